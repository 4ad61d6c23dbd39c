"""`arbiter adjudicate`: end a match that will not be played on, by a rule of its event."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer
from arbiter.match.v1 import match_pb2
from arbiter.referee.v1 import referee_service_pb2 as referee
from rich.console import Console
from rich.status import Status
from rich.table import Table
from rich.text import Text

from ai.referee.adjudicate import FLOOR
from services.cli.client import Client, Stale, given_address, new_request_id, open_channel
from services.cli.flags import Ca, Server
from services.cli.output import err, out, print_json, to_dict
from services.cli.problems import Problem, for_people
from services.cli.screen import say_fairness, share_text, show_rulings
from services.cli.seating import own_token
from services.common.rulings import read_outlook


class Kind(StrEnum):
    search = "search"
    forfeit = "forfeit"
    void = "void"


KINDS = {
    Kind.search: match_pb2.RULE_KIND_SEARCH,
    Kind.forfeit: match_pb2.RULE_KIND_FORFEIT,
    Kind.void: match_pb2.RULE_KIND_VOID,
}
PLAYOUTS = 1000  # of a search, unless said otherwise

Name = Annotated[str, typer.Option(help='What the event calls its rule, such as "Art. 7.2".')]
Playouts = Annotated[
    int | None,
    typer.Option(
        min=0, help=f"How often it is played on; {PLAYOUTS} for a search, which needs {FLOOR} at least."
    ),
]
Seed = Annotated[int | None, typer.Option(min=0, max=2**32 - 1, help="Else it follows from the match.")]
Absent = Annotated[list[int] | None, typer.Option(min=0, help="A seat that left; may be repeated.")]
Appeal = Annotated[bool, typer.Option("--appeal", help="The one appeal: four times the playouts at least.")]

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@app.command()
def adjudicate(
    match: Annotated[str, typer.Argument(help="Its id.")],
    rule: Annotated[Kind, typer.Option(help="What the event's rule does with it.")],
    name: Name = "",
    playouts: Playouts = None,
    seed: Seed = None,
    absent: Absent = None,
    appeal: Appeal = False,
    lang: Annotated[str, typer.Option(help="Of the ruling: en or hu.")] = "en",
    timeout: Annotated[float, typer.Option(min=1, max=660, help="Seconds to wait for it.")] = 120.0,
    token: Annotated[str | None, typer.Option(help="A host's or a referee's; or ARBITER_TOKEN.")] = None,
    server: Server = None,
    ca: Ca = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """End a match that will not be played on. The ruling is stored in its record and counts as its result."""
    with for_people():
        address, _ = given_address(server, ca)
        client = Client(open_channel(address), address, own_token(token))
        many = (PLAYOUTS if rule is Kind.search else 0) if playouts is None else playouts
        event = match_pb2.EventRule(kind=KINDS[rule], name=name, absent=absent or ())
        asked = referee.AdjudicateMatchRequest(
            match_id=match, request_id=new_request_id(), rule=event, playouts=many, seed=seed, language=lang,
            appeal=appeal,
        )  # fmt: skip
        answer = ask(client, asked, timeout)
        if as_json:
            print_json(to_dict(answer.ruling))
        else:
            show(out(), answer.match)


def ask(
    client: Client, asked: referee.AdjudicateMatchRequest, timeout_s: float
) -> referee.AdjudicateMatchResponse:
    with Status("Playing on …", console=err()):
        try:
            return client.adjudicate(asked, timeout_s)
        except Stale:
            raise Problem(
                "The match was played on meanwhile, so nothing was ruled.", "Ask again if it is still needed."
            ) from None


def show(console: Console, match: match_pb2.Match) -> None:
    """The trail of rulings, and what the last one awards."""
    show_rulings(console, match.rulings)
    last = match.rulings[-1]
    if last.awards:
        table = Table("", "place", "share", box=None, pad_edge=False, header_style="bold")
        if last.HasField("outlook"):
            table.add_column("95 %", style="dim")
            ends = read_outlook(last.outlook).expected
        for award in last.awards:
            name = match.seats[award.seat].name or f"Seat {award.seat}"
            row: list[Text | str] = [Text(name), str(award.place), share_text(award.share)]
            if last.HasField("outlook"):
                seen = ends[award.seat]
                row.append(f"{seen.low:.1%} to {seen.high:.1%}")
            table.add_row(*row)
        console.print(table)
    console.print(Text(say_fairness(match), "dim"))
