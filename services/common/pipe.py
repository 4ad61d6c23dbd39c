"""Sends the Redis commands of many calls together: what is asked while one batch is under way forms the next.

A call that is cancelled stops waiting for its answer and no more: the batch goes on, so that no answer
can reach the wrong call, and what it stored is stored.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import NoScriptError, ResponseError
from redis.exceptions import TimeoutError as NoAnswer

Argument = bytes | str | int
MAX_BATCH = 256  # commands sent together
ANSWER_S = 5.0  # for Redis to answer a batch

LUA = Path(__file__).with_name("lua")


@dataclass(frozen=True)
class Script:
    """A Lua script and the name under which Redis caches it."""

    text: str
    sha: str


def load_script(name: str) -> Script:
    text = (LUA / f"{name}.lua").read_text(encoding="utf-8")
    return Script(text, hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest())


@dataclass(slots=True)
class Waiting:
    command: tuple[Argument, ...]
    answer: asyncio.Future[Any]


class Pipe:
    """One per process. Errors are those of redis-py, which also retries lost connections by its own rules."""

    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        self.queue: list[Waiting] = []
        self.flusher: asyncio.Task[None] | None = None
        self.connection: AbstractConnection | None = None  # kept, since fetching one for each batch costs

    async def call(self, *command: Argument) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.queue.append(Waiting(command, answer))
        if self.flusher is None or self.flusher.done():
            self.flusher = asyncio.create_task(self.flush())
        return await answer

    async def run(self, script: Script, keys: Sequence[str], arguments: Sequence[Argument]) -> Any:
        """The answer of a script; one that Redis has forgotten is sent along in full."""
        rest = (len(keys), *keys, *arguments)
        try:
            return await self.call("EVALSHA", script.sha, *rest)
        except NoScriptError:
            return await self.call("EVAL", script.text, *rest)

    async def flush(self) -> None:
        while self.queue:
            batch, self.queue = self.queue[:MAX_BATCH], self.queue[MAX_BATCH:]
            try:
                async with asyncio.timeout(ANSWER_S):
                    answers = await self.send([w.command for w in batch])
            except TimeoutError:
                answers = [NoAnswer(f"no answer within {ANSWER_S:g} seconds")] * len(batch)
            except Exception as fault:
                answers = [fault] * len(batch)
            for waiting, answer in zip(batch, answers, strict=True):
                deliver(waiting.answer, answer)

    async def send(self, commands: list[tuple[Argument, ...]]) -> list[Any]:
        """Raw answers or errors, in order. A broken connection is mended and all is sent once more."""
        if self.connection is None:
            pool = self.redis.connection_pool
            self.connection = await pool.get_connection()  # type: ignore[no-untyped-call]
        connection = self.connection

        async def mend(_: Exception) -> None:
            await connection.disconnect()

        return list(await connection.retry.call_with_retry(lambda: exchange(connection, commands), mend))

    async def close(self) -> None:
        """Wait for what is under way; nothing may be asked any more."""
        if self.flusher is not None:
            await self.flusher
        if self.connection is not None:
            await self.redis.connection_pool.release(self.connection)
            self.connection = None


async def exchange(connection: AbstractConnection, commands: list[tuple[Argument, ...]]) -> list[Any]:
    """Send all, then read as many answers; after anything but those the connection is not used again."""
    answers: list[Any] = []
    try:
        await connection.send_packed_command(connection.pack_commands(commands))
        for _ in commands:
            try:
                answers.append(await connection.read_response())
            except ResponseError as fault:
                answers.append(fault)
    except BaseException:
        await connection.disconnect(nowait=True)
        raise
    return answers


def deliver(future: asyncio.Future[Any], answer: Any) -> None:
    if future.done():  # its call was cancelled
        return
    if isinstance(answer, BaseException):
        future.set_exception(answer)
    else:
        future.set_result(answer)
