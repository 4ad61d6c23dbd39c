"""Random games over `State`, for every registered game."""

from __future__ import annotations

from support.cases import each_number_of_seats

from ai.search import playout
from engine.core.ids import NOBODY
from engine.core.kit import seeded


@each_number_of_seats
def test_a_random_playout_ends_the_game_and_counts_its_plies(case) -> None:
    state = case.start()
    before = state.ply
    plies = playout.random_playout(state, seeded(3))
    assert state.to_act() == NOBODY
    assert plies == state.ply - before > 0


@each_number_of_seats
def test_equal_seeds_play_equal_games(case) -> None:
    ends = []
    for seed in (5, 5, 6):
        state = case.start()
        playout.random_playout(state, seeded(seed))
        ends.append(state.to_bytes())
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


@each_number_of_seats
def test_playouts_leave_their_root_as_it_is(case) -> None:
    root = case.start()
    before = root.to_bytes()
    tally = playout.playouts(root, 2, seeded(1))
    assert root.to_bytes() == before
    assert tally.games == 2
    assert 0 < tally.moves <= tally.plies
    assert tally.options >= tally.moves
    assert 0 <= tally.share <= 2


@each_number_of_seats
def test_a_copy_of_copies_equals_the_first(case) -> None:
    root = case.start()
    assert playout.clones(root, 3).to_bytes() == root.to_bytes()
