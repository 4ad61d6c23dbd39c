"""Chapter 7: movement; and the arrival at Zeus (ORA-18.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.oracle_of_delphi.rules import codes
from engine.games.oracle_of_delphi.terms import (
    ARRIVED,
    CLOUD,
    COLOURS,
    CREATURE,
    EXTRA_ACTION,
    N_ARRIVED,
    N_MOVED,
    SHALLOW,
    SHIP,
    WATERS,
    ZEUS,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

BASE_RANGE: Final[i64] = 3
NEVER: Final[i64] = 255


def has_creature(s: OracleState, seat: i64, source: i64, colour: i64) -> bool:
    """Does a creature carry this move (ORA-7.8)? The extra action needs the option (Q10)."""
    if source == EXTRA_ACTION and not s.setup.creature_extra:
        return False
    return s.befriends(seat, colour * 3 + CREATURE)


def range_of(s: OracleState, seat: i64, source: i64, colour: i64) -> i64:
    """Spaces without paying (ORA-7.1, 16.2, 15.14, 7.8)."""
    spaces = BASE_RANGE
    if s.sails(seat, 2):
        spaces += 2
    if s.owns(seat, 1):
        spaces += 1
    if has_creature(s, seat, source, colour):
        spaces += 3
    return spaces


def least_cost(s: OracleState, seat: i64, source: i64, colour: i64) -> i64:
    """Spaces to the nearest destination."""
    ship = s.ship(seat)
    shallow = s.owns(seat, 2)
    least = s.board.least(ship, colour, shallow)
    if has_creature(s, seat, source, colour):
        for c in range(COLOURS):
            least = min(least, s.board.least(ship, c, shallow))
    if s.tasks_left(seat) == 0 and ship != ZEUS:
        least = min(least, s.board.distance(ship, ZEUS, shallow))
    return least


def check_move(s: OracleState, seat: i64, source: i64, colour: i64, favor: i64) -> i64:
    """Is there a destination, with so much favor to lengthen the way (ORA-7.1)?"""
    if s.get(seat, ARRIVED) == 1:
        return codes.ARRIVED
    if least_cost(s, seat, source, colour) > range_of(s, seat, source, colour) + favor:
        return codes.RANGE
    return OK


def check_destination(s: OracleState, seat: i64, space: i64) -> i64:
    """Is this a space where a ship of this seat may be put (ORA-7.3 to 7.7)?"""
    if space < 0 or space >= s.board.count:
        return codes.NO_SEA
    if space == s.ship(seat):
        return codes.SAME_SPACE
    if space == ZEUS:
        return OK if s.tasks_left(seat) == 0 else codes.ZEUS_EARLY
    if space >= SHALLOW:
        return codes.STOP_IN_SHALLOWS if s.owns(seat, 2) else codes.NO_SEA
    return codes.NO_SEA if space >= CLOUD else OK


def check_sail(s: OracleState, seat: i64, space: i64) -> i64:
    code = check_destination(s, seat, space)
    if code != OK:
        return code
    colour = s.colour - 1
    if space < WATERS and s.board.detail[space] != colour and not has_creature(s, seat, s.source, colour):
        return codes.DESTINATION
    cost = s.board.distance(s.ship(seat), space, s.owns(seat, 2))
    return OK if cost <= range_of(s, seat, s.source, colour) + s.favor(seat) else codes.RANGE


def do_sail(s: OracleState, space: i64) -> None:
    seat = s.active
    paid = extension(s, seat, space)
    s.spend(seat, paid)
    put_ship(s, seat, space, paid)


def extension(s: OracleState, seat: i64, space: i64) -> i64:
    """Favor that the way to this space costs."""
    cost = s.board.distance(s.ship(seat), space, s.owns(seat, 2))
    return max(i64(0), cost - range_of(s, seat, s.source, s.colour - 1))


def put_ship(s: OracleState, seat: i64, space: i64, paid: i64) -> None:
    s.note(N_MOVED, seat, s.ship(seat), space, paid)
    s.put(seat, SHIP, space)
    if space == ZEUS:
        s.put(seat, ARRIVED, 1)
        s.note(N_ARRIVED, seat)
