"""Chapter 12: special actions of gods, their targets, and the trade for an oracle card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.oracle_of_delphi.rules import cargo, codes, colour_free, fighting, healing, moving, reach
from engine.games.oracle_of_delphi.rules.board import ACROSS, NEXT
from engine.games.oracle_of_delphi.terms import (
    APHRODITE,
    APOLLON,
    ARES,
    ARRIVED,
    ARTEMIS,
    AT_GODTARGET,
    CITY,
    CLOUD,
    CLOUDS,
    COLOURS,
    F_DOWN,
    F_DRAW,
    F_UNCOVER,
    GOD,
    HERMES,
    INJURY,
    MONSTER,
    N_POWER,
    N_TRADED,
    POSEIDON,
    SHALLOW,
    TOP,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState


def check_god(s: OracleState, seat: i64, god: i64) -> i64:
    """On the top row, and with something to act on (ORA-12.3, 12.6 to 12.11)."""
    if god < 0 or god >= COLOURS or s.get(seat, GOD + god) != TOP:
        return codes.NOT_ON_TOP
    if s.get(seat, ARRIVED) == 1 and (god == POSEIDON or not s.setup.all_but_leaving):
        return codes.ARRIVED
    if god == APHRODITE:
        return OK if s.total(seat, INJURY) > 0 else codes.USELESS
    if god == ARTEMIS:
        return OK if s.face_down() > 0 else codes.ARTEMIS
    if god == ARES:
        return OK if has_foe(s, seat) else codes.ARES
    if god == HERMES:
        return check_hermes(s, seat)
    return OK


def has_foe(s: OracleState, seat: i64) -> bool:
    stop = s.ship(seat)
    for i in range(s.board.islands(stop)):
        space = s.board.island(stop, i)
        if space >= MONSTER and space < CITY:
            for colour in range(COLOURS):
                if fighting.check_fight(s, seat, space, colour) == OK:
                    return True
    return False


def near_city(s: OracleState, seat: i64) -> bool:
    """Next to any city, or with E09 across one water space (ORA-12.11, 12.12)."""
    for space in range(CITY, SHALLOW):
        level = s.board.reaches(s.ship(seat), space)
        if level == NEXT or (level == ACROSS and s.owns(seat, reach.FOR_STATUES)):
            return True
    return False


def check_hermes(s: OracleState, seat: i64) -> i64:
    if not near_city(s, seat):
        return codes.HERMES
    if not s.has_room(seat):
        return codes.HOLD_FULL
    for colour in range(COLOURS):
        if cargo.check_take_statue(s, seat, colour) == OK:
            return OK
    return codes.HERMES


def do_god(s: OracleState, god: i64) -> None:
    """The god goes down when all its consequences are over (ORA-12.4)."""
    seat = s.active
    s.in_use = god + 1
    s.note(N_POWER, seat, god)
    s.push(F_DOWN, god)
    if god == APHRODITE:
        for colour in range(COLOURS):
            healing.discard_injuries(s, seat, colour)
    elif god == APOLLON:
        s.wild = 1
        s.push(F_DRAW, 1)
    else:
        s.ask(AT_GODTARGET, seat)


def go_down(s: OracleState, god: i64) -> None:
    """To the bottom row; with S3 to the entry row (ORA-12.4, 16.3)."""
    s.in_use = 0
    healing.set_row(s, s.active, god, s.setup.entry if s.sails(s.active, 3) else i64(0))


def check_trade(s: OracleState, seat: i64, god: i64) -> i64:
    """ORA-12.5, if there is a card to draw (6.4)."""
    if god < 0 or god >= COLOURS or s.get(seat, GOD + god) != TOP:
        return codes.NOT_ON_TOP
    return OK if colour_free.can_draw(s) else codes.NOTHING_THERE


def do_trade(s: OracleState, god: i64) -> None:
    seat = s.active
    s.note(N_TRADED, seat, god)
    entry = s.sails(seat, 3) and not s.setup.s3_bottom  # Q41
    healing.set_row(s, seat, god, s.setup.entry if entry else i64(0))
    s.push(F_DRAW, 1)


def check_relocate(s: OracleState, seat: i64, space: i64) -> i64:
    """Poseidon: any other water space, or Zeus when all is done (ORA-12.6)."""
    if s.in_use != POSEIDON + 1:
        return codes.FINISH_FIRST
    code = moving.check_destination(s, seat, space)
    if code == codes.NO_SEA or code == codes.STOP_IN_SHALLOWS:
        return codes.POSEIDON
    return code


def do_relocate(s: OracleState, space: i64) -> None:
    moving.put_ship(s, s.active, space, 0)


def check_uncover(s: OracleState, space: i64) -> i64:
    """Artemis: any face-down tile (ORA-12.8)."""
    if s.in_use != ARTEMIS + 1:
        return codes.FINISH_FIRST
    cloud = space - CLOUD
    if cloud < 0 or cloud >= CLOUDS:
        return codes.ARTEMIS
    return OK if s.is_face_down(cloud) else codes.UNCOVERED


def do_uncover(s: OracleState, space: i64) -> None:
    s.push(F_UNCOVER, space - CLOUD)


def check_strike(s: OracleState, seat: i64, space: i64, colour: i64) -> i64:
    """Ares: a monster that could be fought (ORA-12.10)."""
    if s.in_use != ARES + 1:
        return codes.FINISH_FIRST
    code = fighting.check_fight(s, seat, space, colour)
    return codes.ARES if code == codes.NO_MONSTER else code


def do_strike(s: OracleState, space: i64, colour: i64) -> None:
    fighting.defeat(s, s.active, space, colour)


def check_fetch(s: OracleState, seat: i64, colour: i64) -> i64:
    """Hermes: a needed statue from any city (ORA-12.11)."""
    if s.in_use != HERMES + 1:
        return codes.FINISH_FIRST
    code = cargo.check_take_statue(s, seat, colour)
    return codes.HERMES if code == codes.NO_STATUE else code


def do_fetch(s: OracleState, colour: i64) -> None:
    cargo.load_statue(s, colour)
