"""Chapter 1: players, temples, cards, tokens, the first player, rounds, modules."""

import pytest
from support.kronia_table import play_one, random_games, start

from engine.core.faults import Malformed
from engine.core.ids import CHANCE, NOBODY
from engine.games.kronia import actions as act
from engine.games.kronia.options import Options, check_options
from engine.games.kronia.terms import (
    APOLLO,
    ARTEMIS,
    AT_CHANGE,
    AT_DISCARD,
    AT_DRAW,
    AT_FIRST,
    AT_LAY,
    AT_OVER,
    AT_PLACE,
    AT_RECOVER,
    ATHENA,
    BOXED,
    HAND,
    LATER,
    LOWEST_WINS,
    POSEIDON,
    RULE,
    WRATH,
    ZEUS,
)

FULL_BAG = {APOLLO: 10, ARTEMIS: 9, POSEIDON: 8, ATHENA: 7, ZEUS: 6}
PHASES = {AT_DRAW: 1, AT_PLACE: 2, AT_LAY: 3, AT_CHANGE: 4, AT_RECOVER: 5, AT_DISCARD: 5}


@pytest.mark.article("KRO-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats):
    assert start(seats).point == AT_DRAW


@pytest.mark.article("KRO-1.1", broken=True)
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(seats):
    with pytest.raises(Malformed, match=r"KRO-1\.1"):
        check_options(Options(), seats)


@pytest.mark.article("KRO-1.2")
@pytest.mark.parametrize(("seats", "temples"), [(2, 3), (3, 2), (4, 3), (5, 3)])
def test_three_temples_are_in_play_but_two_with_three_players(seats, temples):
    table = start(seats).tokens(*[APOLLO, ARTEMIS, POSEIDON][:temples])
    assert {act.first(action) for action in table.offers()} == set(range(temples))


@pytest.mark.article("KRO-1.2", broken=True)
def test_three_players_have_no_temple_c():
    table = start(3)
    table.draw(APOLLO, ARTEMIS, POSEIDON)
    assert table.refused(0, act.place(2, APOLLO)) == "KRO-1.2"
    table.place("A", APOLLO).place("B", ARTEMIS)
    assert table.refused(0, act.lay(2, 5)) == "KRO-1.2"
    table.cards(("A", 1), ("A", 2), ("B", 3))
    assert table.refused(0, act.move(0, 0, 2)) == "KRO-1.2"


@pytest.mark.article("KRO-1.2", broken=True)
def test_nobody_has_a_fourth_ordinary_temple():
    table = start(4).tokens(APOLLO, ARTEMIS, POSEIDON)
    assert table.refused(0, act.lay(4, 5)) == "KRO-1.2"


@pytest.mark.article("KRO-1.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_starts_with_the_cards_1_to_12(seats):
    table = start(seats)
    assert [table.hand(seat) for seat in range(seats)] == [list(range(1, 13))] * seats
    assert table.low_cards(0) == 0


@pytest.mark.article("KRO-1.3", broken=True)
def test_the_cards_of_colours_that_nobody_took_are_in_nobodys_hand():
    table = start(3)
    assert [table.where(seat, 7) for seat in range(5)] == [HAND, HAND, HAND, BOXED, BOXED]


@pytest.mark.article("KRO-1.3", broken=True)
def test_two_players_start_with_one_of_their_two_decks_only():
    table = start(2)
    assert [table.where(1, 7, deck) for deck in (0, 1)] == [HAND, LATER]


@pytest.mark.article("KRO-1.4")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_bag_starts_with_forty_favor_tokens(seats):
    assert start(seats).bag() == FULL_BAG
    assert start(seats).bag_size() == 40


@pytest.mark.article("KRO-1.4", broken=True)
@pytest.mark.article("KRO-1.5")
@pytest.mark.vector(13)
def test_three_players_leave_out_zeus_and_one_token_of_every_other_god():
    assert start(3).bag() == {APOLLO: 9, ARTEMIS: 8, POSEIDON: 7, ATHENA: 6}
    assert start(3).bag_size() == 30


@pytest.mark.article("KRO-1.5", broken=True)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_only_three_players_leave_zeus_out(seats):
    assert start(seats).bag()[ZEUS] == 6
    assert ZEUS not in start(3).odds()


@pytest.mark.article("KRO-1.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_unnamed_first_player_is_drawn_with_equal_chances(seats):
    table = start(seats, first=None)
    assert (table.actor, table.point) == (CHANCE, AT_FIRST)
    assert table.odds() == dict.fromkeys(range(seats), 1)
    table.chance(seats - 1)
    assert table.first == seats - 1


@pytest.mark.article("KRO-1.6", broken=True)
def test_a_named_first_player_is_not_drawn():
    table = start(4, first=2)
    assert (table.point, table.first) == (AT_DRAW, 2)
    assert table.tokens(APOLLO, APOLLO, APOLLO).actor == 2


@pytest.mark.article("KRO-1.7")
@pytest.mark.article("KRO-8.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_game_has_twelve_rounds_with_the_phases_in_their_order(seats):
    for table, rng in random_games(seats, 2):
        met = []
        while table.actor != NOBODY:
            step = (table.round, PHASES[table.point])
            if not met or met[-1] != step:
                met.append(step)
            play_one(table.state, rng)
        assert met == sorted(met), "a phase came too early"
        must_come = [(number, phase) for number in range(1, 13) for phase in (1, 2, 3, 4)]
        assert [step for step in met if step[1] < 5] == must_come
        assert table.point == AT_OVER


@pytest.mark.article("KRO-1.7", broken=True)
def test_a_phase_is_not_entered_before_the_one_before_it_is_over():
    table = start(4)
    assert table.refused(0, act.lay(0, 5)) == "KRO-12.1"
    table.tokens(APOLLO, APOLLO, APOLLO)
    assert table.refused(0, act.swap(0, 0, 5)) == "KRO-12.1"
    table.cards(("A", 1), ("A", 2), ("B", 3), ("C", 4))
    assert table.refused(0, act.recover(0)) == "KRO-12.1"


@pytest.mark.article("KRO-1.8")
def test_most_points_win():
    table = start(4).finish({0: [ZEUS], 1: [ATHENA, ZEUS], 2: [APOLLO] * 3})
    assert [table.points(seat) for seat in range(4)] == [5, 9, 8, 0]
    assert table.shares() == [0, 1, 0, 0]


@pytest.mark.article("KRO-1.8", broken=True)
def test_more_tokens_do_not_win_against_more_points():
    table = start(4).finish({0: [APOLLO, APOLLO, ARTEMIS], 1: [ZEUS]})
    assert table.shares() == [0, 1, 0, 0]


@pytest.mark.article("KRO-1.9", broken=True)
def test_by_default_there_is_neither_wrath_nor_a_special_tile():
    table = start(4)
    assert WRATH not in table.bag()
    assert table.point == AT_DRAW
    assert table.state.general == 0


@pytest.mark.article("KRO-1.9")
def test_the_modules_can_be_chosen_one_by_one_or_together():
    assert start(4, module_hades=True).bag()[WRATH] == 2
    assert WRATH not in start(4, tiles={"A": LOWEST_WINS}).bag()
    both = start(4, tiles={"A": LOWEST_WINS}, module_hades=True)
    assert both.bag()[WRATH] == 2
    assert both.state.cells[RULE] == LOWEST_WINS
