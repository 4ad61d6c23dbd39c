"""Play a recorded match again. The record's actions are judged anew; its outcomes are taken as given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.core.ids import CHANCE
from engine.core.kernel import Entry, Refused, judge, play, play_outcome
from engine.core.state import Outcomes, State


class Diverged(Exception):
    """A recorded entry cannot be played; `ply` is its number, 1 for the first."""

    def __init__(self, ply: int, message: str) -> None:
        super().__init__(f"ply {ply}: {message}")
        self.ply = ply


@dataclass(frozen=True)
class Move:
    """What a record holds of an entry that replaying needs."""

    seat: int  # or CHANCE
    action: int  # or the outcome
    forced: bool = False


def replay(start: State, moves: Iterable[Move]) -> Iterator[tuple[State, Entry]]:
    """Each move's position and entry, in order; one position is reused, so keep a `clone`.

    Raises Diverged at a move that is illegal, out of turn, or cannot be drawn.
    """
    state = start.clone()
    for ply, move in enumerate(moves, state.ply + 1):
        yield state, (replay_outcome if move.seat == CHANCE else replay_action)(state, ply, move)


def replay_action(state: State, ply: int, move: Move) -> Entry:
    refused: Refused | None = judge(state, move.seat, move.action)
    if refused is not None:
        raise Diverged(ply, f"seat {move.seat} may not do {move.action} (code {refused.codes[0]})")
    return play(state, move.seat, move.action, move.forced)


def replay_outcome(state: State, ply: int, move: Move) -> Entry:
    if state.to_act() != CHANCE:
        raise Diverged(ply, "nothing is drawn here")
    odds = Outcomes()
    state.list_chance(odds)
    if odds.weight_of(move.action) == 0:
        raise Diverged(ply, f"outcome {move.action} cannot be drawn here")
    return play_outcome(state, odds, move.action)
