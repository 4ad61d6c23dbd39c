"""Flat Monte Carlo: the yardstick that shows what the tree is worth. Random rollouts, no knowledge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ai.search import rollout
from ai.search.search import check_turn, never
from engine.core.game import AnyGame
from engine.core.heuristics import Values
from engine.core.kit import seeded
from engine.core.state import Actions


def flat(
    game: AnyGame, view: Any, seat: int, iterations: int, seed: int, stop: Callable[[], bool] = never
) -> int:
    """The action whose random rollouts went best for this seat; every action gets as many, in turn.

    Every rollout has a world of its own. With fewer iterations than actions some are never tried, and a
    budget of 0 answers the first.
    """
    rng = seeded(seed)
    seats = game.count_seats(view)
    world = game.determinize(view, rng)
    check_turn(world, seat)
    actions = Actions()
    world.list_actions(actions)
    if actions.count == 1:
        return int(actions.get(0))
    roll = rollout.Rollout(game.heuristics, seats, rollout.BY_CHANCE, rollout.TO_THE_END)
    values = Values(seats)
    sums = [0.0] * actions.count
    tries = [0] * actions.count
    shift = int(rng.below(actions.count))
    for i in range(iterations):
        if i % 16 == 0 and stop():
            break
        at = (i + shift) % int(actions.count)
        state = game.determinize(view, rng) if game.hidden else world.clone()
        state.apply(actions.get(at))
        roll.finish(state, rng, values)
        sums[at] += float(values.get(seat))
        tries[at] += 1
    means = [total / n if n else -1.0 for total, n in zip(sums, tries, strict=True)]
    return int(actions.get(means.index(max(means))))
