"""A worker process as its parent sees it: one job at a time, stopped by a byte of shared memory."""

from __future__ import annotations

import asyncio
import mmap
import os
import pickle
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, TypeVar

from engine.core.faults import Malformed
from services.ai import worker
from services.ai.job import Found, Task
from services.common.log import get_log

START_S = 120.0  # for loading the games, on a machine that is busy
HANG_S = 10.0  # beyond its limit; then the process is killed
EXIT_S = 2.0  # from the end of its input
COMMAND = "from services.ai.worker import main; main()"

Tell = Callable[[Found], None]
R = TypeVar("R")  # what a job gives


class WorkerDied(Exception):
    """The process ended or was killed in the middle of a job."""


class JobFailed(Exception):
    """The job raised something that is a bug; the log of this process says what."""


class Flags:
    """A byte for each worker, in memory that the workers share: 1 tells it to stop what it does."""

    def __init__(self, count: int) -> None:
        self.file = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the pool
        self.file.truncate(count)
        self.memory = mmap.mmap(self.file.fileno(), count)

    def __setitem__(self, slot: int, value: int) -> None:
        self.memory[slot] = value

    def close(self) -> None:
        self.memory.close()
        self.file.close()


def environment() -> dict[str, str]:
    """The modules of this process; none of its settings, which hold keys that a search has no use for."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("ARBITER_") and k != "REDIS_URL"}
    return {**kept, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONSAFEPATH": "1"}


class WorkerProcess:
    """Started at its first job, and again after it died. `loader` names the function that gives the games."""

    def __init__(self, loader: str, flags: Flags, slot: int) -> None:
        self.loader = loader
        self.flags = flags
        self.slot = slot
        self.process: Process | None = None
        self.exchange: asyncio.Task[Any] | None = None
        self.tell: Tell | None = None
        self.log = get_log()

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    @property
    def pid(self) -> int:
        return self.process.pid if self.process is not None else 0

    async def do(self, job: Task[R], tell: Tell | None) -> R:
        """The answer. Raises WorkerDied, JobFailed or Malformed. Cancelled, it goes on: see `recover`."""
        self.flags[self.slot] = 0
        self.tell = tell
        self.exchange = asyncio.create_task(self.ask(job))
        found: R = await asyncio.shield(self.exchange)
        return found

    async def recover(self) -> None:
        """Stop a job that nobody waits for any more, and wait until the process is free."""
        self.tell = None
        self.flags[self.slot] = 1
        if self.exchange is None:
            return
        done, _ = await asyncio.wait([self.exchange], timeout=HANG_S)
        if not done:
            self.kill()
            done, _ = await asyncio.wait([self.exchange])
        for task in done:
            task.exception()  # whatever it is, nobody waits for it

    async def ask(self, job: Task[R]) -> R:
        try:
            if not self.alive:
                async with asyncio.timeout(START_S):
                    await self.start()
            async with asyncio.timeout(job.bound_ms / 1000 + HANG_S):
                await self.write(job)
                found: R = await self.answer()
                return found
        except (TimeoutError, ConnectionError, asyncio.IncompleteReadError) as fault:
            await self.bury()
            raise WorkerDied(type(fault).__name__) from None

    async def start(self) -> None:
        descriptor = self.flags.file.fileno()
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", COMMAND, self.loader, str(self.slot), str(descriptor),
            stdin=PIPE, stdout=PIPE, pass_fds=(descriptor,), env=environment(), start_new_session=True,
        )  # fmt: skip
        await self.read()
        self.log.info("ai_worker_started", worker=self.slot, pid=self.process.pid)

    async def write(self, message: Any) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(worker.frame(message))
        await self.process.stdin.drain()

    async def read(self) -> Any:
        assert self.process is not None
        assert self.process.stdout is not None
        (size,) = worker.HEADER.unpack(await self.process.stdout.readexactly(worker.HEADER.size))
        return pickle.loads(await self.process.stdout.readexactly(size))

    async def answer(self) -> Any:
        while True:
            kind, *rest = await self.read()
            if kind == worker.TOLD:
                if self.tell is not None:
                    self.tell(rest[0])
            elif kind == worker.FOUND:
                return rest[0]
            elif kind == worker.MALFORMED:
                raise Malformed(*rest)
            else:
                self.log.error("ai_job_failed", error=rest[0], where=rest[1])
                raise JobFailed(rest[0])

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()

    async def bury(self) -> None:
        """Kill what is left of a process that cannot be used any more, and wait for its end."""
        self.kill()
        if self.process is not None:
            await self.process.wait()
            self.process = None

    async def close(self) -> None:
        """End it: by the end of its input, else by force."""
        if self.process is None:
            return
        if self.process.stdin is not None:
            self.process.stdin.close()
        try:
            async with asyncio.timeout(EXIT_S):
                await self.process.wait()
        except TimeoutError:
            await self.bury()
        self.process = None
