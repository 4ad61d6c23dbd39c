"""Positions from options and from bytes."""

from __future__ import annotations

from librt.vecs import vec

from engine.core.faults import Corrupt
from engine.core.kit import Reader, Row, row
from engine.games.luxor.options import MAX_ROUNDS, SWITCHES, Options, rules_of
from engine.games.luxor.rules import tables
from engine.games.luxor.rules.sound import is_sound
from engine.games.luxor.state import BOARD_MARK, LuxorState, Piles, Player, Rules, Stock
from engine.games.luxor.terms import (
    ADVENTURERS,
    AT_DEAL,
    AT_STARTER,
    HAND,
    HORUS,
    LEVELS,
    LYING,
    MARKS,
    ON_STAIRS,
    OSIRIS,
    STAIRS,
    TOMB,
    TREASURE,
)


def new(options: Options, seats: int) -> LuxorState:
    """The position before anything is drawn. Malformed if the options do not fit."""
    rules = rules_of(options, seats)
    players = vec[Player]([new_player() for _ in range(seats)])
    s = LuxorState(rules, players, new_piles(), new_stock(), new_tiles())
    s.draw_left = s.piles.draw.total()
    s.scarabs_left = tables.ALL_SCARABS
    s.keys_left = tables.KEYS
    s.jokers_left = tables.JOKERS
    s.point = AT_STARTER if rules.random_starter else AT_DEAL
    return s


def is_placed(tile: int) -> bool:
    return tables.TILE_KIND[tile] in (TREASURE, OSIRIS)


def new_player() -> Player:
    """LUX-2.2."""
    pieces = [STAIRS] * ON_STAIRS + [LYING + mark for mark in range(MARKS)]
    empty = row([], HAND)
    return Player(empty, empty.copy(), row(pieces), row([0] * tables.TILES), row([0] * tables.SCARABS))


def new_piles() -> Piles:
    start = [0 if tables.CARD_LEVEL[c] else tables.CARD_COPIES[c] for c in range(tables.CARDS)]
    horus = [tables.CARD_COPIES[c] if tables.CARD_LEVEL[c] else 0 for c in range(tables.CARDS)]
    return Piles(row(start), row(start), row([], tables.ALL_CARDS), row(horus), row([0] * (LEVELS + 1)))


def new_stock() -> Stock:
    unplaced = [copies if is_placed(tile) else 0 for tile, copies in enumerate(tables.TILE_COPIES)]
    scarabs = row(list(tables.SCARAB_COPIES)[: tables.SCARABS])
    return Stock(row(list(tables.TEMPLE_COPIES)), row(unplaced), scarabs)


def new_tiles() -> Row:
    """Horus tiles lie on the spaces of their level; the rest is still to be placed (LUX-2.4)."""
    tiles = row([0] * (TOMB + 1))
    for space in range(TOMB):
        if tables.PRINTED[space] == HORUS:
            tiles[space] = horus_tile(tables.PRINTED_LEVEL[space])
    return tiles


def horus_tile(level: int) -> int:
    kinds = zip(tables.TILE_KIND, tables.TILE_LEVEL, strict=True)
    return next(tile for tile, (kind, own) in enumerate(kinds) if kind == HORUS and own == level)


def read(data: bytes) -> LuxorState:
    """The inverse of `to_bytes`. Corrupt if it is no position, or one of another board."""
    try:
        s = read_state(Reader(data))
    except (ValueError, OverflowError, IndexError) as fault:
        raise Corrupt("the bytes are not a position of Luxor") from fault
    return check_sound(s)


def check_sound(s: LuxorState) -> LuxorState:
    """The same position; Corrupt if the components or the rules do not allow it."""
    try:
        sound = is_sound(s)
    except (ValueError, OverflowError, IndexError) as fault:
        raise Corrupt("the position holds a number that is out of its range") from fault
    if not sound:
        raise Corrupt("the position is not one of Luxor: its cards, tiles or tokens do not add up")
    return s


def read_state(r: Reader) -> LuxorState:
    if r.number(6) != BOARD_MARK:
        raise ValueError("another board")
    seats, bits, rounds = r.number(), r.number(2), r.number(4)
    if seats not in (2, 3, 4) or bits >> len(SWITCHES) or not 1 <= rounds <= MAX_ROUNDS:
        raise ValueError("no such options")
    counters = [r.number(4) for _ in range(5)]
    numbers = [r.number() for _ in range(20)]
    arrived = r.number(6)
    draw, shuffled, discard, decks, tops = (r.row(tables.ALL_CARDS) for _ in range(5))
    tiles, temple, unplaced, scarabs = (r.row() for _ in range(4))
    players = vec[Player]([read_player(r) for _ in range(seats)])
    r.finish()
    piles = Piles(draw, shuffled, discard, decks, tops)
    s = LuxorState(Rules(seats, bits, rounds), players, piles, Stock(temple, unplaced, scarabs), tiles)
    s.arrived = arrived
    put_numbers(s, counters, numbers)
    return s


def put_numbers(s: LuxorState, counters: list[int], numbers: list[int]) -> None:
    """Set the single numbers in the order of `LuxorState.counters` and `numbers`."""
    s.ply, s.shuffles, s.throws, s.rounds, s.dead_turns = counters
    (
        s.draw_left, s.scarabs_left, s.keys_left, s.jokers_left, s.batch, s.starter, s.active, s.point,
        s.entered, s.round_moved, chapter, article,
        s.card, s.end, s.roll, s.where, s.woken, s.moved, s.acted, s.level,
    ) = numbers  # fmt: skip
    s.ending = chapter * 100 + article


def read_player(r: Reader) -> Player:
    hand, batch = r.row(HAND), r.row(HAND)
    pieces, treasures, scarabs = r.row(ADVENTURERS), r.row(), r.row()
    p = Player(hand, batch, pieces, treasures, scarabs)
    p.keys, p.jokers, p.points, p.sarcophagi = (r.number(2) for _ in range(4))
    p.bars_left, p.bars_right = r.number(8), r.number(8)
    return p
