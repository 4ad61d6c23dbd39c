"""How players are called into the arena."""

from __future__ import annotations

import pytest
from support.arena_players import Lucky

from ai.arena.entrants import build, describe, with_iterations
from engine.core.faults import Malformed
from engine.core.registry import load_games

GAME = load_games()["connect_four"]


@pytest.mark.parametrize(
    "text", ["random", "greedy", "flat:40", "hard", "hard,iterations=20", "easy,solver=false"]
)
def test_the_players_of_this_package_are_called_by_their_names(text):
    assert build(text, GAME).name == text


def test_a_player_of_ones_own_is_called_by_its_module():
    assert isinstance(build("support.arena_players:Lucky", GAME), Lucky)


@pytest.mark.parametrize(
    "text",
    ["", "nobody", "flat", "flat:", "flat:x", "random,a=1", "hard,a", "hard,selection.rule=best",
     "hard,iterations=x", "no_such_module:Bot", "support.arena_players:Nobody", ":x", "x:", ".:x",
     "support.arena_players:legal"],
)  # fmt: skip
def test_who_does_not_exist_is_refused(text):
    with pytest.raises(Malformed):
        build(text, GAME)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("flat:9", "flat:30"),
        ("hard", "hard,iterations=30"),
        ("hard,solver=false,iterations=9", "hard,iterations=30,solver=false"),
    ],
)
def test_a_sweep_gives_a_player_another_budget(text, same):
    assert with_iterations(text, 30) == same
    assert build(same, GAME).iterations == 30


@pytest.mark.parametrize("text", ["random", "greedy", "support.arena_players:Lucky"])
def test_only_those_who_think_have_a_budget(text):
    with pytest.raises(Malformed, match="no iterations"):
        with_iterations(text, 30)


def test_players_are_described_by_all_their_parameters():
    one, other = (
        describe(build(text, GAME), text) for text in ("hard,iterations=9", "hard,iterations=9,solver=false")
    )
    assert one.startswith("iterations=9 ")
    assert "solver=true" in one
    assert "solver=false" in other
    assert describe(build("greedy", GAME), "greedy") == "greedy"
