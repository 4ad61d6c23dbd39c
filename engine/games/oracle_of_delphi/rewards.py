"""How good each answer is where a reward, a god or an injury asks: everything outside of phase 2 proper."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi.rules.cards import shown
from engine.games.oracle_of_delphi.rules.counting import has
from engine.games.oracle_of_delphi.standing import (
    favor_worth,
    god_power,
    god_worth,
    harm,
    heal_worth,
    season,
    step_worth,
)
from engine.games.oracle_of_delphi.state import OracleState
from engine.games.oracle_of_delphi.targets import Targets, carried, fight_worth, wanted
from engine.games.oracle_of_delphi.terms import (
    BUILT,
    CLOUD,
    COLOURS,
    GOD,
    HERO,
    INJURY,
    MONSTER_TILES,
    OFFERINGS,
    ON_TEMPLE,
    SHIELD,
    SHIELD_MAX,
    STATUE,
    STATUES,
    T_MONSTER,
    T_OFFERING,
    T_SHRINE,
    T_STATUE,
    TEMPLE,
    WHITE,
)
from engine.games.oracle_of_delphi.tuning import TUNING

NOTHING: Final[float] = -0.05  # declining is worse than anything that helps


def rate_reward(s: OracleState, seat: i64, t: Targets, kind: i64, a: i64, b: i64) -> float:
    if kind == act.STEP or kind == act.REACT or kind == act.BONUS_GOD:
        return step_worth(s, seat, a)
    if kind == act.BONUS_FAVOR:
        return favor_worth(s.favor(seat) + 2) - favor_worth(s.favor(seat))
    if kind == act.PAY:
        return fight_worth(s.strength - 1, s.favor(seat) - 1) - TUNING.favor
    if kind == act.SURRENDER or kind == act.DECLINE or kind == act.STOP:
        return NOTHING
    if kind == act.TAKE_EQUIPMENT:
        return rate_equipment(s, seat, a)
    if kind == act.TAKE_COMPANION:
        return rate_companion(s, seat, a)
    if kind == act.HEAL:
        return heal_worth(s, seat, a)
    if kind == act.RECOVER:
        return rate_recovery(s, seat, a // 6, a % 6, b)
    if kind == act.LOOK_AT or kind == act.SCOUT or kind == act.UNCOVER:
        return rate_tile(s, seat, t, kind, a)
    return rate_rest(s, seat, kind, a, b)


def rate_rest(s: OracleState, seat: i64, kind: i64, a: i64, b: i64) -> float:
    if kind == act.FETCH or kind == act.TAKE_STATUE:
        return TUNING.load - TUNING.haul * float(way_to_site(s, seat, b))
    if kind == act.TAKE_OFFERING:
        return TUNING.load - TUNING.haul * float(way_to_temple(s, seat, b))
    if kind == act.TO_TOP:
        return god_power(s, seat, a) - god_worth(s, seat, a, s.get(seat, GOD + a))
    if kind == act.STRIKE:
        return TUNING.fight + (0.1 if has(s.get(seat, MONSTER_TILES), b) else 0.0)
    if kind == act.DRAFT:
        return TUNING.ships[a - 1]
    return rate_return(a) if kind == act.RETURN_TILE else 0.0


def rate_equipment(s: OracleState, seat: i64, card: i64) -> float:
    """Cards that act at once are worth what they find to do; lasting ones what is left to do."""
    worth = TUNING.equipment[card - 1]
    if card >= 18 and card <= 21:
        return worth if can_take(s, seat, card) else 0.0
    if card == 16:
        return worth if s.face_down() >= 2 else 0.0
    if card == 15 or card == 22:
        return worth
    return worth * season(s.tasks_left(seat))


def can_take(s: OracleState, seat: i64, card: i64) -> bool:
    """Is there room, and need of a colour that E18 to E21 show?"""
    if not s.has_room(seat):
        return False
    task = T_STATUE if card <= 19 else T_OFFERING
    aboard = carried(s, seat, STATUES if card <= 19 else OFFERINGS)
    return wanted(s, seat, task, aboard) & shown(card) != 0


def rate_companion(s: OracleState, seat: i64, companion: i64) -> float:
    """A hero's shield may have no field left to climb."""
    worth = TUNING.companions[companion % 3]
    if companion % 3 != HERO:
        return worth * season(s.tasks_left(seat))
    shield = s.get(seat, SHIELD)
    gained = TUNING.shield[min(SHIELD_MAX, shield + 2)] - TUNING.shield[shield]
    healed = TUNING.injury * float(s.get(seat, INJURY + companion // 3))
    return gained * season(s.tasks_left(seat)) + healed + 0.4


def rate_recovery(s: OracleState, seat: i64, a: i64, b: i64, third: i64) -> float:
    """What is left should be far from the limits, and few colours to heal."""
    most: i64 = 0
    colours: i64 = 0
    for c in range(COLOURS):
        left = s.get(seat, INJURY + c)
        left -= (1 if c == a else 0) + (1 if c == b else 0) + (1 if c == third else 0)
        most = max(most, left)
        colours += 1 if left > 0 else 0
    return -harm(s, seat, s.total(seat, INJURY) - 3, most) - 0.1 * float(colours)


def rate_tile(s: OracleState, seat: i64, t: Targets, kind: i64, space: i64) -> float:
    """To uncover a tile is worth what lies under it; to look at one, that it is not known yet."""
    unknown = not s.has_seen(seat, space - CLOUD)
    if kind == act.UNCOVER or (kind == act.SCOUT and not unknown):
        for i in range(t.count):
            if t.space[i] == space:
                return t.worth[i]
        return 0.0
    if not unknown:
        return -0.5
    return TUNING.look - 0.02 * float(s.board.shore(s.ship(seat), space, t.shallow))


def way_to_site(s: OracleState, seat: i64, colour: i64) -> i64:
    """Spaces from the ship to the nearest free building site of the colour."""
    least: i64 = 12
    for i in range(i64(6)):
        if has(s.board.sites(i) & ~s.cells[BUILT + i], colour):
            least = min(least, s.board.shore(s.ship(seat), STATUE + i, False))
    return least


def way_to_temple(s: OracleState, seat: i64, colour: i64) -> i64:
    for i in range(i64(6)):
        if s.cells[ON_TEMPLE + i] == colour + 1:
            return s.board.shore(s.ship(seat), TEMPLE + i, False)
    return 12


def rate_return(tile: i64) -> float:
    """The Zeus tile that would cost most and bring least; a colour makes it harder (ORA-16.4)."""
    task = tile // 8
    fixed = 0.2 if task >= T_OFFERING and tile % 8 != WHITE else 0.0
    if task == T_SHRINE:
        return TUNING.shrine + TUNING.colour
    if task == T_MONSTER:
        return TUNING.fight + 3.0 * TUNING.favor - TUNING.equip + fixed
    if task == T_STATUE:
        return TUNING.load + TUNING.raise_statue - TUNING.companion
    return TUNING.load + TUNING.make - 3.0 * TUNING.favor + fixed
