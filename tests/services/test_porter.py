"""What surrounds every RPC, for each kind of call: aborts, cancels, deadlines, and no leak of memory."""

from __future__ import annotations

import asyncio
import dataclasses
import gc
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import grpc
import pytest
from arbiter.match.v1 import match_pb2, match_service_pb2, rules_service_pb2
from support.in_process import served
from support.redis_server import RedisServer
from support.table import Table, bearer, fails, reason, stake, tokens_of

from services.common.auth import Caller
from services.common.deadline import Deadline
from services.common.faults import TooSlow
from services.common.store import Request
from services.server import Running


@pytest.mark.parametrize("authorization", ["Basic x", "Bearer", "Bearer x.y.z"])
async def test_every_kind_of_call_is_turned_away_at_the_door(table: Table, authorization: str) -> None:
    metadata = [("authorization", authorization)]

    async def questions() -> AsyncIterator[rules_service_pb2.StreamValidateActionsRequest]:
        # Asked only after the answer: a question sent to a call that just ended would cancel it instead.
        await asyncio.sleep(10)
        yield rules_service_pb2.StreamValidateActionsRequest(id="x")

    games = rules_service_pb2.ListGamesRequest()
    watch = match_service_pb2.WatchMatchRequest(match_id="a" * 24)
    for call in (
        table.rules.ListGames(games, metadata=metadata),
        table.matches.WatchMatch(watch, metadata=metadata).read(),
        table.rules.StreamValidateActions(questions(), metadata=metadata).read(),
    ):
        error = await fails(call)
        assert error.code() == grpc.StatusCode.UNAUTHENTICATED
        assert reason(error) == "TOKEN_INVALID"


async def test_a_deadline_of_the_client_s_own_is_kept(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(redis_server.url) as (table, now):
        ended = asyncio.Event()

        async def slow(*_: Any) -> None:
            try:
                await asyncio.sleep(30)
            finally:
                ended.set()

        monkeypatch.setattr(now.store, "load", slow)
        request = match_service_pb2.GetMatchRequest(match_id="a" * 24)
        error = await fails(table.matches.GetMatch(request, timeout=0.1))
        assert error.code() == grpc.StatusCode.DEADLINE_EXCEEDED
        await asyncio.wait_for(ended.wait(), 5)


async def test_a_call_that_is_cancelled_stops_its_handler(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(redis_server.url) as (table, now):
        began, ended = asyncio.Event(), asyncio.Event()

        async def slow(*_: Any) -> None:
            began.set()
            try:
                await asyncio.sleep(30)
            finally:
                ended.set()

        monkeypatch.setattr(now.store, "load", slow)
        for begin in (
            lambda: table.matches.GetMatch(match_service_pb2.GetMatchRequest(match_id="a" * 24)),
            lambda: table.watch("a" * 24),
        ):
            began.clear()
            ended.clear()
            call = begin()
            await asyncio.wait_for(began.wait(), 5)
            call.cancel()
            await asyncio.wait_for(ended.wait(), 5)


async def test_a_deadline_touches_late_calls_only() -> None:
    deadline = Deadline(0.2)

    async def handler(seconds: float, _: Caller) -> float:
        await asyncio.sleep(seconds)
        return seconds

    async def ask(seconds: float) -> Any:
        try:
            return await deadline.run(handler, seconds, None)
        except TooSlow:
            return "late"

    answers = await asyncio.gather(*(ask(s) for s in (0.0, 5.0, 0.05, 6.0)))
    assert answers == [0.0, "late", 0.05, "late"]
    assert not deadline.calls
    assert not deadline.late


async def test_the_client_s_cancel_is_not_taken_for_a_deadline() -> None:
    deadline = Deadline(5)

    async def handler(_: Any, __: Any) -> None:
        await asyncio.sleep(30)

    task = asyncio.create_task(deadline.run(handler, None, None))
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not deadline.calls


async def test_a_withdrawn_token_ends_the_stream_it_opened(redis_server: RedisServer) -> None:
    async with served(redis_server.url) as (table, now):
        created = await table.create()
        call = table.watch(created.match.match_id, tokens_of(created)[0], created.match.version)
        await call.read()
        await withdraw_seat_tokens(now, created.match.match_id)
        assert reason(await fails(read_on(call))) == "TOKEN_WITHDRAWN"


async def read_on(call: Any) -> None:
    while await call.read() is not grpc.aio.EOF:
        pass


async def withdraw_seat_tokens(now: Running, match_id: str) -> None:
    """Leave the host's token alone in the head, as a replacement of all seats would."""
    head, _ = await now.store.load(match_id)
    setup = type(head.setup)()
    setup.CopyFrom(head.setup)
    del setup.tokens[1:]
    after = dataclasses.replace(head, setup=setup, tokens=frozenset(t.hash for t in setup.tokens))
    await now.store.commit(head, after, [], Request("test", "withdraw", b""), b"")


KEPT_FOR_A_CALL = ("CallId", "_ServicerContext", "Task", "Waiting", "coroutine")


def kept() -> Counter[str]:
    """What exists in this process of what the server makes for each call."""
    gc.collect()
    names = (type(thing).__name__ for thing in gc.get_objects())
    return Counter(name for name in names if name in KEPT_FOR_A_CALL)


@pytest.mark.slow
async def test_thousands_of_cancelled_calls_leave_nothing_behind(redis_server: RedisServer) -> None:
    async with served(redis_server.url) as (table, now):
        created = await table.create()
        match_id, token = created.match.match_id, tokens_of(created)[0]
        subject = match_pb2.Subject(match=match_pb2.MatchRef(match_id=match_id))
        request = rules_service_pb2.ValidateActionRequest(subject=subject, action=stake(1))

        async def cancel_some(rounds: int) -> Counter[str]:
            for _ in range(rounds):
                calls = [table.rules.ValidateAction(request, metadata=bearer(token)) for _ in range(20)]
                await asyncio.sleep(0.001)
                for call in calls:
                    call.cancel()
                await asyncio.gather(*calls, return_exceptions=True)
            await asyncio.sleep(0.3)
            return kept()

        before = await cancel_some(10)
        after = await cancel_some(150)
        assert all(after[name] <= before[name] + 30 for name in KEPT_FOR_A_CALL), (before, after)
        assert (await table.match(match_id, token)).match_id == match_id
        assert not now.store.pipe.queue
