"""The score sheet (rules.md, section 6): it measures the team and never changes who has won (GHO-19.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.games.ghost_stories.rules import ending
from engine.games.ghost_stories.terms import ALIVE, BOARD_QI, QI, SIDES, SPACES, WON

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState

NIGHTMARE: Final[i64] = 3
HELL: Final[i64] = 4


def share(s: GhostStoriesState) -> float:
    """The team's share of the victory: all win or all lose (GHO-1.1)."""
    return 1.0 if s.ended == WON else 0.0


def victory_points(s: GhostStoriesState) -> i64:
    if s.setup.printed_scoring or s.ended != WON:
        return 0
    return 20 if s.setup.level == HELL else 10


def incarnation_points(s: GhostStoriesState) -> i64:
    points: i64 = 0
    for number in range(i64(1), ending.exorcised_incarnations(s) + 1):
        points += points_of_incarnation(s, number)
    return points


def points_of_incarnation(s: GhostStoriesState, number: i64) -> i64:
    """For the first, second, third or fourth one exorcised."""
    if s.setup.printed_scoring:
        if number == 1:
            return 10
        return number * 2 if s.setup.seats <= 2 else number * 2 - 2
    if s.setup.level < NIGHTMARE or number == s.setup.incarnations:
        return 0  # the last one is covered by the victory
    return number * 2


def qi_points(s: GhostStoriesState) -> i64:
    points: i64 = 0
    for seat in range(s.setup.seats):
        if s.cells[ALIVE + seat] != 0:
            points += s.cells[QI + seat]
    if s.setup.score_neutral:
        for side in range(SIDES):
            points += s.cells[BOARD_QI + side]
    return points


def card_points(s: GhostStoriesState) -> i64:
    if s.setup.printed_scoring:
        return 0
    return s.cards_left() if s.ended == WON else -s.cards_left()


def space_points(s: GhostStoriesState) -> i64:
    return 2 * (SPACES - s.ghosts_in_play()) if s.setup.printed_scoring else i64(0)


def dead_points(s: GhostStoriesState) -> i64:
    dead: i64 = 0
    for seat in range(s.setup.seats):
        dead += 1 - s.cells[ALIVE + seat]
    return -3 * dead


def village_points(s: GhostStoriesState) -> i64:
    return -4 * ending.haunted_tiles(s)


def points(s: GhostStoriesState) -> i64:
    """The whole score; it may be negative."""
    gained = victory_points(s) + incarnation_points(s) + qi_points(s) + card_points(s) + space_points(s)
    return gained + dead_points(s) + village_points(s)
