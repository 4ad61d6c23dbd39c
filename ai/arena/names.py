"""How a player is written: `random`, `greedy`, `flat:400`, `hard`, `hard,iterations=200,choice.by=value`.

A player of one's own is `module:name`, something that gives a player when it is called with a game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

RANDOM, GREEDY, FLAT, LEVEL, OUTSIDE = "random", "greedy", "flat", "level", "outside"

ITERATIONS = "iterations"
MAX_ITERATIONS = 100_000_000
WORD = re.compile(r"[a-z][a-z0-9_-]*\Z")
KEY = re.compile(r"[a-z][a-z0-9_.]*\Z")
PLACE = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*\Z")


class BadName(ValueError):
    """The message says what is wrong with the way in which a player was written."""


@dataclass(frozen=True)
class Name:
    """A player as it was asked for; equal players are written equally by `str`."""

    kind: str
    word: str  # of a level or of an outside player
    iterations: int | None = None  # of each decision; None: as many as the level says
    overrides: tuple[tuple[str, str], ...] = ()  # of a level's parameters, by key

    def __str__(self) -> str:
        if self.kind == FLAT:
            return f"{FLAT}:{self.iterations}"
        pairs = list(self.overrides)
        if self.iterations is not None:
            pairs.insert(0, (ITERATIONS, str(self.iterations)))
        return ",".join([self.word, *(f"{key}={value}" for key, value in pairs)])

    @property
    def thinks(self) -> bool:
        """Can it be given a budget?"""
        return self.kind in (FLAT, LEVEL)

    def with_iterations(self, iterations: int) -> Name:
        """The same player with another budget. Raises BadName if it has none."""
        if not self.thinks:
            raise BadName(f"{self} has no iterations to vary")
        return replace(self, iterations=iterations)


def read(text: str) -> Name:
    """Raises BadName."""
    head, *pairs = text.strip().split(",")
    if ":" in head and head.partition(":")[0] != FLAT:
        return read_outside(text.strip(), head, pairs)
    word, colon, budget = head.partition(":")
    if not WORD.match(word):
        raise BadName(f"{text!r} is no player")
    if word in (RANDOM, GREEDY, FLAT) and pairs:
        raise BadName(f"{word} has no parameters, so {','.join(pairs)!r} means nothing")
    if word == FLAT:
        if not colon:
            raise BadName("flat needs its iterations, such as flat:400")
        return Name(FLAT, FLAT, read_iterations(budget))
    if word in (RANDOM, GREEDY):
        return Name(word, word)
    return read_level(word, pairs)


def read_outside(text: str, head: str, pairs: list[str]) -> Name:
    if not PLACE.match(head):
        raise BadName(f"{text!r} is no player; one of your own is written module:name")
    if pairs:
        raise BadName(f"{head} has no parameters, so {','.join(pairs)!r} means nothing")
    return Name(OUTSIDE, head)


def read_level(word: str, pairs: list[str]) -> Name:
    given: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        key, value = key.strip(), value.strip()
        if not equals or not KEY.match(key) or not value:
            raise BadName(f"{pair!r} is no parameter; write key=value")
        if key in given:
            raise BadName(f"{key} is given twice")
        given[key] = value
    iterations = given.pop(ITERATIONS, None)
    budget = None if iterations is None else read_iterations(iterations)
    return Name(LEVEL, word, budget, tuple(sorted(given.items())))


def read_iterations(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MAX_ITERATIONS):
        raise BadName(f"iterations are a whole number from 1 to {MAX_ITERATIONS}, not {text!r}")
    return int(text)
