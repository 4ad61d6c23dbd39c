"""Random changes of a single entry of a record: every field that an entry has can be hit, and its place."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from arbiter.match.v1 import match_pb2
from google.protobuf.descriptor import FieldDescriptor

NUMBERS = (
    FieldDescriptor.TYPE_UINT32,
    FieldDescriptor.TYPE_SINT32,
    FieldDescriptor.TYPE_INT64,
    FieldDescriptor.TYPE_INT32,
)
PLACES = ("delete", "double", "move", "swap")


@dataclass(frozen=True)
class Mutation:
    """What was done to which entry (counted from 1) and to which field."""

    entry: int
    what: str

    def __str__(self) -> str:
        return f"entry {self.entry}: {self.what}"


def mutate(record: match_pb2.Record, rng: random.Random) -> tuple[match_pb2.Record, Mutation]:
    """A copy with one entry changed; it is never equal to the original."""
    while True:
        changed = match_pb2.Record()
        changed.CopyFrom(record)
        at = rng.randrange(len(record.entries))
        what = (
            change_place(changed, at, rng) if rng.random() < 0.2 else change_field(changed.entries[at], rng)
        )
        if changed != record:
            return changed, Mutation(at + 1, what)


def change_place(record: match_pb2.Record, at: int, rng: random.Random) -> str:
    what = rng.choice(PLACES)
    entries = list(record.entries)
    to = rng.randrange(len(entries))
    if what == "delete":
        del entries[at]
    elif what == "double":
        entries.insert(rng.randrange(at + 1, len(entries) + 1), entries[at])
    elif what == "move":
        entries.insert(to, entries.pop(at))
    else:
        entries[at], entries[to] = entries[to], entries[at]
    del record.entries[:]
    record.entries.extend(entries)
    return what if what in ("delete", "double") else f"{what} to {to + 1}"


def change_field(entry: match_pb2.RecordEntry, rng: random.Random) -> str:
    """Change one value somewhere in the entry, each with the same chance."""
    holder, field, index, path = rng.choice(list(leaves(entry, "")))
    change_value(holder, field, index, rng)
    return path


def leaves(message: Any, path: str) -> Any:
    """Every value that could be changed, also those that are not set; of a oneof only the one that is."""
    for field in message.DESCRIPTOR.fields:
        name = f"{path}.{field.name}".lstrip(".")
        one = field.containing_oneof
        if one is not None and len(one.fields) > 1 and message.WhichOneof(one.name) != field.name:
            continue
        if field.message_type is not None and field.message_type.GetOptions().map_entry:
            yield message, field, -1, name
        elif field.is_repeated:
            yield message, field, -1, f"{name}[]"
            for i, item in enumerate(getattr(message, field.name)):
                if field.message_type is not None:
                    yield from leaves(item, f"{name}[{i}]")
                else:
                    yield message, field, i, f"{name}[{i}]"
        elif field.message_type is not None and field.message_type.fields:
            yield from leaves(getattr(message, field.name), name)
        else:
            yield message, field, -1, name


def change_value(holder: Any, field: FieldDescriptor, index: int, rng: random.Random) -> None:
    name = field.name
    if field.message_type is not None and field.message_type.GetOptions().map_entry:
        getattr(holder, name)["selection.rule"] = "none"
    elif field.is_repeated and index < 0:
        items = getattr(holder, name)
        if items and rng.random() < 0.5:
            del items[rng.randrange(len(items))]
        elif items and rng.random() < 0.5:
            items.append(rng.choice(list(items)))
        elif field.message_type is not None:
            items.add()
        else:
            items.append(rng.randrange(100))
    elif field.type in NUMBERS:
        setattr(holder, name, other_number(field, getattr(holder, name), rng))
    elif field.type == FieldDescriptor.TYPE_BOOL:
        setattr(holder, name, not getattr(holder, name))
    elif field.type == FieldDescriptor.TYPE_STRING:
        setattr(holder, name, other_text(getattr(holder, name), rng))
    elif field.type == FieldDescriptor.TYPE_BYTES:
        setattr(holder, name, other_bytes(getattr(holder, name), rng))
    else:
        holder.ClearField(name)  # an empty message such as Started


def other_number(field: FieldDescriptor, value: int, rng: random.Random) -> int:
    near = [value - 1, value + 1, value ^ (1 << rng.randrange(31)), rng.randrange(1 << 31), 0]
    low = 0 if field.type == FieldDescriptor.TYPE_UINT32 else -(1 << 31)
    return rng.choice([n for n in near if n != value and low <= n < 1 << 31])


def other_text(value: str, rng: random.Random) -> str:
    if not value or rng.random() < 0.1:
        return value + rng.choice("0aé")
    at = rng.randrange(len(value))
    return value[:at] + rng.choice([c for c in "0123456789abcdefX" if c != value[at]]) + value[at + 1 :]


def other_bytes(value: bytes, rng: random.Random) -> bytes:
    if not value or rng.random() < 0.1:
        return value + bytes([rng.randrange(256)])
    at = rng.randrange(len(value))
    return value[:at] + bytes([value[at] ^ 1 << rng.randrange(8)]) + value[at + 1 :]
