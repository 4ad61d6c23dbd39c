"""The Pavilion of the Heavenly Winds: a ghost to any free space, another Taoist to any tile (GHO-13.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.ghost_stories.rules import codes, spaces
from engine.games.ghost_stories.rules.geometry import is_tile
from engine.games.ghost_stories.terms import (
    AT,
    AT_DROP_GHOST,
    AT_DROP_TAOIST,
    AT_LIFT_GHOST,
    AT_LIFT_TAOIST,
    GHOST_MOVED,
    JOB_SECOND_HALF,
    N_MOVED,
    SPACES,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def can_move_ghost(s: GhostStoriesState) -> bool:
    ghosts = s.ghosts_in_play()
    return ghosts > 0 and ghosts < SPACES


def can_be_blown(s: GhostStoriesState, seat: i64) -> bool:
    """Another living Taoist; alone, his own (R-22)."""
    if s.setup.seats == 1:
        return s.setup.solo_moves_self and s.lives(seat)
    return s.lives(seat) and seat != s.active_seat()


def can_move_taoist(s: GhostStoriesState) -> bool:
    for seat in range(s.setup.seats):
        if can_be_blown(s, seat):
            return True
    return False


def begin(s: GhostStoriesState) -> None:
    s.used &= ~GHOST_MOVED
    s.push(JOB_SECOND_HALF)
    if can_move_ghost(s):
        s.ask(AT_LIFT_GHOST, s.active_seat())


def check_lift_ghost(s: GhostStoriesState, space: i64) -> i64:
    if s.point != AT_LIFT_GHOST:
        return codes.TURN
    return OK if spaces.has_ghost(s, space) else codes.PAVILION


def do_lift_ghost(s: GhostStoriesState, space: i64) -> None:
    s.mark = space + 1
    s.ask(AT_DROP_GHOST, s.actor)


def check_drop_ghost(s: GhostStoriesState, space: i64) -> i64:
    if s.point != AT_DROP_GHOST:
        return codes.TURN
    return OK if spaces.is_free(s, space) else codes.FREE_SPACE


def do_drop_ghost(s: GhostStoriesState, space: i64) -> None:
    source = s.mark - 1
    s.mark = 0
    s.used |= GHOST_MOVED
    spaces.move(s, source, space)


def begin_second_half(s: GhostStoriesState) -> None:
    if can_move_taoist(s):
        s.ask(AT_LIFT_TAOIST, s.active_seat())
    else:
        s.used &= ~GHOST_MOVED


def check_lift_taoist(s: GhostStoriesState, seat: i64) -> i64:
    if s.point != AT_LIFT_TAOIST:
        return codes.TURN
    return OK if can_be_blown(s, seat) else codes.PAVILION


def do_lift_taoist(s: GhostStoriesState, seat: i64) -> None:
    s.used &= ~GHOST_MOVED
    s.mark = seat + 1
    s.ask(AT_DROP_TAOIST, s.actor)


def check_drop_taoist(s: GhostStoriesState, tile: i64) -> i64:
    if s.point != AT_DROP_TAOIST:
        return codes.TURN
    return OK if is_tile(tile) and tile != s.place(s.mark - 1) else codes.PAVILION


def do_drop_taoist(s: GhostStoriesState, tile: i64) -> None:
    seat = s.mark - 1
    s.mark = 0
    put(s, seat, tile)


def put(s: GhostStoriesState, seat: i64, tile: i64) -> None:
    """Move a figure."""
    s.note(N_MOVED, seat, s.place(seat), tile)
    s.cells[AT + seat] = tile


def check_skip(s: GhostStoriesState) -> i64:
    """Only as an option, and never both halves."""
    if s.point == AT_LIFT_GHOST:
        return OK if s.setup.halves_optional and can_move_taoist(s) else codes.PAVILION
    if s.point == AT_LIFT_TAOIST:
        return OK if s.setup.halves_optional and s.is_used(GHOST_MOVED) else codes.PAVILION
    return codes.TURN


def do_skip(s: GhostStoriesState) -> None:
    s.used &= ~GHOST_MOVED
