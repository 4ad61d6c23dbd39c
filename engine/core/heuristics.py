"""What good players know about a game beyond its rules: the seam between a game and the search.

Compiled. A game extends `Heuristics` once, in its `heuristics.py`, and hangs it on its `Game` record. The
search calls it for imagined positions only. Nothing here decides legality.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from engine.core.ids import NOBODY
from engine.core.kit import Rng
from engine.core.state import Actions, State


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Values:
    """A reused row of one number for each seat, from 0 (lost) to 1 (won alone)."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.of: vec[float] = vec[float]([0.0] * 8)

    def put(self, seat: i64, value: float) -> None:
        self.of[seat] = value

    def get(self, seat: i64) -> float:
        return self.of[seat]

    def to_list(self) -> list[float]:
        return [self.of[seat] for seat in range(self.seats)]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Weights:
    """A reused row of numbers above 0, one for each listed action, in the order of the list."""

    def __init__(self) -> None:
        self.of: vec[float] = vec[float]([1.0] * 128)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, weight: float) -> None:
        if self.count == i64(len(self.of)):
            self.of = append(self.of, weight)
        else:
            self.of[self.count] = weight
        self.count += 1

    def get(self, i: i64) -> float:
        return self.of[i]

    def total(self) -> float:
        amount = 0.0
        for i in range(self.count):
            amount += self.of[i]
        return amount

    def pick(self, share: float) -> i64:
        """The place that owns this share of the total, `share` from 0 up to 1."""
        left = share * self.total()
        for i in range(self.count):
            left -= self.of[i]
            if left < 0.0:
                return i
        return self.count - 1

    def to_list(self) -> list[float]:
        return [self.of[i] for i in range(self.count)]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Heuristics:
    """A player without knowledge: actions at random, no evaluation. Games override what they know better.

    Every method is a pure function of its arguments and leaves the state as it was. A method may be given
    any position that the game can reach, of any number of seats and with any options.
    """

    def __init__(self) -> None:
        self.evaluates = False  # does `evaluate` say more than equal shares?
        self.weighs = False  # does `weigh` say more than equal weights?

    def reward(self, state: State, seats: i64, values: Values) -> None:
        """What a finished game is worth to each seat, 0 to 1, into `values`.

        The share of the victory; a co-operative game may add a little for its score, such that any
        victory is worth more than any defeat.
        """
        for seat in range(seats):
            values.of[seat] = state.returns(seat)

    def evaluate(self, state: State, seats: i64, values: Values) -> None:
        """The share of the victory that each seat can expect in a game that is not over, into `values`."""
        for seat in range(seats):
            values.of[seat] = 1.0 / float(seats)

    def judge(self, state: State, seats: i64, values: Values) -> None:
        """What a position is worth, over or not, into `values`."""
        if state.to_act() == NOBODY:
            self.reward(state, seats, values)
        else:
            self.evaluate(state, seats, values)

    def weigh(self, state: State, actions: Actions, weights: Weights) -> None:
        """How promising each of the listed legal actions looks to the seat to act; above 0, any scale."""
        weights.clear()
        for _ in range(actions.count):
            weights.add(1.0)

    def choose(self, state: State, actions: Actions, rng: Rng) -> i64:
        """A rollout's decision: one of the listed legal actions (at least one is listed)."""
        return actions.get(rng.below(actions.count))

    def sealed(self, state: State) -> bool:
        """Is what happens next, a decision or a draw, hidden from every seat but the one it concerns?

        A tree must not tell two worlds apart by what the searching seat does not learn.
        """
        return False

    def learned(self, state: State, action: i64) -> i64:
        """What the other seats learn of a sealed decision before it is made: a number from 0 to 2**24 - 1.

        Actions of one number look alike to them; they may see where a card is laid, but not which.
        """
        return 0
