"""Plays the AI seats of matches: takes turns from a stream that all workers share, thinks, submits.

A client of the public API: it looks with GetView and acts with SubmitAction, by the token of the seat that
the turn brings. The request id follows from the version, so that however often a turn is taken, by whatever
worker, one decision comes of it. Whoever works on a turn renews its lease; a turn whose lease has run out
is taken by the next who looks.
"""

from __future__ import annotations

import asyncio
import hashlib

import grpc
from arbiter.match.v1 import match_pb2, match_service_pb2
from arbiter.store.v1 import store_pb2
from google.protobuf.any_pb2 import Any as AnyMessage

from ai.levels import levels_of
from services.ai.api import PASSING, QUIET, SETTLED, SeatApi
from services.ai.leases import Entry, Leases
from services.ai.plan import Plan
from services.ai.pool import Pool
from services.ai.questions import Question
from services.common.codecs import Codec, Codecs
from services.common.faults import Leaving, TooMuch, Trouble
from services.common.log import get_log

AT_ONCE = 2  # turns for each process: one is thought about while another is looked at or acted on
TRIES = 12  # of a turn, then its lease runs out
FIRST_WAIT_S, LONGEST_WAIT_S = 0.2, 2.0  # between two tries of a turn


def seed_for(ai: store_pb2.SetupAi, version: int) -> int:
    """The seed of one decision."""
    digest = hashlib.sha256(f"arbiter ai turn\0{ai.seed}\0{version}".encode()).digest()
    return int.from_bytes(digest[:4], "big")


class OtherRules(Exception):
    """The match is played by rules that this worker does not have."""


class Seats:
    """One per process. It holds more turns than its pool has processes, so that none waits for calls."""

    def __init__(
        self, leases: Leases, channel: grpc.aio.Channel, codecs: Codecs, pool: Pool, turn_ms: int
    ) -> None:
        self.leases = leases
        self.api = SeatApi(channel)
        self.codecs = codecs
        self.pool = pool
        self.turn_ms = turn_ms
        self.room = asyncio.Semaphore(AT_ONCE * pool.size)
        self.working: set[asyncio.Task[None]] = set()
        self.log = get_log()

    async def run(self) -> None:
        """Until it is cancelled; then the turns under way are handed back."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.leases.keep())
            while True:
                await self.room.acquire()
                try:
                    entry = await self.leases.take()
                except BaseException:
                    self.room.release()
                    raise
                task = asyncio.create_task(self.work(entry))
                self.working.add(task)
                task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.working.discard(task)
        self.room.release()

    async def close(self) -> None:
        """After `run` has ended."""
        for task in self.working:
            task.cancel()
        await asyncio.gather(*self.working, return_exceptions=True)
        await self.leases.hand_back()

    async def work(self, entry: Entry) -> None:
        """One turn until it is settled. What fails too often is left to whom its lease runs out to."""
        wait = FIRST_WAIT_S
        for _ in range(TRIES):
            try:
                if await self.try_once(entry.turn):
                    await self.leases.settle(entry)
                    return
            except TooMuch as fault:
                wait = max(wait, fault.retry_s)
            except Leaving:
                return  # handed back with the others
            except OtherRules:
                break  # for a worker that has them
            except Exception as fault:
                self.log.error("ai_turn_failed", match=entry.turn.match_id, exc_info=fault)
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT_S, wait * 2)
        self.leases.drop(entry)

    async def try_once(self, turn: store_pb2.Turn) -> bool:
        """Is the turn settled, by this worker or by another one?"""
        try:
            await self.decide(turn)
            return True
        except grpc.aio.AioRpcError as error:
            code = error.code()
            if code not in QUIET and code not in PASSING:
                self.log.error("ai_turn_refused", match=turn.match_id, code=code.name)
            return code in SETTLED

    async def decide(self, turn: store_pb2.Turn) -> None:
        """Look, think, act. An RPC error with ABORTED means that the decision was made already."""
        seen = await self.api.view(turn)
        if turn.seat not in seen.match.to_act:
            return
        codec = self.codecs.by_id[seen.match.game]
        if codec.game.rules_version != seen.match.rules_version:
            raise OtherRules(seen.match.rules_version)
        action, thinking = await self.choose(codec, turn, seen)
        answer = await self.api.submit(turn, action, thinking)
        if answer.HasField("refused"):
            self.log.error("ai_action_refused", match=turn.match_id, article=answer.refused.article)
            await self.api.submit(turn, await self.api.any_legal(turn), no_thought(codec, turn))

    async def choose(
        self, codec: Codec, turn: store_pb2.Turn, seen: match_service_pb2.GetViewResponse
    ) -> tuple[AnyMessage, match_pb2.Thinking]:
        """The best that is found in time; any legal action if processes die of thinking."""
        plan = plan_of(codec, turn, self.turn_ms)
        view = codec.decode_view(seen.view, "view")
        try:
            (found,) = await self.pool.run_all(plan.jobs(Question(codec, view, turn.seat)), turn.match_id)
        except (TooMuch, Leaving):
            raise
        except Trouble as fault:
            self.log.error("ai_thought_failed", match=turn.match_id, reason=fault.reason)
            return await self.api.any_legal(turn), no_thought(codec, turn)
        result = found.result
        thinking = plan.thinking(result.iterations, result.partial, found.think_ms)
        return codec.encode_action(result.action), thinking


def no_thought(codec: Codec, turn: store_pb2.Turn) -> match_pb2.Thinking:
    """The note of an action that no search chose; without a level, so that nobody looks for one."""
    return match_pb2.Thinking(rules_version=codec.game.rules_version, partial=True)


def plan_of(codec: Codec, turn: store_pb2.Turn, limit_ms: int) -> Plan:
    level = levels_of(codec.game)[turn.ai.level]
    params, _ = level.params.with_overrides(turn.ai.overrides)
    return Plan(
        codec.game, level, params, dict(turn.ai.overrides), level.iterations, 0, limit_ms,
        seed_for(turn.ai, turn.version), 1, (),
    )  # fmt: skip
