"""Who has won (ORA-18): arrival first, then oracle cards, then favor; the rest is ranked for ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import NOBODY
from engine.games.oracle_of_delphi.terms import ARRIVED, HAND

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState


def ahead(s: OracleState, seat: i64, other: i64) -> bool:
    """Does this seat rank above the other (ORA-18.5, 18.6; section 6 of the specification)?"""
    arrived = s.get(seat, ARRIVED)
    if arrived != s.get(other, ARRIVED):
        return arrived == 1
    left = s.tasks_left(seat)
    if left != s.tasks_left(other):
        return left < s.tasks_left(other)
    cards = s.total(seat, HAND)
    if cards != s.total(other, HAND):
        return cards > s.total(other, HAND)
    return s.favor(seat) > s.favor(other)


def place(s: OracleState, seat: i64) -> i64:
    """1 is best; equal places are shared."""
    better: i64 = 1
    for other in range(s.setup.seats):
        if ahead(s, other, seat):
            better += 1
    return better


def share(s: OracleState, seat: i64) -> float:
    """The seat's share of the victory; 0 while the game runs."""
    if s.to_act() != NOBODY or place(s, seat) != 1:
        return 0.0
    winners: i64 = 0
    for other in range(s.setup.seats):
        if place(s, other) == 1:
            winners += 1
    return 1.0 / float(winners)
