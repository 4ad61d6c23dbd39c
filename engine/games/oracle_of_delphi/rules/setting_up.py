"""Chapter 2: the setup, stage by stage; each random step is a chance event of its own (ORA-2, 16, 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.ids import CHANCE, OK
from engine.games.oracle_of_delphi.rules import (
    cards,
    codes,
    consulting,
    dealing,
    healing,
    laying_out,
    tasks,
    turn,
)
from engine.games.oracle_of_delphi.rules.counting import has
from engine.games.oracle_of_delphi.terms import (
    AT_DRAFT,
    AT_ORACLE,
    AT_RETURN,
    AT_SETUP,
    COLOURS,
    DISPLAY,
    DRAFT_SHIPS,
    F_DRAW,
    F_EQUIP,
    F_INJURY,
    GOD,
    IN_CITY,
    INJURY_PILE,
    INJURY_SHUFFLED,
    MONSTER_TILES,
    MONSTER_WHITE,
    N_BOARD,
    N_COLOUR,
    N_DOUBLES,
    N_FIRST,
    N_OPENED,
    N_REMOVED,
    N_SHIP,
    OFFERING_TILES,
    OFFERING_WHITE,
    OPEN_SHIP,
    ORACLE_PILE,
    ORACLE_SHUFFLED,
    PLAYER,
    S_BOARD,
    S_COLOURS,
    S_DICE,
    S_DISPLAY,
    S_DONE,
    S_DOUBLES,
    S_DRAFT,
    S_EFFECTS,
    S_FIRST,
    S_INJURIES,
    S_LESS_MONSTERS,
    S_LESS_OFFERINGS,
    S_LESS_SHRINES,
    S_OFFERINGS,
    S_PLAIN,
    S_SHIPS,
    SHIP,
    SHIP_TILE,
    SHRINES_LEFT,
    STATUES_LEFT,
    T_MONSTER,
    T_OFFERING,
    T_SHRINE,
    T_STATUE,
    WHITE,
    ZEUS,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

BOARD_THROWS: Final[i64] = 3  # of a die with 256 faces: which board it is
BOARD_FACES: Final[i64] = 256
SHIELD_FIELDS: Final[i64] = 2


def begin(s: OracleState) -> None:
    """Before anything is drawn: full piles, statues in their cities, ships at Zeus (ORA-2.6, 2.8, 2.14)."""
    for c in range(COLOURS):
        s.cells[ORACLE_PILE + c] = s.setup.oracle_copies
        s.cells[ORACLE_SHUFFLED + c] = s.setup.oracle_copies
        s.cells[INJURY_PILE + c] = s.setup.injury_copies
        s.cells[INJURY_SHUFFLED + c] = s.setup.injury_copies
        s.cells[IN_CITY + c] = s.setup.statues
    for seat in range(s.setup.seats):
        s.put(seat, SHIP, ZEUS)
        s.put(seat, SHRINES_LEFT, 7)
        s.put(seat, STATUES_LEFT, 3)
        s.put(seat, OFFERING_WHITE, 1)
        s.put(seat, MONSTER_WHITE, 1)
    s.ask(AT_SETUP, CHANCE)


def proceed(s: OracleState) -> None:
    """The next step of the setup."""
    stage = s.stage
    if s.count >= length(s, stage):
        s.stage += 1
        s.count = 0
        s.mask = 0
        if s.stage == S_DONE:
            s.round = 1
            turn.begin(s, s.first)
    elif stage == S_COLOURS and s.setup.colours.size > 0:
        do_colour(s, s.setup.colours[s.count])
    elif stage >= S_OFFERINGS and stage <= S_PLAIN:
        dealing.deal(s)
    elif stage == S_DISPLAY:
        cards.refill_display(s)
    elif stage == S_DRAFT:
        s.ask(AT_DRAFT, s.seat_at(s.setup.seats - 1 - s.count))
    elif stage == S_DICE:
        s.active = s.seat_at(s.count)
        s.ask(AT_ORACLE, CHANCE)
    elif stage == S_INJURIES:
        s.push(F_INJURY, s.seat_at(s.count) * 8 + 1)
        s.count += 1
    elif stage == S_EFFECTS:
        start_effect(s)
    else:
        s.ask(AT_SETUP, CHANCE)


def length(s: OracleState, stage: i64) -> i64:
    """How many steps a stage has."""
    seats = s.setup.seats
    if stage == S_FIRST:
        return 1
    if stage == S_BOARD:
        return BOARD_THROWS if s.board.number == 0 else i64(0)
    if stage >= S_OFFERINGS and stage <= S_PLAIN:
        return dealing.length(s, stage)
    if stage == S_DISPLAY:
        return DISPLAY
    drafted = s.setup.ship_mode == DRAFT_SHIPS
    if stage == S_SHIPS:
        return seats + 1 if drafted else seats
    if stage == S_DRAFT:
        return seats if drafted else i64(0)
    if stage == S_DOUBLES:
        return 1
    if stage == S_LESS_SHRINES:
        return seats if s.setup.removed >= 2 else i64(0)
    if stage == S_LESS_MONSTERS:
        return 1 if s.setup.removed >= 3 else 0
    if stage == S_LESS_OFFERINGS:
        return 1 if s.setup.removed >= 4 else 0
    return seats


def do_setup(s: OracleState, outcome: i64) -> None:
    """What a die or pile of the setup gave."""
    stage = s.stage
    s.throws += 1
    if stage == S_FIRST:
        s.first = outcome
        s.note(N_FIRST, outcome)
        s.count += 1
    elif stage == S_COLOURS:
        do_colour(s, outcome)
    elif stage == S_BOARD:
        do_board(s, outcome)
    elif stage >= S_OFFERINGS and stage <= S_PLAIN:
        dealing.put_down(s, outcome)
    elif stage == S_SHIPS:
        do_ship(s, outcome)
    elif stage == S_DOUBLES:
        do_doubles(s, outcome)
    else:
        do_less(s, outcome)


def do_colour(s: OracleState, colour: i64) -> None:
    """Seats in order get player colours (3.2 of the specification)."""
    s.put(s.count, PLAYER, colour + 1)
    s.mask |= i64(1) << colour
    s.note(N_COLOUR, s.count, colour)
    s.count += 1


def do_board(s: OracleState, face: i64) -> None:
    """Three throws say which board it is (ORA-2.1); the number is kept, so that it can be made again."""
    s.mask = s.mask * BOARD_FACES + face
    s.count += 1
    if s.count == BOARD_THROWS:
        s.board = laying_out.board_of(s.setup.atlas, s.board.mode, s.mask + 1)
        s.note(N_BOARD, s.board.number)


# ---- ship tiles (ORA-2.10, 2.19, 16) ----


def do_ship(s: OracleState, tile: i64) -> None:
    if s.setup.ship_mode == DRAFT_SHIPS:
        s.cells[OPEN_SHIP + tile - 1] = 1
        s.note(N_OPENED, tile)
    else:
        give_ship(s, s.seat_at(s.count), tile)
    s.count += 1


def check_draft(s: OracleState, tile: i64) -> i64:
    return OK if tile >= 1 and tile <= 8 and s.cells[OPEN_SHIP + tile - 1] == 1 else codes.DRAFT


def do_draft(s: OracleState, seat: i64, tile: i64) -> None:
    s.cells[OPEN_SHIP + tile - 1] = 0
    give_ship(s, seat, tile)
    s.count += 1


def give_ship(s: OracleState, seat: i64, tile: i64) -> None:
    """The tile, what it starts with, and the starting favor (ORA-2.9, 16.1, 16.3, 16.6)."""
    s.put(seat, SHIP_TILE, tile)
    s.note(N_SHIP, seat, tile)
    s.gain(seat, s.setup.favor[s.order(seat)])
    if tile == 1:
        healing.raise_shield(s, seat, SHIELD_FIELDS)
    elif tile == 3:
        for god in range(COLOURS):
            healing.set_row(s, seat, god, s.setup.entry)


# ---- dice, injuries, gods (ORA-2.12, 2.13) ----


def do_first_roll(s: OracleState, dice: i64) -> None:
    consulting.roll(s, s.active, dice)
    s.count += 1


def place_god(s: OracleState, seat: i64, colour: i64) -> None:
    """The god of the starting injury leaves the clouds; with S3 it already has (ORA-16.3)."""
    if s.get(seat, GOD + colour) == 0:
        healing.set_row(s, seat, colour, s.setup.entry)


# ---- Zeus tiles (ORA-2.15, 19.1) ----


def do_doubles(s: OracleState, monsters: i64) -> None:
    """Two double-sided tiles lie monster side up, the same for all; `monsters` has their bits."""
    s.count += 1
    s.note(N_DOUBLES, monsters)
    for seat in range(s.setup.seats):
        for i in range(s.setup.double_offering.size):
            if has(monsters, i):
                add_tile(s, seat, MONSTER_TILES, s.setup.double_monster[i])
            else:
                add_tile(s, seat, OFFERING_TILES, s.setup.double_offering[i])
        if s.setup.removed >= 1:
            take_away(s, seat, T_STATUE * 8 + WHITE)


def add_tile(s: OracleState, seat: i64, row: i64, colour: i64) -> None:
    s.put(seat, row, s.get(seat, row) | (i64(1) << colour))


def take_away(s: OracleState, seat: i64, tile: i64) -> None:
    tasks.remove(s, seat, tile)
    s.note(N_REMOVED, seat, tile)


def do_less(s: OracleState, outcome: i64) -> None:
    """The short game: a shrine tile by chance for each seat (Q37), monster and offering alike for all."""
    if s.stage == S_LESS_SHRINES:
        take_away(s, s.seat_at(s.count), T_SHRINE * 8 + outcome)
    else:
        task = T_MONSTER if s.stage == S_LESS_MONSTERS else T_OFFERING
        for order in range(s.setup.seats):
            take_away(s, s.seat_at(order), task * 8 + outcome)
    s.count += 1


# ---- start effects (ORA-2.16, 16.4, 16.7) ----


def start_effect(s: OracleState) -> None:
    seat = s.seat_at(s.count)
    s.active = seat
    if s.sails(seat, 4):
        s.ask(AT_RETURN, seat)
        return
    if s.sails(seat, 7):
        s.push(F_DRAW, 1)
        s.push(F_EQUIP)
    s.count += 1


def check_return(s: OracleState, seat: i64, tile: i64) -> i64:
    return OK if tasks.holds(s, seat, tile) else codes.RETURN_TILE


def do_return(s: OracleState, seat: i64, tile: i64) -> None:
    take_away(s, seat, tile)
    s.count += 1


def do_display(s: OracleState, card: i64) -> None:
    cards.do_refill(s, card)
    s.count += 1
