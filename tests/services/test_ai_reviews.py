"""ReviewRecord: a finished match decision by decision."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import grpc
import pytest
from arbiter.ai.v1 import ai_service_pb2 as ai
from arbiter.match.v1 import match_pb2
from google.rpc import error_details_pb2
from support.redis_server import RedisServer
from support.table import Table, bearer, detail, fails, reason, tokens_of
from support.thinking import budget, thinking

FOOLS = (3, 0, 3, 1, 3, 6, 3)  # seat 1 lets seat 0 pile up four in column 3


@pytest.fixture
async def asked(redis_server: RedisServer) -> AsyncIterator[Table]:
    async with thinking(redis_server.url) as (table, _):
        yield table


async def play(table: Table, columns: tuple[int, ...]) -> tuple[str, list[str]]:
    """A match of Connect Four with these columns."""
    created = await table.create(game="connect_four")
    match_id, tokens = created.match.match_id, tokens_of(created)
    for i, column in enumerate(columns):
        offered = (await table.legal(match_id, tokens[i % 2])).actions
        wanted = next(row for row in offered if str(column + 1) in row.text)
        assert (await table.submit(match_id, tokens[i % 2], wanted.action)).HasField("accepted")
    return match_id, tokens


async def review(table: Table, token: str | None = None, **fields: Any) -> list[ai.ReviewRecordResponse]:
    wanted = {"budget": budget(400), **fields}
    call = table.ai.ReviewRecord(ai.ReviewRecordRequest(**wanted), metadata=bearer(token), timeout=60)
    return [message async for message in call]


async def test_a_review_finds_the_move_that_lost_the_game(asked: Table) -> None:
    match_id, tokens = await play(asked, FOOLS)
    told = await review(asked, tokens[1], match_id=match_id)
    moves = [message.move for message in told[:-1]]
    assert [move.seat for move in moves] == [0, 1, 0, 1, 0, 1, 0]
    fatal = moves[5]
    assert fatal.loss > 0.3
    assert "4" in fatal.best.text  # column 3, counted from 1
    assert fatal.played.action == fatal.action
    assert moves[6].loss == pytest.approx(0, abs=0.01)
    assert moves[6].best.proven
    summary = told[-1].summary
    assert summary.decisions == 7
    assert fatal.ply in [point.ply for point in summary.turning_points]
    assert [row.seat for row in summary.seats] == [0, 1]
    assert summary.seats[0].mean_loss < summary.seats[1].mean_loss
    assert list(summary.thinking.iterations) == [400]


async def test_a_record_that_is_sent_is_reviewed_like_the_match(asked: Table) -> None:
    match_id, tokens = await play(asked, FOOLS)
    record = await asked.record(match_id, tokens[0])
    by_match, by_record = await review(asked, match_id=match_id), await review(asked, record=record)
    assert by_match == by_record
    only = await review(asked, record=record, seats=[1])
    assert [m.move.seat for m in only[:-1]] == [1, 1, 1]


async def test_a_budget_below_the_floor_is_refused_and_the_floor_named(asked: Table) -> None:
    match_id, _ = await play(asked, FOOLS)
    for wanted, floor in ((budget(199), "200 iterations"), (budget(ms=99), "100 ms"), (budget(0), "200")):
        error = await fails(review(asked, match_id=match_id, budget=wanted))
        assert error.code() == grpc.StatusCode.INVALID_ARGUMENT
        assert reason(error) == "BUDGET_BELOW_FLOOR"
        assert floor in str(error.details())
    info = detail(
        await fails(review(asked, match_id=match_id, budget=budget(1))), error_details_pb2.ErrorInfo
    )
    assert info.metadata["floor"] == "200"


async def test_a_match_that_is_not_over_is_not_reviewed(asked: Table) -> None:
    match_id, tokens = await play(asked, FOOLS[:-1])
    assert reason(await fails(review(asked, tokens[0], match_id=match_id))) == "NOT_OVER"
    record = await asked.record(match_id, tokens[0])
    error = await fails(review(asked, record=record))
    assert error.code() == grpc.StatusCode.INVALID_ARGUMENT


async def test_a_record_that_breaks_a_rule_is_not_reviewed(asked: Table) -> None:
    match_id, tokens = await play(asked, FOOLS)
    record = match_pb2.Record()
    record.CopyFrom(await asked.record(match_id, tokens[0]))
    acted = [entry for entry in record.entries if entry.WhichOneof("entry") == "action"]
    acted[2].action.seat = 1
    error = await fails(review(asked, record=record))
    assert error.code() == grpc.StatusCode.INVALID_ARGUMENT
    assert "ply" in str(error.details())
    for broken in (match_pb2.Record(), match_pb2.Record(header=match_pb2.RecordHeader(game="kronia"))):
        assert (await fails(review(asked, record=broken))).code() == grpc.StatusCode.INVALID_ARGUMENT
