"""How a finished game ended, and the numbers that a refusal rests on."""

from __future__ import annotations

from arbiter_connect_four.rules import dropping
from arbiter_connect_four.rules.grid import COLUMNS, ROWS
from arbiter_connect_four.state import ConnectFour
from engine.core.game import Fact, Result, SeatResult
from engine.core.ids import NOBODY


def result(state: ConnectFour) -> Result | None:
    """None until the game is over (CF-3.1, CF-3.2)."""
    if state.to_act() != NOBODY:
        return None
    shares = [state.returns(seat) for seat in (0, 1)]
    places = [2 if share == 0.0 else 1 for share in shares]
    seats = tuple(SeatResult(s, places[s], shares[s], points=0, lines=()) for s in (0, 1))
    return Result(seats, "The grid is full." if state.winner == NOBODY else "Four in a line.")


def facts(state: ConnectFour, seat: int, action: int, code: int) -> tuple[Fact, ...]:
    """What a person needs to see why this was refused."""
    if code == dropping.OVER:
        return (Fact("ended_at_ply", int(state.ply)),)
    if code == dropping.NOT_YOUR_TURN:
        return (Fact("to_act", int(state.turn)),)
    if code == dropping.NO_SUCH_COLUMN:
        return (Fact("column", int(action)), Fact("columns", int(COLUMNS)))
    return (Fact("column", int(action)), Fact("discs", int(ROWS)))
