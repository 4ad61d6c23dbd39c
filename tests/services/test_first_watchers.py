"""The first watchers of a server, all at once: each has his subscription, and needs no heartbeat."""

from __future__ import annotations

import asyncio
from typing import Any

from support.in_process import served
from support.redis_server import RedisServer
from support.table import Table, tokens_of

MATCHES = 8
IN_TIME_S = 4.0  # less than the heartbeat, before which the log would be read anyway


async def first_move_is_seen(table: Table, created: Any) -> None:
    match_id, tokens = created.match.match_id, tokens_of(created)
    stream = table.watch(match_id, tokens[0])
    begun = created.match.version
    moved = False
    async for message in stream:
        if message.update.version > begun:
            stream.cancel()
            return
        if message.update.version == begun and not moved:
            moved = True
            await table.turn(match_id, tokens)


async def test_watchers_of_several_matches_who_come_first_and_together_see_the_next_move(
    redis_server: RedisServer,
) -> None:
    async with served(redis_server.url, heartbeat_s=15.0) as (table, _):
        matches = [await table.create() for _ in range(MATCHES)]
        seen = (first_move_is_seen(table, match) for match in matches)
        await asyncio.wait_for(asyncio.gather(*seen), IN_TIME_S)
