"""Every way to set up every registered game: what the conformance suite is run over.

Each preset is met at every number of seats, and each single option value that is not the default at
one of them, by turns (`EVERYTHING`, used for what is cheap, has them at every number).

That is what the compiled build meets. Plain Python takes fifteen times as long over the same source, so
there it meets each preset at one number of seats by turns, each number of seats at least once, and
`PLAIN_OPTIONS` of the single options.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any

import pytest
from google.protobuf import json_format
from google.protobuf.descriptor import FieldDescriptor

from engine.core.faults import Malformed
from engine.core.game import AnyGame, Setting
from engine.core.ids import SPECTATOR
from engine.core.registry import load_games
from engine.core.state import State
from support.build import BUILD, PLAIN

GAMES = load_games()
PLAIN_OPTIONS = 4


@dataclass(frozen=True, eq=False)  # compared by identity, so that walks can be remembered by case
class Case:
    """One game with checked options and a number of seats."""

    game: AnyGame
    label: str
    options: Any
    seats: int

    def __str__(self) -> str:
        return f"{self.game.id}-{self.label}-{self.seats}"

    def start(self) -> State:
        state: State = self.game.new(self.options, self.seats)
        return state

    def viewers(self) -> list[int]:
        return [*range(self.seats), int(SPECTATOR)]

    def wire(self) -> Any:
        return importlib.import_module(self.game.wire)


def option_sets(game: AnyGame) -> list[tuple[str, Any]]:
    """(label, options) of each preset, then of each single value that is not the default."""
    found = [(preset.id, preset.options) for preset in game.presets]
    for setting in game.settings:
        found += [(f"{setting.id}={v}", options_with(game, setting, v)) for v in setting.values[1:]]
    return found


def options_with(game: AnyGame, setting: Setting, value: str) -> Any:
    """The defaults with one value, read from the game's `Options` message as a lobby would write it."""
    wire = importlib.import_module(game.wire)
    field = wire.Options.DESCRIPTOR.fields_by_name[setting.id]
    message = json_format.ParseDict({setting.id: json_value(field, value)}, wire.Options())
    return wire.options_from_message(message)


def json_value(field: FieldDescriptor, value: str) -> Any:
    if field.type == FieldDescriptor.TYPE_BOOL:
        return {"false": False, "true": True}[value.lower()]
    if field.type in (FieldDescriptor.TYPE_ENUM, FieldDescriptor.TYPE_STRING):
        return value
    return int(value)


def fitting(game: AnyGame, label: str, options: Any, seats: int) -> list[Case]:
    """The case, or none if the game says that these options do not go with so many seats."""
    try:
        return [Case(game, label, game.check_options(options, seats), seats)]
    except Malformed:
        return []


def every_case(game: AnyGame) -> list[Case]:
    sets = option_sets(game)
    return [
        c for label, options in sets for seats in game.seats for c in fitting(game, label, options, seats)
    ]


def chosen_cases(game: AnyGame) -> list[Case]:
    presets = {preset.id for preset in game.presets}
    every = every_case(game)
    chosen = [case for case in every if case.label in presets]
    for turn, label in enumerate(sorted({case.label for case in every} - presets)):
        fits = [case for case in every if case.label == label]
        chosen.append(fits[turn % len(fits)])
    return chosen


def plain_cases(game: AnyGame) -> list[Case]:
    """A spread of `chosen_cases` that plain Python gets through in the time of the compiled build."""
    presets = [preset.id for preset in game.presets]
    chosen = chosen_cases(game)
    found = [c for c in chosen if c.label == presets[0]]
    for turn, label in enumerate(presets[1:]):
        fits = [c for c in chosen if c.label == label]
        found.append(fits[turn % len(fits)])
    single = [c for c in chosen if c.label not in presets]
    return [*found, *single[:: max(1, -(-len(single) // PLAIN_OPTIONS))]]


CASES = [c for game in GAMES.values() for c in (plain_cases if BUILD == PLAIN else chosen_cases)(game)]
EVERYTHING = CASES if BUILD == PLAIN else [c for game in GAMES.values() for c in every_case(game)]
FIRST = [
    next(c for c in CASES if c.game is game and c.seats == n) for game in GAMES.values() for n in game.seats
]

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_case_at_all = pytest.mark.parametrize("case", EVERYTHING, ids=str)
each_number_of_seats = pytest.mark.parametrize("case", FIRST, ids=str)
