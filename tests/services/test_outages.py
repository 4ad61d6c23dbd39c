"""The store goes and comes back; processes are killed and told to stop; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import grpc
import pytest
from google.rpc import error_details_pb2
from support.in_process import served
from support.redis_server import RedisServer
from support.served import Served
from support.table import Table, detail, fails, tokens_of

from services.common.condition import Unfit
from services.common.private_redis import PrivateRedis

AOF = ("--appendonly", "yes", "--appendfsync", "everysec")


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[RedisServer]:
    """A Redis that the test may kill."""
    directory = tmp_path / "redis"
    directory.mkdir()
    server = RedisServer(directory, *AOF)
    server.start()
    yield server
    server.kill()


async def test_while_the_store_is_gone_calls_are_unavailable_and_later_they_work_again(
    own_redis: RedisServer,
) -> None:
    async with served(own_redis.url) as (table, _):
        created = await table.create()
        match_id, tokens = created.match.match_id, tokens_of(created)
        played = await table.turn(match_id, tokens)
        own_redis.kill()
        offered = await fails(table.turn(match_id, tokens))
        for error in (offered, await fails(table.create()), await fails(table.watch(match_id).read())):
            assert error.code() == grpc.StatusCode.UNAVAILABLE
            assert detail(error, error_details_pb2.RetryInfo).retry_delay.ToMilliseconds() > 0
        legal = await table.legal(match_id, tokens[1], played.accepted.version)
        assert legal.actions, "what is in memory is still judged"
        own_redis.start()
        await table.play_out(match_id, tokens)
        assert (await table.match(match_id)).version > played.accepted.version


async def test_a_watcher_survives_a_restart_of_the_store(own_redis: RedisServer) -> None:
    async with served(own_redis.url, heartbeat_s=15) as (table, _):
        created = await table.create()
        match_id, tokens = created.match.match_id, tokens_of(created)
        call = table.watch(match_id, None, created.match.version)
        await asyncio.sleep(0.2)
        own_redis.kill()
        own_redis.start()
        await table.turn(match_id, tokens)
        message = await asyncio.wait_for(call.read(), 10)
        assert message.update.version == created.match.version + 1
        call.cancel()


async def test_cancelled_calls_at_a_slow_store_do_not_shift_later_answers(own_redis: RedisServer) -> None:
    async with served(own_redis.url) as (table, _):
        created = [await table.create() for _ in range(5)]
        with own_redis.client() as client:
            client.client_pause(600)
        calls = [asyncio.ensure_future(table.match(c.match.match_id)) for c in created]
        await asyncio.sleep(0.2)
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)
        answers = await asyncio.gather(*(table.match(c.match.match_id) for c in reversed(created)))
        assert [a.match_id for a in answers] == [c.match.match_id for c in reversed(created)]


async def test_a_deadline_in_the_middle_of_a_commit_leaves_the_move_whole_or_not_made(
    own_redis: RedisServer,
) -> None:
    async with served(own_redis.url) as (table, _):
        created = await table.create()
        match_id, tokens = created.match.match_id, tokens_of(created)
        offered = await table.legal(match_id, tokens[0])
        with own_redis.client() as client:
            client.client_pause(400)
        call = asyncio.ensure_future(
            table.submit(match_id, tokens[0], offered.actions[0].action, request_id="r")
        )
        await asyncio.sleep(0.1)
        call.cancel()
        await asyncio.gather(call, return_exceptions=True)
        answer = await table.submit(match_id, tokens[0], offered.actions[0].action, request_id="r")
        assert answer.accepted.version == created.match.version + 1


@pytest.mark.parametrize("policy", ["allkeys-lru", "volatile-ttl"])
async def test_an_evicting_store_is_refused_unless_forced(
    own_redis: RedisServer, policy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with own_redis.client() as client:
        client.config_set("maxmemory-policy", policy)
    with pytest.raises(Unfit, match=policy):
        async with served(own_redis.url):
            pass
    async with served(own_redis.url, force=True) as (table, _):
        assert (await table.create()).match.match_id
    assert "store_unfit" in capsys.readouterr().out


async def test_a_store_without_aof_is_named(
    own_redis: RedisServer, capsys: pytest.CaptureFixture[str]
) -> None:
    with own_redis.client() as client:
        client.config_set("appendonly", "no")
    async with served(own_redis.url):
        assert "AOF is off" in capsys.readouterr().out


class Players:
    """Plays matches as fast as it can and remembers the last version that was acknowledged of each."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.acknowledged: dict[str, int] = {}
        self.tokens: dict[str, list[str]] = {}
        self.cut_off_by: set[grpc.StatusCode] = set()
        self.enough = False

    async def play(self) -> None:
        """Until a call fails, or it is enough: an outage that is mended in time is not noticed at all."""
        try:
            while not self.enough:
                created = await self.table.create()
                match_id = created.match.match_id
                self.tokens[match_id] = tokens_of(created)
                self.acknowledged[match_id] = created.match.version
                while (answer := await self.table.turn(match_id, self.tokens[match_id])) is not None:
                    self.acknowledged[match_id] = answer.accepted.version
                    if self.enough:
                        return
        except grpc.aio.AioRpcError as error:
            self.cut_off_by.add(error.code())

    async def check(self, table: Table) -> None:
        assert len(self.acknowledged) > 4
        assert self.cut_off_by <= {grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.CANCELLED}
        for match_id, version in self.acknowledged.items():
            match = await table.match(match_id)
            assert match.version >= version
            await table.play_out(match_id, self.tokens[match_id])


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
async def test_a_server_that_is_stopped_under_load_loses_no_acknowledged_move(
    tmp_path: Path, number: signal.Signals
) -> None:
    """With the private store: killed, it is left running and joined by the next server."""
    settings = {"data": tmp_path / "data", "grace_s": 5}
    first = Served(tmp_path, **settings)
    players = Players(Table(first.target()))
    load = [asyncio.create_task(players.play()) for _ in range(4)]
    await asyncio.sleep(1)
    told = time.monotonic()
    first.process.send_signal(number)
    code = await asyncio.to_thread(first.process.wait, 30)
    assert time.monotonic() - told < 8
    assert code == (-signal.SIGKILL if number == signal.SIGKILL else 0)
    await asyncio.wait_for(asyncio.gather(*load), 30)
    await players.table.channel.close()
    second = Served(tmp_path, **settings)
    table = Table(second.target())
    await players.check(table)
    await table.channel.close()
    assert second.end() == 0
    assert not PrivateRedis(tmp_path / "data", "everysec").answers(), "the last one out stops the store"


@pytest.mark.slow
async def test_a_store_that_is_killed_loses_no_acknowledged_move(tmp_path: Path) -> None:
    first = Served(tmp_path, data=tmp_path / "data")
    players = Players(Table(first.target()))
    load = [asyncio.create_task(players.play()) for _ in range(4)]
    await asyncio.sleep(1)
    with PrivateRedis(tmp_path / "data", "everysec").client() as client:
        pid = client.info("server")["process_id"]

    os.kill(pid, signal.SIGKILL)
    await asyncio.sleep(3)
    players.enough = True
    await asyncio.wait_for(asyncio.gather(*load), 30)
    await players.table.channel.close()
    first.end(signal.SIGKILL)
    second = Served(tmp_path, data=tmp_path / "data")
    table = Table(second.target())
    await players.check(table)
    await table.channel.close()
    assert second.end() == 0


@pytest.mark.slow
async def test_a_second_server_on_the_same_directory_joins_the_store(tmp_path: Path) -> None:
    first = Served(tmp_path, data=tmp_path / "data")
    first_table = Table(first.target())
    created = await first_table.create()
    second_directory = tmp_path / "second"
    second_directory.mkdir()
    second = Served(second_directory, data=tmp_path / "data")
    table = Table(second.target())
    assert first.end() == 0, "the first one leaves"
    await table.play_out(created.match.match_id, tokens_of(created))
    await table.channel.close()
    await first_table.channel.close()
    assert second.end() == 0


async def test_a_server_that_drains_says_so_and_finishes_what_it_began(own_redis: RedisServer) -> None:
    from grpc_health.v1 import health_pb2, health_pb2_grpc

    async with served(own_redis.url) as (table, now):
        created = await table.create()
        health: Any = health_pb2_grpc.HealthStub(table.channel)
        request = health_pb2.HealthCheckRequest(service="arbiter.match.v1.MatchService")
        assert (await health.Check(request)).status == health_pb2.HealthCheckResponse.SERVING
        watch = health.Watch(request)
        await watch.read()
        with own_redis.client() as client:
            client.client_pause(300)
        turn = asyncio.ensure_future(table.turn(created.match.match_id, tokens_of(created)))
        await asyncio.sleep(0.05)
        drained = asyncio.create_task(now.drain(5))
        assert (await watch.read()).status == health_pb2.HealthCheckResponse.NOT_SERVING
        watch.cancel()
        answer = await asyncio.gather(turn, return_exceptions=True)
        await asyncio.wait_for(drained, 8)
        assert answer
