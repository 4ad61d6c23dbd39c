"""A position and its `State` message: each repeated field is a stretch of the cells.

It knows no protobuf: the message is given, and its fields are read and extended by name.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

from engine.core.faults import Corrupt
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.positions import assemble
from engine.games.oracle_of_delphi.state import OracleState, Setup

NUMBERS = 16
SEAT = int(terms.SEAT)
BYTE = 255
WIDE = 0xFFFFFFFF


def fill(message: Any, s: OracleState) -> None:
    """Everything but the options."""
    cells = s.cells.to_list()
    message.seats = s.setup.seats
    message.ply, message.board_number, message.mask = s.ply, s.board.number, s.mask
    message.battles, message.oracle_shuffles, message.injury_shuffles = (
        s.battles, s.oracle_shuffles, s.injury_shuffles,
    )  # fmt: skip
    message.point, message.to_act, message.phase = s.point, s.actor, s.phase + 1
    message.numbers.extend(
        (
            s.round, s.first, s.active, s.stage, s.count, s.throws, s.titans, s.titan, s.wild, s.card_done,
            s.extra_done, s.source, s.colour, s.in_use, s.foe, s.strength,
        )
    )  # fmt: skip
    for seat in range(s.setup.seats):
        fill_seat(message.players.add(), cells[seat * SEAT : (seat + 1) * SEAT])
    fill_map(message.map, cells)
    fill_supply(message.supply, cells)
    message.effects.extend(cells[terms.STACK : terms.STACK + 2 * s.depth])


def fill_seat(message: Any, row: list[int]) -> None:
    message.ship.extend(row[0:3])
    message.favor, message.shield = row[3] | row[4] << 8, row[5]
    message.gods.extend(row[6:12])
    message.injuries.extend(row[12:18])
    message.oracle_cards.extend(row[18:24])
    message.dice.extend(row[24:30])
    message.offerings.extend(row[30:36])
    message.statues.extend(row[36:42])
    message.tasks.extend(row[42:51])
    message.seen, message.arrived, message.rolls = row[51] | row[52] << 8, row[53] == 1, row[54]
    message.slain.extend(row[55:61])


def fill_map(message: Any, cells: list[int]) -> None:
    message.offerings.extend(cells[terms.ON_OFFERING : terms.ON_TEMPLE])
    message.temples.extend(cells[terms.ON_TEMPLE : terms.ON_MONSTER])
    message.monsters.extend(cells[terms.ON_MONSTER : terms.IN_CITY])
    message.cities.extend(cells[terms.IN_CITY : terms.BUILT])
    message.built.extend(cells[terms.BUILT : terms.FACE])
    message.faces.extend(cells[terms.FACE : terms.UP])
    message.uncovered.extend(cells[terms.UP : terms.SHRINE])
    message.shrines.extend(cells[terms.SHRINE : terms.ORACLE_PILE])


def fill_supply(message: Any, cells: list[int]) -> None:
    message.oracle.extend(cells[terms.ORACLE_PILE : terms.INJURY_PILE])
    message.injury.extend(cells[terms.INJURY_PILE : terms.EQUIP])
    message.equipment.extend(cells[terms.EQUIP + 1 : terms.COMPANION])
    message.companions.extend(cells[terms.COMPANION : terms.USED])
    message.used.extend(cells[terms.USED : terms.APOLLON_CARD])
    message.apollon_cards.extend(cells[terms.APOLLON_CARD : terms.OPEN_SHIP])
    message.open_ships.extend(cells[terms.OPEN_SHIP : terms.STACK])


def read(setup: Setup, message: Any) -> OracleState:
    """The position of a message whose options have been read; Corrupt if it is none."""
    if len(message.players) != setup.seats or len(message.numbers) != NUMBERS:
        raise Corrupt("the position lacks players or numbers")
    cells: list[int] = []
    for player in message.players:
        cells += seat_row(player)
    cells += [0] * (SEAT * (int(terms.MAX_SEATS) - int(setup.seats)))
    cells += map_cells(message.map)
    cells += supply_cells(message.supply)
    effects = message.effects[:]
    cells += effects + [0] * (2 * int(terms.STACK_MAX) - len(effects))
    n = message.numbers[:]
    narrow = [
        n[0], message.point, message.to_act + 2, message.phase - 1, *n[1:], len(effects) // 2,
    ]  # fmt: skip
    wide = [message.ply, message.mask, message.battles, message.oracle_shuffles, message.injury_shuffles]
    if len(cells) != terms.CELLS or len(effects) % 2:
        raise Corrupt("a list of the position has another length")
    if min(narrow) < 0 or max(narrow) > BYTE or max(wide) > WIDE or max(wide[3:]) > 0xFFFF:
        raise Corrupt("a number of the position is too large")
    return assemble(setup, message.board_number, wide, narrow, cells)


def seat_row(p: Any) -> list[int]:
    """The row of a seat. Fields are copied by slices, which is the fast way to read a repeated field."""
    favor, seen = p.favor, p.seen
    sixes = (p.gods[:], p.injuries[:], p.oracle_cards[:], p.dice[:], p.offerings[:], p.statues[:])
    gods, injuries, cards, dice, offerings, statues = sixes
    ship, tasks, slain = p.ship[:], p.tasks[:], p.slain[:]
    if favor > 0xFFFF or seen > 0xFFFF:
        raise Corrupt("a number of a player is too large")
    if set(map(len, sixes)) != {6} or (len(ship), len(tasks), len(slain)) != (3, 9, 6):
        raise Corrupt("a list of a player has another length")
    row: list[int] = [*ship, favor & BYTE, favor >> 8, p.shield, *gods, *injuries, *cards, *dice, *offerings]
    row += [*statues, *tasks, seen & BYTE, seen >> 8, int(p.arrived), p.rolls, *slain]
    return row


def map_cells(m: Any) -> list[int]:
    rows = (
        m.offerings[:], m.temples[:], m.monsters[:], m.cities[:], m.built[:], m.faces[:], m.uncovered[:],
        m.shrines[:],
    )  # fmt: skip
    return joined(rows, (6, 6, 9, 6, 6, 12, 12, 12))


def supply_cells(m: Any) -> list[int]:
    rows = (
        m.oracle[:], m.injury[:], [0], m.equipment[:], m.companions[:], m.used[:], m.apollon_cards[:],
        m.open_ships[:],
    )  # fmt: skip
    return joined(rows, (18, 18, 1, 22, 18, 6, 6, 8))


def joined(rows: tuple[list[int], ...], sizes: tuple[int, ...]) -> list[int]:
    if tuple(map(len, rows)) != sizes:
        raise Corrupt("a list of the position has another length")
    return list(chain.from_iterable(rows))
