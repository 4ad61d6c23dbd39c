"""LUX-4 Movement: where a step leads, and what a move does on its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.kit import Row
from engine.games.luxor.rules.codes import EXACT_COUNT, NEEDS_KEY, NOTHING_BEHIND, OSIRIS_BLOCKED
from engine.games.luxor.rules.tables import MARK_AFTER, TILE_KIND, TILE_STEPS
from engine.games.luxor.rules.tomb import enter_tomb
from engine.games.luxor.terms import (
    BY_CARD,
    BY_OSIRIS,
    LYING,
    MARKS,
    N_MOVED,
    N_WOKEN,
    NO_TILE,
    NOWHERE,
    OSIRIS,
    STAIRS,
    TOMB,
)

if TYPE_CHECKING:
    from engine.games.luxor.state import LuxorState, Player


def ahead(tiles: Row, start: i64, steps: i64) -> i64:
    """The tile this many tiles ahead; the tomb chamber follows the last one (LUX-4.2, 4.3, 8.1)."""
    space = start
    left = steps
    while left > 0:
        if space >= TOMB:
            return NOWHERE
        space += 1
        while space < TOMB and tiles[space] == NO_TILE:
            space += 1
        left -= 1
    return space


def behind(s: LuxorState, start: i64) -> i64:
    """The nearest tile behind (LUX-4.10). Under an option the stairs come after the last one."""
    space = start - 1
    while space > STAIRS and s.tiles[space] == NO_TILE:
        space -= 1
    if space > STAIRS:
        return space
    return STAIRS if s.rules.back_to_stairs and start > STAIRS else NOWHERE


def raw_step(s: LuxorState, start: i64, steps: i64) -> i64:
    return ahead(s.tiles, start, steps) if steps > 0 else behind(s, start)


def is_osiris(s: LuxorState, space: i64) -> bool:
    return TILE_KIND[s.tiles[space]] == OSIRIS


def settle(s: LuxorState, start: i64, steps: i64, keys: i64) -> i64:
    """Where these steps end, Osiris included, or minus the code of the article that forbids them.

    `steps` is -1 or 1 and more; `keys` is what the mover could pay at the tomb chamber.
    """
    space = raw_step(s, start, steps)
    if space == NOWHERE:
        return -EXACT_COUNT if steps > 0 else -NOTHING_BEHIND
    while is_osiris(s, space):
        space = ahead(s.tiles, space, TILE_STEPS[s.tiles[space]])
        if space == NOWHERE:
            return -OSIRIS_BLOCKED
    if space == TOMB and keys == 0:
        return -NEEDS_KEY
    return space


def travel(s: LuxorState, me: Player, start: i64, steps: i64) -> i64:
    """Make a legal move leg by leg and return where it ended (LUX-4.7, 6.2)."""
    space = raw_step(s, start, steps)
    walk(s, me, start, space, BY_CARD)
    while is_osiris(s, space):
        goal = ahead(s.tiles, space, TILE_STEPS[s.tiles[space]])
        walk(s, me, space, goal, BY_OSIRIS)
        space = goal
    return space


def walk(s: LuxorState, me: Player, start: i64, goal: i64, why: i64) -> None:
    """One leg: wake those whose Anubis place is passed, go, pay at the tomb chamber."""
    relocate(me.pieces, start, goal)
    s.moved = 1
    s.note(N_MOVED, s.active, start, goal, why)
    if goal > start:
        wake(s, me, start, goal)
    if goal == TOMB:
        enter_tomb(s, me)


def wake(s: LuxorState, me: Player, start: i64, goal: i64) -> None:
    """Stand up the own adventurers at every Anubis place between two positions (LUX-4.7, 4.9)."""
    if me.pieces[me.pieces.size - 1] < LYING:
        return
    for mark in range(MARKS):
        after = MARK_AFTER[mark]
        if start <= after and after < goal and me.pieces.find(LYING + mark) != -1:
            relocate(me.pieces, LYING + mark, STAIRS)
            s.woken += 1
            s.note(N_WOKEN, s.active, mark + 1)


def relocate(pieces: Row, start: i64, goal: i64) -> None:
    """Move one of the adventurers at `start`; the row stays in ascending order."""
    at = pieces.find(start)
    if goal > start:
        while at + 1 < pieces.size and pieces[at + 1] < goal:
            pieces[at] = pieces[at + 1]
            at += 1
    else:
        while at > 0 and pieces[at - 1] > goal:
            pieces[at] = pieces[at - 1]
            at -= 1
    pieces[at] = goal


def has_moving_piece(me: Player) -> bool:
    """Is there an adventurer that a card could move (LUX-4.6, 4.11)?"""
    return me.pieces.size > 0 and me.pieces[0] < TOMB
