"""A server of one's own inside this process, for playing when nothing is running. It ends with the block."""

from __future__ import annotations

import asyncio
import secrets
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.core.game import Games
from services.cli.client import Address
from services.cli.problems import Problem
from services.common.condition import Unfit
from services.common.config import Settings
from services.common.log import set_up_log
from services.common.private_redis import NoStore, PrivateRedis
from services.server import connect, running

START_S = 30.0


class Inside:
    """The server's thread: an event loop that runs until it is told to stop."""

    def __init__(self, settings: Settings, games: Games, url: str) -> None:
        self.settings = settings
        self.games = games
        self.url = url
        self.port = 0
        self.fault: BaseException | None = None
        self.ready = threading.Event()
        self.loop = asyncio.new_event_loop()
        self.told = asyncio.Event()
        self.thread = threading.Thread(target=self.run, name="private-server", daemon=True)

    def run(self) -> None:
        try:
            self.loop.run_until_complete(self.serve())
        except BaseException as fault:
            self.fault = fault
        finally:
            self.ready.set()
            self.loop.close()

    async def serve(self) -> None:
        redis = connect(self.url)
        try:
            async with running(self.settings, self.games, redis) as now:
                self.port = now.port
                self.ready.set()
                await self.told.wait()
                await now.drain(0.2)
        finally:
            await redis.aclose()

    def start(self) -> int:
        """The port. Raises what kept it from starting."""
        self.thread.start()
        self.ready.wait(START_S)
        if self.fault is not None:
            raise self.fault
        return self.port

    def stop(self) -> None:
        if self.thread.is_alive():
            self.loop.call_soon_threadsafe(self.told.set)
            self.thread.join(START_S)


@contextmanager
def private_server(games: Games) -> Iterator[Address]:
    """Where it answers. Its store is a temporary directory. Raises Problem if there is no Redis to run."""
    set_up_log("error", "text")
    with tempfile.TemporaryDirectory(prefix="arbiter-") as data, leaving_cleanly():
        redis = PrivateRedis(Path(data), "everysec")
        try:
            redis.open()
        except NoStore as fault:
            raise Problem("A private server cannot be started.", str(fault)) from None
        inside = Inside(private_settings(Path(data)), games, f"unix://{redis.socket}")
        try:
            yield Address("127.0.0.1", inside.start())
        except Unfit as fault:
            raise Problem(str(fault)) from None
        finally:
            inside.stop()
            redis.close()


def private_settings(data: Path) -> Settings:
    """Nothing of the environment counts that is meant for the server that one runs on purpose."""
    fixed: dict[str, Any] = {
        "host": "127.0.0.1", "port": 0, "redis_url": "", "data": data, "auth": "open",
        "token_alg": "HS256", "token_key": secrets.token_urlsafe(48), "calls_per_second": 0.0,
        "tls_cert": None, "tls_key": None, "tls_client_ca": None, "bench": False,
        "ai": True, "ai_seats": True,
    }  # fmt: skip
    return Settings(**fixed)


@contextmanager
def leaving_cleanly() -> Iterator[None]:
    """A closed terminal or a kill unwinds the stack, so that the store is stopped and removed."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = (signal.SIGTERM, signal.SIGHUP)

    def leave(got: int, _frame: object) -> None:
        # A closed terminal sends more than one, and the next must not stop the cleaning up.
        for number in numbers:
            signal.signal(number, signal.SIG_IGN)
        sys.exit(128 + got)

    before = [signal.signal(number, leave) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            if signal.getsignal(number) is leave:
                signal.signal(number, handler)
