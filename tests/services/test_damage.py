"""Damaged heads are told as data loss with the match's id, and the server goes on."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any

import grpc
import pytest
from arbiter.match.v1 import match_service_pb2
from support.in_process import served
from support.redis_server import RedisServer
from support.table import Table, fails, stake, tokens_of

from services.common.head import FIELDS, seal_of


def flip(data: bytes) -> bytes:
    return bytes([data[0] ^ 1]) + data[1:]


DAMAGE: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "a flipped bit in the snapshot": ("snapshot", flip),
    "a snapshot cut short": ("snapshot", lambda data: data[:-1]),
    "an empty snapshot": ("snapshot", lambda data: b""),
    "an unknown field in the snapshot": ("snapshot", lambda data: data + b"\xf8\x07\x01"),
    "a flipped bit in the set-up": ("setup", flip),
    "another version": ("version", lambda data: b"1"),
    "no version": ("version", lambda data: b"x"),
    "another status": ("status", lambda data: b"3"),
    "another game": ("game", lambda data: b"chess"),
    "a broken chain": ("chain", flip),
    "a broken seal": ("seal", flip),
}


@pytest.mark.parametrize("fresh", [False, True], ids=["the same server", "a fresh server"])
@pytest.mark.parametrize("field", DAMAGE)
async def test_damage_is_told_as_data_loss(
    redis_server: RedisServer, redis: Any, field: str, fresh: bool
) -> None:
    async with served(redis_server.url) as (table, _):
        created, whole = await table.create(), await table.create()
        match_id, token = created.match.match_id, tokens_of(created)[0]
        key = f"{{m:{match_id}}}:head"
        name, change = DAMAGE[field]
        redis.hset(key, name, change(redis.hget(key, name)))
        before = redis.hgetall(key), redis.xlen(f"{{m:{match_id}}}:log")
        if fresh:
            async with served(redis_server.url) as (other, _):
                await check_damaged(other, match_id, token, whole)
        else:
            await check_damaged(table, match_id, token, whole)
        assert (redis.hgetall(key), redis.xlen(f"{{m:{match_id}}}:log")) == before


async def check_damaged(table: Table, match_id: str, token: str, whole: Any) -> None:
    for call in (
        table.match(match_id, token),
        table.view(match_id, token),
        table.submit(match_id, token, stake(1)),
        table.watch(match_id, token).read(),
        table.record(match_id, token),
    ):
        error = await fails(call)
        assert error.code() == grpc.StatusCode.DATA_LOSS
        assert match_id in error.details()
    await table.play_out(whole.match.match_id, tokens_of(whole))
    listed = await table.matches.ListMatches(match_service_pb2.ListMatchesRequest())
    assert match_id not in [match.match_id for match in listed.matches]


@pytest.mark.parametrize("gone", ["the first entry", "one in the middle", "the last entry", "all"])
async def test_a_log_with_a_hole_is_data_loss_to_record_and_watcher(
    redis_server: RedisServer, redis: Any, gone: str
) -> None:
    async with served(redis_server.url) as (table, _):
        created = await table.create()
        match_id, last = created.match.match_id, created.match.version
        key = f"{{m:{match_id}}}:log"
        holes = {"the first entry": [1], "one in the middle": [2], "the last entry": [last]}
        redis.xdel(key, *(f"{version}-0" for version in holes.get(gone, range(1, last + 1))))
        assert_names(await fails(table.record(match_id)), match_id)
        if gone != "the first entry":  # to a watcher that looks like a log whose beginning is not kept
            assert_names(await fails(asyncio.wait_for(read_all(table.watch(match_id)), 5)), match_id)


def assert_names(error: grpc.aio.AioRpcError, match_id: str) -> None:
    assert error.code() == grpc.StatusCode.DATA_LOSS
    assert match_id in error.details()


async def read_all(stream: Any) -> list[Any]:
    return [message async for message in stream]


async def test_something_else_under_the_key_of_a_match_is_data_loss_and_no_outage(
    table: Table, redis: Any
) -> None:
    created = await table.create()
    match_id, other = created.match.match_id, await table.create()
    redis.delete(f"{{m:{match_id}}}:head")
    redis.set(f"{{m:{match_id}}}:head", "not a hash")
    assert_names(await fails(table.match(match_id)), match_id)
    assert (await table.match(other.match.match_id)).match_id == other.match.match_id
    listed = await table.matches.ListMatches(match_service_pb2.ListMatchesRequest())
    assert other.match.match_id in [match.match_id for match in listed.matches]


async def test_a_snapshot_with_an_unknown_field_is_damaged_though_its_seal_is_right(
    redis_server: RedisServer, redis: Any
) -> None:
    async with served(redis_server.url) as (table, _):
        created = await table.create()
        match_id = created.match.match_id
        key = f"{{m:{match_id}}}:head"
        redis.hset(key, "snapshot", redis.hget(key, "snapshot") + b"\xf8\x07\x01")
        head = redis.hgetall(key)
        values = [head[name.encode()] for name in FIELDS]
        redis.hset(key, "seal", seal_of(match_id, int(head[b"version"]), values))
        assert (await fails(table.match(match_id))).code() == grpc.StatusCode.DATA_LOSS


async def test_a_match_of_rules_that_are_not_here_is_not_played(
    redis_server: RedisServer, redis: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(redis_server.url) as (table, now):
        created = await table.create()
        match_id, token = created.match.match_id, tokens_of(created)[0]
        newer = now.store.codecs.by_id["coin_duel"].game
        object.__setattr__(newer, "rules_version", "2")
        try:
            async with served(redis_server.url) as (other, _):
                error = await fails(other.submit(match_id, token, stake(1)))
        finally:
            object.__setattr__(newer, "rules_version", "1")
        assert error.code() == grpc.StatusCode.FAILED_PRECONDITION
        assert "rules 1" in error.details()


def test_a_seal_covers_every_field() -> None:
    values = [b"a", b"b"]
    seals = {
        seal_of("m", 1, values),
        seal_of("n", 1, values),
        seal_of("m", 2, values),
        seal_of("m", 1, [b"ab", b""]),
        seal_of("m", 1, [b"a", b"c"]),
    }
    assert len(seals) == 5
    assert all(len(seal) == hashlib.sha256().digest_size for seal in seals)
