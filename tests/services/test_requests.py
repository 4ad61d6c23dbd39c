"""Repeated, racing and stale requests: one step each, and equal answers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import grpc
from google.rpc import error_details_pb2
from support.redis_server import RedisServer
from support.served import Served
from support.table import Table, detail, fails, reason, stake, status_of, tokens_of


async def first_move(table: Table, created: Any) -> tuple[str, Any]:
    """The token of the seat to act and a legal action of it."""
    token = tokens_of(created)[created.match.to_act[0]]
    offered = await table.legal(created.match.match_id, token)
    return token, offered.actions[0].action


async def test_of_fifty_writers_at_one_version_exactly_one_wins(table: Table) -> None:
    created = await table.create()
    token, action = await first_move(table, created)
    version = created.match.version
    calls = [table.submit(created.match.match_id, token, action, expected_version=version) for _ in range(50)]
    answers = await asyncio.gather(*calls, return_exceptions=True)
    won = [a for a in answers if not isinstance(a, BaseException)]
    lost = [a for a in answers if isinstance(a, grpc.aio.AioRpcError)]
    assert len(won) == 1
    assert len(lost) == 49
    assert {error.code() for error in lost} == {grpc.StatusCode.ABORTED}
    present = (await table.match(created.match.match_id)).version
    assert present == won[0].accepted.version
    assert {detail(e, error_details_pb2.ErrorInfo).metadata["version"] for e in lost} == {str(present)}


async def test_the_same_request_twice_gets_the_first_answer(table: Table) -> None:
    created = await table.create()
    token, action = await first_move(table, created)
    first = await table.submit(created.match.match_id, token, action, request_id="r")
    again = await table.submit(created.match.match_id, token, action, request_id="r")
    assert again == first
    assert (await table.match(created.match.match_id)).version == first.accepted.version


async def test_a_repeated_request_is_answered_though_its_version_is_stale_and_its_action_spent(
    table: Table,
) -> None:
    created = await table.create()
    token, action = await first_move(table, created)
    fields = {"request_id": "r", "expected_version": created.match.version}
    first = await table.submit(created.match.match_id, token, action, **fields)
    await table.turn(created.match.match_id, tokens_of(created))
    assert await table.submit(created.match.match_id, token, action, **fields) == first


async def test_the_same_request_id_with_another_payload_is_refused(table: Table) -> None:
    created = await table.create()
    token, action = await first_move(table, created)
    first = await table.submit(created.match.match_id, token, action, request_id="r")
    error = await fails(table.submit(created.match.match_id, token, stake(1), request_id="r", language="hu"))
    assert error.code() == grpc.StatusCode.ALREADY_EXISTS
    assert reason(error) == "REQUEST_ID_REUSED"
    assert (await table.match(created.match.match_id)).version == first.accepted.version


async def test_two_seats_may_use_the_same_request_id(table: Table) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    answers = []
    for seat in (0, 1):
        offered = await table.legal(match_id, tokens[seat])
        answers.append(await table.submit(match_id, tokens[seat], offered.actions[0].action, request_id="r"))
    assert all(answer.HasField("accepted") for answer in answers)


async def test_a_stale_version_is_told_before_any_judging(table: Table) -> None:
    created = await table.create()
    token, action = await first_move(table, created)
    await table.submit(created.match.match_id, token, action)
    error = await fails(
        table.submit(created.match.match_id, token, stake(99), expected_version=created.match.version)
    )
    assert error.code() == grpc.StatusCode.ABORTED
    assert reason(error) == "STALE_VERSION"


async def test_creating_a_match_twice_makes_one_match_with_the_same_tokens(table: Table) -> None:
    first = await table.create(request_id="creation-1", seats=3)
    again = await table.create(request_id="creation-1", seats=3)
    assert again == first
    error = await fails(table.create(request_id="creation-1", seats=2))
    assert error.code() == grpc.StatusCode.ALREADY_EXISTS


async def test_claiming_a_seat_twice_gives_the_same_token(table: Table) -> None:
    created = await table.create(is_open=True)
    first = await table.claim(created.match.match_id, request_id="mine", name="Ada", nonce=b"dice")
    again = await table.claim(created.match.match_id, request_id="mine", name="Ada", nonce=b"dice")
    assert again.token == first.token
    assert (await table.match(created.match.match_id)).version == 1


async def test_of_many_claims_of_one_seat_one_wins(table: Table) -> None:
    created = await table.create(is_open=True)
    claims = [table.claim(created.match.match_id, seat=1) for _ in range(20)]
    answers = await asyncio.gather(*claims, return_exceptions=True)
    won = [a for a in answers if not isinstance(a, BaseException)]
    assert len(won) == 1
    errors = [a for a in answers if isinstance(a, grpc.aio.AioRpcError)]
    assert {error.code() for error in errors} == {grpc.StatusCode.ALREADY_EXISTS}
    assert [s.claimed for s in (await table.match(created.match.match_id)).seats] == [False, True]


async def test_claims_of_all_seats_at_once_start_the_match(table: Table) -> None:
    created = await table.create(seats=4, is_open=True)
    claims = await asyncio.gather(*(table.claim(created.match.match_id) for _ in range(4)))
    assert sorted(c.token.seat for c in claims) == [0, 1, 2, 3]
    tokens = [c.token.token for c in sorted(claims, key=lambda c: c.token.seat)]
    await table.play_out(created.match.match_id, tokens)


async def test_two_processes_that_get_one_request_make_one_step_and_give_equal_answers(
    redis_server: RedisServer, tmp_path: Path
) -> None:
    servers = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        servers.append(Served(tmp_path / name, redis_url=redis_server.url))
    tables = [Table(server.target()) for server in servers]
    created = await tables[0].create()
    token, action = await first_move(tables[1], created)
    for _ in range(2):
        calls = [
            t.submit(created.match.match_id, token, action, request_id="r") for t in tables for _ in range(5)
        ]
        answers = await asyncio.gather(*calls)
        assert all(answer == answers[0] for answer in answers)
    assert answers[0].accepted.version == (await tables[1].match(created.match.match_id)).version
    for table, server in zip(tables, servers, strict=True):
        await table.channel.close()
        assert server.end() == 0


async def test_script_flush_between_two_moves_is_not_noticed(table: Table, redis: Any) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    while True:
        redis.script_flush()
        if await table.turn(match_id, tokens) is None:
            break
    assert status_of(await fails(table.match("nosuchmatch"))).details


async def test_a_cancelled_call_does_not_shift_the_answers_of_others(table: Table) -> None:
    created = [await table.create() for _ in range(4)]
    ids = [c.match.match_id for c in created]

    async def cancelled(match_id: str) -> None:
        call = asyncio.ensure_future(table.match(match_id))
        await asyncio.sleep(0)
        call.cancel()
        await asyncio.gather(call, return_exceptions=True)

    async def right(match_id: str) -> bool:
        return bool((await table.match(match_id)).match_id == match_id)

    for _ in range(30):
        mixed = [cancelled(m) if i % 2 else right(m) for i, m in enumerate(ids * 3)]
        answers = await asyncio.gather(*mixed)
        assert False not in answers
