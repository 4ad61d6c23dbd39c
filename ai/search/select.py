"""Which child to visit next: UCT and PUCT over the steps that the imagined world allows.

Compiled. In a tree over information sets a child counts the visits at which it was possible, and its
exploration term grows with those alone (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree
Search, 2012). PUCT as in Silver et al. 2017; progressive bias and widening as in Chaslot et al. 2008.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ai.search.tree import NONE, Tree
from engine.core.heuristics import Heuristics, Values, Weights
from engine.core.kit import Rng
from engine.core.state import Actions, State

UCT: Final[i64] = 0
PUCT: Final[i64] = 1
BY_NOTHING: Final[i64] = 0
BY_WEIGHT: Final[i64] = 1
BY_EVALUATION: Final[i64] = 2
SHARPNESS: Final = 10.0  # of priors made from evaluations: exp(10 * value), normalised
INFINITE: Final = 1e18


@mypyc_attr(acyclic=True)
class Selector:
    """Chooses and makes children. Numbers are those of `ai.search.params.Selection` and `Widening`."""

    def __init__(self, rule: i64, exploration: float, urgency: float, bias: float, guide: i64) -> None:
        self.rule = rule
        self.exploration = exploration
        self.urgency = urgency  # taken off the value of an unvisited child; < 0: visit each child once
        self.bias = bias
        self.guide = guide
        self.widen_base = 0.0  # 0: no widening
        self.widen_exponent = 0.5
        self.weights = Weights()
        self.hints: vec[float] = vec[float]()
        self.ranks: vec[i64] = vec[i64]()

    def expand(
        self, tree: Tree, node: i64, actor: i64, state: State, actions: Actions, heuristics: Heuristics
    ) -> None:
        """Make a child for each listed action that has none."""
        self.judge(state, actor, tree.seats, actions, heuristics)
        total = self.weights.total()
        self.sort(actions.count)
        known = tree.first[node] != NONE
        for i in range(actions.count):
            if known and tree.find(node, actions.ids[i]) != NONE:
                continue
            share = self.weights.of[i] / total
            tree.add(node, actions.ids[i], share, self.hints[i], self.ranks[i])
            tree.width[node] += 1
        tree.actor[node] = actor

    def judge(self, state: State, actor: i64, seats: i64, actions: Actions, heuristics: Heuristics) -> None:
        """Weights and hints of the listed actions."""
        while i64(len(self.hints)) < actions.count:
            self.hints = append(self.hints, -1.0)
            self.ranks = append(self.ranks, i64(0))
        if self.guide == BY_EVALUATION:
            self.judge_by_evaluation(state, actor, seats, actions, heuristics)
            return
        for i in range(actions.count):
            self.hints[i] = -1.0
        if self.guide == BY_WEIGHT:
            heuristics.weigh(state, actions, self.weights)
            return
        self.weights.clear()
        for _ in range(actions.count):
            self.weights.add(1.0)

    def judge_by_evaluation(
        self, state: State, actor: i64, seats: i64, actions: Actions, heuristics: Heuristics
    ) -> None:
        values = Values(seats)
        self.weights.clear()
        for i in range(actions.count):
            after = state.clone()
            after.apply(actions.ids[i])
            heuristics.judge(after, seats, values)
            self.hints[i] = values.of[actor]
            self.weights.add(math.exp(SHARPNESS * values.of[actor]))

    def sort(self, count: i64) -> None:
        """Ranks by weight; equal weights keep the order of the list."""
        if self.widen_base <= 0.0:
            return
        for i in range(count):
            rank: i64 = 0
            for j in range(count):
                ahead = self.weights.of[j] > self.weights.of[i]
                if ahead or (j < i and self.weights.of[j] == self.weights.of[i]):
                    rank += 1
            self.ranks[i] = rank

    def widest(self, visits: i64) -> i64:
        """How many ranks are open at a node that was visited this often."""
        if self.widen_base <= 0.0:
            return 1 << 30
        return i64(self.widen_base * math.pow(float(visits + 1), self.widen_exponent)) + 1

    def pick_all(self, tree: Tree, node: i64, actor: i64, rng: Rng) -> i64:
        """The best child of a node whose children are always all possible (they lie side by side)."""
        count = tree.width[node]
        start = tree.first[node]
        widest = self.widest(tree.visits[node])
        spread = self.spread(tree.visits[node])
        base = tree.mean(node, actor)
        shift = rng.below(count)
        found = NONE
        best = -INFINITE
        for i in range(count):
            at = i + shift
            child = start + (at if at < count else at - count)
            if tree.rank[child] >= widest:
                continue
            score = self.score(tree, child, actor, base, spread)
            if score > best:
                best = score
                found = child
        return found

    def pick_listed(self, tree: Tree, node: i64, actor: i64, actions: Actions, rng: Rng) -> i64:
        """The best child among the listed actions, each of which has one; all count as offered."""
        count = actions.count
        widest = self.widest(tree.visits[node])
        base = tree.mean(node, actor)
        shift = rng.below(count)
        found = NONE
        fallback = NONE
        best = -INFINITE
        for i in range(count):
            at = i + shift
            child = tree.find(node, actions.ids[at if at < count else at - count])
            tree.offered[child] += 1
            if tree.rank[child] >= widest:
                if fallback == NONE or tree.rank[child] < tree.rank[fallback]:
                    fallback = child
                continue
            score = self.score(tree, child, actor, base, self.spread(tree.offered[child]))
            if score > best:
                best = score
                found = child
        return found if found != NONE else fallback

    def spread(self, offered: i64) -> float:
        """The part of the exploration term that depends on the parent alone."""
        if self.rule == PUCT:
            return self.exploration * math.sqrt(float(offered + 1))
        return self.exploration * math.sqrt(math.log(float(offered + 1)))

    def score(self, tree: Tree, child: i64, actor: i64, base: float, spread: float) -> float:
        visits = tree.visits[child]
        if tree.proven[child]:
            return tree.proof[child * tree.seats + actor]
        if visits == 0:
            return self.first_score(tree, child, base, spread)
        value = tree.sums[child * tree.seats + actor] / float(visits)
        if self.rule == PUCT:
            value += spread * tree.prior[child] / float(visits + 1)
        else:
            value += spread / math.sqrt(float(visits))
        if self.bias > 0.0:
            value += self.bias * self.leaning(tree, child) / float(visits + 1)
        return value

    def first_score(self, tree: Tree, child: i64, base: float, spread: float) -> float:
        """Of a child that was never visited."""
        if self.urgency < 0.0:
            return INFINITE / 2.0 * (1.0 + tree.prior[child])
        value = base
        if tree.hint[child] >= 0.0:
            value = tree.hint[child]
        value -= self.urgency
        if self.rule == PUCT:
            value += spread * tree.prior[child]
        else:
            value += spread
        if self.bias > 0.0:
            value += self.bias * self.leaning(tree, child)
        return value

    def leaning(self, tree: Tree, child: i64) -> float:
        """What progressive bias leans to: the evaluation if there is one, else the prior."""
        if tree.hint[child] >= 0.0:
            return tree.hint[child]
        return tree.prior[child]
