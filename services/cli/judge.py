"""`arbiter judge`: a ruling on an action at a ply of a record, without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from arbiter.match.v1 import match_pb2
from arbiter.referee.v1 import referee_service_pb2 as referee
from google.protobuf import json_format
from google.protobuf.any_pb2 import Any as AnyMessage
from rich.console import Console
from rich.markup import escape

from engine.core.faults import Malformed
from services.cli.flags import Lang
from services.cli.library import installed
from services.cli.output import out, print_json, to_dict
from services.cli.problems import Problem, as_sentence, for_people
from services.cli.records import read_record
from services.common.auth import OPEN_HOST
from services.common.citations import Citations
from services.common.codecs import Codec, Codecs, pack
from services.common.faults import Trouble
from services.referee.judging import Ruler
from services.referee.moments import record_moment, seat_of

EXIT_REFUSED = 1

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@app.command()
def judge(
    record: Annotated[Path, typer.Argument(help="A file that `arbiter record` wrote, JSON or binary.")],
    action: Annotated[
        str | None,
        typer.Option(help='The action as JSON, such as \'{"drop": {"column": 4}}\'; else what was done.'),
    ] = None,
    ply: Annotated[int | None, typer.Option(min=0, help="After this many plies; else at the end.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="Whose action; else of the seat to act.")] = None,
    lang: Lang = "en",
    alternatives: Annotated[int, typer.Option(min=0, max=20, help="Legal actions to name.")] = 3,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Rule on an action. Exit code 0: it is legal; 1: it is refused."""
    with for_people():
        codecs = Codecs(installed())
        told = read_record(codecs, record)
        try:
            at = max((e.ply for e in told.entries), default=0) if ply is None else ply
            moment = record_moment(codecs, referee.RecordMoment(record=told, ply=at))
            asked = seat_of(moment, OPEN_HOST, seat)
            number = read_action(moment.codec, action) if action else done_next(told, at)
        except (Malformed, Trouble) as fault:
            raise Problem(as_sentence(str(fault))) from None
        answer = Ruler(Citations()).rule(moment.codec, moment.state, asked, number, lang, alternatives)
        if as_json:
            print_json(to_dict(answer))
        else:
            show(out(), answer)
    raise typer.Exit(EXIT_REFUSED if answer.verdict.HasField("refused") else 0)


def read_action(codec: Codec, text: str) -> int:
    """An action in JSON as the engine's number. Raises Problem or Malformed."""
    try:
        message = json_format.Parse(text, codec.wire.Action())
    except json_format.ParseError as fault:
        raise Problem(
            f"The action cannot be read: {as_sentence(str(fault))}",
            f"Write it as JSON of {codec.wire.Action.DESCRIPTOR.full_name}.",
        ) from None
    packed: AnyMessage = pack(message)
    return codec.decode_action(packed)


def done_next(record: match_pb2.Record, ply: int) -> int:
    """The action that the record tells after this ply. Raises Problem if it is none."""
    for entry in record.entries:
        if entry.ply == ply + 1 and entry.HasField("action"):
            return int(entry.action.code)
    raise Problem("No seat acts there in the record.", "Give the action with --action.")


def show(console: Console, answer: referee.JudgeActionResponse) -> None:
    legal = answer.verdict.HasField("legal")
    console.print(escape(answer.ruling), style="green" if legal else "red")
    for near in answer.alternatives:
        line = f"  {near.action.text} ({near.difference})" if near.difference else f"  {near.action.text}"
        console.print(escape(line), style="dim")
