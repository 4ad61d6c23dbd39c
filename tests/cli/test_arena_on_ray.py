"""`arbiter arena --executor ray`: on a Ray of two workers that is started for the test."""

from __future__ import annotations

import json

import pytest

LUCKY, DYING = "support.arena_players:Lucky", "support.arena_players:Dying"
GAMES = ("connect_four", LUCKY, "random", "--games", 8, "--workers", 2)


@pytest.fixture
def ray(monkeypatch):
    """Skips only where the package is missing; a Ray that does not start is a failure."""
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    return pytest.importorskip("ray")


@pytest.mark.slow
def test_ray_plays_the_same_games_as_this_machine_alone(arbiter, ray, tmp_path):
    there = arbiter("arena", *GAMES, "--executor", "ray", "--out", tmp_path / "games", "--json")
    assert there.exit_code == 0, there.output
    here = arbiter("arena", *GAMES, "--json")
    assert json.loads(there.stdout)["contests"] == json.loads(here.stdout)["contests"]
    assert (tmp_path / "games").read_bytes().count(b"\n") == 9
    assert not ray.is_initialized()


@pytest.mark.slow
def test_a_player_that_takes_its_process_with_it_costs_one_game_on_ray_too(arbiter, ray):
    run = arbiter(
        "arena", "connect_four", DYING, "random", "--games", 8, "--workers", 2, "--max-failures", 1,
        "--executor", "ray", "--json",
    )  # fmt: skip
    assert run.exit_code == 2, run.output
    (contest,) = json.loads(run.stdout)["contests"]
    assert contest["games"] == 0
    assert contest["standings"][0]["failures"]["crash"] >= 1
    assert not ray.is_initialized()


def test_without_ray_the_command_says_what_to_install(arbiter, monkeypatch):
    monkeypatch.setattr("services.arena.cluster.can_use_ray", lambda: False)
    run = arbiter("arena", *GAMES, "--executor", "ray")
    assert run.exit_code == 2
    assert "arbiter[ray]" in run.stderr
