"""One article of a game, by its number, and articles as citations."""

from __future__ import annotations

from arbiter.match.v1 import match_pb2
from arbiter.referee.v1 import referee_service_pb2

from engine.core.articles import REFUSAL, Article
from services.common.auth import Caller
from services.common.codecs import Codecs
from services.common.faults import Missing


class ArticleApp:
    """Needs no token: there is no secret in a rulebook."""

    def __init__(self, codecs: Codecs) -> None:
        self.codecs = codecs

    async def get(
        self, asked: referee_service_pb2.GetArticleRequest, _caller: Caller
    ) -> referee_service_pb2.GetArticleResponse:
        """Raises Missing if the game has no article of this number."""
        game = self.codecs.of_game(asked.game).game
        article = game.rulebook.by_number(asked.article.strip())
        if article is None:
            raise Missing(f"{game.title} has no article {asked.article[:40]!r}", "ARTICLE_NOT_FOUND")
        return referee_service_pb2.GetArticleResponse(
            article=to_citation(article, asked.language),
            edition=game.rulebook.edition,
            refuses=article.kind == REFUSAL,
            reason=article.reason,
        )


def to_citation(article: Article, language: str) -> match_pb2.Citation:
    return match_pb2.Citation(
        article=article.number,
        title=article.title.in_language(language),
        gist=article.gist.in_language(language),
        page=article.page,
    )
