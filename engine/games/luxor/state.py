"""One position of Luxor: flat rows and small numbers. The rules are in `rules/`, one module per chapter.

Nothing that nobody has seen is decided: the draw pile, the Horus decks below their top card, the temple
piles and the scarabs in supply are counts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import Row, Writer
from engine.core.state import Actions, Outcomes, State
from engine.games.luxor import chance, scoring
from engine.games.luxor.data import DATA
from engine.games.luxor.rules import gate
from engine.games.luxor.terms import AT_OVER, AT_ROLL, AT_TURN, TOMB

BOARD_MARK: Final[i64] = int(DATA.digest[:12], 16)  # ties the bytes of a position to the printed board


@mypyc_attr(acyclic=True)
class Rules:
    """The options of a match as the rules ask for them. Never changes; shared by all clones."""

    def __init__(self, seats: i64, bits: i64, max_rounds: i64) -> None:
        self.seats = seats
        self.bits = bits  # bit i is set: option i of options.SWITCHES has its second value
        self.max_rounds = max_rounds
        self.random_starter = bits & 1 != 0
        self.may_decline_horus = bits & 2 != 0
        self.all_must_move = bits & 4 != 0
        self.must_act = bits & 8 != 0  # after a move-all card
        self.minus_one_compulsory = bits & 16 != 0
        self.last_stays_out = bits & 32 != 0  # of the tomb chamber
        self.back_to_stairs = bits & 64 != 0
        self.lazy_reshuffle = bits & 128 != 0
        self.tunnel_chains = bits & 256 != 0
        self.any_dead_turns = bits & 512 != 0
        self.keys_recycled = bits & 1024 != 0


@mypyc_attr(acyclic=True)
class Player:
    """What one seat has."""

    def __init__(self, hand: Row, batch: Row, pieces: Row, treasures: Row, scarabs: Row) -> None:
        self.hand = hand  # cards from left to right
        self.batch = batch  # of each: the batch it was drawn in; 0: everybody has seen it
        self.pieces = pieces  # positions of the adventurers, ascending
        self.treasures = treasures  # copies by tile
        self.scarabs = scarabs  # copies by points
        self.keys: i64 = 0
        self.jokers: i64 = 0
        self.points: i64 = 0  # of treasures
        self.sarcophagi: i64 = 0  # bit 0: the first, bit 1: the second
        self.bars_left: i64 = 0  # bit c is set: everybody knows that the left card is not card c
        self.bars_right: i64 = 0

    def copy(self) -> Player:
        p = Player(
            self.hand.copy(),
            self.batch.copy(),
            self.pieces.copy(),
            self.treasures.copy(),
            self.scarabs.copy(),
        )
        p.keys = self.keys
        p.jokers = self.jokers
        p.points = self.points
        p.sarcophagi = self.sarcophagi
        p.bars_left = self.bars_left
        p.bars_right = self.bars_right
        return p


@mypyc_attr(acyclic=True)
class Piles:
    """Cards and tiles that are in nobody's hand and not on the board; copies by card or tile."""

    def __init__(self, draw: Row, shuffled: Row, discard: Row, decks: Row, tops: Row) -> None:
        self.draw = draw  # the draw pile, by card
        self.shuffled = shuffled  # what it held at its last shuffle
        self.discard = discard  # cards in the order in which they were laid down
        self.decks = decks  # Horus cards below the top ones, by card
        self.tops = tops  # the top card of each Horus deck, by level; 0: none

    def copy(self) -> Piles:
        return Piles(
            self.draw.copy(), self.shuffled.copy(), self.discard.copy(), self.decks.copy(), self.tops.copy()
        )


@mypyc_attr(acyclic=True)
class Stock:
    """Tiles and tokens that nobody has and that are not on the board, as copies."""

    def __init__(self, temple: Row, unplaced: Row, scarabs: Row) -> None:
        self.temple = temple  # temple tiles in their piles, symbol * TILES + tile
        self.unplaced = unplaced  # treasure and Osiris tiles that are on no space yet, by tile
        self.scarabs = scarabs  # in supply, by points

    def copy(self) -> Stock:
        return Stock(self.temple.copy(), self.unplaced.copy(), self.scarabs.copy())


@mypyc_attr(acyclic=True)
class LuxorState(State):
    """A position."""

    def __init__(self, rules: Rules, players: vec[Player], piles: Piles, stock: Stock, tiles: Row) -> None:
        super().__init__()
        self.rules = rules
        self.players = players
        self.piles = piles
        self.stock = stock
        self.tiles = tiles  # the tile on each position, 0 to TOMB; 0: none
        self.draw_left: i64 = 0  # cards in the draw pile
        self.scarabs_left: i64 = 0
        self.keys_left: i64 = 0
        self.jokers_left: i64 = 0
        self.shuffles: i64 = 0  # of the draw pile
        self.batch: i64 = 1  # the number that cards drawn now get in the hands
        self.throws: i64 = 0
        self.starter: i64 = 0
        self.active: i64 = 0  # the seat whose turn it is
        self.rounds: i64 = 0  # completed
        self.point: i64 = 0  # the decision point or chance event, AT_...
        self.entered: i64 = 0  # adventurers in the tomb chamber, of all seats
        self.round_moved: i64 = 0  # 1: an adventurer moved in this round
        self.dead_turns: i64 = 0  # turns in a row in which no adventurer moved
        self.ending: i64 = 0  # the article by which the game ended, once it is over
        # Of the running turn; all 0 at its beginning.
        self.card: i64 = 0  # the card played
        self.end: i64 = 0  # of the hand, where it or a discarded card came from: 1 left, 2 right
        self.roll: i64 = 0
        self.where: i64 = 0  # the adventurer chosen; then the space whose tile acts
        self.arrived: i64 = 0  # bit p is set: an adventurer that a move-all card moved stands on p
        self.woken: i64 = 0  # adventurers stood up in this turn
        self.moved: i64 = 0  # 1: an adventurer moved in this turn
        self.acted: i64 = 0  # 1: the one action after a move-all card has been chosen
        self.level: i64 = 0  # the Horus deck whose next card comes to light

    # ---- the seam ----

    def clone(self) -> LuxorState:
        players = vec[Player]([p.copy() for p in self.players])
        s = LuxorState(self.rules, players, self.piles.copy(), self.stock.copy(), self.tiles.copy())
        s.ply = self.ply
        s.draw_left = self.draw_left
        s.scarabs_left = self.scarabs_left
        s.keys_left = self.keys_left
        s.jokers_left = self.jokers_left
        s.shuffles = self.shuffles
        s.batch = self.batch
        s.throws = self.throws
        s.starter = self.starter
        s.active = self.active
        s.rounds = self.rounds
        s.point = self.point
        s.entered = self.entered
        s.round_moved = self.round_moved
        s.dead_turns = self.dead_turns
        s.ending = self.ending
        s.card = self.card
        s.end = self.end
        s.roll = self.roll
        s.where = self.where
        s.arrived = self.arrived
        s.woken = self.woken
        s.moved = self.moved
        s.acted = self.acted
        s.level = self.level
        return s

    def to_act(self) -> i64:
        if self.point == AT_OVER:
            return NOBODY
        return self.active if self.is_decision() else CHANCE

    def check(self, seat: i64, action: i64) -> i64:
        return gate.check(self, seat, action)

    def list_broken(self, seat: i64, action: i64, out: Actions) -> None:
        gate.list_broken(self, seat, action, out)

    def list_actions(self, out: Actions) -> None:
        gate.list_actions(self, out)

    def list_chance(self, out: Outcomes) -> None:
        chance.list_chance(self, out)

    def apply(self, action: i64) -> None:
        self.ply += 1
        gate.apply(self, action)

    def returns(self, seat: i64) -> float:
        return scoring.share(self, seat)

    def to_bytes(self) -> bytes:
        w = Writer()
        w.number(BOARD_MARK, 6)
        w.number(self.rules.seats)
        w.number(self.rules.bits, 2)
        w.number(self.rules.max_rounds, 4)
        for value in self.counters():
            w.number(value, 4)
        for value in self.numbers():
            w.number(value)
        w.number(self.arrived, 6)
        p = self.piles
        for row in (p.draw, p.shuffled, p.discard, p.decks, p.tops):
            w.row(row)
        for row in (self.tiles, self.stock.temple, self.stock.unplaced, self.stock.scarabs):
            w.row(row)
        for player in self.players:
            write_player(w, player)
        return w.done()

    def counters(self) -> vec[i64]:
        """The numbers that grow without a bound of the rules, in canonical order."""
        return vec[i64]([self.ply, self.shuffles, self.throws, self.rounds, self.dead_turns])

    def numbers(self) -> vec[i64]:
        """The other single numbers in canonical order, each 0 to 255; `ending` is split."""
        return vec[i64](
            [
                self.draw_left, self.scarabs_left, self.keys_left, self.jokers_left, self.batch, self.starter,
                self.active, self.point, self.entered, self.round_moved,
                self.ending // 100, self.ending % 100,
                self.card, self.end, self.roll, self.where, self.woken, self.moved, self.acted, self.level,
            ]
        )  # fmt: skip

    # ---- reading ----

    def is_decision(self) -> bool:
        """Does the position wait on a seat?"""
        return self.point >= AT_TURN and self.point < AT_ROLL

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    def last_seat(self) -> i64:
        """The seat that completes a round (LUX-2.6)."""
        return (self.starter + self.rules.seats - 1) % self.rules.seats

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.journal is not None:
            self.journal.note(kind, a, b, c, d)


def write_player(w: Writer, p: Player) -> None:
    for row in (p.hand, p.batch, p.pieces, p.treasures, p.scarabs):
        w.row(row)
    for value in (p.keys, p.jokers, p.points, p.sarcophagi):
        w.number(value, 2)
    w.number(p.bars_left, 8)
    w.number(p.bars_right, 8)


def is_movable(position: i64) -> bool:
    """Can a card move an adventurer from here (LUX-4.6, 4.11)?"""
    return position < TOMB
