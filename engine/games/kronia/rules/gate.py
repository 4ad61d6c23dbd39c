"""Dispatch: each kind of action and each decision point to its chapter. No rule is decided here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.core.state import Actions
from engine.games.kronia import actions as act
from engine.games.kronia.rules import (
    changing,
    codes,
    drawing,
    exchanging,
    laying,
    offers,
    paying,
    recovering,
    setting_up,
    tiles,
)
from engine.games.kronia.terms import AT_DRAW, AT_EXTRA, AT_FIRST, AT_OVER, AT_SIDE, AT_TILE

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def check(s: KroniaState, seat: i64, action: i64) -> i64:
    """The act itself first, then whether it is this seat's turn (KRO-12.1)."""
    if not s.is_seat(seat):
        return codes.TURN
    code = check_act(s, seat, action)
    if code == OK and seat != s.actor:
        return codes.TURN
    return code


def list_broken(s: KroniaState, seat: i64, action: i64, out: Actions) -> None:
    """What the act breaks, and also the turn where that is broken too."""
    out.clear()
    code = check(s, seat, action)
    if code == OK:
        return
    out.add(code)
    if code != codes.TURN and code != codes.OVER and seat != s.actor:
        out.add(codes.TURN)


def check_act(s: KroniaState, seat: i64, action: i64) -> i64:
    kind = act.kind_of(action)
    if not act.is_action(action):
        return codes.OVER if s.point == AT_OVER else codes.TURN
    if kind == act.LOOK_THROUGH_PILE:
        return codes.PILE
    if s.point == AT_OVER:
        return check_after_end(s, seat, kind)
    if kind == act.LAY:
        return laying.check_lay(s, seat, act.first(action), act.second(action), act.third(action))
    if kind == act.PLACE:
        return drawing.check_place(s, seat, act.first(action), act.second(action))
    if kind == act.PASS:
        return changing.check_pass(s, seat)
    if kind == act.SWAP:
        return changing.check_swap(s, seat, act.first(action), act.second(action), act.third(action))
    if kind == act.MOVE:
        return changing.check_move(s, seat, act.first(action), act.second(action), act.third(action))
    if kind == act.RECOVER:
        return recovering.check_recover(s, seat, act.rest(action))
    if kind == act.DISCARD:
        return recovering.check_discard(s, seat, act.first(action))
    if kind == act.PAY:
        return paying.check_pay(s, seat, act.first(action))
    if kind == act.PAY_SET:
        return paying.check_pay_set(s, seat, act.rest(action))
    return check_tile_act(s, seat, action)


def check_after_end(s: KroniaState, seat: i64, kind: i64) -> i64:
    """Nothing is played any more (KRO-8.1); a token for wrath that is paid for has its own article."""
    pays = kind == act.PAY or kind == act.PAY_SET
    return codes.PAYMENT_CLOSED if pays and paying.has_paid_all(s, seat) else codes.OVER


def check_tile_act(s: KroniaState, seat: i64, action: i64) -> i64:
    kind = act.kind_of(action)
    if kind == act.PICK:
        return tiles.check_pick(s, seat, act.first(action))
    if kind == act.EXCHANGE:
        return exchanging.check_exchange(s, seat, act.first(action))
    if kind == act.GIVE:
        return exchanging.check_give(s, seat, act.first(action))
    if kind == act.TARGET:
        return exchanging.check_target(s, seat, act.first(action))
    if kind == act.TAKE:
        return exchanging.check_take(s, seat, act.first(action), act.second(action))
    if kind == act.NAME_FIRST:
        return tiles.check_name_first(s, seat, act.first(action))
    return codes.TURN  # no such action


def list_actions(s: KroniaState, out: Actions) -> None:
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


def apply(s: KroniaState, action: i64) -> None:
    if s.actor < 0:
        apply_outcome(s, action)
        return
    kind = act.kind_of(action)
    if kind == act.LAY:
        laying.do_lay(s, act.first(action), act.second(action))
    elif kind == act.PLACE:
        drawing.do_place(s, act.first(action), act.second(action))
    elif kind == act.PASS:
        changing.do_pass(s)
    elif kind == act.SWAP:
        changing.do_swap(s, act.first(action), act.second(action), act.third(action))
    elif kind == act.MOVE:
        changing.do_move(s, act.first(action), act.second(action), act.third(action))
    elif kind == act.RECOVER:
        recovering.do_recover(s, act.rest(action))
    elif kind == act.DISCARD:
        recovering.do_discard(s, act.first(action))
    elif kind == act.PAY:
        paying.do_pay(s, act.first(action))
    elif kind == act.PAY_SET:
        paying.do_pay_set(s, act.rest(action))
    else:
        apply_tile_act(s, action)


def apply_tile_act(s: KroniaState, action: i64) -> None:
    kind = act.kind_of(action)
    if kind == act.PICK:
        tiles.do_pick(s, act.first(action))
    elif kind == act.EXCHANGE:
        exchanging.do_exchange(s, act.first(action))
    elif kind == act.GIVE:
        exchanging.do_give(s, act.first(action))
    elif kind == act.TARGET:
        exchanging.do_target(s, act.first(action))
    elif kind == act.TAKE:
        exchanging.do_take(s, act.first(action), act.second(action))
    elif kind == act.NAME_FIRST:
        tiles.do_name_first(s, act.first(action))


def apply_outcome(s: KroniaState, outcome: i64) -> None:
    if s.point == AT_DRAW:
        drawing.do_draw(s, outcome)
    elif s.point == AT_EXTRA:
        tiles.do_extra(s, outcome)
    elif s.point == AT_FIRST:
        setting_up.do_first(s, outcome)
    elif s.point == AT_TILE:
        setting_up.do_tile(s, outcome)
    elif s.point == AT_SIDE:
        setting_up.do_side(s, outcome)
