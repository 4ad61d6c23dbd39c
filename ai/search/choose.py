"""From statistics to a ranking, and from a ranking to the action that is played."""

from __future__ import annotations

from collections.abc import Sequence

from ai.search.params import Choice
from ai.search.result import Ranked
from engine.core.kit import Rng

WON = 1.0 - 1e-9


def rank(actions: Sequence[Ranked], seat: int, by: str) -> tuple[Ranked, ...]:
    """Best first: proven wins, then by visits or value, proven losses last; ties keep the game's order.

    Where every action is proven, their values decide.
    """
    settled = all(r.proven for r in actions)

    def key(r: Ranked) -> tuple[float, ...]:
        value = r.values[seat]
        if settled:
            return (-value, -r.visits, -r.prior)
        sure = 1.0 if r.proven and value >= WON else -1.0 if r.proven and value <= 1.0 - WON else 0.0
        if by == "value":
            return (-sure, 0.0 if r.visits else 1.0, -value, -r.visits, -r.prior)
        return (-sure, -r.visits, -value, -r.prior)

    return tuple(sorted(actions, key=key))


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
