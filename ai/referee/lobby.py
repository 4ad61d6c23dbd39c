"""What comes before the first ply: seats are claimed, then the match begins."""

from __future__ import annotations

from collections.abc import Sequence

from ai.referee.findings import CONTRADICTION, UNEXPECTED_ENTRY
from ai.referee.rows import CLAIMED, NOTHING, RULING, STARTED, Row
from ai.referee.stage import Issue


class Lobby:
    """`names` are those of the header, by seat."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.claimed: set[int] = set()
        self.started = False

    def check(self, row: Row) -> list[Issue]:
        """What is wrong with this entry's being here."""
        if row.kind == NOTHING:
            return [Issue(UNEXPECTED_ENTRY, "The entry says nothing that happened.")]
        if row.kind == RULING:
            return []
        if row.kind == CLAIMED:
            return self.claim(row)
        if row.kind == STARTED:
            again, self.started = self.started, True
            return [Issue(UNEXPECTED_ENTRY, "The match begins a second time.")] if again else []
        if self.started:
            return []
        self.started = True
        return [Issue(UNEXPECTED_ENTRY, "A seat acts or chance speaks before the match has begun.")]

    def claim(self, row: Row) -> list[Issue]:
        if self.started:
            return [Issue(UNEXPECTED_ENTRY, "A seat is claimed after the match has begun.")]
        if row.seat >= len(self.names):
            return [Issue(UNEXPECTED_ENTRY, f"There is no seat {row.seat} to be claimed.", str(row.seat))]
        if row.seat in self.claimed:
            return [Issue(UNEXPECTED_ENTRY, f"Seat {row.seat} is claimed a second time.", str(row.seat))]
        self.claimed.add(row.seat)
        if row.name != self.names[row.seat]:
            text = f"Seat {row.seat} is called otherwise in the header."
            return [Issue(CONTRADICTION, text, row.name, self.names[row.seat])]
        return []
