"""Stored positions: what cannot have come from a game is refused."""

import pytest
from arbiter_connect_four import wire
from arbiter_connect_four.game import GAME
from arbiter_connect_four.snapshot import position
from connect_four_support import played, start

from engine.core.faults import Corrupt, Malformed

COLUMN = 7


@pytest.mark.parametrize(
    ("first", "red", "yellow"),
    [
        (2, 0, 0),
        (0, 1, 1),
        (0, 0b10, 0),
        (0, 1 << 6, 0),
        (0, 1 << 49, 0),
        (0, 0, 1),
        (0, 0b101, 0b010 | 1 << COLUMN | 1 << (2 * COLUMN)),
        (0, 0b1111 << COLUMN | 0b1, 0b1111 << (2 * COLUMN) | 0b10),
        (0, 0b11110000, 0b1110000000 << COLUMN),
    ],
    ids=[
        "seat",
        "overlap",
        "floating",
        "above the top",
        "outside",
        "out of turn",
        "too many",
        "both won",
        "odd",
    ],
)
def test_an_impossible_position_is_corrupt(first, red, yellow):
    with pytest.raises(Corrupt):
        position(first, red, yellow)


def test_a_line_that_was_there_before_the_last_disc_is_corrupt():
    buried = 0b1111 | 1 << 5 * COLUMN
    with pytest.raises(Corrupt, match="before the last disc"):
        position(0, buried | 0b10 << 5 * COLUMN, 0b110000 | 0b111 << 2 * COLUMN | 0b100 << 5 * COLUMN)


@pytest.mark.parametrize("moves", [(), (4,), (1, 2, 1, 2, 1, 2, 1)])
def test_a_position_from_a_game_is_read_back_whole(moves):
    state = played(*moves)
    again = GAME.read(state.to_bytes())
    assert (again.to_act(), again.winner, again.ply) == (state.to_act(), state.winner, state.ply)


def test_the_same_discs_are_the_same_position_whatever_the_order():
    assert played(1, 2, 3, 4).to_bytes() == played(3, 4, 1, 2).to_bytes()


def test_a_view_that_no_position_has_is_malformed():
    message = wire.view_to_message(GAME.view(start(), 0))
    message.cells[40] = 1
    with pytest.raises(Malformed, match="view"):
        wire.view_from_message(message)


def test_the_table_shows_names_as_text_and_not_as_markup():
    assert r"\[red]Ann" in GAME.table(GAME.view(start(), 0), ["[red]Ann", "Bob"])
