"""Chapter 6, taking back (KRO-6, 9.8), with "no take-back" (KRO-11.6) and the option "simultaneous"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.kronia.rules import awarding, codes, rounds
from engine.games.kronia.terms import (
    AT_DISCARD,
    AT_RECOVER,
    CARD,
    FATE,
    HAND,
    HID,
    HIDDEN,
    LEFT,
    N_DISCARDED,
    N_RECOVERED,
    NO_TAKE_BACK,
    OPEN,
    RULE,
    SPENT,
    TAKEN,
    VALUES,
    WON,
)

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def start_recovery(s: KroniaState) -> None:
    s.turn = 0
    ask_recovery(s)


def ask_recovery(s: KroniaState) -> None:
    """Ask the next player, in turn order, who has a card to take back (KRO-6.5, 6.6)."""
    while s.turn < s.setup.seats:
        seat = s.seat_after(s.turn)
        if lost_cards(s, seat) != 0 and s.hand_size(seat) > 0:
            s.point = AT_RECOVER
            s.actor = seat
            return
        s.turn += 1
    if s.setup.simultaneous:
        open_decisions(s)
    else:
        rounds.clean_up(s)


def may_recover(s: KroniaState, index: i64) -> bool:
    """Did this laid card lose, at a temple from which it may be taken back, and is it undecided?"""
    return s.cells[FATE + index] == OPEN and s.cells[RULE + s.temple_of(index)] != NO_TAKE_BACK


def lost_cards(s: KroniaState, seat: i64) -> i64:
    """The cards that this seat may take back; bit value - 1 is set for each."""
    cards: i64 = 0
    for i in range(s.laid):
        if s.owner(i) == seat and may_recover(s, i):
            cards |= i64(1) << (s.value(i) - 1)
    return cards


def check_recover(s: KroniaState, seat: i64, cards: i64) -> i64:
    if s.is_hades_round():
        return codes.NO_RECOVERY_IN_HADES
    if s.revealed == 0:
        return codes.TURN
    if cards >> VALUES != 0:
        return codes.LOST_CARDS
    for value in range(i64(1), VALUES + 1):
        if (cards >> (value - 1)) & 1 == 1:
            code = check_card(s, seat, value)
            if code != OK:
                return code
    return OK if s.point == AT_RECOVER else codes.TURN


def check_card(s: KroniaState, seat: i64, value: i64) -> i64:
    """May this seat take back the card of this value that it laid in this round?"""
    index = own_card(s, seat, value)
    if index < 0:
        return codes.LOST_CARDS
    if s.cells[FATE + index] == WON:
        return codes.BETTER_CARD if has_card_beside(s, index) else codes.WON_CARD
    if s.cells[RULE + s.temple_of(index)] == NO_TAKE_BACK:
        return codes.NO_TAKE_BACK
    return OK if s.cells[FATE + index] == OPEN else codes.LOST_CARDS


def own_card(s: KroniaState, seat: i64, value: i64) -> i64:
    """The place in the row of laid cards of this seat's card of this value, or -1."""
    for i in range(s.laid):
        if s.owner(i) == seat and s.value(i) == value:
            return i
    return -1


def has_card_beside(s: KroniaState, index: i64) -> bool:
    """Does another card of the same owner lie at the same temple (two players only, KRO-9.6)?"""
    for i in range(s.laid):
        if i != index and s.owner(i) == s.owner(index) and s.temple_of(i) == s.temple_of(index):
            return True
    return False


def do_recover(s: KroniaState, cards: i64) -> None:
    """Take back the cards named; the others of that seat that could be are left (KRO-6.3)."""
    secret: i64 = 1 if s.setup.simultaneous else 0
    for i in range(s.laid):
        if s.owner(i) == s.actor and may_recover(s, i):
            taken = (cards >> (s.value(i) - 1)) & 1
            s.cells[FATE + i] = TAKEN if taken == 1 else LEFT
            s.note(N_RECOVERED, s.actor, s.value(i), taken, secret)
    if s.setup.simultaneous:
        s.turn += 1
        ask_recovery(s)
    else:
        carry_out(s, s.actor)
        s.owed = cards_taken(s, s.actor)
        end_discards(s)


def carry_out(s: KroniaState, seat: i64) -> None:
    """Cards taken back go into the hand; those that are left go to the pile before everybody's eyes."""
    for i in range(s.laid):
        if s.owner(i) == seat and s.cells[FATE + i] == TAKEN:
            s.cells[awarding.card_at(s, i)] = HAND
        elif s.owner(i) == seat and s.cells[FATE + i] == LEFT:
            s.cells[awarding.card_at(s, i)] = SPENT


def cards_taken(s: KroniaState, seat: i64) -> i64:
    """How many cards this seat takes back in this round: as many are to be discarded (KRO-6.2)."""
    count: i64 = 0
    for i in range(s.laid):
        if s.owner(i) == seat and s.cells[FATE + i] == TAKEN:
            count += 1
    return count


def end_discards(s: KroniaState) -> None:
    """Go on discarding while something is owed, else to the next player."""
    if s.owed > 0:
        s.point = AT_DISCARD
        return
    s.turn += 1
    if s.setup.simultaneous:
        ask_discards(s)
    else:
        ask_recovery(s)


def check_discard(s: KroniaState, seat: i64, value: i64) -> i64:
    if s.point != AT_DISCARD or seat != s.actor:
        return codes.TURN
    return OK if s.in_hand(seat, value) else codes.DISCARD_OWED


def do_discard(s: KroniaState, value: i64) -> None:
    card = s.card(s.actor, value)
    s.cells[CARD + card] = HIDDEN
    s.cells[HID + card] = s.round
    s.owed -= 1
    s.note(N_DISCARDED, s.actor, value)
    end_discards(s)


def open_decisions(s: KroniaState) -> None:
    """Option "simultaneous": all have decided, unseen; now everybody learns it, and discards follow (R-13).

    Nobody discards before, because a seat that is asked for a discard has taken a card back.
    """
    for i in range(s.laid):
        if s.cells[FATE + i] == TAKEN or s.cells[FATE + i] == LEFT:
            s.note(N_RECOVERED, s.owner(i), s.value(i), 1 if s.cells[FATE + i] == TAKEN else 0)
    for seat in range(s.setup.seats):
        carry_out(s, seat)
    s.turn = 0
    ask_discards(s)


def ask_discards(s: KroniaState) -> None:
    """Ask the next player, in turn order, who owes discards; then the round ends."""
    while s.turn < s.setup.seats:
        seat = s.seat_after(s.turn)
        s.owed = cards_taken(s, seat)
        if s.owed > 0:
            s.point = AT_DISCARD
            s.actor = seat
            return
        s.turn += 1
    rounds.clean_up(s)
