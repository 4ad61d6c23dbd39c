"""Exact numbers of lines of play from fixed positions; chance counts by its outcomes, not their weights."""

import tomllib
from math import comb
from pathlib import Path

import pytest
from support.build import BUILD, PLAIN
from support.kronia_table import play_one, start

from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.state import Actions, Outcomes

POSITIONS = tomllib.loads(Path(__file__).with_name("counts.toml").read_text(encoding="utf-8"))["position"]
PLAIN_LIMIT = 200_000  # lines of play that plain Python counts in a second or two


def reach(position):
    """The position: so many random plies, by this seed, from the start."""
    table, rng = start(position["seats"], **position.get("options", {})), seeded(position["seed"])
    for _ in range(position["plies"]):
        play_one(table.state, rng)
    return table.state


def steps(state):
    """Every outcome or action that can follow."""
    if state.to_act() == NOBODY:
        return []
    if state.to_act() == CHANCE:
        odds = Outcomes()
        state.list_chance(odds)
        return [outcome for outcome, _, _ in odds.to_list()]
    offers = Actions()
    state.list_actions(offers)
    return offers.to_list()


def count(state, plies):
    """Lines of play of exactly so many plies."""
    following = steps(state)
    if plies == 1:
        return len(following)
    total = 0
    for step in following:
        after = state.clone()
        after.apply(step)
        total += count(after, plies - 1)
    return total


def depths():
    for position in POSITIONS:
        for plies, lines in enumerate(position["counts"], 1):
            if BUILD != PLAIN or lines <= PLAIN_LIMIT:
                yield pytest.param(position, plies, lines, id=f"{position['name']}-{plies}")


@pytest.mark.parametrize(("position", "plies", "lines"), list(depths()))
def test_the_number_of_lines_of_play_is_exact(position, plies, lines):
    assert count(reach(position), plies) == lines


def test_the_first_draws_and_placements_of_four_players_are_those_of_counting_by_hand():
    """Ordered draws of four tokens, then as many placements as there are different arrangements of three."""
    table = start(4)
    assert count(table.state, 4) == 5**4
    placements = 0
    for different, sequences in [(1, 5), (2, comb(5, 2) * 14), (3, comb(5, 3) * 36), (4, comb(5, 4) * 24)]:
        placements += sequences * different
    assert count(table.state, 5) == placements


def test_the_lays_and_first_change_of_three_players_are_those_of_counting_by_hand():
    table = start(3).tokens(1, 2)
    assert count(table.state, 1) == 2 * 12
    assert count(table.state, 2) == 24**2
    after = table.cards(("A", 1), ("A", 2), ("B", 3)).state
    assert count(after, 1) == 11 + 1 + 1
    assert count(after, 2) == 13**2
    assert count(after, 3) == 13**3
