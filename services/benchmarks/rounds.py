"""Times several things against one another: interleaved rounds of equal work, and the median of each.

Neighbours on a shared machine slow all of them in the same round, so their ratios hold where rates do not.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

ROUNDS = 5
MAX_REPEATS = 1 << 24

Clock = Callable[[], float]  # seconds
Tick = Callable[[float, str], None]  # told the share that is done, 0 to 1, and what was measured last


@dataclass(frozen=True)
class Work:
    """`run(n)` does something n times and returns how many things that were, such as moves."""

    key: str
    run: Callable[[int], float]


def race(
    works: Sequence[Work], seconds: float, tick: Tick, rounds: int = ROUNDS, clock: Clock = time.perf_counter
) -> dict[str, float]:
    """Things a second of each work, by key: the median of the rounds. It takes about `seconds` in all."""
    slice_s = seconds / (len(works) * (rounds + 1))
    repeats = {work.key: calibrate(work, slice_s) for work in works}
    rates: dict[str, list[float]] = {work.key: [] for work in works}
    for number in range(rounds):
        for i, work in enumerate(works):
            start = clock()
            things = work.run(repeats[work.key])
            rates[work.key].append(things / (clock() - start))
            tick((number + (i + 1) / len(works)) / rounds, work.key)
    return {key: statistics.median(values) for key, values in rates.items()}


def calibrate(work: Work, slice_s: float) -> int:
    """How often to do it so that a round takes about `slice_s` seconds; it warms up on the way."""
    repeats = 1
    while True:
        start = time.perf_counter()
        work.run(repeats)
        took = time.perf_counter() - start
        if took >= slice_s / 4 or repeats >= MAX_REPEATS:
            return max(1, round(repeats * slice_s / max(took, 1e-9)))
        repeats *= 2
