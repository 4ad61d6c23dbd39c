"""The version of what thinks about a game: a digest of the search and of what it knows of the game.

Equal versions choose equally. It is taken over the sources, so that a compiled build has the version of the
sources it was compiled from.
"""

from __future__ import annotations

import hashlib
import importlib.util
from functools import cache
from pathlib import Path

from engine.core.game import AnyGame

SHARED = ("ai.search", "ai.levels", "engine.core.heuristics", "engine.core.kit")
LENGTH = 12  # hexadecimal digits


def version_of(game: AnyGame) -> str:
    return digest_of(folder_of(game.wire))


def folder_of(module: str) -> Path:
    """Where the game's `heuristics.py` and its data files are: beside its `wire` module."""
    found = importlib.util.find_spec(module)
    if found is None or found.origin is None:
        raise ValueError(f"the module {module} has no file")
    return Path(found.origin).parent


@cache
def digest_of(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in [*shared_files(), *sorted(folder.glob("heuristics*.py")), *sorted(folder.glob("*.toml"))]:
        data = path.read_bytes()
        digest.update(f"{path.name}\0{len(data)}\0".encode() + data)
    return digest.hexdigest()[:LENGTH]


def shared_files() -> list[Path]:
    files: list[Path] = []
    for name in SHARED:
        spec = importlib.util.find_spec(name)
        if spec is None:
            raise ValueError(f"{name} is not installed")
        if spec.submodule_search_locations is not None:
            files += sorted(Path(next(iter(spec.submodule_search_locations))).glob("*.py"))
        else:
            files.append(source_of(Path(str(spec.origin))))
    return files


def source_of(path: Path) -> Path:
    """The source beside a compiled module."""
    return path.with_name(path.name.partition(".")[0] + ".py")
