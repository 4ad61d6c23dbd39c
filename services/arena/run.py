"""A run from its plan to its figures: which games are still to play, and when there are enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ai.arena.figures import Figures, add_up
from ai.arena.intervals import RUNNING, Sprt
from ai.arena.match import Failed
from ai.arena.trial import Played, Trial
from services.arena.book import Book
from services.arena.plan import Job, Plan
from services.arena.pool import Pool

COMPLETE, INTERRUPTED, FAILURES = "complete", "interrupted", "failures"

Show = Callable[[int, Played], None]  # called with the contest and the game that has ended


@dataclass
class Limits:
    """How much is played."""

    games: int  # of each contest, in whole blocks
    failures: int  # of one player in one contest, after which the run ends
    sprt: Sprt | None = None


@dataclass
class Run:
    """What there is of a run so far."""

    plan: Plan
    limits: Limits
    book: Book | None = None
    played: dict[Job, Played] = field(default_factory=dict)
    ending: str = INTERRUPTED  # until it is known
    culprit: str = ""  # the player whose failures ended it

    def __post_init__(self) -> None:
        contests = self.plan.contests
        sprt = self.limits.sprt
        self.trials = [None if sprt is None else Trial(sprt, contest.seatings) for contest in contests]
        self.failures: Counter[tuple[int, str]] = Counter()
        for job, played in sorted(
            (self.book.played if self.book else {}).items(), key=lambda kv: kv[0].number
        ):
            if job.number < self.limits.games:
                self.count(job, played)

    def count(self, job: Job, played: Played) -> None:
        self.played[job] = played
        trial = self.trials[job.contest]
        if trial is not None:
            trial.add(played)
        if isinstance(played.outcome, Failed):
            name = self.plan.contests[job.contest].entrants[played.seating[played.outcome.seat]]
            self.failures[job.contest, name] += 1
            if self.failures[job.contest, name] >= self.limits.failures:
                self.culprit = name

    def decided(self, contest: int) -> bool:
        """Has the test said all it can say?"""
        trial = self.trials[contest]
        return trial is not None and trial.verdict != RUNNING

    def jobs(self) -> Iterator[Job]:
        """What is still to play, while it is needed."""
        for contest in range(len(self.plan.contests)):
            for number in range(self.limits.games):
                job = Job(contest, number)
                if self.culprit:
                    return
                if self.decided(contest):
                    break
                if job not in self.played:
                    yield job

    def play(self, pool: Pool, show: Show) -> None:
        """Until everything is played, a player has failed too often, or Ctrl-C. Raises Trouble, OSError."""
        schedules = [self.plan.schedule(i) for i in range(len(self.plan.contests))]
        try:
            for job, outcome in pool.play(self.jobs()):
                played = Played(job.number, schedules[job.contest].slot(job.number).seating, outcome)
                if self.book is not None:
                    self.book.add(job, played)
                self.count(job, played)
                show(job.contest, played)
        except KeyboardInterrupt:
            return
        self.ending = FAILURES if self.culprit else COMPLETE

    def of_contest(self, contest: int) -> list[Played]:
        return [played for job, played in self.played.items() if job.contest == contest]

    def figures(self, contest: int) -> Figures:
        names = self.plan.contests[contest].entrants
        seatings = self.plan.contests[contest].seatings
        return add_up(names, seatings, self.of_contest(contest), self.limits.sprt)
