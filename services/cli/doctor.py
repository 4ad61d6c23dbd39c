"""`arbiter doctor`: what is wrong with a set-up, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from pydantic import ValidationError
from rich.console import Console
from rich.text import Text

from services.cli.check_install import check_install, own_version
from services.cli.findings import FAIL, OK, WARN, Finding, fail
from services.cli.output import out, print_json

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)

STYLES = {OK: "green", WARN: "yellow", FAIL: "bold red"}
WIDTH = 20  # columns of what was looked at


@app.command()
def doctor(
    redis_url: Annotated[str | None, typer.Option(help="Store; else REDIS_URL.")] = None,
    host: Annotated[str | None, typer.Option(help="Address that a server would listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Its port.")] = None,
    data: Annotated[Path | None, typer.Option(help="Directory of a private store.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Look at the installation and at the settings that `arbiter serve` would use. Fails if it would."""
    given = {"redis_url": redis_url, "host": host, "port": port, "data": data}
    console = out()
    findings = []
    with console.status("Looking …"):
        for finding in examine({name: value for name, value in given.items() if value is not None}):
            findings.append(finding)
            if not as_json:
                show(console, finding)
    failed = sum(finding.level == FAIL for finding in findings)
    warned = sum(finding.level == WARN for finding in findings)
    if as_json:
        print_json(
            {
                "version": own_version(),
                "failed": failed,
                "warned": warned,
                "findings": [asdict(f) for f in findings],
            }
        )
    else:
        console.print(Text(verdict(failed, warned), STYLES[FAIL if failed else WARN if warned else OK]))
    if failed:
        raise typer.Exit(1)


def examine(given: dict[str, object]) -> Iterator[Finding]:
    yield from check_install()
    from services.cli.check_setup import check_setup  # needs what was just checked
    from services.common.config import Settings

    try:
        settings = Settings(**given)  # type: ignore[arg-type]
    except ValidationError as fault:
        for error in fault.errors():
            name = ".".join(str(part) for part in error["loc"])
            yield fail(
                "Settings",
                f"{name}: {error['msg']}",
                "Correct the flag, or the variable ARBITER_… of that name.",
            )
        return
    yield from check_setup(settings)


def show(console: Console, finding: Finding) -> None:
    line = Text.assemble(
        (f"{finding.level:>4}", STYLES[finding.level]), f"  {finding.what:<{WIDTH}} {finding.found}"
    )
    console.print(line, soft_wrap=True)
    if finding.level != OK:
        console.print(Text(f"      {'':<{WIDTH}} {finding.advice}", "dim"), soft_wrap=True)


def verdict(failed: int, warned: int) -> str:
    if failed:
        return f"{failed} thing{'s' if failed > 1 else ''} must be put right before `arbiter serve` will do."
    return (
        f"Ready to serve, with {warned} warning{'s' if warned > 1 else ''}." if warned else "Ready to serve."
    )
