"""Chapters 8, 11 and 12: the windows of the Yang phase, its steps, Buddhas and the Yin-Yang."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.ghost_stories.rules import codes, exorcism, haunting, pavilion, village
from engine.games.ghost_stories.rules.geometry import adjacent, front_tile, is_tile
from engine.games.ghost_stories.terms import (
    AFTER_ACTION,
    AFTER_BUDDHA,
    AT_MENU,
    BEFORE_ACTION,
    BEFORE_MOVE,
    BETWEEN_ACTIONS,
    BUDDHA,
    GUST,
    HAUNTED,
    JOB_ACTED,
    JOB_END_TURN,
    JOB_WINDOW,
    N_BUDDHA_PLACED,
    N_YIN_YANG_USED,
    PEAKS,
    READY,
    SECOND_WIND,
    SPACES,
    TILE,
    USED_BUDDHA,
    YIN_YANG,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def begin_window(s: GhostStoriesState, window: i64) -> None:
    """Ask the active Taoist; if he died, his turn is over (GHO-17.6)."""
    seat = s.active_seat()
    if seat < 0:
        s.push(JOB_END_TURN)
        return
    s.window = window
    s.ask(AT_MENU, seat)


def check_window(s: GhostStoriesState, window: i64) -> i64:
    if s.point != AT_MENU:
        return codes.TURN
    return OK if s.window == window else codes.STEP_ORDER


# ---- step 1: move ----


def check_move(s: GhostStoriesState, seat: i64, tile: i64) -> i64:
    code = check_window(s, BEFORE_MOVE)
    if code != OK:
        return code
    place = s.place(seat)
    if not is_tile(tile) or tile == place:
        return codes.ONE_STEP
    return OK if adjacent(place, tile) or s.has_power(seat, PEAKS) else codes.ONE_STEP


def do_move(s: GhostStoriesState, tile: i64) -> None:
    pavilion.put(s, s.actor, tile)
    s.push(JOB_WINDOW, BEFORE_ACTION)


def check_stay(s: GhostStoriesState) -> i64:
    return check_window(s, BEFORE_MOVE)


def do_stay(s: GhostStoriesState) -> None:
    s.push(JOB_WINDOW, BEFORE_ACTION)


# ---- step 2: help or exorcism ----


def check_action_step(s: GhostStoriesState) -> i64:
    if s.point != AT_MENU:
        return codes.TURN
    return OK if s.window == BEFORE_ACTION or s.window == BETWEEN_ACTIONS else codes.STEP_ORDER


def may_help(s: GhostStoriesState, seat: i64) -> i64:
    """One action, unless a blue power gives another (GHO-8.1, 14.7, 14.8)."""
    if s.helps + s.exorcisms == 0:
        return OK
    if s.has_power(seat, GUST):
        return OK if s.helps == 0 else codes.GUST
    if s.has_power(seat, SECOND_WIND):
        again = s.helps == 1 and s.exorcisms == 0 and s.help_tile == s.place(seat) + 1
        return OK if again else codes.SECOND_WIND
    return codes.POWER_WORKS


def may_exorcise(s: GhostStoriesState, seat: i64) -> i64:
    if s.helps + s.exorcisms == 0:
        return OK
    if s.has_power(seat, GUST):
        return OK if s.exorcisms == 0 else codes.GUST
    if s.has_power(seat, SECOND_WIND):
        return OK if s.exorcisms == 1 and s.helps == 0 else codes.SECOND_WIND
    return codes.POWER_WORKS


def check_request(s: GhostStoriesState, seat: i64) -> i64:
    code = check_action_step(s)
    if code == OK:
        code = may_help(s, seat)
    if code != OK:
        return code
    tile = s.place(seat)
    if s.cells[HAUNTED + tile] != 0:
        return codes.HAUNTED_GIVES_NO_HELP
    return OK if village.can_help(s, s.cells[TILE + tile]) else codes.USELESS_HELP


def do_request(s: GhostStoriesState) -> None:
    s.helps += 1
    s.help_tile = s.place(s.actor) + 1
    s.push(JOB_ACTED)
    village.begin_help(s, s.actor, s.place(s.actor), 0)


def check_exorcise(s: GhostStoriesState, seat: i64) -> i64:
    code = check_action_step(s)
    if code == OK:
        code = may_exorcise(s, seat)
    return code if code != OK else exorcism.check_eligible(s, seat)


def do_exorcise(s: GhostStoriesState) -> None:
    s.exorcisms += 1
    s.push(JOB_ACTED)
    exorcism.begin_attempt(s, s.actor)


def check_skip(s: GhostStoriesState) -> i64:
    return check_action_step(s)


def do_skip(s: GhostStoriesState) -> None:
    s.push(JOB_WINDOW, AFTER_ACTION)


def acted(s: GhostStoriesState) -> None:
    """After an action: another one, if a blue power that works allows it."""
    seat = s.active_seat()
    again = seat >= 0 and (may_help(s, seat) == OK or may_exorcise(s, seat) == OK)
    s.push(JOB_WINDOW, BETWEEN_ACTIONS if again else AFTER_ACTION)


# ---- step 3: Buddhas (GHO-11) ----


def check_place_buddha(s: GhostStoriesState, seat: i64, space: i64) -> i64:
    code = check_window(s, AFTER_ACTION)
    if code != OK:
        return code
    if space < 0 or space >= SPACES or front_tile(space) != s.place(seat):
        return codes.FACING
    if s.cells[READY + seat] == 0 or s.ghost(space) != 0 or s.cells[BUDDHA + space] != 0:
        return codes.BUDDHA_SPACE
    return OK


def do_place_buddha(s: GhostStoriesState, space: i64) -> None:
    s.cells.bump(READY + s.actor, -1)
    s.cells[BUDDHA + space] = 1
    s.used |= USED_BUDDHA
    s.note(N_BUDDHA_PLACED, s.actor, space)
    s.push(JOB_WINDOW, AFTER_ACTION)


def check_done_buddha(s: GhostStoriesState) -> i64:
    return check_window(s, AFTER_ACTION)


def do_done_buddha(s: GhostStoriesState) -> None:
    s.push(JOB_WINDOW, AFTER_BUDDHA)


def check_end_turn(s: GhostStoriesState) -> i64:
    return check_window(s, AFTER_BUDDHA)


def do_end_turn(s: GhostStoriesState) -> None:
    s.push(JOB_END_TURN)


# ---- the Yin-Yang (GHO-12) ----


def check_yin_yang(s: GhostStoriesState, seat: i64) -> i64:
    """Between steps only: not between two actions, nor after the first Buddha (R-45)."""
    if s.cells[YIN_YANG + seat] == 0:
        return codes.YIN_YANG
    if s.point != AT_MENU:
        return codes.YIN_YANG_BETWEEN_STEPS
    if s.window == BETWEEN_ACTIONS and not s.setup.yin_yang_between:
        return codes.YIN_YANG_BETWEEN_STEPS
    if s.window == AFTER_ACTION and s.is_used(USED_BUDDHA):
        return codes.YIN_YANG_BETWEEN_STEPS
    return OK


def check_yin_yang_help(s: GhostStoriesState, seat: i64, tile: i64) -> i64:
    code = check_yin_yang(s, seat)
    if code != OK:
        return code
    if not is_tile(tile):
        return codes.YIN_YANG
    if s.cells[HAUNTED + tile] != 0:
        return codes.HAUNTED_GIVES_NO_HELP
    return OK if village.can_help(s, s.cells[TILE + tile]) else codes.USELESS_REMOTE_HELP


def do_yin_yang_help(s: GhostStoriesState, tile: i64) -> None:
    spend_yin_yang(s)
    village.begin_help(s, s.actor, tile, 1)


def check_yin_yang_clear(s: GhostStoriesState, seat: i64, tile: i64) -> i64:
    code = check_yin_yang(s, seat)
    if code != OK:
        return code
    return OK if is_tile(tile) and s.cells[HAUNTED + tile] != 0 else codes.YIN_YANG


def do_yin_yang_clear(s: GhostStoriesState, tile: i64) -> None:
    spend_yin_yang(s)
    haunting.clear_tile(s, tile)


def spend_yin_yang(s: GhostStoriesState) -> None:
    s.cells[YIN_YANG + s.actor] = 0
    s.note(N_YIN_YANG_USED, s.actor)
    s.push(JOB_WINDOW, s.window)
