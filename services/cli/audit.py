"""`arbiter audit`: a whole record, checked against the rules, the seed and itself; needs no server."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from ai.referee.audit import Outcome
from ai.referee.findings import ERROR, NOTE, REFUSED, WARNING
from ai.referee.report import VERDICTS, to_json, to_page
from services.cli.files import write_whole
from services.cli.flags import Lang
from services.cli.library import installed
from services.cli.output import err, out
from services.cli.problems import Problem, as_sentence, for_people
from services.cli.records import audit_file
from services.cli.serve import read_settings
from services.common.auth import Keyring
from services.common.codecs import Codecs
from services.common.config import Settings
from services.referee.sealing import seal

EXITS = {0: 0, NOTE: 0, WARNING: 3, ERROR: 4, REFUSED: 5}
COLOURS = {NOTE: "dim", WARNING: "yellow", ERROR: "red", REFUSED: "red"}
SHOWN = 40  # findings at a terminal; the report has all

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@app.command()
def audit(
    record: Annotated[Path, typer.Argument(help="A file that `arbiter record` wrote, JSON or binary.")],
    lang: Lang = "en",
    replay_rulings: Annotated[
        bool, typer.Option("--replay-rulings", help="Compute the outlooks of rulings again; takes long.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as canonical JSON.")] = False,
    report: Annotated[
        Path | None, typer.Option(help="Write it to a file: a page, or JSON if the name ends in .json.")
    ] = None,
) -> None:
    """Audit a record. Exit code 0: nothing is wrong; 3: a warning; 4: an error; 5: it cannot be judged here.

    With ARBITER_TOKEN_KEY a JSON report is signed: the signature goes into a file beside it, named .jws.
    """
    with for_people():
        outcome = watched(Codecs(installed()), record, replay_rulings)
        if report is not None:
            write_report(outcome, report, lang)
        if as_json:
            sys.stdout.buffer.write(to_json(outcome, lang) + b"\n")
            sys.stdout.flush()
        else:
            show(out(), outcome)
    raise typer.Exit(EXITS[outcome.severity])


def watched(codecs: Codecs, path: Path, replay_rulings: bool = False) -> Outcome:
    """The audit with a bar that is gone afterwards."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("reading", total=None)
        return audit_file(
            codecs, path, lambda entries: progress.update(task, description=f"{entries} entries"),
            replay_rulings,
        )  # fmt: skip


def write_report(outcome: Outcome, path: Path, language: str) -> None:
    """The page, or the JSON with its signature beside it. Raises Problem."""
    if path.suffix != ".json":
        return write(path, to_page(outcome, language).encode())
    data = to_json(outcome, language)
    write(path, data)
    keyring = own_keyring(read_settings())
    if keyring is None:
        err().print("Not signed: ARBITER_TOKEN_KEY is not set.", style="dim")
    else:
        write(path.with_name(f"{path.name}.jws"), seal(keyring, data).encode())


def own_keyring(settings: Settings) -> Keyring | None:
    """The key of the settings; None without one. Raises Problem."""
    key = settings.token_key.get_secret_value()
    try:
        return Keyring(settings.token_alg, key) if key else None
    except ValueError as fault:
        raise Problem(as_sentence(str(fault)), "Check ARBITER_TOKEN_KEY and ARBITER_TOKEN_ALG.") from None


def write(path: Path, data: bytes) -> None:
    try:
        write_whole(path, data)
    except OSError as fault:
        raise Problem(f"{path} cannot be written: {fault.strerror}.") from None


def show(console: Console, outcome: Outcome) -> None:
    told = outcome.heading
    console.print(
        f"[bold]{escape(told.match_id)}[/bold]  {escape(told.game)}, rules {escape(told.rules_version)}, "
        f"{outcome.entries} entries, {outcome.replayed} played again"
    )
    console.print(VERDICTS[outcome.severity], style=COLOURS.get(outcome.severity, "green"))
    if outcome.findings:
        table = Table("Entry", "Ply", "What", "", box=None, pad_edge=False, header_style="bold")
        for finding in outcome.findings[:SHOWN]:
            mark = "first" if finding.first else "follows" if finding.consequential else ""
            text = finding.message
            if finding.expected and finding.kind != "broken_chain":
                text += f" Expected: {finding.expected}."
            cited = ", ".join(f"{a.number} p. {a.page}" for a in finding.articles)
            said = escape(f"{text} ({cited})" if cited else text)
            kind = f"{finding.kind}\n[dim]{mark}[/dim]"
            style = COLOURS[finding.severity]
            table.add_row(str(finding.entry), str(finding.ply or ""), kind, said, style=style)
        console.print(table)
    hidden = len(outcome.findings) - SHOWN + outcome.suppressed
    if hidden > 0:
        console.print(f"{hidden} more findings.", style="dim")
