"""Fields of a message in protobuf's bytes: a compiled game writes and reads its `State` itself.

Compiled. Going through message objects costs fifty times as much, which a server without memory pays twice
for every action. Numbers are whole and below 2**32, and rows are packed, as proto3 has them. The messages'
schema stays the contract: a test compares what is written here with what the message objects say.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from engine.core.kit import Row

VARINT: Final[i64] = 0
LENGTH: Final[i64] = 2
MAX_NUMBER: Final[i64] = 0xFFFFFFFF
BIT: Final = vec[i64]([1 << n for n in range(63)])  # compiled, `i64(1) << n` is a shift of 32 bits


@mypyc_attr(acyclic=True)
class FieldWriter:
    """Writes fields in the order of the calls; ascending numbers give the bytes that protobuf gives."""

    def __init__(self) -> None:
        self.out: vec[u8] = vec[u8]([0] * 512)
        self.size: i64 = 0

    def byte(self, value: i64) -> None:
        if self.size == i64(len(self.out)):
            self.out = extend(self.out, vec[u8]([0] * 512))
        self.out[self.size] = u8(value)
        self.size += 1

    def varint(self, value: i64) -> None:
        """A whole number from 0 to 2**32 - 1."""
        if value < 0 or value > MAX_NUMBER:
            raise OverflowError(f"{value} is no number of 32 bits")
        while value >= 128:
            self.byte(value & 127 | 128)
            value >>= 7
        self.byte(value)

    def number(self, field: i64, value: i64) -> None:
        """A field that is left out where it is 0."""
        if value != 0:
            self.optional(field, value)

    def optional(self, field: i64, value: i64) -> None:
        """A field that is written whatever its value."""
        self.varint(field << 3 | VARINT)
        self.varint(value)

    def signed(self, field: i64, value: i64) -> None:
        """A sint32 field."""
        self.number(field, value << 1 if value >= 0 else (-value << 1) - 1)

    def row(self, field: i64, cells: Row, start: i64, count: i64) -> None:
        """A repeated field: these cells; left out if there are none."""
        if count == 0:
            return
        mark = self.begin(field)
        for i in range(start, start + count):
            self.varint(cells[i])
        self.end(mark)

    def raw(self, field: i64, data: bytes) -> None:
        """A message that is already in bytes."""
        self.varint(field << 3 | LENGTH)
        self.varint(i64(len(data)))
        for value in vec[u8](data):
            self.byte(i64(value))

    def begin(self, field: i64) -> i64:
        """Start a message or row; give what is returned to `end`."""
        self.varint(field << 3 | LENGTH)
        self.byte(0)
        return self.size

    def end(self, mark: i64) -> None:
        """Write the length of what was begun; a long one needs room, so what follows it moves up."""
        length = self.size - mark
        more: i64 = 0
        while length >> (7 * (more + 1)) > 0:
            more += 1
        for _ in range(more):
            self.byte(0)
        if more > 0:
            i = self.size - 1
            while i >= mark + more:
                self.out[i] = self.out[i - more]
                i -= 1
        for i in range(more):
            self.out[mark - 1 + i] = u8(length >> (7 * i) & 127 | 128)
        self.out[mark - 1 + more] = u8(length >> (7 * more))

    def done(self) -> bytes:
        return bytes(memoryview(self.out[: self.size]))


@mypyc_attr(acyclic=True)
class FieldReader:
    """Reads fields one by one. What protobuf would not have written is a ValueError, never a wrong number."""

    def __init__(self, data: bytes) -> None:
        self.data: vec[u8] = vec[u8](data)
        self.at: i64 = 0
        self.end: i64 = i64(len(self.data))  # of the message that is being read
        self.kind: i64 = VARINT  # of the field that `next` has found

    def byte(self) -> i64:
        if self.at >= self.end:
            raise ValueError("the bytes end within a field")
        value = i64(self.data[self.at])
        self.at += 1
        return value

    def varint(self) -> i64:
        value: i64 = 0
        for i in range(i64(5)):
            low = self.byte()
            value |= (low & 127) << (7 * i)
            if low < 128:
                if value > MAX_NUMBER:
                    break
                return value
        raise ValueError("a number has more than 32 bits")

    def next(self) -> i64:
        """The number of the next field of this message, 0 at its end."""
        if self.at == self.end:
            return 0
        tag = self.varint()
        self.kind = tag & 7
        if self.kind != VARINT and self.kind != LENGTH:
            raise ValueError("a field of a kind that no position has")
        return tag >> 3

    def number(self, largest: i64) -> i64:
        """The value of the field: 0 to `largest`."""
        if self.kind != VARINT:
            raise ValueError("a number was expected")
        value = self.varint()
        if value > largest:
            raise ValueError("a number is out of range")
        return value

    def signed(self) -> i64:
        """The value of a sint32 field."""
        value = self.number(MAX_NUMBER)
        return value >> 1 if value & 1 == 0 else -(value >> 1) - 1

    def row(self, cells: Row, start: i64, count: i64) -> None:
        """The values of a repeated field: exactly so many, each 0 to 255."""
        outer = self.enter()
        for i in range(start, start + count):
            value = self.varint()
            if value > 255:
                raise ValueError("a number is out of range")
            cells[i] = value
        self.leave(outer)

    def bits(self, largest: i64) -> i64:
        """The values of a repeated field, each 0 to `largest` and less than 63, as bits."""
        outer = self.enter()
        found: i64 = 0
        while self.at < self.end:
            value = self.varint()
            if value > largest:
                raise ValueError("a number is out of range")
            found |= BIT[value]
        self.leave(outer)
        return found

    def raw(self) -> bytes:
        """The bytes of the message that `next` has found."""
        outer = self.enter()
        data = bytes(memoryview(self.data[self.at : self.end]))
        self.at = self.end
        self.end = outer
        return data

    def enter(self) -> i64:
        """Go into the message or row that `next` has found; give what is returned to `leave`."""
        if self.kind != LENGTH:
            raise ValueError("a message or a row was expected")
        length = self.varint()
        if length > self.end - self.at:
            raise ValueError("the bytes end within a field")
        outer = self.end
        self.end = self.at + length
        return outer

    def leave(self, outer: i64) -> None:
        if self.at != self.end:
            raise ValueError("more numbers than there should be")
        self.end = outer
