"""Chapter 3: the end."""

import pytest
from arbiter_connect_four.game import GAME
from arbiter_connect_four.rules.ending import has_four, lines
from connect_four_support import DRAW, played

from engine.core.ids import NOBODY

WINS = {
    "upright": (1, 2, 1, 2, 1, 2, 1),
    "across": (1, 1, 2, 2, 3, 3, 4),
    "rising": (1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4),
    "falling": (7, 6, 6, 5, 5, 4, 5, 4, 4, 2, 4),
}


def bits(cells):
    return sum(1 << (7 * (column - 1) + row - 1) for column, row in cells)


def four_in_line_by_hand(cells):
    """Every run of four inside the grid, written without bits: the slow way to say CF-3.1."""
    runs = []
    for dc, dr in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for c in range(1, 8):
            for r in range(1, 7):
                run = [(c + dc * i, r + dr * i) for i in range(4)]
                if all(1 <= x <= 7 and 1 <= y <= 6 for x, y in run):
                    runs.append(run)
    return [run for run in runs if set(run) <= cells]


@pytest.mark.article("CF-3.1")
@pytest.mark.parametrize("moves", WINS.values(), ids=WINS)
def test_four_in_a_line_wins_at_once(moves):
    state = played(*moves)
    assert state.to_act() == NOBODY
    assert [state.returns(seat) for seat in (0, 1)] == [1.0, 0.0]
    assert len(GAME.view(state, 0).line) == 4


@pytest.mark.article("CF-3.1")
@pytest.mark.parametrize("moves", WINS.values(), ids=WINS)
def test_the_second_seat_wins_in_the_same_way_when_it_begins(moves):
    result = GAME.result(played(*moves, first_seat=1))
    assert [(s.seat, s.place, s.share) for s in result.seats] == [(0, 2, 0.0), (1, 1, 1.0)]


@pytest.mark.article("CF-3.1")
def test_seven_in_a_line_are_all_shown():
    state = played(1, 1, 2, 2, 3, 3, 5, 5, 6, 6, 7, 7, 4)
    assert GAME.view(state, 0).line == (0, 1, 2, 3, 4, 5, 6)


@pytest.mark.article("CF-3.1", broken=True)
@pytest.mark.parametrize("moves", WINS.values(), ids=WINS)
def test_three_in_a_line_do_not_win(moves):
    state = played(*moves[:-1])
    assert state.to_act() == 0
    assert GAME.result(state) is None


@pytest.mark.article("CF-3.1", broken=True)
def test_a_line_does_not_run_from_the_top_of_a_column_into_the_next():
    assert not has_four(bits([(1, 4), (1, 5), (1, 6), (2, 1)]))
    assert not has_four(bits([(1, 5), (1, 6), (2, 1), (2, 2), (2, 3)]))


@pytest.mark.article("CF-3.1")
def test_every_run_of_four_is_seen_and_nothing_else():
    grid = {(c, r) for c in range(1, 8) for r in range(1, 7)}
    runs = four_in_line_by_hand(grid)
    assert len(runs) == 69
    for run in runs:
        assert lines(bits(run)) == bits(run)
        assert all(not has_four(bits(set(run) - {cell})) for cell in run)


@pytest.mark.article("CF-3.2")
@pytest.mark.parametrize("first_seat", [0, 1])
def test_a_full_grid_without_a_line_gives_each_seat_half_of_the_victory(first_seat):
    state = played(*DRAW, first_seat=first_seat)
    assert state.to_act() == NOBODY
    result = GAME.result(state)
    assert [(s.place, s.share) for s in result.seats] == [(1, 0.5), (1, 0.5)]


@pytest.mark.article("CF-3.2", broken=True)
def test_a_grid_with_one_empty_cell_is_no_draw_yet():
    state = played(*DRAW[:-1])
    assert state.to_act() != NOBODY
    assert GAME.result(state) is None
