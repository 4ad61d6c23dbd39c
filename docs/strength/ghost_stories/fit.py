"""Fits the weights of Ghost Stories from self-play and prints them; they are then rounded into weights.toml.

    python docs/strength/ghost_stories/fit.py policy --minutes 10   # an evolution strategy on the policy
    python docs/strength/ghost_stories/fit.py chance --games 1500   # a logistic regression on its games

Use the compiled package. Initiation with four seats; numbers of games are the same for all that is compared.
"""

from __future__ import annotations

import argparse
import math
import random
import time
import tomllib
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np

from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.state import Actions, Outcomes
from engine.games.ghost_stories import positions
from engine.games.ghost_stories.heuristics import GhostHeuristics
from engine.games.ghost_stories.knowledge import outlook
from engine.games.ghost_stories.knowledge.worth import COUNTED, Given, Worth
from engine.games.ghost_stories.options import Options, check_options
from engine.games.ghost_stories.state import GhostStoriesState
from engine.games.ghost_stories.terms import AT_MENU, BEFORE_MOVE, WON

Weights = dict[tuple[str, str], float]
TABLES = ("danger", "village", "tokens", "actions", "placing")  # what the policy fit changes
SHARES = {"haunt_far", "urgent", "calm", "blow", "second_action", "ahead"}  # at most 1
CANDIDATES, PARENTS, SPREAD, GAMES = 20, 6, 0.25, 200
INCARNATION = 46  # its draw
SEATS = 4


def read() -> dict[str, dict[str, float]]:
    path = Path(positions.__file__).with_name("weights.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


def with_weights(weights: Weights) -> GhostHeuristics:
    tables = read()
    for (table, name), value in weights.items():
        tables[table][name] = value
    return GhostHeuristics(Worth(Given(tables)))


def play(knows: GhostHeuristics, number: int) -> Iterator[GhostStoriesState]:
    """The positions at which somebody decides, then the last one; the same object every time."""
    state = positions.new(check_options(Options(), SEATS), SEATS)
    chance, rng = seeded(number), seeded(number + 1_000_000)
    actions, odds = Actions(), Outcomes()
    while (actor := state.to_act()) != NOBODY:
        if actor == CHANCE:
            state.list_chance(odds)
            state.apply(odds.sample(chance))
            continue
        state.list_actions(actions)
        yield state
        state.apply(knows.choose(state, actions, rng))
    yield state


def last(positions_of_game: Iterator[GhostStoriesState]) -> GhostStoriesState:
    for state in positions_of_game:
        found = state
    return found


# ---- the policy ----


def fitness(weights: Weights, first: int, games: int = GAMES) -> float:
    """Victories, and a little for coming far: random policies hardly ever win."""
    knows = with_weights(weights)
    total = 0.0
    for number in range(first, first + games):
        end = last(play(knows, number))
        total += (end.ended == WON) + 0.01 * end.drawn + 0.1 * (end.drawn >= INCARNATION)
    return total / games


def evolve(minutes: float) -> Weights:
    """Log-normal steps around a mean, in mirrored pairs; the best candidates are the next mean."""
    rng = random.Random(5)
    mean = {(t, n): math.log(max(v, 0.01)) for t in TABLES for n, v in read()[t].items()}
    ranks = [math.log(PARENTS + 0.5) - math.log(i + 1) for i in range(PARENTS)]
    end = time.process_time() + 60 * minutes
    generation = 0
    while time.process_time() < end:
        generation += 1
        found = []
        for _ in range(CANDIDATES // 2):
            step = {key: rng.gauss(0, SPREAD) for key in mean}
            for sign in (1, -1):
                logs = {key: mean[key] + sign * step[key] for key in mean}
                found.append((fitness(bounded(logs), generation * 100_003), logs))
        found.sort(key=lambda pair: -pair[0])
        best = [logs for _, logs in found[:PARENTS]]
        mean = {k: sum(w * logs[k] for w, logs in zip(ranks, best)) / sum(ranks) for k in mean}
    return bounded(mean)


def bounded(logs: Weights) -> Weights:
    return {key: min(1.0 if key[1] in SHARES else 90.0, math.exp(v)) for key, v in logs.items()}


# ---- the chance ----


def at_every_turn(knows: GhostHeuristics, games: int) -> tuple[np.ndarray, np.ndarray]:
    """Counts at the start of every Yang phase, and whether that game was won."""
    rows: list[list[float]] = []
    won: list[float] = []
    for number in range(5_000_000, 5_000_000 + games):
        for state in play(knows, number):
            if state.point == AT_MENU and state.window == BEFORE_MOVE and state.used == 0:
                rows.append(list(outlook.counts(state)))
        won += [float(state.ended == WON)] * (len(rows) - len(won))
    return np.array(rows), np.array(won)


def regress(x: np.ndarray, y: np.ndarray, penalty: float = 3.0) -> np.ndarray:
    """Logistic regression by Newton's method, with a ridge."""
    w = np.zeros(x.shape[1])
    for _ in range(60):
        p = 1 / (1 + np.exp(-x @ w))
        slope = x.T @ (y - p) - penalty * w
        curve = (x.T * (p * (1 - p))) @ x + penalty * np.eye(len(w))
        w = w + np.linalg.solve(curve, slope)
    return w


def report(x: np.ndarray, y: np.ndarray) -> None:
    """Brier score of the shipped weights against that of the base rate, by the road that is left."""
    p = 1 / (1 + np.exp(-x @ np.array([read()["evaluate"][name] for name in COUNTED])))
    edges = (1.0, 0.55, 0.3, 0.1, 1e-9, -1.0)
    for high, low in pairwise(edges):
        at = (x[:, outlook.ROAD] <= high) & (x[:, outlook.ROAD] > low)
        base = y[at].mean()
        brier, flat = ((p[at] - y[at]) ** 2).mean(), base * (1 - base)
        print(f"road over {low:.2f}: {at.sum()} positions, won {base:.3f}, Brier {brier:.4f} of {flat:.4f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("policy", "chance"))
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=1500)
    given = parser.parse_args()
    run: dict[str, Callable[[], None]] = {
        "policy": lambda: print_weights({f"{t}.{n}": v for (t, n), v in evolve(given.minutes).items()}),
        "chance": lambda: fit_chance(given.games),
    }
    run[given.what]()


def fit_chance(games: int) -> None:
    x, y = at_every_turn(with_weights({}), games)
    print_weights(dict(zip(COUNTED, regress(x, y))))
    report(x, y)


def print_weights(weights: dict[str, float]) -> None:
    for name, value in weights.items():
        print(f"{name} = {value:.2g}")


if __name__ == "__main__":
    main()
