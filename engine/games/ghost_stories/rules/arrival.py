"""Chapter 6, arrival: a card is drawn and placed, and its left stones act (with GHO-15.1 to 15.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.ghost_stories.rules import codes, ending, haunting, scroll, spaces, tokens
from engine.games.ghost_stories.terms import (
    AT_GHOST,
    AT_INCARNATION,
    AT_PLACE,
    AWAKE,
    BLACK,
    CARD,
    CIRCLE_CLEAR,
    CURSE_DIE,
    DIE,
    DIE_CAPTURE,
    FIGURE,
    GHOST,
    GROUP_TAO_LOSS,
    HAUNT_TILE,
    HAUNTER,
    IN_PLAY,
    JOB_ARRIVAL,
    JOB_CURSE,
    JOB_LEFT,
    N_DIE_CAPTURED,
    N_DRAWN,
    N_FIGURE,
    N_NO_CARD,
    N_NO_ROOM,
    N_PLACED,
    N_STONE,
    NO_STONE,
    ON_CARD,
    ON_STONE,
    QI_LOSS,
    QUICK_HAUNT,
    SPACES,
    SUMMON,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def begin_arrival(s: GhostStoriesState) -> None:
    """Bring one ghost into play, if there is room and a card (GHO-6.4, 19.3)."""
    if s.ghosts_in_play() == SPACES:
        s.note(N_NO_ROOM)
        tokens.lose_active_qi(s)
    elif s.cards_left() > 0:
        s.ask_chance(AT_INCARNATION if next_is_incarnation(s) else AT_GHOST)
    elif ending.all_exorcised(s):
        s.note(N_NO_CARD)  # only during the curses of the last exorcism
    else:
        ending.lose_deck(s)


def next_is_incarnation(s: GhostStoriesState) -> bool:
    """Which draws bring an incarnation is known to all (GHO-3.5)."""
    return (s.setup.slots >> (s.drawn + 1)) & 1 != 0


def do_draw(s: GhostStoriesState, card: i64) -> None:
    s.drawn += 1
    s.card = card
    s.cells[CARD + card] = IN_PLAY
    s.note(N_DRAWN, card, s.cards_left())
    s.ask(AT_PLACE, s.decider())
    ending.mind_deck(s)


def home_of(s: GhostStoriesState, card: i64) -> i64:
    """The side to whose board a card belongs: that of its colour, a black one's is the active one."""
    colour = s.colour_of(card)
    return s.active if colour == BLACK else s.side_of_colour(colour)


def check_place(s: GhostStoriesState, space: i64) -> i64:
    if s.point != AT_PLACE:
        return codes.TURN
    if space < 0 or space >= SPACES:
        return codes.ANY_FREE_SPACE
    if not spaces.is_free(s, space):
        return codes.FREE_SPACE
    home = home_of(s, s.card)
    if space // 3 != home and s.ghosts_on(home) < 3:
        return codes.OWN_COLOUR_FIRST
    return OK


def do_place(s: GhostStoriesState, space: i64) -> None:
    card = s.card
    s.card = 0
    if spaces.meets_buddha(s, card, space):
        return
    s.cells[GHOST + space] = card
    s.note(N_PLACED, card, space)
    if s.centre_of(card) == HAUNTER:
        s.cells[FIGURE + space] = ON_CARD
        s.note(N_FIGURE, space, ON_CARD)
    s.push(JOB_LEFT, space, 0)


def do_left(s: GhostStoriesState, space: i64, place: i64) -> None:
    """The left stones act one after the other, each finished before the next (GHO-6.6)."""
    card = s.ghost(space)
    stone = s.left_of(card, place)
    if stone == NO_STONE:
        return
    s.push(JOB_LEFT, space, place + 1)
    s.note(N_STONE, space, card, stone)
    if stone == SUMMON:
        s.push(JOB_ARRIVAL)
    elif stone == HAUNT_TILE:
        haunting.haunt_line(s, space, False)
    elif stone == QI_LOSS:
        tokens.lose_active_qi(s)
    elif stone == QUICK_HAUNT:
        s.cells[FIGURE + space] = ON_STONE
        s.note(N_FIGURE, space, ON_STONE)
    elif stone == DIE_CAPTURE:
        capture_die(s, space)
    elif stone == GROUP_TAO_LOSS:
        tokens.begin_group_loss(s)
    elif stone == CIRCLE_CLEAR:
        haunting.clear_circle(s)
    elif stone == CURSE_DIE:
        s.push(JOB_CURSE, space, haunting.active_context(s))
    else:  # TAO_OFF, POWER_OFF, GROUP_POWER_OFF: it lasts as long as the ghost is in play
        s.cells[AWAKE + space] = 1
        scroll.mind(s)


def capture_die(s: GhostStoriesState, space: i64) -> None:
    """One free Tao die; with none it takes nothing, also later (GHO-15.6, R-18)."""
    if s.free_dice() > 0:
        s.cells[DIE + space] = 1
        s.note(N_DIE_CAPTURED, space)
