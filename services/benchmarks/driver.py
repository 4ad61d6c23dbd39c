"""Drives calls: closed loops, which ask again once they are answered, and an open one that does not wait."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

Call = Callable[[], Awaitable[object]]

NEAR_S = 0.002  # a sleep of the event loop may last this much too long, so the rest is polled away


@dataclass(frozen=True)
class Ran:
    """So many answers in so many seconds."""

    count: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.count / self.seconds


async def closed(call: Call, at_once: int, seconds: float) -> Ran:
    """So many callers at once, each asking again as soon as it is answered."""
    start = time.perf_counter()
    end = start + seconds
    count = 0

    async def caller() -> None:
        nonlocal count
        while time.perf_counter() < end:
            await call()
            count += 1

    await asyncio.gather(*(caller() for _ in range(at_once)))
    return Ran(count, time.perf_counter() - start)


async def each(calls: list[Call], at_once: int) -> Ran:
    """Every call once, so many at a time."""
    start = time.perf_counter()
    left = iter(calls)

    async def caller() -> None:
        for call in left:
            await call()

    await asyncio.gather(*(caller() for _ in range(at_once)))
    return Ran(len(calls), time.perf_counter() - start)


async def open_loop(call: Call, rate: float, seconds: float) -> list[float]:
    """Latencies in seconds at a steady rate of calls, which come whether or not earlier ones are answered.

    Each is counted from when its call was due, not from when it was sent, so that a stall shows in all
    calls that it delayed (coordinated omission).
    """
    latencies: list[float] = []
    running: set[asyncio.Task[None]] = set()
    start = time.perf_counter()

    async def one(due: float) -> None:
        await call()
        latencies.append(time.perf_counter() - due)

    for i in range(round(rate * seconds)):
        due = start + i / rate
        while (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(wait - NEAR_S if wait > 2 * NEAR_S else 0)
        task = asyncio.create_task(one(due))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return latencies


def percentile(values: list[float], share: float) -> float:
    """The smallest value that at least this share of all values do not exceed; 0.5 gives the median."""
    ordered = sorted(values)
    return ordered[max(0, min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1))]
