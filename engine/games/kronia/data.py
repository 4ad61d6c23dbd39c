"""Component data, read from data.toml and checked once."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.games.kronia.terms import GODS, LOW_CARD, RULES, VALUES, WRATH_POINTS, ZEUS


@dataclass(frozen=True)
class God:
    number: int  # its value
    id: str
    name: str
    colour: str
    tokens: int  # with two, four and five players
    tokens_three: int


@dataclass(frozen=True)
class Data:
    edition: str
    seats: tuple[int, ...]
    minutes: int
    gods: tuple[God, ...]
    wrath_tokens: int
    colours: tuple[str, ...]
    sets: tuple[int, ...]
    sets_two: tuple[int, ...]
    low: tuple[int, ...]
    low_two: tuple[int, ...]
    rule_ids: tuple[str, ...]  # rule r at r - 1
    rule_names: tuple[str, ...]
    pairing: tuple[int, ...]  # side s of tile t at t * 2 + s


def load(path: Path) -> Data:
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    gods = tuple(
        God(g["value"], g["id"], g["name"], g["colour"], g["tokens"][0], g["tokens"][1]) for g in raw["god"]
    )
    data = Data(
        edition=raw["edition"],
        seats=tuple(raw["seats"]["allowed"]),
        minutes=raw["seats"]["minutes"],
        gods=gods,
        wrath_tokens=raw["wrath"]["tokens"],
        colours=tuple(raw["cards"]["colours"]),
        sets=tuple(raw["scoring"]["sets"]),
        sets_two=tuple(raw["scoring"]["sets_two"]),
        low=tuple(raw["scoring"]["low"]),
        low_two=tuple(raw["scoring"]["low_two"]),
        rule_ids=tuple(raw["tiles"]["rules"]),
        rule_names=tuple(raw["tiles"]["names"]),
        pairing=tuple(raw["tiles"]["pairing"]),
    )
    check(data, raw)
    return data


def check(data: Data, raw: dict[str, Any]) -> None:
    """Raises ValueError where the data contradicts what the rules are written for."""
    claims = {
        "gods are listed by value, 1 to 5": [g.number for g in data.gods] == list(range(1, ZEUS + 1)),
        "40 favor tokens": sum(g.tokens for g in data.gods) == 40,
        "30 favor tokens with three players": sum(g.tokens_three for g in data.gods) == 30,
        "no Zeus with three players": data.gods[-1].tokens_three == 0,
        "cards 1 to 12, low up to 5": (raw["cards"]["values"], raw["cards"]["low"]) == (VALUES, LOW_CARD),
        "a wrath token costs 3": raw["wrath"]["points"] == WRATH_POINTS,
        "one deck colour for each of five players, two for each of two": len(data.colours) == 5,
        "ten rules with names": len(data.rule_ids) == len(data.rule_names) == RULES - 1,
        "each rule is on one side of one tile": sorted(data.pairing) == list(range(1, RULES)),
        "bonus tables never fall": all(
            list(t) == sorted(t) for t in (data.sets, data.sets_two, data.low, data.low_two)
        ),
    }
    broken = [claim for claim, holds in claims.items() if not holds]
    if broken:
        raise ValueError(f"data.toml of Kronia breaks: {'; '.join(broken)}")


def tokens_in_bag(data: Data, seats: int, hades: bool) -> list[int]:
    """Tokens by god number at the start (KRO-1.4, 1.5, 10.1); place 0 is unused."""
    favor = [g.tokens_three if seats == 3 else g.tokens for g in data.gods]
    out = [0, *favor, data.wrath_tokens if hades else 0]
    assert len(out) == GODS
    return out


DATA = load(Path(__file__).with_name("data.toml"))
