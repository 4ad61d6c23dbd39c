"""Chapter 8: the end of the game, ties and shared victory. The tables of points are in test_scoring.py."""

import pytest
from support.kronia_table import FAVOR_GODS, payment, recovering, start

from engine.core.ids import NOBODY
from engine.games.kronia import actions as act
from engine.games.kronia import terms
from engine.games.kronia.terms import APOLLO, ARTEMIS, AT_PAY, ATHENA, POSEIDON, ZEUS

NINE_TOKENS_40 = [APOLLO] * 5 + [ZEUS] * 2 + [POSEIDON, ARTEMIS]
EIGHT_TOKENS_40 = [ARTEMIS] * 5 + [ZEUS, ATHENA, APOLLO]
OTHER_EIGHT_40 = [POSEIDON] * 5 + [APOLLO, ARTEMIS, ARTEMIS]


@pytest.mark.article("KRO-8.1", broken=True)
def test_after_round_12_nothing_can_be_done():
    table = start(4).finish({0: [ZEUS]})
    assert table.actor == NOBODY
    assert table.offers() == []
    acts = [act.place(0, ZEUS), act.lay(0, 3), act.pass_(), act.swap(0, 0, 3), act.move(0, 0, 1)]
    acts += [recovering(3), act.discard(3), act.pay(ZEUS), payment(ZEUS), act.pick(ZEUS)]
    acts += [act.exchange(1), act.give(ZEUS), act.target(1), act.take(ZEUS), act.name_first(0)]
    assert {table.refused(seat, action) for seat in range(4) for action in acts} == {"KRO-8.1"}


@pytest.mark.article("KRO-8.1", broken=True)
def test_after_the_end_who_has_paid_for_wrath_can_do_no_more_than_the_others():
    table = start(4, module_hades=True).finish({0: [POSEIDON]}, wrath={0: 1})
    table.do(0, act.pay(POSEIDON))
    assert table.actor == NOBODY
    assert table.refused(0, act.lay(0, 3)) == "KRO-8.1"
    assert table.refused(1, act.pay(POSEIDON)) == "KRO-8.1"
    assert table.refused(0, act.pay(POSEIDON)) == "KRO-10.11"


@pytest.mark.article("KRO-8.5")
@pytest.mark.vector(17)
def test_of_equal_points_more_favor_tokens_win():
    table = start(4).finish({0: NINE_TOKENS_40, 1: EIGHT_TOKENS_40})
    assert [table.points(0), table.points(1)] == [40, 40]
    assert table.shares() == [1, 0, 0, 0]


@pytest.mark.article("KRO-8.5", broken=True)
def test_more_favor_tokens_do_not_win_against_one_point_more():
    table = start(4).finish({0: [APOLLO, APOLLO], 1: [POSEIDON]})
    assert table.shares() == [0, 1, 0, 0]


@pytest.mark.article("KRO-8.6")
@pytest.mark.vector(17)
def test_equal_points_and_equal_tokens_share_the_victory():
    table = start(4).finish({0: EIGHT_TOKENS_40, 2: OTHER_EIGHT_40})
    assert [table.points(0), table.points(2)] == [40, 40]
    assert table.shares() == [0.5, 0, 0.5, 0]


@pytest.mark.article("KRO-8.6")
def test_all_players_may_share_the_victory():
    assert start(5).finish().shares() == [0.2] * 5


@pytest.mark.article("KRO-8.6", broken=True)
def test_a_victory_is_not_shared_when_the_tokens_differ():
    table = start(4).finish({0: EIGHT_TOKENS_40, 2: OTHER_EIGHT_40, 3: NINE_TOKENS_40})
    assert table.shares() == [0, 0, 0, 1]


@pytest.mark.article("KRO-8.5")
@pytest.mark.vector(47)
@pytest.mark.parametrize(
    ("counted", "shares"),
    [(terms.AFTER_PAYMENT, [0.5, 0.5, 0, 0]), (terms.BEFORE_PAYMENT, [1, 0, 0, 0])],
)
def test_tokens_that_break_a_tie_are_counted_after_the_payment_or_before_it_as_an_option(counted, shares):
    collected = [APOLLO] * 6 + [ARTEMIS] * 2 + [POSEIDON]
    other = [APOLLO] * 4 + [ZEUS] * 2 + [ATHENA, ARTEMIS]
    table = start(4, module_hades=True, tie_break_tokens=counted)
    table.finish({0: collected, 1: other}, wrath={0: 1})
    assert table.point == AT_PAY
    table.do(0, act.pay(POSEIDON))
    assert [table.points(0), table.points(1)] == [30, 30]
    assert [len(table.owned(0)), len(table.owned(1))] == [8, 8]
    assert table.shares() == shares


@pytest.mark.article("KRO-8.2")
@pytest.mark.parametrize("god", FAVOR_GODS)
def test_a_token_scores_1_to_5_by_its_god(god):
    assert start(4).finish({1: [god]}).points(1) == [APOLLO, ARTEMIS, POSEIDON, ATHENA, ZEUS].index(god) + 1


@pytest.mark.article("KRO-8.2", broken=True)
def test_a_wrath_token_scores_nothing_by_itself():
    options = {"module_hades": True, "wrath_shortfall": terms.IGNORE_MISSING}
    assert start(4, **options).finish(wrath={1: 1}).points(1) == 0
