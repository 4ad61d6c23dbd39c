"""Everything that is printed, for a client that draws the game: the content of data.toml."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.luxor import data
from engine.games.luxor.data import CARD_KINDS, DATA, SYMBOLS, TILE_KINDS
from engine.games.luxor.options import Options


@dataclass(frozen=True)
class Board:
    name: str
    digest: str


@dataclass(frozen=True)
class Cell:
    row: int
    column: int


@dataclass(frozen=True)
class Space:
    position: int
    tile: int  # place in TILE_KINDS
    level: int
    symbol: int  # place in SYMBOLS
    score: int
    cell: Cell


@dataclass(frozen=True)
class AnubisPlace:
    after: int
    cell: Cell


@dataclass(frozen=True)
class TombChamber:
    score: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class CardKind:
    id: int
    action: int  # place in CARD_KINDS
    low: int
    high: int
    level: int
    copies: int


@dataclass(frozen=True)
class TileFace:
    id: int
    kind: int  # place in TILE_KINDS
    treasure: str
    needs: int
    points: int
    steps: int
    levels: tuple[int, ...]
    copies: int


@dataclass(frozen=True)
class TempleBack:
    symbol: int
    tile: int
    copies: int


@dataclass(frozen=True)
class ScarabKind:
    points: int
    copies: int


@dataclass(frozen=True)
class Components:
    """Fields are those of the `Components` message, where each is explained."""

    board: Board
    rows: int
    columns: int
    stairs: Cell
    spaces: tuple[Space, ...]
    anubis: tuple[AnubisPlace, ...]
    tomb: TombChamber
    cards: tuple[CardKind, ...]
    tiles: tuple[TileFace, ...]
    temple: tuple[TempleBack, ...]
    scarabs: tuple[ScarabKind, ...]
    keys: int
    jokers: int
    sarcophagi: tuple[int, ...]
    key_score: int
    set_scores: tuple[int, ...]
    jokers_per_set: int
    colors: tuple[str, ...]


BOARD = Board(DATA.name, DATA.digest)


def components(options: Options, seats: int) -> Components:
    """The same for all options; only the colours of the seats depend on their number (LUX-2.1)."""
    return Components(
        board=BOARD,
        rows=DATA.rows,
        columns=DATA.columns,
        stairs=Cell(*DATA.stairs_beside),
        spaces=tuple(show_space(space) for space in DATA.spaces),
        anubis=tuple(AnubisPlace(a.after, Cell(*a.cell)) for a in DATA.anubis),
        tomb=TombChamber(DATA.tomb_score, tuple(Cell(*c) for c in DATA.tomb_cells)),
        cards=tuple(
            CardKind(c.id, CARD_KINDS.index(c.kind), c.low, c.high, c.level, c.copies) for c in DATA.cards
        ),
        tiles=tuple(show_tile(tile) for tile in DATA.tiles),
        temple=tuple(TempleBack(SYMBOLS.index(back), tile, copies) for back, tile, copies in DATA.temple),
        scarabs=tuple(ScarabKind(*scarab) for scarab in DATA.scarabs),
        keys=DATA.keys,
        jokers=DATA.jokers,
        sarcophagi=DATA.sarcophagi,
        key_score=DATA.key_score,
        set_scores=DATA.set_scores,
        jokers_per_set=DATA.jokers_per_set,
        colors=DATA.colors[:seats],
    )


def show_space(space: data.Space) -> Space:
    kind, symbol = TILE_KINDS.index(space.tile), SYMBOLS.index(space.symbol)
    return Space(space.id, kind, space.level, symbol, space.score, Cell(*space.cell))


def show_tile(tile: data.Tile) -> TileFace:
    kind = TILE_KINDS.index(tile.kind)
    return TileFace(
        tile.id, kind, tile.treasure, tile.needs, tile.points, tile.steps, tile.levels, tile.copies
    )
