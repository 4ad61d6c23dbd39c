"""Between what a language model writes, plain JSON, and the messages of the services."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from arbiter.match.v1 import match_pb2
from arbiter.referee.v1 import referee_service_pb2
from google.protobuf import json_format
from google.protobuf.any_pb2 import Any as AnyMessage
from google.protobuf.message import Message

from services.cli.problems import Problem, did_you_mean
from services.common.codecs import Codec, Codecs

M = TypeVar("M", bound=Message)

Json = dict[str, Any]


def to_json(message: Message) -> Json:
    """With the names of the schema, and with `@type` where a game's own message is packed."""
    return json_format.MessageToDict(message, preserving_proto_field_name=True)


def read(data: Mapping[str, Any], message: M, what: str) -> M:
    """Raises Problem, saying what was being read."""
    try:
        return json_format.ParseDict(dict(data), message)
    except json_format.ParseError as fault:
        raise Problem(
            f"{what} cannot be read: {fault}.", "Write it as another tool's answer shows it."
        ) from None


def read_typed(data: Mapping[str, Any], kind: type[Any], what: str) -> AnyMessage:
    """A game's own message, with or without its `@type`."""
    fields = {key: value for key, value in data.items() if key != "@type"}
    packed = AnyMessage()
    packed.Pack(read(fields, kind(), what))
    given = str(data.get("@type", "")).rpartition("/")[2]
    if given and given != kind.DESCRIPTOR.full_name:
        raise Problem(f"{what} is a {given}.", f"Here a {kind.DESCRIPTOR.full_name} is meant.")
    return packed


def codec_of(codecs: Codecs, game: str) -> Codec:
    found = codecs.by_id.get(game)
    if found is None:
        raise Problem(f"There is no game {game!r}.", did_you_mean(game, codecs.by_id))
    return found


def game_of_position(codecs: Codecs, position: Mapping[str, Any]) -> Codec:
    """Which game the position of a `state` with `@type` belongs to."""
    state = position.get("state")
    kind = str(state.get("@type", "")) if isinstance(state, Mapping) else ""
    for codec in codecs.by_id.values():
        if kind.rpartition("/")[2] == codec.wire.State.DESCRIPTOR.full_name:
            return codec
    raise Problem("The position does not say of which game it is.", "Send one as new_position answers it.")


def read_position(codecs: Codecs, position: Mapping[str, Any]) -> match_pb2.Position:
    codec = game_of_position(codecs, position)
    return match_pb2.Position(state=read_typed(position["state"], codec.wire.State, "the position"))


def read_record(record: Mapping[str, Any]) -> match_pb2.Record:
    return read(record, match_pb2.Record(), "the record")


def simple_subject(
    codecs: Codecs, match_id: str | None, position: Mapping[str, Any] | None
) -> match_pb2.Subject:
    """A stored match or a position sent along. Raises Problem unless there is exactly one."""
    if (match_id is None) == (position is None):
        raise Problem("Give either match_id or position.", "new_position makes a position to try things in.")
    if match_id is not None:
        return match_pb2.Subject(match=match_pb2.MatchRef(match_id=match_id))
    assert position is not None
    return match_pb2.Subject(position=read_position(codecs, position))


def referee_subject(
    codecs: Codecs,
    match_id: str | None,
    position: Mapping[str, Any] | None,
    record: Mapping[str, Any] | None,
    ply: int | None,
) -> referee_service_pb2.Subject:
    """A match now or at a past ply, a position, or a moment of a record."""
    if record is not None:
        if match_id is not None or position is not None:
            raise Problem("A record is asked about alone.", "Leave match_id and position out.")
        moment = referee_service_pb2.RecordMoment(record=read_record(record), ply=ply or 0)
        return referee_service_pb2.Subject(record=moment)
    if ply is not None and match_id is not None:
        past = referee_service_pb2.MatchMoment(match_id=match_id, ply=ply)
        return referee_service_pb2.Subject(moment=past)
    simple = simple_subject(codecs, match_id, position)
    return referee_service_pb2.Subject(
        match=simple.match if simple.HasField("match") else None,
        position=simple.position if simple.HasField("position") else None,
    )
