"""Watching: everything in order, resumable at any point, each viewer by his own projection."""

from __future__ import annotations

import asyncio
from typing import Any

import grpc
import pytest
from arbiter.games.coin_duel.v1 import coin_duel_pb2 as coin
from support.in_process import served
from support.redis_server import RedisServer
from support.table import Table, fails, reason, tokens_of


async def gather_updates(table: Table, match_id: str, token: str | None, from_version: int = 0) -> list[Any]:
    """All updates until the match is over."""
    out = []
    async for message in table.watch(match_id, token, from_version):
        if message.HasField("update"):
            out.append(message.update)
    return out


async def one_at_a_time(table: Table, match_id: str, token: str | None) -> list[Any]:
    """The same, over a new stream for every single update."""
    out: list[Any] = []
    while True:
        call = table.watch(match_id, token, len(out))
        async for message in call:
            if message.HasField("update"):
                out.append(message.update)
                call.cancel()
                break
            if message.HasField("over"):
                return out


async def test_a_watcher_who_reconnects_at_every_update_sees_what_one_sees_who_stayed(table: Table) -> None:
    created = await table.create(seats=3)
    match_id, tokens = created.match.match_id, tokens_of(created)
    watchers = []
    for viewer in (*tokens, None):
        watchers.append(asyncio.create_task(gather_updates(table, match_id, viewer)))
        watchers.append(asyncio.create_task(one_at_a_time(table, match_id, viewer)))
    await table.play_out(match_id, tokens)
    seen = await asyncio.wait_for(asyncio.gather(*watchers), 20)
    over = await table.match(match_id)
    for stayed, reconnected in zip(seen[::2], seen[1::2], strict=True):
        assert stayed == reconnected
        assert [u.version for u in stayed] == list(range(1, over.version + 1))
    assert await gather_updates(table, match_id, tokens[1]) == seen[2]


async def test_updates_reach_a_watcher_of_another_server(redis_server: RedisServer, table: Table) -> None:
    created = await table.create()
    async with served(redis_server.url) as (other, _):
        watcher = asyncio.create_task(gather_updates(other, created.match.match_id, None))
        await table.play_out(created.match.match_id, tokens_of(created))
        updates = await asyncio.wait_for(watcher, 20)
    assert len(updates) == (await table.match(created.match.match_id)).version


async def test_a_stream_ends_with_the_finished_match(table: Table) -> None:
    created = await table.create()
    await table.play_out(created.match.match_id, tokens_of(created))
    messages = [m async for m in table.watch(created.match.match_id)]
    assert messages[-1].over == await table.match(created.match.match_id)
    at_the_end = [m async for m in table.watch(created.match.match_id, None, messages[-1].over.version)]
    assert at_the_end == [messages[-1]]


async def test_a_quiet_stream_beats(table: Table) -> None:
    created = await table.create()
    call = table.watch(created.match.match_id, None, created.match.version)
    beats = [await asyncio.wait_for(call.read(), 5) for _ in range(3)]
    assert [b.heartbeat.version for b in beats] == [created.match.version] * 3
    call.cancel()


async def test_claims_and_the_start_are_told(table: Table) -> None:
    created = await table.create(is_open=True)
    call = table.watch(created.match.match_id)
    for name in ("Ada", "Béla"):
        await table.claim(created.match.match_id, name=name)
    updates = [(await call.read()).update for _ in range(3)]
    assert [u.WhichOneof("change") for u in updates] == ["claimed", "claimed", "started"]
    assert [u.claimed.name for u in updates[:2]] == ["Ada", "Béla"]
    assert (await call.read()).update.drawn.stream == "bag"
    call.cancel()


async def test_names_given_at_a_claim_are_used_in_sentences(table: Table) -> None:
    created = await table.create(is_open=True)
    claims = [await table.claim(created.match.match_id, name=name) for name in ("Ada", "Béla")]
    updates = asyncio.create_task(gather_updates(table, created.match.match_id, None))
    await table.play_out(created.match.match_id, [c.token.token for c in claims])
    texts = [text for update in await updates for text in update.texts]
    assert "Béla stakes a coin." in texts


async def test_a_version_of_the_future_is_out_of_range(table: Table) -> None:
    created = await table.create()
    error = await fails(table.watch(created.match.match_id, None, 1000).read())
    assert error.code() == grpc.StatusCode.OUT_OF_RANGE
    assert reason(error) == "VERSION_IN_FUTURE"


async def test_a_version_that_is_not_kept_any_more_is_out_of_range_and_the_oldest_is_named(
    table: Table, redis: Any
) -> None:
    created = await table.create()
    redis.xtrim(f"{{m:{created.match.match_id}}}:log", minid="3-0", approximate=False)
    error = await fails(table.watch(created.match.match_id).read())
    assert error.code() == grpc.StatusCode.OUT_OF_RANGE
    assert "from 2 or later" in error.details()
    call = table.watch(created.match.match_id, None, 2)
    assert (await call.read()).update.version == 3
    call.cancel()


async def test_a_watcher_is_told_when_the_match_expires(table: Table, redis: Any) -> None:
    created = await table.create()
    call = table.watch(created.match.match_id, None, created.match.version)
    await call.read()
    redis.delete(f"{{m:{created.match.match_id}}}:head", f"{{m:{created.match.match_id}}}:log")
    error = await fails(read_to_end(call))
    assert error.code() == grpc.StatusCode.NOT_FOUND


async def read_to_end(call: Any) -> None:
    while await call.read() is not grpc.aio.EOF:
        pass


async def test_a_hundred_watchers_need_no_connection_each(redis_server: RedisServer, redis: Any) -> None:
    async with served(redis_server.url) as (table, now):
        created = await table.create(seats=4)
        match_id, tokens = created.match.match_id, tokens_of(created)
        before = redis.info("clients")["connected_clients"]
        watchers = [asyncio.create_task(gather_updates(table, match_id, None)) for _ in range(100)]
        await asyncio.sleep(0.5)
        assert redis.info("clients")["connected_clients"] - before <= 5
        await table.play_out(match_id, tokens)
        seen = await asyncio.wait_for(asyncio.gather(*watchers), 30)
        assert all(updates == seen[0] for updates in seen)
        assert not now.hub.feeds


async def test_watchers_that_go_away_leave_nothing_behind(redis_server: RedisServer, redis: Any) -> None:
    async with served(redis_server.url) as (table, now):
        created = await table.create()
        for _ in range(50):
            call = table.watch(created.match.match_id)
            await call.read()
            call.cancel()
        for _ in range(100):
            if not now.hub.feeds:
                break
            await asyncio.sleep(0.02)
        assert not now.hub.feeds
        assert redis.pubsub_channels("{m:*") == []


async def test_that_a_move_was_forced_is_told_to_its_seat_alone(table: Table) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    await table.play_out(match_id, tokens)
    for viewer, token in ((0, tokens[0]), (1, tokens[1]), (-1, None)):
        updates = await gather_updates(table, match_id, token)
        forced = [u.acted.seat for u in updates if u.HasField("acted") and u.acted.forced]
        assert forced == ([viewer] if viewer >= 0 else [])
        shown = {u.acted.seat for u in updates if u.HasField("acted") and u.acted.HasField("action")}
        assert shown == ({viewer} if viewer >= 0 else set())


async def test_every_entry_has_a_version_of_its_own(table: Table) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    answer = await table.turn(match_id, tokens)
    answer = await table.turn(match_id, tokens)
    versions = [u.version for u in answer.accepted.updates]
    assert versions == list(range(versions[0], answer.accepted.version + 1))
    assert [u.WhichOneof("change") for u in answer.accepted.updates] == ["acted", "drawn"]


async def test_dealt_coins_are_told_to_their_seat_alone(table: Table) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    await table.play_out(match_id, tokens)
    for seat, token in enumerate(tokens):
        for update in await gather_updates(table, match_id, token):
            for packed in update.events:
                event = coin.Event()
                assert packed.Unpack(event)
                if event.HasField("dealt"):
                    assert event.dealt.HasField("coin") == (event.dealt.seat == seat)


@pytest.mark.parametrize("where", ["feed", "log"])
async def test_damage_in_the_log_ends_the_stream_with_data_loss(table: Table, redis: Any, where: str) -> None:
    created = await table.create()
    key = f"{{m:{created.match.match_id}}}:log"
    if where == "log":
        redis.xdel(key, "2-0")
    else:
        redis.xadd(key, {"e": b"\xff\xff"}, id=f"{created.match.version + 1}-0")
    error = await fails(read_to_end(table.watch(created.match.match_id)))
    assert error.code() == grpc.StatusCode.DATA_LOSS
    assert created.match.match_id in error.details()


async def test_watchers_of_many_matches_who_come_and_go_at_once_all_hear_of_every_move(
    redis_server: RedisServer, redis: Any
) -> None:
    async with served(redis_server.url) as (table, _):
        before = redis.info("clients")["connected_clients"]
        created = [await table.create() for _ in range(12)]
        watchers = [
            asyncio.create_task(one_at_a_time(table, c.match.match_id, None)) for c in created for _ in "ab"
        ]
        await asyncio.gather(*(table.play_out(c.match.match_id, tokens_of(c)) for c in created))
        seen = await asyncio.wait_for(asyncio.gather(*watchers), 30)
        assert seen[::2] == seen[1::2]
        assert redis.info("clients")["connected_clients"] - before <= 5
        for updates, c in zip(seen[::2], created, strict=True):
            assert len(updates) == (await table.match(c.match.match_id)).version
