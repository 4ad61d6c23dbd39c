"""Chapter 6: draw a card, take favor, look at island tiles, with a source of any colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.oracle_of_delphi.rules import codes, sources
from engine.games.oracle_of_delphi.terms import (
    ARRIVED,
    CARD,
    CLOUD,
    CLOUDS,
    COLOURS,
    DIE,
    F_DRAW,
    F_LOOK,
    F_SEE,
    N_USED,
    ORACLE_DISCARD,
    ORACLE_PILE,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

TAKEN_FAVOR: Final[i64] = 2


def can_draw(s: OracleState) -> bool:
    """Is there a card in the pile or the discard pile (ORA-6.4, 20.1)?"""
    for c in range(COLOURS):
        if s.cells[ORACLE_PILE + c] > 0 or s.cells[ORACLE_DISCARD + c] > 0:
            return True
    return False


def gains_only(s: OracleState, seat: i64) -> bool:
    """Has this ship arrived, so that only oracle cards count (ORA-18.3)?"""
    return s.get(seat, ARRIVED) == 1 and not s.setup.all_but_leaving


def check_draw(s: OracleState, seat: i64, source: i64, printed: i64) -> i64:
    code = sources.check_source(s, seat, source, printed)
    if code != OK:
        return code
    if not can_draw(s):
        return codes.NOTHING_THERE
    if source == CARD and gains_only(s, seat):
        return codes.USELESS
    return OK


def do_draw(s: OracleState, source: i64, printed: i64) -> None:
    use(s, source, printed)
    s.push(F_DRAW, 1)


def check_favor(s: OracleState, seat: i64, source: i64, printed: i64) -> i64:
    code = sources.check_source(s, seat, source, printed)
    if code == OK and gains_only(s, seat) and (source != DIE or can_draw(s)):
        return codes.ARRIVED
    return code


def do_favor(s: OracleState, source: i64, printed: i64) -> None:
    use(s, source, printed)
    s.gain(s.active, TAKEN_FAVOR)


def check_look(s: OracleState, seat: i64, source: i64, printed: i64) -> i64:
    code = sources.check_source(s, seat, source, printed)
    if code != OK:
        return code
    if gains_only(s, seat):
        return codes.ARRIVED
    return OK if s.face_down() > 0 else codes.NOTHING_THERE


def do_look(s: OracleState, source: i64, printed: i64) -> None:
    use(s, source, printed)
    s.push(F_LOOK)


def use(s: OracleState, source: i64, printed: i64) -> None:
    cost = sources.free_price(source)
    s.note(N_USED, s.active, source, printed, 0, cost)
    sources.spend_source(s, s.active, source, printed)
    s.spend(s.active, cost)


def check_look_at(s: OracleState, space: i64) -> i64:
    """A face-down tile other than the one looked at first (ORA-6.3)."""
    cloud = space - CLOUD
    if cloud < 0 or cloud >= CLOUDS or not s.is_face_down(cloud):
        return codes.NOTHING_THERE
    return codes.NOTHING_THERE if s.pending_value() == cloud + 1 else OK


def do_look_at(s: OracleState, space: i64) -> None:
    cloud = space - CLOUD
    if s.pending_value() == 0:
        s.set_pending(F_LOOK, cloud + 1)
    else:
        s.pop()
    s.push(F_SEE, cloud)


def check_stop(s: OracleState) -> i64:
    """Only the second look is optional (ORA-6.3, 20.4)."""
    return OK if s.pending_value() != 0 else codes.DECLINING
