"""Which article each code of `ConnectFour.check` stands for. The texts are in `articles.toml`."""

from __future__ import annotations

from pathlib import Path

from arbiter_connect_four.rules import dropping
from engine.core.articles import load_rulebook

CODES = {
    int(dropping.OVER): "CF-2.1",
    int(dropping.NOT_YOUR_TURN): "CF-2.2",
    int(dropping.NO_SUCH_COLUMN): "CF-2.3",
    int(dropping.COLUMN_FULL): "CF-2.4",
}
RULEBOOK = load_rulebook(Path(__file__).with_name("articles.toml"), CODES)
