"""`arbiter record`: a match in a file that is whole or not there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from arbiter.match.v1 import match_pb2
from google.protobuf import json_format
from support.matches import new_match, play_on

from services.cli import files


@pytest.fixture
def finished(server, games):
    seating = new_match(server, games["kronia"])
    play_on(seating, 1000)
    return seating.match.match_id


def test_both_formats_hold_the_same_record(arbiter, address, finished, tmp_path: Path):
    text, binary = tmp_path / "match.json", tmp_path / "match.binpb"
    assert arbiter("record", finished, "--out", text, server=address).exit_code == 0
    assert arbiter("record", finished, "--out", binary, server=address).exit_code == 0
    record = match_pb2.Record.FromString(binary.read_bytes())
    assert json_format.Parse(text.read_bytes(), match_pb2.Record()) == record
    assert record.header.match_id == finished
    assert record.header.revealed_seed
    assert not record.header.redacted


def test_the_format_asked_for_beats_the_name(arbiter, address, finished, tmp_path: Path):
    path = tmp_path / "match.json"
    assert arbiter("record", finished, "--format", "binary", "--out", path, server=address).exit_code == 0
    assert match_pb2.Record.FromString(path.read_bytes()).header.match_id == finished


def test_without_a_file_it_goes_to_standard_output(arbiter, address, finished):
    run = arbiter("record", finished, server=address)
    assert json_format.Parse(run.stdout, match_pb2.Record()).header.match_id == finished


def test_a_running_match_is_redacted_for_whoever_looks(arbiter, address, server, games, tmp_path: Path):
    seating = new_match(server, games["kronia"])
    play_on(seating, 10)
    path = tmp_path / "match.binpb"
    run = arbiter(
        "record", seating.match.match_id, "--token", seating.tokens[0], "--out", path, server=address
    )
    assert "left out" in run.stderr
    record = match_pb2.Record.FromString(path.read_bytes())
    assert record.header.redacted
    actions = [entry.action for entry in record.entries if entry.HasField("action")]
    assert {a.seat for a in actions if a.HasField("action")} == {0}
    assert {a.seat for a in actions} == {0, 1}


def test_a_write_that_fails_halfway_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch):
    path = tmp_path / "match.json"
    path.write_text("old")

    def broken(source: object, target: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(OSError):
        files.write_whole(path, b"new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
