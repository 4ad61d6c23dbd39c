"""AskRules: articles for a question, and what the position it is about says to it."""

from __future__ import annotations

import time
from typing import Any

import pytest
from arbiter.match.v1 import match_pb2, match_service_pb2, rules_service_pb2
from arbiter.referee.v1 import referee_service_pb2 as referee
from support.table import Table, bearer, fails, reason, stake, tokens_of

from services.common.auth import Keyring
from services.server import Running

HOST = Keyring("HS256", "k" * 32).mint("", "host", "a-host", int(time.time()) + 3600)
TWO_SEATS = match_service_pb2.CreateMatchRequest(
    request_id="m", game="coin_duel", seats=[match_service_pb2.NewSeat(), match_service_pb2.NewSeat()]
)
FOREIGN_COIN = "May I stake a coin that is not my own?"


def about(match_id: str, ply: int | None = None) -> referee.Subject:
    if ply is None:
        return referee.Subject(match=match_pb2.MatchRef(match_id=match_id))
    return referee.Subject(moment=referee.MatchMoment(match_id=match_id, ply=ply))


async def ask(table: Table, question: str, token: str | None = None, **fields: Any) -> Any:
    request = referee.AskRulesRequest(question=question, **fields)
    return await table.referee.AskRules(request, metadata=bearer(token))


def told(answer: Any) -> list[tuple[str, int | str]]:
    return [(f.name, f.text if f.HasField("text") else f.number) for f in answer.facts]


@pytest.mark.parametrize(("language", "gist"), [("en", "One stakes a coin"), ("hu", "Csak saját érmét")])
async def test_a_question_about_the_rules_gets_articles(table: Table, language: str, gist: str) -> None:
    answer = await ask(table, FOREIGN_COIN, game="coin_duel", language=language)
    assert answer.covered
    assert answer.answers[0].article.article == "CD-4"
    assert answer.answers[0].article.gist.startswith(gist)
    assert answer.answers[0].article.page == "1"
    assert 0 < answer.answers[0].score <= 1
    assert not answer.facts
    assert answer.version == 0


async def test_no_more_articles_come_than_were_asked_for(table: Table) -> None:
    assert len((await ask(table, FOREIGN_COIN, game="coin_duel", max_results=1)).answers) == 1


async def test_a_question_that_no_article_covers_is_told_so(table: Table) -> None:
    answer = await ask(table, "How many dragons guard the castle?", game="coin_duel")
    assert not answer.covered
    assert not answer.answers
    assert answer.message.startswith("No article of ")
    assert "dragons" in answer.message


async def test_a_question_needs_a_game_and_words(table: Table) -> None:
    assert (await fails(ask(table, FOREIGN_COIN))).details().startswith("game")
    assert (await fails(ask(table, " ", game="coin_duel"))).details().startswith("question")
    assert (await fails(ask(table, "x" * 501, game="coin_duel"))).details().startswith("question")
    match_id = (await table.create()).match.match_id
    error = await fails(ask(table, "Whose turn is it?", game="chess", subject=about(match_id)))
    assert error.details().startswith("game")


async def test_facts_are_those_of_the_match(table: Table) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    answer = await ask(table, "Whose turn is it?", tokens[1], subject=about(match_id))
    assert told(answer) == [("to_act", 0)]
    assert answer.version == (await table.match(match_id)).version
    offered = (await table.legal(match_id, tokens[0])).actions
    answer = await ask(table, "What may I do now?", tokens[0], subject=about(match_id))
    assert told(answer) == [
        ("to_act", 0),
        ("legal_actions", len(offered)),
        *(("legal", each.text) for each in offered),
    ]


async def test_may_i_is_answered_by_the_rules_that_judge_the_action(table: Table) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    for coin in range(1, 13):
        verdict = (await table.validate(match_id, tokens[0], stake(coin))).verdict
        answer = await ask(table, f"May I stake {coin}?", tokens[0], subject=about(match_id))
        if verdict.HasField("legal"):
            assert told(answer) == [("legal", verdict.legal.text)]
        elif answer.facts:
            assert told(answer)[0][0] == "refused"
            assert answer.answers[0].article.article == verdict.refused.article == "CD-4"


async def test_the_past_is_asked_about_as_it_was(table: Table) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    before = (await table.match(match_id)).to_act
    await table.turn(match_id, tokens)
    assert told(await ask(table, "Whose turn is it?", tokens[0], subject=about(match_id, 6))) == [
        ("to_act", before[0])
    ]


async def test_no_seat_is_told_of_another_while_the_match_runs(strict: tuple[Table, Running]) -> None:
    table, _ = strict
    made = await table.matches.CreateMatch(TWO_SEATS, metadata=bearer(HOST))
    match_id, tokens = made.match.match_id, tokens_of(made)
    subject = about(match_id)
    error = await fails(ask(table, "What may I do now?", tokens[1], subject=subject, seat=0))
    assert reason(error) == "OTHER_SEAT"
    assert reason(await fails(ask(table, "What may I do now?", subject=subject))) == "TOKEN_MISSING"
    assert told(await ask(table, "What may I do now?", tokens[1], subject=subject)) == [
        ("to_act", 0),
        ("legal_actions", 0),
    ]
    seen = await ask(table, "What may I do now?", made.spectator_token, subject=subject)
    assert not seen.facts
    turn = await ask(table, "Whose turn is it?", made.spectator_token, subject=subject)
    assert told(turn) == [("to_act", 0)]


async def test_without_a_token_the_rules_may_be_asked_about(strict: tuple[Table, Running]) -> None:
    table, _ = strict
    assert (await ask(table, FOREIGN_COIN, game="coin_duel")).covered


async def test_a_position_sent_along_is_read(table: Table) -> None:
    now = await table.rules.NewPosition(
        rules_service_pb2.NewPositionRequest(game="coin_duel", seats=2, seed=bytes(32))
    )
    answer = await ask(table, "Whose turn is it?", subject=referee.Subject(position=now.position))
    assert told(answer) == [("to_act", now.to_act[0])]


async def test_many_questions_at_once_about_a_new_game_are_all_answered(table: Table) -> None:
    import asyncio

    answers = await asyncio.gather(*(ask(table, FOREIGN_COIN, game="coin_duel") for _ in range(8)))
    assert len({answer.SerializeToString(deterministic=True) for answer in answers}) == 1
