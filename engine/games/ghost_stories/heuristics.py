"""What good players know about Ghost Stories. The parts are in `knowledge/`, the numbers in weights.toml.

The team shares one chance, so every seat gets the same values. Ideas, and where they live:

- Boards must not fill: a full one costs its owner 1 Qi a turn. Every ghost has a harm: the room it takes,
  the symbols that it costs to fight, its figure's way to the village, its torment, the die, the power or
  the tokens that it blocks (glance.py).
- The village is lost a tile at a time, and the last tiles cost most; a figure that haunts before anybody
  else can stop it hurts more. The Altar, the Yin-Yang and the Watchman are worth what they save (plans.py).
- An attempt is worth its exact odds over all rolls, with the tokens on the tile, the Circle, the scroll and
  captive dice; from a corner one roll may strike two ghosts (odds.py). Tokens are spent as dearly as they
  are needed, and black ones and those of an incarnation in play are kept.
- Qi is a currency, the last one is a life. The Sorcerer and the Tea House are paid for in it.
- Buddhas wait in front of free spaces, strong ghosts are led onto them, incarnations past them, but the
  Uncatchable to one (answers.py). New ghosts come to corners, next to others, near those with tokens.
- A tile is worth its best action now and a little of what its neighbours offer in the turn after. Extra
  actions (powers, power tokens, the Yin-Yang) are taken when they are worth more than their price (menu.py).
- The chance of winning falls with the road to the last incarnation, with ghosts, figures and haunted tiles,
  and rises with Qi, tokens, the Yin-Yang and Buddhas (outlook.py).
"""

from __future__ import annotations

import math

from mypy_extensions import i64, mypyc_attr

from engine.core.heuristics import Heuristics, Values, Weights
from engine.core.kit import Rng
from engine.core.state import Actions, State
from engine.games.ghost_stories import scoring
from engine.games.ghost_stories.knowledge import answers, menu, outlook
from engine.games.ghost_stories.knowledge.glance import Glance
from engine.games.ghost_stories.knowledge.worth import Worth
from engine.games.ghost_stories.rules import ending
from engine.games.ghost_stories.state import GhostStoriesState
from engine.games.ghost_stories.terms import AT_MENU, WON


@mypyc_attr(acyclic=True)
class GhostHeuristics(Heuristics):
    """The knowledge above, with the weights that it was given."""

    def __init__(self, worth: Worth) -> None:
        super().__init__()
        self.worth = worth
        self.evaluates = True
        self.weighs = True

    def reward(self, state: State, seats: i64, values: Values) -> None:
        assert isinstance(state, GhostStoriesState)
        value = 0.0
        if state.ended == WON:
            share = min(1.0, max(0.0, (float(scoring.points(state)) + 10.0) / self.worth.r_span))
            value = self.worth.r_win + (1.0 - self.worth.r_win) * share
        else:
            value = self.worth.r_lose * progress(state)
        for seat in range(seats):
            values.of[seat] = value

    def evaluate(self, state: State, seats: i64, values: Values) -> None:
        assert isinstance(state, GhostStoriesState)
        value = self.expect(state, outlook.chance(state, self.worth))
        for seat in range(seats):
            values.of[seat] = value

    def expect(self, s: GhostStoriesState, chance: float) -> float:
        """The reward that goes with this chance: of a middling victory, or of a defeat not far from here."""
        victory = 0.5 + 0.5 * self.worth.r_win
        return chance * victory + (1.0 - chance) * self.worth.r_lose * progress(s)

    def weigh(self, state: State, actions: Actions, weights: Weights) -> None:
        assert isinstance(state, GhostStoriesState)
        self.score(state, actions, weights)
        heat(weights, self.worth.weigh_heat)

    def choose(self, state: State, actions: Actions, rng: Rng) -> i64:
        if actions.count == 1:
            return actions.get(0)
        assert isinstance(state, GhostStoriesState)
        weights = Weights()
        self.score(state, actions, weights)
        heat(weights, self.worth.rollout_heat)
        return actions.get(weights.pick(rng.unit()))

    def score(self, state: GhostStoriesState, actions: Actions, weights: Weights) -> None:
        g = Glance(state, self.worth)
        if state.point == AT_MENU:
            menu.score(g, actions, weights)
            return
        weights.clear()
        for i in range(actions.count):
            weights.add(answers.score(g, actions.ids[i]))


def heat(weights: Weights, degree: float) -> None:
    """Scores become weights above 0: e times as much for each `degree` more."""
    best = weights.of[0]
    for i in range(weights.count):
        best = max(best, weights.of[i])
    for i in range(weights.count):
        weights.of[i] = math.exp(max(-30.0, (weights.of[i] - best) / degree))


def progress(s: GhostStoriesState) -> float:
    """How far a lost team came, 0 to 1: cards met and incarnations exorcised."""
    cards = float(s.drawn) / float(s.setup.ghosts + s.setup.incarnations)
    return 0.5 * cards + 0.5 * float(ending.exorcised_incarnations(s)) / float(s.setup.incarnations)
