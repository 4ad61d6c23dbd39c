"""`arbiter play`: one person at the keyboard, by lines typed."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest
from arbiter.match.v1 import match_pb2
from support.matches import new_match, play_on

from services.cli import tickets

MATCH = re.compile(r"--match (\w+)")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_a_whole_game_is_played_by_numbers(arbiter, address):
    run = arbiter("play", "connect_four", "--name", "Anna", "--seed", 2, typed="1\n" * 30, server=address)
    assert run.exit_code == 0, run.output
    assert "Anna drops a disc into column" in run.stdout
    assert "Random drops a disc into column" in run.stdout
    assert "The end" in run.stdout
    assert "is the one committed to at the start" in run.stdout
    assert "\x1b" not in run.stdout


def test_every_sentence_comes_once(arbiter, address):
    run = arbiter("play", "connect_four", "--seed", 2, typed="4\nq\n", server=address)
    assert run.stdout.count("drops a disc into column 4.") == 1


def test_words_narrow_the_actions_and_enter_plays_a_single_one(arbiter, address):
    run = arbiter("play", "connect_four", "--name", "Anna", typed=typed("column 4", "", "q"), server=address)
    assert "4) drop a disc into column 4\nEnter plays it." in run.stdout
    assert "Anna drops a disc into column 4." in run.stdout


def test_a_refusal_names_the_article_its_gist_and_the_facts(arbiter, address):
    lines = typed('try {"drop": {"column": 9}}', "q")
    run = arbiter("play", "connect_four", typed=lines, server=address)
    assert "Refused: CF-2.3 One of seven columns" in run.stdout
    assert "A disc goes into one of the seven columns." in run.stdout
    assert "column 9, columns 7" in run.stdout


def test_a_refusal_is_in_the_language_that_was_asked_for(arbiter, address):
    lines = typed('try {"drop": {"column": 9}}', "r 2.2", "q")
    run = arbiter("play", "connect_four", "--lang", "hu", typed=lines, server=address)
    assert "oszlop" in run.stdout
    assert "CF-2.2" in run.stdout


@pytest.mark.parametrize("word", ["q", "quit", "exit"])
def test_every_word_for_leaving_leaves(arbiter, address, word):
    run = arbiter("play", "connect_four", typed=typed("help", word, "1"), server=address)
    assert "play action 3" in run.stdout, "help is help"
    assert "No legal action" not in run.stdout
    assert "drops a disc into" not in run.stdout


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no action 99; the last one is 7."),
        ("bishop", "No legal action has 'bishop' in it."),
        ("r 77.7", "Connect Four has no article '77.7'."),
        ('try {"drop":', "That is no action of Connect Four"),
        ('try {"castle": {}}', "That is no action of Connect Four"),
        ("try", 'For example: try {"drop": {"column": 1}}'),
        ("?", "play action 3"),
        ("r 2.2", "The players drop one disc each by turns."),
        ("r disc", "CF-2.5"),
        ("/q", "No legal action has 'q' in it."),
        ("a", "7) drop a disc into column 7"),
    ],
)
def test_what_is_typed_is_answered_and_the_seat_is_asked_again(arbiter, address, line, answer):
    run = arbiter("play", "connect_four", typed=typed(line, "q"), server=address)
    assert run.exit_code == 0, run.output
    assert answer in run.stdout
    assert "You left the table" in run.stdout


def test_who_leaves_comes_back_to_the_same_match(arbiter, address):
    first = arbiter("play", "connect_four", "--name", "Anna", typed=typed("4", "q"), server=address)
    match = MATCH.search(first.stdout)
    assert match is not None
    again = arbiter("play", "connect_four", "--match", match[1], typed="1\n" * 30, server=address)
    assert again.exit_code == 0, again.output
    assert "The end" in again.stdout


def test_tokens_are_kept_for_the_owner_alone_and_never_shown(arbiter, address):
    run = arbiter("play", "connect_four", typed="q\n", server=address)
    match = MATCH.search(run.stdout)
    assert match is not None
    ticket = tickets.find(match[1], str(address))
    assert ticket is not None
    assert stat.S_IMODE(tickets.path_of(match[1]).stat().st_mode) == 0o600
    assert all(token not in run.output for token in [*ticket.tokens.values(), ticket.spectator])
    assert all(token not in repr(ticket) for token in ticket.tokens.values())


def test_the_end_of_input_leaves_the_table_like_q(arbiter, address):
    run = arbiter("play", "connect_four", typed="", server=address)
    assert run.exit_code == 0
    assert "You left the table" in run.stdout


def test_a_match_that_is_over_leaves_no_tokens_behind(arbiter, address):
    run = arbiter("play", "connect_four", "--seed", 2, typed="1\n" * 30, server=address)
    assert "The end" in run.stdout
    assert list(tickets.folder().glob("*")) == []


def test_two_people_share_a_keyboard_and_nothing_is_hidden_where_nothing_is_secret(arbiter, address):
    run = arbiter(
        "play", "connect_four", "--hotseat", "--name", "Anna", "--name", "Bea",
        typed=typed("1", "2", "1", "2", "1", "2", "1"), server=address,
    )  # fmt: skip
    assert run.exit_code == 0, run.output
    assert "Press Enter when nobody else looks" not in run.stdout
    assert "Anna has four in a line and wins." in run.stdout


def test_a_hand_is_hidden_before_the_keyboard_changes_hands(arbiter, address):
    lines = typed(*["1", ""] * 20)
    run = arbiter("play", "kronia", "--hotseat", typed=lines, server=address)
    assert "Press Enter when nobody else looks" in run.stdout


def test_an_own_nonce_is_mixed_in_and_in_the_record(arbiter, address, tmp_path: Path):
    path = tmp_path / "match.binpb"
    words = ("play", "connect_four", "--seed-nonce", "--seed", 2, "--record", path)
    run = arbiter(*words, typed="1\n" * 30, server=address)
    shown = re.search(r"mixed into the dice: (\w{64})", run.stdout)
    assert shown is not None
    record = match_pb2.Record.FromString(path.read_bytes())
    assert [(nonce.seat, nonce.nonce) for nonce in record.header.nonces] == [(0, shown[1])]


def test_options_and_presets_reach_the_match(arbiter, address, server):
    words = ("play", "connect_four", "--option", "first_seat=1", "--seat", 1)
    run = arbiter(*words, typed="q\n", server=address)
    match = MATCH.search(run.stdout)
    assert match is not None
    assert list(server.get_match(match[1]).to_act) == [1]
    run = arbiter("play", "connect_four", "--preset", "second_seat_begins", typed="q\n", server=address)
    assert "Random drops a disc" in run.stdout


def test_somebody_elsewhere_in_the_same_seat_does_no_harm(arbiter, address, server, games, monkeypatch):
    """The first number typed is for a version that is gone by the time it is sent."""
    seating = new_match(server, games["connect_four"], players="me")
    seating.keep()
    lines = iter(["1", "2", "q"])

    def ask(prompt: str) -> str:
        line = next(lines)
        if line == "1":
            play_on(seating, 2)
        return line

    monkeypatch.setattr("services.cli.play.ask_line", lambda: ask)
    run = arbiter("play", "--match", seating.match.match_id, server=address)
    assert run.exit_code == 0, run.output
    assert server.get_match(seating.match.match_id).ply == 3
