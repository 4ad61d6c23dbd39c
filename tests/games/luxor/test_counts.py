"""Exact numbers of lines of play from fixed positions: actions and outcomes alike, weights left aside.

counts.toml says how each position is reached and how many lines there are of 1, 2, 3 … plies.
"""

import tomllib
from pathlib import Path

import pytest
from games.luxor.luxor_walks import walk
from support.build import pick

from engine.core.ids import CHANCE, NOBODY
from engine.core.state import Actions, Outcomes
from engine.games.luxor.game import GAME

COUNTS = tomllib.loads(Path(__file__).with_name("counts.toml").read_text(encoding="utf-8"))["position"]


def position(entry):
    options = next(p.options for p in GAME.presets if p.id == entry["preset"])
    return walk(entry["seats"], entry["game"], plies=entry["ply"], options=options)


def moves(s):
    """Legal actions, or outcomes that can come."""
    if s.to_act() == CHANCE:
        odds = Outcomes()
        s.list_chance(odds)
        return [outcome for outcome, _, _ in odds.to_list()]
    actions = Actions()
    s.list_actions(actions)
    return actions.to_list()


def count(s, plies):
    """Lines of exactly so many plies, or fewer if the game ends."""
    if s.to_act() == NOBODY:
        return 1
    found = moves(s)
    if plies == 1:
        return len(found)
    total = 0
    for move in found:
        after = s.clone()
        after.apply(move)
        total += count(after, plies - 1)
    return total


@pytest.mark.parametrize("entry", COUNTS, ids=lambda entry: entry["name"])
def test_the_number_of_lines_of_play_is_exact(entry):
    s = position(entry)
    limit = pick(plain=3_000, compiled=2_000_000)
    for plies, expected in enumerate(entry["lines"], 1):
        if expected <= limit:
            assert count(s, plies) == expected, f"{plies} plies"


def test_three_positions_or_more_are_counted():
    assert {entry["seats"] for entry in COUNTS} == {2, 3, 4}
    assert all(len(entry["lines"]) >= 5 for entry in COUNTS)
