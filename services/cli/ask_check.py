"""`make ask-check`: how well questions about the rules are answered, measured on the sets of questions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from ai.referee.ask import Asker
from ai.referee.ask_measure import TUNE, Figures, measure, missed, read_questions, total
from services.cli.library import installed
from services.cli.output import err, out, print_json
from services.cli.problems import Problem, for_people

EXIT_BELOW = 1
Parts = Mapping[tuple[str, str], Figures]  # by language and set


def check(
    questions: Annotated[Path, typer.Argument(help="Folder with a <game>.toml for each game.")],
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    misses: Annotated[
        bool, typer.Option(help="List the questions of the tune sets that were missed.")
    ] = False,
) -> None:
    """Exit code 1 if a bar is missed by the games together."""
    with for_people():
        games = installed()
        sets = {path.stem: read_questions(path) for path in sorted(questions.glob("*.toml"))}
        if not sets or not sets.keys() <= games.keys():
            raise Problem(f"{questions} holds no set of questions, or one for a game that is not here.")
        askers = {name: Asker(games[name]) for name in sets}
        found = {name: measure(askers[name], asked) for name, asked in sets.items()}
        if as_json:
            print_json(to_json(found))
        else:
            out().print(to_table(found))
        for name in sets if misses else ():
            for question, answer in missed(askers[name], sets[name], TUNE):
                numbers = ", ".join(r.article.number for r in answer.articles) or answer.reason
                err().print(escape(f"{name}: {question.text} -> {numbers}, not {question.articles}"))
    if not total(figures for parts in found.values() for figures in parts.values()).reach_bars():
        raise typer.Exit(EXIT_BELOW)


def to_json(found: Mapping[str, Parts]) -> dict[str, object]:
    every = [item for parts in found.values() for item in parts.items()]
    return {
        "games": {name: by_part(list(parts.items())) for name, parts in found.items()},
        "all": by_part(every),
    }


def by_part(items: list[tuple[tuple[str, str], Figures]]) -> dict[str, object]:
    """The whole, and each language and each set by itself."""
    names = sorted({name for key, _ in items for name in key})
    parts = {name: total(f for key, f in items if name in key).to_json() for name in names}
    return {"whole": total(f for _, f in items).to_json(), **parts}


def to_table(found: Mapping[str, Parts]) -> Table:
    table = Table(
        "Game", "Part", "Questions", "First", "Among three", "Refused", box=None, header_style="bold"
    )
    every = [item for parts in found.values() for item in parts.items()]
    for name, items in [*((name, list(parts.items())) for name, parts in found.items()), ("all", every)]:
        keys = ["whole", *sorted({part for key, _ in items for part in key})]
        for key in keys:
            figures = total(f for parts, f in items if key == "whole" or key in parts)
            shares = [f"{share:.1%}" for share in figures.shares()]
            table.add_row(name if key == "whole" else "", key, str(figures.asked + figures.outside), *shares)
    return table


if __name__ == "__main__":
    typer.run(check)
