"""The Enfeeblement Mantra's scroll: where it lies and when it leaves its ghost (GHO-14.2, R-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.games.ghost_stories.terms import (
    MANTRA,
    N_SCROLL_BACK,
    POWER,
    SCROLL_CAME_BACK,
    SIDES,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def mind(s: GhostStoriesState) -> None:
    """If the power was lost, the scroll leaves its ghost, as an option for good."""
    if s.scroll == 0:
        return
    side = s.find(POWER, SIDES, MANTRA)
    if side >= 0 and s.power_works(side):
        return
    s.scroll = 0
    if s.setup.scroll_removed:
        s.scroll_gone = 1
    s.note(N_SCROLL_BACK, s.scroll_gone)


def come_back(s: GhostStoriesState, space: i64) -> None:
    """The ghost here leaves play; a scroll on it can be used again from the next turn on."""
    if s.scroll == space + 1:
        s.scroll = 0
        s.used |= SCROLL_CAME_BACK
        s.note(N_SCROLL_BACK)
