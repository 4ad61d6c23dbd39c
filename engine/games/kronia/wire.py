"""Kronia's protobuf: the only file of the game that knows it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from arbiter.games.kronia.v1 import action_pb2, common_pb2, event_pb2, options_pb2, state_pb2, view_pb2
from google.protobuf.message import DecodeError

from engine.core import mirror
from engine.core.faults import Corrupt, Malformed
from engine.core.fields import FieldReader
from engine.games.kronia import actions as act
from engine.games.kronia import packed, terms
from engine.games.kronia.components import Components as GameComponents
from engine.games.kronia.events import Event as GameEvent
from engine.games.kronia.options import Options as GameOptions
from engine.games.kronia.options import check_options, make_setup, unpack
from engine.games.kronia.restore import check_sound
from engine.games.kronia.state import KroniaState, Setup
from engine.games.kronia.view import Tokens
from engine.games.kronia.view import View as GameView

Action = action_pb2.Action
Outcome = action_pb2.Outcome
View = view_pb2.View
Event = event_pb2.Event
State = state_pb2.State
Options = options_pb2.Options
Components = view_pb2.Components

KEPT_OPTIONS = 256  # of which the setup is kept

EVENTS: tuple[type[Any], ...] = GameEvent.__args__

# ---- actions ----


def action_to_message(action: int) -> Any:
    kind, a, b, c = act.kind_of(action), act.first(action), act.second(action), act.third(action)
    if kind == act.LAY:
        return Action(lay=action_pb2.Lay(temple=a + 1, card=b, other_deck=bool(c)))
    if kind == act.SWAP:
        laid = action_pb2.LaidCardRef(temple=a + 1, position=b)
        return Action(swap=action_pb2.Swap(laid=laid, card=c))
    if kind == act.MOVE:
        laid = action_pb2.LaidCardRef(temple=a + 1, position=b)
        return Action(move=action_pb2.Move(laid=laid, to=c + 1))
    if kind == act.PLACE:
        return Action(place=action_pb2.Place(temple=a + 1, god=b))
    if kind == act.PASS:
        return Action(**{"pass": action_pb2.Pass()})
    if kind == act.RECOVER:
        cards = [v for v in range(1, 13) if act.rest(action) >> (v - 1) & 1]
        return Action(recover=action_pb2.Recover(cards=cards))
    if kind == act.DISCARD:
        return Action(discard=action_pb2.Discard(card=a))
    return tile_action_to_message(action, kind, a, b)


def tile_action_to_message(action: int, kind: int, a: int, b: int) -> Any:
    if kind == act.EXCHANGE:
        return Action(exchange=action_pb2.Exchange(mode=a))
    if kind == act.GIVE:
        return Action(give=action_pb2.Give(god=a))
    if kind == act.TARGET:
        return Action(target=action_pb2.Target(seat=a))
    if kind == act.TAKE:
        return Action(take=action_pb2.Take(god=a, second=b))
    if kind == act.PICK:
        return Action(pick=action_pb2.Pick(god=a))
    if kind == act.NAME_FIRST:
        return Action(name_first=action_pb2.NameFirst(seat=a))
    if kind == act.PAY:
        return Action(pay=action_pb2.Pay(god=a))
    if kind == act.PAY_SET:
        counts = [act.set_count(action, god) for god in range(1, 6)]
        return Action(pay_set=action_pb2.PaySet(tokens=common_pb2.Tokens(**tokens_fields(counts))))
    if kind == act.LOOK_THROUGH_PILE:
        return Action(look_through_pile=action_pb2.LookThroughPile())
    raise ValueError(f"{action} is no action of Kronia")


def action_from_message(message: Any) -> int:
    """The engine's number; Malformed names the field that is missing or out of range."""
    kind = message.WhichOneof("action")
    if kind is None:
        raise Malformed("action", "none is set; set one, such as lay or pass")
    body = getattr(message, kind)
    if kind == "lay":
        card = number("lay.card", body.card, 1, 12)
        return act.lay(temple("lay.temple", body.temple), card, body.other_deck)
    if kind == "swap":
        laid, position = laid_card("swap.laid", body.laid)
        return act.swap(laid, position, number("swap.card", body.card, 1, 12))
    if kind == "move":
        laid, position = laid_card("move.laid", body.laid)
        return act.move(laid, position, temple("move.to", body.to))
    if kind == "place":
        return act.place(temple("place.temple", body.temple), god("place.god", body.god))
    if kind == "pass":
        return act.pass_()
    if kind == "recover":
        return act.recover(cards("recover.cards", body.cards))
    if kind == "discard":
        return act.discard(number("discard.card", body.card, 1, 12))
    return tile_action_from_message(kind, body)


def tile_action_from_message(kind: str, body: Any) -> int:
    if kind == "exchange":
        return act.exchange(number("exchange.mode", body.mode, 1, 3))
    if kind == "give":
        return act.give(god("give.god", body.god))
    if kind == "target":
        return act.target(number("target.seat", body.seat, 0, 4))
    if kind == "take":
        second = 0 if body.second == 0 else god("take.second", body.second)
        return act.take(god("take.god", body.god), second)
    if kind == "pick":
        return act.pick(god("pick.god", body.god))
    if kind == "name_first":
        return act.name_first(number("name_first.seat", body.seat, 0, 4))
    if kind == "pay":
        return act.pay(god("pay.god", body.god))
    if kind == "pay_set":
        return act.pay_set(token_set("pay_set.tokens", body.tokens))
    return act.look_through_pile()


def number(field: str, value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise Malformed(field, f"{value} is not from {low} to {high}")
    return value


def temple(field: str, value: int) -> int:
    """The engine's number of a temple."""
    if value == 0:
        raise Malformed(field, "is missing: TEMPLE_A, TEMPLE_B, TEMPLE_C or TEMPLE_HADES")
    return number(field, value, 1, 4) - 1


def god(field: str, value: int) -> int:
    if value == 0:
        raise Malformed(field, "is missing: GOD_APOLLO to GOD_ZEUS or GOD_WRATH")
    return number(field, value, 1, 6)


def laid_card(field: str, ref: Any) -> tuple[int, int]:
    return temple(f"{field}.temple", ref.temple), number(f"{field}.position", ref.position, 0, 4)


def cards(field: str, values: Any) -> int:
    """Bits of card values, each named once."""
    bits = 0
    for i, value in enumerate(values):
        bit = 1 << (number(f"{field}[{i}]", value, 1, 12) - 1)
        if bits & bit:
            raise Malformed(f"{field}[{i}]", f"{value} is named twice")
        bits |= bit
    return bits


def token_set(field: str, tokens: Any) -> int:
    counts = mirror.read(Tokens, tokens).by_god()
    if counts[terms.WRATH]:
        raise Malformed(f"{field}.wrath", "a wrath token cannot be given")
    names = ("", "apollo", "artemis", "poseidon", "athena", "zeus")
    return sum(number(f"{field}.{names[g]}", counts[g], 0, 7) << (3 * (g - 1)) for g in range(1, 6))


def tokens_fields(counts: list[int]) -> dict[str, int]:
    return dict(zip(("apollo", "artemis", "poseidon", "athena", "zeus", "wrath"), counts))


# ---- outcomes ----


def outcome_to_message(stream: int, outcome: int) -> Any:
    if stream == terms.STREAM_FIRST:
        return Outcome(first_player=action_pb2.FirstPlayer(seat=outcome))
    if stream == terms.STREAM_TILES:
        return Outcome(tile=action_pb2.TileDealt(tile=outcome + 1))
    if stream == terms.STREAM_SIDES:
        return Outcome(side=action_pb2.SideUp(side=outcome + 1))
    return Outcome(token=action_pb2.TokenDrawn(god=outcome))


def outcome_from_message(message: Any) -> tuple[int, int]:
    """(stream, outcome); Malformed names the field that is missing or out of range."""
    kind = message.WhichOneof("outcome")
    if kind == "first_player":
        seat = number("first_player.seat", message.first_player.seat, 0, 4)
        return int(terms.STREAM_FIRST), seat
    if kind == "tile":
        return int(terms.STREAM_TILES), number("tile.tile", message.tile.tile, 1, 5) - 1
    if kind == "side":
        return int(terms.STREAM_SIDES), number("side.side", message.side.side, 1, 2) - 1
    if kind == "token":
        return int(terms.STREAM_BAG), god("token.god", message.token.god)
    raise Malformed("outcome", "none is set; set one, such as token")


# ---- views, events, options, components ----


def view_to_message(view: GameView) -> Any:
    return mirror.fill(View(), view)


def view_from_message(message: Any) -> GameView:
    """Malformed if it is no view of a game of 2 to 5 seats."""
    number("seats", message.seats, 2, 5)
    if len(message.players) != message.seats:
        raise Malformed("players", f"has {len(message.players)} of {message.seats} seats")
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


def state_to_message(s: KroniaState) -> Any:
    return State.FromString(state_to_bytes(s))


def state_from_message(message: Any) -> KroniaState:
    """The position; Corrupt if it is none that a game can come to."""
    return check_sound(state_from_bytes(message.SerializeToString()))


def state_to_bytes(s: KroniaState) -> bytes:
    return packed.write(s, options_bytes(s.setup.options.to_bytes()))


def state_from_bytes(data: bytes) -> KroniaState:
    """The position; Corrupt if the bytes cannot be one. Nothing of their content is named."""
    try:
        reader = FieldReader(data)
        return packed.read(reader, setup_of(*packed.read_head(reader)))
    except (ValueError, IndexError, OverflowError, Malformed, DecodeError):
        raise Corrupt("it is not a position of Kronia") from None


@lru_cache(KEPT_OPTIONS)
def options_bytes(settled: bytes) -> bytes:
    """The message `Options` in bytes for the canonical bytes of options."""
    return bytes(options_to_message(unpack(list(settled))).SerializeToString(deterministic=True))


@lru_cache(KEPT_OPTIONS)
def setup_of(options: bytes, seats: int) -> Setup:
    """What these options in bytes of their message select. Never changes, so positions share it."""
    return make_setup(check_options(options_from_message(Options.FromString(options)), seats), seats)
