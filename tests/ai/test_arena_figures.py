"""What finished and broken games add up to, in whatever order they come."""

from __future__ import annotations

import random

import pytest

from ai.arena.figures import add_up
from ai.arena.intervals import ACCEPTED, REJECTED, RUNNING, Sprt, wilson
from ai.arena.match import CRASH, ILLEGAL, Failed, Finished
from ai.arena.schedule import rotations, teams
from ai.arena.trial import Played, Trial

PAIR = rotations((0, 1))
THREE = rotations((0, 1, 1))


def finished(shares, points=None, digest="", team=False):
    best = max(shares)
    count = len(shares)
    return Finished(
        shares=tuple(map(float, shares)),
        places=tuple(1 if team or share == best else 2 for share in shares),
        points=tuple(points or [0] * count),
        decisions=(5,) * count,
        iterations=(50,) * count,
        plies=30,
        digest=digest or str(id(shares)),
        team=team,
    )


def games(seatings, outcomes):
    return [Played(n, seatings[n % len(seatings)], outcome) for n, outcome in enumerate(outcomes)]


def won_by(entrant, number, seatings=PAIR):
    """The game of this number, all of it won by the first seat of this entrant."""
    seating = seatings[number % len(seatings)]
    winner = seating.index(entrant)
    return finished([float(seat == winner) for seat in range(len(seating))], digest=str(number))


def test_wins_draws_and_losses_follow_the_player_from_seat_to_seat():
    outcomes = [won_by(0, 0), won_by(0, 1), won_by(1, 2), finished([0.5, 0.5], digest="draw")]
    figures = add_up(("a", "b"), PAIR, games(PAIR, outcomes))
    a, b = figures.standings
    assert (a.wins, a.draws, a.losses) == (2, 1, 1)
    assert (b.wins, b.draws, b.losses) == (1, 1, 2)
    assert a.share == wilson(2.5, 4)
    assert a.share.mean + b.share.mean == 1.0
    assert a.elo == pytest.approx(-b.elo)
    assert a.elo > 0
    assert (a.decisions, a.iterations) == (20, 10.0)
    assert figures.distinct == figures.games == 4
    assert [seat.mean for seat in figures.seats] == [0.375, 0.625]


def test_two_seats_of_one_player_share_their_victories():
    outcomes = [won_by(1, n, THREE) for n in range(3)] + [won_by(0, n, THREE) for n in range(3, 6)]
    a, b = add_up(("a", "b"), THREE, games(THREE, outcomes)).standings
    assert (a.seats, b.seats) == (1, 2)
    assert (a.fair, b.fair) == (pytest.approx(1 / 3), pytest.approx(2 / 3))
    assert a.share.mean == b.share.mean == a.first.mean == 0.5
    assert a.elo == pytest.approx(400 * 0.30103, abs=0.01)  # one seat takes what two take: twice as strong


def test_a_shared_first_place_is_a_first_place_and_half_a_victory():
    a, b = add_up(("a", "b"), PAIR, games(PAIR, [finished([0.5, 0.5])] * 2)).standings
    assert a.first.mean == b.first.mean == 1.0
    assert a.share.mean == b.share.mean == 0.5


def test_failures_are_no_games():
    outcomes = [
        won_by(0, 0),
        Failed(CRASH, 0, 3, "x"),
        Failed(ILLEGAL, 1, 4, "y"),
        Failed(ILLEGAL, 0, 9, "z"),
    ]
    figures = add_up(("a", "b"), PAIR, games(PAIR, outcomes))
    a, b = figures.standings
    assert figures.games == a.games == a.wins == b.losses == 1
    assert a.failures == {"crash": 0, "illegal": 0, "overtime": 0}
    assert b.failures == {"crash": 1, "illegal": 2, "overtime": 0}
    assert [(b.number, b.name, b.kind, b.ply) for b in figures.breaks] == [
        (1, "b", CRASH, 3), (2, "b", ILLEGAL, 4), (3, "b", ILLEGAL, 9),
    ]  # fmt: skip


def test_players_that_repeat_themselves_are_found_out():
    assert add_up(("a", "b"), PAIR, games(PAIR, [finished([1, 0], digest="same")] * 6)).distinct == 1


def test_nothing_adds_up_to_nothing():
    figures = add_up(("a", "b"), PAIR, [], Sprt(0, 50))
    assert figures.games == 0
    assert [line.share for line in figures.standings] == [None, None]
    assert figures.test.verdict == RUNNING


def test_teams_have_victories_points_and_a_difference_on_equal_deals():
    seatings = teams(2, 3)
    outcomes = []
    for won, other in ((1, 0), (1, 1), (0, 0), (1, 0)):
        outcomes.append(finished([won] * 3, [10 * won] * 3, team=True))
        outcomes.append(finished([other] * 3, [10 * other + 1] * 3, team=True))
    figures = add_up(("a", "b"), seatings, games(seatings, outcomes))
    a, b = figures.teams
    assert (a.games, a.victories, b.games, b.victories) == (4, 3, 4, 1)
    assert a.victory == wilson(3, 4)
    assert (a.points.mean, b.points.mean) == (7.5, 3.5)
    assert figures.pairs.deals == 4
    assert (figures.pairs.victory.mean, figures.pairs.points.mean) == (0.5, 4.0)
    assert figures.standings == figures.seats == ()


def test_figures_do_not_depend_on_the_order_in_which_games_end():
    rng = random.Random(2)
    played = games(PAIR, [won_by(int(rng.random() < 0.3), n) for n in range(200)])
    mixed = played.copy()
    rng.shuffle(mixed)
    test = Sprt(0, 100)
    assert add_up(("a", "b"), PAIR, mixed, test) == add_up(("a", "b"), PAIR, played, test)


@pytest.mark.parametrize(("rate", "verdict"), [(0.85, ACCEPTED), (0.45, REJECTED)])
def test_a_test_counts_the_games_up_to_its_verdict_and_no_later_ones(rate, verdict):
    rng = random.Random(4)
    played = games(PAIR, [won_by(int(rng.random() >= rate), n) for n in range(600)])
    figures = add_up(("a", "b"), PAIR, played, Sprt(0, 150))
    assert figures.test.verdict == verdict
    assert figures.games == 2 * figures.test.samples < 600
    shorter = played[: figures.games]
    assert add_up(("a", "b"), PAIR, shorter, Sprt(0, 150)) == figures
    assert add_up(("a", "b"), PAIR, shorter[:-2], Sprt(0, 150)).test.verdict == RUNNING


def test_a_test_waits_for_the_games_before_and_skips_deals_with_a_failure():
    trial = Trial(Sprt(0, 50), PAIR)
    played = games(PAIR, [won_by(0, n) for n in range(8)])
    for game in played[2:6]:
        trial.add(game)
    assert trial.samples == 0
    trial.add(played[0])
    trial.add(Played(1, PAIR[1], Failed(CRASH, 0, 1, "")))
    assert trial.samples == 2  # deals 1 and 2; deal 0 has no score


def test_a_test_of_one_against_two_starts_from_a_third():
    """A player who wins every third game against two others is of their strength."""
    played = games(THREE, [won_by(0 if n % 3 == 0 else 1, n, THREE) for n in range(600)])
    assert add_up(("a", "b"), THREE, played, Sprt(0, 150)).test.verdict == REJECTED
    assert add_up(("a", "b"), THREE, played, Sprt(-150, 0)).test.verdict == ACCEPTED


def test_a_test_of_two_teams_scores_who_won_alone():
    seatings = teams(2, 2)
    better = [finished([won] * 2, team=True) for n in range(60) for won in ((1, 0) if n % 3 else (0, 0))]
    assert add_up(("a", "b"), seatings, games(seatings, better), Sprt(0, 150)).test.verdict == ACCEPTED
