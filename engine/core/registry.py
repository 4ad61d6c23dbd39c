"""Finds the games: folders of `engine.games`, then the entry points of the group `arbiter.games`."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.metadata import entry_points

from engine import games
from engine.core.game import AnyGame, Game

ENTRY_POINTS = "arbiter.games"


def load_games() -> dict[str, AnyGame]:
    """Every game by id, in alphabetical order. Raises ValueError if two share an id."""
    found: dict[str, AnyGame] = {}
    for game in [*folder_games(), *plugin_games()]:
        if game.id in found:
            raise ValueError(f"two games are called {game.id!r}")
        found[game.id] = game
    return dict(sorted(found.items()))


def folder_games() -> list[AnyGame]:
    names = sorted(m.name for m in pkgutil.iter_modules(games.__path__) if m.ispkg)
    return [as_game(importlib.import_module(f"engine.games.{name}.game").GAME, name) for name in names]


def plugin_games() -> list[AnyGame]:
    points = sorted(entry_points(group=ENTRY_POINTS), key=lambda p: p.name)
    return [as_game(point.load(), point.name) for point in points]


def as_game(value: object, name: str) -> AnyGame:
    if not isinstance(value, Game) or value.id != name:
        raise ValueError(f"{name} does not give a Game with that id")
    return value
