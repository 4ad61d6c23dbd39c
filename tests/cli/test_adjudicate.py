"""`arbiter adjudicate`, and what other commands make of a match that was ruled on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from arbiter.match.v1 import match_service_pb2

from services.cli.client import Client, Stale, new_request_id
from services.cli.eyes import Eyes


@pytest.fixture
def left(server: Client) -> str:
    """A match of Connect Four that is left after six turns."""
    seats = [match_service_pb2.NewSeat(name=name) for name in ("Anna", "Béla")]
    created = server.create(
        match_service_pb2.CreateMatchRequest(request_id=new_request_id(), game="connect_four", seats=seats)
    )
    match_id = created.match.match_id
    for _ in range(6):
        match = server.get_match(match_id)
        mine = server.holding(created.seat_tokens[match.to_act[0]].token)
        mine.submit(match_id, match.version, mine.legal_actions(match_id, match.version).actions[0].action)
    return str(match_id)


def test_a_ruling_is_told_with_its_rule_its_shares_and_the_revealed_seed(arbiter, address, left: str):
    run = arbiter(
        "adjudicate", left, "--rule", "search", "--name", "Art. 7.3", "--playouts", 400, server=address
    )
    assert run.exit_code == 0, run.output
    for word in ("Ruling by Art. 7.3", "could expect", "Anna", "Béla", "400 playouts", "committed to"):
        assert word in " ".join(run.stdout.split()), run.stdout


def test_json_is_the_ruling_and_equal_seeds_are_told(arbiter, address, left: str):
    words = ("--rule", "forfeit", "--name", "Art. 7.2", "--absent", 1, "--seed", 5, "--json")
    run = arbiter("adjudicate", left, *words, server=address)
    told = json.loads(run.stdout)
    assert told["rule"] == {"kind": "RULE_KIND_FORFEIT", "name": "Art. 7.2", "absent": [1]}
    assert told["awards"][0] == {"share": 1.0, "place": 1}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--rule", "search", "--playouts", 10), "at least 400"),
        (("--rule", "forfeit"), "seats that left"),
        (("--rule", "search", "--name", "Art. 8", "--appeal", "--playouts", 400), "no ruling"),
    ],
)
def test_what_cannot_be_ruled_is_said_in_a_sentence(arbiter, address, left: str, words: Any, told: str):
    run = arbiter("adjudicate", left, *words, server=address)
    assert run.exit_code == 2
    assert told in " ".join(run.stderr.split()), run.stderr


def test_a_seat_that_decides_meanwhile_looks_again_and_is_told_of_the_end(
    arbiter, address, server, left: str
):
    match = server.get_match(left)
    assert arbiter("adjudicate", left, "--rule", "void", server=address).exit_code == 0
    with pytest.raises(Stale):
        server.legal_actions(left, match.version + 1)
    eyes = Eyes(server, match)
    assert not eyes.finish().HasField("result")
    assert eyes.told[-1] == "The match does not count."
    eyes.close()


def test_the_trail_of_an_appeal_is_recorded_audited_verified_and_watched(
    arbiter, address, left: str, tmp_path: Path
):
    ruled = arbiter("adjudicate", left, "--rule", "void", "--name", "Art. 9", server=address)
    assert "does not count" in ruled.stdout
    assert arbiter("adjudicate", left, "--rule", "void", server=address).exit_code == 2
    words = ("--rule", "search", "--name", "Art. 10", "--appeal", "--playouts", 400, "--seed", 1)
    appeal = arbiter("adjudicate", left, *words, server=address)
    assert appeal.exit_code == 0, appeal.output
    assert "On appeal by Art. 10" in " ".join(appeal.stdout.split())
    path = tmp_path / "left.json"
    assert arbiter("record", left, "--out", path, server=address).exit_code == 0
    assert arbiter("audit", path).exit_code == 0
    again = arbiter("audit", path, "--replay-rulings")
    assert (again.exit_code, "Nothing is wrong" in again.stdout) == (0, True), again.output
    assert arbiter("verify", path).exit_code == 0
    watched = arbiter("watch", left, server=address)
    assert watched.exit_code == 0, watched.output
    assert "does not count" in watched.stdout
    assert "On appeal" in watched.stdout
    told = json.loads(path.read_text(encoding="utf-8"))
    told["entries"][-1]["ruling"]["outlook"]["seed"] = 2
    path.write_text(json.dumps(told), encoding="utf-8")
    assert arbiter("audit", path).exit_code == 4
    assert arbiter("verify", path).exit_code == 4
