"""AI seats of a match: what the host asks for, checked; and how an AI chose, noted in the log."""

from __future__ import annotations

import secrets

from arbiter.match.v1 import match_pb2, match_service_pb2
from arbiter.store.v1 import store_pb2

from engine.core.faults import Malformed
from engine.core.game import AnyGame
from services.ai.plan import SEED_BITS, find_level
from services.common.head import Head
from services.match import play

MAX_THINKING = 4096  # bytes of a note


def to_setup_seat(game: AnyGame, asked: match_service_pb2.NewSeat, field: str) -> store_pb2.SetupSeat:
    """What the store keeps of a new seat. Raises Malformed."""
    seat = store_pb2.SetupSeat(name=asked.name, open=asked.open, claimed=not asked.open)
    if asked.HasField("ai"):
        if asked.open:
            raise Malformed(f"{field}.open", "a seat that an AI plays cannot be claimed")
        seat.ai.CopyFrom(to_setup_ai(game, asked.ai, f"{field}.ai"))
    return seat


def to_setup_ai(game: AnyGame, asked: match_service_pb2.NewAi, field: str) -> store_pb2.SetupAi:
    level = find_level(game, asked.level, f"{field}.level")
    _, warnings = level.params.with_overrides(asked.overrides)
    if warnings:
        raise Malformed(f"{field}.overrides", "; ".join(warnings))
    seed = asked.seed if asked.HasField("seed") else secrets.randbits(SEED_BITS)
    return store_pb2.SetupAi(level=level.name, overrides=asked.overrides, seed=seed)


def note(head: Head, seat: int, step: play.Step, thinking: match_pb2.Thinking) -> None:
    """Keep with the action of this step how it was chosen. Raises Malformed unless an AI's seat did."""
    if not head.setup.seats[seat].HasField("ai"):
        raise Malformed("thinking", f"seat {seat} was not created for an AI")
    if thinking.ByteSize() > MAX_THINKING:
        raise Malformed("thinking", f"it has {thinking.ByteSize()} bytes; at most {MAX_THINKING} are kept")
    step.entries[0].ply.thinking.CopyFrom(thinking)
