"""What happens next when nobody is asked: pending effects, then the phase (ORA-3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import CHANCE
from engine.games.oracle_of_delphi.rules import (
    cards,
    consulting,
    fighting,
    gods,
    healing,
    islands,
    setting_up,
    turn,
)
from engine.games.oracle_of_delphi.terms import (
    AT_COMPANION,
    AT_EQUIP,
    AT_GODSTEP,
    AT_GODTOP,
    AT_LOOK,
    AT_NOTHING,
    AT_OMEGA,
    AT_SCOUT,
    AT_TAKE,
    AT_TILE,
    CLOUD,
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
    F_OMEGA,
    F_REFILL,
    F_SCOUT,
    F_SEE,
    F_SPENT,
    F_STEPS,
    F_TAKE,
    F_UNCOVER,
    INJURY,
    N_LOOKED,
    P_ATTACK,
    P_MAIN,
    P_REACT,
    P_RECOVERED,
    P_SETUP,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState


def resume(s: OracleState) -> None:
    """Go on until a seat or chance is asked, or the game is over."""
    while s.point == AT_NOTHING:
        if s.depth > 0:
            resolve(s)
        elif s.phase == P_MAIN:
            turn.ask_main(s)
        elif s.phase == P_REACT:
            consulting.ask_next(s)
        elif s.phase == P_SETUP:
            setting_up.proceed(s)
        elif s.phase == P_ATTACK:
            turn.end_round(s)
        elif s.phase == P_RECOVERED:
            turn.after_recovery(s)
        else:
            raise ValueError(f"nothing follows phase {s.phase} by itself")


def resolve(s: OracleState) -> None:
    """Take the next step of the last effect pushed: ask, or carry it out and take it off."""
    kind = s.pending()
    if kind == F_STEPS:
        ask_or_drop(s, AT_GODSTEP, s.pending_value() > 0 and healing.can_step(s, s.active))
    elif kind == F_DRAW:
        cards.draw_oracle(s)
    elif kind == F_INJURY:
        cards.draw_injury(s)
    elif kind == F_BATTLE:
        fighting.battle(s)
    elif kind == F_LOST:
        fighting.lost(s)
    elif kind == F_SEE:
        see(s)
    elif kind == F_UNCOVER:
        uncover(s)
    elif kind == F_LOOK:
        others = s.face_down() - (1 if s.pending_value() > 0 else 0)
        ask_or_drop(s, AT_LOOK, others > 0)
    elif kind == F_DOWN:
        god = s.pending_value()
        s.pop()
        gods.go_down(s, god)
    else:
        resolve_card(s, kind)


def resolve_card(s: OracleState, kind: i64) -> None:
    """Rewards and equipment."""
    value = s.pending_value()
    if kind == F_EQUIP:
        ask_or_drop(s, AT_EQUIP, cards.has_display(s))
    elif kind == F_REFILL:
        cards.refill_display(s)
    elif kind == F_GAIN:
        s.pop()
        cards.gain(s, value)
    elif kind == F_SPENT:
        s.pop()
        cards.discard(s, value)
    elif kind == F_COMPANION:
        ask_or_drop(s, AT_COMPANION, cards.has_companion(s, value))
    elif kind == F_OMEGA:
        ask_or_drop(s, AT_OMEGA, s.total(s.active, INJURY) > 0)
    elif kind == F_E03:
        s.pop()
        if s.owns(s.active, 3):
            s.push(F_STEPS, 1)
    elif kind == F_GODTOP:
        ask_or_drop(s, AT_GODTOP, cards.can_go_to_top(s, s.active))
    elif kind == F_SCOUT:
        s.ask(AT_SCOUT, s.active)
    elif kind == F_TAKE:
        ask_or_drop(s, AT_TAKE, cards.can_take(s, s.active))


def ask_or_drop(s: OracleState, point: i64, possible: bool) -> None:
    """What cannot be done is lost (ORA-15.2)."""
    if possible:
        s.ask(point, s.active)
    else:
        s.pop()


def see(s: OracleState) -> None:
    """The active seat sees a face-down tile; the others learn only that it did (ORA-6.5)."""
    cloud = s.pending_value()
    if s.face(cloud) == 0:
        s.ask(AT_TILE, CHANCE)
        return
    s.pop()
    s.remember(s.active, cloud)
    s.note(N_LOOKED, s.active, CLOUD + cloud, s.face(cloud))


def uncover(s: OracleState) -> None:
    cloud = s.pending_value()
    if s.face(cloud) == 0:
        s.ask(AT_TILE, CHANCE)
        return
    s.pop()
    islands.uncover(s, cloud)
