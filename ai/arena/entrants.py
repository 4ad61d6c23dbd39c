"""Who enters the arena: the players of `ai.players` by their names, or somebody's own by `module:name`."""

from __future__ import annotations

import importlib
from typing import cast

from ai.players import Player, SearchPlayer, parse_player
from engine.core.faults import Malformed
from engine.core.game import AnyGame

FIELD = "player"


def build(text: str, game: AnyGame) -> Player:
    """The player that is meant. Raises Malformed if there is none."""
    if is_outside(text):
        return outside(text, game)
    return parse_player(text, game)


def is_outside(text: str) -> bool:
    """Is it written `module:name`?"""
    head, colon, _ = text.partition(":")
    return bool(colon) and head != "flat" and "=" not in head


def outside(text: str, game: AnyGame) -> Player:
    """Whatever that name in that module gives when it is called with the game."""
    module, _, name = text.partition(":")
    try:
        return cast(Player, getattr(importlib.import_module(module), name)(game))
    except Exception as error:  # whatever somebody else's module may raise
        raise Malformed(FIELD, f"{text!r} cannot be loaded: {type(error).__name__}: {error}") from None


def with_iterations(text: str, iterations: int) -> str:
    """The same player with another budget. Raises Malformed if it has none."""
    head, *changes = text.split(",")
    if is_outside(text) or head in ("random", "greedy"):
        raise Malformed(FIELD, f"{text} has no iterations to vary")
    if head.partition(":")[0] == "flat":
        return f"flat:{iterations}"
    others = [change for change in changes if change.partition("=")[0] != "iterations"]
    return ",".join([head, f"iterations={iterations}", *others])


def describe(player: Player, text: str) -> str:
    """All that a player's decisions depend on, besides the version of the code."""
    if not isinstance(player, SearchPlayer):
        return text
    params = " ".join(f"{key}={value}" for key, value in player.params.to_overrides().items())
    return f"iterations={player.iterations} {params}"
