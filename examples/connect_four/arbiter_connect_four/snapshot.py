"""A position from what was stored of it. What cannot have come from a game is Corrupt."""

from __future__ import annotations

from arbiter_connect_four.rules.ending import has_four
from arbiter_connect_four.rules.grid import CELLS, COLUMNS, ROWS, STRIDE
from arbiter_connect_four.state import DISCS_BYTES, ConnectFour
from engine.core.faults import Corrupt
from engine.core.ids import NOBODY
from engine.core.kit import Reader

COLUMN_BITS = (1 << int(ROWS)) - 1


def read(data: bytes) -> ConnectFour:
    """The inverse of `ConnectFour.to_bytes`."""
    source = Reader(data)
    try:
        first, red, yellow = source.number(), source.number(DISCS_BYTES), source.number(DISCS_BYTES)
        source.finish()
    except ValueError as error:
        raise Corrupt("the bytes have the wrong length") from error
    return position(first, red, yellow)


def position(first: int, red: int, yellow: int) -> ConnectFour:
    """The position with these discs; Corrupt unless they are stacked, counted and won as in a game."""
    if first not in (0, 1) or red < 0 or yellow < 0 or red & yellow or not is_stacked(red | yellow):
        raise Corrupt("the discs cannot lie like that")
    ply = (red | yellow).bit_count()
    last = (first + ply + 1) % 2  # the seat that dropped the last disc
    mine, other = (red, yellow) if last == 0 else (yellow, red)
    if mine.bit_count() - other.bit_count() != ply % 2:
        raise Corrupt("the numbers of discs do not fit the turns")
    if has_four(other) or (has_four(mine) and not won_at_once(mine, red | yellow)):
        raise Corrupt("the game was over before the last disc")
    winner = last if has_four(mine) else int(NOBODY)
    over = winner != NOBODY or ply == CELLS
    return ConnectFour(first, red, yellow, int(NOBODY) if over else 1 - last, winner, ply)


def is_stacked(taken: int) -> bool:
    """Is every column filled from below, and nothing outside the grid?"""
    columns = [(taken >> (int(STRIDE) * c)) & 0x7F for c in range(int(COLUMNS))]
    whole = taken >> int(STRIDE * COLUMNS) == 0
    return whole and all(c <= COLUMN_BITS and c & (c + 1) == 0 for c in columns)


def won_at_once(discs: int, taken: int) -> bool:
    """Can one of these discs, the top one of its column, have made all of their lines?"""
    for c in range(int(COLUMNS)):
        column = taken & (COLUMN_BITS << (int(STRIDE) * c))
        top = 1 << (column.bit_length() - 1) if column else 0
        if discs & top and not has_four(discs & ~top):
            return True
    return False
