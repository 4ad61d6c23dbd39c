"""What a search can be told, one small value for each concern. Text overrides come from clients and files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from difflib import get_close_matches
from typing import Any, Literal, cast, get_args, get_type_hints


@dataclass(frozen=True)
class Selection:
    """Which child to visit next."""

    rule: Literal["uct", "puct"] = "uct"
    exploration: float = 1.0  # the constant c, 0 to 100
    fpu: float = -1.0  # first-play urgency: taken off the value of an unvisited child; < 0: visit each once
    bias: float = 0.0  # weight of progressive bias, 0 to 100
    guide: Literal["none", "weigh", "evaluate"] = "none"  # where priors and hints come from


@dataclass(frozen=True)
class Rollouts:
    """From a leaf to a value."""

    policy: Literal["random", "game"] = "random"
    plies: int = -1  # then evaluate; 0: evaluate the leaf; -1: play to the end


@dataclass(frozen=True)
class Widening:
    """A node that was visited n times opens its base * (n + 1) ** exponent most promising children."""

    base: float = 0.0  # 0: all are open
    exponent: float = 0.5  # 0 to 1


@dataclass(frozen=True)
class Choice:
    """From the root's statistics to the action that is played."""

    by: Literal["visits", "value"] = "visits"  # the other one breaks ties
    temperature: float = 0.0  # > 0: drawn by visits ** (1 / temperature)
    slip: float = 0.0  # share of decisions that are any legal action instead, 0 to 1


@dataclass(frozen=True)
class Params:
    """How to search. Defaults: plain information set MCTS, random rollouts to the end."""

    selection: Selection = field(default_factory=Selection)
    rollouts: Rollouts = field(default_factory=Rollouts)
    widening: Widening = field(default_factory=Widening)
    choice: Choice = field(default_factory=Choice)
    opponents: Literal["maxn", "paranoid", "policy"] = "maxn"  # policy: they play as rollouts do
    doubt: float = 0.0  # share of the decisions of others by policy that are any legal action instead, 0 to 1
    widest_chance: int = 0  # outcomes of wider events are not told apart in the tree; 0: always told apart
    solver: bool = True  # prove results where nothing is hidden
    settle: bool = True  # stop when no other action can overtake in visits before the budget ends

    def with_overrides(self, given: Mapping[str, str]) -> tuple[Params, tuple[str, ...]]:
        """These params with dotted keys replaced, and a warning for each that is unknown or does not fit."""
        params = self
        warnings: list[str] = []
        for key, text in given.items():
            try:
                params = cast(Params, put(params, key.split("."), text))
            except KeyError:
                warnings.append(unknown(key))
            except ValueError as fault:
                warnings.append(f"override {key}: {fault}")
        return params, tuple(warnings)

    def to_overrides(self) -> dict[str, str]:
        """Every parameter by its dotted key: what `with_overrides` takes."""
        return dict(flatten(self))


def put(value: Any, path: list[str], text: str) -> Any:
    """A copy with one field replaced. KeyError if there is none, ValueError if the text does not fit."""
    if not is_dataclass(value) or path[0] not in {f.name for f in fields(value)}:
        raise KeyError(path[0])
    name = path[0]
    kind = get_type_hints(type(value))[name]
    if len(path) > 1:
        return replace(cast(Any, value), **{name: put(getattr(value, name), path[1:], text)})
    return replace(cast(Any, value), **{name: parse(kind, name, text)})


def parse(kind: Any, name: str, text: str) -> Any:
    if is_dataclass(kind):
        raise KeyError(name)
    if kind is bool:
        if text.lower() not in ("true", "false"):
            raise ValueError(f"{text!r} is neither true nor false")
        return text.lower() == "true"
    if get_args(kind):
        if text not in get_args(kind):
            raise ValueError(f"{text!r} is none of {', '.join(get_args(kind))}")
        return text
    try:
        number = kind(text)
    except ValueError:
        raise ValueError(f"{text!r} is no number") from None
    low, high = LIMITS[name]
    if not low <= number <= high:  # also catches nan
        raise ValueError(f"{text} is not from {low:g} to {high:g}")
    return number


LIMITS: dict[str, tuple[float, float]] = {
    "exploration": (0, 100),
    "fpu": (-1, 10),
    "bias": (0, 100),
    "plies": (-1, 100_000),
    "base": (0, 1000),
    "exponent": (0, 1),
    "temperature": (0, 100),
    "slip": (0, 1),
    "doubt": (0, 1),
    "widest_chance": (0, 100_000),
}


def flatten(value: Any, prefix: str = "") -> list[tuple[str, str]]:
    out: list[tuple[str, str]] = []
    for f in fields(value):
        inner = getattr(value, f.name)
        if is_dataclass(inner):
            out.extend(flatten(inner, f"{prefix}{f.name}."))
        else:
            text = str(inner).lower() if isinstance(inner, bool) else str(inner)
            out.append((prefix + f.name, text))
    return out


def unknown(key: str) -> str:
    if key == "iterations":
        return "override iterations is unknown: the level or the budget says how many"
    close = get_close_matches(key, list(Params().to_overrides()), n=1)
    hint = f"; did you mean {close[0]}?" if close else ""
    return f"override {key} is unknown{hint}"
