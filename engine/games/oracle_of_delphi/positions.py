"""Positions: the first one of a match, and one from stored bytes. What is no position is Corrupt."""

from __future__ import annotations

from engine.core.faults import Corrupt, Malformed
from engine.core.kit import Reader, row
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.options import Options, board, check_options, make_setup, pack, unpack
from engine.games.oracle_of_delphi.rules import setting_up, sound
from engine.games.oracle_of_delphi.rules.laying_out import NUMBERS
from engine.games.oracle_of_delphi.state import OracleState, Setup

BYTE_FIELDS = (
    "round", "point", "actor", "phase", "first", "active", "stage", "count", "throws", "titans", "titan",
    "wild", "card_done", "extra_done", "source", "colour", "in_use", "foe", "strength", "depth",
)  # fmt: skip


def new(options: Options, seats: int) -> OracleState:
    """The position before anything is drawn. Malformed if the options do not fit the seats."""
    setup = make_setup(check_options(options, seats), seats)
    state = OracleState(setup, setup.board, row([0] * int(terms.CELLS)))
    setting_up.begin(state)
    return state


def read(data: bytes) -> OracleState:
    """The inverse of `to_bytes`."""
    source = Reader(data[: -int(terms.CELLS)])
    try:
        packed = source.row().to_list()
        seats = int(source.number())
        options = unpack(packed)
        if check_options(options, seats) != options or pack(options) != packed:
            raise ValueError("the options are not in canonical form")
        number = source.number(4)
        wide = [source.number(width) for width in (4, 4, 4, 2, 2)]
        narrow = [source.number() for _ in BYTE_FIELDS]
        source.finish()
    except (ValueError, StopIteration, RuntimeError, Malformed) as error:
        raise Corrupt("these bytes are no position of The Oracle of Delphi") from error
    return assemble(make_setup(options, seats), number, wide, narrow, list(data[-int(terms.CELLS) :]))


def assemble(setup: Setup, number: int, wide: list[int], narrow: list[int], cells: list[int]) -> OracleState:
    """A position from its numbers; Corrupt if they contradict each other.

    `wide` is ply, mask, battles and the two shuffles; `narrow` the fields of BYTE_FIELDS, the actor
    2 higher than it is.
    """
    try:
        state = OracleState(setup, setup.board, row(cells))
    except ValueError:
        raise Corrupt("a number of the position is too large") from None
    state.ply, state.mask, state.battles, state.oracle_shuffles, state.injury_shuffles = wide
    for name, value in zip(BYTE_FIELDS, narrow, strict=True):
        setattr(state, name, value)
    state.actor -= 2
    return on_board(state, number)


def on_board(state: OracleState, number: int) -> OracleState:
    """The position on the board of this number; Corrupt if it does not fit it, or contradicts itself."""
    fixed = state.setup.board
    if not 0 <= number <= NUMBERS or (fixed.number and number != fixed.number):
        raise Corrupt("the position has another board than its options")
    state.board = board(int(fixed.mode), number)
    if not sound.is_sound(state):
        raise Corrupt("the numbers of the position contradict each other")
    return state
