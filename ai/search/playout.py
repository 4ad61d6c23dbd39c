"""Random games over `State`, to the end: the ground that the search stands on, and what it is timed by.

Compiled. It names no game: any `State` will do, also one that is not compiled.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import Rng
from engine.core.state import Actions, Outcomes, State


@mypyc_attr(acyclic=True)
class Tally:
    """What random games added up to."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.plies: i64 = 0  # actions and outcomes of chance
        self.moves: i64 = 0  # actions alone
        self.options: i64 = 0  # legal actions at all moves together
        self.share = 0.0  # of seat 0 in all games together: equal runs give equal shares


@mypyc_attr(acyclic=True)
class Player:
    """Plays at random with buffers of its own, so that a game allocates nothing but what its state does."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.actions = Actions()
        self.odds = Outcomes()
        self.tally = Tally()

    def finish(self, state: State) -> i64:
        """Play this position to its end, in place; every legal action is as likely as the next. The plies."""
        tally, actions, odds, rng = self.tally, self.actions, self.odds, self.rng
        plies: i64 = 0
        actor = state.to_act()
        while actor != NOBODY:
            if actor == CHANCE:
                state.list_chance(odds)
                state.apply(odds.sample(rng))
            else:
                state.list_actions(actions)
                tally.moves += 1
                tally.options += actions.count
                state.apply(actions.get(rng.below(actions.count)))
            plies += 1
            actor = state.to_act()
        tally.games += 1
        tally.plies += plies
        return plies


def random_playout(state: State, rng: Rng) -> i64:
    """Play this position to its end, in place; the number of plies that it took, chance included."""
    return Player(rng).finish(state)


def playouts(root: State, count: i64, rng: Rng) -> Tally:
    """Whole random games from one position, which stays as it is."""
    player = Player(rng)
    for _ in range(count):
        state = root.clone()
        player.finish(state)
        player.tally.share += state.returns(0)
    return player.tally


def clones(state: State, count: i64) -> State:
    """Copies of copies, and the last of them."""
    last = state
    for _ in range(count):
        last = last.clone()
    return last
