"""The rows of a position: tiles, boards, ghosts, Taoists and tokens are all there, once each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.games.ghost_stories.terms import (
    ALIVE,
    AT,
    AT_BOARD,
    AT_FACE,
    AT_FIRST,
    AT_TILE,
    AWAKE,
    BOARD,
    BOARD_QI,
    BUDDHA,
    CARD,
    CARDS,
    COLOURS,
    DICE,
    DIE,
    DIE_CAPTURE,
    DISCARDED,
    FACES,
    FIGURE,
    FRESH,
    GHOST,
    GHOSTS,
    HAUNTED,
    HAUNTER,
    IN_PLAY,
    ON_STONE,
    POWER,
    POWER_TOKENS,
    QI,
    READY,
    SEATS,
    SIDES,
    SPACES,
    SUPPLY,
    TAO,
    TAO_COPIES,
    TILE,
    TILES,
    YIN_YANG,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def cells_fit(s: GhostStoriesState) -> bool:
    return (
        layout_fits(s) and cards_fit(s) and spaces_fit(s) and taoists_fit(s) and tao_fits(s) and tokens_fit(s)
    )


def layout_fits(s: GhostStoriesState) -> bool:
    """Tiles and boards are laid in order, each at most once, and faces belong to their boards."""
    if not in_order(s, TILE, TILES, TILES) or not in_order(s, BOARD, SIDES, SIDES):
        return False
    for tile in range(TILES):
        if s.cells[HAUNTED + tile] > 1:
            return False
    for side in range(SIDES):
        power = s.cells[POWER + side]
        if power > 8 or (power != 0 and (power - 1) // 2 + 1 != s.cells[BOARD + side]):
            return False
        if s.cells[BOARD_QI + side] > 3 or (s.setup.seat_of[side] >= 0 and s.cells[BOARD_QI + side] != 0):
            return False
    return True


def in_order(s: GhostStoriesState, start: i64, size: i64, most: i64) -> bool:
    """Different values from 1 to `most`, then zeros."""
    seen: i64 = 0
    ended = False
    for i in range(size):
        value = s.cells[start + i]
        if value == 0:
            ended = True
        elif ended or value > most or (seen >> value) & 1 != 0:
            return False
        seen |= i64(1) << value
    return True


def setting_up_fits(s: GhostStoriesState) -> bool:
    """Chance is asked for what is missing next, and nothing else has happened."""
    tile = s.find(TILE, TILES, 0)
    board = s.find(BOARD, SIDES, 0)
    power = s.find(POWER, SIDES, 0)
    if s.drawn != 0 or s.ghosts_in_play() != 0:
        return False
    if s.point == AT_TILE:
        return tile >= 0 and board == 0 and power == 0
    if s.point == AT_BOARD:
        return tile < 0 and board >= 0 and power == 0
    if s.point == AT_FACE:
        return tile < 0 and board < 0 and power >= 0
    return s.point == AT_FIRST and laid_out(s)


def laid_out(s: GhostStoriesState) -> bool:
    return s.find(TILE, TILES, 0) < 0 and s.find(BOARD, SIDES, 0) < 0 and s.find(POWER, SIDES, 0) < 0


def cards_fit(s: GhostStoriesState) -> bool:
    """Every card that was drawn is in play or discarded; incarnations came in their slots."""
    seen: i64 = 0
    incarnations: i64 = 0
    in_play: i64 = 0
    if s.cells[CARD] != 0:
        return False
    for card in range(i64(1), CARDS):
        where = s.cells[CARD + card]
        if where > DISCARDED:
            return False
        if where == IN_PLAY:
            in_play += 1
        if where != 0:
            seen += 1
            if card > GHOSTS:
                incarnations += 1
    expected: i64 = 0
    for draw in range(i64(1), s.drawn + 1):
        expected += (s.setup.slots >> draw) & 1
    placed = s.ghosts_in_play() + (1 if s.card != 0 else 0)
    return seen == s.drawn and incarnations == expected and in_play == placed


def spaces_fit(s: GhostStoriesState) -> bool:
    captive: i64 = 0
    buddhas: i64 = 0
    for space in range(SPACES):
        if not space_fits(s, space):
            return False
        captive += s.cells[DIE + space]
        buddhas += s.cells[BUDDHA + space]
    if captive > 3 or buddhas > 2 or s.buddhas_on_temple() < 0:
        return False
    return s.scroll == 0 or s.cells[GHOST + s.scroll - 1] != 0


def space_fits(s: GhostStoriesState, space: i64) -> bool:
    card = s.cells[GHOST + space]
    figure = s.cells[FIGURE + space]
    if card >= CARDS or s.cells[DIE + space] > 1 or s.cells[AWAKE + space] > 1 or s.cells[BUDDHA + space] > 1:
        return False
    if card == 0:
        return figure == 0 and s.cells[DIE + space] == 0 and s.cells[AWAKE + space] == 0
    for other in range(space):
        if s.cells[GHOST + other] == card:
            return False
    captures = s.left_of(card, 0) == DIE_CAPTURE or s.left_of(card, 1) == DIE_CAPTURE
    if s.cells[CARD + card] != IN_PLAY or (s.cells[DIE + space] != 0 and not captures):
        return False
    return figure <= ON_STONE and (figure != 0) == (s.centre_of(card) == HAUNTER)


def taoists_fit(s: GhostStoriesState) -> bool:
    for seat in range(SEATS):
        qi = s.cells[QI + seat]
        if seat >= s.setup.seats or s.cells[ALIVE + seat] == 0:
            if holds_something(s, seat) or qi != 0:
                return False
        elif s.cells[ALIVE + seat] > 1 or qi == 0 or qi > s.setup.qi_cap:
            return False
        if s.cells[AT + seat] >= TILES or s.cells[YIN_YANG + seat] > 1:
            return False
        if s.cells[READY + seat] > 2 or s.cells[FRESH + seat] > 2:
            return False
    return True


def holds_something(s: GhostStoriesState, seat: i64) -> bool:
    held = s.cells[YIN_YANG + seat] + s.cells[READY + seat] + s.cells[FRESH + seat]
    return held + s.cells[POWER_TOKENS + seat] + s.tao_total(seat) > 0


def tao_fits(s: GhostStoriesState) -> bool:
    """Four Tao tokens of each colour (GHO-2.1), on boards, in the supply or on the Circle."""
    for colour in range(COLOURS):
        total = s.cells[SUPPLY + colour] + (1 if s.circle == colour + 1 else 0)
        for seat in range(SEATS):
            total += s.cells[TAO + seat * COLOURS + colour]
        if total != TAO_COPIES:
            return False
    for die in range(i64(4)):
        if s.cells[DICE + die] >= FACES or (die >= s.dice and s.cells[DICE + die] != 0):
            return False
    return True


def tokens_fit(s: GhostStoriesState) -> bool:
    """Power tokens are never more than were dealt."""
    total = s.centre
    for seat in range(SEATS):
        total += s.cells[POWER_TOKENS + seat]
    most = s.setup.power_tokens * s.setup.seats
    return total <= most and (total == most or s.setup.tokens_die)
