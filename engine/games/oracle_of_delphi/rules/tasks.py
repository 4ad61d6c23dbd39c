"""Chapter 13: Zeus tiles, what they still need, and what they bring (ORA-13, 5.7 of the specification)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.oracle_of_delphi.rules import codes
from engine.games.oracle_of_delphi.rules.counting import has
from engine.games.oracle_of_delphi.terms import (
    COLOURS,
    F_COMPANION,
    F_E03,
    F_EQUIP,
    MONSTER_DONE,
    MONSTER_TILES,
    MONSTER_WHITE,
    N_TASK,
    OFFERING_DONE,
    OFFERING_TILES,
    OFFERING_WHITE,
    OFFERINGS,
    SHRINES_LEFT,
    STATUE_DONE,
    STATUES,
    STATUES_LEFT,
    T_MONSTER,
    T_OFFERING,
    T_SHRINE,
    T_STATUE,
    WHITE,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

OFFERING_FAVOR: Final[i64] = 3


def white_left(s: OracleState, seat: i64, task: i64) -> i64:
    """Tiles of this kind that take any colour."""
    if task == T_STATUE:
        return s.get(seat, STATUES_LEFT)
    return s.get(seat, OFFERING_WHITE if task == T_OFFERING else MONSTER_WHITE)


def coloured_left(s: OracleState, seat: i64, task: i64) -> i64:
    """Colours of the coloured tiles of this kind, as bits."""
    if task == T_STATUE:
        return 0
    return s.get(seat, OFFERING_TILES if task == T_OFFERING else MONSTER_TILES)


def done_row(task: i64) -> i64:
    if task == T_STATUE:
        return STATUE_DONE
    return OFFERING_DONE if task == T_OFFERING else MONSTER_DONE


def is_open(s: OracleState, seat: i64, task: i64, colour: i64) -> bool:
    """Does this colour serve a remaining tile (ORA-13.2)? A coloured tile done counts among the done."""
    coloured = coloured_left(s, seat, task)
    if has(coloured, colour):
        return True
    return white_left(s, seat, task) > 0 and not has(s.get(seat, done_row(task)), colour)


def check_item(s: OracleState, seat: i64, task: i64, colour: i64) -> i64:
    """May this seat load an item of this kind and colour (ORA-10.4)?"""
    if s.setup.unneeded:
        return OK
    row = OFFERINGS if task == T_OFFERING else STATUES
    if not is_open(s, seat, task, colour) or s.get(seat, row + colour) > 0:
        return codes.ITEM_UNNEEDED
    coloured = coloured_left(s, seat, task)
    if has(coloured, colour):
        return OK
    covered: i64 = 0  # white tiles that cargo already serves
    for c in range(COLOURS):
        if s.get(seat, row + c) > 0 and not has(coloured, c):
            covered += 1
    return OK if covered < white_left(s, seat, task) else codes.ITEM_UNNEEDED


def check_monster(s: OracleState, seat: i64, colour: i64) -> i64:
    """May this seat fight a monster of this colour (ORA-8.2)?"""
    if s.setup.unneeded or is_open(s, seat, T_MONSTER, colour):
        return OK
    return codes.MONSTER_UNNEEDED


def complete(s: OracleState, seat: i64, task: i64, colour: i64) -> None:
    """A monster is defeated, an offering made or a statue raised: the Zeus tile and its reward (5.9, 5.12).

    A coloured tile goes first. Without a tile that it serves nothing follows.
    """
    if not is_open(s, seat, task, colour):
        return
    tile = WHITE
    if has(coloured_left(s, seat, task), colour):
        tile = colour
        row = OFFERING_TILES if task == T_OFFERING else MONSTER_TILES
        s.put(seat, row, s.get(seat, row) & ~(i64(1) << colour))
    elif task == T_STATUE:
        s.bump(seat, STATUES_LEFT, -1)
    else:
        s.bump(seat, OFFERING_WHITE if task == T_OFFERING else MONSTER_WHITE, -1)
    s.put(seat, done_row(task), s.get(seat, done_row(task)) | (i64(1) << colour))
    s.note(N_TASK, seat, task * 8 + tile, s.tasks_left(seat))
    reward(s, seat, task, colour)


def reward(s: OracleState, seat: i64, task: i64, colour: i64) -> None:
    """ORA-13.3 to 13.5; then E03, if it was owned before or the option lets it count (ORA-15.5)."""
    if s.owns(seat, 3) or s.setup.e03_own:
        s.push(F_E03)
    if task == T_OFFERING:
        s.gain(seat, OFFERING_FAVOR)
    elif task == T_STATUE:
        s.push(F_COMPANION, colour)
    else:
        s.push(F_EQUIP)


def remove(s: OracleState, seat: i64, tile: i64) -> None:
    """Return a Zeus tile to the box."""
    task = tile // 8
    which = tile % 8
    if task == T_SHRINE:
        s.put(seat, SHRINES_LEFT, s.get(seat, SHRINES_LEFT) & ~(i64(1) << which))
    elif task == T_STATUE:
        s.bump(seat, STATUES_LEFT, -1)
    elif which == WHITE:
        s.put(seat, OFFERING_WHITE if task == T_OFFERING else MONSTER_WHITE, 0)
    else:
        row = OFFERING_TILES if task == T_OFFERING else MONSTER_TILES
        s.put(seat, row, s.get(seat, row) & ~(i64(1) << which))


def holds(s: OracleState, seat: i64, tile: i64) -> bool:
    """Has this seat such a Zeus tile?"""
    task = tile // 8
    which = tile % 8
    if task == T_SHRINE:
        return has(s.get(seat, SHRINES_LEFT), which)
    if which == WHITE:
        return task <= T_MONSTER and white_left(s, seat, task) > 0
    return (task == T_OFFERING or task == T_MONSTER) and has(coloured_left(s, seat, task), which)
