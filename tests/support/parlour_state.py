"""The position of the parlour game (see `parlour`); plain Python under the core of either build."""

from __future__ import annotations

from itertools import chain

from engine.core.faults import Corrupt
from engine.core.ids import CHANCE, NOBODY, OK
from engine.core.state import Actions, Outcomes, State

VALUES, CARD_COPIES, HAND, ROUNDS, PIPS = 6, 3, 3, 3, 4
OVER, NOT_YOUR_TURN, NOT_IN_HAND = 1, 2, 3
DEALT, SEALED, SHOWN, THROWN = 1, 2, 3, 4
DECK, DIE = 0, 1


class Parlour(State):
    def __init__(self, seats: int) -> None:
        super().__init__()
        self.hands = [[0] * VALUES for _ in range(seats)]  # cards of each value
        self.sealed = [-1] * seats
        self.shown = [0] * VALUES  # cards out of the game, by value
        self.points = [0] * seats
        self.round = -1  # -1 while dealing
        self.throws = 0
        self.settle()

    def settle(self) -> None:
        """Ply and turn follow from the rest."""
        sealed = sum(card >= 0 for card in self.sealed)
        dealt = sum(map(sum, self.hands)) + sealed + sum(self.shown)
        self.ply = dealt + sum(self.shown) + sealed + self.throws

    def to_act(self):
        if self.round < 0:
            return CHANCE
        if self.round == ROUNDS:
            return NOBODY
        return self.sealed.index(-1) if -1 in self.sealed else CHANCE

    def clone(self):
        copy = type(self)(len(self.hands))
        copy.hands = [list(hand) for hand in self.hands]
        copy.sealed, copy.shown, copy.points = list(self.sealed), list(self.shown), list(self.points)
        copy.round, copy.throws = self.round, self.throws
        copy.settle()
        return copy

    def check(self, seat, action):
        if self.to_act() == NOBODY:
            return OVER
        if seat < 0 or seat != self.to_act():
            return NOT_YOUR_TURN
        if not 0 <= action < VALUES or not self.hands[seat][action]:
            return NOT_IN_HAND
        return OK

    def list_actions(self, out: Actions) -> None:
        out.clear()
        for value in range(VALUES):
            if self.check(self.to_act(), value) == OK:
                out.add(value)

    def list_chance(self, out: Outcomes) -> None:
        if self.round < 0:
            out.draw(DECK, 0)
            for value in range(VALUES):
                held = sum(hand[value] for hand in self.hands)
                out.add(value, CARD_COPIES - held, CARD_COPIES)
        else:
            out.die(DIE, self.throws)
            for pips in range(PIPS):
                out.add(pips, 1)

    def apply(self, action):
        seat = self.to_act()
        if self.round < 0:
            self.deal(action)
        elif seat == CHANCE:
            self.score(action)
        else:
            self.hands[seat][action] -= 1
            self.sealed[seat] = action
            self.note(SEALED, seat, action)
        self.settle()

    def deal(self, value):
        seat = next(s for s, hand in enumerate(self.hands) if sum(hand) < HAND)
        self.hands[seat][value] += 1
        self.note(DEALT, seat, value)
        if all(sum(hand) == HAND for hand in self.hands):
            self.round = 0

    def score(self, pips):
        self.note(THROWN, 0, pips)
        for seat, card in enumerate(self.sealed):
            self.note(SHOWN, seat, card)
            self.shown[card] += 1
            self.points[seat] += card if card >= pips else 0
        self.sealed = [-1] * len(self.sealed)
        self.throws += 1
        self.round += 1

    def note(self, kind, seat, value):
        if self.journal is not None:
            self.journal.note(kind, seat, value)

    def returns(self, seat):
        best = max(self.points)
        return 1 / self.points.count(best) if self.points[seat] == best else 0.0

    def to_bytes(self):
        sealed = [card + 1 for card in self.sealed]
        rows = [
            self.round + 1,
            self.throws,
            *sealed,
            *self.points,
            *self.shown,
            *chain.from_iterable(self.hands),
        ]
        return bytes([len(self.hands), *rows])


def read(data: bytes, kind: type[Parlour] = Parlour) -> Parlour:
    seats = data[0] if data else 0
    if seats not in (2, 3) or len(data) != 3 + 2 * seats + VALUES * (seats + 1):
        raise Corrupt("the bytes have the wrong length")
    state = kind(seats)
    state.round, state.throws = data[1] - 1, data[2]
    rest = list(data[3:])
    state.sealed = [value - 1 for value in rest[:seats]]
    state.points, state.shown = rest[seats : 2 * seats], rest[2 * seats : 2 * seats + VALUES]
    for seat in range(seats):
        at = 2 * seats + VALUES * (seat + 1)
        state.hands[seat] = rest[at : at + VALUES]
    if not is_possible(state):
        raise Corrupt("no such position")
    state.settle()
    return state


def is_possible(state: Parlour) -> bool:
    fits = all(
        state.shown[value] + state.sealed.count(value) + sum(hand[value] for hand in state.hands)
        <= CARD_COPIES
        for value in range(VALUES)
    )
    rounds = -1 <= state.round <= ROUNDS and state.throws == max(state.round, 0)
    return fits and rounds and all(card < VALUES for card in state.sealed)
