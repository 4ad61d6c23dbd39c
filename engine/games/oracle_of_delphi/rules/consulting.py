"""Chapter 17: the oracle, the Titan die, and the gods of the other seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.ids import CHANCE, OK
from engine.games.oracle_of_delphi.rules import codes, healing, turn
from engine.games.oracle_of_delphi.rules.counting import has
from engine.games.oracle_of_delphi.terms import (
    AT_REACT,
    AT_TITAN,
    BLACK,
    COLOURS,
    DICE,
    GOD,
    N_DECLINED,
    N_ROLLED,
    N_TITAN,
    P_REACT,
    P_RECOVERED,
    RED,
    ROLLS,
    TOP,
    YELLOW,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

CONSULT_FAVOR: Final[i64] = 2


def roll(s: OracleState, seat: i64, dice: i64) -> None:
    """All three oracle dice of a seat show a new face; `dice` is three colours in base 6 (ORA-17.1)."""
    for c in range(COLOURS):
        s.put(seat, DICE + c, 0)
    s.bump(seat, DICE + dice // 36, 1)
    s.bump(seat, DICE + dice // 6 % 6, 1)
    s.bump(seat, DICE + dice % 6, 1)
    s.bump(seat, ROLLS, 1)
    s.note(N_ROLLED, seat, dice // 36, dice // 6 % 6, dice % 6)


def do_oracle(s: OracleState, dice: i64) -> None:
    """The last seat of the round rolls the Titan die too, unless somebody arrived (ORA-17.4, 17.9)."""
    roll(s, s.active, dice)
    if turn.is_last(s) and not turn.somebody_arrived(s):
        s.ask(AT_TITAN, CHANCE)
    else:
        announce(s)


def do_titan(s: OracleState, strength: i64) -> None:
    s.titans += 1
    s.titan = strength
    s.note(N_TITAN, strength)
    if s.phase != P_RECOVERED:
        announce(s)


def announce(s: OracleState) -> None:
    """E12 to E14 pay, then the other seats are asked (ORA-15.8, 17.2)."""
    s.mask = 0
    for c in range(COLOURS):
        if s.get(s.active, DICE + c) > 0:
            s.mask |= i64(1) << c
    pay(s, 12, YELLOW)
    pay(s, 13, RED)
    pay(s, 14, BLACK)
    s.count = 0
    s.phase = P_REACT


def pay(s: OracleState, card: i64, colour: i64) -> None:
    if s.owns(s.active, card) and has(s.mask, colour):
        s.gain(s.active, CONSULT_FAVOR)


def ask_next(s: OracleState) -> None:
    """The next seat with a god to advance, in turn order after the active one (ORA-17.2, 18.7)."""
    over = turn.somebody_arrived(s)
    while s.count < s.setup.seats - 1:
        s.count += 1
        seat = (s.active + s.count) % s.setup.seats
        if over and s.order(seat) < s.order(s.active):
            continue  # it has no turn left
        for god in range(COLOURS):
            if check_react(s, seat, god) == OK:
                s.ask(AT_REACT, seat)
                return
    s.count = 0
    s.mask = 0
    turn.finish(s)


def check_react(s: OracleState, seat: i64, god: i64) -> i64:
    """A god of a rolled colour that has left the clouds and is below the top (ORA-17.2)."""
    if god < 0 or god >= COLOURS or not has(s.mask, god) or s.get(seat, GOD + god) == 0:
        return codes.REACTION
    return codes.GOD_ON_TOP if s.get(seat, GOD + god) == TOP else OK


def do_react(s: OracleState, seat: i64, god: i64) -> None:
    healing.advance_god(s, seat, god)


def do_decline(s: OracleState, seat: i64) -> None:
    s.note(N_DECLINED, seat, AT_REACT)
