"""RefereeService over gRPC: which use case answers which RPC."""

from __future__ import annotations

from typing import Any

from services.common.auth import Caller
from services.common.faults import NotOffered
from services.referee.articles import ArticleApp
from services.referee.audits import AuditApp
from services.referee.judging import JudgeApp


class RefereeServer:
    """Methods take the request and the caller; see `services.common.rpc`."""

    def __init__(self, articles: ArticleApp, judging: JudgeApp, audits: AuditApp) -> None:
        self.GetArticle = articles.get
        self.JudgeAction = judging.judge
        self.AuditRecord = audits.audit
        self.AskRules = not_offered


async def not_offered(_asked: Any, _caller: Caller) -> Any:
    raise NotOffered("this server does not offer this call")
