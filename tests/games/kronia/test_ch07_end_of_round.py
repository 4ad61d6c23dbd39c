"""Chapter 7: low cards, the pile and the bag that goes round."""

import pytest
from support.kronia_table import play_one, random_games, start

from engine.core.ids import CHANCE, NOBODY
from engine.games.kronia import actions as act
from engine.games.kronia import terms
from engine.games.kronia.terms import APOLLO, ARTEMIS, AT_DRAW, HIDDEN, SPENT, UNDER_AID, ZEUS

GODS = (APOLLO, ARTEMIS, ZEUS)


def judged(*cards, first=0, **options):
    return start(4, first, **options).tokens(*GODS).cards(*cards).pass_all()


@pytest.mark.article("KRO-7.1")
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_a_low_card_that_won_is_put_under_the_scoring_aid(card):
    table = judged(("A", card), ("B", 12), ("B", 11), ("C", 12)).leave_all()
    assert table.where(0, card) == UNDER_AID
    assert table.low_cards(0) == 1


@pytest.mark.article("KRO-7.1", broken=True)
@pytest.mark.parametrize("card", [6, 12])
def test_a_winning_card_above_5_goes_to_the_pile(card):
    table = judged(("A", card), ("B", 12), ("B", 11), ("C", 12)).leave_all()
    assert table.where(0, card) == SPENT
    assert table.low_cards(0) == 0


@pytest.mark.article("KRO-7.1", broken=True)
def test_a_low_card_that_lost_is_not_kept():
    table = judged(("A", 5), ("A", 4), ("B", 11), ("C", 12)).leave_all()
    assert (table.low_cards(0), table.low_cards(1)) == (1, 0)
    assert table.where(1, 4) == SPENT


@pytest.mark.article("KRO-7.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_card_under_an_aid_stays_there_to_the_end(seats):
    for table, rng in random_games(seats, 3):
        kept = set()
        while table.actor != NOBODY:
            cells = table.state.cells
            now = {i for i in range(terms.CARDS) if cells[terms.CARD + i] == UNDER_AID}
            assert kept <= now
            kept = now
            play_one(table.state, rng)
        assert kept


@pytest.mark.article("KRO-7.2", broken=True)
def test_a_low_card_that_was_taken_back_is_played_again():
    table = judged(("A", 5), ("A", 4), ("B", 11), ("C", 12)).recover(1, 4).discard(1, 12)
    table.tokens(*GODS).lay(1, "A", 4)
    assert table.stack("A") == [(1, 4)]


@pytest.mark.article("KRO-7.3")
def test_all_other_cards_end_on_one_common_pile():
    table = judged(("A", 9), ("A", 7), ("A", 6), ("B", 2)).recover(1).recover(2, 6).discard(2, 11)
    assert [table.where(0, 9), table.where(1, 7), table.where(2, 11)] == [SPENT, SPENT, HIDDEN]
    cells = table.state.cells
    gone = [i for i in range(terms.CARDS) if cells[terms.CARD + i] in (SPENT, HIDDEN)]
    assert len(gone) == 3, "the low card of seat 3 is not among them"


@pytest.mark.article("KRO-7.3", broken=True)
@pytest.mark.vector(36)
def test_nobody_may_look_through_the_pile():
    table = start(4)
    for step in (lambda: table.tokens(*GODS), lambda: table.cards(("A", 9), ("A", 7), ("A", 6), ("B", 2))):
        step()
        assert [table.refused(seat, act.look_through_pile()) for seat in range(4)] == ["KRO-7.3"] * 4
    table.pass_all()
    assert table.refused(1, act.look_through_pile()) == "KRO-7.3"
    table.finish()
    assert table.refused(1, act.look_through_pile()) == "KRO-7.3"


@pytest.mark.article("KRO-7.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_left_neighbour_of_the_first_player_begins_the_next_round(seats):
    for table, rng in random_games(seats, 2, module_hades=True):
        begin = table.first
        for number in range(1, 13):
            table.play_on(rng, lambda t, n=number: t.round == n and t.point == AT_DRAW)
            assert table.first == (begin + number - 1) % seats


@pytest.mark.article("KRO-7.4", broken=True)
def test_the_bag_does_not_go_left_when_somebody_was_named():
    table = judged(("A", 9), ("B", 7), ("B", 6), ("C", 2), tiles={"A": terms.CHOOSE_FIRST}).leave_all()
    table.do(0, act.name_first(3))
    assert (table.first, table.actor, table.round) == (3, CHANCE, 2)
