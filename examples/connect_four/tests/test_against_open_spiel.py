"""Random games in lockstep with OpenSpiel's own Connect Four: exact agreement at every ply."""

import pyspiel
import pytest
from arbiter_connect_four.game import GAME
from connect_four_support import start
from support.build import pick

from engine.core.ids import NOBODY
from engine.core.kit import seeded
from engine.core.state import Actions

# The rules are the same source in both builds, and plain Python needs about ten times as long.
GAMES = pick(plain=3_000, compiled=20_000)


def agree(ours, theirs, actions):
    """Turn, legal moves, end and result of one position."""
    assert theirs.is_terminal() == (ours.to_act() == NOBODY)
    if theirs.is_terminal():
        assert [2 * ours.returns(seat) - 1 for seat in (0, 1)] == theirs.returns()
        assert GAME.result(ours) is not None
        return
    assert theirs.current_player() == ours.to_act()
    ours.list_actions(actions)
    assert [a - 1 for a in actions.to_list()] == theirs.legal_actions()


@pytest.mark.slow
def test_thousands_of_random_games_agree_with_open_spiel_at_every_ply():
    spiel, rng, actions = pyspiel.load_game("connect_four"), seeded(20_240_601), Actions()
    ends = {1.0: 0, 0.5: 0, 0.0: 0}
    for _ in range(GAMES):
        ours, theirs = start(), spiel.new_initial_state()
        agree(ours, theirs, actions)
        while not theirs.is_terminal():
            column = actions.get(rng.below(actions.count))
            ours.apply(column)
            theirs.apply_action(column - 1)
            agree(ours, theirs, actions)
        ends[ours.returns(0)] += 1
    assert sum(ends.values()) == GAMES
    assert all(ends.values()), "wins of both seats and draws must all have occurred"
