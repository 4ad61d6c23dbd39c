"""`arbiter arena`: bot against bot, for claims about strength."""

from __future__ import annotations

import os
import time
from contextlib import ExitStack
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from ai.arena.schedule import MAX_SEED
from services.arena import charts, cluster
from services.arena.book import Book, Refused
from services.arena.plan import Plan
from services.arena.pool import LocalPool, Pool
from services.arena.run import FAILURES, INTERRUPTED, Limits, Run
from services.arena.worker import Trouble
from services.cli.arena_plan import Asked, make_plan, read_sprt
from services.cli.arena_report import Display, show_figures, to_report, versions
from services.cli.output import err, out, print_json
from services.cli.problems import EXIT_INTERRUPTED, EXIT_PROBLEM, Problem, as_sentence, complain, for_people

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


class Executor(StrEnum):
    LOCAL = "local"
    RAY = "ray"


@dataclass
class Wishes:
    """How the games are played, which changes nothing in them."""

    limits: Limits
    workers: int | None  # as many as there are cores
    executor: Executor
    overtime: float
    file: Path | None
    as_json: bool


GameName = Annotated[str, typer.Argument(help="Its id, such as kronia; `arbiter games` lists all.")]
Players = Annotated[
    list[str],
    typer.Argument(
        help="random, greedy, flat:400, a level, level,key=value,... or module:name; "
        "one for each seat, and the last one takes the seats that are left."
    ),
]
Seats = Annotated[int | None, typer.Option(help="How many; the game's fewest unless given.")]
Games = Annotated[int, typer.Option(min=1, help="Of each contest; rounded up to whole rotations.")]
Seed = Annotated[int, typer.Option(min=0, max=MAX_SEED, help="Equal seeds play equal games.")]
Options = Annotated[list[str] | None, typer.Option(help="name=value; may be repeated.")]
PresetId = Annotated[str | None, typer.Option(help="A named set of options.")]
Sweep = Annotated[
    str | None, typer.Option(help="10,30,100: a contest for each number of iterations of the first player.")
]
Test = Annotated[
    str | None, typer.Option("--sprt", help="elo0,elo1: end as soon as it is clear which is nearer.")
]
Risk = Annotated[float, typer.Option(min=0.001, max=0.4, help="With --sprt: of a wrong answer, either way.")]
OutFile = Annotated[
    Path | None,
    typer.Option("--out", help="Keep the games in this file; a run that was ended goes on from it."),
]
Chart = Annotated[Path | None, typer.Option(help="Draw the figures: a name in .svg or .png.")]
Workers = Annotated[int | None, typer.Option(min=1, help="Processes; as many as cores unless given.")]
Where = Annotated[Executor, typer.Option(help="On this machine, or on a Ray cluster.")]
Overtime = Annotated[float, typer.Option(min=0.1, help="Seconds after which a decision counts as none.")]
MaxFailures = Annotated[int, typer.Option(min=1, help="Of one player, after which the run ends.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object instead of tables.")]


@app.command()
def arena(
    game: GameName,
    players: Players,
    seats: Seats = None,
    games: Games = 100,
    seed: Seed = 1,
    option: Options = None,
    preset: PresetId = None,
    sweep: Sweep = None,
    sprt: Test = None,
    risk: Risk = 0.05,
    out_file: OutFile = None,
    chart: Chart = None,
    workers: Workers = None,
    executor: Where = Executor.LOCAL,
    overtime: Overtime = 60.0,
    max_failures: MaxFailures = 3,
    as_json: AsJson = False,
) -> None:
    """Let players play many games against each other: every deal once for every seating."""
    asked = Asked(game, players, seats, games, seed, option or [], preset, sweep, sprt, risk)
    with for_people():
        plan = make_plan(asked)
        limits = Limits(plan.schedule(0).whole(games), max_failures, read_sprt(asked, plan))
        check_chart(chart)
        wishes = Wishes(limits, workers, executor, overtime, out_file, as_json)
        run, seconds = play(plan, wishes)
        draw_chart(run, chart)
        report = to_report(run, asked.command(), seconds)
        if as_json:
            print_json(report)
        else:
            show_figures(out(), run, seconds)
        finish(run)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(plan: Plan, wishes: Wishes) -> tuple[Run, float]:
    """The run as far as it came, and the seconds that it took. Raises Problem."""
    with ExitStack() as stack:
        try:
            book = stack.enter_context(Book(wishes.file, plan, versions())) if wishes.file else None
        except (Refused, OSError) as error:
            raise Problem(as_sentence(str(error)), "Name another file with --out.") from None
        run = Run(plan, wishes.limits, book)
        for note in book.notes if book else ():
            err().print(note, style="dim", markup=False)
        display = stack.enter_context(Display(run))
        start = time.perf_counter()
        try:
            run.play(stack.enter_context(open_pool(plan, wishes)), display.show)
        except Trouble as trouble:
            raise Problem("The run cannot go on.", str(trouble)) from None
        return run, time.perf_counter() - start


def check_chart(path: Path | None) -> None:
    """Raises Problem before anything is played for a chart that cannot be drawn."""
    if path is None:
        return
    if path.suffix.lower() not in charts.KINDS:
        raise Problem(f"{path} is no name of a chart.", f"End it in {' or '.join(charts.KINDS)}.")
    if not charts.can_draw():
        raise Problem("Charts need a package that is not here.", "Install arbiter[charts].")
    if not path.absolute().parent.is_dir():
        raise Problem(f"There is no folder {path.parent}.", "Make it, or name another with --chart.")


def draw_chart(run: Run, path: Path | None) -> None:
    try:
        if path is not None and not charts.draw(run, path):
            err().print("There is no finished game to draw.")
    except OSError as error:
        err().print(f"The chart could not be written: {error}", markup=False)


def open_pool(plan: Plan, wishes: Wishes) -> Pool:
    """Raises Problem where there is no such place to play."""
    if wishes.executor == Executor.LOCAL:
        return LocalPool(plan, wishes.workers or cores(), wishes.overtime)
    if not cluster.can_use_ray():
        raise Problem("Ray is not installed here.", "Install arbiter[ray], or leave --executor out.")
    return cluster.RayPool(plan, wishes.workers, wishes.overtime)


def finish(run: Run) -> None:
    """The exit code of a run that did not come to its end."""
    if run.ending == FAILURES:
        advice = "A failure is no lost game: see what the figures say, or allow more with --max-failures."
        complain(Problem(f"{run.culprit} has failed too often, so the run has ended.", advice))
        raise typer.Exit(EXIT_PROBLEM)
    if run.ending == INTERRUPTED:
        if run.book is not None:
            err().print(f"Go on with the same command; {len(run.played)} games are in {run.book.path}.")
        raise typer.Exit(EXIT_INTERRUPTED)
