"""AiService over gRPC: which use case answers which RPC."""

from __future__ import annotations

from services.ai.app import AiApp
from services.ai.review import ReviewApp


class AiServer:
    """Methods take the request and the caller; see `services.common.rpc`."""

    def __init__(self, app: AiApp, reviews: ReviewApp) -> None:
        self.ListLevels = app.levels
        self.SuggestAction = app.suggest
        self.AnalyzePosition = app.analyze
        self.ReviewRecord = reviews.review
