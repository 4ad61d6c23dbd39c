"""What anyone can check of a finished record, with the engine alone."""

from __future__ import annotations

import importlib

from arbiter.match.v1 import match_pb2

from engine.core import chance, kernel, replay
from engine.core.game import AnyGame
from engine.core.ids import CHANCE
from engine.core.state import Outcomes, State


def check_record(game: AnyGame, record: match_pb2.Record) -> None:
    """Commitment, seed, every draw, every verdict, every digest. Raises AssertionError or Diverged."""
    header = record.header
    server_seed = bytes.fromhex(header.revealed_seed)
    assert chance.commitment(server_seed).hex() == header.commitment
    nonces = {n.seat: bytes.fromhex(n.nonce) for n in header.nonces}
    seed = chance.match_seed(server_seed, nonces)
    start = start_of(game, header)
    commitment = bytes.fromhex(header.commitment)
    digest = kernel.genesis(game, start, len(header.seats), commitment, chance.nonce_digest(nonces))
    assert digest.hex() == header.genesis
    rows = [e for e in record.entries if e.WhichOneof("entry") in ("action", "draw")]
    for row, (_, entry) in zip(rows, replay.replay(start, map(move_of, rows)), strict=True):
        if entry.draw is not None:
            check_draw(seed, row.draw, entry.draw)
        assert row.state_digest == entry.state_digest.hex()
        digest = kernel.chain(digest, entry, row.elapsed.ToMilliseconds())
        assert row.digest == digest.hex()
    assert len(record.result.seats) == len(header.seats)


def start_of(game: AnyGame, header: match_pb2.RecordHeader) -> State:
    wire = importlib.import_module(game.wire)
    options = wire.Options()
    assert header.options.Unpack(options)
    position: State = game.new(wire.options_from_message(options), len(header.seats))
    return position


def move_of(row: match_pb2.RecordEntry) -> replay.Move:
    if row.WhichOneof("entry") == "draw":
        return replay.Move(int(CHANCE), row.draw.code)
    return replay.Move(row.action.seat, row.action.code, row.action.forced)


def check_draw(seed: bytes, told: match_pb2.RecordedDraw, draw: kernel.Draw) -> None:
    """The outcome is the one that the revealed seed gives."""
    odds = Outcomes()
    odds.begin(draw.stream, draw.number, draw.pile)
    for outcome, weight, copies in draw.odds:
        odds.add(outcome, weight, copies)
    assert chance.draw(seed, odds) == told.code
    assert [(o.outcome, o.weight, o.copies) for o in told.odds] == list(draw.odds)
