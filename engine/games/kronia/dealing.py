"""The cards that a viewer does not know, dealt anew for each position that is imagined. Compiled.

A search asks for thousands of positions of one view, so what the view says of a deck is put together once.
Values of cards are bits: bit v stands for value v.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from engine.core.faults import Corrupt
from engine.core.kit import Rng, Row
from engine.games.kronia.state import KroniaState
from engine.games.kronia.terms import CARD, HID, HIDDEN, LAID, LAID_CARD, VALUES


@mypyc_attr(acyclic=True)
class Discards:
    """The cards of a deck that were discarded face down, in the order of their rounds (KRO-12.4)."""

    def __init__(self, rounds: Row, cards: Row, fitting: vec[i64]) -> None:
        self.rounds = rounds
        self.cards = cards  # 0 for each that the viewer does not know
        self.fitting = fitting  # the values that each can be: none was revealed in a later round


@mypyc_attr(acyclic=True)
class Closed:
    """A deck of which the viewer does not know everything."""

    def __init__(self, seat: i64, start: i64, unseen: i64, current: bool, discards: Discards) -> None:
        self.seat = seat  # its owner's
        self.start = start  # its cell before value 1
        self.unseen = unseen  # values that may be in the hand, under a face-down card or discarded
        self.current = current  # cards are laid from it
        self.discards = discards

    def is_hidden(self, s: KroniaState) -> bool:
        """Was a card of this deck discarded or laid that the viewer does not know?"""
        for i in range(self.discards.cards.size):
            if self.discards.cards[i] == 0:
                return True
        if self.current:
            for i in range(s.laid):
                if s.owner(i) == self.seat and s.value(i) == 0:
                    return True
        return False

    def deal(self, s: KroniaState, rng: Rng) -> None:
        """Choose what the owner of this deck discarded and laid unseen."""
        unseen = self.unseen & ~self.discard(s, rng)
        if self.current:
            self.lay(s, unseen, rng)

    def discard(self, s: KroniaState, rng: Rng) -> i64:
        """A value for each card discarded face down, uniform over all that the reveals allow.

        Candidates of an earlier discard are among those of a later one, so choosing in order of rounds
        never runs dry and makes every assignment equally likely.
        """
        chosen: i64 = 0
        for i in range(self.discards.cards.size):
            value = self.discards.cards[i]
            if value == 0:
                value = draw(self.unseen & self.discards.fitting[i] & ~chosen, rng)
            chosen |= i64(1) << value
            s.cells[CARD + self.start + value] = HIDDEN
            s.cells[HID + self.start + value] = self.discards.rounds[i]
        return chosen

    def lay(self, s: KroniaState, unseen: i64, rng: Rng) -> None:
        """Choose the values of this seat's face-down cards among its unseen ones."""
        for i in range(s.laid):
            if s.owner(i) == self.seat and s.value(i) == 0:
                value = draw(unseen, rng)
                unseen &= ~(i64(1) << value)
                s.cells[LAID_CARD + i] = self.seat * 16 + value
                s.cells[CARD + self.start + value] = LAID


def draw(values: i64, rng: Rng) -> i64:
    """One of these values, each as likely; Corrupt if there is none."""
    count: i64 = 0
    for value in range(i64(1), VALUES + 1):
        count += (values >> value) & 1
    skip = rng.below(count)
    for value in range(i64(1), VALUES + 1):
        if (values >> value) & 1 == 1:
            if skip == 0:
                return value
            skip -= 1
    raise Corrupt("no position of Kronia looks like this: a hidden card can have no value")
