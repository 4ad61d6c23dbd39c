"""Chapter 3: turn and hand."""

import pytest
from games.luxor.luxor_scene import (
    A1,
    A2,
    A3,
    LEFT,
    NEEDS_1,
    NEEDS_3,
    RIGHT,
    all_cited,
    at,
    card,
    cited,
    come,
    do,
    draw,
    drawable,
    hand,
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
from engine.games.luxor.terms import AT_TURN

BLOCKED = {"hand": ["5", "1", "1", "1", "4"], "keys": 1, "entered": 1}


def blocked(**changes):
    """Vector 23: one before the tomb chamber, one in it, and both end cards lead too far."""
    return scene([40, 41], **{**BLOCKED, **changes})


@pytest.mark.article("LUX-3.1")
def test_a_turn_is_card_move_action_and_refill():
    s = scene([4], hand=["1", "2", "3", "4", "5"], tiles={5: NEEDS_1})
    do(s, a.play_card(LEFT))
    assert s.piles.discard.to_list() == [card("1")]
    do(s, a.choose_adventurer(4), a.choose_steps(1))
    assert at(s) == [5]
    assert s.players[0].points == 1
    draw(s)
    assert (s.active, s.point) == (1, AT_TURN)


@pytest.mark.article("LUX-3.1", broken=True)
def test_a_second_card_cannot_be_played_in_the_same_turn():
    s = do(scene([0]), a.play_card(LEFT))
    assert cited(s, a.play_card(RIGHT)) == "LUX-3.1"


@pytest.mark.article("LUX-3.1", broken=True)
def test_an_adventurer_cannot_be_moved_before_a_card_is_played():
    s = scene([0])
    assert cited(s, a.choose_adventurer(0)) == "LUX-3.1"
    assert cited(s, a.choose_steps(1)) == "LUX-3.1"


@pytest.mark.article("LUX-3.2")
def test_both_end_cards_may_be_played_even_when_they_are_alike():
    assert offers(scene([0])) == [a.play_card(LEFT), a.play_card(RIGHT)]


@pytest.mark.article("LUX-3.2", broken=True)
def test_a_card_that_is_not_at_an_end_may_not_be_played_or_discarded():
    s = scene([0])
    assert [cited(s, a.play_card(place)) for place in (1, 2, 3, 5)] == ["LUX-3.2"] * 4
    assert [cited(blocked(), a.discard_card(place)) for place in (1, 2, 3, 9)] == ["LUX-3.2"] * 4


@pytest.mark.article("LUX-3.3")
def test_the_other_cards_keep_their_order():
    assert hand(do(scene([0], hand=["1", "2", "3", "4", "5"]), a.play_card(LEFT))) == ["2", "3", "4", "5"]
    assert hand(do(scene([0], hand=["1", "2", "3", "4", "5"]), a.play_card(RIGHT))) == ["1", "2", "3", "4"]


@pytest.mark.article("LUX-3.3", broken=True)
def test_the_hand_cannot_be_reordered():
    s = scene([0])
    assert cited(s, a.reorder_hand()) == "LUX-3.3"
    assert cited(do(s, a.play_card(LEFT)), a.reorder_hand()) == "LUX-3.3"


@pytest.mark.article("LUX-3.4")
@pytest.mark.parametrize(
    ("place", "after"), [(LEFT, ["2", "3", "die", "4", "5"]), (RIGHT, ["1", "2", "die", "3", "4"])]
)
def test_a_new_card_goes_between_two_and_two_others(place, after):
    assert hand(draw(play(scene([0], hand=["1", "2", "3", "4", "5"]), place), "die")) == after


@pytest.mark.article("LUX-3.4", broken=True)
def test_a_new_card_never_comes_to_an_end():
    for face in ("1", "±1", "die"):
        after = hand(draw(play(scene([0], hand=["2", "3", "4", "5", "5"])), face))
        assert face not in (after[0], after[-1])


@pytest.mark.article("LUX-3.5")
def test_with_one_playable_end_card_it_is_the_only_choice():
    s = scene([40], hand=["5", "2", "3", "4", "1"], keys=1)
    assert offers(s) == [a.play_card(RIGHT)]


@pytest.mark.article("LUX-3.5", broken=True)
def test_a_seat_may_not_pass_or_discard_while_an_end_card_can_be_played():
    s = scene([40], hand=["5", "2", "3", "4", "1"], keys=1)
    assert cited(s, a.pass_()) == "LUX-3.5"
    assert cited(s, a.discard_card(LEFT)) == "LUX-3.5"
    assert cited(s, a.discard_card(RIGHT)) == "LUX-3.5"
    assert all_cited(s, a.play_card(LEFT)) == ["LUX-8.1", "LUX-3.5", "LUX-4.5"]


@pytest.mark.vector(23)
@pytest.mark.article("LUX-3.6")
@pytest.mark.parametrize("place", [LEFT, RIGHT])
def test_a_blocked_seat_discards_an_end_card_without_moving_and_draws(place):
    s = blocked()
    assert offers(s) == [a.discard_card(LEFT), a.discard_card(RIGHT)]
    do(s, a.discard_card(place))
    assert s.piles.discard.to_list() == [card("5" if place == LEFT else "4")]
    draw(s)
    assert (at(s), len(hand(s)), s.active) == ([40, 41], 5, 1)


@pytest.mark.article("LUX-3.6", broken=True)
def test_a_blocked_seat_cannot_play_a_card():
    assert all_cited(blocked(), a.play_card(LEFT)) == ["LUX-8.1", "LUX-3.6", "LUX-4.5"]
    assert cited(scene([41, A2, A3], entered=1), a.play_card(LEFT)) == "LUX-3.6"


@pytest.mark.article("LUX-3.7")
def test_at_the_end_of_a_turn_a_card_of_the_draw_pile_is_drawn():
    s = play(scene([0]))
    before = s.draw_left
    draw(s)
    assert s.draw_left == before - 1


@pytest.mark.vector(9)
@pytest.mark.article("LUX-3.7", broken=True)
def test_who_took_a_horus_card_does_not_draw():
    s = scene([3], hand=["1", "2", "3", "4", "5"], tiles={4: tile("horus", 1)})
    top, before = s.piles.tops[1], s.draw_left
    do(play(s), a.use_horus(a.CARD))
    assert hand(s) == ["2", "3", "1-3", "4", "5"]
    assert s.players[0].hand[2] == top
    come(s, next(iter(drawable(s))))
    assert (s.draw_left, s.active) == (before, 1)


@pytest.mark.article("LUX-3.8")
def test_every_hand_has_five_cards_when_a_turn_is_over():
    s = draw(play(scene([0], [0])))
    draw(play(s))
    assert [len(hand(s, seat)) for seat in (0, 1)] == [5, 5]


@pytest.mark.article("LUX-3.8", broken=True)
def test_a_turn_is_not_over_while_a_card_is_missing():
    s = play(scene([0]))
    assert len(hand(s)) == 4
    assert (s.active, is_draw_due(s)) == (0, True)


@pytest.mark.article("LUX-3.9")
def test_played_start_and_horus_cards_go_onto_one_discard_pile_in_order():
    s = scene([0], [0], hand=["1-3", "1", "1", "1", "2"])
    draw(play(s, LEFT, steps=1))
    draw(play(s, RIGHT))
    assert s.piles.discard.to_list() == [card("1-3"), card("2")]


@pytest.mark.article("LUX-3.9", broken=True)
def test_a_played_card_does_not_go_back_to_its_horus_deck():
    s = scene([0], hand=["1-3", "1", "1", "1", "2"])
    before = s.piles.decks.to_list()
    draw(play(s, LEFT, steps=1))
    assert s.piles.decks.to_list() == before


def nearly_empty(pile, discards, **options):
    s = scene([0], hand=["1", "2", "3", "4", "5"], options=Options(**options))
    s.piles.draw.fill(0)
    for face in pile:
        s.piles.draw.bump(card(face))
    s.draw_left = len(pile)
    s.piles.shuffled.become(s.piles.draw)
    s.piles.discard = row([card(face) for face in discards], 55)
    return s


@pytest.mark.vector(31)
@pytest.mark.article("LUX-3.10")
def test_when_the_last_card_is_drawn_the_discard_pile_becomes_the_draw_pile():
    s = nearly_empty(["5"], ["2", "die", "2"])
    draw(play(s), "5")
    assert s.draw_left == 4
    assert s.piles.discard.to_list() == []
    assert s.piles.draw.to_list() == s.piles.shuffled.to_list()
    assert {c: n for c, n in enumerate(s.piles.draw.to_list()) if n} == {
        card("1"): 1,
        card("2"): 2,
        card("die"): 1,
    }
    assert s.shuffles == 1


@pytest.mark.article("LUX-3.10", broken=True)
def test_while_cards_are_left_nothing_is_shuffled():
    s = nearly_empty(["5", "4"], ["2"])
    draw(play(s), "5")
    assert (s.draw_left, s.shuffles) == (1, 0)
    assert s.piles.discard.to_list() == [card("2"), card("1")]


def test_under_an_option_the_pile_is_shuffled_when_the_next_draw_is_due():
    s = nearly_empty(["5"], ["2"], reshuffle=SECOND)
    draw(play(s), "5")
    assert (s.draw_left, s.shuffles) == (0, 0)
    play(s)
    assert (s.draw_left, s.shuffles) == (3, 1)
    assert s.piles.discard.to_list() == []


def test_a_discard_is_legal_for_both_ends_alike():
    s = blocked()
    assert may(s, a.discard_card(LEFT))
    assert may(s, a.discard_card(RIGHT))


def test_a_seat_with_everybody_lying_or_entombed_is_blocked():
    s = scene([41, A1, A2, A3], entered=1, hand=["last", "1", "1", "1", "all 2"])
    assert offers(s) == [a.discard_card(LEFT), a.discard_card(RIGHT)]
    assert s.tiles[40] == NEEDS_3
