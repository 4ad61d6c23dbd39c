"""What a viewer knows, and a position made from it. Nothing is hidden, so the view is all of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.markup import escape

from arbiter_connect_four.rules.ending import lines
from arbiter_connect_four.rules.grid import CELLS, COLUMNS, ROWS, STRIDE
from arbiter_connect_four.snapshot import position
from arbiter_connect_four.state import ConnectFour
from engine.core.ids import NOBODY, SPECTATOR
from engine.core.kit import Rng

MARKS = ("·", "[red]●[/red]", "[yellow]●[/yellow]")  # an empty cell, red, yellow
MARK_ON_LINE = "[bold {0}]◉[/bold {0}]"
COLOURS = ("red", "yellow")


@dataclass(frozen=True)
class View:
    seat: int | None  # the viewer's; None for a spectator
    first_seat: int
    ply: int
    to_act: int | None  # None when the game is over
    cells: tuple[int, ...]  # 42, row by row from the bottom left: 0 empty, 1 red, 2 yellow
    winner: int | None
    line: tuple[int, ...]  # places in `cells` of all discs on a winning line


def view(state: ConnectFour, viewer: int) -> View:
    return View(
        seat=None if viewer == SPECTATOR else int(viewer),
        first_seat=int(state.first),
        ply=int(state.ply),
        to_act=seat_or_none(state.turn),
        cells=tuple(disc_at(state, bit) for bit in BITS),
        winner=seat_or_none(state.winner),
        line=() if state.winner == NOBODY else places(winning_discs(state)),
    )


# The bit of each cell, in the order of `View.cells`.
BITS = tuple(int(STRIDE) * column + row for row in range(int(ROWS)) for column in range(int(COLUMNS)))


def disc_at(state: ConnectFour, bit: int) -> int:
    return (state.red >> bit & 1) + 2 * (state.yellow >> bit & 1)


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def winning_discs(state: ConnectFour) -> int:
    return lines(state.red if state.winner == 0 else state.yellow)


def places(discs: int) -> tuple[int, ...]:
    """Places in `View.cells` of a set of discs."""
    return tuple(place for place, bit in enumerate(BITS) if discs >> bit & 1)


def determinize(seen: View, rng: Rng) -> ConnectFour:
    """The one position that looks like this; Corrupt if there is none."""
    red, yellow = (sum(1 << BITS[p] for p, c in enumerate(seen.cells) if c == disc) for disc in (1, 2))
    return position(seen.first_seat, red, yellow)


def table(seen: View, names: Sequence[str]) -> str:
    """The grid in Rich markup."""
    header = " ".join(str(c + 1) for c in range(int(COLUMNS)))
    rows = [
        " ".join(mark(seen, row * int(COLUMNS) + c) for c in range(int(COLUMNS))) for row in range(int(ROWS))
    ]
    return "\n".join([f"[dim]{header}[/dim]", *reversed(rows), standing(seen, names)])


def mark(seen: View, place: int) -> str:
    disc = seen.cells[place]
    return MARK_ON_LINE.format(COLOURS[disc - 1]) if place in seen.line else MARKS[disc]


def standing(seen: View, names: Sequence[str]) -> str:
    """One line under the grid: who is to drop, or how it ended."""
    if seen.winner is not None:
        return f"{escape(names[seen.winner])} has four in a line."
    if seen.to_act is None:
        return "The grid is full: a draw."
    return f"{escape(names[seen.to_act])} ({COLOURS[seen.to_act]}) drops a disc."


assert len(BITS) == CELLS
