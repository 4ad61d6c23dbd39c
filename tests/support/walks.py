"""Random games: the same number gives the same game, in both builds and on every machine."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache

from engine.core import chance, kernel
from engine.core.ids import CHANCE, NOBODY, OK
from engine.core.kit import Rng, seeded
from engine.core.state import Actions, Outcomes, State
from support.build import pick
from support.cases import Case

LONGEST = 20_000  # plies; every game must be over by then, however badly it is played
WALKS = range(pick(plain=1, compiled=2))  # random games for each case
SAMPLE = 10  # positions of a walk that the slower claims look at

LARGE = (1 << 63) - 1
JUNK = (-LARGE - 1, -(1 << 31), -4, -3, -2, -1, 0, 1, 255, 256, 65_535, 65_536, (1 << 31) - 1, 1 << 31, LARGE)


@dataclass(frozen=True, eq=False)
class Walk:
    """A random game from the start to the end; `positions[i]` is the position before `entries[i]`."""

    case: Case
    seed: bytes
    positions: list[State]
    entries: list[kernel.Entry]

    @property
    def end(self) -> State:
        return self.positions[-1]

    def moves(self) -> list[tuple[State, kernel.Entry]]:
        return list(zip(self.positions, self.entries, strict=False))

    def sample(self, size: int = SAMPLE) -> list[State]:
        """Positions spread evenly over the walk; the first and the last are among them."""
        return [self.positions[i] for i in spread(len(self.positions), size)]

    def sample_moves(self, size: int = SAMPLE) -> list[tuple[State, kernel.Entry]]:
        return [(self.positions[i], self.entries[i]) for i in spread(len(self.entries), size)]


def spread(length: int, size: int) -> list[int]:
    """At most `size` places from 0 to length - 1, spread evenly, the first and the last among them."""
    if length <= size:
        return list(range(length))
    return [round(i * (length - 1) / (size - 1)) for i in range(size)]


@cache
def walk(case: Case, number: int) -> Walk:
    """The random game with this number: actions are picked alike, draws come from a seed."""
    seed = hashlib.sha256(f"{case} {number}".encode()).digest()
    rng = seeded(int.from_bytes(seed[:7], "little"))
    state = case.start()
    positions, entries = [state.clone()], []
    while state.to_act() != NOBODY:
        assert len(entries) < LONGEST, f"{case} is not over after {LONGEST} plies"
        entries.append(random_ply(state, rng, seed))
        positions.append(state.clone())
    return Walk(case, seed, positions, entries)


def random_ply(state: State, rng: Rng, seed: bytes) -> kernel.Entry:
    """Play one ply in place."""
    if state.to_act() == CHANCE:
        odds = Outcomes()
        state.list_chance(odds)
        assert odds.count > 0, "chance must speak, but nothing can be drawn"
        return kernel.play_outcome(state, odds, chance.draw(seed, odds))
    actions = legal(state)
    assert actions, "a seat must act, but nothing is legal"
    seat, action = state.to_act(), actions[rng.below(len(actions))]
    assert state.check(seat, action) == OK, f"{action} is offered and refused"
    return kernel.play(state, seat, action)


def legal(state: State) -> list[int]:
    actions = Actions()
    state.list_actions(actions)
    return actions.to_list()


def broken(state: State, seat: int, action: int) -> list[int]:
    codes = Actions()
    state.list_broken(seat, action, codes)
    return codes.to_list()


def odds_of(state: State) -> Outcomes:
    odds = Outcomes()
    state.list_chance(odds)
    return odds


@cache
def numbers(case: Case) -> tuple[int, ...]:
    """Actions that a judge may be asked about: some that are legal somewhere, near misses, and junk."""
    seen: set[int] = set()
    for state in walk(case, 0).sample(40):
        seen.update(legal(state))
    rng = seeded(len(seen))
    some = sorted(seen)
    if len(some) > 60:
        some = sorted({some[rng.below(len(some))] for _ in range(60)})
    near = [a ^ (1 << rng.below(20)) for a in some[::2]] + [a + 1 for a in some[::3]]
    far = [rng.next32() & 0x7FFFFFFF for _ in range(10)]
    return tuple(dict.fromkeys([*some, *near, *far, *JUNK]))
