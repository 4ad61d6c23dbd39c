"""Every game has a match on file that a person can read when its rules change."""

from pathlib import Path

import pytest

from engine.core.registry import load_games

ROOT = Path(__file__).parents[2]
HOMES = (ROOT / "tests/games", ROOT / "examples")


@pytest.mark.parametrize("game", load_games())
def test_every_game_has_a_golden_playthrough(game):
    found = [path for home in HOMES for path in home.glob(f"{game}/**/playthroughs/*.txt")]
    assert found, f"{game} has no golden playthrough: see tests/support/goldens.py"
    assert all(path.stat().st_size > 1000 for path in found), "a playthrough is a whole match"
