"""An action is the number of a column, 1 to 7 from the left."""

from __future__ import annotations

from mypy_extensions import i64


def drop(column: i64) -> i64:
    """Drop a disc into this column."""
    return column


def column_of(action: i64) -> i64:
    return action


def describe(action: i64) -> str:
    """The action as a phrase; any number has one."""
    return f"drop a disc into column {action}"
