"""Ghost Stories in protobuf. The only file that knows it; loaded by name (see `engine.core.wire`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from arbiter.games.ghost_stories.v1 import action_pb2, event_pb2, options_pb2, state_pb2, view_pb2

from engine.core import mirror
from engine.core.faults import Corrupt, Malformed
from engine.core.ids import SPECTATOR
from engine.core.kit import row, seeded
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms
from engine.games.ghost_stories.event_types import EVENTS
from engine.games.ghost_stories.options import Options as GameOptions
from engine.games.ghost_stories.positions import options_of, setup_of, sound
from engine.games.ghost_stories.rules.setup import Setup
from engine.games.ghost_stories.state import GhostStoriesState
from engine.games.ghost_stories.view import bits, determinize, view
from engine.games.ghost_stories.view_types import View as Seen

Action = action_pb2.Action
Outcome = action_pb2.Outcome
View = view_pb2.View
Event = event_pb2.Event
State = state_pb2.State
Options = options_pb2.Options
Components = view_pb2.Components

SPACES, TILES, SIDES, COLOURS, SEATS = 12, 9, 4, 5, 4
COUNTS = 256  # of power tokens that somebody may want

# Actions that hold one number or none: field, kind, the number's field, what the schema adds to it, and how
# many values make sense. Numbers beyond are malformed; whether the others are legal is for the judge to say.
SIMPLE: tuple[tuple[str, int, str, int, int], ...] = (
    ("place_ghost", int(act.PLACE_GHOST), "space", 0, SPACES),
    ("discard_tao", int(act.DISCARD_TAO), "colour", 1, COLOURS),
    ("choose_victim", int(act.CHOOSE_VICTIM), "seat", 0, SEATS),
    ("keep_curse", int(act.KEEP_CURSE), "", 0, 1),
    ("reroll_curse", int(act.REROLL_CURSE), "", 0, 1),
    ("yin_yang_help", int(act.YIN_YANG_HELP), "tile", 0, TILES),
    ("yin_yang_clear", int(act.YIN_YANG_CLEAR), "tile", 0, TILES),
    ("spend_power_token", int(act.SPEND_POWER_TOKEN), "side", 1, SIDES),
    ("use_pockets", int(act.USE_POCKETS), "", 0, 1),
    ("use_mantra", int(act.USE_MANTRA), "", 0, 1),
    ("move", int(act.MOVE), "tile", 0, TILES),
    ("stay", int(act.STAY), "", 0, 1),
    ("use_twin_winds", int(act.USE_TWIN_WINDS), "", 0, 1),
    ("request_help", int(act.REQUEST_HELP), "", 0, 1),
    ("exorcise", int(act.EXORCISE), "", 0, 1),
    ("skip_action", int(act.SKIP_ACTION), "", 0, 1),
    ("place_buddha", int(act.PLACE_BUDDHA), "space", 0, SPACES),
    ("done_buddha", int(act.DONE_BUDDHA), "", 0, 1),
    ("take_power_tokens", int(act.TAKE_POWER_TOKENS), "count", 0, COUNTS),
    ("end_turn", int(act.END_TURN), "", 0, 1),
    ("take_tao", int(act.TAKE_TAO), "colour", 1, COLOURS),
    ("put_mantra", int(act.PUT_MANTRA), "space", 0, SPACES),
    ("choose_companion", int(act.CHOOSE_COMPANION), "seat", 0, SEATS),
    ("move_companion", int(act.MOVE_COMPANION), "tile", 0, TILES),
    ("spend_from", int(act.SPEND_FROM), "seat", 0, SEATS),
    ("curse_first", int(act.CURSE_FIRST), "space", 0, SPACES),
    ("take_qi", int(act.TAKE_QI), "", 0, 1),
    ("take_yin_yang", int(act.TAKE_YIN_YANG), "", 0, 1),
    ("give_qi", int(act.GIVE_QI), "seat", 0, SEATS),
    ("give_yin_yang", int(act.GIVE_YIN_YANG), "seat", 0, SEATS),
    ("revive", int(act.REVIVE), "seat", 0, SEATS),
    ("clear_tile", int(act.CLEAR_TILE), "tile", 0, TILES),
    ("banish", int(act.BANISH), "space", 0, SPACES),
    ("calm_board", int(act.CALM_BOARD), "side", 1, SIDES),
    ("set_circle", int(act.SET_CIRCLE), "colour", 1, COLOURS),
    ("lift_ghost", int(act.LIFT_GHOST), "space", 0, SPACES),
    ("drop_ghost", int(act.DROP_GHOST), "space", 0, SPACES),
    ("lift_taoist", int(act.LIFT_TAOIST), "seat", 0, SEATS),
    ("drop_taoist", int(act.DROP_TAOIST), "tile", 0, TILES),
    ("skip_half", int(act.SKIP_HALF), "", 0, 1),
)
BY_KIND = {entry[1]: entry for entry in SIMPLE}
BY_FIELD = {entry[0]: entry for entry in SIMPLE}


# ---- actions ----


def action_to_message(action: int) -> Any:
    kind, value = int(act.kind_of(action)), int(act.value_of(action))
    message = Action()
    if kind in BY_KIND:
        field, _, name, offset, _ = BY_KIND[kind]
        part = getattr(message, field)
        part.SetInParent()
        if name:
            setattr(part, name, value + offset)
    elif kind == act.REROLL:
        message.reroll.SetInParent()
        message.reroll.dice.extend(bits(value))
    elif kind == act.CHOOSE_GHOSTS:
        message.choose_ghosts.SetInParent()
        message.choose_ghosts.spaces.extend(bits(value))
    elif kind == act.PAY:
        fill_tokens(message.pay.tokens, [int(act.tokens_in(value, colour)) for colour in range(COLOURS)])
    elif kind == act.HAND_OVER:
        given: Any = message.hand_over
        given.seat, given.colour = value >> 4, (value & 15) + 1
    else:
        raise Malformed("action", f"{action} is no action of Ghost Stories")
    return message


def fill_tokens(message: Any, counts: list[int]) -> None:
    message.SetInParent()
    for name, count in zip(TAO_FIELDS, counts, strict=True):
        setattr(message, name, count)


TAO_FIELDS = ("yellow", "green", "red", "blue", "black")


def action_from_message(message: Any) -> int:
    """Malformed with the field's path if a number makes no sense; anything else is for the judge."""
    field = message.WhichOneof("action")
    if field is None:
        raise Malformed("action", "says nothing to do")
    part = getattr(message, field)
    if field in BY_FIELD:
        _, kind, name, offset, limit = BY_FIELD[field]
        value = number(f"action.{field}.{name}", getattr(part, name) - offset, limit) if name else 0
        return int(act.build(kind, value))
    if field == "reroll":
        return int(act.build(act.REROLL, mask("action.reroll.dice", part.dice, 4)))
    if field == "choose_ghosts":
        return int(act.build(act.CHOOSE_GHOSTS, mask("action.choose_ghosts.spaces", part.spaces, SPACES)))
    if field == "pay":
        counts = [number(f"action.pay.tokens.{name}", getattr(part.tokens, name), 8) for name in TAO_FIELDS]
        return int(act.build(act.PAY, act.payment(*counts)))
    seat = number("action.hand_over.seat", part.seat, SEATS)
    return int(act.hand_over(seat, number("action.hand_over.colour", part.colour - 1, COLOURS)))


def number(path: str, value: int, limit: int) -> int:
    if not 0 <= value < limit:
        raise Malformed(path, "is out of its range")
    return value


def mask(path: str, places: Any, limit: int) -> int:
    """A set, as bits; a place that is named twice is malformed."""
    chosen = [number(f"{path}[{i}]", place, limit) for i, place in enumerate(places)]
    if len(set(chosen)) != len(chosen):
        raise Malformed(path, "names one twice")
    return sum(1 << place for place in chosen)


# ---- outcomes ----

# By stream: field, its number's field, what the schema adds, and the outcomes that make sense.
OUTCOMES: dict[int, tuple[str, str, int, range]] = {
    int(terms.STREAM_TILES): ("tile_laid", "kind", 0, range(1, 10)),
    int(terms.STREAM_BOARDS): ("board_laid", "colour", 1, range(4)),
    int(terms.STREAM_FACES): ("face_up", "face", 1, range(2)),
    int(terms.STREAM_FIRST): ("first_seat", "seat", 0, range(SEATS)),
    int(terms.STREAM_GHOSTS): ("card_drawn", "card", 0, range(1, 56)),
    int(terms.STREAM_INCARNATIONS): ("card_drawn", "card", 0, range(56, 66)),
    int(terms.STREAM_TAO): ("tao_die_thrown", "face", 1, range(6)),
    int(terms.STREAM_CURSE): ("curse_die_thrown", "face", 1, range(5)),
}


def outcome_to_message(stream: int, outcome: int) -> Any:
    if stream not in OUTCOMES or outcome not in OUTCOMES[stream][3]:
        raise Malformed("outcome", f"{outcome} is no outcome of stream {stream}")
    field, name, offset, _ = OUTCOMES[stream]
    message = Outcome()
    part = getattr(message, field)
    part.SetInParent()
    setattr(part, name, outcome + offset)
    return message


def outcome_from_message(message: Any) -> tuple[int, int]:
    field = message.WhichOneof("outcome")
    for stream, (known, name, offset, outcomes) in OUTCOMES.items():
        if known == field and getattr(getattr(message, field), name) - offset in outcomes:
            return stream, getattr(getattr(message, field), name) - offset
    raise Malformed(f"outcome.{field}" if field else "outcome", "is nothing that chance decides")


# ---- views, events, options, components ----


def view_to_message(seen: Any) -> Any:
    return mirror.fill(View(), seen)


def view_from_message(message: Any) -> Any:
    """Malformed unless some position looks like this."""
    seen = mirror.read(Seen, message)
    viewer = int(SPECTATOR) if seen.viewer is None else seen.viewer
    try:
        genuine = viewer < seen.seats and view(determinize(seen, seeded(0)), viewer) == seen
    except (Corrupt, OverflowError, IndexError, ValueError, AttributeError):
        genuine = False
    if not genuine:
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

# Rows of a message and where each begins in the cells, with its length.
ROWS: tuple[tuple[str, int, int], ...] = (
    ("tiles", int(terms.TILE), TILES),
    ("haunted", int(terms.HAUNTED), TILES),
    ("boards", int(terms.BOARD), SIDES),
    ("powers", int(terms.POWER), SIDES),
    ("board_qi", int(terms.BOARD_QI), SIDES),
    ("ghosts", int(terms.GHOST), SPACES),
    ("figures", int(terms.FIGURE), SPACES),
    ("captive_dice", int(terms.DIE), SPACES),
    ("standing", int(terms.AWAKE), SPACES),
    ("buddhas", int(terms.BUDDHA), SPACES),
    ("supply", int(terms.SUPPLY), COLOURS),
)
# Single numbers of a Taoist and where the row by seat begins.
TAOIST: tuple[tuple[str, int], ...] = (
    ("qi", int(terms.QI)),
    ("tile", int(terms.AT)),
    ("ready_buddhas", int(terms.READY)),
    ("new_buddhas", int(terms.FRESH)),
    ("power_tokens", int(terms.POWER_TOKENS)),
)
FIELDS = (
    ("ply", "ply"), ("point", "point"), ("to_act", "actor"), ("ending", "ended"), ("circle", "circle"),
    ("centre_power_tokens", "centre"), ("drawn", "drawn"), ("card", "card"), ("tao_throws", "tao_throws"),
    ("curse_throws", "curse_throws"),
)  # fmt: skip
TURN = ("helps", "exorcisms", "used", "borrowed")
PENDING = (
    ("mark", "mark"), ("source", "source"), ("context", "context"), ("face", "face"),
    ("to_throw", "to_throw"), ("chosen", "chosen"), ("first_space", "first_gone"),
    ("first_card", "first_card"), ("second_space", "second_gone"), ("second_card", "second_card"),
)  # fmt: skip
CARD, TAO, ALIVE, YIN_YANG = (int(n) for n in (terms.CARD, terms.TAO, terms.ALIVE, terms.YIN_YANG))
DICE, SPEND, JOBS = int(terms.DICE), int(terms.SPEND), int(terms.JOBS)
DISCARDED, IN_PLAY = int(terms.DISCARDED), int(terms.IN_PLAY)


def state_to_message(state: Any) -> Any:
    cells = state.cells.to_list()
    numbers = {name: getattr(state, field) for name, field in FIELDS}
    rows = {name: cells[start : start + size] for name, start, size in ROWS}
    message = State(
        seats=state.setup.seats,
        active=state.active + 1,
        window=state.window + 1,
        scroll=state.scroll - 1 if state.scroll else None,
        scroll_gone=bool(state.scroll_gone),
        discarded=[c for c, where in enumerate(cells[CARD : CARD + 66]) if where == DISCARDED],
        taoists=[taoist_message(cells, seat) for seat in range(state.setup.seats)],
        **numbers,
        **rows,
    )
    message.options.CopyFrom(options_message(options_of(state.setup)))
    for at in range(JOBS, JOBS + 3 * state.jobs, 3):
        message.jobs.add(kind=cells[at], a=cells[at + 1], b=cells[at + 2])
    fill_turn(message.turn, state)
    fill_pending(message.pending, state, cells)
    return message


@lru_cache(maxsize=256)
def options_message(options: GameOptions) -> Any:
    """To be copied and never changed."""
    return mirror.fill(Options(), options)


def taoist_message(cells: list[int], seat: int) -> Any:
    return state_pb2.TaoistState(
        alive=bool(cells[ALIVE + seat]),
        yin_yang=bool(cells[YIN_YANG + seat]),
        tao=cells[TAO + seat * COLOURS : TAO + (seat + 1) * COLOURS],
        **{name: cells[start + seat] for name, start in TAOIST},
    )


def fill_turn(message: Any, state: Any) -> None:
    message.SetInParent()
    for name in TURN:
        if value := getattr(state, name):
            setattr(message, name, value)
    if state.help_tile:
        message.help_tile = state.help_tile - 1


def fill_pending(message: Any, state: Any, cells: list[int]) -> None:
    message.SetInParent()
    for name, field in PENDING:
        if value := getattr(state, field):
            setattr(message, name, value)
    if state.dice:
        message.dice.extend(face + 1 for face in cells[DICE : DICE + state.dice])
    if any(cells[SPEND:JOBS]):
        message.spend.extend(cells[SPEND:JOBS])


def state_from_message(message: Any) -> GhostStoriesState:
    """Corrupt unless it is a position that can be played on."""
    try:
        setup = setup_from(message.options.SerializeToString(), message.seats)
        state = GhostStoriesState(setup, row(cells_of(message)))
        take_fields(state, message)
    except (ValueError, OverflowError, IndexError) as error:
        raise Corrupt("this message is not a position of Ghost Stories") from error
    return sound(state)


@lru_cache(maxsize=256)
def setup_from(options: bytes, seats: int) -> Setup:
    return setup_of(mirror.read(GameOptions, Options.FromString(options)), seats)


def take_fields(state: GhostStoriesState, message: Any) -> None:
    for name, field in FIELDS:
        setattr(state, field, getattr(message, name))
    state.active = message.active - 1
    state.window = message.window - 1
    state.scroll = message.scroll + 1 if message.HasField("scroll") else 0
    state.scroll_gone = int(message.scroll_gone)
    state.jobs = len(message.jobs)
    turn, pending = message.turn, message.pending
    for name in TURN:
        setattr(state, name, getattr(turn, name))
    state.help_tile = turn.help_tile + 1 if turn.HasField("help_tile") else 0
    for name, field in PENDING:
        setattr(state, field, getattr(pending, name))
    state.dice = len(pending.dice)


def cells_of(message: Any) -> list[int]:
    """The cells of a position, in the order of terms.py; ValueError if a row has another length."""
    cells = [0] * int(terms.CELLS)
    for name, start, size in ROWS:
        put(cells, start, getattr(message, name), size)
    if len(message.taoists) != message.seats or message.seats > SEATS:
        raise ValueError("every seat has one Taoist")
    for seat, taoist in enumerate(message.taoists):
        for name, start in TAOIST:
            cells[start + seat] = getattr(taoist, name)
        cells[ALIVE + seat] = int(taoist.alive)
        cells[YIN_YANG + seat] = int(taoist.yin_yang)
        put(cells, TAO + seat * COLOURS, taoist.tao, COLOURS)
    for card in message.discarded:
        cells[CARD + within(card, 66)] = DISCARDED
    for card in (*message.ghosts, message.card):
        if card:
            cells[CARD + within(card, 66)] = IN_PLAY
    dice = [face - 1 for face in message.pending.dice]
    put(cells, DICE, dice, within(len(dice), 5))
    put(cells, SPEND, message.pending.spend, COLOURS if message.pending.spend else 0)
    jobs = [value for job in message.jobs for value in (job.kind, job.a, job.b)]
    put(cells, JOBS, jobs, within(len(jobs), len(cells) - JOBS))
    return cells


def put(cells: list[int], start: int, values: Any, size: int) -> None:
    items = values[:]
    if len(items) != size:
        raise ValueError("a row has another length")
    cells[start : start + len(items)] = items


def within(value: int, limit: int) -> int:
    if not 0 <= value < limit:
        raise ValueError("a number is out of its range")
    return value
