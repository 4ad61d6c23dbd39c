"""Chapter 4: movement."""

import pytest
from games.luxor.luxor_scene import (
    A1,
    A2,
    A3,
    EMPTY,
    LEFT,
    RIGHT,
    SCARAB,
    all_cited,
    at,
    cited,
    do,
    draw,
    is_draw_due,
    may,
    offers,
    play,
    scene,
    tile,
)

from engine.core.kit import row
from engine.games.luxor import actions as a
from engine.games.luxor.options import SECOND, Options
from engine.games.luxor.rules.movement import relocate


@pytest.mark.article("LUX-4.1")
def test_a_seat_chooses_among_all_positions_of_its_movable_adventurers():
    s = do(scene([0, 5, 5, 12, A1]), a.play_card(LEFT))
    assert offers(s) == [a.choose_adventurer(position) for position in (0, 5, 12)]


@pytest.mark.article("LUX-4.1", broken=True)
def test_a_seat_cannot_move_an_adventurer_from_where_it_has_none():
    s = do(scene([0, 5], [7, 7]), a.play_card(LEFT))
    assert cited(s, a.choose_adventurer(7)) == "LUX-4.1"


@pytest.mark.vector(1)
@pytest.mark.article("LUX-4.2")
def test_spaces_without_a_tile_are_skipped_and_not_counted():
    s = play(scene([20], hand=["3", "1", "1", "1", "1"], tiles={22: EMPTY}))
    assert at(s) == [24]


@pytest.mark.article("LUX-4.2", broken=True)
def test_counting_spaces_does_not_apply_where_tiles_are_missing():
    s = scene([20], hand=["3", "1", "1", "1", "1"], tiles={22: EMPTY})
    do(s, a.play_card(LEFT), a.choose_adventurer(20))
    assert cited(s, a.choose_steps(2)) == "LUX-4.5"  # which would end on space 23, three spaces away
    assert offers(s) == [a.choose_steps(3)]


@pytest.mark.vector(2)
@pytest.mark.article("LUX-4.3")
def test_from_an_empty_space_the_first_step_leads_to_the_next_tile():
    assert at(play(scene([19], hand=["2", "1", "1", "1", "1"], tiles={19: EMPTY}))) == [21]


@pytest.mark.article("LUX-4.3", broken=True)
def test_an_empty_space_does_not_hold_an_adventurer_back():
    assert at(play(scene([19], tiles={19: EMPTY, 20: EMPTY}))) == [21]


@pytest.mark.article("LUX-4.4")
def test_a_plus_minus_one_card_leads_back_or_forward():
    s = do(scene([9], hand=["±1", "1", "1", "1", "1"]), a.play_card(LEFT), a.choose_adventurer(9))
    assert offers(s) == [a.choose_steps(-1), a.choose_steps(1)]
    assert at(do(s, a.choose_steps(-1))) == [8]


@pytest.mark.article("LUX-4.4", broken=True)
@pytest.mark.parametrize("face", ["1", "1-3", "-1 (1-3)"])
def test_no_other_card_leads_back(face):
    s = do(scene([9], hand=[face, "1", "1", "1", "1"]), a.play_card(LEFT), a.choose_adventurer(9))
    assert cited(s, a.choose_steps(-1)) == "LUX-4.4"


@pytest.mark.article("LUX-4.5")
def test_the_full_number_of_steps_is_made():
    assert at(play(scene([3], hand=["5", "1", "1", "1", "1"]))) == [8]


@pytest.mark.article("LUX-4.5", broken=True)
def test_fewer_steps_than_the_card_shows_are_refused():
    s = do(scene([3], hand=["5", "1", "1", "1", "1"]), a.play_card(LEFT), a.choose_adventurer(3))
    assert [cited(s, a.choose_steps(n)) for n in (1, 2, 3, 4, 5)] == ["LUX-4.5"] * 4 + [""]


@pytest.mark.article("LUX-4.5", broken=True)
def test_a_step_too_many_at_the_tomb_breaks_the_full_number_as_well():
    s = scene([40, 3], hand=["2", "1", "1", "1", "1"], keys=1)
    do(s, a.play_card(LEFT))
    assert all_cited(s, a.choose_adventurer(40)) == ["LUX-8.1", "LUX-4.5"]


@pytest.mark.article("LUX-4.6")
def test_a_standing_adventurer_can_be_moved_by_a_card():
    assert may(do(scene([0, A1, A2, A3]), a.play_card(LEFT)), a.choose_adventurer(0))


@pytest.mark.article("LUX-4.6", broken=True)
def test_a_lying_adventurer_cannot_be_moved_by_a_card():
    s = do(scene([0, A1, A2, A3]), a.play_card(LEFT))
    assert [cited(s, a.choose_adventurer(place)) for place in (A1, A2, A3)] == ["LUX-4.6"] * 3


@pytest.mark.vector(3)
@pytest.mark.article("LUX-4.7")
def test_passing_an_anubis_place_stands_up_the_own_adventurer_there():
    s = scene([0, 0, A1, A2, A3], hand=["die", "1", "1", "1", "1"], tiles={1: EMPTY, 5: EMPTY})
    assert at(play(s, roll=5)) == [0, 0, 7, A2, A3]


@pytest.mark.article("LUX-4.7", broken=True)
def test_nobody_wakes_whose_place_was_not_passed_or_who_is_of_another_colour():
    s = play(scene([5, A1, A2], [A1, A2, A3]))
    assert at(s) == [6, A1, A2]
    assert at(play(scene([6, A2], [0, A1, A2, A3])), seat=1) == [0, A1, A2, A3]


@pytest.mark.vector(46)
@pytest.mark.article("LUX-4.8")
def test_a_woken_adventurer_is_not_moved_by_the_same_card():
    s = do(scene([0, 6, A1, A2, A3], hand=["all 1", "1", "1", "1", "1"]), a.play_card(LEFT))
    assert at(s) == [0, 1, 7, A2, A3]


@pytest.mark.article("LUX-4.8", broken=True)
def test_a_woken_adventurer_cannot_be_moved_in_the_same_turn():
    s = play(scene([6, A1], tiles={7: tile("horus", 1)}))
    assert cited(s, a.choose_adventurer(0)) == "LUX-4.8"


@pytest.mark.article("LUX-4.8")
def test_a_woken_adventurer_can_be_moved_in_the_next_turn():
    s = draw(play(scene([6, A1])))
    draw(play(s, start=0))
    assert may(do(s, a.play_card(LEFT)), a.choose_adventurer(0), seat=0)


@pytest.mark.vector(8)
@pytest.mark.article("LUX-4.9")
def test_an_osiris_push_wakes():
    s = play(scene([15, A3], tiles={16: tile("osiris", 2), 18: tile("horus", 2)}))
    assert at(s) == [0, 18]
    assert offers(s) == [a.use_horus(a.KEY), a.use_horus(a.CARD)]
    do(s, a.use_horus(a.KEY))
    assert s.players[0].keys == 1


@pytest.mark.vector(45)
@pytest.mark.article("LUX-4.9")
def test_one_leg_can_wake_several_and_a_second_osiris_pushes_on():
    tiles = dict.fromkeys(range(9, 16), EMPTY) | {8: tile("osiris", 1), 16: tile("osiris", 2)}
    assert at(play(scene([7, A2, A3], tiles=tiles))) == [0, 0, 18]


@pytest.mark.article("LUX-4.9", broken=True)
def test_a_step_back_past_an_anubis_place_wakes_nobody():
    s = play(scene([7, A1], hand=["±1", "1", "1", "1", "1"]), steps=-1)
    assert at(s) == [6, A1]


@pytest.mark.vector(21)
@pytest.mark.article("LUX-4.10")
def test_a_step_back_onto_osiris_is_pushed_forward_from_there():
    s = play(scene([9], hand=["±1", "1", "1", "1", "1"], tiles={8: tile("osiris", 2)}), steps=-1)
    assert at(s) == [10]


@pytest.mark.vector(37)
@pytest.mark.article("LUX-4.10")
def test_there_and_back_performs_the_tile_action_again():
    s = play(scene([9], hand=["±1", "1", "1", "1", "1"], tiles={8: tile("osiris", 1), 9: SCARAB}), steps=-1)
    s.apply(1)
    assert at(s) == [9]
    assert s.players[0].scarabs.total() == 1


@pytest.mark.article("LUX-4.10")
def test_a_step_back_goes_to_the_nearest_tile_behind():
    assert at(play(scene([9], hand=["±1", "1", "1", "1", "1"], tiles={8: EMPTY, 7: EMPTY}), steps=-1)) == [6]


@pytest.mark.vector(22)
@pytest.mark.article("LUX-4.10", broken=True)
@pytest.mark.parametrize("position", [0, 1])
def test_without_a_tile_behind_there_is_no_step_back(position):
    s = scene([position], hand=["±1", "1", "1", "1", "1"])
    do(s, a.play_card(LEFT), a.choose_adventurer(position))
    assert offers(s) == [a.choose_steps(1)]
    assert cited(s, a.choose_steps(-1)) == "LUX-4.10"


def test_under_an_option_a_step_back_ends_on_the_stairs_without_an_action():
    options = Options(back_to_stairs=SECOND)
    s = play(scene([1], hand=["±1", "1", "1", "1", "1"], options=options), steps=-1)
    assert at(s) == [0]
    assert is_draw_due(s)
    s = scene([0], hand=["±1", "1", "1", "1", "1"], options=options)
    do(s, a.play_card(LEFT), a.choose_adventurer(0))
    assert offers(s) == [a.choose_steps(1)]


@pytest.mark.article("LUX-4.11")
def test_an_adventurer_outside_the_tomb_chamber_can_move_while_another_is_inside():
    assert offers(do(scene([5, 41], entered=1), a.play_card(LEFT))) == [a.choose_adventurer(5)]


@pytest.mark.article("LUX-4.11", broken=True)
@pytest.mark.parametrize("face", ["1", "±1"])
def test_an_adventurer_in_the_tomb_chamber_never_moves_again(face):
    s = do(scene([5, 41], hand=[face, "1", "1", "1", "1"], entered=1), a.play_card(LEFT))
    assert cited(s, a.choose_adventurer(41)) == "LUX-4.11"


@pytest.mark.vector(38)
def test_the_end_cards_are_offered_and_the_right_one_is_played():
    s = scene([0, 0, A1, A2, A3], hand=["1", "2", "4", "5", "3"])
    assert offers(s) == [a.play_card(LEFT), a.play_card(RIGHT)]
    assert at(play(s, RIGHT)) == [0, 3, A1, A2, A3]


@pytest.mark.parametrize(
    ("start", "goal", "after"),
    [(0, 7, [0, 5, 7, 9]), (9, 2, [0, 0, 2, 5]), (5, 9, [0, 0, 9, 9]), (9, 0, [0, 0, 0, 5])],
)
def test_the_row_of_adventurers_stays_in_order(start, goal, after):
    pieces = row([0, 0, 5, 9])
    relocate(pieces, start, goal)
    assert pieces.to_list() == after
