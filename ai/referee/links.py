"""The chain of digests: each entry is checked by itself, so that a break is told at the entry it is in."""

from __future__ import annotations

from dataclasses import replace

from ai.referee import made
from ai.referee.findings import BROKEN_CHAIN, WRONG_CLOCK, Finding, Ledger
from ai.referee.rows import Row
from engine.core import kernel
from engine.core.kernel import Entry

MAX_SEAT = 0x7FFFFFFF  # that the chain can pack


class Links:
    """`before` holds what the digest before may be: as the record gives it, or as it should be."""

    def __init__(self, ledger: Ledger, genesis: list[bytes]) -> None:
        self.ledger = ledger
        self.before = list(dict.fromkeys(genesis))
        self.doubt = -1  # the number of a finding whose kind the next entry decides
        self.broken = False  # was there ever a break

    def miss(self) -> None:
        """Entries are missing here, so what the next one is chained to is not known."""
        self.before = []
        self.doubt = -1

    def check(self, row: Row, version: int, true: Entry | None, explained: bool) -> None:
        """`true` is what the entry should say; `explained`: something else was found in this entry."""
        if row.elapsed_ms is None or (row.state_digest is None and row.ruling is None):
            self.miss()
            self.before = [] if row.digest is None else [row.digest]
            return
        if row.digest is None:
            self.before = [link(digest, row, row.elapsed_ms) for digest in self.before]
            return
        if not self.before:
            self.before = [row.digest]
            return
        said = told(row, row.ply if true is None else true.ply)
        links = [link(digest, row, row.elapsed_ms) for digest in self.before]
        self.decide(links, row.digest)
        if row.digest in links:
            self.before = [row.digest]
            return
        self.broken = True
        meant = [] if true is None else [kernel.chain(d, true, row.elapsed_ms) for d in self.before]
        follows = explained or row.digest in meant
        untouched = true is not None and replace(true, notes=()) == said
        self.before = list(dict.fromkeys([row.digest, *meant, *links]))
        number = self.ledger.add(
            Finding(BROKEN_CHAIN, row.at, "The digest does not follow from the one before and this entry.",
                    version, row.ply, row.digest.hex(), links[0].hex(), consequential=follows)
        )  # fmt: skip
        self.doubt = number if untouched and not follows else -1

    def decide(self, links: list[bytes], digest: bytes) -> None:
        """After a break in an entry that is right but for its time or its digest: which of them it was.

        If this entry is chained to the digest as given, that digest is the true one, so the time is wrong.
        """
        if self.doubt >= 0 and links[0] == digest:
            self.blame_clock()
        self.doubt = -1

    def blame_clock(self) -> None:
        text = "Its time since the entry before is not the one that its digest was made with."
        self.ledger.change(self.doubt, kind=WRONG_CLOCK, message=text)
        self.doubt = -1


def link(before: bytes, row: Row, elapsed_ms: int) -> bytes:
    """The digest of an entry as it is told, after this one."""
    if row.ruling is not None:
        return made.chain(before, row.ruling, elapsed_ms)
    return kernel.chain(before, told(row, row.ply), elapsed_ms)


def told(row: Row, ply: int) -> Entry:
    """The entry as the record tells it, for the chain."""
    return Entry(
        ply, min(row.seat, MAX_SEAT), row.code or 0, row.forced, row.draw, (), row.state_digest or b""
    )
