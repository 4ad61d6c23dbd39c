"""What flat states are made of: a row of small numbers, a generator, a writer and a reader.

Compiled. The same source runs plain; sizes and values are checked both ways.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr, u8

M32: Final[i64] = 0xFFFFFFFF
BYTE: Final[i64] = 255


@mypyc_attr(acyclic=True)
class Rng:
    """sfc32 (Chris Doty-Humphrey, PractRand): four 32-bit words, the same numbers in any integer type.

    For search and determinization only. The draws of a match come from `engine.core.chance`.
    """

    def __init__(self, a: i64, b: i64, c: i64, n: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.n = n

    def next32(self) -> i64:
        """The next whole number from 0 to 2**32 - 1."""
        mixed = (self.a + self.b + self.n) & M32
        self.n = (self.n + 1) & M32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & M32
        self.c = (((self.c << 21) | (self.c >> 11)) + mixed) & M32
        return mixed

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, for n up to 2**31; its bias is under n / 2**32."""
        return (self.next32() * n) >> 32

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.next32()) / 4294967296.0

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.n)


def seeded(seed: i64) -> Rng:
    """A generator for this seed (64 bits used); equal seeds give equal numbers everywhere."""
    rng = Rng(seed & M32, (seed >> 32) & M32, 0x9E3779B9, 1)
    for _ in range(i64(12)):
        rng.next32()
    return rng


@mypyc_attr(acyclic=True)
class Row:
    """A row of whole numbers 0..255 with room for a fixed number: a hand, a pile, a track."""

    def __init__(self, items: vec[u8], size: i64) -> None:
        self.items = items
        self.size = size

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, i: i64) -> i64:
        return i64(self.items[i])

    def __setitem__(self, i: i64, value: i64) -> None:
        self.items[i] = u8(value)

    def last(self) -> i64:
        return i64(self.items[self.size - 1])

    def add(self, value: i64) -> None:
        self.items[self.size] = u8(value)
        self.size += 1

    def bump(self, i: i64, by: i64 = 1) -> None:
        self.items[i] = u8(i64(self.items[i]) + by)

    def insert(self, at: i64, value: i64) -> None:
        i = self.size
        while i > at:
            self.items[i] = self.items[i - 1]
            i -= 1
        self.items[at] = u8(value)
        self.size += 1

    def remove_at(self, at: i64) -> i64:
        """Take out the item at this place; the items after it move up."""
        value = i64(self.items[at])
        self.size -= 1
        i = at
        while i < self.size:
            self.items[i] = self.items[i + 1]
            i += 1
        return value

    def take_last(self) -> i64:
        self.size -= 1
        return i64(self.items[self.size])

    def clear(self) -> None:
        self.size = 0

    def fill(self, value: i64) -> None:
        for i in range(self.size):
            self.items[i] = u8(value)

    def total(self) -> i64:
        amount: i64 = 0
        for i in range(self.size):
            amount += i64(self.items[i])
        return amount

    def count_of(self, wanted: i64) -> i64:
        amount: i64 = 0
        for i in range(self.size):
            if i64(self.items[i]) == wanted:
                amount += 1
        return amount

    def find(self, wanted: i64) -> i64:
        """The first place that holds this value, or -1. Test for -1: `row[-1]` is the last place."""
        for i in range(self.size):
            if i64(self.items[i]) == wanted:
                return i
        return -1

    def copy(self) -> Row:
        return Row(self.items[:], self.size)

    def become(self, other: Row) -> None:
        """Take over the values of a row with the same room."""
        for i in range(other.size):
            self.items[i] = other.items[i]
        self.size = other.size

    def to_list(self) -> list[int]:
        return list(self.to_bytes())

    def to_bytes(self) -> bytes:
        """The values, a byte each."""
        return bytes(memoryview(self.items[: self.size]))


def zeros(size: i64) -> Row:
    """A row of so many zeros."""
    return Row(vec[u8](bytes(size)), size)


def row(values: list[int], room: i64 = 0) -> Row:
    """A row that starts with these values, each 0..255, with room for at least `room` of them."""
    size = i64(len(values))
    items = vec[u8]([0] * max(size, room))
    for i in range(size):
        value: i64 = values[i]
        if value < 0 or value > BYTE:
            raise ValueError(f"a row holds whole numbers 0 to 255, not {value}")
        items[i] = u8(value)
    return Row(items, size)


@mypyc_attr(acyclic=True)
class Writer:
    """Puts numbers and rows into bytes, little-endian, without gaps."""

    def __init__(self) -> None:
        self.out: vec[u8] = vec[u8](capacity=512)

    def byte(self, value: i64) -> None:
        self.out = append(self.out, u8(value & BYTE))

    def number(self, value: i64, width: i64 = 1) -> None:
        """A number of `width` bytes, from 0 to 256**width - 1."""
        if value < 0 or (width < 8 and value >> (8 * width) != 0):
            raise OverflowError(f"{value} does not fit {width} unsigned bytes")
        for i in range(width):
            self.byte(value >> (8 * i))

    def row(self, row: Row) -> None:
        self.number(row.size)
        self.cells(row)

    def cells(self, row: Row) -> None:
        """The values of a row whose length is known, without it."""
        self.out = extend(self.out, row.items[: row.size])

    def done(self) -> bytes:
        return bytes(memoryview(self.out))


@mypyc_attr(acyclic=True)
class Reader:
    """Reads what a Writer wrote; running off the end is a ValueError, never a wrong number."""

    def __init__(self, data: bytes) -> None:
        self.data: vec[u8] = vec[u8](data)
        self.at: i64 = 0

    def number(self, width: i64 = 1) -> i64:
        if self.at + width > i64(len(self.data)):
            raise ValueError(f"the bytes end at {len(self.data)}; {width} more were expected at {self.at}")
        value: i64 = 0
        for i in range(width):
            value |= i64(self.data[self.at + i]) << (8 * i)
        self.at += width
        return value

    def row(self, room: i64 = 0) -> Row:
        size = self.number()
        items = vec[u8]([0] * max(size, room))
        for i in range(size):
            items[i] = u8(self.number())
        return Row(items, size)

    def finish(self) -> None:
        """Say that everything was read; bytes left over are a ValueError."""
        if self.at != i64(len(self.data)):
            raise ValueError(f"{i64(len(self.data)) - self.at} bytes are left over at {self.at}")
