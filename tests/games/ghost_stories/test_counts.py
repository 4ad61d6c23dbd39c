"""Exact numbers of lines of play from fixed positions: chance counts by its outcomes, not by weight."""

import tomllib
from math import comb
from pathlib import Path

import pytest
from support.build import BUILD, PLAIN
from support.ghost_stories_table import RED, W1, Table

from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.state import Actions, Outcomes
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories.game import GAME
from engine.games.ghost_stories.options import Options, check_options

POSITIONS = tomllib.loads(Path(__file__).with_name("counts.toml").read_text(encoding="utf-8"))["position"]
PLAIN_LIMIT = 30_000  # lines of play that plain Python counts in a second or two


def reach(position):
    """The position: so many random plies, by this seed, from the start."""
    named = {k: tuple(v) if isinstance(v, list) else v for k, v in position.get("options", {}).items()}
    options = check_options(Options(**named), position["seats"])
    state, rng = GAME.new(options, position["seats"]), seeded(position["seed"])
    for _ in range(position["plies"]):
        following = steps(state)
        state.apply(following[rng.below(len(following))])
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


def test_layouts_of_the_village_are_those_of_counting_by_hand():
    state = GAME.new(check_options(Options(), 4), 4)
    assert count(state, 3) == 9 * 8 * 7
    assert count(state, 4) == 9 * 8 * 7 * 6


def test_arrivals_are_those_of_counting_by_hand():
    """55 cards; each has three spaces, on its colour's board or, black, on the active one."""
    table = Table().yin("N")
    assert count(table.state, 1) == 55
    assert count(table.state, 2) == 55 * 3


def test_rolls_and_choices_are_those_of_counting_by_hand():
    """Three dice against a red ghost of resistance 2 without tokens: always exactly one choice."""
    table = Table().strip().put(("N1", 38)).stand(RED, 1).menu(RED, W1)
    table.do(act.EXORCISE)
    assert count(table.state, 3) == 6**3
    assert count(table.state, 4) == 6**3
    hits = sum(comb(3, k) * 2**k * 4 ** (3 - k) for k in (2, 3))
    assert hits == 7 * 8
