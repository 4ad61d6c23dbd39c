"""What a finished game is worth to a seat."""

from __future__ import annotations

from mypy_extensions import i64

from engine.core.ids import NOBODY


def share(winner: i64, seat: i64) -> float:
    """The winner has the whole victory; a draw (winner NOBODY) is halved (CF-3.2)."""
    if winner == NOBODY:
        return 0.5
    return 1.0 if winner == seat else 0.0
