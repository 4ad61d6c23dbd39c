"""AI seats of matches: created, played, watched, recorded."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Iterator
from typing import Any

import grpc
import pytest
from arbiter.match.v1 import match_pb2, match_service_pb2
from arbiter.store.v1 import store_pb2
from support.ai_seats import ai, ai_moves, new_match, over, person, settled, until
from support.audit import check_record
from support.build import pick
from support.redis_server import RedisServer
from support.table import Table, fails, tokens_of
from support.thinking import FOUR, GAMES, thinking

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


async def play_person(table: Table, match_id: str, token: str, seat: int, rng: random.Random) -> Any:
    """Play one seat at random to the end of the match."""
    while True:
        match = await until(table, match_id, lambda m: seat in m.to_act or not m.to_act)
        if not match.to_act:
            return match
        offered = (await table.legal(match_id, token, match.version)).actions
        await table.submit(match_id, token, rng.choice(offered).action)


async def test_a_person_plays_against_an_ai(pair: tuple[Table, Running], redis: Any) -> None:
    table, _ = pair
    created = await new_match(table, person(), ai("easy", seed=5))
    match_id = created.match.match_id
    assert [seat.seat for seat in created.seat_tokens] == [0]  # nobody gets the AI's
    assert [seat.ai.level for seat in created.match.seats] == ["", "easy"]
    assert not created.match.seats[0].HasField("ai")
    assert await play_person(table, match_id, tokens_of(created)[0], 0, random.Random(1))
    record = await table.record(match_id)
    check_record(FOUR, record)
    moves = ai_moves(record, 1)
    assert moves
    for move in moves:
        assert move.thinking.level == "easy"
        assert move.thinking.iterations
        assert move.thinking.ai_version
        assert move.thinking.parameters
    assert len({move.thinking.seed for move in moves}) == len(moves)
    assert not any(move.HasField("thinking") for move in ai_moves(record, 0))
    await settled(redis)


@pytest.mark.parametrize("game", ["connect_four", "kronia", "luxor"])
async def test_a_match_of_ais_alone_runs_to_its_end(redis_server: RedisServer, game: str) -> None:
    async with thinking(redis_server.url, ai_seats=True, ai_workers=2, ai_turn_ms=30) as (table, _):
        seats = [ai("easy", overrides={"rollouts.plies": "1"})] * min(GAMES[game].seats)
        created = await new_match(table, *seats, game=game)
        assert not created.seat_tokens
        match = await until(table, created.match.match_id, over, 120)
        record = await table.record(match.match_id)
        check_record(GAMES[game], record)
        assert all(move.HasField("thinking") for move in ai_moves(record))


async def test_an_ai_begins_as_soon_as_the_last_open_seat_is_claimed(pair: tuple[Table, Running]) -> None:
    table, _ = pair
    created = await new_match(table, ai(), match_service_pb2.NewSeat(open=True))
    assert created.match.status == match_pb2.MATCH_STATUS_WAITING
    assert not created.match.thinking
    claimed = await table.claim(created.match.match_id)
    assert claimed.token.seat == 1
    await until(table, created.match.match_id, lambda m: 1 in m.to_act)


async def test_equal_seeds_make_equal_matches(pair: tuple[Table, Running]) -> None:
    table, _ = pair
    played = []
    for _ in range(2):
        created = await new_match(table, ai("easy", seed=1), ai("easy", seed=2))
        await until(table, created.match.match_id, over)
        played.append([move.code for move in ai_moves(await table.record(created.match.match_id))])
    assert played[0] == played[1]


@pytest.mark.parametrize(
    ("seat", "field", "sentence"),
    [
        (ai("hrad"), "seats[1].ai.level", "did you mean hard?"),
        (ai(""), "seats[1].ai.level", "known: easy, normal, hard, expert"),
        (ai("hard", overrides={"selection.explor": "1"}), "seats[1].ai.overrides", "selection.exploration"),
        (ai("hard", overrides={"choice.slip": "2"}), "seats[1].ai.overrides", "choice.slip"),
        (
            match_service_pb2.NewSeat(open=True, ai=match_service_pb2.NewAi(level="easy")),
            "seats[1].open",
            "cannot be claimed",
        ),
    ],
)
async def test_an_ai_that_cannot_be_is_refused_when_the_match_is_created(
    pair: tuple[Table, Running], seat: Any, field: str, sentence: str
) -> None:
    error = await fails(new_match(pair[0], person(), seat))
    assert error.code() == grpc.StatusCode.INVALID_ARGUMENT
    assert str(error.details()).startswith(field)
    assert sentence in str(error.details())


async def test_watchers_see_that_an_ai_is_thinking(redis_server: RedisServer) -> None:
    async with thinking(redis_server.url) as (table, _):  # nobody plays the seat
        created = await new_match(table, person(), ai())
        match_id, token = created.match.match_id, tokens_of(created)[0]
        assert not created.match.thinking
        offered = (await table.legal(match_id, token)).actions
        answer = await table.submit(match_id, token, offered[0].action)
        assert list(answer.accepted.updates[-1].thinking) == [1]
        assert list((await table.match(match_id)).thinking) == [1]
        call = table.watch(match_id, None, created.match.version)
        assert list((await call.read()).update.thinking) == [1]
        beat = await call.read()
        assert list(beat.heartbeat.thinking) == [1]
        call.cancel()


async def test_how_an_ai_chose_is_nobodys_business_before_the_match_is_over(
    pair: tuple[Table, Running], redis: Any
) -> None:
    table, _ = pair
    created = await new_match(table, ai("easy", seed=123_456_789), person())
    match_id, token = created.match.match_id, tokens_of(created)[0]
    await until(table, match_id, lambda m: 1 in m.to_act)
    for viewer in (token, None, created.spectator_token, created.host_token):
        record = await table.record(match_id, viewer)
        assert record.header.redacted
        assert not any(move.HasField("thinking") for move in ai_moves(record))
        sent = record.SerializeToString() + (await table.match(match_id, viewer)).SerializeToString()
        ai_token = setup_of(redis, match_id).tokens[2]
        assert ai_token.scope == "seat:0"
        assert ai_token.hash not in sent
        assert ai_token.id.encode() not in sent
        seed = match_pb2.Thinking(seed=123_456_789).SerializeToString()
        assert seed not in sent


def setup_of(redis: Any, match_id: str) -> store_pb2.Setup:
    return store_pb2.Setup.FromString(redis.hget(f"{{m:{match_id}}}:head", "setup"))


async def test_no_token_and_no_seed_of_an_ai_is_in_the_log(
    pair: tuple[Table, Running], redis: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    table, now = pair
    created = await new_match(table, ai("easy", seed=987_654_321), person())
    await until(table, created.match.match_id, lambda m: 1 in m.to_act)
    os.kill(now.pool.workers[0].pid, signal.SIGKILL)
    await new_match(table, ai("easy", seed=987_654_321), ai())
    await asyncio.sleep(0.2)
    written = "".join(capsys.readouterr())
    assert "ai_worker_started" in written
    assert "987654321" not in written
    assert "eyJ" not in written


async def test_only_an_ais_seat_says_how_it_thought(pair: tuple[Table, Running]) -> None:
    table, _ = pair
    created = await new_match(table, person(), ai())
    match_id, token = created.match.match_id, tokens_of(created)[0]
    offered = (await table.legal(match_id, token)).actions
    thought = match_pb2.Thinking(level="hard")
    error = await fails(table.submit(match_id, token, offered[0].action, thinking=thought))
    assert error.code() == grpc.StatusCode.INVALID_ARGUMENT
    assert (await table.match(match_id)).version == created.match.version


async def test_thinking_is_bounded_and_the_best_so_far_is_played(redis_server: RedisServer) -> None:
    async with thinking(redis_server.url, ai_seats=True, ai_turn_ms=pick(plain=120, compiled=10)) as (
        table,
        _,
    ):
        created = await new_match(table, ai("expert"), person())
        match = await until(table, created.match.match_id, lambda m: 1 in m.to_act)
        assert match.version == created.match.version + 1
        columns = [0, 1]
        token = tokens_of(created)[0]
        while not over(await table.match(match.match_id)):
            offered = (await table.legal(match.match_id, token)).actions
            await table.submit(match.match_id, token, offered[columns[0] % len(offered)].action)
            await until(table, match.match_id, lambda m: 1 in m.to_act or over(m))
        moves = ai_moves(await table.record(match.match_id), 0)
        assert any(move.thinking.partial for move in moves)
        assert all(move.thinking.think_ms < 2000 for move in moves)
