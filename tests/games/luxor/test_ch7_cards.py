"""Chapter 7: cards."""

import pytest
from games.luxor.luxor_scene import (
    A1,
    A2,
    A3,
    EMPTY,
    JOKER,
    LEFT,
    NEEDS_1,
    NEEDS_2,
    NEEDS_2_FOR_4,
    NEEDS_3,
    RIGHT,
    SCARAB,
    TUNNEL,
    at,
    card,
    cited,
    come,
    do,
    draw,
    is_draw_due,
    may,
    offers,
    play,
    scene,
    tile,
)

from engine.games.luxor import actions as a
from engine.games.luxor.options import SECOND, Options
from engine.games.luxor.rules import cards
from engine.games.luxor.terms import AT_MINUS_ONE, AT_ROLL, AT_SPACE

MINUS = "-1 (1-3)"


def steps(s):
    """The numbers of steps on offer."""
    return [a.steps_of(a.value_of(action)) for action in offers(s)]


def holding(face):
    return [face, "1", "1", "1", "1"]


@pytest.mark.article("LUX-7.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_number_card_moves_exactly_its_number(number):
    assert at(play(scene([9], hand=holding(str(number))))) == [9 + number]


@pytest.mark.article("LUX-7.1", broken=True)
def test_more_steps_than_a_number_card_shows_are_refused():
    s = do(scene([9], hand=holding("2")), a.play_card(LEFT), a.choose_adventurer(9))
    assert [cited(s, a.choose_steps(n)) for n in (2, 3, 6, 99)] == ["", "LUX-7.1", "LUX-7.1", "LUX-7.1"]


@pytest.mark.article("LUX-7.2")
@pytest.mark.parametrize("way", [1, -1])
def test_a_plus_minus_one_card_moves_one_step_forward_or_back(way):
    assert at(play(scene([9], hand=holding("±1")), steps=way)) == [9 + way]


@pytest.mark.article("LUX-7.2", broken=True)
def test_a_plus_minus_one_card_allows_no_other_number():
    s = do(scene([9], hand=holding("±1")), a.play_card(LEFT), a.choose_adventurer(9))
    assert [cited(s, a.choose_steps(n)) for n in (0, 2, -2)] == ["LUX-7.2"] * 3


@pytest.mark.article("LUX-7.3")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_a_die_card_moves_exactly_the_number_rolled(roll):
    assert at(play(scene([9], hand=holding("die")), roll=roll)) == [9 + roll]


@pytest.mark.vector(32)
@pytest.mark.article("LUX-7.3")
def test_a_roll_that_fits_nobody_spends_the_card_without_a_move():
    s = scene([40], hand=holding("die"), keys=1)
    assert may(s, a.play_card(LEFT))
    play(s, roll=4)
    assert (at(s), s.players[0].keys, is_draw_due(s)) == ([40], 1, True)
    draw(s)


@pytest.mark.article("LUX-7.3", broken=True)
def test_another_number_than_the_roll_is_refused():
    s = do(come(do(scene([9], hand=holding("die")), a.play_card(LEFT)), 3), a.choose_adventurer(9))
    assert [cited(s, a.choose_steps(n)) for n in (2, 3, 4)] == ["LUX-4.5", "", "LUX-7.3"]


def test_a_die_card_is_playable_if_some_roll_would_do_and_not_if_none_would():
    assert may(scene([40], hand=holding("die"), keys=1), a.play_card(LEFT))
    assert not may(scene([40], hand=holding("die"), keys=0), a.play_card(LEFT))


@pytest.mark.vector(40)
@pytest.mark.article("LUX-7.4")
def test_a_range_card_lets_the_seat_choose_a_number_of_the_range():
    s = do(scene([9], hand=holding("1-3"), tiles={12: NEEDS_1}), a.play_card(LEFT), a.choose_adventurer(9))
    assert steps(s) == [1, 2, 3]
    do(s, a.choose_steps(3))
    assert (at(s), s.players[0].points) == ([12], 1)


@pytest.mark.article("LUX-7.4")
@pytest.mark.parametrize(("face", "most"), [("1-4", 4), ("1-6", 6)])
def test_longer_ranges_reach_further(face, most):
    s = do(scene([9], hand=holding(face)), a.play_card(LEFT), a.choose_adventurer(9))
    assert steps(s) == list(range(1, most + 1))


@pytest.mark.article("LUX-7.4", broken=True)
def test_a_number_outside_the_range_is_refused():
    s = do(scene([9], hand=holding("1-3")), a.play_card(LEFT), a.choose_adventurer(9))
    assert [cited(s, a.choose_steps(n)) for n in (0, 4)] == ["LUX-7.4", "LUX-7.4"]


@pytest.mark.vector(39)
@pytest.mark.article("LUX-7.5")
def test_a_one_to_die_card_lets_the_seat_choose_up_to_the_roll():
    s = do(come(do(scene([9], hand=holding("1-die")), a.play_card(LEFT)), 2), a.choose_adventurer(9))
    assert steps(s) == [1, 2]
    assert at(do(s, a.choose_steps(2))) == [11]


@pytest.mark.article("LUX-7.5", broken=True)
def test_a_number_above_the_roll_is_refused():
    s = do(come(do(scene([9], hand=holding("1-die")), a.play_card(LEFT)), 2), a.choose_adventurer(9))
    assert [cited(s, a.choose_steps(n)) for n in (0, 3)] == ["LUX-7.5", "LUX-7.5"]


# ---- everybody forward ----


@pytest.mark.vector(15)
@pytest.mark.article("LUX-7.6")
def test_a_move_all_card_moves_every_adventurer_and_one_tile_acts():
    tiles = {13: NEEDS_3, 14: TUNNEL, 21: EMPTY, 22: EMPTY, 23: NEEDS_3, 24: tile("osiris", 3), 25: EMPTY}
    tiles |= {27: tile("horus", 2), 28: NEEDS_3, 35: TUNNEL}
    s = do(scene([12, 20, 20, 20], hand=holding("all 2"), tiles=tiles), a.play_card(LEFT))
    assert at(s) == [14, 28, 28, 28]
    assert offers(s) == [a.choose_space(space) for space in (0, 14, 28)]
    do(s, a.choose_space(28))
    assert (s.players[0].points, at(s)) == (6, [14, 28, 28, 28])


@pytest.mark.article("LUX-7.6")
def test_the_foremost_goes_first():
    """The key is paid by the one in front, though the one behind could have used it too."""
    s = do(scene([39, 40], hand=holding("all 1"), keys=1, tiles={40: EMPTY}), a.play_card(LEFT))
    assert at(s) == [39, 41]


@pytest.mark.article("LUX-7.6", broken=True)
def test_a_move_all_card_moves_neither_the_lying_nor_those_in_the_tomb_chamber():
    s = do(scene([5, 41, A2, A3], hand=holding("all 1"), entered=1), a.play_card(LEFT))
    assert at(s) == [6, 41, A2, A3]


@pytest.mark.vector(16)
@pytest.mark.article("LUX-7.7")
def test_only_one_gain_comes_from_a_move_all_card():
    s = do(scene([5, 9], hand=holding("all 1"), tiles={6: SCARAB, 10: JOKER}), a.play_card(LEFT))
    do(s, a.choose_space(10))
    assert (s.players[0].jokers, s.players[0].scarabs.total()) == (1, 0)
    assert is_draw_due(s)


@pytest.mark.article("LUX-7.7")
def test_no_action_is_asked_for_if_no_tile_would_do_anything():
    assert is_draw_due(do(scene([5, 9], hand=holding("all 1")), a.play_card(LEFT)))


@pytest.mark.article("LUX-7.7", broken=True)
def test_a_tile_where_nobody_arrived_cannot_act():
    tiles = {6: SCARAB, 40: JOKER, 20: JOKER}
    s = do(scene([5, 40], hand=holding("all 1"), tiles=tiles), a.play_card(LEFT))
    assert at(s) == [6, 40]  # without a key the one in front had to stay
    assert [cited(s, a.choose_space(space)) for space in (40, 20, 41, 5)] == ["LUX-7.7"] * 4


def test_several_on_one_tunnel_hop_only_once():
    s = scene([13, 13], hand=holding("all 1"), tiles={14: TUNNEL, 20: TUNNEL})
    assert at(do(s, a.play_card(LEFT), a.choose_space(14))) == [14, 20]


def test_under_an_option_a_tile_must_act_after_a_move_all_card():
    options = Options(move_all_action=SECOND)
    s = scene([5, 9], hand=holding("all 1"), tiles={6: SCARAB, 10: JOKER}, options=options)
    do(s, a.play_card(LEFT))
    assert offers(s) == [a.choose_space(6), a.choose_space(10)]
    assert cited(s, a.choose_space(0)) == "LUX-6.12"


@pytest.mark.article("LUX-7.8")
def test_an_adventurer_that_cannot_go_the_full_way_stays():
    s = do(scene([5, 40], hand=holding("all 2"), keys=1), a.play_card(LEFT))
    assert at(s) == [7, 40]


@pytest.mark.article("LUX-7.8", broken=True)
def test_a_move_all_card_that_moves_nobody_cannot_be_played():
    assert cited(scene([40], hand=holding("all 2"), keys=1), a.play_card(LEFT)) == "LUX-8.1"


@pytest.mark.parametrize(("keys", "article"), [(0, "LUX-8.2"), (1, "LUX-8.2"), (2, "")])
def test_under_an_option_everybody_must_be_able_to_go(keys, article):
    """Two stand before the tomb chamber, and each entry uses up a key."""
    options = Options(move_all_blocked=SECOND)
    s = scene([3, 40, 40], hand=holding("all 1"), keys=keys, options=options)
    assert cited(s, a.play_card(LEFT)) == article


@pytest.mark.vector(34)
def test_a_move_all_with_one_key_lets_one_enter():
    s = do(scene([40, 40], hand=holding("all 1"), keys=1), a.play_card(LEFT))
    assert (at(s), s.players[0].keys, s.players[0].sarcophagi) == ([40, 41], 0, 1)


@pytest.mark.vector(44)
@pytest.mark.article("LUX-7.12")
def test_entering_the_tomb_chamber_does_not_use_up_the_action():
    s = scene([38, 40], hand=holding("all 1"), keys=1, tiles={39: tile("horus", 3)})
    do(s, a.play_card(LEFT))
    assert (at(s), s.players[0].keys, s.players[0].sarcophagi) == ([39, 41], 0, 1)
    assert offers(s) == [a.choose_space(0), a.choose_space(39)]
    do(s, a.choose_space(39), a.use_horus(a.KEY))
    assert s.players[0].keys == 1


@pytest.mark.article("LUX-7.12", broken=True)
def test_the_tomb_chamber_is_no_tile_that_could_be_chosen_to_act():
    s = scene([38, 40], hand=holding("all 1"), keys=1, tiles={39: tile("horus", 3)})
    assert cited(do(s, a.play_card(LEFT)), a.choose_space(41)) == "LUX-7.7"


@pytest.mark.vector(52)
def test_with_one_key_the_foremost_enters_and_the_other_stays():
    s = scene([38, 39], hand=holding("all 2"), keys=1, tiles={40: tile("osiris", 1)})
    assert at(do(s, a.play_card(LEFT))) == [38, 41]
    assert s.players[0].keys == 0


# ---- the last to the last but one ----


@pytest.mark.vector(17)
@pytest.mark.article("LUX-7.9")
def test_the_last_goes_to_the_penultimate_and_acts_there():
    s = scene([0, 0, 5, 9, 20], hand=holding("last"), tiles={5: NEEDS_2_FOR_4})
    do(s, a.play_card(LEFT))
    assert (at(s), s.players[0].points) == ([0, 5, 5, 9, 20], 4)


@pytest.mark.vector(18)
@pytest.mark.article("LUX-7.9", broken=True)
def test_on_an_empty_space_the_last_performs_no_action():
    s = do(scene([7, 10], hand=holding("last"), tiles={10: EMPTY}), a.play_card(LEFT))
    assert (at(s), is_draw_due(s)) == ([10, 10], True)


@pytest.mark.article("LUX-7.10")
def test_it_can_be_played_if_somebody_stands_ahead_of_the_rearmost():
    assert may(scene([7, 7, 9], hand=holding("last")), a.play_card(LEFT))


@pytest.mark.vector(18)
@pytest.mark.article("LUX-7.10", broken=True)
@pytest.mark.parametrize("pieces", [[7, 7], [7, A2, A3], [7]])
def test_it_cannot_be_played_if_nobody_stands_ahead_of_the_rearmost(pieces):
    assert cited(scene(pieces, hand=holding("last")), a.play_card(LEFT)) == "LUX-7.10"


@pytest.mark.vector(35)
def test_the_last_may_go_into_the_tomb_chamber_for_a_key():
    s = do(scene([40, 41], hand=holding("last"), keys=1, entered=1), a.play_card(LEFT))
    assert (at(s), s.players[0].keys) == ([41, 41], 0)
    s = scene([40, 41], hand=holding("last"), entered=1)
    assert cited(s, a.play_card(LEFT)) == "LUX-8.2"


def test_under_an_option_the_last_does_not_go_into_the_tomb_chamber():
    options = Options(last_to_penultimate_tomb=SECOND)
    s = scene([40, 41], hand=holding("last"), keys=1, entered=1, options=options)
    assert cited(s, a.play_card(LEFT)) == "LUX-7.10"


# ---- minus one ----


@pytest.mark.vector(19)
@pytest.mark.article("LUX-7.11")
def test_a_minus_one_card_makes_up_for_one_adventurer_if_the_seat_likes():
    s = play(scene([6], hand=holding(MINUS), tiles={7: NEEDS_2}), steps=1)
    assert offers(s) == [a.take_treasure(a.TAKE), a.take_treasure(a.LEAVE)]
    assert do(s, a.take_treasure(a.TAKE)).players[0].points == 3
    s = play(scene([6], hand=holding(MINUS), tiles={7: NEEDS_2}), steps=1)
    do(s, a.take_treasure(a.LEAVE))
    assert (s.players[0].points, s.tiles[7], is_draw_due(s)) == (0, NEEDS_2, True)


@pytest.mark.vector(20)
@pytest.mark.article("LUX-7.11", broken=True)
def test_a_minus_one_card_does_not_make_up_for_two():
    s = play(scene([6], hand=holding(MINUS), tiles={7: NEEDS_3}), steps=1)
    assert (s.players[0].points, is_draw_due(s)) == (0, True)


@pytest.mark.article("LUX-7.11", broken=True)
def test_a_minus_one_card_moves_one_to_three_steps():
    s = do(scene([6], hand=holding(MINUS)), a.play_card(LEFT), a.choose_adventurer(6))
    assert steps(s) == [1, 2, 3]
    assert [cited(s, a.choose_steps(n)) for n in (0, 4)] == ["LUX-7.11", "LUX-7.11"]


@pytest.mark.vector(47)
def test_with_enough_adventurers_a_minus_one_card_asks_nothing():
    s = play(scene([6, 7], hand=holding(MINUS), tiles={7: NEEDS_2}), start=6, steps=1)
    assert (at(s), s.players[0].points, is_draw_due(s)) == ([7, 7], 3, True)


@pytest.mark.vector(48)
def test_the_reduction_survives_an_osiris_push():
    tiles = {8: tile("osiris", 2), 10: NEEDS_2_FOR_4}
    s = play(scene([7], hand=holding(MINUS), tiles=tiles), steps=1)
    assert (at(s), s.point) == ([10], AT_MINUS_ONE)
    assert do(s, a.take_treasure(a.TAKE)).players[0].points == 4


def test_under_an_option_the_treasure_within_reach_is_taken():
    options = Options(minus_one_take=SECOND)
    s = play(scene([6], hand=holding(MINUS), tiles={7: NEEDS_2}, options=options), steps=1)
    assert s.players[0].points == 3


def test_the_reduction_does_not_outlive_its_turn():
    s = draw(play(scene([6], [6], hand=holding(MINUS), tiles={7: NEEDS_2}), steps=3))
    play(s, RIGHT)
    assert (at(s, 1), s.players[1].points, is_draw_due(s)) == ([7], 0, True)


# ---- all cards ----


@pytest.mark.parametrize(
    ("face", "rolled"),
    [("1", 0), ("±1", 0), ("die", 0), ("die", 4), ("1-3", 0), ("1-die", 0), ("1-die", 2), (MINUS, 0)],
)
def test_a_card_reaches_from_somewhere_exactly_if_some_number_does(face, rolled):
    """`reach` is what a card needs, `check_number` and the way are what a step needs: they agree."""
    number = card(face)
    for tiles in ({}, {39: tile("osiris", 2)}, {40: EMPTY, 38: tile("osiris", 4)}):
        for keys in (0, 1):
            s = scene([0], tiles=tiles, keys=keys)
            for position in range(41):
                ways = [n for n in range(-8, 20) if n and cards.check_number(number, rolled, n) == 0]
                if rolled == 0 and face in ("die", "1-die"):
                    ways = range(1, 7)
                some = any(cards.settle(s, position, n, keys) >= 0 for n in ways)
                assert (cards.reach(s, s.players[0], position, number, rolled) == 0) == some


def test_playing_a_die_card_waits_for_the_die():
    assert do(scene([0], hand=holding("1-die")), a.play_card(LEFT)).point == AT_ROLL


def test_several_open_tiles_ask_for_a_choice():
    s = do(scene([5, 9], hand=["1"] * 4 + ["all 3"], tiles={8: JOKER, 12: SCARAB}), a.play_card(RIGHT))
    assert s.point == AT_SPACE
    come(do(s, a.choose_space(12)), 1)
    assert s.players[0].scarabs[1] == 1
    assert at(s) == [8, 12]


def test_a_woken_one_is_not_a_last_that_could_go():
    """Last to penultimate wakes nobody: whoever stands ahead has passed those places before."""
    s = do(scene([5, 20, A1], hand=holding("last")), a.play_card(LEFT))
    assert at(s) == [0, 20, 20]
