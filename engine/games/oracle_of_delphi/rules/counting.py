"""Counting the bits of a small set."""

from __future__ import annotations

from mypy_extensions import i64


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    left = mask
    while left != 0:
        left &= left - 1
        count += 1
    return count


def has(mask: i64, bit: i64) -> bool:
    return (mask >> bit) & 1 == 1
