"""Players for bot against bot: each sees a view, and answers with an action.

A player is written as text: `random`, `greedy`, `flat:400`, a level such as `hard`, and after a comma
overrides of its search, such as `hard,iterations=200,selection.rule=puct`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from ai.levels import MOST_ITERATIONS, levels_of
from ai.search.flat import flat
from ai.search.params import Params
from ai.search.search import never, think
from engine.core.faults import Malformed
from engine.core.game import AnyGame
from engine.core.heuristics import Values, Weights
from engine.core.kit import seeded
from engine.core.state import Actions, State

Stop = Callable[[], bool]


@dataclass(frozen=True)
class Decision:
    action: int
    iterations: int  # 0 for players that do not search


class Player(Protocol):
    """Decides from what a seat sees; a pure function of its arguments, so one may play several seats."""

    @property
    def name(self) -> str: ...

    def decide(self, game: AnyGame, view: Any, seat: int, seed: int, stop: Stop = never) -> Decision: ...


@dataclass(frozen=True)
class RandomPlayer:
    """Any legal action, each as likely as the next."""

    name: str = "random"

    def decide(self, game: AnyGame, view: Any, seat: int, seed: int, stop: Stop = never) -> Decision:
        rng = seeded(seed)
        actions = offered(game.determinize(view, rng))
        return Decision(int(actions.get(rng.below(actions.count))), 0)


@dataclass(frozen=True)
class GreedyPlayer:
    """One ply: the action after which the game's evaluation is best in one imagined world.

    In a game without an evaluation, the action that its knowledge weighs most.
    """

    name: str = "greedy"

    def decide(self, game: AnyGame, view: Any, seat: int, seed: int, stop: Stop = never) -> Decision:
        rng = seeded(seed)
        world = game.determinize(view, rng)
        actions = offered(world)
        shift = int(rng.below(actions.count))
        order = [*range(shift, actions.count), *range(shift)]
        if game.heuristics.evaluates:
            worth = [self.worth(game, view, world, seat, int(actions.get(i))) for i in order]
        else:
            weights = Weights()
            game.heuristics.weigh(world, actions, weights)
            worth = [float(weights.get(i)) for i in order]
        return Decision(int(actions.get(order[worth.index(max(worth))])), 0)

    def worth(self, game: AnyGame, view: Any, world: State, seat: int, action: int) -> float:
        seats = game.count_seats(view)
        values = Values(seats)
        after = world.clone()
        after.apply(action)
        game.heuristics.judge(after, seats, values)
        return float(values.get(seat))


@dataclass(frozen=True)
class FlatPlayer:
    """Flat Monte Carlo: random rollouts spread evenly over the legal actions, no tree."""

    iterations: int

    @property
    def name(self) -> str:
        return f"flat:{self.iterations}"

    def decide(self, game: AnyGame, view: Any, seat: int, seed: int, stop: Stop = never) -> Decision:
        return Decision(flat(game, view, seat, self.iterations, seed, stop), self.iterations)


@dataclass(frozen=True)
class SearchPlayer:
    """Information set MCTS with a budget of iterations."""

    name: str
    iterations: int
    params: Params

    def decide(self, game: AnyGame, view: Any, seat: int, seed: int, stop: Stop = never) -> Decision:
        result = think(game, view, seat, self.params, self.iterations, seed, stop)
        return Decision(result.action, sum(result.iterations))


def offered(world: State) -> Actions:
    actions = Actions()
    world.list_actions(actions)
    return actions


def parse_player(text: str, game: AnyGame) -> Player:
    """The player that is meant. Malformed, saying what there is, if none is."""
    name, *changes = text.split(",")
    if name in ("random", "greedy") and not changes:
        return RandomPlayer() if name == "random" else GreedyPlayer()
    kind, _, number = name.partition(":")
    if kind == "flat" and not changes:
        return FlatPlayer(count(number, text))
    levels = levels_of(game)
    if name not in levels:
        raise Malformed(
            "player", f"{text!r} is none of random, greedy, flat:<iterations>, {', '.join(levels)}"
        )
    overrides = dict(change.partition("=")[::2] for change in changes)
    level = levels[name]
    iterations = count(overrides.pop("iterations", str(level.iterations)), text)
    params, warnings = level.params.with_overrides(overrides)
    if warnings:
        raise Malformed("player", f"{text!r}: {'; '.join(warnings)}")
    return SearchPlayer(text, iterations, params)


def count(number: str, text: str) -> int:
    if not number.isdecimal() or not 0 <= int(number) <= MOST_ITERATIONS:
        raise Malformed("player", f"{text!r}: iterations must be a whole number up to {MOST_ITERATIONS}")
    return int(number)
