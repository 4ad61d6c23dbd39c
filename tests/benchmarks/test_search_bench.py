"""The search keeps its pace: measured beside a loop in the same process, so that no machine is too slow."""

import time

import pytest
from support.build import BUILD, PLAIN
from support.cases import GAMES

from ai.search import playout
from ai.search.params import Params
from ai.search.search import Search
from engine.core import kernel
from engine.core.kit import seeded
from services.benchmarks import duel, open_spiel, search
from services.benchmarks.report import Report

FLOOR = {"connect_four": 0.12, "kronia": 0.25, "luxor": 0.25, "oracle_of_delphi": 0.25, "ghost_stories": 0.25}


def rates(game):
    """(random games a second, simulations a second) from the first decision."""
    seats = min(game.seats)
    start = kernel.begin(game.new(game.check_options(game.presets[0].options, seats), seats), bytes(32)).state
    seat = int(start.to_act())
    made = Search(game, game.view(start, seat), seat, Params(settle=False, solver=False), 1)
    before = time.process_time()
    made.run(400)
    searching = time.process_time() - before
    before = time.process_time()
    playout.playouts(start, 400, seeded(1))
    return 400 / (time.process_time() - before), 400 / searching


@pytest.mark.skipif(BUILD == PLAIN, reason="the pace that is promised is that of the compiled search")
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_simulation_costs_little_more_than_the_game_that_it_plays(game):
    """A tenth to a quarter of the rate of bare random games, whatever the machine does besides."""
    ratios = []
    for _ in range(3):
        playing, searching = rates(game)
        ratios.append(searching / playing)
    assert max(ratios) > FLOOR.get(game.id, 0.1)


def test_the_bench_reports_both_searches_and_the_reference():
    report: Report = search.run({"connect_four": GAMES["connect_four"]}, 2.0, lambda share, name: None)
    figures = report.to_json()["results"]
    beside = {f["reference"]["name"]: f["ratio"] for f in figures if f["reference"]}
    assert set(beside) == {"OpenSpiel C++ MCTSBot", "OpenSpiel Python MCTSBot"}
    assert all(ratio > 0 for ratio in beside.values())
    assert [f["name"] for f in figures][-1].startswith("one decision of hard")


def test_a_game_of_the_duel_is_played_to_its_end_by_the_rules_of_both():
    spiel = open_spiel.load()
    shares = [duel.play(GAMES["connect_four"], spiel, number, True, simulations=30) for number in range(4)]
    assert set(shares) <= {0.0, 0.5, 1.0}
