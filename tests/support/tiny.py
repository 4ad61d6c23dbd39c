"""Games of one or two decisions, so small that what a search must find is known."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.core.game import Game
from engine.core.heuristics import Heuristics
from engine.core.ids import CHANCE, NOBODY, OK
from engine.core.state import Actions, Outcomes, State
from support import parlour

SAFE, GAMBLE = 0, 1
PIPS = 3  # a gamble is won by the highest


class Tiny(State):
    """A list of steps made so far; subclasses say who acts, what is offered and who wins."""

    seats = 2

    def __init__(self, steps: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.steps = steps
        self.ply = len(steps)

    def clone(self):
        return type(self)(self.steps)

    def check(self, seat, action):
        return OK if seat == self.to_act() and seat >= 0 and action in self.offers() else 1

    def offers(self) -> tuple[int, ...]:
        return (0, 1)

    def list_actions(self, out: Actions) -> None:
        out.clear()
        if self.to_act() >= 0:
            for action in self.offers():
                out.add(action)

    def list_chance(self, out: Outcomes) -> None:
        out.die(0, 0)
        for pips in range(PIPS):
            out.add(pips, 1 + 3 * (pips == 0))  # weights 4, 1, 1

    def apply(self, action):
        self.steps = (*self.steps, int(action))
        self.ply += 1

    def to_bytes(self):
        return bytes(self.steps)


class Lottery(Tiny):
    """Seat 0 takes half of the victory, or gambles for all of it at one in six."""

    def to_act(self):
        if not self.steps:
            return 0
        return CHANCE if self.steps == (GAMBLE,) else NOBODY

    def returns(self, seat):
        mine = 0.5 if self.steps[0] == SAFE else float(self.steps[1] == PIPS - 1)
        return mine if seat == 0 else 1.0 - mine


class Kingmaker(Tiny):
    """Three seats; seat 0 passes the choice to seat 1 or 2, who names the winner."""

    seats = 3

    def to_act(self):
        return 0 if not self.steps else self.steps[0] if len(self.steps) == 1 else NOBODY

    def offers(self):
        return (1, 2) if not self.steps else (0, 1, 2)

    def returns(self, seat):
        return float(self.steps[1] == seat)


class Pennies(Tiny):
    """Seat 0 seals a coin, seat 1 guesses it: whoever peeks wins always, fair play wins half."""

    def to_act(self):
        return len(self.steps) if len(self.steps) < 2 else NOBODY

    def returns(self, seat):
        guessed = self.steps[0] == self.steps[1]
        return float(guessed == (seat == 1))


class Bluff(Pennies):
    """Seat 0 has sealed a coin; it takes 0.4 of the victory, or lets seat 1 guess the coin for all of it."""

    def to_act(self):
        if len(self.steps) < 2:
            return 0
        return 1 if self.steps[1] == GAMBLE and len(self.steps) < 3 else NOBODY

    def returns(self, seat):
        mine = 0.4 if self.steps[1] == SAFE else float(self.steps[0] != self.steps[2])
        return mine if seat == 0 else 1.0 - mine


class SealedCoins(Heuristics):
    def sealed(self, state):
        return len(state.steps) == 0


class FirstCoin(Heuristics):
    """A policy that everybody can predict."""

    def choose(self, state, actions, rng):
        return actions.get(0)


class GlimpsedCoins(SealedCoins):
    """The guesser learns of the sealed coin after all."""

    def learned(self, state, action):
        return action


@dataclass(frozen=True)
class Seen:
    """What a seat sees of a tiny game: the steps; of sealed ones only that they were made."""

    steps: tuple[int, ...]
    state: Any


def view(state: Any, viewer: int) -> Seen:
    steps = tuple(state.steps)
    if isinstance(state, Pennies) and viewer == 1 and steps:
        steps = (-1, *steps[1:])
    return Seen(steps, type(state))


def determinize(seen: Seen, rng: Any) -> Any:
    return seen.state(tuple(int(rng.below(2)) if step < 0 else step for step in seen.steps))


def make(state: Any, hidden: bool = False, heuristics: Heuristics | None = None) -> Game[Any, Any, Any]:
    """The game record of a tiny game, as far as a search needs it."""
    return replace(
        parlour.GAME,
        id=state.__name__.lower(),
        view=view,
        determinize=determinize,
        count_seats=lambda seen: seen.state.seats,
        hidden=hidden,
        heuristics=heuristics or Heuristics(),
    )
