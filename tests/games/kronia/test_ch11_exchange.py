"""Chapter 11: the exchange temple (KRO-11.8 to 11.11) and what becomes of its winner (11.20)."""

import pytest
from support.kronia_table import recovering, start

from engine.games.kronia import actions as act
from engine.games.kronia import terms
from engine.games.kronia.terms import (
    APOLLO,
    ARTEMIS,
    AT_EXCHANGE,
    AT_GIVE,
    AT_RECOVER,
    AT_TAKE,
    AT_TARGET,
    ATHENA,
    DECLINE,
    EXCHANGE_RULE,
    ONE_FOR_TWO,
    POSEIDON,
    TWO_FOR_ONE,
    WRATH,
    ZEUS,
)


def exchanging(token, tokens, wrath=None, seats=4):
    """Seat 0 has won an exchange temple with this token on it; the seats own these tokens.

    When that is settled, seat 1 wins an Apollo token at A.
    """
    table = start(seats, tiles={"C": EXCHANGE_RULE}, module_hades=wrath is not None)
    table.tokens(APOLLO, APOLLO, token)
    for seat, gods in tokens.items():
        for god in gods:
            table.state.cells.bump(terms.OWNED + seat * terms.GODS + god, 1)
    for seat, count in (wrath or {}).items():
        table.state.cells[terms.OWNED + seat * terms.GODS + WRATH] = count
    table.cards(("C", 12), *[("A", 12 - seat) for seat in range(1, seats)]).pass_all()
    return table


@pytest.mark.article("KRO-11.8")
@pytest.mark.vector(28)
def test_an_artemis_token_buys_only_two_apollo_tokens():
    table = exchanging(ARTEMIS, {1: [APOLLO, APOLLO, ARTEMIS]})
    assert table.offers() == [act.exchange(DECLINE), act.exchange(ONE_FOR_TWO)]
    table.do(0, act.exchange(ONE_FOR_TWO))
    assert (table.point, table.offers()) == (AT_TARGET, [act.target(1)])
    table.do(0, act.target(1))
    assert (table.point, table.offers()) == (AT_TAKE, [act.take(APOLLO, APOLLO)])
    table.do(0, act.take(APOLLO, APOLLO))
    assert table.owned(0) == [APOLLO, APOLLO]
    assert table.owned(1) == [APOLLO, ARTEMIS, ARTEMIS]


@pytest.mark.article("KRO-11.8")
@pytest.mark.vector(28)
def test_a_zeus_token_buys_the_pairs_worth_up_to_5_that_one_opponent_owns():
    table = exchanging(ZEUS, {1: [APOLLO, APOLLO, ARTEMIS, ARTEMIS, POSEIDON, ATHENA], 2: [APOLLO, ZEUS]})
    table.do(0, act.exchange(ONE_FOR_TWO))
    assert table.offers() == [act.target(1)], "seat 2 has no pair worth 5 or less"
    table.do(0, act.target(1))
    pairs = [(1, 1), (1, 2), (1, 3), (1, 4), (2, 2), (2, 3)]
    assert table.offers() == [act.take(a, b) for a, b in pairs]


@pytest.mark.article("KRO-11.9", broken=True)
@pytest.mark.vector(28)
def test_an_apollo_token_buys_no_pair():
    table = exchanging(APOLLO, {0: [APOLLO], 1: [APOLLO, APOLLO]})
    assert table.refused(0, act.exchange(ONE_FOR_TWO)) == "KRO-11.9"
    assert table.offers() == [act.exchange(DECLINE), act.exchange(TWO_FOR_ONE)]


@pytest.mark.article("KRO-11.8")
@pytest.mark.article("KRO-11.9")
@pytest.mark.vector(29)
def test_the_temples_token_and_an_own_one_buy_a_token_worth_no_more_than_both():
    table = exchanging(ARTEMIS, {0: [APOLLO], 1: [POSEIDON, ATHENA], 2: [ATHENA]})
    table.do(0, act.exchange(TWO_FOR_ONE))
    assert (table.point, table.offers()) == (AT_GIVE, [act.give(APOLLO)])
    table.do(0, act.give(APOLLO))
    assert table.offers() == [act.target(1)]
    table.do(0, act.target(1)).do(0, act.take(POSEIDON))
    assert table.owned(0) == [POSEIDON]
    assert table.owned(1) == [APOLLO, APOLLO, ARTEMIS, ATHENA]


@pytest.mark.article("KRO-11.9", broken=True)
@pytest.mark.vector(29)
def test_a_token_worth_more_than_what_is_given_cannot_be_taken():
    table = exchanging(ARTEMIS, {0: [APOLLO], 1: [POSEIDON, ATHENA], 2: [ATHENA]})
    table.do(0, act.exchange(TWO_FOR_ONE)).do(0, act.give(APOLLO))
    assert table.refused(0, act.target(2)) == "KRO-11.9"
    table.do(0, act.target(1))
    assert table.refused(0, act.take(ATHENA)) == "KRO-11.9"


@pytest.mark.article("KRO-11.9", broken=True)
def test_an_own_token_that_is_too_small_to_buy_anything_cannot_be_given():
    table = exchanging(APOLLO, {0: [APOLLO, ZEUS], 1: [ATHENA]})
    table.do(0, act.exchange(TWO_FOR_ONE))
    assert table.refused(0, act.give(APOLLO)) == "KRO-11.9"
    assert table.offers() == [act.give(ZEUS)]


@pytest.mark.article("KRO-11.9")
def test_the_same_god_may_be_given_and_taken():
    table = exchanging(ARTEMIS, {0: [APOLLO], 1: [APOLLO]})
    table.do(0, act.exchange(TWO_FOR_ONE)).do(0, act.give(APOLLO)).do(0, act.target(1))
    table.do(0, act.take(APOLLO))
    assert (table.owned(0), table.owned(1)) == ([APOLLO], [APOLLO, APOLLO, ARTEMIS])


@pytest.mark.article("KRO-11.8", broken=True)
def test_a_token_that_nobody_owns_cannot_be_given_or_taken():
    table = exchanging(ARTEMIS, {0: [APOLLO], 1: [POSEIDON]})
    assert table.refused(0, act.exchange(ONE_FOR_TWO)) == "KRO-11.8"
    assert table.refused(0, act.exchange(4)) == "KRO-11.8"
    table.do(0, act.exchange(TWO_FOR_ONE))
    assert table.refused(0, act.give(ZEUS)) == "KRO-11.8"
    table.do(0, act.give(APOLLO))
    assert table.refused(0, act.target(0)) == "KRO-11.8"
    assert table.refused(0, act.target(2)) == "KRO-11.8"
    table.do(0, act.target(1))
    assert table.refused(0, act.take(APOLLO)) == "KRO-11.8"
    assert table.refused(0, act.take(POSEIDON, POSEIDON)) == "KRO-11.8"


@pytest.mark.article("KRO-11.8", broken=True)
def test_two_tokens_of_two_opponents_are_no_pair():
    table = exchanging(ZEUS, {1: [APOLLO], 2: [APOLLO], 0: [ZEUS]})
    assert table.refused(0, act.exchange(ONE_FOR_TWO)) == "KRO-11.8"


@pytest.mark.article("KRO-11.8", broken=True)
def test_two_tokens_of_one_god_need_two_of_them():
    table = exchanging(ZEUS, {1: [APOLLO, ARTEMIS]}).do(0, act.exchange(ONE_FOR_TWO)).do(0, act.target(1))
    assert table.refused(0, act.take(APOLLO, APOLLO)) == "KRO-11.8"
    assert table.refused(0, act.take(ARTEMIS, APOLLO)) == "KRO-11.8"
    assert table.offers() == [act.take(APOLLO, ARTEMIS)]


@pytest.mark.article("KRO-11.8", broken=True)
@pytest.mark.vector(29)
def test_in_round_1_nobody_owns_a_token_and_the_winner_takes_that_of_the_temple():
    table = exchanging(ZEUS, {})
    assert table.owned(0) == [ZEUS]
    assert table.point == AT_RECOVER


@pytest.mark.article("KRO-11.10")
def test_the_winner_may_decline_the_exchange():
    table = exchanging(ARTEMIS, {1: [APOLLO, APOLLO]}).do(0, act.exchange(DECLINE))
    assert (table.owned(0), table.owned(1)) == ([ARTEMIS], [APOLLO, APOLLO, APOLLO])


@pytest.mark.article("KRO-11.10", broken=True)
def test_the_owner_of_the_tokens_cannot_refuse():
    table = exchanging(ARTEMIS, {1: [APOLLO, APOLLO]})
    assert table.refused(1, act.exchange(DECLINE)) == "KRO-11.10"
    table.do(0, act.exchange(ONE_FOR_TWO))
    assert table.refused(1, act.exchange(DECLINE)) == "KRO-11.10"
    table.do(0, act.target(1))
    assert table.refused(1, act.exchange(DECLINE)) == "KRO-11.10"
    assert table.refused(1, act.take(APOLLO, APOLLO)) == "KRO-12.1"


@pytest.mark.article("KRO-11.11")
def test_a_token_won_in_the_same_round_cannot_be_exchanged():
    table = start(2, tiles={"C": EXCHANGE_RULE}).tokens(POSEIDON, APOLLO, ARTEMIS)
    table.cards(("C", 12), ("A", 12), ("B", 11), ("A", 11)).pass_all()
    assert table.point == AT_RECOVER, "seat 0 wins C before it or seat 1 owns anything"
    assert (table.owned(0), table.owned(1)) == ([APOLLO, ARTEMIS], [POSEIDON])


@pytest.mark.article("KRO-10.13", broken=True)
def test_wrath_tokens_are_not_exchanged():
    table = exchanging(ZEUS, {0: [APOLLO], 1: [APOLLO]}, wrath={0: 1, 1: 1})
    table.do(0, act.exchange(TWO_FOR_ONE))
    assert table.refused(0, act.give(WRATH)) == "KRO-10.13"
    table.do(0, act.give(APOLLO)).do(0, act.target(1))
    assert table.refused(0, act.take(WRATH)) == "KRO-10.13"
    assert table.refused(0, act.take(APOLLO, WRATH)) == "KRO-10.13"


@pytest.mark.article("KRO-11.20")
def test_the_winning_card_stays_spent_when_its_token_was_exchanged():
    table = start(4, tiles={"C": EXCHANGE_RULE}).tokens(APOLLO, APOLLO, ARTEMIS)
    table.state.cells[terms.OWNED + terms.GODS + APOLLO] = 2
    table.cards(("C", 3), ("A", 12), ("A", 11), ("B", 6)).pass_all()
    table.do(0, act.exchange(ONE_FOR_TWO)).do(0, act.target(1)).do(0, act.take(APOLLO, APOLLO))
    assert table.actor == 2
    assert table.refused(0, recovering(3)) == "KRO-6.4"
    assert table.recover(2).low_cards(0) == 1


@pytest.mark.article("KRO-11.20", broken=True)
def test_a_card_that_lost_at_an_exchange_temple_may_be_taken_back():
    table = start(4, tiles={"C": EXCHANGE_RULE}).tokens(APOLLO, APOLLO, ARTEMIS)
    table.cards(("C", 3), ("C", 2), ("A", 11), ("B", 6)).pass_all()
    assert table.actor == 1
    assert table.recover(1, 2).hand(1) == list(range(1, 13))


def test_an_exchange_step_is_not_taken_out_of_its_order():
    table = exchanging(ARTEMIS, {0: [APOLLO], 1: [APOLLO, POSEIDON]})
    assert table.point == AT_EXCHANGE
    early = [act.give(APOLLO), act.target(1), act.take(APOLLO), act.pick(APOLLO), act.name_first(0)]
    assert {table.refused(0, action) for action in early} == {"KRO-12.1"}


@pytest.mark.article("KRO-11.8", broken=True)
def test_what_was_given_in_one_exchange_does_not_count_in_the_next():
    table = exchanging(APOLLO, {0: [ZEUS], 1: [APOLLO, ARTEMIS, ARTEMIS]})
    table.do(0, act.exchange(TWO_FOR_ONE)).do(0, act.give(ZEUS)).do(0, act.target(1)).do(0, act.take(APOLLO))
    table.leave_all().tokens(APOLLO, APOLLO, ARTEMIS)
    table.cards(("A", 9), ("A", 8), ("B", 7), ("C", 11)).pass_all()
    table.do(0, act.exchange(ONE_FOR_TWO)).do(0, act.target(1))
    assert table.owned(1) == [APOLLO, APOLLO, ARTEMIS, ARTEMIS, ZEUS]
    assert table.offers() == [act.take(APOLLO, APOLLO)]
