"""The benchmark of the engine, briefly."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from engine.core.registry import load_games
from services.benchmarks import engine, open_spiel
from services.cli.main import app

GAMES = load_games()


@pytest.fixture(scope="module")
def shown() -> dict:
    result = CliRunner().invoke(app, ["bench", "engine", "--json", "--seconds", "2"])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_every_game_is_measured_at_its_smallest_and_largest_table(shown: dict) -> None:
    for game in GAMES.values():
        names = {r["name"] for r in shown["results"] if r["game"] == game.id}
        for seats in {min(game.seats), max(game.seats)}:
            for what in ("legal_apply", "playouts", "move_time", "branching", "clone", "cycle", "snapshot"):
                assert f"{what}_{seats}_seats" in names


def test_every_value_is_a_positive_number(shown: dict) -> None:
    assert all(r["value"] > 0 for r in shown["results"])


def test_the_reference_is_open_spiel_where_it_is_installed(shown: dict) -> None:
    pytest.importorskip("pyspiel")
    cycles = [r for r in shown["results"] if r["name"].startswith("cycle")]
    assert cycles
    assert all(r["reference"]["name"].startswith("OpenSpiel") for r in cycles)
    assert all(r["ratio"] == pytest.approx(r["value"] / r["reference"]["value"], rel=0.01) for r in cycles)


def test_without_open_spiel_the_reference_is_null_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_spiel, "load", lambda: None)
    report = engine.run(dict(list(GAMES.items())[:1]), 0.5, lambda share, key: None)
    assert all(figure.reference is None for figure in report.figures)
    assert any("OpenSpiel is not installed" in remark for remark in report.remarks)


def test_a_cycle_starts_at_every_decision_of_its_games() -> None:
    game = next(iter(GAMES.values()))
    bench = engine.Bench(game, min(game.seats))
    seats = {q.seat for q in bench.questions}
    assert seats == set(range(min(game.seats)))
    assert bench.cycle(len(bench.questions)) == len(bench.questions)
