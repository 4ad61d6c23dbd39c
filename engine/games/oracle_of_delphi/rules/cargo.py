"""Chapter 10: offerings and statues, loaded and delivered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.oracle_of_delphi.rules import codes, reach, tasks
from engine.games.oracle_of_delphi.rules.counting import has
from engine.games.oracle_of_delphi.terms import (
    BUILT,
    CITY,
    COLOURS,
    IN_CITY,
    MONSTER,
    N_DELIVERED,
    N_LOADED,
    OFFERING,
    OFFERINGS,
    ON_OFFERING,
    ON_TEMPLE,
    SHALLOW,
    STATUE,
    STATUES,
    T_OFFERING,
    T_STATUE,
    TEMPLE,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState


def check_load(s: OracleState, seat: i64, task: i64, colour: i64) -> i64:
    """Room in the hold, and need (ORA-10.3, 10.4)."""
    if not s.has_room(seat):
        return codes.HOLD_FULL
    return tasks.check_item(s, seat, task, colour)


def check_load_offering(s: OracleState, seat: i64, space: i64, colour: i64) -> i64:
    """A cube of the colour on an offering island in reach (ORA-10.1)."""
    if space < OFFERING or space >= TEMPLE:
        return codes.NO_OFFERING
    code = reach.check_reach(s, seat, space, reach.FOR_OFFERINGS)
    if code != OK:
        return code
    if not has(s.cells[ON_OFFERING + space - OFFERING], colour):
        return codes.NO_OFFERING
    return check_load(s, seat, T_OFFERING, colour)


def do_load_offering(s: OracleState, space: i64, colour: i64) -> None:
    at = ON_OFFERING + space - OFFERING
    s.cells[at] = s.cells[at] & ~(i64(1) << colour)
    s.bump(s.active, OFFERINGS + colour, 1)
    s.note(N_LOADED, s.active, T_OFFERING, colour, space)


def check_make_offering(s: OracleState, seat: i64, space: i64, colour: i64) -> i64:
    """The cube on board, the temple of its colour in reach (ORA-10.5, 10.9)."""
    if space < TEMPLE or space >= STATUE or s.get(seat, OFFERINGS + colour) == 0:
        return codes.NO_TEMPLE
    if s.cells[ON_TEMPLE + space - TEMPLE] != colour + 1:
        return codes.NO_TEMPLE
    return reach.check_reach(s, seat, space, reach.FOR_OFFERINGS)


def do_make_offering(s: OracleState, space: i64, colour: i64) -> None:
    s.bump(s.active, OFFERINGS + colour, -1)
    s.note(N_DELIVERED, s.active, T_OFFERING, colour, space)
    tasks.complete(s, s.active, T_OFFERING, colour)


def city_of(s: OracleState, colour: i64) -> i64:
    """The space of the city of this colour."""
    for space in range(CITY, SHALLOW):
        if s.board.detail[space] == colour:
            return space
    return CITY


def check_load_statue(s: OracleState, seat: i64, space: i64, colour: i64) -> i64:
    """A statue in the city of its colour, in reach (ORA-10.2)."""
    if space < CITY or space >= SHALLOW or s.board.detail[space] != colour:
        return codes.NO_STATUE
    code = reach.check_reach(s, seat, space, reach.FOR_STATUES)
    if code != OK:
        return code
    if s.cells[IN_CITY + colour] == 0:
        return codes.NO_STATUE
    return check_load(s, seat, T_STATUE, colour)


def load_statue(s: OracleState, colour: i64) -> None:
    s.cells.bump(IN_CITY + colour, -1)
    s.bump(s.active, STATUES + colour, 1)
    s.note(N_LOADED, s.active, T_STATUE, colour, city_of(s, colour))


def check_raise_statue(s: OracleState, seat: i64, space: i64, colour: i64) -> i64:
    """The statue on board, a free site of its colour in reach (ORA-10.6, 10.7)."""
    if space < STATUE or space >= MONSTER or s.get(seat, STATUES + colour) == 0:
        return codes.NO_SITE
    code = reach.check_reach(s, seat, space, reach.FOR_STATUES)
    if code != OK:
        return code
    if not has(s.board.detail[space], colour):
        return codes.NO_SITE
    return codes.SITE_TAKEN if has(s.cells[BUILT + space - STATUE], colour) else OK


def do_raise_statue(s: OracleState, space: i64, colour: i64) -> None:
    at = BUILT + space - STATUE
    s.cells[at] = s.cells[at] | (i64(1) << colour)
    s.bump(s.active, STATUES + colour, -1)
    s.note(N_DELIVERED, s.active, T_STATUE, colour, space)
    tasks.complete(s, s.active, T_STATUE, colour)


def check_take_statue(s: OracleState, seat: i64, colour: i64) -> i64:
    """A statue from its city wherever the ship is (ORA-15.12, 12.11)."""
    if colour < 0 or colour >= COLOURS or s.cells[IN_CITY + colour] == 0:
        return codes.NO_STATUE
    return check_load(s, seat, T_STATUE, colour)


def check_take_offering(s: OracleState, seat: i64, space: i64, colour: i64) -> i64:
    """A cube from any offering island wherever the ship is (ORA-15.12)."""
    if space < OFFERING or space >= TEMPLE or not has(s.cells[ON_OFFERING + space - OFFERING], colour):
        return codes.NO_OFFERING
    return check_load(s, seat, T_OFFERING, colour)
