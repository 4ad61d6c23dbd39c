"""Refusals as messages: the article, its gist in the caller's language, and the facts."""

from __future__ import annotations

from arbiter.match.v1 import match_pb2

from engine.core.articles import Article
from engine.core.state import State
from services.common.codecs import Codec
from services.common.lru import Lru

KEPT = 4096


class Citations:
    """Builds refusals; what depends on the codes alone is built once."""

    def __init__(self) -> None:
        self.bare: Lru[tuple[str, tuple[int, ...], str], match_pb2.Refused] = Lru(KEPT)

    def refused(
        self, codec: Codec, state: State, seat: int, action: int, codes: tuple[int, ...], language: str
    ) -> match_pb2.Refused:
        """The refusal of an action; `codes[0]` is the citation."""
        bare = self.bare.get((codec.game.id, codes, language))
        if bare is None:
            bare = cite(codec, codes, language)
            self.bare.put((codec.game.id, codes, language), bare)
        facts = codec.game.facts(state, seat, action, codes[0])
        if not facts:
            return bare
        full = match_pb2.Refused()
        full.CopyFrom(bare)
        for fact in facts:
            if isinstance(fact.value, str):
                full.facts.add(name=fact.name, text=fact.value)
            else:
                full.facts.add(name=fact.name, number=fact.value)
        return full


def cite(codec: Codec, codes: tuple[int, ...], language: str) -> match_pb2.Refused:
    articles = [codec.game.rulebook.codes[code] for code in codes]
    first = articles[0]
    title, gist = first.title.in_language(language), first.gist.in_language(language)
    refused = match_pb2.Refused(
        game=codec.game.id, article=first.number, title=title, gist=gist, page=first.page,
        message=f"{first.number}, {title}: {gist}",
    )  # fmt: skip
    for article in others(articles):
        refused.also_broken.add(
            article=article.number,
            title=article.title.in_language(language),
            gist=article.gist.in_language(language),
            page=article.page,
        )
    return refused


def others(articles: list[Article]) -> list[Article]:
    """Every article after the first, once: several codes may stand for one."""
    seen = {articles[0].number}
    out = []
    for article in articles[1:]:
        if article.number not in seen:
            seen.add(article.number)
            out.append(article)
    return out
