"""LUX-5 Treasure tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.luxor.actions import LEAVE, TAKE
from engine.games.luxor.rules.codes import TURN_ORDER
from engine.games.luxor.rules.refill import start_draw
from engine.games.luxor.rules.tables import CARD_KIND, SYMBOL, TILE_NEEDS, TILE_POINTS, TILES
from engine.games.luxor.terms import (
    AT_MINUS_ONE,
    AT_TEMPLE,
    MINUS_ONE,
    N_LEFT,
    N_TILE,
    N_TREASURE,
    NO_TILE,
)

if TYPE_CHECKING:
    from engine.games.luxor.state import LuxorState


def missing_adventurers(s: LuxorState, space: i64) -> i64:
    """How many more of the active seat's adventurers the treasure here needs (LUX-5.1, 5.6)."""
    return TILE_NEEDS[s.tiles[space]] - s.me().pieces.count_of(space)


def act_on_treasure(s: LuxorState, space: i64) -> None:
    """Take it if there are enough; ask if a minus-one card makes up for one (LUX-5.1, 5.2, 7.11)."""
    missing = missing_adventurers(s, space)
    if missing == 1 and CARD_KIND[s.card] == MINUS_ONE and not s.rules.minus_one_compulsory:
        s.point = AT_MINUS_ONE
    elif missing <= 0 or (missing == 1 and CARD_KIND[s.card] == MINUS_ONE):
        take_treasure(s, space)
    else:
        start_draw(s)


def check_minus_one(s: LuxorState, choice: i64) -> i64:
    return OK if choice in (TAKE, LEAVE) else TURN_ORDER


def do_minus_one(s: LuxorState, choice: i64) -> None:
    if choice == TAKE:
        take_treasure(s, s.where)
    else:
        s.note(N_LEFT, s.active, s.where)
        start_draw(s)


def take_treasure(s: LuxorState, space: i64) -> None:
    """Score it, keep it, and refill the space if it shows a symbol (LUX-5.3, 5.4)."""
    me = s.me()
    tile = s.tiles[space]
    me.points += TILE_POINTS[tile]
    me.treasures.bump(tile)
    s.tiles[space] = NO_TILE
    s.note(N_TREASURE, s.active, space, tile)
    if SYMBOL[space] != 0 and not pile_is_empty(s, SYMBOL[space]):
        s.where = space
        s.point = AT_TEMPLE
    else:
        start_draw(s)


def pile_is_empty(s: LuxorState, symbol: i64) -> bool:
    """Ruling R17: an empty pile refills nothing."""
    for tile in range(i64(1), TILES):
        if s.stock.temple[symbol * TILES + tile] != 0:
            return False
    return True


def do_lay_temple_tile(s: LuxorState, tile: i64) -> None:
    """The top tile of the pile lies on the space; its action is not performed now (LUX-5.5)."""
    s.stock.temple.bump(SYMBOL[s.where] * TILES + tile, -1)
    s.tiles[s.where] = tile
    s.note(N_TILE, s.where, tile)
    start_draw(s)
