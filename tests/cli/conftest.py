"""A server for the session, and the command line run against it inside this process."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.terminal import free_port
from typer.testing import CliRunner, Result

from engine.core.game import Games
from engine.core.registry import load_games
from services.cli import client
from services.cli.client import Address, Client, open_channel
from services.cli.main import app
from services.cli.private_server import private_server

Arbiter = Callable[..., Result]


@pytest.fixture(scope="session")
def games() -> Games:
    return load_games()


@pytest.fixture(scope="session")
def address(games: Games) -> Iterator[Address]:
    with private_server(games) as found:
        yield found


@pytest.fixture
def server(address: Address) -> Iterator[Client]:
    """A client of the session's server without a token: it has host scope, since the server is open."""
    channel = open_channel(address)
    yield Client(channel, address)
    channel.close()


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing of the developer's own set-up gets in, and nothing of the tests gets out."""
    for name in [*os.environ]:
        if name.startswith("ARBITER_") or name in ("REDIS_URL", "FORCE_COLOR"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(client, "DEFAULT_ADDRESS", f"127.0.0.1:{free_port()}")


@pytest.fixture
def arbiter() -> Arbiter:
    """Runs `arbiter` with these words; `typed` are the lines on its standard input."""

    def run(*words: object, typed: str = "", server: Address | None = None) -> Result:
        where = [] if server is None else ["--server", str(server)]
        return CliRunner().invoke(app, [*map(str, words), *where], input=typed)

    return run
