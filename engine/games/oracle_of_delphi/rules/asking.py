"""Chapter 20 and the order of play: who is asked for what, and which articles go together (9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import NOBODY, OK
from engine.core.state import Actions
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi.rules import codes, sources
from engine.games.oracle_of_delphi.terms import (
    AT_BONUS,
    AT_COLOUR,
    AT_COMPANION,
    AT_DRAFT,
    AT_EQUIP,
    AT_FIGHT,
    AT_GODSTEP,
    AT_GODTARGET,
    AT_GODTOP,
    AT_LOOK,
    AT_MAIN,
    AT_MOVE,
    AT_OMEGA,
    AT_REACT,
    AT_RECOVER,
    AT_RETURN,
    AT_SCOUT,
    AT_TAKE,
    COLOURS,
    EXTRA_ACTION,
    EXTRA_COST,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState


def check_asked(s: OracleState, seat: i64, kind: i64) -> i64:
    """Is this seat asked for an action of this kind (ORA-20.2)? Some kinds are never legal."""
    if kind >= act.SKIP_ORACLE:
        if kind == act.SKIP_ORACLE:
            return codes.CONSULT
        if kind == act.TAKE_LETTER:
            return codes.NO_REFUSAL
        return codes.OVERBOARD if kind == act.THROW_OVERBOARD else codes.NOT_ASKED
    if kind < act.DRAFT or not s.is_seat(seat) or s.actor == NOBODY:
        return codes.NOT_ASKED
    if seat != s.actor:
        return out_of_turn(s, seat, kind)
    return OK if fits(kind, s.point) else misplaced(s, kind)


def out_of_turn(s: OracleState, seat: i64, kind: i64) -> i64:
    if kind == act.GOD or kind == act.TRADE:
        return codes.OWN_TURN
    if kind >= act.DRAW and kind <= act.END and seat != s.active:
        return codes.ACTIVE_SEAT
    return codes.NOT_ASKED


def fits(kind: i64, point: i64) -> bool:
    """Does this decision point ask for this kind of action?"""
    if kind >= act.MOVE and kind <= act.BUNDLE:
        return point == AT_COLOUR
    if kind >= act.DRAW and kind <= act.END:
        return point == AT_MAIN
    if kind == act.SAIL:
        return point == AT_MOVE
    if kind == act.STEP:
        return point == AT_GODSTEP
    if kind == act.DECLINE:
        return point == AT_GODSTEP or point == AT_OMEGA or point == AT_TAKE or point == AT_REACT
    if kind == act.REACT:
        return point == AT_REACT
    if kind == act.PAY or kind == act.SURRENDER:
        return point == AT_FIGHT
    if kind <= act.BONUS_GOD:
        return fits_early(kind, point)
    return fits_effect(kind, point)


def fits_early(kind: i64, point: i64) -> bool:
    if kind == act.DRAFT:
        return point == AT_DRAFT
    if kind == act.RETURN_TILE:
        return point == AT_RETURN
    if kind == act.RECOVER:
        return point == AT_RECOVER
    return point == AT_BONUS


def fits_effect(kind: i64, point: i64) -> bool:
    if kind == act.TAKE_EQUIPMENT:
        return point == AT_EQUIP
    if kind == act.TAKE_COMPANION:
        return point == AT_COMPANION
    if kind == act.HEAL:
        return point == AT_OMEGA
    if kind == act.LOOK_AT or kind == act.STOP:
        return point == AT_LOOK
    if kind == act.SCOUT:
        return point == AT_SCOUT
    if kind == act.UNCOVER:
        return point == AT_SCOUT or point == AT_GODTARGET
    if kind == act.TAKE_STATUE or kind == act.TAKE_OFFERING:
        return point == AT_TAKE
    if kind == act.TO_TOP:
        return point == AT_GODTOP
    return point == AT_GODTARGET  # RELOCATE, STRIKE, FETCH


def misplaced(s: OracleState, kind: i64) -> i64:
    """The seat is asked, but for something else (ORA-8.10, 4.2, 4.3, 20.4, 3.4, 3.8)."""
    if s.point == AT_FIGHT:
        return codes.NOTHING_BETWEEN
    if s.point == AT_RECOVER:
        return codes.RECOVERING
    if kind == act.DECLINE:
        return codes.DECLINING
    playing = kind >= act.DRAW and kind <= act.BUNDLE
    if playing and s.point == AT_BONUS:
        return codes.BONUS
    if playing and s.point >= AT_COLOUR and s.point <= AT_GODTARGET:
        return codes.FINISH_FIRST
    if kind == act.GOD or kind == act.TRADE:
        return codes.OWN_TURN
    return codes.NOT_ASKED


def add_related(s: OracleState, seat: i64, action: i64, code: i64, out: Actions) -> None:
    """Articles that the same action breaks as well."""
    unpaid = code == codes.RANGE or code == codes.FIGHT_PRICE
    if unpaid or (code == codes.EXTRA_ACTION and s.favor(seat) < EXTRA_COST):
        out.add(codes.FULL_PRICE)
    elif code == codes.RECOLOUR_PRICE:
        out.add(codes.FULL_PRICE)
        if would_do_backwards(s, seat, action):
            out.add(codes.CLOCKWISE)
    elif code == codes.MONSTER_UNNEEDED or code == codes.ITEM_UNNEEDED:
        out.add(codes.COLOUR_TWICE)
    elif code == codes.NEXT_TO or code == codes.ONE_WATER:
        out.add(asked_of_target(act.kind_of(action)))
    elif code == codes.SITE_TAKEN:
        out.add(codes.NO_SITE)


def would_do_backwards(s: OracleState, seat: i64, action: i64) -> bool:
    """Could this recolouring be paid for if the die were turned against the clock (ORA-5.8)?"""
    packed = act.first(action)
    if s.sails(seat, 8) or packed // 6 == EXTRA_ACTION:
        return False
    steps = COLOURS - sources.clockwise(packed % 6, act.second(action))
    return steps - (1 if s.sails(seat, 5) else 0) <= s.favor(seat)


def asked_of_target(kind: i64) -> i64:
    """The article that says what must be in reach for this kind of action."""
    if kind == act.FIGHT:
        return codes.NO_MONSTER
    if kind == act.STRIKE:
        return codes.ARES
    if kind == act.EXPLORE:
        return codes.NOT_TO_EXPLORE
    if kind == act.BUILD_SHRINE:
        return codes.NOT_TO_BUILD
    if kind == act.LOAD_OFFERING:
        return codes.NO_OFFERING
    if kind == act.LOAD_STATUE:
        return codes.NO_STATUE
    if kind == act.MAKE_OFFERING:
        return codes.NO_TEMPLE
    return codes.NO_SITE
