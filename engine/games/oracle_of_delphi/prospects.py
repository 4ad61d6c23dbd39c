"""How many turns each seat still needs, and what share of the victory that promises."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.core.heuristics import Values
from engine.games.oracle_of_delphi.prices import NONE, Prices
from engine.games.oracle_of_delphi.rewards import rate_equipment
from engine.games.oracle_of_delphi.rules import tasks
from engine.games.oracle_of_delphi.rules.counting import bits
from engine.games.oracle_of_delphi.rules.turn import somebody_arrived
from engine.games.oracle_of_delphi.standing import acts_once, god_worth, hand_worth, late_share, wealth
from engine.games.oracle_of_delphi.state import OracleState
from engine.games.oracle_of_delphi.tactics import Desk
from engine.games.oracle_of_delphi.targets import Targets, carried, fight_worth
from engine.games.oracle_of_delphi.terms import (
    ARRIVED,
    AT_COLOUR,
    AT_GODTARGET,
    AT_MOVE,
    DICE,
    F_BATTLE,
    F_COMPANION,
    F_DOWN,
    F_DRAW,
    F_EQUIP,
    F_GAIN,
    F_GODTOP,
    F_INJURY,
    F_LOST,
    F_SCOUT,
    F_STEPS,
    F_TAKE,
    F_UNCOVER,
    GOD,
    HAND,
    MAX_SEATS,
    OFFERINGS,
    P_CHECK,
    P_MAIN,
    P_SETUP,
    SHRINES_LEFT,
    STACK,
    STATUES,
    STATUES_LEFT,
    T_MONSTER,
    T_OFFERING,
)
from engine.games.oracle_of_delphi.tuning import TUNING

ALL_DICE: Final[float] = 3.0
CARD_TIE: Final[float] = 1.0  # turns that an oracle card counts among seats that have arrived (ORA-18.6)
FAVOR_TIE: Final[float] = 0.1


def judge(s: OracleState, seats: i64, values: Values) -> None:
    """The shares by turns needed: nearer is likelier, and the more so the shorter the way."""
    if s.phase == P_SETUP:
        for seat in range(seats):
            values.of[seat] = 1.0 / float(seats)
        return
    needed = vec[float]([0.0] * MAX_SEATS)
    least = 1000.0
    over = somebody_arrived(s)
    for seat in range(seats):
        needed[seat] = race_left(s, seat) if over else turns_left(s, seat)
        least = min(least, needed[seat])
    scale = TUNING.spread + TUNING.spread_left * max(0.0, least)
    total = 0.0
    for seat in range(seats):
        values.of[seat] = exp((least - needed[seat]) / scale)
        total += values.of[seat]
    for seat in range(seats):
        values.of[seat] /= total


def has_played(s: OracleState, seat: i64) -> bool:
    """Is this seat's turn of the round over?"""
    if seat == s.active:
        return s.phase != P_MAIN and s.phase != P_CHECK
    return s.order(seat) < s.order(s.active)


def turns_left(s: OracleState, seat: i64) -> float:
    """Turns until the seat reaches Zeus, those of this round that are over counted as lost."""
    left = s.tasks_left(seat)
    uses = work_left(s, seat) - wealth(s, seat, left)
    if has_played(s, seat):
        return uses / TUNING.uses  # the next turn is counted with the next round
    uses -= begun_worth(s) if seat == s.active else TUNING.uses
    return uses / TUNING.uses


def begun_worth(s: OracleState) -> float:
    """What is left of the active seat's turn: dice, the use of a card, and what is begun."""
    dice = s.total(s.active, DICE)
    worth = float(dice) + pending_worth(s)
    if s.wild == 1:
        worth += TUNING.colour * float(dice)
    return worth + TUNING.uses - ALL_DICE if s.card_done == 0 else worth


def race_left(s: OracleState, seat: i64) -> float:
    """The last round: who has arrived, and who may still do so (ORA-18.2, 18.6)."""
    if s.get(seat, ARRIVED) == 1:
        cards = CARD_TIE * float(s.total(seat, HAND)) + FAVOR_TIE * float(s.favor(seat))
        return -TUNING.arrived - cards - (0.5 if not has_played(s, seat) else 0.0)
    if has_played(s, seat) or s.tasks_left(seat) > 1:
        return TUNING.arrived
    return min(TUNING.arrived, 4.0 * max(0.0, turns_left(s, seat)))


def work_left(s: OracleState, seat: i64) -> float:
    """Uses for what the seat has still to do, less what its place promises."""
    if s.get(seat, ARRIVED) == 1:
        return 0.0
    statues = s.get(seat, STATUES_LEFT)
    offerings = tasks.white_left(s, seat, T_OFFERING) + bits(tasks.coloured_left(s, seat, T_OFFERING))
    monsters = tasks.white_left(s, seat, T_MONSTER) + bits(tasks.coloured_left(s, seat, T_MONSTER))
    loaded = min(statues, bits(carried(s, seat, STATUES))) + min(offerings, bits(carried(s, seat, OFFERINGS)))
    work = TUNING.home + TUNING.shrine * float(bits(s.get(seat, SHRINES_LEFT)))
    work += (TUNING.load + TUNING.raise_statue) * float(statues)
    work += (TUNING.load + TUNING.make) * float(offerings)
    work += TUNING.fight * float(monsters) - TUNING.load * float(loaded)
    targets = Targets(s, seat)
    if seat == s.active and s.phase == P_MAIN and not targets.home and s.total(seat, DICE) > 0:
        return work - TUNING.potential * max(0.0, targets.promise(s.ship(seat), Prices(s, seat), NONE))
    promise = targets.outlook(s.ship(seat))
    return work - (promise if targets.home else TUNING.potential * promise)


def pending_worth(s: OracleState) -> float:
    """What the active seat has begun and not yet received."""
    worth = 0.0
    if s.point == AT_COLOUR or s.point == AT_MOVE:
        worth = max(0.0, Desk(s).rate_committed())
    elif s.point == AT_GODTARGET:
        worth = Desk(s).power_now(s.in_use - 1)
    for i in range(s.depth):
        worth += effect_worth(s, s.cells[STACK + 2 * i], s.cells[STACK + 2 * i + 1])
    return worth


def effect_worth(s: OracleState, kind: i64, value: i64) -> float:
    """Of one pending effect of the active seat."""
    if kind == F_EQUIP:
        return TUNING.equip
    if kind == F_COMPANION:
        return TUNING.companion
    if kind == F_GAIN and acts_once(value):
        return rate_equipment(s, s.active, value)
    if kind == F_GODTOP or kind == F_SCOUT:
        return TUNING.equip
    if kind == F_DRAW:
        held = s.total(s.active, HAND)
        return hand_worth(held + value) - hand_worth(held)
    if kind == F_STEPS:
        return 0.4 * float(value)
    if kind == F_DOWN:
        row = s.get(s.active, GOD + value)
        return -god_worth(s, s.active, value, row) * late_share(s.tasks_left(s.active))
    if kind == F_UNCOVER:
        return TUNING.letter
    if kind == F_TAKE:
        return TUNING.load
    if kind == F_BATTLE:
        return max(0.0, fight_worth(s.strength, s.favor(s.active)))
    if kind == F_LOST and s.favor(s.active) > 0:
        return max(0.0, fight_worth(s.strength - 1, s.favor(s.active) - 1) - TUNING.favor)
    if kind == F_INJURY and value // 8 == s.active:
        return -TUNING.injury * float(value % 8)
    return 0.0
