"""Intervals and the sequential test, against published figures."""

from __future__ import annotations

import math
import random

import pytest

from ai.arena.intervals import (
    ACCEPTED,
    REJECTED,
    RUNNING,
    Sprt,
    elo_of,
    expected_share,
    log_ratio,
    mean_of,
    wilson,
)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    # Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998),
    # table I: the score method without continuity correction, 95 %.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_intervals_are_those_of_newcombes_table(successes, trials, low, high):
    found = wilson(successes, trials)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    assert found.mean == successes / trials


def test_wilson_is_symmetric_and_shrinks():
    for won in range(11):
        a, b = wilson(won, 10), wilson(10 - won, 10)
        assert a.low == pytest.approx(1 - b.high)
        assert 0 <= a.low <= a.mean <= a.high <= 1
    assert wilson(500, 1000).high - wilson(500, 1000).low < wilson(50, 100).high - wilson(50, 100).low


@pytest.mark.parametrize(("successes", "trials"), [(0, 0), (-1, 5), (6, 5)])
def test_wilson_refuses_what_are_no_trials(successes, trials):
    with pytest.raises(ValueError, match="trials"):
        wilson(successes, trials)


def test_a_mean_has_the_normal_interval():
    found = mean_of([1.0, 2.0, 3.0])
    assert found.mean == 2.0
    assert found.high - found.mean == pytest.approx(1.959964 / math.sqrt(3), abs=1e-5)
    assert mean_of([1.0]) is None


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "ratio", "error"),
    [
        # Counts of the scores from nothing to everything: of pairs (five) or of games (three).
        # A page of raw statistics of a public chess engine test: montytest, 69d3c8dc…, "Logistic (exact)".
        ([13, 37, 50, 25, 3], 0, 2.716, -0.53772, 2e-4),
        # The figures that fastchess tests itself with, to two decimals, of the logistic model.
        ([223, 9863, 21279, 10037, 246], 0.5, 2.5, -3.07, 0.005),
        ([871, 26175, 55983, 26678, 821], 0, 2, -4.98, 0.005),
        ([21184, 40708, 21404], 0.5, 2.5, -1.57, 0.005),
        ([57030, 106593, 57433], 0, 2, -2.59, 0.005),
    ],
)
def test_the_ratio_of_pairs_and_of_games_is_the_published_one(counts, elo0, elo1, ratio, error):
    scores = {i / (len(counts) - 1): count for i, count in enumerate(counts)}
    assert Sprt(elo0, elo1).ratio(scores) == pytest.approx(ratio, abs=error)


def test_without_draws_the_ratio_is_that_of_a_coin():
    """Then the best distribution over two scores is the coin itself, which needs no solving."""
    for won, lost in ((60, 40), (10, 90), (5, 5)):
        coin = won * math.log(0.6 / 0.5) + lost * math.log(0.4 / 0.5)
        assert log_ratio({1.0: won, 0.0: lost}, 0.5, 0.6) == pytest.approx(coin, rel=1e-6)


def test_the_ratio_turns_with_the_point_of_view():
    counts = {0.0: 3, 0.25: 10, 0.5: 40, 0.75: 22, 1.0: 5}
    mirrored = {1 - score: count for score, count in counts.items()}
    assert log_ratio(counts, 0.5, 0.55) == pytest.approx(-log_ratio(mirrored, 0.45, 0.5))
    assert log_ratio(counts, 0.5, 0.55) > 0 > log_ratio(counts, 0.6, 0.7)


def test_a_run_of_nothing_but_wins_or_draws_is_judged_too():
    assert Sprt(0, 100).ratio({1.0: 50}) == pytest.approx(50 * math.log(expected_share(100) / 0.5), rel=1e-3)
    assert Sprt(0, 100).ratio({0.5: 50}) < Sprt(0, 100).low
    assert Sprt(0, 100).ratio({}) == 0.0


def test_the_bounds_are_walds():
    test = Sprt(0, 5, alpha=0.05, beta=0.05)
    assert (round(test.low, 4), round(test.high, 4)) == (-2.9444, 2.9444)
    assert test.judge(2.95) == ACCEPTED
    assert test.judge(-2.95) == REJECTED
    assert test.judge(0.0) == RUNNING


@pytest.mark.parametrize("wrong", [(5, 5), (5, 0), (0, math.nan), (0, math.inf)])
def test_hypotheses_must_differ_and_be_in_order(wrong):
    with pytest.raises(ValueError, match="above"):
        Sprt(*wrong)


@pytest.mark.parametrize("wrong", [(0, 7000), (-1e6, 0)])
def test_hypotheses_beyond_all_measure_are_refused_before_a_game_is_played(wrong):
    with pytest.raises(ValueError, match="from -3000 to 3000"):
        Sprt(*wrong)


def test_errors_are_about_as_frequent_as_promised():
    """Random runs under each hypothesis; with 300 of them, 5 % may show as up to 9 % (three deviations)."""
    rng = random.Random(1)
    test = Sprt(0, 120)

    def run(mean):
        counts = {}
        while True:
            score = (int(rng.random() < mean) + int(rng.random() < mean)) / 2
            counts[score] = counts.get(score, 0) + 1
            verdict = test.judge(test.ratio(counts))
            if verdict != RUNNING:
                return verdict

    assert sum(run(0.5) == ACCEPTED for _ in range(300)) <= 27
    assert sum(run(expected_share(120)) == REJECTED for _ in range(300)) <= 27


@pytest.mark.parametrize(("elo", "share"), [(0, 0.5), (100, 0.640065), (400, 10 / 11), (-400, 1 / 11)])
def test_elo_between_two_is_the_logistic_curve(elo, share):
    assert expected_share(elo) == pytest.approx(share, abs=1e-6)
    assert elo_of(share) == pytest.approx(elo, abs=1e-2)


def test_elo_at_a_fuller_table_starts_from_the_fair_share():
    assert expected_share(0, own=1, seats=3) == pytest.approx(1 / 3)
    assert expected_share(0, own=2, seats=3) == pytest.approx(2 / 3)
    assert elo_of(1 / 3, own=1, seats=3) == pytest.approx(0.0)
    assert elo_of(expected_share(70, 1, 4), 1, 4) == pytest.approx(70)
    assert elo_of(1.0) == math.inf
    assert elo_of(0.0) == -math.inf
