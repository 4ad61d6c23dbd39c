"""Chapter 1: the grid. Seven columns of six cells, held as one bit a cell.

Compiled. Column c (1 to 7) and row r (1 to 6, from the bottom) are bit 7 * (c - 1) + (r - 1). The
seventh bit of a column is never set, so that a line cannot run from the top of one column into the
bottom of the next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COLUMNS: Final[i64] = 7
ROWS: Final[i64] = 6
CELLS: Final[i64] = 42
STRIDE: Final[i64] = 7  # bits from a cell to its neighbour on the right
LAST_BOTTOM: Final[i64] = 0x40000000000  # the lowest cell of the last column: bit 42


def bottom(column: i64) -> i64:
    """The lowest cell of a column, as a bit.

    Shifted down from the last column, because mypyc 2.4.1 writes the constant 1 as a C int of 32 bits,
    and shifting that up by 42 gives another number compiled than plain.
    """
    return LAST_BOTTOM >> (STRIDE * (COLUMNS - column))


def is_full(taken: i64, column: i64) -> bool:
    """Has this column, 1 to 7, no room left? `taken` are the cells that hold a disc."""
    return (taken >> (STRIDE * (column - 1) + ROWS - 1)) & 1 != 0


def landing(taken: i64, column: i64) -> i64:
    """The cell, as a bit, where a disc dropped into this column comes to rest (CF-2.5).

    Adding the lowest cell to a column that is filled from below carries to the first empty one.
    """
    cells = (bottom(column) << ROWS) - bottom(column)
    return ((taken & cells) + bottom(column)) & cells


def height(taken: i64, column: i64) -> i64:
    """The number of discs in a column."""
    count: i64 = 0
    cell = bottom(column)
    while count < ROWS and taken & cell != 0:
        cell <<= 1
        count += 1
    return count
