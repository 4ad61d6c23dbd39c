"""The sequential test over a run: one sample for each deal, in the order of the schedule.

Games may end in any order; the answer is that of a run which played them one after another.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ai.arena.intervals import RUNNING, Sprt
from ai.arena.match import Failed, Finished

Seatings = Sequence[tuple[int, ...]]


@dataclass(frozen=True)
class Played:
    """One game of the schedule, with the entrant of each seat."""

    number: int
    seating: tuple[int, ...]
    outcome: Finished | Failed


@dataclass(frozen=True)
class Test:
    """Where a sequential test stands."""

    elo0: float
    elo1: float
    alpha: float
    beta: float
    ratio: float  # log likelihood
    low: float
    high: float
    samples: int  # deals of which every game was finished
    verdict: str  # ACCEPTED (elo1), REJECTED (elo0) or RUNNING


class Trial:
    """Feed it every game; it looks at whole deals without a failure, until it has decided."""

    def __init__(self, sprt: Sprt, seatings: Seatings) -> None:
        self.sprt = sprt
        self.seatings = seatings
        self.waiting: dict[int, Finished | Failed] = {}
        self.deal = 0  # the next one to look at
        self.counts: Counter[float] = Counter()
        self.samples = 0
        self.ratio = 0.0
        self.verdict = RUNNING

    def add(self, game: Played) -> None:
        self.waiting[game.number] = game.outcome
        block = len(self.seatings)
        while self.verdict == RUNNING:
            numbers = range(self.deal * block, self.deal * block + block)
            if any(number not in self.waiting for number in numbers):
                return
            outcomes = [self.waiting.pop(number) for number in numbers]
            self.deal += 1
            ended = [outcome for outcome in outcomes if isinstance(outcome, Finished)]
            if len(ended) == block:
                self.count(score_of(ended, self.seatings))

    def count(self, score: float) -> None:
        self.counts[score] += 1
        self.samples += 1
        own, seats = sides(self.seatings)
        self.ratio = self.sprt.ratio(self.counts, own, seats)
        self.verdict = self.sprt.judge(self.ratio)

    def to_test(self) -> Test:
        s = self.sprt
        return Test(s.elo0, s.elo1, s.alpha, s.beta, self.ratio, s.low, s.high, self.samples, self.verdict)


def score_of(ended: Sequence[Finished], seatings: Seatings) -> float:
    """The first entrant's score in one deal, 0 to 1: its mean share of the victories.

    Of two teams: 1 if only the first one won, 0 if only the second one did, else a half.
    """
    if ended[0].team:
        return (1.0 + ended[0].shares[0] - ended[-1].shares[0]) / 2.0
    total = math.fsum(
        outcome.shares[seat]
        for outcome, seating in zip(ended, seatings)
        for seat, holder in enumerate(seating)
        if holder == 0
    )
    return round(total / len(ended), 9)  # so that equal scores of different sums are one


def sides(seatings: Seatings) -> tuple[int, int]:
    """(seats of the first entrant, all seats); two teams count as two seats."""
    own = sum(holder == 0 for holder in seatings[0])
    return (own, len(seatings[0])) if own < len(seatings[0]) else (1, 2)


def whole_deals(games: Sequence[Played], block: int) -> Iterator[list[Finished]]:
    """The finished games of each deal that has all of them; the games given are in order."""
    found: dict[int, list[Finished]] = {}
    for game in games:
        if isinstance(game.outcome, Finished):
            found.setdefault(game.number // block, []).append(game.outcome)
    return (ended for ended in found.values() if len(ended) == block)
