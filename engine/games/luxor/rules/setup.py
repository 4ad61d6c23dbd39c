"""LUX-2 Setup: the supplies, and then one chance event after another until the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.games.luxor.rules.refill import show_top, take_from_pile
from engine.games.luxor.rules.tables import PRINTED
from engine.games.luxor.terms import (
    AT_DEAL,
    AT_OSIRIS,
    AT_TOPS,
    AT_TREASURE,
    AT_TURN,
    HAND,
    LEVELS,
    N_STARTER,
    N_TILE,
    N_TURN,
    NO_TILE,
    OSIRIS,
    TOMB,
    TREASURE,
)

if TYPE_CHECKING:
    from engine.games.luxor.state import LuxorState


def do_starter(s: LuxorState, seat: i64) -> None:
    """LUX-2.6."""
    s.starter = seat
    s.note(N_STARTER, seat)
    s.point = AT_DEAL


def do_deal(s: LuxorState, card: i64) -> None:
    """Five cards to each seat, kept in the order received (LUX-2.3). `active` is who is dealt to."""
    me = s.me()
    take_from_pile(s, me, card, me.hand.size)
    if me.hand.size < HAND:
        return
    s.active += 1
    if s.active == s.rules.seats:
        s.active = s.starter
        s.level = 1
        s.point = AT_TOPS


def do_first_top(s: LuxorState, card: i64) -> None:
    """The first card of each Horus deck lies face up (LUX-2.5)."""
    show_top(s, card)
    s.level += 1
    if s.level > LEVELS:
        s.level = 0
        s.point = AT_OSIRIS


def do_place(s: LuxorState, tile: i64) -> None:
    """Osiris tiles, then treasures, go onto their spaces in the order of the path (LUX-2.4)."""
    kind = OSIRIS if s.point == AT_OSIRIS else TREASURE
    space = next_open(s, kind)
    s.tiles[space] = tile
    s.stock.unplaced.bump(tile, -1)
    s.note(N_TILE, space, tile)
    if next_open(s, kind) < TOMB:
        return
    if kind == OSIRIS:
        s.point = AT_TREASURE
    else:
        s.point = AT_TURN
        s.note(N_TURN, s.active, 0)


def next_open(s: LuxorState, kind: i64) -> i64:
    """The first space for such a tile that has none yet; TOMB if all are filled."""
    space: i64 = 1
    while space < TOMB and (PRINTED[space] != kind or s.tiles[space] != NO_TILE):
        space += 1
    return space
