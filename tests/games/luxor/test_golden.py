"""Whole matches as text. `make goldens` rewrites them; read the diff."""

from pathlib import Path

import pytest
from support.goldens import check_golden, playthrough

from engine.games.luxor.game import GAME

FOLDER = Path(__file__).with_name("playthroughs")
PLAYED = [("first_game", 2, 1), ("first_game", 3, 2), ("first_game", 4, 3), ("lenient", 2, 4)]


@pytest.mark.parametrize(("preset", "seats", "number"), PLAYED)
def test_a_golden_match_is_played_as_it_was(preset, seats, number):
    check_golden(FOLDER / f"{preset}-{seats}.txt", playthrough(GAME, preset, seats, number))
