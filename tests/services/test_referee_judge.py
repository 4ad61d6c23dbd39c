"""JudgeAction: rulings on a running match, on its past, on positions and on records."""

from __future__ import annotations

import time
from typing import Any

import pytest
from arbiter.match.v1 import match_pb2, match_service_pb2, rules_service_pb2
from arbiter.referee.v1 import referee_service_pb2 as referee
from support.table import Table, bearer, fails, reason, stake, tokens_of

from services.common.auth import Keyring
from services.server import Running

KEY = "k" * 32
REFEREE, HOST = (
    Keyring("HS256", KEY).mint("", scope, f"a-{scope}", int(time.time()) + 3600)
    for scope in ("referee", "host")
)
TWO_SEATS = match_service_pb2.CreateMatchRequest(
    request_id="m", game="coin_duel", seats=[match_service_pb2.NewSeat(), match_service_pb2.NewSeat()]
)


def match_now(match_id: str) -> referee.Subject:
    return referee.Subject(match=match_pb2.MatchRef(match_id=match_id))


def match_at(match_id: str, ply: int) -> referee.Subject:
    return referee.Subject(moment=referee.MatchMoment(match_id=match_id, ply=ply))


async def ruling(
    table: Table, subject: referee.Subject, coin: int, token: str | None = None, **fields: Any
) -> Any:
    request = referee.JudgeActionRequest(subject=subject, action=stake(coin), **fields)
    return await table.referee.JudgeAction(request, metadata=bearer(token))


async def hand_of(table: Table, match_id: str, token: str) -> list[int]:
    """The coins that a seat may stake, which are all it holds."""
    offered = (await table.legal(match_id, token)).actions
    return [coin for coin in range(1, 13) if any(a.action == stake(coin) for a in offered)]


async def begun(table: Table) -> tuple[str, list[str], list[int]]:
    """A match at its first decision, its tokens, and the coins of seat 0."""
    created = await table.create(seats=2)
    match_id, tokens = created.match.match_id, tokens_of(created)
    return match_id, tokens, await hand_of(table, match_id, tokens[0])


async def test_a_legal_action_is_ruled_legal(table: Table) -> None:
    match_id, tokens, hand = await begun(table)
    answer = await ruling(table, match_now(match_id), hand[0], tokens[0])
    assert answer.verdict.HasField("legal")
    assert answer.ruling == f"Legal: {answer.text}."
    assert not answer.alternatives
    assert (answer.seat, answer.version, answer.ply) == (0, (await table.match(match_id)).version, 6)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["Refused: ", "(page 1)", "Legal instead: "]), ("hu", ["Szabálytalan: ", "(1. oldal)"])],
)
async def test_a_refusal_cites_the_article_and_names_what_is_legal(
    table: Table, language: str, words: list[str]
) -> None:
    match_id, tokens, hand = await begun(table)
    other = next(coin for coin in range(1, 13) if coin not in hand)
    answer = await ruling(table, match_now(match_id), other, tokens[0], language=language)
    refused = answer.verdict.refused
    assert refused.article == "CD-4"
    assert all(word in answer.ruling for word in [*words, refused.gist, answer.facts])
    assert str(other) in answer.facts
    offered = [coin for near in answer.alternatives for coin in hand if near.action.action == stake(coin)]
    assert offered == sorted(hand, key=lambda coin: (abs(coin - other), coin))[:3]
    assert [near.distance for near in answer.alternatives] == sorted(n.distance for n in answer.alternatives)
    assert str(other) in answer.alternatives[0].difference


async def test_the_verdict_is_that_of_validate_action(table: Table) -> None:
    match_id, tokens, _ = await begun(table)
    for coin in range(0, 15):
        ours = await ruling(table, match_now(match_id), coin, tokens[0])
        theirs = await table.validate(match_id, tokens[0], stake(coin))
        assert ours.verdict == theirs.verdict


async def test_a_seat_that_is_not_to_act_is_offered_nothing(table: Table) -> None:
    match_id, tokens, hand = await begun(table)
    answer = await ruling(table, match_now(match_id), hand[0], tokens[1])
    assert answer.verdict.refused.article == "CD-2"
    assert not answer.alternatives


async def test_the_past_is_judged_as_it_was(table: Table) -> None:
    match_id, tokens, hand = await begun(table)
    await table.submit(match_id, tokens[0], stake(hand[0]))
    now = await ruling(table, match_now(match_id), hand[0], tokens[0])
    assert now.verdict.HasField("refused")
    then = await ruling(table, match_at(match_id, 6), hand[0], tokens[0])
    assert then.verdict.HasField("legal")
    assert then.ply == 6
    before = await ruling(table, match_at(match_id, 0), hand[0], tokens[0])
    assert before.verdict.HasField("refused"), "the coins are not yet dealt"
    error = await fails(ruling(table, match_at(match_id, 99), hand[0], tokens[0]))
    assert reason(error) == "PLY_IN_FUTURE"


async def test_no_seat_learns_of_another_s_options_while_the_match_runs(
    strict: tuple[Table, Running],
) -> None:
    table, _ = strict
    made = await table.matches.CreateMatch(TWO_SEATS, metadata=bearer(HOST))
    match_id, tokens = made.match.match_id, tokens_of(made)
    for subject in (match_now(match_id), match_at(match_id, 6), match_at(match_id, 1)):
        for seat, token in ((1, tokens[0]), (0, tokens[1])):
            error = await fails(ruling(table, subject, 1, token, seat=seat))
            assert reason(error) == "OTHER_SEAT"
        for stranger in (made.spectator_token, None):
            error = await fails(ruling(table, subject, 1, stranger, seat=0))
            assert reason(error) in ("PERMISSION_DENIED", "TOKEN_MISSING")
        verdicts = [await ruling(table, subject, coin, REFEREE, seat=0) for coin in range(1, 13)]
        mine = [await ruling(table, subject, coin, tokens[0]) for coin in range(1, 13)]
        assert [v.verdict for v in verdicts] == [v.verdict for v in mine], (
            "a referee sees what each seat sees"
        )


async def test_a_referee_may_look_and_not_touch(strict: tuple[Table, Running]) -> None:
    table, _ = strict
    made = await table.matches.CreateMatch(TWO_SEATS, metadata=bearer(HOST))
    match_id = made.match.match_id
    record = await table.record(match_id, REFEREE)
    assert not record.header.redacted
    assert not record.header.revealed_seed, "the seed foretells the draws, so nobody has it"
    assert all(e.draw.HasField("code") for e in record.entries if e.HasField("draw"))
    assert (await table.record(match_id, made.spectator_token)).header.redacted
    for call in (
        table.matches.CreateMatch(TWO_SEATS, metadata=bearer(REFEREE)),
        table.submit(match_id, REFEREE, stake(1)),
    ):
        assert reason(await fails(call)) == "PERMISSION_DENIED"


async def test_when_the_match_is_over_everybody_may_ask_about_every_seat(table: Table) -> None:
    match_id, tokens, hand = await begun(table)
    await table.play_out(match_id, tokens)
    answer = await ruling(table, match_at(match_id, 6), hand[0], tokens[1], seat=0)
    assert answer.verdict.HasField("legal")
    assert answer.seat == 0


async def test_a_record_is_judged_at_any_ply(table: Table) -> None:
    match_id, tokens, hand = await begun(table)
    await table.play_out(match_id, tokens)
    record = await table.record(match_id)
    subject = referee.Subject(record=referee.RecordMoment(record=record, ply=6))
    assert (await ruling(table, subject, hand[0])).verdict.HasField("legal")
    subject.record.ply = 10_000
    assert (await fails(ruling(table, subject, hand[0]))).details().startswith("ply")
    subject.record.ply = 8
    subject.record.record.entries[7].action.code = 77
    assert "entries[7]" in (await fails(ruling(table, subject, hand[0]))).details()
    subject.record.record.header.rules_version = "9"
    assert reason(await fails(ruling(table, subject, hand[0]))) == "RULES_VERSION_MISSING"


async def test_a_position_is_judged(table: Table) -> None:
    now = await table.rules.NewPosition(
        rules_service_pb2.NewPositionRequest(game="coin_duel", seats=2, seed=bytes(32))
    )
    subject = referee.Subject(position=now.position)
    verdicts = [(await ruling(table, subject, coin)).verdict for coin in range(1, 13)]
    assert sum(v.HasField("legal") for v in verdicts) == 3
    assert (await fails(ruling(table, referee.Subject(), 1))).details().startswith("subject")
