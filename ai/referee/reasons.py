"""Rulings in a sentence, in English and Hungarian."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ai.arena.intervals import Interval

LANGUAGES = ("en", "hu")


@dataclass(frozen=True)
class Reasons:
    """The sentences of one language; in braces what is filled in."""

    void: str
    gone: str  # seats
    team_gone: str  # seats
    all_gone: str
    team_share: str  # mean, low, high
    share: str  # seat, mean, low, high
    point: str  # between whole numbers and parts

    def percent(self, number: float) -> str:
        return f"{100 * number:.1f}".replace(".", self.point) + " %"

    def left(self, absent: Sequence[int]) -> str:
        return self.gone.format(", ".join(map(str, absent)))

    def all_lost(self, absent: Sequence[int], team: bool) -> str:
        return self.team_gone.format(", ".join(map(str, absent))) if team else self.all_gone

    def of_shares(self, shares: Sequence[Interval], team: bool) -> str:
        """The chance of the team, or of the seat that could expect the most."""
        best = max(range(len(shares)), key=lambda seat: shares[seat].mean)
        s = shares[best]
        numbers = [self.percent(number) for number in (s.mean, s.low, s.high)]
        return self.team_share.format(*numbers) if team else self.share.format(best, *numbers)


ENGLISH = Reasons(
    void="The match does not count.",
    gone="Left the match and has lost: seat {}.",
    team_gone="Left the match: seat {}; the team has lost.",
    all_gone="All seats left the match: nobody wins.",
    team_share="The team would win {} of the time ({} to {}).",
    share="Seat {} could expect {} of the victory ({} to {}).",
    point=".",
)
HUNGARIAN = Reasons(
    void="A mérkőzés nem számít.",
    gone="Elhagyta a mérkőzést, ezért vesztett: {}. szék.",
    team_gone="Elhagyta a mérkőzést: {}. szék; a csapat vesztett.",
    all_gone="Mindenki elhagyta a mérkőzést: senki sem nyer.",
    team_share="A csapat az esetek {} részében nyerne ({} és {} között).",
    share="A(z) {}. szék a győzelem {} részére számíthatott ({} és {} között).",
    point=",",
)


def reasons_in(language: str) -> Reasons:
    """Hungarian for hu, else English."""
    return HUNGARIAN if language == "hu" else ENGLISH
