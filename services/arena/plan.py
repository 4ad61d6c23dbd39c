"""What a run of the arena plays: enough to play any of its games on any machine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ai.arena.schedule import Schedule
from ai.arena.trial import Seatings


@dataclass(frozen=True)
class Contest:
    """The same players over many games."""

    entrants: tuple[str, ...]  # as `ai.arena.entrants` reads them
    seatings: Seatings
    budget: int = 0  # iterations of the first entrant in a sweep; else 0

    @property
    def title(self) -> str:
        return " – ".join(self.entrants)


@dataclass(frozen=True)
class Plan:
    """A run. Everything here is plain data: it is sent to other processes."""

    game: str  # its id
    title: str
    rules_version: str
    seats: int
    options: bytes  # an `Any` with the game's Options, serialized
    options_shown: dict[str, Any]  # the same as protobuf JSON
    seed: int
    team: bool  # one result for all seats
    contests: tuple[Contest, ...]
    players: dict[str, str]  # what each player is in full, parameters and all

    def schedule(self, contest: int) -> Schedule:
        return Schedule(self.contests[contest].seatings, self.seed)

    def to_header(self, versions: dict[str, str]) -> dict[str, Any]:
        """The first line of a file of games: what its games depend on."""
        return {
            "arena": 1,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": self.options_shown,
            "seed": self.seed,
            "contests": [list(contest.entrants) for contest in self.contests],
            "players": self.players,
            "versions": versions,
        }


@dataclass(frozen=True)
class Job:
    """One game of one contest."""

    contest: int
    number: int
