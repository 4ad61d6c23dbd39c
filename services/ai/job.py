"""What goes to a worker process and what comes back: plain values that can be pickled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ai.referee.adjudicate import Outlook
from ai.search.result import Result

DONE, OUT_OF_TIME, STOPPED = "done", "out_of_time", "stopped"  # how a search ended
SEAT_TO_ACT = -1  # whichever seat must decide

R_co = TypeVar("R_co", covariant=True)  # what comes back


@dataclass(frozen=True)
class Task(Generic[R_co]):
    """Work for a process, which gives an R_co."""

    game: str

    @property
    def bound_ms(self) -> int:
        """The longest that it may take."""
        raise NotImplementedError


@dataclass(frozen=True)
class Found:
    """What a search found, so far or at its end."""

    result: Result
    ended: str
    think_ms: int


@dataclass(frozen=True)
class Job(Task[Found]):
    """One search from one view. `until` is on the system's monotonic clock, which all processes share."""

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

    @property
    def bound_ms(self) -> int:
        return self.limit_ms


@dataclass(frozen=True)
class Played:
    """What came of playing on. `outlook` is None if that was not wanted, or `done` stayed below the floor."""

    outlook: Outlook | None
    done: int
    team: bool


@dataclass(frozen=True)
class Playouts(Task[Played]):
    """A match so far, to be played on from there: the position is reached by its plies."""

    options: Any  # the frozen dataclass of the game
    seats: int
    plies: tuple[tuple[int, int], ...]  # seat or CHANCE, and the engine's number of the action or outcome
    playouts: int  # 0: only whether the seats are a team
    seed: int
    floor: int
    limit_ms: int
    until: float

    @property
    def bound_ms(self) -> int:
        return self.limit_ms
