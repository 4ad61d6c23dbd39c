"""Articles at a terminal: found by number or by word."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.match.v1 import rules_service_pb2
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from services.cli.problems import Problem, did_you_mean

Article = rules_service_pb2.Article
KINDS = {
    rules_service_pb2.ARTICLE_KIND_REFUSAL: "an action that breaks it is refused",
    rules_service_pb2.ARTICLE_KIND_EFFECT: "carried out by the engine",
    rules_service_pb2.ARTICLE_KIND_TABLE: "for people at a table only",
}


class Book:
    """One rulebook in one language."""

    def __init__(self, response: rules_service_pb2.GetRulebookResponse) -> None:
        self.title = response.game.title
        self.edition = response.edition
        self.articles = list(response.articles)

    def find(self, wanted: str) -> list[Article]:
        """The article of this number, with or without its prefix, else all with this word. Raises Problem."""
        by_number = {a.article.lower(): a for a in self.articles}
        bare = {number.partition("-")[2]: a for number, a in by_number.items()}
        key = wanted.strip().lower()
        one = by_number.get(key) or bare.get(key)
        if one is not None:
            return [one]
        found = [a for a in self.articles if key in f"{a.article} {a.title} {a.gist}".lower()]
        if not found:
            advice = (
                did_you_mean(wanted.upper(), [a.article for a in self.articles])
                if any(c.isdigit() for c in key)
                else ""
            )
            raise Problem(
                f"{self.title} has no article {wanted!r}.", advice or "Leave it out to see all articles."
            )
        return found


def show_article(console: Console, article: Article, edition: str) -> None:
    where = f"page {article.page}" if article.page else "the printed book is silent"
    footer = f"{edition}, {where}; {KINDS.get(article.kind, '')}".rstrip("; ")
    console.print(
        Panel(
            Text.assemble(article.gist, "\n\n", (footer, "dim")),
            title=f"[bold]{escape(article.article)}[/bold] {escape(article.title)}",
            title_align="left",
            border_style="cyan",
        )
    )


def show_list(console: Console, articles: Sequence[Article], title: str) -> None:
    table = Table("Article", "Title", "In a line", "Page", box=None, pad_edge=False, header_style="bold")
    table.title, table.title_justify = escape(title), "left"
    for a in articles:
        table.add_row(a.article, escape(a.title), escape(a.gist), escape(a.page))
    console.print(table)
