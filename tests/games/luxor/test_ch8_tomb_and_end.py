"""Chapter 8: tomb chamber and end."""

import pytest
from games.luxor.luxor_scene import (
    A1,
    A2,
    A3,
    EMPTY,
    LEFT,
    all_cited,
    at,
    cited,
    do,
    draw,
    may,
    offers,
    play,
    scene,
)

from engine.core.ids import NOBODY
from engine.core.kit import row
from engine.games.luxor import actions as a
from engine.games.luxor.data import DATA
from engine.games.luxor.options import SECOND, Options
from engine.games.luxor.outcome import result
from engine.games.luxor.scoring import key_points, sarcophagus_points

TWO = ["2", "1", "1", "1", "1"]


@pytest.mark.vector(13)
@pytest.mark.article("LUX-8.1")
@pytest.mark.article("LUX-8.2")
def test_the_tomb_chamber_is_the_step_after_the_last_tile_and_costs_a_key():
    s = play(scene([39], hand=TWO, keys=2, entered=1))
    assert (at(s), s.players[0].keys) == ([41], 1)
    assert sarcophagus_points(s.players[0]) == 3
    assert s.entered == 2


@pytest.mark.article("LUX-8.1")
def test_empty_spaces_before_the_tomb_chamber_are_skipped():
    s = play(scene([30], hand=TWO, keys=1, tiles=dict.fromkeys(range(32, 41), EMPTY)))
    assert at(s) == [41]


@pytest.mark.vector(14)
@pytest.mark.article("LUX-8.1", broken=True)
def test_a_step_too_many_is_refused():
    assert may(scene([40], keys=1), a.play_card(LEFT))
    s = scene([40], hand=[*TWO[:4], "1"], keys=1)
    assert all_cited(s, a.play_card(LEFT)) == ["LUX-8.1", "LUX-3.5", "LUX-4.5"]


@pytest.mark.vector(14)
@pytest.mark.article("LUX-8.2", broken=True)
def test_nobody_enters_without_a_key():
    assert cited(scene([40], keys=0), a.play_card(LEFT)) == "LUX-8.2"
    s = do(scene([3, 40]), a.play_card(LEFT))
    assert cited(s, a.choose_adventurer(40)) == "LUX-8.2"


@pytest.mark.article("LUX-8.3")
def test_the_first_two_entries_bring_the_sarcophagi_also_to_one_seat():
    s = play(scene([40, 40], [0], keys=2))
    assert sarcophagus_points(s.players[0]) == 5
    draw(play(draw(s)))
    play(s)
    assert (at(s), sarcophagus_points(s.players[0])) == ([41, 41], 8)


@pytest.mark.article("LUX-8.3", broken=True)
def test_a_third_entry_brings_none():
    s = play(scene([40], [41, 41], keys=1, entered=2))
    assert (at(s), sarcophagus_points(s.players[0])) == ([41], 0)


@pytest.mark.vector(30)
@pytest.mark.article("LUX-8.4")
def test_after_the_second_entry_the_round_is_completed():
    s = scene([5, 41], [40], [40], keys=1, entered=1)
    draw(play(s, start=5))
    draw(play(s))
    assert (s.entered, s.active) == (2, 2)
    assert s.to_act() == 2
    draw(play(s))
    assert s.to_act() == NOBODY
    positions = [next(x.points for x in seat.lines if x.key == "positions") for seat in result(s).seats]
    assert positions == [14, 13, 13]
    assert sarcophagus_points(s.players[2]) == 0


@pytest.mark.article("LUX-8.4")
def test_a_second_entry_in_the_last_turn_of_a_round_ends_the_game_at_once():
    s = scene([5], [40, 41], keys=1, entered=1)
    draw(play(s))
    draw(play(s))
    assert s.to_act() == NOBODY


@pytest.mark.article("LUX-8.4", broken=True)
def test_one_entry_does_not_end_the_game_and_nothing_is_done_after_the_end():
    s = scene([5], [40], keys=1)
    draw(play(s))
    draw(play(s))
    assert s.to_act() == 0
    s = scene([5], [40, 41], keys=1, entered=1)
    draw(play(draw(play(s))))
    assert cited(s, a.play_card(LEFT), 0) == "LUX-8.4"
    assert offers(s) == []


def blocked_round(options=None, seats=2):
    """Nobody can move: each seat has one adventurer before the tomb chamber and no key."""
    s = scene(*[[40, A1, A2, A3]] * seats, options=options)
    for number in range(seats):
        s.players[number].pieces = row([40, A1, A2, A3])
    return s


def discard(s):
    return draw(do(s, a.discard_card(LEFT)), "1")


@pytest.mark.vector(33)
@pytest.mark.article("LUX-8.5")
def test_a_round_without_a_move_ends_the_game():
    s = discard(blocked_round())
    assert s.to_act() == 1
    discard(s)
    assert s.to_act() == NOBODY
    assert result(s).reason.startswith("No adventurer moved")


@pytest.mark.article("LUX-8.5", broken=True)
def test_one_move_in_the_round_keeps_the_game_alive():
    s = blocked_round()
    s.players[0].pieces = row([5, A1, A2, A3])
    discard(draw(play(s)))
    assert s.to_act() == 0


@pytest.mark.article("LUX-8.5", broken=True)
def test_nothing_is_done_after_a_dead_round():
    s = discard(discard(blocked_round()))
    assert cited(s, a.discard_card(LEFT), 0) == "LUX-8.5"


@pytest.mark.parametrize(("stalemate", "is_over"), [(1, False), (SECOND, True)])
def test_dead_turns_over_the_border_of_a_round_count_under_an_option(stalemate, is_over):
    s = blocked_round(Options(stalemate=stalemate))
    s.players[0].pieces = row([39, A1, A2, A3])
    draw(play(s), "1")  # seat 0 moves to 40 and is blocked from then on
    discard(s)
    discard(s)
    assert (s.to_act() == NOBODY) == is_over


def test_a_failed_roll_counts_as_a_turn_without_a_move():
    s = scene([40, A1, A2, A3], [40, A1, A2, A3], hand=["die", "1", "1", "1", "1"], keys=1)
    s.players[1].keys = 0
    draw(play(s, roll=4), "1")
    discard(s)
    assert s.to_act() == NOBODY


@pytest.mark.article("LUX-8.6")
def test_a_spent_key_is_out_of_play():
    s = scene([40], keys=1)
    s.keys_left = 7
    play(s)
    assert (s.players[0].keys, s.keys_left) == (0, 7)


@pytest.mark.article("LUX-8.6", broken=True)
def test_a_spent_key_scores_nothing():
    assert key_points(play(scene([40], keys=3)).players[0]) == 2


def test_under_an_option_a_spent_key_goes_back_to_the_supply():
    s = scene([40], keys=1, options=Options(spent_keys=SECOND))
    s.keys_left = DATA.keys - 1
    play(s)
    assert s.keys_left == DATA.keys


@pytest.mark.article("LUX-8.7")
def test_after_the_agreed_number_of_rounds_the_position_is_scored():
    s = scene([0], [0], options=Options(max_rounds=2))
    for _ in range(4):
        assert s.to_act() != NOBODY
        draw(play(s))
    assert s.to_act() == NOBODY
    assert s.rounds == 2
    assert result(s).reason.startswith("The agreed number")


@pytest.mark.article("LUX-8.7", broken=True)
def test_nothing_is_done_after_the_agreed_number_of_rounds():
    s = scene([0], [0], options=Options(max_rounds=1))
    draw(play(draw(play(s))))
    assert cited(s, a.play_card(LEFT), 0) == "LUX-8.7"


def test_a_second_entry_counts_before_the_length_guard():
    s = scene([5], [40, 41], keys=1, entered=1, options=Options(max_rounds=1))
    draw(play(draw(play(s))))
    assert cited(s, a.play_card(LEFT), 0) == "LUX-8.4"
