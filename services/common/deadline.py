"""A deadline for calls that bring none: one look at the oldest call now and then, not a timer for each."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from services.common.faults import TooSlow

LOOKS = 10  # during one deadline, which is therefore kept to a tenth


class Deadline:
    """All calls have the same time, so that the first to come is the first to be late."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.calls: dict[asyncio.Task[Any], float] = {}  # when each came, oldest first
        self.late: set[asyncio.Task[Any]] = set()
        self.timer: asyncio.TimerHandle | None = None

    async def run(self, handler: Callable[[Any, Any], Awaitable[Any]], request: Any, caller: Any) -> Any:
        """The handler's answer. Raises TooSlow if it takes too long."""
        loop = asyncio.get_running_loop()
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("a call runs in a task")
        self.calls[task] = loop.time()
        if self.timer is None:
            self.timer = loop.call_later(self.seconds / LOOKS, self.look, loop)
        try:
            return await handler(request, caller)
        except asyncio.CancelledError:
            if task not in self.late:
                raise  # the client has gone
            task.uncancel()
            raise TooSlow(
                f"it took longer than {self.seconds:g} seconds; send a deadline of your own"
            ) from None
        finally:
            del self.calls[task]
            self.late.discard(task)

    def look(self, loop: asyncio.AbstractEventLoop) -> None:
        self.timer = None
        for task, came in self.calls.items():
            if came + self.seconds > loop.time():
                break
            if task not in self.late:
                self.late.add(task)
                task.cancel()
        if self.calls:
            self.timer = loop.call_later(self.seconds / LOOKS, self.look, loop)
