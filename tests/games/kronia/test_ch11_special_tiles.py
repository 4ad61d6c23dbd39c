"""Chapter 11: the special tiles, local rules and general ones. Scoring tiles are in test_scoring.py."""

import pytest
from support.kronia_table import recovering, start

from engine.core.ids import CHANCE
from engine.games.kronia import actions as act
from engine.games.kronia import terms
from engine.games.kronia.options import TileChoice
from engine.games.kronia.terms import (
    APOLLO,
    ARTEMIS,
    AT_DRAW,
    AT_LAY,
    AT_NAME_FIRST,
    AT_PLACE,
    AT_RECOVER,
    AT_SIDE,
    AT_TILE,
    ATHENA,
    CHOOSE_FIRST,
    EXCHANGE_RULE,
    EXTRA_TOKEN,
    FIRST_TOKEN,
    LOWEST_WINS,
    NO_TAKE_BACK,
    REVERSED_TIE,
    SPENT,
    WINNER_PICKS,
    WRATH,
    ZEUS,
)

GODS = (APOLLO, ARTEMIS, ZEUS)


def rule_at(table, name):
    return table.state.cells[terms.RULE + "ABC".index(name)]


def judged(tiles, *cards, seats=4, tokens=GODS, **options):
    """A table after the award of a round without changes."""
    table = start(seats, tiles=tiles, **options).tokens(*tokens)
    return table.cards(*cards).pass_all()


# ---- setting up ----


@pytest.mark.article("KRO-11.1")
@pytest.mark.parametrize(("seats", "temples"), [(2, 3), (3, 2), (4, 3), (5, 3)])
def test_each_ordinary_temple_is_dealt_a_tile_and_a_side_at_random(seats, temples):
    table = start(seats, module_special_tiles=True)
    for number in range(temples):
        assert (table.point, table.actor) == (AT_TILE, CHANCE)
        assert table.odds() == {tile: 1 for tile in range(number, 5)}
        table.chance(number)
        assert (table.point, table.odds()) == (AT_SIDE, {0: 1, 1: 1})
        table.chance(number % 2)
    assert table.point == AT_DRAW
    assert [rule_at(table, "ABC"[i]) for i in range(temples)] == [1, 4, 5][:temples]


@pytest.mark.article("KRO-11.1", broken=True)
def test_a_layout_that_was_chosen_is_not_dealt():
    layout = (TileChoice(4, 1), TileChoice(1, 2), TileChoice(3, 2))
    table = start(4, module_special_tiles=True, tile_layout=terms.CHOSEN_LAYOUT, layout=layout)
    assert table.point == AT_DRAW
    assert [rule_at(table, name) for name in "ABC"] == [CHOOSE_FIRST, FIRST_TOKEN, EXCHANGE_RULE]


@pytest.mark.article("KRO-11.2")
def test_a_general_rule_is_in_force_for_the_whole_game():
    table = start(4, tiles={"B": EXTRA_TOKEN})
    assert table.state.has_general(EXTRA_TOKEN)


@pytest.mark.article("KRO-11.2", broken=True)
def test_a_local_rule_is_not_in_force_at_other_temples():
    cards = [("A", 9), ("A", 9), ("B", 7), ("B", 7)]
    table = judged({"B": REVERSED_TIE}, *cards)
    assert [table.owned(seat) for seat in range(4)] == [[APOLLO], [], [], [ARTEMIS]]


@pytest.mark.article("KRO-11.18")
def test_a_temple_that_was_dealt_a_general_or_scoring_rule_has_none_of_its_own():
    table = start(4, tiles={"A": EXTRA_TOKEN, "B": terms.RAINBOW, "C": LOWEST_WINS}, module_hades=True)
    assert [rule_at(table, name) for name in "ABC"] == [terms.NO_RULE, terms.NO_RULE, LOWEST_WINS]
    assert table.state.cells[terms.RULE + terms.HADES] == terms.NO_RULE
    assert table.state.cells[terms.TILE + terms.HADES] == 0


@pytest.mark.article("KRO-11.18", broken=True)
def test_a_temple_that_was_dealt_a_local_rule_has_it():
    table = start(3, tiles={"A": WINNER_PICKS, "B": NO_TAKE_BACK})
    assert [rule_at(table, name) for name in "AB"] == [WINNER_PICKS, NO_TAKE_BACK]


# ---- reversed tie, lowest wins, no take-back ----


@pytest.mark.article("KRO-11.3")
def test_with_a_reversed_tie_the_topmost_of_three_equal_cards_wins():
    table = judged({"A": REVERSED_TIE}, ("A", 9), ("A", 9), ("A", 9), ("A", 8))
    assert table.owned(2) == [APOLLO]


@pytest.mark.article("KRO-11.3", broken=True)
def test_a_reversed_tie_does_not_help_a_lower_card():
    table = judged({"A": REVERSED_TIE}, ("A", 9), ("A", 8), ("B", 2), ("C", 2))
    assert table.owned(0) == [APOLLO]


@pytest.mark.article("KRO-11.5")
@pytest.mark.vector(26)
def test_where_the_lowest_wins_the_lower_of_the_equal_lowest_cards_takes_the_token():
    table = judged({"A": LOWEST_WINS}, ("A", 4), ("A", 2), ("A", 2), ("B", 12))
    assert table.owned(1) == [APOLLO]
    assert table.actor == 0
    table.recover(0)
    assert table.actor == 2
    table.recover(2)
    assert [table.low_cards(seat) for seat in range(4)] == [0, 1, 0, 0]


@pytest.mark.article("KRO-11.5", broken=True)
def test_as_an_option_the_upper_of_equal_lowest_cards_wins():
    options = {"lowest_wins_tie": terms.TOP_WINS}
    table = judged({"A": LOWEST_WINS}, ("A", 4), ("A", 2), ("A", 2), ("B", 12), **options)
    assert table.owned(2) == [APOLLO]


@pytest.mark.article("KRO-11.5", broken=True)
def test_where_the_lowest_wins_the_highest_does_not():
    table = judged({"A": LOWEST_WINS}, ("A", 12), ("A", 11), ("B", 12), ("C", 12))
    assert (table.owned(0), table.owned(1)) == ([], [APOLLO])


@pytest.mark.article("KRO-11.6")
@pytest.mark.vector(27)
def test_a_card_that_loses_at_a_no_take_back_temple_goes_to_the_pile():
    table = judged({"A": NO_TAKE_BACK}, ("A", 11), ("A", 12), ("B", 6), ("C", 6))
    assert table.owned(1) == [APOLLO]
    assert (table.round, table.point) == (2, AT_DRAW)
    assert table.where(0, 11) == SPENT
    assert len(table.hand(0)) == 11


@pytest.mark.article("KRO-11.6", broken=True)
def test_taking_back_from_a_no_take_back_temple_is_refused():
    table = judged({"A": NO_TAKE_BACK}, ("A", 11), ("A", 12), ("B", 6), ("B", 5))
    assert table.actor == 3
    assert table.refused(0, recovering(11)) == "KRO-11.6"


@pytest.mark.article("KRO-11.6")
@pytest.mark.article("KRO-11.6", broken=True)
@pytest.mark.vector(42)
def test_no_take_back_is_judged_where_a_card_lies_at_the_reveal():
    table = start(4, tiles={"C": NO_TAKE_BACK}).tokens(*GODS)
    table.cards(("A", 12), ("C", 7), ("A", 6), ("C", 9))
    table.pass_(0).move(1, 7, "A").move(2, 6, "C").pass_(3)
    assert (table.point, table.actor) == (AT_RECOVER, 1)
    assert table.offers() == [recovering(), recovering(7)]
    assert table.refused(2, recovering(6)) == "KRO-11.6"
    table.recover(1)
    assert table.round == 2


@pytest.mark.article("KRO-11.6")
def test_of_two_losing_cards_only_the_one_elsewhere_may_be_taken_back():
    table = start(2, tiles={"A": NO_TAKE_BACK}).tokens(*GODS)
    table.cards(("A", 5), ("A", 9), ("B", 6), ("B", 12)).pass_all()
    assert table.offers() == [recovering(), recovering(6)]
    assert table.refused(0, recovering(5, 6)) == "KRO-11.6"


# ---- first token here, extra token ----


@pytest.mark.article("KRO-11.4")
@pytest.mark.vector(31)
def test_the_first_token_drawn_is_placed_at_once_and_three_more_are_drawn():
    table = start(4, tiles={"B": FIRST_TOKEN}).draw(ATHENA)
    assert table.token("B") == ATHENA
    table.draw(APOLLO, ARTEMIS, ZEUS)
    assert (table.point, table.actor) == (AT_PLACE, 0)
    assert table.offers() == [act.place(0, god) for god in (APOLLO, ARTEMIS, ZEUS)]
    table.place("A", ZEUS)
    assert table.offers() == [act.place(2, APOLLO), act.place(2, ARTEMIS)]
    table.place("C", APOLLO)
    assert (table.point, table.bag_size()) == (AT_LAY, 37)
    assert table.bag()[ARTEMIS] == 9


@pytest.mark.article("KRO-11.4", broken=True)
def test_without_the_tile_the_first_token_is_placed_like_the_others():
    table = start(4, tiles={"B": LOWEST_WINS}).draw(ATHENA)
    assert [table.token(name) for name in "ABC"] == [terms.NO_TOKEN] * 3


@pytest.mark.article("KRO-11.4", broken=True)
def test_another_token_cannot_be_put_on_the_temple_of_the_first():
    table = start(4, tiles={"B": FIRST_TOKEN}).draw(ATHENA, APOLLO, ARTEMIS, ZEUS)
    assert table.refused(0, act.place(1, ZEUS)) == "KRO-2.2"


@pytest.mark.article("KRO-11.4")
def test_with_two_temples_the_first_token_leaves_one_to_place():
    table = start(3, tiles={"A": FIRST_TOKEN}).draw(ATHENA, APOLLO, ARTEMIS)
    assert table.token("A") == ATHENA
    assert table.offers() == [act.place(1, APOLLO), act.place(1, ARTEMIS)]
    table.place("B", APOLLO)
    assert (table.point, table.bag_size()) == (AT_LAY, 28)


@pytest.mark.vector(50)
@pytest.mark.parametrize(("total", "more"), [(terms.EXACT_TOTAL, 2), (terms.USUAL_TOTAL, 3)])
def test_first_token_here_draws_the_usual_number_or_as_an_option_one_for_each_temple(total, more):
    table = start(4, tiles={"A": FIRST_TOKEN}, first_token_total=total).draw(ATHENA)
    table.draw(*[APOLLO] * more)
    assert table.point == AT_PLACE
    table.place("B", APOLLO).place("C", APOLLO)
    assert (table.point, table.bag_size()) == (AT_LAY, 37)


def test_the_exact_total_with_an_extra_token_leaves_one_to_return():
    tiles = {"A": FIRST_TOKEN, "B": EXTRA_TOKEN}
    table = start(4, tiles=tiles, first_token_total=terms.EXACT_TOTAL).draw(ATHENA, APOLLO, APOLLO, ZEUS)
    assert table.point == AT_PLACE
    table.place("B", APOLLO).place("C", APOLLO)
    assert (table.bag_size(), table.bag()[ZEUS]) == (37, 6)


def test_without_the_tile_the_exact_total_changes_nothing():
    table = start(4, tiles={"A": LOWEST_WINS}, first_token_total=terms.EXACT_TOTAL)
    assert table.draw(ATHENA, APOLLO, APOLLO).point == AT_DRAW


@pytest.mark.article("KRO-11.13")
@pytest.mark.vector(32)
@pytest.mark.parametrize(("seats", "drawn", "left"), [(4, 5, 37), (3, 4, 28)])
def test_an_extra_token_is_drawn_and_two_go_back(seats, drawn, left):
    table = start(seats, tiles={"A": EXTRA_TOKEN}).draw(*[APOLLO] * (drawn - 1))
    assert table.point == AT_DRAW
    table.draw(ATHENA)
    for name in "ABC"[: drawn - 2]:
        table.place(name, APOLLO)
    assert (table.point, table.bag_size(), table.bag()[ATHENA]) == (AT_LAY, left, 7 if seats == 4 else 6)


@pytest.mark.article("KRO-11.13", broken=True)
def test_without_the_tile_no_extra_token_is_drawn():
    assert start(4, tiles={"A": LOWEST_WINS}).draw(*[APOLLO] * 4).point == AT_PLACE


@pytest.mark.article("KRO-11.13")
@pytest.mark.article("KRO-11.4")
@pytest.mark.vector(31)
def test_first_token_and_extra_token_together_draw_five_and_return_two():
    table = start(4, tiles={"B": FIRST_TOKEN, "C": EXTRA_TOKEN}).draw(ATHENA, APOLLO, ARTEMIS, ZEUS)
    assert table.point == AT_DRAW
    table.draw(ZEUS)
    table.place("A", ZEUS).place("C", APOLLO)
    assert (table.point, table.bag_size()) == (AT_LAY, 37)


@pytest.mark.article("KRO-11.19")
@pytest.mark.article("KRO-10.2")
@pytest.mark.vector(45)
def test_a_wrath_token_as_the_first_token_begins_the_hades_round_at_once():
    table = start(4, tiles={"B": FIRST_TOKEN}, module_hades=True).draw(WRATH)
    assert (table.point, table.actor, table.token("H")) == (AT_LAY, 0, WRATH)
    assert table.bag_size() == 41


@pytest.mark.article("KRO-11.19", broken=True)
@pytest.mark.article("KRO-10.2")
@pytest.mark.vector(45)
def test_a_later_wrath_token_sends_the_first_token_back():
    table = start(4, tiles={"B": FIRST_TOKEN}, module_hades=True).draw(ATHENA)
    assert table.bag_size() == 41
    table.draw(WRATH, APOLLO, ZEUS)
    assert [table.token(name) for name in "ABCH"] == [0, 0, 0, WRATH]
    assert (table.point, table.bag_size(), table.bag()[ATHENA]) == (AT_LAY, 41, 7)


# ---- choose first player ----


def naming(table, winner):
    """A normal round in which this seat wins C, the naming temple."""
    table.tokens(*GODS)
    while table.point == AT_LAY:
        table.lay(table.actor, "C" if table.actor == winner else "A", table.hand(table.actor)[-1])
    return table.pass_all().leave_all()


@pytest.mark.article("KRO-11.12")
@pytest.mark.vector(34)
def test_the_winner_of_the_naming_temple_names_the_next_first_player():
    table = start(4, first=0, tiles={"C": CHOOSE_FIRST}).skip_to(5)
    naming(table, 2)
    assert (table.point, table.actor) == (AT_NAME_FIRST, 2)
    assert table.offers() == [act.name_first(seat) for seat in range(4)]
    table.do(2, act.name_first(2))
    assert (table.round, table.first) == (6, 2)
    naming(table, None)
    assert (table.round, table.first) == (7, 3)


@pytest.mark.article("KRO-11.12", broken=True)
def test_nobody_but_the_winner_names_the_first_player():
    table = naming(start(4, tiles={"C": CHOOSE_FIRST}), 2)
    assert table.refused(0, act.name_first(1)) == "KRO-11.12"
    assert table.refused(2, act.name_first(4)) == "KRO-11.12"


@pytest.mark.article("KRO-11.12", broken=True)
@pytest.mark.vector(46)
def test_nobody_is_asked_after_round_12():
    table = start(4, tiles={"C": CHOOSE_FIRST}).skip_to(12)
    assert naming(table, 2).point == terms.AT_OVER


@pytest.mark.article("KRO-11.16")
@pytest.mark.article("KRO-11.12", broken=True)
@pytest.mark.vector(46)
def test_nobody_is_asked_in_a_hades_round():
    table = start(4, tiles={"C": CHOOSE_FIRST}, module_hades=True).hades()
    table.cards(("H", 1), ("H", 2), ("H", 3), ("H", 4))
    assert (table.round, table.first, table.point) == (2, 1, AT_DRAW)


@pytest.mark.article("KRO-11.16")
@pytest.mark.parametrize("tile", [LOWEST_WINS, REVERSED_TIE, NO_TAKE_BACK, WINNER_PICKS, EXCHANGE_RULE])
def test_in_a_hades_round_no_local_rule_has_any_effect(tile):
    table = start(4, tiles={"A": tile}, module_hades=True).hades()
    table.cards(("H", 4), ("H", 2), ("H", 2), ("H", 9))
    assert [table.wrath(seat) for seat in range(4)] == [0, 0, 1, 0]
    assert (table.round, table.point) == (2, AT_DRAW)


@pytest.mark.article("KRO-11.16", broken=True)
def test_the_round_after_a_hades_round_has_its_local_rules_again():
    table = start(4, tiles={"A": LOWEST_WINS}, module_hades=True).hades()
    table.cards(("H", 4), ("H", 2), ("H", 2), ("H", 9)).tokens(*GODS)
    table.cards(("A", 5), ("A", 1), ("A", 7), ("A", 8)).pass_all()
    assert table.owned(2) == [APOLLO]
