"""Chance: the listed weights are the true ones, and a seed gives a fair and repeatable order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core import chance
from engine.core.kit import Rng
from engine.core.state import Outcomes
from support.cases import Case


def chi_square(counts: Mapping[int, int], weights: Mapping[int, int]) -> tuple[float, float]:
    """The statistic of these counts and the value that it passes once in 100,000 fair samples.

    The limit is Wilson and Hilferty's approximation of the chi-square distribution at z = 4.265.
    """
    total, drawn = sum(weights.values()), sum(counts.values())
    assert set(counts) <= set(weights), "something was drawn that has no weight"
    expected = {k: drawn * w / total for k, w in weights.items()}
    statistic = sum((counts.get(k, 0) - e) ** 2 / e for k, e in expected.items())
    freedom = len(weights) - 1
    if freedom == 0:
        return statistic, 1.0
    spread = 2 / (9 * freedom)
    return statistic, freedom * (1 - spread + 4.265 * spread**0.5) ** 3


def counts_fit(counts: Mapping[int, int], weights: Mapping[int, int]) -> None:
    statistic, limit = chi_square(counts, weights)
    assert statistic <= limit, f"chi-square is {statistic:.1f}, more than {limit:.1f}"


def weights_of(odds: Outcomes) -> dict[int, int]:
    return {outcome: weight for outcome, weight, _ in odds.to_list()}


def the_list_is_sound(case: Case, odds: Outcomes) -> None:
    listed = odds.to_list()
    assert listed, "chance must speak, but nothing can be drawn"
    assert 0 <= odds.stream < len(case.game.streams), "the stream has no name"
    assert odds.number >= 0
    assert len({outcome for outcome, _, _ in listed}) == len(listed), "an outcome is listed twice"
    assert all(outcome >= 0 for outcome, _, _ in listed)
    assert all(weight > 0 for _, weight, _ in listed), "an outcome has no weight"
    assert odds.total == sum(weight for _, weight, _ in listed), "the total is wrong"
    if odds.pile:
        assert all(copies >= weight for _, weight, copies in listed), "more are left than there were"


def samples_follow_the_weights(odds: Outcomes, rng: Rng, size: int) -> None:
    """What a search draws."""
    counts = Counter(odds.sample(rng) for _ in range(size))
    counts_fit(counts, weights_of(odds))


def throws_follow_the_weights(odds: Outcomes, size: int) -> None:
    """What the kernel throws with one seed, throw after throw."""
    seed = bytes(range(32))
    throws = Counter(odds.pick(chance.throw(seed, odds.stream, n, odds.total)) for n in range(size))
    counts_fit(throws, weights_of(odds))


def first_draws_follow_the_weights(odds: Outcomes, size: int) -> None:
    """What the kernel draws first from a full pile, seed after seed."""
    full = pile(odds.stream, odds.number, {o: copies for o, _, copies in odds.to_list()})
    draws = Counter(chance.draw(n.to_bytes(32, "little"), full) for n in range(size))
    counts_fit(draws, weights_of(full))


def pile(
    stream: int, shuffle: int, copies: Mapping[int, int], gone: Mapping[int, int] | None = None
) -> Outcomes:
    odds = Outcomes()
    odds.draw(stream, shuffle)
    for outcome, many in copies.items():
        odds.add(outcome, many - (gone or {}).get(outcome, 0), many)
    return odds


def order_of(seed: bytes, stream: int, shuffle: int, copies: Mapping[int, int]) -> list[int]:
    """The whole virtual order of a pile."""
    gone: Counter[int] = Counter()
    order = []
    while sum(gone.values()) < sum(copies.values()):
        outcome = chance.draw(seed, pile(stream, shuffle, copies, gone))
        gone[outcome] += 1
        order.append(outcome)
    return order


def a_pile_is_drawn_as_a_permutation(odds: Outcomes, seed: bytes) -> None:
    copies = {outcome: many for outcome, _, many in odds.to_list()}
    order = order_of(seed, odds.stream, odds.number, copies)
    assert Counter(order) == Counter(copies), "a copy was drawn twice or never"
    assert order_of(seed, odds.stream, odds.number, copies) == order, "equal seeds give unequal orders"
