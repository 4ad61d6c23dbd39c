"""Each way to tamper with a record is found at its entry, with its kind; an honest record has no finding."""

from __future__ import annotations

import time
from typing import Any

import pytest
from support import forgery
from support.build import pick
from support.cases import GAMES, each_game
from support.forgery import Tampered

from ai.referee.audit import Outcome
from ai.referee.findings import Finding
from services.common.codecs import Codecs
from services.referee.auditing import audit_record

CODECS = Codecs(GAMES)
DICE = {"ghost_stories", "kronia", "luxor", "oracle_of_delphi"}
PILES = {"ghost_stories", "kronia", "luxor", "oracle_of_delphi"}


def codec_of(game: Any) -> Any:
    return CODECS.by_id[game.id]


def honest(game: Any, number: int = 0) -> Any:
    return forgery.clean(codec_of(game), min(game.seats), number)


def audit(record: Any) -> Outcome:
    return audit_record(CODECS, record)


def primary(outcome: Outcome) -> list[Finding]:
    return [f for f in outcome.findings if not f.consequential]


def check_found(tampered: Tampered, alone: bool = True) -> None:
    """The first divergence is that one, and nothing else is found that does not follow from it."""
    found = primary(audit(tampered.record))
    assert (found[0].kind, found[0].entry) == (tampered.kind, tampered.entry), found
    assert found[0].first
    assert found[0].message
    if alone:
        assert len(found) == 1, found


@each_game
def test_honest_records_have_no_finding(game: Any) -> None:
    for number in range(pick(plain=2, compiled=8)):
        seats = game.seats[number % len(game.seats)]
        record = forgery.clean(codec_of(game), seats, number)
        outcome = audit(record)
        assert outcome.findings == ()
        assert outcome.severity == 0
        plies = len(forgery.rows_of(record, "action")) + len(forgery.rows_of(record, "draw"))
        assert outcome.replayed == plies


@each_game
@pytest.mark.parametrize("signed", [False, True], ids=["as_is", "re_signed"])
def test_an_illegal_action_is_found_with_its_article(game: Any, signed: bool) -> None:
    tampered = forgery.with_illegal_action(codec_of(game), honest(game))
    if signed:
        forgery.resign(tampered.record)
    check_found(tampered)
    found = primary(audit(tampered.record))[0]
    assert found.articles[0] in game.rulebook.articles
    assert found.articles[0].number in found.message
    true = honest(game).entries[tampered.entry - 1].action.code
    assert found.expected == game.describe(true), "the digest tells what was really played"


@each_game
@pytest.mark.parametrize("signed", [False, True], ids=["as_is", "re_signed"])
@pytest.mark.parametrize("pile", [False, True], ids=["loaded_die", "swapped_card"])
def test_a_loaded_die_and_a_swapped_card_are_found(game: Any, pile: bool, signed: bool) -> None:
    tampered = forgery.with_other_outcome(honest(game), codec_of(game), pile)
    assert (tampered is not None) == (game.id in (PILES if pile else DICE))
    if tampered is None:
        return
    if signed:
        forgery.resign(tampered.record)
    check_found(tampered)


@each_game
@pytest.mark.parametrize("pile", [False, True], ids=["loaded_die", "swapped_card"])
def test_a_whole_game_forged_around_one_draw_betrays_that_draw_alone(game: Any, pile: bool) -> None:
    """Everything after the draw is played by the rules, every digest is right, all other draws are true."""
    if game.id not in (PILES if pile else DICE):
        return
    seats = min(game.seats)
    for turn in (1, 3):
        cheat = forgery.Cheat(pile, turn)
        record = forgery.forged_game(codec_of(game), seats, turn, cheat)
        found = primary(audit(record))
        if cheat.seen < turn:  # Kronia throws a die once
            assert found == []
            continue
        assert {f.kind for f in found} == {"false_chance"}
        assert found[0].entry == forgery.cheated_at(record, pile, turn)
        assert all(f.entry == found[0].entry or pile for f in found), "a die spoils no other throw"


@each_game
def test_a_forger_who_changes_nothing_is_not_blamed(game: Any) -> None:
    record = forgery.forged_game(codec_of(game), min(game.seats), 1, forgery.no_cheat)
    assert audit(record).findings == ()


@each_game
def test_a_truncated_record_is_found_at_its_end(game: Any) -> None:
    check_found(forgery.truncated(honest(game)))


@each_game
@pytest.mark.parametrize("signed", [False, True], ids=["as_is", "re_signed"])
def test_missing_doubled_and_reordered_entries_are_told_apart(game: Any, signed: bool) -> None:
    record = honest(game)
    half, late = len(record.entries) // 2, len(record.entries) * 3 // 4
    for tampered in (
        forgery.without(record, half),
        forgery.doubled(record, half),
        forgery.exchanged(record, half, half + 1),
        forgery.exchanged(record, half, late),
    ):
        if signed:
            forgery.resign(tampered.record)
        found = primary(audit(tampered.record))
        assert {f.kind for f in found if f.entry <= late} >= {tampered.kind}
        assert (found[0].kind, found[0].entry) == (tampered.kind, tampered.entry)
        if not signed:
            assert {f.kind for f in found} == {tampered.kind}


@each_game
def test_a_changed_result_and_a_changed_score_are_found_at_the_end(game: Any) -> None:
    check_found(forgery.with_other_winner(honest(game)))
    check_found(forgery.with_other_points(honest(game)))


@each_game
def test_a_record_of_other_rules_is_refused_by_name(game: Any) -> None:
    record = honest(game)
    record.header.rules_version = "99"
    outcome = audit(record)
    assert [f.kind for f in primary(outcome)] == ["unknown_rules_version"]
    assert "99" in outcome.findings[0].message
    assert game.rules_version in outcome.findings[0].message
    assert outcome.replayed == 0
    assert outcome.severity == 4


@each_game
def test_a_draw_is_checked_even_where_the_rules_are_not_known(game: Any) -> None:
    for pile in (False, True):
        tampered = forgery.with_other_outcome(honest(game), codec_of(game), pile)
        if tampered is not None:
            tampered.record.header.rules_version = "99"
            forgery.resign(tampered.record)
            found = [f for f in primary(audit(tampered.record)) if f.entry]
            assert [(f.kind, f.entry) for f in found] == [("false_chance", tampered.entry)]


@each_game
def test_another_seed_is_not_the_one_that_was_committed_to(game: Any) -> None:
    record = honest(game)
    record.header.revealed_seed = "00" * 32
    found = primary(audit(record))
    assert [(f.kind, f.entry) for f in found] == [("commitment_mismatch", 0)]


@each_game
def test_two_forgeries_are_both_found(game: Any) -> None:
    """The audit goes on behind the first divergence."""
    tampered = forgery.with_illegal_action(codec_of(game), honest(game))
    tampered.record.result.seats[0].place += 1
    found = primary(audit(tampered.record))
    assert [f.kind for f in found] == ["illegal_action", "wrong_result"]
    assert [f.first for f in found] == [True, False]


def test_a_thousand_entries_are_audited_within_a_second_of_the_processor() -> None:
    record = honest(GAMES["oracle_of_delphi"])
    begin = time.process_time()
    outcome = audit(record)
    seconds = time.process_time() - begin
    assert outcome.entries > 1000
    assert seconds * 1000 / outcome.entries < 1
