"""The benchmark of the referee, briefly."""

from __future__ import annotations

import pytest

from engine.core.registry import load_games
from services.benchmarks import referee
from services.cli.bench import Bench


def test_a_game_is_audited_beside_the_checker_that_knows_no_rules() -> None:
    games = dict(list(load_games().items())[:1])
    report = referee.run(games, 0.5, lambda share, key: None)
    rows = {f.name: f for f in report.figures}
    assert rows["audit"].value > 0
    assert rows["audit"].reference is not None
    assert rows["audit"].reference.name == "verify.py, no rules"
    assert rows["audit_of_1000_entries"].value * rows["audit"].value == pytest.approx(1e6)
    assert rows["record"].value > 5


def test_the_command_knows_it() -> None:
    assert "referee" in [bench.value for bench in Bench]
