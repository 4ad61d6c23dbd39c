"""`arbiter arena`: many games at the command line, cut short and gone on with, and told in figures."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from services.arena import charts

LUCKY, FIRST, SLOW = (f"support.arena_players:{name}" for name in ("Lucky", "First", "Slow"))
BAD = {"Crashing": "crash", "Cheating": "illegal", "Silent": "overtime", "Dying": "crash"}


def figures_of(report):
    """What must not depend on when, where and in how many pieces a run was played."""
    return report["contests"]


def play(arbiter, *words):
    run = arbiter("arena", *words, "--json")
    assert run.exit_code == 0, run.output
    return json.loads(run.stdout)


def command(*words):
    return [sys.executable, "-P", "-m", "services", "arena", *map(str, words)]


def environment():
    """The modules of this process, whatever folder they come from."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(os.path.abspath(p) for p in sys.path if p)}


def wait_for(what, seconds=60.0):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if what():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen in time")


def lines_in(path):
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_the_report_holds_figures_intervals_command_and_versions(arbiter):
    report = play(arbiter, "connect_four", "random", "flat:20", "--games", 7, "--seed", 3)
    assert report["command"] == "arbiter arena connect_four random flat:20 --games 7 --seed 3"
    assert set(report["versions"]) == {"arbiter", "commit", "python"}
    assert (report["game"], report["seats"], report["seed"]) == ("connect_four", 2, 3)
    assert (report["ending"], report["games_wanted"]) == ("complete", 8)
    (contest,) = report["contests"]
    assert contest["entrants"] == ["random", "flat:20"]
    assert contest["games"] == contest["distinct"] == 8
    weak, strong = contest["standings"]
    assert weak["wins"] + weak["draws"] + weak["losses"] == 8
    assert weak["share"]["low"] <= weak["share"]["mean"] <= weak["share"]["high"]
    assert weak["share"]["mean"] + strong["share"]["mean"] == pytest.approx(1.0)
    assert strong["iterations"] == 20
    assert weak["failures"] == {"crash": 0, "illegal": 0, "overtime": 0}
    assert len(contest["seats"]) == 2


def test_equal_commands_give_equal_figures_whatever_the_number_of_workers(arbiter):
    one = play(arbiter, "kronia", LUCKY, "random", "--games", 4, "--workers", 1)
    two = play(arbiter, "kronia", LUCKY, "random", "--games", 4, "--workers", 2)
    other = play(arbiter, "kronia", LUCKY, "random", "--games", 4, "--workers", 2, "--seed", 9)
    assert figures_of(one) == figures_of(two) != figures_of(other)


def test_a_table_is_for_people(arbiter):
    run = arbiter("arena", "connect_four", "random", LUCKY, "--games", 4)
    assert run.exit_code == 0, run.output
    assert "W-D-L" in run.stdout
    assert "Share by seat" in run.stdout
    assert "\x1b" not in run.output


def test_one_player_may_face_several_seats_of_another(arbiter):
    (contest,) = play(arbiter, "kronia", FIRST, "random", "--seats", 3, "--games", 6)["contests"]
    assert contest["seatings"] == 3
    assert [line["seats"] for line in contest["standings"]] == [1, 2]
    assert contest["standings"][0]["fair"] == pytest.approx(1 / 3)


def test_in_a_co_operative_game_each_player_leads_the_whole_team_on_equal_deals(arbiter):
    words = ("ghost_stories", "random", FIRST, "--seats", 2, "--games", 4, "--preset", "nightmare")
    report = play(arbiter, *words)
    (contest,) = report["contests"]
    assert contest["standings"] == []
    assert [line["games"] for line in contest["teams"]] == [2, 2]
    assert set(contest["teams"][0]) >= {"victories", "victory", "points"}
    assert contest["pairs"]["deals"] == 2
    assert "NIGHTMARE" in report["options"]["difficulty"]


@pytest.mark.parametrize("bad", BAD)
def test_a_player_that_fails_is_counted_apart_and_ends_the_run_after_a_few_times(arbiter, bad):
    name = f"support.arena_players:{bad}"
    run = arbiter(
        "arena", "connect_four", "random", name, "--games", 50, "--overtime", 1, "--max-failures", 2,
        "--workers", 1, "--json",
    )  # fmt: skip
    assert run.exit_code == 2, run.output
    assert f"{name} has failed too often" in run.stderr
    report = json.loads(run.stdout)
    (contest,) = report["contests"]
    assert report["ending"] == "failures"
    assert contest["games"] == 0
    assert contest["standings"][1]["failures"][BAD[bad]] == 2
    assert contest["standings"][1]["losses"] == contest["standings"][0]["wins"] == 0
    assert {(b["name"], b["kind"]) for b in contest["breaks"]} == {(name, BAD[bad])}


def test_what_a_player_prints_does_not_get_into_the_figures():
    words = ("connect_four", "random", "support.arena_players:Chatty", "--games", 2, "--json")
    run = subprocess.run(
        command(*words), env=environment(), capture_output=True, text=True, timeout=120, check=True
    )
    assert json.loads(run.stdout)["ending"] == "complete"
    assert "thinking" in run.stderr


def test_the_sequential_test_ends_a_run_as_soon_as_it_is_clear(arbiter):
    words = ("connect_four", FIRST, "random", "--games", 400, "--sprt", "0,200")
    report = play(arbiter, *words)
    (contest,) = report["contests"]
    assert contest["test"]["verdict"] == "accepted"
    assert contest["games"] == 2 * contest["test"]["samples"] < 400
    assert contest["test"]["ratio"] >= contest["test"]["high"]
    assert figures_of(play(arbiter, *words, "--workers", 1)) == figures_of(report)


def test_a_sweep_is_a_contest_for_each_budget(arbiter):
    report = play(arbiter, "connect_four", "flat:9", "random", "--games", 2, "--sweep", "20,7")
    assert [c["budget"] for c in report["contests"]] == [7, 20]
    assert [c["entrants"] for c in report["contests"]] == [["flat:7", "random"], ["flat:20", "random"]]
    assert [c["standings"][0]["iterations"] for c in report["contests"]] == [7, 20]


def test_a_run_that_was_killed_goes_on_and_ends_like_one_that_was_not(arbiter, tmp_path):
    games = tmp_path / "games.jsonl"
    words = ("connect_four", SLOW, FIRST, "--games", 24, "--seed", 5, "--workers", 2)
    first = subprocess.Popen(
        command(*words, "--out", games), env=environment(), stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        wait_for(lambda: lines_in(games) >= 4)
        children = children_of(first.pid)
        assert len(children) >= 2
    finally:
        first.kill()
        first.wait()
    wait_for(lambda: not any(alive(pid) for pid in children))
    assert 4 <= lines_in(games) < 25
    with games.open("ab") as file:
        file.write(b'{"contest":0,"game":')  # as a machine that lost its power may leave it
    run = arbiter("arena", *words, "--out", games, "--json")
    assert run.exit_code == 0, run.output
    assert "torn" in run.stderr
    assert lines_in(games) == 25
    assert figures_of(json.loads(run.stdout)) == figures_of(play(arbiter, *words))


def children_of(pid):
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_ctrl_c_ends_a_run_with_what_there_is(tmp_path):
    games = tmp_path / "games.jsonl"
    run = subprocess.Popen(
        command("connect_four", SLOW, FIRST, "--games", 400, "--out", games, "--json"),
        env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    wait_for(lambda: lines_in(games) >= 3)
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does: the workers get it too
    stdout, stderr = run.communicate(timeout=30)
    assert run.returncode == 130
    report = json.loads(stdout)
    assert report["ending"] == "interrupted"
    assert report["contests"][0]["games"] == lines_in(games) - 1 >= 2
    assert "Traceback" not in stderr
    assert "Go on with the same command" in stderr


def test_a_finished_run_is_told_again_without_playing(arbiter, tmp_path):
    games = tmp_path / "games.jsonl"
    words = ("connect_four", "random", FIRST, "--games", 4, "--out", games)
    first = play(arbiter, *words)
    written = games.read_bytes()
    again = play(arbiter, *words)
    assert figures_of(again) == figures_of(first)
    assert games.read_bytes() == written


def test_more_games_may_be_asked_of_the_same_file(arbiter, tmp_path):
    games = tmp_path / "games.jsonl"
    play(arbiter, "connect_four", "random", FIRST, "--games", 4, "--out", games)
    more = play(arbiter, "connect_four", "random", FIRST, "--games", 8, "--out", games)
    fewer = play(arbiter, "connect_four", "random", FIRST, "--games", 4, "--out", games)
    assert more["contests"][0]["games"] == 8
    assert figures_of(more) == figures_of(play(arbiter, "connect_four", "random", FIRST, "--games", 8))
    assert fewer["contests"][0]["games"] == 4


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("connect_four", "random", "greedy"), "its contests are"),
        (("connect_four", "random", FIRST, "--seed", 2), "its seed is"),
        (("connect_four", "random", FIRST, "--option", "first_seat=1"), "its options are"),
        (("kronia", "random", FIRST), "its game is"),
    ],
)
def test_a_file_of_another_run_is_refused_by_what_differs(arbiter, tmp_path, words, named):
    games = tmp_path / "games.jsonl"
    play(arbiter, "connect_four", "random", FIRST, "--games", 2, "--out", games)
    written = games.read_bytes()
    run = arbiter("arena", *words, "--games", 2, "--out", games)
    assert run.exit_code == 2
    assert named in run.stderr
    assert games.read_bytes() == written


def test_a_file_of_another_line_up_is_refused(arbiter, tmp_path):
    games = tmp_path / "games.jsonl"
    rest = ("--seats", 3, "--games", 3, "--out", games)
    play(arbiter, "kronia", "random", "greedy", *rest)
    run = arbiter("arena", "kronia", "random", "random", "greedy", *rest)
    assert run.exit_code == 2
    assert "the players sit otherwise" in run.stderr


@pytest.mark.parametrize("content", [b"hello\n", b"{}\n", b'[1]\n{"arena": 1}\n'])
def test_a_file_of_something_else_is_left_alone(arbiter, tmp_path, content):
    file = tmp_path / "letter.txt"
    file.write_bytes(content)
    run = arbiter("arena", "connect_four", "random", FIRST, "--out", file)
    assert run.exit_code == 2
    assert "no file of games" in run.stderr
    assert file.read_bytes() == content


def test_two_runs_do_not_write_to_one_file(arbiter, tmp_path):
    import fcntl

    games = tmp_path / "games.jsonl"
    with games.open("wb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        run = arbiter("arena", "connect_four", "random", FIRST, "--out", games)
    assert run.exit_code == 2
    assert "another run" in run.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess", "random"), "no game called 'chess'"),
        (("connect_four", "nobody"), "'nobody' is none of"),
        (("connect_four", "hard,depth=3"), "depth"),
        (("connect_four", "random", "random", "random"), "3 players for 2 seats"),
        (("connect_four", "random", "greedy", "--seats", 3), "cannot be played by 3"),
        (("connect_four", "random", "greedy", "--sweep", "10"), "no iterations"),
        (("connect_four", "hard", "greedy", "--sweep", "10,x"), "no list of iterations"),
        (("connect_four", "random", "greedy", "--sprt", "5"), "no test"),
        (("connect_four", "random", "greedy", "--sprt", "5,0"), "no test"),
        (("connect_four", "random", "--sprt", "0,5"), "--sprt compares"),
        (("connect_four", "no_such_module:Bot"), "cannot be loaded"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_starts(arbiter, words, said):
    run = arbiter("arena", *words)
    assert run.exit_code == 2
    assert said in run.stderr
    assert run.stdout == ""


@pytest.mark.parametrize("ending", [".svg", ".png"])
@pytest.mark.parametrize("words", [("random", FIRST), ("flat:2", "random", "--sweep", "2,20")])
def test_a_chart_is_written_and_equal_figures_draw_the_same(arbiter, tmp_path, ending, words):
    pytest.importorskip("matplotlib")
    paths = [tmp_path / f"{i}{ending}" for i in range(2)]
    for path in paths:
        run = arbiter(
            "arena", "connect_four", *words, "--games", 4, "--out", tmp_path / "games", "--chart", path
        )
        assert run.exit_code == 0, run.output
    assert paths[0].read_bytes() == paths[1].read_bytes()
    if ending == ".svg":
        drawn = paths[0].read_text()
        assert "Connect Four, 2 seats" in drawn
        assert "share of the victories, %" in drawn
        assert words[1] in drawn
    else:
        assert paths[0].read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "title",
    [
        "The Oracle of Delphi, 2 seats: hard against normal",
        "Kronia, 5 seats: hard against " + ", ".join(["some_module.players:Wanderer"] * 4),
        "Kronia, 2 seats: hard against hard,selection.rule=puct,selection.exploration=1.0,rollouts.plies=12",
    ],
)
@pytest.mark.parametrize("height", [charts.HEIGHT, 1.6 + charts.BAR_HEIGHT])
def test_no_words_of_a_chart_cover_others_or_leave_the_paper(title, height):
    text = pytest.importorskip("matplotlib.text")
    figure, axes = charts.new_figure(title, "40 games or more each", height)
    axes.set_xlabel("iterations of a decision")
    figure.draw_without_rendering()
    words = [found for found in figure.findobj(text.Text) if found.get_text() and found.get_visible()]
    assert {"iterations of a decision", "0.0", "1.0"} < {found.get_text() for found in words}
    boxes = [found.get_window_extent() for found in words]
    assert not [(a, b) for a, b in itertools.combinations(boxes, 2) if a.overlaps(b)]
    paper = figure.bbox
    assert all(paper.x0 <= box.x0 and box.x1 <= paper.x1 + 1 for box in boxes)
    assert all(paper.y0 <= box.y0 and box.y1 <= paper.y1 + 1 for box in boxes)


@pytest.mark.parametrize(
    ("path", "said"), [("chart.pdf", "no name of a chart"), ("no/such/folder/chart.svg", "no folder")]
)
def test_a_chart_that_cannot_be_drawn_is_refused_before_anything_is_played(arbiter, path, said):
    pytest.importorskip("matplotlib")
    run = arbiter("arena", "connect_four", "random", FIRST, "--chart", path)
    assert run.exit_code == 2
    assert said in run.stderr


def test_without_the_package_that_draws_the_command_says_what_to_install(arbiter, monkeypatch):
    monkeypatch.setattr("services.arena.charts.can_draw", lambda: False)
    run = arbiter("arena", "connect_four", "random", FIRST, "--chart", "chart.svg")
    assert run.exit_code == 2
    assert "arbiter[charts]" in run.stderr
