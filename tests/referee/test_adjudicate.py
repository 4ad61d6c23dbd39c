"""Rulings for matches that are not played on: probabilities with intervals, and what is awarded."""

import pytest
from support import tiny
from support.build import BUILD, PLAIN, pick
from support.cases import each_number_of_seats
from support.walks import walk

from ai.arena.intervals import Interval
from ai.referee.adjudicate import FLOOR, Award, Outlook, Rule, adjudicate, appeal_floor, outlook
from engine.core.faults import Malformed

LEFT = Rule("forfeit", "Art. 7.2", absent=(1,))
SEARCH = Rule("search", "Art. 7.3")
LATE = pick(plain=0.97, compiled=0.6)  # of a game: playing on from there is cheap enough
QUICK = {"connect_four"}  # of which plain Python plays hundreds of games in a second


def distribution(*shares, team=False):
    rows = tuple(Interval(s, max(0.0, s - 0.02), min(1.0, s + 0.02)) for s in shares)
    return Outlook(1000, 1, rows, ((1.0,),) * len(shares), team, False)


def abandoned(case):
    """A position late in a random game."""
    if BUILD == PLAIN and case.game.id not in QUICK:
        pytest.skip("hundreds of games in plain Python; the compiled build plays them")
    positions = walk(case, 0).positions
    return positions[min(len(positions) - 2, int(len(positions) * LATE))]


@each_number_of_seats
def test_two_runs_agree_within_their_intervals_and_equal_seeds_agree_wholly(case):
    state = abandoned(case)
    before = state.to_bytes()
    first = outlook(case.game, state, case.seats, FLOOR, 1)
    assert outlook(case.game, state, case.seats, FLOOR, 1) == first
    assert state.to_bytes() == before
    second = outlook(case.game, state, case.seats, FLOOR, 2)
    for mine, other in zip(first.shares, second.shares, strict=True):
        assert mine.low - 0.05 <= other.mean <= mine.high + 0.05
    assert all(sum(row) == pytest.approx(1.0) for row in first.places)
    if not first.team:
        assert sum(s.mean for s in first.shares) == pytest.approx(1.0)


@each_number_of_seats
def test_a_finished_game_is_not_adjudicated(case):
    with pytest.raises(Malformed, match="its result stands"):
        outlook(case.game, walk(case, 0).end, case.seats, FLOOR, 1)


def test_below_its_floor_it_refuses():
    game = tiny.make(tiny.Lottery)
    with pytest.raises(Malformed, match=f"{FLOOR}"):
        outlook(game, tiny.Lottery(), 2, FLOOR - 1, 1)


@each_number_of_seats
def test_what_was_stopped_below_the_floor_is_refused_and_above_it_is_partial(case):
    if case.seats != min(case.game.seats) or (BUILD == PLAIN and case.game.id not in QUICK):
        pytest.skip("one number of seats is enough; plain Python plays the quickest game alone")
    state = walk(case, 0).positions[-2]
    calls = iter([False, True])
    with pytest.raises(Malformed, match="only 16"):
        outlook(case.game, state, case.seats, FLOOR, 1, stop=lambda: next(calls))
    calls = iter([False] * (FLOOR // 16) + [True])
    found = outlook(case.game, state, case.seats, 10_000, 1, stop=lambda: next(calls))
    assert (found.playouts, found.partial) == (FLOOR, True)


def test_by_search_the_expected_shares_are_awarded():
    ruling = adjudicate(SEARCH, 3, distribution(0.5, 0.3, 0.2))
    assert ruling.awards == (Award(0, 0.5, 1), Award(1, 0.3, 2), Award(2, 0.2, 3))
    assert "Seat 0 could expect 50.0%" in ruling.reason


def test_seats_whose_intervals_touch_share_a_place():
    ruling = adjudicate(SEARCH, 3, distribution(0.41, 0.39, 0.2))
    assert [a.place for a in ruling.awards] == [1, 1, 3]


def test_a_team_is_awarded_its_chance():
    ruling = adjudicate(SEARCH, 2, distribution(0.3, 0.3, team=True))
    assert ruling.awards == (Award(0, 0.3, 1), Award(1, 0.3, 1))
    assert "The team would win 30.0%" in ruling.reason


def test_who_leaves_loses_and_the_others_share_by_what_they_could_expect():
    ruling = adjudicate(LEFT, 3, distribution(0.2, 0.5, 0.3))
    assert [round(a.share, 3) for a in ruling.awards] == [0.4, 0.0, 0.6]
    assert [a.place for a in ruling.awards] == [2, 3, 1]
    assert adjudicate(LEFT, 2, None).awards == (Award(0, 1.0, 1), Award(1, 0.0, 2))


def test_where_all_have_left_nobody_wins():
    ruling = adjudicate(Rule("forfeit", absent=(0, 1)), 2, None)
    assert [a.share for a in ruling.awards] == [0.0, 0.0]


def test_a_void_match_awards_nothing():
    assert adjudicate(Rule("void", "Art. 9"), 2, None).awards == ()


@pytest.mark.parametrize("absent", [(2,), (-1,), (0, 0)])
def test_only_seats_of_the_match_can_have_left(absent):
    with pytest.raises(Malformed):
        adjudicate(Rule("forfeit", absent=absent), 2, None)


@pytest.mark.parametrize("rule", [Rule("search"), Rule("forfeit")])
def test_a_rule_that_lacks_what_it_needs_is_refused(rule):
    with pytest.raises(Malformed):
        adjudicate(rule, 2, None)


def test_an_appeal_must_look_four_times_as_often():
    assert appeal_floor(FLOOR) == 4 * FLOOR
