"""AI seats of matches: created, played, watched, recorded; and that no turn is lost or played twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import grpc
import pytest
from arbiter.match.v1 import match_pb2, match_service_pb2
from arbiter.store.v1 import store_pb2
from support.audit import check_record
from support.redis_server import RedisServer
from support.served import ARBITER_SERVE, Served
from support.table import Table, fails, tokens_of
from support.thinking import FOUR, GAMES, thinking

from services.common.auth import Keyring
from services.common.faults import Trouble
from services.match.turns import MARKS, PATIENCE_MS, Turns, now_ms, turns_key
from services.server import Running

TURNS = turns_key("connect_four")
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


def ai(level: str = "easy", **fields: Any) -> match_service_pb2.NewSeat:
    return match_service_pb2.NewSeat(name="Robot", ai=match_service_pb2.NewAi(level=level, **fields))


def person() -> match_service_pb2.NewSeat:
    return match_service_pb2.NewSeat(name="Anna")


async def new_match(table: Table, *seats: match_service_pb2.NewSeat, game: str = "connect_four") -> Any:
    request = match_service_pb2.CreateMatchRequest(request_id=os.urandom(8).hex(), game=game, seats=seats)
    return await table.matches.CreateMatch(request)


async def until(table: Table, match_id: str, reached: Any, within: float = 60) -> Any:
    """The match as soon as it is so."""
    async with asyncio.timeout(within):
        while not reached(match := await table.match(match_id)):
            await asyncio.sleep(0.01)
    return match


async def play_person(table: Table, match_id: str, token: str, seat: int, rng: random.Random) -> Any:
    """Play one seat at random to the end of the match."""
    while True:
        match = await until(table, match_id, lambda m: seat in m.to_act or not m.to_act)
        if not match.to_act:
            return match
        offered = (await table.legal(match_id, token, match.version)).actions
        await table.submit(match_id, token, rng.choice(offered).action)


def over(match: Any) -> bool:
    return bool(match.status == match_pb2.MATCH_STATUS_OVER)


def ai_moves(record: match_pb2.Record, seat: int | None = None) -> list[match_pb2.RecordedAction]:
    acted = [entry.action for entry in record.entries if entry.WhichOneof("entry") == "action"]
    return [a for a in acted if not a.forced and (seat is None or a.seat == seat)]


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


async def settled(redis: Any) -> None:
    """Nothing is left in the stream, with the workers, or marked."""
    async with asyncio.timeout(10):
        while redis.xlen(TURNS) or redis.xpending(TURNS, "ai")["pending"] or redis.zcard(MARKS):
            await asyncio.sleep(0.02)


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
    async with thinking(redis_server.url, ai_seats=True, ai_turn_ms=120) as (table, _):
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
    async def fail(*_: Any) -> Any:
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
