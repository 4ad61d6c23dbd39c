"""The head of a match: what Redis holds of it besides its log, sealed against damage."""

from __future__ import annotations

import hashlib
import struct
from dataclasses import dataclass, field
from typing import Any

from arbiter.match.v1 import match_pb2
from arbiter.store.v1 import store_pb2
from google.protobuf.message import DecodeError

from engine.core.ids import NOBODY
from engine.core.state import State
from services.common.faults import Damaged, NotYet

WAITING = match_pb2.MATCH_STATUS_WAITING
RUNNING = match_pb2.MATCH_STATUS_RUNNING
OVER = match_pb2.MATCH_STATUS_OVER

FIELDS = ("status", "game", "update_ms", "setup", "snapshot", "chain")  # in the order of the seal
MARKED = ("version", *FIELDS, "seal")


@dataclass(frozen=True)
class Head:
    """One version of a match. Nobody changes it or what it holds; a step makes a new one.

    `state` is None while seats are open. `chain` is the digest of the last ply or ruling, or the genesis.
    """

    match_id: str
    version: int
    status: match_pb2.MatchStatus
    game: str
    update_ms: int
    setup: store_pb2.Setup
    state: State | None
    snapshot: bytes
    chain: bytes
    mark: str = ""  # SHA-1 of what Redis holds: whoever has it has the head
    tokens: frozenset[bytes] = field(default_factory=frozenset)
    # What was derived from this version before, by name; a step does not take it along.
    memo: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)

    @property
    def ply(self) -> int:
        return 0 if self.state is None else int(self.state.ply)

    @property
    def seats(self) -> int:
        return len(self.setup.seats)

    def to_act(self) -> list[int]:
        """The seats that must decide now."""
        if self.state is None or self.status != RUNNING:
            return []
        actor = int(self.state.to_act())
        return [actor] if actor >= 0 else []

    def is_over(self) -> bool:
        return self.state is not None and self.state.to_act() == NOBODY

    def ruling(self) -> match_pb2.Ruling | None:
        """The ruling that ended the match, the one that counts; None if none did."""
        return self.setup.rulings[-1] if self.setup.rulings else None


def seal_of(match_id: str, version: int, values: list[bytes]) -> bytes:
    """SHA-256 over the id, the version and the fields of a head: a flipped bit breaks it."""
    digest = hashlib.sha256(f"{match_id}\0{version}\0".encode())
    for value in values:
        digest.update(struct.pack("<I", len(value)) + value)
    return digest.digest()


def mark_of(version: int, values: list[bytes], seal: bytes) -> str:
    """What `load.lua` compares; in the order of MARKED."""
    return hashlib.sha1(b"".join([b"%d" % version, *values, seal]), usedforsecurity=False).hexdigest()


def to_fields(head: Head) -> tuple[dict[str, bytes], str]:
    """The hash fields of a head, all but its version, and its mark."""
    values = [
        str(head.status).encode(),
        head.game.encode(),
        str(head.update_ms).encode(),
        head.setup.SerializeToString(),
        head.snapshot,
        head.chain,
    ]
    seal = seal_of(head.match_id, head.version, values)
    fields = {**dict(zip(FIELDS, values, strict=True)), "seal": seal}
    return fields, mark_of(head.version, values, seal)


def check_fields(match_id: str, fields: dict[bytes, bytes]) -> tuple[int, list[bytes]]:
    """(version, values in the order of FIELDS) of a head as stored. Raises Damaged naming the match."""
    try:
        version = int(fields[b"version"])
        values = [fields[name.encode()] for name in FIELDS]
        sealed = fields[b"seal"] == seal_of(match_id, version, values)
    except (KeyError, ValueError):
        sealed = False
    if not sealed:
        raise damaged(match_id)
    return version, values


def read_setup(match_id: str, data: bytes) -> store_pb2.Setup:
    try:
        return store_pb2.Setup.FromString(data)
    except DecodeError:
        raise damaged(match_id) from None


def damaged(match_id: str) -> Damaged:
    return Damaged(
        f"what the store holds of match {match_id} is damaged; restore it from a backup", match_id=match_id
    )


def check_not_ruled(head: Head) -> None:
    """Raises NotYet if a ruling ended the match, so that nothing can be played or asked for any more."""
    ruling = head.ruling()
    if ruling is not None:
        by = f" by {ruling.rule.name}" if ruling.rule.name else ""
        raise NotYet(f"match {head.match_id} was ended by a ruling{by}: {ruling.reason}", "RULED")
