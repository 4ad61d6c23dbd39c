"""Chapters 4 and 5: the turn, and the three steps of its Yin phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.games.ghost_stories.rules import haunting, tokens
from engine.games.ghost_stories.terms import (
    BEFORE_MOVE,
    FIGURE,
    FRESH,
    GROUP_TAO_LOSS,
    HAUNTER,
    JOB_ARRIVAL,
    JOB_CENTRE,
    JOB_END_TURN,
    JOB_OVERRUN,
    JOB_STEP_3,
    JOB_WINDOW,
    JOB_YIN,
    N_FIGURE,
    N_STONE,
    N_TURN,
    ON_CARD,
    ON_STONE,
    READY,
    SIDES,
    TORMENTOR,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def begin_turn(s: GhostStoriesState, side: i64) -> None:
    """Step 1: all haunters act, then the other centre stones that lie here now (GHO-5.1, R-08)."""
    s.active = side
    s.note(N_TURN, side, s.active_seat() + 1)
    for space in range(side * 3, side * 3 + 3):
        if s.ended == 0 and s.centre_of(s.ghost(space)) == HAUNTER:
            advance(s, space)
    s.push(JOB_STEP_3)
    s.push(JOB_OVERRUN)
    for i in range(i64(3)):
        space = side * 3 + 2 - i
        centre = s.centre_of(s.ghost(space))
        if centre == TORMENTOR or centre == GROUP_TAO_LOSS:
            s.push(JOB_CENTRE, space, s.ghost(space))


def advance(s: GhostStoriesState, space: i64) -> None:
    """From the card to stone 1; from there it haunts and goes back (GHO-5.2)."""
    if s.cells[FIGURE + space] == ON_CARD:
        s.cells[FIGURE + space] = ON_STONE
        s.note(N_FIGURE, space, ON_STONE)
        return
    s.cells[FIGURE + space] = ON_CARD
    s.note(N_FIGURE, space, ON_CARD)
    haunting.haunt_line(s, space, True)


def do_centre(s: GhostStoriesState, space: i64, card: i64) -> None:
    """A tormentor or Bone Cracker, if it is still there (GHO-5.4, 16.9)."""
    if s.ghost(space) != card:
        return
    centre = s.centre_of(card)
    s.note(N_STONE, space, card, centre)
    if centre == TORMENTOR:
        haunting.begin_curse(s, space, haunting.active_context(s))
    else:
        tokens.begin_group_loss(s)


def do_overrun(s: GhostStoriesState) -> None:
    """Step 2: three ghosts on the active board cost 1 Qi (GHO-5.5, 18.2, 18.4)."""
    if s.ghosts_on(s.active) == 3:
        tokens.lose_active_qi(s)


def do_step_3(s: GhostStoriesState) -> None:
    """Step 3, for a living Taoist whose board is not full: a ghost comes (GHO-5.6, 4.2). Then his Yang."""
    if s.active_seat() < 0:
        s.push(JOB_END_TURN)
        return
    s.push(JOB_WINDOW, BEFORE_MOVE)
    if s.ghosts_on(s.active) < 3:
        s.push(JOB_ARRIVAL)


def do_end_turn(s: GhostStoriesState) -> None:
    """New Buddhas become ready, borrowed powers end, the next board clockwise acts (GHO-1.4)."""
    seat = s.setup.seat_of[s.active]
    if seat >= 0:
        s.cells.bump(READY + seat, s.cells[FRESH + seat])
        s.cells[FRESH + seat] = 0
    s.window = 0
    s.helps = 0
    s.exorcisms = 0
    s.help_tile = 0
    s.used = 0
    s.borrowed = 0
    s.push(JOB_YIN, (s.active + 1) % SIDES)
