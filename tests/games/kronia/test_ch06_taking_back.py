"""Chapter 6: taking back cards that won nothing."""

import pytest
from support.build import pick
from support.kronia_table import random_games, recovering, start

from engine.core.ids import NOBODY
from engine.games.kronia import actions as act
from engine.games.kronia import terms
from engine.games.kronia.terms import APOLLO, ARTEMIS, AT_DISCARD, AT_DRAW, AT_RECOVER, HIDDEN, SPENT, ZEUS

GODS = (APOLLO, ARTEMIS, ZEUS)


def judged(*cards, first=0, **options):
    return start(4, first, **options).tokens(*GODS).cards(*cards).pass_all()


def lost_12():
    """Seat 1 has lost a 12 in round 1; the others may take back nothing."""
    return judged(("A", 12), ("A", 12), ("B", 6), ("C", 7))


@pytest.mark.article("KRO-6.1")
def test_a_card_that_won_nothing_may_be_taken_back():
    table = lost_12()
    assert (table.point, table.actor) == (AT_RECOVER, 1)
    assert table.offers() == [recovering(), recovering(12)]
    assert table.recover(1, 12).hand(1) == list(range(1, 13))


@pytest.mark.article("KRO-6.1", broken=True)
def test_a_card_that_was_not_laid_in_this_round_cannot_be_taken_back():
    table = lost_12()
    assert table.refused(1, recovering(7)) == "KRO-6.1"
    assert table.refused(1, recovering(7, 12)) == "KRO-6.1"
    assert table.refused(1, act.recover(1 << 12)) == "KRO-6.1"


@pytest.mark.article("KRO-6.1", broken=True)
def test_a_card_of_somebody_else_cannot_be_taken_back():
    table = judged(("A", 12), ("A", 11), ("B", 6), ("B", 4))
    assert table.refused(1, recovering(4)) == "KRO-6.1"


@pytest.mark.article("KRO-6.1", broken=True)
def test_a_card_that_was_left_or_taken_is_settled():
    table = judged(("A", 12), ("A", 11), ("B", 6), ("B", 4)).recover(1)
    assert table.actor == 3
    assert table.refused(1, recovering(11)) == "KRO-6.1"
    table.recover(3, 4)
    assert table.refused(3, recovering(4)) == "KRO-6.1"


@pytest.mark.article("KRO-6.2")
@pytest.mark.vector(9)
def test_who_takes_a_card_back_discards_any_one_card_of_the_hand():
    table = lost_12().recover(1, 12)
    assert (table.point, table.actor) == (AT_DISCARD, 1)
    assert table.offers() == [act.discard(card) for card in range(1, 13)]
    table.discard(1, 3)
    assert table.hand(1) == [1, 2, *range(4, 13)]
    assert table.where(1, 3) == HIDDEN


@pytest.mark.article("KRO-6.2")
@pytest.mark.vector(9)
def test_the_card_just_taken_back_may_be_the_one_discarded():
    table = lost_12().recover(1, 12).discard(1, 12)
    assert table.hand(1) == list(range(1, 12))
    assert table.where(1, 12) == HIDDEN


@pytest.mark.article("KRO-6.2", broken=True)
@pytest.mark.vector(36)
def test_taking_back_without_discarding_is_refused():
    table = lost_12().recover(1, 12)
    assert table.refused(1, act.pass_()) == "KRO-6.2"


@pytest.mark.article("KRO-6.2", broken=True)
def test_only_a_card_of_the_hand_is_discarded():
    table = judged(("A", 12), ("A", 11), ("B", 6), ("C", 7)).recover(1, 11).discard(1, 2)
    table.tokens(*GODS).cards(("A", 1), ("A", 2), ("A", 3), ("A", 4)).pass_all()
    table.recover(1, 1)
    assert table.refused(1, act.discard(2)) == "KRO-6.2"
    assert table.refused(1, act.discard(13)) == "KRO-6.2"


@pytest.mark.article("KRO-6.3")
@pytest.mark.vector(10)
def test_a_losing_card_that_is_left_goes_openly_to_the_pile():
    table = lost_12().recover(1)
    assert table.where(1, 12) == SPENT
    assert table.hand(1) == list(range(1, 12))
    assert (table.round, table.point) == (2, AT_DRAW)


@pytest.mark.article("KRO-6.3", broken=True)
def test_a_losing_card_that_is_taken_back_does_not_go_to_the_pile():
    table = lost_12().recover(1, 12).discard(1, 4)
    assert table.where(1, 12) == terms.HAND


@pytest.mark.article("KRO-6.4")
def test_only_players_with_a_losing_card_are_asked():
    table = judged(("A", 12), ("B", 12), ("C", 6), ("A", 7))
    assert table.actor == 3
    table.recover(3)
    assert table.round == 2
    assert [table.where(seat, card) for seat, card in [(0, 12), (1, 12), (2, 6)]] == [SPENT] * 3


@pytest.mark.article("KRO-6.4", broken=True)
@pytest.mark.vector(36)
def test_a_card_that_won_a_token_cannot_be_taken_back():
    table = lost_12()
    assert table.refused(0, recovering(12)) == "KRO-6.4"
    assert table.refused(2, recovering(6)) == "KRO-6.4"


@pytest.mark.article("KRO-6.5")
def test_players_decide_in_turn_order_and_discard_at_once():
    table = judged(("A", 12), ("A", 11), ("A", 6), ("A", 7), first=2)
    assert table.actor == 3
    table.recover(3, 11)
    assert (table.point, table.actor) == (AT_DISCARD, 3)
    table.discard(3, 1)
    assert (table.point, table.actor) == (AT_RECOVER, 0)
    table.recover(0)
    assert (table.point, table.actor) == (AT_RECOVER, 1)


@pytest.mark.article("KRO-6.5", broken=True)
def test_a_later_player_cannot_decide_earlier():
    table = judged(("A", 12), ("A", 11), ("A", 6), ("A", 7))
    assert table.refused(2, recovering(6)) == "KRO-12.1"
    table.recover(1, 11)
    assert table.refused(2, recovering(6)) == "KRO-12.1"


def last_round(spare_of_seat_3=0):
    """Round 12 with one card each (seat 3 may have one more), all laid at A: 0 wins, the others lose."""
    table = start(4).skip_to(12)
    for seat in range(4):
        for card in range(1, 13):
            if card != 9 - seat and (seat != 3 or card != spare_of_seat_3):
                table.spend(seat, card)
    return table.tokens(*GODS)


@pytest.mark.article("KRO-6.6")
@pytest.mark.vector(11)
def test_in_the_last_round_one_card_is_laid_and_losing_cards_go_without_a_question():
    table = last_round()
    assert table.offers() == [act.lay(at, 9) for at in range(3)]
    table.cards(("A", 9), ("A", 8), ("A", 7), ("A", 6))
    assert table.offers() == [act.pass_(), act.move(0, 0, 1), act.move(0, 0, 2)]
    table.pass_all()
    assert table.actor == NOBODY
    assert [table.where(seat, 9 - seat) for seat in range(4)] == [SPENT] * 4


@pytest.mark.article("KRO-6.6", broken=True)
def test_who_still_holds_a_card_is_asked():
    table = last_round(spare_of_seat_3=1).cards(("A", 9), ("A", 8), ("A", 7), ("A", 6)).pass_all()
    assert (table.point, table.actor) == (AT_RECOVER, 3)


@pytest.mark.vector(12)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", [False, True])
def test_hands_shrink_by_one_card_in_every_round_or_by_two_with_two_players(seats, modules):
    options = {"module_hades": modules, "module_special_tiles": modules}
    for table, rng in random_games(seats, pick(plain=4, compiled=25), **options):
        for number in range(1, 13):
            table.play_on(rng, lambda t, n=number: t.round == n and t.point == AT_DRAW)
            done = (number - 1) % 6 * 2 if seats == 2 else number - 1
            assert [len(table.hand(seat)) for seat in range(seats)] == [12 - done] * seats
        table.play_on(rng)
        assert [table.hand(seat) for seat in range(seats)] == [[]] * seats
