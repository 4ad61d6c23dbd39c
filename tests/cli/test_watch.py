"""`arbiter watch`: the same sequence for everybody, whatever the line does."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path

import pytest
from arbiter.match.v1 import match_service_pb2
from google.protobuf import json_format
from support.matches import new_match, play_on
from support.terminal import Line, start


def test_a_match_that_is_over_is_told_from_its_beginning(arbiter, address, server, games):
    seating = new_match(server, games["connect_four"])
    play_on(seating, 100)
    run = arbiter("watch", seating.match.match_id, server=address)
    assert run.exit_code == 0, run.output
    assert "The match begins." in run.stdout
    assert "Name 0 drops a disc" in run.stdout
    assert "The end" in run.stdout


def test_json_is_one_message_a_line_and_reads_back(arbiter, address, server, games):
    seating = new_match(server, games["kronia"])
    match = play_on(seating, 1000)
    run = arbiter("watch", seating.match.match_id, "--json", server=address)
    messages = [
        json_format.Parse(line, match_service_pb2.WatchMatchResponse()) for line in run.stdout.splitlines()
    ]
    assert [m.update.version for m in messages[:-1]] == list(range(1, match.version + 1))
    assert messages[-1].over.match_id == seating.match.match_id


def test_from_leaves_out_what_came_before(arbiter, address, server, games):
    seating = new_match(server, games["connect_four"])
    play_on(seating, 100)
    run = arbiter("watch", seating.match.match_id, "--from", 3, "--json", server=address)
    assert json.loads(run.stdout.splitlines()[0])["update"]["version"] == 4


@pytest.mark.parametrize("game", ["connect_four", "kronia"])
def test_a_line_that_breaks_again_and_again_changes_nothing(arbiter, address, server, games, tmp_path, game):
    seating = new_match(server, games[game])
    line = Line(address.port)
    watcher = start(tmp_path, "watch", seating.match.match_id, "--json", "--server", f"127.0.0.1:{line.port}")
    cuts = 0
    while server.get_match(seating.match.match_id).status != 3:
        play_on(seating, 5, seed=cuts)
        time.sleep(0.15)
        line.cut()
        cuts += 1
    shown, noted = watcher.communicate(timeout=60)
    line.close()
    straight = arbiter("watch", seating.match.match_id, "--json", server=address)
    assert watcher.returncode == 0, noted
    assert cuts > 1
    assert shown.splitlines() == straight.stdout.splitlines()


def test_ctrl_c_ends_it_without_a_word(address, server, games, tmp_path: Path):
    seating = new_match(server, games["connect_four"])
    watcher = start(tmp_path, "watch", seating.match.match_id, "--json", "--server", address)
    assert watcher.stdout is not None
    assert "started" in watcher.stdout.readline()
    watcher.send_signal(signal.SIGINT)
    _, noted = watcher.communicate(timeout=20)
    assert watcher.returncode == 130
    assert noted == ""
