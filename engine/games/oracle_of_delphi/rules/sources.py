"""Chapter 5: dice, oracle cards, the extra action, and recolouring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.oracle_of_delphi.rules import codes
from engine.games.oracle_of_delphi.terms import (
    APOLLON_CARD,
    CARD,
    COLOURS,
    DEMIGOD,
    DICE,
    DIE,
    EXTRA_ACTION,
    EXTRA_COST,
    HAND,
    USED,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

ALL_COLOURS: Final[i64] = 63  # as bits


def check_source(s: OracleState, seat: i64, source: i64, printed: i64) -> i64:
    """Can this die, card or extra action be used now (ORA-5.1, 5.7, 3.6, 15.11)?"""
    if printed < 0 or printed >= COLOURS or source < DIE or source > EXTRA_ACTION:
        return codes.NO_SOURCE
    if source == DIE:
        if s.get(seat, DICE + printed) > 0:
            return OK
        return codes.NO_SOURCE if s.total(seat, DICE) == 3 else codes.DIE_USED
    if source == CARD:
        if s.get(seat, HAND + printed) == 0:
            return codes.NO_SOURCE
        if s.card_done == 1 and s.cells[APOLLON_CARD + printed] == 0:
            return codes.ONE_CARD
        return OK
    if printed != 0 or not s.owns(seat, 17):
        return codes.NO_SOURCE
    if s.extra_done == 1 or s.favor(seat) < EXTRA_COST:
        return codes.EXTRA_ACTION
    return OK


def clockwise(printed: i64, colour: i64) -> i64:
    """Steps on the wheel, 0 to 5."""
    return (colour - printed + COLOURS) % COLOURS


def step_price(s: OracleState, seat: i64, printed: i64, colour: i64) -> i64:
    """Favor for moving along the wheel (ORA-5.3); S8 both ways (5.8), S5 one less (16.5)."""
    if printed == colour:
        return 0
    steps = clockwise(printed, colour)
    if s.sails(seat, 8):
        steps = min(steps, COLOURS - steps)
    return steps - 1 if s.sails(seat, 5) else steps


def price(s: OracleState, seat: i64, source: i64, printed: i64, colour: i64) -> i64:
    """Favor for using this source as that colour; the extra action has one price for all (ORA-15.11)."""
    if source == EXTRA_ACTION:
        return EXTRA_COST
    if s.wild == 1:
        return 0  # 12.7
    least = step_price(s, seat, printed, colour)
    if least == 0:
        return 0
    for h in range(COLOURS):
        if s.befriends(seat, h * 3 + DEMIGOD):
            least = min(least, step_price(s, seat, printed, h))  # 14.2
    return least


def affordable(s: OracleState, seat: i64, source: i64, printed: i64) -> i64:
    """The colours whose price this seat can pay for the source, as bits: all prices at once."""
    favor = s.favor(seat)
    if source == EXTRA_ACTION:
        return ALL_COLOURS if favor >= EXTRA_COST else i64(0)
    if s.wild == 1:
        return ALL_COLOURS
    colours: i64 = 0
    for c in range(COLOURS):
        if step_price(s, seat, printed, c) <= favor:
            if s.befriends(seat, c * 3 + DEMIGOD):
                return ALL_COLOURS
            colours |= i64(1) << c
    return colours


def spend_source(s: OracleState, seat: i64, source: i64, printed: i64) -> None:
    """The die goes to the centre, the card lies sideways (ORA-5.7, 3.7); favor is paid by the caller."""
    if source == DIE:
        s.bump(seat, DICE + printed, -1)
    elif source == CARD:
        s.bump(seat, HAND + printed, -1)
        s.cells.bump(USED + printed, 1)
        if s.cells[APOLLON_CARD + printed] > 0:
            s.cells.bump(APOLLON_CARD + printed, -1)
        else:
            s.card_done = 1
    else:
        s.extra_done = 1


def free_price(source: i64) -> i64:
    """Favor for a colour-free action."""
    return EXTRA_COST if source == EXTRA_ACTION else i64(0)
