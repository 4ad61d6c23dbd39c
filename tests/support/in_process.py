"""A server in this process with a client at it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from engine.core.game import Games
from services.common.config import Settings
from services.server import Running, connect, running
from support.table import GAMES, Table


@asynccontextmanager
async def served(url: str, games: Games = GAMES, **settings: Any) -> AsyncIterator[tuple[Table, Running]]:
    """Settings by name; what a server of tests needs is filled in."""
    wanted = {"host": "127.0.0.1", "port": 0, "redis_url": url, "heartbeat_s": 0.3, "ai": False, **settings}
    connection = connect(url)
    try:
        async with running(Settings(**wanted), games, connection) as now:
            table = Table(f"127.0.0.1:{now.port}")
            try:
                yield table, now
            finally:
                await table.channel.close()
    finally:
        await connection.aclose()
