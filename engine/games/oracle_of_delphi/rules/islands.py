"""Chapter 9: exploring, what an uncovered tile brings, and shrines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.oracle_of_delphi.rules import codes, reach
from engine.games.oracle_of_delphi.rules.counting import has
from engine.games.oracle_of_delphi.rules.healing import raise_shield
from engine.games.oracle_of_delphi.terms import (
    CLOUD,
    CLOUDS,
    F_DRAW,
    F_OMEGA,
    F_STEPS,
    F_UNCOVER,
    N_SHRINE,
    N_TASK,
    N_UNCOVERED,
    PHI,
    PLAYER,
    PSI,
    SHRINE,
    SHRINES_LEFT,
    SIGMA,
    T_SHRINE,
    UP,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

PSI_FAVOR: Final[i64] = 4


def check_explore(s: OracleState, seat: i64, space: i64, colour: i64) -> i64:
    """A face-down tile in reach on a border of the colour (ORA-9.1, 9.4)."""
    cloud = space - CLOUD
    if cloud < 0 or cloud >= CLOUDS:
        return codes.NOT_TO_EXPLORE
    code = reach.check_reach(s, seat, space, reach.MONSTERS_AND_CLOUDS)
    if code != OK:
        return code
    if not s.is_face_down(cloud):
        return codes.UNCOVERED
    return OK if s.board.detail[space] == colour else codes.COLOUR_ASKED


def do_explore(s: OracleState, space: i64) -> None:
    s.push(F_UNCOVER, space - CLOUD)


def matching(s: OracleState, seat: i64, tile: i64) -> i64:
    """The letter number of the Zeus tile that a shrine on this island tile completes, or -1 (Q1)."""
    if (tile - 1) // 3 != s.get(seat, PLAYER) - 1:
        return -1
    left = s.get(seat, SHRINES_LEFT)
    number = (tile - 1) % 3
    if has(left, number):
        return number
    if not s.setup.colour_match or left == 0:
        return -1
    number = 0
    while not has(left, number):
        number += 1
    return number


def check_build_shrine(s: OracleState, seat: i64, space: i64, colour: i64) -> i64:
    """An own uncovered tile without shrine in reach on a border of the colour (ORA-9.5)."""
    cloud = space - CLOUD
    if cloud < 0 or cloud >= CLOUDS:
        return codes.NOT_TO_BUILD
    code = reach.check_reach(s, seat, space, reach.MONSTERS_AND_CLOUDS)
    if code != OK:
        return code
    if s.is_face_down(cloud) or s.cells[SHRINE + cloud] != 0 or matching(s, seat, s.face(cloud)) < 0:
        return codes.NOT_TO_BUILD
    return OK if s.board.detail[space] == colour else codes.COLOUR_ASKED


def do_build_shrine(s: OracleState, space: i64) -> None:
    build(s, s.active, space - CLOUD, matching(s, s.active, s.face(space - CLOUD)))


def build(s: OracleState, seat: i64, cloud: i64, number: i64) -> None:
    """A shrine, its Zeus tile, one god step (ORA-9.2, 9.6, 13.3)."""
    s.cells[SHRINE + cloud] = seat + 1
    s.put(seat, SHRINES_LEFT, s.get(seat, SHRINES_LEFT) & ~(i64(1) << number))
    s.note(N_SHRINE, seat, CLOUD + cloud)
    s.note(N_TASK, seat, T_SHRINE * 8 + number, s.tasks_left(seat))
    s.push(F_STEPS, 1)


def uncover(s: OracleState, cloud: i64) -> None:
    """Turn a tile up whose face the engine knows: the shrine (ORA-9.2, 9.9) or the letter (9.3)."""
    seat = s.active
    tile = s.face(cloud)
    s.cells[UP + cloud] = 1
    s.note(N_UNCOVERED, seat, CLOUD + cloud, tile)
    number = matching(s, seat, tile)
    if number >= 0:
        build(s, seat, cloud, number)
        return
    letter = s.setup.letters[tile]
    if letter == PSI:
        s.gain(seat, PSI_FAVOR)
    elif letter == PHI:
        s.push(F_DRAW, 2)
    elif letter == SIGMA:
        s.push(F_STEPS, 3)
    else:
        raise_shield(s, seat, 1)
        s.push(F_OMEGA)
