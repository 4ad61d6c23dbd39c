"""Could these numbers be a position? Ranges that the rules rely on, and pieces that are never lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import CHANCE, NOBODY
from engine.core.state import Actions, Outcomes
from engine.games.oracle_of_delphi.rules.counting import has
from engine.games.oracle_of_delphi.rules.sound_stack import is_stack_sound
from engine.games.oracle_of_delphi.terms import (
    ARRIVED,
    AT_BONUS,
    AT_COLOUR,
    AT_DRAFT,
    AT_FIGHT,
    AT_GODTARGET,
    AT_MAIN,
    AT_MOVE,
    AT_ORACLE,
    AT_OVER,
    AT_REACT,
    AT_RECOVER,
    AT_RETURN,
    AT_SETUP,
    AT_TITAN,
    BUILT,
    CELLS,
    CITY,
    COLOURS,
    COMPANION,
    COMPANIONS,
    DICE,
    EQUIP,
    EQUIPMENT,
    FACE,
    GOD,
    HAND,
    IN_CITY,
    INJURY,
    INJURY_DISCARD,
    INJURY_PILE,
    MAX_SEATS,
    MONSTER,
    MONSTERS,
    OFFERING_DONE,
    OFFERINGS,
    ON_MONSTER,
    ON_OFFERING,
    ORACLE_DISCARD,
    ORACLE_PILE,
    OWNED,
    P_CHECK,
    P_CONSULT,
    P_MAIN,
    P_OVER,
    P_REACT,
    P_SETUP,
    PLAYER,
    S_DONE,
    S_PLAIN,
    SEAT,
    SHIELD,
    SHIELD_MAX,
    SHIP,
    SHIP_TILE,
    SHIPS,
    SHRINE,
    SHRINES_LEFT,
    SLAIN,
    STATUE,
    STATUES,
    STATUES_LEFT,
    STOPS,
    TILES,
    TOP,
    UP,
    USED,
    ZEUS,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState


def is_sound(s: OracleState) -> bool:
    return (
        s.cells.size == CELLS
        and is_turn_sound(s)
        and phase_fits(s)
        and are_seats_sound(s)
        and is_map_sound(s)
        and are_cards_sound(s)
        and is_stack_sound(s)
        and somebody_can_act(s)
    )


def somebody_can_act(s: OracleState) -> bool:
    """Whoever is asked has something to decide, and chance something to give."""
    if s.actor == NOBODY:
        return True
    if s.actor == CHANCE:
        odds = Outcomes()
        s.list_chance(odds)
        return odds.total > 0
    actions = Actions()
    s.list_actions(actions)
    return actions.count > 0


def is_turn_sound(s: OracleState) -> bool:
    """What the position waits for, and for whom."""
    seats = s.setup.seats
    if s.first >= seats or s.active >= seats or s.phase > P_OVER or s.stage > S_DONE or s.point > AT_OVER:
        return False
    if s.point < AT_SETUP or s.actor < NOBODY or s.actor >= seats or s.count > 64 or s.titan > 6:
        return False
    if (s.actor == NOBODY) != (s.point == AT_OVER) or (s.phase == P_OVER) != (s.point == AT_OVER):
        return False
    if (s.actor == CHANCE) != (s.point <= AT_TITAN) or (s.phase == P_SETUP) != (s.stage < S_DONE):
        return False
    drawn = s.stage > 2  # the board is drawn
    if drawn == (s.board.number == 0) and not (s.board.number > 0 and s.setup.board.number > 0):
        return False
    if (
        s.wild > 1
        or s.card_done > 1
        or s.extra_done > 1
        or s.source > 2
        or s.in_use > COLOURS
        or s.strength > 9
    ):
        return False
    if (s.colour != 0) != (s.point == AT_COLOUR or s.point == AT_MOVE) or s.colour > COLOURS:
        return False
    if s.point == AT_GODTARGET and s.in_use == 0:
        return False
    return s.foe == 0 or (s.foe >= MONSTER and s.foe < CITY)


def phase_fits(s: OracleState) -> bool:
    """Is this part of a turn one in which the position waits for that?"""
    point, phase = s.point, s.phase
    if (point == AT_RECOVER or point == AT_BONUS) != (phase == P_CHECK):
        return False
    if phase == P_CONSULT and point != AT_ORACLE and point != AT_TITAN:
        return False
    if (point == AT_SETUP or point == AT_DRAFT) and phase != P_SETUP:
        return False
    if point >= AT_MAIN and point <= AT_FIGHT and phase != P_MAIN:
        return False
    if point >= AT_RETURN and point < AT_REACT and s.actor != s.active:
        return False
    return point != AT_REACT or phase == P_REACT


def are_seats_sound(s: OracleState) -> bool:
    for seat in range(MAX_SEATS):
        at = seat * SEAT
        if seat >= s.setup.seats:
            for i in range(at, at + SEAT):
                if s.cells[i] != 0:
                    return False
        elif not is_seat_sound(s, seat, at):
            return False
    return True


def is_seat_sound(s: OracleState, seat: i64, at: i64) -> bool:
    ready = s.stage > S_PLAIN
    if s.cells[at + PLAYER] > 4 or s.cells[at + SHIP] >= STOPS or s.cells[at + SHIP_TILE] > SHIPS:
        return False
    if (s.cells[at + PLAYER] == 0 or s.board.number == 0) and ready:
        return False
    if s.phase != P_SETUP and (s.cells[at + SHIP_TILE] == 0 or s.total(seat, DICE) > 3):
        return False
    if s.cells[at + SHIELD] > SHIELD_MAX or s.cells[at + SHRINES_LEFT] > 7 or s.cells[at + STATUES_LEFT] > 3:
        return False
    for i in range(at + STATUES_LEFT + 1, at + OFFERING_DONE + 3):
        if s.cells[i] > 63:
            return False
    for god in range(COLOURS):
        if s.cells[at + GOD + god] > TOP:
            return False
    if s.cells[at + ARRIVED] > 1 or (s.cells[at + ARRIVED] == 1 and s.ship(seat) != ZEUS):
        return False
    return s.phase == P_SETUP or s.total(seat, OFFERINGS) + s.total(seat, STATUES) <= s.hold(seat)


def is_map_sound(s: OracleState) -> bool:
    """Islands hold what they may; a statue is in its city, on board or raised; no tile lies twice."""
    for i in range(ON_OFFERING, ON_OFFERING + COLOURS):
        if s.cells[i] > 63 or s.cells[i + COLOURS] > COLOURS or s.cells[BUILT + i - ON_OFFERING] > 63:
            return False
    for i in range(ON_MONSTER, ON_MONSTER + MONSTERS):
        if s.cells[i] > 63:
            return False
    faces: i64 = 0
    for cloud in range(TILES):
        face = s.cells[FACE + cloud]
        up = s.cells[UP + cloud]
        if face > TILES or (face != 0 and has(faces, face)) or up > 1 or (up == 1 and face == 0):
            return False
        if s.cells[SHRINE + cloud] > s.setup.seats or (s.cells[SHRINE + cloud] > 0 and up == 0):
            return False
        faces |= i64(1) << face
    return are_pieces_kept(s)


def are_pieces_kept(s: OracleState) -> bool:
    for c in range(COLOURS):
        statues = s.cells[IN_CITY + c]
        cubes: i64 = 0
        monsters: i64 = 0
        for island in range(COLOURS):
            built = s.cells[BUILT + island]
            if s.board.number > 0 and (built & ~s.board.detail[STATUE + island]) != 0:
                return False
            statues += 1 if has(built, c) else 0
            cubes += 1 if has(s.cells[ON_OFFERING + island], c) else 0
        for island in range(MONSTERS):
            monsters += 1 if has(s.cells[ON_MONSTER + island], c) else 0
        for seat in range(s.setup.seats):
            statues += s.get(seat, STATUES + c)
            cubes += s.get(seat, OFFERINGS + c)
            monsters += s.get(seat, SLAIN + c)
        if statues != s.setup.statues or cubes > s.setup.seats or monsters > s.setup.seats:
            return False
        if s.phase != P_SETUP and monsters != s.setup.seats:
            return False
    return True


def are_cards_sound(s: OracleState) -> bool:
    """Every oracle and injury card is somewhere; equipment and companions belong to seats."""
    for c in range(COLOURS):
        oracle = s.cells[ORACLE_PILE + c] + s.cells[ORACLE_DISCARD + c] + s.cells[USED + c]
        injury = s.cells[INJURY_PILE + c] + s.cells[INJURY_DISCARD + c]
        for seat in range(s.setup.seats):
            oracle += s.get(seat, HAND + c)
            injury += s.get(seat, INJURY + c)
        if oracle != s.setup.oracle_copies or injury != s.setup.injury_copies:
            return False
        if s.cells[ORACLE_PILE + c] > s.cells[ORACLE_PILE + COLOURS + c]:
            return False
        if s.cells[INJURY_PILE + c] > s.cells[INJURY_PILE + COLOURS + c]:
            return False
    for card in range(i64(1), EQUIPMENT + 1):
        if s.cells[EQUIP + card] >= OWNED + s.setup.seats:
            return False
    for companion in range(COMPANIONS):
        if s.cells[COMPANION + companion] > s.setup.seats:
            return False
    return s.cells[EQUIP] == 0
