"""A viewer with perfect memory and nothing else: it knows what its events told it.

Written against the rules, not against `view.py`, so that a test can compare the two.
"""

from __future__ import annotations

from collections import Counter

from engine.games.luxor import events as e
from engine.games.luxor.data import DATA

START = Counter({c.id: c.copies for c in DATA.cards if not c.level})


class Observer:
    def __init__(self, viewer, seats):
        self.viewer = viewer
        self.hands = [[] for _ in range(seats)]  # of each card: its batch, or None if everybody saw it
        self.own = []
        self.is_dealing = True
        self.batches = [START.copy()]  # what of each batch this viewer has not seen
        self.discards = []
        self.scarabs = Counter({points: copies for points, copies in DATA.scarabs})

    def hear(self, event):
        match event:
            case e.CardDrawn(seat, card):
                self.put(seat, len(self.batches) - 1, card)
            case e.HorusCardTaken(seat, _, card):
                self.put(seat, None, card)
            case e.CardPlayed(seat, place, card) | e.CardDiscarded(seat, place, card):
                self.lay_down(seat, place, card)
            case e.PileReshuffled(_):
                self.batches.append(Counter(self.discards))
                self.discards = []
            case e.ScarabTaken(_, int(points)):
                self.scarabs[points] -= 1

    def put(self, seat, batch, card):
        hand = self.hands[seat]
        at = len(hand) if self.is_dealing else 2
        hand.insert(at, batch)
        self.is_dealing = self.is_dealing and sum(map(len, self.hands)) < 5 * len(self.hands)
        if seat == self.viewer:
            self.own.insert(at, card)
            if batch is not None:
                self.batches[batch][card] -= 1

    def lay_down(self, seat, place, card):
        batch = self.hands[seat].pop(min(place, len(self.hands[seat]) - 1))
        if seat == self.viewer:
            assert self.own.pop(min(place, len(self.own) - 1)) == card
        elif batch is not None:
            self.batches[batch][card] -= 1
        self.discards.append(card)

    def ages(self):
        """Of every card of every hand in order: 0 if everybody saw it, else its rank by age."""
        batches = [batch for hand in self.hands for batch in hand]
        held = sorted({batch for batch in batches if batch is not None})
        return [0 if batch is None else held.index(batch) + 1 for batch in batches]

    def unseen(self):
        """The cards of each batch that it has not seen, oldest first, as sorted lists."""
        return [sorted(b.elements()) for b in self.batches if b.total()]
