"""RulesService over gRPC: which use case answers which RPC."""

from __future__ import annotations

from services.rules.library import LibraryApp
from services.rules.positions import PositionApp
from services.rules.validate import ValidateApp


class RulesServer:
    """Methods take the request and the caller; see `services.common.rpc`."""

    def __init__(self, library: LibraryApp, validate: ValidateApp, positions: PositionApp) -> None:
        self.ListGames = library.games
        self.GetRulebook = library.rulebook
        self.NewPosition = positions.new
        self.ValidateAction = validate.validate
        self.BatchValidateActions = validate.batch
        self.StreamValidateActions = validate.stream
        self.ListLegalActions = validate.list_legal
        self.ApplyAction = positions.apply
