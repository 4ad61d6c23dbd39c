"""Turns of AI seats: none is lost and none is played twice, whoever dies."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import grpc
import pytest
from support.ai_seats import TURNS, ai, new_match, over, person, settled, until
from support.audit import check_record
from support.redis_server import RedisServer
from support.served import ARBITER_SERVE, Served
from support.table import Table
from support.thinking import FOUR, thinking

from services.common.auth import Keyring
from services.common.faults import Trouble
from services.match.turns import MARKS, PATIENCE_MS, Turns, now_ms
from services.server import Running

QUICK = {"ai_lease_s": 1.0}


@pytest.fixture(autouse=True)
def no_turns_of_others(redis: Any) -> Iterator[None]:
    redis.flushdb()
    yield
    redis.flushdb()


@pytest.fixture
async def pair(redis_server: RedisServer) -> AsyncIterator[tuple[Table, Running]]:
    async with thinking(redis_server.url, ai_seats=True, **QUICK) as pair:
        yield pair


async def test_a_turn_that_was_committed_and_never_told_is_found_by_the_sweeper(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch, redis: Any
) -> None:
    """As if the process had died between the two."""

    async def die(*_: Any) -> None:
        pass

    async with thinking(redis_server.url) as (table, _):
        monkeypatch.setattr("services.match.turns.Turns.tell", die)
        created = await new_match(table, ai(), person())
        await asyncio.sleep(0.05)
        assert redis.zcard(MARKS) == 1
        assert not redis.exists(TURNS)
    monkeypatch.undo()
    redis.zadd(MARKS, {redis.zrange(MARKS, 0, -1)[0]: now_ms() - 1}, xx=True)  # its time has come
    async with thinking(redis_server.url, ai_seats=True) as (table, _):
        await until(table, created.match.match_id, lambda m: 1 in m.to_act)
        await settled(redis)
    assert PATIENCE_MS > 5000  # longer than a commit may take


async def test_a_mark_of_a_commit_that_failed_is_dropped(redis_server: RedisServer, redis: Any) -> None:
    async with thinking(redis_server.url) as (table, now):
        created = await new_match(table, person(), ai())
        past = now_ms() - 1
        match_id = created.match.match_id
        for mark in (f"{match_id}:99", "nosuchmatch:1", f"{match_id}:{created.match.version}"):
            redis.zadd(MARKS, {mark: past})
        await turns_of(now).sweep(now_ms())
        assert redis.zcard(MARKS) == 0
        assert not redis.exists(TURNS)


def turns_of(now: Running) -> Turns:
    return Turns(now.store, Keyring("HS256", "k" * 32))


async def test_a_turn_that_is_told_twice_is_played_once(pair: tuple[Table, Running], redis: Any) -> None:
    table, now = pair
    assert now.seats is not None
    await now.seats.stop()
    created = await new_match(table, ai("easy"), person())
    await asyncio.sleep(0.1)
    ((_, fields),) = redis.xrange(TURNS)
    for _ in range(3):
        redis.xadd(TURNS, fields)
    async with thinking(str(now_url(redis)), ai_seats=True, ai_workers=2, **QUICK):
        await settled(redis)
    match = await table.match(created.match.match_id)
    assert match.version == created.match.version + 1
    assert list(match.to_act) == [1]


def now_url(redis: Any) -> str:
    return f"unix://{redis.connection_pool.connection_kwargs['path']}"


async def test_a_worker_killed_in_the_middle_of_a_turn_costs_no_move(
    redis_server: RedisServer, redis: Any
) -> None:
    """The process that thinks is killed; the seat's turn is thought again."""
    async with thinking(redis_server.url, ai_seats=True) as (table, now):
        created = await new_match(table, ai("expert", overrides={"settle": "false"}), person())
        async with asyncio.timeout(30):
            while not (now.pool.busy and now.pool.workers[0].alive):
                await asyncio.sleep(0.005)
        await asyncio.sleep(0.2)
        victim = now.pool.workers[0].pid
        os.kill(victim, signal.SIGKILL)
        match = await until(table, created.match.match_id, lambda m: 1 in m.to_act)
        assert match.version == created.match.version + 1
        assert now.pool.workers[0].pid != victim
        await settled(redis)


async def test_when_every_thought_fails_any_legal_action_is_played(
    pair: tuple[Table, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any, **__: Any) -> Any:
        raise Trouble("no", "AI_FAILED")

    table, _ = pair
    monkeypatch.setattr("services.ai.pool.Pool.run", fail)
    created = await new_match(table, ai(), person())
    match = await until(table, created.match.match_id, lambda m: 1 in m.to_act)
    assert match.version == created.match.version + 1


class Worker(Served):
    """An `arbiter ai-worker` process of a test."""

    def __init__(self, directory: Path, server: str, url: str, **settings: Any) -> None:
        directory.mkdir()
        command = [*ARBITER_SERVE[:-1], "ai-worker", "--server", server, "--redis-url", url, "--workers", "1"]
        super().__init__(directory, command, **settings)


def taken(redis: Any) -> bool:
    """Has a worker taken the turn?"""
    groups = redis.xinfo_groups(TURNS) if redis.exists(TURNS) else []
    return any(group["pending"] for group in groups)


@pytest.mark.slow
async def test_a_store_that_dies_and_comes_back_costs_no_turn(tmp_path: Path) -> None:
    own = RedisServer(tmp_path, "--appendonly", "yes")
    own.start()
    async with thinking(own.url, ai_seats=True, ai_lease_s=2) as (table, _):
        created = await new_match(table, ai(), ai())
        await until(table, created.match.match_id, lambda m: m.version > created.match.version + 3)
        own.kill()
        await asyncio.sleep(0.5)
        own.start()
        async with asyncio.timeout(60):
            while True:
                try:
                    await until(table, created.match.match_id, over)
                    break
                except grpc.aio.AioRpcError as error:
                    if error.code() != grpc.StatusCode.UNAVAILABLE:
                        raise
        check_record(FOUR, await table.record(created.match.match_id))
    own.kill()


@pytest.mark.slow
async def test_a_killed_seats_process_loses_its_turn_to_another(
    redis_server: RedisServer, redis: Any, tmp_path: Path
) -> None:
    async with thinking(redis_server.url) as (table, now):
        target = f"127.0.0.1:{now.port}"
        first = Worker(tmp_path / "first", target, redis_server.url, ai_lease_s=2)
        slow = ai("expert", overrides={"settle": "false", "rollouts.plies": "-1"}, seed=4)
        created = await new_match(table, slow, person())
        async with asyncio.timeout(60):
            while not taken(redis):
                assert first.process.poll() is None, first.log.read_text()
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)
        assert list((await table.match(created.match.match_id)).to_act) == [0]  # in thought
        first.process.send_signal(signal.SIGKILL)
        first.process.wait()
        second = Worker(tmp_path / "second", target, redis_server.url, ai_lease_s=2)
        match = await until(table, created.match.match_id, lambda m: 1 in m.to_act, 120)
        assert match.version == created.match.version + 1
        await settled(redis)
        assert "ai_turns_taken_over" in second.log.read_text()
        assert second.end() == 0


@pytest.mark.slow
async def test_a_server_that_is_told_to_stop_hands_its_turns_over_at_once(
    redis_server: RedisServer, redis: Any
) -> None:
    async with thinking(redis_server.url, ai_seats=True, ai_lease_s=60, ai_turn_ms=60_000) as (table, now):
        slow = ai("expert", overrides={"settle": "false"}, seed=4)
        created = await new_match(table, slow, person())
        async with asyncio.timeout(30):
            while not now.pool.busy:
                await asyncio.sleep(0.005)
        await now.drain(0.1)
    async with thinking(redis_server.url, ai_seats=True, ai_lease_s=3, ai_turn_ms=200) as (table, _):
        began = time.monotonic()
        await until(table, created.match.match_id, lambda m: 1 in m.to_act)
        assert time.monotonic() - began < 20


async def test_arbiter_serve_plays_seats_unless_told_otherwise(tmp_path: Path) -> None:
    server = Served(tmp_path, ARBITER_SERVE, data=tmp_path / "data", ai_workers=1)
    table = Table(server.target())
    created = await new_match(table, ai(), ai())
    await until(table, created.match.match_id, over, 60)
    assert server.end() == 0
    await table.channel.close()
