"""The Oracle of Delphi's protobuf: the only file of the game that knows it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from arbiter.games.oracle_of_delphi.v1 import action_pb2, event_pb2, options_pb2, state_pb2, view_pb2
from google.protobuf.message import DecodeError

from engine.core import mirror
from engine.core.faults import Corrupt, Malformed
from engine.core.fields import FieldReader
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import packed, terms
from engine.games.oracle_of_delphi.components import Components as GameComponents
from engine.games.oracle_of_delphi.events import Event as GameEvent
from engine.games.oracle_of_delphi.options import Options as GameOptions
from engine.games.oracle_of_delphi.options import check_options, make_setup, options_of
from engine.games.oracle_of_delphi.positions import on_board
from engine.games.oracle_of_delphi.state import OracleState, Setup
from engine.games.oracle_of_delphi.view import View as GameView

Action = action_pb2.Action
Outcome = action_pb2.Outcome
View = view_pb2.View
Event = event_pb2.Event
State = state_pb2.State
Options = options_pb2.Options
Components = view_pb2.Components

EVENTS: tuple[type[Any], ...] = GameEvent.__args__
COLOURS = int(terms.COLOURS)
KEPT_OPTIONS = 256  # of which the setup is kept

# ---- actions: the field of the oneof and what it holds, by kind ----

# What the two values of an action are on the wire: (name, highest value, 1 if counted from 1 there).
SPACE = ("space", 255, 0)
COLOUR = ("colour", COLOURS - 1, 1)
GOD = ("god", COLOURS - 1, 1)
Value = tuple[str, int, int]
SHAPES: dict[int, tuple[str, Value | None, Value | None]] = {
    act.DRAFT: ("draft", ("ship_tile", 255, 0), None),
    act.BONUS_FAVOR: ("bonus_favor", None, None),
    act.BONUS_GOD: ("bonus_god", GOD, None),
    act.GOD: ("use_god", GOD, None),
    act.TRADE: ("trade", GOD, None),
    act.END: ("end", None, None),
    act.MOVE: ("move", None, None),
    act.FIGHT: ("fight", SPACE, COLOUR),
    act.EXPLORE: ("explore", SPACE, None),
    act.BUILD_SHRINE: ("build_shrine", SPACE, None),
    act.LOAD_OFFERING: ("load_offering", SPACE, COLOUR),
    act.MAKE_OFFERING: ("make_offering", SPACE, COLOUR),
    act.LOAD_STATUE: ("load_statue", SPACE, COLOUR),
    act.RAISE_STATUE: ("raise_statue", SPACE, COLOUR),
    act.DISCARD_INJURIES: ("discard_injuries", None, COLOUR),
    act.ADVANCE_GOD: ("advance_god", None, GOD),
    act.BUNDLE: ("bundle", None, COLOUR),
    act.SAIL: ("sail", SPACE, None),
    act.PAY: ("pay", None, None),
    act.SURRENDER: ("surrender", None, None),
    act.TAKE_EQUIPMENT: ("take_equipment", ("card", 255, 0), None),
    act.TAKE_COMPANION: ("take_companion", ("companion", 254, 1), None),
    act.STEP: ("step", GOD, None),
    act.DECLINE: ("decline", None, None),
    act.HEAL: ("heal", COLOUR, None),
    act.LOOK_AT: ("look_at", SPACE, None),
    act.STOP: ("stop", None, None),
    act.SCOUT: ("scout", SPACE, None),
    act.UNCOVER: ("uncover", SPACE, None),
    act.TAKE_STATUE: ("take_statue", None, COLOUR),
    act.TAKE_OFFERING: ("take_offering", SPACE, COLOUR),
    act.TO_TOP: ("to_top", GOD, None),
    act.RELOCATE: ("relocate", SPACE, None),
    act.STRIKE: ("strike", SPACE, COLOUR),
    act.FETCH: ("fetch", None, COLOUR),
    act.REACT: ("react", GOD, None),
    act.SKIP_ORACLE: ("skip_oracle", None, None),
    act.TAKE_LETTER: ("take_letter", SPACE, None),
    act.THROW_OVERBOARD: ("throw_overboard", None, COLOUR),
}
SOURCES: dict[int, str] = {act.DRAW: "draw", act.FAVOR: "take_favor", act.LOOK: "look"}
KIND_OF = {shape[0]: kind for kind, shape in SHAPES.items()}
SOURCE_KIND = {name: kind for kind, name in SOURCES.items()}


def action_to_message(action: int) -> Any:
    kind, a, b = act.kind_of(action), act.first(action), act.second(action)
    message: Any = Action()
    if kind in SHAPES:
        field, first, second = SHAPES[kind]
        body = getattr(message, field)
        body.SetInParent()
        for shape, value in ((first, a), (second, b)):
            if shape is not None:
                setattr(body, shape[0], value + shape[2])
    elif kind in SOURCES:
        put_source(getattr(message, SOURCES[kind]).source, a, b)
    elif kind == act.COMMIT:
        put_source(message.commit.source, a // 6, a % 6)
        message.commit.colour = b + 1
    elif kind == act.RECOVER:
        message.recover.colours.extend([a // 6 + 1, a % 6 + 1, b + 1])
    elif kind == act.RETURN_TILE:
        put_tile(message.return_tile.tile, a)
    else:
        raise ValueError(f"{action} is no action of The Oracle of Delphi")
    return message


def put_source(ref: Any, source: int, printed: int) -> None:
    ref.kind = source + 1
    if source != terms.EXTRA_ACTION:
        ref.colour = printed + 1


def put_tile(tile: Any, number: int) -> None:
    task, which = divmod(number, 8)
    tile.task = task + 1
    if task == terms.T_SHRINE:
        tile.shrine = which + 1
    elif which != terms.WHITE:
        tile.colour = which + 1


def action_from_message(message: Any) -> int:
    """The engine's number; Malformed names the field that is missing or out of range."""
    field = message.WhichOneof("action")
    if field is None:
        raise Malformed("action", "none is set; set one, such as end or commit")
    body = getattr(message, field)
    if field in KIND_OF:
        _, first, second = SHAPES[KIND_OF[field]]
        return act.build(KIND_OF[field], value(field, body, first), value(field, body, second))
    if field in SOURCE_KIND:
        return act.build(SOURCE_KIND[field], *source(field, body.source))
    if field == "commit":
        kind, printed = source(field, body.source)
        return act.commit(kind, printed, value(field, body, COLOUR))
    if field == "recover":
        return act.recover(*three(f"{field}.colours", body.colours))
    return act.return_tile(zeus_tile(f"{field}.tile", body.tile))


def value(field: str, body: Any, shape: Value | None) -> int:
    if shape is None:
        return 0
    name, highest, base = shape
    return number(f"{field}.{name}", getattr(body, name), base, highest + base) - base


def number(field: str, got: int, low: int, high: int) -> int:
    if not low <= got <= high:
        raise Malformed(field, f"{got} is not from {low} to {high}" if got else "is missing")
    return got


def source(field: str, ref: Any) -> tuple[int, int]:
    """(source, printed colour) as the engine counts them."""
    kind = number(f"{field}.source.kind", ref.kind, 1, 3) - 1
    if kind == terms.EXTRA_ACTION:
        return kind, number(f"{field}.source.colour", ref.colour, 0, 0)
    return kind, number(f"{field}.source.colour", ref.colour, 1, COLOURS) - 1


def three(field: str, colours: Any) -> list[int]:
    """Three colours from 0, in the order of the wheel."""
    if len(colours) != 3:
        raise Malformed(field, f"needs three colours, not {len(colours)}")
    return sorted(number(f"{field}[{i}]", c, 1, COLOURS) - 1 for i, c in enumerate(colours))


def zeus_tile(field: str, tile: Any) -> int:
    task = number(f"{field}.task", tile.task, 1, 4) - 1
    if task == terms.T_SHRINE:
        number(f"{field}.colour", tile.colour, 0, 0)
        return task * 8 + number(f"{field}.shrine", tile.shrine, 1, 3) - 1
    number(f"{field}.shrine", tile.shrine, 0, 0)
    colour = number(f"{field}.colour", tile.colour, 0, COLOURS)
    return task * 8 + (colour - 1 if colour else int(terms.WHITE))


# ---- outcomes: field, name and first number of each stream ----

OUTCOMES: dict[int, tuple[str, str, int, int]] = {
    terms.STREAM_FIRST: ("first_seat", "seat", 3, 0),
    terms.STREAM_COLOURS: ("seat_colour", "player_colour", 3, 1),
    terms.STREAM_BOARD: ("board_throw", "face", 255, 0),
    terms.STREAM_OFFERINGS: ("offering_dealt", "colour", 5, 1),
    terms.STREAM_TEMPLES: ("temple_dealt", "colour", 5, 1),
    terms.STREAM_MONSTERS: ("monster_dealt", "colour", 5, 1),
    terms.STREAM_SHIPS: ("ship_tile_dealt", "ship_tile", 8, 0),
    terms.STREAM_ZEUS: ("zeus_tiles_drawn", "value", 15, 0),
    terms.STREAM_TILES: ("island_tile_seen", "tile", 12, 0),
    terms.STREAM_ORACLE: ("oracle_card", "colour", 5, 1),
    terms.STREAM_INJURY: ("injury_card", "colour", 5, 1),
    terms.STREAM_EQUIPMENT: ("equipment_card", "card", 22, 0),
    terms.STREAM_BATTLE: ("battle_die", "face", 9, 0),
    terms.STREAM_TITAN: ("titan_die", "face", 6, 0),
}
STREAM_OF = {shape[0]: stream for stream, shape in OUTCOMES.items()}


def outcome_to_message(stream: int, outcome: int) -> Any:
    message: Any = Outcome()
    if stream >= terms.STREAM_DICE:
        message.oracle_dice.seat = stream - terms.STREAM_DICE
        dice = (outcome // 36 + 1, outcome // 6 % 6 + 1, outcome % 6 + 1)
        message.oracle_dice.colours.extend(dice)
        return message
    field, name, _, base = OUTCOMES[stream]
    body = getattr(message, field)
    body.SetInParent()
    setattr(body, name, outcome + base)
    return message


def outcome_from_message(message: Any) -> tuple[int, int]:
    """(stream, outcome); Malformed names the field that is missing or out of range."""
    field = message.WhichOneof("outcome")
    if field is None:
        raise Malformed("outcome", "none is set; set one, such as battle_die")
    body = getattr(message, field)
    if field == "oracle_dice":
        seat = number("oracle_dice.seat", body.seat, 0, 3)
        a, b, c = three("oracle_dice.colours", body.colours)
        return int(terms.STREAM_DICE) + seat, a * 36 + b * 6 + c
    _, name, highest, base = OUTCOMES[STREAM_OF[field]]
    got = number(f"{field}.{name}", getattr(body, name), base, highest + base)
    return STREAM_OF[field], got - base


# ---- views, events, options, components ----


def view_to_message(view: GameView) -> Any:
    return mirror.fill(View(), view)


def view_from_message(message: Any) -> GameView:
    """Malformed if it is no view of a game of 2 to 4 seats. What it shows is judged when it is used."""
    number("seats", message.seats, 2, 4)
    if message.HasField("viewer"):
        number("viewer", message.viewer, 0, message.seats - 1)
    lengths = (("players", message.seats), ("clouds", 12), ("offerings", 6), ("temples", 6))
    for name, length in (*lengths, ("statues", 6), ("monsters", 9)):
        if len(getattr(message, name)) != length:
            raise Malformed(name, f"has {len(getattr(message, name))} of {length} entries")
    return mirror.read(GameView, message)


def event_to_message(event: GameEvent) -> Any:
    return mirror.fill_oneof(Event(), event)


def event_from_message(message: Any) -> Any:
    event = mirror.read_oneof(EVENTS, message, "event")
    if event is None:
        raise Malformed("event", "none is set")
    return event


def options_to_message(options: GameOptions) -> Any:
    return mirror.fill(Options(), options)


def options_from_message(message: Any) -> GameOptions:
    return mirror.read(GameOptions, message)


def components_to_message(components: GameComponents) -> Any:
    return mirror.fill(Components(), components)


# ---- positions: `packed` writes and reads the bytes of the message ----


def state_to_message(s: OracleState) -> Any:
    return State.FromString(state_to_bytes(s))


def state_from_message(message: Any) -> OracleState:
    return state_from_bytes(message.SerializeToString())


def state_to_bytes(s: OracleState) -> bytes:
    return packed.write(s, options_bytes(s.setup))


def state_from_bytes(data: bytes) -> OracleState:
    """The position; Corrupt if the bytes cannot be one. Nothing of their content is named."""
    try:
        reader = FieldReader(data)
        state, number = packed.read(reader, setup_of(*packed.read_head(reader)))
    except (ValueError, IndexError, OverflowError, Malformed, DecodeError):
        raise Corrupt("it is not a position of The Oracle of Delphi") from None
    return on_board(state, number)


@lru_cache(KEPT_OPTIONS)
def options_bytes(setup: Setup) -> bytes:
    """The message `Options` in bytes of what a Setup was made of."""
    return bytes(options_to_message(options_of(setup)).SerializeToString(deterministic=True))


@lru_cache(KEPT_OPTIONS)
def setup_of(options: bytes, seats: int) -> Setup:
    """What these options in bytes of their message select. Never changes, so positions share it."""
    return make_setup(check_options(options_from_message(Options.FromString(options)), seats), seats)
