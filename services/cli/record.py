"""`arbiter record`: a match in a file, as protobuf or as canonical protobuf JSON."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from arbiter.match.v1 import match_pb2
from google.protobuf import json_format

from services.cli import tickets
from services.cli.client import Client, given_address, open_channel
from services.cli.files import write_whole
from services.cli.flags import Ca, Server
from services.cli.library import installed
from services.cli.output import err
from services.cli.problems import Problem, for_people
from services.cli.seating import own_token
from services.common.codecs import Codecs

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


class Format(StrEnum):
    json = "json"
    binary = "binary"


@app.command()
def record(
    match: Annotated[str, typer.Argument(help="Its id.")],
    form: Annotated[
        Format | None, typer.Option("--format", help="json unless --out ends in .binpb or .pb.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="File to write; standard output unless given.")] = None,
    token: Annotated[
        str | None, typer.Option(help="Whose eyes; or ARBITER_TOKEN, or the seat held here.")
    ] = None,
    server: Server = None,
    ca: Ca = None,
) -> None:
    """Fetch the record of a match. While it runs, what the viewer may not know is left out."""
    with for_people():
        address, _ = given_address(server, ca)
        client = Client(open_channel(address), address, viewer_token(match, str(address), token))
        found = client.record(match)
        data = to_bytes(found, form or format_of(out))
        if out is None:
            sys.stdout.buffer.write(data)
            sys.stdout.flush()
            return
        write(out, data)
        state = "so far; what you may not know is left out" if found.header.redacted else "complete"
        err().print(f"{out}: {len(found.entries)} entries, {len(data)} bytes, {state}.", style="dim")


def viewer_token(match: str, server: str, given: str | None) -> str:
    """The token to look with: the one given, else of the first seat that this terminal holds."""
    token = own_token(given)
    ticket = tickets.find(match, server)
    if token or ticket is None or not ticket.tokens:
        return token
    return ticket.tokens[min(ticket.tokens)]


def format_of(out: Path | None) -> Format:
    return Format.binary if out is not None and out.suffix in (".binpb", ".pb", ".bin") else Format.json


def to_bytes(found: match_pb2.Record, form: Format) -> bytes:
    if form is Format.binary:
        return found.SerializeToString(deterministic=True)
    Codecs(installed())  # loads the games' messages, without which an Any cannot be written out
    return (json_format.MessageToJson(found) + "\n").encode()


def save(found: match_pb2.Record, path: Path) -> None:
    """Write a record in the format that the name asks for. Raises Problem."""
    write(path, to_bytes(found, format_of(path)))


def write(path: Path, data: bytes) -> None:
    try:
        write_whole(path, data)
    except OSError as fault:
        raise Problem(f"{path} cannot be written: {fault.strerror}.", "Nothing was left behind.") from None
