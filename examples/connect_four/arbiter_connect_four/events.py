"""What viewers are told of a ply. Nothing is hidden, so every viewer is told the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arbiter_connect_four import state
from arbiter_connect_four.view import places
from engine.core.game import Note


@dataclass(frozen=True)
class Dropped:
    seat: int
    column: int  # 1 to 7 from the left
    row: int  # 1 to 6 from the bottom


@dataclass(frozen=True)
class Won:
    seat: int
    line: tuple[int, ...]  # places in `View.cells`


@dataclass(frozen=True)
class Tied:
    pass


Event = Dropped | Won | Tied
EVENTS: tuple[type[Event], ...] = (Dropped, Won, Tied)


def events(notes: Sequence[Note], viewer: int) -> tuple[Event, ...]:
    return tuple(event_of(note) for note in notes)


def event_of(note: Note) -> Event:
    kind, seat, second, third, *_ = note
    if kind == state.DROPPED:
        return Dropped(seat, second, third)
    if kind == state.WON:
        return Won(seat, places(second))
    return Tied()


def seals(notes: Sequence[Note]) -> bool:
    """Nobody ever learns something that he did not know."""
    return False


def tell(event: Event, names: Sequence[str]) -> str:
    match event:
        case Dropped(seat, column, _):
            return f"{names[seat]} drops a disc into column {column}."
        case Won(seat, _):
            return f"{names[seat]} has four in a line and wins."
        case Tied():
            return "The grid is full: a draw."
