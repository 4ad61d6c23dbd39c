"""The order of a record's entries: what is doubled, missing, out of place or misnumbered, told apart.

Entries come in the order of the file and leave in the order of their versions. What is out of order waits
for at most WINDOW entries and WINDOW_BYTES, so memory is bounded; an entry that comes later still is told
of and left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ai.referee.findings import DUPLICATED, MISSING, REORDERED, WRONG_VERSION, Finding, Ledger
from ai.referee.rows import Row
from ai.referee.runs import displaced

WINDOW = 4096
WINDOW_BYTES = 8 * 1024 * 1024
MAX_HOLES = 4096  # missing stretches that are remembered, to know a late entry from a double


@dataclass(frozen=True)
class Next:
    """The entry with this version; so many versions before it are missing."""

    row: Row
    version: int
    gap: int = 0


class Order:
    def __init__(self, ledger: Ledger, window: int = WINDOW, window_bytes: int = WINDOW_BYTES) -> None:
        self.ledger = ledger
        self.window = window
        self.window_bytes = window_bytes
        self.bytes = 0  # of the waiting entries
        self.expected = 1  # the version that comes next
        self.ply = 0  # of the last entry that left
        self.waiting: list[Row] = []  # in the order of the file
        self.holes: list[tuple[int, int]] = []  # missing versions, first and last
        self.looked_at = 0  # waiting entries, for a closed shuffle
        self.highest = 0  # version among those

    def take(self, row: Row) -> Iterator[Next]:
        """The entries that can leave once this one has come."""
        self.waiting.append(row)
        self.bytes += row.size
        yield from self.settle(final=False)

    def finish(self) -> Iterator[Next]:
        yield from self.settle(final=True)

    def settle(self, final: bool) -> Iterator[Next]:
        while self.waiting:
            row = self.waiting[0]
            following = self.waiting[1] if len(self.waiting) > 1 else None
            if row.version == self.expected:
                yield self.leave(row)
            elif following is None and not final:
                return
            elif self.in_place(row, following):
                self.tell(WRONG_VERSION, row, f"Its version is {row.version}; it stands where version "
                          f"{self.expected} belongs.", str(row.version), str(self.expected))  # fmt: skip
                yield self.leave(row)
            elif row.version < self.expected:
                self.take_out(1)
                self.tell_old(row)
            elif (size := self.closed_shuffle()) > 0:
                yield from self.sort_out(size)
            elif final or len(self.waiting) >= self.window or self.bytes >= self.window_bytes:
                yield from self.sort_out(len(self.waiting))
            else:
                return

    def leave(self, row: Row) -> Next:
        self.take_out(1)
        return self.step(row, 0)

    def take_out(self, size: int) -> list[Row]:
        """The first `size` waiting entries, which wait no longer."""
        out, self.waiting = self.waiting[:size], self.waiting[size:]
        self.bytes -= sum(row.size for row in out)
        self.forget_shuffle()
        return out

    def step(self, row: Row, gap: int) -> Next:
        out = Next(row, self.expected, gap)
        self.expected += 1
        self.ply = row.ply
        return out

    def forget_shuffle(self) -> None:
        self.looked_at, self.highest = 0, 0

    def in_place(self, row: Row, following: Row | None) -> bool:
        """Does all but its version say that this entry is the next one?"""
        fits = row.ply == self.ply + row.is_ply
        return fits and (following is None or following.version == self.expected + 1)

    def tell_old(self, row: Row) -> None:
        """An entry whose version has been passed: late, or there twice. It is left out."""
        hole = next((h for h in self.holes if h[0] <= row.version <= h[1]), None)
        if hole is None:
            self.tell(DUPLICATED, row, f"Version {row.version} is there a second time.", str(row.version))
            return
        self.holes.remove(hole)
        rest = [(hole[0], row.version - 1), (row.version + 1, hole[1])]
        self.holes += [(a, b) for a, b in rest if a <= b]
        self.tell(REORDERED, row, f"Version {row.version} comes late, as entry {row.at}.", str(row.version))

    def closed_shuffle(self) -> int:
        """How many of the waiting entries, from the first, hold exactly the versions that are due; or 0."""
        for i in range(self.looked_at, len(self.waiting)):
            self.highest = max(self.highest, self.waiting[i].version)
            if self.highest - self.expected == i:
                versions = {self.waiting[k].version for k in range(i + 1)}
                if len(versions) == i + 1 and min(versions) == self.expected:
                    return i + 1
        self.looked_at = len(self.waiting)
        return 0

    def sort_out(self, size: int) -> Iterator[Next]:
        """Let the first `size` waiting entries leave by version, and tell what was wrong with them."""
        block = self.take_out(size)
        seen: dict[int, Row] = {}
        for row in block:
            if row.version < self.expected or row.version in seen:
                self.tell_old(row)
            else:
                seen[row.version] = row
        rows = list(seen.values())
        moved = displaced([row.version for row in rows])
        for i in moved:
            self.tell(REORDERED, rows[i], f"Version {rows[i].version} stands in the wrong place, as entry "
                      f"{rows[i].at}.", str(rows[i].version))  # fmt: skip
        for row in sorted(rows, key=lambda r: r.version):
            gap = row.version - self.expected
            if gap:
                self.miss(row, gap)
            yield self.step(row, gap)

    def miss(self, row: Row, gap: int) -> None:
        first, last = self.expected, row.version - 1
        text = f"Version {first} is" if gap == 1 else f"Versions {first} to {last} are"
        self.ledger.add(
            Finding(MISSING, row.at, f"{text} missing before entry {row.at}.", first, expected=str(first))
        )
        if len(self.holes) < MAX_HOLES:
            self.holes.append((first, last))
        self.expected = row.version

    def tell(self, kind: str, row: Row, message: str, said: str, expected: str = "") -> None:
        version = self.expected if kind == WRONG_VERSION else row.version
        self.ledger.add(Finding(kind, row.at, message, version, row.ply, said, expected))
