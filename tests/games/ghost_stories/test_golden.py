"""Whole matches as text. `make goldens` rewrites them; read the diff."""

from pathlib import Path

import pytest
from support.goldens import check_golden, playthrough

from engine.games.ghost_stories.game import GAME

FOLDER = Path(__file__).with_name("playthroughs")
PLAYED = [("first_game", 4, 1), ("normal", 3, 2), ("nightmare", 2, 3), ("hell", 1, 4)]


@pytest.mark.parametrize(("preset", "seats", "number"), PLAYED)
def test_a_golden_match_is_played_as_it_was(preset, seats, number):
    check_golden(FOLDER / f"{preset}-{seats}.txt", playthrough(GAME, preset, seats, number))
