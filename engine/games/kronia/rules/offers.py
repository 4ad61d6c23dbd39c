"""Candidates for each decision point, in a fixed order. `check` alone decides which of them are legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.state import Actions
from engine.games.kronia import actions as act
from engine.games.kronia.rules import recovering
from engine.games.kronia.terms import (
    APOLLO,
    AT_CHANGE,
    AT_DISCARD,
    AT_EXCHANGE,
    AT_GIVE,
    AT_LAY,
    AT_NAME_FIRST,
    AT_PAY,
    AT_PICK,
    AT_PLACE,
    AT_RECOVER,
    AT_TAKE,
    AT_TARGET,
    CARD,
    DECLINE,
    HADES,
    HAND,
    TWO_FOR_ONE,
    VALUES,
    ZEUS,
)

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def list_candidates(s: KroniaState, out: Actions) -> None:
    point = s.point
    if s.actor < 0:
        return
    if point == AT_LAY:
        lay(s, out)
    elif point == AT_CHANGE:
        change(s, out)
    elif point == AT_PLACE:
        for god in range(APOLLO, ZEUS + 1):
            out.add(act.place(s.temple, god))
    elif point == AT_RECOVER:
        recover(s, out)
    elif point == AT_DISCARD:
        discard(s, out)
    elif point == AT_PAY:
        pay(s, out)
    else:
        tile_acts(s, out)


def lay(s: KroniaState, out: Actions) -> None:
    start = CARD + s.card(s.actor, 1) - 1
    for temple in range(s.setup.temples):
        for value in range(i64(1), VALUES + 1):
            if s.cells[start + value] == HAND:
                out.add(act.lay(HADES if s.is_hades_round() else temple, value))
        if s.is_hades_round():
            return


def change(s: KroniaState, out: Actions) -> None:
    out.add(act.pass_())
    start = CARD + s.card(s.actor, 1) - 1
    for i in range(s.laid):
        if s.owner(i) != s.actor:
            continue
        temple = s.temple_of(i)
        position = s.position(i)
        for value in range(i64(1), VALUES + 1):
            if s.cells[start + value] == HAND:
                out.add(act.swap(temple, position, value))
        for to in range(s.setup.temples):
            out.add(act.move(temple, position, to))


def recover(s: KroniaState, out: Actions) -> None:
    """Every subset of the lost cards; two players may have two, the others have one."""
    lost = recovering.lost_cards(s, s.actor)
    cards = lost
    while True:
        out.add(act.recover(lost & ~cards))  # from none to all
        if cards == 0:
            return
        cards = (cards - 1) & lost


def discard(s: KroniaState, out: Actions) -> None:
    for value in range(i64(1), VALUES + 1):
        out.add(act.discard(value))


def pay(s: KroniaState, out: Actions) -> None:
    if not s.setup.minimal_sets:
        for god in range(APOLLO, ZEUS + 1):
            out.add(act.pay(god))
        return
    for apollo in range(i64(7)):
        for artemis in range(i64(4)):
            for poseidon in range(i64(3)):
                for athena in range(i64(3)):
                    for zeus in range(i64(3)):
                        gods = apollo | artemis << 3 | poseidon << 6 | athena << 9 | zeus << 12
                        out.add(act.pay_set(gods))


def tile_acts(s: KroniaState, out: Actions) -> None:
    point = s.point
    if point == AT_EXCHANGE:
        for mode in range(DECLINE, TWO_FOR_ONE + 1):
            out.add(act.exchange(mode))
    elif point == AT_GIVE:
        for god in range(APOLLO, ZEUS + 1):
            out.add(act.give(god))
    elif point == AT_PICK:
        for god in range(APOLLO, ZEUS + 1):
            out.add(act.pick(god))
    elif point == AT_TARGET or point == AT_NAME_FIRST:
        for seat in range(s.setup.seats):
            out.add(act.target(seat) if point == AT_TARGET else act.name_first(seat))
    elif point == AT_TAKE:
        for god in range(APOLLO, ZEUS + 1):
            out.add(act.take(god))
            for other in range(god, ZEUS + 1):
                out.add(act.take(god, other))
