"""From a leaf to a value: a game played on by a policy, to its end or to an evaluation.

Compiled; names no game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from engine.core.heuristics import Heuristics, Values
from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import Rng
from engine.core.state import Actions, Outcomes, State

BY_CHANCE: Final[i64] = 0  # every legal action is as likely as the next
BY_GAME: Final[i64] = 1  # the game's `choose`
TO_THE_END: Final[i64] = -1


@mypyc_attr(acyclic=True)
class Rollout:
    """Plays imagined positions on, in place."""

    def __init__(self, heuristics: Heuristics, seats: i64, policy: i64, plies: i64) -> None:
        self.heuristics = heuristics
        self.seats = seats
        self.policy = policy
        self.plies = plies
        self.played: i64 = 0  # plies in all rollouts so far
        self.actions = Actions()
        self.odds = Outcomes()

    def finish(self, state: State, rng: Rng, values: Values) -> None:
        """Play this position on and say what it is worth to each seat."""
        left = self.plies
        actor = state.to_act()
        while actor != NOBODY:
            if left == 0:
                self.heuristics.evaluate(state, self.seats, values)
                return
            left -= 1
            self.played += 1
            if actor == CHANCE:
                state.list_chance(self.odds)
                state.apply(self.odds.sample(rng))
            else:
                state.apply(self.decide(state, rng))
            actor = state.to_act()
        self.heuristics.reward(state, self.seats, values)

    def decide(self, state: State, rng: Rng) -> i64:
        """What the seat to act does by the policy."""
        state.list_actions(self.actions)
        if self.actions.count == 1:
            return self.actions.ids[0]
        if self.policy == BY_GAME:
            return self.heuristics.choose(state, self.actions, rng)
        return self.actions.ids[rng.below(self.actions.count)]
