"""Plays jobs on the cores of this machine, as many at a time as there are workers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from multiprocessing.connection import wait
from types import TracebackType
from typing import Protocol, Self

from ai.arena.match import Failed, Finished
from services.arena.plan import Job, Plan
from services.arena.worker import Worker

LOOK_S = 0.1  # how often a worker that says nothing is looked at

Outcomes = Iterator[tuple[Job, Finished | Failed]]


class Pool(AbstractContextManager["Pool"], Protocol):
    """Where jobs are played. Leaving the block ends everything that it started."""

    def play(self, jobs: Iterator[Job]) -> Outcomes:
        """Outcomes as they come, in any order; a job is taken only when a worker is free for it."""
        ...


class LocalPool:
    """Worker processes of this machine. `limit_s` is what a decision may take."""

    def __init__(self, plan: Plan, workers: int, limit_s: float) -> None:
        self.plan = plan
        self.size = workers
        self.limit_s = limit_s
        self.workers: list[Worker] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self.workers:
            worker.end()

    def play(self, jobs: Iterator[Job]) -> Outcomes:
        """Raises Trouble."""
        while True:
            self.feed(jobs)
            busy = [worker for worker in self.workers if worker.job is not None]
            if not busy:
                return
            wait([worker.calls for worker in busy], timeout=LOOK_S)
            for worker in busy:
                job = worker.job
                outcome = worker.take()
                if outcome is not None and job is not None:
                    yield job, outcome

    def feed(self, jobs: Iterator[Job]) -> None:
        """A job for every free worker, while there are jobs; workers are started when they are needed."""
        free = [worker for worker in self.workers if worker.job is None]
        while free or len(self.workers) < self.size:
            job = next(jobs, None)
            if job is None:
                return
            if not free:
                self.workers.append(Worker(self.plan, self.limit_s))
                free.append(self.workers[-1])
            free.pop().give(job)
