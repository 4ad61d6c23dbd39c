"""Chapter 4: the one change, swap or move or pass."""

import pytest
from support.kronia_table import start

from engine.games.kronia import actions as act
from engine.games.kronia.terms import APOLLO, ARTEMIS, AT_CHANGE, AT_RECOVER, POSEIDON, ZEUS

GODS = (APOLLO, ARTEMIS, ZEUS)


def laid(*cards, seats=4, first=0):
    """A table at the change, with these cards laid in turn order."""
    return start(seats, first).tokens(*GODS[: 2 if seats == 3 else 3]).cards(*cards)


@pytest.mark.article("KRO-4.1")
def test_each_player_has_one_change_clockwise_from_the_first_player():
    table = laid(("A", 6), ("A", 7), ("B", 1), ("C", 2), first=3)
    for seat in (3, 0, 1):
        assert (table.point, table.actor) == (AT_CHANGE, seat)
        table.pass_(seat)
    assert (table.point, table.actor) == (AT_CHANGE, 2)
    table.pass_(2)
    assert table.point != AT_CHANGE


@pytest.mark.article("KRO-4.1", broken=True)
def test_nobody_changes_before_the_last_card_is_laid():
    table = start(4).tokens(*GODS).cards(("A", 6), ("B", 7), ("A", 1))
    assert table.refused(0, act.swap(0, 0, 9)) == "KRO-12.1"
    assert table.refused(0, act.move(0, 0, 1)) == "KRO-12.1"


@pytest.mark.parametrize(("seats", "offers"), [(4, 14), (5, 14), (3, 13)])
def test_the_first_change_of_the_game_has_eleven_swaps_the_moves_and_the_pass(seats, offers):
    table = laid(("A", 6), *[("A", 7)] * (seats - 1), seats=seats)
    assert len(table.offers()) == offers


@pytest.mark.article("KRO-4.2")
def test_a_swap_takes_up_the_own_card_and_lays_another_of_the_hand_at_the_same_temple():
    table = laid(("A", 6), ("B", 7), ("B", 1), ("C", 2)).swap(0, 6, 9)
    assert table.stack("A") == [(0, 9)]
    assert 6 in table.hand(0)
    assert 9 not in table.hand(0)


@pytest.mark.article("KRO-4.2", broken=True)
def test_the_same_card_cannot_be_taken_up_and_laid_again():
    table = laid(("A", 6), ("B", 7), ("B", 1), ("C", 2))
    assert table.refused(0, act.swap(0, 0, 6)) == "KRO-4.2"


@pytest.mark.article("KRO-4.2", broken=True)
def test_a_card_that_is_not_in_the_hand_cannot_be_swapped_in():
    table = laid(("A", 6), ("B", 7), ("B", 1), ("C", 2))
    assert table.refused(0, act.swap(0, 0, 13)) == "KRO-4.2"


@pytest.mark.article("KRO-4.3")
@pytest.mark.parametrize("to", ["B", "C"])
def test_a_card_moves_to_an_occupied_or_an_empty_temple(to):
    table = laid(("A", 6), ("A", 7), ("B", 1), ("B", 2)).move(0, 6, to)
    assert table.stack("A") == [(1, 7)]
    assert table.stack(to)[-1] == (0, 6)


@pytest.mark.article("KRO-4.3", broken=True)
@pytest.mark.vector(36)
def test_a_card_cannot_be_moved_to_where_it_lies():
    table = laid(("A", 6), ("A", 7), ("B", 1), ("B", 2))
    assert table.refused(0, act.move(0, 0, 0)) == "KRO-4.3"


@pytest.mark.article("KRO-4.4")
def test_a_swapped_or_moved_card_lies_on_top():
    table = laid(("A", 6), ("A", 7), ("A", 1), ("B", 2)).swap(0, 6, 3).move(1, 7, "B")
    assert table.stack("A") == [(2, 1), (0, 3)]
    assert table.stack("B") == [(3, 2), (1, 7)]


@pytest.mark.article("KRO-4.4", broken=True)
def test_cards_that_nobody_changed_keep_their_order():
    table = laid(("A", 6), ("A", 7), ("A", 1), ("A", 2)).swap(0, 6, 3)
    assert table.stack("A") == [(1, 7), (2, 1), (3, 2), (0, 3)]
    table.pass_(1, 2)
    assert table.stack("A") == [(1, 7), (2, 1), (3, 2), (0, 3)]


@pytest.mark.article("KRO-4.5")
def test_after_a_swap_or_a_move_it_is_the_next_players_change():
    table = laid(("A", 6), ("A", 7), ("A", 1), ("B", 2)).swap(0, 6, 3)
    assert table.actor == 1
    assert table.move(1, 7, "B").actor == 2


@pytest.mark.article("KRO-4.5", broken=True)
@pytest.mark.vector(36)
def test_swapping_and_moving_in_one_round_is_refused():
    table = laid(("A", 6), ("A", 7), ("A", 1), ("B", 2)).swap(0, 6, 3)
    assert table.refused(0, act.move(0, 2, 1)) == "KRO-4.5"
    assert table.refused(0, act.swap(0, 2, 5)) == "KRO-4.5"
    assert table.refused(0, act.pass_()) == "KRO-4.5"


@pytest.mark.article("KRO-4.5", broken=True)
def test_a_player_who_has_passed_has_had_the_change():
    table = laid(("A", 6), ("A", 7), ("A", 1), ("B", 2)).pass_(0)
    assert table.refused(0, act.swap(0, 0, 5)) == "KRO-4.5"


@pytest.mark.article("KRO-4.6")
def test_a_player_finds_the_own_card_below_and_above_the_cards_of_others():
    table = laid(("A", 6), ("A", 7), ("A", 1), ("A", 2)).pass_(0)
    assert table.move(1, 7, "C").stack("A") == [(0, 6), (2, 1), (3, 2)]


@pytest.mark.article("KRO-4.6", broken=True)
@pytest.mark.vector(36)
def test_an_opponents_card_can_be_neither_swapped_nor_moved():
    table = laid(("A", 6), ("A", 7), ("A", 1), ("B", 2))
    assert table.refused(0, act.swap(0, 1, 9)) == "KRO-4.6"
    assert table.refused(0, act.move(0, 1, 1)) == "KRO-4.6"


@pytest.mark.article("KRO-4.6", broken=True)
def test_a_place_without_a_card_holds_no_own_card():
    table = laid(("A", 6), ("A", 7), ("A", 1), ("B", 2))
    assert table.refused(0, act.swap(2, 0, 9)) == "KRO-4.6"
    assert table.refused(0, act.move(0, 3, 1)) == "KRO-4.6"


@pytest.mark.article("KRO-4.7")
def test_passing_is_always_offered_and_changes_nothing():
    table = laid(("A", 6), ("A", 7), ("A", 1), ("B", 2))
    for seat in range(4):
        assert table.offers()[0] == act.pass_()
        before = (table.stack("A"), table.stack("B")) if seat < 3 else None
        table.pass_(seat)
        assert before is None or before == (table.stack("A"), table.stack("B"))


@pytest.mark.article("KRO-4.7", broken=True)
def test_passing_for_somebody_else_is_refused():
    table = laid(("A", 6), ("A", 7), ("A", 1), ("B", 2))
    assert table.refused(2, act.pass_()) == "KRO-12.1"


def last_round(*cards):
    """The change of round 12, with one card for each of four players."""
    table = start(4).skip_to(12)
    for seat, (_, card) in enumerate(cards):
        for other in set(range(1, 13)) - {card}:
            table.spend(seat, other)
    return table.tokens(*GODS).cards(*cards)


@pytest.mark.article("KRO-4.8")
def test_with_an_empty_hand_only_pass_and_move_are_offered():
    table = last_round(("A", 6), ("A", 7), ("A", 1), ("B", 2))
    assert table.offers() == [act.pass_(), act.move(0, 0, 1), act.move(0, 0, 2)]


@pytest.mark.article("KRO-4.8", broken=True)
@pytest.mark.vector(36)
def test_a_swap_with_an_empty_hand_is_refused():
    table = last_round(("A", 6), ("A", 7), ("A", 1), ("B", 2))
    assert table.refused(0, act.swap(0, 0, 3)) == "KRO-4.8"


@pytest.mark.vector(2)
def test_the_book_example_of_play_with_values():
    grey, red, blue, green = range(4)
    table = start(4).tokens(POSEIDON, APOLLO, ARTEMIS)
    table.lay(grey, "A", 6).lay(red, "B", 4).lay(blue, "C", 3).lay(green, "A", 8)
    table.move(grey, 6, "B")
    assert table.stack("B") == [(red, 4), (grey, 6)]
    table.swap(red, 4, 9)
    assert table.stack("B") == [(grey, 6), (red, 9)]
    table.pass_(blue, green)
    assert [table.owned(seat) for seat in range(4)] == [[], [APOLLO], [ARTEMIS], [POSEIDON]]
    assert (table.point, table.actor) == (AT_RECOVER, grey)
    table.recover(grey)
    assert [table.low_cards(seat) for seat in range(4)] == [0, 0, 1, 0]
    assert table.round == 2


@pytest.mark.vector(3)
def test_the_book_example_with_a_tie_goes_to_the_card_nearer_the_bottom():
    grey, red, blue, green = range(4)
    table = start(4).tokens(POSEIDON, APOLLO, ARTEMIS)
    table.lay(grey, "A", 6).lay(red, "B", 4).lay(blue, "C", 3).lay(green, "A", 8)
    table.move(grey, 6, "B").swap(red, 4, 6)
    assert table.stack("B") == [(grey, 6), (red, 6)]
    table.pass_(blue, green)
    assert table.owned(grey) == [APOLLO]
    assert (table.point, table.actor) == (AT_RECOVER, red)


@pytest.mark.vector(5)
def test_who_swaps_up_to_the_same_value_puts_the_own_card_on_top_and_loses_the_tie():
    table = laid(("A", 7), ("A", 9), ("B", 1), ("C", 1)).swap(0, 7, 9)
    assert table.stack("A") == [(1, 9), (0, 9)]
    assert table.pass_all().owned(1) == [APOLLO]


@pytest.mark.vector(6)
def test_a_card_moved_away_leaves_the_next_one_in_front_and_arrives_last():
    table = laid(("A", 5), ("A", 5), ("A", 5), ("B", 5)).move(0, 5, "B")
    assert table.stack("A") == [(1, 5), (2, 5)]
    assert table.stack("B") == [(3, 5), (0, 5)]
    table.pass_all()
    assert [table.owned(seat) for seat in range(4)] == [[], [APOLLO], [], [ARTEMIS]]


@pytest.mark.vector(37)
def test_of_two_swaps_at_one_temple_the_earlier_one_lies_lower_and_wins_the_tie():
    table = laid(("A", 4), ("A", 6), ("B", 1), ("C", 1)).swap(0, 4, 8)
    assert table.stack("A") == [(1, 6), (0, 8)]
    table.swap(1, 6, 8)
    assert table.stack("A") == [(0, 8), (1, 8)]
    table.pass_all()
    assert table.owned(0) == [APOLLO]
    assert (table.point, table.actor) == (AT_RECOVER, 1)


@pytest.mark.vector(38)
def test_a_tie_left_behind_and_a_tie_met_elsewhere():
    table = laid(("A", 9), ("A", 9), ("B", 9), seats=3).move(0, 9, "B")
    assert table.stack("A") == [(1, 9)]
    assert table.stack("B") == [(2, 9), (0, 9)]
    table.pass_(1, 2)
    assert [table.owned(seat) for seat in range(3)] == [[], [APOLLO], [ARTEMIS]]
    assert (table.point, table.actor) == (AT_RECOVER, 0)
    table.recover(0)
    assert table.round == 2
