"""Chapter 10, paying for wrath tokens (KRO-10.10 to 10.14), and the end of the game (KRO-8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import NOBODY, OK
from engine.games.kronia import actions
from engine.games.kronia.rules import codes
from engine.games.kronia.terms import (
    APOLLO,
    AT_OVER,
    AT_PAY,
    COVERED,
    DEBT,
    GODS,
    IGNORE_MISSING,
    KEPT,
    MINUS_THREE,
    N_DEBT,
    N_OVER,
    N_PAID,
    OWNED,
    WRATH,
    WRATH_POINTS,
    ZEUS,
)

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def start_payment(s: KroniaState) -> None:
    """Before scoring, in turn order from the first player of round 12 (KRO-10.14)."""
    for seat in range(s.setup.seats):
        for god in range(APOLLO, ZEUS + 1):
            s.cells.bump(KEPT + seat, s.tokens(seat, god))
    s.turn = 0
    ask_payment(s)


def ask_payment(s: KroniaState) -> None:
    """Open the next payment that leaves a choice; the game is over when there is none."""
    while s.turn < s.setup.seats:
        seat = s.seat_after(s.turn)
        open_tokens = s.tokens(seat, WRATH) - s.cells[COVERED + seat]
        if open_tokens == 0:
            s.turn += 1
            continue
        s.due = WRATH_POINTS * open_tokens if s.setup.pooled else WRATH_POINTS
        if favor_value(s, seat) >= s.due:
            s.paid = 0
            s.point = AT_PAY
            s.actor = seat
            return
        fall_short(s, seat)
        close_payment(s, seat)
    s.due = 0
    s.turn = 0
    s.point = AT_OVER
    s.actor = NOBODY
    s.note(N_OVER)


def favor_value(s: KroniaState, seat: i64) -> i64:
    """What the favor tokens of a seat are worth together."""
    value: i64 = 0
    for god in range(APOLLO, ZEUS + 1):
        value += god * s.tokens(seat, god)
    return value


def fall_short(s: KroniaState, seat: i64) -> None:
    """A seat owns less than is due: all of it goes and the rest is lost from the score (KRO-10.12, R-23)."""
    missing = s.due - favor_value(s, seat)
    if s.setup.shortfall == MINUS_THREE:
        missing = s.due
    else:
        for god in range(APOLLO, ZEUS + 1):
            for _ in range(s.tokens(seat, god)):
                s.note(N_PAID, seat, god)
            s.cells[OWNED + seat * GODS + god] = 0
    if s.setup.shortfall != IGNORE_MISSING:
        s.cells.bump(DEBT + seat, missing)
        s.note(N_DEBT, seat, missing)


def close_payment(s: KroniaState, seat: i64) -> None:
    s.paid = 0
    s.cells[COVERED + seat] = s.tokens(seat, WRATH) if s.setup.pooled else s.cells[COVERED + seat] + 1


def has_paid_all(s: KroniaState, seat: i64) -> bool:
    """Did this seat hold wrath tokens, and is every payment for them closed?"""
    if not s.is_seat(seat):
        return False
    return s.cells[COVERED + seat] > 0 and s.cells[COVERED + seat] == s.tokens(seat, WRATH)


def check_pay(s: KroniaState, seat: i64, god: i64) -> i64:
    if has_paid_all(s, seat):
        return codes.PAYMENT_CLOSED
    if god == WRATH:
        return codes.WRATH_IS_NO_FAVOR
    if s.point != AT_PAY:
        return codes.TURN
    if s.setup.minimal_sets or god < APOLLO or god > ZEUS or s.tokens(seat, god) == 0:
        return codes.PAY_FULLY
    return OK


def do_pay(s: KroniaState, god: i64) -> None:
    give(s, god)
    if s.paid >= s.due:
        close_payment(s, s.actor)
        ask_payment(s)


def give(s: KroniaState, god: i64) -> None:
    s.cells.bump(OWNED + s.actor * GODS + god, -1)
    s.paid += god
    s.note(N_PAID, s.actor, god)


def check_pay_set(s: KroniaState, seat: i64, gods: i64) -> i64:
    if has_paid_all(s, seat):
        return codes.PAYMENT_CLOSED
    if s.point != AT_PAY:
        return codes.TURN
    if not s.setup.minimal_sets:
        return codes.PAYMENT_CLOSED  # tokens are given one by one
    value: i64 = 0
    least: i64 = ZEUS
    for god in range(APOLLO, ZEUS + 1):
        count = actions.set_count(gods, god)
        if count > s.tokens(seat, god):
            return codes.PAY_FULLY
        if count > 0:
            value += god * count
            least = min(least, god)
    if gods >> 15 != 0 or value < s.due:
        return codes.PAY_FULLY
    return OK if value - least < s.due else codes.PAYMENT_CLOSED  # one of them could be left out


def do_pay_set(s: KroniaState, gods: i64) -> None:
    for god in range(APOLLO, ZEUS + 1):
        for _ in range(actions.set_count(gods, god)):
            give(s, god)
    close_payment(s, s.actor)
    ask_payment(s)
