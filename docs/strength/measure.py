"""Measures the strength of every level as `plan.toml` says, and writes the tables of docs/strength.md.

    python docs/strength/measure.py                  # play what is missing, then write the tables
    python docs/strength/measure.py --only kronia    # one game
    python docs/strength/measure.py --minutes 60     # stop then; the next run goes on
    python docs/strength/measure.py --workers 1      # on one core
    python docs/strength/measure.py --tables         # only the tables

Each contest is one `arbiter arena` command; games are kept in `docs/strength/<game>/*.jsonl`, reports beside
them. Everything goes on where it was ended, also after a kill.
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

from ai.levels import levels_of
from engine.core.registry import load_games

HERE = Path(__file__).parent
PAGE = HERE.parent / "strength.md"
START, END = "<!-- tables -->", "<!-- end of tables -->"


def contests() -> list[dict[str, Any]]:
    """The plan with a contest for each game, levels' iterations filled in."""
    plan = tomllib.loads((HERE / "plan.toml").read_text("utf-8"))["contests"]
    games = load_games()
    found = []
    for entry in plan:
        for game in entry["games"]:
            budgets = {name: level.iterations for name, level in levels_of(games[game]).items()}
            players = [player.format(**budgets) for player in entry["players"]]
            found.append({**entry, "game": game, "players": players, "fewest": min(games[game].seats)})
    return found


def stem(contest: dict[str, Any]) -> Path:
    """Where its games and its report are, without the suffix."""
    seats = contest.get("seats", contest["fewest"])
    parts = [*contest["players"], f"{seats}seats", contest.get("preset", ""), "sweep" * ("sweep" in contest)]
    name = "-".join(part.replace(":", "").replace(",", "+").replace("=", "") for part in parts if part)
    return HERE / contest["game"] / name


def command(contest: dict[str, Any]) -> list[str]:
    seats = contest.get("seats", contest["fewest"])
    words = [contest["game"], *contest["players"], "--seats", str(seats), "--games", str(contest["count"])]
    if "preset" in contest:
        words += ["--preset", contest["preset"]]
    if "sweep" in contest:
        words += ["--sweep", contest["sweep"]]
    return words


def play(contest: dict[str, Any], deadline: float, workers: int | None) -> bool:
    """Play it to its end. False if the time is up, or if it was ended otherwise."""
    path = stem(contest)
    report = path.with_suffix(".json")
    if report.exists() and json.loads(report.read_text("utf-8"))["ending"] == "complete":
        return True
    path.parent.mkdir(parents=True, exist_ok=True)
    arena = [sys.executable, "-P", "-m", "services", "arena"]  # the installed, compiled package
    run = [*arena, *command(contest), "--out", str(path) + ".jsonl", "--json"]
    run += ["--workers", str(workers)] if workers else []
    run += ["--chart", str(path) + ".svg"] if "sweep" in contest else []
    print("arbiter arena", *command(contest), flush=True)
    process = subprocess.Popen(run, stdout=subprocess.PIPE, text=True)
    try:
        output, _ = process.communicate(timeout=max(1.0, deadline - time.monotonic()))
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGTERM)
        output, _ = process.communicate(timeout=120)
    if output.strip():
        report.write_text(output, encoding="utf-8")
    return process.returncode == 0 and time.monotonic() < deadline


def percent(interval: dict[str, float] | None) -> str:
    if interval is None:
        return ""
    return f"{interval['mean']:.1%} ({interval['low']:.1%} to {interval['high']:.1%})"


def verdict(contest: dict[str, Any], row: dict[str, Any]) -> str:
    """Is the claim met by the measured figure?"""
    if "above" in contest:
        report = json.loads((stem(contest).parent / f"{contest['above']}.json").read_text("utf-8"))
        other = report["contests"][0]["teams"][0]["victory"]
        return bar(row["victory"]["high"] >= other["mean"], "not below")
    if "victory" in contest:
        return bar(row["victory"]["mean"] >= contest["victory"], f"at least {contest['victory']:.0%}")
    if "first" in contest:
        return bar(row["first"]["mean"] >= contest["first"], f"at least {contest['first']:.0%} first places")
    if contest.get("apart"):
        return bar(row["share"]["low"] > 0.5, "interval above one half")
    if contest.get("share") == 0.5:
        return bar(row["share"]["high"] >= 0.5, "not below")
    if "share" in contest:
        return bar(row["share"]["mean"] >= contest["share"], f"at least {contest['share']:.0%}")
    return ""


def bar(met: bool, text: str) -> str:
    return f"{text}: {'met' if met else '**missed**'}"


def tables(found: list[dict[str, Any]]) -> str:
    lines: list[str] = []
    for game in dict.fromkeys(contest["game"] for contest in found):
        lines += [f"### {load_games()[game].title}", ""]
        lines += table([contest for contest in found if contest["game"] == game])
    return "\n".join(lines)


def table(found: list[dict[str, Any]]) -> list[str]:
    team = found[0]["game"] == "ghost_stories"
    head = (
        ["team", "games", "victories", "mean score"]
        if team
        else ["", "games", "share of the victory", "first"]
    )
    lines = [f"| {' | '.join(head)} | bar |", "|---|--:|---|---|---|"]
    missing = []
    for contest in found:
        report = stem(contest).with_suffix(".json")
        if not report.exists():
            missing.append(title(contest))
            continue
        figures = json.loads(report.read_text("utf-8"))
        if figures["ending"] != "complete":
            missing.append(f"the rest of {title(contest)}")
        for part in figures["contests"]:
            lines += team_rows(contest, part) if team else [row(contest, figures, part)]
    lines.append("")
    for contest in found:
        chart = stem(contest).with_suffix(".svg")
        if "sweep" in contest and chart.exists():
            lines += [f"![{title(contest)}]({chart.relative_to(PAGE.parent)})", ""]
    if missing:
        lines += [f"Not run yet: {'; '.join(missing)}.", ""]
    return lines


def title(contest: dict[str, Any]) -> str:
    """What a contest is called in words, where it has no row: not run, or a chart."""
    words = [" against ".join(contest["players"])]
    words += [count_of(contest["seats"])] if "seats" in contest else []
    words += [contest["preset"]] if "preset" in contest else []
    words += ["over budgets"] if "sweep" in contest else []
    words += [contest["note"]] if "note" in contest else []
    return ", ".join(words)


def count_of(seats: int) -> str:
    return f"{seats} seat{'s' * (seats != 1)}"


def row(contest: dict[str, Any], figures: dict[str, Any], part: dict[str, Any]) -> str:
    mine = part["standings"][0]
    others = (
        f"{figures['seats'] - 1} x {contest['players'][1]}" if figures["seats"] > 2 else contest["players"][1]
    )
    note = f", {contest['note']}" if "note" in contest else ""
    name = f"{first_of(contest, part)} against {others}{note}"
    cells = [name, mine["games"], percent(mine["share"]), percent(mine["first"]), verdict(contest, mine)]
    return f"| {' | '.join(map(str, cells))} |"


def first_of(contest: dict[str, Any], part: dict[str, Any]) -> str:
    """The first player, with its budget in a sweep."""
    budget = f" ({part['budget']} iterations)" if part["budget"] else ""
    return f"{contest['players'][0]}{budget}"


def team_rows(contest: dict[str, Any], part: dict[str, Any]) -> list[str]:
    rows = []
    seats, preset = count_of(contest.get("seats", contest["fewest"])), contest.get("preset", "")
    for place, line in enumerate(part["teams"]):
        points = line["points"]
        score = f"{points['mean']:.1f} ({points['low']:.1f} to {points['high']:.1f})" if points else ""
        claim = verdict(contest, line) if place == 0 else ""
        if place and contest.get("apart"):
            above = part["teams"][place - 1]["victory"]
            claim = bar(line["victory"]["high"] < above["low"], "interval below the one above")
        who = line["name"] if place else first_of(contest, part)
        name = f"{who}, {seats}, {preset}"
        rows.append(f"| {name} | {line['games']} | {percent(line['victory'])} | {score} | {claim} |")
    return rows


def write_page(found: list[dict[str, Any]]) -> None:
    """The tables between their two marks; the rest of the page is written by hand."""
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(START)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{START}\n\n{tables(found)}{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the strength of every level.")
    parser.add_argument("--only", help="one game")
    parser.add_argument("--minutes", type=float, default=10_000, help="stop then")
    parser.add_argument("--workers", type=int, help="processes; as many as cores unless given")
    parser.add_argument("--tables", action="store_true", help="write the tables and play nothing")
    wishes = parser.parse_args()
    found = contests()
    deadline = time.monotonic() + wishes.minutes * 60
    for contest in found:
        if wishes.tables or (wishes.only and contest["game"] != wishes.only):
            continue
        if not play(contest, deadline, wishes.workers):
            break
    write_page(found)


if __name__ == "__main__":
    main()
