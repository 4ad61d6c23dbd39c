"""Chapters 1 and 15: what is next to a ship, and what is in reach across one water space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.oracle_of_delphi.rules import codes
from engine.games.oracle_of_delphi.rules.board import ACROSS, NEXT
from engine.games.oracle_of_delphi.terms import CLOUD, ISLANDS

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

MONSTERS_AND_CLOUDS: Final[i64] = 5  # the equipment that widens the reach: E05,
FOR_STATUES: Final[i64] = 9  # E09
FOR_OFFERINGS: Final[i64] = 10  # and E10


def check_reach(s: OracleState, seat: i64, island: i64, card: i64) -> i64:
    """Next to the ship (ORA-1.2), or across one water space with this card (ORA-15.4, 12.12)."""
    if island < CLOUD or island >= CLOUD + ISLANDS:
        return codes.NEXT_TO
    level = s.board.reaches(s.ship(seat), island)
    if level == NEXT:
        return OK
    if not s.owns(seat, card):
        return codes.NEXT_TO
    return OK if level == ACROSS else codes.ONE_WATER
