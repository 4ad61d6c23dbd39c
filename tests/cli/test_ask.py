"""`arbiter ask`, about the rules, about a record and about a match on a server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.matches import new_match, play_on

from services.cli import ask_check

SETS = Path(__file__).parents[1] / "referee" / "questions"


def test_a_question_is_answered_without_a_server(arbiter):
    run = arbiter("ask", "kronia", "who gets the wrath token?")
    assert run.exit_code == 0
    assert run.stdout.startswith("KRO-10.6")
    assert "page 9" in run.stdout


def test_hungarian_is_understood_and_spoken(arbiter):
    run = arbiter("ask", "kronia", "ki kapja a haragjelolot", "--lang", "hu")
    assert run.stdout.startswith("KRO-10.6 A legalacsonyabb lap bűnhődik")
    assert "9. oldal" in run.stdout


def test_what_the_rules_do_not_know_is_said_so(arbiter):
    run = arbiter("ask", "kronia", "How much gold do I get for a temple?")
    assert run.exit_code == 0
    assert "gold" in run.stdout
    assert "KRO-" not in run.stdout


def test_json_is_the_answer_of_the_service(arbiter):
    found = json.loads(arbiter("ask", "luxor", "can I sort my cards", "--json", "--n", 1).stdout)
    assert found["covered"] is True
    assert [answer["article"]["article"] for answer in found["answers"]] == ["LUX-3.3"]
    assert found["message"].startswith("LUX-3.3, ")


def test_an_unknown_game_and_an_empty_question_are_problems(arbiter):
    assert "Did you mean kronia?" in arbiter("ask", "kronai", "who starts").stderr
    assert arbiter("ask", "kronia", " ").exit_code == 2


@pytest.fixture
def finished(server, games):
    seating = new_match(server, games["connect_four"])
    play_on(seating, 1000)
    return seating.match.match_id


@pytest.mark.parametrize("name", ["match.json", "match.binpb"])
def test_a_record_is_asked_about_at_any_ply(arbiter, address, finished, tmp_path: Path, name):
    path = tmp_path / name
    arbiter("record", finished, "--out", path, server=address)
    run = arbiter("ask", "connect_four", "Whose turn is it?", "--record", path, "--ply", 1, "--json")
    assert json.loads(run.stdout)["facts"] == [{"name": "to_act", "number": 1}]
    run = arbiter("ask", "connect_four", "May I drop a disc into column 3?", "--record", path, "--ply", 0)
    assert "Legal: drop a disc into column 3." in run.stdout
    over = arbiter("ask", "connect_four", "Whose turn is it?", "--record", path)
    assert "nobody" in over.stdout
    wrong = arbiter("ask", "kronia", "Whose turn is it?", "--record", path)
    assert (wrong.exit_code, "connect_four" in wrong.stderr) == (2, True)
    late = arbiter("ask", "connect_four", "Whose turn is it?", "--record", path, "--ply", 999)
    assert (late.exit_code, "ply" in late.stderr) == (2, True)


def test_a_file_that_holds_no_record_is_a_problem(arbiter, tmp_path: Path):
    path = tmp_path / "not.json"
    path.write_text('{"no": "record"}')
    assert arbiter("ask", "kronia", "who starts", "--record", path).exit_code == 2
    assert arbiter("ask", "kronia", "who starts", "--record", tmp_path / "nowhere").exit_code == 2


def test_a_match_on_a_server_is_asked_about(arbiter, address, server, games):
    seating = new_match(server, games["connect_four"])
    match, token = seating.match.match_id, seating.tokens[0]
    run = arbiter(
        "ask",
        "connect_four",
        "What may I do now?",
        "--match",
        match,
        "--token",
        token,
        "--json",
        server=address,
    )
    facts = json.loads(run.stdout)["facts"]
    assert {"name": "legal_actions", "number": 7} in facts
    play_on(seating, 2)
    run = arbiter(
        "ask",
        "connect_four",
        "Whose turn is it?",
        "--match",
        match,
        "--ply",
        1,
        "--token",
        token,
        server=address,
    )
    assert "seat 1" in run.stdout


def test_the_sets_of_questions_are_measured(capsys):
    ask_check.check(SETS, as_json=True)
    figures = json.loads(capsys.readouterr().out)
    assert figures["all"]["whole"]["reaches_bars"] is True
    assert {"whole", "en", "hu", "tune", "held"} <= figures["games"]["kronia"].keys()
