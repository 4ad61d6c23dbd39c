"""Games and rulebooks: from a server if there is one, else from what is installed here."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from arbiter.match.v1 import rules_service_pb2

from engine.core.faults import Malformed
from engine.core.game import Games
from engine.core.registry import load_games
from services.cli.client import Client, given_address, open_channel
from services.cli.problems import Problem, as_sentence
from services.common.auth import NOBODY
from services.common.codecs import Codecs
from services.rules.library import LibraryApp

R = TypeVar("R")  # what a call answers


class Library:
    """`client` is None where nothing answers and nobody asked for a particular server."""

    def __init__(self, client: Client | None) -> None:
        self.client = client

    def games(self) -> rules_service_pb2.ListGamesResponse:
        if self.client is not None:
            return self.client.list_games()
        return here(LibraryApp(Codecs(installed())).games(rules_service_pb2.ListGamesRequest(), NOBODY))

    def rulebook(self, game: str, language: str) -> rules_service_pb2.GetRulebookResponse:
        if self.client is not None:
            return self.client.rulebook(game, language)
        asked = rules_service_pb2.GetRulebookRequest(game=game, language=language)
        return here(LibraryApp(Codecs(installed())).rulebook(asked, NOBODY))


def open_library(server: str | None, ca: Path | None) -> Library:
    """Raises Problem only if a server was asked for by name and its address cannot be read."""
    address, named = given_address(server, ca)
    if not named and not address.answers():
        return Library(None)
    return Library(Client(open_channel(address), address))


def here(answer: Coroutine[Any, Any, R]) -> R:
    try:
        return asyncio.run(answer)
    except Malformed as fault:
        raise Problem(as_sentence(fault.problem)) from None


def installed() -> Games:
    """Every game of this installation. Raises Problem if one cannot be loaded."""
    try:
        return load_games()
    except (ImportError, ValueError, AttributeError) as fault:
        raise Problem(f"A game cannot be loaded: {fault}.", "`arbiter doctor` says which one.") from None
