"""A ruling for a match that will not be played on: who would have won, how surely, and what is awarded.

The position is played on to its end many times by the game's own rollout policy, chance drawn by its odds
(the referee knows the whole position, so nothing but chance and choices is open). That is a search without a
tree: its numbers come with intervals and follow from the seed (docs/referee.md). What is awarded is what they
say about good players (`ai/referee/expectation.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from ai.arena.intervals import Interval, wilson
from ai.referee.expectation import NONE, Correction, correction_of, expect
from ai.referee.reasons import Reasons, reasons_in
from ai.search import rollout
from ai.search.search import never
from engine.core.faults import Malformed
from engine.core.game import AnyGame, Result
from engine.core.heuristics import Values
from engine.core.ids import NOBODY
from engine.core.kit import seeded
from engine.core.state import State

Kind = Literal["search", "forfeit", "void"]

FLOOR = 400  # playouts; below it no probability is stated
MOST = 1_000_000
APPEAL = 4  # an appeal must look at least this many times as often


@dataclass(frozen=True)
class Rule:
    """The rule of the event that is applied: what happens to an abandoned match."""

    kind: Kind
    name: str = ""  # how the event's regulations call it, such as "Art. 7.2"
    absent: tuple[int, ...] = ()  # seats that left; a forfeit takes the victory from them


@dataclass(frozen=True)
class Outlook:
    """How playing on ended. Shares and places are of all seats; a team's share is its victory.

    They are frequencies of playouts; `expected` is what they say about good players.
    """

    playouts: int
    seed: int
    shares: tuple[Interval, ...]  # of the victory, by seat, with 95 % intervals
    places: tuple[tuple[float, ...], ...]  # by seat: how often it came first, second, ...
    team: bool
    partial: bool  # stopped before the budget was used up
    correction: Correction = NONE

    @property
    def expected(self) -> tuple[Interval, ...]:
        return expect(self.shares, self.playouts, self.team, self.correction)


@dataclass(frozen=True)
class Award:
    seat: int
    share: float  # of the victory, 0 to 1
    place: int  # 1 is best; shared where the intervals of two shares touch


@dataclass(frozen=True)
class Ruling:
    """What is awarded, by which rule, from what. No awards: the match does not count."""

    rule: Rule
    awards: tuple[Award, ...]
    outlook: Outlook | None
    reason: str
    team: bool = False  # all seats share one result


class TooFew(Malformed):
    """The time given ended the playouts below the floor, after so many."""

    def __init__(self, done: int, floor: int) -> None:
        super().__init__("playouts", f"only {done} of at least {floor} could be played in the time given")
        self.done = done


class Tally:
    """Counts how playing on ended. Shares of a team are those of its victory, so every seat has them."""

    def __init__(self, seats: int) -> None:
        self.shares = [0.0] * seats
        self.places = [[0] * seats for _ in range(seats)]
        self.done = 0
        self.team = False

    def count(self, result: Result) -> None:
        self.team = result.team
        self.done += 1
        for row in result.seats:
            self.shares[row.seat] += row.share
            self.places[row.seat][row.place - 1] += 1

    def outlook(self, seed: int, asked: int, correction: Correction) -> Outlook:
        done = self.done
        return Outlook(
            done,
            seed,
            tuple(wilson(min(share, float(done)), done) for share in self.shares),
            tuple(tuple(count / done for count in row) for row in self.places),
            self.team,
            done < asked,
            correction,
        )


class Player:
    """Plays a position on, again and again; the position stays as it is."""

    def __init__(self, game: AnyGame, state: State, seats: int, seed: int) -> None:
        self.game = game
        self.state = state
        self.rng = seeded(seed)
        self.roll = rollout.Rollout(game.heuristics, seats, rollout.BY_GAME, rollout.TO_THE_END)
        self.values = Values(seats)

    def play(self) -> Result:
        end = self.state.clone()
        self.roll.finish(end, self.rng, self.values)
        result = self.game.result(end)
        assert result is not None
        return result


def outlook(
    game: AnyGame,
    state: State,
    seats: int,
    playouts: int,
    seed: int,
    stop: Callable[[], bool] = never,
    floor: int = FLOOR,
) -> Outlook:
    """Play the position on this often, asking `stop` before each time; the position stays as it is.

    Malformed below the floor or if the game is over; TooFew where the time given ended it below the floor.
    """
    if not floor <= playouts <= MOST:
        raise Malformed("playouts", f"must be from {floor} to {MOST}; fewer support no ruling")
    if state.to_act() == NOBODY:
        raise Malformed("match", "the game is over: its result stands and needs no ruling")
    player = Player(game, state, seats, seed)
    tally = Tally(seats)
    while tally.done < playouts and not stop():
        tally.count(player.play())
    if tally.done < floor:
        raise TooFew(tally.done, floor)
    return tally.outlook(seed, playouts, correction_of(game))


def is_team(game: AnyGame, state: State, seats: int) -> bool:
    """Do all seats share one result? A game tells with its result alone, so one is played on to."""
    return Player(game, state, seats, 0).play().team


def adjudicate(
    rule: Rule, seats: int, found: Outlook | None, team: bool = False, language: str = ""
) -> Ruling:
    """The ruling that this rule of the event gives. Malformed if the rule needs an outlook and has none."""
    if any(not 0 <= seat < seats for seat in rule.absent) or len(set(rule.absent)) != len(rule.absent):
        raise Malformed("rule.absent", f"must name different seats from 0 to {seats - 1}")
    told = reasons_in(language)
    team = team or (found is not None and found.team)
    if rule.kind == "void":
        return Ruling(rule, (), found, told.void, team)
    if rule.kind == "forfeit":
        return forfeit(rule, seats, found, team, told)
    if found is None:
        raise Malformed("playouts", "a ruling by search needs playouts")
    awards = award([s.mean for s in found.expected], found)
    return Ruling(rule, awards, found, told.of_shares(found.expected, found.team), team)


def forfeit(rule: Rule, seats: int, found: Outlook | None, team: bool, told: Reasons) -> Ruling:
    """Who left has lost; the others share the victory, as the outlook says where there is one.

    A team that loses a seat, like a match that all have left, is lost for all.
    """
    if not rule.absent:
        raise Malformed("rule.absent", "a forfeit needs the seats that left")
    staying = [seat for seat in range(seats) if seat not in rule.absent]
    if not staying or team:
        lost = tuple(Award(seat, 0.0, 1) for seat in range(seats))
        return Ruling(rule, lost, found, told.all_lost(rule.absent, team), team)
    expected = [0.0] * seats if found is None else [share.mean for share in found.expected]
    weights = [0.0 if seat in rule.absent else expected[seat] for seat in range(seats)]
    total = sum(weights)
    shares = [
        0.0 if seat in rule.absent else weights[seat] / total if total > 0 else 1.0 / len(staying)
        for seat in range(seats)
    ]
    return Ruling(rule, award(shares, found, staying), found, told.left(rule.absent), team)


def award(shares: Sequence[float], found: Outlook | None, staying: Sequence[int] = ()) -> tuple[Award, ...]:
    """Places by share; a seat stands behind another only if their intervals do not touch."""
    if found is not None and found.team:
        return tuple(Award(seat, share, 1) for seat, share in enumerate(shares))
    rows = []
    for seat, share in enumerate(shares):
        ahead = sum(is_ahead(other, seat, shares, found, staying) for other in range(len(shares)))
        rows.append(Award(seat, share, 1 + ahead))
    return tuple(rows)


def is_ahead(
    other: int, seat: int, shares: Sequence[float], found: Outlook | None, staying: Sequence[int]
) -> bool:
    if staying and (other in staying) != (seat in staying):
        return other in staying
    if found is None or (staying and seat not in staying):
        return shares[other] > shares[seat]
    return found.shares[other].low > found.shares[seat].high


def appeal_floor(playouts: int) -> int:
    """How many playouts an appeal against a ruling of this many needs."""
    return min(MOST, max(FLOOR, playouts * APPEAL))
