"""A position in the bytes of its message `State`, and back. Field numbers are those of `state.proto`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.core.fields import FieldReader, FieldWriter
from engine.core.kit import zeros
from engine.games.kronia.state import KroniaState, Setup
from engine.games.kronia.terms import (
    AT,
    AT_OVER,
    BAG,
    CARD,
    CELLS,
    CHOOSE_FIRST,
    COVERED,
    DEBT,
    DRAWN,
    FATE,
    GODS,
    HID,
    KEPT,
    LAID_CARD,
    LAID_MAX,
    LEFT,
    OWNED,
    ROUNDS,
    RULE,
    RULES,
    SHOWN,
    SHUFFLED,
    SIDES,
    TEMPLES,
    TILE,
    TILES,
    TILES_LEFT,
    TOKEN,
    VALUES,
    WINNER,
)

OPTIONS: Final[i64] = 1
SEATS: Final[i64] = 2
PLY: Final[i64] = 3
ROUND: Final[i64] = 4
POINT: Final[i64] = 5
TO_ACT: Final[i64] = 6
FIRST: Final[i64] = 7
TURN: Final[i64] = 8
TEMPLE: Final[i64] = 9
IN_BAG: Final[i64] = 10
IN_SHUFFLE: Final[i64] = 11
SHUFFLES: Final[i64] = 12
OFF_TEMPLE: Final[i64] = 13
DRAWS_LEFT: Final[i64] = 14
UNDEALT: Final[i64] = 15
SIDES_THROWN: Final[i64] = 16
GENERAL_RULES: Final[i64] = 17
TEMPLE_STATES: Final[i64] = 18
LAID: Final[i64] = 19
REVEALED: Final[i64] = 20
PLAYERS: Final[i64] = 21
PENDING: Final[i64] = 22

LISTS: Final[i64] = 1 << 10 | 1 << 11 | 1 << 13 | 1 << 15  # IN_BAG, IN_SHUFFLE, OFF_TEMPLE, UNDEALT
ROWS_OF_PLAYER: Final[i64] = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4
BYTE: Final[i64] = 255
MAX_SHUFFLES: Final[i64] = 0xFFFF
MAX_PLY: Final[i64] = 0xFFFFFFFF


def write(s: KroniaState, options: bytes) -> bytes:
    """The message `State` of a position, whose `Options` are given in bytes."""
    w = FieldWriter()
    w.raw(OPTIONS, options)
    write_numbers(w, s)
    for t in range(TEMPLES):
        write_temple(w, s, t)
    for i in range(s.laid):
        write_laid(w, s, i)
    w.number(REVEALED, s.revealed)
    for seat in range(s.setup.seats):
        write_player(w, s, seat)
    write_pending(w, s)
    return w.done()


def write_numbers(w: FieldWriter, s: KroniaState) -> None:
    w.number(SEATS, s.setup.seats)
    w.number(PLY, s.ply)
    w.number(ROUND, s.round)
    w.number(POINT, s.point)
    w.signed(TO_ACT, s.actor)
    w.number(FIRST, s.first)
    w.number(TURN, s.turn)
    w.number(TEMPLE, s.temple)
    w.row(IN_BAG, s.cells, BAG + 1, GODS - 1)
    w.row(IN_SHUFFLE, s.cells, SHUFFLED + 1, GODS - 1)
    w.number(SHUFFLES, s.shuffles)
    w.row(OFF_TEMPLE, s.cells, DRAWN + 1, GODS - 1)
    w.number(DRAWS_LEFT, s.draws_left)
    w.row(UNDEALT, s.cells, TILES_LEFT, TILES)
    w.number(SIDES_THROWN, s.sides_thrown)
    if s.general != 0:
        mark = w.begin(GENERAL_RULES)
        for rule in range(RULES):
            if s.has_general(rule):
                w.varint(rule)
        w.end(mark)


def write_temple(w: FieldWriter, s: KroniaState, t: i64) -> None:
    mark = w.begin(TEMPLE_STATES)
    w.number(1, s.cells[TOKEN + t])
    w.number(2, s.cells[RULE + t])
    side_up = s.cells[TILE + t]
    if side_up != 0:
        w.number(3, (side_up - 1) // SIDES + 1)
        w.number(4, (side_up - 1) % SIDES + 1)
    if s.winner(t) >= 0:
        w.optional(5, s.winner(t))
    w.number(6, s.settled >> t & 1)
    w.end(mark)


def write_laid(w: FieldWriter, s: KroniaState, i: i64) -> None:
    mark = w.begin(LAID)
    w.number(1, s.owner(i))
    w.number(2, s.value(i))
    w.number(3, s.temple_of(i))
    w.number(4, s.cells[FATE + i])
    w.end(mark)


def write_player(w: FieldWriter, s: KroniaState, seat: i64) -> None:
    cards = s.setup.decks * VALUES
    mark = w.begin(PLAYERS)
    w.row(1, s.cells, OWNED + seat * GODS + 1, GODS - 1)
    w.row(2, s.cells, CARD + seat * cards, cards)
    w.row(3, s.cells, SHOWN + seat * cards, cards)
    w.row(4, s.cells, HID + seat * cards, cards)
    w.number(5, s.cells[DEBT + seat])
    w.number(6, s.cells[COVERED + seat])
    w.number(7, s.cells[KEPT + seat])
    w.end(mark)


def write_pending(w: FieldWriter, s: KroniaState) -> None:
    mark = w.begin(PENDING)
    w.number(1, s.extra)
    w.number(2, s.aside)
    w.number(3, s.mode)
    w.number(4, s.given)
    if s.other != 0:
        w.optional(5, s.other - 1)
    w.number(6, s.owed)
    if s.named != 0:
        w.optional(8, s.named - 1)
    w.number(9, s.due)
    w.number(10, s.paid)
    w.end(mark)


def read_head(r: FieldReader) -> tuple[bytes, i64]:
    """The `Options` in bytes and the number of seats, with which every position begins."""
    require(r.next() == OPTIONS)
    options = r.raw()
    require(r.next() == SEATS)
    return options, r.number(BYTE)


def read(r: FieldReader, setup: Setup) -> KroniaState:
    """The rest of a position, for the setup that its head asks for. ValueError if it is none."""
    s = KroniaState(setup, zeros(CELLS))
    seen: i64 = 0
    temples: i64 = 0
    players: i64 = 0
    field = r.next()
    while field != 0:
        if field == TEMPLE_STATES:
            read_temple(r, s, temples)
            temples += 1
        elif field == LAID:
            read_laid(r, s)
        elif field == PLAYERS:
            read_player(r, s, players)
            players += 1
        elif field == PENDING:
            read_pending(r, s)
            seen |= i64(1) << field
        elif field <= UNDEALT and LISTS >> field & 1 == 1:
            read_list(r, s, field)
            seen |= i64(1) << field
        else:
            read_number(r, s, field)
        field = r.next()
    require(seen == LISTS | 1 << PENDING and temples == TEMPLES and players == setup.seats)
    require(s.point >= 1 and s.actor >= -2 and s.actor < setup.seats and s.first < setup.seats)
    return s


def require(holds: bool) -> None:
    if not holds:
        raise ValueError("a number is out of range")


def read_list(r: FieldReader, s: KroniaState, field: i64) -> None:
    if field == IN_BAG:
        r.row(s.cells, BAG + 1, GODS - 1)
    elif field == IN_SHUFFLE:
        r.row(s.cells, SHUFFLED + 1, GODS - 1)
    elif field == OFF_TEMPLE:
        r.row(s.cells, DRAWN + 1, GODS - 1)
    else:
        r.row(s.cells, TILES_LEFT, TILES)


def read_number(r: FieldReader, s: KroniaState, field: i64) -> None:
    if field == PLY:
        s.ply = r.number(MAX_PLY)
    elif field == ROUND:
        s.round = r.number(ROUNDS)
    elif field == POINT:
        s.point = r.number(AT_OVER)
    elif field == TO_ACT:
        s.actor = r.signed()
    elif field == FIRST:
        s.first = r.number(BYTE)
    elif field == TURN:
        s.turn = r.number(BYTE)
    elif field == TEMPLE:
        s.temple = r.number(TEMPLES - 1)
    elif field == SHUFFLES:
        s.shuffles = r.number(MAX_SHUFFLES)
    elif field == DRAWS_LEFT:
        s.draws_left = r.number(GODS)
    elif field == SIDES_THROWN:
        s.sides_thrown = r.number(TILES)
    elif field == GENERAL_RULES:
        s.general = r.bits(RULES - 1)
        require(s.general & ((1 << (CHOOSE_FIRST + 1)) - 1) == 0)
    elif field == REVEALED:
        s.revealed = r.number(1)
    else:
        raise ValueError("a field that no position has")


def read_temple(r: FieldReader, s: KroniaState, t: i64) -> None:
    require(t < TEMPLES)
    tile: i64 = 0
    side: i64 = 0
    outer = r.enter()
    field = r.next()
    while field != 0:
        if field == 1:
            s.cells[TOKEN + t] = r.number(GODS - 1)
        elif field == 2:
            s.cells[RULE + t] = r.number(RULES - 1)
        elif field == 3:
            tile = r.number(TILES)
        elif field == 4:
            side = r.number(SIDES)
        elif field == 5:
            s.cells[WINNER + t] = r.number(s.setup.seats - 1) + 1
        else:
            require(field == 6)
            s.settled |= r.number(1) << t
        field = r.next()
    r.leave(outer)
    require((tile == 0) == (side == 0))
    if tile != 0:
        s.cells[TILE + t] = (tile - 1) * SIDES + side


def read_laid(r: FieldReader, s: KroniaState) -> None:
    require(s.laid < LAID_MAX)
    seat: i64 = 0
    card: i64 = 0
    outer = r.enter()
    field = r.next()
    while field != 0:
        if field == 1:
            seat = r.number(s.setup.seats - 1)
        elif field == 2:
            card = r.number(VALUES)
        elif field == 3:
            s.cells[AT + s.laid] = r.number(TEMPLES - 1)
        else:
            require(field == 4)
            s.cells[FATE + s.laid] = r.number(LEFT)
        field = r.next()
    r.leave(outer)
    require(card >= 1)
    s.cells[LAID_CARD + s.laid] = seat << 4 | card
    s.laid += 1


def read_player(r: FieldReader, s: KroniaState, seat: i64) -> None:
    require(seat < s.setup.seats)
    cards = s.setup.decks * VALUES
    seen: i64 = 0
    outer = r.enter()
    field = r.next()
    while field != 0:
        require(field <= 7)
        seen |= i64(1) << field
        if field == 1:
            r.row(s.cells, OWNED + seat * GODS + 1, GODS - 1)
        elif field == 2:
            r.row(s.cells, CARD + seat * cards, cards)
        elif field == 3:
            r.row(s.cells, SHOWN + seat * cards, cards)
        elif field == 4:
            r.row(s.cells, HID + seat * cards, cards)
        elif field == 5:
            s.cells[DEBT + seat] = r.number(BYTE)
        elif field == 6:
            s.cells[COVERED + seat] = r.number(BYTE)
        else:
            s.cells[KEPT + seat] = r.number(BYTE)
        field = r.next()
    r.leave(outer)
    require(seen & ROWS_OF_PLAYER == ROWS_OF_PLAYER)


def read_pending(r: FieldReader, s: KroniaState) -> None:
    seats = s.setup.seats
    outer = r.enter()
    field = r.next()
    while field != 0:
        if field == 1:
            s.extra = r.number(BYTE)
        elif field == 2:
            s.aside = r.number(BYTE)
        elif field == 3:
            s.mode = r.number(BYTE)
        elif field == 4:
            s.given = r.number(BYTE)
        elif field == 5:
            s.other = r.number(seats - 1) + 1
        elif field == 6:
            s.owed = r.number(BYTE)
        elif field == 8:
            s.named = r.number(seats - 1) + 1
        elif field == 9:
            s.due = r.number(BYTE)
        else:
            require(field == 10)
            s.paid = r.number(BYTE)
        field = r.next()
    r.leave(outer)
