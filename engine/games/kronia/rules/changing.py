"""Chapter 4, the one change: swap, move or pass (KRO-4, KRO-9.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.kronia.rules import awarding, codes
from engine.games.kronia.terms import (
    AT_CHANGE,
    AT_DISCARD,
    AT_LAY,
    AT_PAY,
    AT_PLACE,
    CARD,
    HADES,
    HAND,
    LAID,
    N_MOVED,
    N_PASSED,
    N_SWAPPED,
)

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def start_change(s: KroniaState) -> None:
    s.turn = 0
    s.point = AT_CHANGE
    s.actor = s.first


def has_changed(s: KroniaState, seat: i64) -> bool:
    """Has this seat had its change in this round?"""
    return s.point == AT_CHANGE and (seat - s.first + s.setup.seats) % s.setup.seats < s.turn


def end_change(s: KroniaState) -> None:
    s.turn += 1
    if s.turn < s.setup.seats:
        s.actor = s.seat_after(s.turn)
    else:
        awarding.reveal(s)


def check_pass(s: KroniaState, seat: i64) -> i64:
    """Passing is allowed at the change (KRO-4.7) and nowhere else; each phase has its own article."""
    if s.point == AT_CHANGE:
        return codes.ONE_CHANGE if has_changed(s, seat) else OK
    if s.point == AT_LAY and s.laid_by(seat) < s.setup.decks:
        return codes.LAY_TWO if s.setup.decks == 2 else codes.ONE_CARD
    if seat == s.actor:
        if s.point == AT_PLACE:
            return codes.ONE_TOKEN_EACH
        if s.point == AT_DISCARD:
            return codes.DISCARD_OWED
        if s.point == AT_PAY:
            return codes.PAY_FULLY
    return codes.TURN


def do_pass(s: KroniaState) -> None:
    s.note(N_PASSED, s.actor)
    end_change(s)


def check_changed_card(s: KroniaState, seat: i64, temple: i64, position: i64) -> i64:
    """May this seat change the card at this height of this stack?"""
    if s.is_hades_round():
        return codes.NO_CHANGE_IN_HADES
    if s.point != AT_CHANGE:
        return codes.TURN
    if has_changed(s, seat):
        return codes.ONE_CHANGE
    index = s.find_card(temple, position)
    if index < 0 or s.owner(index) != seat:
        return codes.OWN_CARDS
    return OK


def check_swap(s: KroniaState, seat: i64, temple: i64, position: i64, value: i64) -> i64:
    code = check_changed_card(s, seat, temple, position)
    if code != OK:
        return code
    if s.hand_size(seat) == 0:
        return codes.EMPTY_HAND
    if not s.in_hand(seat, value):
        return codes.SWAP_FROM_HAND
    return OK


def do_swap(s: KroniaState, temple: i64, position: i64, value: i64) -> None:
    seat = s.actor
    index = s.find_card(temple, position)
    taken_up = s.value(index)
    s.take_up(index)
    s.cells[CARD + s.card(seat, taken_up)] = HAND
    s.cells[CARD + s.card(seat, value)] = LAID
    s.put_down(seat, value, temple)  # on top (4.4)
    s.note(N_SWAPPED, seat, temple, position, taken_up, value)
    end_change(s)


def check_move(s: KroniaState, seat: i64, temple: i64, position: i64, to: i64) -> i64:
    code = check_changed_card(s, seat, temple, position)
    if code != OK:
        return code
    if to == HADES:
        return codes.HADES_TEMPLE
    if not s.temple_exists(to):
        return codes.TWO_TEMPLES
    if to == temple:
        return codes.MOVE_ELSEWHERE
    return OK


def do_move(s: KroniaState, temple: i64, position: i64, to: i64) -> None:
    seat = s.actor
    index = s.find_card(temple, position)
    value = s.value(index)
    s.take_up(index)
    s.put_down(seat, value, to)  # on top (4.4)
    s.note(N_MOVED, seat, temple, position, to)
    end_change(s)
