"""`arbiter play --auto`: a whole match over gRPC without anybody at the keyboard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from arbiter.match.v1 import match_pb2

from engine.core.registry import load_games

GAMES = load_games()
COUNTS = [(game.id, seats) for game in GAMES.values() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_every_game_is_played_to_its_end_by_any_number_of_seats(arbiter, address, game, seats):
    run = arbiter("play", game, "--seats", seats, "--auto", "random", "--seed", 1, "--json", server=address)
    assert run.exit_code == 0, run.output
    report = json.loads(run.stdout)
    assert report["game"] == game
    assert report["seats"] == seats == len(report["result"]["seats"])
    assert report["versions"] > report["plies"] >= report["decisions"] > 0
    assert min(seat["place"] for seat in report["result"]["seats"]) == 1
    assert len(report["digest"]) == len(report["state_digest"]) == 64
    assert run.stderr == ""


def test_without_dice_equal_seeds_play_the_same_match_and_others_another(arbiter, address):
    def digest(seed):
        run = arbiter("play", "connect_four", "--auto", "random", "--seed", seed, "--json", server=address)
        return json.loads(run.stdout)["state_digest"]

    assert digest(3) == digest(3)
    assert len({digest(seed) for seed in range(4, 8)}) > 1


def test_the_report_agrees_with_the_record_that_is_written(arbiter, address, tmp_path: Path):
    path = tmp_path / "match.binpb"
    run = arbiter("play", "connect_four", "--auto", "random", "--json", "--record", path, server=address)
    report = json.loads(run.stdout)
    record = match_pb2.Record.FromString(path.read_bytes())
    assert record.header.match_id == report["match"]
    assert len(record.entries) == report["versions"]
    assert record.entries[-1].digest == report["digest"]


def test_without_json_the_result_is_a_table(arbiter, address):
    run = arbiter("play", "connect_four", "--auto", "random", "--seed", 3, server=address)
    assert run.exit_code == 0
    assert "place" in run.stdout
    assert "Random 1" in run.stdout
    assert "\x1b" not in run.stdout


def test_without_a_server_a_private_one_is_started(arbiter):
    run = arbiter("play", "connect_four", "--auto", "random", "--seed", 3, "--json")
    assert run.exit_code == 0, run.output
    assert json.loads(run.stdout)["game"] == "connect_four"
