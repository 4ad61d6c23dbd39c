"""Root parallelism: the results of workers that searched the same view with seeds of their own."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from ai.search.choose import choose, rank
from ai.search.params import Params
from ai.search.result import Ranked, Result
from ai.search.search import CHOICE_STREAM
from engine.core.kit import seeded


def merge(results: Sequence[Result], params: Params) -> Result:
    """One answer from all, in worker order: visits add up, values are weighted by them (Chaslot 2008)."""
    first = results[0]
    if len(results) == 1 or first.forced:
        return first
    rows = [sorted(result.ranked, key=lambda r: r.action) for result in results]
    joined = [join(same) for same in zip(*rows, strict=True)]
    ranked = rank(joined, first.seat, params.choice.by)
    weights = [sum(result.iterations) for result in results]
    return dataclasses.replace(
        first,
        action=choose(ranked, params.choice, seeded(first.seed ^ CHOICE_STREAM)),
        ranked=ranked,
        values=mean([result.values for result in results], weights),
        iterations=tuple(n for result in results for n in result.iterations),
        partial=any(result.partial for result in results),
        nodes=sum(result.nodes for result in results),
        deepest=max(result.deepest for result in results),
        plies=sum(result.plies for result in results),
    )


def join(same: Sequence[Ranked]) -> Ranked:
    """What all workers know of one action; a proof of one is a proof."""
    longest = max(same, key=lambda r: r.visits)
    proof = next((r for r in same if r.proven), None)
    visits = [r.visits for r in same]
    values = proof.values if proof else mean([r.values for r in same], visits)
    return dataclasses.replace(
        longest,
        visits=sum(visits),
        offered=sum(r.offered for r in same),
        values=values,
        proven=proof is not None,
    )


def mean(values: Sequence[tuple[float, ...]], weights: Sequence[int]) -> tuple[float, ...]:
    total = sum(weights)
    if total == 0:
        return values[0]
    columns = zip(*values, strict=True)
    return tuple(sum(v * w for v, w in zip(c, weights, strict=True)) / total for c in columns)
