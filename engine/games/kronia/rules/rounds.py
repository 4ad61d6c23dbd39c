"""Chapter 7, low cards and the end of a round (KRO-7), and the stages of two players (KRO-9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.kronia.rules import awarding, drawing, paying, tiles
from engine.games.kronia.terms import (
    AT,
    AT_NAME_FIRST,
    CARD,
    FATE,
    HAND,
    LAID,
    LAID_CARD,
    LOW_CARD,
    N_KEPT_LOW,
    N_ROUND_OVER,
    N_STAGE,
    ROUNDS,
    SHOWN,
    SPENT,
    STAGE_ROUNDS,
    TEMPLES,
    TOKEN,
    UNDER_AID,
    VALUES,
    WINNER,
    WON,
)

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def clean_up(s: KroniaState) -> None:
    """Won low cards go under the aid (KRO-7.1), what else lies there goes to the pile (7.3)."""
    for i in range(s.laid):
        if s.cells[FATE + i] == WON and s.value(i) <= LOW_CARD:
            s.cells[awarding.card_at(s, i)] = UNDER_AID
            s.note(N_KEPT_LOW, s.owner(i), s.value(i))
    clear_temples(s)
    namer = tiles.seat_that_names(s)
    if namer >= 0:
        s.point = AT_NAME_FIRST
        s.actor = namer
    else:
        end_round(s)


def clear_temples(s: KroniaState) -> None:
    """Cards still lying there go to the pile, where everybody saw them."""
    for i in range(s.laid):
        cell = awarding.card_at(s, i)
        if s.cells[cell] == LAID:
            s.cells[cell] = SPENT
        if s.cells[cell] == SPENT or s.cells[cell] == UNDER_AID:
            s.cells[cell - CARD + SHOWN] = 0  # where it is, is known for good
    for i in range(s.laid):
        s.cells[LAID_CARD + i] = 0
        s.cells[AT + i] = 0
        s.cells[FATE + i] = 0
    for temple in range(TEMPLES):
        s.cells[TOKEN + temple] = 0
    s.laid = 0
    s.revealed = 0


def end_round(s: KroniaState) -> None:
    """The bag passes to the left, or to the seat that was named (KRO-7.4, 9.3, 11.12)."""
    for temple in range(TEMPLES):
        s.cells[WINNER + temple] = 0
    s.settled = 0
    s.turn = 0
    s.temple = 0
    if s.round == ROUNDS:
        s.note(N_ROUND_OVER, s.round, s.first)
        paying.start_payment(s)  # the bag stays with the first player of round 12 (10.14)
        return
    s.first = s.seat_after(1) if s.named == 0 else s.named - 1
    s.named = 0
    s.note(N_ROUND_OVER, s.round, s.first)
    if s.setup.decks == 2 and s.round == STAGE_ROUNDS:
        take_second_deck(s)
    drawing.start_round(s)


def take_second_deck(s: KroniaState) -> None:
    """After round 6 each of two players takes up the other deck (KRO-9.1)."""
    for seat in range(s.setup.seats):
        start = CARD + (seat * 2 + 1) * VALUES
        for i in range(start, start + VALUES):
            s.cells[i] = HAND
    s.note(N_STAGE)
