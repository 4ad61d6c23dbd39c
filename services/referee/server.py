"""RefereeService over gRPC: which use case answers which RPC."""

from __future__ import annotations

from services.referee.adjudicating import AdjudicateApp
from services.referee.articles import ArticleApp
from services.referee.asking import AskApp
from services.referee.audits import AuditApp
from services.referee.judging import JudgeApp


class RefereeServer:
    """Methods take the request and the caller; see `services.common.rpc`."""

    def __init__(
        self,
        articles: ArticleApp,
        judging: JudgeApp,
        audits: AuditApp,
        asking: AskApp,
        adjudicating: AdjudicateApp,
    ) -> None:
        self.GetArticle = articles.get
        self.JudgeAction = judging.judge
        self.AuditRecord = audits.audit
        self.AskRules = asking.ask
        self.AdjudicateMatch = adjudicating.adjudicate
