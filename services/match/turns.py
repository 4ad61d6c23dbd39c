"""Tells AI workers when a seat of theirs must decide, and loses none.

A match's keys and the stream of turns live in different hash slots, so one script cannot write both.
Therefore a commit after which an AI must decide is preceded, in the same round trip, by a mark in a sorted
set. After the commit the mark becomes an entry of the stream, in one script. A mark that is still there
seconds later belongs to a commit that failed, or to a process that died in between: the sweeper of any
process looks at the match and finishes the work, or drops the mark.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from arbiter.store.v1 import store_pb2
from redis.exceptions import RedisError

from services.common.auth import Keyring
from services.common.faults import Damaged, Missing, Trouble
from services.common.head import Head
from services.common.log import get_log
from services.common.pipe import load_script
from services.common.store import Committed, Request, Store
from services.match.messages import ai_to_act
from services.match.tokens import remint

MARKS = "{arbiter:ai}:marks"
TELL = load_script("tell")
PATIENCE_MS = 10_000  # of a mark for its commit; a commit gets its answer in five seconds or not at all
SWEEP_S = 2.0
MOST = 256  # marks looked at in one sweep
LATER_MS = 30_000  # for a match that this process cannot read, until the next look

R = TypeVar("R")  # what work in the background gives


def turns_key(game: str) -> str:
    """The stream of a game: a worker reads those of the games it knows."""
    return f"{{arbiter:ai}}:turns:{game}"


def mark_of(head: Head) -> str:
    return f"{head.match_id}:{head.version}"


class Turns:
    """One per process. Commits go through it."""

    def __init__(self, store: Store, keyring: Keyring) -> None:
        self.store = store
        self.keyring = keyring
        self.tasks: set[asyncio.Task[Any]] = set()
        self.log = get_log()

    async def commit(
        self,
        before: Head | None,
        head: Head,
        entries: Sequence[store_pb2.LogEntry],
        request: Request,
        reply: bytes,
    ) -> Committed:
        """As `Store.commit`, or `Store.create` where there is nothing before."""
        if not ai_to_act(head.setup, head.to_act()):
            return await self.store.write(before, head, entries, request, reply)
        # A call that is cancelled now has been made all the same, so the AI must hear of it.
        return await asyncio.shield(
            self.in_background(self.commit_marked(before, head, entries, request, reply))
        )

    async def commit_marked(
        self,
        before: Head | None,
        head: Head,
        entries: Sequence[store_pb2.LogEntry],
        request: Request,
        reply: bytes,
    ) -> Committed:
        marking = asyncio.create_task(
            self.store.pipe.call("ZADD", MARKS, now_ms() + PATIENCE_MS, mark_of(head))
        )
        await asyncio.sleep(0)  # the mark goes first
        try:
            committed = await self.store.write(before, head, entries, request, reply)
        finally:
            await asyncio.wait([marking])
            unmarked = marking.exception() is not None
        if committed.head is not None:
            self.in_background(self.quietly(self.tell(committed.head, unmarked)))
        return committed

    async def tell(self, head: Head, always: bool = False) -> None:
        """Turn the mark of this head into a turn."""
        seat = ai_to_act(head.setup, head.to_act())[0]
        token = next(t for t in reversed(head.setup.tokens) if t.scope == f"seat:{seat}")
        turn = store_pb2.Turn(
            match_id=head.match_id,
            version=head.version,
            seat=seat,
            token=remint(self.keyring, head.match_id, token),
            ai=head.setup.seats[seat].ai,
        )
        keys = (MARKS, turns_key(head.game))
        await self.store.pipe.run(TELL, keys, (mark_of(head), turn.SerializeToString(), int(always)))

    def in_background(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """It is not cancelled with the call that began it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (RedisError, OSError, Trouble) as fault:
            self.log.warning("ai_turn_not_told", error=type(fault).__name__)

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            await self.quietly(self.sweep(now_ms()))

    async def sweep(self, now: int) -> None:
        """Finish what commits that are this old left undone."""
        marks = await self.store.pipe.call("ZRANGEBYSCORE", MARKS, "-inf", now, "LIMIT", 0, MOST)
        for mark in marks:
            match_id, _, version = mark.decode().rpartition(":")
            try:
                head, _ = await self.store.load(match_id)
            except (Missing, Damaged):
                await self.store.pipe.call("ZREM", MARKS, mark)
            except Trouble:  # a game or rules of another replica
                await self.store.pipe.call("ZADD", MARKS, "XX", now + LATER_MS, mark)
            else:
                await self.finish(head, int(version), mark)

    async def finish(self, head: Head, version: int, mark: bytes) -> None:
        """A mark of another version: its commit failed, or the decision was made."""
        if head.version == version and ai_to_act(head.setup, head.to_act()):
            self.log.info("ai_turn_swept", match=head.match_id, version=version)
            await self.tell(head)
        else:
            await self.store.pipe.call("ZREM", MARKS, mark)

    async def close(self) -> None:
        """Wait for what is being told."""
        while self.tasks:
            await asyncio.wait(self.tasks)


def now_ms() -> int:
    return time.time_ns() // 1_000_000
