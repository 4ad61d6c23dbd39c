"""Chapters 3 and 4: the turn, the injury check, recovery; and the rounds (ORA-18.2, 20.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.ids import CHANCE, NOBODY, OK
from engine.games.oracle_of_delphi.rules import codes, healing
from engine.games.oracle_of_delphi.terms import (
    APOLLON_CARD,
    ARRIVED,
    AT_BONUS,
    AT_MAIN,
    AT_ORACLE,
    AT_OVER,
    AT_RECOVER,
    AT_TITAN,
    COLOURS,
    F_INJURY,
    INJURY,
    INJURY_DISCARD,
    N_ATTACK,
    N_OVER,
    N_RECOVERED,
    N_TURN,
    ORACLE_DISCARD,
    P_ATTACK,
    P_CHECK,
    P_CONSULT,
    P_MAIN,
    P_OVER,
    P_RECOVERED,
    SHIELD,
    USED,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

BONUS_FAVOR: Final[i64] = 2
TWO_CARDS: Final[i64] = 6  # the Titan's strength that shields do not stop (ORA-17.5)


def begin(s: OracleState, seat: i64) -> None:
    """Phase 1: check the injuries held now (ORA-4.1, 4.3, 4.4)."""
    s.active = seat
    s.phase = P_CHECK
    s.note(N_TURN, seat, s.round)
    if must_recover(s, seat):
        s.ask(AT_RECOVER, seat)
    elif s.total(seat, INJURY) == 0:
        s.ask(AT_BONUS, seat)
    else:
        s.phase = P_MAIN


def must_recover(s: OracleState, seat: i64) -> bool:
    """Three of a colour or six in all; with E11 four or eight (ORA-4.1, 15.7)."""
    more = s.owns(seat, 11)
    same: i64 = 4 if more else 3
    for c in range(COLOURS):
        if s.get(seat, INJURY + c) >= same:
            return True
    return s.total(seat, INJURY) >= (8 if more else 6)


def check_recover(s: OracleState, seat: i64, pair: i64, third: i64) -> i64:
    """Three own injuries, named in the order of the wheel (ORA-4.2)."""
    a = pair // 6
    b = pair % 6
    if a > b or b > third or third >= COLOURS:
        return codes.RECOVERING
    for c in range(COLOURS):
        wanted = (1 if a == c else 0) + (1 if b == c else 0) + (1 if third == c else 0)
        if wanted > s.get(seat, INJURY + c):
            return codes.RECOVERING
    return OK


def do_recover(s: OracleState, pair: i64, third: i64) -> None:
    """The turn ends without actions and without the oracle; the dice stay (ORA-4.2)."""
    s.note(N_RECOVERED, s.active, pair // 6, pair % 6, third)
    give_back(s, pair // 6)
    give_back(s, pair % 6)
    give_back(s, third)
    s.phase = P_RECOVERED


def give_back(s: OracleState, colour: i64) -> None:
    s.bump(s.active, INJURY + colour, -1)
    s.cells.bump(INJURY_DISCARD + colour, 1)


def check_bonus_god(s: OracleState, seat: i64, god: i64) -> i64:
    return healing.check_advance_god(s, seat, god)


def do_bonus(s: OracleState, god: i64) -> None:
    """2 favor, or a step of this god if it is not -1 (ORA-4.3)."""
    if god < 0:
        s.gain(s.active, BONUS_FAVOR)
    else:
        healing.advance_god(s, s.active, god)
    s.phase = P_MAIN


def ask_main(s: OracleState) -> None:
    s.ask(AT_MAIN, s.active)


def do_end(s: OracleState) -> None:
    """Used cards are discarded, unused dice are lost, the oracle is consulted (ORA-3.5, 3.7, 17.1)."""
    for c in range(COLOURS):
        s.cells.bump(ORACLE_DISCARD + c, s.cells[USED + c])
        s.cells[USED + c] = 0
        s.cells[APOLLON_CARD + c] = 0
    s.wild = 0
    s.card_done = 0
    s.extra_done = 0
    s.phase = P_CONSULT
    s.ask(AT_ORACLE, CHANCE)


def somebody_arrived(s: OracleState) -> bool:
    for seat in range(s.setup.seats):
        if s.get(seat, ARRIVED) == 1:
            return True
    return False


def is_last(s: OracleState) -> bool:
    """Is this the last turn of the round?"""
    return s.order(s.active) == s.setup.seats - 1


def after_recovery(s: OracleState) -> None:
    """The Titan comes all the same, its die rolled alone (ORA-17.7; Q24)."""
    if is_last(s) and s.titan == 0 and s.setup.titan_after_recovery and not somebody_arrived(s):
        s.ask(AT_TITAN, CHANCE)
    else:
        finish(s)


def finish(s: OracleState) -> None:
    """After a turn: the next one, or the Titan's attack, or the next round (ORA-3.1, 17.4)."""
    if not is_last(s):
        begin(s, s.seat_at(s.order(s.active) + 1))
    elif s.titan > 0:
        attack(s)
    else:
        end_round(s)


def attack(s: OracleState) -> None:
    """Injuries for all whose shield is lower, two for all on a 6, in turn order (ORA-17.4 to 17.6)."""
    s.note(N_ATTACK, s.titan)
    s.phase = P_ATTACK
    for back in range(s.setup.seats):
        seat = s.seat_at(s.setup.seats - 1 - back)  # the last one pushed is the first to draw
        if s.titan == TWO_CARDS:
            s.push(F_INJURY, seat * 8 + 2)
        elif s.get(seat, SHIELD) < s.titan:
            s.push(F_INJURY, seat * 8 + 1)


def end_round(s: OracleState) -> None:
    """The game ends after the round of the first arrival, or at the cap (ORA-18.2, 20.5)."""
    s.titan = 0
    arrived = somebody_arrived(s)
    if arrived or s.round >= s.setup.max_rounds:
        s.phase = P_OVER
        s.note(N_OVER, 0 if arrived else 1)
        s.ask(AT_OVER, NOBODY)
        return
    s.round += 1
    begin(s, s.first)
