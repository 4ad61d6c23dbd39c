"""The message of a position, filled in field by field: slow, plain, and what `packed` is compared with."""

from __future__ import annotations

from arbiter.games.oracle_of_delphi.v1 import state_pb2

from engine.games.oracle_of_delphi import terms, wire
from engine.games.oracle_of_delphi.options import options_of


def message_of(s):
    cells = s.cells.to_list()
    message = state_pb2.State(
        options=wire.options_to_message(options_of(s.setup)),
        seats=s.setup.seats,
        ply=s.ply,
        board_number=s.board.number,
        mask=s.mask,
        battles=s.battles,
        oracle_shuffles=s.oracle_shuffles,
        injury_shuffles=s.injury_shuffles,
        point=s.point,
        to_act=s.actor,
        phase=s.phase + 1,
        numbers=numbers_of(s),
        effects=cells[terms.STACK : terms.STACK + 2 * s.depth],
    )
    for seat in range(s.setup.seats):
        fill_player(message.players.add(), cells[seat * terms.SEAT : (seat + 1) * terms.SEAT])
    fill_map(message.map, cells)
    fill_supply(message.supply, cells)
    return message


def numbers_of(s):
    """In the order that `state.proto` names."""
    times = (s.round, s.first, s.active, s.stage, s.count, s.throws, s.titans, s.titan)
    use = (s.wild, s.card_done, s.extra_done, s.source, s.colour, s.in_use, s.foe, s.strength)
    return times + use


def fill_player(message, row):
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


def fill_map(message, cells):
    message.offerings.extend(cells[terms.ON_OFFERING : terms.ON_TEMPLE])
    message.temples.extend(cells[terms.ON_TEMPLE : terms.ON_MONSTER])
    message.monsters.extend(cells[terms.ON_MONSTER : terms.IN_CITY])
    message.cities.extend(cells[terms.IN_CITY : terms.BUILT])
    message.built.extend(cells[terms.BUILT : terms.FACE])
    message.faces.extend(cells[terms.FACE : terms.UP])
    message.uncovered.extend(cells[terms.UP : terms.SHRINE])
    message.shrines.extend(cells[terms.SHRINE : terms.ORACLE_PILE])


def fill_supply(message, cells):
    message.oracle.extend(cells[terms.ORACLE_PILE : terms.INJURY_PILE])
    message.injury.extend(cells[terms.INJURY_PILE : terms.EQUIP])
    message.equipment.extend(cells[terms.EQUIP + 1 : terms.COMPANION])
    message.companions.extend(cells[terms.COMPANION : terms.USED])
    message.used.extend(cells[terms.USED : terms.APOLLON_CARD])
    message.apollon_cards.extend(cells[terms.APOLLON_CARD : terms.OPEN_SHIP])
    message.open_ships.extend(cells[terms.OPEN_SHIP : terms.STACK])
