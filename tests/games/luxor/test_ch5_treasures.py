"""Chapter 5: treasure tiles."""

import pytest
from games.luxor.luxor_scene import (
    EMPTY,
    LEFT,
    NEEDS_1,
    NEEDS_2,
    NEEDS_3,
    SCARAB,
    TUNNEL,
    at,
    cited,
    come,
    do,
    draw,
    is_draw_due,
    play,
    scene,
    tile,
)

from engine.games.luxor import actions as a
from engine.games.luxor.data import DATA
from engine.games.luxor.scoring import position_points
from engine.games.luxor.terms import AT_TEMPLE

COBRA = next(s.id for s in DATA.spaces if s.symbol == "cobra")  # space 3 of the shipped board
PLAIN = next(s.id for s in DATA.spaces if s.tile == "treasure" and not s.symbol)


@pytest.mark.vector(4)
@pytest.mark.article("LUX-5.1")
def test_with_enough_adventurers_the_treasure_is_taken():
    s = play(scene([0, 3], tiles={1: EMPTY, 2: EMPTY, 3: NEEDS_2, 14: TUNNEL}), start=0)
    assert at(s) == [3, 3]
    assert s.players[0].points == 3
    assert s.point == AT_TEMPLE
    come(s, TUNNEL)
    assert s.tiles[3] == TUNNEL
    assert (at(s), is_draw_due(s)) == ([3, 3], True)


@pytest.mark.article("LUX-5.1", broken=True)
def test_a_due_treasure_cannot_be_left():
    s = play(scene([0, 3], tiles={1: EMPTY, 2: EMPTY, 3: NEEDS_2}), start=0)
    assert cited(s, a.take_treasure(a.LEAVE)) == "LUX-2.6"  # it was taken; chance is to speak
    assert s.players[0].treasures[NEEDS_2] == 1


@pytest.mark.article("LUX-5.1")
def test_more_adventurers_than_needed_take_it_as_well():
    s = play(scene([4, 5, 5], tiles={5: NEEDS_2}), start=4)
    assert s.players[0].points == 3


@pytest.mark.vector(5)
@pytest.mark.article("LUX-5.2")
def test_with_too_few_adventurers_nothing_happens_and_the_tile_stays():
    s = play(scene([0, 3], tiles={1: EMPTY, 2: EMPTY, 3: NEEDS_3}), start=0)
    assert (at(s), s.players[0].points, s.tiles[3]) == ([3, 3], 0, NEEDS_3)
    assert is_draw_due(s)


@pytest.mark.article("LUX-5.2", broken=True)
def test_a_treasure_cannot_be_taken_with_too_few_adventurers():
    s = scene([4, 6], hand=["all 1", "1", "1", "1", "1"], tiles={5: NEEDS_3, 7: NEEDS_1})
    do(s, a.play_card(LEFT))
    assert cited(s, a.choose_space(5)) == "LUX-5.2"
    assert cited(s, a.choose_space(7)) == ""


@pytest.mark.article("LUX-5.3")
def test_the_points_are_scored_at_once_and_the_tile_is_kept():
    s = play(scene([0], tiles={1: NEEDS_1}))
    assert s.players[0].points == 1
    assert s.players[0].treasures[NEEDS_1] == 1


@pytest.mark.article("LUX-5.3", broken=True)
def test_no_points_come_from_a_treasure_that_stays():
    s = play(scene([0], tiles={1: NEEDS_2}))
    assert s.players[0].points == 0
    assert s.players[0].treasures.total() == 0


@pytest.mark.article("LUX-5.4")
@pytest.mark.parametrize("space", [s for s in DATA.spaces if s.symbol], ids=lambda s: f"{s.id}-{s.symbol}")
def test_a_space_with_a_symbol_gets_the_top_tile_of_that_pile(space):
    s = play(scene([space.id - 1], tiles={space.id: NEEDS_1}))
    front = next(t for back, t, _ in DATA.temple if back == space.symbol)
    come(s, front)
    assert s.tiles[space.id] == front


@pytest.mark.vector(6)
@pytest.mark.article("LUX-5.4", broken=True)
def test_a_space_without_a_symbol_stays_empty_and_still_scores():
    s = play(scene([0, 0], tiles={1: NEEDS_1}), start=0)
    assert (at(s), s.players[0].points, s.tiles[1]) == ([0, 1], 1, EMPTY)
    assert is_draw_due(s)
    assert position_points(s.players[0]) == 1


def test_a_symbol_whose_pile_is_empty_refills_nothing():
    s = scene([COBRA - 1], tiles={COBRA: NEEDS_1})
    s.stock.temple.fill(0)
    play(s)
    assert (s.tiles[COBRA], is_draw_due(s)) == (EMPTY, True)


@pytest.mark.article("LUX-5.5")
def test_adventurers_stay_on_the_refilled_space():
    s = come(play(scene([2, 3], [3], tiles={3: NEEDS_2}), start=2), TUNNEL)
    assert (at(s), at(s, 1)) == ([3, 3], [3])


@pytest.mark.article("LUX-5.5", broken=True)
def test_the_new_temple_tile_does_nothing_in_that_turn():
    lion = next(s.id for s in DATA.spaces if s.symbol == "lion")
    s = come(play(scene([lion - 1], tiles={lion: NEEDS_1})), SCARAB)
    assert is_draw_due(s)
    assert draw(s).players[0].scarabs.total() == 0


@pytest.mark.vector(51)
@pytest.mark.article("LUX-5.6")
def test_own_adventurers_take_a_treasure_among_others():
    s = play(scene([6, 7], [0, 7], tiles={7: NEEDS_2}), start=6)
    assert (s.players[0].points, s.tiles[7]) == (3, EMPTY)
    assert at(s, 1) == [0, 7]
    assert is_draw_due(s)


@pytest.mark.vector(51)
@pytest.mark.article("LUX-5.6", broken=True)
def test_adventurers_of_others_do_not_count_towards_a_treasure():
    s = play(scene([6], [0, 0, 0, 7, 7], tiles={7: NEEDS_2}))
    assert (s.players[0].points, s.tiles[7]) == (0, NEEDS_2)


def test_an_empty_space_does_nothing():
    assert is_draw_due(play(scene([0, 5], hand=["last", "1", "1", "1", "1"], tiles={5: EMPTY})))
    assert PLAIN == 1


@pytest.mark.parametrize("kind", DATA.treasure_kinds)
def test_every_face_of_every_kind_is_scored_as_printed(kind):
    for face in (t for t in DATA.tiles if t.treasure == kind):
        s = play(scene([4] + [5] * (face.needs - 1), tiles={5: tile(kind, face.needs, face.points)}), start=4)
        assert s.players[0].points == face.points
