"""Kronia's protobuf: the only file of the game that knows it."""

from __future__ import annotations

from typing import Any

from arbiter.games.kronia.v1 import action_pb2, common_pb2, event_pb2, options_pb2, state_pb2, view_pb2

from engine.core import mirror
from engine.core.faults import Corrupt, Malformed
from engine.core.kit import row
from engine.games.kronia import actions as act
from engine.games.kronia import terms
from engine.games.kronia.components import Components as GameComponents
from engine.games.kronia.events import Event as GameEvent
from engine.games.kronia.options import Options as GameOptions
from engine.games.kronia.options import check_options, make_setup, unpack
from engine.games.kronia.state import KroniaState
from engine.games.kronia.view import Tokens
from engine.games.kronia.view import View as GameView

Action = action_pb2.Action
Outcome = action_pb2.Outcome
View = view_pb2.View
Event = event_pb2.Event
State = state_pb2.State
Options = options_pb2.Options
Components = view_pb2.Components

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


# ---- positions ----


def state_to_message(s: KroniaState) -> Any:
    cells = s.cells.to_list()
    message = State(
        options=options_to_message(unpack(s.setup.options.to_list())),
        seats=s.setup.seats,
        ply=s.ply,
        round=s.round,
        point=s.point,
        to_act=s.actor,
        first=s.first,
        turn=s.turn,
        temple=s.temple,
        bag=cells[terms.BAG + 1 : terms.BAG + terms.GODS],
        shuffled=cells[terms.SHUFFLED + 1 : terms.SHUFFLED + terms.GODS],
        shuffles=s.shuffles,
        drawn=cells[terms.DRAWN + 1 : terms.DRAWN + terms.GODS],
        draws_left=s.draws_left,
        tiles_left=cells[terms.TILES_LEFT : terms.TILES_LEFT + terms.TILES],
        sides_thrown=s.sides_thrown,
        general_rules=[r for r in range(terms.RULES) if s.general >> r & 1],
        revealed=bool(s.revealed),
    )
    for t in range(terms.TEMPLES):
        fill_temple(message.temples.add(), s, cells, t)
    for i in range(s.laid):
        code = cells[terms.LAID_CARD + i]
        message.laid.add(
            seat=code >> 4, card=code & 15, temple=cells[terms.AT + i], fate=cells[terms.FATE + i]
        )
    for seat in range(s.setup.seats):
        fill_player(message.players.add(), s, cells, seat)
    fill_pending(message.pending, s)
    return message


def fill_temple(message: Any, s: KroniaState, cells: list[int], t: int) -> None:
    message.token = cells[terms.TOKEN + t]
    message.rule = cells[terms.RULE + t]
    side = cells[terms.TILE + t]
    if side:
        message.tile = (side + 1) // 2
        message.side = (side - 1) % 2 + 1
    if cells[terms.WINNER + t]:
        message.winner = cells[terms.WINNER + t] - 1
    message.settled = bool(s.settled >> t & 1)


def fill_player(message: Any, s: KroniaState, cells: list[int], seat: int) -> None:
    row_start = terms.OWNED + seat * terms.GODS
    message.tokens.extend(cells[row_start + 1 : row_start + terms.GODS])
    size = s.setup.decks * terms.VALUES
    for field, start in (
        (message.cards, terms.CARD),
        (message.shown, terms.SHOWN),
        (message.hidden, terms.HID),
    ):
        field.extend(cells[start + seat * size : start + (seat + 1) * size])
    message.debt = cells[terms.DEBT + seat]
    message.covered = cells[terms.COVERED + seat]
    message.kept = cells[terms.KEPT + seat]


def fill_pending(message: Any, s: KroniaState) -> None:
    message.extra = s.extra
    message.aside = s.aside
    message.mode = s.mode
    message.given = s.given
    if s.other:
        message.other = s.other - 1
    message.owed = s.owed
    message.leaving = s.leaving
    if s.named:
        message.named = s.named - 1
    message.due = s.due
    message.paid = s.paid


def state_from_message(message: Any) -> KroniaState:
    """The position; Corrupt if the message cannot be one. The content of the message is not named."""
    try:
        return read_state(message)
    except (ValueError, IndexError, OverflowError, Malformed, StopIteration) as error:
        raise Corrupt(f"the stored position of Kronia is damaged ({type(error).__name__})") from None


def read_state(message: Any) -> KroniaState:
    options = check_options(options_from_message(message.options), message.seats)
    cells = [0] * terms.CELLS
    put(cells, terms.BAG + 1, message.bag, 6)
    put(cells, terms.SHUFFLED + 1, message.shuffled, 6)
    put(cells, terms.DRAWN + 1, message.drawn, 6)
    put(cells, terms.TILES_LEFT, message.tiles_left, terms.TILES)
    require(len(message.temples) == terms.TEMPLES and len(message.players) == message.seats)
    require(len(message.laid) <= 5)
    setup = make_setup(options, message.seats)
    settled = 0
    for t, temple_state in enumerate(message.temples):
        read_temple(cells, t, temple_state)
        settled |= int(temple_state.settled) << t
    for i, laid in enumerate(message.laid):
        require(laid.seat < message.seats and 1 <= laid.card <= 12 and laid.temple < terms.TEMPLES)
        cells[terms.LAID_CARD + i] = laid.seat << 4 | laid.card
        cells[terms.AT + i] = laid.temple
        cells[terms.FATE + i] = laid.fate
    for seat, player in enumerate(message.players):
        read_player(cells, seat, player, setup.decks * terms.VALUES)
    s = KroniaState(setup, row(cells))
    s.laid = len(message.laid)
    s.settled = settled
    read_numbers(s, message)
    read_pending(s, message.pending)
    return s


def require(holds: bool) -> None:
    if not holds:
        raise ValueError("a number is out of range")


def put(cells: list[int], start: int, values: Any, length: int) -> None:
    require(len(values) == length)
    cells[start : start + length] = values


def read_temple(cells: list[int], t: int, message: Any) -> None:
    require(message.token < terms.GODS and message.rule < terms.RULES and message.tile <= terms.TILES)
    cells[terms.TOKEN + t] = message.token
    cells[terms.RULE + t] = message.rule
    if message.tile:
        require(1 <= message.side <= 2)
        cells[terms.TILE + t] = (message.tile - 1) * 2 + message.side
    if message.HasField("winner"):
        cells[terms.WINNER + t] = message.winner + 1


def read_player(cells: list[int], seat: int, message: Any, size: int) -> None:
    put(cells, terms.OWNED + seat * terms.GODS + 1, message.tokens, 6)
    put(cells, terms.CARD + seat * size, message.cards, size)
    put(cells, terms.SHOWN + seat * size, message.shown, size)
    put(cells, terms.HID + seat * size, message.hidden, size)
    cells[terms.DEBT + seat] = message.debt
    cells[terms.COVERED + seat] = message.covered
    cells[terms.KEPT + seat] = message.kept


def read_numbers(s: KroniaState, message: Any) -> None:
    require(message.round <= terms.ROUNDS and 1 <= message.point <= terms.AT_OVER)
    require(-2 <= message.to_act < message.seats and message.first < message.seats)
    require(message.turn <= 255 and message.temple < terms.TEMPLES and message.draws_left <= 7)
    require(message.shuffles <= 0xFFFF and message.ply <= 0xFFFFFFFF and message.sides_thrown <= 5)
    s.ply, s.round, s.point, s.actor = message.ply, message.round, message.point, message.to_act
    s.first, s.turn, s.temple = message.first, message.turn, message.temple
    s.shuffles, s.draws_left, s.sides_thrown = message.shuffles, message.draws_left, message.sides_thrown
    require(all(terms.CHOOSE_FIRST < rule < terms.RULES for rule in message.general_rules))
    s.general = sum(1 << rule for rule in message.general_rules)
    s.revealed = int(message.revealed)


def read_pending(s: KroniaState, message: Any) -> None:
    numbers = (message.extra, message.aside, message.mode, message.given, message.owed)
    require(max(*numbers, message.leaving, message.due, message.paid) <= 255)
    s.extra, s.aside, s.mode, s.given, s.owed = numbers
    s.other = message.other + 1 if message.HasField("other") else 0
    s.named = message.named + 1 if message.HasField("named") else 0
    require(max(s.other, s.named) <= s.setup.seats)
    s.leaving, s.due, s.paid = message.leaving, message.due, message.paid
