"""A real Redis for the session, a server in this process for each test."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from support.redis_server import RedisServer
from support.table import GAMES, Table

from services.common.config import Settings
from services.server import Running, connect, running


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    with tempfile.TemporaryDirectory() as directory:
        server = RedisServer(Path(directory))
        server.start()
        yield server
        server.kill()


@pytest.fixture
def redis(redis_server: RedisServer) -> Iterator[Any]:
    with redis_server.client() as client:
        yield client


@asynccontextmanager
async def served(url: str, **settings: Any) -> AsyncIterator[tuple[Table, Running]]:
    """A server in this process with a client at it."""
    wanted = {"host": "127.0.0.1", "port": 0, "redis_url": url, "heartbeat_s": 0.3, **settings}
    connection = connect(url)
    try:
        async with running(Settings(**wanted), GAMES, connection) as now:
            table = Table(f"127.0.0.1:{now.port}")
            try:
                yield table, now
            finally:
                await table.channel.close()
    finally:
        await connection.aclose()


@pytest.fixture
async def table(redis_server: RedisServer) -> AsyncIterator[Table]:
    async with served(redis_server.url) as (client, _):
        yield client


@pytest.fixture
async def strict(redis_server: RedisServer) -> AsyncIterator[tuple[Table, Running]]:
    """A server that demands tokens."""
    async with served(redis_server.url, auth="token", token_key="k" * 32) as pair:
        yield pair
