"""One position of one game, and the reused buffers that its methods fill.

Compiled. A game extends `State` once and no deeper. An uncompiled game runs under the compiled search.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from engine.core.kit import Rng

NOTE_WIDTH: Final[i64] = 6  # numbers in one note of a journal


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Actions:
    """A reused list of actions (or of article codes)."""

    def __init__(self) -> None:
        self.ids: vec[i64] = vec[i64]([0] * 128)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        if self.count == i64(len(self.ids)):
            self.ids = append(self.ids, action)
        else:
            self.ids[self.count] = action
        self.count += 1

    def get(self, i: i64) -> i64:
        """The action at this place, 0 to count - 1."""
        return self.ids[i]

    def holds(self, action: i64) -> bool:
        for i in range(self.count):
            if self.ids[i] == action:
                return True
        return False

    def to_list(self) -> list[int]:
        return [self.ids[i] for i in range(self.count)]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Outcomes:
    """The outcomes of one chance event, with whole-number weights.

    A *die* is thrown: `number` counts the throws of its stream so far, every throw is independent.
    A *pile* is drawn from: `number` counts its shuffles so far, a weight is the number of copies
    left, and `copies` is how many there were at that shuffle.
    """

    def __init__(self) -> None:
        self.ids: vec[i64] = vec[i64]([0] * 64)
        self.weights: vec[i64] = vec[i64]([0] * 64)
        self.copies: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0
        self.total: i64 = 0
        self.stream: i64 = 0
        self.number: i64 = 0
        self.pile = False

    def die(self, stream: i64, throws: i64) -> None:
        """Start the list of a die (or coin, or spinner) that was thrown this often."""
        self.begin(stream, throws, False)

    def draw(self, stream: i64, shuffles: i64) -> None:
        """Start the list of a pile (or bag) that was shuffled this often."""
        self.begin(stream, shuffles, True)

    def begin(self, stream: i64, number: i64, pile: bool) -> None:
        self.count = 0
        self.total = 0
        self.stream = stream
        self.number = number
        self.pile = pile

    def add(self, outcome: i64, weight: i64, copies: i64 = 0) -> None:
        """One more outcome. Weights below 1 are left out; `copies` matters for a pile only."""
        if weight < 1:
            return
        if self.count == i64(len(self.ids)):
            self.ids = append(self.ids, outcome)
            self.weights = append(self.weights, weight)
            self.copies = append(self.copies, copies)
        else:
            self.ids[self.count] = outcome
            self.weights[self.count] = weight
            self.copies[self.count] = copies
        self.count += 1
        self.total += weight

    def pick(self, at: i64) -> i64:
        """The outcome that owns this share, `at` from 0 to total - 1."""
        left = at
        for i in range(self.count):
            left -= self.weights[i]
            if left < 0:
                return self.ids[i]
        raise ValueError(f"share {at} of {self.total}")

    def sample(self, rng: Rng) -> i64:
        """An outcome by weight: how a search, which never sees the seed, lets chance speak."""
        return self.pick(rng.below(self.total))

    def weight_of(self, outcome: i64) -> i64:
        """Its weight, 0 if it cannot happen."""
        for i in range(self.count):
            if self.ids[i] == outcome:
                return self.weights[i]
        return 0

    def to_list(self) -> list[tuple[int, int, int]]:
        """(outcome, weight, copies at the last shuffle) in the game's order."""
        return [(self.ids[i], self.weights[i], self.copies[i]) for i in range(self.count)]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Journal:
    """What `apply` did, in notes of six numbers: a kind and five values. A search keeps none."""

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]()

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        for value in (kind, a, b, c, d, e):
            self.cells = append(self.cells, value)

    def to_list(self) -> list[tuple[int, int, int, int, int, int]]:
        out: list[tuple[int, int, int, int, int, int]] = []
        at: i64 = 0
        while at < i64(len(self.cells)):
            c = self.cells
            out.append((c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4], c[at + 5]))
            at += NOTE_WIDTH
        return out


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """One position. Everything that is hot is here; the cold rest hangs on `engine.core.game.Game`."""

    def __init__(self) -> None:
        self.ply: i64 = 0  # steps so far, chance included; `apply` adds one
        self.journal: Journal | None = None  # where `apply` notes what it did; never copied

    def clone(self) -> State:
        """An equal position that shares nothing mutable; it keeps no journal."""
        raise NotImplementedError

    def to_act(self) -> i64:
        """The seat that must decide, or CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def check(self, seat: i64, action: i64) -> i64:
        """OK, or the code of the first article that this seat would break with this action.

        Any seat and any number may be asked. This is the only judge: nothing else decides legality.
        """
        raise NotImplementedError

    def list_broken(self, seat: i64, action: i64, out: Actions) -> None:
        """Every article code that can be told without side effects; the first is that of `check`."""
        out.clear()
        code = self.check(seat, action)
        if code != 0:
            out.add(code)

    def list_actions(self, out: Actions) -> None:
        """Exactly the legal actions of the seat to act, in a fixed order; none if no seat is to act."""
        raise NotImplementedError

    def list_chance(self, out: Outcomes) -> None:
        """The outcomes of the chance event that the position waits on."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Carry out a legal action of the seat to act, or a possible outcome. Trusts its caller."""
        raise NotImplementedError

    def returns(self, seat: i64) -> float:
        """When over: the seat's share of the victory, 0 to 1 (k winners: 1/k each; a draw is shared).

        In a co-operative game every seat has the team's share.
        """
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """Canonical: equal positions give equal bytes. Digests are taken over these."""
        raise NotImplementedError
