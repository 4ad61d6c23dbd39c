"""Component data, read from data.toml and checked once."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.games.ghost_stories import terms

STONES = (
    "", "SUMMON", "HAUNT_TILE", "QI_LOSS", "QUICK_HAUNT", "TAO_OFF", "DIE_CAPTURE", "POWER_OFF",
    "GROUP_POWER_OFF", "GROUP_TAO_LOSS", "CIRCLE_CLEAR", "CURSE_DIE", "HAUNTER", "TORMENTOR", "DICE_IMMUNE",
    "WHITE_NOT_WILD", "OPPOSITE_EMPTY", "NEEDS_BUDDHA", "QI_OR_YY", "TAO_1", "TAO_2", "QI_AND_YY",
)  # fmt: skip
PROFILE = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]  # resistances of the ghosts of each colour


@dataclass(frozen=True)
class Named:
    id: str
    name: str
    neve: str


@dataclass(frozen=True)
class Card:
    number: int
    name: str
    neve: str
    colour: int
    need: tuple[int, ...]  # symbols by colour
    left: tuple[int, ...]  # stones, in the order in which they act
    centre: int
    curses: bool  # CURSE_DIE on the right
    reward: int


@dataclass(frozen=True)
class Level:
    id: str
    qi: int
    haunted: int  # tiles that lose
    yin_yang: bool
    incarnations: tuple[int, ...]  # with one or two players, with three or four


@dataclass(frozen=True)
class Data:
    edition: str
    seats: tuple[int, ...]
    minutes: int
    colours: tuple[str, ...]
    powers: tuple[Named, ...]  # power p at p - 1
    tiles: tuple[Named, ...]  # tile t at t - 1
    levels: tuple[Level, ...]  # level l at l - 1
    removed: tuple[int, ...]  # by number of players, from 1
    power_tokens: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    layer: int
    cards: tuple[Card, ...]  # card c at c - 1


def load(path: Path) -> Data:
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    colours = tuple(raw["colours"]["names"])
    data = Data(
        edition=raw["edition"],
        seats=tuple(raw["seats"]["allowed"]),
        minutes=raw["seats"]["minutes"],
        colours=colours,
        powers=tuple(Named(**entry) for entry in raw["power"]),
        tiles=tuple(Named(**entry) for entry in raw["tile"]),
        levels=tuple(
            Level(e["id"], e["qi"], e["haunted"], e["yin_yang"], tuple(e["incarnations"]))
            for e in raw["level"]
        ),
        removed=tuple(raw["players"]["removed"]),
        power_tokens=tuple(raw["players"]["power_tokens"]),
        sides=tuple(tuple(sides) for sides in raw["players"]["sides"]),
        layer=raw["deck"]["layer"],
        cards=tuple(read_card(number, entry, colours) for number, entry in enumerate(raw["card"], 1)),
    )
    check(data, raw)
    return data


def read_card(number: int, entry: dict[str, Any], colours: tuple[str, ...]) -> Card:
    right = [STONES.index(stone) for stone in entry.get("right", [])]
    rewards = [stone for stone in right if stone != terms.CURSE_DIE]
    centre = [STONES.index(stone) for stone in entry.get("centre", [])]
    return Card(
        number=number,
        name=entry["name"],
        neve=entry["neve"],
        colour=colours.index(entry["colour"]),
        need=tuple(entry["need"]),
        left=tuple(STONES.index(stone) for stone in entry.get("left", [])),
        centre=(centre or [int(terms.NO_STONE)])[0],
        curses=int(terms.CURSE_DIE) in right,
        reward=(rewards or [int(terms.NO_STONE)])[0],
    )


def check(data: Data, raw: dict[str, Any]) -> None:
    """Raises ValueError where the data contradicts what the rules are written for."""
    ghosts, incarnations = data.cards[: terms.GHOSTS], data.cards[terms.GHOSTS :]
    by_colour = {c: sorted(sum(g.need) for g in ghosts if g.colour == c) for c in range(terms.COLOURS)}
    centres = Counter(g.centre for g in ghosts)
    claims = {
        "five colours of four tokens": (len(data.colours), raw["colours"]["tokens_each"])
        == (terms.COLOURS, terms.TAO_COPIES),
        "eight powers, nine tiles, four levels": (len(data.powers), len(data.tiles), len(data.levels))
        == (8, terms.TILES, 4),
        "55 ghosts and 10 incarnations": len(data.cards) == terms.CARDS - 1,
        "eleven ghosts of each colour": all(profile == PROFILE for profile in by_colour.values()),
        "a ghost's symbols are of its colour": all(g.need[g.colour] == sum(g.need) for g in ghosts),
        "20 haunters, 5 tormentors, 5 immune to dice": (
            centres[int(terms.HAUNTER)],
            centres[int(terms.TORMENTOR)],
            centres[int(terms.DICE_IMMUNE)],
        )
        == (20, 5, 5),
        "every incarnation rewards the team": all(i.reward == terms.QI_AND_YY for i in incarnations),
        "no ghost does": all(g.reward != terms.QI_AND_YY for g in ghosts),
        "two left stones at most": all(len(c.left) <= 2 for c in data.cards),
    }
    broken = [claim for claim, holds in claims.items() if not holds]
    if broken:
        raise ValueError(f"data.toml of Ghost Stories breaks: {'; '.join(broken)}")


def card_table(data: Data, dark_wraith: int) -> list[int]:
    """CARD_WIDTH numbers for each card from 0; `dark_wraith` is the resistance of #52 and #53 (R-01)."""
    out = [0] * int(terms.CARD_WIDTH)
    for card in data.cards:
        left = [*card.left, 0, 0][:2]
        need = list(card.need)
        if card.name == "Dark Wraith":
            need[card.colour] = dark_wraith
        out += [card.colour, *left, card.centre, int(card.curses), card.reward, *need]
    return out


DATA = load(Path(__file__).with_name("data.toml"))
