"""`python -m loadtests`: a bounded run of each scenario, a report, and an exit code."""

from __future__ import annotations

import loadtests.first  # noqa: F401

# isort: split

import time
from pathlib import Path
from typing import Annotated, Any

import gevent
import typer
from locust.env import Environment
from rich.console import Console
from rich.progress import Progress

from loadtests import outcome
from loadtests.profiles import PROFILES
from loadtests.scenarios import SCENARIOS
from loadtests.target import target

STOP_S = 10


def run(
    scenario: str, address: str, users: int, rate: float, seconds: float, requests: int, tick: Any
) -> Any:
    """The outcome of one scenario; it ends after so many seconds or requests."""
    environment = Environment(user_classes=[SCENARIOS[scenario]], host=address, stop_timeout=STOP_S)
    runner = environment.create_local_runner()
    start = time.monotonic()
    runner.start(users, spawn_rate=rate)
    while (now := time.monotonic() - start) < seconds and environment.stats.total.num_requests < requests:
        gevent.sleep(0.1)
        tick(min(1.0, now / seconds))
    took = time.monotonic() - start
    runner.quit()
    for error in runner.exceptions.values():
        environment.stats.log_error("user", scenario, f"{error['msg']}")
        environment.stats.log_request("user", scenario, 0, 0)
    return outcome.outcome(environment.stats, scenario, users, took)


def main(
    scenario: Annotated[str, typer.Option(help=f"all, {', '.join(SCENARIOS)}.")] = "all",
    profile: Annotated[str, typer.Option(help=f"{', '.join(PROFILES)}.")] = "smoke",
    users: Annotated[int | None, typer.Option(min=1, help="Instead of the profile's.")] = None,
    seconds: Annotated[float | None, typer.Option(min=0.5, help="Instead of the profile's.")] = None,
    requests: Annotated[int | None, typer.Option(min=1, help="Instead of the profile's.")] = None,
    max_failures: Annotated[float, typer.Option(min=0, max=1, help="Share that is still a success.")] = 0.001,
    out: Annotated[Path, typer.Option(help="Where the JSON goes.")] = outcome.OUT / "report.json",
) -> None:
    """Load a server: the one at LOAD_TARGET (host:port), or one started for the run.

    Exits with 1 if more calls fail than --max-failures allows, or none were made.
    """
    if profile not in PROFILES or scenario not in ("all", *SCENARIOS):
        raise typer.BadParameter("there is no such profile or scenario; see --help")
    wanted = PROFILES[profile]
    names = list(SCENARIOS) if scenario == "all" else [scenario]
    console, errors = Console(), Console(stderr=True)
    outcomes = []
    with target() as address, Progress(console=errors, transient=True) as progress:
        for name in names:
            bar = progress.add_task(name, total=1.0)
            found = run(
                name, address, users or wanted.users, wanted.spawn_rate, seconds or wanted.seconds,
                requests or wanted.requests, lambda share, bar=bar: progress.update(bar, completed=share),
            )  # fmt: skip
            outcomes.append(found)
    for found in outcomes:
        outcome.show(found, console)
    outcome.write(outcomes, out)
    failed = [f["scenario"] for f in outcomes if f["failure_share"] > max_failures or not f["requests"]]
    if failed:
        errors.print(f"Too many failures in: {', '.join(failed)}.", style="red")
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
