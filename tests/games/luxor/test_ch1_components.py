"""Chapter 1: components and constants."""

import pytest
from games.luxor.luxor_scene import (
    A1,
    EITHER,
    JOKER,
    LEFT,
    NEEDS_2,
    SCARAB,
    at,
    cited,
    come,
    do,
    is_draw_due,
    offers,
    play,
    scene,
    tile,
)

from engine.games.luxor import actions as a
from engine.games.luxor.data import DATA
from engine.games.luxor.terms import AT_SCARAB, TOMB


@pytest.mark.article("LUX-1.1")
def test_the_path_has_forty_spaces_between_the_stairs_and_the_tomb_chamber():
    assert [space.id for space in DATA.spaces] == list(range(1, 41))
    assert TOMB == 41


@pytest.mark.article("LUX-1.1", broken=True)
def test_a_space_holds_one_tile_at_most():
    s = play(scene([2, 3], tiles={3: NEEDS_2}), start=2)
    assert s.tiles[3] == 0  # the treasure is gone before the temple tile comes
    come(s, tile("tunnel"))
    assert s.tiles[3] == tile("tunnel")


@pytest.mark.article("LUX-1.2")
def test_anubis_places_are_not_counted_as_steps():
    for mark in DATA.anubis:
        assert at(play(scene([mark.after]))) == [mark.after + 1]


@pytest.mark.article("LUX-1.2", broken=True)
def test_nobody_stops_at_an_anubis_place():
    reached = {at(play(scene([6, A1], hand=[face] * 5), steps=None))[-1] for face in "12345"}
    assert reached == {7, 8, 9, 10, 11}


@pytest.mark.article("LUX-1.3")
def test_any_number_of_adventurers_of_any_colours_share_a_space():
    s = play(scene([2, 3, 3, 3, 3], [3, 3, 3, 3, 3], tiles={3: tile("horus", 1)}), start=2)
    assert at(s) == [3] * 5
    assert at(s, 1) == [3] * 5


@pytest.mark.article("LUX-1.3", broken=True)
def test_a_crowded_space_is_no_reason_to_refuse_a_move():
    s = do(scene([2], [3] * 5), a.play_card(LEFT), a.choose_adventurer(2))
    assert cited(s, a.choose_steps(1)) == ""


@pytest.mark.article("LUX-1.4")
def test_taking_from_a_supply_makes_it_smaller():
    s = do(play(scene([3], tiles={4: tile("horus", 1)})), a.use_horus(a.KEY))
    assert s.keys_left == DATA.keys - 1
    s = play(scene([5], tiles={6: JOKER}))
    assert s.jokers_left == DATA.jokers - 1


@pytest.mark.vector(50)
@pytest.mark.article("LUX-1.4", broken=True)
def test_from_an_empty_supply_nothing_is_taken_and_a_card_is_drawn():
    s = scene([5], tiles={6: JOKER})
    s.jokers_left = 0
    assert is_draw_due(play(s))
    s = scene([5], tiles={6: tile("horus", 1)})
    s.keys_left, s.piles.tops[1] = 0, 0
    assert is_draw_due(play(s))
    s = scene([5], tiles={6: SCARAB})
    s.scarabs_left = 0
    assert is_draw_due(play(s))


@pytest.mark.article("LUX-1.4", broken=True)
def test_what_a_horus_tile_cannot_give_is_refused():
    s = scene([3], tiles={4: tile("horus", 1)})
    s.keys_left = 0
    play(s)
    assert cited(s, a.use_horus(a.KEY)) == "LUX-1.4"
    assert offers(s) == [a.use_horus(a.CARD)]
    s = scene([3], tiles={4: tile("horus", 1)})
    s.piles.tops[1] = 0
    play(s)
    assert cited(s, a.use_horus(a.CARD)) == "LUX-1.4"
    assert offers(s) == [a.use_horus(a.KEY)]


@pytest.mark.article("LUX-1.4", broken=True)
def test_a_joker_or_a_scarab_that_is_not_left_cannot_be_picked():
    s = scene([5], tiles={6: EITHER})
    s.jokers_left = 0
    play(s)
    assert cited(s, a.pick(a.PICK_JOKER)) == "LUX-1.4"
    assert do(s, a.pick(a.PICK_SCARAB)).point == AT_SCARAB
    s = scene([5], tiles={6: EITHER})
    s.scarabs_left = 0
    assert cited(play(s), a.pick(a.PICK_SCARAB)) == "LUX-1.4"
