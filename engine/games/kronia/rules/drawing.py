"""Chapter 2, drawing and placing (KRO-2), with "first token here" and "extra token" (KRO-11.4, 11.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import CHANCE, OK
from engine.games.kronia.rules import codes, laying
from engine.games.kronia.terms import (
    AT_DRAW,
    AT_PLACE,
    BAG,
    DRAWN,
    EXTRA_TOKEN,
    FIRST_TOKEN,
    GODS,
    HADES,
    N_DRAWN,
    N_HADES,
    N_PLACED,
    N_RETURNED,
    RULE,
    SHUFFLED,
    TOKEN,
    WRATH,
    ZEUS,
)

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def start_round(s: KroniaState) -> None:
    """The first player draws one token more than there are temples (KRO-2.1)."""
    s.round += 1
    s.draws_left = s.setup.temples + 1
    if s.setup.exact_total and first_token_temple(s) >= 0:
        s.draws_left -= 1
    if s.has_general(EXTRA_TOKEN):
        s.draws_left += 1  # 11.13
    s.point = AT_DRAW
    s.actor = CHANCE


def first_token_temple(s: KroniaState) -> i64:
    """The temple with "first token here", or -1."""
    for temple in range(s.setup.temples):
        if s.cells[RULE + temple] == FIRST_TOKEN:
            return temple
    return -1


def do_draw(s: KroniaState, god: i64) -> None:
    s.cells.bump(BAG + god, -1)
    s.cells.bump(DRAWN + god, 1)
    s.draws_left -= 1
    s.note(N_DRAWN, god)
    temple = first_token_temple(s)
    if temple >= 0 and s.token_on(temple) == 0:  # so this is the first token of the round
        if god == WRATH:
            s.draws_left = 0  # 11.19
        else:
            set_on_temple(s, temple, god)  # 11.4
    if s.draws_left == 0:
        end_drawing(s)


def set_on_temple(s: KroniaState, temple: i64, god: i64) -> None:
    s.cells.bump(DRAWN + god, -1)
    s.cells[TOKEN + temple] = god
    s.note(N_PLACED, temple, god)


def end_drawing(s: KroniaState) -> None:
    if s.cells[DRAWN + WRATH] > 0:
        start_hades_round(s)
    else:
        ask_placement(s)


def start_hades_round(s: KroniaState) -> None:
    """One wrath token goes on the Hades temple, everything else drawn goes back (KRO-10.2, 10.3)."""
    s.note(N_HADES)
    s.cells.bump(DRAWN + WRATH, -1)
    for temple in range(s.setup.temples):
        god = s.token_on(temple)
        if god != 0:
            s.cells[TOKEN + temple] = 0
            s.cells.bump(DRAWN + god, 1)
    put_back_drawn(s)
    s.cells[TOKEN + HADES] = WRATH
    laying.start_laying(s)


def put_back_drawn(s: KroniaState) -> None:
    """Everything drawn that lies on no temple goes back into the bag (KRO-2.3)."""
    returned: i64 = 0
    for god in range(i64(1), GODS):
        count = s.cells[DRAWN + god]
        if count > 0:
            s.cells[DRAWN + god] = 0
            s.cells.bump(BAG + god, count)
            s.note(N_RETURNED, god, count)
            returned += count
    if returned > 0:
        shuffle_bag(s)


def shuffle_bag(s: KroniaState) -> None:
    """Something was put back: from now on the bag is drawn from in a new order."""
    s.shuffles += 1
    for god in range(GODS):
        s.cells[SHUFFLED + god] = s.cells[BAG + god]


def ask_placement(s: KroniaState) -> None:
    """Ask for the token of the next temple without one, or go on to laying (KRO-2.2, 2.3)."""
    for temple in range(s.setup.temples):
        if s.token_on(temple) == 0:
            s.temple = temple
            s.point = AT_PLACE
            s.actor = s.first
            return
    put_back_drawn(s)
    laying.start_laying(s)


def check_place(s: KroniaState, seat: i64, temple: i64, god: i64) -> i64:
    if temple == HADES:
        return codes.NO_FAVOR_FOR_HADES
    if not s.temple_exists(temple):
        return codes.TWO_TEMPLES
    if s.point != AT_PLACE:
        return codes.TURN
    if s.token_on(temple) != 0 or god < 1 or god > ZEUS or s.cells[DRAWN + god] == 0:
        return codes.ONE_TOKEN_EACH
    if seat != s.first:
        return codes.ONLY_FIRST_PLACES
    if temple != s.temple:
        return codes.TURN  # temples are filled in the order A, B, C
    return OK


def do_place(s: KroniaState, temple: i64, god: i64) -> None:
    set_on_temple(s, temple, god)
    ask_placement(s)
