"""What a benchmark prints."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from services.benchmarks.report import Figure, Reference, Report, commit


def test_a_ratio_is_the_value_divided_by_the_reference() -> None:
    assert Figure("x", "", 6.0, "things/s", Reference("other", 4.0)).ratio == 1.5


def test_without_a_reference_there_is_no_ratio() -> None:
    assert Figure("x", "g", 6.0, "things/s").to_json() == {
        "name": "x",
        "game": "g",
        "value": 6.0,
        "unit": "things/s",
        "reference": None,
        "ratio": None,
    }


def test_figures_are_printed_with_four_digits_at_most() -> None:
    shown = Figure("x", "", 123456.789, "things/s", Reference("other", 3.0)).to_json()
    assert (shown["value"], shown["ratio"]) == (123500.0, 41150.0)


def test_a_report_names_the_machine_and_is_json() -> None:
    report = Report()
    report.add("x", "", 1.0, "things/s")
    shown = json.loads(json.dumps(report.to_json()))
    assert set(shown) == {"commit", "machine", "results"}
    assert "cores" in shown["machine"]
    assert len(shown["results"]) == 1


@pytest.mark.skipif(shutil.which("git") is None, reason="git makes the repository that is looked at")
def test_a_commit_is_marked_if_the_source_was_changed_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "source").write_text("one")
    identity = ["-c", "user.name=n", "-c", "user.email=e@example.org"]
    for arguments in (["init", "-q"], ["add", "."], [*identity, "commit", "-qm", "first"]):
        subprocess.run(["git", *arguments], check=True)
    clean = commit()
    (tmp_path / "source").write_text("two")
    assert len(clean) == 12
    assert commit() == clean + "+"
