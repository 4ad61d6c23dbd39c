"""Chapter 1, setup: the bag, the hands, the first player, the special tiles (KRO-1, KRO-11.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import CHANCE
from engine.games.kronia.rules import drawing
from engine.games.kronia.terms import (
    AT_FIRST,
    AT_SIDE,
    AT_TILE,
    BAG,
    CARD,
    CHOOSE_FIRST,
    GODS,
    HAND,
    LATER,
    N_FIRST,
    N_TILE,
    NO_RULE,
    RULE,
    SHUFFLED,
    SIDES,
    TILE,
    TILES,
    TILES_LEFT,
    VALUES,
)

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def begin(s: KroniaState) -> None:
    """Fill the bag, deal the decks, and ask for the first player unless one is named (KRO-1.3 to 1.6)."""
    for god in range(GODS):
        s.cells[BAG + god] = s.setup.tokens[god]
        s.cells[SHUFFLED + god] = s.setup.tokens[god]
    for seat in range(s.setup.seats):
        for i in range(s.setup.decks * VALUES):
            s.cells[CARD + seat * s.setup.decks * VALUES + i] = HAND if i < VALUES else LATER
    if s.setup.first_seat < 0:
        s.point = AT_FIRST
        s.actor = CHANCE
    else:
        do_first(s, s.setup.first_seat)


def do_first(s: KroniaState, seat: i64) -> None:
    s.first = seat
    s.note(N_FIRST, seat)
    if s.setup.special_tiles:
        for tile in range(TILES):
            s.cells[TILES_LEFT + tile] = 1
        for temple in range(s.setup.layout.size):
            put_tile(s, temple, s.setup.layout[temple] - 1)
    deal_tile(s)


def deal_tile(s: KroniaState) -> None:
    """Ask for the next special tile, or begin round 1 when every temple has what it gets."""
    temple = temple_to_deal(s)
    if temple < 0:
        drawing.start_round(s)
        return
    s.temple = temple
    s.point = AT_TILE
    s.actor = CHANCE


def temple_to_deal(s: KroniaState) -> i64:
    """The temple that gets the next tile, or -1.

    First one tile each (KRO-11.1); then, as an option, a temple whose tile holds no local rule gets
    further ones while there are any (R-30).
    """
    if not s.setup.special_tiles:
        return -1
    for temple in range(s.setup.temples):
        if s.cells[TILE + temple] == 0:
            return temple
    left: i64 = 0
    for tile in range(TILES):
        left += s.cells[TILES_LEFT + tile]
    if s.setup.tile_replacement and left > 0:
        for temple in range(s.setup.temples):
            if s.cells[RULE + temple] == NO_RULE:
                return temple
    return -1


def do_tile(s: KroniaState, tile: i64) -> None:
    s.extra = tile
    s.point = AT_SIDE


def do_side(s: KroniaState, side: i64) -> None:
    tile = s.extra
    s.extra = 0
    s.sides_thrown += 1
    put_tile(s, s.temple, tile * SIDES + side)
    deal_tile(s)


def put_tile(s: KroniaState, temple: i64, side: i64) -> None:
    """Lay a tile, this side (tile * 2 + side) up, at a temple (KRO-11.2, 11.18)."""
    rule = s.setup.sides[side]
    s.cells[TILE + temple] = side + 1
    s.cells[TILES_LEFT + side // SIDES] = 0
    if rule <= CHOOSE_FIRST:
        s.cells[RULE + temple] = rule
    else:
        s.general |= i64(1) << rule
    s.note(N_TILE, temple, side // SIDES, side % SIDES, rule)
