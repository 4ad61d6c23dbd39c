"""The chance events of Luxor: the die, and piles that are drawn from without an order of their own.

Outcomes: a seat, a card, a tile, the points of a scarab, or the number on the die.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.state import Outcomes
from engine.games.luxor.rules.tables import (
    CARD_COPIES,
    CARD_LEVEL,
    CARDS,
    SCARAB_COPIES,
    SYMBOL,
    TEMPLE_COPIES,
    TILE_COPIES,
    TILE_KIND,
    TILES,
)
from engine.games.luxor.terms import (
    AT_DEAL,
    AT_DRAW,
    AT_OSIRIS,
    AT_REVEAL,
    AT_ROLL,
    AT_SCARAB,
    AT_STARTER,
    AT_TEMPLE,
    AT_TOPS,
    AT_TREASURE,
    DIE,
    OSIRIS,
    STREAM_CARDS,
    STREAM_DIE,
    STREAM_HORUS,
    STREAM_OSIRIS,
    STREAM_SCARABS,
    STREAM_STARTER,
    STREAM_TEMPLE,
    STREAM_TREASURES,
    TREASURE,
)

if TYPE_CHECKING:
    from engine.games.luxor.state import LuxorState


def list_chance(s: LuxorState, out: Outcomes) -> None:
    point = s.point
    if point in (AT_DRAW, AT_DEAL):
        list_pile(s, out)
    elif point == AT_ROLL:
        list_faces(out, STREAM_DIE, s.throws, 1, DIE)
    elif point in (AT_REVEAL, AT_TOPS):
        list_deck(s, out)
    elif point == AT_TEMPLE:
        list_temple(s, out)
    elif point == AT_SCARAB:
        list_scarabs(s, out)
    elif point == AT_OSIRIS:
        list_unplaced(s, out, STREAM_OSIRIS, OSIRIS)
    elif point == AT_TREASURE:
        list_unplaced(s, out, STREAM_TREASURES, TREASURE)
    elif point == AT_STARTER:
        list_faces(out, STREAM_STARTER, 0, 0, s.rules.seats - 1)


def list_faces(out: Outcomes, stream: i64, throws: i64, low: i64, high: i64) -> None:
    """A fair die with the numbers `low` to `high`."""
    out.die(stream, throws)
    for face in range(low, high + 1):
        out.add(face, 1)


def list_pile(s: LuxorState, out: Outcomes) -> None:
    """The top card of the draw pile."""
    out.draw(STREAM_CARDS, s.shuffles)
    for card in range(i64(1), CARDS):
        out.add(card, s.piles.draw[card], s.piles.shuffled[card])


def list_scarabs(s: LuxorState, out: Outcomes) -> None:
    """One of the scarabs in supply, by its points."""
    out.draw(STREAM_SCARABS, 0)
    for points in range(i64(1), s.stock.scarabs.size):
        out.add(points, s.stock.scarabs[points], SCARAB_COPIES[points])


def list_deck(s: LuxorState, out: Outcomes) -> None:
    """The next card of a Horus deck."""
    out.draw(STREAM_HORUS + s.level - 1, 0)
    for card in range(i64(1), CARDS):
        if CARD_LEVEL[card] == s.level:
            out.add(card, s.piles.decks[card], CARD_COPIES[card])


def list_temple(s: LuxorState, out: Outcomes) -> None:
    """The top tile of the pile that the uncovered symbol names."""
    symbol = SYMBOL[s.where]
    out.draw(STREAM_TEMPLE + symbol - 1, 0)
    for tile in range(i64(1), TILES):
        out.add(tile, s.stock.temple[symbol * TILES + tile], TEMPLE_COPIES[symbol * TILES + tile])


def list_unplaced(s: LuxorState, out: Outcomes, stream: i64, kind: i64) -> None:
    out.draw(stream, 0)
    for tile in range(i64(1), TILES):
        if TILE_KIND[tile] == kind:
            out.add(tile, s.stock.unplaced[tile], TILE_COPIES[tile])
