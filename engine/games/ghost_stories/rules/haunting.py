"""Chapter 7, haunting and the curse die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.ghost_stories.rules import codes, ending, tokens
from engine.games.ghost_stories.rules.geometry import front_tile, line_step
from engine.games.ghost_stories.terms import (
    AT_CURSE,
    AT_CURSE_REROLL,
    BOARD_CONTEXT,
    CEMETERY,
    CEMETERY_SOURCE,
    CIRCLE,
    FAVORITE,
    GHOST_COMES,
    HAUNT,
    HAUNTED,
    JOB_ARRIVAL,
    LOSE_ALL_TAO,
    LOSE_QI,
    N_CIRCLE,
    N_CLEARED,
    N_CURSE_AVERTED,
    N_CURSE_ROLLED,
    N_HAUNTED,
    N_NOTHING_TO_HAUNT,
    STRENGTH,
    SUPPLY,
    TILE,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def haunt_line(s: GhostStoriesState, space: i64, haunter: bool) -> None:
    """Turn the nearest active tile of a space's line (GHO-7.1).

    A line without one loses the game at initiation if a haunter's figure asks for it, as an option
    whoever asks (GHO-7.3, R-37).
    """
    tile = front_tile(space)
    for _tile in range(i64(3)):
        if s.cells[HAUNTED + tile] == 0:
            haunt_tile(s, tile)
            return
        tile += line_step(space)
    s.note(N_NOTHING_TO_HAUNT, space)
    if haunter or s.setup.any_haunt_loses:
        ending.lose_line(s)


def haunt_tile(s: GhostStoriesState, tile: i64) -> None:
    """Turn a tile to its haunted side; the Circle's token goes to the supply (GHO-7.6)."""
    if s.cells[HAUNTED + tile] != 0:
        return
    s.cells[HAUNTED + tile] = 1
    s.note(N_HAUNTED, tile, s.cells[TILE + tile])
    if s.cells[TILE + tile] == CIRCLE and not s.setup.circle_stays:
        clear_circle(s)
    ending.mind_village(s)


def clear_circle(s: GhostStoriesState) -> None:
    if s.circle != 0:
        s.cells.bump(SUPPLY + s.circle - 1, 1)
        s.circle = 0
        s.note(N_CIRCLE)


def clear_tile(s: GhostStoriesState, tile: i64) -> None:
    """Turn a haunted tile to its active side."""
    s.cells[HAUNTED + tile] = 0
    s.note(N_CLEARED, tile, s.cells[TILE + tile])


# ---- the curse die ----


def living_context(s: GhostStoriesState, context: i64) -> i64:
    """If a context Taoist has died, his possessed board takes his place."""
    if context < BOARD_CONTEXT and not s.lives(context):
        return BOARD_CONTEXT + s.setup.side_of[context]
    return context


def active_context(s: GhostStoriesState) -> i64:
    seat = s.active_seat()
    return seat if seat >= 0 else BOARD_CONTEXT + s.active


def begin_curse(s: GhostStoriesState, source: i64, context: i64) -> None:
    """Roll for a Taoist, or on behalf of a board, which no green power protects (GHO-18.1, R-10)."""
    whom = living_context(s, context)
    if whom < BOARD_CONTEXT and s.has_power(whom, STRENGTH):
        s.note(N_CURSE_AVERTED, whom)
        return
    s.source = source
    s.context = whom
    s.ask_chance(AT_CURSE)


def do_curse_face(s: GhostStoriesState, face: i64) -> None:
    s.curse_throws += 1
    s.note(N_CURSE_ROLLED, face, s.source, s.context)
    again = s.face != 0
    s.face = face + 1
    if s.context < BOARD_CONTEXT and not again and s.has_power(s.context, FAVORITE):
        s.ask(AT_CURSE_REROLL, s.context)
    else:
        suffer(s)


def check_curse_choice(s: GhostStoriesState) -> i64:
    return OK if s.point == AT_CURSE_REROLL else codes.FAVORITE


def do_keep_curse(s: GhostStoriesState) -> None:
    suffer(s)


def do_reroll_curse(s: GhostStoriesState) -> None:
    """The second result stands (GHO-14.5): `face` tells that this is the second throw."""
    s.ask_chance(AT_CURSE)


def suffer(s: GhostStoriesState) -> None:
    """Carry out what the curse die shows (GHO-7.4)."""
    face = s.face - 1
    source = s.source
    whom = s.context
    s.face = 0
    s.source = 0
    s.context = 0
    s.proceed()
    if face == HAUNT:
        if source == CEMETERY_SOURCE:
            haunt_tile(s, s.tile_of(CEMETERY))
        else:
            haunt_line(s, source, False)
    elif face == GHOST_COMES:
        s.push(JOB_ARRIVAL)
    elif face == LOSE_ALL_TAO:
        if whom < BOARD_CONTEXT:
            tokens.lose_all_tao(s, whom)
    elif face == LOSE_QI:
        if whom < BOARD_CONTEXT:
            tokens.lose_qi(s, whom)
        else:
            tokens.lose_board_qi(s, whom - BOARD_CONTEXT)
