"""Reads weights.toml once and checks it: the numbers of `heuristics.py` by name."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from engine.games.luxor.data import CARD_KINDS

# Every number that the file must have: section, name, lowest and highest value.
RANGES: dict[str, dict[str, tuple[float, float]]] = {
    "places": {"lying": (-50, 50), "stairs": (-50, 50), "step": (0, 10), "plateau": (0, 41)},
    "tokens": {"key": (0, 50), "entry": (0, 1), "scarab": (0, 50), "joker": (0, 50)},
    "cards": {kind: (-50.0, 50.0) for kind in (*CARD_KINDS[1:], "step")},
    "turn": {"move": (0, 50), "finish": (0, 10), "finish_most": (0, 200)},
    "share": {"early": (0.1, 1000), "late": (0.1, 1000)},
    "policy": {"epsilon": (0, 1), "warmth": (0.01, 1000), "floor": (1e-6, 1)},
}
# Every row: section, name, how many numbers, lowest and highest value.
ROWS: dict[str, dict[str, tuple[int, float, float]]] = {
    "treasures": {"within_reach": (4, 0, 1), "set_part": (4, 0, 1)},
}


class BadWeights(Exception):
    """weights.toml lacks a number or has one out of its range; the message says which."""


def load(path: Path) -> dict[str, Any]:
    """The weights as `section.name`, each a number or a row of numbers. Raises BadWeights."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as fault:
        raise BadWeights(f"{path.name}: {fault}") from None
    problems = list(find_problems(raw))
    if problems:
        raise BadWeights(f"{path.name}: {'; '.join(problems)}")
    return {
        f"{section}.{name}": widen(value) for section, part in raw.items() for name, value in part.items()
    }


def widen(value: Any) -> Any:
    """A whole number is as good as one with a point."""
    return [float(v) for v in value] if isinstance(value, list) else float(value)


def find_problems(raw: Mapping[str, Any]) -> Iterator[str]:
    for section in sorted({*raw, *RANGES, *ROWS}):
        known = {**RANGES.get(section, {}), **ROWS.get(section, {})}
        part = raw.get(section, {})
        if not known or not isinstance(part, dict):
            yield f"[{section}] is not a section of weights"
            continue
        for name in sorted({*part, *known}):
            if name not in known:
                yield f"{section}.{name} is not a weight"
            elif name not in part:
                yield f"{section}.{name} is missing"
            else:
                yield from find_misfit(f"{section}.{name}", part[name], known[name])


def find_misfit(name: str, value: Any, wanted: tuple[float, ...]) -> Iterator[str]:
    low, high = wanted[-2:]
    if len(wanted) == 2:
        if not is_within(value, low, high):
            yield f"{name} is {value!r}, not a number from {low:g} to {high:g}"
    elif not isinstance(value, list) or len(value) != wanted[0]:
        yield f"{name} is not a row of {wanted[0]} numbers"
    elif not all(is_within(v, low, high) for v in value):
        yield f"{name} is {value!r}, not numbers from {low:g} to {high:g}"


def is_within(value: Any, low: float, high: float) -> bool:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return is_number and math.isfinite(value) and low <= value <= high


WEIGHTS = load(Path(__file__).with_name("weights.toml"))
