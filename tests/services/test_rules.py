"""RulesService: verdicts without a store where a version is given, batches, positions, chance."""

from __future__ import annotations

from typing import Any

import pytest
from arbiter.games.coin_duel.v1 import coin_duel_pb2 as coin
from arbiter.match.v1 import match_pb2, rules_service_pb2
from google.protobuf.any_pb2 import Any as AnyMessage
from support.in_process import served
from support.redis_server import RedisServer
from support.table import Table, bearer, fails, stake, tokens_of

SEED = bytes(range(32))


def commands(redis: Any) -> int:
    """Commands of clients other than the test's own, which asks twice."""
    stats = redis.info("commandstats")
    return sum(row["calls"] for name, row in stats.items() if name in ("cmdstat_evalsha", "cmdstat_eval"))


async def test_with_a_version_that_is_at_hand_the_store_is_not_asked(table: Table, redis: Any) -> None:
    created = await table.create()
    match_id, token = created.match.match_id, tokens_of(created)[0]
    await table.match(match_id)  # by now Redis knows the script
    before = commands(redis)
    for _ in range(5):
        answer = await table.validate(match_id, token, stake(99), created.match.version)
        assert answer.verdict.refused.article == "CD-3"
        assert (await table.legal(match_id, token, created.match.version)).actions
    assert commands(redis) == before
    await table.validate(match_id, token, stake(99))
    assert commands(redis) == before + 1


async def test_a_version_that_another_server_wrote_is_fetched(
    redis_server: RedisServer, table: Table
) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    async with served(redis_server.url) as (other, _):
        answer = await other.turn(match_id, tokens)
    verdict = await table.validate(match_id, tokens[1], stake(99), answer.accepted.version)
    assert verdict.version == answer.accepted.version


async def test_a_verdict_names_facts_and_a_page_in_the_language_asked_for(table: Table) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    offered = {a.action.value for a in (await table.legal(match_id, tokens[0])).actions}
    other = next(c for c in range(1, 13) if stake(c).value not in offered)
    for language, gist in (("", "One stakes a coin"), ("en", "One stakes a coin"), ("hu-HU", "Csak saját")):
        refused = (await table.validate(match_id, tokens[0], stake(other), language=language)).verdict.refused
        assert refused.article == "CD-4"
        assert refused.page == "1"
        assert refused.gist.startswith(gist)
        assert {f.name: f.number or f.text for f in refused.facts} == {"coin": other, "article": "own coins"}
        assert refused.message


async def test_a_batch_answers_in_order_as_single_questions_would(table: Table) -> None:
    created = await table.create()
    match_id, token = created.match.match_id, tokens_of(created)[0]
    subject = match_pb2.Subject(match=match_pb2.MatchRef(match_id=match_id))
    actions = [stake(c) for c in [*range(1, 15), *range(14, 0, -1)]]
    request = rules_service_pb2.BatchValidateActionsRequest(subject=subject, actions=actions)
    batch = await table.rules.BatchValidateActions(request, metadata=bearer(token))
    single = [(await table.validate(match_id, token, action)).verdict for action in actions]
    assert list(batch.verdicts) == single
    assert batch.version == created.match.version
    assert {v.WhichOneof("verdict") for v in single} == {"legal", "refused"}


async def test_one_bad_action_of_a_batch_is_named(table: Table) -> None:
    created = await table.create()
    subject = match_pb2.Subject(match=match_pb2.MatchRef(match_id=created.match.match_id))
    request = rules_service_pb2.BatchValidateActionsRequest(
        subject=subject, actions=[stake(1), AnyMessage(), stake(2)]
    )
    error = await fails(table.rules.BatchValidateActions(request))
    assert error.details().startswith("actions[1]")


async def test_what_is_offered_is_legal_and_nothing_else_is(table: Table) -> None:
    created = await table.create(seats=3)
    match_id, token = created.match.match_id, tokens_of(created)[0]
    offered = {a.action.value: a.text for a in (await table.legal(match_id, token)).actions}
    for value in range(0, 20):
        verdict = (await table.validate(match_id, token, stake(value))).verdict
        assert verdict.HasField("legal") == (stake(value).value in offered)
        if verdict.HasField("legal"):
            assert verdict.legal.text == offered[stake(value).value]


async def new_position(table: Table, seed: bytes = SEED) -> Any:
    return await table.rules.NewPosition(
        rules_service_pb2.NewPositionRequest(game="coin_duel", seats=2, seed=seed)
    )


async def test_equal_seeds_give_equal_positions(table: Table) -> None:
    first, again, other = [await new_position(table, s) for s in (SEED, SEED, SEED[::-1])]
    assert first == again
    assert first != other
    assert list(first.to_act) == [0]
    assert not first.HasField("chance")


async def test_without_a_seed_the_caller_draws(table: Table) -> None:
    """Every coin of the deal is chosen by the caller; the game is then played out by his dice."""
    now = await new_position(table, b"")
    assert now.chance.stream == "bag"
    assert len(now.chance.outcomes) == 12
    drawn = []
    while now.HasField("chance"):
        outcome = now.chance.outcomes[-1].outcome
        drawn.append(outcome)
        request = rules_service_pb2.ApplyActionRequest(position=now.position, outcome=outcome)
        now = (await table.rules.ApplyAction(request)).applied
    assert len(drawn) == 6
    again = rules_service_pb2.ApplyActionRequest(position=now.position, outcome=drawn[0])
    assert (await fails(table.rules.ApplyAction(again))).details().startswith("outcome")
    state = coin.State()
    now.position.state.Unpack(state)
    mine = next(c for c in range(1, 13) if state.owner[c - 1] == 1)
    move = rules_service_pb2.SeatAction(seat=0, action=stake(mine))
    answer = await table.rules.ApplyAction(
        rules_service_pb2.ApplyActionRequest(position=now.position, action=move)
    )
    assert list(answer.applied.to_act) == [1]
    event = coin.Event()
    answer.applied.events[0].Unpack(event)
    assert event.staked.coin == mine, "the caller keeps the position, so he is told everything"


async def test_an_outcome_that_cannot_come_is_malformed(table: Table) -> None:
    now = await new_position(table, b"")
    for outcome in (coin.Outcome(coin=13), coin.Outcome(bonus=1)):
        packed = AnyMessage()
        packed.Pack(outcome)
        request = rules_service_pb2.ApplyActionRequest(position=now.position, outcome=packed)
        assert (await fails(table.rules.ApplyAction(request))).details().startswith("outcome")


async def test_a_position_is_played_to_its_end_with_a_seed(table: Table) -> None:
    now = await new_position(table)
    steps = 0
    while now.to_act:
        subject = match_pb2.Subject(position=now.position)
        offered = await table.rules.ListLegalActions(
            rules_service_pb2.ListLegalActionsRequest(subject=subject)
        )
        move = rules_service_pb2.SeatAction(seat=offered.seat, action=offered.actions[0].action)
        request = rules_service_pb2.ApplyActionRequest(position=now.position, action=move, seed=SEED)
        now = (await table.rules.ApplyAction(request)).applied
        steps += 1
    assert steps == 4, "the last coin of each seat is forced"
    assert len(now.result.seats) == 2


@pytest.mark.parametrize("ask_forced", [False, True])
async def test_a_refusal_of_a_position_changes_nothing(table: Table, ask_forced: bool) -> None:
    now = await new_position(table)
    move = rules_service_pb2.SeatAction(seat=1, action=stake(1))
    request = rules_service_pb2.ApplyActionRequest(
        position=now.position, action=move, seed=SEED, ask_forced=ask_forced
    )
    answer = await table.rules.ApplyAction(request)
    assert answer.refused.article == "CD-2"


async def test_games_and_rulebooks_tell_what_a_lobby_needs(table: Table) -> None:
    game = (await table.rules.ListGames(rules_service_pb2.ListGamesRequest())).games[0]
    assert game.action_type_url == stake(1).type_url
    assert [s.id for s in game.settings] == ["rounds"]
    assert game.presets[0].options.Unpack(coin.Options())
    request = rules_service_pb2.GetRulebookRequest(game="coin_duel", language="hu", seats=3)
    book = await table.rules.GetRulebook(request)
    assert book.articles[0].gist.startswith("Érmét")
    components = coin.Components()
    assert book.components.Unpack(components)
    assert components.coins == 12
