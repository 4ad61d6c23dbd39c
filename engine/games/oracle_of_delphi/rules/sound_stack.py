"""Do the pending effects fit what a position waits for?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.games.oracle_of_delphi.terms import (
    AT_BATTLE,
    AT_COMPANION,
    AT_EQUIP,
    AT_FIGHT,
    AT_GODSTEP,
    AT_GODTARGET,
    AT_GODTOP,
    AT_INJURY_CARD,
    AT_LOOK,
    AT_OMEGA,
    AT_ORACLE_CARD,
    AT_REFILL,
    AT_SCOUT,
    AT_TAKE,
    AT_TILE,
    COLOURS,
    EQUIPMENT,
    F_BATTLE,
    F_COMPANION,
    F_DOWN,
    F_DRAW,
    F_E03,
    F_EQUIP,
    F_GAIN,
    F_GODTOP,
    F_INJURY,
    F_LOOK,
    F_LOST,
    F_NAMES,
    F_OMEGA,
    F_REFILL,
    F_SCOUT,
    F_SEE,
    F_SPENT,
    F_STEPS,
    F_TAKE,
    F_UNCOVER,
    S_DISPLAY,
    STACK,
    STACK_MAX,
    TILES,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState


def is_stack_sound(s: OracleState) -> bool:
    """Known effects in their ranges, empty places above them, and the right one on top."""
    if s.depth > STACK_MAX - 4:
        return False
    for i in range(STACK_MAX):
        kind = s.cells[STACK + i * 2]
        value = s.cells[STACK + i * 2 + 1]
        if i >= s.depth:
            if kind != 0 or value != 0:
                return False
        elif kind == 0 or kind >= F_NAMES or not suits(s, kind, value):
            return False
    if s.point == AT_TILE:
        return (s.pending() == F_SEE or s.pending() == F_UNCOVER) and s.face(s.pending_value()) == 0
    if s.point == AT_GODTARGET:
        return s.pending() == F_DOWN and s.pending_value() == s.in_use - 1
    wanted = effect_at(s.point)
    if s.point == AT_REFILL and s.stage == S_DISPLAY:
        wanted = 0
    return s.pending() == wanted and is_due(wanted, s.pending_value())


def is_due(kind: i64, value: i64) -> bool:
    """Is a card or step that the position waits for still to come?"""
    if kind == F_INJURY:
        return value % 8 > 0
    return value > 0 or (kind != F_DRAW and kind != F_STEPS)


def effect_at(point: i64) -> i64:
    """The effect that a point belongs to; 0 if nothing is pending there."""
    if point == AT_ORACLE_CARD:
        return F_DRAW
    if point == AT_INJURY_CARD:
        return F_INJURY
    if point == AT_REFILL:
        return F_REFILL
    if point == AT_BATTLE:
        return F_BATTLE
    if point == AT_FIGHT:
        return F_LOST
    if point == AT_EQUIP:
        return F_EQUIP
    if point == AT_COMPANION:
        return F_COMPANION
    if point == AT_GODSTEP:
        return F_STEPS
    return effect_at_choice(point)


def effect_at_choice(point: i64) -> i64:
    if point == AT_OMEGA:
        return F_OMEGA
    if point == AT_LOOK:
        return F_LOOK
    if point == AT_SCOUT:
        return F_SCOUT
    if point == AT_TAKE:
        return F_TAKE
    return F_GODTOP if point == AT_GODTOP else i64(0)


def suits(s: OracleState, kind: i64, value: i64) -> bool:
    """Is the value of an effect in its range?"""
    if kind == F_BATTLE or kind == F_LOST:
        return value < COLOURS and s.foe != 0
    if kind == F_COMPANION or kind == F_DOWN:
        return value < COLOURS
    if kind == F_UNCOVER or kind == F_SEE:
        return value < TILES
    if kind == F_LOOK:
        return value <= TILES
    if kind == F_SCOUT:
        return (value & 15) <= TILES and (value >> 4) <= TILES
    if kind == F_TAKE or kind == F_SPENT or kind == F_GAIN:
        return value >= 1 and value <= EQUIPMENT
    if kind == F_INJURY:
        return value // 8 < s.setup.seats and value % 8 <= 2
    if kind == F_STEPS or kind == F_DRAW:
        return value <= 3
    if kind == F_EQUIP or kind == F_OMEGA or kind == F_GODTOP or kind == F_REFILL or kind == F_E03:
        return value == 0
    return False
