"""The load tests themselves, briefly: in processes of their own, since gevent changes the one it is in."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

# Not imported, even to look: that alone would change how this process waits.
pytestmark = pytest.mark.skipif(find_spec("locust") is None, reason="the extra `load` is not installed")

# What each scenario must have called, besides creating matches.
CALLS = {
    "validate": {"ListLegalActions", "ValidateAction", "BatchValidateActions", "SubmitAction"},
    "matches": {"ListLegalActions", "SubmitAction", "GetView"},
    "watch": {"ListLegalActions", "SubmitAction", "WatchMatch: from answer to update"},
}


def load(tmp_path: Path, *arguments: str, **environment: str) -> tuple[int, list[dict[str, Any]], str]:
    """Exit code, outcomes and what was printed."""
    out = tmp_path / "report.json"
    command = [sys.executable, "-m", "loadtests", *arguments, "--out", str(out)]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, check=False,
        env={**os.environ, **environment},
    )  # fmt: skip
    outcomes = json.loads(out.read_text()) if out.exists() else []
    return done.returncode, outcomes, done.stdout + done.stderr


@pytest.mark.parametrize("scenario", CALLS)
def test_a_scenario_runs_against_a_server_of_its_own_without_a_failure(scenario: str, tmp_path: Path) -> None:
    code, outcomes, said = load(tmp_path, "--scenario", scenario, "--seconds", "4", "--users", "2")
    assert code == 0, said
    (outcome,) = outcomes
    assert outcome["scenario"] == scenario
    assert outcome["failures"] == 0
    called = {call["name"] for call in outcome["calls"] if call["requests"] > 0}
    assert CALLS[scenario] <= called


def test_a_run_ends_after_so_many_requests(tmp_path: Path) -> None:
    code, outcomes, said = load(tmp_path, "--scenario", "matches", "--requests", "20", "--seconds", "60")
    assert code == 0, said
    assert outcomes[0]["seconds"] < 50


def test_failures_are_counted_and_make_the_run_fail(tmp_path: Path) -> None:
    """Nothing listens on port 1."""
    code, outcomes, said = load(
        tmp_path, "--scenario", "matches", "--seconds", "1", "--users", "1", LOAD_TARGET="127.0.0.1:1"
    )
    assert code == 1, said
    assert outcomes[0]["failures"] > 0
    assert "Too many failures in: matches" in said


def test_there_is_no_scenario_of_any_other_name(tmp_path: Path) -> None:
    code, outcomes, said = load(tmp_path, "--scenario", "nonsense")
    assert code == 2
    assert not outcomes
    assert "no such profile or scenario" in said
