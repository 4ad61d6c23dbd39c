"""RefereeService: articles by number."""

from __future__ import annotations

from typing import Any

import pytest
from arbiter.referee.v1 import referee_service_pb2 as referee
from support.table import Table, fails, reason


async def ask(table: Table, **fields: Any) -> Any:
    return await table.referee.GetArticle(referee.GetArticleRequest(**fields))


@pytest.mark.parametrize(("language", "gist"), [("en", "One stakes a coin"), ("hu", "Csak saját")])
async def test_an_article_is_given_in_the_language_asked_for(table: Table, language: str, gist: str) -> None:
    answer = await ask(table, game="coin_duel", article="CD-4", language=language)
    assert answer.article.article == "CD-4"
    assert answer.article.gist.startswith(gist)
    assert answer.article.page == "1"
    assert answer.refuses
    assert answer.edition


async def test_an_article_that_is_not_there_is_not_found(table: Table) -> None:
    error = await fails(ask(table, game="coin_duel", article="CD-99"))
    assert reason(error) == "ARTICLE_NOT_FOUND"
