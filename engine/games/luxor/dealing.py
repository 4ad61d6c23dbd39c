"""Hidden cards and scarabs, dealt anew for each position that is imagined. Compiled.

A search asks for thousands of positions of one view, so what the view says of a batch is put together once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from engine.core.kit import Rng, Row
from engine.games.luxor.state import LuxorState

TRIES: Final[i64] = 64  # random deals before the cards that are known not to be somewhere are placed first


@mypyc_attr(acyclic=True)
class Batch:
    """The unseen cards of one batch, and the places in the hands that some of them came to."""

    def __init__(self, cards: Row, seats: Row, places: Row, bars: vec[i64]) -> None:
        self.cards = cards
        self.seats = seats  # of each place
        self.places = places  # counted from the left of the hand
        self.bars = bars  # of each place; bit c is set: it is not card c

    def deal(self, s: LuxorState, rng: Rng) -> None:
        """Give each place a card out of the draw pile; ValueError if no deal fits."""
        dealt = self.assign(rng)
        for i in range(self.seats.size):
            s.players[self.seats[i]].hand[self.places[i]] = dealt[i]
            s.piles.draw.bump(dealt[i], -1)

    def assign(self, rng: Rng) -> Row:
        """The cards in random order, such that each place gets one that it can be. Else ValueError."""
        if self.cards.size < self.seats.size:
            raise ValueError("a batch has fewer cards than places")
        cards = self.cards.copy()
        for _try in range(TRIES):
            shuffle_head(cards, self.seats.size, rng)
            if self.fits(cards):
                return cards
        return self.assign_barred_first(cards)

    def fits(self, cards: Row) -> bool:
        for i in range(self.seats.size):
            if (self.bars[i] >> cards[i]) & 1 == 1:
                return False
        return True

    def assign_barred_first(self, cards: Row) -> Row:
        """Search for an order in which every place gets a card that it can be; ValueError if none does."""
        order = sorted(range(len(self.seats)), key=self.freedom)
        chosen: dict[int, int] = {}  # index of a place → index in cards
        if not self.extend(cards, order, chosen):
            raise ValueError("no card fits what is known of a hand")
        taken = set(chosen.values())
        rest = [cards[i] for i in range(len(cards)) if i not in taken]
        firsts = [cards[chosen[i]] for i in range(len(self.seats))]
        for i, card in enumerate(firsts + rest):
            cards[i] = card
        return cards

    def freedom(self, place: int) -> int:
        """Less for a place that more cards are barred from."""
        return -int(self.bars[place]).bit_count()

    def extend(self, cards: Row, order: list[int], chosen: dict[int, int]) -> bool:
        """Backtracking over the places in this order; equal cards are tried once."""
        if len(chosen) == len(order):
            return True
        place = order[len(chosen)]
        tried: set[int] = set()
        for i in range(len(cards)):
            card = int(cards[i])
            if i not in chosen.values() and card not in tried and (self.bars[place] >> card) & 1 == 0:
                tried.add(card)
                chosen[place] = i
                if self.extend(cards, order, chosen):
                    return True
                del chosen[place]
        return False


@mypyc_attr(acyclic=True)
class Scarabs:
    """The scarabs whose points the viewer has not seen, and how many of them each seat has."""

    def __init__(self, points: Row, held: Row) -> None:
        self.points = points
        self.held = held

    def deal(self, s: LuxorState, rng: Rng) -> None:
        """Give each seat its scarabs out of the supply."""
        points = self.points.copy()
        shuffle_head(points, self.held.total(), rng)
        at: i64 = 0
        for seat in range(self.held.size):
            for _scarab in range(self.held[seat]):
                s.players[seat].scarabs.bump(points[at])
                s.stock.scarabs.bump(points[at], -1)
                at += 1


def shuffle_head(things: Row, size: i64, rng: Rng) -> None:
    """Bring a random choice in random order to the first places."""
    for i in range(size):
        j = i + rng.below(things.size - i)
        thing = things[i]
        things[i] = things[j]
        things[j] = thing
