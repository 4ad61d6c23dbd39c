"""Connect Four in protobuf. The only file that knows it; loaded by name (see `engine.core.wire`)."""

from __future__ import annotations

from typing import Any

from arbiter.games.connect_four.v1 import action_pb2, event_pb2, options_pb2, state_pb2, view_pb2

from arbiter_connect_four import actions
from arbiter_connect_four.events import EVENTS
from arbiter_connect_four.options import Options as GameOptions
from arbiter_connect_four.snapshot import position
from arbiter_connect_four.state import ConnectFour
from arbiter_connect_four.view import View as Seen
from arbiter_connect_four.view import determinize, view
from engine.core import mirror
from engine.core.faults import Corrupt, Malformed
from engine.core.ids import MAX_ACTION, SPECTATOR
from engine.core.kit import seeded

Action = action_pb2.Action
Outcome = action_pb2.Outcome
View = view_pb2.View
Event = event_pb2.Event
State = state_pb2.State
Options = options_pb2.Options
Components = options_pb2.Components


def action_to_message(action: int) -> Any:
    return Action(drop=action_pb2.Drop(column=actions.column_of(action)))


def action_from_message(message: Any) -> int:
    """Any column that fits a number is passed on: whether the grid has it is for the judge to say."""
    if message.WhichOneof("action") is None:
        raise Malformed("action", "says nothing to do")
    column = message.drop.column
    if not 1 <= column <= MAX_ACTION:
        raise Malformed("action.drop.column", "must be the number of a column, from 1")
    return actions.drop(column)


def outcome_to_message(stream: int, outcome: int) -> Any:
    raise Malformed("outcome", "nothing is left to chance in Connect Four")


def outcome_from_message(message: Any) -> tuple[int, int]:
    raise Malformed("outcome", "nothing is left to chance in Connect Four")


def view_to_message(seen: Any) -> Any:
    return mirror.fill(View(), seen)


def view_from_message(message: Any) -> Any:
    """Malformed unless some position looks like this."""
    seen = mirror.read(Seen, message)
    viewer = int(SPECTATOR) if seen.seat is None else seen.seat
    try:
        genuine = len(seen.cells) == 42 and view(determinize(seen, seeded(0)), viewer) == seen
    except Corrupt:
        genuine = False
    if not genuine or viewer not in (0, 1, SPECTATOR):
        raise Malformed("view", "no position looks like this")
    return seen


def event_to_message(event: Any) -> Any:
    return mirror.fill_oneof(Event(), event)


def event_from_message(message: Any) -> Any:
    event = mirror.read_oneof(EVENTS, message, "event")
    if event is None:
        raise Malformed("event", "says nothing that happened")
    return event


def state_to_message(state: Any) -> Any:
    return State(first_seat=state.first, discs=[state.red, state.yellow])


def state_from_message(message: Any) -> ConnectFour:
    if len(message.discs) != 2:
        raise Corrupt("the discs of two seats are needed")
    return position(message.first_seat, *message.discs)


def options_to_message(options: Any) -> Any:
    return mirror.fill(Options(), options)


def options_from_message(message: Any) -> Any:
    return mirror.read(GameOptions, message)


def components_to_message(components: Any) -> Any:
    return mirror.fill(Components(), components)
