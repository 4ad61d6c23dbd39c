"""Chapter 14, the powers that are used by a choice of their own, and power tokens (GHO-18.5 to 18.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.ghost_stories.rules import codes, pavilion, spaces, tokens
from engine.games.ghost_stories.rules.geometry import adjacent, is_tile
from engine.games.ghost_stories.terms import (
    ALIVE,
    AT_COMPANION,
    AT_COMPANION_TILE,
    AT_MANTRA,
    AT_MENU,
    BEFORE_ACTION,
    BEFORE_MOVE,
    BLUE,
    BOARD,
    CENTRE,
    GHOST,
    GREEN,
    JOB_WINDOW,
    MANTRA,
    N_POWER_TOKEN,
    N_SCROLL,
    N_TOKENS_TAKEN,
    POCKETS,
    POWER,
    POWER_TOKENS,
    SCROLL_CAME_BACK,
    SIDES,
    SPACES,
    TWIN_WINDS,
    USED_MANTRA,
    USED_POCKETS,
    USED_TOKENS,
    USED_TWIN_WINDS,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


# ---- Bottomless Pockets (GHO-14.1) ----


def check_pockets(s: GhostStoriesState, seat: i64) -> i64:
    if s.point != AT_MENU:
        return codes.TURN
    if not s.has_power(seat, POCKETS):
        return codes.POWER_WORKS
    if s.window != BEFORE_MOVE or s.is_used(USED_POCKETS):
        return codes.POCKETS
    return OK if s.supply_total() > 0 else codes.NOT_IN_SUPPLY


def do_pockets(s: GhostStoriesState) -> None:
    s.used |= USED_POCKETS
    s.push(JOB_WINDOW, s.window)
    tokens.begin_take(s, s.actor)


# ---- Enfeeblement Mantra (GHO-14.2) ----


def check_mantra(s: GhostStoriesState, seat: i64) -> i64:
    if s.point != AT_MENU:
        return codes.TURN
    if not s.has_power(seat, MANTRA):
        return codes.POWER_WORKS
    if s.window != BEFORE_MOVE or s.is_used(USED_MANTRA) or s.is_used(SCROLL_CAME_BACK):
        return codes.MANTRA
    return OK if s.scroll_gone == 0 and some_target(s) else codes.MANTRA


def some_target(s: GhostStoriesState) -> bool:
    for space in range(SPACES):
        if s.cells[GHOST + space] != 0 and space + 1 != s.scroll:
            return True
    return False


def do_mantra(s: GhostStoriesState) -> None:
    s.used |= USED_MANTRA
    s.push(JOB_WINDOW, s.window)
    s.ask(AT_MANTRA, s.actor)


def check_put_mantra(s: GhostStoriesState, space: i64) -> i64:
    if s.point != AT_MANTRA:
        return codes.TURN
    return OK if spaces.has_ghost(s, space) and space + 1 != s.scroll else codes.MANTRA


def do_put_mantra(s: GhostStoriesState, space: i64) -> None:
    s.scroll = space + 1
    s.note(N_SCROLL, space)


# ---- Dance of the Twin Winds (GHO-14.4) ----


def check_twin_winds(s: GhostStoriesState, seat: i64) -> i64:
    if s.point != AT_MENU:
        return codes.TURN
    if not s.has_power(seat, TWIN_WINDS):
        return codes.POWER_WORKS
    window = BEFORE_MOVE if s.setup.twin_before else BEFORE_ACTION
    if s.window != window or s.is_used(USED_TWIN_WINDS):
        return codes.TWIN_WINDS
    for other in range(s.setup.seats):
        if other != seat and s.cells[ALIVE + other] != 0:
            return OK
    return codes.TWIN_WINDS


def do_twin_winds(s: GhostStoriesState) -> None:
    s.used |= USED_TWIN_WINDS
    s.push(JOB_WINDOW, s.window)
    s.ask(AT_COMPANION, s.actor)


def check_companion(s: GhostStoriesState, other: i64) -> i64:
    if s.point != AT_COMPANION:
        return codes.TURN
    return OK if s.lives(other) and other != s.actor else codes.TWIN_WINDS


def do_companion(s: GhostStoriesState, other: i64) -> None:
    s.mark = other + 1
    s.ask(AT_COMPANION_TILE, s.actor)


def check_companion_tile(s: GhostStoriesState, tile: i64) -> i64:
    if s.point != AT_COMPANION_TILE:
        return codes.TURN
    return OK if is_tile(tile) and adjacent(s.place(s.mark - 1), tile) else codes.ADJACENT


def do_companion_tile(s: GhostStoriesState, tile: i64) -> None:
    seat = s.mark - 1
    s.mark = 0
    pavilion.put(s, seat, tile)


# ---- power tokens (GHO-18.5 to 18.7) ----


def check_power_token(s: GhostStoriesState, seat: i64, side: i64) -> i64:
    if s.point != AT_MENU:
        return codes.TURN
    if side < 0 or side >= SIDES or s.cells[POWER_TOKENS + seat] == 0:
        return codes.POWER_TOKEN
    if s.setup.seat_of[side] >= 0 or s.is_possessed(side) or (s.borrowed >> side) & 1 != 0:
        return codes.POWER_TOKEN
    if not s.power_works(side):
        return codes.POWER_WORKS
    return OK if s.window == BEFORE_MOVE or is_in_time(s, side) else codes.TOKEN_BEFORE_STEP


def is_in_time(s: GhostStoriesState, side: i64) -> bool:
    """Before the action only what changes it: blue, green and, after the move, the Twin Winds."""
    if s.window != BEFORE_ACTION:
        return False
    colour = s.cells[BOARD + side] - 1
    twin = s.cells[POWER + side] == TWIN_WINDS and not s.setup.twin_before
    return colour == BLUE or colour == GREEN or twin


def do_power_token(s: GhostStoriesState, side: i64) -> None:
    s.cells.bump(POWER_TOKENS + s.actor, -1)
    s.centre += 1
    s.borrowed |= i64(1) << side
    s.note(N_POWER_TOKEN, s.actor, side)
    s.push(JOB_WINDOW, s.window)


def check_take_tokens(s: GhostStoriesState, seat: i64, count: i64) -> i64:
    if s.point != AT_MENU:
        return codes.TURN
    if s.window < 4:
        return codes.STEP_ORDER
    if s.place(seat) != CENTRE or count < 1 or count > s.centre or s.is_used(USED_TOKENS):
        return codes.CENTRE_TOKENS
    return OK


def do_take_tokens(s: GhostStoriesState, count: i64) -> None:
    s.used |= USED_TOKENS
    s.centre -= count
    s.cells.bump(POWER_TOKENS + s.actor, count)
    s.note(N_TOKENS_TAKEN, s.actor, count)
    s.push(JOB_WINDOW, s.window)
