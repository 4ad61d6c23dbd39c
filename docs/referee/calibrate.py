"""Are the referee's probabilities true? Abandoned positions, each looked at twice, then played out by `hard`.

    python docs/referee/calibrate.py                    # 100 positions a game, then the tables
    python docs/referee/calibrate.py --only kronia --positions 3 --player hard,iterations=50
    python docs/referee/calibrate.py --minutes 60       # stop then; the next run goes on
    python docs/referee/calibrate.py --tables           # only the tables
    python docs/referee/calibrate.py --fit              # the [outlook] of each game's levels.toml

One line a position in `docs/referee/<game>.jsonl`; the tables go into docs/referee.md. Positions with
the same number are the same in every run. They come from games that the game's own rollout policy played
(every other one) or `normal` with an eighth of its iterations, and are cut at random in one of four parts of
the game. The lines hold the frequencies of the playouts; `--fit` finds the correction under which what came
is likeliest (ai/referee/expectation.py). The tables show frequencies, and each position corrected by a fit to
all the others, so no forecast has seen its own outcome.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ai.arena.intervals import Interval, wilson
from ai.arena.match import Finished, Match
from ai.levels import levels_of
from ai.players import Player, parse_player
from ai.referee.adjudicate import Outlook, outlook
from ai.referee.expectation import NONE, Correction, correction_of, expect
from ai.search.rollout import BY_GAME, TO_THE_END, Rollout
from engine.core.chance import Draws
from engine.core.game import AnyGame
from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.registry import load_games
from engine.core.state import Outcomes, State

HERE = Path(__file__).parent
PAGE = HERE.parent / "referee.md"
START, END = "<!-- calibration -->", "<!-- end of calibration -->"
GAMES = ("kronia", "luxor", "oracle_of_delphi", "ghost_stories")
PARTS = {"setup": (0.0, 0.05), "mid-action": (0.05, 0.95), "middle": (0.3, 0.7), "late": (0.95, 1.0)}
BINS = 5
WEIGHT = 0.05  # of the wish to correct nothing
LEAST = 1e-3  # no forecast is taken to be surer than this


def deal_of(*what: object) -> bytes:
    return hashlib.sha256(" ".join(map(str, what)).encode()).digest()


# -- positions ------------------------------------------------------------------------------------------


def play_through(game: AnyGame, seats: int, number: int) -> Iterator[State]:
    """Every position of a game in which a seat must decide; the last one is over."""
    options = game.check_options(game.presets[number % len(game.presets)].options, seats)
    state: State = game.new(options, seats).clone()
    draws, rng = Draws(deal_of("left", game.id, number)), seeded(number)
    roll, odds = Rollout(game.heuristics, seats, BY_GAME, TO_THE_END), Outcomes()
    actions = roll.actions
    thinker = parse_player(f"normal,iterations={max(1, levels_of(game)['normal'].iterations // 8)}", game)

    def by_policy(state: State) -> int:
        return int(roll.decide(state, rng))

    def by_thought(state: State, seat: int) -> int:
        return int(thinker.decide(game, game.view(state, seat), seat, int(rng.next32())).action)

    while (actor := int(state.to_act())) != NOBODY:
        if actor == CHANCE:
            state.list_chance(odds)
            state.apply(draws.draw(odds))
            continue
        yield state.clone()
        state.list_actions(actions)
        state.apply(by_policy(state) if number % 2 == 0 or actions.count == 1 else by_thought(state, actor))


def abandoned(game: AnyGame, number: int) -> tuple[str, int, State]:
    """(part of the game, seats, position) with this number."""
    part = list(PARTS)[number % len(PARTS)]
    seats = game.seats[number // len(PARTS) % len(game.seats)]
    positions = list(play_through(game, seats, number))
    low, high = (int(share * len(positions)) for share in PARTS[part])
    found = range(low, max(high, low + 1))
    if part == "mid-action":  # whoever is to act has just acted
        acting = [int(state.to_act()) for state in positions]
        found = [i for i in found if i > 0 and acting[i] == acting[i - 1]] or found  # type: ignore[assignment]
    place = min(found[int(seeded(number + 1).below(len(found)))], len(positions) - 1)
    return part, seats, positions[place]


# -- looking and playing out ----------------------------------------------------------------------------


def look(game: AnyGame, number: int, playouts: int, player: Player) -> dict[str, Any]:
    """One line of the file."""
    began = time.monotonic()
    part, seats, state = abandoned(game, number)
    first, again = (outlook(game, state, seats, playouts, 2 * number + i) for i in range(2))
    looked = time.monotonic()
    salt, deal = deal_of("salt", number), deal_of("out", game.id, number)
    end = Match(game, state, [player] * seats, deal, salt).play()
    if not isinstance(end, Finished):
        raise RuntimeError(f"{player.name} broke off position {number}: {end.message}")
    return {
        "game": game.id, "number": number, "part": part, "seats": seats, "ply": int(state.ply),
        "playouts": playouts, "player": player.name, "team": end.team,
        "means": [s.mean for s in first.shares], "again": [s.mean for s in again.shares],
        "agree": agree(first, again), "shares": list(end.shares), "plies": end.plies,
        "seconds": [round(looked - began, 1), round(time.monotonic() - looked, 1)],
    }  # fmt: skip


def agree(first: Outlook, again: Outlook) -> bool:
    """Do the intervals of every seat touch?"""
    pairs = zip(first.shares, again.shares, strict=True)
    return all(mine.low <= other.high and other.low <= mine.high for mine, other in pairs)


def lines_of(game: str) -> list[dict[str, Any]]:
    path = HERE / f"{game}.jsonl"
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.endswith("}")]


def run(names: Sequence[str], wanted: argparse.Namespace) -> None:
    """Positions that are missing, a game in turn, so that a run that ends early has some of each."""
    games, until = load_games(), time.monotonic() + wanted.minutes * 60
    for number in range(wanted.positions):
        for name in names:
            if time.monotonic() >= until:
                return
            if any(line["number"] == number for line in lines_of(name)):
                continue
            row = look(games[name], number, wanted.playouts, parse_player(wanted.player, games[name]))
            with (HERE / f"{name}.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            print(name, number, row["part"], row["seconds"], flush=True)


# -- tables ---------------------------------------------------------------------------------------------


Forecast = tuple[float, float, float]  # predicted, what came, what a guess without looking says


def corrected(line: dict[str, Any], by: Correction) -> list[float]:
    """The means of a line as a ruling would award them."""
    shares = [Interval(mean, mean, mean) for mean in line["means"]]
    return [share.mean for share in expect(shares, line["playouts"], line["team"], by)]


def unlikely(lines: Sequence[dict[str, Any]], by: Correction) -> float:
    """Minus the log likelihood of what came, and a little for each step away from no correction."""
    total = WEIGHT * ((by.sharpness - 1.0) ** 2 + by.shift**2)
    for line in lines:
        pairs = list(zip(corrected(line, by), line["shares"], strict=True))[: 1 if line["team"] else None]
        sure = [(min(max(p, LEAST), 1.0 - LEAST), came) for p, came in pairs]
        total -= math.fsum(came * math.log(p) for p, came in sure)
        if line["team"]:
            total -= math.fsum((1.0 - came) * math.log(1.0 - p) for p, came in sure)
    return total


def fit(lines: Sequence[dict[str, Any]]) -> Correction:
    """The likeliest correction in steps of 0.05 and, for a team, of 0.1: found downhill, step by step."""
    best, least = NONE, unlikely(lines, NONE)
    shifts = (-1, 0, 1) if lines[0]["team"] else (0,)
    while True:
        near = [
            Correction(round(best.sharpness + 0.05 * i, 2), round(best.shift + 0.1 * j, 1))
            for i in (-1, 0, 1)
            for j in shifts
            if best.sharpness + 0.05 * i > 0.01
        ]
        cost, step = min(((unlikely(lines, by), by) for by in near), key=lambda pair: pair[0])
        if cost >= least:
            return best
        best, least = step, cost


def forecasts(lines: Sequence[dict[str, Any]], held_out: bool = False) -> list[Forecast]:
    """For each seat, once for a team; `held_out`: corrected by the fit to all other positions."""
    found = []
    for at, line in enumerate(lines):
        by = fit([*lines[:at], *lines[at + 1 :]]) if held_out and len(lines) > 1 else NONE
        seats = 1 if line["team"] else line["seats"]
        wins = [other["shares"][0] for other in lines if other["team"]]
        base = sum(wins) / len(wins) if line["team"] else 1.0 / line["seats"]
        found += [(p, line["shares"][seat], base) for seat, p in enumerate(corrected(line, by)[:seats])]
    return found


def brier(pairs: Sequence[tuple[float, float]]) -> float:
    return math.fsum((predicted - came) ** 2 for predicted, came in pairs) / len(pairs)


def table_of(name: str, lines: Sequence[dict[str, Any]]) -> list[str]:
    raw, held = forecasts(lines), forecasts(lines, held_out=True)
    touching = sum(line["agree"] for line in lines)
    players = ", ".join(sorted({f"{line['player']}, {line['playouts']} playouts" for line in lines}))
    scores = [brier([(p, c) for p, c, _ in found]) for found in (held, raw)]
    scores.append(brier([(b, c) for _, c, b in raw]))
    title = load_games()[name].title
    return [
        f"**{title}**: {len(lines)} positions ({players}); two runs agree in {touching}. "
        f"Brier {scores[0]:.3f} corrected, {scores[1]:.3f} as counted; of a guess without looking "
        f"{scores[2]:.3f}.",
        "",
        "| predicted | corrected | mean | came | 95 % interval | as counted | mean | came |",
        "|---|--:|--:|--:|---|--:|--:|--:|",
        *(row_of(i, held, raw) for i in range(BINS)),
        "",
    ]  # fmt: skip


def row_of(part: int, held: Sequence[Forecast], raw: Sequence[Forecast]) -> str:
    """One fifth of the table."""
    mine, before = (
        [(p, c) for p, c, _ in found if part == min(int(p * BINS), BINS - 1)] for found in (held, raw)
    )
    cells = [f"{100 * part // BINS} to {100 * (part + 1) // BINS} %", *summary(mine)]
    if mine:
        came = wilson(math.fsum(c for _, c in mine), len(mine))
        cells.append(f"{came.low:.1%} to {came.high:.1%}")
    else:
        cells.append("")
    return f"| {' | '.join([*cells, *summary(before)])} |"


def summary(pairs: Sequence[tuple[float, float]]) -> list[str]:
    """How many, the mean forecast, and what came."""
    if not pairs:
        return ["0", "", ""]
    means = (math.fsum(column) / len(pairs) for column in zip(*pairs, strict=True))
    return [str(len(pairs)), *(f"{mean:.1%}" for mean in means)]


def write_tables() -> None:
    text = PAGE.read_text("utf-8")
    before, rest = text.split(START)
    _, after = rest.split(END)
    tables = [line for name in GAMES if (lines := lines_of(name)) for line in table_of(name, lines)]
    PAGE.write_text("\n".join([before + START, "", *tables, END + after]), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Are the referee's probabilities true?")
    parser.add_argument("--only", choices=GAMES, action="append")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--player", default="hard")
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--tables", action="store_true")
    parser.add_argument("--fit", action="store_true")
    wanted = parser.parse_args()
    if wanted.fit:
        for name in wanted.only or GAMES:
            print(name, "fitted:", fit(lines_of(name)), "in its file:", correction_of(load_games()[name]))
        return
    if not wanted.tables:
        run(wanted.only or GAMES, wanted)
    write_tables()


if __name__ == "__main__":
    sys.exit(main())
