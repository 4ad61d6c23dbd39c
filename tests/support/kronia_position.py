"""The message of a position, filled in field by field: slow, plain, and what `packed` is compared with."""

from __future__ import annotations

from arbiter.games.kronia.v1 import state_pb2

from engine.games.kronia import terms, wire
from engine.games.kronia.options import unpack


def message_of(s):
    cells = s.cells.to_list()
    message = state_pb2.State(
        options=wire.options_to_message(unpack(s.setup.options.to_list())),
        seats=s.setup.seats,
        ply=s.ply,
        round=s.round,
        point=s.point,
        to_act=s.actor,
        first=s.first,
        turn=s.turn,
        temple=s.temple,
        bag=cells[terms.BAG + 1 : terms.BAG + terms.GODS],
        shuffled=cells[terms.SHUFFLED + 1 : terms.SHUFFLED + terms.GODS],
        shuffles=s.shuffles,
        drawn=cells[terms.DRAWN + 1 : terms.DRAWN + terms.GODS],
        draws_left=s.draws_left,
        tiles_left=cells[terms.TILES_LEFT : terms.TILES_LEFT + terms.TILES],
        sides_thrown=s.sides_thrown,
        general_rules=[r for r in range(terms.RULES) if s.general >> r & 1],
        revealed=bool(s.revealed),
    )
    for t in range(terms.TEMPLES):
        fill_temple(message.temples.add(), s, cells, t)
    for i in range(s.laid):
        message.laid.add(
            seat=cells[terms.LAID_CARD + i] >> 4,
            card=cells[terms.LAID_CARD + i] & 15,
            temple=cells[terms.AT + i],
            fate=cells[terms.FATE + i],
        )
    for seat in range(s.setup.seats):
        fill_player(message.players.add(), s, cells, seat)
    fill_pending(message.pending, s)
    return message


def fill_temple(message, s, cells, t):
    message.token = cells[terms.TOKEN + t]
    message.rule = cells[terms.RULE + t]
    side = cells[terms.TILE + t]
    if side:
        message.tile = (side + 1) // 2
        message.side = (side - 1) % 2 + 1
    if cells[terms.WINNER + t]:
        message.winner = cells[terms.WINNER + t] - 1
    message.settled = bool(s.settled >> t & 1)


def fill_player(message, s, cells, seat):
    start = terms.OWNED + seat * terms.GODS
    message.tokens.extend(cells[start + 1 : start + terms.GODS])
    size = s.setup.decks * terms.VALUES
    for field, start in (
        (message.cards, terms.CARD),
        (message.shown, terms.SHOWN),
        (message.hidden, terms.HID),
    ):
        field.extend(cells[start + seat * size : start + (seat + 1) * size])
    message.debt = cells[terms.DEBT + seat]
    message.covered = cells[terms.COVERED + seat]
    message.kept = cells[terms.KEPT + seat]


def fill_pending(message, s):
    message.extra = s.extra
    message.aside = s.aside
    message.mode = s.mode
    message.given = s.given
    if s.other:
        message.other = s.other - 1
    message.owed = s.owed
    if s.named:
        message.named = s.named - 1
    message.due = s.due
    message.paid = s.paid
