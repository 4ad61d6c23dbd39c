"""Small numbers that every game, the kernel and the search agree on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

OK: Final[i64] = 0  # the code of `State.check` when no article is broken

CHANCE: Final[i64] = -1  # to act: the dice, the bag, the pile
NOBODY: Final[i64] = -2  # to act: the game is over
SPECTATOR: Final[i64] = -3  # a viewer who holds no seat
REFEREE: Final[i64] = -4  # a viewer who may know everything; for events and finished records only

MAX_SEATS: Final[i64] = 8
MAX_ACTION: Final[i64] = 0x7FFFFFFF  # an action fits 31 bits, so that every client can hold it
