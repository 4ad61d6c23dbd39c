"""Random games end by the rules, and are as long and as rich as an independent simulation says.

The figures come from throwaway simulations of the same rules, 400 games for each number of players:
random play 41 to 50 turns a seat, racing 15 to 18 turns and 17 to 24 points a seat; every game ended in
the tomb chamber. The tolerance is one turn and one point either way.
"""

import statistics

import pytest
from games.luxor.luxor_walks import race, walk
from support.build import pick

from engine.games.luxor.rules.codes import ROUND_COMPLETED
from engine.games.luxor.scoring import total

SEATS = (2, 3, 4)
# Plain Python plays some fifteen times slower, so it plays a share of the 10,000 games.
GAMES = pick(plain=24, compiled=3_334)
RACES = pick(plain=24, compiled=1_000)
TURNS = {2: (49, 51), 3: (44, 46), 4: (41, 43)}  # means that 1,000 games gave, give or take one turn


def mean(values):
    return statistics.fmean(values)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_in_the_tomb_chamber_after_41_to_50_turns_a_seat(seats):
    ends = [walk(seats, number) for number in range(GAMES)]
    assert {s.ending for s in ends} == {ROUND_COMPLETED}
    assert all(sum(p.pieces.count_of(41) for p in s.players) >= 2 for s in ends)
    turns = mean(s.rounds for s in ends)
    assert 40 <= turns <= 51
    low, high = TURNS[seats]
    slack = pick(plain=5, compiled=0)  # the mean of 24 games is off by 1.4 turns, of 3,334 by 0.1
    assert low - slack <= turns <= high + slack
    assert max(s.rounds for s in ends) <= 100  # the longest of 3,000 had 67


@pytest.mark.parametrize("seats", SEATS)
def test_racing_takes_15_to_18_turns_and_brings_17_to_24_points(seats):
    ends = [race(seats, number) for number in range(RACES)]
    slack = pick(plain=1.5, compiled=0)
    assert 14 - slack <= mean(s.rounds for s in ends) <= 19 + slack
    assert 16 - slack <= mean(total(p) for s in ends for p in s.players) <= 25 + slack


@pytest.mark.parametrize("seats", SEATS)
def test_in_random_games_practically_all_adventurers_come_into_play(seats):
    ends = [walk(seats, number) for number in range(pick(plain=8, compiled=300))]
    awake = sum(p.pieces[4] <= 41 for s in ends for p in s.players)
    assert awake >= 0.98 * seats * len(ends)
