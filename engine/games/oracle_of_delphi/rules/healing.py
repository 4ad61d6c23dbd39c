"""Chapters 11 and 14: injuries, the shield, and the steps of gods (ORA-12.1, 12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.oracle_of_delphi.rules import codes
from engine.games.oracle_of_delphi.terms import (
    COLOURS,
    GOD,
    INJURY,
    INJURY_DISCARD,
    N_GOD,
    N_HEALED,
    N_SHIELD,
    SHIELD,
    SHIELD_MAX,
    TOP,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState


def check_discard_injuries(s: OracleState, seat: i64, colour: i64) -> i64:
    if colour < 0 or colour >= COLOURS or s.get(seat, INJURY + colour) == 0:
        return codes.NO_INJURY
    return OK


def discard_injuries(s: OracleState, seat: i64, colour: i64) -> None:
    """All own injuries of a colour go to the discard pile (ORA-11.1, 9.3, 12.9, 14.1)."""
    count = s.get(seat, INJURY + colour)
    if count > 0:
        s.put(seat, INJURY + colour, 0)
        s.cells.bump(INJURY_DISCARD + colour, count)
        s.note(N_HEALED, seat, colour, count)


def check_advance_god(s: OracleState, seat: i64, god: i64) -> i64:
    """Below the top, and not the god whose power is being resolved (ORA-11.2, 12.13)."""
    if god < 0 or god >= COLOURS or s.get(seat, GOD + god) == TOP:
        return codes.GOD_IN_USE if god == s.in_use - 1 and seat == s.active else codes.GOD_ON_TOP
    return OK


def advance_god(s: OracleState, seat: i64, god: i64) -> None:
    """One step; out of the clouds to the row of the number of players (ORA-12.1)."""
    row = s.get(seat, GOD + god)
    set_row(s, seat, god, s.setup.entry if row == 0 else row + 1)


def set_row(s: OracleState, seat: i64, god: i64, row: i64) -> None:
    s.put(seat, GOD + god, row)
    s.note(N_GOD, seat, god, row)


def can_step(s: OracleState, seat: i64) -> bool:
    """Is there a god that can advance?"""
    for god in range(COLOURS):
        if s.get(seat, GOD + god) < TOP:
            return True
    return False


def raise_shield(s: OracleState, seat: i64, fields: i64) -> None:
    """To the last field at most (ORA-14.4)."""
    before = s.get(seat, SHIELD)
    after = min(before + fields, SHIELD_MAX)
    if after != before:
        s.put(seat, SHIELD, after)
        s.note(N_SHIELD, seat, after)
