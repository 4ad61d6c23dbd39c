"""What can be agreed before a match, and what a client needs to draw it."""

from __future__ import annotations

from dataclasses import dataclass

from arbiter_connect_four.rules.grid import CELLS, COLUMNS, ROWS
from arbiter_connect_four.state import ConnectFour
from engine.core.faults import Malformed
from engine.core.game import Preset, Setting
from engine.core.ids import NOBODY

SEATS = (2,)


@dataclass(frozen=True)
class Options:
    first_seat: int = 0  # 0 or 1


@dataclass(frozen=True)
class Components:
    columns: int
    rows: int
    line: int  # discs in a line that win
    discs: int  # of each seat
    colours: tuple[str, ...]  # by seat


SETTINGS = (Setting("first_seat", "Which seat begins", ("0", "1"), "CF-1.2"),)
PRESETS = (
    Preset("standard", "Seat 0 begins", Options()),
    Preset("second_seat_begins", "Seat 1 begins", Options(first_seat=1)),
)


def check_options(options: Options, seats: int) -> Options:
    if seats not in SEATS:
        raise Malformed("seats", "Connect Four is for two")
    if options.first_seat not in (0, 1):
        raise Malformed("options.first_seat", "must be 0 or 1")
    return options


def new(options: Options, seats: int) -> ConnectFour:
    """The empty grid (CF-1.1)."""
    return ConnectFour(options.first_seat, 0, 0, options.first_seat, int(NOBODY), 0)


def components(options: Options, seats: int) -> Components:
    return Components(int(COLUMNS), int(ROWS), 4, int(CELLS) // 2, ("red", "yellow"))
