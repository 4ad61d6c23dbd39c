"""A real Redis for the session, a server in this process for each test."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from support.in_process import served
from support.redis_server import RedisServer
from support.table import Table

from services.server import Running


@pytest.fixture(autouse=True)
def log_as_it_comes() -> Iterator[None]:
    """A command that was tested in this process has set up its log; these tests read it as it comes."""
    before = structlog.get_config()
    structlog.reset_defaults()
    yield
    structlog.configure(**before)


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
