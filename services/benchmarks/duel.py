"""`arbiter bench duel`: 400 games of Connect Four against OpenSpiel's C++ MCTSBot at equal simulations.

Both search plainly with random rollouts and the same exploration constant: OpenSpiel's values lie between
-1 and 1 and ours between 0 and 1, so its constant c is c / 2 on our scale. Seats alternate.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ai.arena.intervals import wilson
from ai.search.params import Params, Selection
from ai.search.search import think
from engine.core.game import AnyGame, Games
from engine.core.ids import NOBODY
from engine.core.state import State
from services.benchmarks import open_spiel
from services.benchmarks.report import Report
from services.benchmarks.rounds import Tick

GAMES = 400
SIMULATIONS = 400  # a move
EXPLORATION = 2.0  # on OpenSpiel's scale
GAME = "connect_four"


@dataclass
class Score:
    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        return (self.wins + self.draws / 2) / self.games


def play(game: AnyGame, spiel: Any, number: int, solver: bool, simulations: int = SIMULATIONS) -> float:
    """One game; our share of it. We have the first seat in even games."""
    theirs = spiel.load_game(GAME)
    evaluator = spiel.RandomRolloutEvaluator(1, number)
    bot = spiel.MCTSBot(theirs, evaluator, EXPLORATION, simulations, 100, solver, number, False)
    params = Params(Selection(exploration=EXPLORATION / 2), solver=solver, settle=False)
    ours: State = game.new(game.check_options(game.presets[0].options, 2), 2)
    position = theirs.new_initial_state()
    seat = int(ours.to_act()) if number % 2 == 0 else 1 - int(ours.to_act())
    while (actor := int(ours.to_act())) != NOBODY:
        if actor == seat:
            seed = number * 1000 + int(ours.ply)
            column = think(game, game.view(ours, seat), seat, params, simulations, seed).action
        else:
            column = bot.step(position) + 1
        ours.apply(column)
        position.apply_action(column - 1)
    return float(ours.returns(seat))


def match(game: AnyGame, spiel: Any, solver: bool, games: int, tick: Tick, label: str) -> Score:
    score = Score()
    for number in range(games):
        share = play(game, spiel, number, solver)
        score.wins += share == 1.0
        score.draws += share == 0.5
        score.losses += share == 0.0
        tick((number + 1) / games, label)
    return score


def run(games: Games, seconds: float, tick: Tick) -> Report:
    """All games are played, however long it takes: the figure is a score, not a speed."""
    report = Report()
    spiel = open_spiel.load()
    if spiel is None or GAME not in games:
        report.remarks.append("This needs OpenSpiel (pip install open_spiel) and the plug-in connect_four.")
        return report
    for solver in (False, True):
        name = "with solvers" if solver else "without solvers"
        score = match(games[GAME], spiel, solver, GAMES, tick, name)
        interval = wilson(score.wins + score.draws / 2, score.games)
        title = f"score against OpenSpiel C++, {SIMULATIONS} simulations, {name}"
        report.add(title, GAME, score.share, "share")
        report.add(f"{title}: 95 % from", GAME, interval.low, "share")
        report.add(f"{title}: 95 % to", GAME, interval.high, "share")
        report.remarks.append(f"{name}: {score.wins} won, {score.draws} drawn, {score.losses} lost")
    return report
