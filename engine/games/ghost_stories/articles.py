"""Which article each code of `GhostStoriesState.check` stands for. The texts are in `articles.toml`."""

from __future__ import annotations

from pathlib import Path

from engine.core.articles import load_rulebook
from engine.games.ghost_stories.rules import codes

CODES = {int(code): f"GHO-{code // 100}.{code % 100}" for code in codes.ALL}
RULEBOOK = load_rulebook(Path(__file__).with_name("articles.toml"), CODES)
