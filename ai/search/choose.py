"""From statistics to a ranking, and from a ranking to the action that is played."""

from __future__ import annotations

from collections.abc import Sequence

from ai.search.params import Choice
from ai.search.result import Ranked
from engine.core.kit import Rng


def rank(actions: Sequence[Ranked], seat: int, by: str) -> tuple[Ranked, ...]:
    """Best first: by visits, or by value; the other breaks ties, then the prior, then the game's order.

    A proven action is not explored any more, so its visits say nothing: it stands before all others if it
    is worth at least as much as the best of them, else behind them. A proven defeat stands behind hope.
    """
    open_ones = sorted((r for r in actions if not r.proven), key=lambda r: order(r, seat, by))
    proven = sorted((r for r in actions if r.proven), key=lambda r: (-r.values[seat], -r.visits, -r.prior))
    if not open_ones:
        return tuple(proven)
    best = open_ones[0].values[seat]
    ahead = [r for r in proven if r.values[seat] >= best and r.values[seat] > 0.0]
    return (*ahead, *open_ones, *proven[len(ahead) :])


def order(r: Ranked, seat: int, by: str) -> tuple[float, ...]:
    value = r.values[seat]
    if by == "value":
        return (0.0 if r.visits else 1.0, -value, -r.visits, -r.prior)
    return (-r.visits, -value, -r.prior)


def choose(ranked: Sequence[Ranked], choice: Choice, rng: Rng) -> int:
    """The action that is played: the first, or with noise one drawn by the generator given."""
    if choice.slip > 0.0 and rng.unit() < choice.slip:
        return ranked[rng.below(len(ranked))].action
    total = sum(r.visits for r in ranked)
    if choice.temperature <= 0.0 or total == 0:
        return ranked[0].action
    top = max(r.visits for r in ranked)
    shares = [(r.visits / top) ** (1.0 / choice.temperature) for r in ranked]
    left = rng.unit() * sum(shares)
    for r, share in zip(ranked, shares, strict=True):
        left -= share
        if left < 0.0:
            return r.action
    return ranked[0].action
