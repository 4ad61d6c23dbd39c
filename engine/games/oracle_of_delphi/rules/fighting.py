"""Chapter 8: fighting monsters, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.ids import CHANCE, OK
from engine.games.oracle_of_delphi.rules import codes, reach, tasks
from engine.games.oracle_of_delphi.rules.counting import has
from engine.games.oracle_of_delphi.terms import (
    AT_BATTLE,
    AT_FIGHT,
    CITY,
    F_BATTLE,
    F_INJURY,
    F_LOST,
    MONSTER,
    N_CONTINUED,
    N_DEFEATED,
    N_FOUGHT,
    N_ROUND,
    N_SURRENDERED,
    ON_MONSTER,
    SHIELD,
    SLAIN,
    T_MONSTER,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

STRENGTH: Final[i64] = 9


def check_fight(s: OracleState, seat: i64, space: i64, colour: i64) -> i64:
    """A needed monster of the colour in reach (ORA-8.1, 8.2)."""
    if space < MONSTER or space >= CITY:
        return codes.NO_MONSTER
    code = reach.check_reach(s, seat, space, reach.MONSTERS_AND_CLOUDS)
    if code != OK:
        return code
    if not has(s.cells[ON_MONSTER + space - MONSTER], colour):
        return codes.NO_MONSTER
    return tasks.check_monster(s, seat, colour)


def do_fight(s: OracleState, space: i64, colour: i64) -> None:
    s.foe = space
    s.strength = max(i64(0), STRENGTH - s.get(s.active, SHIELD))  # 8.3
    s.note(N_FOUGHT, s.active, space, colour, s.strength)
    s.push(F_BATTLE, colour)


def battle(s: OracleState) -> None:
    """Roll, or win at once against strength 0 (ORA-8.3, 8.4; Q15)."""
    if s.strength == 0:
        win(s)
    else:
        s.ask(AT_BATTLE, CHANCE)


def do_roll(s: OracleState, rolled: i64) -> None:
    s.battles += 1
    won = rolled >= s.strength
    s.note(N_ROUND, s.active, rolled, s.strength, 1 if won else 0)
    if won:
        win(s)
        return
    s.set_pending(F_LOST, s.pending_value())
    if rolled == 0:
        s.push(F_INJURY, s.active * 8 + 1)  # 8.5


def lost(s: OracleState) -> None:
    """Another round for 1 favor, or give up; without favor there is no choice (ORA-8.6, 8.7)."""
    if s.favor(s.active) > 0:
        s.ask(AT_FIGHT, s.active)
    else:
        do_surrender(s)


def check_pay(s: OracleState, seat: i64) -> i64:
    return OK if s.favor(seat) > 0 else codes.FIGHT_PRICE


def do_pay(s: OracleState) -> None:
    s.spend(s.active, 1)
    s.strength -= 1
    s.note(N_CONTINUED, s.active, s.strength)
    s.set_pending(F_BATTLE, s.pending_value())


def do_surrender(s: OracleState) -> None:
    s.note(N_SURRENDERED, s.active)
    leave(s)


def leave(s: OracleState) -> None:
    s.pop()
    s.foe = 0
    s.strength = 0


def win(s: OracleState) -> None:
    colour = s.pending_value()
    space = s.foe
    leave(s)
    defeat(s, s.active, space, colour)


def defeat(s: OracleState, seat: i64, space: i64, colour: i64) -> None:
    """The monster leaves the map; its Zeus tile and reward follow (ORA-8.9)."""
    at = ON_MONSTER + space - MONSTER
    s.cells[at] = s.cells[at] & ~(i64(1) << colour)
    s.bump(seat, SLAIN + colour, 1)
    s.note(N_DEFEATED, seat, space, colour)
    tasks.complete(s, seat, T_MONSTER, colour)
