"""Chapter 13, the villagers: when a help is legal and what it does. The Pavilion has its own module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.ghost_stories.rules import codes, dice, ending, haunting, pavilion, spaces, tokens
from engine.games.ghost_stories.rules.geometry import is_tile
from engine.games.ghost_stories.terms import (
    ALIVE,
    ALTAR,
    AT_ALTAR,
    AT_CIRCLE,
    AT_REVIVE,
    AT_SORCERER,
    AT_WATCHMAN,
    CEMETERY,
    CEMETERY_SOURCE,
    CIRCLE,
    COLOURS,
    DICE,
    FIGURE,
    FRESH,
    GHOSTS,
    HAUNTED,
    HERBALIST,
    JOB_ARRIVAL,
    JOB_CURSE,
    JOB_GAIN_QI,
    JOB_HERBS,
    JOB_TAKE_TAO,
    JOB_THROW,
    N_BANISHED,
    N_BUDDHA_TAKEN,
    N_CIRCLE,
    N_FIGURE,
    N_HELP,
    ON_CARD,
    ON_STONE,
    PAVILION,
    SIDES,
    SORCERER,
    SPACES,
    SUPPLY,
    TEMPLE,
    TILE,
    WATCHMAN,
    WHITE,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def can_help(s: GhostStoriesState, kind: i64) -> bool:
    """Could this villager do anything now (GHO-8.4, 13.0)?"""
    if kind == CEMETERY:
        return some_dead(s)
    if kind == WATCHMAN:
        return figures_on_stones(s, 0, SPACES)
    if kind == ALTAR:
        return ending.haunted_tiles(s) > 0
    if kind == HERBALIST:
        return herb_dice(s) > 0 and s.supply_total() > 0
    if kind == SORCERER:
        return some_ghost(s)
    if kind == TEMPLE:
        return s.buddhas_on_temple() > 0
    if kind == CIRCLE:
        return some_colour(s)
    if kind == PAVILION:
        return pavilion.can_move_ghost(s) or pavilion.can_move_taoist(s)
    return True  # the Tea House


def some_dead(s: GhostStoriesState) -> bool:
    for seat in range(s.setup.seats):
        if s.cells[ALIVE + seat] == 0:
            return True
    return False


def figures_on_stones(s: GhostStoriesState, first: i64, count: i64) -> bool:
    for space in range(first, first + count):
        if s.cells[FIGURE + space] == ON_STONE:
            return True
    return False


def some_ghost(s: GhostStoriesState) -> bool:
    for space in range(SPACES):
        if s.ghost(space) != 0 and s.ghost(space) <= GHOSTS:
            return True
    return False


def some_colour(s: GhostStoriesState) -> bool:
    for colour in range(COLOURS):
        if s.cells[SUPPLY + colour] > 0 and colour + 1 != s.circle:
            return True
    return False


def herb_dice(s: GhostStoriesState) -> i64:
    return i64(2) if s.setup.herbalist_any_dice else min(i64(2), s.free_dice())


def begin_help(s: GhostStoriesState, seat: i64, tile: i64, remote: i64) -> None:
    kind = s.cells[TILE + tile]
    s.note(N_HELP, seat, tile, kind, remote)
    if kind == CEMETERY:
        s.ask(AT_REVIVE, seat)
    elif kind == WATCHMAN:
        s.ask(AT_WATCHMAN, seat)
    elif kind == ALTAR:
        s.ask(AT_ALTAR, seat)
    elif kind == HERBALIST:
        s.push(JOB_HERBS, seat)
        s.push(JOB_THROW, herb_dice(s))
    elif kind == SORCERER:
        s.ask(AT_SORCERER, seat)
    elif kind == TEMPLE:
        s.cells.bump(FRESH + seat, 1)
        s.note(N_BUDDHA_TAKEN, seat)
    elif kind == CIRCLE:
        s.ask(AT_CIRCLE, seat)
    elif kind == PAVILION:
        pavilion.begin(s)
    else:  # the Tea House: token and Qi before the ghost
        s.push(JOB_ARRIVAL)
        s.push(JOB_GAIN_QI, seat)
        tokens.begin_take(s, seat)


# ---- Cemetery (GHO-13.1) ----


def check_revive(s: GhostStoriesState, dead: i64) -> i64:
    if s.point != AT_REVIVE:
        return codes.TURN
    return OK if s.is_seat(dead) and not s.lives(dead) else codes.CEMETERY


def do_revive(s: GhostStoriesState, dead: i64) -> None:
    s.push(JOB_CURSE, CEMETERY_SOURCE, s.actor)
    tokens.revive(s, dead)


# ---- Night Watchman's Beat (GHO-13.2) ----


def check_calm(s: GhostStoriesState, side: i64) -> i64:
    if s.point != AT_WATCHMAN:
        return codes.TURN
    if side < 0 or side >= SIDES or not figures_on_stones(s, side * 3, 3):
        return codes.WATCHMAN
    return OK


def do_calm(s: GhostStoriesState, side: i64) -> None:
    for space in range(side * 3, side * 3 + 3):
        if s.cells[FIGURE + space] == ON_STONE:
            s.cells[FIGURE + space] = ON_CARD
            s.note(N_FIGURE, space, ON_CARD)


# ---- Taoist Altar (GHO-13.3) ----


def check_clear(s: GhostStoriesState, tile: i64) -> i64:
    if s.point != AT_ALTAR:
        return codes.TURN
    return OK if is_tile(tile) and s.cells[HAUNTED + tile] != 0 else codes.ALTAR


def do_clear(s: GhostStoriesState, tile: i64) -> None:
    haunting.clear_tile(s, tile)
    s.push(JOB_ARRIVAL)


# ---- Herbalist's Shop (GHO-13.4) ----


def gather(s: GhostStoriesState, seat: i64) -> None:
    """A token for each coloured face if there is one; then a free colour for each white (R-20)."""
    for die in range(s.dice):
        face = s.cells[DICE + die]
        if face != WHITE:
            tokens.take(s, seat, face)
        elif s.setup.herbalist_white or s.white_is_wild():
            s.push(JOB_TAKE_TAO, seat)
    dice.put_down(s)


# ---- Sorcerer's Hut (GHO-13.5) ----


def check_banish(s: GhostStoriesState, space: i64) -> i64:
    if s.point != AT_SORCERER:
        return codes.TURN
    if not spaces.has_ghost(s, space):
        return codes.SORCERER
    return codes.NO_SORCERER_FOR_INCARNATION if s.ghost(space) > GHOSTS else OK


def do_banish(s: GhostStoriesState, space: i64) -> None:
    """The ghost first, then the Qi, even the last (R-40)."""
    s.note(N_BANISHED, s.ghost(space), space)
    spaces.remove(s, space)
    tokens.lose_qi(s, s.actor)


# ---- Circle of Prayer (GHO-13.7) ----


def check_circle(s: GhostStoriesState, colour: i64) -> i64:
    if s.point != AT_CIRCLE:
        return codes.TURN
    if colour < 0 or colour >= COLOURS or s.cells[SUPPLY + colour] == 0:
        return codes.NOT_IN_SUPPLY
    return OK if colour + 1 != s.circle else codes.CIRCLE


def do_circle(s: GhostStoriesState, colour: i64) -> None:
    haunting.clear_circle(s)
    s.cells.bump(SUPPLY + colour, -1)
    s.circle = colour + 1
    s.note(N_CIRCLE, s.circle)
