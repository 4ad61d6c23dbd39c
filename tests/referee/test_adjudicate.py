"""Rulings for matches that are not played on: probabilities with intervals, and what is awarded."""

from dataclasses import replace

import pytest
from support import tiny
from support.build import BUILD, PLAIN, pick
from support.cases import each_number_of_seats
from support.walks import walk

from ai.arena.intervals import Interval, wilson
from ai.referee.adjudicate import FLOOR, Award, Outlook, Rule, adjudicate, appeal_floor, is_team, outlook
from ai.referee.made import Made, chain, faults_of
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
    with pytest.raises(Malformed, match="only 1 of"):
        outlook(case.game, state, case.seats, FLOOR, 1, stop=lambda: next(calls))
    calls = iter([False] * FLOOR + [True])
    found = outlook(case.game, state, case.seats, 10_000, 1, stop=lambda: next(calls))
    assert (found.playouts, found.partial) == (FLOOR, True)


def test_by_search_the_expected_shares_are_awarded():
    ruling = adjudicate(SEARCH, 3, distribution(0.5, 0.3, 0.2))
    assert ruling.awards == (Award(0, 0.5, 1), Award(1, 0.3, 2), Award(2, 0.2, 3))
    assert "Seat 0 could expect 50.0 %" in ruling.reason
    told = adjudicate(SEARCH, 3, distribution(0.5, 0.3, 0.2), language="hu").reason
    assert "0. szék a győzelem 50,0 % részére" in told


def test_seats_whose_intervals_touch_share_a_place():
    ruling = adjudicate(SEARCH, 3, distribution(0.41, 0.39, 0.2))
    assert [a.place for a in ruling.awards] == [1, 1, 3]


def test_a_team_is_awarded_its_chance():
    ruling = adjudicate(SEARCH, 2, distribution(0.3, 0.3, team=True))
    assert ruling.awards == (Award(0, 0.3, 1), Award(1, 0.3, 1))
    assert "The team would win 30.0 %" in ruling.reason


def test_who_leaves_loses_and_the_others_share_by_what_they_could_expect():
    ruling = adjudicate(LEFT, 3, distribution(0.2, 0.5, 0.3))
    assert [round(a.share, 3) for a in ruling.awards] == [0.4, 0.0, 0.6]
    assert [a.place for a in ruling.awards] == [2, 3, 1]
    assert adjudicate(LEFT, 2, None).awards == (Award(0, 1.0, 1), Award(1, 0.0, 2))


def test_a_team_that_loses_a_seat_has_lost():
    for found in (None, distribution(0.9, 0.9, team=True)):
        ruling = adjudicate(LEFT, 2, found, team=True)
        assert ruling.awards == (Award(0, 0.0, 1), Award(1, 0.0, 1))
        assert "the team has lost" in ruling.reason


@each_number_of_seats
def test_a_position_tells_whether_its_seats_are_a_team(case):
    result = case.game.result(walk(case, 0).end)
    if BUILD == PLAIN and case.seats != min(case.game.seats):
        pytest.skip("one number of seats is enough in plain Python")
    assert is_team(case.game, abandoned_late(case), case.seats) == result.team


def abandoned_late(case):
    positions = walk(case, 0).positions
    return positions[int(len(positions) * LATE)]


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
    assert appeal_floor(0) == FLOOR, "against a ruling that looked at nothing"


def made(seed=1, appeal=False, playouts=1000, **fields):
    found = Outlook(
        playouts,
        seed,
        tuple(wilson(playouts * s, playouts) for s in (0.5, 0.5)),
        ((0.5, 0.5),) * 2,
        False,
        False,
    )
    wanted = {"ply": 3, "version": 7, "rules_version": "1", "ai_version": "a", "language": "en", **fields}
    return Made(adjudicate(SEARCH, 2, found), appeal, **wanted)


def test_an_honest_ruling_has_no_faults_and_one_appeal_may_follow():
    first, second = made(), made(2, appeal=True, playouts=4000)
    assert faults_of(first, 2, []) == []
    assert faults_of(second, 2, [first]) == []
    assert faults_of(second, 2, []) != []
    assert faults_of(first, 2, [first]) != []
    assert faults_of(second, 2, [first, second]) != []
    assert faults_of(made(2, appeal=True, playouts=3999), 2, [first]) != []
    assert faults_of(made(ai_version=""), 2, []) != []
    assert faults_of(first, 3, []) != []


def test_all_that_a_ruling_says_is_in_its_digest():
    before = b"x" * 32
    base = made()
    others = [
        made(2), made(appeal=True), made(playouts=2000), made(ply=4), made(version=8),
        made(rules_version="2"), made(ai_version="b"), made(language="hu"),
        replace(base, ruling=replace(base.ruling, reason="no")),
        replace(base, ruling=replace(base.ruling, team=True)),
        replace(base, ruling=replace(base.ruling, awards=base.ruling.awards[:1])),
        replace(base, ruling=replace(base.ruling, rule=Rule("void", SEARCH.name))),
        replace(base, ruling=replace(base.ruling, rule=Rule("search", "other"))),
        replace(base, ruling=replace(base.ruling, rule=Rule("search", SEARCH.name, (0,)))),
        replace(base, ruling=replace(base.ruling, outlook=None)),
    ]  # fmt: skip
    digests = {chain(before, each, 5) for each in (base, *others)}
    digests |= {chain(b"y" * 32, base, 5), chain(before, base, 6)}
    assert len(digests) == len(others) + 3
