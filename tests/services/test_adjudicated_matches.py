"""What becomes of a match that a ruling ended: moves, views, watches, AI seats, records, audits, secrets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import grpc
import pytest
from arbiter.match.v1 import match_pb2, match_service_pb2
from arbiter.referee.v1 import referee_service_pb2 as referee
from arbiter.store.v1 import store_pb2
from google.protobuf import json_format
from structlog.testing import capture_logs
from support import forgery
from support.ai_seats import ai, new_match, person, settled
from support.build import pick
from support.redis_server import RedisServer
from support.rulings import FEW, forfeit, left, search, void
from support.table import Table, fails, reason, tokens_of
from support.thinking import GAMES, thinking

from ai.referee.adjudicate import APPEAL
from services import verify
from services.ai.version import version_of
from services.common.codecs import Codecs
from services.referee.auditing import audit_record

Code = grpc.StatusCode
OVER = match_pb2.MATCH_STATUS_OVER
CODECS = Codecs(GAMES)


@pytest.fixture
async def table(redis_server: RedisServer) -> AsyncIterator[Table]:
    async with thinking(redis_server.url) as (table, _):
        yield table


def log_of(redis: Any, match_id: str) -> list[bytes]:
    return [fields[b"e"] for _, fields in redis.xrange(f"{{m:{match_id}}}:log")]


async def appealed(table: Table) -> tuple[str, list[str]]:
    match_id, tokens, _ = await left(table)
    await table.adjudicate(match_id, rule=search(), playouts=FEW, seed=1)
    await table.adjudicate(match_id, rule=search(), playouts=FEW * APPEAL, seed=2, appeal=True)
    return match_id, tokens


def findings(record: Any, **fields: Any) -> list[tuple[str, int, bool]]:
    found = audit_record(CODECS, record, **fields).findings
    return [(f.kind, f.entry, f.consequential) for f in found]


async def test_no_move_is_judged_or_stored_afterwards(table: Table, redis: Any) -> None:
    match_id, tokens, _ = await left(table)
    before = await table.match(match_id, tokens[0])
    seat = before.to_act[0]
    action = (await table.legal(match_id, tokens[seat])).actions[0].action
    await table.adjudicate(match_id, rule=void())
    log = log_of(redis, match_id)
    for version in (None, before.version, before.version + 1):
        error = await fails(table.submit(match_id, tokens[seat], action, expected_version=version))
        assert (error.code(), reason(error)) == (Code.FAILED_PRECONDITION, "RULED")
        assert "ended by a ruling by Art. 9" in error.details()
    assert log_of(redis, match_id) == log


async def test_a_move_that_was_answered_before_is_answered_again(table: Table) -> None:
    match_id, tokens, _ = await left(table)
    seat = (await table.match(match_id, tokens[0])).to_act[0]
    action = (await table.legal(match_id, tokens[seat])).actions[0].action
    first = await table.submit(match_id, tokens[seat], action, request_id="mine")
    await table.adjudicate(match_id, rule=void())
    assert await table.submit(match_id, tokens[seat], action, request_id="mine") == first


async def test_its_position_is_seen_but_has_no_legal_actions(table: Table) -> None:
    match_id, tokens, _ = await left(table)
    seat = (await table.match(match_id, tokens[0])).to_act[0]
    action = (await table.legal(match_id, tokens[seat])).actions[0].action
    before = await table.view(match_id, tokens[seat])
    await table.adjudicate(match_id, rule=void())
    after = await table.view(match_id, tokens[seat])
    assert after.view == before.view
    assert after.match.status == OVER
    for call in (table.legal(match_id, tokens[seat]), table.validate(match_id, tokens[seat], action)):
        error = await fails(call)
        assert (error.code(), reason(error)) == (Code.FAILED_PRECONDITION, "RULED")
    judged = await table.referee.JudgeAction(
        referee.JudgeActionRequest(
            subject=referee.Subject(match=match_pb2.MatchRef(match_id=match_id)), action=action
        )
    )
    assert judged.verdict.HasField("legal"), "a referee may still say what would have been"


async def test_watchers_are_told_and_sent_home(table: Table) -> None:
    match_id, tokens, created = await left(table)
    version = (await table.match(match_id, tokens[0])).version
    call = table.watch(match_id, created.spectator_token, version)
    told: list[Any] = []

    async def listen() -> None:
        async for message in call:
            if not message.HasField("heartbeat"):
                told.append(message)

    listening = asyncio.create_task(listen())
    await asyncio.sleep(0.2)
    answer = await table.adjudicate(match_id, rule=forfeit(1))
    async with asyncio.timeout(10):
        await listening
    update, over = told
    assert update.update.ruling == answer.ruling
    assert (update.update.version, update.update.status) == (version + 1, OVER)
    assert list(update.update.texts) == [answer.ruling.reason]
    assert over.over == answer.match


async def test_who_watches_from_the_first_ruling_hears_of_the_appeal(table: Table) -> None:
    match_id, tokens = await appealed(table)
    version = (await table.match(match_id, tokens[0])).version
    for start in (0, version - 2, version - 1, version):
        told = [message async for message in table.watch(match_id, tokens[0], start)]
        assert [m.update.version for m in told[:-1]] == list(range(start + 1, version + 1))
        assert told[-1].HasField("over")
        assert len(told[-1].over.rulings) == 2


async def test_it_survives_a_restart(redis_server: RedisServer) -> None:
    async with thinking(redis_server.url) as (table, _):
        match_id, tokens, _ = await left(table)
        answer = await table.adjudicate(match_id, rule=search(), playouts=FEW, request_id="kept")
    async with thinking(redis_server.url) as (table, _):
        assert await table.match(match_id, tokens[0]) == answer.match
        again = await table.adjudicate(match_id, rule=search(), playouts=FEW, request_id="kept")
        assert again == answer
        await table.adjudicate(match_id, rule=search(), playouts=FEW * APPEAL, appeal=True)


async def test_an_ai_that_thinks_drops_its_turn_without_noise(redis_server: RedisServer, redis: Any) -> None:
    redis.flushdb()
    slow = {"ai_seats": True, "ai_workers": 1, "ai_turn_ms": 2000}
    with capture_logs() as log:
        async with thinking(redis_server.url, **slow) as (table, _):
            thinker = ai("hard", overrides={"selection.exploration": "1.0"})
            created = await new_match(table, person(), thinker)
            match_id, tokens = created.match.match_id, tokens_of(created)
            while 1 not in (await table.match(match_id, tokens[0])).to_act:
                await table.turn(match_id, [*tokens, ""])
            await table.adjudicate(match_id, rule=void())
            version = (await table.match(match_id, tokens[0])).version
            await settled(redis)
            assert (await table.match(match_id, tokens[0])).version == version
    assert [e for e in log if e["log_level"] == "error"] == []
    redis.flushdb()


async def test_the_record_is_complete_clean_and_verified_without_a_server(table: Table) -> None:
    match_id, tokens = await appealed(table)
    record = await table.record(match_id, tokens[0])
    assert not record.header.redacted
    assert record.header.revealed_seed
    assert findings(record) == []
    assert findings(record, ai_version=version_of(GAMES["connect_four"])) == []
    assert [kind for kind, _, _ in findings(record, ai_version="other")] == ["not_replayed"] * 2
    assert verify.problems(json_format.MessageToDict(record)) == []


@pytest.mark.parametrize("rule", [void(), forfeit(0), forfeit(0, 1)])
async def test_records_of_other_rulings_are_clean_too(table: Table, rule: Any) -> None:
    match_id, tokens, _ = await left(table, 3)
    await table.adjudicate(match_id, rule=rule, language="hu")
    record = await table.record(match_id, tokens[0])
    assert findings(record) == []
    assert verify.problems(json_format.MessageToDict(record)) == []


async def test_the_record_of_a_match_that_never_began_is_clean(table: Table) -> None:
    created = await table.create(game="connect_four", is_open=True)
    claimed = await table.claim(created.match.match_id, nonce=b"luck")
    await table.adjudicate(created.match.match_id, rule=void())
    record = await table.record(created.match.match_id, claimed.token.token)
    assert findings(record) == []
    assert verify.problems(json_format.MessageToDict(record)) == []


def more_for_seat_0(ruling: Any) -> None:
    ruling.awards[0].share += 0.125
    ruling.awards[1].share -= 0.125


def better_place(ruling: Any) -> None:
    ruling.awards[1].place = 1 if ruling.awards[1].place == 2 else 2


def other_outlook(ruling: Any) -> None:
    ruling.outlook.seats[0].share, ruling.outlook.seats[1].share = 0.25, 0.75


def other_places(ruling: Any) -> None:
    ruling.outlook.seats[0].places[0] += 0.01


def fewer_playouts(ruling: Any) -> None:
    ruling.outlook.playouts = 100


def other_reason(ruling: Any) -> None:
    ruling.reason = "Seat 1 should have it."


def other_kind(ruling: Any) -> None:
    ruling.rule.kind = match_pb2.RULE_KIND_VOID


def no_kind(ruling: Any) -> None:
    ruling.rule.kind = match_pb2.RULE_KIND_UNSPECIFIED


def other_position(ruling: Any) -> None:
    ruling.ply += 1


def other_rules(ruling: Any) -> None:
    ruling.rules_version = "77"


def an_appeal(ruling: Any) -> None:
    ruling.appeal = not ruling.appeal


TAMPERINGS = (
    more_for_seat_0, better_place, other_outlook, other_places, fewer_playouts, other_reason, other_kind,
    no_kind, other_position, other_rules, an_appeal,
)  # fmt: skip


async def test_a_ruling_that_was_tampered_with_is_found_at_its_entry(table: Table) -> None:
    match_id, tokens = await appealed(table)
    honest = await table.record(match_id, tokens[0])
    for number in (-2, -1):
        at = len(honest.entries) + number + 1
        for tamper in TAMPERINGS:
            for again in (lambda record: record, forgery.resign):
                record = forgery.copied(honest)
                tamper(record.entries[number].ruling)
                found = findings(again(record))
                assert found[0] == ("wrong_ruling", at, False), (tamper.__name__, found)
                assert all(follows for kind, _, follows in found if kind == "broken_chain")


async def test_a_consistent_lie_is_found_by_the_chain_or_by_playing_on_again(table: Table) -> None:
    match_id, tokens, _ = await left(table)
    await table.adjudicate(match_id, rule=search(), playouts=FEW, seed=1)
    record = await table.record(match_id, tokens[0])
    at = len(record.entries)
    record.entries[-1].ruling.outlook.seed = 2
    assert findings(record) == [("broken_chain", at, False)]
    record = forgery.resign(record)
    assert findings(record) == []
    found = findings(record, ai_version=version_of(GAMES["connect_four"]))
    assert found == [("wrong_ruling", at, False)]


async def test_what_else_can_be_wrong_around_a_ruling_is_told_apart(table: Table) -> None:
    match_id, tokens = await appealed(table)
    honest = await table.record(match_id, tokens[0])
    at = len(honest.entries)

    record = forgery.copied(honest)
    record.result.seats[0].share += 0.1
    assert findings(record) == [("wrong_result", at + 1, False)]

    record = forgery.copied(honest)
    record.ClearField("result")
    assert findings(record) == [("wrong_result", at + 1, False)]

    record = forgery.copied(honest)
    record.entries[-1].digest = "00" * 32
    assert findings(record) == [("broken_chain", at, False)]

    record = forgery.copied(honest)
    record.entries[-2].elapsed.seconds += 3
    assert findings(record) == [("broken_chain", at - 1, False), ("wrong_clock", at + 1, True)]

    record = forgery.copied(honest)
    record.header.revealed_seed = ""
    assert findings(record)[0] == ("commitment_mismatch", at + 1, False)

    record = forgery.copied(honest)
    moved = record.entries[-3]
    moved.version, moved.ply = honest.entries[-1].version + 1, honest.entries[-1].ply + 1
    kinds = [kind for kind, _, follows in findings(record) if not follows]
    assert "unexpected_entry" in kinds or "reordered" in kinds or "missing" in kinds

    record = forgery.copied(honest)
    del record.entries[-2:]
    kinds = [kind for kind, _, _ in findings(record)]
    assert "truncated" in kinds


def setup_of(redis: Any, match_id: str) -> store_pb2.Setup:
    return store_pb2.Setup.FromString(redis.hget(f"{{m:{match_id}}}:head", "setup"))


async def test_the_seed_is_revealed_by_the_ruling_and_not_by_one_that_fails(table: Table, redis: Any) -> None:
    match_id, _, created = await left(table, 3, "kronia")
    seed = setup_of(redis, match_id).server_seed
    for error in (
        await fails(table.adjudicate(match_id, rule=search(), playouts=1)),
        await fails(
            table.adjudicate(
                match_id, rule=search(), playouts=1_000_000, timeout=pick(plain=1, compiled=0.12)
            )
        ),
    ):
        assert seed.hex() not in repr(error)
        assert seed not in repr(error).encode()
    running = await table.match(match_id, created.spectator_token)
    assert running.revealed_seed == ""
    answer = await table.adjudicate(match_id, rule=void())
    assert answer.match.revealed_seed == seed.hex()


async def test_a_ruling_tells_nobody_a_hidden_card(table: Table) -> None:
    """What a viewer is shown of the last position stays what it was."""
    match_id, tokens, created = await left(table, 5, "luxor")
    viewers = (*tokens, created.spectator_token)
    before = [(await table.view(match_id, token)).view for token in viewers]
    answer = await table.adjudicate(match_id, rule=forfeit(0))
    assert [(await table.view(match_id, token)).view for token in viewers] == before
    told = await last_update(table, match_id, created.spectator_token)
    assert not told.events
    assert told.ruling == answer.ruling


async def last_update(table: Table, match_id: str, token: str) -> Any:
    messages: list[match_service_pb2.WatchMatchResponse] = [m async for m in table.watch(match_id, token)]
    return messages[-2].update
