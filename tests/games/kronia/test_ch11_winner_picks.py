"""Chapter 11: the temple at which the winner picks (KRO-11.7, 11.17)."""

import pytest
from support.kronia_table import recovering, start

from engine.core.ids import CHANCE
from engine.games.kronia import actions as act
from engine.games.kronia import terms
from engine.games.kronia.terms import (
    APOLLO,
    ARTEMIS,
    AT_EXTRA,
    AT_PICK,
    AT_RECOVER,
    ATHENA,
    WINNER_PICKS,
    WRATH,
    ZEUS,
)

GODS = (APOLLO, ARTEMIS, ZEUS)
CARDS = (("A", 12), ("B", 6), ("B", 5), ("C", 6))


def picking(token=APOLLO, **options):
    """Seat 0 has won a winner-picks temple with this token on it; the next thing is the draw."""
    table = start(4, tiles={"A": WINNER_PICKS}, **options).tokens(token, ARTEMIS, ZEUS)
    return table.cards(*CARDS).pass_all()


@pytest.mark.article("KRO-11.7")
@pytest.mark.vector(30)
def test_the_winner_draws_a_token_and_keeps_it_or_the_one_of_the_temple():
    table = picking()
    assert (table.point, table.actor) == (AT_EXTRA, CHANCE)
    before = table.bag_size()
    table.draw(ATHENA)
    assert (table.point, table.actor) == (AT_PICK, 0)
    assert table.offers() == [act.pick(APOLLO), act.pick(ATHENA)]
    in_bag = table.bag()[APOLLO]
    table.do(0, act.pick(ATHENA))
    assert table.owned(0) == [ATHENA]
    assert (table.bag_size(), table.bag()[APOLLO]) == (before, in_bag + 1)


@pytest.mark.article("KRO-11.7")
def test_the_token_of_the_temple_may_be_kept():
    table = picking()
    before = table.bag()
    assert table.draw(ATHENA).do(0, act.pick(APOLLO)).owned(0) == [APOLLO]
    assert table.bag() == before


@pytest.mark.article("KRO-11.7")
def test_two_equal_tokens_leave_no_choice():
    assert picking().draw(APOLLO).offers() == [act.pick(APOLLO)]


@pytest.mark.article("KRO-11.7", broken=True)
def test_a_token_that_is_neither_of_the_two_cannot_be_picked():
    table = picking().draw(ATHENA)
    assert table.refused(0, act.pick(ZEUS)) == "KRO-11.7"


@pytest.mark.article("KRO-11.7", broken=True)
def test_nobody_else_picks():
    table = picking().draw(ATHENA)
    assert table.refused(1, act.pick(ATHENA)) == "KRO-12.1"


@pytest.mark.article("KRO-11.17")
@pytest.mark.vector(30)
def test_a_wrath_token_that_was_drawn_goes_back_and_the_winner_takes_the_temples_token():
    table = picking(module_hades=True)
    before = table.bag()
    table.draw(WRATH)
    assert table.owned(0) == [APOLLO]
    assert table.bag() == before
    assert table.point == AT_RECOVER


@pytest.mark.article("KRO-11.17", broken=True)
def test_a_wrath_token_cannot_be_picked():
    table = picking(module_hades=True).draw(ATHENA)
    assert table.refused(0, act.pick(WRATH)) == "KRO-11.17"


@pytest.mark.article("KRO-11.17", broken=True)
def test_as_an_option_the_winner_draws_again_after_a_wrath_token():
    table = picking(module_hades=True, winner_picks_wrath=terms.REDRAW)
    before = table.bag_size()
    table.draw(WRATH)
    assert (table.point, table.odds()[WRATH]) == (AT_EXTRA, 1)
    table.draw(WRATH)
    assert WRATH not in table.odds()
    table.draw(ZEUS).do(0, act.pick(ZEUS))
    assert (table.bag_size(), table.bag()[WRATH]) == (before, 2)
    assert table.owned(0) == [ZEUS]


def test_without_any_token_in_the_bag_the_winner_takes_the_temples_token():
    table = start(4, tiles={"A": WINNER_PICKS}).tokens(*GODS)
    table.cards(*CARDS).pass_(0, 1, 2)
    for god in range(terms.GODS):
        table.state.cells[terms.BAG + god] = 0
    assert table.pass_(3).owned(0) == [APOLLO]


def test_with_nothing_but_wrath_in_the_bag_a_redraw_ends_with_the_temples_token():
    table = start(4, tiles={"A": WINNER_PICKS}, module_hades=True, winner_picks_wrath=terms.REDRAW)
    table.tokens(*GODS).cards(*CARDS).pass_(0, 1, 2)
    for god in range(1, WRATH):
        table.state.cells[terms.BAG + god] = 0
    table.pass_(3).draw(WRATH, WRATH)
    assert table.owned(0) == [APOLLO]
    assert table.bag() == {WRATH: 2}


@pytest.mark.article("KRO-11.20")
def test_the_winning_card_stays_spent_when_the_other_token_was_picked():
    table = picking().draw(ATHENA).do(0, act.pick(ATHENA))
    assert table.actor == 2
    assert table.refused(0, recovering(12)) == "KRO-6.4"
