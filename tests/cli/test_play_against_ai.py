"""`arbiter play` with AI seats, and what the AI says to whoever asks it at the prompt."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from arbiter.match.v1 import match_pb2

from services.cli import private_server as private
from services.cli.ai_client import AiClient
from services.cli.client import Address
from services.cli.seating import seat_in

MATCH = re.compile(r"--match (\w+)")
ASKED = ("play", "connect_four", "--name", "Anna", "--hint-level", "easy")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def told(run: Any) -> str:
    """What a problem says, on one line."""
    assert run.exit_code == 2, run.output
    assert "Traceback" not in run.output
    return " ".join(run.stderr.split())


def levels(record: match_pb2.Record) -> list[str]:
    return [seat.ai.level for seat in record.header.seats]


@pytest.fixture
def without_ai(games, monkeypatch) -> Iterator[Address]:
    usual = private.private_settings
    monkeypatch.setattr(
        private, "private_settings", lambda data: usual(data).model_copy(update={"ai": False})
    )
    with private.private_server(games) as found:
        yield found


def test_a_whole_game_is_played_against_a_level(arbiter, address, tmp_path: Path):
    path = tmp_path / "match.binpb"
    words = ("play", "connect_four", "--level", "easy", "--name", "Anna", "--seed", 2, "--record", path)
    run = arbiter(*words, typed="1\n" * 30, server=address)
    assert run.exit_code == 0, run.output
    assert "Easy AI drops a disc into column" in run.stdout
    assert "The end" in run.stdout
    record = match_pb2.Record.FromString(path.read_bytes())
    assert levels(record) == ["", "easy"]
    acted = [e.action for e in record.entries if e.WhichOneof("entry") == "action"]
    assert all(action.HasField("thinking") == (action.seat == 1) for action in acted)


def test_each_seat_can_be_played_by_somebody_else(arbiter, address, server):
    words = ("play", "kronia", "--seats", 4, "--seat", 1)
    others = ("--other", "easy", "--other", "random", "--other", "easy")
    run = arbiter(*words, *others, "--name", "Anna", typed="q\n", server=address)
    match = MATCH.search(run.stdout)
    assert match is not None, run.output
    seats = server.get_match(match[1]).seats
    assert [seat.ai.level for seat in seats] == ["easy", "", "", "easy"]
    assert [seat.name for seat in seats] == ["Easy AI 1", "Anna", "Random", "Easy AI 2"]


def test_a_level_gets_a_seat_also_in_a_game_that_one_can_play_alone(arbiter, address):
    run = arbiter("play", "ghost_stories", "--level", "easy", typed="q\n", server=address)
    assert run.exit_code == 0, run.output
    assert "Easy AI" in run.stdout
    alone = arbiter("play", "ghost_stories", "--level", "easy", "--seats", 1, typed="q\n", server=address)
    assert "leaves no seat" in told(alone)


def test_who_leaves_an_ai_comes_back_to_it(arbiter, address):
    first = arbiter("play", "connect_four", "--level", "easy", typed=typed("4", "q"), server=address)
    match = MATCH.search(first.stdout)
    assert match is not None
    again = arbiter("play", "connect_four", "--match", match[1], typed="1\n" * 30, server=address)
    assert again.exit_code == 0, again.output
    assert "The end" in again.stdout


def unattended(arbiter, address, path: Path, *words: object) -> tuple[dict[str, Any], match_pb2.Record]:
    run = arbiter("play", "connect_four", *words, "--json", "--record", path, server=address)
    assert run.exit_code == 0, run.output
    return json.loads(run.stdout), match_pb2.Record.FromString(path.read_bytes())


def test_levels_play_among_themselves_and_equal_seeds_alike(arbiter, address, tmp_path: Path):
    words = ("--auto", "easy", "--seed", 3)
    (one, record), (two, _) = (unattended(arbiter, address, tmp_path / "m.binpb", *words) for _ in range(2))
    assert levels(record) == ["easy", "easy"]
    assert one["decisions"] == one["plies"] > 6
    assert one["state_digest"] == two["state_digest"]


def test_a_bot_plays_a_level_without_anybody(arbiter, address, tmp_path: Path):
    words = ("--auto", "random", "--level", "easy", "--seat", 1, "--seed", 3)
    report, record = unattended(arbiter, address, tmp_path / "m.binpb", *words)
    assert levels(record) == ["easy", ""]
    assert report["decisions"] == report["plies"]


@pytest.mark.slow
def test_levels_play_a_game_with_chance_without_anybody(arbiter, address):
    run = arbiter("play", "kronia", "--auto", "random", "--level", "easy", "--json", server=address)
    assert run.exit_code == 0, run.output
    assert json.loads(run.stdout)["decisions"] > 0


def test_a_hint_says_what_to_type_what_it_is_worth_and_what_follows(arbiter, address):
    run = arbiter(*ASKED, typed=typed("hint", "q"), server=address)
    assert run.exit_code == 0, run.output
    found = re.search(
        r"(\d)\) drop a disc into column (\d)\n.* (\d+)% of the victory; "
        r"visited ([\d,]+) times in ([\d,]+) iterations\nThen Random: drop a disc into column \d",
        run.stdout,
    )
    assert found is not None, run.stdout
    assert found[1] == found[2]
    assert 0 <= int(found[3]) <= 100
    assert 0 < int(found[4]) <= int(found[5])


def test_a_hint_finds_the_column_that_wins(arbiter, address):
    lines = typed("1", "2", "1", "2", "1", "2", "hint normal")
    run = arbiter(*ASKED, "--hotseat", typed=lines, server=address)
    assert "1) drop a disc into column 1\n━━━━━━━━━━ 100% of the victory" in run.stdout


def test_each_hint_is_asked_for_with_the_token_of_the_seat_that_wants_it(arbiter, address, monkeypatch):
    asked, suggest = [], AiClient.suggest

    def listen(self: AiClient, *words: Any) -> Any:
        asked.append(seat_in(self.client.token))
        return suggest(self, *words)

    monkeypatch.setattr(AiClient, "suggest", listen)
    lines = typed("hint", *["1", "", "hint"] * 6)
    run = arbiter("play", "kronia", "--hotseat", "--hint-level", "easy", typed=lines, server=address)
    assert run.exit_code == 0, run.output
    assert set(asked) == {0, 1}
    assert run.stdout.count("of the victory; visited") == len(asked)


def test_the_only_action_needs_no_thought(arbiter, address, monkeypatch):
    from services.cli.table import Table

    keep = Table.advise
    monkeypatch.setattr(Table, "advise", lambda self, word, rest, items: keep(self, word, rest, items[:1]))
    run = arbiter(*ASKED, typed=typed("hint", "q"), server=address)
    assert "It is the only legal action." in run.stdout


def test_an_analysis_ranks_the_actions_and_the_seat_is_asked_again(arbiter, address):
    run = arbiter(*ASKED, typed=typed("analyze 0.4", "hint", "q"), server=address)
    assert run.exit_code == 0, run.output
    rows = re.findall(r"^ *(\d)\) drop a disc into column \d +(\d+\.\d)%!? +([\d,]+)", run.stdout, re.M)
    assert sorted(row[0] for row in rows) == list("1234567")
    visits = [int(row[2].replace(",", "")) for row in rows]
    assert visits == sorted(visits, reverse=True)
    assert re.search(r"[\d,]+ iterations in \d\.\d s, \d+ deep *\n", run.stdout)
    assert "of the victory; visited" in run.stdout
    assert "You left the table" in run.stdout
    assert "\x1b" not in run.stdout


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("hint hrad", "There is no level 'hrad'. Did you mean hard?"),
        ("analyze soon", "'soon' is no number of seconds. For example: analyze 5"),
        ("analyze -1", "'-1' is no number of seconds."),
        ("?", "what the AI would do in your place"),
    ],
)
def test_what_is_asked_wrongly_is_answered_and_the_seat_is_asked_again(arbiter, address, line, answer):
    run = arbiter("play", "connect_four", typed=typed(line, "q"), server=address)
    assert run.exit_code == 0, run.output
    assert answer in run.stdout
    assert "You left the table" in run.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--level", "hrad"], "There is no level 'hrad'. Did you mean hard?"),
        (["--level", "random"], "There is no level 'random'."),
        (["--other", "hrad"], "No seat can be played by 'hrad'. Did you mean hard?"),
        (["--auto", "esy"], "There is no bot called 'esy'. Did you mean easy?"),
        (["--hint-level", "exprt"], "There is no level 'exprt'. Did you mean expert?"),
        (["--level", "easy", "--other", "random"], "--level and --other both say who plays the others."),
        (["--level", "easy", "--hotseat"], "--hotseat leaves no seat for an AI."),
        (["--level", "easy", "--match", "abc"], "--level seats AIs at a new match."),
        (["--auto", "random", "--other", "open"], "--auto plays without anybody."),
    ],
)
def test_a_mistake_about_levels_is_explained(arbiter, address, words, sentence):
    assert sentence in told(arbiter("play", "connect_four", *words, server=address))


def test_a_server_without_ai_says_so_and_plays_on_without(arbiter, without_ai):
    for words in (["--level", "hard"], ["--other", "easy"], ["--auto", "hard"], ["--hint-level", "hard"]):
        said = told(arbiter("play", "connect_four", *words, server=without_ai))
        assert f"The server at {without_ai} has no AI." in said
    assert "Did you mean random?" in told(
        arbiter("play", "connect_four", "--other", "randon", server=without_ai)
    )
    run = arbiter("play", "connect_four", typed=typed("hint", "analyze", "4", "q"), server=without_ai)
    assert run.exit_code == 0, run.output
    assert run.stdout.count(f"The server at {without_ai} has no AI.") == 2
    assert "drops a disc into column 4." in run.stdout
