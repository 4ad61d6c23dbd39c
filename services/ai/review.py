"""ReviewRecord: a finished match decision by decision, each looked at with the eyes of its seat."""

from __future__ import annotations

import asyncio
import dataclasses
from collections import deque
from collections.abc import AsyncGenerator, Iterator
from dataclasses import dataclass, field

from arbiter.ai.v1 import ai_service_pb2
from arbiter.match.v1 import match_pb2, match_service_pb2

from ai.levels import levels_of
from ai.search.result import Ranked, Result
from engine.core.faults import Malformed
from services.ai.app import who_is
from services.ai.decisions import Decision, decisions
from services.ai.job import Found, Job
from services.ai.messages import to_ranked
from services.ai.plan import DEFAULT_LEVEL, Limits, Plan, make_plan
from services.ai.pool import Pool
from services.ai.questions import Question, need_token
from services.common.auth import Caller
from services.common.codecs import Codec, Codecs
from services.common.faults import NotYet, TooLittle
from services.match.record import RecordApp

FLOOR = 200  # iterations of a decision
FLOOR_MS = 100
TURNING = 0.1  # share of the victory that a turning point gives away at least
MOST_TURNING = 10
PLIES = 32  # replayed between two looks at other calls

Told = ai_service_pb2.ReviewRecordResponse


@dataclass
class Tally:
    """What a review adds up to."""

    losses: dict[int, list[float]] = field(default_factory=dict)
    decisions: dict[int, int] = field(default_factory=dict)
    best: dict[int, int] = field(default_factory=dict)
    turning: list[tuple[float, int, int]] = field(default_factory=list)  # loss, ply, seat

    def count(self, move: ai_service_pb2.ReviewedMove) -> None:
        seat = move.seat
        self.decisions[seat] = self.decisions.get(seat, 0) + 1
        self.best[seat] = self.best.get(seat, 0) + (move.played.action == move.best.action)
        if move.HasField("loss"):
            self.losses.setdefault(seat, []).append(move.loss)
            if move.loss >= TURNING:
                self.turning.append((move.loss, move.ply, seat))

    def summary(self, plan: Plan) -> ai_service_pb2.ReviewSummary:
        summary = ai_service_pb2.ReviewSummary(
            decisions=sum(self.decisions.values()),
            thinking=plan.thinking([0 if plan.think_ms else plan.iterations], False, plan.think_ms),
            warnings=plan.warnings,
        )
        for seat in sorted(self.decisions):
            losses = self.losses.get(seat, [])
            mean = sum(losses) / len(losses) if losses else 0.0
            summary.seats.add(seat=seat, decisions=self.decisions[seat], best=self.best[seat], mean_loss=mean)
        worst = sorted(self.turning, reverse=True)[:MOST_TURNING]
        for loss, ply, seat in sorted(worst, key=lambda row: row[1]):
            summary.turning_points.add(ply=ply, seat=seat, loss=loss)
        return summary


class ReviewApp:
    """One per process."""

    def __init__(self, records: RecordApp, codecs: Codecs, pool: Pool, limits: Limits) -> None:
        self.records = records
        self.codecs = codecs
        self.pool = pool
        self.limits = limits

    async def review(
        self, asked: ai_service_pb2.ReviewRecordRequest, caller: Caller
    ) -> AsyncGenerator[Told, None]:
        record = await self.record_of(asked, caller)
        codec = self.codecs.of_game(record.header.game, "record.header.game")
        budget = asked.budget if asked.budget.WhichOneof("budget") else usual_budget(codec)
        plan = make_plan(codec.game, budget, asked.overrides, asked.seed, 1, self.limits)
        check_floor(plan)
        tally = Tally()
        under_way: deque[tuple[Decision, asyncio.Task[Found]]] = deque()
        try:
            async for decision in in_turn(decisions(codec, record), set(asked.seats)):
                thought = self.pool.run(job_of(codec, plan, decision), who_is(caller), long=True)
                under_way.append((decision, asyncio.create_task(thought)))
                if len(under_way) >= self.pool.most_long:
                    yield await self.next(codec, under_way, tally)
            while under_way:
                yield await self.next(codec, under_way, tally)
            yield Told(summary=tally.summary(plan))
        finally:
            for _, search in under_way:
                search.cancel()
            await asyncio.gather(*(search for _, search in under_way), return_exceptions=True)

    async def next(
        self, codec: Codec, under_way: deque[tuple[Decision, asyncio.Task[Found]]], tally: Tally
    ) -> Told:
        """The oldest decision under way, when its search is done."""
        decision, search = under_way[0]
        found = await search
        under_way.popleft()
        move = to_move(codec, decision, found.result)
        tally.count(move)
        return Told(move=move)

    async def record_of(self, asked: ai_service_pb2.ReviewRecordRequest, caller: Caller) -> match_pb2.Record:
        kind = asked.WhichOneof("source")
        if kind == "match_id":
            wanted = match_service_pb2.GetRecordRequest(match_id=asked.match_id)
            record = (await self.records.get(wanted, caller)).record
            if record.header.redacted:
                raise NotYet(f"match {asked.match_id} is not over; a review would tell secrets", "NOT_OVER")
            return record
        if kind != "record":
            raise Malformed("source", "neither a match nor a record is given")
        need_token(caller)
        if asked.record.header.redacted:
            raise Malformed("record.header.redacted", "something is left out; send the record of the end")
        return asked.record


async def in_turn(found: Iterator[Decision | None], seats: set[int]) -> AsyncGenerator[Decision, None]:
    """The decisions of these seats, or of all; other calls get their turn in between."""
    for i, decision in enumerate(found):
        if i % PLIES == 0:
            await asyncio.sleep(0)
        if decision is not None and (not seats or decision.seat in seats):
            yield decision


def usual_budget(codec: Codec) -> ai_service_pb2.Budget:
    """What a review gets that names none: that of the default level, or the floor if that is below it."""
    return ai_service_pb2.Budget(iterations=max(FLOOR, levels_of(codec.game)[DEFAULT_LEVEL].iterations))


def check_floor(plan: Plan) -> None:
    """Raises TooLittle: a judgement on somebody's play is not made from nothing."""
    if plan.think_ms and plan.think_ms < FLOOR_MS:
        raise TooLittle(f"a review needs {FLOOR_MS} ms a decision, not {plan.think_ms}", floor_ms=FLOOR_MS)
    if not plan.think_ms and plan.iterations < FLOOR:
        raise TooLittle(f"a review needs {FLOOR} iterations a decision, not {plan.iterations}", floor=FLOOR)


def job_of(codec: Codec, plan: Plan, decision: Decision) -> Job:
    job = plan.jobs(Question(codec, decision.view, decision.seat))[0]
    return dataclasses.replace(job, settle=False)  # the floor is a floor of what is done


def to_move(codec: Codec, decision: Decision, result: Result) -> ai_service_pb2.ReviewedMove:
    best, played = result.ranked[0], find(result, decision.action)
    move = ai_service_pb2.ReviewedMove(
        ply=decision.ply,
        seat=decision.seat,
        action=codec.encode_action(decision.action),
        text=codec.describe(decision.action),
        values=result.values if any(result.iterations) else (),
        best=to_ranked(codec, best),
        played=to_ranked(codec, played),
        iterations=sum(result.iterations),
        partial=result.partial,
    )
    if result.forced:
        move.loss = 0.0
    elif played.visits or played.proven:
        move.loss = max(0.0, best.values[decision.seat] - played.values[decision.seat])
    return move


def find(result: Result, action: int) -> Ranked:
    return next(row for row in result.ranked if row.action == action)
