"""A ruling for a match that will not be played on: who would have won, how surely, and what is awarded.

The position is played on to its end many times by the game's own rollout policy, chance drawn by its odds
(the referee knows the whole position, so nothing but chance and choices is open). That is a search without a
tree: its numbers come with intervals, follow from the seed, and are calibrated against games that the level
`hard` played on (docs/referee.md).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from ai.arena.intervals import Interval, wilson
from ai.search import rollout
from engine.core.faults import Malformed
from engine.core.game import AnyGame
from engine.core.heuristics import Values
from engine.core.ids import NOBODY
from engine.core.kit import seeded
from engine.core.state import State

Kind = Literal["search", "forfeit", "void"]

FLOOR = 400  # playouts; below it no probability is stated
MOST = 1_000_000
APPEAL = 4  # an appeal must look at least this many times as often
CHUNK = 16  # playouts between two looks at `stop`


@dataclass(frozen=True)
class Rule:
    """The rule of the event that is applied: what happens to an abandoned match."""

    kind: Kind
    name: str = ""  # how the event's regulations call it, such as "Art. 7.2"
    absent: tuple[int, ...] = ()  # seats that left; a forfeit takes the victory from them


@dataclass(frozen=True)
class Outlook:
    """How playing on would end. Shares and places are of all seats; a team's share is its victory."""

    playouts: int
    seed: int
    shares: tuple[Interval, ...]  # of the victory, by seat, with 95 % intervals
    places: tuple[tuple[float, ...], ...]  # by seat: how often it came first, second, ...
    team: bool
    partial: bool  # stopped before the budget was used up


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


def never() -> bool:
    return False


def outlook(
    game: AnyGame, state: State, seats: int, playouts: int, seed: int, stop: Callable[[], bool] = never
) -> Outlook:
    """Play the position on this often; it stays as it is.

    Malformed below the floor, also where the time given ended the playouts there, or if the game is over.
    """
    if not FLOOR <= playouts <= MOST:
        raise Malformed("playouts", f"must be from {FLOOR} to {MOST}; fewer support no ruling")
    if state.to_act() == NOBODY:
        raise Malformed("match", "the game is over: its result stands and needs no ruling")
    rng = seeded(seed)
    roll = rollout.Rollout(game.heuristics, seats, rollout.BY_GAME, rollout.TO_THE_END)
    values = Values(seats)
    shares = [0.0] * seats
    places = [[0] * seats for _ in range(seats)]
    done, team = 0, False
    while done < playouts and not (done % CHUNK == 0 and stop()):
        end = state.clone()
        roll.finish(end, rng, values)
        result = game.result(end)
        assert result is not None
        team = result.team
        for row in result.seats:
            shares[row.seat] += row.share
            places[row.seat][row.place - 1] += 1
        done += 1
    if done < FLOOR:
        raise Malformed("playouts", f"only {done} of at least {FLOOR} could be played in the time given")
    return Outlook(
        done,
        seed,
        tuple(wilson(min(share, float(done)), done) for share in shares),
        tuple(tuple(count / done for count in row) for row in places),
        team,
        done < playouts,
    )


def adjudicate(rule: Rule, seats: int, found: Outlook | None) -> Ruling:
    """The ruling that this rule of the event gives. Malformed if the rule needs an outlook and has none."""
    if any(not 0 <= seat < seats for seat in rule.absent) or len(set(rule.absent)) != len(rule.absent):
        raise Malformed("absent", f"must name different seats from 0 to {seats - 1}")
    if rule.kind == "void":
        return Ruling(rule, (), found, "The match does not count.")
    if rule.kind == "forfeit":
        return forfeit(rule, seats, found)
    if found is None:
        raise Malformed("playouts", "a ruling by search needs playouts")
    return Ruling(rule, award([s.mean for s in found.shares], found), found, told(found))


def forfeit(rule: Rule, seats: int, found: Outlook | None) -> Ruling:
    """Who left has lost; the others share the victory, as the outlook says where there is one."""
    if not rule.absent:
        raise Malformed("absent", "a forfeit needs the seats that left")
    staying = [seat for seat in range(seats) if seat not in rule.absent]
    if not staying or (found is not None and found.team):
        return Ruling(rule, tuple(Award(seat, 0.0, 1) for seat in range(seats)), found, "Nobody stays: lost.")
    weights = [
        0.0 if found is None or seat in rule.absent else found.shares[seat].mean for seat in range(seats)
    ]
    total = sum(weights)
    shares = [
        0.0 if seat in rule.absent else weights[seat] / total if total > 0 else 1.0 / len(staying)
        for seat in range(seats)
    ]
    names = ", ".join(str(seat) for seat in rule.absent)
    return Ruling(rule, award(shares, found, staying), found, f"Left the match: seat {names}.")


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


def told(found: Outlook) -> str:
    """The outlook as a sentence."""
    if found.team:
        s = found.shares[0]
        return f"The team would win {s.mean:.1%} of the time ({s.low:.1%} to {s.high:.1%})."
    best = max(range(len(found.shares)), key=lambda seat: found.shares[seat].mean)
    s = found.shares[best]
    return f"Seat {best} could expect {s.mean:.1%} of the victory ({s.low:.1%} to {s.high:.1%})."


def appeal_floor(playouts: int) -> int:
    """How many playouts an appeal against a ruling of this many needs."""
    return min(MOST, playouts * APPEAL)
