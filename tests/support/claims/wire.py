"""The wire: everything survives it, as bytes and as JSON, and what makes no sense is called malformed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from google.protobuf import json_format
from google.protobuf.descriptor import FieldDescriptor

from engine.core.faults import Corrupt, Fault, Malformed

PARTS = ("Action", "Outcome", "View", "Event", "State", "Options", "Components")
JUNK_NUMBERS = (0, 1, 255, (1 << 31) - 1, (1 << 32) - 1)


def carried(message: Any) -> tuple[Any, Any]:
    """The message after a trip as bytes, and after one as JSON."""
    as_bytes = type(message).FromString(message.SerializeToString())
    as_json = json_format.Parse(json_format.MessageToJson(message), type(message)())
    return as_bytes, as_json


def survives(value: Any, encode: Callable[[Any], Any], decode: Callable[[Any], Any], kind: type[Any]) -> None:
    message = encode(value)
    assert type(message) is kind, f"{kind.__name__} was expected, not {type(message).__name__}"
    for each in (message, *carried(message)):
        assert decode(each) == value, f"{kind.__name__} does not survive the wire"


def refused(decode: Callable[[Any], Any], message: Any, fault: type[Fault] = Malformed) -> None:
    """Decoding raises this fault and nothing else."""
    said = ""
    try:
        decode(message)
    except fault as error:
        said = str(error)
    assert said, f"{type(message).__name__} {message} was read, or refused without a word"


def refused_or_read(decode: Callable[[Any], Any], message: Any) -> Any:
    """Decoding gives a value or raises Malformed or Corrupt; anything else fails the test."""
    try:
        return decode(message)
    except (Malformed, Corrupt):
        return None


def altered(message: Any) -> Iterator[Any]:
    """Copies of a message with one scalar changed, at any depth, or one field left out."""
    for path, field in scalars(message):
        for junk in junk_for(field):
            copy = type(message)()
            copy.CopyFrom(message)
            put(copy, path, field, junk)
            yield copy


def unknown_enums(message: Any) -> Iterator[Any]:
    """Copies of a message with one enum field set to a number that its enum does not have."""
    for path, field in scalars(message):
        if field.type == FieldDescriptor.TYPE_ENUM:
            copy = type(message)()
            copy.CopyFrom(message)
            put(copy, path, field, 4_242)
            yield copy


Path = tuple[tuple[str, int], ...]  # field names with the place in a repeated field, or -1


def scalars(message: Any, path: Path = ()) -> Iterator[tuple[Path, FieldDescriptor]]:
    """Every scalar that is set, with the way to it."""
    for field, value in message.ListFields():
        items = list(enumerate(value)) if field.is_repeated else [(-1, value)]
        for at, item in items:
            here = (*path, (field.name, at))
            if field.type == FieldDescriptor.TYPE_MESSAGE:
                yield from scalars(item, here)
            else:
                yield here, field


def junk_for(field: FieldDescriptor) -> tuple[Any, ...]:
    if field.type == FieldDescriptor.TYPE_BOOL:
        return (True, False)
    if field.type == FieldDescriptor.TYPE_STRING:
        return ("", "junk")
    if field.type == FieldDescriptor.TYPE_BYTES:
        return (b"", b"junk")
    if field.type == FieldDescriptor.TYPE_ENUM:
        return (0, 4_242)
    if field.type in (FieldDescriptor.TYPE_SINT32, FieldDescriptor.TYPE_INT32):
        return (0, -1, -(1 << 31), (1 << 31) - 1)
    return JUNK_NUMBERS


def put(message: Any, path: Path, field: FieldDescriptor, value: Any) -> None:
    for name, at in path[:-1]:
        message = getattr(message, name)
        message = message if at < 0 else message[at]
    name, at = path[-1]
    if at < 0:
        setattr(message, name, value)
    else:
        getattr(message, name)[at] = value
