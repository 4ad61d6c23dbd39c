"""The processes that think: searches in, answers out, shared fairly between callers.

A process is started when a search needs one and none is free, so a server that is never asked starts none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from services.ai.job import Found, Job, Task
from services.ai.line import Line, Ticket
from services.ai.process import Flags, JobFailed, Tell, WorkerDied, WorkerProcess
from services.common.faults import Leaving, TooMuch, Trouble
from services.common.log import get_log

R = TypeVar("R")  # what a job gives
TRIES = 2  # of a job whose process died
SHORT_S, LONG_S = 0.2, 30.0  # between which a caller is asked to come back
REMEMBERED = 0.2  # the weight of the newest search in the mean time of one


class Pool:
    """One per process. `size` searches run at once, `room` more may wait."""

    def __init__(self, loader: str, size: int, room: int) -> None:
        self.size = size
        self.room = room
        self.flags = Flags(size)
        self.workers = [WorkerProcess(loader, self.flags, slot) for slot in range(size)]
        self.idle = list(reversed(self.workers))
        self.line: Line[WorkerProcess] = Line()
        self.long = 0  # searches under way that may take long
        self.tasks: set[asyncio.Task[None]] = set()
        self.mean_s = 0.5
        self.closing = False
        self.log = get_log()

    @property
    def busy(self) -> int:
        return self.size - len(self.idle)

    @property
    def most_long(self) -> int:
        """One process at least is left to those who want one action."""
        return max(1, self.size - 1)

    async def run(
        self,
        job: Task[R],
        who: str,
        long: bool = False,
        tell: Tell | None = None,
        queued: Callable[[int], None] | None = None,
        admitted: bool = False,
    ) -> R:
        """The answer to a job. Raises TooMuch, Malformed, or Trouble if processes die of it.

        `queued` is told how many wait before it, if it must wait. `admitted` jobs come with one that found
        room, so a call is turned away as a whole or not at all. Cancelling it frees its process.
        """
        if not admitted:
            self.check_room(long)
        for left in reversed(range(TRIES)):
            worker = await self.take(who, long, queued)
            try:
                return await self.use(worker, job, long, tell)
            except WorkerDied as fault:
                self.log.warning("ai_worker_died", worker=worker.slot, cause=str(fault), again=left > 0)
            except JobFailed:
                break
        raise Trouble("the AI failed at this position; the log of the server has it", "AI_FAILED")

    async def run_all(self, jobs: Sequence[Job], who: str, long: bool = False) -> list[Found]:
        """The answers in order; if one fails or this is cancelled, all are."""
        searches = [
            asyncio.create_task(self.run(job, who, long, admitted=i > 0)) for i, job in enumerate(jobs)
        ]
        try:
            return await asyncio.gather(*searches)
        finally:
            for search in searches:
                search.cancel()

    async def use(self, worker: WorkerProcess, job: Task[R], long: bool, tell: Tell | None) -> R:
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            found = await worker.do(job, tell)
        except asyncio.CancelledError:
            self.in_background(self.free_when_done(worker, long))
            raise
        except BaseException:
            self.give_back(worker, long)
            raise
        self.mean_s += REMEMBERED * (loop.time() - began - self.mean_s)
        self.give_back(worker, long)
        return found

    def check_room(self, long: bool) -> None:
        """Raises TooMuch, with the time to wait, if a search can neither begin nor wait."""
        waiting = len(self.line)
        at_once = bool(self.idle) and (not long or self.long < self.most_long)
        if not at_once and waiting >= self.room:
            wait = min(LONG_S, max(SHORT_S, self.mean_s * waiting / self.size))
            raise TooMuch(
                f"{waiting} searches wait already; try again in {wait:.1f} seconds", "AI_BUSY",
                retry_s=wait, waiting=waiting,
            )  # fmt: skip

    async def take(self, who: str, long: bool, queued: Callable[[int], None] | None) -> WorkerProcess:
        if self.closing:
            raise Leaving("the server is stopping")
        waiting = len(self.line)
        ticket: Ticket[WorkerProcess] = Ticket(who, long)
        self.line.join(ticket)
        self.dispatch()
        if queued is not None and not ticket.turn.done():
            queued(waiting)
        try:
            return await ticket.turn
        except asyncio.CancelledError:
            self.line.leave(ticket)
            if ticket.turn.done() and not ticket.turn.cancelled():
                self.give_back(ticket.turn.result(), long)
            raise

    def dispatch(self) -> None:
        """Give free processes to whose turn it is; those that run already first."""
        while self.idle:
            ticket = self.line.next(self.long < self.most_long)
            if ticket is None:
                return
            if ticket.turn.done():  # cancelled, and about to leave
                continue
            self.long += ticket.long
            at = next((i for i in reversed(range(len(self.idle))) if self.idle[i].alive), -1)
            ticket.turn.set_result(self.idle.pop(at))

    def give_back(self, worker: WorkerProcess, long: bool) -> None:
        self.long -= long
        self.idle.append(worker)
        self.dispatch()

    async def free_when_done(self, worker: WorkerProcess, long: bool) -> None:
        await worker.recover()
        self.give_back(worker, long)

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Stop every search and end every process."""
        self.closing = True
        for ticket in self.line.clear():
            if not ticket.turn.done():  # else its caller has just left
                ticket.turn.set_exception(Leaving("the server is stopping"))
        for worker in self.workers:
            self.flags[worker.slot] = 1
        if self.tasks:
            await asyncio.wait(self.tasks)
        await asyncio.gather(*(worker.close() for worker in self.workers))
        self.flags.close()
