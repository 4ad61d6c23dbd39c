"""What goes to a worker process and what comes back: plain values that can be pickled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ai.search.result import Result

DONE, OUT_OF_TIME, STOPPED = "done", "out_of_time", "stopped"  # how a search ended
SEAT_TO_ACT = -1  # whichever seat must decide


@dataclass(frozen=True)
class Job:
    """One search from one view. `until` is on the system's monotonic clock, which all processes share."""

    game: str
    view: Any  # the frozen dataclass of the game
    seat: int  # or SEAT_TO_ACT
    level: str  # whose parameters
    overrides: Mapping[str, str]
    iterations: int  # at most; 0: no search
    seed: int
    think_ms: int = 0  # a budget in time; 0: none
    limit_ms: int = 60_000  # bounds every search
    until: float = float("inf")
    foreign: bool = False  # a client sent the view, so it may be anything
    settle: bool = False  # stop early as the parameters say; never to compute an answer again
    tell: bool = False  # report on the way


@dataclass(frozen=True)
class Found:
    """What a search found, so far or at its end."""

    result: Result
    ended: str
    think_ms: int
