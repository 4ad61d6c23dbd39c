"""AI seats beside a server in the same process, or in a process of their own."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import grpc
from redis.asyncio import Redis

from services.ai.leases import Leases
from services.ai.pool import Pool
from services.ai.seats import Seats
from services.common.codecs import Codecs
from services.common.config import Settings
from services.common.log import get_log
from services.match.turns import turns_key

AGAIN_S = 1.0  # until the next try, should playing fail


@contextmanager
def local_door(server: grpc.aio.Server) -> Iterator[str]:
    """A Unix socket of a server for its own AI seats: it needs no certificate, and only this user gets in."""
    with tempfile.TemporaryDirectory(prefix="arbiter-ai-") as directory:
        target = f"unix:{Path(directory) / 'seats.sock'}"
        server.add_insecure_port(target)
        yield target


class SeatsHost:
    """Plays seats from `start` to `stop`."""

    def __init__(
        self, settings: Settings, redis: Redis, channel: grpc.aio.Channel, codecs: Codecs, pool: Pool
    ) -> None:
        streams = [turns_key(game) for game in codecs.by_id]
        leases = Leases(redis, streams, settings.ai_lease_s)
        self.channel = channel
        self.seats = Seats(leases, channel, codecs, pool, settings.ai_turn_ms)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.keep_playing())

    async def keep_playing(self) -> None:
        while True:
            try:
                await self.seats.run()
            except Exception as fault:
                get_log().error("ai_seats_failed", exc_info=fault)
                await self.seats.close()
            await asyncio.sleep(AGAIN_S)

    async def stop(self) -> None:
        """Hand back what is under way. Doing so twice does no harm."""
        if self.task is None:
            return
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.task = None
        await self.seats.close()
        await self.channel.close()
