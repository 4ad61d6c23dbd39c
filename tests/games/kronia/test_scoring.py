"""The tables of points: tokens, sets, low cards, scoring tiles (chapters 8, 9 and 11)."""

import pytest
from support.build import pick
from support.kronia_table import FAVOR_GODS, start

from engine.core.kit import seeded
from engine.games.kronia import scoring, terms
from engine.games.kronia.terms import BONUS_ON_BONUSES, RAINBOW


def gods(apollo=0, artemis=0, poseidon=0, athena=0, zeus=0):
    counts = zip(FAVOR_GODS, (apollo, artemis, poseidon, athena, zeus))
    return [god for god, count in counts for _ in range(count)]


def scored(seats, tokens, low=0, tiles=None, **options):
    """A finished table at which seat 0 owns these."""
    return start(seats, tiles=tiles, **options).finish({0: tokens}, {0: low})


@pytest.mark.article("KRO-8.2")
@pytest.mark.article("KRO-8.3")
@pytest.mark.article("KRO-8.4")
@pytest.mark.vector(1)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_book_example_scores_33(seats):
    table = scored(seats, gods(apollo=3, artemis=4, athena=1), low=2)
    assert scoring.token_points(table.state, 0) == 15
    assert scoring.set_points(table.state, 0) == 15
    assert scoring.low_points(table.state, 0) == 3
    assert table.points(0) == 33


@pytest.mark.article("KRO-8.3")
@pytest.mark.article("KRO-8.4")
@pytest.mark.vector(14)
def test_sets_and_low_cards_are_capped_at_the_last_row():
    table = scored(4, gods(apollo=7, zeus=2), low=5)
    assert scoring.token_points(table.state, 0) == 17
    assert scoring.set_points(table.state, 0) == 20
    assert scoring.low_points(table.state, 0) == 10
    assert table.points(0) == 47


@pytest.mark.article("KRO-9.10")
@pytest.mark.article("KRO-9.11")
@pytest.mark.article("KRO-9.13")
@pytest.mark.vector(15)
def test_the_table_of_two_players():
    table = scored(2, gods(apollo=3, artemis=4, poseidon=5, athena=6, zeus=1), low=7)
    assert scoring.token_points(table.state, 0) == 55
    assert scoring.set_points(table.state, 0) == 35
    assert scoring.low_points(table.state, 0) == 6
    assert table.points(0) == 96


@pytest.mark.article("KRO-8.3")
@pytest.mark.parametrize(("count", "bonus"), [(3, 5), (4, 10), (5, 20), (6, 20), (9, 20)])
def test_a_set_of_one_god_scores_from_three_tokens_on(count, bonus):
    assert scored(4, gods(artemis=count)).points(0) == 2 * count + bonus


@pytest.mark.article("KRO-8.3", broken=True)
def test_two_tokens_of_one_god_are_no_set():
    assert scored(4, gods(2, 2, 2, 2, 2)).points(0) == 30


@pytest.mark.article("KRO-9.10")
@pytest.mark.parametrize(("count", "bonus"), [(4, 5), (5, 10), (6, 20), (9, 20)])
def test_with_two_players_a_set_scores_from_four_tokens_on(count, bonus):
    assert scored(2, gods(artemis=count)).points(0) == 2 * count + bonus


@pytest.mark.article("KRO-9.10", broken=True)
@pytest.mark.article("KRO-9.13", broken=True)
def test_with_two_players_three_tokens_of_one_god_are_no_set():
    assert scored(2, gods(artemis=3)).points(0) == 6
    assert scored(4, gods(artemis=3)).points(0) == 11


@pytest.mark.article("KRO-8.4")
@pytest.mark.vector(16)
@pytest.mark.parametrize(("low", "bonus"), list(enumerate([0, 0, 3, 6, 10, 10])))
def test_low_cards_score_by_the_row_reached(low, bonus):
    assert scored(4, [], low=low).points(0) == bonus


@pytest.mark.article("KRO-8.4", broken=True)
def test_a_single_low_card_scores_nothing():
    assert scored(4, [], low=1).points(0) == 0


@pytest.mark.article("KRO-9.11")
@pytest.mark.article("KRO-9.9")
@pytest.mark.vector(16)
@pytest.mark.parametrize(("low", "bonus"), list(enumerate([0, 0, 0, 0, 3, 3, 6, 6, 10, 10, 10])))
def test_with_two_players_low_cards_of_both_decks_score_by_the_row_reached(low, bonus):
    assert scored(2, [], low=low).points(0) == bonus


@pytest.mark.article("KRO-9.11", broken=True)
def test_with_two_players_three_low_cards_score_nothing():
    assert scored(2, [], low=3).points(0) == 0


@pytest.mark.article("KRO-11.14")
@pytest.mark.article("KRO-11.15")
@pytest.mark.vector(33)
def test_both_scoring_tiles_together():
    tiles = {"A": RAINBOW, "B": BONUS_ON_BONUSES}
    table = scored(4, gods(3, 2, 4, 2, 2), low=1, tiles=tiles)
    parts = [scoring.token_points, scoring.set_points, scoring.low_points]
    parts += [scoring.rainbow_points, scoring.bonus_points]
    assert [part(table.state, 0) for part in parts] == [37, 15, 0, 12, 6]
    assert table.points(0) == 70
    assert scored(3, gods(2, 2, 3, 1), tiles=tiles).points(0) == 33


@pytest.mark.article("KRO-11.14")
@pytest.mark.parametrize(("seats", "gods_in_play"), [(2, 5), (3, 4), (4, 5), (5, 5)])
def test_every_complete_set_of_the_gods_in_play_scores_6(seats, gods_in_play):
    tokens = gods(*[2] * gods_in_play)
    without = scored(seats, tokens).points(0)
    assert scored(seats, tokens, tiles={"A": RAINBOW}).points(0) == without + 12


@pytest.mark.article("KRO-11.14", broken=True)
def test_without_zeus_four_gods_are_a_set_with_three_players_only():
    assert scored(4, gods(1, 1, 1, 1), tiles={"A": RAINBOW}).points(0) == 10
    assert scored(3, gods(1, 1, 1, 1), tiles={"A": RAINBOW}).points(0) == 16


@pytest.mark.article("KRO-11.15")
@pytest.mark.parametrize(("tokens", "bonus"), [((3,), 3), ((3, 3), 6), ((3, 4, 5), 6), ((8,), 3)])
def test_a_set_bonus_with_one_god_brings_3_more_and_with_several_6(tokens, bonus):
    without = scored(4, gods(*tokens)).points(0)
    tiles = {"A": BONUS_ON_BONUSES, "B": terms.NO_TAKE_BACK, "C": terms.LOWEST_WINS}
    assert scored(4, gods(*tokens), tiles=tiles).points(0) == without + bonus


@pytest.mark.article("KRO-11.15", broken=True)
def test_without_a_set_bonus_there_is_no_bonus_on_it():
    tiles = {"A": BONUS_ON_BONUSES, "B": terms.NO_TAKE_BACK, "C": terms.LOWEST_WINS}
    assert scored(4, gods(2, 2), tiles=tiles).points(0) == 6
    assert scored(2, gods(3), tiles=tiles).points(0) == 3


@pytest.mark.vector(49)
@pytest.mark.parametrize(
    ("seats", "apollo", "beyond", "points"),
    [(4, 8, terms.CAP, 28), (4, 8, terms.NEW_SET, 33), (2, 10, terms.CAP, 30), (2, 10, terms.NEW_SET, 35)],
)
def test_tokens_beyond_the_last_row_score_nothing_or_as_an_option_a_new_set(seats, apollo, beyond, points):
    assert scored(seats, gods(apollo), set_bonus_beyond=beyond).points(0) == points


def points_by_hand(seats, tokens, low, new_set):
    """Section 6 written as the printed tables."""
    rows = {4: 5, 5: 10, 6: 20} if seats == 2 else {3: 5, 4: 10, 5: 20}
    low_rows = {4: 3, 6: 6, 8: 10} if seats == 2 else {2: 3, 3: 6, 4: 10}
    last = max(rows)
    total = sum(tokens) + max([points for at, points in low_rows.items() if low >= at], default=0)
    for god in FAVOR_GODS:
        count = tokens.count(god)
        if new_set and count > last:
            total += 20 * (count // last) + rows.get(count % last, 0)
        else:
            total += max([points for at, points in rows.items() if count >= at], default=0)
    return total


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("beyond", [terms.CAP, terms.NEW_SET])
def test_random_possessions_score_as_in_a_second_implementation(seats, beyond):
    rng = seeded(seats)
    for _ in range(pick(plain=100, compiled=1000)):
        tokens = gods(*[rng.below(most + 1) for most in (10, 9, 8, 7, 6)])
        low = rng.below(11 if seats == 2 else 6)
        table = scored(seats, tokens, low, set_bonus_beyond=beyond)
        assert table.points(0) == points_by_hand(seats, tokens, low, beyond == terms.NEW_SET)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_shares_are_those_of_the_best_by_points_and_then_by_tokens(seats):
    rng = seeded(99)
    shared = 0
    for _ in range(pick(plain=100, compiled=1000)):
        owned = {seat: [FAVOR_GODS[rng.below(4)] for _ in range(rng.below(4))] for seat in range(seats)}
        table = start(seats).finish(owned)
        ranks = [(points_by_hand(seats, owned[seat], 0, False), len(owned[seat])) for seat in range(seats)]
        best = [seat for seat in range(seats) if ranks[seat] == max(ranks)]
        shared += len(best) > 1
        assert table.shares() == [1 / len(best) if seat in best else 0 for seat in range(seats)]
    assert shared
