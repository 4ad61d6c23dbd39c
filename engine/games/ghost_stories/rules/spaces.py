"""Ghosts and Buddhas on their spaces: placing, moving and taking away (GHO-6.5, 6.8, 13.10, 16.3, 16.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.games.ghost_stories.rules import scroll
from engine.games.ghost_stories.terms import (
    AWAKE,
    BUDDHA,
    CARD,
    DIE,
    DISCARDED,
    FIGURE,
    GHOST,
    GHOSTS,
    N_BUDDHA_BACK,
    N_DIE_FREED,
    N_GHOST_MOVED,
    N_TRAPPED,
    SPACES,
    UNCATCHABLE,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def is_free(s: GhostStoriesState, space: i64) -> bool:
    """A space without a ghost is free, even with a Buddha on it (GHO-6.3)."""
    return space >= 0 and space < SPACES and s.cells[GHOST + space] == 0


def has_ghost(s: GhostStoriesState, space: i64) -> bool:
    return space >= 0 and space < SPACES and s.cells[GHOST + space] != 0


def buddha_returns(s: GhostStoriesState, space: i64) -> None:
    s.cells[BUDDHA + space] = 0
    s.note(N_BUDDHA_BACK, space)


def meets_buddha(s: GhostStoriesState, card: i64, space: i64) -> bool:
    """A ghost comes to a space. True if a Buddha there sends it to the discard pile."""
    if s.cells[BUDDHA + space] == 0 or card == UNCATCHABLE:
        return False
    if card <= GHOSTS:
        s.cells[CARD + card] = DISCARDED
        s.note(N_TRAPPED, card, space)
    buddha_returns(s, space)
    return card <= GHOSTS


def remove(s: GhostStoriesState, space: i64) -> None:
    """The ghost here goes to the discard pile with all that belongs to it; its effects end (GHO-6.8)."""
    card = s.cells[GHOST + space]
    scroll.come_back(s, space)
    if s.cells[DIE + space] != 0:
        s.note(N_DIE_FREED, space)
    s.cells[CARD + card] = DISCARDED
    clear(s, space)


def clear(s: GhostStoriesState, space: i64) -> None:
    s.cells[GHOST + space] = 0
    s.cells[FIGURE + space] = 0
    s.cells[DIE + space] = 0
    s.cells[AWAKE + space] = 0


def move(s: GhostStoriesState, space: i64, to: i64) -> None:
    """Move a ghost with figure, scroll, die and markers; no left stone acts (GHO-13.8, 13.10)."""
    card = s.cells[GHOST + space]
    s.note(N_GHOST_MOVED, card, space, to)
    if s.cells[BUDDHA + to] != 0 and card <= GHOSTS:
        meets_buddha(s, card, to)
        remove(s, space)
        return
    meets_buddha(s, card, to)
    s.cells[GHOST + to] = card
    s.cells[FIGURE + to] = s.cells[FIGURE + space]
    s.cells[DIE + to] = s.cells[DIE + space]
    s.cells[AWAKE + to] = s.cells[AWAKE + space]
    if s.scroll == space + 1:
        s.scroll = to + 1
    clear(s, space)
    scroll.mind(s)
