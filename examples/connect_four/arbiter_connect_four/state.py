"""One position: two sets of discs, whose turn it is, and who has won.

Compiled. Rules are in `rules/`, one module for each chapter; this class only asks them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from arbiter_connect_four.rules.dropping import check_drop
from arbiter_connect_four.rules.ending import has_four, lines
from arbiter_connect_four.rules.grid import CELLS, COLUMNS, height, landing
from arbiter_connect_four.scoring import share
from engine.core.ids import NOBODY, OK
from engine.core.kit import Writer
from engine.core.state import Actions, Outcomes, State

DISCS_BYTES: Final[i64] = 7

# kinds of note in a journal
DROPPED: Final[i64] = 1  # seat, column, row
WON: Final[i64] = 2  # seat, cells of its lines as bits
TIED: Final[i64] = 3


@mypyc_attr(acyclic=True)
class ConnectFour(State):
    def __init__(self, first: i64, red: i64, yellow: i64, turn: i64, winner: i64, ply: i64) -> None:
        super().__init__()
        self.first = first  # the seat that began
        self.red = red  # discs of seat 0, one bit a cell (see rules/grid.py)
        self.yellow = yellow  # discs of seat 1
        self.turn = turn  # a seat, or NOBODY when the game is over
        self.winner = winner  # a seat, or NOBODY
        self.ply = ply

    def clone(self) -> ConnectFour:
        return ConnectFour(self.first, self.red, self.yellow, self.turn, self.winner, self.ply)

    def to_act(self) -> i64:
        return self.turn

    def check(self, seat: i64, action: i64) -> i64:
        return check_drop(self.turn, self.red | self.yellow, seat, action)

    def list_actions(self, out: Actions) -> None:
        out.clear()
        for at in range(COLUMNS):
            column = at + 1
            if self.check(self.turn, column) == OK:
                out.add(column)

    def list_chance(self, out: Outcomes) -> None:
        out.die(0, 0)  # nothing is ever left to chance

    def apply(self, action: i64) -> None:
        seat = self.turn
        cell = landing(self.red | self.yellow, action)
        if seat == 0:
            self.red |= cell
        else:
            self.yellow |= cell
        self.ply += 1
        discs = self.red if seat == 0 else self.yellow
        if has_four(discs):
            self.winner = seat
            self.turn = NOBODY
        elif self.ply == CELLS:
            self.turn = NOBODY
        else:
            self.turn = 1 - seat
        if self.journal is not None:
            self.note(seat, action)

    def note(self, seat: i64, column: i64) -> None:
        """Say what `apply` has just done."""
        journal = self.journal
        assert journal is not None
        journal.note(DROPPED, seat, column, height(self.red | self.yellow, column))
        if self.winner != NOBODY:
            journal.note(WON, seat, lines(self.red if seat == 0 else self.yellow))
        elif self.turn == NOBODY:
            journal.note(TIED)

    def returns(self, seat: i64) -> float:
        return share(self.winner, seat)

    def to_bytes(self) -> bytes:
        out = Writer()
        out.number(self.first)
        out.number(self.red, DISCS_BYTES)
        out.number(self.yellow, DISCS_BYTES)
        return out.done()
