"""Chapter 2: a turn. What may be dropped where; the codes run in the order of the articles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arbiter_connect_four.rules.grid import COLUMNS, is_full
from engine.core.ids import NOBODY, OK

OVER: Final[i64] = 1
NOT_YOUR_TURN: Final[i64] = 2
NO_SUCH_COLUMN: Final[i64] = 3
COLUMN_FULL: Final[i64] = 4


def check_drop(turn: i64, taken: i64, seat: i64, column: i64) -> i64:
    """OK, or the first article that this seat would break by dropping a disc into this column."""
    if turn == NOBODY:
        return OVER
    if seat != turn:
        return NOT_YOUR_TURN
    if column < 1 or column > COLUMNS:
        return NO_SUCH_COLUMN
    if is_full(taken, column):
        return COLUMN_FULL
    return OK
