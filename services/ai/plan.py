"""How a search is to be done: budget, parameters, seed and limits, read from a request and checked."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from arbiter.ai.v1 import ai_service_pb2
from arbiter.match.v1 import match_pb2

from ai.levels import Level, levels_of
from ai.search.params import Params
from ai.search.search import worker_seed
from engine.core.faults import Malformed
from engine.core.game import AnyGame
from services.ai.job import Job
from services.ai.questions import Question
from services.ai.version import version_of
from services.common.config import Settings
from services.common.faults import TooSlow
from services.common.log import CALL

DEFAULT_LEVEL = "normal"
SEED_BITS = 32
MAX_WORKERS = 16
LONG_MS = 2000  # of a suggestion; longer ones leave a process to others, as analyses do
MARGIN_S = 0.05  # of a caller's deadline, for the answer to get back


@dataclass(frozen=True)
class Plan:
    """`iterations` are those of all workers together; `think_ms` is 0 unless the budget is a time."""

    game: AnyGame
    level: Level
    params: Params
    overrides: Mapping[str, str]
    iterations: int
    think_ms: int
    limit_ms: int
    seed: int
    workers: int
    warnings: tuple[str, ...]
    until: float = float("inf")

    def shares(self) -> list[int]:
        """Iterations of each worker."""
        if self.think_ms:
            return [self.iterations] * self.workers
        base, rest = divmod(self.iterations, self.workers)
        return [base + (worker < rest) for worker in range(self.workers)]

    def jobs(self, question: Question, tell: bool = False) -> list[Job]:
        return [
            Job(
                self.game.id, question.view, question.seat, self.level.name, self.overrides, share,
                worker_seed(self.seed, worker), self.think_ms, self.limit_ms, self.until, question.foreign,
                settle=not tell and not self.think_ms, tell=tell,
            )
            for worker, share in enumerate(self.shares())
            if share or worker == 0
        ]  # fmt: skip

    def thinking(self, iterations: Sequence[int], partial: bool, think_ms: int) -> match_pb2.Thinking:
        """All that is needed to compute an answer again: just so many iterations, none saved."""
        return match_pb2.Thinking(
            level=self.level.name,
            seed=self.seed,
            iterations=iterations,
            parameters={**self.params.to_overrides(), "settle": "false"},
            rules_version=self.game.rules_version,
            ai_version=version_of(self.game),
            partial=partial,
            think_ms=think_ms,
        )


@dataclass(frozen=True)
class Limits:
    """What this server allows one search."""

    max_ms: int
    max_iterations: int
    processes: int

    @staticmethod
    def of(settings: Settings) -> Limits:
        return Limits(settings.ai_max_ms, settings.ai_max_iterations, settings.thinkers)

    def at_once(self, think_ms: int) -> int:
        """Workers that can think for so long at the same time; long ones leave a process to others."""
        return max(1, self.processes - 1) if think_ms > LONG_MS else self.processes


def make_plan(
    game: AnyGame,
    budget: ai_service_pb2.Budget,
    overrides: Mapping[str, str],
    seed: int,
    workers: int,
    limits: Limits,
    endless: bool = False,
) -> Plan:
    """Raises Malformed, or TooSlow if the caller's deadline has passed. `endless`: no budget is no bound."""
    if workers > MAX_WORKERS:
        raise Malformed("workers", f"there may be at most {MAX_WORKERS}, not {workers}")
    workers = workers or 1
    level = level_of(game, budget, endless)
    params, ignored = level.params.with_overrides(overrides)
    accepted = {
        key: text for key, text in overrides.items() if not level.params.with_overrides({key: text})[1]
    }
    iterations, think_ms = amounts(budget, level, limits, endless)
    if iterations > limits.max_iterations * workers:
        raise Malformed(
            "budget", f"this server allows {limits.max_iterations} iterations a worker, not {iterations}"
        )
    warnings = [f"ignored: {why}" for why in ignored]
    if think_ms > limits.max_ms:
        warnings.append(f"this server lets one think for {limits.max_ms} ms, not {think_ms}")
        think_ms = limits.max_ms
    if think_ms and workers > (fit := limits.at_once(limits.max_ms if endless else think_ms)):
        warnings.append(f"of {workers} workers this server lets {fit} share a time")
        workers = fit
    return Plan(
        game, level, params, accepted, iterations, think_ms, limits.max_ms, seed, workers, tuple(warnings),
        until=deadline(),
    )  # fmt: skip


def amounts(budget: ai_service_pb2.Budget, level: Level, limits: Limits, endless: bool) -> tuple[int, int]:
    """Iterations of all workers, and milliseconds if the budget is a time, else 0."""
    kind = budget.WhichOneof("budget")
    if kind == "milliseconds":
        return (limits.max_iterations if budget.milliseconds else 0), budget.milliseconds
    if kind is None and endless:
        return limits.max_iterations, limits.max_ms
    return (budget.iterations if kind == "iterations" else level.iterations), 0


def deadline() -> float:
    """When an answer must leave, on the monotonic clock. Raises TooSlow if that has passed."""
    call = CALL.get(None)
    until = call.until if call is not None else None
    if until is None:
        return float("inf")
    if until <= time.monotonic():
        raise TooSlow("the deadline of the call has passed")
    return until - MARGIN_S


def level_of(game: AnyGame, budget: ai_service_pb2.Budget, endless: bool) -> Level:
    """The level whose parameters count."""
    levels = levels_of(game)
    kind = budget.WhichOneof("budget")
    if kind == "level":
        return find_level(game, budget.level, "budget.level")
    return levels[DEFAULT_LEVEL] if kind is None and not endless else list(levels.values())[-1]


def find_level(game: AnyGame, name: str, field: str) -> Level:
    """Raises Malformed, with the nearest name, if the game has no such level."""
    levels = levels_of(game)
    if name not in levels:
        near = get_close_matches(name, levels, n=1, cutoff=0.5)
        hint = f"did you mean {near[0]}? " if near else ""
        raise Malformed(field, f"there is no level {name[:40]!r}; {hint}known: {', '.join(levels)}")
    return levels[name]


def seed_of(given: int | None, request_id: str) -> int:
    """The given one; else one that the request id decides; else any."""
    if given is not None:
        return given
    if request_id:
        digest = hashlib.sha256(f"arbiter ai seed\0{request_id}".encode()).digest()
        return int.from_bytes(digest[: SEED_BITS // 8], "big")
    return secrets.randbits(SEED_BITS)
