"""Stored bytes: they hold the whole position, and nothing that is not one gets past the reader."""

from __future__ import annotations

from engine.core.faults import Corrupt
from engine.core.game import AnyGame
from engine.core.kit import Rng
from engine.core.state import State
from support.cases import Case
from support.claims.copies import play_on, portrait


def bytes_hold_the_whole_position(case: Case, state: State) -> None:
    again = case.game.read(state.to_bytes())
    assert portrait(case, again) == portrait(case, state), "the position that was read back differs"


def the_game_goes_on_alike(case: Case, state: State, plies: int) -> None:
    """From a position and from its stored bytes, chance included."""
    ours, theirs = state.clone(), case.game.read(state.to_bytes())
    for _ in range(plies):
        play_on(ours, 1)
        play_on(theirs, 1)
        assert theirs.to_bytes() == ours.to_bytes(), "the position that was read back goes on differently"


def alterations(data: bytes, rng: Rng, count: int) -> list[bytes]:
    """Truncated, lengthened and altered copies of some bytes."""
    found = [b"", data[:-1], data + b"\0", data[1:], data[: len(data) // 2], b"\xff" * len(data)]
    for _ in range(count):
        changed = bytearray(data)
        at = rng.below(len(data))
        changed[at] = (changed[at] + (1, 255, 128, rng.below(256))[rng.below(4)]) % 256
        found.append(bytes(changed))
    return found


def altered_bytes_are_corrupt_or_a_position(game: AnyGame, data: bytes) -> State | None:
    """Any other exception passes through and fails the test. Returns what was read, if it was."""
    try:
        state: State = game.read(data)
    except Corrupt:
        return None
    assert state.to_bytes() == data, "bytes that are no position were read as another position"
    return state
