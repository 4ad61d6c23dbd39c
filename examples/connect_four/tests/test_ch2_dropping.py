"""Chapter 2: a turn."""

import pytest
from arbiter_connect_four.game import GAME
from connect_four_support import DRAW, cited, played, start

from engine.core.ids import CHANCE, NOBODY, SPECTATOR

WON = (1, 2, 1, 2, 1, 2, 1)


@pytest.mark.article("CF-2.1")
def test_a_disc_may_be_dropped_while_nobody_has_four_and_there_is_room():
    assert cited(played(*WON[:-1]), 0, 1) is None


@pytest.mark.article("CF-2.1", broken=True)
@pytest.mark.parametrize("moves", [WON, DRAW], ids=["won", "full"])
@pytest.mark.parametrize("seat", [0, 1, CHANCE, NOBODY, SPECTATOR, 7])
def test_nobody_may_drop_a_disc_after_the_end(moves, seat):
    assert cited(played(*moves), seat, 3) == "CF-2.1"


@pytest.mark.article("CF-2.2")
def test_the_seats_drop_by_turns():
    assert [played(*WON[:n]).to_act() for n in range(5)] == [0, 1, 0, 1, 0]


@pytest.mark.article("CF-2.2", broken=True)
@pytest.mark.parametrize("seat", [1, 2, CHANCE, NOBODY, SPECTATOR])
def test_a_seat_may_not_drop_out_of_turn(seat):
    assert cited(start(), seat, 4) == "CF-2.2"


@pytest.mark.article("CF-2.3")
@pytest.mark.parametrize("column", range(1, 8))
def test_each_of_the_seven_columns_may_be_chosen(column):
    assert cited(start(), 0, column) is None


@pytest.mark.article("CF-2.3", broken=True)
@pytest.mark.parametrize("column", [0, 8, -1, 255, 1 << 31, -(1 << 63), (1 << 63) - 1])
def test_there_is_no_other_column(column):
    assert cited(start(), 0, column) == "CF-2.3"


@pytest.mark.article("CF-2.4")
def test_a_sixth_disc_fits_a_column():
    assert cited(played(4, 4, 4, 4, 4), 1, 4) is None


@pytest.mark.article("CF-2.4", broken=True)
@pytest.mark.parametrize("column", range(1, 8))
def test_a_seventh_disc_does_not_fit_a_column(column):
    assert cited(played(*[column] * 6), 0, column) == "CF-2.4"


@pytest.mark.article("CF-2.5")
@pytest.mark.parametrize("column", range(1, 8))
def test_a_disc_comes_to_rest_in_the_lowest_empty_cell(column):
    cells = GAME.view(played(*[column] * 6), 0).cells
    assert [cells[7 * row + column - 1] for row in range(6)] == [1, 2, 1, 2, 1, 2]


@pytest.mark.article("CF-2.5", broken=True)
def test_a_disc_does_not_move_the_discs_of_other_columns():
    before, after = GAME.view(played(3, 3, 4), 0).cells, GAME.view(played(3, 3, 4, 5), 0).cells
    assert [p for p in range(42) if before[p] != after[p]] == [4]


def test_the_first_broken_article_is_the_one_cited():
    assert cited(start(), 1, 99) == "CF-2.2"
    assert cited(played(*WON), 1, 99) == "CF-2.1"


@pytest.mark.parametrize(
    ("moves", "seat", "column", "facts"),
    [
        (WON, 0, 1, {"ended_at_ply": 7}),
        ((), 1, 1, {"to_act": 0}),
        ((), 0, 9, {"column": 9, "columns": 7}),
        ((2,) * 6, 0, 2, {"column": 2, "discs": 6}),
    ],
)
def test_a_refusal_names_the_numbers_it_rests_on(moves, seat, column, facts):
    state = played(*moves)
    code = state.check(seat, column)
    assert {f.name: f.value for f in GAME.facts(state, seat, column, code)} == facts
