"""Chapter 10: the Hades module. Payments are in test_payments.py."""

import pytest
from support.kronia_table import recovering, start

from engine.core.ids import CHANCE
from engine.games.kronia import actions as act
from engine.games.kronia import terms
from engine.games.kronia.terms import APOLLO, ARTEMIS, AT_DRAW, AT_LAY, AT_PLACE, ATHENA, SPENT, WRATH, ZEUS

GODS = (APOLLO, ARTEMIS, ZEUS)


def with_hades(seats=4, first=0, **options):
    return start(seats, first, module_hades=True, **options)


def served(*values, seats=4, first=0, **options):
    """A Hades round in which these cards are laid in turn order."""
    return with_hades(seats, first, **options).hades().cards(*[("H", value) for value in values])


@pytest.mark.article("KRO-10.1")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 42), (3, 32), (4, 42), (5, 42)])
def test_two_wrath_tokens_are_in_the_bag(seats, tokens):
    table = with_hades(seats)
    assert table.bag()[WRATH] == 2
    assert table.bag_size() == tokens


@pytest.mark.article("KRO-10.1", broken=True)
def test_without_the_module_no_wrath_token_is_in_the_bag():
    assert WRATH not in start(4).bag()


@pytest.mark.article("KRO-10.2")
def test_a_wrath_token_in_the_draw_begins_a_hades_round_and_all_else_goes_back():
    table = with_hades().draw(ZEUS, ATHENA, WRATH, APOLLO)
    assert [table.token(name) for name in "ABCH"] == [0, 0, 0, WRATH]
    assert table.bag() == {APOLLO: 10, ARTEMIS: 9, terms.POSEIDON: 8, ATHENA: 7, ZEUS: 6, WRATH: 1}
    assert (table.point, table.actor) == (AT_LAY, 0)


@pytest.mark.article("KRO-10.2")
def test_all_tokens_of_the_round_are_drawn_although_the_first_is_a_wrath_token():
    table = with_hades().draw(WRATH)
    assert (table.actor, table.point) == (CHANCE, AT_DRAW)


@pytest.mark.article("KRO-10.2", broken=True)
def test_without_a_wrath_token_in_the_draw_tokens_are_placed_as_usual():
    assert with_hades().draw(ZEUS, ATHENA, ZEUS, APOLLO).point == AT_PLACE


@pytest.mark.article("KRO-10.3")
@pytest.mark.vector(23)
def test_of_two_wrath_tokens_in_one_draw_one_goes_back():
    table = with_hades()
    assert table.bag_size() == 42
    table.draw(WRATH, WRATH, ZEUS, APOLLO)
    assert table.token("H") == WRATH
    assert table.bag_size() == 41
    assert table.bag()[WRATH] == 1


@pytest.mark.article("KRO-10.3", broken=True)
def test_a_single_wrath_token_does_not_go_back():
    table = served(1, 2, 3, 4).hades()
    assert WRATH not in table.bag()
    assert table.bag_size() == 40


@pytest.mark.article("KRO-10.4")
def test_everybody_lays_one_card_at_the_hades_temple_in_turn_order():
    table = with_hades(first=2).hades()
    for seat, card in [(2, 5), (3, 1), (0, 9), (1, 9)]:
        assert table.actor == seat
        assert table.offers() == [act.lay(terms.HADES, value) for value in range(1, 13)]
        table.lay(seat, "H", card)
    assert table.round == 2


@pytest.mark.article("KRO-10.4", broken=True)
def test_nobody_may_keep_out_of_a_hades_round_or_lay_twice():
    table = with_hades().hades()
    assert table.refused(0, act.pass_()) == "KRO-3.1"
    table.lay(0, "H", 5)
    assert table.refused(0, act.lay(terms.HADES, 6)) == "KRO-3.1"


@pytest.mark.article("KRO-10.5")
@pytest.mark.article("KRO-10.8")
def test_after_the_last_card_of_a_hades_round_the_next_round_begins():
    table = served(5, 6, 7, 8)
    assert (table.round, table.point, table.first) == (2, AT_DRAW, 1)
    assert [len(table.hand(seat)) for seat in range(4)] == [11] * 4


@pytest.mark.article("KRO-10.5", broken=True)
@pytest.mark.vector(36)
def test_a_change_in_a_hades_round_is_refused():
    table = with_hades().hades().cards(("H", 5), ("H", 6), ("H", 7))
    assert table.refused(0, act.swap(terms.HADES, 0, 9)) == "KRO-10.5"
    assert table.refused(3, act.move(terms.HADES, 0, 1)) == "KRO-10.5"


@pytest.mark.article("KRO-10.6")
@pytest.mark.vector(21)
def test_the_upper_of_the_lowest_cards_takes_the_wrath_token():
    table = served(2, 5, 2, 9)
    assert [table.wrath(seat) for seat in range(4)] == [0, 0, 1, 0]
    assert [table.low_cards(seat) for seat in range(4)] == [0] * 4
    assert [table.where(seat, card) for seat, card in enumerate([2, 5, 2, 9])] == [SPENT] * 4
    assert [len(table.hand(seat)) for seat in range(4)] == [11] * 4
    assert (table.round, table.point) == (2, AT_DRAW)


@pytest.mark.article("KRO-10.6", broken=True)
def test_a_higher_card_does_not_take_the_wrath_token_wherever_it_lies():
    assert [served(*values).wrath(3) for values in [(1, 5, 6, 2), (3, 2, 3, 4)]] == [0, 0]


@pytest.mark.article("KRO-10.7")
def test_all_cards_of_a_hades_round_go_to_the_pile_and_none_is_kept():
    table = served(1, 5, 6, 7)
    assert [table.where(seat, card) for seat, card in enumerate([1, 5, 6, 7])] == [SPENT] * 4
    assert table.low_cards(0) == 0


@pytest.mark.article("KRO-10.7", broken=True)
def test_taking_back_a_card_of_a_hades_round_is_refused():
    table = with_hades().hades().cards(("H", 5), ("H", 6))
    assert table.refused(0, recovering(5)) == "KRO-10.7"
    assert table.refused(0, recovering()) == "KRO-10.7"


@pytest.mark.article("KRO-10.8", broken=True)
def test_a_hades_round_does_not_add_a_thirteenth_round():
    table = with_hades().skip_to(12).hades()
    table.cards(("H", 5), ("H", 6), ("H", 7), ("H", 8))
    assert table.round == 12
    assert table.point == terms.AT_OVER
    assert table.points(0) == -3


@pytest.mark.article("KRO-10.9")
@pytest.mark.vector(22)
def test_of_two_players_the_smaller_sum_takes_the_wrath_token():
    table = served(3, 5, 6, 3, seats=2)
    assert [table.wrath(0), table.wrath(1)] == [0, 1]
    assert [len(table.hand(seat)) for seat in (0, 1)] == [10, 10]


@pytest.mark.article("KRO-10.9")
@pytest.mark.vector(22)
@pytest.mark.parametrize(("first", "last"), [(0, 1), (1, 0)])
def test_on_equal_sums_it_is_the_player_who_laid_last(first, last):
    table = served(3, 2, 4, 5, seats=2, first=first)
    assert (table.wrath(last), table.wrath(first)) == (1, 0)


@pytest.mark.article("KRO-10.9", broken=True)
def test_on_equal_sums_it_is_as_an_option_the_owner_of_the_bottom_card():
    table = served(3, 2, 4, 5, seats=2, hades_sum_tie=terms.BOTTOM_OWNER)
    assert (table.wrath(0), table.wrath(1)) == (1, 0)


@pytest.mark.article("KRO-10.9", broken=True)
def test_the_lowest_single_card_of_two_players_does_not_decide():
    table = served(1, 5, 12, 6, seats=2)
    assert (table.wrath(0), table.wrath(1)) == (0, 1)


@pytest.mark.article("KRO-10.9")
@pytest.mark.article("KRO-10.4")
def test_two_players_lay_two_cards_each_for_hades_alternately():
    table = with_hades(2).hades()
    for seat, card in [(0, 3), (1, 3), (0, 4), (1, 12)]:
        assert table.actor == seat
        table.lay(seat, "H", card)
    assert table.round == 2


@pytest.mark.article("KRO-9.1")
def test_the_second_deck_is_taken_up_also_after_a_hades_round():
    table = with_hades(2).skip_to(6).hades().cards(("H", 3), ("H", 3), ("H", 4), ("H", 12))
    assert table.round == 7
    assert table.where(0, 3) == terms.HAND
    assert table.where(0, 3, deck=0) == SPENT


@pytest.mark.article("KRO-10.13")
def test_wrath_tokens_count_for_no_bonus_and_no_tie_break():
    table = with_hades(tiles={"A": terms.RAINBOW}, wrath_shortfall=terms.IGNORE_MISSING)
    table.finish({0: [APOLLO, ARTEMIS], 1: [terms.POSEIDON]}, wrath={2: 2})
    assert [table.points(seat) for seat in range(4)] == [3, 3, 0, 0]
    assert table.shares() == [1, 0, 0, 0]


@pytest.mark.article("KRO-10.13")
def test_of_players_equal_in_points_and_favor_tokens_the_one_with_wrath_tokens_is_not_preferred():
    table = with_hades(wrath_shortfall=terms.IGNORE_MISSING).finish(wrath={2: 2})
    assert table.shares() == [0.25] * 4


def test_both_wrath_tokens_may_fall_to_one_player():
    table = served(1, 5, 6, 7).hades().cards(("H", 9), ("H", 9), ("H", 9), ("H", 2))
    assert table.wrath(0) == 2
    assert WRATH not in table.bag()
