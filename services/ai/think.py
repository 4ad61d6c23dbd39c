"""One job from its view to its answer, with no process around it: the worker and the judge both use it."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable

from ai.levels import levels_of
from ai.search.params import Params
from ai.search.search import Search, check_turn
from engine.core.faults import Malformed
from engine.core.game import AnyGame
from engine.core.kit import seeded
from services.ai.job import DONE, OUT_OF_TIME, SEAT_TO_ACT, STOPPED, Found, Job

TELL_S = 0.25  # between two reports
FIRST_TELL_S = 0.05  # when the iterations have doubled since the last
FIRST_CHUNK = 64  # iterations before the first look at the clock for a report


def parameters_of(game: AnyGame, job: Job) -> Params:
    params, _ = levels_of(game)[job.level].params.with_overrides(job.overrides)
    return params


class Watch:
    """Says to a search when to stop, and remembers why."""

    def __init__(self, job: Job, cancelled: Callable[[], bool]) -> None:
        self.start = time.monotonic()
        self.cancelled = cancelled
        self.budget = self.start + job.think_ms / 1000 if job.think_ms else float("inf")
        self.limit = min(self.start + job.limit_ms / 1000, job.until)
        self.report = float("inf")  # when somebody wants to hear of it again
        self.why = ""

    def stop(self) -> bool:
        """Is it time to stop, or to report?"""
        return self.over() or time.monotonic() >= self.report

    def over(self) -> bool:
        """Is it time to stop?"""
        now = time.monotonic()
        if self.cancelled():
            self.why = STOPPED
        elif now >= self.budget:
            self.why = DONE
        elif now >= self.limit:
            self.why = OUT_OF_TIME
        return self.why != ""

    def ms(self) -> int:
        return int((time.monotonic() - self.start) * 1000)


def think(
    game: AnyGame,
    job: Job,
    cancelled: Callable[[], bool] = lambda: False,
    tell: Callable[[Found], None] | None = None,
) -> Found:
    """The answer. Raises Malformed if the view is none, the game is over, or another seat is to act."""
    watch = Watch(job, cancelled)
    seat = decider(game, job)
    params = parameters_of(game, job)
    search = Search(game, job.view, seat, params, job.seed)
    if search.actions.count == 1:
        return Found(dataclasses.replace(search.result(), forced=True), DONE, watch.ms())
    if tell is None:
        search.run(job.iterations, watch.stop, job.settle and params.settle)
    else:
        run_telling(search, job, watch, tell)
    partial = watch.why in (OUT_OF_TIME, STOPPED) or job.iterations == 0
    return Found(search.result(partial), watch.why or DONE, watch.ms())


def decider(game: AnyGame, job: Job) -> int:
    """The seat that must decide. Raises Malformed if it is not the one asked for, or the view is none."""
    if not job.foreign:
        check_turn(game.determinize(job.view, seeded(job.seed)), job.seat, "subject")
        return job.seat
    try:
        world = game.determinize(job.view, seeded(job.seed))
        seat = job.seat if job.seat != SEAT_TO_ACT else max(int(world.to_act()), 0)
        same = game.view(world, seat) == job.view
    except Exception:  # whatever a made-up view leads to
        same = False
    if not same:
        whose = "the seat to act" if job.seat == SEAT_TO_ACT else f"seat {job.seat}"
        raise Malformed("subject.view", f"no position of {game.title} looks like this to {whose}")
    check_turn(world, seat, "subject")
    return seat


def run_telling(search: Search, job: Job, watch: Watch, tell: Callable[[Found], None]) -> None:
    """Search until the budget is used up or there is a reason to stop, and report on the way."""
    last, told, target = watch.start, 0, FIRST_CHUNK
    while search.iterations < job.iterations and not search.proven:
        watch.report = last + TELL_S
        search.run(min(job.iterations, target) - search.iterations, watch.stop)
        if watch.over():
            return
        now = time.monotonic()
        if now - last >= (FIRST_TELL_S if search.iterations >= 2 * told else TELL_S):
            tell(Found(search.result(partial=True), DONE, watch.ms()))
            last, told = now, search.iterations
        if search.iterations >= target:
            target *= 2
