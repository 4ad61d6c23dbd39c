"""Draws: fair, repeatable, and never to change, since records are checked with them."""

import hashlib
import itertools
from collections import Counter

import pytest
from support.build import pick
from support.claims.chance import counts_fit, order_of, pile

from engine.core import chance
from engine.core.kit import seeded
from engine.core.state import Outcomes

SEED = bytes(range(32))
SIZE = pick(plain=6_000, compiled=6_000)  # hashing is in C either way


def test_a_commitment_is_the_hash_of_the_seed_that_is_revealed():
    assert chance.commitment(SEED) == hashlib.sha256(SEED).digest()


def test_the_published_commitment_is_not_the_key_of_the_draws():
    """Even when no seat adds a nonce; else everybody could draw ahead."""
    assert chance.match_seed(SEED, {}) != chance.commitment(SEED)


def test_every_nonce_and_its_seat_change_the_seed():
    seeds = [
        chance.match_seed(SEED, nonces)
        for nonces in (
            {},
            {0: b"a"},
            {1: b"a"},
            {0: b"b"},
            {0: b"a", 1: b""},
            {0: b"", 1: b"a"},
            {0: b"a\x01\x00"},
        )
    ]
    assert len(set(seeds)) == len(seeds)


def test_the_order_in_which_nonces_arrive_does_not_matter():
    assert chance.match_seed(SEED, {0: b"x", 1: b"y"}) == chance.match_seed(SEED, {1: b"y", 0: b"x"})


@pytest.mark.parametrize("total", [1, 2, 3, 6, 7, 100, 1_000])
def test_throws_are_fair(total):
    throws = Counter(chance.throw(SEED, 0, n, total) for n in range(SIZE))
    counts_fit(throws, {face: 1 for face in range(total)})


def test_throws_of_one_die_do_not_depend_on_one_another():
    """Pairs of neighbouring throws are as even as single ones."""
    throws = [chance.throw(SEED, 0, n, 4) for n in range(SIZE)]
    pairs = Counter(4 * a + b for a, b in itertools.pairwise(throws))
    counts_fit(pairs, {pair: 1 for pair in range(16)})


def test_a_value_that_would_favour_small_numbers_is_thrown_again(monkeypatch):
    """With a total just over half of 2**64, a plain remainder would double the chance of small numbers."""
    total = (1 << 63) + 1
    attempts = []
    original = hashlib.blake2b

    def counting(data, **rest):
        attempts.append(data)
        return original(data, **rest)

    monkeypatch.setattr(chance.hashlib, "blake2b", counting)
    values = [chance.throw(SEED, 0, n, total) for n in range(200)]
    assert all(0 <= value < total for value in values)
    assert len(attempts) > 200, "nothing was thrown again"
    assert len(set(attempts)) == len(attempts), "the same hash was taken twice"


def test_streams_and_numbers_are_dice_of_their_own():
    throws = {(s, n): chance.throw(SEED, s, n, 1 << 40) for s in range(10) for n in range(10)}
    assert len(set(throws.values())) == 100


def test_weights_are_kept():
    odds = Outcomes()
    weights = {3: 1, 5: 2, 8: 7}
    drawn = Counter()
    for n in range(SIZE):
        odds.die(4, n)
        for outcome, weight in weights.items():
            odds.add(outcome, weight)
        drawn[chance.draw(SEED, odds)] += 1
    counts_fit(drawn, weights)


def test_a_search_samples_by_weight():
    odds = Outcomes()
    odds.die(0, 0)
    weights = {1: 1, 2: 4, 3: 5}
    for outcome, weight in weights.items():
        odds.add(outcome, weight)
    rng = seeded(12)
    counts_fit(Counter(odds.sample(rng) for _ in range(SIZE)), weights)


def test_a_pile_is_dealt_to_the_last_copy():
    copies = {0: 3, 4: 1, 9: 5}
    order = order_of(SEED, 1, 0, copies)
    assert Counter(order) == copies


def test_each_shuffle_gives_another_order():
    copies = {n: 2 for n in range(10)}
    orders = {tuple(order_of(SEED, stream, shuffle, copies)) for stream in (0, 1) for shuffle in range(5)}
    assert len(orders) == 10


def test_every_order_of_a_pile_is_as_likely_as_any_other():
    orders = Counter()
    for n in range(3_000):
        orders[tuple(order_of(n.to_bytes(32, "big"), 0, 0, {0: 2, 1: 1, 2: 1}))] += 1
    places = {order: 1 for order in set(itertools.permutations((0, 0, 1, 2)))}
    assert len(places) == 12
    counts_fit(orders, places)


def test_the_order_does_not_depend_on_when_a_game_draws():
    """The rest of a pile is the same whoever drew before, since nothing but the seed decides."""
    copies = {0: 2, 1: 2, 2: 2}
    order = order_of(SEED, 0, 3, copies)
    gone = Counter(order[:3])
    assert chance.draw(SEED, pile(0, 3, copies, gone)) == order[3]


def test_an_empty_pile_cannot_be_drawn_from():
    odds = Outcomes()
    odds.draw(0, 0)
    with pytest.raises(ValueError, match="empty"):
        chance.draw(SEED, odds)
