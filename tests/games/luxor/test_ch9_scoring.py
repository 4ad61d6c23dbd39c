"""Chapter 9: scoring."""

import itertools

import pytest
from games.luxor.luxor_scene import A1, A2, EMPTY, scene, tile

from engine.core.kit import row
from engine.games.luxor import scoring
from engine.games.luxor.outcome import result, score_lines
from engine.games.luxor.rules.codes import ROUND_COMPLETED
from engine.games.luxor.terms import AT_OVER

VASE, JEWELRY, STATUE = tile("vase", 2, 3), tile("jewelry", 2, 4), tile("statue", 3, 6)


def player(pieces=(0,), vases=0, jewelry=0, statues=0, jokers=0, scarabs=(), keys=0, sarcophagi=0):
    p = scene(list(pieces)).players[0]
    p.treasures[VASE], p.treasures[JEWELRY], p.treasures[STATUE] = vases, jewelry, statues
    p.jokers, p.keys, p.sarcophagi = jokers, keys, sarcophagi
    for points in scarabs:
        p.scarabs.bump(points)
    return p


def finished(*points, sarcophagi=None):
    """A finished game in which each seat scored so many points with treasures alone."""
    s = scene(*[[0]] * len(points))
    for seat, value in enumerate(points):
        s.players[seat].points = value
        s.players[seat].sarcophagi = (sarcophagi or {}).get(seat, 0)
    s.point, s.ending = AT_OVER, ROUND_COMPLETED
    return s


def places(s):
    return [(seat.place, seat.share) for seat in result(s).seats]


@pytest.mark.vector(27)
@pytest.mark.article("LUX-9.1")
def test_every_adventurer_scores_the_value_beside_its_place():
    assert scoring.position_points(player([0, 17, 22, 30, 41])) == 0 + 5 + 5 + 8 + 13


@pytest.mark.vector(49)
@pytest.mark.article("LUX-9.1")
def test_empty_spaces_score_like_others():
    s = scene([0, 0, 12, 20, 41], tiles={12: EMPTY, 20: EMPTY})
    assert scoring.position_points(s.players[0]) == 0 + 0 + 3 + 5 + 13


@pytest.mark.article("LUX-9.1", broken=True)
def test_the_stairs_and_anubis_places_score_nothing():
    assert scoring.position_points(player([0, 0, A1, A2])) == 0


@pytest.mark.article("LUX-9.2")
@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 5), (2, 3), (3, 8)])
def test_sarcophagi_score_their_value_and_keys_one_each(held, points):
    assert scoring.sarcophagus_points(player(sarcophagi=held)) == points
    assert scoring.key_points(player(keys=4)) == 4


@pytest.mark.article("LUX-9.2", broken=True)
def test_without_sarcophagi_and_keys_nothing_is_scored_for_them():
    assert scoring.total(player()) == 0


@pytest.mark.vector(24)
@pytest.mark.article("LUX-9.3")
@pytest.mark.article("LUX-9.4")
def test_jokers_stand_in_for_missing_kinds():
    assert scoring.count_sets(2, 3, 1, 4) == 3
    assert scoring.set_points(player(vases=2, jewelry=3, statues=1, jokers=4)) == 12


@pytest.mark.vector(25)
@pytest.mark.article("LUX-9.3", broken=True)
def test_a_set_holds_two_jokers_at_most():
    assert scoring.set_points(player(vases=1, jokers=5)) == 3
    assert scoring.set_points(player(jokers=6)) == 0


@pytest.mark.vector(26)
@pytest.mark.article("LUX-9.4")
@pytest.mark.parametrize(("sets", "points"), list(enumerate([0, 3, 7, 12, 18, 25, 33, 42, 52, 52, 52])))
def test_sets_score_by_their_number(sets, points):
    assert scoring.set_points(player(vases=sets, jewelry=sets, statues=sets)) == points


@pytest.mark.vector(26)
@pytest.mark.article("LUX-9.4", broken=True)
def test_an_unfinished_set_scores_nothing():
    assert scoring.set_points(player(vases=2, jewelry=2, jokers=2)) == 7
    assert scoring.set_points(player(vases=2, jewelry=2)) == 0


@pytest.mark.article("LUX-9.5")
def test_jokers_left_over_score_nothing():
    with_six, with_nine = player(vases=3, jokers=6), player(vases=3, jokers=9)
    assert scoring.total(with_six) == scoring.total(with_nine) == 12


@pytest.mark.article("LUX-9.5", broken=True)
def test_a_joker_in_a_set_is_worth_the_set():
    assert scoring.total(player(vases=1, jewelry=1, jokers=1)) == 3


@pytest.mark.vector(28)
@pytest.mark.article("LUX-9.6")
def test_scarabs_score_their_values():
    assert scoring.scarab_points(player(scarabs=(1, 2, 4))) == 7


@pytest.mark.article("LUX-9.6", broken=True)
def test_without_scarabs_nothing_is_scored_for_them():
    assert scoring.scarab_points(player()) == 0


@pytest.mark.article("LUX-9.7")
def test_most_points_win():
    assert places(finished(10, 30, 20)) == [(3, 0.0), (1, 1.0), (2, 0.0)]


@pytest.mark.vector(29)
@pytest.mark.article("LUX-9.7")
def test_a_tie_goes_to_the_more_valuable_sarcophagus():
    assert places(finished(85, 88, sarcophagi={0: 2})) == [(1, 1.0), (2, 0.0)]
    assert places(finished(85, 83, sarcophagi={0: 2, 1: 1})) == [(2, 0.0), (1, 1.0)]
    assert places(finished(88, 88)) == [(1, 0.5), (1, 0.5)]


@pytest.mark.article("LUX-9.7", broken=True)
def test_a_sarcophagus_of_a_seat_that_is_not_tied_decides_nothing():
    s = finished(88, 88, 10, sarcophagi={2: 1})
    assert places(s) == [(1, 0.5), (1, 0.5), (3, 0.0)]


def test_three_may_share_the_victory():
    assert places(finished(7, 7, 7)) == [(1, pytest.approx(1 / 3))] * 3


def test_a_result_has_the_treasures_and_the_five_parts_in_order():
    p = player([41, 20], vases=1, jewelry=1, statues=1, scarabs=(3,), keys=2, sarcophagi=1)
    p.points = 13
    assert [(line.key, line.points) for line in score_lines(p)] == [
        ("treasures", 13),
        ("positions", 18),
        ("sarcophagi", 5),
        ("keys", 2),
        ("treasure_sets", 3),
        ("scarabs", 3),
    ]


def most_sets(tiles, jokers):
    """By trying: every way to take up to three different kinds for one set and jokers for the rest."""
    best = 0
    for kinds in itertools.product((0, 1), repeat=3):
        missing = 3 - sum(kinds)
        left = [t - k for t, k in zip(tiles, kinds, strict=True)]
        if missing <= 2 and missing <= jokers and min(left) >= 0:
            best = max(best, 1 + most_sets(tuple(left), jokers - missing))
    return best


def test_the_number_of_sets_is_that_of_an_exhaustive_search():
    for tiles in itertools.product(range(4), repeat=3):
        for jokers in range(5):
            assert scoring.count_sets(*tiles, jokers) == most_sets(tiles, jokers), (tiles, jokers)


def test_no_result_before_the_end():
    assert result(scene([0])) is None


def test_a_row_of_treasures_counts_by_kind():
    p = player(vases=2, jewelry=1)
    p.treasures = row([2 if t == tile("vase", 1, 1) else v for t, v in enumerate(p.treasures.to_list())])
    assert scoring.treasures_by_kind(p) == (4, 1, 0)
