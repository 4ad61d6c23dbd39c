"""The weights of `weights.toml`, read once and checked; and the odds of a fight, worked out once."""

from __future__ import annotations

import tomllib
from math import isfinite
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

TABLES: Final[dict[str, dict[str, int]]] = {
    "step": dict.fromkeys(("make", "raise", "load", "fight", "shrine", "letter", "home", "unload"), 0),
    "travel": dict.fromkeys(("sail", "drift", "haul", "colour", "wait", "second"), 0),
    "wealth": {**dict.fromkeys(("favor", "spare", "enough", "look", "equip", "companion"), 0), "cards": 4},
    "health": {**dict.fromkeys(("injury", "near", "recover", "healthy"), 0), "shield": 6},
    "gods": {"power": 6, "rows": 7, "patience": 0, "late": 0},
    "cards": {"lasting": 0, "equipment": 22, "companions": 3, "ships": 8},
    "race": dict.fromkeys(("uses", "potential", "spread", "spread_left", "arrived"), 0),
    "play": dict.fromkeys(("sharpness", "jitter"), 0),
}  # how many numbers each entry has; 0: one number that is no list
ABOVE_ZERO: Final = (
    ("cards", "lasting"),
    ("race", "uses"),
    ("race", "spread"),
    ("travel", "sail"),
    ("play", "sharpness"),
)
RANGES: Final[i64] = 12  # ranges of a ship without favor, and
SPACES: Final[i64] = 40  # spaces of a way, in the table of ways; longer ones count as the longest
HOARD: Final[i64] = 64  # favor or cards from 0 to 63 in their tables
ROUNDS: Final[i64] = 10  # strengths, and favor, from 0 to 9 in the tables of a fight


@mypyc_attr(acyclic=True)
class Tuning:
    """Worths in uses: one is what one die does."""

    def __init__(self, raw: dict[str, dict[str, list[float]]]) -> None:
        step, travel, wealth = raw["step"], raw["travel"], raw["wealth"]
        self.make: float = step["make"][0]
        self.raise_statue: float = step["raise"][0]
        self.load: float = step["load"][0]
        self.fight: float = step["fight"][0]
        self.shrine: float = step["shrine"][0]
        self.letter: float = step["letter"][0]
        self.home: float = step["home"][0]
        self.unload: float = step["unload"][0]
        self.sail: float = travel["sail"][0]
        self.drift: float = travel["drift"][0]
        self.haul: float = travel["haul"][0]
        self.colour: float = travel["colour"][0]
        self.wait: float = travel["wait"][0]
        self.second: float = travel["second"][0]
        self.favor: float = wealth["favor"][0]
        self.spare: float = wealth["spare"][0]
        self.enough: float = wealth["enough"][0]
        self.look: float = wealth["look"][0]
        self.equip: float = wealth["equip"][0]
        self.companion: float = wealth["companion"][0]
        self.hand: vec[float] = vec[float](wealth["cards"])
        self.read_rest(raw)
        self.fill_fights()
        self.fill_ways()
        self.fill_hoard()

    def read_rest(self, raw: dict[str, dict[str, list[float]]]) -> None:
        health, gods, cards, race, play = (raw[t] for t in ("health", "gods", "cards", "race", "play"))
        self.injury: float = health["injury"][0]
        self.near: float = health["near"][0]
        self.recover: float = health["recover"][0]
        self.healthy: float = health["healthy"][0]
        self.shield: vec[float] = vec[float](health["shield"])
        self.power: vec[float] = vec[float](gods["power"])
        self.rows: vec[float] = vec[float](gods["rows"])
        self.patience: float = gods["patience"][0]
        self.late: float = gods["late"][0]
        self.lasting: float = cards["lasting"][0]
        self.equipment: vec[float] = vec[float](cards["equipment"])
        self.companions: vec[float] = vec[float](cards["companions"])
        self.ships: vec[float] = vec[float](cards["ships"])
        self.uses: float = race["uses"][0]
        self.potential: float = race["potential"][0]
        self.spread: float = race["spread"][0]
        self.spread_left: float = race["spread_left"][0]
        self.arrived: float = race["arrived"][0]
        self.sharpness: float = play["sharpness"][0]
        self.jitter: float = play["jitter"][0]

    def fill_fights(self) -> None:
        """By strength * 10 + favor: the chance to win, and favor and injuries to expect (ORA-8.4 to 8.6)."""
        self.wins: vec[float] = vec[float]([1.0] * (ROUNDS * ROUNDS))
        self.pays: vec[float] = vec[float]([0.0] * (ROUNDS * ROUNDS))
        self.hurts: vec[float] = vec[float]([0.0] * (ROUNDS * ROUNDS))
        for strength in range(i64(1), ROUNDS):
            lost = float(strength) / 10.0
            for favor in range(ROUNDS):
                at = strength * ROUNDS + favor
                self.wins[at] = 1.0 - lost
                self.hurts[at] = 0.1
                if favor > 0:
                    then = at - ROUNDS - 1
                    self.wins[at] += lost * self.wins[then]
                    self.pays[at] = lost * (1.0 + self.pays[then])
                    self.hurts[at] += lost * self.hurts[then]

    def fill_ways(self) -> None:
        """By range * 40 + spaces: uses for a way; a long one needs favor or another move."""
        self.ways: vec[float] = vec[float]([0.0] * (RANGES * SPACES))
        for reach in range(i64(1), RANGES):
            for steps in range(i64(1), SPACES):
                cost = self.sail + self.drift * float(steps)
                if steps > reach:
                    cost += self.sail * float(steps - reach) / float(reach)
                self.ways[reach * SPACES + steps] = cost

    def fill_hoard(self) -> None:
        """What so much favor is worth in all, and an oracle hand of so many cards."""
        self.hoard: vec[float] = vec[float]([0.0] * HOARD)
        self.hands: vec[float] = vec[float]([0.0] * HOARD)
        for amount in range(i64(1), HOARD):
            more = self.favor if float(amount) <= self.enough else self.spare
            self.hoard[amount] = self.hoard[amount - 1] + more
            self.hands[amount] = self.hands[amount - 1] + self.hand[min(amount, 4) - 1]

    def way(self, reach: i64, steps: i64) -> float:
        return self.ways[reach * SPACES + (steps if steps < SPACES else SPACES - 1)]


def load(path: Path) -> Tuning:
    """The weights of this file. Raises ValueError that names what is missing, unknown or no number."""
    return Tuning(checked(tomllib.loads(path.read_text(encoding="utf-8"))))


def checked(raw: dict[str, object]) -> dict[str, dict[str, list[float]]]:
    """Every entry as a list of numbers, in the shape that TABLES asks for."""
    wrong = [f"[{table}] is unknown" for table in raw if table not in TABLES]
    out: dict[str, dict[str, list[float]]] = {}
    for table, entries in TABLES.items():
        given = raw.get(table)
        if not isinstance(given, dict):
            wrong.append(f"[{table}] is missing")
            continue
        wrong += [f"{table}.{name} is unknown" for name in given if name not in entries]
        out[table] = {}
        for name, count in entries.items():
            value = given.get(name)
            numbers: list[Any] = value if count and isinstance(value, list) else [value]
            if len(numbers) != max(count, 1) or not all(is_number(n) for n in numbers):
                wrong.append(f"{table}.{name} must be {f'{count} numbers' if count else 'a number'}")
                continue
            out[table][name] = [float(n) for n in numbers]
    if not wrong:
        wrong = [f"{t}.{name} must be above 0" for t, name in ABOVE_ZERO if out[t][name][0] <= 0.0]
    if wrong:
        raise ValueError(f"weights.toml of The Oracle of Delphi: {'; '.join(wrong)}")
    return out


def is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and isfinite(value)


TUNING: Final[Tuning] = load(Path(__file__).with_name("weights.toml"))
