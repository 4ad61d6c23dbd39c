"""Component data, read from data.toml and checked once."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.rules.plan import Atlas

KINDS = ("water", "zeus", "cloud", "offering", "temple", "statue", "monster", "city", "hole")
CLASSES = ("ring", "large11", "medium9", "small7", "city")
LETTERS = ("", "phi", "psi", "sigma", "omega")


@dataclass(frozen=True)
class Equipment:
    id: str
    kind: str  # permanent, one_time or mixed
    text: str


@dataclass(frozen=True)
class ShipTile:
    id: str
    hold: int
    first_game: bool
    text: str


@dataclass(frozen=True)
class Data:
    edition: str
    seats: tuple[int, ...]
    minutes: int
    colours: tuple[str, ...]
    gods: tuple[str, ...]
    monsters: tuple[str, ...]
    player_colours: tuple[str, ...]
    letters: tuple[int, ...]  # of island tile t at t - 1
    companions: tuple[str, ...]
    ships: tuple[ShipTile, ...]
    equipment: tuple[Equipment, ...]
    double_offering: tuple[int, ...]  # colours of the four double-sided Zeus tiles
    double_monster: tuple[int, ...]
    entry_row: dict[int, int]
    favor: tuple[int, ...]
    oracle_per_colour: int
    injury_per_colour: int
    statues_per_city: int


def load(path: Path) -> tuple[Data, Atlas]:
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    colours = tuple(raw["colours"]["wheel"])
    players = tuple(raw["colours"]["players"])
    data = Data(
        edition=raw["edition"],
        seats=tuple(raw["seats"]["allowed"]),
        minutes=raw["seats"]["minutes"],
        colours=colours,
        gods=tuple(raw["colours"]["gods"]),
        monsters=tuple(raw["colours"]["monsters"]),
        player_colours=players,
        letters=tuple(LETTERS.index(letter) for c in players for letter in raw["shrines"][c]),
        companions=tuple(name for c in colours for name in raw["companions"][c]),
        ships=tuple(ShipTile(s["id"], s["hold"], s["first_game"], s["text"]) for s in raw["ship"]),
        equipment=tuple(Equipment(e["id"], e["kind"], e["text"]) for e in raw["equipment"]),
        double_offering=tuple(colours.index(c) for c in raw["doubles"]["offering"]),
        double_monster=tuple(colours.index(c) for c in raw["doubles"]["monster"]),
        entry_row={int(n): row for n, row in raw["counts"]["entry_row"].items()},
        favor=tuple(raw["counts"]["favor"]),
        oracle_per_colour=raw["counts"]["oracle_per_colour"],
        injury_per_colour=raw["counts"]["injury_per_colour"],
        statues_per_city=raw["counts"]["statues_per_city"],
    )
    check(data, raw)
    return data, atlas_of(data, raw)


def check(data: Data, raw: dict[str, Any]) -> None:
    """Raises ValueError where the data contradicts what the rules are written for."""
    hexes = [h for tile in raw["tile"] for h in tile["hexes"]]
    kinds = [h[2] for h in hexes]
    waters = [h[3] for h in hexes if h[2] == "water"]
    wanted = {"water": 72, "zeus": 1, "cloud": 12, "offering": 6, "temple": 6, "statue": 6, "monster": 9}
    claims = {
        "six colours, the wheel from red": data.colours[0] == "red" and len(data.colours) == terms.COLOURS,
        "twelve tiles, each letter three times": sorted(data.letters) == sorted([1, 2, 3, 4] * 3),
        "eighteen companions": len(set(data.companions)) == terms.COMPANIONS,
        "eight ship tiles, four for the first game": sum(s.first_game for s in data.ships) == 4
        and len(data.ships) == terms.SHIPS,
        "22 equipment cards in order": [e.id for e in data.equipment] == [f"E{n:02}" for n in range(1, 23)],
        "the spaces of section 2.1": {k: kinds.count(k) for k in wanted} == wanted,
        "six cities and two holes": (kinds.count("city"), kinds.count("hole")) == (6, 2),
        "twelve water spaces of each colour": all(waters.count(c) == 12 for c in data.colours),
        "a god enters at row 5 - n": all(row == 5 - n for n, row in data.entry_row.items()),
        "limits as compiled in": raw["limits"]["shield"] == terms.SHIELD_MAX
        and raw["limits"]["top_row"] == terms.TOP,
    }
    broken = [claim for claim, holds in claims.items() if not holds]
    if broken:
        raise ValueError(f"data.toml of The Oracle of Delphi breaks: {'; '.join(broken)}")


def atlas_of(data: Data, raw: dict[str, Any]) -> Atlas:
    atlas = Atlas()
    ids = [tile["id"] for tile in raw["tile"]]
    starts, hexes = [0], []
    for tile in raw["tile"]:
        for q, r, kind, *detail in tile["hexes"]:
            hexes += [q, r, KINDS.index(kind), detail_of(data, kind, detail)]
        starts.append(len(hexes) // 4)
    atlas.starts = vec[i64](starts)
    atlas.hexes = vec[i64](hexes)
    atlas.classes = vec[i64]([CLASSES.index(tile["class"]) for tile in raw["tile"]])
    atlas.standard = vec[i64](
        [n for tile, *at in raw["standard"]["placements"] for n in (ids.index(tile), *at)]
    )
    atlas.slots = vec[i64](
        [n for i, c in enumerate(CLASSES) for slot in raw["compact"][c] for n in (i, *slot)]
    )
    atlas.slack = raw["free"]["contact_slack"]
    atlas.min_water = raw["free"]["min_water_contacts"]
    atlas.city_distance = raw["free"]["city_min_distance"]
    atlas.max_gaps = raw["free"]["max_gaps"]
    return atlas


def detail_of(data: Data, kind: str, detail: list[str]) -> int:
    """A colour, bits of colours for building sites, or 1 for a marked monster island."""
    if kind == "statue":
        return sum(1 << data.colours.index(c) for c in detail)
    if kind == "monster":
        return len(detail)
    return data.colours.index(detail[0]) if detail else 0


DATA, ATLAS = load(Path(__file__).with_name("data.toml"))
