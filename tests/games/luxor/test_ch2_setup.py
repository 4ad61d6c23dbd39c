"""Chapter 2: setup."""

from collections import Counter

import pytest
from games.luxor.luxor_scene import A1, A2, A3, at, cited, draw, drawable, play, scene

from engine.core import kernel
from engine.core.ids import CHANCE
from engine.games.luxor import actions as a
from engine.games.luxor.data import DATA, TILE_KINDS
from engine.games.luxor.options import SECOND, Options
from engine.games.luxor.positions import new
from engine.games.luxor.terms import AT_TURN

SEED = bytes(range(32))
SEATS = (2, 3, 4)


def begun(seats, seed=SEED, options=None):
    return kernel.begin(new(options or Options(), seats), seed, auto_forced=False).state


def tiles_on_board(s, kind):
    return Counter(t for t in s.tiles.to_list() if t and DATA.tiles[t - 1].kind == kind)


@pytest.mark.article("LUX-2.1")
def test_the_supplies_are_the_same_for_every_number_of_players():
    starts = [new(Options(), seats) for seats in SEATS]
    for pick in (
        lambda s: s.piles.draw.to_list(),
        lambda s: s.piles.decks.to_list(),
        lambda s: s.stock.temple.to_list(),
        lambda s: s.stock.unplaced.to_list(),
        lambda s: s.stock.scarabs.to_list(),
        lambda s: (s.keys_left, s.jokers_left, s.scarabs_left),
    ):
        assert pick(starts[0]) == pick(starts[1]) == pick(starts[2])


@pytest.mark.article("LUX-2.1", broken=True)
def test_colours_without_a_player_do_not_apply():
    assert [len(begun(seats).players) for seats in SEATS] == [2, 3, 4]


@pytest.mark.article("LUX-2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_two_adventurers_stand_on_the_stairs_and_one_lies_at_each_anubis_place(seats):
    s = begun(seats)
    assert [at(s, seat) for seat in range(seats)] == [[0, 0, A1, A2, A3]] * seats


@pytest.mark.article("LUX-2.2", broken=True)
def test_nobody_stands_anywhere_else_at_the_start():
    s = begun(4)
    assert not {p for seat in range(4) for p in at(s, seat)} & set(range(1, 42))


@pytest.mark.article("LUX-2.3")
@pytest.mark.parametrize("seats", SEATS)
def test_five_start_cards_are_dealt_to_each_seat_and_kept_in_order(seats):
    start = new(Options(), seats)
    accepted = kernel.begin(start, SEED, auto_forced=False)
    dealt = [e.action for e in accepted.entries if e.draw is not None and e.draw.stream == 1]
    hands = [card for p in accepted.state.players for card in p.hand.to_list()]
    assert hands == dealt
    assert all(DATA.cards[card - 1].level == 0 for card in hands)
    assert accepted.state.draw_left == 31 - 5 * seats


@pytest.mark.article("LUX-2.3", broken=True)
def test_no_horus_card_is_dealt_at_the_start():
    s = new(Options(), 2)
    levels = {DATA.cards[card - 1].level for card in drawable(s)}
    assert levels == {0}


@pytest.mark.article("LUX-2.4")
def test_four_osiris_tiles_and_all_treasures_lie_on_their_spaces():
    s = begun(2)
    assert tiles_on_board(s, "osiris").total() == 4
    assert tiles_on_board(s, "treasure") == {t.id: t.copies for t in DATA.tiles if t.kind == "treasure"}
    for space in DATA.spaces:
        lies = DATA.tiles[s.tiles[space.id] - 1]
        assert lies.kind == space.tile
        assert space.level == 0 or lies.levels == (space.level,)


@pytest.mark.article("LUX-2.4")
def test_where_osiris_and_treasures_lie_differs_from_deal_to_deal():
    boards = {tuple(begun(2, bytes([n] * 32)).tiles.to_list()) for n in range(8)}
    assert len(boards) == 8


@pytest.mark.article("LUX-2.4", broken=True)
def test_no_temple_tile_lies_on_the_board_at_the_start():
    temple = {t.id for t in DATA.tiles if t.kind in TILE_KINDS[4:]}
    assert not temple & set(begun(2).tiles.to_list())


@pytest.mark.article("LUX-2.5")
def test_each_horus_deck_shows_the_top_one_of_eight_cards_of_its_level():
    s = begun(2)
    for level in (1, 2, 3):
        assert DATA.cards[s.piles.tops[level] - 1].level == level
        below = sum(s.piles.decks[c.id] for c in DATA.cards if c.level == level)
        assert below == 7
    assert s.stock.temple.total() == 14


@pytest.mark.article("LUX-2.5", broken=True)
def test_decks_and_piles_have_no_order_that_could_be_looked_at():
    """Under what has been seen there are counts only; the next card is decided when it is shown."""
    s = scene([2, 3], tiles={3: 1})
    assert {name for name in ("order", "deck", "bag") if hasattr(s.piles, name)} == set()


@pytest.mark.article("LUX-2.6")
def test_turns_pass_clockwise_from_the_starting_player():
    s = scene([0], [0], [0])
    order = []
    for _ in range(7):
        order.append((s.active, s.rounds))
        draw(play(s))
    assert order == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2)]


@pytest.mark.article("LUX-2.6", broken=True)
def test_nobody_acts_out_of_turn():
    s = scene([0], [0], [0])
    assert [cited(s, a.play_card(0), seat) for seat in (0, 1, 2, 3, -1)] == ["", *["LUX-2.6"] * 4]
    play(s)
    assert s.to_act() == CHANCE
    assert cited(s, a.play_card(0), 0) == "LUX-2.6"


def test_seat_0_begins_unless_the_starting_player_is_drawn():
    assert begun(3).starter == 0
    random = Options(starting_player=SECOND)
    starters = {begun(3, bytes([n] * 32), random).starter for n in range(24)}
    assert starters == {0, 1, 2}
    s = begun(3, bytes([1] * 32), random)
    assert (s.active, s.point) == (s.starter, AT_TURN)


def test_after_the_setup_all_forty_spaces_carry_a_tile():
    assert all(begun(4).tiles[space] for space in range(1, 41))
