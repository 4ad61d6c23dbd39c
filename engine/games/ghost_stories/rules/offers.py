"""Candidates for each decision point, in a fixed order. `check` alone decides which of them are legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.state import Actions
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories.rules import exorcism, payment
from engine.games.ghost_stories.rules.geometry import front_tile
from engine.games.ghost_stories.terms import (
    AFTER_ACTION,
    AT_ALTAR,
    AT_CIRCLE,
    AT_COMPANION,
    AT_COMPANION_TILE,
    AT_CURSE_ORDER,
    AT_CURSE_REROLL,
    AT_DISCARD,
    AT_DROP_GHOST,
    AT_DROP_TAOIST,
    AT_GIVE_QI,
    AT_GIVE_YY,
    AT_LIFT_GHOST,
    AT_LIFT_TAOIST,
    AT_MANTRA,
    AT_MENU,
    AT_OWNER,
    AT_PAY,
    AT_PLACE,
    AT_QI_OR_YY,
    AT_REROLL,
    AT_REVIVE,
    AT_SET,
    AT_SORCERER,
    AT_TAKE_TAO,
    AT_VICTIM,
    AT_WATCHMAN,
    BEFORE_ACTION,
    BEFORE_MOVE,
    COLOURS,
    HAUNTED,
    POWER_TOKENS,
    READY,
    SIDES,
    SPACES,
    TILES,
    YIN_YANG,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def list_candidates(s: GhostStoriesState, out: Actions) -> None:
    point = s.point
    if point == AT_MENU:
        menu(s, out)
    elif point == AT_PLACE:
        each(out, act.PLACE_GHOST, SPACES)
    elif point == AT_TAKE_TAO:
        each(out, act.TAKE_TAO, COLOURS)
    elif point == AT_DISCARD:
        each(out, act.DISCARD_TAO, COLOURS)
    elif point == AT_VICTIM:
        each(out, act.CHOOSE_VICTIM, s.setup.seats)
    elif point == AT_CURSE_REROLL:
        out.add(act.build(act.KEEP_CURSE))
        out.add(act.build(act.REROLL_CURSE))
    elif point == AT_REROLL:
        each(out, act.REROLL, i64(1) << s.dice)
    else:
        exorcism_choices(s, point, out)


def each(out: Actions, kind: i64, count: i64) -> None:
    for value in range(count):
        out.add(act.build(kind, value))


def exorcism_choices(s: GhostStoriesState, point: i64, out: Actions) -> None:
    if point == AT_SET:
        sets(s, out)
    elif point == AT_PAY:
        payments(s, out)
    elif point == AT_OWNER:
        each(out, act.SPEND_FROM, s.setup.seats)
    elif point == AT_CURSE_ORDER:
        out.add(act.build(act.CURSE_FIRST, s.first_gone - 1))
        out.add(act.build(act.CURSE_FIRST, s.second_gone - 1))
    elif point == AT_QI_OR_YY:
        out.add(act.build(act.TAKE_QI))
        out.add(act.build(act.TAKE_YIN_YANG))
    elif point == AT_GIVE_QI:
        each(out, act.GIVE_QI, s.setup.seats)
    elif point == AT_GIVE_YY:
        each(out, act.GIVE_YIN_YANG, s.setup.seats)
    else:
        help_choices(s, point, out)


def help_choices(s: GhostStoriesState, point: i64, out: Actions) -> None:
    if point == AT_REVIVE:
        each(out, act.REVIVE, s.setup.seats)
    elif point == AT_ALTAR:
        each(out, act.CLEAR_TILE, TILES)
    elif point == AT_SORCERER:
        each(out, act.BANISH, SPACES)
    elif point == AT_WATCHMAN:
        each(out, act.CALM_BOARD, SIDES)
    elif point == AT_CIRCLE:
        each(out, act.SET_CIRCLE, COLOURS)
    elif point == AT_MANTRA:
        each(out, act.PUT_MANTRA, SPACES)
    elif point == AT_COMPANION:
        each(out, act.CHOOSE_COMPANION, s.setup.seats)
    elif point == AT_COMPANION_TILE:
        each(out, act.MOVE_COMPANION, TILES)
    else:
        pavilion_choices(s, point, out)


def pavilion_choices(s: GhostStoriesState, point: i64, out: Actions) -> None:
    if point == AT_LIFT_GHOST:
        each(out, act.LIFT_GHOST, SPACES)
        out.add(act.build(act.SKIP_HALF))
    elif point == AT_DROP_GHOST:
        each(out, act.DROP_GHOST, SPACES)
    elif point == AT_LIFT_TAOIST:
        each(out, act.LIFT_TAOIST, s.setup.seats)
        out.add(act.build(act.SKIP_HALF))
    elif point == AT_DROP_TAOIST:
        each(out, act.DROP_TAOIST, TILES)


def sets(s: GhostStoriesState, out: Actions) -> None:
    """Every subset of the faced ghosts that can be exorcised."""
    spaces = payment.eligible(s, s.place(s.actor))
    chosen = spaces
    while True:
        out.add(act.build(act.CHOOSE_GHOSTS, spaces & ~chosen))  # from none to all
        if chosen == 0:
            return
        chosen = (chosen - 1) & spaces


def payments(s: GhostStoriesState, out: Actions) -> None:
    found = Actions()
    roll = payment.roll_of(s, s.actor, payment.tokens_blocked(s))
    roll.list_payments(exorcism.as_set(s, s.actor, s.chosen), found)
    for i in range(found.count):
        out.add(act.build(act.PAY, found.get(i)))


def menu(s: GhostStoriesState, out: Actions) -> None:
    """What the window offers, then power tokens and the Yin-Yang."""
    seat = s.actor
    if s.window == BEFORE_MOVE:
        each(out, act.MOVE, TILES)
        out.add(act.build(act.STAY))
        out.add(act.build(act.USE_POCKETS))
        out.add(act.build(act.USE_MANTRA))
    elif s.window < AFTER_ACTION:
        out.add(act.build(act.REQUEST_HELP))
        out.add(act.build(act.EXORCISE))
        out.add(act.build(act.SKIP_ACTION))
    else:
        late_menu(s, out)
    if s.window <= BEFORE_ACTION:
        out.add(act.build(act.USE_TWIN_WINDS))
        if s.cells[POWER_TOKENS + seat] != 0:
            each(out, act.SPEND_POWER_TOKEN, SIDES)
    if s.cells[YIN_YANG + seat] != 0:
        for tile in range(TILES):
            kind = act.YIN_YANG_CLEAR if s.cells[HAUNTED + tile] != 0 else act.YIN_YANG_HELP
            out.add(act.build(kind, tile))


def late_menu(s: GhostStoriesState, out: Actions) -> None:
    """After the action: Buddhas, then power tokens of the centre tile."""
    if s.window == AFTER_ACTION:
        if s.cells[READY + s.actor] != 0:
            for space in range(SPACES):
                if front_tile(space) == s.place(s.actor):
                    out.add(act.build(act.PLACE_BUDDHA, space))
        out.add(act.build(act.DONE_BUDDHA))
    else:
        for count in range(i64(1), s.centre + 1):
            out.add(act.build(act.TAKE_POWER_TOKENS, count))
        out.add(act.build(act.END_TURN))
