"""How a run of the arena is told: while it runs, as tables, as JSON."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from types import TracebackType
from typing import Any, Self

from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from ai.arena.figures import Figures
from ai.arena.intervals import ACCEPTED, CONFIDENCE, REJECTED, Interval
from ai.arena.match import Finished
from ai.arena.trial import Played, Test
from services.arena.plan import Plan
from services.arena.run import COMPLETE, Run
from services.benchmarks.report import commit, machine
from services.cli.output import err

MAX_BREAKS = 3  # broken games that a table tells about; JSON tells about all


class Display:
    """A bar on standard error, if that is a terminal: games done, the first player's score, time left."""

    def __init__(self, run: Run) -> None:
        self.run = run
        console = err()
        self.bar = Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
            TextColumn("{task.fields[score]}"), TimeElapsedColumn(), TimeRemainingColumn(),
            console=console, transient=True, disable=not console.is_terminal,
        )  # fmt: skip
        total = run.limits.games * len(run.plan.contests)
        self.task = self.bar.add_task(run.plan.game, total=total, completed=len(run.played), score="")
        self.tallies = [[0.0, 0.0] for _ in run.plan.contests]  # score and games of the first entrant
        for job, played in run.played.items():
            self.tally(job.contest, played)

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()

    def tally(self, contest: int, played: Played) -> None:
        if isinstance(played.outcome, Finished) and 0 in played.seating:
            own = [share for share, holder in zip(played.outcome.shares, played.seating) if holder == 0]
            self.tallies[contest][0] += own[0] if played.outcome.team else sum(own)
            self.tallies[contest][1] += 1.0

    def show(self, contest: int, played: Played) -> None:
        self.tally(contest, played)
        score, games = self.tallies[contest]
        first = self.run.plan.contests[contest].entrants[0]
        text = f"{escape(first)} {percent(score / games)}" if games else ""
        self.bar.update(self.task, completed=len(self.run.played), score=text)


def versions() -> dict[str, str]:
    """What made the games: the package, the commit if there is one, and Python."""
    try:
        package = version("arbiter")
    except PackageNotFoundError:
        package = "source"
    return {"arbiter": package, "commit": commit(), "python": platform.python_version()}


def to_report(run: Run, command: str, seconds: float) -> dict[str, Any]:
    """What `--json` prints. Intervals are of 95 %; shares run from 0 to 1."""
    plan = run.plan
    return {
        "command": command,
        "versions": versions(),
        "machine": machine(),
        "game": plan.game,
        "rules_version": plan.rules_version,
        "seats": plan.seats,
        "options": plan.options_shown,
        "seed": plan.seed,
        "players": plan.players,
        "confidence": CONFIDENCE,
        "ending": run.ending,
        "games_wanted": run.limits.games,
        "seconds": round(seconds, 3),
        "contests": [contest_to_json(run, i) for i in range(len(plan.contests))],
    }


def contest_to_json(run: Run, contest: int) -> dict[str, Any]:
    asked = run.plan.contests[contest]
    what = {"entrants": list(asked.entrants), "seatings": len(asked.seatings)}
    return {**what, "budget": asked.budget or None, **asdict(run.figures(contest))}


def show_figures(console: Console, run: Run, seconds: float) -> None:
    """A table for each contest, and what qualifies it."""
    for contest in range(len(run.plan.contests)):
        figures = run.figures(contest)
        if len(run.plan.contests) > 1:
            console.print(run.plan.contests[contest].title, style="bold", markup=False)
        console.print(team_table(figures) if run.plan.team else standing_table(figures))
        for line in remarks(figures):
            console.print(line, style="dim", markup=False, soft_wrap=True)
        console.print()
    if run.ending != COMPLETE:
        console.print("The run is not complete.", style="bold")
    console.print(
        f"{title(run.plan)}; {seconds:.1f} s; {machine()}", style="dim", markup=False, soft_wrap=True
    )


def title(plan: Plan) -> str:
    return f"{plan.game}, {plan.seats} seat{'s' * (plan.seats > 1)}, seed {plan.seed}"


def standing_table(figures: Figures) -> Table:
    rows = [
        {
            "Player": line.name if line.seats == 1 else f"{line.name} ×{line.seats}",
            "W-D-L": f"{line.wins}-{line.draws}-{line.losses}",
            "Share": in_percent(line.share),
            "First": "" if line.first == line.share else in_percent(line.first),
            "Points": in_points(line.points),
            "Elo": "" if line.elo is None else f"{line.elo:+.0f}",
            "Iterations": say_iterations(line.iterations),
            "Failed": say_failures(line.failures),
        }
        for line in figures.standings
    ]
    return to_table(rows)


def team_table(figures: Figures) -> Table:
    rows = [
        {
            "Team": line.name,
            "Won": f"{line.victories} of {line.games}",
            "Victories": in_percent(line.victory),
            "Points": in_points(line.points),
            "Iterations": say_iterations(line.iterations),
            "Failed": say_failures(line.failures),
        }
        for line in figures.teams
    ]
    return to_table(rows)


def to_table(rows: Sequence[dict[str, str]]) -> Table:
    """Columns in which nobody has anything are left out."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    columns = [heading for heading in rows[0] if any(row[heading] for row in rows)]
    for i, heading in enumerate(columns):
        if i == 0:
            table.add_column(heading, overflow="fold", min_width=16)
        else:
            table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*(escape(row[heading]) for heading in columns))
    return table


def remarks(figures: Figures) -> list[str]:
    """What one should know before believing a table."""
    found = [f"{figures.games} games of {figures.plies:.0f} plies; intervals are of {CONFIDENCE:.0%}."]
    if figures.distinct < figures.games:
        found.append(
            f"Only {figures.distinct} of them differ: the players repeat themselves, "
            "so the intervals are too narrow."
        )
    if figures.breaks:
        found.append(f"{len(figures.breaks)} games were broken off by a failure and count as none:")
        for b in figures.breaks[:MAX_BREAKS]:
            found.append(f"  {b.name}, {b.kind} at ply {b.ply} of game {b.number}: {b.message}")
    if len(figures.seats) > 1:
        found.append("Share by seat: " + ", ".join(percent(seat.mean) for seat in figures.seats) + ".")
    if figures.pairs is not None and figures.pairs.victory is not None:
        found.append(
            f"The first less the second on {figures.pairs.deals} equal deals: "
            f"victories {in_percent(figures.pairs.victory)}, points {in_points(figures.pairs.points)}."
        )
    if figures.test is not None:
        found.append(say_test(figures.test))
    return found


def say_test(test: Test) -> str:
    answer = {
        ACCEPTED: f"the first player is nearer {test.elo1:+g} Elo than {test.elo0:+g}",
        REJECTED: f"the first player is nearer {test.elo0:+g} Elo than {test.elo1:+g}",
    }.get(test.verdict, "undecided")
    ratio = f"log likelihood ratio {test.ratio:.2f} in [{test.low:.2f}, {test.high:.2f}]"
    return f"Sequential test after {test.samples} deals: {answer} ({ratio})."


def say_failures(failures: dict[str, int]) -> str:
    return ", ".join(f"{count} {kind}" for kind, count in failures.items() if count)


def say_iterations(iterations: float) -> str:
    return f"{iterations:.0f}" if iterations else ""


def percent(share: float) -> str:
    return f"{share * 100.0:.1f} %"


def in_percent(interval: Interval | None) -> str:
    if interval is None:
        return ""
    return f"{interval.mean * 100:.1f} % [{interval.low * 100:.1f}, {interval.high * 100:.1f}]"


def in_points(interval: Interval | None) -> str:
    if interval is None or interval.low == interval.high == 0:  # a game without points
        return ""
    return f"{interval.mean:.1f} ± {interval.high - interval.mean:.1f}"
