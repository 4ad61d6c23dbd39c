"""The message of a position, filled in field by field: slow, plain, and what `packed` is compared with."""

from __future__ import annotations

from arbiter.games.luxor.v1 import components_pb2, state_pb2, view_pb2

from engine.core import mirror
from engine.games.luxor import wire
from engine.games.luxor.components import BOARD
from engine.games.luxor.options import options_of
from engine.games.luxor.rules import tables
from engine.games.luxor.view import bits_of, see_turn


def message_of(s):
    piles, stock, tiles = s.piles, s.stock, int(tables.TILES)
    temple = stock.temple.to_list()
    return state_pb2.State(
        board=components_pb2.Board(name=BOARD.name, digest=BOARD.digest),
        options=wire.options_to_message(options_of(s.rules)),
        ply=s.ply,
        point=s.point,
        active=s.active,
        starter=s.starter,
        rounds=s.rounds,
        entered=s.entered,
        round_moved=bool(s.round_moved),
        dead_turns=s.dead_turns,
        ending=s.ending,
        turn=mirror.fill(view_pb2.Turn(), see_turn(s)),
        tiles=s.tiles.to_list(),
        players=[player_message(p) for p in s.players],
        draw_pile=piles.draw.to_list(),
        shuffled=piles.shuffled.to_list(),
        shuffles=s.shuffles,
        batch=s.batch,
        discard_pile=piles.discard.to_list(),
        horus_decks=piles.decks.to_list(),
        horus_tops=piles.tops.to_list()[1:],
        cobra_pile=temple[tiles : 2 * tiles],
        falcon_pile=temple[2 * tiles : 3 * tiles],
        lion_pile=temple[3 * tiles :],
        unplaced=stock.unplaced.to_list(),
        keys=s.keys_left,
        jokers=s.jokers_left,
        scarabs=stock.scarabs.to_list(),
        throws=s.throws,
    )


def player_message(p):
    return state_pb2.Player(
        hand=p.hand.to_list(),
        batches=p.batch.to_list(),
        never_left=bits_of(p.bars_left),
        never_right=bits_of(p.bars_right),
        adventurers=p.pieces.to_list(),
        treasures=p.treasures.to_list(),
        scarabs=p.scarabs.to_list(),
        keys=p.keys,
        jokers=p.jokers,
        points=p.points,
        sarcophagi=p.sarcophagi,
    )
