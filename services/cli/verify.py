"""`arbiter verify`: the dice of a record, by the checker that knows nothing of Arbiter."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Annotated, Any

import typer
from google.protobuf import json_format

from services.cli.library import installed
from services.cli.output import out, print_json
from services.cli.problems import Problem, for_people
from services.cli.records import no_file, read_record
from services.common.codecs import Codecs
from services.verify import problems

EXIT_UNFAIR = 4
UNREADABLE = (LookupError, ValueError, TypeError, AttributeError, ArithmeticError, struct.error)

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="A file that `arbiter record` wrote, JSON or binary.")],
    commitment: Annotated[str, typer.Option(help="The commitment that you noted down at the start.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Check that the seed, the draws and the digests of a finished record fit. Exit code 4 if they do not.

    The checker is one file that a sceptic can read: services/verify.py, which also runs alone.
    """
    with for_people():
        try:
            found = problems(read_json(record), commitment)
        except UNREADABLE as fault:
            raise Problem(f"{record} is no record that can be checked ({type(fault).__name__}).") from None
        if as_json:
            print_json({"fair": not found, "problems": found})
        elif found:
            out().print("\n".join(found), style="red")
        else:
            out().print("The seed, every draw and the chain of digests are in order.", style="green")
    raise typer.Exit(EXIT_UNFAIR if found else 0)


def read_json(path: Path) -> dict[str, Any]:
    """The record as its JSON says; a binary one is turned into JSON first. Raises Problem."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise no_file(path, fault) from None
    if data[:1] == b"{":
        value: dict[str, Any] = json.loads(data)
        return value
    return json_format.MessageToDict(read_record(Codecs(installed()), path))
