"""Positions for the tests of Connect Four."""

from arbiter_connect_four.game import GAME
from arbiter_connect_four.options import Options

from engine.core.ids import OK

# A full grid without four in a line, checked by the tests that use it.
DRAW = (1, 2, 1, 2, 1, 2, 2, 1, 2, 1, 2, 1, 3, 4, 3, 4, 3, 4, 4, 3, 4, 3, 4, 3)
DRAW += (5, 6, 5, 6, 5, 6, 6, 5, 6, 5, 6, 5, 7, 7, 7, 7, 7, 7)


def start(first_seat=0):
    return GAME.new(GAME.check_options(Options(first_seat), 2), 2)


def played(*columns, first_seat=0):
    """The position after these drops, all of them legal."""
    state = start(first_seat)
    for column in columns:
        assert state.check(state.to_act(), column) == OK
        state.apply(column)
    return state


def cited(state, seat, column):
    """The article that refuses this drop, or None if it is legal."""
    code = state.check(seat, column)
    return None if code == OK else GAME.rulebook.codes[code].number
