"""Records in files, and positions in them."""

from __future__ import annotations

from pathlib import Path

from arbiter.match.v1 import match_pb2
from google.protobuf import json_format
from google.protobuf.message import DecodeError

from engine.core.state import State
from services.cli.library import installed
from services.cli.problems import Problem
from services.common.codecs import Codec, Codecs
from services.referee.moments import play_record
from services.referee.reading import read_header


def read_record(path: Path) -> match_pb2.Record:
    """A record as `arbiter record` writes it, in either format. Raises Problem."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise Problem(f"{path} cannot be read: {fault.strerror}.") from None
    try:
        if not data.lstrip().startswith(b"{"):
            return match_pb2.Record.FromString(data)
        Codecs(installed())  # loads the games' messages, without which an Any cannot be read
        return json_format.Parse(data, match_pb2.Record())
    except (DecodeError, json_format.ParseError, UnicodeDecodeError):
        raise Problem(f"{path} holds no record.", "`arbiter record` writes one.") from None


def position_in(codec: Codec, record: match_pb2.Record, ply: int | None) -> tuple[State, int]:
    """The position after so many plies, the last unless given, and the number of seats.

    Raises Problem for a record of another game or other rules, Malformed where it cannot be played.
    """
    header = record.header
    if header.game != codec.game.id:
        raise Problem(f"The record is of {header.game[:40] or 'no game'}, not of {codec.game.id}.")
    if header.rules_version != codec.game.rules_version:
        raise Problem(
            f"The record was played by rules {header.rules_version[:40]}, "
            f"and here are rules {codec.game.rules_version}."
        )
    start = read_header(codec, header).start
    if start is None:
        raise Problem("The record is redacted, or its options or seats cannot be read.")
    last = max((entry.ply for entry in record.entries), default=0)
    return play_record(codec, start, record, last if ply is None else ply), len(header.seats)
