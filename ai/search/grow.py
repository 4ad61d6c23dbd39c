"""The iterations of the search: imagine a world, walk down the trees, roll out, write back.

Compiled; names no game. Open loop: a node holds what its observer has seen, not a position, and every
iteration walks through a world of its own. In a game with hidden information every seat has a tree of
its own, keyed by what that seat learns (multiple-observer information set MCTS, Cowling et al. 2012), so
no seat's choices can depend on what another seat learns on the way. What the searching seat holds at the
root is the same in every world, though, and the trees of the others come to answer it. Where that hurts,
the others are modelled: they play by the rollouts' policy and have no trees (docs/decisions/0009). Without
hidden information one tree serves all seats, and where outcomes of chance are told apart too, results can
be proven (MCTS-Solver, Winands et al. 2008; max^n over several seats).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ai.search.rollout import Rollout
from ai.search.select import Selector
from ai.search.tree import HIDDEN_STEP, NONE, Tree
from engine.core.heuristics import Heuristics, Values
from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import Rng
from engine.core.state import Actions, Outcomes, State


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Worlds:
    """Where the search gets its positions from: imagined ones only."""

    def deal(self, rng: Rng) -> State:
        """A position of its own that agrees with everything the searching seat has seen."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class OneWorld(Worlds):
    """All that a seat can imagine when nothing is hidden from it."""

    def __init__(self, state: State) -> None:
        self.state = state

    def deal(self, rng: Rng) -> State:
        return self.state.clone()


@mypyc_attr(acyclic=True)
class Grower:
    """One search: its trees, its generator, and the buffers of an iteration."""

    def __init__(
        self,
        worlds: Worlds,
        heuristics: Heuristics,
        selector: Selector,
        rollout: Rollout,
        tree: Tree,
        rng: Rng,
        seat: i64,
    ) -> None:
        self.worlds = worlds
        self.heuristics = heuristics
        self.selector = selector
        self.rollout = rollout
        self.tree = tree
        self.rng = rng
        self.seat = seat  # that searches
        self.each = tree.roots > 1  # a tree for each seat
        self.certain = False  # a node has one position: nothing is hidden, no outcomes are merged
        self.solver = False  # only where certain
        self.paranoid = False
        self.modelled = False  # the others play by the rollouts' policy
        self.doubt = 0.0  # but for this share of their decisions, which are any
        self.from_root: i64 = 0  # the trees that are walked
        self.to_root: i64 = tree.roots
        self.widest_chance: i64 = 1 << 30  # events with more outcomes are not told apart in the tree
        self.iterations: i64 = 0
        self.deepest: i64 = 0
        self.actions = Actions()
        self.odds = Outcomes()
        self.values = Values(tree.seats)
        self.at: vec[i64] = vec[i64]([0] * 16)  # the node that each tree is at
        self.path: vec[i64] = vec[i64]([0] * 256)
        self.length: i64 = 0

    def model_others(self, doubt: float) -> None:
        """From now on only the searching seat chooses by its tree."""
        self.modelled = True
        self.doubt = doubt
        if self.each:
            self.from_root = self.seat
            self.to_root = self.seat + 1

    def grow(self, iterations: i64) -> None:
        """This many iterations more; fewer if the root is proven."""
        for _ in range(iterations):
            if self.tree.proven[0] and self.solver:
                return
            self.iterate()

    def iterate(self) -> None:
        state = self.worlds.deal(self.rng)
        self.length = 0
        for root in range(self.from_root, self.to_root):
            self.enter(root, root)
        depth: i64 = 0
        while self.walk(state):
            depth += 1
        if depth > self.deepest:
            self.deepest = depth
        if self.paranoid:
            self.fear()
        self.write_back()
        self.iterations += 1

    def enter(self, root: i64, node: i64) -> None:
        """One tree moves to a node, which the iteration will write to."""
        self.at[root] = node
        if self.length == i64(len(self.path)):
            self.path = append(self.path, node)
        else:
            self.path[self.length] = node
        self.length += 1

    def walk(self, state: State) -> bool:
        """One step down. False when the iteration has its values."""
        if self.certain:
            self.follow_forced(state)
        actor = state.to_act()
        if actor == NOBODY:
            self.heuristics.reward(state, self.tree.seats, self.values)
            self.prove_end()
            return False
        if actor == CHANCE:
            self.let_chance_speak(state)
            return True
        tree = self.tree
        node = self.at[self.observer(actor)]
        if self.solver and tree.proven[node]:
            for seat in range(tree.seats):
                self.values.of[seat] = tree.proof[node * tree.seats + seat]
            return False
        if tree.visits[node] == 0 and node >= tree.roots:
            self.rollout.finish(state, self.rng, self.values)
            return False
        if self.modelled and actor != self.seat:
            action = self.expect(state)
        else:
            child = self.decide(state, node, actor)  # may make nodes, so `step` is read after it
            action = tree.step[child]
        seen = action
        if self.each and self.heuristics.sealed(state):
            seen = HIDDEN_STEP * (self.heuristics.learned(state, action) + 1) - actor
        state.apply(action)
        self.follow(actor, action, seen)
        return True

    def expect(self, state: State) -> i64:
        """What a modelled seat does."""
        if self.doubt > 0.0 and self.rng.unit() < self.doubt:
            state.list_actions(self.actions)
            return self.actions.ids[self.rng.below(self.actions.count)]
        return self.rollout.decide(state, self.rng)

    def observer(self, actor: i64) -> i64:
        """Whose tree counts where this seat acts."""
        if not self.each:
            return 0
        return self.seat if self.modelled else actor

    def decide(self, state: State, node: i64, actor: i64) -> i64:
        """The child that the seat to act goes to."""
        tree, selector = self.tree, self.selector
        if self.certain:
            if tree.width[node] == 0:
                state.list_actions(self.actions)
                selector.expand(tree, node, actor, state, self.actions, self.heuristics)
            return selector.pick_all(tree, node, actor, self.rng)
        state.list_actions(self.actions)
        for i in range(self.actions.count):
            if tree.find(node, self.actions.ids[i]) == NONE:
                selector.expand(tree, node, actor, state, self.actions, self.heuristics)
                break
        return selector.pick_listed(tree, node, actor, self.actions, self.rng)

    def follow(self, actor: i64, step: i64, seen: i64) -> None:
        """Every tree moves on, by the step itself or, where its seat does not learn it, by what it saw."""
        for root in range(self.from_root, self.to_root):
            self.tree.actor[self.at[root]] = actor
            self.enter(root, self.tree.child(self.at[root], step if root == actor else seen))

    def let_chance_speak(self, state: State) -> None:
        state.list_chance(self.odds)
        odds = self.odds
        outcome = odds.sample(self.rng)
        hide = odds.count > self.widest_chance or (self.each and self.heuristics.sealed(state))
        if self.certain:
            node = self.at[0]
            self.tree.width[node] = odds.count
            if self.tree.find(node, outcome) == NONE:
                share = float(odds.weight_of(outcome)) / float(odds.total)
                self.tree.child(node, outcome, share)
        state.apply(outcome)
        self.follow(CHANCE, outcome, HIDDEN_STEP - CHANCE if hide else outcome)

    def follow_forced(self, state: State) -> None:
        """Play what is forced after the step that led here; how much that is never changes."""
        tree = self.tree
        node = self.at[0]
        known = tree.forced[node]
        if known != NONE:
            for _ply in range(known):
                state.list_actions(self.actions)
                state.apply(self.actions.ids[0])
            return
        plies: i64 = 0
        while state.to_act() >= 0:
            state.list_actions(self.actions)
            if self.actions.count != 1:
                break
            state.apply(self.actions.ids[0])
            plies += 1
        tree.forced[node] = plies

    def fear(self) -> None:
        """Paranoid values: all others are one opponent, who gains what the searching seat loses."""
        mine = self.values.of[self.seat]
        for seat in range(self.tree.seats):
            if seat != self.seat:
                self.values.of[seat] = 1.0 - mine

    def write_back(self) -> None:
        tree = self.tree
        seats = tree.seats
        i = self.length - 1
        while i >= 0:
            node = self.path[i]
            tree.visits[node] += 1
            for seat in range(seats):
                tree.sums[node * seats + seat] += self.values.of[seat]
            if self.solver and i > 0 and tree.proven[node] and not tree.proven[self.path[i - 1]]:
                self.prove(self.path[i - 1], node)
            i -= 1

    def prove_end(self) -> None:
        """The game is over at this node, in the only world there is."""
        if not self.solver:
            return
        if self.paranoid:
            self.fear()
        node = self.at[0]
        for seat in range(self.tree.seats):
            self.tree.proof[node * self.tree.seats + seat] = self.values.of[seat]
        self.tree.proven[node] = True

    def prove(self, node: i64, child: i64) -> None:
        """Does the proof of a child settle its parent?"""
        tree = self.tree
        actor = tree.actor[node]
        if tree.width[node] == 0:
            return
        if actor == CHANCE:
            self.prove_chance(node)
            return
        best = child
        if tree.proof[child * tree.seats + actor] < 1.0:
            other = tree.first[node]
            while other != NONE:
                if not tree.proven[other]:
                    return
                if tree.proof[other * tree.seats + actor] > tree.proof[best * tree.seats + actor]:
                    best = other
                other = tree.next[other]
        for seat in range(tree.seats):
            tree.proof[node * tree.seats + seat] = tree.proof[best * tree.seats + seat]
        tree.proven[node] = True

    def prove_chance(self, node: i64) -> None:
        """An event of chance is proven when all its outcomes are: the mean of their proofs."""
        tree = self.tree
        known: i64 = 0
        child = tree.first[node]
        while child != NONE:
            if not tree.proven[child]:
                return
            known += 1
            child = tree.next[child]
        if known < tree.width[node]:
            return
        for seat in range(tree.seats):
            mean = 0.0
            child = tree.first[node]
            while child != NONE:
                mean += tree.prior[child] * tree.proof[child * tree.seats + seat]
                child = tree.next[child]
            tree.proof[node * tree.seats + seat] = mean
        tree.proven[node] = True
