"""The processes that think: streams, cancelled calls, killed workers, queues, and a server around them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

import grpc
import pytest
from arbiter.ai.v1 import ai_service_pb2 as ai
from google.rpc import error_details_pb2
from support.build import pick
from support.cases import each_game
from support.redis_server import RedisServer
from support.served import ARBITER_SERVE, Served
from support.table import Table, detail, fails, reason
from support.thinking import FOUR, begin, budget, midway, position, suggest, thinking

from engine.core.game import AnyGame
from services.ai.pool import Pool
from services.server import Running

LONG = 300_000
IMPROVING = pick(plain=2000, compiled=200_000)  # iterations that take about a second
LASTING = pick(plain=1500, compiled=150_000)  # and such that last until somebody has been killed
SLOW = {
    "ghost_stories": pick(plain=0.3, compiled=0.1)
}  # seconds to be free; plain it takes 0.07 on an idle machine
SUBJECT = position(FOUR, begin(FOUR))


@pytest.fixture
async def pair(redis_server: RedisServer) -> AsyncIterator[tuple[Table, Running]]:
    async with thinking(redis_server.url) as (table, now):
        await suggest(table, SUBJECT, budget=budget(1))  # the process is up
        yield table, now


def analyze(table: Table, **fields: Any) -> Any:
    asked = {"subject": SUBJECT, "seed": 7, **fields}
    return table.ai.AnalyzePosition(ai.AnalyzePositionRequest(**asked))


async def until_busy(pool: Pool, wanted: int = 1) -> None:
    async with asyncio.timeout(30):
        while pool.busy < wanted:
            await asyncio.sleep(0.002)


async def until_free(pool: Pool) -> float:
    """Seconds until every process is free."""
    began = time.monotonic()
    async with asyncio.timeout(30):
        while pool.busy:
            await asyncio.sleep(0.002)
    return time.monotonic() - began


def memory(pid: int) -> int:
    """Resident kilobytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise AssertionError("the process has no memory")


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


async def gone(pids: list[int], within: float = 10.0) -> bool:
    until = time.monotonic() + within
    while any(alive(pid) for pid in pids) and time.monotonic() < until:
        await asyncio.sleep(0.02)
    return not any(alive(pid) for pid in pids)


async def test_an_analysis_improves_until_its_budget_is_used_up(pair: tuple[Table, Running]) -> None:
    table, now = pair
    told = [message async for message in analyze(table, budget=budget(IMPROVING))]
    iterations = [message.analysis.thinking.iterations[0] for message in told]
    assert len(told) > 2
    assert iterations == sorted(set(iterations))
    assert iterations[-1] == IMPROVING
    assert [message.last for message in told] == [False] * (len(told) - 1) + [True]
    assert not told[-1].analysis.thinking.partial
    whole = await suggest(table, SUBJECT, budget=budget(IMPROVING), overrides={"settle": "false"})
    assert whole.ranked == told[-1].analysis.ranked
    assert now.pool.busy == 0


async def test_an_analysis_without_a_budget_goes_on_until_it_is_cancelled(
    pair: tuple[Table, Running],
) -> None:
    table, now = pair
    call = analyze(table, workers=2)
    for _ in range(4):
        message = await call.read()
    assert not message.last
    call.cancel()
    assert await until_free(now.pool) < 1


@each_game
@pytest.mark.parametrize("kind", ["unary", "stream"])
async def test_a_cancelled_call_frees_its_worker_within_100_ms(
    pair: tuple[Table, Running], kind: str, game: AnyGame
) -> None:
    table, now = pair
    subject = position(game, midway(game, max(game.seats), decisions=5))
    lasting = {"settle": "false", "solver": "false"}  # nothing ends it but the cancel
    took = []
    for _ in range(5):
        if kind == "unary":
            asked = ai.SuggestActionRequest(subject=subject, budget=budget(LONG), overrides=lasting)
            call = table.ai.SuggestAction(asked)
        else:
            call = analyze(table, subject=subject, overrides=lasting)
            await call.read()
        await until_busy(now.pool)
        await asyncio.sleep(0.02)
        call.cancel()
        took.append(await until_free(now.pool))
    assert sorted(took)[2] < SLOW.get(game.id, 0.1), (
        took
    )  # the middle one: other work on the machine may hold up one
    assert (await suggest(table, SUBJECT, budget=budget(10))).thinking.iterations[0] == 10


@pytest.mark.slow
async def test_a_thousand_cancelled_calls_leave_no_worker_busy_and_no_memory_behind(
    redis_server: RedisServer,
) -> None:
    async with thinking(redis_server.url, ai_workers=2, ai_queue=100) as (table, now):
        sizes = []
        pids = set()
        lasting = {"settle": "false", "solver": "false"}  # nothing ends it but the cancel
        asked = ai.SuggestActionRequest(subject=SUBJECT, budget=budget(LONG), overrides=lasting)
        for _ in range(10):
            for _ in range(10):
                calls = [table.ai.SuggestAction(asked) for _ in range(10)]
                async with asyncio.timeout(30):
                    await until_busy(now.pool, 2)
                    while len(now.pool.line) < 8:
                        assert not [await call for call in calls if call.done()]
                        await asyncio.sleep(0.002)
                for call in calls:
                    call.cancel()
                    with suppress(asyncio.CancelledError):
                        await call
                await until_free(now.pool)
            pids |= {worker.pid for worker in now.pool.workers}
            sizes.append(memory(os.getpid()) + sum(memory(worker.pid) for worker in now.pool.workers))
        assert len(pids) == 2
        assert not len(now.pool.line)
        await asyncio.sleep(0.01)
        assert not now.pool.tasks
        grown = [after - before for before, after in pairwise(sizes)]
        # Kilobytes in a hundred calls; in one of them a thought may have been the longest so far.
        assert median(grown) < 500, sizes
        assert sum(grown[2:]) - max(grown[2:]) < 8_000, sizes
        assert (await suggest(table, SUBJECT, budget=budget(10))).thinking.iterations[0] == 10


async def test_a_worker_killed_in_the_middle_costs_one_retry_and_no_wrong_answer(
    pair: tuple[Table, Running], capsys: pytest.CaptureFixture[str]
) -> None:
    table, now = pair
    subject = position(FOUR, midway(FOUR, decisions=6))
    asked = {"budget": budget(LASTING), "overrides": {"settle": "false", "solver": "false"}}
    right = await suggest(table, subject, **asked)
    victim = now.pool.workers[0].pid
    call = asyncio.create_task(suggest(table, subject, **asked))
    await until_busy(now.pool)
    await asyncio.sleep(0.1)
    os.kill(victim, signal.SIGKILL)
    answer = await call
    assert answer.action == right.action
    assert answer.ranked == right.ranked
    assert now.pool.workers[0].pid != victim
    assert await gone([victim])
    assert "ai_worker_died" in capsys.readouterr().out


async def test_a_position_that_kills_every_worker_is_given_up_after_one_retry(
    pair: tuple[Table, Running],
) -> None:
    table, now = pair
    call = asyncio.create_task(fails(suggest(table, SUBJECT, budget=budget(LONG))))
    await until_busy(now.pool)
    killed: set[int] = set()
    async with asyncio.timeout(60):
        while len(killed) < 2:
            pid = now.pool.workers[0].pid
            if pid and pid not in killed:
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
            await asyncio.sleep(0.01)
    assert reason(await call) == "AI_FAILED"
    assert (await suggest(table, SUBJECT, budget=budget(10))).thinking.iterations[0] == 10


async def test_a_worker_that_hangs_is_killed(
    pair: tuple[Table, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, now = pair
    monkeypatch.setattr("services.ai.process.HANG_S", 0.3)
    victim = now.pool.workers[0].pid
    os.kill(victim, signal.SIGSTOP)
    call = table.ai.SuggestAction(ai.SuggestActionRequest(subject=SUBJECT, budget=budget(LONG)))
    await until_busy(now.pool)
    call.cancel()
    await until_free(now.pool)
    assert await gone([victim])
    assert (await suggest(table, SUBJECT, budget=budget(10))).thinking.iterations[0] == 10


async def test_a_full_queue_turns_callers_away_with_the_time_to_wait(redis_server: RedisServer) -> None:
    async with thinking(redis_server.url, ai_queue=1) as (table, now):
        first = analyze(table)
        assert (await first.read()).analysis.ranked
        second = analyze(table)
        assert (await second.read()).WhichOneof("message") == "queued"
        error = await fails(suggest(table, SUBJECT))
        assert error.code() == grpc.StatusCode.RESOURCE_EXHAUSTED
        assert reason(error) == "AI_BUSY"
        assert detail(error, error_details_pb2.RetryInfo).retry_delay.ToMilliseconds() > 0
        first.cancel()
        assert (await second.read()).analysis.ranked
        second.cancel()
        await until_free(now.pool)


@pytest.mark.parametrize("room", [0, 1])
async def test_a_call_for_more_workers_than_processes_and_queue_is_answered(
    redis_server: RedisServer, room: int
) -> None:
    async with thinking(redis_server.url, ai_queue=room) as (table, now):
        answer = await suggest(table, SUBJECT, budget=budget(60), workers=6)
        assert list(answer.thinking.iterations) == [10] * 6
        call = table.ai.AnalyzePosition(
            ai.AnalyzePositionRequest(subject=SUBJECT, budget=budget(60), workers=6, seed=7)
        )
        messages = [message async for message in call]
        assert messages[-1].last
        assert sum(messages[-1].analysis.thinking.iterations) == 60
        await until_free(now.pool)


async def test_long_analyses_leave_a_process_to_those_who_want_one_action(
    redis_server: RedisServer,
) -> None:
    async with thinking(redis_server.url, ai_workers=2) as (table, now):
        calls = [analyze(table) for _ in range(3)]
        await calls[0].read()
        answer = await suggest(table, SUBJECT, budget=budget(10), timeout=20)
        assert answer.thinking.iterations[0] == 10
        for call in calls:
            call.cancel()
        await until_free(now.pool)


async def test_a_server_that_is_never_asked_starts_no_process(redis_server: RedisServer) -> None:
    async with thinking(redis_server.url) as (table, now):
        await table.ai.ListLevels(ai.ListLevelsRequest(game="kronia"))
        assert not any(worker.alive for worker in now.pool.workers)
    async with thinking(redis_server.url, ai=False) as (table, _):
        error = await fails(table.ai.ListLevels(ai.ListLevelsRequest(game="kronia")))
        assert error.code() == grpc.StatusCode.UNIMPLEMENTED


@pytest.mark.slow
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
async def test_under_arbiter_serve_workers_end_with_their_server(tmp_path: Path, end: signal.Signals) -> None:
    """They are not forked from a process that speaks gRPC, and none outlives it, even in mid-thought."""
    data = tmp_path / "data"
    server = Served(tmp_path, ARBITER_SERVE, data=data, ai_workers=2, grace_s=1)
    table = Table(server.target())
    assert (await suggest(table, SUBJECT, budget=budget(50))).thinking.iterations[0]
    call = analyze(table)
    await call.read()
    workers = [pid for pid in children(server.process.pid) if b"worker" in command_of(pid)]
    assert workers
    for pid in workers:
        assert b"ARBITER_" not in Path(f"/proc/{pid}/environ").read_bytes()
    assert server.end(end) == (-signal.SIGKILL if end is signal.SIGKILL else 0)
    assert await gone(workers)
    await table.channel.close()
    if end is signal.SIGKILL:  # its store outlives it, on purpose; the next server on it is stopped properly
        again = Served(tmp_path, ARBITER_SERVE, data=data)
        again.target()
        assert again.end() == 0


def command_of(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()
