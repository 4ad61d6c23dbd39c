"""Chapter 1: the grid and who begins."""

import pytest
from arbiter_connect_four.game import GAME
from arbiter_connect_four.options import Options
from connect_four_support import played, start

from engine.core.faults import Malformed


@pytest.mark.article("CF-1.1")
def test_the_grid_has_seven_columns_of_six_empty_cells():
    assert GAME.view(start(), 0).cells == (0,) * 42


@pytest.mark.article("CF-1.1", broken=True)
def test_the_grid_is_no_longer_empty_after_a_drop():
    assert GAME.view(played(4), 0).cells.count(0) == 41


@pytest.mark.article("CF-1.2")
def test_the_first_seat_begins_unless_agreed_otherwise():
    assert start().to_act() == 0


@pytest.mark.article("CF-1.2")
def test_the_players_may_agree_that_the_second_seat_begins():
    assert start(first_seat=1).to_act() == 1


@pytest.mark.article("CF-1.2", broken=True)
def test_a_seat_that_does_not_exist_cannot_be_agreed_upon():
    with pytest.raises(Malformed, match=r"options\.first_seat"):
        GAME.check_options(Options(first_seat=2), 2)


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_the_game_is_for_two(seats):
    with pytest.raises(Malformed, match="seats"):
        GAME.check_options(Options(), seats)
