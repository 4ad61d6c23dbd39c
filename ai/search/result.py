"""What a search found."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    """One step of a line: an action of a seat, or an outcome of CHANCE."""

    actor: int
    action: int  # or the outcome


@dataclass(frozen=True)
class Ranked:
    """One legal action and what the search thinks of it."""

    action: int
    visits: int
    offered: int  # iterations at which it could have been chosen
    values: tuple[float, ...]  # the mean share of victory of each seat, 0 to 1; zeros if never visited
    prior: float  # share of 1 that the game's knowledge gave it
    proven: bool  # the values are no estimate
    line: tuple[Step, ...]  # the most visited continuation, this action first


@dataclass(frozen=True)
class Result:
    """An answer, and all that is needed to compute it again from the same view."""

    seat: int
    action: int  # the choice
    ranked: tuple[Ranked, ...]  # every legal action, best first
    values: tuple[float, ...]  # at the root, of each seat
    iterations: tuple[int, ...]  # done, by worker
    seed: int
    partial: bool  # it was stopped before its budget was used up
    forced: bool  # the only legal action: nothing was searched
    nodes: int
    deepest: int  # steps from the root
    plies: int  # played in rollouts
    reused: int = 0  # visits taken over from an earlier search: then the view alone does not re-derive it

    @property
    def best(self) -> Ranked:
        """What it knows of the action it chose."""
        return next(r for r in self.ranked if r.action == self.action)
