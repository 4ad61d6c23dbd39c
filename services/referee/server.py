"""RefereeService over gRPC: which use case answers which RPC."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

from services.common.auth import Caller
from services.common.faults import NotOffered
from services.referee.articles import ArticleApp


class RefereeServer:
    """Methods take the request and the caller; see `services.common.rpc`."""

    def __init__(self, articles: ArticleApp) -> None:
        self.GetArticle = articles.get
        self.JudgeAction = not_offered
        self.AuditRecord = not_streamed
        self.AskRules = not_offered


async def not_offered(_asked: Any, _caller: Caller) -> Any:
    raise NotOffered("this server does not offer this call")


async def not_streamed(_asked: Any, _caller: Caller) -> AsyncGenerator[Any, None]:
    raise NotOffered("this server does not offer this call")
    yield
