"""The levels of a game's AI: how much it thinks and with what, from `levels.toml` in the game's folder.

    [search.selection]      # parameters of all levels (ai/search/params.py)
    rule = "puct"
    [levels.easy]
    iterations = 40
    [levels.easy.choice]    # and of one
    temperature = 1.0

A game without such a file gets plain search.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from ai.search.params import Params
from engine.core.game import AnyGame

NAMES = ("easy", "normal", "hard", "expert")
PLAIN = {"easy": 30, "normal": 300, "hard": 3000, "expert": 9000}
MOST_ITERATIONS = 10_000_000


@dataclass(frozen=True)
class Level:
    name: str
    iterations: int  # a decision
    params: Params


def levels_of(game: AnyGame) -> dict[str, Level]:
    """The levels by name, weakest first. ValueError, with the place, if the game's file is wrong."""
    data, place = settings_of(game)
    if not data:
        return {name: Level(name, PLAIN[name], Params()) for name in NAMES}
    return read_levels(data, place)


def settings_of(game: AnyGame) -> tuple[dict[str, Any], str]:
    """The tables of the game's `levels.toml`, none if it has no such file; and what to call the file."""
    package, _, _ = game.wire.rpartition(".")
    place = files(package).joinpath("levels.toml")
    data = tomllib.loads(place.read_text("utf-8")) if place.is_file() else {}
    return data, f"levels.toml of {game.id}"


def read_levels(data: Mapping[str, Any], place: str) -> dict[str, Level]:
    """ValueError if a level is missing, unknown, or does not fit."""
    common = override(Params(), data.get("search", {}), f"{place}, search")
    tables = data.get("levels", {})
    if tuple(tables) != NAMES:
        raise ValueError(f"{place}: the levels must be {', '.join(NAMES)}, in this order")
    levels = {}
    for name, table in tables.items():
        rest = dict(table)
        iterations = rest.pop("iterations", None)
        if not isinstance(iterations, int) or not 1 <= iterations <= MOST_ITERATIONS:
            raise ValueError(
                f"{place}, {name}: iterations must be a whole number from 1 to {MOST_ITERATIONS}"
            )
        levels[name] = Level(name, iterations, override(common, rest, f"{place}, {name}"))
    return levels


def override(params: Params, table: Mapping[str, Any], place: str) -> Params:
    changed, warnings = params.with_overrides(flatten(table))
    if warnings:
        raise ValueError(f"{place}: {'; '.join(warnings)}")
    return changed


def flatten(table: Mapping[str, Any], prefix: str = "") -> dict[str, str]:
    """Nested tables as dotted keys."""
    out: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, Mapping):
            out.update(flatten(value, f"{prefix}{key}."))
        else:
            out[prefix + key] = str(value).lower() if isinstance(value, bool) else str(value)
    return out
