"""The printed components as rows of numbers, by card, tile or position: data.toml for compiled rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.games.luxor.data import CARD_KINDS, DATA, SYMBOLS, TILE_KINDS

# A mask with one bit set. Compiled, `1 << n` is a shift of 32 bits; this is not.
BIT: Final = vec[i64]([1 << n for n in range(62)])

# By card; place 0 stands for "no card".
CARDS: Final[i64] = len(DATA.cards) + 1
CARD_KIND: Final = vec[i64]([0] + [CARD_KINDS.index(c.kind) for c in DATA.cards])
CARD_LOW: Final = vec[i64]([0] + [c.low or 1 for c in DATA.cards])  # steps forward
CARD_HIGH: Final = vec[i64]([0] + [c.high or 1 for c in DATA.cards])
CARD_LEVEL: Final = vec[i64]([0] + [c.level for c in DATA.cards])  # 0: a start card
CARD_COPIES: Final = vec[i64]([0] + [c.copies for c in DATA.cards])
ALL_CARDS: Final[i64] = sum(c.copies for c in DATA.cards)

# By tile; place 0 stands for "no tile".
TILES: Final[i64] = len(DATA.tiles) + 1
TILE_KIND: Final = vec[i64]([0] + [TILE_KINDS.index(t.kind) for t in DATA.tiles])
TILE_NEEDS: Final = vec[i64]([0] + [t.needs for t in DATA.tiles])
TILE_POINTS: Final = vec[i64]([0] + [t.points for t in DATA.tiles])
TILE_STEPS: Final = vec[i64]([0] + [t.steps for t in DATA.tiles])
TILE_LEVEL: Final = vec[i64]([0] + [t.levels[0] if t.levels else 0 for t in DATA.tiles])
TILE_OTHER_LEVEL: Final = vec[i64]([0] + [t.levels[-1] if t.levels else 0 for t in DATA.tiles])
TILE_COPIES: Final = vec[i64]([0] + [t.copies for t in DATA.tiles])
TREASURE_KIND: Final = vec[i64](
    [0] + [DATA.treasure_kinds.index(t.treasure) if t.treasure else 0 for t in DATA.tiles]
)

# By position: the stairs, the tile spaces, the tomb chamber.
SCORE: Final = vec[i64]([0] + [s.score for s in DATA.spaces] + [DATA.tomb_score])
SYMBOL: Final = vec[i64]([0] + [SYMBOLS.index(s.symbol) for s in DATA.spaces] + [0])
PRINTED: Final = vec[i64]([0] + [TILE_KINDS.index(s.tile) for s in DATA.spaces] + [0])
PRINTED_LEVEL: Final = vec[i64]([0] + [s.level for s in DATA.spaces] + [0])
MARK_AFTER: Final = vec[i64]([a.after for a in DATA.anubis])

# By scarab, named by its points.
SCARABS: Final[i64] = max(points for points, _ in DATA.scarabs) + 1
SCARAB_COPIES: Final = vec[i64]([dict(DATA.scarabs).get(points, 0) for points in range(10)])
ALL_SCARABS: Final[i64] = sum(copies for _, copies in DATA.scarabs)

KEYS: Final[i64] = DATA.keys
JOKERS: Final[i64] = DATA.jokers
SARCOPHAGUS: Final = vec[i64](list(DATA.sarcophagi))
KEY_SCORE: Final[i64] = DATA.key_score
JOKERS_PER_SET: Final[i64] = DATA.jokers_per_set
SET_SCORE: Final = vec[i64](list(DATA.set_scores))


def temple_copies() -> vec[i64]:
    """How many temple tiles there are by pile and tile: symbol * TILES + tile."""
    copies = vec[i64]([0] * ((len(SYMBOLS)) * (len(DATA.tiles) + 1)))
    for back, tile, amount in DATA.temple:
        copies[SYMBOLS.index(back) * (len(DATA.tiles) + 1) + tile] += amount
    return copies


TEMPLE_COPIES: Final = temple_copies()
