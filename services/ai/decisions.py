"""The decisions of a finished record: what each seat saw when it chose, and what it chose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from arbiter.match.v1 import match_pb2

from engine.core.faults import Malformed
from engine.core.game import AnyGame
from engine.core.ids import CHANCE
from engine.core.replay import Diverged, Move, replay
from engine.core.state import State
from services.common.codecs import Codec


@dataclass(frozen=True)
class Decision:
    """`thinking` is None where no AI chose."""

    ply: int
    seat: int
    action: int
    view: Any
    thinking: match_pb2.Thinking | None


def decisions(codec: Codec, record: match_pb2.Record) -> Iterator[Decision | None]:
    """One for each ply; None where nobody chose. Raises Malformed where the record breaks a rule."""
    if record.header.redacted:
        raise Malformed("record.header.redacted", "something is left out; a record of the end is complete")
    game = codec.game
    seats = len(record.header.seats)
    if seats not in game.seats:
        raise Malformed("record.header.seats", f"{game.title} is not for {seats} seats")
    start = game.new(codec.decode_options(record.header.options, seats, "record.header.options"), seats)
    plies = [entry for entry in record.entries if entry.WhichOneof("entry") in ("action", "draw")]
    before: State = start.clone()
    try:
        for entry, (state, _) in zip(plies, replay(start, map(move_of, plies)), strict=False):
            yield decision_of(game, before, entry)
            before = state.clone()
    except Diverged as fault:
        raise Malformed("record.entries", f"the record cannot be played: {fault}") from None


def move_of(entry: match_pb2.RecordEntry) -> Move:
    if entry.WhichOneof("entry") == "draw":
        return Move(int(CHANCE), entry.draw.code)
    return Move(entry.action.seat, entry.action.code, entry.action.forced)


def decision_of(game: AnyGame, before: State, entry: match_pb2.RecordEntry) -> Decision | None:
    if entry.WhichOneof("entry") != "action" or entry.action.forced:
        return None
    acted = entry.action
    thinking = acted.thinking if acted.HasField("thinking") else None
    return Decision(entry.ply, acted.seat, acted.code, game.view(before, acted.seat), thinking)
