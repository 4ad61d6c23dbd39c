"""Chapter 10: paying for wrath tokens (KRO-10.10 to 10.14) with every option."""

from itertools import product

import pytest
from support.build import pick
from support.kronia_table import FAVOR_GODS, payment, start

from engine.core.ids import NOBODY
from engine.core.kit import seeded
from engine.games.kronia import actions as act
from engine.games.kronia import scoring, terms
from engine.games.kronia.terms import APOLLO, ARTEMIS, AT_PAY, ATHENA, POSEIDON, WRATH, ZEUS


def owing(tokens, wrath=1, low=0, seats=4, seat=0, **options):
    """A table after round 12 at which one seat owns these tokens and holds wrath tokens."""
    table = start(seats, module_hades=True, **options)
    return table.finish({seat: tokens}, {seat: low}, {seat: wrath})


def paid(table, *gods):
    for god in gods:
        table.do(table.actor, act.pay(god))
    return table


RICH = [APOLLO] * 3 + [ARTEMIS] * 2 + [POSEIDON, ATHENA, ZEUS]


@pytest.mark.article("KRO-10.10")
@pytest.mark.article("KRO-10.11")
@pytest.mark.vector(18)
def test_any_own_token_may_be_given_first():
    table = owing(RICH)
    assert (table.point, table.actor) == (AT_PAY, 0)
    assert table.offers() == [act.pay(god) for god in FAVOR_GODS]


@pytest.mark.article("KRO-10.11")
@pytest.mark.vector(18)
@pytest.mark.parametrize("god", [POSEIDON, ATHENA, ZEUS])
def test_a_token_worth_3_or_more_closes_the_payment(god):
    table = paid(owing(RICH), god)
    assert table.actor == NOBODY
    assert len(table.owned(0)) == 7


@pytest.mark.article("KRO-10.10")
@pytest.mark.vector(18)
@pytest.mark.parametrize(
    "gods",
    [(ZEUS,), (ARTEMIS, ARTEMIS), (APOLLO, ARTEMIS), (APOLLO, APOLLO, ARTEMIS), (APOLLO, APOLLO, APOLLO)],
)
def test_every_combination_worth_3_is_accepted_wasteful_ones_too(gods):
    assert paid(owing(RICH), *gods).actor == NOBODY


@pytest.mark.article("KRO-10.11")
@pytest.mark.vector(18)
def test_after_too_little_the_same_choice_is_asked_again():
    table = paid(owing(RICH), APOLLO)
    assert table.offers() == [act.pay(god) for god in FAVOR_GODS]


@pytest.mark.article("KRO-10.10", broken=True)
@pytest.mark.vector(36)
def test_stopping_a_payment_before_it_suffices_is_refused():
    table = paid(owing(RICH), ARTEMIS)
    assert table.refused(0, act.pass_()) == "KRO-10.10"


@pytest.mark.article("KRO-10.10", broken=True)
def test_a_token_that_is_not_owned_cannot_be_given():
    table = owing([ZEUS])
    assert table.refused(0, act.pay(APOLLO)) == "KRO-10.10"


@pytest.mark.article("KRO-10.11", broken=True)
@pytest.mark.vector(36)
def test_one_token_more_for_a_wrath_token_that_is_covered_is_refused():
    table = start(4, module_hades=True)
    table.finish({0: RICH, 1: RICH}, wrath={0: 1, 1: 1})
    paid(table, APOLLO, APOLLO, ARTEMIS)
    assert table.actor == 1
    assert table.refused(0, act.pay(APOLLO)) == "KRO-10.11"
    assert table.refused(0, payment(ZEUS)) == "KRO-10.11"
    paid(table, ZEUS)
    assert table.refused(1, act.pay(APOLLO)) == "KRO-10.11"


@pytest.mark.article("KRO-10.11", broken=True)
def test_a_whole_payment_at_once_is_refused_when_tokens_are_given_one_by_one():
    assert owing(RICH).refused(0, payment(ZEUS)) == "KRO-10.11"


@pytest.mark.article("KRO-10.10")
@pytest.mark.vector(19)
@pytest.mark.parametrize(
    ("gods", "points"), [((POSEIDON,), 10), ((APOLLO, ARTEMIS), 5), ((APOLLO, APOLLO, APOLLO), 5)]
)
def test_what_is_paid_with_changes_the_sets(gods, points):
    table = paid(owing([APOLLO] * 3 + [ARTEMIS, POSEIDON]), *gods)
    assert table.points(0) == points


@pytest.mark.article("KRO-10.12")
@pytest.mark.vector(20)
def test_who_owns_less_than_3_gives_all_and_owes_the_rest():
    table = owing([APOLLO, APOLLO], low=2)
    assert table.actor == NOBODY
    assert (table.owned(0), table.points(0)) == ([], 2)
    assert scoring.counted_tokens(table.state, 0) == 0


@pytest.mark.article("KRO-10.12")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_only_the_seat_that_owes_gives_its_tokens(seat):
    table = start(4, module_hades=True).finish({s: [APOLLO, APOLLO] for s in range(4)}, wrath={seat: 1})
    assert [table.owned(s) for s in range(4)] == [[] if s == seat else [APOLLO, APOLLO] for s in range(4)]
    assert [table.points(s) for s in range(4)] == [-1 if s == seat else 2 for s in range(4)]


@pytest.mark.article("KRO-10.12")
@pytest.mark.vector(20)
def test_without_any_token_each_wrath_token_costs_3_points():
    assert owing([], wrath=2).points(0) == -6


@pytest.mark.article("KRO-10.12")
@pytest.mark.vector(20)
def test_a_single_zeus_pays_for_one_of_two_wrath_tokens():
    table = paid(owing([ZEUS], wrath=2), ZEUS)
    assert (table.actor, table.points(0)) == (NOBODY, -3)


@pytest.mark.article("KRO-10.12", broken=True)
def test_who_owns_3_points_owes_nothing():
    table = paid(owing([APOLLO, ARTEMIS]), APOLLO, ARTEMIS)
    assert table.points(0) == 0


@pytest.mark.article("KRO-10.13", broken=True)
def test_a_wrath_token_cannot_be_given_in_payment():
    table = owing(RICH, wrath=2)
    assert table.refused(0, act.pay(WRATH)) == "KRO-10.13"


@pytest.mark.article("KRO-10.14")
def test_players_pay_from_the_first_player_of_round_12_on_each_all_at_once():
    table = start(5, first=3, module_hades=True)
    table.finish({seat: [POSEIDON] * 3 for seat in range(5)}, wrath={2: 1, 4: 1})
    assert table.actor == 4
    paid(table, POSEIDON)
    assert table.actor == 2
    both = start(5, first=3, module_hades=True)
    both.finish({seat: [POSEIDON] * 3 for seat in range(5)}, wrath={3: 2})
    assert paid(both, POSEIDON).actor == 3


@pytest.mark.article("KRO-10.14", broken=True)
def test_paying_before_ones_turn_is_refused():
    table = start(5, first=3, module_hades=True)
    table.finish({seat: [POSEIDON] * 3 for seat in range(5)}, wrath={2: 1, 4: 1})
    assert table.refused(2, act.pay(POSEIDON)) == "KRO-12.1"
    assert table.refused(0, act.pay(POSEIDON)) == "KRO-12.1"


@pytest.mark.vector(43)
@pytest.mark.article("KRO-10.11")
@pytest.mark.article("KRO-10.12")
def test_two_wrath_tokens_are_paid_one_after_the_other():
    table = paid(owing([ZEUS, APOLLO, APOLLO], wrath=2), ZEUS)
    assert (table.actor, table.owned(0), table.points(0)) == (NOBODY, [], -1)
    table = paid(owing([ZEUS, APOLLO, APOLLO], wrath=2), APOLLO, APOLLO, ZEUS)
    assert (table.actor, table.points(0)) == (NOBODY, -3)


@pytest.mark.vector(43)
def test_as_an_option_two_wrath_tokens_are_paid_together():
    table = paid(owing([ZEUS, APOLLO, APOLLO], wrath=2, wrath_payment_unit=terms.POOLED), ZEUS)
    assert table.point == AT_PAY
    paid(table, APOLLO)
    assert (table.actor, table.owned(0), table.points(0)) == (NOBODY, [APOLLO], 1)


def test_a_pooled_payment_that_falls_short_takes_all_tokens():
    table = owing([ZEUS], wrath=2, wrath_payment_unit=terms.POOLED)
    assert (table.actor, table.owned(0), table.points(0)) == (NOBODY, [], -1)


@pytest.mark.article("KRO-10.12")
@pytest.mark.vector(44)
@pytest.mark.parametrize(
    ("shortfall", "points", "tokens"),
    [(terms.SUBTRACT_MISSING, 2, 0), (terms.IGNORE_MISSING, 3, 0), (terms.MINUS_THREE, 2, 2)],
)
def test_a_shortfall_is_subtracted_ignored_or_costs_three_points(shortfall, points, tokens):
    table = owing([APOLLO, APOLLO], low=2, wrath_shortfall=shortfall)
    assert table.points(0) == points
    assert scoring.counted_tokens(table.state, 0) == tokens


def test_a_shortfall_of_two_wrath_tokens_costs_six_points_as_an_option():
    options = {"wrath_shortfall": terms.MINUS_THREE}
    assert owing([APOLLO, APOLLO], wrath=2, **options).points(0) == 2 - 6
    pooled = owing([ZEUS], wrath=2, wrath_payment_unit=terms.POOLED, **options)
    assert (pooled.owned(0), pooled.points(0)) == ([ZEUS], 5 - 6)


@pytest.mark.vector(18)
def test_minimal_payments_are_those_from_which_no_token_can_be_left_out():
    table = owing(RICH, wrath_payment_mode=terms.MINIMAL_SETS)
    minimal = [(POSEIDON,), (ATHENA,), (ZEUS,), (APOLLO, ARTEMIS), (ARTEMIS, ARTEMIS), (APOLLO,) * 3]
    assert sorted(table.offers()) == sorted(payment(*gods) for gods in minimal)
    assert table.refused(0, payment(APOLLO, APOLLO, ARTEMIS)) == "KRO-10.11"
    assert table.refused(0, payment(ARTEMIS)) == "KRO-10.10"
    assert table.refused(0, payment(ZEUS, ZEUS)) == "KRO-10.10"
    assert table.refused(0, act.pay(ZEUS)) == "KRO-10.10"
    table.do(0, payment(APOLLO, ARTEMIS))
    assert (table.actor, len(table.owned(0))) == (NOBODY, 6)


def minimal_by_hand(tokens, due):
    """All payments of at least `due` that fall below it without any one of their tokens."""
    found = set()
    for counts in product(*[range(tokens.count(god) + 1) for god in FAVOR_GODS]):
        gods = [god for god, count in zip(FAVOR_GODS, counts) for _ in range(count)]
        if sum(gods) >= due and all(sum(gods) - god < due for god in gods):
            found.add(payment(*gods))
    return found


@pytest.mark.parametrize("wrath", [1, 2])
@pytest.mark.parametrize("unit", [terms.PER_TOKEN, terms.POOLED])
def test_minimal_payments_agree_with_trying_all_of_them(wrath, unit):
    rng = seeded(wrath * 10 + unit)
    due = 6 if unit == terms.POOLED and wrath == 2 else 3
    most = 0
    for _ in range(pick(plain=25, compiled=200)):
        tokens = [god for god in FAVOR_GODS for _ in range(rng.below(8))]
        table = owing(tokens, wrath, wrath_payment_mode=terms.MINIMAL_SETS, wrath_payment_unit=unit)
        expected = minimal_by_hand(tokens, due)
        assert set(table.offers()) == expected
        most = max(most, len(expected))
    assert most == (17 if due == 6 else 6)


def test_two_minimal_payments_follow_each_other():
    table = owing(RICH, wrath=2, wrath_payment_mode=terms.MINIMAL_SETS).do(0, payment(ZEUS))
    assert table.point == AT_PAY
    table.do(0, payment(ATHENA))
    assert (table.actor, len(table.owned(0))) == (NOBODY, 6)
