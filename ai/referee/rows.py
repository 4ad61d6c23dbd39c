"""A record as an audit reads it: plain values, whatever file or stream they came from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ai.referee.made import Made
from engine.core.kernel import Draw
from engine.core.state import State

STARTED, CLAIMED, ACTION, DRAW, RULING = "started", "claimed", "action", "draw", "ruling"
NOTHING = "nothing"


@dataclass(frozen=True)
class Fault:
    """What is wrong with an entry by itself, before anything is played."""

    kind: str
    message: str
    said: str = ""
    expected: str = ""


@dataclass(frozen=True)
class Heading:
    """What the record's header says. `start` is None if it cannot be set up here; `faults` say why."""

    match_id: str
    game: str
    rules_version: str
    names: tuple[str, ...]  # of the seats, by seat
    commitment: bytes
    seed: bytes | None  # once revealed
    nonces: Mapping[int, bytes]
    genesis: bytes | None
    auto_forced: bool
    redacted: bool
    create_ms: int
    end_ms: int | None
    start: State | None
    mark: bytes  # SHA-256 of all that the header says
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True)
class Row:
    """One entry. Numbers are as told, however wrong."""

    at: int  # its place in the record, from 1
    version: int
    ply: int
    kind: str  # STARTED, CLAIMED, ACTION, DRAW, RULING or NOTHING
    seat: int  # of an action or a claim; CHANCE of a draw
    code: int | None  # the engine's number of the action or outcome; None if it is left out
    forced: bool
    draw: Draw | None
    name: str  # of a claim
    elapsed_ms: int | None  # None if it is no time
    state_digest: bytes | None
    digest: bytes | None
    mark: bytes  # SHA-256 of all that the entry says
    size: int  # bytes that it takes, about
    faults: tuple[Fault, ...] = ()
    ruling: Made | None = None
    source: Any = field(default=None, compare=False, repr=False)  # what its events are compared with

    @property
    def is_ply(self) -> bool:
        return self.kind in (ACTION, DRAW)
