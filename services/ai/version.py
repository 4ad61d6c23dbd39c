"""The version of what thinks about a game: a digest of the search and of the whole game.

Equal versions choose equally, so it covers every source and data file that a choice can depend on. A
compiled build has the version of the sources that it was compiled from.
"""

from __future__ import annotations

import hashlib
import importlib.util
from functools import cache
from pathlib import Path

from engine.core.game import AnyGame

SHARED = ("ai.levels", "ai.search.search", "engine.core.state")  # each with what lies beside it
KINDS = (".py", ".toml")
LENGTH = 12  # hexadecimal digits


def version_of(game: AnyGame) -> str:
    return digest_of(game.wire)


@cache
def digest_of(wire: str) -> str:
    """`wire` is the game's module of that name, which lies in the game's folder."""
    digest = hashlib.sha256()
    for module in (*SHARED, wire):
        folder = folder_of(module)
        deep = module == wire
        for path in sorted(folder.rglob("*") if deep else folder.glob("*")):
            if path.suffix in KINDS and path.is_file():
                data = path.read_bytes()
                digest.update(f"{path.relative_to(folder)}\0{len(data)}\0".encode() + data)
    return digest.hexdigest()[:LENGTH]


def folder_of(module: str) -> Path:
    found = importlib.util.find_spec(module)
    if found is None or found.origin is None:
        raise ValueError(f"the module {module} has no file")
    return Path(found.origin).parent
