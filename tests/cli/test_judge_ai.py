"""`arbiter judge-ai`: the AI actions of a record are computed again, and a false one is found."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from arbiter.match.v1 import match_pb2, match_service_pb2
from google.protobuf import json_format

from services.cli.client import Client, new_request_id
from services.common.codecs import Codec

Forged = Callable[[match_pb2.RecordedAction], None]


def play_ais(server: Client, game: str, level: str) -> str:
    """A match of AIs alone, to its end."""
    ai = match_service_pb2.NewAi(level=level, overrides={"rollouts.plies": "2"})
    seats = [match_service_pb2.NewSeat(name=f"Robot {i}", ai=ai) for i in range(2)]
    asked = match_service_pb2.CreateMatchRequest(request_id=new_request_id(), game=game, seats=seats)
    match_id = server.create(asked).match.match_id
    until = time.monotonic() + 100
    while server.get_match(match_id).status != match_pb2.MATCH_STATUS_OVER:
        assert time.monotonic() < until
        time.sleep(0.05)
    return match_id


@pytest.fixture(scope="module")
def played(address, games) -> match_pb2.Record:
    from services.cli.client import open_channel

    channel = open_channel(address)
    client = Client(channel, address)
    record = client.record(play_ais(client, "connect_four", "easy"))
    channel.close()
    return record


def acted(record: match_pb2.Record) -> list[match_pb2.RecordEntry]:
    return [e for e in record.entries if e.WhichOneof("entry") == "action" and not e.action.forced]


def write(record: match_pb2.Record, tmp_path: Path) -> Path:
    path = tmp_path / "match.binpb"
    path.write_bytes(record.SerializeToString())
    return path


def copy(record: match_pb2.Record) -> match_pb2.Record:
    other = match_pb2.Record()
    other.CopyFrom(record)
    return other


def test_every_action_of_an_honest_record_is_chosen_again(arbiter, played, tmp_path):
    done = arbiter("judge-ai", write(played, tmp_path))
    assert done.exit_code == 0, done.output
    assert f"{len(acted(played))} chosen again." in done.output
    path = tmp_path / "match.json"
    path.write_text(json_format.MessageToJson(played))
    told = json.loads(arbiter("judge-ai", path, "--json").output)
    assert [row["ply"] for row in told["verdicts"]] == [entry.ply for entry in acted(played)]
    assert {row["verdict"] for row in told["verdicts"]} == {"same"}


def test_an_action_that_the_ai_did_not_choose_is_found(arbiter, played, games, tmp_path):
    forged = copy(played)
    last = acted(forged)[0]
    code = (last.action.code + 1) % 7
    last.action.code = code
    last.action.action.CopyFrom(Codec(games["connect_four"]).encode_action(code))
    del forged.entries[list(forged.entries).index(last) + 1 :]
    done = arbiter("judge-ai", write(forged, tmp_path))
    assert done.exit_code == 1
    assert "NOT chosen again" in done.output


def test_one_ply_can_be_judged_alone(arbiter, played, tmp_path):
    path = write(played, tmp_path)
    ply = acted(played)[2].ply
    told = json.loads(arbiter("judge-ai", path, "--ply", ply, "--json").output)
    assert [row["ply"] for row in told["verdicts"]] == [ply]
    done = arbiter("judge-ai", path, "--ply", 999)
    assert done.exit_code == 2
    assert "at ply 999" in done.output


def test_another_version_that_chooses_the_same_is_told_and_no_fault(arbiter, played, tmp_path):
    older = copy(played)
    for entry in acted(older):
        entry.action.thinking.ai_version = "0123456789ab"
    done = arbiter("judge-ai", write(older, tmp_path))
    assert done.exit_code == 0
    assert "by AI 0123456789ab" in done.output


def test_what_is_no_record_of_an_ai_is_told_in_a_sentence(arbiter, played, tmp_path):
    running = copy(played)
    running.header.redacted = True
    people = copy(played)
    for entry in acted(people):
        entry.action.ClearField("thinking")
    broken = copy(played)
    acted(broken)[1].action.seat = 0
    for record, sentence in ((running, "left out"), (people, "No AI chose"), (broken, "cannot be played")):
        done = arbiter("judge-ai", write(record, tmp_path))
        assert done.exit_code == 2, done.output
        assert sentence in done.output
    path = tmp_path / "match.json"
    path.write_text('{"header": 7}')
    assert "is no record" in arbiter("judge-ai", path).output
    assert arbiter("judge-ai", tmp_path / "nothing").exit_code == 2
