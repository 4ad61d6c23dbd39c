"""AdjudicateMatch: a ruling ends a match that will not be played on."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import AsyncIterator
from typing import Any

import grpc
import pytest
from arbiter.match.v1 import match_pb2, match_service_pb2
from google.rpc import error_details_pb2
from support.ai_seats import person
from support.build import pick
from support.redis_server import RedisServer
from support.rulings import FEW, forfeit, left, search, void
from support.table import Table, bearer, detail, fails, reason, tokens_of
from support.thinking import FOUR, thinking

from ai.referee.adjudicate import APPEAL, FLOOR
from services.ai.version import version_of
from services.common.auth import Keyring

Code = grpc.StatusCode
OVER = match_pb2.MATCH_STATUS_OVER
TOO_SHORT = pick(plain=1.5, compiled=0.12)  # seconds, for as many playouts as the floor asks


@pytest.fixture
async def table(redis_server: RedisServer) -> AsyncIterator[Table]:
    async with thinking(redis_server.url) as (table, _):
        yield table


async def test_a_search_awards_what_each_seat_could_expect_and_ends_the_match(table: Table) -> None:
    match_id, tokens, _ = await left(table)
    before = await table.match(match_id, tokens[0])
    answer = await table.adjudicate(match_id, rule=search(), playouts=FEW, seed=7)
    ruling = answer.ruling
    assert (ruling.rule.name, ruling.ply, ruling.version) == ("Art. 7.3", before.ply, before.version)
    assert (ruling.rules_version, ruling.ai_version) == (FOUR.rules_version, version_of(FOUR))
    assert (ruling.outlook.playouts, ruling.outlook.seed, ruling.outlook.partial) == (FEW, 7, False)
    shares = [award.share for award in ruling.awards]
    assert sum(shares) == pytest.approx(1.0)
    assert shares == [seat.share for seat in ruling.outlook.seats]
    assert all(seat.low <= seat.share <= seat.high for seat in ruling.outlook.seats)
    assert all(sum(seat.places) == pytest.approx(1.0) for seat in ruling.outlook.seats)
    match = await table.match(match_id, tokens[0])
    assert match == answer.match
    assert (match.status, match.version, list(match.to_act)) == (OVER, before.version + 1, [])
    assert len(match.revealed_seed) == 64
    assert list(match.rulings) == [ruling]
    assert [(s.seat, s.share, s.points) for s in match.result.seats] == [
        (seat, share, 0) for seat, share in enumerate(shares)
    ]
    assert match.result.reason == ruling.reason


async def test_equal_seeds_give_equal_rulings_and_without_one_it_follows_from_the_match(table: Table) -> None:
    shares = []
    for _ in range(2):
        match_id, _, _ = await left(table)
        answer = await table.adjudicate(match_id, rule=search(), playouts=FEW, seed=3)
        shares.append([award.share for award in answer.ruling.awards])
    assert shares[0] == shares[1], "the same position was left twice"
    match_id, _, _ = await left(table)
    unchosen = await table.adjudicate(match_id, rule=search(), playouts=FEW)
    assert unchosen.ruling.outlook.seed > 0


async def test_who_left_has_lost(table: Table) -> None:
    match_id, tokens, _ = await left(table)
    answer = await table.adjudicate(match_id, rule=forfeit(0), language="hu")
    assert [(a.share, a.place) for a in answer.ruling.awards] == [(0.0, 2), (1.0, 1)]
    assert not answer.ruling.HasField("outlook")
    assert answer.ruling.ai_version == ""
    assert "vesztett: 0" in answer.ruling.reason
    assert (await table.match(match_id, tokens[0])).result.seats[1].share == 1.0


async def test_a_team_that_loses_a_seat_has_lost(table: Table) -> None:
    match_id, _, _ = await left(table, 2, "ghost_stories")
    answer = await table.adjudicate(match_id, rule=forfeit(1))
    assert answer.ruling.team
    assert answer.match.result.team
    assert [(a.share, a.place) for a in answer.ruling.awards] == [(0.0, 1), (0.0, 1)]


async def test_a_void_match_has_no_result(table: Table) -> None:
    match_id, tokens, _ = await left(table)
    answer = await table.adjudicate(match_id, rule=void())
    assert not answer.ruling.awards
    match = await table.match(match_id, tokens[0])
    assert match.status == OVER
    assert not match.HasField("result")


async def test_a_match_that_waits_for_its_seats_can_be_voided_only(table: Table) -> None:
    created = await table.create(game="connect_four", is_open=True)
    match_id = created.match.match_id
    claimed = await table.claim(match_id, nonce=b"luck")
    error = await fails(table.adjudicate(match_id, rule=search(), playouts=FEW))
    assert (error.code(), reason(error)) == (Code.FAILED_PRECONDITION, "NOT_BEGUN")
    answer = await table.adjudicate(match_id, rule=void())
    assert answer.match.status == OVER
    for call in (table.claim(match_id), table.view(match_id, claimed.token.token)):
        error = await fails(call)
        assert (error.code(), reason(error)) == (Code.FAILED_PRECONDITION, "RULED")
    error = await fails(table.adjudicate(match_id, rule=search(), playouts=4 * FEW, appeal=True))
    assert reason(error) == "NOT_BEGUN"


async def test_a_finished_match_is_not_ruled_on(table: Table) -> None:
    match_id, tokens, _ = await left(table, 0)
    await table.play_out(match_id, tokens)
    for rule in (void(), forfeit(0), search()):
        error = await fails(table.adjudicate(match_id, rule=rule))
        assert (error.code(), reason(error)) == (Code.FAILED_PRECONDITION, "RESULT_STANDS")
        assert "its result stands" in error.details()


async def test_below_the_floor_it_is_refused_with_the_floor(table: Table) -> None:
    match_id, tokens, _ = await left(table)
    for rule, playouts in ((search(), FLOOR - 1), (search(), 0), (forfeit(0), 1)):
        error = await fails(table.adjudicate(match_id, rule=rule, playouts=playouts))
        assert (error.code(), reason(error)) == (Code.INVALID_ARGUMENT, "BUDGET_BELOW_FLOOR")
        assert detail(error, error_details_pb2.ErrorInfo).metadata["floor"] == str(FLOOR)
        assert str(FLOOR) in error.details()
    assert (await table.match(match_id, tokens[0])).status == match_pb2.MATCH_STATUS_RUNNING


@pytest.mark.parametrize(
    "wrong",
    [
        {"rule": match_pb2.EventRule()},
        {"rule": forfeit()},
        {"rule": forfeit(2)},
        {"rule": forfeit(0, 0)},
        {"rule": match_pb2.EventRule(kind=match_pb2.RULE_KIND_VOID, name="x" * 101)},
        {"rule": void(), "playouts": FEW},
        {"rule": search(), "playouts": 1_000_001},
        {"language": "de"},
        {"request_id": ""},
    ],
)
async def test_what_makes_no_sense_is_malformed(table: Table, wrong: dict[str, Any]) -> None:
    match_id, _, _ = await left(table, 0)
    error = await fails(table.adjudicate(match_id, **wrong))
    assert (error.code(), reason(error)) == (Code.INVALID_ARGUMENT, "MALFORMED")


async def test_an_appeal_looks_longer_and_takes_the_place_of_the_ruling(table: Table) -> None:
    match_id, tokens, _ = await left(table)
    first = (await table.adjudicate(match_id, rule=search(), playouts=FEW, seed=1)).ruling
    error = await fails(table.adjudicate(match_id, rule=search(), playouts=FEW * APPEAL))
    assert (error.code(), reason(error)) == (Code.ALREADY_EXISTS, "RULED")
    error = await fails(table.adjudicate(match_id, rule=search(), playouts=FEW * APPEAL - 1, appeal=True))
    assert detail(error, error_details_pb2.ErrorInfo).metadata["floor"] == str(FEW * APPEAL)
    for rule in (forfeit(0), void(), search("")):
        assert reason(await fails(table.adjudicate(match_id, rule=rule, appeal=True))) == "MALFORMED"
    answer = await table.adjudicate(match_id, rule=search("Art. 8"), playouts=FEW * APPEAL, appeal=True)
    assert answer.ruling.appeal
    match = await table.match(match_id, tokens[0])
    assert list(match.rulings) == [first, answer.ruling]
    assert [s.share for s in match.result.seats] == [a.share for a in answer.ruling.awards]
    error = await fails(table.adjudicate(match_id, rule=search(), playouts=10_000, appeal=True))
    assert (error.code(), reason(error)) == (Code.ALREADY_EXISTS, "APPEALED")
    record = await table.record(match_id, tokens[0])
    assert [e.ruling.appeal for e in record.entries if e.HasField("ruling")] == [False, True]
    assert record.result == match.result


async def test_what_was_not_ruled_on_is_not_appealed(table: Table) -> None:
    match_id, _, _ = await left(table)
    error = await fails(table.adjudicate(match_id, rule=search(), playouts=FEW, appeal=True))
    assert (error.code(), reason(error)) == (Code.FAILED_PRECONDITION, "NOT_RULED")


async def test_a_void_match_can_be_appealed_by_search(table: Table) -> None:
    match_id, _, _ = await left(table)
    await table.adjudicate(match_id, rule=void())
    answer = await table.adjudicate(match_id, rule=search("Art. 10"), playouts=FEW, appeal=True)
    assert len(answer.match.result.seats) == 2


async def test_the_same_request_is_answered_the_same_and_stored_once(table: Table) -> None:
    match_id, _, _ = await left(table)
    asked = {"rule": search(), "playouts": FEW, "request_id": "once"}
    first, second = await asyncio.gather(*(table.adjudicate(match_id, **asked) for _ in range(2)))
    assert first == second == await table.adjudicate(match_id, **asked)
    assert len(first.match.rulings) == 1
    error = await fails(table.adjudicate(match_id, request_id="once"))
    assert (error.code(), reason(error)) == (Code.ALREADY_EXISTS, "REQUEST_ID_REUSED")


async def test_when_time_ends_it_below_the_floor_nothing_is_stored(table: Table) -> None:
    match_id, tokens, _ = await left(table, 4, "kronia")
    began = time.monotonic()
    error = await fails(table.adjudicate(match_id, rule=search(), playouts=1_000_000, timeout=TOO_SHORT))
    assert error.code() == Code.DEADLINE_EXCEEDED
    assert time.monotonic() - began < 10
    match = await table.match(match_id, tokens[0])
    assert match.status == match_pb2.MATCH_STATUS_RUNNING
    assert not match.rulings
    await table.turn(match_id, tokens)


async def test_other_calls_go_on_while_it_looks_and_who_cancels_gets_nothing(table: Table) -> None:
    match_id, tokens, _ = await left(table)
    looking = asyncio.create_task(table.adjudicate(match_id, rule=search(), playouts=1_000_000, timeout=60))
    await asyncio.sleep(0.3)
    async with asyncio.timeout(5):
        for _ in range(20):
            await table.match(match_id, tokens[0])
    assert not looking.done()
    looking.cancel()
    await asyncio.gather(looking, return_exceptions=True)
    other, _, _ = await left(table)
    await table.adjudicate(other, rule=search(), playouts=FEW)
    assert (await table.match(match_id, tokens[0])).status == match_pb2.MATCH_STATUS_RUNNING


async def test_a_partial_outlook_above_the_floor_is_told_as_one(table: Table) -> None:
    match_id, _, _ = await left(table)
    answer = await table.adjudicate(
        match_id, rule=search(), playouts=1_000_000, timeout=pick(plain=8, compiled=2)
    )
    assert answer.ruling.outlook.partial
    assert FLOOR <= answer.ruling.outlook.playouts < 1_000_000


async def test_a_move_at_the_same_time_and_a_ruling_exclude_each_other(table: Table) -> None:
    for _ in range(6):
        match_id, tokens, _ = await left(table, 2)
        match = await table.match(match_id, tokens[0])
        action = (await table.legal(match_id, tokens[0])).actions[0].action
        moved, ruled = await asyncio.gather(
            table.submit(match_id, tokens[0], action, expected_version=match.version),
            table.adjudicate(match_id, rule=void(), expected_version=match.version),
            return_exceptions=True,
        )
        won = [not isinstance(answer, BaseException) for answer in (moved, ruled)]
        assert sum(won) == 1
        after = await table.match(match_id, tokens[0])
        assert after.version == match.version + 1
        assert (after.status == OVER) == won[1]
        loser: Any = ruled if won[0] else moved
        assert loser.code() in (Code.ABORTED, Code.FAILED_PRECONDITION)


async def test_a_move_while_it_looks_wins(table: Table) -> None:
    match_id, tokens, _ = await left(table, 2)
    looking = asyncio.create_task(table.adjudicate(match_id, rule=search(), playouts=2000))
    await asyncio.sleep(0.2)
    await table.turn(match_id, tokens)
    error = await fails(looking)
    assert (error.code(), reason(error)) == (Code.ABORTED, "STALE_VERSION")
    assert not (await table.match(match_id, tokens[0])).rulings


async def test_only_the_host_or_a_referee_rules(redis_server: RedisServer) -> None:
    async with thinking(redis_server.url, auth="token", token_key="k" * 32) as (table, _):
        keyring = Keyring("HS256", "k" * 32)
        host, referee = (keyring.mint("", scope, scope, 4_000_000_000) for scope in ("host", "referee"))
        created, other = [await new_match_as(table, host) for _ in range(2)]
        match_id = created.match.match_id
        for token in (None, *tokens_of(created), created.spectator_token):
            error = await fails(table.adjudicate(match_id, token))
            assert error.code() in (Code.PERMISSION_DENIED, Code.UNAUTHENTICATED)
        assert reason(await fails(table.adjudicate(match_id, other.host_token))) == "OTHER_MATCH"
        await table.adjudicate(match_id, created.host_token)
        await table.adjudicate(other.match.match_id, referee)


async def new_match_as(table: Table, token: str) -> Any:
    request = match_service_pb2.CreateMatchRequest(
        request_id=uuid.uuid4().hex, game="connect_four", seats=[person(), person()]
    )
    return await table.matches.CreateMatch(request, metadata=bearer(token))
