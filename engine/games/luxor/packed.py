"""A position in the bytes of its message `State`, and back. Field numbers are those of `state.proto`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.core.fields import MAX_NUMBER, FieldReader, FieldWriter
from engine.core.kit import Row, zeros
from engine.games.luxor.rules.tables import ALL_CARDS, BIT, CARDS, SCARABS, TILES
from engine.games.luxor.state import LuxorState, Piles, Player, Rules, Stock
from engine.games.luxor.terms import ADVENTURERS, HAND, LEVELS, SYMBOLS, TOMB

BOARD: Final[i64] = 1
OPTIONS: Final[i64] = 2
PLY: Final[i64] = 3
POINT: Final[i64] = 4
ACTIVE: Final[i64] = 5
STARTER: Final[i64] = 6
ROUNDS: Final[i64] = 7
ENTERED: Final[i64] = 8
ROUND_MOVED: Final[i64] = 9
DEAD_TURNS: Final[i64] = 10
ENDING: Final[i64] = 11
TURN: Final[i64] = 12
TILES_LAID: Final[i64] = 13
PLAYERS: Final[i64] = 14
DRAW_PILE: Final[i64] = 15
SHUFFLED: Final[i64] = 16
SHUFFLES: Final[i64] = 17
BATCH: Final[i64] = 18
DISCARD_PILE: Final[i64] = 19
HORUS_DECKS: Final[i64] = 20
HORUS_TOPS: Final[i64] = 21
COBRA_PILE: Final[i64] = 22
FALCON_PILE: Final[i64] = 23
LION_PILE: Final[i64] = 24
UNPLACED: Final[i64] = 25
KEYS: Final[i64] = 26
JOKERS: Final[i64] = 27
THROWS: Final[i64] = 28
SUPPLY: Final[i64] = 29  # always there: bytes that are cut off lack it

BYTE: Final[i64] = 255
SEATS: Final[i64] = 4
MAX_ENDING: Final[i64] = 25_599  # chapter * 100 + article, a byte each


# ---- writing ----


def write(s: LuxorState, board: bytes, options: bytes) -> bytes:
    """The message `State` of a position; its `Board` and its `Options` are given in bytes."""
    w = FieldWriter()
    w.raw(BOARD, board)
    w.raw(OPTIONS, options)
    write_game(w, s)
    write_turn(w, s)
    w.row(TILES_LAID, s.tiles, 0, s.tiles.size)
    for player in s.players:
        write_player(w, player)
    write_piles(w, s)
    write_stock(w, s)
    return w.done()


def write_game(w: FieldWriter, s: LuxorState) -> None:
    w.number(PLY, s.ply)
    w.number(POINT, s.point)
    w.number(ACTIVE, s.active)
    w.number(STARTER, s.starter)
    w.number(ROUNDS, s.rounds)
    w.number(ENTERED, s.entered)
    w.number(ROUND_MOVED, s.round_moved)
    w.number(DEAD_TURNS, s.dead_turns)
    w.number(ENDING, s.ending)


def write_turn(w: FieldWriter, s: LuxorState) -> None:
    mark = w.begin(TURN)
    w.number(1, s.card)
    w.number(2, s.end)
    w.number(3, s.roll)
    w.number(4, s.where)
    write_mask(w, 5, s.arrived)
    w.number(6, s.level)
    w.number(7, s.woken)
    w.number(8, s.moved)
    w.number(9, s.acted)
    w.end(mark)


def write_mask(w: FieldWriter, field: i64, mask: i64) -> None:
    """The numbers of the bits that are set."""
    if mask == 0:
        return
    mark = w.begin(field)
    left = mask
    number: i64 = 0
    while left != 0:
        if left & 1 != 0:
            w.varint(number)
        left >>= 1
        number += 1
    w.end(mark)


def write_player(w: FieldWriter, p: Player) -> None:
    mark = w.begin(PLAYERS)
    w.row(1, p.hand, 0, p.hand.size)
    w.row(2, p.batch, 0, p.batch.size)
    write_mask(w, 3, p.bars_left)
    write_mask(w, 4, p.bars_right)
    w.row(5, p.pieces, 0, p.pieces.size)
    w.row(6, p.treasures, 0, p.treasures.size)
    w.row(7, p.scarabs, 0, p.scarabs.size)
    w.number(8, p.keys)
    w.number(9, p.jokers)
    w.number(10, p.points)
    w.number(11, p.sarcophagi)
    w.end(mark)


def write_piles(w: FieldWriter, s: LuxorState) -> None:
    p = s.piles
    w.row(DRAW_PILE, p.draw, 0, CARDS)
    w.row(SHUFFLED, p.shuffled, 0, CARDS)
    w.number(SHUFFLES, s.shuffles)
    w.number(BATCH, s.batch)
    w.row(DISCARD_PILE, p.discard, 0, p.discard.size)
    w.row(HORUS_DECKS, p.decks, 0, CARDS)
    w.row(HORUS_TOPS, p.tops, 1, LEVELS)


def write_stock(w: FieldWriter, s: LuxorState) -> None:
    for symbol in range(SYMBOLS):
        w.row(COBRA_PILE + symbol, s.stock.temple, (symbol + 1) * TILES, TILES)
    w.row(UNPLACED, s.stock.unplaced, 0, TILES)
    w.number(KEYS, s.keys_left)
    w.number(JOKERS, s.jokers_left)
    w.number(THROWS, s.throws)
    w.row(SUPPLY, s.stock.scarabs, 0, SCARABS)


# ---- reading ----


def read_head(r: FieldReader) -> tuple[bytes, bytes]:
    """The `Board` and the `Options` in bytes, with which every position begins."""
    require(r.next() == BOARD)
    board = r.raw()
    require(r.next() == OPTIONS)
    return board, r.raw()


def read(r: FieldReader) -> LuxorState:
    """The rest of a position. Its `rules` are still to be set, and it is still to be judged sound."""
    piles = Piles(zeros(CARDS), zeros(CARDS), zeros(0), zeros(CARDS), zeros(LEVELS + 1))
    stock = Stock(zeros((SYMBOLS + 1) * TILES), zeros(TILES), zeros(SCARABS))
    piles.discard = empty(ALL_CARDS)
    s = LuxorState(Rules(0, 0, 0), vec[Player](), piles, stock, zeros(TOMB + 1))
    last: i64 = 0
    field = r.next()
    while field != 0:
        last = field
        if field < TURN:
            read_game(r, s, field)
        elif field == TURN:
            read_turn(r, s)
        elif field == PLAYERS:
            require(i64(len(s.players)) < SEATS)
            s.players = append(s.players, read_player(r))
        elif field <= HORUS_TOPS:
            read_piles(r, s, field)
        else:
            read_stock(r, s, field)
        field = r.next()
    require(last == SUPPLY)
    s.draw_left = s.piles.draw.total()
    s.scarabs_left = s.stock.scarabs.total()
    return s


def require(holds: bool) -> None:
    if not holds:
        raise ValueError("a number is out of range")


def read_game(r: FieldReader, s: LuxorState, field: i64) -> None:
    if field == PLY:
        s.ply = r.number(MAX_NUMBER)
    elif field == POINT:
        s.point = r.number(BYTE)
    elif field == ACTIVE:
        s.active = r.number(BYTE)
    elif field == STARTER:
        s.starter = r.number(BYTE)
    elif field == ROUNDS:
        s.rounds = r.number(MAX_NUMBER)
    elif field == ENTERED:
        s.entered = r.number(BYTE)
    elif field == ROUND_MOVED:
        s.round_moved = r.number(1)
    elif field == DEAD_TURNS:
        s.dead_turns = r.number(MAX_NUMBER)
    else:
        require(field == ENDING)
        s.ending = r.number(MAX_ENDING)


def read_turn(r: FieldReader, s: LuxorState) -> None:
    outer = r.enter()
    field = r.next()
    while field != 0:
        if field == 1:
            s.card = r.number(BYTE)
        elif field == 2:
            s.end = r.number(BYTE)
        elif field == 3:
            s.roll = r.number(BYTE)
        elif field == 4:
            s.where = r.number(BYTE)
        elif field == 5:
            s.arrived = read_mask(r, TOMB + 1)
        elif field == 6:
            s.level = r.number(BYTE)
        elif field == 7:
            s.woken = r.number(BYTE)
        elif field == 8:
            s.moved = r.number(1)
        else:
            require(field == 9)
            s.acted = r.number(1)
        field = r.next()
    r.leave(outer)


def read_mask(r: FieldReader, limit: i64) -> i64:
    """Bits whose numbers are given in ascending order, each below `limit`."""
    outer = r.enter()
    mask: i64 = 0
    last: i64 = -1
    while r.at < r.end:
        number = r.varint()
        require(last < number and number < limit)
        mask |= BIT[number]
        last = number
    r.leave(outer)
    return mask


def empty(room: i64) -> Row:
    found = zeros(room)
    found.clear()
    return found


def read_some(r: FieldReader, room: i64) -> Row:
    """A row of up to `room` values, with room for so many."""
    found = empty(room)
    outer = r.enter()
    while r.at < r.end:
        value = r.varint()
        require(value <= BYTE and found.size < room)
        found.add(value)
    r.leave(outer)
    return found


def read_player(r: FieldReader) -> Player:
    p = Player(empty(HAND), empty(HAND), empty(ADVENTURERS), zeros(TILES), zeros(SCARABS))
    outer = r.enter()
    field = r.next()
    while field != 0:
        if field == 1:
            p.hand = read_some(r, HAND)
        elif field == 2:
            p.batch = read_some(r, HAND)
        elif field == 3:
            p.bars_left = read_mask(r, CARDS)
        elif field == 4:
            p.bars_right = read_mask(r, CARDS)
        elif field == 5:
            p.pieces = read_some(r, ADVENTURERS)
        elif field == 6:
            r.row(p.treasures, 0, TILES)
        elif field == 7:
            r.row(p.scarabs, 0, SCARABS)
        else:
            read_goods(r, p, field)
        field = r.next()
    r.leave(outer)
    return p


def read_goods(r: FieldReader, p: Player, field: i64) -> None:
    if field == 8:
        p.keys = r.number(BYTE)
    elif field == 9:
        p.jokers = r.number(BYTE)
    elif field == 10:
        p.points = r.number(BYTE)
    else:
        require(field == 11)
        p.sarcophagi = r.number(3)


def read_piles(r: FieldReader, s: LuxorState, field: i64) -> None:
    if field == TILES_LAID:
        r.row(s.tiles, 0, TOMB + 1)
    elif field == DRAW_PILE:
        r.row(s.piles.draw, 0, CARDS)
    elif field == SHUFFLED:
        r.row(s.piles.shuffled, 0, CARDS)
    elif field == SHUFFLES:
        s.shuffles = r.number(MAX_NUMBER)
    elif field == BATCH:
        s.batch = r.number(BYTE)
    elif field == DISCARD_PILE:
        s.piles.discard = read_some(r, ALL_CARDS)
    elif field == HORUS_DECKS:
        r.row(s.piles.decks, 0, CARDS)
    else:
        r.row(s.piles.tops, 1, LEVELS)


def read_stock(r: FieldReader, s: LuxorState, field: i64) -> None:
    if field <= LION_PILE:
        r.row(s.stock.temple, (field - COBRA_PILE + 1) * TILES, TILES)
    elif field == UNPLACED:
        r.row(s.stock.unplaced, 0, TILES)
    elif field == KEYS:
        s.keys_left = r.number(BYTE)
    elif field == JOKERS:
        s.jokers_left = r.number(BYTE)
    elif field == SUPPLY:
        r.row(s.stock.scarabs, 0, SCARABS)
    else:
        require(field == THROWS)
        s.throws = r.number(MAX_NUMBER)
