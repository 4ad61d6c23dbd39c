"""Whole positions: the first one of a match, and those read from bytes."""

from __future__ import annotations

from functools import lru_cache

from engine.core.faults import Corrupt, Malformed
from engine.core.kit import Reader, row
from engine.games.ghost_stories.data import DATA
from engine.games.ghost_stories.options import Options, check_options, make_setup, unpack
from engine.games.ghost_stories.rules import setting_up
from engine.games.ghost_stories.rules.setup import Setup
from engine.games.ghost_stories.rules.sound import is_sound
from engine.games.ghost_stories.state import GhostStoriesState
from engine.games.ghost_stories.terms import CELLS

# The fields that `GhostStoriesState.numbers` lists, in its order; `actor` is stored plus 2.
NUMBERS = (
    "point", "actor", "active", "window", "circle", "centre", "scroll", "scroll_gone", "drawn", "card",
    "mark", "source", "context", "face", "dice", "to_throw", "first_gone", "first_card", "second_gone",
    "second_card", "helps", "exorcisms", "help_tile", "used", "borrowed", "ended", "jobs",
)  # fmt: skip


def new(options: Options, seats: int) -> GhostStoriesState:
    """The position before anything is drawn; `options` has been checked."""
    state = GhostStoriesState(setup_of(options, seats), row([0] * int(CELLS)))
    setting_up.begin(state)
    return state


@lru_cache(maxsize=256)
def setup_of(options: Options, seats: int) -> Setup:
    """For stored options; Corrupt if they were never checked ones. A Setup never changes: one will do."""
    try:
        if seats not in DATA.seats or check_options(options, seats) != options:
            raise Corrupt("the options of this position are not valid")
        return make_setup(options, seats)
    except (ValueError, IndexError, Malformed) as error:
        raise Corrupt("the options of this position cannot be read") from error


def options_of(setup: Setup) -> Options:
    """The options that a Setup was made from."""
    return unpacked(bytes(setup.options.to_list()))


@lru_cache(maxsize=256)
def unpacked(packed: bytes) -> Options:
    return unpack(list(packed))


def sound(state: GhostStoriesState) -> GhostStoriesState:
    """The position itself; Corrupt if it cannot be played on."""
    if not is_sound(state):
        raise Corrupt("this is not a position of Ghost Stories")
    return state


def read(data: bytes) -> GhostStoriesState:
    """The inverse of `to_bytes`; Corrupt if it is no position."""
    reader = Reader(data)
    try:
        options = unpacked(bytes(reader.row().to_list()))
        setup = setup_of(options, int(reader.number()))
        ply, tao, curse, chosen = (int(reader.number(width)) for width in (4, 2, 2, 2))
        numbers = {name: int(reader.number()) for name in NUMBERS}
        state = GhostStoriesState(setup, row([int(reader.number()) for _ in range(int(CELLS))]))
        reader.finish()
    except ValueError as error:
        raise Corrupt("these bytes are not a position of Ghost Stories") from error
    state.ply, state.tao_throws, state.curse_throws, state.chosen = ply, tao, curse, chosen
    numbers["actor"] -= 2
    for name, value in numbers.items():
        setattr(state, name, value)
    return sound(state)
