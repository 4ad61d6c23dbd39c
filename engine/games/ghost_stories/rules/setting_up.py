"""Chapter 3, setup: village, boards and faces by chance, then what every player and board starts with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.games.ghost_stories.terms import (
    ALIVE,
    AT,
    AT_BOARD,
    AT_FACE,
    AT_FIRST,
    AT_TILE,
    BLACK,
    BOARD,
    BOARD_QI,
    CENTRE,
    COLOURS,
    JOB_YIN,
    N_BOARD,
    N_FACE,
    N_FIRST,
    N_TILE,
    POWER,
    POWER_TOKENS,
    QI,
    RED,
    SIDES,
    SUPPLY,
    TAO,
    TAO_COPIES,
    TILE,
    TILES,
    YIN_YANG,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState

NEUTRAL_QI: Final[i64] = 3


def begin(s: GhostStoriesState) -> None:
    """What does not depend on chance (GHO-3.3, 3.7, 3.8); then the first village tile is drawn."""
    for colour in range(COLOURS):
        s.cells[SUPPLY + colour] = TAO_COPIES
    for side in range(SIDES):
        if s.setup.seat_of[side] < 0:
            s.cells[BOARD_QI + side] = NEUTRAL_QI
    for seat in range(s.setup.seats):
        s.cells[ALIVE + seat] = 1
        s.cells[QI + seat] = s.setup.start_qi
        s.cells[AT + seat] = CENTRE
        s.cells[YIN_YANG + seat] = 1 if s.setup.start_yin_yang else 0
        s.cells[POWER_TOKENS + seat] = s.setup.power_tokens
        if s.setup.black_tao:
            deal(s, seat, BLACK)
    s.ask_chance(AT_TILE)


def deal(s: GhostStoriesState, seat: i64, colour: i64) -> None:
    s.cells.bump(SUPPLY + colour, -1)
    s.cells.bump(TAO + seat * COLOURS + colour, 1)


def do_tile(s: GhostStoriesState, kind: i64) -> None:
    tile = s.find(TILE, TILES, 0)
    s.cells[TILE + tile] = kind
    s.note(N_TILE, tile, kind)
    s.ask_chance(AT_TILE if tile + 1 < TILES else AT_BOARD)


def do_board(s: GhostStoriesState, colour: i64) -> None:
    side = s.find(BOARD, SIDES, 0)
    s.cells[BOARD + side] = colour + 1
    s.note(N_BOARD, side, colour)
    seat = s.setup.seat_of[side]
    if s.setup.seats == 1 and seat == 0:
        for each in range(BLACK):
            deal(s, seat, each)
    elif seat >= 0:
        deal(s, seat, colour)
    if side + 1 < SIDES:
        s.ask_chance(AT_BOARD)
    else:
        ask_face(s)


def ask_face(s: GhostStoriesState) -> None:
    """The next face: given by the options, or thrown; alone, red shows Dance of the Peaks (GHO-3.9)."""
    for side in range(SIDES):
        if s.cells[POWER + side] != 0:
            continue
        colour = s.cells[BOARD + side] - 1
        if s.setup.faces >= 0:
            show_face(s, side, (s.setup.faces >> colour) & 1)
        elif s.setup.seats == 1 and colour == RED:
            show_face(s, side, 0)
        else:
            s.ask_chance(AT_FACE)
            return
    s.ask_chance(AT_FIRST)


def show_face(s: GhostStoriesState, side: i64, face: i64) -> None:
    s.cells[POWER + side] = (s.cells[BOARD + side] - 1) * 2 + face + 1
    s.note(N_FACE, side, s.cells[POWER + side])


def do_face(s: GhostStoriesState, face: i64) -> None:
    show_face(s, s.find(POWER, SIDES, 0), face)
    ask_face(s)


def do_first(s: GhostStoriesState, seat: i64) -> None:
    s.note(N_FIRST, seat)
    s.push(JOB_YIN, s.setup.side_of[seat])
