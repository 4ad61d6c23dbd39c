"""Chance in Kronia: what is drawn, with which weights, and in which order for a seed."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest
from support.build import pick
from support.kronia_table import play_one, random_games, start

from engine.core import chance
from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.state import Outcomes
from engine.games.kronia import terms
from engine.games.kronia.terms import (
    APOLLO,
    ARTEMIS,
    AT_DRAW,
    AT_EXTRA,
    AT_FIRST,
    AT_SIDE,
    AT_TILE,
    WINNER_PICKS,
    WRATH,
    ZEUS,
)


def outcomes(table):
    out = Outcomes()
    table.state.list_chance(out)
    return out


@pytest.mark.parametrize(("seats", "layouts"), [(4, 480), (3, 80), (2, 480)])
@pytest.mark.article("KRO-11.1")
def test_all_layouts_of_special_tiles_are_equally_likely(seats, layouts):
    found = Counter()

    def follow(table, probability):
        if table.point not in (AT_TILE, AT_SIDE):
            found[tuple(table.state.cells.to_list()[terms.TILE : terms.TILE + 3])] += probability
            return
        odds = table.odds()
        for outcome, weight in odds.items():
            after = start(seats, module_special_tiles=True)
            after.state = table.state.clone()
            follow(after.chance(outcome), probability * Fraction(weight, sum(odds.values())))

    follow(start(seats, module_special_tiles=True), Fraction(1))
    assert len(found) == layouts
    assert set(found.values()) == {Fraction(1, layouts)}


def test_each_kind_of_chance_has_its_stream():
    table = start(4, first=None, module_special_tiles=True)
    assert (outcomes(table).stream, outcomes(table).pile, table.point) == (
        terms.STREAM_FIRST,
        False,
        AT_FIRST,
    )
    table.chance(0)
    assert (outcomes(table).stream, outcomes(table).pile, table.point) == (terms.STREAM_TILES, True, AT_TILE)
    table.chance(2)
    assert (outcomes(table).stream, outcomes(table).pile, table.point) == (terms.STREAM_SIDES, False, AT_SIDE)
    table.chance(0, 0, 0, 4, 0)
    assert (outcomes(table).stream, outcomes(table).pile, table.point) == (terms.STREAM_BAG, True, AT_DRAW)


def test_each_side_is_a_new_throw():
    table, throws = start(4, module_special_tiles=True), []
    for tile in (0, 1, 2):
        table.chance(tile)
        throws.append(outcomes(table).number)
        table.chance(0)
    assert throws == [0, 1, 2]


def test_the_bag_is_drawn_without_replacement_until_something_is_put_back():
    table = start(4)
    assert table.odds()[ZEUS] == 6
    assert table.draw(ZEUS).odds()[ZEUS] == 5
    before = outcomes(table).number
    table.draw(ZEUS, ZEUS, APOLLO).place("A", ZEUS).place("B", ZEUS).place("C", ZEUS)
    table.cards(("A", 1), ("B", 2), ("C", 3), ("C", 4)).pass_all().leave_all()
    assert table.odds()[APOLLO] == 10
    assert outcomes(table).number == before + 1, "the Apollo token was put back"


def test_a_draw_that_puts_nothing_back_leaves_the_order_of_the_bag_alone():
    table = start(4, tiles={"A": terms.FIRST_TOKEN}, module_hades=True)
    before = outcomes(table).number
    table.draw(WRATH).cards(("H", 1), ("H", 2), ("H", 3), ("H", 4))
    assert outcomes(table).number == before
    copies = {outcome: count for outcome, _, count in outcomes(table).to_list()}
    assert (table.odds()[WRATH], copies[WRATH]) == (1, 2)


def test_the_token_that_a_winner_draws_comes_from_the_same_bag():
    table = start(4, tiles={"A": WINNER_PICKS}).tokens(APOLLO, ARTEMIS, ZEUS)
    table.cards(("A", 9), ("B", 1), ("B", 2), ("C", 3)).pass_all()
    assert (table.point, outcomes(table).stream) == (AT_EXTRA, terms.STREAM_BAG)
    assert table.odds() == table.bag()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_drawn_is_in_the_bag_and_every_token_in_it_is_equally_likely(seats):
    options = {"module_hades": True, "module_special_tiles": True}
    for table, rng in random_games(seats, pick(plain=2, compiled=10), **options):
        while table.actor != NOBODY:
            if table.actor == CHANCE and table.point in (AT_DRAW, AT_EXTRA):
                assert table.odds() == table.bag()
            play_one(table.state, rng)


def test_a_seed_draws_the_whole_bag_as_one_order_while_nothing_is_put_back():
    """Forty draws in a row, as if nothing were ever returned: each token comes exactly once."""
    table, seed = start(4), bytes(range(32))
    drawn = []
    for _ in range(40):
        god = chance.draw(seed, outcomes(table))
        drawn.append(god)
        table.state.cells.bump(terms.BAG + god, -1)
    assert Counter(drawn) == {1: 10, 2: 9, 3: 8, 4: 7, 5: 6}
    assert any(a > b for a, b in pairwise(drawn)), "not in the order of the gods"


@pytest.mark.vector(24)
def test_the_share_of_hades_rounds_over_many_seeds_is_that_of_the_bag():
    """20540 of 111930 first rounds; the tolerance is four standard deviations."""
    count, hades = pick(plain=1500, compiled=6000), 0
    for number in range(count):
        table, seed = start(4, module_hades=True), number.to_bytes(32, "big")
        while table.actor == CHANCE:
            table.state.apply(chance.draw(seed, outcomes(table)))
        hades += table.state.is_hades_round()
    share = 20540 / 111930
    assert abs(hades - count * share) < 4 * (count * share * (1 - share)) ** 0.5


@pytest.mark.vector(25)
def test_a_search_samples_tokens_by_their_number():
    rng, odds = seeded(7), outcomes(start(4))
    count = pick(plain=4000, compiled=40000)
    met = Counter(odds.sample(rng) for _ in range(count))
    for god, tokens in {1: 10, 2: 9, 3: 8, 4: 7, 5: 6}.items():
        share = tokens / 40
        assert abs(met[god] - count * share) < 4 * (count * share * (1 - share)) ** 0.5
