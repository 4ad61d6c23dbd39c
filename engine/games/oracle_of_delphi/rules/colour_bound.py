"""Chapters 5 to 11 together: committing a source to a colour, and what that colour may be used for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi.rules import (
    cards,
    cargo,
    codes,
    colour_free,
    fighting,
    healing,
    islands,
    moving,
    sources,
)
from engine.games.oracle_of_delphi.terms import (
    ARRIVED,
    AT_COLOUR,
    AT_MOVE,
    CARD,
    CITY,
    COLOURS,
    DIE,
    MONSTER,
    N_USED,
    OFFERING,
    STATUE,
    TEMPLE,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState


def check_commit(s: OracleState, seat: i64, source: i64, printed: i64, colour: i64) -> i64:
    """The source, its price, and something to do with the colour (ORA-5.1, 5.5, 5.2)."""
    code = sources.check_source(s, seat, source, printed)
    if code != OK:
        return code
    if colour >= COLOURS:
        return codes.COLOUR_ASKED
    cost = sources.price(s, seat, source, printed, colour)
    favor = s.favor(seat)
    if favor < cost:
        return codes.RECOLOUR_PRICE
    if colour_free.gains_only(s, seat):
        if source == CARD:
            return codes.USELESS
        bundle = source == DIE and cards.check_bundle(s, seat, source, colour) == OK
        return OK if bundle else codes.ARRIVED
    return OK if has_use(s, seat, source, colour, favor - cost) else codes.COLOUR_ASKED


def has_use(s: OracleState, seat: i64, source: i64, colour: i64, favor: i64) -> bool:
    """Is a colour-bound action legal with this colour and what favor is then left?"""
    if healing.check_advance_god(s, seat, colour) == OK:
        return True
    if healing.check_discard_injuries(s, seat, colour) == OK:
        return True
    if cards.check_bundle(s, seat, source, colour) == OK:
        return True
    if moving.check_move(s, seat, source, colour, favor) == OK:
        return True
    stop = s.ship(seat)
    for i in range(s.board.islands(stop)):
        if has_use_of(s, seat, s.board.island(stop, i), colour):
            return True
    return False


def has_use_of(s: OracleState, seat: i64, space: i64, colour: i64) -> bool:
    """Is something legal at this island?"""
    if space >= CITY:
        return cargo.check_load_statue(s, seat, space, colour) == OK
    if space >= MONSTER:
        return fighting.check_fight(s, seat, space, colour) == OK
    if space >= STATUE:
        return cargo.check_raise_statue(s, seat, space, colour) == OK
    if space >= TEMPLE:
        return cargo.check_make_offering(s, seat, space, colour) == OK
    if space >= OFFERING:
        return cargo.check_load_offering(s, seat, space, colour) == OK
    return (
        islands.check_explore(s, seat, space, colour) == OK
        or islands.check_build_shrine(s, seat, space, colour) == OK
    )


def do_commit(s: OracleState, source: i64, printed: i64, colour: i64) -> None:
    cost = sources.price(s, s.active, source, printed, colour)
    s.note(N_USED, s.active, source, printed, colour + 1, cost)
    sources.spend_source(s, s.active, source, printed)
    s.spend(s.active, cost)
    s.source = source
    s.colour = colour + 1
    s.ask(AT_COLOUR, s.active)


def check_act(s: OracleState, seat: i64, kind: i64, space: i64, colour: i64) -> i64:
    """One colour-bound action with the colour committed to (ORA-5.2)."""
    if s.get(seat, ARRIVED) == 1 and (kind == act.MOVE or not s.setup.all_but_leaving) and kind != act.BUNDLE:
        return codes.ARRIVED
    asked = s.colour - 1
    if kind == act.MOVE:
        return moving.check_move(s, seat, s.source, asked, s.favor(seat))
    if kind == act.EXPLORE:
        return islands.check_explore(s, seat, space, asked)
    if kind == act.BUILD_SHRINE:
        return islands.check_build_shrine(s, seat, space, asked)
    return codes.COLOUR_ASKED if colour != asked else check_coloured(s, seat, kind, space, colour)


def check_coloured(s: OracleState, seat: i64, kind: i64, space: i64, colour: i64) -> i64:
    if kind == act.FIGHT:
        return fighting.check_fight(s, seat, space, colour)
    if kind == act.LOAD_OFFERING:
        return cargo.check_load_offering(s, seat, space, colour)
    if kind == act.MAKE_OFFERING:
        return cargo.check_make_offering(s, seat, space, colour)
    if kind == act.LOAD_STATUE:
        return cargo.check_load_statue(s, seat, space, colour)
    if kind == act.RAISE_STATUE:
        return cargo.check_raise_statue(s, seat, space, colour)
    if kind == act.DISCARD_INJURIES:
        return healing.check_discard_injuries(s, seat, colour)
    if kind == act.ADVANCE_GOD:
        return healing.check_advance_god(s, seat, colour)
    return cards.check_bundle(s, seat, s.source, colour)


def do_act(s: OracleState, kind: i64, space: i64, colour: i64) -> None:
    if kind == act.MOVE:
        s.ask(AT_MOVE, s.active)
        return
    s.colour = 0
    s.source = 0
    if kind == act.FIGHT:
        fighting.do_fight(s, space, colour)
    elif kind == act.EXPLORE:
        islands.do_explore(s, space)
    elif kind == act.BUILD_SHRINE:
        islands.do_build_shrine(s, space)
    elif kind == act.LOAD_OFFERING:
        cargo.do_load_offering(s, space, colour)
    elif kind == act.MAKE_OFFERING:
        cargo.do_make_offering(s, space, colour)
    elif kind == act.LOAD_STATUE:
        cargo.load_statue(s, colour)
    elif kind == act.RAISE_STATUE:
        cargo.do_raise_statue(s, space, colour)
    elif kind == act.DISCARD_INJURIES:
        healing.discard_injuries(s, s.active, colour)
    elif kind == act.ADVANCE_GOD:
        healing.advance_god(s, s.active, colour)
    else:
        cards.do_bundle(s, colour)


def do_sail(s: OracleState, space: i64) -> None:
    moving.do_sail(s, space)
    s.colour = 0
    s.source = 0
