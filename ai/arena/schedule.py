"""Which game comes when: every seating of every deal, so that neither seats nor luck favour anybody.

A game is found from its number alone; nothing is drawn and nothing is stored.
"""

from __future__ import annotations

import hashlib
import itertools
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

DEAL_LABEL = b"arbiter arena deal\0"
SALT_LABEL = b"arbiter arena salt\0"
MAX_SEED = 2**63 - 1


@dataclass(frozen=True)
class Slot:
    """One game of a run."""

    number: int  # from 0
    deal: int  # games of one deal have the same dice and piles
    seating: tuple[int, ...]  # which entrant holds each seat
    deal_seed: bytes  # 32 bytes
    salt: bytes  # 32 bytes: of the players' seeds, of its own for each game


class Schedule:
    """All games of these seatings, without end; each deal is played once with each of them."""

    def __init__(self, seatings: Sequence[tuple[int, ...]], seed: int) -> None:
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(f"a seed is a whole number from 0 to {MAX_SEED}")
        self.seatings = tuple(seatings)
        self.seed = seed

    @property
    def block(self) -> int:
        """Games with the same deal: as many as there are seatings. They are counted as one sample."""
        return len(self.seatings)

    def slot(self, number: int) -> Slot:
        deal, turn = divmod(number, self.block)
        return Slot(
            number, deal, self.seatings[turn], self.derive(DEAL_LABEL, deal), self.derive(SALT_LABEL, number)
        )

    def derive(self, label: bytes, number: int) -> bytes:
        return hashlib.sha256(label + struct.pack("<QQ", self.seed, number)).digest()

    def whole(self, games: int) -> int:
        """So many games, rounded up to whole blocks: only those give everybody every seat equally often."""
        return -(-games // self.block) * self.block


@cache
def rotations(lineup: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every different way to seat these entrants, in a fixed order that starts with the line-up itself."""
    return tuple(dict.fromkeys(itertools.permutations(lineup)))


def teams(entrants: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """For a co-operative game: each entrant in turn takes all the seats."""
    return tuple((entrant,) * seats for entrant in range(entrants))


def fill(names: Sequence[str], seats: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """(entrants, line-up): a name for each seat; the last one fills what is left. Raises ValueError.

    A name that is given twice is one entrant with two seats.
    """
    if not 1 <= len(names) <= seats:
        raise ValueError(f"there are {len(names)} players for {seats} seat{'s' * (seats > 1)}")
    everybody = [*names, *[names[-1]] * (seats - len(names))]
    entrants = tuple(dict.fromkeys(everybody))
    return entrants, tuple(entrants.index(name) for name in everybody)
