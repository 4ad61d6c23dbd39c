"""`arbiter games`: what can be played, and how each game can be set up."""

from __future__ import annotations

from typing import Annotated

import typer
from arbiter.match.v1 import rules_service_pb2
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from services.cli.flags import AnyServer, Ca
from services.cli.library import open_library
from services.cli.output import out, print_json, to_dict
from services.cli.problems import Problem, did_you_mean, for_people

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(help="Only this game, with its options and presets.")] = None,
    server: AnyServer = None,
    ca: Ca = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List the games, or one game's options and presets."""
    with for_people():
        found = list(open_library(server, ca).games().games)
        if game is not None:
            found = [pick(found, game)]
        if as_json:
            print_json([to_dict(info) for info in found])
        elif game is None:
            out().print(to_table(found))
        else:
            show(found[0])


def pick(found: list[rules_service_pb2.GameInfo], name: str) -> rules_service_pb2.GameInfo:
    for info in found:
        if name in (info.game, info.title):
            return info
    raise Problem(f"There is no game called {name!r}.", did_you_mean(name, [info.game for info in found]))


def to_table(found: list[rules_service_pb2.GameInfo]) -> Table:
    table = Table("Game", "Title", "Seats", "Minutes", "Rules", box=None, pad_edge=False, header_style="bold")
    for info in found:
        seats = ", ".join(str(n) for n in info.seats)
        table.add_row(info.game, escape(info.title), seats, str(info.minutes or "?"), info.rules_version)
    return table


def show(info: rules_service_pb2.GameInfo) -> None:
    console = out()
    seats = ", ".join(str(n) for n in info.seats)
    console.print(f"[bold]{escape(info.title)}[/bold], {seats} seats, rules {info.rules_version}")
    console.print(f"[dim]arbiter play {info.game}[/dim]\n")
    console.print(rows("Presets", "", [(preset.id, preset.title) for preset in info.presets]))
    if info.settings:
        console.print(
            "\n[bold]Options[/bold], each given as --option name=value; the first value is the default"
        )
    for setting in info.settings:
        values = " | ".join(short_names(list(setting.values))) or "…"
        console.print(Text.assemble((setting.id, "cyan"), f" = {values}"))
        console.print(Padding(Text(f"{setting.title} ({setting.ruling})", "dim"), (0, 0, 0, 4)))


def rows(first: str, second: str, pairs: list[tuple[str, str]]) -> Table:
    table = Table(first, second, box=None, pad_edge=False, header_style="bold")
    for pair in pairs:
        table.add_row(*map(escape, pair))
    return table


def short_names(values: list[str]) -> list[str]:
    """Names of an enum without the words that they share at the front; `--option` takes either."""
    words = [value.split("_") for value in values]
    shared = 0
    while len(words) > 1 and all(len(w) > shared + 1 and w[shared] == words[0][shared] for w in words):
        shared += 1
    if not shared or not all(value.isupper() for value in values):
        return values
    return ["_".join(w[shared:]).lower() for w in words]
