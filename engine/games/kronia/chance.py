"""The chance events of Kronia (KRO-1.6, 2.1, 11.1, 11.7): a die for the first player and for sides,
piles for the special tiles and the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.state import Outcomes
from engine.games.kronia.terms import (
    AT_DRAW,
    AT_EXTRA,
    AT_FIRST,
    AT_SIDE,
    AT_TILE,
    BAG,
    GODS,
    SHUFFLED,
    SIDES,
    STREAM_BAG,
    STREAM_FIRST,
    STREAM_SIDES,
    STREAM_TILES,
    TILES,
    TILES_LEFT,
)

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def list_chance(s: KroniaState, out: Outcomes) -> None:
    """Seats from 0, tiles and sides from 0, gods by number."""
    if s.point == AT_FIRST:
        out.die(STREAM_FIRST, 0)
        for seat in range(s.setup.seats):
            out.add(seat, 1)
    elif s.point == AT_TILE:
        out.draw(STREAM_TILES, 0)
        for tile in range(TILES):
            out.add(tile, s.cells[TILES_LEFT + tile], 1)
    elif s.point == AT_SIDE:
        out.die(STREAM_SIDES, s.sides_thrown)
        for side in range(SIDES):
            out.add(side, 1)
    elif s.point == AT_DRAW or s.point == AT_EXTRA:
        out.draw(STREAM_BAG, s.shuffles)
        for god in range(i64(1), GODS):
            out.add(god, s.cells[BAG + god], s.cells[SHUFFLED + god])
