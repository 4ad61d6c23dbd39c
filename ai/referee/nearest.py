"""The legal actions nearest to a refused one, by a distance that anyone can work out by hand.

An action is compared part by part, as its message has them. Another kind of action is 100 away; each part
that differs is 1; and of actions with equally many differing parts the one with the closer numbers is
nearer: the differences of all numbers, summed to s, add s / (1 + s), which is always less than 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

OTHER_KIND = 100.0


@dataclass(frozen=True)
class Parts:
    """An action taken apart: its kind, and the value of each part by name; names and switches are text."""

    kind: str
    values: Mapping[str, int | str]


@dataclass(frozen=True)
class Near:
    """A legal action and how far it is from the refused one."""

    action: int
    distance: float
    parts: Parts


TakeApart = Callable[[int], Parts]


def distance(one: Parts, other: Parts) -> float:
    """0 if and only if they are equal; the same in both directions."""
    far = 0.0 if one.kind == other.kind else OTHER_KIND
    apart = 0
    for name in differing(one, other):
        far += 1
        mine, theirs = one.values.get(name), other.values.get(name)
        if isinstance(mine, int) and isinstance(theirs, int):
            apart += abs(mine - theirs)
    return far + apart / (1 + apart)


def differing(one: Parts, other: Parts) -> list[str]:
    """The parts that are not equal, in the order of the first action's, then the second's."""
    names = dict.fromkeys([*one.values, *other.values])
    return [name for name in names if one.values.get(name) != other.values.get(name)]


def nearest(wanted: Parts, legal: Iterable[int], take_apart: TakeApart, count: int) -> tuple[Near, ...]:
    """At most `count` legal actions, nearest first; equally near ones stay in the game's order."""
    found = []
    for action in legal:
        parts = take_apart(action)
        found.append(Near(action, distance(wanted, parts), parts))
    return tuple(sorted(found, key=lambda near: near.distance)[:count])
