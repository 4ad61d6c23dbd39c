"""MatchService over gRPC: which use case answers which RPC."""

from __future__ import annotations

from services.match.app import MatchApp
from services.match.record import RecordApp
from services.match.watch import WatchApp


class MatchServer:
    """Methods take the request and the caller; see `services.common.rpc`."""

    def __init__(self, matches: MatchApp, watch: WatchApp, records: RecordApp) -> None:
        self.CreateMatch = matches.create
        self.GetMatch = matches.get
        self.ListMatches = matches.list
        self.ClaimSeat = matches.claim
        self.GetView = matches.view
        self.SubmitAction = matches.submit
        self.WatchMatch = watch.watch
        self.GetRecord = records.get
