"""`arbiter mcp`: the referee and the rules as tools for language models."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated

import typer

from engine.core.game import Games
from engine.core.registry import load_games
from services.cli.client import Address, Client, given_address, open_channel
from services.cli.flags import AnyServer, Ca
from services.cli.output import err
from services.cli.private_server import private_server
from services.cli.problems import Problem, for_people
from services.common.codecs import Codecs

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@app.command()
def mcp(
    server: AnyServer = None,
    ca: Ca = None,
    token: Annotated[str, typer.Option(help="What the tools may see; or ARBITER_TOKEN.")] = "",
    http: Annotated[
        bool, typer.Option("--http", help="Serve over HTTP instead of stdin and stdout.")
    ] = False,
    host: Annotated[str, typer.Option(help="With --http.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="With --http.")] = 8765,
) -> None:
    """Offer rules and referee to a language model's client (Model Context Protocol)."""
    with for_people():
        try:
            from services.mcp.server import build
        except ImportError:
            raise Problem(
                "The Model Context Protocol's SDK is not installed.",
                "Install it: pip install 'arbiter[mcp]'.",
            ) from None
        games = load_games()
        with reach(server, ca, games) as address:
            channel = open_channel(address)
            client = Client(channel, address, token or os.environ.get("ARBITER_TOKEN", ""))
            tools = build(client, Codecs(games), installed_version())
            try:
                if http:
                    err().print(f"Tools are at http://{host}:{port}/mcp; Ctrl-C ends.", markup=False)
                    tools.run("streamable-http", host=host, port=port)
                else:
                    tools.run("stdio")
            finally:
                channel.close()


@contextmanager
def reach(server: str | None, ca: Path | None, games: Games) -> Iterator[Address]:
    """The server that is named or runs here, else one of our own for as long as the tools are offered."""
    address, asked = given_address(server, ca)
    if asked or address.answers():
        yield address
        return
    with private_server(games) as own:
        yield own


def installed_version() -> str:
    try:
        return version("arbiter")
    except PackageNotFoundError:
        return "source"
