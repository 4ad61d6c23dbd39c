"""A real Redis for the session, a server in this process for each test."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from support.in_process import served
from support.redis_server import RedisServer
from support.table import Table

from services.server import Running


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


@pytest.fixture
async def table(redis_server: RedisServer) -> AsyncIterator[Table]:
    async with served(redis_server.url) as (client, _):
        yield client


@pytest.fixture
async def strict(redis_server: RedisServer) -> AsyncIterator[tuple[Table, Running]]:
    """A server that demands tokens."""
    async with served(redis_server.url, auth="token", token_key="k" * 32) as pair:
        yield pair
