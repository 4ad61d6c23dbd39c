"""What the frequencies of playouts say about games between good players."""

import math

import pytest
from support.cases import GAMES

from ai.arena.intervals import wilson
from ai.referee.adjudicate import Outlook, Rule, Ruling, adjudicate
from ai.referee.expectation import NONE, Correction, correction_of, expect, read_correction
from ai.referee.made import Made, faults_of

LOOKED = 1000
SEARCH = Rule("search", "Art. 7.3")


def shares(*counts, looked=LOOKED):
    return tuple(wilson(count, looked) for count in counts)


def test_without_a_correction_the_frequencies_stay_as_they_are():
    found = shares(700, 300)
    assert expect(found, LOOKED, False, NONE) == found


def test_a_teams_log_odds_are_multiplied_and_shifted():
    (team,) = expect(shares(20), LOOKED, True, Correction(0.6, 1.9))
    chance = 20.5 / 1001
    assert team.mean == pytest.approx(
        1 / (1 + math.exp(-(0.6 * math.log(chance / (1 - chance)) + 1.9))), abs=1e-6
    )
    assert 0.3 < team.mean < 0.45
    assert team.low < team.mean < team.high


def test_shares_are_raised_to_a_power_and_sum_to_one():
    flatter = expect(shares(900, 80, 20), LOOKED, False, Correction(0.7))
    assert math.fsum(share.mean for share in flatter) == pytest.approx(1.0, abs=1e-5)
    assert [share.mean for share in flatter] == sorted((share.mean for share in flatter), reverse=True)
    assert flatter[0].mean < 0.9
    assert flatter[2].mean > 0.02


@pytest.mark.parametrize("team", [False, True])
@pytest.mark.parametrize("by", [Correction(0.6, 1.9), Correction(1.4, -2.0), Correction(9.0, 19.0)])
@pytest.mark.parametrize("looked", [400, 1000, 1_000_000])
def test_what_never_or_always_happened_is_nearly_but_not_wholly_sure(team, by, looked):
    for counts in ((0, looked), (looked, 0), (1, looked - 1)):
        for share in expect(shares(*counts, looked=looked), looked, team, by):
            assert 0.0 <= share.low <= share.mean <= share.high <= 1.0


def test_more_victories_never_mean_a_smaller_share():
    by = Correction(0.6, 1.9)
    for team in (False, True):
        means = [expect(shares(n, LOOKED - n), LOOKED, team, by)[0].mean for n in range(0, LOOKED + 1, 10)]
        assert means == sorted(means)


def test_a_ruling_awards_the_corrected_shares_and_tells_them():
    found = Outlook(LOOKED, 1, shares(900, 100), ((0.9, 0.1), (0.1, 0.9)), False, False, Correction(0.5))
    ruling = adjudicate(SEARCH, 2, found)
    assert [award.share for award in ruling.awards] == [share.mean for share in found.expected]
    assert ruling.awards[0].share == pytest.approx(0.75, abs=0.01)
    assert f"{100 * ruling.awards[0].share:.1f} %" in ruling.reason


@pytest.mark.parametrize(
    "by", [Correction(0.0), Correction(-1.0), Correction(math.nan), Correction(1.0, 1e9)]
)
def test_a_ruling_with_a_correction_that_no_game_has_cannot_stand(by):
    found = Outlook(LOOKED, 1, shares(500, 500), ((0.5, 0.5),) * 2, False, False)
    true = adjudicate(SEARCH, 2, found)
    forged = Outlook(LOOKED, 1, found.shares, found.places, False, False, by)
    told = Ruling(true.rule, true.awards, forged, true.reason)
    faults = faults_of(Made(told, False, 3, 7, "1", "a", "en"), 2, [])
    assert "correction" in faults[0]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_names_a_correction_that_is_one(game):
    by = correction_of(game)
    assert by.sharpness > 0
    found = Outlook(LOOKED, 1, shares(500, 500), ((0.5, 0.5),) * 2, False, False, by)
    assert found.expected[0].mean == pytest.approx(0.5, abs=1e-6)


@pytest.mark.parametrize(
    "table", [{"sharpness": 0}, {"sharpness": "1"}, {"shift": math.inf}, {"shift": True}, {"edge": 1.0}]
)
def test_a_wrong_table_is_told_with_its_place(table):
    with pytest.raises(ValueError, match=r"levels.toml of x, outlook"):
        read_correction({"outlook": table}, "levels.toml of x")
