"""What good players of The Oracle of Delphi know, for the search.

The game is a race, so everything is counted in uses: one is what one oracle die does. The ideas, from the
rules' own economy:

- Plan the next errand, not the next die: an island is worth what can be done there, less the way to it and
  the price of its colour. A move is as good as the errand that it brings near (`targets`, `prices`).
- Errands combine: a place beside two useful islands is better than one beside one of them; an item is
  worth loading where its temple or building site is near.
- A die whose colour fits costs nothing; favor turns the wheel, lengthens ways and wins fights, so it is
  wealth up to a handful. One oracle card a turn is a fourth die, so the second card is worth less than the
  first.
- A fight is begun when shield and favor together give good odds; once begun, paying beats giving up.
- A god's first step leaps out of the clouds, and above them the rolls of others lift it for nothing. Gods
  near the top come first; their powers wait for the moment in which they save most.
- Injuries are healed before the third of a colour or the sixth, which cost a whole turn; having none pays.
- What lasts, equipment and companions, is worth more the earlier it comes.
- When all is done nothing counts but the way home, and then the oracle cards that break a tie.

A position is judged by the turns that each seat still needs; shares of the victory follow from the gaps, the
more clearly the nearer the end. Faces of island tiles count only for seats that have seen them.
The weights are in `weights.toml`.
"""

from __future__ import annotations

from math import exp

from mypy_extensions import i64, mypyc_attr

from engine.core.heuristics import Heuristics, Values, Weights
from engine.core.kit import Rng
from engine.core.state import Actions, State
from engine.games.oracle_of_delphi.prospects import judge
from engine.games.oracle_of_delphi.state import OracleState
from engine.games.oracle_of_delphi.tactics import Desk
from engine.games.oracle_of_delphi.terms import AT_TILE, F_SEE
from engine.games.oracle_of_delphi.tuning import TUNING


@mypyc_attr(acyclic=True)
class OracleHeuristics(Heuristics):
    """Judges positions by turns to the end, and actions by the uses that they save."""

    def __init__(self) -> None:
        super().__init__()
        self.evaluates = True
        self.weighs = True

    def evaluate(self, state: State, seats: i64, values: Values) -> None:
        assert isinstance(state, OracleState)
        judge(state, seats, values)

    def weigh(self, state: State, actions: Actions, weights: Weights) -> None:
        """By how many uses an action falls short of the best one."""
        assert isinstance(state, OracleState)
        weights.clear()
        if actions.count == 1:
            weights.add(1.0)
            return
        desk = Desk(state)
        best = -1000.0
        for i in range(actions.count):
            score = desk.score(actions.ids[i])
            weights.add(score)
            best = max(best, score)
        for i in range(weights.count):
            weights.of[i] = exp(TUNING.sharpness * max(-6.0, weights.of[i] - best))

    def choose(self, state: State, actions: Actions, rng: Rng) -> i64:
        """The best action to the eye, which errs by a little."""
        assert isinstance(state, OracleState)
        if actions.count == 1:
            return actions.ids[0]
        desk = Desk(state)
        best = -1000.0
        chosen: i64 = 0
        for i in range(actions.count):
            score = desk.score(actions.ids[i]) + TUNING.jitter * rng.unit()
            if score > best:
                best = score
                chosen = i
        return actions.ids[chosen]

    def sealed(self, state: State) -> bool:
        """Only the face of a tile that is looked at is shown to one seat alone (ORA-6.5)."""
        assert isinstance(state, OracleState)
        return state.point == AT_TILE and state.pending() == F_SEE
