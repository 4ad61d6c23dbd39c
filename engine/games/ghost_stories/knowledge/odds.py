"""What Tao dice can show, and what an attempt is worth over all that they can show.

Exact: every roll is looked at with its chance. For one colour a roll is seen as how many dice hit, for two as
how many show the first, the second, white and anything else; ghosts of several colours need all six faces.
"""

from __future__ import annotations

from math import factorial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_DICE: Final[i64] = 5


def splits(total: int, parts: int) -> list[tuple[int, ...]]:
    """All ways to split a number of dice among so many faces."""
    if parts == 1:
        return [(total,)]
    return [(n, *rest) for n in range(total + 1) for rest in splits(total - n, parts - 1)]


def chance_of(counts: tuple[int, ...], weights: tuple[int, ...]) -> float:
    """Of exactly these counts, where face i has `weights[i]` chances in six."""
    ways = factorial(sum(counts))
    value = 1.0
    for count, weight in zip(counts, weights):
        ways //= factorial(count)
        value *= (weight / 6.0) ** count
    return ways * value


def rows(parts: int) -> list[list[tuple[int, ...]]]:
    return [splits(dice, parts) for dice in range(MOST_DICE + 1)]


def starts(groups: list[list[tuple[int, ...]]]) -> list[int]:
    """Where the rolls of 0, 1, ... dice begin, and where the last ones end."""
    return [sum(len(group) for group in groups[:n]) for n in range(len(groups) + 1)]


HIT_ROWS = rows(2)
HIT_START: Final = vec[i64](starts(HIT_ROWS))
HIT_COUNTS: Final = vec[i64]([row[0] for group in HIT_ROWS for row in group])
HIT_CHANCE: Final = vec[float]([chance_of(row, (1, 5)) for group in HIT_ROWS for row in group])
WILD_CHANCE: Final = vec[float]([chance_of(row, (2, 4)) for group in HIT_ROWS for row in group])

PAIR_ROWS = rows(4)
PAIR_WEIGHTS = (1, 1, 1, 3)
PAIR_START: Final = vec[i64](starts(PAIR_ROWS))
PAIR_COUNTS: Final = vec[i64]([n for group in PAIR_ROWS for row in group for n in row])
PAIR_CHANCE: Final = vec[float]([chance_of(row, PAIR_WEIGHTS) for group in PAIR_ROWS for row in group])

FULL_ROWS = rows(6)
FULL_WEIGHTS = (1, 1, 1, 1, 1, 1)
FULL_START: Final = vec[i64](starts(FULL_ROWS))
FULL_COUNTS: Final = vec[i64]([n for group in FULL_ROWS for row in group for n in row])
FULL_CHANCE: Final = vec[float]([chance_of(row, FULL_WEIGHTS) for group in FULL_ROWS for row in group])


def lone(dice: i64, need: i64, own: i64, gain: float, price: float, wild: bool) -> float:
    """The worth of an attempt at one ghost of one colour, with `own` tokens of it at `price` each."""
    value = 0.0
    for at in range(HIT_START[dice], HIT_START[dice + 1]):
        spent = max(i64(0), need - HIT_COUNTS[at])
        if spent <= own:
            value += (WILD_CHANCE[at] if wild else HIT_CHANCE[at]) * max(0.0, gain - price * float(spent))
    return value


class Side:
    """One of two ghosts at a corner: what it needs, what there is for it, and what it is worth."""

    def __init__(self, colour: i64, need: i64, own: i64, gain: float) -> None:
        self.colour = colour
        self.need = need
        self.own = own
        self.gain = gain


def pair(dice: i64, a: Side, b: Side, price: float, wild: bool) -> float:
    """The worth of an attempt at two ghosts of one colour each."""
    same = a.colour == b.colour
    value = 0.0
    for at in range(PAIR_START[dice], PAIR_START[dice + 1]):
        white: i64 = PAIR_COUNTS[4 * at + 2] if wild else i64(0)
        first = PAIR_COUNTS[4 * at]
        second = first if same else PAIR_COUNTS[4 * at + 1]
        gap_a = max(i64(0), a.need - first)
        gap_b = max(i64(0), b.need - second)
        best = 0.0
        rest = max(i64(0), gap_a - white)
        if rest <= a.own:
            best = max(best, a.gain - price * float(rest))
        rest = max(i64(0), gap_b - white)
        if rest <= b.own:
            best = max(best, b.gain - price * float(rest))
        if same:
            gap = max(i64(0), a.need + b.need - first)
            reach = min(gap, a.own)
        else:
            gap = gap_a + gap_b
            reach = min(gap_a, a.own) + min(gap_b, b.own)
        rest = max(i64(0), gap - white)
        if rest <= reach:
            best = max(best, a.gain + b.gain - price * float(rest))
        value += PAIR_CHANCE[at] * best
    return value


class Faced:
    """Up to two ghosts of any colours, at one tile. `chosen` has a bit for each ghost that is beaten."""

    def __init__(self) -> None:
        self.need: vec[i64] = vec[i64]([0] * 10)  # of ghost g at g * 5
        self.own: vec[i64] = vec[i64]([0] * 5)
        self.immune: i64 = 0  # bit of each ghost that dice do not touch
        self.gain: vec[float] = vec[float]([0.0, 0.0])
        self.ghosts: i64 = 0
        # What does not depend on the roll, by `chosen`; of each colour at `chosen * 5`.
        self.want: vec[i64] = vec[i64]([0] * 20)
        self.spare: vec[i64] = vec[i64]([0] * 20)
        self.fixed: vec[i64] = vec[i64]([0] * 4)  # tokens that no die replaces; -1: more than there are
        self.prize: vec[float] = vec[float]([0.0] * 4)

    def prepare(self, chosen: i64) -> None:
        """What these ghosts take and bring, whatever the dice show."""
        fixed: i64 = 0
        for colour in range(i64(5)):
            must: i64 = 0
            want: i64 = 0
            for ghost in range(self.ghosts):
                if (chosen >> ghost) & 1 != 0:
                    if (self.immune >> ghost) & 1 != 0:
                        must += self.need[ghost * 5 + colour]
                    else:
                        want += self.need[ghost * 5 + colour]
            if must > self.own[colour]:
                self.fixed[chosen] = -1
                return
            self.want[chosen * 5 + colour] = want
            self.spare[chosen * 5 + colour] = self.own[colour] - must
            fixed += must
        self.fixed[chosen] = fixed
        self.prize[chosen] = 0.0
        for ghost in range(self.ghosts):
            if (chosen >> ghost) & 1 != 0:
                self.prize[chosen] += self.gain[ghost]

    def tokens(self, chosen: i64, at: i64, wild: bool) -> i64:
        """The fewest tokens that pay for these ghosts with roll `at`, or -1."""
        if self.fixed[chosen] < 0:
            return -1
        gaps: i64 = 0
        reach: i64 = 0
        for colour in range(i64(5)):
            want = self.want[chosen * 5 + colour]
            if want != 0:
                gap = max(i64(0), want - FULL_COUNTS[6 * at + colour])
                gaps += gap
                reach += min(gap, self.spare[chosen * 5 + colour])
        rest = max(i64(0), gaps - (FULL_COUNTS[6 * at + 5] if wild else i64(0)))
        return self.fixed[chosen] + rest if rest <= reach else i64(-1)

    def worth(self, dice: i64, price: float, wild: bool) -> float:
        """The worth of an attempt with so many dice and tokens at `price` each."""
        ways = i64(1) << self.ghosts
        for chosen in range(i64(1), ways):
            self.prepare(chosen)
        value = 0.0
        for at in range(FULL_START[dice], FULL_START[dice + 1]):
            best = 0.0
            for chosen in range(i64(1), ways):
                spent = self.tokens(chosen, at, wild)
                if spent >= 0:
                    best = max(best, self.prize[chosen] - price * float(spent))
            value += FULL_CHANCE[at] * best
        return value
