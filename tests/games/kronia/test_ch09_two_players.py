"""Chapter 9: two players, two decks, two cards in a round."""

import pytest
from support.kronia_table import recovering, start

from engine.games.kronia import actions as act
from engine.games.kronia import scoring, terms
from engine.games.kronia.terms import (
    APOLLO,
    ARTEMIS,
    AT_CHANGE,
    AT_DISCARD,
    AT_DRAW,
    AT_RECOVER,
    HIDDEN,
    LATER,
    POSEIDON,
    SPENT,
    ZEUS,
)

GODS = (APOLLO, ARTEMIS, POSEIDON)


def laid(*cards, first=0):
    """Two players at the change, after these four cards in turn order."""
    return start(2, first).tokens(*GODS).cards(*cards)


def judged(*cards):
    return laid(*cards).pass_all()


def quick_round(table):
    """A round in which both lay their two highest cards at A and nothing is taken back."""
    table.tokens(*GODS)
    while table.point != AT_CHANGE:
        table.lay(table.actor, "A", table.hand(table.actor)[-1])
    return table.pass_all().leave_all()


@pytest.mark.article("KRO-9.1")
@pytest.mark.vector(41)
def test_after_six_rounds_the_second_deck_becomes_the_hand():
    table = start(2)
    for _ in range(6):
        quick_round(table)
    assert (table.round, table.point) == (7, AT_DRAW)
    assert [table.hand(seat) for seat in (0, 1)] == [list(range(1, 13))] * 2
    assert [table.where(0, card, deck=0) for card in (6, 12)] == [SPENT, SPENT]
    assert table.bag_size() == 22


@pytest.mark.article("KRO-9.1", broken=True)
def test_before_round_7_the_second_deck_is_not_in_hand():
    table = start(2)
    for _ in range(5):
        quick_round(table)
    assert table.round == 6
    assert [table.where(0, card, deck=1) for card in range(1, 13)] == [LATER] * 12
    assert table.hand(0) == [1, 2]


@pytest.mark.article("KRO-9.2")
def test_two_players_use_three_temples_and_forty_tokens():
    table = start(2)
    assert table.bag_size() == 40
    table.tokens(APOLLO, ARTEMIS, ZEUS, surplus=POSEIDON)
    assert [table.token(name) for name in "ABC"] == [APOLLO, ARTEMIS, ZEUS]
    assert table.bag_size() == 37


@pytest.mark.article("KRO-9.2", broken=True)
def test_three_players_do_not():
    table = start(3)
    assert table.bag_size() == 30
    assert table.draw(APOLLO, APOLLO, APOLLO).point == terms.AT_PLACE


@pytest.mark.article("KRO-9.3")
@pytest.mark.vector(41)
def test_the_first_player_alternates_also_from_round_6_to_round_7():
    table, first = start(2, first=1), []
    for _ in range(8):
        first.append(table.first)
        quick_round(table)
    assert first == [1, 0] * 4


@pytest.mark.article("KRO-9.3", broken=True)
@pytest.mark.article("KRO-11.12")
@pytest.mark.vector(46)
def test_who_wins_the_naming_temple_may_begin_twice_running():
    table = start(2, first=1, tiles={"A": terms.CHOOSE_FIRST})
    for _ in range(5):
        quick_round(table)
        if table.point == terms.AT_NAME_FIRST:
            table.do(table.actor, act.name_first(1 - table.first))
    assert (table.round, table.first) == (6, 0)
    table.tokens(*GODS).cards(("A", 2), ("B", 2), ("B", 1), ("B", 1)).pass_all().leave_all()
    assert (table.point, table.actor) == (terms.AT_NAME_FIRST, 0)
    table.do(0, act.name_first(0))
    assert (table.round, table.first) == (7, 0)
    table.tokens(*GODS).cards(("B", 2), ("B", 3), ("C", 1), ("C", 2)).pass_all().leave_all()
    assert (table.round, table.first) == (8, 1)


@pytest.mark.article("KRO-9.4")
def test_the_two_lay_cards_alternately_until_each_has_laid_two():
    table = start(2, first=1).tokens(*GODS)
    for seat, card in [(1, 5), (0, 5), (1, 6), (0, 7)]:
        assert table.actor == seat
        table.lay(seat, "A", card)
    assert (table.point, table.actor) == (AT_CHANGE, 1)
    assert table.stack("A") == [(1, 5), (0, 5), (1, 6), (0, 7)]


@pytest.mark.article("KRO-9.4", broken=True)
def test_a_third_card_and_passing_are_refused():
    table = start(2).tokens(*GODS).lay(0, "A", 5)
    assert table.refused(1, act.pass_()) == "KRO-9.4"
    table.cards(("A", 5), ("A", 6))
    assert table.refused(0, act.lay(0, 7)) == "KRO-9.4"
    table.cards(("A", 7))
    assert table.refused(1, act.lay(0, 8)) == "KRO-9.4"


@pytest.mark.article("KRO-9.4", broken=True)
def test_two_cards_in_a_row_are_refused():
    table = start(2).tokens(*GODS).lay(0, "A", 5)
    assert table.refused(0, act.lay(0, 6)) == "KRO-12.1"


@pytest.mark.article("KRO-9.5")
def test_both_cards_come_from_the_deck_of_the_stage():
    table = laid(("A", 5), ("A", 9), ("B", 12), ("C", 1))
    assert [table.where(0, card, deck=0) for card in (5, 12)] == [terms.LAID] * 2
    assert [table.where(0, card, deck=1) for card in (5, 12)] == [LATER] * 2


@pytest.mark.article("KRO-9.5", broken=True)
@pytest.mark.vector(36)
def test_a_card_of_the_second_deck_in_round_3_is_refused():
    table = quick_round(quick_round(start(2))).tokens(*GODS)
    assert table.round == 3
    assert table.refused(0, act.lay(0, 12, True)) == "KRO-9.5"
    assert table.refused(0, act.lay(0, 3, True)) == "KRO-9.5"


@pytest.mark.article("KRO-9.6")
def test_the_second_card_may_go_to_the_temple_of_the_first():
    table = laid(("A", 3), ("B", 9), ("A", 8), ("C", 2))
    assert table.stack("A") == [(0, 3), (0, 8)]


@pytest.mark.article("KRO-9.6", broken=True)
def test_with_more_players_there_is_no_second_card_to_lay_anywhere():
    table = start(4).tokens(*GODS).lay(0, "A", 3)
    assert table.refused(0, act.lay(0, 8)) == "KRO-3.1"


@pytest.mark.article("KRO-9.7")
def test_the_one_change_may_be_made_with_either_card():
    table = laid(("A", 5), ("A", 9), ("B", 12), ("C", 1))
    assert len(table.offers()) == 2 * 10 + 2 * 2 + 1
    touched = {act.first(action) for action in table.offers()[1:]}
    assert touched == {0, 1}


@pytest.mark.article("KRO-9.7", broken=True)
def test_the_other_card_cannot_be_changed_as_well():
    table = laid(("A", 5), ("A", 9), ("B", 12), ("C", 1)).move(0, 5, "C")
    assert table.refused(0, act.swap(1, 0, 7)) == "KRO-4.5"
    assert table.refused(0, act.move(1, 0, 0)) == "KRO-4.5"


@pytest.mark.article("KRO-9.8")
@pytest.mark.vector(40)
def test_both_losing_cards_are_taken_back_and_two_cards_discarded():
    table = judged(("A", 5), ("A", 9), ("B", 6), ("B", 12))
    assert (table.point, table.actor) == (AT_RECOVER, 0)
    assert table.offers() == [recovering(), recovering(5), recovering(6), recovering(5, 6)]
    table.recover(0, 5, 6)
    assert len(table.hand(0)) == 12
    assert len(table.offers()) == 12
    table.discard(0, 5)
    assert (table.point, len(table.offers())) == (AT_DISCARD, 11)
    table.discard(0, 1)
    assert len(table.hand(0)) == 10
    assert [table.where(0, 5), table.where(0, 1)] == [HIDDEN, HIDDEN]
    assert table.round == 2


@pytest.mark.article("KRO-9.8")
@pytest.mark.vector(40)
def test_one_of_two_losing_cards_is_taken_back_and_the_other_left_openly():
    table = judged(("A", 5), ("A", 9), ("B", 6), ("B", 12)).recover(0, 6)
    assert len(table.hand(0)) == 11
    assert table.where(0, 5) == SPENT
    table.discard(0, 12)
    assert len(table.hand(0)) == 10
    assert table.round == 2


@pytest.mark.article("KRO-9.8", broken=True)
def test_who_won_with_both_cards_is_not_asked():
    table = judged(("A", 5), ("A", 3), ("B", 6), ("C", 12))
    assert table.actor == 1
    assert table.refused(0, recovering(5)) == "KRO-6.4"
    table.recover(1)
    assert table.round == 2


def played(table, mine, theirs):
    """A round in which seat 0 and seat 1 lay these (temple, card), and nothing else is done."""
    cards = [list(mine), list(theirs)]
    table.tokens(*GODS)
    while table.point != AT_CHANGE:
        table.lay(table.actor, *cards[table.actor].pop(0))
    return table.pass_all().leave_all()


@pytest.mark.article("KRO-9.9")
@pytest.mark.vector(41)
def test_three_low_cards_of_the_first_stage_and_one_of_the_second_score_3():
    table = start(2)
    for mine, other, theirs in [(1, 12, 1), (2, 11, 3), (3, 10, 5), (9, 8, 7), (7, 6, 9)]:
        played(table, [("A", mine), ("C", other)], [("B", theirs), ("B", theirs + 1)])
    played(table, [("B", 4), ("B", 5)], [("B", 11), ("B", 12)])
    assert (table.round, table.low_cards(0), scoring.low_points(table.state, 0)) == (7, 3, 0)
    played(table, [("A", 1), ("C", 12)], [("B", 1), ("B", 2)])
    assert (table.low_cards(0), scoring.low_points(table.state, 0)) == (4, 3)


@pytest.mark.article("KRO-9.9", broken=True)
def test_low_cards_of_one_stage_alone_may_score_nothing():
    table = start(2).finish({}, {0: 3})
    assert table.points(0) == 0


@pytest.mark.article("KRO-9.12")
@pytest.mark.vector(39)
def test_of_two_own_cards_at_a_temple_the_better_wins_and_the_other_may_be_taken_back():
    table = judged(("A", 3), ("B", 9), ("A", 8), ("C", 2))
    assert table.owned(0) == [APOLLO]
    assert table.owned(1) == [ARTEMIS, POSEIDON]
    assert (table.point, table.actor) == (AT_RECOVER, 0)
    assert table.offers() == [recovering(), recovering(3)]
    assert len(table.hand(0)) == 10
    table.recover(0, 3)
    assert len(table.hand(0)) == 11
    table.discard(0, 12)
    assert len(table.hand(0)) == 10
    assert [table.low_cards(seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.article("KRO-9.12", broken=True)
@pytest.mark.vector(36)
def test_winning_with_the_lower_of_two_own_cards_is_refused():
    table = judged(("A", 3), ("B", 9), ("A", 8), ("C", 2))
    assert table.refused(0, recovering(8)) == "KRO-9.12"
    assert table.refused(0, recovering(3, 8)) == "KRO-9.12"
    assert table.refused(1, recovering(9)) == "KRO-6.4"


@pytest.mark.article("KRO-9.12")
def test_where_the_lowest_wins_the_better_of_two_own_cards_is_the_lower():
    table = start(2, tiles={"A": terms.LOWEST_WINS}).tokens(*GODS)
    table.cards(("A", 3), ("B", 9), ("A", 8), ("C", 2)).pass_all()
    assert table.offers() == [recovering(), recovering(8)]
    assert table.recover(0).low_cards(0) == 1


@pytest.mark.article("KRO-9.8")
@pytest.mark.article("KRO-9.13")
@pytest.mark.vector(35)
def test_a_full_round_of_two_players():
    table = laid(("A", 5), ("A", 9), ("B", 12), ("C", 1))
    table.move(0, 5, "C")
    assert table.stack("C") == [(1, 1), (0, 5)]
    table.swap(1, 9, 3)
    assert table.stack("A") == [(1, 3)]
    assert [table.owned(0), table.owned(1)] == [[ARTEMIS, POSEIDON], [APOLLO]]
    assert (table.point, table.actor) == (AT_RECOVER, 1)
    assert table.offers() == [recovering(), recovering(1)]
    table.recover(1, 1)
    assert len(table.hand(1)) == 11
    table.discard(1, 2)
    assert [len(table.hand(seat)) for seat in (0, 1)] == [10, 10]
    assert [table.low_cards(seat) for seat in (0, 1)] == [1, 1]
    assert (table.round, table.first) == (2, 1)
