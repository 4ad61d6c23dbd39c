"""Whatever is wrong with a call is told in a sentence and with details, and stores or changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import grpc
import pytest
from arbiter.games.coin_duel.v1 import coin_duel_pb2 as coin
from arbiter.match.v1 import match_pb2, match_service_pb2, rules_service_pb2
from google.protobuf.any_pb2 import Any as AnyMessage
from google.protobuf.wrappers_pb2 import StringValue
from google.rpc import error_details_pb2
from support.in_process import served
from support.redis_server import RedisServer
from support.table import TYPE, Table, detail, fails, reason, stake, status_of, tokens_of

MAX_DETAILS = 7000  # bytes, well under the 8 KiB that metadata may have


def foreign() -> AnyMessage:
    message = AnyMessage()
    message.Pack(StringValue(value="stake 3"))
    return message


BAD_ACTIONS = {
    "empty": AnyMessage(),
    "without an action": AnyMessage(type_url=TYPE + "Action"),
    "malformed bytes": AnyMessage(type_url=TYPE + "Action", value=b"\x0a\xff\xff"),
    "foreign type": foreign(),
    "another message of the game": AnyMessage(type_url=TYPE + "View"),
    "of an unknown type": AnyMessage(type_url="type.googleapis.com/" + "x" * 5000, value=b"x"),
    "unknown field": AnyMessage(type_url=TYPE + "Action", value=stake(3).value + b"\x78\x01"),
    "unknown field inside": AnyMessage(type_url=TYPE + "Action", value=b"\x0a\x04\x08\x03\x78\x01"),
}


def everything(redis: Any, match_id: str) -> dict[bytes, Any]:
    """All that the store holds of a match."""
    keys = [f"{{m:{match_id}}}:{part}" for part in ("head", "log", "replies")]
    return {"head": redis.hgetall(keys[0]), "log": redis.xrange(keys[1]), "replies": redis.hgetall(keys[2])}


def check_details(error: grpc.aio.AioRpcError, code: grpc.StatusCode) -> None:
    """The right status, a sentence, an ErrorInfo, BadRequest exactly where it belongs, all of it small."""
    assert error.code() == code
    assert len(error.details()) > 10
    assert reason(error)
    bad = detail(error, error_details_pb2.BadRequest)
    assert (bad is not None) == (code == grpc.StatusCode.INVALID_ARGUMENT)
    assert status_of(error).ByteSize() < MAX_DETAILS


@pytest.mark.parametrize("action", BAD_ACTIONS.values(), ids=list(BAD_ACTIONS))
async def test_an_action_that_is_none_is_malformed(table: Table, redis: Any, action: AnyMessage) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    before = everything(redis, match_id)
    for call in (
        table.submit(match_id, tokens[0], action),
        table.validate(match_id, tokens[0], action),
        table.validate(match_id, tokens[0], action, created.match.version),
    ):
        error = await fails(call)
        check_details(error, grpc.StatusCode.INVALID_ARGUMENT)
        assert detail(error, error_details_pb2.BadRequest).field_violations[0].field.startswith("action")
    assert everything(redis, match_id) == before


Ask = Callable[[Table, str, list[str]], Any]
NOBODYS = "a" * 24


def asks(**calls: Ask) -> Any:
    return pytest.mark.parametrize("ask", calls.values(), ids=list(calls))


def options(message: Any) -> AnyMessage:
    packed = AnyMessage()
    packed.Pack(message)
    return packed


@asks(
    unknown_game=lambda t, m, k: t.create(game="chess"),
    no_game=lambda t, m, k: t.create(game=""),
    too_few_seats=lambda t, m, k: t.create(seats=1),
    too_many_seats=lambda t, m, k: t.create(seats=9),
    long_name=lambda t, m, k: t.create(names=["n" * 41, ""]),
    bad_option=lambda t, m, k: t.create(options=options(coin.Options(rounds=9))),
    foreign_options=lambda t, m, k: t.create(options=foreign()),
    no_request_id=lambda t, m, k: t.create(request_id=""),
    long_request_id=lambda t, m, k: t.create(request_id="r" * 65),
    control_character=lambda t, m, k: t.submit(m, k[0], stake(1), request_id="a\nb"),
    no_match_id=lambda t, m, k: t.match("", k[0]),
    odd_match_id=lambda t, m, k: t.match("{m:x}:head", k[0]),
    long_nonce=lambda t, m, k: t.claim(m, nonce=b"n" * 65),
    long_claimant=lambda t, m, k: t.claim(m, name="n" * 41),
    no_subject=lambda t, m, k: t.rules.ValidateAction(
        rules_service_pb2.ValidateActionRequest(action=stake(1))
    ),
    no_such_seat=lambda t, m, k: t.validate(m, None, stake(1), seat=7),
    page_token=lambda t, m, k: t.matches.ListMatches(
        match_service_pb2.ListMatchesRequest(page_token="nonsense")
    ),
    rulebook_of_no_game=lambda t, m, k: t.rules.GetRulebook(
        rules_service_pb2.GetRulebookRequest(game="chess")
    ),
    rulebook_for_nine=lambda t, m, k: t.rules.GetRulebook(
        rules_service_pb2.GetRulebookRequest(game="coin_duel", seats=9)
    ),
    short_seed=lambda t, m, k: t.rules.NewPosition(
        rules_service_pb2.NewPositionRequest(game="coin_duel", seats=2, seed=b"short")
    ),
    no_move=lambda t, m, k: t.rules.ApplyAction(
        rules_service_pb2.ApplyActionRequest(position=position(coin.State(stake=[0, 0])))
    ),
    impossible_position=lambda t, m, k: validate_position(t, coin.State(owner=[77] * 12, stake=[0, 0])),
    foreign_position=lambda t, m, k: validate_position(t, StringValue(value="x")),
    too_many_actions=lambda t, m, k: t.rules.BatchValidateActions(
        rules_service_pb2.BatchValidateActionsRequest(actions=[stake(1)] * 1001)
    ),
)  # fmt: skip
async def test_a_field_that_cannot_be_is_named(table: Table, redis: Any, ask: Ask) -> None:
    created = await table.create()
    before = everything(redis, created.match.match_id)
    index = redis.zcard("arbiter:matches")
    check_details(
        await fails(ask(table, created.match.match_id, tokens_of(created))), grpc.StatusCode.INVALID_ARGUMENT
    )
    assert everything(redis, created.match.match_id) == before
    assert redis.zcard("arbiter:matches") == index


def position(state: Any) -> match_pb2.Position:
    return match_pb2.Position(state=options(state))


def validate_position(table: Table, state: Any) -> Any:
    subject = match_pb2.Subject(position=position(state))
    request = rules_service_pb2.ValidateActionRequest(subject=subject, action=stake(1))
    return table.rules.ValidateAction(request)


@asks(
    match=lambda t, m, k: t.match(NOBODYS),
    view=lambda t, m, k: t.view(NOBODYS),
    submit=lambda t, m, k: t.submit(NOBODYS, k[0], stake(1)),
    claim=lambda t, m, k: t.claim(NOBODYS),
    record=lambda t, m, k: t.record(NOBODYS),
    watch=lambda t, m, k: t.watch(NOBODYS).read(),
    validate=lambda t, m, k: t.validate(NOBODYS, None, stake(1), 3),
)
async def test_a_match_that_does_not_exist_is_not_found(table: Table, ask: Ask) -> None:
    created = await table.create()
    error = await fails(ask(table, created.match.match_id, tokens_of(created)))
    check_details(error, grpc.StatusCode.NOT_FOUND)


async def test_a_version_of_the_future_is_stale_everywhere(table: Table) -> None:
    created = await table.create()
    match_id, token = created.match.match_id, tokens_of(created)[0]
    for call in (
        table.submit(match_id, token, stake(1), expected_version=1000),
        table.validate(match_id, token, stake(1), 1000),
        table.view(match_id, token, version=1000),
        table.legal(match_id, token, 1000),
    ):
        check_details(await fails(call), grpc.StatusCode.ABORTED)


async def test_a_match_with_open_seats_has_no_position_yet(table: Table) -> None:
    created = await table.create(is_open=True)
    match_id = created.match.match_id
    claimed = await table.claim(match_id, seat=0)
    for call in (
        table.view(match_id),
        table.submit(match_id, claimed.token.token, stake(1)),
        table.validate(match_id, claimed.token.token, stake(1)),
    ):
        error = await fails(call)
        check_details(error, grpc.StatusCode.FAILED_PRECONDITION)
        assert reason(error) == "NOT_BEGUN"


async def test_a_seat_cannot_be_claimed_after_the_start(table: Table) -> None:
    created = await table.create()
    check_details(await fails(table.claim(created.match.match_id)), grpc.StatusCode.FAILED_PRECONDITION)


async def test_a_message_that_is_too_large_is_refused_with_a_clear_error(redis_server: RedisServer) -> None:
    async with served(redis_server.url, max_message_bytes=4096) as (table, _):
        error = await fails(table.claim("x", nonce=b"n" * 5000))
        assert error.code() == grpc.StatusCode.RESOURCE_EXHAUSTED
        assert "4096" in error.details()
        assert (await table.create()).match.match_id


async def test_too_many_calls_are_told_when_to_come_back(redis_server: RedisServer) -> None:
    async with served(redis_server.url, calls_per_second=1) as (table, _):
        request = rules_service_pb2.ListGamesRequest()
        errors = []
        for _ in range(15):
            try:
                await table.rules.ListGames(request)
            except grpc.aio.AioRpcError as error:
                errors.append(error)
        assert len(errors) == 5
        check_details(errors[0], grpc.StatusCode.RESOURCE_EXHAUSTED)
        assert detail(errors[0], error_details_pb2.RetryInfo).retry_delay.ToMilliseconds() > 0


async def test_a_client_that_reads_its_request_id_finds_it_in_the_error(table: Table) -> None:
    request = match_service_pb2.GetMatchRequest(match_id=NOBODYS)
    error = await fails(table.matches.GetMatch(request, metadata=[("x-request-id", "mine-1")]))
    info = detail(error, error_details_pb2.ErrorInfo)
    assert info.metadata["request_id"] == "mine-1"


async def test_a_bug_is_told_as_internal_without_a_word_of_what_it_was(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with served(redis_server.url) as (table, now):

        async def broken(*_: Any) -> None:
            raise RuntimeError("the seed is 4711")

        monkeypatch.setattr(now.store, "load", broken)
        error = await fails(table.match(NOBODYS))
        stream_error = await fails(table.watch(NOBODYS).read())
    for failed in (error, stream_error):
        assert failed.code() == grpc.StatusCode.INTERNAL
        assert "4711" not in str(failed)
        assert detail(failed, error_details_pb2.ErrorInfo).metadata["request_id"] in failed.details()
    assert capsys.readouterr().out.count("rpc_failed") == 2


async def test_a_call_without_a_deadline_gets_one(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(redis_server.url, default_deadline_s=0.1) as (table, now):

        async def slow(*_: Any) -> None:
            await asyncio.sleep(5)

        monkeypatch.setattr(now.store, "load", slow)
        error = await fails(table.match(NOBODYS))
    check_details(error, grpc.StatusCode.DEADLINE_EXCEEDED)


async def test_a_stream_of_questions_survives_a_bad_one(table: Table) -> None:
    created = await table.create()
    match_id = created.match.match_id
    subject = match_pb2.Subject(match=match_pb2.MatchRef(match_id=match_id))

    async def questions() -> AsyncIterator[rules_service_pb2.StreamValidateActionsRequest]:
        for name, action in (("good", stake(99)), ("bad", AnyMessage()), ("good again", stake(99))):
            request = rules_service_pb2.ValidateActionRequest(subject=subject, action=action)
            yield rules_service_pb2.StreamValidateActionsRequest(id=name, request=request)

    answers = [a async for a in table.rules.StreamValidateActions(questions())]
    assert [(a.id, a.WhichOneof("answer")) for a in answers] == [
        ("good", "response"),
        ("bad", "error"),
        ("good again", "response"),
    ]
    assert answers[1].error.code == 3
