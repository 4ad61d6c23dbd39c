"""Luxor in protobuf. The only file that knows it; loaded by name (see `engine.core.wire`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from arbiter.games.luxor.v1 import action_pb2, components_pb2, event_pb2, options_pb2, state_pb2, view_pb2
from google.protobuf.message import DecodeError

from engine.core import mirror
from engine.core.faults import Corrupt, Malformed
from engine.core.fields import FieldReader
from engine.core.ids import SPECTATOR
from engine.core.kit import seeded
from engine.games.luxor import actions as a
from engine.games.luxor import packed
from engine.games.luxor import terms as t
from engine.games.luxor.components import BOARD
from engine.games.luxor.determinize import determinize
from engine.games.luxor.events import EVENTS
from engine.games.luxor.options import Options as GameOptions
from engine.games.luxor.options import options_of, rules_of
from engine.games.luxor.positions import check_sound
from engine.games.luxor.rules import tables
from engine.games.luxor.state import LuxorState, Rules
from engine.games.luxor.view import View as Seen
from engine.games.luxor.view import view

Action = action_pb2.Action
Outcome = action_pb2.Outcome
View = view_pb2.View
Event = event_pb2.Event
State = state_pb2.State
Options = options_pb2.Options
Components = components_pb2.Components

KEPT_OPTIONS = 256  # sets of options whose bytes and rules are remembered

# ---- actions ----

# Field of the oneof, field inside it, and what is added to the value in an action's number.
ACTIONS: dict[int, tuple[str, str, int]] = {
    a.PLAY_CARD: ("play_card", "place", 0),
    a.DISCARD_CARD: ("discard_card", "place", 0),
    a.CHOOSE_ADVENTURER: ("choose_adventurer", "position", 0),
    a.CHOOSE_STEPS: ("choose_steps", "steps", int(a.STEP_BASE)),
    a.CHOOSE_SPACE: ("choose_space", "space", 0),
    a.USE_HORUS: ("use_horus", "choice", 0),
    a.CHOOSE_DECK: ("choose_deck", "level", 0),
    a.PICK: ("pick", "choice", 0),
    a.TAKE_TREASURE: ("take_treasure", "take", 0),
    a.PASS: ("pass", "", 0),
    a.REORDER_HAND: ("reorder_hand", "", 0),
}
KINDS = {name: kind for kind, (name, _, _) in ACTIONS.items()}
LIMITS = {
    "place": (0, 255), "position": (0, 255), "steps": (-8, 99), "space": (0, 255), "level": (0, 255),
    "take": (0, 1),
}  # fmt: skip
CHOICES = {"use_horus": (1, 3), "pick": (1, 2)}


def action_to_message(action: int) -> Any:
    name, field, base = ACTIONS[a.kind_of(action)]
    message = Action()
    inner = getattr(message, name)
    inner.SetInParent()
    if field:
        value = a.value_of(action) - base
        setattr(inner, field, value == 1 if field == "take" else value)
    return message


def action_from_message(message: Any) -> int:
    """A number that fits its field is passed on: whether it can be done is for the judge to say."""
    name = message.WhichOneof("action")
    if name is None:
        raise Malformed("action", "says nothing to do")
    kind = KINDS[name]
    _, field, base = ACTIONS[kind]
    if not field:
        return a.build(kind)
    value = int(getattr(getattr(message, name), field))
    low, high = CHOICES.get(name) or LIMITS[field]
    if not low <= value <= high:
        raise Malformed(f"action.{name}.{field}", f"is from {low} to {high}")
    return a.build(kind, value + base)


# ---- outcomes ----

PLAIN_OUTCOMES: dict[int, tuple[str, int, int]] = {  # stream → field, lowest, highest value
    t.STREAM_STARTER: ("starting_seat", 0, 3),
    t.STREAM_CARDS: ("drawn_card", 1, tables.CARDS - 1),
    t.STREAM_OSIRIS: ("osiris_tile", 1, tables.TILES - 1),
    t.STREAM_TREASURES: ("treasure_tile", 1, tables.TILES - 1),
    t.STREAM_SCARABS: ("scarab_points", 1, tables.SCARABS - 1),
    t.STREAM_DIE: ("roll", 1, int(t.DIE)),
}
STREAMS = {name: stream for stream, (name, _, _) in PLAIN_OUTCOMES.items()}


def outcome_to_message(stream: int, outcome: int) -> Any:
    if stream in PLAIN_OUTCOMES:
        message = Outcome()
        setattr(message, PLAIN_OUTCOMES[stream][0], outcome)
        return message
    if stream < t.STREAM_HORUS + t.LEVELS:
        return Outcome(horus_top=action_pb2.HorusTop(level=stream - t.STREAM_HORUS + 1, card=outcome))
    return Outcome(temple_top=action_pb2.TempleTop(symbol=stream - t.STREAM_TEMPLE + 1, tile=outcome))


def outcome_from_message(message: Any) -> tuple[int, int]:
    name = message.WhichOneof("outcome")
    if name is None:
        raise Malformed("outcome", "says nothing that came")
    if name == "horus_top":
        level = within("outcome.horus_top.level", message.horus_top.level, 1, int(t.LEVELS))
        card = within("outcome.horus_top.card", message.horus_top.card, 1, tables.CARDS - 1)
        return int(t.STREAM_HORUS) + level - 1, card
    if name == "temple_top":
        symbol = within("outcome.temple_top.symbol", message.temple_top.symbol, 1, int(t.SYMBOLS))
        tile = within("outcome.temple_top.tile", message.temple_top.tile, 1, tables.TILES - 1)
        return int(t.STREAM_TEMPLE) + symbol - 1, tile
    stream = STREAMS[name]
    _, low, high = PLAIN_OUTCOMES[stream]
    return int(stream), within(f"outcome.{name}", getattr(message, name), low, high)


def within(field: str, value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise Malformed(field, f"is from {low} to {high}")
    return value


# ---- what the mirror does ----


def view_to_message(seen: Any) -> Any:
    return mirror.fill(View(), seen)


def view_from_message(message: Any) -> Any:
    """Malformed unless some position looks like this."""
    seen = mirror.read(Seen, message)
    try:
        world = check_sound(determinize(seen, seeded(0)))
        genuine = view(world, seen.viewer) == seen
    except (Corrupt, OverflowError, ValueError) as fault:
        raise Malformed("view", "no position looks like this") from fault
    if not genuine or not (seen.viewer == SPECTATOR or 0 <= seen.viewer < len(seen.seats)):
        raise Malformed("view", "no position looks like this")
    return seen


def event_to_message(event: Any) -> Any:
    return mirror.fill_oneof(Event(), event)


def event_from_message(message: Any) -> Any:
    event = mirror.read_oneof(EVENTS, message, "event")
    if event is None:
        raise Malformed("event", "says nothing that happened")
    return event


def options_to_message(options: Any) -> Any:
    return mirror.fill(Options(), options)


def options_from_message(message: Any) -> Any:
    return mirror.read(GameOptions, message)


def components_to_message(components: Any) -> Any:
    return mirror.fill(Components(), components)


# ---- positions: `packed` writes and reads the bytes of the message ----

BOARD_BYTES = components_pb2.Board(name=BOARD.name, digest=BOARD.digest).SerializeToString()


def state_to_message(state: LuxorState) -> Any:
    return State.FromString(state_to_bytes(state))


def state_from_message(message: Any) -> LuxorState:
    return state_from_bytes(message.SerializeToString())


def state_to_bytes(state: LuxorState) -> bytes:
    return packed.write(state, BOARD_BYTES, options_bytes(state.rules.bits, state.rules.max_rounds))


def state_from_bytes(data: bytes) -> LuxorState:
    """The position; Corrupt if the bytes cannot be one. Nothing of their content is named."""
    try:
        reader = FieldReader(data)
        board, options = packed.read_head(reader)
        if board != BOARD_BYTES:
            raise Corrupt("the position was played on another edition of the board")
        state = packed.read(reader)
        state.rules = rules_from_bytes(options, len(state.players))
    except (ValueError, IndexError, OverflowError, Malformed, DecodeError):
        raise Corrupt("it is not a position of Luxor") from None
    return check_sound(state)


@lru_cache(KEPT_OPTIONS)
def options_bytes(bits: int, max_rounds: int) -> bytes:
    """The message `Options` in bytes of the rules with these bits."""
    options = options_of(Rules(2, bits, max_rounds))
    return bytes(options_to_message(options).SerializeToString(deterministic=True))


@lru_cache(KEPT_OPTIONS)
def rules_from_bytes(options: bytes, seats: int) -> Rules:
    """What these options in bytes of their message select. Never changes, so positions share it."""
    return rules_of(options_from_message(Options.FromString(options)), seats)
