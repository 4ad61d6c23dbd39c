"""Chapter 3: the end. Four in a line wins (CF-3.1); a full grid without a line is a draw (CF-3.2)."""

from __future__ import annotations

from mypy_extensions import i64

from arbiter_connect_four.rules.grid import STRIDE


def starts(discs: i64, by: i64) -> i64:
    """The cells where four discs in a line begin; neighbours in this direction are `by` bits apart."""
    pairs = discs & (discs >> by)
    return pairs & (pairs >> (2 * by))


def has_four(discs: i64) -> bool:
    """Are four of these discs in a line: upwards, across, or along either diagonal?"""
    return (
        starts(discs, 1) | starts(discs, STRIDE) | starts(discs, STRIDE - 1) | starts(discs, STRIDE + 1)
    ) != 0


def lines(discs: i64) -> i64:
    """Every disc that is part of four in a line."""
    found: i64 = 0
    for turn in range(4):
        by: i64 = 1
        if turn > 0:
            by = STRIDE - 2 + turn
        first = starts(discs, by)
        found |= first | (first << by) | (first << (2 * by)) | (first << (3 * by))
    return found
