"""What the games of a run add up to. Pure: equal games give equal figures, in whatever order they ended."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ai.arena.intervals import RUNNING, Interval, Sprt, elo_of, mean_of, wilson
from ai.arena.match import FAILURES, Failed, Finished
from ai.arena.trial import Played, Seatings, Test, Trial, whole_deals

TINY = 1e-9  # what sums of shares may be off by


@dataclass(frozen=True)
class Standing:
    """One entrant. All that counts games counts finished ones; failures are apart."""

    name: str
    seats: int  # that it holds in a game
    fair: float  # the share that all players of equal strength would have
    games: int
    wins: int  # the whole victory is with its seats
    draws: int  # a part of it is
    losses: int
    share: Interval | None  # of the victory; Wilson
    first: Interval | None  # at least one of its seats is placed first, alone or not; Wilson
    points: Interval | None  # of one seat; normal
    elo: float | None  # over all the others together; None if it is infinite
    decisions: int
    iterations: float  # of one decision
    failures: dict[str, int]  # by kind


@dataclass(frozen=True)
class TeamLine:
    """One entrant that held all the seats of a co-operative game."""

    name: str
    games: int
    victories: int
    victory: Interval | None  # Wilson
    points: Interval | None  # normal
    decisions: int
    iterations: float
    failures: dict[str, int]


@dataclass(frozen=True)
class Pairs:
    """Two teams on equal deals: the first less the second, normal intervals of the differences."""

    deals: int
    victory: Interval | None
    points: Interval | None


@dataclass(frozen=True)
class Break:
    """A game that has no result."""

    number: int
    name: str  # who failed
    kind: str
    ply: int
    message: str


@dataclass(frozen=True)
class Figures:
    games: int  # finished
    breaks: tuple[Break, ...]
    distinct: int  # different games among them; fewer than `games` says that players repeat themselves
    plies: float  # of a game, chance included
    standings: tuple[Standing, ...]  # of a game with winners and losers
    seats: tuple[Interval, ...]  # share of the victory by seat, whoever sat there
    teams: tuple[TeamLine, ...]  # of a co-operative game
    pairs: Pairs | None
    test: Test | None


def add_up(
    names: Sequence[str], seatings: Seatings, played: Iterable[Played], sprt: Sprt | None = None
) -> Figures:
    """The figures of these games; with a test, of those up to the deal that decided it."""
    ordered = sorted(played, key=lambda game: game.number)
    trial = None if sprt is None else Trial(sprt, seatings)
    if trial is not None:
        for game in ordered:
            trial.add(game)
        if trial.verdict != RUNNING:
            ordered = [game for game in ordered if game.number < trial.deal * len(seatings)]
    done = [game.outcome for game in ordered if isinstance(game.outcome, Finished)]
    team = bool(done) and done[0].team
    rows = list(enumerate(names))
    return Figures(
        games=len(done),
        breaks=tuple(breaks(names, ordered)),
        distinct=len({outcome.digest for outcome in done}),
        plies=average([outcome.plies for outcome in done]),
        standings=() if team else tuple(stand(i, name, ordered, seatings[0]) for i, name in rows),
        seats=() if team else by_seat(done),
        teams=tuple(team_line(i, name, ordered) for i, name in rows) if team else (),
        pairs=pair_up(ordered) if team and len(names) == 2 else None,
        test=None if trial is None else trial.to_test(),
    )


def stand(entrant: int, name: str, games: Sequence[Played], lineup: tuple[int, ...]) -> Standing:
    ended = [
        (own_seats(game.seating, entrant), game.outcome)
        for game in games
        if isinstance(game.outcome, Finished)
    ]
    shares = [math.fsum(outcome.shares[seat] for seat in seats) for seats, outcome in ended]
    firsts = sum(any(outcome.places[seat] == 1 for seat in seats) for seats, outcome in ended)
    wins = sum(share > 1.0 - TINY for share in shares)
    losses = sum(share < TINY for share in shares)
    count, held, of = len(ended), lineup.count(entrant), len(lineup)
    decisions, iterations = effort(ended)
    share = wilson(min(math.fsum(shares), count), count) if count else None
    elo = elo_of(share.mean, held, of) if share is not None and held < of else math.inf
    return Standing(
        name=name, seats=held, fair=held / of, games=count,
        wins=wins, draws=count - wins - losses, losses=losses,
        share=share, first=wilson(firsts, count) if count else None,
        points=mean_of([average([outcome.points[s] for s in seats]) for seats, outcome in ended]),
        elo=elo if math.isfinite(elo) else None,
        decisions=decisions, iterations=iterations, failures=count_failures(entrant, games),
    )  # fmt: skip


def team_line(entrant: int, name: str, games: Sequence[Played]) -> TeamLine:
    own = [game for game in games if entrant in game.seating]
    ended = [(own_seats(g.seating, entrant), g.outcome) for g in own if isinstance(g.outcome, Finished)]
    victories = sum(outcome.shares[0] > 0 for _, outcome in ended)
    decisions, iterations = effort(ended)
    return TeamLine(
        name=name, games=len(ended), victories=victories,
        victory=wilson(victories, len(ended)) if ended else None,
        points=mean_of([outcome.points[0] for _, outcome in ended]),
        decisions=decisions, iterations=iterations, failures=count_failures(entrant, own),
    )  # fmt: skip


def breaks(names: Sequence[str], games: Iterable[Played]) -> Iterator[Break]:
    for game in games:
        failed = game.outcome
        if isinstance(failed, Failed):
            name = names[game.seating[failed.seat]]
            yield Break(game.number, name, failed.kind, failed.ply, failed.message)


def own_seats(seating: Sequence[int], entrant: int) -> list[int]:
    return [seat for seat, holder in enumerate(seating) if holder == entrant]


def effort(ended: Sequence[tuple[list[int], Finished]]) -> tuple[int, float]:
    """Decisions, and iterations of one of them."""
    decisions = sum(outcome.decisions[seat] for seats, outcome in ended for seat in seats)
    iterations = sum(outcome.iterations[seat] for seats, outcome in ended for seat in seats)
    return decisions, iterations / decisions if decisions else 0.0


def count_failures(entrant: int, games: Iterable[Played]) -> dict[str, int]:
    counts = dict.fromkeys(FAILURES, 0)
    for game in games:
        if isinstance(game.outcome, Failed) and game.seating[game.outcome.seat] == entrant:
            counts[game.outcome.kind] += 1
    return counts


def by_seat(outcomes: Sequence[Finished]) -> tuple[Interval, ...]:
    if not outcomes:
        return ()
    count = len(outcomes)
    sums = [
        math.fsum(outcome.shares[seat] for outcome in outcomes) for seat in range(len(outcomes[0].shares))
    ]
    return tuple(wilson(min(total, count), count) for total in sums)


def average(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values) if values else 0.0


def pair_up(games: Sequence[Played]) -> Pairs:
    both = list(whole_deals(games, 2))
    return Pairs(
        deals=len(both),
        victory=mean_of([one.shares[0] - other.shares[0] for one, other in both]),
        points=mean_of([float(one.points[0] - other.points[0]) for one, other in both]),
    )
