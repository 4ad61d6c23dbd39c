"""Exact numbers of lines of play: 7 to the power of the plies, less what does not fit.

Up to six plies every column is open; the seventh disc does not fit seven times, once for each column.
"""

import pytest
from connect_four_support import start

from engine.core.state import Actions

COUNTS = (1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536)


def count(state, plies):
    """Lines of play of exactly so many plies."""
    if plies == 0:
        return 1
    if state.to_act() < 0:
        return 0
    actions = Actions()
    state.list_actions(actions)
    if plies == 1:
        return actions.count
    total = 0
    for action in actions.to_list():
        after = state.clone()
        after.apply(action)
        total += count(after, plies - 1)
    return total


@pytest.mark.parametrize("plies", range(len(COUNTS)))
def test_the_number_of_lines_of_play_is_exact(plies):
    assert count(start(), plies) == COUNTS[plies]
