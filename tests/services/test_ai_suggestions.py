"""AiService: what is answered, from what, and what is refused."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import grpc
import pytest
from arbiter.ai.v1 import ai_service_pb2 as ai
from arbiter.games.connect_four.v1 import view_pb2 as four
from arbiter.store.v1 import store_pb2
from google.protobuf.any_pb2 import Any as AnyMessage
from google.rpc import error_details_pb2
from support.redis_server import RedisServer
from support.table import Table, bearer, detail, fails, reason, tokens_of
from support.thinking import (
    FOUR,
    GAMES,
    begin,
    budget,
    finished,
    match,
    midway,
    position,
    suggest,
    thinking,
    view,
    with_one_choice,
)

from engine.core.kit import seeded
from engine.core.state import Actions
from services.common.codecs import Codec

HIDDEN = [game for game in GAMES.values() if game.hidden]
FEW = {"connect_four": 100, "kronia": 16, "luxor": 12, "oracle_of_delphi": 4, "ghost_stories": 4}


@pytest.fixture
async def asked(redis_server: RedisServer) -> AsyncIterator[Table]:
    async with thinking(redis_server.url) as (table, _):
        yield table


def legal(game: Any, state: Any) -> list[AnyMessage]:
    actions = Actions()
    state.list_actions(actions)
    return [Codec(game).encode_action(action) for action in actions.to_list()]


def same(one: ai.Analysis, other: ai.Analysis) -> bool:
    """Equal but for the time it took and the version of the match."""
    left, right = ai.Analysis(), ai.Analysis()
    left.CopyFrom(one)
    right.CopyFrom(other)
    for each in (left, right):
        each.thinking.think_ms = 0
        each.version = 0
    return left.SerializeToString(deterministic=True) == right.SerializeToString(deterministic=True)


async def test_levels_are_listed_weakest_first(asked: Table) -> None:
    for game in GAMES:
        listed = await asked.ai.ListLevels(ai.ListLevelsRequest(game=game))
        assert [level.level for level in listed.levels] == ["easy", "normal", "hard", "expert"]
        amounts = [level.iterations for level in listed.levels]
        assert amounts == sorted(amounts)
        assert "selection.exploration" in listed.levels[0].parameters
        assert listed.ai_version


async def test_an_answer_is_legal_and_carries_all_that_is_needed_to_compute_it_again(asked: Table) -> None:
    state = midway(FOUR, decisions=6)
    answer = await suggest(asked, position(FOUR, state), overrides={"settle": "false"})
    assert answer.action in legal(FOUR, state)
    assert answer.text == Codec(FOUR).describe(Codec(FOUR).decode_action(answer.action))
    assert sum(row.visits for row in answer.ranked) == 100
    assert list(answer.thinking.iterations) == [100]
    assert answer.thinking.seed == 7
    assert answer.thinking.level == "expert"
    assert answer.thinking.parameters["settle"] == "false"
    assert answer.thinking.rules_version == FOUR.rules_version
    assert answer.thinking.ai_version
    assert not answer.thinking.partial
    assert len(answer.values) == 2
    assert sum(answer.values) == pytest.approx(1)
    assert answer.ranked[0].line[0].action == answer.ranked[0].action
    assert answer.ranked[0].line[0].seat == answer.seat == state.to_act()


async def test_the_same_question_gets_the_same_answer_from_another_process_and_after_a_restart(
    redis_server: RedisServer,
) -> None:
    asked = {game.id: position(game, midway(game, decisions=9)) for game in GAMES.values()}
    rounds = []
    for workers in (1, 2):
        async with thinking(redis_server.url, ai_workers=workers) as (table, _):
            rounds.append(
                [
                    await suggest(table, subject, budget=budget(FEW[game]), workers=2)
                    for game, subject in asked.items()
                ]
            )
    for first, second in zip(*rounds, strict=True):
        assert len(first.thinking.iterations) == 2
        assert same(first, second)


async def test_a_time_is_shared_by_no_more_workers_than_can_think_at_once(asked: Table) -> None:
    state = midway(FOUR, decisions=5)
    answer = await suggest(asked, position(FOUR, state), workers=16, budget=budget(ms=100))
    assert 1 <= len(answer.thinking.iterations) < 16
    assert "of 16 workers" in answer.warnings[0]


async def test_more_workers_than_iterations_leave_some_without_work(asked: Table) -> None:
    state = midway(FOUR, decisions=5)
    answer = await suggest(asked, position(FOUR, state), workers=8, budget=budget(3))
    assert list(answer.thinking.iterations) == [1, 1, 1]
    assert not answer.thinking.partial


async def test_workers_share_the_iterations_and_are_merged(asked: Table) -> None:
    state = midway(FOUR, decisions=5)
    answer = await suggest(asked, position(FOUR, state), workers=3, overrides={"settle": "false"})
    assert list(answer.thinking.iterations) == [34, 33, 33]
    assert sum(row.visits for row in answer.ranked) == 100
    error = await fails(suggest(asked, position(FOUR, state), workers=17))
    assert "at most 16" in str(error.details())


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
async def test_a_match_a_position_and_a_view_of_it_are_answered_alike(asked: Table, game: Any) -> None:
    created = await asked.create(seats=min(game.seats), game=game.id)
    match_id, tokens = created.match.match_id, tokens_of(created)
    seat = created.match.to_act[0]
    seen = await asked.view(match_id, tokens[seat])
    few = budget(FEW[game.id])
    by_token = await suggest(asked, match(match_id), tokens[seat], budget=few)
    by_host = await suggest(asked, match(match_id), created.host_token, budget=few)
    by_view = await suggest(asked, ai.Subject(view=seen.view), budget=few)
    assert by_token.version == created.match.version
    assert same(by_token, by_host)
    assert same(by_token, by_view)


@pytest.mark.parametrize("game", HIDDEN, ids=[game.id for game in HIDDEN])
async def test_swapping_what_a_seat_cannot_know_changes_nothing_in_its_answer(
    asked: Table, game: Any
) -> None:
    state = midway(game, max(game.seats), decisions=20)
    seat = int(state.to_act())
    seen = game.view(state, seat)
    worlds = {
        game.determinize(seen, seeded(n)).to_bytes(): game.determinize(seen, seeded(n)) for n in range(6)
    }
    answers = [
        await suggest(asked, position(game, world), budget=budget(FEW[game.id])) for world in worlds.values()
    ]
    if game.id in ("kronia", "luxor"):  # the others hide what lies under piles, which no position holds
        assert len(worlds) > 1
    assert all(same(answers[0], other) for other in answers[1:])


async def test_the_only_legal_action_is_answered_without_a_search(asked: Table) -> None:
    state = with_one_choice(FOUR)
    answer = await suggest(asked, position(FOUR, state), budget=budget(100_000), timeout=10)
    assert [answer.action] == legal(FOUR, state)
    assert list(answer.thinking.iterations) == [0]
    assert not answer.thinking.partial


async def test_a_finished_game_and_a_seat_that_is_not_to_act_are_refused(asked: Table) -> None:
    for game in GAMES.values():
        over = finished(game)
        for subject in (position(game, over), view(game, over, 0)):
            error = await fails(suggest(asked, subject))
            assert error.code() == grpc.StatusCode.INVALID_ARGUMENT
            assert "over" in str(error.details())
    state = begin(FOUR)
    for subject in (position(FOUR, state), view(FOUR, state, 1)):
        error = await fails(suggest(asked, subject, seat=1))
        assert error.code() == grpc.StatusCode.INVALID_ARGUMENT
        assert "seat 0 is to act" in str(error.details())


async def test_budgets_of_none_and_of_one_are_obeyed(asked: Table) -> None:
    for game in GAMES.values():
        state = midway(game, decisions=7)
        none = await suggest(asked, position(game, state), budget=budget(0))
        assert none.action in legal(game, state)
        assert list(none.thinking.iterations) == [0]
        assert none.thinking.partial
        assert not none.values
        one = await suggest(asked, position(game, state), budget=budget(1))
        assert one.action in legal(game, state)
        assert list(one.thinking.iterations) == [1]
        assert sum(row.visits for row in one.ranked) == 1


async def test_time_bounds_a_search_and_the_answer_says_how_far_it_came(asked: Table) -> None:
    subject = position(FOUR, begin(FOUR))
    await suggest(asked, subject, budget=budget(1))  # the process is up
    answer = await suggest(asked, subject, budget=budget(ms=150))
    assert 150 <= answer.thinking.think_ms < 1000
    assert answer.thinking.iterations[0] > 16
    assert not answer.thinking.partial  # the budget was time, and it was used up
    again = await suggest(
        asked, subject, budget=budget(answer.thinking.iterations[0]), overrides={"settle": "false"}
    )
    assert [row.visits for row in again.ranked] == [row.visits for row in answer.ranked]


async def test_a_deadline_shorter_than_the_budget_gets_what_was_found_until_then(asked: Table) -> None:
    subject = position(GAMES["luxor"], midway(GAMES["luxor"], decisions=7))
    lasting = {"settle": "false"}  # Connect Four can be settled within the time
    await suggest(asked, subject, budget=budget(1))
    began = time.monotonic()
    answer = await suggest(asked, subject, budget=budget(300_000), overrides=lasting, timeout=0.6)
    assert time.monotonic() - began < 0.6
    assert answer.thinking.partial
    assert 0 < answer.thinking.iterations[0] < 300_000
    (late,) = await asyncio.gather(suggest(asked, subject, timeout=0), return_exceptions=True)
    if isinstance(late, grpc.aio.AioRpcError):
        assert late.code() == grpc.StatusCode.DEADLINE_EXCEEDED
    else:  # the answer was faster than the clock of the library
        assert late.thinking.partial
        assert list(late.thinking.iterations) == [0]


async def test_a_level_is_a_budget_and_an_unknown_one_is_answered_with_the_nearest(asked: Table) -> None:
    subject = position(FOUR, begin(FOUR))
    answer = await suggest(asked, subject, budget=budget(level="easy"))
    assert answer.thinking.level == "easy"
    listed = await asked.ai.ListLevels(ai.ListLevelsRequest(game="connect_four"))
    searched = {**listed.levels[0].parameters, "settle": "false"}  # what was saved is not in `iterations`
    assert dict(answer.thinking.parameters) == searched
    assert answer.thinking.iterations[0] <= listed.levels[0].iterations
    error = await fails(suggest(asked, subject, budget=budget(level="eesy")))
    assert error.code() == grpc.StatusCode.INVALID_ARGUMENT
    assert "did you mean easy?" in str(error.details())
    violation = detail(error, error_details_pb2.BadRequest).field_violations[0]
    assert violation.field == "budget.level"


async def test_overrides_count_and_unknown_ones_are_warned_about(asked: Table) -> None:
    subject = position(FOUR, midway(FOUR, decisions=4))
    answer = await suggest(
        asked, subject, overrides={"selection.exploration": "3.5", "selection.explration": "2"}
    )
    assert answer.thinking.parameters["selection.exploration"] == "3.5"
    assert len(answer.warnings) == 1
    assert "selection.explration" in answer.warnings[0]
    assert "did you mean selection.exploration" in answer.warnings[0]


async def test_a_request_id_decides_the_seed_if_none_is_given(asked: Table) -> None:
    async def ask(request_id: str) -> ai.Analysis:
        request = ai.SuggestActionRequest(
            request_id=request_id, subject=position(FOUR, begin(FOUR)), budget=budget(20)
        )
        return (await asked.ai.SuggestAction(request)).analysis

    one, again, other = await ask("one"), await ask("one"), await ask("two")
    assert same(one, again)
    assert one.thinking.seed != other.thinking.seed
    assert (await ask("")).thinking.seed != (await ask("")).thinking.seed


async def test_who_may_ask(redis_server: RedisServer) -> None:
    async with thinking(redis_server.url, auth="token", token_key="k" * 32) as (table, now):
        from services.common.auth import Keyring

        host = Keyring("HS256", "k" * 32).mint("", "host", "x", int(time.time()) + 600)
        request = {"seats": 2, "game": "connect_four"}
        created = await Table.create(HostTable(table, host), **request)
        match_id, tokens = created.match.match_id, tokens_of(created)
        assert (await suggest(table, match(match_id), tokens[0], budget=budget(5))).seat == 0
        for token, code in (
            (None, grpc.StatusCode.UNAUTHENTICATED),
            (created.spectator_token, grpc.StatusCode.PERMISSION_DENIED),
        ):
            error = await fails(suggest(table, match(match_id), token))
            assert error.code() == code
        error = await fails(suggest(table, match(match_id), tokens[1], seat=0))
        assert reason(error) == "OTHER_SEAT"
        error = await fails(suggest(table, position(FOUR, begin(FOUR)), tokens[0]))
        assert error.code() == grpc.StatusCode.PERMISSION_DENIED
        seen = view(FOUR, begin(FOUR), 0)
        assert (await fails(suggest(table, seen))).code() == grpc.StatusCode.UNAUTHENTICATED
        assert (await suggest(table, seen, created.spectator_token, budget=budget(5))).seat == 0
        assert now.pool.busy == 0


class HostTable:
    """Creates with a host's token."""

    def __init__(self, table: Table, token: str) -> None:
        self.matches = self
        self.table = table
        self.token = token

    async def CreateMatch(self, request: Any) -> Any:
        return await self.table.matches.CreateMatch(request, metadata=bearer(self.token))


async def test_a_view_that_no_position_has_is_refused(asked: Table) -> None:
    made_up = four.View()
    Codec(FOUR).encode_view(begin(FOUR), 0).Unpack(made_up)
    packed = AnyMessage()
    for change in range(3):
        broken = four.View()
        broken.CopyFrom(made_up)
        if change == 0:
            broken.cells[0] = 2
        elif change == 1:
            del broken.cells[5:]
        else:
            broken.Clear()
        packed.Pack(broken)
        error = await fails(suggest(asked, ai.Subject(view=packed)))
        assert error.code() == grpc.StatusCode.INVALID_ARGUMENT, error.details()
    for subject in (ai.Subject(), ai.Subject(view=AnyMessage(type_url="type.googleapis.com/x.Y"))):
        assert (await fails(suggest(asked, subject))).code() == grpc.StatusCode.INVALID_ARGUMENT


async def test_no_seed_digest_or_token_is_in_an_answer(asked: Table, redis: Any) -> None:
    created = await asked.create(seats=2, game="kronia")
    match_id, tokens = created.match.match_id, tokens_of(created)
    head = redis.hgetall(f"{{m:{match_id}}}:head")
    setup = store_pb2.Setup.FromString(head[b"setup"])
    answer = await suggest(asked, match(match_id), tokens[created.match.to_act[0]], budget=budget(8))
    error = await fails(suggest(asked, match(match_id), tokens[1 - created.match.to_act[0]]))
    sent = answer.SerializeToString() + repr(error).encode()
    secrets = [setup.server_seed, head[b"chain"], head[b"snapshot"], *(t.encode() for t in tokens)]
    for secret in secrets:
        assert secret not in sent
        assert secret.hex().encode() not in sent


async def test_no_more_actions_are_ranked_than_asked_for(asked: Table) -> None:
    state = begin(GAMES["kronia"])
    answer = await suggest(asked, position(GAMES["kronia"], state), max_ranked=2, budget=budget(8))
    assert len(answer.ranked) == 2
