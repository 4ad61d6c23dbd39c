"""What things are worth, as plain numbers for the hot code; weights.toml says what each of them means.

The unit of all but the `evaluate` and `reward` tables is roughly one ordinary turn of one Taoist.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import mypyc_attr

COUNTED = (
    "base", "road", "bosses", "ghosts", "symbols", "soon", "far", "tormentors", "blocked", "dice_held",
    "room_1", "room_2", "room_3", "full", "qi", "thin", "dead", "tao", "black_tao", "yin_yang", "buddhas",
    "boss", "boss_need", "late", "prayer", "spread",
)  # fmt: skip


class Given:
    """The tables of a weights file. Every number must be asked for once, and none may be missing."""

    def __init__(self, tables: Mapping[str, object]) -> None:
        self.left: dict[str, object] = {}
        for section, table in tables.items():
            if not isinstance(table, Mapping):
                raise ValueError(f"weights of Ghost Stories: {section} is no table")
            for name, value in table.items():
                self.left[f"{section}.{name}"] = value

    def take(self, name: str, low: float = 0.0, high: float = 100.0) -> float:
        """This number, `section.name`; ValueError if it is missing, no number or out of its range."""
        if name not in self.left:
            raise ValueError(f"weights of Ghost Stories: {name} is missing")
        value = self.left.pop(name)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise ValueError(f"weights of Ghost Stories: {name} is {value!r}, not a number")
        number = float(value)
        if not math.isfinite(number) or not low <= number <= high:
            raise ValueError(f"weights of Ghost Stories: {name} is {number}, not {low} to {high}")
        return number

    def finish(self) -> None:
        """ValueError if a number was given that nobody uses."""
        if self.left:
            raise ValueError(f"weights of Ghost Stories: nobody uses {', '.join(sorted(self.left))}")


@mypyc_attr(acyclic=True)
class Worth:
    """All weights, read once. Never changes."""

    def __init__(self, given: Given) -> None:
        self.take_danger(given)
        self.take_tokens(given)
        self.take_actions(given)
        self.take_evaluate(given)
        self.take_reward(given)
        given.finish()

    def take_danger(self, given: Given) -> None:
        self.ghost = given.take("danger.ghost")
        self.resistance = given.take("danger.resistance")
        self.third_ghost = given.take("danger.third_ghost")
        self.second_ghost = given.take("danger.second_ghost")
        self.haunt = given.take("danger.haunt")
        self.haunt_far = given.take("danger.haunt_far", 0.0, 1.0)
        self.urgent = given.take("danger.urgent", 0.0, 1.0)
        self.torment = given.take("danger.torment")
        self.tao_off = given.take("danger.tao_off")
        self.die = given.take("danger.die")
        self.power_off = given.take("danger.power_off")
        self.incarnation = given.take("danger.incarnation")
        self.last_incarnation = given.take("danger.last_incarnation")
        self.room_1 = given.take("village.room_1")
        self.room_2 = given.take("village.room_2")
        self.room_3 = given.take("village.room_3")
        self.clear_1 = given.take("village.clear_1")
        self.clear_2 = given.take("village.clear_2")
        self.clear_3 = given.take("village.clear_3")

    def take_tokens(self, given: Given) -> None:
        self.token = given.take("tokens.token")
        self.crowd = given.take("tokens.crowd")
        self.plenty = given.take("tokens.plenty")
        self.black = given.take("tokens.black")
        self.boss_token = given.take("tokens.boss_token")
        self.price = given.take("tokens.price")
        self.thirst_1 = given.take("tokens.thirst_1")
        self.thirst_2 = given.take("tokens.thirst_2")
        self.thirst_3 = given.take("tokens.thirst_3")
        self.demand = given.take("tokens.demand")
        self.qi = given.take("tokens.qi")
        self.last_qi = given.take("tokens.last_qi")
        self.yin_yang = given.take("tokens.yin_yang")
        self.power_token = given.take("tokens.power_token")

    def take_actions(self, given: Given) -> None:
        self.ahead = given.take("actions.ahead", 0.0, 1.0)
        self.curse = given.take("actions.curse")
        self.arrival = given.take("actions.arrival")
        self.buddha = given.take("actions.buddha")
        self.buddha_placed = given.take("actions.buddha_placed")
        self.circle = given.take("actions.circle")
        self.calm = given.take("actions.calm", 0.0, 1.0)
        self.revive = given.take("actions.revive")
        self.blow = given.take("actions.blow", 0.0, 1.0)
        self.second_action = given.take("actions.second_action", 0.0, 1.0)
        self.mantra = given.take("actions.mantra")
        self.corner = given.take("placing.corner")
        self.pair = given.take("placing.pair")
        self.near = given.take("placing.near")
        self.rollout_heat = given.take("choice.rollout_heat", 0.001, 10.0)
        self.weigh_heat = given.take("choice.weigh_heat", 0.001, 10.0)

    def take_evaluate(self, given: Given) -> None:
        """In the order in which outlook.py counts."""
        self.evaluate: vec[float] = vec[float]([given.take(f"evaluate.{name}", -100.0) for name in COUNTED])

    def take_reward(self, given: Given) -> None:
        self.r_win = given.take("reward.win", 0.0, 1.0)
        self.r_lose = given.take("reward.lose", 0.0, 1.0)
        self.r_span = given.take("reward.points_span", 1.0, 1000.0)
        if self.r_lose >= self.r_win:
            raise ValueError("weights of Ghost Stories: reward.lose is not below reward.win")
