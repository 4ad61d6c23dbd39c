"""A position in the bytes of its message `State`, and back. Field numbers are those of `state.proto`.

Each repeated field is a stretch of the cells, so that most of a position is told by where stretches begin.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.core.fields import FieldReader, FieldWriter
from engine.core.kit import zeros
from engine.games.oracle_of_delphi.state import OracleState, Setup
from engine.games.oracle_of_delphi.terms import (
    APOLLON_CARD,
    ARRIVED,
    BUILT,
    CELLS,
    COMPANION,
    DICE,
    EQUIP,
    FACE,
    FAVOR,
    GOD,
    HAND,
    IN_CITY,
    INJURY,
    INJURY_PILE,
    OFFERINGS,
    ON_MONSTER,
    ON_OFFERING,
    ON_TEMPLE,
    OPEN_SHIP,
    ORACLE_PILE,
    PLAYER,
    ROLLS,
    SEAT,
    SEEN,
    SHIELD,
    SHRINE,
    SHRINES_LEFT,
    SLAIN,
    STACK,
    STACK_MAX,
    STATUES,
    UP,
    USED,
)

OPTIONS: Final[i64] = 1
SEATS: Final[i64] = 2
PLY: Final[i64] = 3
BOARD_NUMBER: Final[i64] = 4
MASK: Final[i64] = 5
BATTLES: Final[i64] = 6
ORACLE_SHUFFLES: Final[i64] = 7
INJURY_SHUFFLES: Final[i64] = 8
POINT: Final[i64] = 9
TO_ACT: Final[i64] = 10
PHASE: Final[i64] = 11
NUMBERS: Final[i64] = 12
PLAYERS: Final[i64] = 13
MAP: Final[i64] = 14
SUPPLY: Final[i64] = 15
EFFECTS: Final[i64] = 16

# Where each field of a message begins in the cells (a player's: in the row of the seat), by its number from
# 1; and how many cells it has. A player's favor and seen are one number of two cells.
IN_PLAYER: Final = vec[i64](
    [
        0, PLAYER, FAVOR, SHIELD, GOD, INJURY, HAND, DICE, OFFERINGS, STATUES, SHRINES_LEFT, SEEN, ARRIVED,
        ROLLS, SLAIN,
    ]
)  # fmt: skip
OF_PLAYER: Final = vec[i64]([0, 3, 2, 1, 6, 6, 6, 6, 6, 6, 9, 2, 1, 1, 6])
IN_MAP: Final = vec[i64]([0, ON_OFFERING, ON_TEMPLE, ON_MONSTER, IN_CITY, BUILT, FACE, UP, SHRINE])
OF_MAP: Final = vec[i64]([0, 6, 6, 9, 6, 6, 12, 12, 12])
IN_SUPPLY: Final = vec[i64](
    [0, ORACLE_PILE, INJURY_PILE, EQUIP + 1, COMPANION, USED, APOLLON_CARD, OPEN_SHIP]
)
OF_SUPPLY: Final = vec[i64]([0, 18, 18, 22, 18, 6, 6, 8])
PLAYER_FIELDS: Final[i64] = 14
ROWS_OF_PLAYER: Final[i64] = 0x47F2  # the fields that are rows, and so always there, as bits: 1, 4 to 10, 14
ALWAYS: Final[i64] = 1 << 11 | 1 << 12 | 1 << 14 | 1 << 15  # PHASE, NUMBERS, MAP, SUPPLY
BYTE: Final[i64] = 255
TWO_BYTES: Final[i64] = 0xFFFF
FOUR_BYTES: Final[i64] = 0xFFFFFFFF


def write(s: OracleState, options: bytes) -> bytes:
    """The message `State` of a position, whose `Options` are given in bytes."""
    w = FieldWriter()
    w.raw(OPTIONS, options)
    w.number(SEATS, s.setup.seats)
    w.number(PLY, s.ply)
    w.number(BOARD_NUMBER, s.board.number)
    w.number(MASK, s.mask)
    w.number(BATTLES, s.battles)
    w.number(ORACLE_SHUFFLES, s.oracle_shuffles)
    w.number(INJURY_SHUFFLES, s.injury_shuffles)
    w.number(POINT, s.point)
    w.signed(TO_ACT, s.actor)
    w.number(PHASE, s.phase + 1)
    write_numbers(w, s)
    for seat in range(s.setup.seats):
        write_player(w, s, seat * SEAT)
    write_rows(w, s, MAP, IN_MAP, OF_MAP)
    write_rows(w, s, SUPPLY, IN_SUPPLY, OF_SUPPLY)
    w.row(EFFECTS, s.cells, STACK, s.depth * 2)
    return w.done()


def write_numbers(w: FieldWriter, s: OracleState) -> None:
    mark = w.begin(NUMBERS)
    w.varint(s.round)
    w.varint(s.first)
    w.varint(s.active)
    w.varint(s.stage)
    w.varint(s.count)
    w.varint(s.throws)
    w.varint(s.titans)
    w.varint(s.titan)
    w.varint(s.wild)
    w.varint(s.card_done)
    w.varint(s.extra_done)
    w.varint(s.source)
    w.varint(s.colour)
    w.varint(s.in_use)
    w.varint(s.foe)
    w.varint(s.strength)
    w.end(mark)


def write_player(w: FieldWriter, s: OracleState, at: i64) -> None:
    """The player whose row begins at this cell."""
    mark = w.begin(PLAYERS)
    for field in range(i64(1), PLAYER_FIELDS + 1):
        start = at + IN_PLAYER[field]
        if ROWS_OF_PLAYER >> field & 1 == 1:
            w.row(field, s.cells, start, OF_PLAYER[field])
        elif OF_PLAYER[field] == 2:
            w.number(field, s.cells[start] | s.cells[start + 1] << 8)
        else:
            w.number(field, s.cells[start])
    w.end(mark)


def write_rows(w: FieldWriter, s: OracleState, field: i64, starts: vec[i64], sizes: vec[i64]) -> None:
    """A message of rows alone."""
    mark = w.begin(field)
    for i in range(i64(1), i64(len(starts))):
        w.row(i, s.cells, starts[i], sizes[i])
    w.end(mark)


def read_head(r: FieldReader) -> tuple[bytes, i64]:
    """The `Options` in bytes and the number of seats, with which every position begins."""
    require(r.next() == OPTIONS)
    options = r.raw()
    require(r.next() == SEATS)
    return options, r.number(BYTE)


def read(r: FieldReader, setup: Setup) -> tuple[OracleState, i64]:
    """The rest of a position, for the setup that its head asks for, and the number of its board.

    ValueError if the bytes are none. The caller lays the board and asks whether the numbers are sound.
    """
    s = OracleState(setup, setup.board, zeros(CELLS))
    number: i64 = 0
    seen: i64 = 0
    players: i64 = 0
    field = r.next()
    while field != 0:
        if field == PLAYERS:
            require(players < setup.seats)
            read_player(r, s, players * SEAT)
            players += 1
        else:
            seen = once(seen, field)
            if field == BOARD_NUMBER:
                number = r.number(FOUR_BYTES)
            else:
                read_field(r, s, field)
        field = r.next()
    require(seen & ALWAYS == ALWAYS and players == setup.seats)
    return s, number


def require(holds: bool) -> None:
    if not holds:
        raise ValueError("a number is out of range")


def once(seen: i64, field: i64) -> i64:
    """`seen` with this field, which may not be there yet."""
    require(field <= EFFECTS and seen >> field & 1 == 0)
    return seen | i64(1) << field


def read_field(r: FieldReader, s: OracleState, field: i64) -> None:
    if field == MAP:
        read_rows(r, s, IN_MAP, OF_MAP)
    elif field == SUPPLY:
        read_rows(r, s, IN_SUPPLY, OF_SUPPLY)
    elif field == NUMBERS:
        read_numbers(r, s)
    elif field == EFFECTS:
        read_effects(r, s)
    elif field == PLY:
        s.ply = r.number(FOUR_BYTES)
    elif field == MASK:
        s.mask = r.number(FOUR_BYTES)
    elif field == BATTLES:
        s.battles = r.number(FOUR_BYTES)
    elif field == ORACLE_SHUFFLES:
        s.oracle_shuffles = r.number(TWO_BYTES)
    elif field == INJURY_SHUFFLES:
        s.injury_shuffles = r.number(TWO_BYTES)
    elif field == POINT:
        s.point = r.number(BYTE)
    elif field == TO_ACT:
        s.actor = r.signed()
    else:
        require(field == PHASE)
        s.phase = r.number(BYTE) - 1
        require(s.phase >= 0)


def read_number(r: FieldReader) -> i64:
    """The next number of a row: a byte."""
    value = r.varint()
    require(value <= BYTE)
    return value


def read_numbers(r: FieldReader, s: OracleState) -> None:
    outer = r.enter()
    s.round = read_number(r)
    s.first = read_number(r)
    s.active = read_number(r)
    s.stage = read_number(r)
    s.count = read_number(r)
    s.throws = read_number(r)
    s.titans = read_number(r)
    s.titan = read_number(r)
    s.wild = read_number(r)
    s.card_done = read_number(r)
    s.extra_done = read_number(r)
    s.source = read_number(r)
    s.colour = read_number(r)
    s.in_use = read_number(r)
    s.foe = read_number(r)
    s.strength = read_number(r)
    r.leave(outer)


def read_effects(r: FieldReader, s: OracleState) -> None:
    outer = r.enter()
    count: i64 = 0
    while r.at < r.end:
        require(count < STACK_MAX * 2)
        s.cells[STACK + count] = read_number(r)
        count += 1
    r.leave(outer)
    require(count & 1 == 0)
    s.depth = count // 2


def read_player(r: FieldReader, s: OracleState, at: i64) -> None:
    """The player whose row begins at this cell."""
    seen: i64 = 0
    outer = r.enter()
    field = r.next()
    while field != 0:
        require(field <= PLAYER_FIELDS)
        seen = once(seen, field)
        start = at + IN_PLAYER[field]
        if ROWS_OF_PLAYER >> field & 1 == 1:
            r.row(s.cells, start, OF_PLAYER[field])
        elif OF_PLAYER[field] == 2:
            value = r.number(TWO_BYTES)
            s.cells[start] = value & BYTE
            s.cells[start + 1] = value >> 8
        else:
            s.cells[start] = r.number(BYTE)
        field = r.next()
    r.leave(outer)
    require(seen & ROWS_OF_PLAYER == ROWS_OF_PLAYER)


def read_rows(r: FieldReader, s: OracleState, starts: vec[i64], sizes: vec[i64]) -> None:
    """A message of rows alone, every one of which is there."""
    fields = i64(len(starts)) - 1
    seen: i64 = 0
    outer = r.enter()
    field = r.next()
    while field != 0:
        require(field <= fields)
        seen = once(seen, field)
        r.row(s.cells, starts[field], sizes[field])
        field = r.next()
    r.leave(outer)
    require(seen + 2 == i64(2) << fields)
