"""`arbiter audit`, `judge` and `verify`: rulings on records in files, without a server."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from google.protobuf import json_format
from support import forgery
from support.mutations import mutate

from engine.core.registry import load_games
from services import verify
from services.common.auth import Keyring
from services.common.codecs import Codecs
from services.referee.sealing import is_sealed

KEY = "k" * 40


@pytest.fixture(scope="module")
def codecs() -> Codecs:
    return Codecs(load_games())


def saved(record: Any, path: Path) -> Path:
    if path.suffix == ".json":
        path.write_text(json_format.MessageToJson(record), encoding="utf-8")
    else:
        path.write_bytes(record.SerializeToString())
    return path


@pytest.fixture(scope="module")
def kronia(codecs: Codecs) -> Any:
    return forgery.clean(codecs.by_id["kronia"], 2, 1)


@pytest.mark.parametrize("name", ["match.json", "match.binpb"])
def test_an_honest_record_passes_with_exit_code_0(arbiter, kronia, tmp_path: Path, name: str):
    path = saved(kronia, tmp_path / name)
    run = arbiter("audit", path)
    assert (run.exit_code, "Nothing is wrong" in run.stdout) == (0, True), run.output
    assert arbiter("verify", path).exit_code == 0


def test_both_formats_give_the_same_report_byte_for_byte(arbiter, kronia, tmp_path: Path):
    runs = [
        arbiter("audit", saved(kronia, tmp_path / name), "--json").stdout_bytes
        for name in ("a.json", "a.binpb", "b.json")
    ]
    assert runs[0] == runs[1] == runs[2]
    assert json.loads(runs[0])["severity"] == "none"


def test_the_exit_code_tells_the_severity(arbiter, kronia, codecs: Codecs, tmp_path: Path):
    illegal = forgery.with_illegal_action(codecs.by_id["kronia"], kronia)
    warned, other = forgery.copied(kronia), forgery.copied(kronia)
    del warned.entries[20].events[:]
    other.header.rules_version = "77"
    running = forgery.copied(kronia)
    del running.entries[-5:]
    running.ClearField("result")
    running.header.revealed_seed = ""
    running.header.ClearField("end_time")
    for record, code, word in (
        (illegal.record, 4, "illegal_action"),
        (warned, 3, "wrong_events"),
        (other, 5, "77"),
        (running, 0, "unfinished"),
    ):
        run = arbiter("audit", saved(record, tmp_path / "x.json"))
        assert run.exit_code == code, run.output
        assert word in run.stdout


def test_a_report_is_written_and_signed_with_the_server_s_key(
    arbiter, kronia, codecs: Codecs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    tampered = forgery.with_illegal_action(codecs.by_id["kronia"], kronia)
    path = saved(tampered.record, tmp_path / "x.json")
    monkeypatch.setenv("ARBITER_TOKEN_KEY", KEY)
    report, page = tmp_path / "report.json", tmp_path / "report.md"
    assert arbiter("audit", path, "--report", report, "--lang", "hu").exit_code == 4
    assert arbiter("audit", path, "--report", page).exit_code == 4
    data = report.read_bytes()
    assert is_sealed(Keyring("HS256", KEY), data, (tmp_path / "report.json.jws").read_text())
    finding = json.loads(data)["findings"][0]
    assert (finding["kind"], finding["entry"]) == ("illegal_action", tampered.entry)
    assert finding["articles"][0]["number"].startswith("KRO-")
    assert "**first divergence**" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["cut.json", "cut.binpb"])
def test_a_file_that_breaks_off_is_truncated(arbiter, kronia, tmp_path: Path, name: str):
    path = saved(kronia, tmp_path / name)
    path.write_bytes(path.read_bytes()[: path.stat().st_size * 2 // 3])
    run = arbiter("audit", path, "--json")
    assert run.exit_code == 4, run.output
    told = json.loads(run.stdout)
    primary = [f for f in told["findings"] if not f.get("consequential")]
    assert [(f["kind"], f["entry"]) for f in primary] == [("truncated", told["entries"] + 1)]


@pytest.mark.parametrize("content", [b"", b"{}", b"hello", b'{"entries": []}', b"\x0a\xff\xff\xff\xff\x7f"])
def test_what_is_no_record_is_a_problem_in_a_sentence(arbiter, tmp_path: Path, content: bytes):
    path = tmp_path / "x.json"
    path.write_bytes(content)
    for command in ("audit", "judge", "verify"):
        run = arbiter(command, path)
        assert run.exit_code == 2, run.output
        assert "Traceback" not in run.output
    assert arbiter("audit", tmp_path / "not there").exit_code == 2


def test_an_action_is_judged_at_a_ply(arbiter, codecs: Codecs, tmp_path: Path):
    path = saved(forgery.clean(codecs.by_id["connect_four"], 2, 2), tmp_path / "x.json")
    run = arbiter("judge", path, "--ply", 3)
    assert run.exit_code == 0, run.output
    assert run.stdout.startswith("Legal: ")
    run = arbiter("judge", path, "--ply", 3, "--action", '{"drop": {"column": 9}}', "--lang", "hu", "--json")
    assert run.exit_code == 1
    told = json.loads(run.stdout)
    assert told["verdict"]["refused"]["article"] == "CF-2.3"
    assert told["ruling"].startswith("Szabálytalan: ")
    assert [a["action"]["action"]["drop"]["column"] for a in told["alternatives"]] == [7, 6, 5]
    assert told["alternatives"][0]["distance"] == 1 + 2 / 3
    waiting = forgery.state_before(
        codecs.by_id["connect_four"], forgery.clean(codecs.by_id["connect_four"], 2, 2), 5
    )
    other = 1 - int(waiting.to_act())
    run = arbiter("judge", path, "--ply", 3, "--seat", other, "--action", '{"drop": {"column": 1}}')
    assert (run.exit_code, "CF-2.2" in run.stdout) == (1, True)
    assert arbiter("judge", path, "--ply", 3, "--action", '{"fly": 1}').exit_code == 2
    assert arbiter("judge", path, "--ply", 9999).exit_code == 2


def test_verify_runs_alone_and_finds_a_loaded_die(codecs: Codecs, tmp_path: Path):
    """Python's own library and the one file are enough."""
    record = forgery.clean(codecs.by_id["oracle_of_delphi"], 2, 0)
    tampered = forgery.with_other_outcome(record, codecs.by_id["oracle_of_delphi"], False)
    assert tampered is not None
    alone = tmp_path / "verify.py"
    alone.write_bytes(Path(verify.__file__).read_bytes())
    for given, code in ((record, 0), (forgery.resign(tampered.record), 1)):
        path = saved(given, tmp_path / "x.json")
        run = subprocess.run(
            [sys.executable, "-I", str(alone), str(path)], capture_output=True, text=True, timeout=120
        )
        assert run.returncode == code, run.stdout + run.stderr
        assert (f"Entry {tampered.entry}:" in run.stderr) == (code == 1)


def test_no_change_of_a_record_makes_a_command_fall_over(arbiter, codecs: Codecs, tmp_path: Path):
    record = forgery.clean(codecs.by_id["connect_four"], 2, 1)
    rng = random.Random(11)
    for turn in range(30):
        changed, _ = mutate(record, rng)
        path = saved(changed, tmp_path / ("x.binpb" if turn % 2 else "y.binpb"))
        audit, check = arbiter("audit", path), arbiter("verify", path)
        assert audit.exit_code in (3, 4), audit.output
        assert check.exit_code in (0, 2, 4), check.output
        assert audit.exception is None or isinstance(audit.exception, SystemExit)
        assert check.exception is None or isinstance(check.exception, SystemExit)
