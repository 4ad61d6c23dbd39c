"""`arbiter bench search`: simulations and simulated plies a second, beside OpenSpiel's searches.

Plain search with random rollouts to the end from the first decision of a game, one core. OpenSpiel's C++
MCTSBot and its Python port search Connect Four in the same rounds. A simulation of a long game costs more
than one of a short game: so the plies that were played are counted too.
"""

from __future__ import annotations

import time
from typing import Any

from ai.levels import levels_of
from ai.search.params import Params, Selection
from ai.search.search import Search
from engine.core import kernel
from engine.core.game import AnyGame, Games
from services.benchmarks import open_spiel
from services.benchmarks.engine import seat_counts
from services.benchmarks.report import Reference, Report, is_plain
from services.benchmarks.rounds import Tick, Work, race

SEED = 11
BATCH = 256  # iterations of one search; a search of more is a larger tree, not more searches
SPIEL = "connect_four"
PLAIN = Params(Selection(exploration=1.0), settle=False, solver=False)


class Bench:
    """One game with one number of seats, searched plainly and as its level `hard` does."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        options = game.check_options(game.presets[0].options, seats)
        position = kernel.begin(game.new(options, seats), bytes(32)).state
        self.seat = int(position.to_act())
        self.view = game.view(position, self.seat)
        self.hard = levels_of(game)["hard"]
        self.plies: dict[str, float] = {}  # played in a rollout, on average

    @property
    def key(self) -> str:
        return f"{self.game.id} {self.seats}"

    def works(self) -> list[Work]:
        return [
            Work(f"{self.key} plain", lambda count: self.search(count, PLAIN, "plain")),
            Work(f"{self.key} hard", lambda count: self.search(count, self.hard.params, "hard")),
        ]

    def search(self, count: int, params: Params, name: str) -> float:
        """So many searches of one batch; the iterations."""
        done = plies = 0
        for i in range(count):
            made = Search(self.game, self.view, self.seat, params, SEED + i)
            made.run(BATCH)
            done += made.iterations
            plies += made.result().plies
        self.plies[name] = plies / done
        return float(done)


def spiel_works(spiel: Any) -> list[Work]:
    import numpy as np
    from open_spiel.python.algorithms import mcts

    game = spiel.load_game(SPIEL)
    state = game.new_initial_state()
    native = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(1, SEED), 2.0, BATCH, 100, False, SEED, False)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(SEED))
    ported = mcts.MCTSBot(game, 2.0, BATCH, rollouts, random_state=np.random.RandomState(SEED))

    def run(bot: Any, count: int) -> float:
        for _ in range(count):
            bot.mcts_search(state)
        return float(count * BATCH)

    return [
        Work("C++ MCTSBot", lambda count: run(native, count)),
        Work("Python MCTSBot", lambda count: run(ported, count)),
    ]


def run(games: Games, seconds: float, tick: Tick) -> Report:
    """About `seconds` in all; seconds are those of the processor."""
    report = Report()
    benches = [Bench(game, seats) for game in games.values() for seats in seat_counts(game)]
    works = [work for bench in benches for work in bench.works()]
    spiel = open_spiel.load()
    if spiel is None:
        report.remarks.append("OpenSpiel is not installed (pip install open_spiel): there is no reference.")
    else:
        works += spiel_works(spiel)
    if is_plain():
        report.remarks.append("The search runs as plain Python; `make setup` compiles it.")
    rates = race(works, seconds, tick, clock=time.thread_time)
    for bench in benches:
        describe(report, bench, rates)
    return report


def describe(report: Report, bench: Bench, rates: dict[str, float]) -> None:
    label = f"{bench.game.id}, {bench.seats} seats"
    rate = rates[f"{bench.key} plain"]
    for bot in ("C++ MCTSBot", "Python MCTSBot"):
        if bench.game.id == SPIEL and bot in rates:
            beside = Reference(f"OpenSpiel {bot}", rates[bot])
            report.add("search, random rollouts", label, rate, "simulations/s", beside)
    if bench.game.id != SPIEL or "C++ MCTSBot" not in rates:
        report.add("search, random rollouts", label, rate, "simulations/s")
    report.add("search, random rollouts", label, rate * bench.plies["plain"], "plies/s")
    hard = rates[f"{bench.key} hard"]
    report.add("search as hard", label, hard, "simulations/s")
    report.add("one decision of hard, not settled early", label, bench.hard.iterations / hard, "s")
