"""`arbiter rules`: a rulebook, an article of it, or the articles that have a word in them."""

from __future__ import annotations

from typing import Annotated

import typer

from services.cli.flags import AnyServer, Ca, Lang
from services.cli.library import open_library
from services.cli.output import out, print_json, to_dict
from services.cli.problems import for_people
from services.cli.rulebook import Book, show_article, show_list

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="Its id, such as kronia.")],
    article: Annotated[str | None, typer.Argument(help="A number such as KRO-3.1 or 3.1, or a word.")] = None,
    lang: Lang = "en",
    server: AnyServer = None,
    ca: Ca = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, one article a line.")] = False,
) -> None:
    """Read the articles of a game."""
    with for_people():
        book = Book(open_library(server, ca).rulebook(game, lang))
        found = book.articles if article is None else book.find(article)
        if as_json:
            for each in found:
                print_json(to_dict(each))
        elif len(found) == 1:
            show_article(out(), found[0], book.edition)
        else:
            show_list(out(), found, f"{book.title}, {book.edition}")
