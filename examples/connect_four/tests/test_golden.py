"""Playthroughs as text; `make goldens` rewrites them."""

from pathlib import Path

import pytest
from arbiter_connect_four.game import GAME
from support.goldens import check_golden, playthrough

FOLDER = Path(__file__).with_name("playthroughs")


@pytest.mark.parametrize(("preset", "number"), [("standard", 1), ("second_seat_begins", 2)])
def test_the_golden_playthrough_is_unchanged(preset, number):
    check_golden(FOLDER / f"{preset}.txt", playthrough(GAME, preset, 2, number))
