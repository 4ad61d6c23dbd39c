"""Dispatch: each kind of action and each decision point to its chapter. No rule is decided here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.core.state import Actions
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories.rules import (
    arrival,
    codes,
    dice,
    ending,
    exorcism,
    flow,
    haunting,
    offers,
    pavilion,
    powers,
    rewards,
    setting_up,
    tokens,
    village,
    yang,
)
from engine.games.ghost_stories.terms import (
    AT_BOARD,
    AT_CURSE,
    AT_FACE,
    AT_FIRST,
    AT_GHOST,
    AT_INCARNATION,
    AT_TAO,
    AT_TILE,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def check(s: GhostStoriesState, seat: i64, action: i64) -> i64:
    """Whether the game goes on, then the act itself, then whose turn it is (GHO-1.3)."""
    code = ending.check_running(s)
    if code != OK:
        return code
    if not s.is_seat(seat) or action < 0 or s.actor < 0:
        return codes.TURN
    code = check_act(s, seat, action)
    if code == OK and seat != s.actor:
        return codes.TURN
    return code


def list_broken(s: GhostStoriesState, seat: i64, action: i64, out: Actions) -> None:
    """What the act breaks, and also the turn where that is broken too."""
    out.clear()
    code = check(s, seat, action)
    if code == OK:
        return
    out.add(code)
    if code != codes.TURN and s.ended == 0 and seat != s.actor:
        out.add(codes.TURN)


def check_act(s: GhostStoriesState, seat: i64, action: i64) -> i64:
    kind = act.kind_of(action)
    value = act.value_of(action)
    if not act.is_well_formed(kind, value):
        return codes.TURN  # no such action
    if kind == act.HAND_OVER:
        return codes.NO_HANDING_OVER
    if kind == act.PLACE_GHOST:
        return arrival.check_place(s, value)
    if kind == act.DISCARD_TAO:
        return tokens.check_discard(s, seat, value)
    if kind == act.CHOOSE_VICTIM:
        return tokens.check_victim(s, value)
    if kind == act.KEEP_CURSE:
        return haunting.check_curse_choice(s)
    if kind == act.REROLL_CURSE:
        return haunting.check_curse_choice(s)
    if kind == act.TAKE_TAO:
        return tokens.check_take(s, value)
    if kind == act.REROLL:
        return dice.check_reroll(s, value)
    return check_yang(s, seat, kind, value)


def check_yang(s: GhostStoriesState, seat: i64, kind: i64, value: i64) -> i64:
    """The steps of the Yang phase."""
    if kind == act.YIN_YANG_HELP:
        return yang.check_yin_yang_help(s, seat, value)
    if kind == act.YIN_YANG_CLEAR:
        return yang.check_yin_yang_clear(s, seat, value)
    if kind == act.MOVE:
        return yang.check_move(s, seat, value)
    if kind == act.STAY:
        return yang.check_stay(s)
    if kind == act.REQUEST_HELP:
        return yang.check_request(s, seat)
    if kind == act.EXORCISE:
        return yang.check_exorcise(s, seat)
    if kind == act.SKIP_ACTION:
        return yang.check_skip(s)
    if kind == act.PLACE_BUDDHA:
        return yang.check_place_buddha(s, seat, value)
    if kind == act.DONE_BUDDHA:
        return yang.check_done_buddha(s)
    if kind == act.END_TURN:
        return yang.check_end_turn(s)
    return check_power(s, seat, kind, value)


def check_power(s: GhostStoriesState, seat: i64, kind: i64, value: i64) -> i64:
    """Powers and power tokens."""
    if kind == act.SPEND_POWER_TOKEN:
        return powers.check_power_token(s, seat, value)
    if kind == act.TAKE_POWER_TOKENS:
        return powers.check_take_tokens(s, seat, value)
    if kind == act.USE_POCKETS:
        return powers.check_pockets(s, seat)
    if kind == act.USE_MANTRA:
        return powers.check_mantra(s, seat)
    if kind == act.PUT_MANTRA:
        return powers.check_put_mantra(s, value)
    if kind == act.USE_TWIN_WINDS:
        return powers.check_twin_winds(s, seat)
    if kind == act.CHOOSE_COMPANION:
        return powers.check_companion(s, value)
    if kind == act.MOVE_COMPANION:
        return powers.check_companion_tile(s, value)
    return check_exorcism(s, seat, kind, value)


def check_exorcism(s: GhostStoriesState, seat: i64, kind: i64, value: i64) -> i64:
    """An exorcism and its rewards."""
    if kind == act.CHOOSE_GHOSTS:
        return exorcism.check_set(s, seat, value)
    if kind == act.PAY:
        return exorcism.check_pay(s, seat, value)
    if kind == act.SPEND_FROM:
        return exorcism.check_owner(s, seat, value)
    if kind == act.CURSE_FIRST:
        return exorcism.check_order(s, value)
    if kind == act.TAKE_QI:
        return rewards.check_qi(s)
    if kind == act.TAKE_YIN_YANG:
        return rewards.check_yin_yang(s, seat)
    if kind == act.GIVE_QI:
        return rewards.check_give_qi(s, value)
    if kind == act.GIVE_YIN_YANG:
        return rewards.check_give_yin_yang(s, value)
    return check_help(s, seat, kind, value)


def check_help(s: GhostStoriesState, seat: i64, kind: i64, value: i64) -> i64:
    """What a villager is asked for."""
    if kind == act.REVIVE:
        return village.check_revive(s, value)
    if kind == act.CLEAR_TILE:
        return village.check_clear(s, value)
    if kind == act.BANISH:
        return village.check_banish(s, value)
    if kind == act.CALM_BOARD:
        return village.check_calm(s, value)
    if kind == act.SET_CIRCLE:
        return village.check_circle(s, value)
    if kind == act.LIFT_GHOST:
        return pavilion.check_lift_ghost(s, value)
    if kind == act.DROP_GHOST:
        return pavilion.check_drop_ghost(s, value)
    if kind == act.LIFT_TAOIST:
        return pavilion.check_lift_taoist(s, value)
    if kind == act.DROP_TAOIST:
        return pavilion.check_drop_taoist(s, value)
    if kind == act.SKIP_HALF:
        return pavilion.check_skip(s)
    return codes.TURN


def list_actions(s: GhostStoriesState, out: Actions) -> None:
    """The candidates of the decision point that `check` accepts."""
    out.clear()
    if s.actor < 0:
        return
    offers.list_candidates(s, out)
    kept: i64 = 0
    for i in range(out.count):
        action = out.ids[i]
        if check(s, s.actor, action) == OK:
            out.ids[kept] = action
            kept += 1
    out.count = kept


def apply(s: GhostStoriesState, action: i64) -> None:
    """Whoever was asked has answered; then everything that follows without a question is done."""
    point = s.point
    s.point = 0
    if s.actor < 0:
        apply_outcome(s, point, action)
    else:
        apply_act(s, act.kind_of(action), act.value_of(action))
    flow.run(s)


def apply_act(s: GhostStoriesState, kind: i64, value: i64) -> None:
    if kind == act.PLACE_GHOST:
        arrival.do_place(s, value)
    elif kind == act.DISCARD_TAO:
        tokens.do_discard(s, value)
    elif kind == act.CHOOSE_VICTIM:
        tokens.do_victim(s, value)
    elif kind == act.KEEP_CURSE:
        haunting.do_keep_curse(s)
    elif kind == act.REROLL_CURSE:
        haunting.do_reroll_curse(s)
    elif kind == act.TAKE_TAO:
        tokens.do_take(s, value)
    elif kind == act.REROLL:
        dice.do_reroll(s, value)
    else:
        apply_yang(s, kind, value)


def apply_yang(s: GhostStoriesState, kind: i64, value: i64) -> None:
    """The steps of the Yang phase."""
    if kind == act.YIN_YANG_HELP:
        yang.do_yin_yang_help(s, value)
    elif kind == act.YIN_YANG_CLEAR:
        yang.do_yin_yang_clear(s, value)
    elif kind == act.MOVE:
        yang.do_move(s, value)
    elif kind == act.STAY:
        yang.do_stay(s)
    elif kind == act.REQUEST_HELP:
        yang.do_request(s)
    elif kind == act.EXORCISE:
        yang.do_exorcise(s)
    elif kind == act.SKIP_ACTION:
        yang.do_skip(s)
    elif kind == act.PLACE_BUDDHA:
        yang.do_place_buddha(s, value)
    elif kind == act.DONE_BUDDHA:
        yang.do_done_buddha(s)
    elif kind == act.END_TURN:
        yang.do_end_turn(s)
    else:
        apply_power(s, kind, value)


def apply_power(s: GhostStoriesState, kind: i64, value: i64) -> None:
    """Powers and power tokens."""
    if kind == act.SPEND_POWER_TOKEN:
        powers.do_power_token(s, value)
    elif kind == act.TAKE_POWER_TOKENS:
        powers.do_take_tokens(s, value)
    elif kind == act.USE_POCKETS:
        powers.do_pockets(s)
    elif kind == act.USE_MANTRA:
        powers.do_mantra(s)
    elif kind == act.PUT_MANTRA:
        powers.do_put_mantra(s, value)
    elif kind == act.USE_TWIN_WINDS:
        powers.do_twin_winds(s)
    elif kind == act.CHOOSE_COMPANION:
        powers.do_companion(s, value)
    elif kind == act.MOVE_COMPANION:
        powers.do_companion_tile(s, value)
    else:
        apply_exorcism(s, kind, value)


def apply_exorcism(s: GhostStoriesState, kind: i64, value: i64) -> None:
    """An exorcism and its rewards."""
    if kind == act.CHOOSE_GHOSTS:
        exorcism.do_set(s, value)
    elif kind == act.PAY:
        exorcism.do_pay(s, value)
    elif kind == act.SPEND_FROM:
        exorcism.do_owner(s, value)
    elif kind == act.CURSE_FIRST:
        exorcism.do_order(s, value)
    elif kind == act.TAKE_QI:
        rewards.do_qi(s)
    elif kind == act.TAKE_YIN_YANG:
        rewards.do_yin_yang(s)
    elif kind == act.GIVE_QI:
        rewards.do_give_qi(s, value)
    elif kind == act.GIVE_YIN_YANG:
        rewards.do_give_yin_yang(s, value)
    else:
        apply_help(s, kind, value)


def apply_help(s: GhostStoriesState, kind: i64, value: i64) -> None:
    """What a villager is asked for."""
    if kind == act.REVIVE:
        village.do_revive(s, value)
    elif kind == act.CLEAR_TILE:
        village.do_clear(s, value)
    elif kind == act.BANISH:
        village.do_banish(s, value)
    elif kind == act.CALM_BOARD:
        village.do_calm(s, value)
    elif kind == act.SET_CIRCLE:
        village.do_circle(s, value)
    elif kind == act.LIFT_GHOST:
        pavilion.do_lift_ghost(s, value)
    elif kind == act.DROP_GHOST:
        pavilion.do_drop_ghost(s, value)
    elif kind == act.LIFT_TAOIST:
        pavilion.do_lift_taoist(s, value)
    elif kind == act.DROP_TAOIST:
        pavilion.do_drop_taoist(s, value)
    elif kind == act.SKIP_HALF:
        pavilion.do_skip(s)


def apply_outcome(s: GhostStoriesState, point: i64, outcome: i64) -> None:
    if point == AT_TAO:
        dice.do_face(s, outcome)
    elif point == AT_CURSE:
        haunting.do_curse_face(s, outcome)
    elif point == AT_GHOST or point == AT_INCARNATION:
        arrival.do_draw(s, outcome)
    elif point == AT_TILE:
        setting_up.do_tile(s, outcome)
    elif point == AT_BOARD:
        setting_up.do_board(s, outcome)
    elif point == AT_FACE:
        setting_up.do_face(s, outcome)
    elif point == AT_FIRST:
        setting_up.do_first(s, outcome)
