"""Plays jobs on a Ray cluster, one process of it for each worker. Needs the extra `ray`.

With RAY_ADDRESS it is the cluster there, on whose machines this package must be installed; without, Ray is
started here for the run. Each of its processes minds a worker like those of a run without Ray, so a player
that does not answer or takes its process with it costs that one game there too.
"""

from __future__ import annotations

import importlib.util
import logging
import os
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing.connection import wait
from types import TracebackType
from typing import Any, Self

from ai.arena.match import Failed, Finished
from services.arena.plan import Job, Plan
from services.arena.pool import LOOK_S, Outcomes
from services.arena.worker import MAX_DEATHS, Trouble, Worker

STARTS = 2
STORE_BYTES = 80_000_000  # Ray's shared memory here: jobs and outcomes are small


def can_use_ray() -> bool:
    return importlib.util.find_spec("ray") is not None


class Minder:
    """A worker as a Ray actor: one job at a time."""

    def __init__(self, plan: Plan, limit_s: float, paths: list[str]) -> None:
        if paths:  # Ray puts the folder that it was started in before them, and with it perhaps other sources
            sys.path[:] = paths
        self.worker = Worker(plan, limit_s)

    def play(self, job: Job) -> Finished | Failed:
        """Raises Trouble."""
        self.worker.give(job)
        while (outcome := self.worker.take()) is None:
            wait([self.worker.calls], timeout=LOOK_S)
        return outcome


class RayPool:
    """As many workers as asked for, or as the cluster has processors. Raises Trouble if it has none."""

    def __init__(self, plan: Plan, workers: int | None, limit_s: float) -> None:
        self.plan = plan
        self.size = workers
        self.limit_s = limit_s
        self.minders: list[Any] = []
        self.lost: Counter[Job] = Counter()
        self.paths: list[str] = []  # where this process finds its modules; of other machines we know nothing

    def __enter__(self) -> Self:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
        import ray

        here: dict[str, Any] = {}
        if "RAY_ADDRESS" not in os.environ:
            self.paths = [os.path.abspath(path) for path in sys.path if path]
            paths = os.pathsep.join(self.paths)
            here = {
                "address": "local", "num_cpus": self.size, "include_dashboard": False,
                "object_store_memory": STORE_BYTES, "runtime_env": {"env_vars": {"PYTHONPATH": paths}},
            }  # fmt: skip
        self.ray: Any = ray
        self.start(here)
        self.size = self.size or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return self

    def start(self, settings: dict[str, Any]) -> None:
        """Ray gives its own start half a minute, which a busy machine may need to be given twice."""
        for attempt in range(STARTS):
            try:
                self.ray.init(log_to_driver=False, logging_level=logging.ERROR, **settings)
                return
            except Exception as error:  # Ray raises no narrower class
                self.ray.shutdown()
                if attempt == STARTS - 1:
                    raise Trouble(f"Ray cannot be reached or started: {error}") from None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for minder in self.minders:
            self.ray.kill(minder)
        self.ray.shutdown()

    def play(self, jobs: Iterator[Job]) -> Outcomes:
        """Raises Trouble."""
        busy: dict[Any, tuple[Any, Job]] = {}
        free: list[Any] = []
        while True:
            while (free or len(self.minders) < (self.size or 1)) and (job := next(jobs, None)) is not None:
                minder = free.pop() if free else self.hire()
                busy[minder.play.remote(job)] = (minder, job)
            if not busy:
                return
            ready, _ = self.ray.wait(list(busy), timeout=LOOK_S)
            for call in ready:
                minder, job = busy.pop(call)
                outcome = self.fetch(call, job)
                if outcome is None:
                    self.minders.remove(minder)
                    minder = self.hire()
                    busy[minder.play.remote(job)] = (minder, job)
                    continue
                free.append(minder)
                yield job, outcome

    def hire(self) -> Any:
        minder = self.ray.remote(Minder).options(num_cpus=1).remote(self.plan, self.limit_s, self.paths)
        self.minders.append(minder)
        return minder

    def fetch(self, call: Any, job: Job) -> Finished | Failed | None:
        """None if the machine or process that had the job is gone, so that it must be played elsewhere."""
        try:
            outcome: Finished | Failed = self.ray.get(call)
            return outcome
        except self.ray.exceptions.RayTaskError as error:
            raise Trouble(str(error.cause)) from None
        except self.ray.exceptions.RayActorError as error:
            self.lost[job] += 1
            if self.lost[job] >= MAX_DEATHS:
                raise Trouble(f"Ray lost game {job.number} {self.lost[job]} times: {error}") from None
            return None
