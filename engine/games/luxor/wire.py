"""Luxor in protobuf. The only file that knows it; loaded by name (see `engine.core.wire`)."""

from __future__ import annotations

from typing import Any

from arbiter.games.luxor.v1 import action_pb2, components_pb2, event_pb2, options_pb2, state_pb2, view_pb2
from librt.vecs import vec

from engine.core import mirror
from engine.core.faults import Corrupt, Malformed
from engine.core.ids import SPECTATOR
from engine.core.kit import Row, row, seeded
from engine.games.luxor import actions as a
from engine.games.luxor import terms as t
from engine.games.luxor.components import BOARD
from engine.games.luxor.determinize import determinize
from engine.games.luxor.events import EVENTS
from engine.games.luxor.options import Options as GameOptions
from engine.games.luxor.options import options_of, rules_of
from engine.games.luxor.positions import check_sound
from engine.games.luxor.rules import tables
from engine.games.luxor.state import LuxorState, Piles, Stock
from engine.games.luxor.state import Player as Seat
from engine.games.luxor.view import View as Seen
from engine.games.luxor.view import bits_of, see_turn, view

Action = action_pb2.Action
Outcome = action_pb2.Outcome
View = view_pb2.View
Event = event_pb2.Event
State = state_pb2.State
Options = options_pb2.Options
Components = components_pb2.Components

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


# ---- positions ----

# Numbers with the same name in the message and in the state.
SAME = (
    "ply", "point", "active", "starter", "rounds", "entered", "dead_turns", "ending", "shuffles", "batch",
    "throws",
)  # fmt: skip
TURN = ("card", "end", "roll", "where", "level", "woken")


def state_to_message(state: Any) -> Any:
    s: LuxorState = state
    piles, stock = s.piles, s.stock
    temple = stock.temple.to_list()
    n = tables.TILES
    return State(
        board=components_pb2.Board(name=BOARD.name, digest=BOARD.digest),
        options=options_to_message(options_of(s.rules)),
        round_moved=s.round_moved != 0,
        turn=mirror.fill(view_pb2.Turn(), see_turn(s)),
        tiles=s.tiles.to_list(),
        players=[player_to_message(each) for each in s.players],
        draw_pile=piles.draw.to_list(),
        shuffled=piles.shuffled.to_list(),
        discard_pile=piles.discard.to_list(),
        horus_decks=piles.decks.to_list(),
        horus_tops=piles.tops.to_list()[1:],
        cobra_pile=temple[n : 2 * n],
        falcon_pile=temple[2 * n : 3 * n],
        lion_pile=temple[3 * n :],
        unplaced=stock.unplaced.to_list(),
        keys=s.keys_left,
        jokers=s.jokers_left,
        scarabs=stock.scarabs.to_list(),
        **{name: getattr(s, name) for name in SAME},
    )


def player_to_message(p: Seat) -> Any:
    return state_pb2.Player(
        hand=p.hand.to_list(),
        batches=p.batch.to_list(),
        never_left=bits_of(p.bars_left),
        never_right=bits_of(p.bars_right),
        adventurers=p.pieces.to_list(),
        treasures=p.treasures.to_list(),
        scarabs=p.scarabs.to_list(),
        keys=p.keys,
        jokers=p.jokers,
        points=p.points,
        sarcophagi=p.sarcophagi,
    )


def state_from_message(message: Any) -> LuxorState:
    if message.board.digest != BOARD.digest:
        raise Corrupt("the position was played on another edition of the board")
    try:
        s = build_state(message)
    except (Malformed, ValueError, OverflowError, IndexError) as fault:
        raise Corrupt("the message is not a position of Luxor") from fault
    return check_sound(s)


def build_state(m: Any) -> LuxorState:
    piles = Piles(
        row(list(m.draw_pile)),
        row(list(m.shuffled)),
        row(list(m.discard_pile), int(tables.ALL_CARDS)),
        row(list(m.horus_decks)),
        row([0, *m.horus_tops]),
    )
    temple = [0] * tables.TILES
    for symbol_pile in (m.cobra_pile, m.falcon_pile, m.lion_pile):
        temple += symbol_pile
    stock = Stock(row(temple), row(list(m.unplaced)), row(list(m.scarabs)))
    rules = rules_of(options_from_message(m.options), len(m.players))
    players = vec[Seat]([build_player(each) for each in m.players])
    s = LuxorState(rules, players, piles, stock, row(list(m.tiles)))
    put_numbers(s, m)
    return s


def put_numbers(s: LuxorState, m: Any) -> None:
    for name in SAME:
        setattr(s, name, getattr(m, name))
    for name in TURN:
        setattr(s, name, getattr(m.turn, name))
    s.round_moved, s.moved, s.acted = int(m.round_moved), int(m.turn.moved), int(m.turn.acted)
    s.arrived = mask_of(m.turn.arrived, int(t.TOMB) + 1)
    s.keys_left, s.jokers_left = m.keys, m.jokers
    s.draw_left, s.scarabs_left = s.piles.draw.total(), s.stock.scarabs.total()


def build_player(m: Any) -> Seat:
    hand, batch, pieces = (sized(values, int(t.HAND)) for values in (m.hand, m.batches, m.adventurers))
    p = Seat(hand, batch, pieces, row(list(m.treasures)), row(list(m.scarabs)))
    p.keys, p.jokers, p.points, p.sarcophagi = m.keys, m.jokers, m.points, m.sarcophagi
    p.bars_left = mask_of(m.never_left, tables.CARDS)
    p.bars_right = mask_of(m.never_right, tables.CARDS)
    return p


def sized(values: Any, most: int) -> Row:
    """A row with room for this many; ValueError if there are more."""
    if len(values) > most:
        raise ValueError(f"{len(values)} values where {most} have room")
    return row(list(values), most)


def mask_of(values: Any, limit: int) -> int:
    """Bits of numbers below the limit; ValueError for any other or for an unordered list."""
    mask = 0
    for value in values:
        if value >= limit or mask >> value:
            raise ValueError(f"{value} is out of order or range")
        mask |= 1 << value
    return mask
