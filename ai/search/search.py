"""Information set MCTS over a view: the search sees what its seat sees, and imagines the rest."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TypeVar

from ai.search import grow, rollout, select
from ai.search.choose import choose, rank
from ai.search.params import Params
from ai.search.result import Ranked, Result, Step
from ai.search.tree import NONE, Tree
from engine.core.faults import Malformed
from engine.core.game import Game
from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import Rng, seeded
from engine.core.state import Actions, State

S = TypeVar("S", bound=State)
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741

CHUNK = 16  # iterations between two looks at `stop`
LINE = 12  # steps of a line at most
CHOICE_STREAM = 0x5DEECE66D  # keeps the noise of the choice apart from the search's numbers
WORKER_STREAM = 0x9E3779B97F4A7C15  # keeps the workers' numbers apart
M63 = (1 << 63) - 1


def never() -> bool:
    """The `stop` of a search that nobody stops."""
    return False


class Imagined(grow.Worlds):
    """A world of its own for every iteration."""

    def __init__(self, game: Game[S, V, O], view: V) -> None:
        self.game = game
        self.view = view

    def deal(self, rng: Rng) -> State:
        return self.game.determinize(self.view, rng)


def worker_seed(seed: int, worker: int) -> int:
    """The seed of one of several workers; worker 0 searches as if it were alone."""
    return (seed + worker * WORKER_STREAM) & M63


class Search:
    """One search of one view. Running a and then b iterations equals running a + b."""

    def __init__(
        self,
        game: Game[S, V, O],
        view: V,
        seat: int,
        params: Params,
        seed: int,
        tree: Tree | None = None,
    ) -> None:
        """Malformed if the game is over or this seat is not to act. For `tree` see `ai.search.reuse`."""
        self.params = params
        self.seat = seat
        self.seed = seed & M63
        rng = seeded(self.seed)
        world = game.determinize(view, rng)
        check_turn(world, seat)
        self.actions = Actions()
        world.list_actions(self.actions)
        seats = game.count_seats(view)
        self.world: State | None = None if game.hidden else world  # the position, where a seat knows it
        self.tree = Tree(seats, seats if game.hidden else 1) if tree is None else tree
        self.reused = 0 if tree is None else int(tree.visits[0])
        worlds = Imagined(game, view) if game.hidden else grow.OneWorld(world)
        self.grower = make_grower(game, params, worlds, self.tree, rng, seat)
        if self.tree.width[self.root] == 0:
            self.grower.selector.expand(self.tree, self.root, seat, world, self.actions, game.heuristics)

    @property
    def root(self) -> int:
        """The node of what the searching seat knows now."""
        return self.seat if self.tree.roots > 1 else 0

    @property
    def iterations(self) -> int:
        return int(self.grower.iterations)

    @property
    def proven(self) -> bool:
        """Is there nothing left to find out?"""
        return self.grower.solver and bool(self.tree.proven[self.root])

    def run(self, iterations: int, stop: Callable[[], bool] = never, settle: bool = False) -> bool:
        """This many iterations more. False if stopped before; `settle` ends early what cannot change."""
        end = self.iterations + iterations
        while self.iterations < end:
            if stop():
                return False
            self.grower.grow(min(CHUNK - self.iterations % CHUNK, end - self.iterations))
            if self.proven or (settle and self.settled(end - self.iterations)):
                return True
        return True

    def settled(self, left: int) -> bool:
        """Can no other action catch up in visits with this many iterations?"""
        choice = self.params.choice
        if choice.by != "visits" or choice.temperature > 0.0:  # such a choice looks at all visits
            return False
        return self.tree.lead(self.root) > left

    def result(self, partial: bool = False) -> Result:
        """What is known so far. Any number of times, at any point between two runs."""
        ranked = rank(
            [self.ranked(n) for n in self.tree.children(self.root)], self.seat, self.params.choice.by
        )
        rng = seeded(self.seed ^ CHOICE_STREAM)
        return Result(
            seat=self.seat,
            action=choose(ranked, self.params.choice, rng),
            ranked=ranked,
            values=self.means(self.root),
            iterations=(self.iterations,),
            seed=self.seed,
            partial=partial,
            forced=False,
            nodes=int(self.tree.size),
            deepest=int(self.grower.deepest),
            plies=int(self.grower.rollout.played),
            reused=self.reused,
        )

    def ranked(self, node: int) -> Ranked:
        tree = self.tree
        offered = int(tree.visits[self.root] if self.grower.certain else tree.offered[node])
        return Ranked(
            action=int(tree.step[node]),
            visits=int(tree.visits[node]),
            offered=offered,
            values=self.means(node),
            prior=float(tree.prior[node]),
            proven=bool(tree.proven[node]),
            line=self.line(node),
        )

    def means(self, node: int) -> tuple[float, ...]:
        return tuple(float(self.tree.mean(node, seat)) for seat in range(self.tree.seats))

    def line(self, node: int) -> tuple[Step, ...]:
        """The most visited continuation; it stops where the seat would not learn the step."""
        steps: list[Step] = []
        while node != NONE and len(steps) < LINE and self.tree.step[node] >= 0:
            steps.append(Step(int(self.tree.actor[self.tree.parent[node]]), int(self.tree.step[node])))
            node = int(self.tree.best(node))
        return tuple(steps)


def make_grower(
    game: Game[S, V, O], params: Params, worlds: grow.Worlds, tree: Tree, rng: Rng, seat: int
) -> grow.Grower:
    s = params.selection
    guides = {"none": select.BY_NOTHING, "weigh": select.BY_WEIGHT, "evaluate": select.BY_EVALUATION}
    rule = select.PUCT if s.rule == "puct" else select.UCT
    selector = select.Selector(rule, s.exploration, s.fpu, s.bias, guides[s.guide])
    selector.widen_base = params.widening.base
    selector.widen_exponent = params.widening.exponent
    policy = rollout.BY_GAME if params.rollouts.policy == "game" else rollout.BY_CHANCE
    rolls = rollout.Rollout(game.heuristics, tree.seats, policy, params.rollouts.plies)
    grower = grow.Grower(worlds, game.heuristics, selector, rolls, tree, rng, seat)
    if params.widest_chance > 0:
        grower.widest_chance = params.widest_chance
    grower.certain = not game.hidden and params.widest_chance == 0
    grower.paranoid = params.opponents == "paranoid"
    if params.opponents == "policy":
        grower.model_others(params.doubt)
    grower.solver = params.solver and grower.certain and not grower.modelled  # a policy proves nothing
    return grower


def check_turn(world: State, seat: int, field: str = "view") -> None:
    """Raises Malformed unless this seat must decide here. `field` is where the caller found the position."""
    actor = int(world.to_act())
    if actor == NOBODY:
        raise Malformed(field, "the game is over; there is nothing to decide")
    if actor == CHANCE:
        raise Malformed(field, "the position waits on chance; no seat is to act")
    if actor != seat:
        raise Malformed("seat", f"seat {actor} is to act, not seat {seat}")


def think(
    game: Game[S, V, O],
    view: V,
    seat: int,
    params: Params,
    iterations: int,
    seed: int,
    stop: Callable[[], bool] = never,
) -> Result:
    """Search with a budget of iterations. The only legal action is answered without searching.

    A budget of 0 answers what the game's knowledge prefers. Malformed if the game is over or this seat is
    not to act. `stop` is asked every 16 iterations; the answer is then `partial`.
    """
    search = Search(game, view, seat, params, seed)
    if search.actions.count == 1:
        return dataclasses.replace(search.result(), forced=True)
    finished = search.run(iterations, stop, params.settle)
    return search.result(partial=not finished or iterations < 1)
