"""Where spaces and tiles lie (GHO-2.6 to 2.8): by arithmetic, since the table never changes."""

from __future__ import annotations

from mypy_extensions import i64

from engine.games.ghost_stories.terms import SIDES, TILES


def front_tile(space: i64) -> i64:
    """The tile that a ghost on this space faces; a Taoist there faces the ghost (GHO-2.7)."""
    side = space // 3
    index = space % 3
    if side == 0:
        return 2 - index
    if side == 1:
        return 8 - 3 * index
    if side == 2:
        return 6 + index
    return 3 * index


def line_step(space: i64) -> i64:
    """What to add to a tile of a space's line to come to the next one (GHO-2.8)."""
    side = space // 3
    if side == 0:
        return 3
    if side == 1:
        return -1
    if side == 2:
        return -3
    return 1


def opposite(space: i64) -> i64:
    """The space at the other end of the line."""
    return (space // 3 + 2) % SIDES * 3 + 2 - space % 3


def is_tile(tile: i64) -> bool:
    return tile >= 0 and tile < TILES


def adjacent(a: i64, b: i64) -> bool:
    """Next to each other, diagonals included (GHO-2.6)."""
    rows = a // 3 - b // 3
    columns = a % 3 - b % 3
    return a != b and rows * rows <= 1 and columns * columns <= 1
