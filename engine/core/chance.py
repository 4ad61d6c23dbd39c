"""Draws that anyone can check: commit, reveal, and keyed hashes instead of a stored order.

The method is written out for strangers in docs/fairness.md; changing anything here changes the
draws of every recorded match.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping

from engine.core.state import Outcomes

SEED_BYTES = 32
NONCE_MAX_BYTES = 64
TWO_64 = 1 << 64
COPY = struct.Struct("<cIIII").pack  # a pile's label, stream, shuffles, outcome, copy
MATCH_LABEL = b"arbiter match seed\0"


def commitment(server_seed: bytes) -> bytes:
    """What is published when a match is created: SHA-256 of the 32 bytes that are revealed at its end."""
    return hashlib.sha256(server_seed).digest()


def match_seed(server_seed: bytes, nonces: Mapping[int, bytes]) -> bytes:
    """The 32-byte key of all draws: SHA-256 of a label, the server's seed and each seat's nonce by seat.

    Without the label a match without nonces would be keyed by its own published commitment.
    """
    return hashlib.sha256(MATCH_LABEL + server_seed + packed_nonces(nonces)).digest()


def nonce_digest(nonces: Mapping[int, bytes]) -> bytes:
    """SHA-256 of the nonces in the form in which they enter the seed; part of a record's genesis."""
    return hashlib.sha256(packed_nonces(nonces)).digest()


def packed_nonces(nonces: Mapping[int, bytes]) -> bytes:
    """Seat, length and nonce of each seat that gave one, in seat order."""
    return b"".join(struct.pack("<BB", seat, len(nonces[seat])) + nonces[seat] for seat in sorted(nonces))


def throw(seed: bytes, stream: int, number: int, total: int) -> int:
    """The throw with this number (from 0) of a die: a whole number from 0 to total - 1, unbiased."""
    limit = TWO_64 - TWO_64 % total
    attempt = 0
    while True:
        data = struct.pack("<cIII", b"d", stream, number, attempt)
        value = int.from_bytes(hashlib.blake2b(data, key=seed, digest_size=8).digest(), "little")
        if value < limit:
            return value % total
        attempt += 1


def copy_key(seed: bytes, stream: int, shuffle: int, outcome: int, copy: int) -> bytes:
    """The place of one physical copy in the virtual order of a pile: smaller comes first."""
    data = COPY(b"p", stream, shuffle, outcome, copy)
    return hashlib.blake2b(data, key=seed, digest_size=16).digest()


class Draws:
    """What one seed gives. The keys of the copies in a pile are worked out once for all draws from it."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.keys: dict[tuple[int, int, int, int], list[bytes]] = {}

    def draw(self, odds: Outcomes) -> int:
        """The outcome of this chance event."""
        if odds.pile:
            return self.draw_copy(odds)
        return int(odds.pick(throw(self.seed, odds.stream, odds.number, odds.total)))

    def draw_copy(self, odds: Outcomes) -> int:
        """The next outcome of a pile: the smallest key among the copies that are left.

        Copies of one outcome are alike, so those that are gone are the ones with its smallest keys.
        """
        best: tuple[bytes, int] | None = None
        for outcome, left, copies in odds.to_list():
            keys = self.keys_of(odds.stream, odds.number, outcome, copies)
            first = (keys[copies - left], outcome)
            if best is None or first < best:
                best = first
        if best is None:
            raise ValueError("a draw from an empty pile")
        return best[1]

    def keys_of(self, stream: int, shuffle: int, outcome: int, copies: int) -> list[bytes]:
        """The keys of all copies of an outcome, smallest first."""
        known = self.keys.get((stream, shuffle, outcome, copies))
        if known is None:
            known = sorted(copy_key(self.seed, stream, shuffle, outcome, c) for c in range(copies))
            self.keys[stream, shuffle, outcome, copies] = known
        return known


def draw(seed: bytes, odds: Outcomes) -> int:
    """The outcome that this seed gives to this chance event."""
    return Draws(seed).draw(odds)
