"""Whole matches and short scenes as text. `make goldens` rewrites them; read the diff."""

from dataclasses import replace
from pathlib import Path

import pytest
from support.goldens import check_golden, end_lines, entry_lines
from support.oracle_of_delphi_policy import choose
from support.oracle_of_delphi_scenes import scenes

from engine.core import kernel
from engine.core.kit import seeded
from engine.core.state import Actions
from engine.games.oracle_of_delphi.game import GAME
from engine.games.oracle_of_delphi.options import Options, check_options

FOLDER = Path(__file__).with_name("playthroughs")
NAMES = ["Ann", "Bob", "Cy", "Dee"]


def playthrough(title, options, seats, number, purposeful):
    """A match by a simple purpose, or by random legal actions; `number` seeds actions and dice."""
    seed, rng, actions = number.to_bytes(32, "big"), seeded(number), Actions()
    step = kernel.begin(GAME.new(check_options(options, seats), seats), seed)
    lines = [f"{GAME.title}, rules {GAME.rules_version}, {title}, {seats} seats, number {number}", ""]
    while True:
        for entry in step.entries:
            lines += entry_lines(GAME, entry, NAMES[:seats])
        state = step.state
        if state.to_act() < 0:
            break
        state.list_actions(actions)
        offers = actions.to_list()
        action = choose(state, offers) if purposeful else offers[rng.below(len(offers))]
        step = kernel.step(state, state.to_act(), action, seed)
        assert isinstance(step, kernel.Accepted)
    return "\n".join([*lines, "", *end_lines(GAME, state, NAMES[:seats])]) + "\n"


FIRST_GAME = GAME.presets[0].options
PLAYED = [
    ("first_game", FIRST_GAME, 2, 1, True),
    ("first_game", FIRST_GAME, 4, 2, True),
    ("drafted", replace(FIRST_GAME, ship_tile_mode=2), 3, 3, True),
    ("three_random_rounds_on_a_free_board", Options(board=3, max_rounds=3), 3, 4, False),
]


@pytest.mark.parametrize(("title", "options", "seats", "number", "purposeful"), PLAYED)
def test_a_golden_match_is_played_as_it_was(title, options, seats, number, purposeful):
    text = playthrough(title, options, seats, number, purposeful)
    check_golden(FOLDER / f"{title}-{seats}.txt", text)


def test_golden_scenes_use_every_equipment_card():
    played = scenes()
    assert [scene.card for scene in played] == list(range(1, 23))
    check_golden(FOLDER / "equipment.txt", "\n\n".join(scene.text() for scene in played) + "\n")
