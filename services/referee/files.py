"""Records in files, read part by part: binary or JSON, and however large, without all of it in messages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from arbiter.match.v1 import match_pb2
from google.protobuf import json_format
from google.protobuf.message import DecodeError, Message

HEADER, ENTRIES, RESULT = 1, 2, 3  # the fields of Record
SCHEMA: dict[str, type[Any]] = {
    "header": match_pb2.RecordHeader,
    "entries": match_pb2.RecordEntry,
    "result": match_pb2.Result,
}
NAMES = {HEADER: "header", ENTRIES: "entries", RESULT: "result"}
MAX_PART = 64 * 1024 * 1024  # bytes of one entry
BETWEEN = re.compile(r"[\s,:]*")


class Unreadable(Exception):
    """The file is no record; `entry` counts those that were read, `cut` says that the file just ends."""

    def __init__(self, message: str, entry: int, cut: bool = False) -> None:
        super().__init__(message)
        self.entry = entry
        self.cut = cut


Part = tuple[str, Any]  # header, entries or result, with its message; one entry at a time


def read_parts(path: Path) -> Iterator[Part]:
    """The parts of a record in the order of the file. Raises Unreadable, or OSError."""
    with path.open("rb") as file:
        first = file.read(1)
        file.seek(0)
        yield from (json_parts(file.read()) if first == b"{" else binary_parts(file))


# -- binary ---------------------------------------------------------------------------------------------


def binary_parts(file: IO[bytes]) -> Iterator[Part]:
    entries = 0
    while (tag := read_varint(file, entries)) >= 0:
        name = NAMES.get(tag >> 3)
        size = read_varint(file, entries) if tag & 7 == 2 else -1
        if name is None or not 0 <= size <= MAX_PART:
            raise Unreadable("The file is no record.", entries)
        data = file.read(size)
        if len(data) < size:
            raise Unreadable(f"The file ends within the {name} after entry {entries}.", entries, True)
        entries += name == "entries"
        yield name, parse(name, data, entries)


def read_varint(file: IO[bytes], entries: int) -> int:
    """The next number; -1 at the end of the file."""
    value, shift = 0, 0
    while byte := file.read(1):
        value |= (byte[0] & 127) << shift
        shift += 7
        if byte[0] < 128:
            return value
        if shift > 63:
            raise Unreadable("The file is no record.", entries)
    if shift:
        raise Unreadable(f"The file ends after entry {entries}.", entries, True)
    return -1


def parse(name: str, data: bytes, entries: int) -> Message:
    try:
        message: Message = SCHEMA[name].FromString(data)
    except DecodeError:
        raise Unreadable(f"The {name} cannot be read at entry {entries}.", entries) from None
    return message


# -- JSON -----------------------------------------------------------------------------------------------


def json_parts(data: bytes) -> Iterator[Part]:
    """Canonical protobuf JSON; one entry is decoded at a time."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise Unreadable("The file is no text.", 0) from None
    scan = Scanner(text)
    scan.expect("{")
    while not scan.at("}"):
        name = scan.value()
        if name != "entries":
            yield from one(str(name), scan.value(), scan.entries)
            continue
        scan.expect("[")
        while not scan.at("]"):
            scan.entries += 1
            yield from one("entries", scan.value(), scan.entries)
        scan.expect("]")


class Scanner:
    """Reads one JSON value after another."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.entries = 0
        self.decoder = json.JSONDecoder()

    def skip(self) -> None:
        found = BETWEEN.match(self.text, self.place)
        self.place = found.end() if found is not None else self.place

    def at(self, mark: str) -> bool:
        self.skip()
        return self.text.startswith(mark, self.place)

    def expect(self, mark: str) -> None:
        if not self.at(mark):
            raise self.broken()
        self.place += len(mark)

    def value(self) -> Any:
        self.skip()
        try:
            value, self.place = self.decoder.raw_decode(self.text, self.place)
        except (json.JSONDecodeError, RecursionError):
            raise self.broken() from None
        return value

    def broken(self) -> Unreadable:
        return Unreadable(
            f"The file breaks off or is no JSON after entry {self.entries}.", self.entries, True
        )


def one(name: str, value: Any, entries: int) -> Iterator[Part]:
    if name not in SCHEMA:
        raise Unreadable(f"The file is no record: it has a field {name[:40]!r}.", entries)
    try:
        yield name, json_format.ParseDict(value, SCHEMA[name]())
    except json_format.ParseError as fault:
        raise Unreadable(
            f"The {name} cannot be read at entry {entries}: {str(fault)[:200]}", entries
        ) from None
