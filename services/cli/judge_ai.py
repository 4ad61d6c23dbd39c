"""`arbiter judge-ai`: did an AI choose what a record says it chose? Chooses again and compares."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from arbiter.match.v1 import match_pb2
from google.protobuf import json_format
from google.protobuf.message import DecodeError
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from engine.core.faults import Fault
from services.ai.decisions import Decision, decisions
from services.ai.rederive import OTHER, SAME, UNLIKE, UNSEARCHED, Verdict, rederive
from services.cli.library import installed
from services.cli.output import err, out, print_json
from services.cli.problems import Problem, as_sentence, for_people
from services.common.codecs import Codec, Codecs

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)

WORDS = {
    SAME: ("chosen again", "green"),
    OTHER: ("NOT chosen again", "bold red"),
    UNLIKE: ("not chosen by this version", "yellow"),
    UNSEARCHED: ("not searched", "dim"),
}


@app.command(name="judge-ai")
def judge_ai(
    record: Annotated[Path, typer.Argument(help="File as `arbiter record` writes it; - for standard input.")],
    ply: Annotated[int | None, typer.Option(help="Only the action at this ply.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Compute every AI action of a finished match again, from what its seat saw. Fails if one differs."""
    with for_people():
        codecs = Codecs(installed())
        codec, wanted = read(codecs, record, ply)
        verdicts = list(judged(codec, wanted))
        if as_json:
            print_json({"game": codec.game.id, "verdicts": [to_json(codec, v) for v in verdicts]})
        else:
            show(codec, verdicts)
    if any(verdict.kind in (OTHER, UNLIKE) for verdict in verdicts):
        raise typer.Exit(1)


def read(codecs: Codecs, path: Path, ply: int | None) -> tuple[Codec, list[Decision]]:
    """The decisions that an AI made. Raises Problem if there is none."""
    try:
        record = parse(sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes())
        codec = codecs.of_game(record.header.game, "record.header.game")
        found = [d for d in decisions(codec, record) if d is not None and d.thinking is not None]
    except OSError as fault:
        raise Problem(f"{path} cannot be read: {fault.strerror}.") from None
    except (DecodeError, json_format.ParseError):
        raise Problem(
            f"{path} is no record.", "Write one with `arbiter record <match> --out <file>`."
        ) from None
    except Fault as fault:
        raise Problem(as_sentence(str(fault)), "Only the record of a match that is over will do.") from None
    if ply is not None:
        found = [decision for decision in found if decision.ply == ply]
    if not found:
        where = "in this record" if ply is None else f"at ply {ply}"
        raise Problem(f"No AI chose anything {where}.", "Only AI seats note how they chose.")
    return codec, found


def parse(data: bytes) -> match_pb2.Record:
    """From protobuf or from JSON."""
    if data.lstrip()[:1] != b"{":
        return match_pb2.Record.FromString(data)
    try:
        return json_format.Parse(data.decode(), match_pb2.Record())
    except UnicodeDecodeError:
        raise DecodeError from None


def judged(codec: Codec, wanted: list[Decision]) -> Iterator[Verdict]:
    columns = (TextColumn("choosing again"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = err()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=len(wanted))
        for decision in wanted:
            yield rederive(codec.game, decision)
            bar.advance(task)


def show(codec: Codec, verdicts: list[Verdict]) -> None:
    table = Table("Ply", "Seat", "Action", "Verdict", box=None, pad_edge=False, header_style="bold")
    for verdict in verdicts:
        words, style = WORDS[verdict.kind]
        said = (
            words
            if verdict.chosen in (-1, verdict.decision.action)
            else f"{words}: {instead(codec, verdict)}"
        )
        remark = f" ({escape(verdict.remark)})" if verdict.remark else ""
        table.add_row(
            str(verdict.decision.ply), str(verdict.decision.seat),
            escape(codec.describe(verdict.decision.action)), f"[{style}]{escape(said)}[/]{remark}",
        )  # fmt: skip
    console = out()
    console.print(table)
    counts = Counter(verdict.kind for verdict in verdicts)
    console.print("; ".join(f"{counts[kind]} {WORDS[kind][0]}" for kind in WORDS if counts[kind]) + ".")


def instead(codec: Codec, verdict: Verdict) -> str:
    return codec.describe(verdict.chosen)


def to_json(codec: Codec, verdict: Verdict) -> dict[str, Any]:
    decision = verdict.decision
    chosen = None if verdict.chosen < 0 else codec.describe(verdict.chosen)
    return {
        "ply": decision.ply,
        "seat": decision.seat,
        "action": codec.describe(decision.action),
        "verdict": verdict.kind,
        "chosen": chosen,
        "remark": verdict.remark,
    }
