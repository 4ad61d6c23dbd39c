"""`arbiter bench`: what the server can do, beside a reference measured in the same minutes."""

from __future__ import annotations

import importlib
import json
from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from engine.core.registry import load_games

WHAT = (
    "engine: rules in process. store: Redis. rpc: gRPC. search: simulations. duel: against OpenSpiel. "
    "ai: whole matches between AIs. referee: audits of records."
)

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


class Bench(StrEnum):
    """Each is a module of `services.benchmarks` with `run(games, seconds, tick)`."""

    ENGINE = "engine"
    STORE = "store"
    RPC = "rpc"
    SEARCH = "search"
    DUEL = "duel"
    AI = "ai"
    REFEREE = "referee"


@app.command()
def bench(
    what: Annotated[Bench, typer.Argument(help=WHAT)],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    seconds: Annotated[float, typer.Option(min=1, max=600, help="About how long it may take.")] = 40.0,
) -> None:
    """Measure, and print figures with their references; about 40 seconds unless told otherwise."""
    module = importlib.import_module(f"services.benchmarks.{what.value}")
    games = load_games()
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description:<36}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task("warming up", total=1.0)

        def show(share: float, name: str) -> None:
            progress.update(task, completed=share, description=name)

        report = module.run(games, seconds, show)
    for remark in report.remarks:
        errors.print(remark)
    if as_json:
        print(json.dumps(report.to_json(), indent=2, ensure_ascii=False))
    else:
        Console().print(report.to_table(f"arbiter bench {what.value}"))
