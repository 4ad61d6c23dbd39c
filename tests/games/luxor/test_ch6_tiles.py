"""Chapter 6: Horus, Osiris and temple tiles."""

import pytest
from games.luxor.luxor_scene import (
    A2,
    A3,
    EITHER,
    EMPTY,
    JOKER,
    LEFT,
    NEEDS_1,
    NEEDS_3,
    SCARAB,
    TUNNEL,
    at,
    card,
    cited,
    come,
    do,
    draw,
    drawable,
    hand,
    is_draw_due,
    offers,
    play,
    scene,
    tile,
)

from engine.games.luxor import actions as a
from engine.games.luxor.data import DATA
from engine.games.luxor.options import SECOND, Options
from engine.games.luxor.terms import AT_SCARAB, AT_TURN

EYES_12, EYES_23 = tile("eyes", 1, 2), tile("eyes", 2, 3)


@pytest.mark.article("LUX-6.1")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_horus_tile_gives_a_key_or_the_top_card_of_its_level(level):
    s = play(scene([3], tiles={4: tile("horus", level)}))
    assert offers(s) == [a.use_horus(a.KEY), a.use_horus(a.CARD)]
    top = s.piles.tops[level]
    do(s, a.use_horus(a.CARD))
    assert s.players[0].hand[2] == top


@pytest.mark.vector(10)
@pytest.mark.article("LUX-6.1")
def test_a_key_is_taken_and_then_a_card_is_drawn():
    s = do(play(scene([3], hand=["1", "2", "3", "4", "5"], tiles={4: tile("horus", 1)})), a.use_horus(a.KEY))
    assert (s.players[0].keys, s.keys_left) == (1, DATA.keys - 1)
    assert hand(draw(s, "die")) == ["2", "3", "die", "4", "5"]


@pytest.mark.vector(43)
@pytest.mark.article("LUX-6.1")
def test_a_step_back_onto_horus_counts_as_well():
    s = play(scene([9], hand=["±1", "1", "1", "1", "1"], tiles={8: tile("horus", 1)}), steps=-1)
    assert at(s) == [8]
    assert do(s, a.use_horus(a.KEY)).players[0].keys == 1


@pytest.mark.article("LUX-6.1", broken=True)
def test_a_horus_tile_does_not_give_a_card_of_another_level():
    s = play(scene([3], tiles={4: tile("horus", 1)}))
    assert [cited(s, a.choose_deck(level)) for level in (1, 2, 3)] == ["LUX-6.1"] * 3


def test_the_next_horus_card_comes_to_light_at_once():
    s = do(play(scene([3], tiles={4: tile("horus", 2)})), a.use_horus(a.CARD))
    shown = next(iter(drawable(s)))
    assert {DATA.cards[c - 1].level for c in drawable(s)} == {2}
    come(s, shown)
    assert (s.piles.tops[2], s.active, s.point) == (shown, 1, AT_TURN)


def test_the_last_horus_card_leaves_an_empty_deck():
    s = scene([3], tiles={4: tile("horus", 2)})
    s.piles.decks.fill(0)
    do(play(s), a.use_horus(a.CARD))
    assert (s.piles.tops[2], s.active) == (0, 1)


@pytest.mark.vector(7)
@pytest.mark.article("LUX-6.2")
def test_from_osiris_the_adventurer_goes_on_and_acts_where_it_arrives():
    tiles = {8: tile("osiris", 3), 10: EMPTY, 11: EMPTY, 13: SCARAB}
    s = play(scene([7, A2, A3], tiles=tiles))
    assert at(s) == [0, 13, A3]
    come(s, 3)
    assert s.players[0].scarabs.total() == 1
    draw(s)
    assert len(hand(s)) == 5


@pytest.mark.article("LUX-6.2", broken=True)
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_nobody_rests_on_osiris(steps):
    s = play(scene([7], tiles={8: tile("osiris", steps)}))
    assert at(s) == [8 + steps]


@pytest.mark.article("LUX-6.3")
def test_osiris_may_lead_into_the_tomb_chamber_with_a_key():
    tiles = dict.fromkeys(range(32, 41), EMPTY) | {31: tile("osiris", 1)}
    s = play(scene([30], tiles=tiles, keys=1))
    assert (at(s), s.players[0].keys) == ([41], 0)


@pytest.mark.vector(36)
@pytest.mark.article("LUX-6.3", broken=True)
@pytest.mark.parametrize(("steps", "keys", "article"), [(1, 0, "LUX-8.2"), (1, 1, ""), (2, 1, "LUX-6.3")])
def test_a_move_is_refused_if_osiris_leads_too_far_or_into_the_tomb_without_a_key(steps, keys, article):
    tiles = dict.fromkeys(range(32, 41), EMPTY) | {31: tile("osiris", steps)}
    assert cited(scene([30], tiles=tiles, keys=keys), a.play_card(LEFT)) == article


@pytest.mark.article("LUX-6.4")
def test_a_scarab_tile_gives_one_random_scarab():
    s = play(scene([5], tiles={6: SCARAB}))
    assert s.point == AT_SCARAB
    assert drawable(s) == dict(DATA.scarabs)
    come(s, 4)
    assert (s.players[0].scarabs[4], s.scarabs_left) == (1, 21)
    assert is_draw_due(s)


@pytest.mark.article("LUX-6.4", broken=True)
def test_a_scarab_is_not_chosen_by_its_owner():
    s = play(scene([5], tiles={6: SCARAB}))
    assert cited(s, a.pick(a.PICK_SCARAB)) == "LUX-2.6"


@pytest.mark.article("LUX-6.5")
def test_a_joker_tile_gives_one_joker():
    s = play(scene([5], tiles={6: JOKER}))
    assert (s.players[0].jokers, is_draw_due(s)) == (1, True)


@pytest.mark.article("LUX-6.5", broken=True)
def test_a_joker_tile_gives_nothing_to_those_who_pass_it_or_leave_it():
    assert play(scene([5], hand=["2", "1", "1", "1", "1"], tiles={6: JOKER})).players[0].jokers == 0
    assert play(scene([6], tiles={6: JOKER})).players[0].jokers == 0


@pytest.mark.vector(41)
@pytest.mark.article("LUX-6.6")
def test_a_joker_or_scarab_tile_gives_either():
    s = play(scene([5], tiles={6: EITHER}))
    assert offers(s) == [a.pick(a.PICK_JOKER), a.pick(a.PICK_SCARAB)]
    come(do(s, a.pick(a.PICK_SCARAB)), 2)
    assert (s.players[0].scarabs.total(), s.players[0].jokers) == (1, 0)
    s = do(play(scene([5], tiles={6: EITHER})), a.pick(a.PICK_JOKER))
    assert (s.players[0].scarabs.total(), s.players[0].jokers, is_draw_due(s)) == (0, 1, True)


@pytest.mark.article("LUX-6.6", broken=True)
def test_a_joker_or_scarab_tile_does_not_give_both_or_neither():
    s = play(scene([5], tiles={6: EITHER}))
    assert cited(s, a.pass_()) == "LUX-6.12"
    do(s, a.pick(a.PICK_JOKER))
    assert cited(s, a.pick(a.PICK_SCARAB)) == "LUX-2.6"


@pytest.mark.vector(42)
@pytest.mark.article("LUX-6.7")
def test_an_eye_tile_gives_the_top_card_of_one_of_its_two_levels():
    s = play(scene([5], hand=["1", "2", "3", "4", "5"], tiles={6: EYES_23}))
    assert offers(s) == [a.choose_deck(2), a.choose_deck(3)]
    before = s.draw_left
    do(s, a.choose_deck(2))
    assert hand(s) == ["2", "3", "1-4", "4", "5"]
    come(s, next(iter(drawable(s))))
    assert (s.draw_left, s.active) == (before, 1)


@pytest.mark.vector(42)
@pytest.mark.article("LUX-6.7")
def test_an_eye_tile_offers_only_decks_that_are_not_empty():
    s = scene([5], tiles={6: EYES_23})
    s.piles.tops[3] = 0
    play(s)
    assert offers(s) == [a.choose_deck(2)]
    assert cited(s, a.choose_deck(3)) == "LUX-1.4"
    s = scene([5], tiles={6: EYES_23})
    s.piles.tops[2] = s.piles.tops[3] = 0
    assert is_draw_due(play(s))


@pytest.mark.article("LUX-6.7", broken=True)
def test_an_eye_tile_does_not_give_a_card_of_a_level_it_does_not_show():
    assert cited(play(scene([5], tiles={6: EYES_12})), a.choose_deck(3)) == "LUX-6.7"
    assert cited(play(scene([5], tiles={6: EYES_23})), a.choose_deck(1)) == "LUX-6.7"


@pytest.mark.vector(11)
@pytest.mark.article("LUX-6.8")
def test_from_a_tunnel_the_adventurer_goes_to_the_next_one_and_wakes():
    s = play(scene([13, A3], tiles={14: TUNNEL, 25: TUNNEL, 35: TUNNEL}))
    assert at(s) == [0, 25]


@pytest.mark.vector(12)
@pytest.mark.article("LUX-6.8", broken=True)
def test_from_the_last_tunnel_nothing_happens():
    s = play(scene([34], tiles={14: TUNNEL, 35: TUNNEL}))
    assert (at(s), is_draw_due(s)) == ([35], True)


@pytest.mark.article("LUX-6.8", broken=True)
def test_the_last_tunnel_cannot_be_chosen_after_a_move_all_card():
    s = scene([34, 3], hand=["all 1", "1", "1", "1", "1"], tiles={35: TUNNEL, 4: tile("horus", 1)})
    do(s, a.play_card(LEFT))
    assert cited(s, a.choose_space(35)) == "LUX-6.8"


@pytest.mark.article("LUX-6.9")
def test_a_hop_ends_on_the_very_next_tunnel():
    assert at(play(scene([2], tiles={3: TUNNEL, 4: TUNNEL, 30: TUNNEL}))) == [4]


@pytest.mark.article("LUX-6.9", broken=True)
def test_no_second_hop_and_no_tunnel_is_skipped():
    s = play(scene([2], tiles={3: TUNNEL, 14: TUNNEL, 25: TUNNEL}))
    assert (at(s), is_draw_due(s)) == ([14], True)


def test_under_an_option_hops_lead_on_to_the_last_tunnel():
    options = Options(tunnels=SECOND)
    tiles = {3: TUNNEL, 14: TUNNEL, 25: TUNNEL}
    s = play(scene([2, A2, A3], tiles=tiles, options=options), start=2)
    assert at(s) == [0, 0, 25]


@pytest.mark.article("LUX-6.10")
@pytest.mark.parametrize("name", ["horus", "scarab", "joker", "tunnel"])
def test_a_tile_that_is_no_treasure_stays_when_it_has_acted(name):
    lies = tile("horus", 1) if name == "horus" else tile(name)
    s = play(scene([5], tiles={6: lies, 20: TUNNEL}))
    if name == "horus":
        do(s, a.use_horus(a.KEY))
    assert s.tiles[6] == lies


@pytest.mark.article("LUX-6.10", broken=True)
def test_a_treasure_does_not_stay():
    assert play(scene([4], tiles={5: NEEDS_1})).tiles[5] == EMPTY


@pytest.mark.article("LUX-6.11")
def test_one_tile_acts_after_a_move_all_card():
    s = scene([3, 10], hand=["all 1", "1", "1", "1", "1"], tiles={4: tile("horus", 1), 11: tile("horus", 1)})
    do(s, a.play_card(LEFT), a.choose_space(11), a.use_horus(a.KEY))
    assert s.players[0].keys == 1
    assert is_draw_due(s)


@pytest.mark.article("LUX-6.11", broken=True)
def test_a_second_tile_cannot_act_in_the_same_turn():
    s = scene([3, 10], hand=["all 1", "1", "1", "1", "1"], tiles={4: tile("horus", 1), 11: tile("horus", 1)})
    do(s, a.play_card(LEFT), a.choose_space(11))
    assert cited(s, a.choose_space(4)) == "LUX-6.11"


@pytest.mark.article("LUX-6.12")
def test_the_tile_on_which_the_move_ended_acts():
    s = play(scene([5], hand=["2", "1", "1", "1", "1"], tiles={6: JOKER, 7: JOKER}))
    assert s.players[0].jokers == 1


@pytest.mark.article("LUX-6.12", broken=True)
def test_the_action_of_a_horus_or_eye_tile_cannot_be_refused():
    s = play(scene([3], tiles={4: tile("horus", 1)}))
    assert cited(s, a.use_horus(a.DECLINE)) == "LUX-6.12"
    assert cited(s, a.pass_()) == "LUX-6.12"
    assert cited(play(scene([3], tiles={4: EYES_12})), a.pass_()) == "LUX-6.12"


def test_under_an_option_a_horus_tile_may_be_declined():
    s = play(scene([3], tiles={4: tile("horus", 1)}, options=Options(horus_tile=SECOND)))
    assert offers(s) == [a.use_horus(choice) for choice in (a.KEY, a.CARD, a.DECLINE)]
    do(s, a.use_horus(a.DECLINE))
    assert (s.players[0].keys, is_draw_due(s)) == (0, True)


def test_a_horus_card_of_an_empty_hand_place_is_known_to_all():
    s = do(play(scene([3], tiles={4: tile("horus", 1), 20: NEEDS_3})), a.use_horus(a.CARD))
    assert s.players[0].batch.to_list() == [1, 1, 0, 1, 1]
    assert s.players[0].hand[2] == card("1-3")
