"""Chapter 11: "winner picks" and "choose first player" (KRO-11.7, 11.12, 11.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.kronia.rules import awarding, codes, drawing, rounds
from engine.games.kronia.terms import (
    AT_NAME_FIRST,
    AT_PICK,
    BAG,
    CHOOSE_FIRST,
    N_EXTRA,
    N_NAMED,
    N_PICKED,
    N_RETURNED,
    ROUNDS,
    RULE,
    WRATH,
)

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def do_extra(s: KroniaState, god: i64) -> None:
    """The winner draws one token before taking the temple's (KRO-11.7); a wrath token goes back (11.17)."""
    s.cells.bump(BAG + god, -1)
    s.note(N_EXTRA, s.temple, god)
    if god != WRATH:
        s.extra = god
        s.point = AT_PICK
        s.actor = s.winner(s.temple)
        return
    s.aside += 1
    if s.setup.redraw and awarding.tokens_in_bag(s) > 0:
        return  # draw again; wrath tokens go back afterwards
    put_back_aside(s)
    awarding.award(s, s.token_on(s.temple))
    awarding.settle_temples(s)


def put_back_aside(s: KroniaState) -> None:
    if s.aside > 0:
        s.cells.bump(BAG + WRATH, s.aside)
        s.note(N_RETURNED, WRATH, s.aside)
        s.aside = 0
    drawing.shuffle_bag(s)


def check_pick(s: KroniaState, seat: i64, god: i64) -> i64:
    if s.point != AT_PICK:
        return codes.TURN
    if god == WRATH:
        return codes.WRATH_GOES_BACK
    if god != s.extra and god != s.token_on(s.temple):
        return codes.TWO_TO_PICK_FROM
    return OK


def do_pick(s: KroniaState, god: i64) -> None:
    back = s.extra if god == s.token_on(s.temple) else s.token_on(s.temple)
    s.extra = 0
    s.cells.bump(BAG + back, 1)
    s.note(N_PICKED, s.actor, god, back)
    put_back_aside(s)
    awarding.award(s, god)
    awarding.settle_temples(s)


def seat_that_names(s: KroniaState) -> i64:
    """The winner of a "choose first player" temple if another round follows, or -1 (R-31)."""
    if s.round < ROUNDS:
        for temple in range(s.setup.temples):
            if s.cells[RULE + temple] == CHOOSE_FIRST:
                return s.winner(temple)
    return -1


def check_name_first(s: KroniaState, seat: i64, named: i64) -> i64:
    if s.point != AT_NAME_FIRST:
        return codes.TURN
    if seat != s.actor or not s.is_seat(named):
        return codes.NAMED_BY_WINNER
    return OK


def do_name_first(s: KroniaState, named: i64) -> None:
    s.named = named + 1
    s.note(N_NAMED, s.actor, named)
    rounds.end_round(s)
