"""Throwing Tao dice, for an exorcism or the Herbalist, and The Gods' Favorite's second throw (GHO-14.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.ghost_stories.rules import codes
from engine.games.ghost_stories.terms import AT_REROLL, AT_TAO, DICE, FAVORITE, N_TAO_ROLLED

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def begin_throw(s: GhostStoriesState, dice: i64) -> None:
    """Every die is thrown once (GHO-9.1); with no free die nothing is thrown."""
    s.dice = dice
    s.to_throw = (i64(1) << dice) - 1
    s.mark = 0
    if dice > 0:
        s.ask_chance(AT_TAO)


def next_die(s: GhostStoriesState) -> i64:
    """The first die that is still to be thrown."""
    die: i64 = 0
    while (s.to_throw >> die) & 1 == 0:
        die += 1
    return die


def do_face(s: GhostStoriesState, face: i64) -> None:
    die = next_die(s)
    s.cells[DICE + die] = face
    s.to_throw &= ~(i64(1) << die)
    s.tao_throws += 1
    s.note(N_TAO_ROLLED, die, face)
    if s.to_throw != 0:
        s.ask_chance(AT_TAO)
        return
    seat = s.active_seat()
    if s.mark == 0 and s.has_power(seat, FAVORITE):
        s.ask(AT_REROLL, seat)
    s.mark = 0


def check_reroll(s: GhostStoriesState, dice: i64) -> i64:
    """Any of the dice, once; none keeps the roll."""
    if s.point != AT_REROLL or dice >> s.dice != 0:
        return codes.FAVORITE
    return OK


def do_reroll(s: GhostStoriesState, dice: i64) -> None:
    if dice != 0:
        s.to_throw = dice
        s.mark = 1  # the second throw stands
        s.ask_chance(AT_TAO)


def put_down(s: GhostStoriesState) -> None:
    """The roll is used up."""
    for die in range(i64(4)):
        s.cells[DICE + die] = 0
    s.dice = 0
