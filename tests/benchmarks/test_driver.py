"""The loops that drive calls."""

from __future__ import annotations

import asyncio

import pytest

from services.benchmarks.driver import closed, each, open_loop, percentile


async def test_a_closed_loop_has_so_many_calls_under_way_and_no_more() -> None:
    under_way, most = 0, 0

    async def call() -> None:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0.001)
        under_way -= 1

    ran = await closed(call, 5, 0.1)
    assert most == 5
    assert ran.count > 5
    assert ran.rate == ran.count / ran.seconds


async def test_each_call_is_made_once() -> None:
    made: list[int] = []

    def call(number: int):
        async def run() -> None:
            made.append(number)

        return run

    ran = await each([call(i) for i in range(20)], 3)
    assert sorted(made) == list(range(20))
    assert ran.count == 20


async def test_an_open_loop_does_not_wait_for_answers() -> None:
    """Each of twenty calls takes as long as ten intervals, and still all are begun in time."""
    latencies = await open_loop(lambda: asyncio.sleep(0.1), rate=100, seconds=0.2)
    assert len(latencies) == 20
    assert percentile(latencies, 0.5) < 0.19


async def test_a_stall_shows_in_all_the_calls_that_it_delayed() -> None:
    """The server stands still for 0.2 s once; whoever was due meanwhile was late."""
    free = asyncio.Event()
    calls = 0

    async def call() -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            asyncio.get_running_loop().call_later(0.2, free.set)
        await free.wait()

    latencies = await open_loop(call, rate=100, seconds=0.3)
    assert sum(latency > 0.05 for latency in latencies) >= 10


@pytest.mark.parametrize(("share", "value"), [(0.5, 50), (0.99, 99), (1.0, 100), (0.001, 1)])
def test_a_percentile_is_the_smallest_value_that_covers_its_share(share: float, value: int) -> None:
    assert percentile([float(v) for v in range(100, 0, -1)], share) == value
