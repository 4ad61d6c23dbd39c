"""`arbiter watch`: a match as it happens, through broken connections, to its end."""

from __future__ import annotations

from typing import Annotated

import typer
from arbiter.match.v1 import match_pb2
from rich.console import Console
from rich.text import Text

from services.cli import tickets
from services.cli.client import Client, Feed, given_address, open_channel
from services.cli.flags import Ca, Server
from services.cli.library import installed
from services.cli.output import err, out, print_json, to_dict
from services.cli.problems import for_people
from services.cli.screen import show_result
from services.cli.seating import own_token
from services.common.codecs import Codecs

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@app.command()
def watch(
    match: Annotated[str, typer.Argument(help="Its id.")],
    start: Annotated[int, typer.Option("--from", help="Only what came after this version.", min=0)] = 0,
    token: Annotated[str | None, typer.Option(help="A spectator's or a seat's; or ARBITER_TOKEN.")] = None,
    server: Server = None,
    ca: Ca = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line, as on the wire.")] = False,
) -> None:
    """Follow a match live until it is over. A broken connection is taken up where it broke."""
    with for_people():
        address, _ = given_address(server, ca)
        client = Client(open_channel(address), address, viewer_token(match, str(address), token))
        found = client.get_match(match)
        feed = Feed(client, match, start, say_broken)
        try:
            follow_json(feed) if as_json else follow(feed, found, out())
        finally:
            feed.close()


def viewer_token(match: str, server: str, given: str | None) -> str:
    """The token to look with: the one given, else the spectator's of a match that was made here."""
    token = own_token(given)
    ticket = tickets.find(match, server)
    return token or (ticket.spectator if ticket is not None else "")


def say_broken() -> None:
    err().print(Text("The connection broke; getting it back …", "yellow"))


def follow_json(feed: Feed) -> None:
    Codecs(installed())  # loads the games' messages, without which an Any cannot be written out
    while True:
        message = feed.next()
        if not message.HasField("heartbeat"):
            print_json(to_dict(message))
        if message.HasField("over"):
            return


def follow(feed: Feed, match: match_pb2.Match, console: Console) -> None:
    names = {seat.seat: seat.name or f"Seat {seat.seat}" for seat in match.seats}
    while True:
        with console.status(Text("Live. Ctrl-C stops watching.", "dim")):
            message = feed.next()
        if message.HasField("over"):
            show_result(console, message.over, [names[seat.seat] for seat in message.over.seats])
            return
        if message.HasField("update"):
            if message.update.HasField("claimed"):
                names[message.update.claimed.seat] = (
                    message.update.claimed.name or names[message.update.claimed.seat]
                )
            show_update(console, message.update, names)


def show_update(console: Console, update: match_pb2.Update, names: dict[int, str]) -> None:
    """Its version, and its sentences, or what it was if this viewer is told no more."""
    texts = list(update.texts) or [bare(update, names)]
    for i, text in enumerate(texts):
        number = f"{update.version:>5}" if i == 0 else " " * 5
        console.print(Text.assemble((number, "dim"), "  ", text))


def bare(update: match_pb2.Update, names: dict[int, str]) -> str:
    kind = update.WhichOneof("change")
    if kind == "claimed":
        return f"{names[update.claimed.seat]} takes seat {update.claimed.seat}."
    if kind == "acted":
        return f"{names[update.acted.seat]} decides."
    if kind == "ruling":
        return update.ruling.reason
    return f"The {update.drawn.stream} is asked." if kind == "drawn" else "The match begins."
