"""Exact numbers of lines of play from fixed positions; chance counts by its outcomes, not by weight."""

import tomllib
from pathlib import Path

import pytest
from support.build import BUILD, PLAIN
from support.oracle_of_delphi_table import DIE, RED, Table, play_one, start

from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.state import Actions, Outcomes
from engine.games.oracle_of_delphi import actions as act

POSITIONS = tomllib.loads(Path(__file__).with_name("counts.toml").read_text(encoding="utf-8"))["position"]
PLAIN_LIMIT = 30_000  # lines of play that plain Python counts in a few seconds


def reach(position):
    """The position: so many random plies, by this seed, from the start on the fixed board."""
    state, rng = start(position["seats"], **position.get("options", {})), seeded(position["seed"])
    for _ in range(position["plies"]):
        play_one(state, rng)
    return state


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


def test_a_look_counts_as_by_hand():
    """12 islands and 12 faces, then 11 other islands and 11 faces, or no second look."""
    table = Table().dice(0, "red").do(act.look(DIE, RED))
    assert count(table.state, 1) == 12
    assert count(table.state, 2) == 12 * 12
    assert count(table.state, 3) == 12 * 12 * (11 + 1)


def test_one_die_without_favor_counts_as_by_hand():
    """A red die at Zeus: card, favor, look, or red: the move or Aphrodite; and the end of the turn."""
    table = Table().dice(0, "red")
    assert count(table.state, 1) == 3 + 1 + 1
    card, favor, look, red, end = 6, 1, 12, 2, 56
    assert count(table.state, 2) == card + favor + look + red + end
