"""Reads data.toml once and checks it: the one place where the printed components come from.

Everything is given as tuples by small id: cards and tiles are numbered from 1 in the order of the file.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CARD_KINDS = (
    "", "number", "plus_minus_one", "die", "range", "die_range", "move_all", "last_to_penultimate",
    "minus_one",
)  # fmt: skip
TILE_KINDS = (
    "", "treasure", "horus", "osiris", "tunnel", "scarab", "joker", "joker_or_scarab", "eyes",
)  # fmt: skip
SYMBOLS = ("", "cobra", "falcon", "lion")
SPACES = 40
LEVELS = (1, 2, 3)


class BadData(Exception):
    """data.toml breaks something that the rules rest on; the message says what."""


@dataclass(frozen=True)
class Card:
    """One kind of card; copies of it are alike."""

    id: int
    kind: str
    low: int  # steps; 0 if the card names none
    high: int
    level: int  # of a Horus card; 0 for a start card
    copies: int


@dataclass(frozen=True)
class Tile:
    """One face of a tile; copies of it are alike."""

    id: int
    kind: str
    copies: int
    treasure: str = ""  # vase, jewelry or statue
    needs: int = 0  # adventurers, of a treasure
    points: int = 0  # of a treasure
    steps: int = 0  # of an Osiris tile
    levels: tuple[int, ...] = ()  # of a Horus tile one, of an eye tile two


@dataclass(frozen=True)
class Space:
    """One tile space, as it is printed."""

    id: int
    tile: str  # what lies there at the start: treasure, horus or osiris
    level: int  # of a Horus space, else 0
    symbol: str  # "" for none
    score: int
    cell: tuple[int, int]  # row and column of the drawing


@dataclass(frozen=True)
class Anubis:
    after: int  # the statue stands between this space and the next
    cell: tuple[int, int]


@dataclass(frozen=True)
class Data:
    name: str
    digest: str  # SHA-256 of the content, hexadecimal; comments and layout of the file do not count
    rows: int
    columns: int
    stairs_beside: tuple[int, int]
    tomb_cells: tuple[tuple[int, int], ...]
    tomb_score: int
    anubis: tuple[Anubis, ...]
    spaces: tuple[Space, ...]
    treasure_kinds: tuple[str, ...]
    tiles: tuple[Tile, ...]
    temple: tuple[tuple[str, int, int], ...]  # (back, tile id, copies)
    cards: tuple[Card, ...]
    keys: int
    jokers: int
    scarabs: tuple[tuple[int, int], ...]  # (points, copies)
    sarcophagi: tuple[int, ...]
    key_score: int
    jokers_per_set: int
    set_scores: tuple[int, ...]
    colors: tuple[str, ...]


def load(path: Path) -> Data:
    """Read and check a component file. Raises BadData if it breaks what the rules rest on."""
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    board, tokens, scores = raw["board"], raw["tokens"], raw["scores"]
    tiles = tuple(read_tiles(raw["tiles"]))
    data = Data(
        name=raw["name"],
        digest=hashlib.sha256(json.dumps(raw, sort_keys=True).encode()).hexdigest(),
        rows=board["rows"],
        columns=board["columns"],
        stairs_beside=cell(board["stairs_beside"]),
        tomb_cells=tuple(cell(c) for c in board["tomb_cells"]),
        tomb_score=board["tomb_score"],
        anubis=tuple(Anubis(a["after"], cell(a["cell"])) for a in board["anubis"]),
        spaces=tuple(read_space(i, s) for i, s in enumerate(board["spaces"], 1)),
        treasure_kinds=tuple(raw["tiles"]["treasure_kinds"]),
        tiles=tiles,
        temple=tuple((t["back"], find_front(tiles, t), t["copies"]) for t in raw["tiles"]["temple"]),
        cards=tuple(read_cards(raw["cards"])),
        keys=tokens["keys"],
        jokers=tokens["jokers"],
        scarabs=tuple((s["points"], s["copies"]) for s in tokens["scarabs"]),
        sarcophagi=tuple(tokens["sarcophagi"]),
        key_score=scores["key"],
        jokers_per_set=scores["jokers_per_set"],
        set_scores=tuple(scores["sets"]),
        colors=tuple(raw["players"]["colors"]),
    )
    problems = list(find_problems(data))
    if problems:
        raise BadData(f"{path.name}: {'; '.join(problems)}")
    return data


def cell(pair: Sequence[int]) -> tuple[int, int]:
    row, column = pair
    return row, column


def read_space(number: int, raw: Mapping[str, Any]) -> Space:
    return Space(
        number, raw["tile"], raw.get("level", 0), raw.get("symbol", ""), raw["score"], cell(raw["cell"])
    )


def read_cards(raw: Mapping[str, Any]) -> Iterable[Card]:
    for number, c in enumerate([*raw["start"], *raw["horus"]], 1):
        yield Card(number, c["kind"], c.get("low", 0), c.get("high", 0), c.get("level", 0), c["copies"])


def read_tiles(raw: Mapping[str, Any]) -> Iterable[Tile]:
    """Treasures by kind and face, then Horus by level, Osiris by steps, and the fronts of temple tiles."""
    found: list[Tile] = []
    for kind in raw["treasure_kinds"]:
        for f in raw["treasure_faces"]:
            found.append(Tile(0, "treasure", f["copies"], kind, f["needs"], f["points"]))
    found += [Tile(0, "horus", 2, levels=(level,)) for level in LEVELS]
    found += [Tile(0, "osiris", o["copies"], steps=o["steps"]) for o in raw["osiris"]]
    fronts: dict[tuple[str, tuple[int, ...]], int] = {}
    for t in raw["temple"]:
        front = (t["front"], tuple(t.get("levels", ())))
        fronts[front] = fronts.get(front, 0) + t["copies"]
    found += [Tile(0, kind, copies, levels=levels) for (kind, levels), copies in fronts.items()]
    for number, tile in enumerate(found, 1):
        yield Tile(number, *[getattr(tile, n) for n in list(Tile.__dataclass_fields__)[1:]])


def find_front(tiles: Sequence[Tile], raw: Mapping[str, Any]) -> int:
    levels = tuple(raw.get("levels", ()))
    return next(t.id for t in tiles if t.kind == raw["front"] and t.levels == levels)


def find_problems(d: Data) -> Iterable[str]:
    """What the rules need of any edition of the components (LUX-1 and LUX-2)."""
    yield from find_board_problems(d)
    yield from find_piece_problems(d)


def find_board_problems(d: Data) -> Iterable[str]:
    if len(d.spaces) != SPACES:
        yield f"{len(d.spaces)} tile spaces, not {SPACES}"
    for kind, wanted in (("treasure", 30), ("horus", 6), ("osiris", 4)):
        if (found := sum(s.tile == kind for s in d.spaces)) != wanted:
            yield f"{found} {kind} spaces, not {wanted}"
    for level in LEVELS:
        if sum(s.tile == "horus" and s.level == level for s in d.spaces) != 2:
            yield f"not two Horus spaces of level {level}"
    if any(s.symbol and s.tile != "treasure" for s in d.spaces):
        yield "a symbol on a space that never becomes empty"
    for symbol in SYMBOLS[1:]:
        tiles = sum(copies for back, _, copies in d.temple if back == symbol)
        if sum(s.symbol == symbol for s in d.spaces) > tiles:
            yield f"more {symbol} symbols than {symbol} tiles"
    scores = [s.score for s in d.spaces] + [d.tomb_score]
    if scores != sorted(scores):
        yield "scores that fall towards the tomb"
    marks = [a.after for a in d.anubis]
    if len(marks) != 3 or sorted(set(marks)) != marks or not 0 < marks[0] <= marks[-1] < SPACES:
        yield "not three Anubis places in the order of the path"
    cells = [s.cell for s in d.spaces] + [a.cell for a in d.anubis] + list(d.tomb_cells)
    if len(set(cells)) != len(cells) or any(not inside(d, c) for c in cells):
        yield "two things in one cell of the drawing, or one outside it"


def inside(d: Data, c: tuple[int, int]) -> bool:
    return 0 <= c[0] < d.rows and 0 <= c[1] < d.columns


def find_piece_problems(d: Data) -> Iterable[str]:
    if any(c.kind not in CARD_KINDS[1:] for c in d.cards) or len(d.cards) > 60:
        yield "an unknown kind of card, or more than 60 kinds"
    if any(t.kind not in TILE_KINDS[1:] for t in d.tiles) or any(
        b not in SYMBOLS[1:] for b, _, _ in d.temple
    ):
        yield "an unknown kind of tile or back"
    if sum(c.copies for c in d.cards if not c.level) != 31:
        yield "not 31 start cards"
    for level in LEVELS:
        if sum(c.copies for c in d.cards if c.level == level) != 8:
            yield f"not 8 Horus cards of level {level}"
    for kind in d.treasure_kinds:
        if sum(t.copies for t in d.tiles if t.treasure == kind) != 10:
            yield f"not 10 treasures of kind {kind}"
    if any(t.kind == "treasure" and not 1 <= t.needs <= 3 for t in d.tiles):
        yield "a treasure that needs other than 1 to 3 adventurers"
    if sum(t.copies for t in d.tiles if t.kind == "osiris") != 6:
        yield "not 6 Osiris tiles"
    if any(t.kind == "eyes" and len(t.levels) != 2 for t in d.tiles):
        yield "an eye tile without two levels"
    if len(d.treasure_kinds) != 3 or len(d.sarcophagi) != 2 or not 1 <= max(p for p, _ in d.scarabs) <= 7:
        yield "not three kinds of treasure, two sarcophagi, or scarabs of 1 to 7 points"


DATA = load(Path(__file__).with_name("data.toml"))
