"""The levels of The Oracle of Delphi: each thinks more than the one before, with what has won."""

import json
from pathlib import Path

import pytest

from ai.levels import NAMES, levels_of
from ai.search.params import Params
from engine.games.oracle_of_delphi.game import GAME

RECORDED = Path(__file__).resolve().parents[3] / "docs/strength/oracle_of_delphi/enhancements.json"
PLAIN = Params().to_overrides()
HARD = levels_of(GAME)["hard"].params.to_overrides()
ON = {key: value for key, value in HARD.items() if value != PLAIN[key]}


def setting(player, key):
    """What a player of a recorded match was told; plain search where it was told nothing."""
    return dict(change.split("=", 1) for change in player.split(",")[1:]).get(key, PLAIN[key])


def test_each_level_thinks_more_than_the_one_before():
    iterations = [levels_of(GAME)[name].iterations for name in NAMES]
    assert iterations == sorted(set(iterations))


@pytest.mark.parametrize("key", ON)
def test_what_is_on_won_a_recorded_match_against_a_search_without_it(key):
    won = [
        match
        for match in json.loads(RECORDED.read_text(encoding="utf-8"))["matches"]
        if setting(match["on"], key) == ON[key] != setting(match["off"], key) and match["interval"][0] > 0.5
    ]
    assert won, f"{key}={ON[key]}"
