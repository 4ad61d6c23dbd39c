"""LUX-7 Cards: what each kind of card allows, whom it moves and how far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.luxor.rules.codes import (
    ACTION_DUE,
    BLOCKED,
    DIE_RANGE_CARD,
    DIE_ROLLED,
    FULL_NUMBER,
    IN_THE_TOMB,
    LYING_DOWN,
    MINUS_ONE_CARD,
    NEEDS_KEY,
    NO_WAY_BACK,
    NOBODY_AHEAD,
    NOT_MOVED,
    NUMBER_CARD,
    OWN_ADVENTURER,
    PLUS_MINUS_CARD,
    RANGE_CARD,
)
from engine.games.luxor.rules.movement import has_moving_piece, settle, travel, walk
from engine.games.luxor.rules.refill import start_draw
from engine.games.luxor.rules.tables import BIT, CARD_HIGH, CARD_KIND, CARD_LOW
from engine.games.luxor.rules.tiles import act_on, find_obstacle
from engine.games.luxor.terms import (
    AT_ADVENTURER,
    AT_ROLL,
    AT_SPACE,
    AT_STEPS,
    BY_CARD,
    DIE,
    DIE_CARD,
    DIE_RANGE,
    LAST,
    LYING,
    MOVE_ALL,
    N_CHOSE,
    N_NO_MOVE,
    N_ROLLED,
    N_SPACE,
    NO_TILE,
    NOWHERE,
    NUMBER,
    PLUS_MINUS,
    RANGE,
    TOMB,
)

if TYPE_CHECKING:
    from engine.games.luxor.state import LuxorState, Player


# ---- what a card allows ----


def lowest(card: i64, roll: i64) -> i64:
    """The smallest number of steps forward; before the roll (0) every roll counts."""
    if CARD_KIND[card] == DIE_CARD and roll != 0:
        return roll
    return CARD_LOW[card]


def highest(card: i64, roll: i64) -> i64:
    kind = CARD_KIND[card]
    if kind in (DIE_CARD, DIE_RANGE):
        return roll if roll != 0 else DIE
    return CARD_HIGH[card]


def reach(s: LuxorState, me: Player, start: i64, card: i64, roll: i64) -> i64:
    """OK if the card can take an adventurer from here, or the first article against it."""
    first = lowest(card, roll)
    reason = settle(s, start, first, me.keys)
    if reason >= 0:
        return OK
    for steps in range(first + 1, highest(card, roll) + 1):
        if settle(s, start, steps, me.keys) >= 0:
            return OK
    if CARD_KIND[card] == PLUS_MINUS and settle(s, start, -1, me.keys) >= 0:
        return OK
    return -reason


def reach_any(s: LuxorState, me: Player, card: i64, roll: i64) -> i64:
    """OK if the card can move some adventurer, or the article against the rearmost one."""
    if not has_moving_piece(me):
        return BLOCKED
    reason = OK
    for i in range(me.pieces.size):
        start = me.pieces[i]
        if start >= TOMB:
            break
        code = reach(s, me, start, card, roll)
        if code == OK:
            return OK
        if reason == OK:
            reason = code
    return reason


def find_bar(s: LuxorState, seat: i64, card: i64) -> i64:
    """OK if this seat could play this card now, otherwise the first article against it."""
    me = s.players[seat]
    kind = CARD_KIND[card]
    if kind == MOVE_ALL:
        return check_move_all(s, me, card)
    if kind == LAST:
        return check_last(s, me)
    return reach_any(s, me, card, 0)


def start_card(s: LuxorState, card: i64) -> None:
    """The card lies on the discard pile; go on with what it says."""
    s.card = card
    kind = CARD_KIND[card]
    if kind in (DIE_CARD, DIE_RANGE):
        s.point = AT_ROLL
    elif kind == MOVE_ALL:
        do_move_all(s, card)
    elif kind == LAST:
        do_last(s)
    else:
        s.point = AT_ADVENTURER


def do_roll(s: LuxorState, roll: i64) -> None:
    """LUX-7.3, 7.5: a roll that fits nobody ends the move (ruling R13)."""
    s.throws += 1
    s.roll = roll
    s.note(N_ROLLED, s.active, roll)
    if reach_any(s, s.me(), s.card, roll) == OK:
        s.point = AT_ADVENTURER
    else:
        s.note(N_NO_MOVE, s.active)
        start_draw(s)


# ---- whom and how far ----


def check_adventurer(s: LuxorState, position: i64) -> i64:
    """LUX-4.1, 4.6, 4.11, and whether the card can take it from there."""
    me = s.me()
    if me.pieces.find(position) == -1:
        return OWN_ADVENTURER
    if position >= LYING:
        return LYING_DOWN
    if position == TOMB:
        return IN_THE_TOMB
    return reach(s, me, position, s.card, s.roll)


def do_adventurer(s: LuxorState, position: i64) -> None:
    s.where = position
    s.point = AT_STEPS
    s.note(N_CHOSE, s.active, position)


def check_steps(s: LuxorState, steps: i64) -> i64:
    """The number must be one that the card allows, and the whole way must be open."""
    code = check_number(s.card, s.roll, steps)
    if code != OK:
        return code
    goal = settle(s, s.where, steps, s.me().keys)
    return OK if goal >= 0 else -goal


def check_number(card: i64, roll: i64, steps: i64) -> i64:
    """Is this a number of steps that the card allows (LUX-4.4, 4.5, 7.1 to 7.5, 7.11)?"""
    kind = CARD_KIND[card]
    if kind == PLUS_MINUS:
        return OK if steps == 1 or steps == -1 else PLUS_MINUS_CARD
    if steps < 0:
        return NO_WAY_BACK
    if lowest(card, roll) <= steps and steps <= highest(card, roll):
        return OK
    if kind == RANGE:
        return RANGE_CARD
    if kind == DIE_RANGE:
        return DIE_RANGE_CARD
    if kind in (NUMBER, DIE_CARD):
        if steps < lowest(card, roll):
            return FULL_NUMBER
        return NUMBER_CARD if kind == NUMBER else DIE_ROLLED
    return MINUS_ONE_CARD


def do_steps(s: LuxorState, steps: i64) -> None:
    act_on(s, travel(s, s.me(), s.where, steps))


# ---- everybody forward ----


def check_move_all(s: LuxorState, me: Player, card: i64) -> i64:
    """Somebody must be able to move; under an option everybody (LUX-7.6, 7.8, ruling R7)."""
    if not s.rules.all_must_move or not has_moving_piece(me):
        return reach_any(s, me, card, 0)
    keys = me.keys
    i = me.pieces.size - 1
    while i >= 0:
        start = me.pieces[i]
        if start < TOMB:
            goal = settle(s, start, CARD_LOW[card], keys)
            if goal < 0:
                return -goal
            if goal == TOMB:
                keys -= 1
        i -= 1
    return OK


def do_move_all(s: LuxorState, card: i64) -> None:
    """From the foremost to the rearmost; who cannot go the full way stays (LUX-7.6, 7.8)."""
    me = s.me()
    standing = me.pieces.copy()  # those woken by this card do not move (LUX-4.8)
    i = standing.size - 1
    while i >= 0:
        start = standing[i]
        if start < TOMB and settle(s, start, CARD_LOW[card], me.keys) >= 0:
            s.arrived |= BIT[travel(s, me, start, CARD_LOW[card])]
        i -= 1
    for space in range(i64(1), TOMB):
        if is_open(s, space):
            s.point = AT_SPACE
            return
    start_draw(s)


def is_open(s: LuxorState, space: i64) -> bool:
    """Did a move-all card bring an adventurer to a tile here that would do something?"""
    return (s.arrived >> space) & 1 != 0 and s.tiles[space] != NO_TILE and find_obstacle(s, space) == OK


def check_space(s: LuxorState, space: i64) -> i64:
    """LUX-7.7: an adventurer that moved; none is allowed unless an option says otherwise (ruling R8)."""
    if space == 0:
        return ACTION_DUE if s.rules.must_act else OK
    if space >= TOMB or (s.arrived >> space) & 1 == 0 or s.tiles[space] == NO_TILE:
        return NOT_MOVED
    return find_obstacle(s, space)


def do_space(s: LuxorState, space: i64) -> None:
    s.acted = 1
    s.note(N_SPACE, s.active, space)
    if space == 0:
        start_draw(s)
    else:
        act_on(s, space)


# ---- the last to the last but one ----


def find_penultimate(me: Player) -> i64:
    """The nearest own standing adventurer ahead of the rearmost one, or NOWHERE (LUX-7.9, ruling R9)."""
    for i in range(i64(1), me.pieces.size):
        if me.pieces[i] > me.pieces[0]:
            return me.pieces[i] if me.pieces[i] <= TOMB else NOWHERE
    return NOWHERE


def check_last(s: LuxorState, me: Player) -> i64:
    """LUX-7.10; into the tomb chamber it costs a key like any entry."""
    if not has_moving_piece(me):
        return BLOCKED
    goal = find_penultimate(me)
    if goal == NOWHERE or (goal == TOMB and s.rules.last_stays_out):
        return NOBODY_AHEAD
    return OK if goal != TOMB or me.keys != 0 else NEEDS_KEY


def do_last(s: LuxorState) -> None:
    me = s.me()
    goal = find_penultimate(me)
    walk(s, me, me.pieces[0], goal, BY_CARD)
    act_on(s, goal)
