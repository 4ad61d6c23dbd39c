"""Chapter 5: who takes the token of a temple."""

import pytest
from support.build import pick
from support.kronia_table import random_games, start

from engine.core.ids import NOBODY, SPECTATOR
from engine.core.state import Journal
from engine.games.kronia import terms
from engine.games.kronia.terms import (
    APOLLO,
    ARTEMIS,
    AT_CHANGE,
    LOWEST_WINS,
    REVERSED_TIE,
    ZEUS,
)

GODS = (APOLLO, ARTEMIS, ZEUS)


def judged(*cards, tokens=GODS, **options):
    """A table after the award; nobody changed anything."""
    return start(4, **options).tokens(*tokens).cards(*cards).pass_all()


def revealed(table):
    """Is a card of this round known to everybody?"""
    return table.state.revealed == 1


@pytest.mark.article("KRO-5.1")
def test_after_the_last_change_all_cards_are_turned_up_in_their_order():
    table = start(4).tokens(*GODS).cards(("A", 6), ("A", 9), ("A", 2), ("B", 3)).pass_(0, 1, 2)
    table.state.journal = journal = Journal()
    table.pass_(3)
    shown = [note[1:5] for note in journal.to_list() if note[0] == terms.N_REVEALED]
    assert shown == [(0, 0, 0, 6), (0, 1, 1, 9), (0, 2, 2, 2), (1, 0, 3, 3)]
    assert table.stack("A") == [(0, 6), (1, 9), (2, 2)]


@pytest.mark.article("KRO-5.1", broken=True)
def test_before_the_last_change_nothing_is_turned_up():
    table = start(4).tokens(*GODS).cards(("A", 6), ("A", 9), ("A", 2), ("B", 3))
    table.state.journal = journal = Journal()
    table.pass_(0, 1, 2)
    assert all(note[0] == terms.N_PASSED for note in journal.to_list())
    assert not revealed(table)


@pytest.mark.article("KRO-5.2")
@pytest.mark.vector(7)
def test_a_1_alone_at_a_temple_takes_the_token_and_is_kept_as_a_low_card():
    table = judged(("A", 1), ("B", 7), ("B", 6), ("C", 12))
    assert table.owned(0) == [APOLLO]
    table.leave_all()
    assert table.low_cards(0) == 1
    assert table.where(0, 1) == terms.UNDER_AID


@pytest.mark.article("KRO-5.2", broken=True)
def test_a_player_who_is_not_alone_may_go_without():
    table = judged(("A", 1), ("A", 7), ("B", 6), ("C", 12))
    assert table.owned(0) == []


@pytest.mark.article("KRO-5.3")
@pytest.mark.parametrize("order", [(4, 9, 2), (9, 4, 2), (2, 4, 9)])
def test_the_highest_card_takes_the_token_wherever_it_lies(order):
    table = judged(*[("A", card) for card in order], ("B", 12))
    assert table.owned(order.index(9)) == [APOLLO]


@pytest.mark.article("KRO-5.3", broken=True)
def test_a_lower_card_takes_nothing():
    table = judged(("A", 4), ("A", 9), ("A", 2), ("B", 12))
    assert table.owned(0) == table.owned(2) == []


@pytest.mark.article("KRO-5.4")
@pytest.mark.vector(4)
def test_of_equal_highest_cards_the_one_nearer_the_bottom_wins():
    assert judged(("A", 9), ("A", 9), ("B", 1), ("B", 2)).owned(0) == [APOLLO]


@pytest.mark.article("KRO-5.4", broken=True)
@pytest.mark.article("KRO-11.3")
@pytest.mark.vector(4)
def test_where_ties_are_reversed_the_upper_of_equal_highest_cards_wins():
    table = judged(("A", 9), ("A", 9), ("B", 1), ("B", 2), tiles={"A": REVERSED_TIE})
    assert (table.owned(0), table.owned(1)) == ([], [APOLLO])


@pytest.mark.article("KRO-5.4", broken=True)
def test_place_in_the_stack_does_not_matter_between_different_values():
    assert judged(("A", 8), ("A", 9), ("B", 1), ("B", 2)).owned(1) == [APOLLO]


@pytest.mark.article("KRO-5.5")
@pytest.mark.vector(8)
def test_a_token_at_a_temple_without_a_card_leaves_the_game():
    table = start(4).tokens(APOLLO, ARTEMIS, ZEUS)
    assert table.bag_size() == 37
    table.cards(("A", 9), ("A", 8), ("B", 1), ("B", 2)).pass_all().leave_all()
    assert table.round == 2
    assert table.bag_size() == 37
    assert ZEUS not in [god for seat in range(4) for god in table.owned(seat)]
    assert table.bag()[ZEUS] == 5


@pytest.mark.article("KRO-5.5", broken=True)
def test_a_token_at_a_temple_with_a_card_does_not_leave_the_game():
    assert judged(("C", 1), ("A", 8), ("B", 1), ("B", 2)).owned(0) == [ZEUS]


@pytest.mark.article("KRO-5.6")
def test_won_tokens_lie_open_before_their_owner():
    table = judged(("A", 9), ("A", 8), ("B", 1), ("C", 2))
    for viewer in (0, 3, SPECTATOR):
        tokens = [player.tokens.by_god() for player in table.seen_by(viewer).players]
        assert [sum(counts) for counts in tokens] == [1, 0, 1, 1]
        assert tokens[3][ZEUS] == 1


@pytest.mark.article("KRO-5.6", broken=True)
def test_a_token_lies_before_nobody_while_its_temple_is_not_settled():
    table = start(4).tokens(*GODS).cards(("A", 9), ("A", 8), ("B", 1), ("C", 2))
    assert [sum(player.tokens.by_god()) for player in table.seen_by(1).players] == [0] * 4


@pytest.mark.article("KRO-5.7")
def test_temples_are_settled_in_the_order_a_b_c():
    table = start(4).tokens(*GODS).cards(("C", 6), ("B", 9), ("A", 2), ("A", 3)).pass_(0, 1, 2)
    table.state.journal = journal = Journal()
    table.pass_(3)
    settled = [note[1] for note in journal.to_list() if note[0] == terms.N_AWARDED]
    assert settled == [0, 1, 2]


@pytest.mark.article("KRO-5.7", broken=True)
@pytest.mark.article("KRO-11.11")
def test_an_exchange_temple_is_settled_before_a():
    table = start(4, tiles={"C": terms.EXCHANGE_RULE}).tokens(*GODS)
    table.cards(("C", 6), ("B", 9), ("A", 2), ("A", 3)).pass_(0, 1, 2)
    table.state.journal = journal = Journal()
    table.pass_(3)
    settled = [note[1] for note in journal.to_list() if note[0] == terms.N_AWARDED]
    assert settled == [2, 0, 1]


@pytest.mark.article("KRO-11.11", broken=True)
def test_without_an_exchange_tile_c_is_the_last_to_be_settled():
    table = start(4, tiles={"C": LOWEST_WINS}).tokens(*GODS)
    table.cards(("C", 6), ("B", 9), ("A", 2), ("A", 3)).pass_(0, 1, 2)
    table.state.journal = journal = Journal()
    table.pass_(3)
    assert [note[1] for note in journal.to_list() if note[0] == terms.N_AWARDED] == [0, 1, 2]


def winner_by_hand(stack, rule, lowest_top=False):
    """Section 5.4 as a sentence: sort by value, then by height, and take the best."""
    if not stack:
        return None
    values = [value for _, value in stack]
    best = min(values) if rule == LOWEST_WINS else max(values)
    equal = [seat for seat, value in stack if value == best]
    upper = rule == REVERSED_TIE or (rule == LOWEST_WINS and lowest_top)
    return equal[-1] if upper else equal[0]


def last_change(table):
    return table.point == AT_CHANGE and table.state.turn == table.seats - 1


def notes_of_the_award(table, rng):
    """What is noted from the last change of this round until the first round after it is drawn."""
    number = table.round
    table.state.journal = journal = Journal()
    table.play_on(rng, lambda t: t.round != number)
    table.state.journal = None
    return journal.to_list()


def stacks_in(notes):
    """{temple: [(seat, value), ...]} as they were turned up."""
    stacks = {}
    for kind, at, height, seat, value, _ in notes:
        if kind == terms.N_REVEALED:
            stacks.setdefault(at, []).append((seat, value))
            assert len(stacks[at]) == height + 1
    return stacks


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("lowest_top", [False, True])
def test_in_random_games_the_winners_are_those_of_a_second_implementation(seats, lowest_top):
    options = {
        "module_special_tiles": True,
        "lowest_wins_tie": terms.TOP_WINS if lowest_top else terms.BOTTOM_WINS,
    }
    judged_temples = 0
    for table, rng in random_games(seats, pick(plain=8, compiled=60), **options):
        while table.play_on(rng, last_change).actor != NOBODY:
            rules = [table.state.cells[terms.RULE + at] for at in range(3)]
            notes = notes_of_the_award(table, rng)
            stacks = stacks_in(notes)
            for kind, at, seat, _, value, _ in notes:
                if kind == terms.N_AWARDED:
                    assert seat == winner_by_hand(stacks[at], rules[at], lowest_top)
                    assert (seat, value) in stacks[at]
                    judged_temples += 1
    assert judged_temples > 150


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_temple_with_a_card_gives_its_token_and_each_without_loses_it(seats):
    for table, rng in random_games(seats, pick(plain=3, compiled=20)):
        while table.play_on(rng, last_change).actor != NOBODY:
            on_temples = {at: table.state.token_on(at) for at in range(table.state.setup.temples)}
            notes = notes_of_the_award(table, rng)
            awarded = {note[1]: note[3] for note in notes if note[0] == terms.N_AWARDED}
            unclaimed = {note[1]: note[2] for note in notes if note[0] == terms.N_UNCLAIMED}
            assert awarded | unclaimed == on_temples
            assert set(awarded) == set(stacks_in(notes))
