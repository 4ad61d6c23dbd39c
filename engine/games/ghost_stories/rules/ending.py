"""Chapter 19, the end: how a game is lost (GHO-19.1 to 19.3, 7.3) or won (GHO-16.4, 19.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import NOBODY, OK
from engine.games.ghost_stories.rules import codes
from engine.games.ghost_stories.terms import (
    ALIVE,
    ALL_DEAD,
    CARD,
    DECK_OUT,
    DICE,
    DISCARDED,
    GHOSTS,
    HAUNTED,
    JOB_WIDTH,
    JOBS,
    JOBS_MAX,
    LINE_HAUNTED,
    N_OVER,
    SPEND,
    TILES,
    VILLAGE_HAUNTED,
    WON,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def check_running(s: GhostStoriesState) -> i64:
    """OK, or the article that ended the game."""
    if s.ended == WON:
        return codes.GAME_WON
    if s.ended == ALL_DEAD:
        return codes.DEAD_LOST
    if s.ended == VILLAGE_HAUNTED:
        return codes.VILLAGE_LOST
    if s.ended == LINE_HAUNTED:
        return codes.LINE_LOST
    if s.ended == DECK_OUT:
        return codes.DECK_LOST
    return OK


def exorcised_incarnations(s: GhostStoriesState) -> i64:
    """An incarnation leaves play by exorcism only, so those discarded are those exorcised."""
    count: i64 = 0
    for card in range(GHOSTS + 1, GHOSTS + 11):
        if s.cells[CARD + card] == DISCARDED:
            count += 1
    return count


def all_exorcised(s: GhostStoriesState) -> bool:
    return exorcised_incarnations(s) == s.setup.incarnations


def haunted_tiles(s: GhostStoriesState) -> i64:
    count: i64 = 0
    for tile in range(TILES):
        count += s.cells[HAUNTED + tile]
    return count


def mind_village(s: GhostStoriesState) -> None:
    """Lost with the fourth haunted tile at initiation, the third at other levels (GHO-19.2)."""
    if haunted_tiles(s) >= s.setup.limit:
        s.finish(VILLAGE_HAUNTED)


def mind_taoists(s: GhostStoriesState) -> None:
    """Lost when every Taoist is dead (GHO-19.1)."""
    for seat in range(s.setup.seats):
        if s.cells[ALIVE + seat] != 0:
            return
    s.finish(ALL_DEAD)


def mind_deck(s: GhostStoriesState) -> None:
    """Lost when the last card is drawn while an incarnation is undefeated (GHO-19.3, R-07, R-36)."""
    if s.cards_left() == 0 and not s.setup.deck_lasts and not all_exorcised(s):
        s.finish(DECK_OUT)


def lose_line(s: GhostStoriesState) -> None:
    s.finish(LINE_HAUNTED)


def lose_deck(s: GhostStoriesState) -> None:
    s.finish(DECK_OUT)


def do_victory(s: GhostStoriesState) -> None:
    """After the curses and rewards of an exorcism: was it the last incarnation (GHO-19.4)?"""
    if s.ended == 0 and all_exorcised(s):
        s.finish(WON)


def close(s: GhostStoriesState) -> None:
    """Forget what was still to be done, so that equal ends give equal bytes."""
    s.note(N_OVER, s.ended)
    for i in range(JOBS_MAX * JOB_WIDTH):
        s.cells[JOBS + i] = 0
    for i in range(JOBS - DICE):
        s.cells[DICE + i] = 0
    s.actor = NOBODY
    s.jobs = 0
    s.mark = 0
    s.source = 0
    s.context = 0
    s.face = 0
    s.dice = 0
    s.to_throw = 0
    s.chosen = 0
    s.first_gone = 0
    s.first_card = 0
    s.second_gone = 0
    s.second_card = 0


assert SPEND + 5 == JOBS
