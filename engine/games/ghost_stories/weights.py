"""The weights of weights.toml, loaded and checked once."""

from __future__ import annotations

import tomllib
from pathlib import Path

from engine.games.ghost_stories.knowledge.worth import Given, Worth


def load(path: Path) -> Worth:
    """ValueError names the number that is missing, wrong or unknown."""
    with path.open("rb") as file:
        return Worth(Given(tomllib.load(file)))


WORTH = load(Path(__file__).with_name("weights.toml"))
