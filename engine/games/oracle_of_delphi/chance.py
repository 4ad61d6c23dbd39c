"""The chance events of The Oracle of Delphi (section 4.6): dice, piles, and what the setup draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.state import Outcomes
from engine.games.oracle_of_delphi.rules import dealing
from engine.games.oracle_of_delphi.rules.counting import has
from engine.games.oracle_of_delphi.terms import (
    AT_BATTLE,
    AT_INJURY_CARD,
    AT_ORACLE,
    AT_ORACLE_CARD,
    AT_REFILL,
    AT_SETUP,
    AT_TILE,
    AT_TITAN,
    COLOURS,
    EQUIP,
    EQUIPMENT,
    FACE,
    FIRST_GAME_SHIPS,
    IN_PILE,
    INJURY_PILE,
    INJURY_SHUFFLED,
    MONSTER_TILES,
    OFFERING_TILES,
    OPEN_SHIP,
    ORACLE_PILE,
    ORACLE_SHUFFLED,
    ROLLS,
    S_BOARD,
    S_COLOURS,
    S_DOUBLES,
    S_FIRST,
    S_LESS_MONSTERS,
    S_LESS_SHRINES,
    S_OFFERINGS,
    S_PLAIN,
    S_SHIPS,
    SHIP_TILE,
    SHIPS,
    STREAM_BATTLE,
    STREAM_BOARD,
    STREAM_COLOURS,
    STREAM_DICE,
    STREAM_EQUIPMENT,
    STREAM_FIRST,
    STREAM_INJURY,
    STREAM_ORACLE,
    STREAM_SHIPS,
    STREAM_TILES,
    STREAM_TITAN,
    STREAM_ZEUS,
    TILES,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

BOARD_FACES: Final[i64] = 256
PLAYERS: Final[i64] = 4


def list_chance(s: OracleState, out: Outcomes) -> None:
    """Colours from 0, tiles 1 to 12, cards 1 to 22; three dice are one number in base 6, sorted."""
    point = s.point
    if point == AT_ORACLE:
        out.die(STREAM_DICE + s.active, s.get(s.active, ROLLS))
        list_dice(out)
    elif point == AT_ORACLE_CARD:
        out.draw(STREAM_ORACLE, s.oracle_shuffles)
        list_pile(s, out, ORACLE_PILE, ORACLE_SHUFFLED)
    elif point == AT_INJURY_CARD:
        out.draw(STREAM_INJURY, s.injury_shuffles)
        list_pile(s, out, INJURY_PILE, INJURY_SHUFFLED)
    elif point == AT_BATTLE:
        out.die(STREAM_BATTLE, s.battles)
        for face in range(i64(10)):
            out.add(face, 1)
    elif point == AT_TITAN:
        out.die(STREAM_TITAN, s.titans)
        for face in range(i64(1), i64(7)):
            out.add(face, 1)
    elif point == AT_TILE:
        list_tiles(s, out)
    elif point == AT_REFILL:
        out.draw(STREAM_EQUIPMENT, 0)
        for card in range(i64(1), EQUIPMENT + 1):
            out.add(card, 1 if s.cells[EQUIP + card] == IN_PILE else 0, 1)
    elif point == AT_SETUP:
        list_setup(s, out)


def list_dice(out: Outcomes) -> None:
    """Three dice as a multiset: 1 share for a triple, 3 for a pair, 6 for three colours."""
    for a in range(COLOURS):
        for b in range(a, COLOURS):
            for c in range(b, COLOURS):
                shares: i64 = 6
                if a == b or b == c:
                    shares = 1 if a == c else 3
                out.add(a * 36 + b * 6 + c, shares)


def list_pile(s: OracleState, out: Outcomes, pile: i64, shuffled: i64) -> None:
    for c in range(COLOURS):
        out.add(c, s.cells[pile + c], s.cells[shuffled + c])


def list_tiles(s: OracleState, out: Outcomes) -> None:
    """The tiles whose place nobody knows."""
    known: i64 = 0
    for cloud in range(TILES):
        known |= i64(1) << s.cells[FACE + cloud]
    out.draw(STREAM_TILES, 0)
    for tile in range(i64(1), TILES + 1):
        if not has(known, tile):
            out.add(tile, 1, 1)


def list_setup(s: OracleState, out: Outcomes) -> None:
    stage = s.stage
    if stage == S_FIRST:
        out.die(STREAM_FIRST, 0)
        for seat in range(s.setup.seats):
            out.add(seat, 1)
    elif stage == S_COLOURS:
        out.draw(STREAM_COLOURS, 0)
        for colour in range(PLAYERS):
            out.add(colour, 0 if has(s.mask, colour) else 1, 1)
    elif stage == S_BOARD:
        out.die(STREAM_BOARD, s.count)
        for face in range(BOARD_FACES):
            out.add(face, 1)
    elif stage >= S_OFFERINGS and stage <= S_PLAIN:
        dealing.list_deal(s, out)
    elif stage == S_SHIPS:
        list_ships(s, out)
    elif stage == S_DOUBLES:
        out.die(STREAM_ZEUS, s.throws)
        for i in range(i64(4)):
            for j in range(i + 1, i64(4)):
                out.add((i64(1) << i) | (i64(1) << j), 1)
    else:
        list_less(s, out)


def list_ships(s: OracleState, out: Outcomes) -> None:
    """The ship tiles that may still be dealt (ORA-2.10, 19.2)."""
    out.draw(STREAM_SHIPS, 0)
    for tile in range(i64(1), SHIPS + 1):
        left: i64 = 1
        if s.setup.ship_mode == FIRST_GAME_SHIPS and s.setup.first_game[tile] == 0:
            continue
        if s.cells[OPEN_SHIP + tile - 1] == 1:
            left = 0
        for seat in range(s.setup.seats):
            if s.get(seat, SHIP_TILE) == tile:
                left = 0
        out.add(tile, left, 1)


def list_less(s: OracleState, out: Outcomes) -> None:
    """The short game: which tile goes (ORA-19.1)."""
    out.die(STREAM_ZEUS, s.throws)
    if s.stage == S_LESS_SHRINES:
        for number in range(i64(3)):
            out.add(number, 1)
        return
    row = MONSTER_TILES if s.stage == S_LESS_MONSTERS else OFFERING_TILES
    for colour in range(COLOURS):
        if has(s.get(0, row), colour):
            out.add(colour, 1)
