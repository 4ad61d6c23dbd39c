"""Dispatch: each kind of action and each decision point to its chapter. No rule is decided here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.core.state import Actions
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi.rules import (
    asking,
    cards,
    cargo,
    codes,
    colour_bound,
    colour_free,
    consulting,
    fighting,
    flow,
    gods,
    healing,
    moving,
    offers,
    setting_up,
    turn,
)
from engine.games.oracle_of_delphi.terms import (
    AT_BATTLE,
    AT_INJURY_CARD,
    AT_NOTHING,
    AT_ORACLE,
    AT_ORACLE_CARD,
    AT_REACT,
    AT_REFILL,
    AT_SCOUT,
    AT_TILE,
    AT_TITAN,
    F_SCOUT,
    F_STEPS,
    FACE,
    N_DECLINED,
    N_FACE,
    P_SETUP,
    S_DISPLAY,
    S_INJURIES,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState


def check(s: OracleState, seat: i64, action: i64) -> i64:
    """First whether this seat is asked for such an action, then the action itself."""
    kind = act.kind_of(action)
    code = asking.check_asked(s, seat, kind)
    if code != OK:
        return code
    if not act.is_plain(kind, act.first(action), act.second(action)):
        return codes.NOT_ASKED
    if kind >= act.MOVE and kind <= act.BUNDLE:
        return colour_bound.check_act(s, seat, kind, act.first(action), act.second(action))
    if kind >= act.DRAW and kind <= act.END:
        return check_main(s, seat, kind, act.first(action), act.second(action))
    if kind <= act.BONUS_GOD:
        return check_early(s, seat, kind, act.first(action), act.second(action))
    return check_effect(s, seat, kind, act.first(action), act.second(action))


def check_main(s: OracleState, seat: i64, kind: i64, a: i64, b: i64) -> i64:
    if kind == act.COMMIT:
        return colour_bound.check_commit(s, seat, a // 6, a % 6, b)
    if kind == act.DRAW:
        return colour_free.check_draw(s, seat, a, b)
    if kind == act.FAVOR:
        return colour_free.check_favor(s, seat, a, b)
    if kind == act.LOOK:
        return colour_free.check_look(s, seat, a, b)
    if kind == act.GOD:
        return gods.check_god(s, seat, a)
    if kind == act.TRADE:
        return gods.check_trade(s, seat, a)
    return OK  # act.END


def check_early(s: OracleState, seat: i64, kind: i64, a: i64, b: i64) -> i64:
    if kind == act.DRAFT:
        return setting_up.check_draft(s, a)
    if kind == act.RETURN_TILE:
        return setting_up.check_return(s, seat, a)
    if kind == act.RECOVER:
        return turn.check_recover(s, seat, a, b)
    if kind == act.BONUS_GOD:
        return turn.check_bonus_god(s, seat, a)
    return OK  # act.BONUS_FAVOR


def check_effect(s: OracleState, seat: i64, kind: i64, a: i64, b: i64) -> i64:
    if kind == act.SAIL:
        return moving.check_sail(s, seat, a)
    if kind == act.PAY:
        return fighting.check_pay(s, seat)
    if kind == act.STEP:
        return healing.check_advance_god(s, seat, a)
    if kind == act.REACT:
        return consulting.check_react(s, seat, a)
    if kind == act.TAKE_EQUIPMENT:
        return cards.check_take_equipment(s, a)
    if kind == act.TAKE_COMPANION:
        return cards.check_take_companion(s, a)
    if kind == act.HEAL:
        return healing.check_discard_injuries(s, seat, a)
    if kind == act.LOOK_AT:
        return colour_free.check_look_at(s, a)
    if kind == act.STOP:
        return colour_free.check_stop(s)
    return check_card_effect(s, seat, kind, a, b)


def check_card_effect(s: OracleState, seat: i64, kind: i64, a: i64, b: i64) -> i64:
    if kind == act.SCOUT:
        return cards.check_scout(s, a)
    if kind == act.UNCOVER:
        return cards.check_scouted(s, a) if s.point == AT_SCOUT else gods.check_uncover(s, a)
    if kind == act.TAKE_STATUE:
        return cards.check_take_statue(s, seat, b)
    if kind == act.TAKE_OFFERING:
        return cards.check_take_offering(s, seat, a, b)
    if kind == act.TO_TOP:
        return cards.check_to_top(s, seat, a)
    if kind == act.RELOCATE:
        return gods.check_relocate(s, seat, a)
    if kind == act.STRIKE:
        return gods.check_strike(s, seat, a, b)
    if kind == act.FETCH:
        return gods.check_fetch(s, seat, b)
    return OK  # act.SURRENDER, act.DECLINE


def list_broken(s: OracleState, seat: i64, action: i64, out: Actions) -> None:
    """The code of `check` first, then what goes with it (section 9.1 of the specification)."""
    out.clear()
    code = check(s, seat, action)
    if code != OK:
        out.add(code)
        asking.add_related(s, seat, action, code, out)


def list_actions(s: OracleState, out: Actions) -> None:
    """The candidates of the decision point that `check` accepts."""
    out.clear()
    offers.list_candidates(s, out)
    kept: i64 = 0
    for i in range(out.count):
        action = out.ids[i]
        if check(s, s.actor, action) == OK:
            out.ids[kept] = action
            kept += 1
    out.count = kept


def apply(s: OracleState, action: i64) -> None:
    point = s.point
    seat = s.actor
    s.point = AT_NOTHING
    if seat < 0:
        apply_outcome(s, point, action)
    else:
        apply_action(s, point, seat, act.kind_of(action), act.first(action), act.second(action))
    flow.resume(s)


def apply_outcome(s: OracleState, point: i64, outcome: i64) -> None:
    if point == AT_ORACLE_CARD:
        cards.do_oracle_card(s, outcome)
    elif point == AT_ORACLE:
        if s.phase == P_SETUP:
            setting_up.do_first_roll(s, outcome)
        else:
            consulting.do_oracle(s, outcome)
    elif point == AT_INJURY_CARD:
        seat = cards.do_injury_card(s, outcome)
        if s.phase == P_SETUP and s.stage == S_INJURIES:
            setting_up.place_god(s, seat, outcome)
    elif point == AT_BATTLE:
        fighting.do_roll(s, outcome)
    elif point == AT_TITAN:
        consulting.do_titan(s, outcome)
    elif point == AT_TILE:
        s.cells[FACE + s.pending_value()] = outcome
        s.note(N_FACE, s.pending_value(), outcome)
    elif point == AT_REFILL:
        if s.phase == P_SETUP and s.stage == S_DISPLAY:
            setting_up.do_display(s, outcome)
        else:
            s.pop()
            cards.do_refill(s, outcome)
    else:
        setting_up.do_setup(s, outcome)


def apply_action(s: OracleState, point: i64, seat: i64, kind: i64, a: i64, b: i64) -> None:
    if kind == act.COMMIT:
        colour_bound.do_commit(s, a // 6, a % 6, b)
    elif kind >= act.MOVE and kind <= act.BUNDLE:
        colour_bound.do_act(s, kind, a, b)
    elif kind == act.SAIL:
        colour_bound.do_sail(s, a)
    elif kind >= act.DRAW and kind <= act.END:
        apply_main(s, kind, a, b)
    elif kind == act.DECLINE:
        apply_decline(s, point, seat)
    elif kind == act.REACT:
        consulting.do_react(s, seat, a)
    elif kind <= act.BONUS_GOD:
        apply_early(s, seat, kind, a, b)
    else:
        apply_effect(s, kind, a, b)


def apply_main(s: OracleState, kind: i64, a: i64, b: i64) -> None:
    if kind == act.DRAW:
        colour_free.do_draw(s, a, b)
    elif kind == act.FAVOR:
        colour_free.do_favor(s, a, b)
    elif kind == act.LOOK:
        colour_free.do_look(s, a, b)
    elif kind == act.GOD:
        gods.do_god(s, a)
    elif kind == act.TRADE:
        gods.do_trade(s, a)
    else:
        turn.do_end(s)


def apply_early(s: OracleState, seat: i64, kind: i64, a: i64, b: i64) -> None:
    if kind == act.DRAFT:
        setting_up.do_draft(s, seat, a)
    elif kind == act.RETURN_TILE:
        setting_up.do_return(s, seat, a)
    elif kind == act.RECOVER:
        turn.do_recover(s, a, b)
    else:
        turn.do_bonus(s, a if kind == act.BONUS_GOD else i64(-1))


def apply_effect(s: OracleState, kind: i64, a: i64, b: i64) -> None:
    if kind == act.STEP:
        s.set_pending(F_STEPS, s.pending_value() - 1)
        healing.advance_god(s, s.active, a)
    elif kind == act.PAY:
        fighting.do_pay(s)
    elif kind == act.SURRENDER:
        fighting.do_surrender(s)
    elif kind == act.TAKE_EQUIPMENT:
        cards.do_take_equipment(s, a)
    elif kind == act.TAKE_COMPANION:
        cards.do_take_companion(s, a)
    elif kind == act.HEAL:
        s.pop()
        healing.discard_injuries(s, s.active, a)
    elif kind == act.LOOK_AT:
        colour_free.do_look_at(s, a)
    elif kind == act.STOP:
        s.pop()
    else:
        apply_god_effect(s, kind, a, b)


def apply_god_effect(s: OracleState, kind: i64, a: i64, b: i64) -> None:
    if kind == act.RELOCATE:
        gods.do_relocate(s, a)
    elif kind == act.STRIKE:
        gods.do_strike(s, a, b)
    elif kind == act.FETCH:
        gods.do_fetch(s, b)
    elif kind == act.SCOUT:
        cards.do_scout(s, a)
    elif kind == act.UNCOVER:
        if s.pending() == F_SCOUT:
            cards.do_scouted(s, a)
        else:
            gods.do_uncover(s, a)
    elif kind == act.TO_TOP:
        cards.do_to_top(s, a)
    elif kind == act.TAKE_STATUE:
        s.pop()
        cargo.load_statue(s, b)
    elif kind == act.TAKE_OFFERING:
        s.pop()
        cargo.do_load_offering(s, a, b)


def apply_decline(s: OracleState, point: i64, seat: i64) -> None:
    """ORA-20.4."""
    if point == AT_REACT:
        consulting.do_decline(s, seat)
        return
    s.note(N_DECLINED, seat, point)
    s.pop()
