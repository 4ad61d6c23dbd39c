"""Dispatch on the decision point, nothing else: which chapter judges, lists and carries out what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.core.state import Actions
from engine.games.luxor.actions import (
    CHOOSE_ADVENTURER,
    CHOOSE_DECK,
    CHOOSE_SPACE,
    CHOOSE_STEPS,
    DECLINE,
    DISCARD_CARD,
    KEY,
    LEAVE,
    PASS,
    PICK,
    PICK_JOKER,
    PICK_SCARAB,
    PLAY_CARD,
    REORDER_HAND,
    STEP_BASE,
    TAKE,
    TAKE_TREASURE,
    USE_HORUS,
    build,
    kind_of,
    steps_of,
    value_of,
)
from engine.games.luxor.rules import cards, refill, setup, tiles, treasure, turn
from engine.games.luxor.rules.codes import (
    ACTION_DUE,
    BLOCKED,
    EXACT_COUNT,
    FULL_NUMBER,
    HAND_ORDER,
    JUST_WOKEN,
    NO_PASS,
    ONE_ACTION,
    OTHER_DECK,
    OUT_OF_TURN,
    TURN_ORDER,
)
from engine.games.luxor.terms import (
    AT_ADVENTURER,
    AT_DEAL,
    AT_DRAW,
    AT_EYES,
    AT_HORUS,
    AT_MINUS_ONE,
    AT_OSIRIS,
    AT_OVER,
    AT_PICK,
    AT_REVEAL,
    AT_ROLL,
    AT_SCARAB,
    AT_SPACE,
    AT_STARTER,
    AT_STEPS,
    AT_TEMPLE,
    AT_TOPS,
    AT_TREASURE,
    AT_TURN,
    DIE,
    LEFT,
    LEVELS,
    RIGHT,
    STAIRS,
    TOMB,
)

if TYPE_CHECKING:
    from engine.games.luxor.state import LuxorState


def check(s: LuxorState, seat: i64, action: i64) -> i64:
    if s.point == AT_OVER:
        return s.ending
    if seat != s.active or not s.is_decision():
        return OUT_OF_TURN
    kind = kind_of(action)
    value = value_of(action)
    point = s.point
    if point == AT_TURN and kind == PLAY_CARD:
        return turn.check_play(s, value)
    if point == AT_STEPS and kind == CHOOSE_STEPS:
        return cards.check_steps(s, steps_of(value))
    if point == AT_ADVENTURER and kind == CHOOSE_ADVENTURER:
        return cards.check_adventurer(s, value)
    if point == AT_TURN and kind == DISCARD_CARD:
        return turn.check_discard(s, value)
    if point == AT_SPACE and kind == CHOOSE_SPACE:
        return cards.check_space(s, value)
    if point == AT_HORUS and kind == USE_HORUS:
        return tiles.check_horus(s, value)
    if point == AT_EYES and kind == CHOOSE_DECK:
        return tiles.check_eyes(s, value)
    if point == AT_PICK and kind == PICK:
        return tiles.check_pick(s, value)
    if point == AT_MINUS_ONE and kind == TAKE_TREASURE:
        return treasure.check_minus_one(s, value)
    return find_misfit(s, kind, value)


def find_misfit(s: LuxorState, kind: i64, value: i64) -> i64:
    """The article against an action that this decision point does not have."""
    if kind == REORDER_HAND:
        return HAND_ORDER
    if kind == PASS:
        return NO_PASS if s.point <= AT_STEPS else ACTION_DUE
    if kind == CHOOSE_ADVENTURER and value == STAIRS and s.woken != 0:
        return JUST_WOKEN
    if kind == CHOOSE_DECK and s.point == AT_HORUS:
        return OTHER_DECK
    if kind == CHOOSE_SPACE and s.acted != 0:
        return ONE_ACTION
    return TURN_ORDER


def list_broken(s: LuxorState, seat: i64, action: i64, out: Actions) -> None:
    """The first is that of `check`; a card that cannot be played also breaks 3.5 or 3.6."""
    out.clear()
    code = check(s, seat, action)
    if code == OK:
        return
    out.add(code)
    if not s.is_decision() or seat != s.active:
        return
    kind = kind_of(action)
    value = value_of(action)
    if kind == PLAY_CARD and s.point == AT_TURN and value in (LEFT, RIGHT):
        general = NO_PASS if turn.is_playable(s, RIGHT - value) else BLOCKED
        if code != general:
            out.add(general)
    if code == EXACT_COUNT:
        out.add(FULL_NUMBER)


def list_actions(s: LuxorState, out: Actions) -> None:
    """Candidates of the decision point, filtered by `check`."""
    out.clear()
    point = s.point
    if point == AT_TURN:
        offer(s, build(PLAY_CARD, LEFT), out)
        offer(s, build(PLAY_CARD, RIGHT), out)
        if out.count == 0:
            offer(s, build(DISCARD_CARD, LEFT), out)
            offer(s, build(DISCARD_CARD, RIGHT), out)
    elif point == AT_ADVENTURER:
        list_adventurers(s, out)
    elif point == AT_STEPS:
        offer_range(s, CHOOSE_STEPS, STEP_BASE - 1, STEP_BASE - 1, out)
        offer_range(s, CHOOSE_STEPS, STEP_BASE + 1, STEP_BASE + DIE, out)
    elif point == AT_SPACE:
        offer_range(s, CHOOSE_SPACE, 0, TOMB - 1, out)
    elif point == AT_HORUS:
        offer_range(s, USE_HORUS, KEY, DECLINE, out)
    elif point == AT_EYES:
        offer_range(s, CHOOSE_DECK, 1, LEVELS, out)
    elif point == AT_PICK:
        offer_range(s, PICK, PICK_JOKER, PICK_SCARAB, out)
    elif point == AT_MINUS_ONE:
        offer(s, build(TAKE_TREASURE, TAKE), out)
        offer(s, build(TAKE_TREASURE, LEAVE), out)


def list_adventurers(s: LuxorState, out: Actions) -> None:
    """Each position once, however many of the seat's adventurers stand there."""
    pieces = s.me().pieces
    last: i64 = -1
    for i in range(pieces.size):
        if pieces[i] != last and pieces[i] < TOMB:
            offer(s, build(CHOOSE_ADVENTURER, pieces[i]), out)
        last = pieces[i]


def offer_range(s: LuxorState, kind: i64, low: i64, high: i64, out: Actions) -> None:
    for value in range(low, high + 1):
        offer(s, build(kind, value), out)


def offer(s: LuxorState, action: i64, out: Actions) -> None:
    if check(s, s.active, action) == OK:
        out.add(action)


def apply(s: LuxorState, action: i64) -> None:
    """Carry out an action of the active seat, or an outcome if the position waits on chance."""
    point = s.point
    value = value_of(action)
    if point == AT_TURN:
        if kind_of(action) == PLAY_CARD:
            turn.do_play(s, value)
        else:
            turn.do_discard(s, value)
    elif point == AT_ADVENTURER:
        cards.do_adventurer(s, value)
    elif point == AT_STEPS:
        cards.do_steps(s, steps_of(value))
    elif point == AT_SPACE:
        cards.do_space(s, value)
    elif point == AT_HORUS:
        tiles.do_horus(s, value)
    elif point == AT_EYES:
        tiles.do_eyes(s, value)
    elif point == AT_PICK:
        tiles.do_pick(s, value)
    elif point == AT_MINUS_ONE:
        treasure.do_minus_one(s, value)
    else:
        apply_outcome(s, action)


def apply_outcome(s: LuxorState, outcome: i64) -> None:
    point = s.point
    if point == AT_DRAW:
        refill.do_draw(s, outcome)
    elif point == AT_ROLL:
        cards.do_roll(s, outcome)
    elif point == AT_TEMPLE:
        treasure.do_lay_temple_tile(s, outcome)
    elif point == AT_REVEAL:
        refill.do_reveal(s, outcome)
    elif point == AT_SCARAB:
        tiles.do_take_scarab(s, outcome)
    elif point == AT_DEAL:
        setup.do_deal(s, outcome)
    elif point in (AT_TREASURE, AT_OSIRIS):
        setup.do_place(s, outcome)
    elif point == AT_TOPS:
        setup.do_first_top(s, outcome)
    elif point == AT_STARTER:
        setup.do_starter(s, outcome)
