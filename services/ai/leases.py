"""Turns from Redis streams, one for each game, shared by the workers of one consumer group.

An entry belongs to the worker that read it until it is settled or its lease runs out: that is, until it has
not been renewed for so long that its worker must be dead.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from arbiter.store.v1 import store_pb2
from google.protobuf.message import DecodeError
from redis.asyncio import Redis
from redis.exceptions import RedisError, ResponseError

from services.common.log import get_log

GROUP = "ai"
BLOCK_MS = 1000  # the longest wait for a new turn in one command
RETRY_S = 0.5  # after a fault of the store
CLAIMED = 16  # turns taken over in one look at one stream
MANY = 1000  # more than one worker ever has
FORGOTTEN_MS = 3_600_000  # silence of a worker without turns, after which its name is removed


@dataclass(frozen=True)
class Entry:
    """One turn and where it stands."""

    stream: str
    id: bytes
    turn: store_pb2.Turn

    @property
    def place(self) -> tuple[str, bytes]:
        return self.stream, self.id


class Leases:
    """The turns of one process. `lease_s` is the silence after which a worker counts as dead."""

    def __init__(self, redis: Redis, streams: Sequence[str], lease_s: float) -> None:
        self.redis = redis
        self.streams = list(streams)
        self.lease_s = lease_s
        self.name = f"{os.uname().nodename}-{os.getpid()}-{secrets.token_hex(4)}"
        self.mine: dict[tuple[str, bytes], Entry] = {}
        self.ready: deque[Entry] = deque()
        self.joined = False
        self.log = get_log()

    def holds(self, entry: Entry) -> bool:
        return entry.place in self.mine

    async def take(self) -> Entry:
        """The next turn: one whose worker died, or a new one. Waits for it."""
        while not self.ready:
            try:
                await self.join()
                found: Any = await self.redis.xreadgroup(
                    GROUP, self.name, dict.fromkeys(self.streams, ">"), count=1, block=BLOCK_MS
                )
                for stream, rows in found or ():
                    self.accept(stream.decode(), rows)
            except (RedisError, OSError) as fault:
                self.joined = False
                self.log.warning("ai_turns_unreachable", error=type(fault).__name__)
                await asyncio.sleep(RETRY_S)
        return self.ready.popleft()

    async def join(self) -> None:
        """Make the group where it does not exist yet."""
        if self.joined:
            return
        for stream in self.streams:
            try:
                await self.redis.xgroup_create(stream, GROUP, id="0", mkstream=True)
            except ResponseError as fault:
                if "BUSYGROUP" not in str(fault):
                    raise
        self.joined = True

    def accept(self, stream: str, rows: Sequence[Any]) -> None:
        for number, fields in rows:
            if fields is None or (stream, number) in self.mine:
                continue
            try:
                turn = store_pb2.Turn.FromString(fields[b"t"])
            except (KeyError, DecodeError):
                turn = store_pb2.Turn()  # nobody can play it; the server will say so, and it is settled
            entry = Entry(stream, number, turn)
            self.mine[entry.place] = entry
            self.ready.append(entry)

    async def settle(self, entry: Entry) -> None:
        """The turn is over. If that gets lost, the next to take it will find out."""
        self.drop(entry)
        try:
            async with self.redis.pipeline(transaction=True) as both:
                both.xack(entry.stream, GROUP, entry.id)
                both.xdel(entry.stream, entry.id)
                await both.execute()
        except (RedisError, OSError) as fault:
            self.log.warning("ai_turn_not_settled", error=type(fault).__name__)

    def drop(self, entry: Entry) -> None:
        """Let the lease run out."""
        self.mine.pop(entry.place, None)

    async def keep(self) -> None:
        """Renew own leases and take over those that have run out, for ever."""
        rounds = 0
        while True:
            await asyncio.sleep(self.lease_s / 3)
            try:
                await self.renew()
                if self.joined:
                    await self.take_over()
                    if rounds % 100 == 0:
                        await self.forget_the_dead()
            except (RedisError, OSError) as fault:
                self.log.warning("ai_leases_unreachable", error=type(fault).__name__)
            rounds += 1

    async def renew(self) -> None:
        for stream in self.streams:
            ids: list[Any] = [number for where, number in self.mine if where == stream]
            if ids:
                await self.redis.xclaim(stream, GROUP, self.name, 0, ids, justid=True)

    async def take_over(self) -> None:
        for stream in self.streams:
            answer: Any = await self.redis.xautoclaim(
                stream, GROUP, self.name, int(self.lease_s * 1000), count=CLAIMED
            )
            before = len(self.ready)
            self.accept(stream, answer[1])
            if len(self.ready) > before:
                self.log.info("ai_turns_taken_over", amount=len(self.ready) - before)

    async def hand_back(self) -> None:
        """Let others have at once what is not settled: it looks as if its lease had run out."""
        self.mine.clear()
        self.ready.clear()
        old = int(self.lease_s * 1000)
        try:
            for stream in self.streams if self.joined else ():
                rows = await self.redis.xpending_range(stream, GROUP, "-", "+", MANY, consumername=self.name)
                ids: list[Any] = [row["message_id"] for row in rows]
                if ids:
                    await self.redis.xclaim(stream, GROUP, self.name, 0, ids, idle=old, justid=True)
        except (RedisError, OSError) as fault:
            self.log.warning("ai_turns_not_handed_back", error=type(fault).__name__)

    async def forget_the_dead(self) -> None:
        """Names of workers that are gone; one with turns keeps its name until they are taken over."""
        for stream in self.streams:
            for worker in await self.redis.xinfo_consumers(stream, GROUP):
                if worker["pending"] == 0 and worker["idle"] > FORGOTTEN_MS:
                    await self.redis.xgroup_delconsumer(stream, GROUP, worker["name"])
