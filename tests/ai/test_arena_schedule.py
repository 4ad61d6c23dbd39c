"""Every seating of every deal, each equally often."""

from __future__ import annotations

from collections import Counter

import pytest

from ai.arena.schedule import Schedule, fill, rotations, teams


@pytest.mark.parametrize(
    ("names", "seats", "ways"),
    [
        (["a", "b"], 2, 2),
        (["a", "b"], 3, 3),
        (["a", "a", "b", "b"], 4, 6),
        (["a", "b", "c"], 3, 6),
        (["a", "b", "c"], 4, 12),
        (["a"], 4, 1),
    ],
)
def test_every_assignment_to_seats_comes_equally_often_and_once_for_each_deal(names, seats, ways):
    entrants, lineup = fill(names, seats)
    schedule = Schedule(rotations(lineup), seed=7)
    slots = [schedule.slot(n) for n in range(ways * 5)]
    assert schedule.block == ways
    assert set(Counter(slot.seating for slot in slots).values()) == {5}
    for deal in range(5):
        assert len({slot.seating for slot in slots if slot.deal == deal}) == ways
    held = Counter((seat, holder) for slot in slots for seat, holder in enumerate(slot.seating))
    for entrant in range(len(entrants)):
        assert len({held[seat, entrant] for seat in range(seats)}) == 1


def test_the_last_player_fills_the_seats_that_are_left():
    assert fill(["hard", "random"], 3) == (("hard", "random"), (0, 1, 1))
    assert fill(["hard", "hard", "random"], 3) == (("hard", "random"), (0, 0, 1))


@pytest.mark.parametrize("names", [[], ["a", "b", "c"]])
def test_players_must_fit_the_seats(names):
    with pytest.raises(ValueError, match="for 2 seats"):
        fill(names, 2)


def test_games_of_one_deal_share_their_dice_and_no_other_seed():
    schedule = Schedule(rotations((0, 1, 1)), seed=1)
    slots = [schedule.slot(n) for n in range(9)]
    assert [slot.deal for slot in slots] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert len({slot.deal_seed for slot in slots}) == 3
    assert len({slot.salt for slot in slots}) == 9
    assert {len(slot.deal_seed) for slot in slots} == {len(slot.salt) for slot in slots} == {32}


def test_runs_of_different_seeds_share_nothing():
    slots = [Schedule(rotations((0, 1)), seed).slot(n) for seed in range(20) for n in range(20)]
    assert len({slot.deal_seed for slot in slots}) == 200
    assert len({slot.salt for slot in slots}) == 400


def test_the_same_deal_is_dealt_to_every_line_up_of_a_seed():
    assert (
        Schedule(rotations((0, 1)), 3).slot(2).deal_seed
        == Schedule(rotations((0, 1, 2)), 3).slot(6).deal_seed
    )


def test_teams_take_all_the_seats_in_turn():
    assert teams(2, 3) == ((0, 0, 0), (1, 1, 1))


@pytest.mark.parametrize(("games", "whole"), [(1, 3), (3, 3), (4, 6), (100, 102)])
def test_numbers_of_games_are_rounded_up_to_whole_rotations(games, whole):
    assert Schedule(rotations((0, 1, 1)), 0).whole(games) == whole


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_has_63_bits(seed):
    with pytest.raises(ValueError, match="whole number"):
        Schedule(rotations((0, 1)), seed)
