"""The weights of the heuristics, read from weights.toml and checked once."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from math import exp
from pathlib import Path
from typing import Any

from engine.games.kronia.data import DATA
from engine.games.kronia.options import BONUS_TABLE, bonus_table
from engine.games.kronia.terms import CHOOSE_FIRST, LAID_MAX, VALUES

STEPS = 4  # expected pieces are counted in quarters
BUCKETS = 33  # from 0 to 8 expected pieces
LEVELS = 25  # shares of rival cards that a card beats, from 0 to 24 in 24
CROWD = int(LAID_MAX)  # rival cards at a temple, or still to come: 0 to 4


@dataclass(frozen=True)
class Tuning:
    """Points unless weights.toml says otherwise; tables are flat, the last index runs fastest."""

    focus: float
    deny: float
    rainbow: float
    low_rate: float
    worth: tuple[float, ...]  # of card value v at v; place 0 is unused
    lowest_wins: float
    spend: float
    hand: float
    laid: float
    lead_laying: float
    lead_changing: float
    arrival: float
    rules: tuple[float, ...]  # by local rule
    wrath: float
    spread: float
    spread_card: float
    random: float
    noise: float
    heat: float

    def set_hopes(self) -> list[float]:
        """Set bonus to expect: by (two players, new sets), expected further tokens, tokens owned."""
        out: list[float] = []
        for printed in (DATA.sets, DATA.sets_two):
            for again in (False, True):
                out += hopes(list(bonus_table(printed, again)))
        return out

    def low_hopes(self) -> list[float]:
        """Low-card bonus to expect: by two players or not, expected further low cards, cards kept."""
        return [h for printed in (DATA.low, DATA.low_two) for h in hopes(list(bonus_table(printed, False)))]

    def odds(self) -> list[float]:
        """Chance to win a temple: by phase (changes, two temples, three), rival cards there, cards or
        changes of rivals to come, and the share of rival cards that the own card beats."""
        return [
            (level / (LEVELS - 1)) ** there * (1.0 - come * (1.0 - level / (LEVELS - 1))) ** later
            for come in (self.arrival, 1 / 2, 1 / 3)
            for there in range(CROWD)
            for later in range(CROWD)
            for level in range(LEVELS)
        ]


def hopes(bonus: list[int]) -> list[float]:
    """The bonus to expect from so many pieces and, by bucket, a Poisson number of further ones."""
    out = []
    for bucket in range(BUCKETS):
        mean = bucket / STEPS
        for owned in range(BONUS_TABLE):
            left = 1.0
            chance = exp(-mean)
            value = 0.0
            for more in range(BONUS_TABLE - 1 - owned):
                value += chance * bonus[owned + more]
                left -= chance
                chance *= mean / (more + 1)
            out.append(value + left * bonus[-1])
    return out


def load(path: Path) -> Tuning:
    """Raises ValueError, which names each weight that is missing or makes no sense."""
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    return Tuning(
        focus=number(raw, "tokens", "focus", 0.0, 5.0),
        deny=number(raw, "tokens", "deny", 0.0, 1.0),
        rainbow=number(raw, "tokens", "rainbow", 0.0, 1.0),
        low_rate=number(raw, "low", "rate", 0.0, 1.0),
        worth=(0.0, *numbers(raw, "cards", "worth", int(VALUES))),
        lowest_wins=number(raw, "cards", "lowest_wins", 0.0, 5.0),
        spend=number(raw, "cards", "spend", 0.0, 10.0),
        hand=number(raw, "cards", "hand", 0.0, 10.0),
        laid=number(raw, "cards", "laid", 0.0, 1.0),
        lead_laying=number(raw, "temples", "lead_laying", 0.0, 1.0),
        lead_changing=number(raw, "temples", "lead_changing", 0.0, 1.0),
        arrival=number(raw, "temples", "arrival", 0.0, 1.0),
        rules=numbers(raw, "temples", "rules", int(CHOOSE_FIRST) + 1),
        wrath=number(raw, "wrath", "points", 0.0, 20.0),
        spread=number(raw, "chances", "spread", 0.01, 100.0),
        spread_card=number(raw, "chances", "spread_card", 0.0, 100.0),
        random=number(raw, "policy", "random", 0.0, 1.0),
        noise=number(raw, "policy", "noise", 0.0, 100.0),
        heat=number(raw, "policy", "heat", 0.01, 100.0),
    )


def number(raw: dict[str, Any], table: str, key: str, least: float, most: float) -> float:
    value = found(raw, table, key)
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise ValueError(
            f"weights of Kronia: {table}.{key} is a number from {least:g} to {most:g}, not {value!r}"
        )
    return float(value)


def numbers(raw: dict[str, Any], table: str, key: str, count: int) -> tuple[float, ...]:
    values = found(raw, table, key)
    if not isinstance(values, list) or len(values) != count:
        raise ValueError(f"weights of Kronia: {table}.{key} is a list of {count} numbers, not {values!r}")
    return tuple(number({table: {key: value}}, table, key, -100.0, 100.0) for value in values)


def found(raw: dict[str, Any], table: str, key: str) -> Any:
    if key not in raw.get(table, {}):
        raise ValueError(f"weights of Kronia: {table}.{key} is missing")
    return raw[table][key]


TUNING = load(Path(__file__).with_name("weights.toml"))
