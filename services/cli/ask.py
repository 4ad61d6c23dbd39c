"""`arbiter ask`: the articles that answer a question, and what a position says to it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from arbiter.referee.v1 import referee_service_pb2 as referee
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from ai.referee.ask_reply import Moment, Referee
from ai.referee.wording import page_in_words
from engine.core.faults import Malformed
from engine.core.game import AnyGame
from services.cli.client import Client, given_address, open_channel
from services.cli.flags import Ca, Lang, Server
from services.cli.library import installed
from services.cli.output import out, print_json, to_dict
from services.cli.problems import Problem, as_sentence, did_you_mean, for_people
from services.cli.record import viewer_token
from services.cli.records import read_record
from services.common.auth import OPEN_HOST
from services.common.codecs import Codecs
from services.common.faults import Trouble
from services.referee.asking import MAX_RESULTS, to_response
from services.referee.moments import record_moment, seat_of

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@app.command()
def ask(
    game: Annotated[str, typer.Argument(help="Its id, such as kronia.")],
    question: Annotated[str, typer.Argument(help="In English or Hungarian, in quotation marks.")],
    lang: Lang = "en",
    n: Annotated[int, typer.Option(min=1, max=MAX_RESULTS, help="How many articles at most.")] = 3,
    match: Annotated[
        str | None, typer.Option(help="A match that the question is about, on a server.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="A record of a finished match that it is about.")
    ] = None,
    ply: Annotated[
        int | None, typer.Option(min=0, help="After so many plies; the last unless given.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, help="Who would act; the seat to act unless given.")
    ] = None,
    token: Annotated[
        str | None, typer.Option(help="For --match; or ARBITER_TOKEN, or the seat here.")
    ] = None,
    server: Server = None,
    ca: Ca = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Ask about the rules of a game. Needs no server, except about a match that is on one."""
    with for_people():
        if match is not None and record is not None:
            raise Problem("--match and --record exclude each other.")
        if match is None:
            answer = ask_here(game, question, lang, n, record, ply, seat)
        else:
            address, _ = given_address(server, ca)
            client = Client(open_channel(address), address, viewer_token(match, str(address), token))
            answer = client.ask_rules(to_request(game, question, lang, n, match, ply, seat))
        if as_json:
            print_json(to_dict(answer))
        else:
            show(out(), answer, lang)


def ask_here(
    name: str, question: str, lang: str, n: int, record: Path | None, ply: int | None, seat: int | None
) -> referee.AskRulesResponse:
    game = pick(name)
    try:
        moment = None if record is None else moment_of(game, record, ply, seat)
        return to_response(Referee(game).ask(question, lang, n, moment), lang, 0)
    except (Malformed, Trouble) as fault:
        raise Problem(as_sentence(str(fault))) from None


def pick(name: str) -> AnyGame:
    games = installed()
    if name not in games:
        raise Problem(f"There is no game called {name!r}.", did_you_mean(name, games))
    return games[name]


def moment_of(game: AnyGame, path: Path, ply: int | None, seat: int | None) -> Moment:
    """A finished match has no secrets, so any seat may be asked about with its own eyes."""
    codecs = Codecs(installed())
    told = read_record(codecs, path)
    if told.header.game != game.id:
        raise Problem(f"{path} is a record of {told.header.game}, not of {game.id}.")
    at = max((entry.ply for entry in told.entries), default=0) if ply is None else ply
    found = record_moment(codecs, referee.RecordMoment(record=told, ply=at))
    asked = seat_of(found, OPEN_HOST, seat)
    return Moment(found.state, asked, asked)


def to_request(
    game: str, question: str, lang: str, n: int, match: str, ply: int | None, seat: int | None
) -> referee.AskRulesRequest:
    request = referee.AskRulesRequest(question=question, language=lang, game=game, seat=seat, max_results=n)
    if ply is None:
        request.subject.match.match_id = match
    else:
        request.subject.moment.match_id, request.subject.moment.ply = match, ply
    return request


def show(console: Console, answer: referee.AskRulesResponse, lang: str) -> None:
    """Facts and the sentence of a refusal as they are told, each article with its number in colour."""
    if not answer.answers:
        console.print(escape(answer.message))
        return
    first = f"{answer.answers[0].article.article}, "
    told = answer.message.partition(first)[0].strip()
    if told:
        console.print(escape(told), end="\n\n")
    for found in answer.answers:
        article = found.article
        page = f"[dim]{escape(page_in_words(article.page, lang))}[/dim]"
        console.print(f"[bold cyan]{article.article}[/bold cyan] [bold]{escape(article.title)}[/bold]{page}")
        console.print(Padding(escape(article.gist), (0, 0, 0, 4)))
