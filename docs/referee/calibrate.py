"""Are the referee's probabilities true? Abandoned positions, each looked at twice, then played out by `hard`.

    python docs/referee/calibrate.py                    # 100 positions a game, then the tables
    python docs/referee/calibrate.py --only kronia --positions 3 --player hard,iterations=50
    python docs/referee/calibrate.py --minutes 60       # stop then; the next run goes on
    python docs/referee/calibrate.py --tables           # only the tables

One line a position in `docs/referee/<game>.jsonl`; the tables go into docs/referee.md. Positions with
the same number are the same in every run. They come from games that the game's own rollout policy played
(every other one) or `normal` with an eighth of its iterations, and are cut at random in one of four parts of
the game.
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

from ai.arena.intervals import wilson
from ai.arena.match import Finished, Match
from ai.levels import levels_of
from ai.players import Player, parse_player
from ai.referee.adjudicate import Outlook, outlook
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


def forecasts(lines: Sequence[dict[str, Any]]) -> list[tuple[float, float, float]]:
    """(predicted, what came, what a guess without looking says) for each seat; once for a team."""
    found = []
    for line in lines:
        seats = 1 if line["team"] else line["seats"]
        wins = [other["shares"][0] for other in lines if other["team"]]
        base = sum(wins) / len(wins) if line["team"] else 1.0 / line["seats"]
        found += [(line["means"][seat], line["shares"][seat], base) for seat in range(seats)]
    return found


def brier(pairs: Sequence[tuple[float, float]]) -> float:
    return math.fsum((predicted - came) ** 2 for predicted, came in pairs) / len(pairs)


def table_of(name: str, lines: Sequence[dict[str, Any]]) -> list[str]:
    found = forecasts(lines)
    touching = sum(line["agree"] for line in lines)
    players = ", ".join(sorted({f"{line['player']}, {line['playouts']} playouts" for line in lines}))
    out = [
        f"**{name}**: {len(lines)} positions ({players}); two runs agree in {touching} of {len(lines)}. "
        f"Brier {brier([(p, c) for p, c, _ in found]):.3f}; of a guess without looking "
        f"{brier([(b, c) for _, c, b in found]):.3f}.",
        "",
        "| predicted | forecasts | mean of them | came | 95 % interval |",
        "|---|--:|--:|--:|---|",
    ]
    for i in range(BINS):
        inside = [(p, c) for p, c, _ in found if min(int(p * BINS), BINS - 1) == i]
        if inside:
            came = wilson(math.fsum(c for _, c in inside), len(inside))
            mean = math.fsum(p for p, _ in inside) / len(inside)
            out.append(
                f"| {100 * i // BINS} to {100 * (i + 1) // BINS} % | {len(inside)} | {mean:.1%} | "
                f"{came.mean:.1%} | {came.low:.1%} to {came.high:.1%} |"
            )
    return [*out, ""]


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
    wanted = parser.parse_args()
    if not wanted.tables:
        run(wanted.only or GAMES, wanted)
    write_tables()


if __name__ == "__main__":
    sys.exit(main())
