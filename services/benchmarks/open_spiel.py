"""The yardstick of the engine: OpenSpiel, driven from Python as its users drive it. Absent, it is null."""

from __future__ import annotations

import random
from typing import Any

from services.benchmarks.rounds import Work

SEED = 20
PLY = 20  # of the position that the stateless cycle starts from
CHESS = "chess"


def load() -> Any:
    """The module, or None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    return pyspiel


def names(spiel: Any) -> list[str]:
    return list(spiel.registered_names())


def works(spiel: Any, name: str) -> list[Work]:
    """Its random play, its clone and its stateless cycle of one game."""
    game = spiel.load_game(name)
    state = position(game)
    stored, action = state.serialize(), state.legal_actions()[0]
    return [
        Work(f"{name} play", lambda count: play(game, count)),
        Work(f"{name} clone", lambda count: clone(state, count)),
        Work(f"{name} cycle", lambda count: cycle(game, stored, action, count)),
    ]


def position(game: Any) -> Any:
    """The first random game's position at this ply; from there the game goes on."""
    rng = random.Random(SEED)
    while True:
        state = game.new_initial_state()
        for _ in range(PLY):
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        if not state.is_terminal():
            return state


def play(game: Any, count: int) -> float:
    """Whole random games; the moves. The pick costs as little as Python lets it."""
    rng = random.Random(SEED)
    pick = rng.random
    moves = 0
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
            moves += 1
    return moves


def clone(state: Any, count: int) -> float:
    for _ in range(count):
        state.clone()
    return count


def cycle(game: Any, stored: str, action: int, count: int) -> float:
    """What a server without memory would do: read a position, judge an action, play it, write the next."""
    for _ in range(count):
        state = game.deserialize_state(stored)
        if action not in state.legal_actions():
            raise AssertionError("the action was taken from this list")
        state.apply_action(action)
        state.serialize()
    return count
