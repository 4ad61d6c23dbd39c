"""Playing a match on from where it was left, with no process around it."""

from __future__ import annotations

import time
from collections.abc import Callable

from ai.referee.adjudicate import TooFew, is_team, outlook
from engine.core.faults import Malformed
from engine.core.game import AnyGame
from engine.core.state import State
from services.ai.job import Played, Playouts


def play_on(game: AnyGame, job: Playouts, cancelled: Callable[[], bool] = lambda: False) -> Played:
    """Raises Malformed if the match is over, or its plies are none."""
    until = min(job.until, time.monotonic() + job.limit_ms / 1000)
    state = position_of(game, job)
    if job.playouts == 0:
        return Played(None, 0, is_team(game, state, job.seats))
    try:
        found = outlook(
            game, state, job.seats, job.playouts, job.seed,
            lambda: cancelled() or time.monotonic() >= until, job.floor,
        )  # fmt: skip
    except TooFew as fault:
        return Played(None, fault.done, False)
    return Played(found, found.playouts, found.team)


def position_of(game: AnyGame, job: Playouts) -> State:
    state: State = game.new(job.options, job.seats)
    for seat, action in job.plies:
        if state.to_act() != seat:
            raise Malformed("match", f"its log cannot be played at ply {state.ply + 1}")
        state.apply(action)
    return state
