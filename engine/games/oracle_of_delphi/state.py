"""One position of The Oracle of Delphi: rows of small numbers. The rules are in `rules/`, by chapter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from engine.core.kit import Row, Writer, row
from engine.core.state import Actions, Outcomes, State
from engine.games.oracle_of_delphi import chance, scoring
from engine.games.oracle_of_delphi.rules import gate
from engine.games.oracle_of_delphi.rules.board import Board
from engine.games.oracle_of_delphi.rules.counting import bits
from engine.games.oracle_of_delphi.rules.plan import Atlas
from engine.games.oracle_of_delphi.terms import (
    COLOURS,
    COMPANION,
    EQUIP,
    FACE,
    FAVOR,
    MONSTER_TILES,
    MONSTER_WHITE,
    N_GAINED,
    OFFERING_TILES,
    OFFERING_WHITE,
    OFFERINGS,
    OWNED,
    SEAT,
    SEEN,
    SHIP,
    SHIP_TILE,
    SHRINES_LEFT,
    STACK,
    STATUES,
    STATUES_LEFT,
    UP,
)

FAVOR_BONUS_SHIP: Final[i64] = 6


@mypyc_attr(acyclic=True)
class Setup:
    """What is fixed before the game: options and component data. Never changes."""

    def __init__(self, options: Row, seats: i64, atlas: Atlas, board: Board) -> None:
        self.options = options  # the canonical bytes of the options
        self.seats = seats
        self.atlas = atlas
        self.board = board  # the board that the options fix; number 0: it is drawn
        self.entry: i64 = 5 - seats  # the row where a god leaves the clouds (ORA-12.1)
        self.letters: Row = row([])  # of island tile t at t
        self.holds: Row = row([])  # of ship tile t at t (ORA-10.3)
        self.favor: Row = row([])  # at the start, by place in turn order (ORA-2.9)
        self.first_game: Row = row([])  # 1 at t: ship tile t belongs to the first game
        self.double_offering: Row = row([])  # colours of the double-sided Zeus tiles
        self.double_monster: Row = row([])
        self.colours: Row = row([])  # player colours by seat; empty: drawn
        self.oracle_copies: i64 = 5
        self.injury_copies: i64 = 7
        self.statues: i64 = 3
        self.ship_mode: i64 = 1
        self.removed: i64 = 0
        self.max_rounds: i64 = 60
        self.colour_match = False
        self.unneeded = False
        self.die_only = False
        self.e03_own = False
        self.creature_extra = False
        self.titan_after_recovery = True
        self.all_but_leaving = False
        self.apollon_extra = False
        self.s3_bottom = False


@mypyc_attr(acyclic=True)
class OracleState(State):
    """A position. Rows (terms.py says where each begins) are in `cells`; single numbers are fields."""

    def __init__(self, setup: Setup, board: Board, cells: Row) -> None:
        super().__init__()
        self.setup = setup
        self.board = board
        self.cells = cells
        self.round: i64 = 0
        self.point: i64 = 0  # AT_...
        self.actor: i64 = 0
        self.phase: i64 = 0  # P_...
        self.first: i64 = 0  # the starting seat (ORA-1.5)
        self.active: i64 = 0  # the seat whose turn it is
        self.stage: i64 = 0  # of the setup, S_...
        self.count: i64 = 0  # how far this stage, or the round of reactions, has come
        self.mask: i64 = 0  # colours already used in a deal; colours of the last roll; number of a board
        self.throws: i64 = 0  # of dice in the setup
        self.battles: i64 = 0  # throws of the battle die
        self.titans: i64 = 0  # throws of the Titan die
        self.oracle_shuffles: i64 = 0
        self.injury_shuffles: i64 = 0
        self.titan: i64 = 0  # its strength in this round; 0: not rolled
        self.wild: i64 = 0  # 1: Apollon makes every source any colour
        self.card_done: i64 = 0  # 1: the one oracle card of the turn is used
        self.extra_done: i64 = 0  # 1: the extra action of E17 is used
        self.source: i64 = 0  # of the running use: DIE, CARD, EXTRA_ACTION
        self.colour: i64 = 0  # the colour committed to + 1
        self.in_use: i64 = 0  # god + 1 whose power is being resolved
        self.foe: i64 = 0  # space of the monster that is fought
        self.strength: i64 = 0  # its strength
        self.depth: i64 = 0  # pairs on the stack of pending effects

    # ---- the seam ----

    def clone(self) -> OracleState:
        s = OracleState(self.setup, self.board, self.cells.copy())
        s.ply = self.ply
        s.round = self.round
        s.point = self.point
        s.actor = self.actor
        s.phase = self.phase
        s.first = self.first
        s.active = self.active
        s.stage = self.stage
        s.count = self.count
        s.mask = self.mask
        s.throws = self.throws
        s.battles = self.battles
        s.titans = self.titans
        s.oracle_shuffles = self.oracle_shuffles
        s.injury_shuffles = self.injury_shuffles
        s.titan = self.titan
        s.wild = self.wild
        s.card_done = self.card_done
        s.extra_done = self.extra_done
        s.source = self.source
        s.colour = self.colour
        s.in_use = self.in_use
        s.foe = self.foe
        s.strength = self.strength
        s.depth = self.depth
        return s

    def to_act(self) -> i64:
        return self.actor

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
        w.row(self.setup.options)
        w.number(self.setup.seats)
        w.number(self.board.number, 4)
        w.number(self.ply, 4)
        w.number(self.mask, 4)
        w.number(self.battles, 4)
        w.number(self.oracle_shuffles, 2)
        w.number(self.injury_shuffles, 2)
        self.write_numbers(w)
        return w.done() + bytes(memoryview(self.cells.items))

    def write_numbers(self, w: Writer) -> None:
        """The single numbers of one byte each, in canonical order."""
        w.number(self.round)
        w.number(self.point)
        w.number(self.actor + 2)
        w.number(self.phase)
        w.number(self.first)
        w.number(self.active)
        w.number(self.stage)
        w.number(self.count)
        w.number(self.throws)
        w.number(self.titans)
        w.number(self.titan)
        w.number(self.wild)
        w.number(self.card_done)
        w.number(self.extra_done)
        w.number(self.source)
        w.number(self.colour)
        w.number(self.in_use)
        w.number(self.foe)
        w.number(self.strength)
        w.number(self.depth)

    # ---- reading ----

    def get(self, seat: i64, what: i64) -> i64:
        return self.cells[seat * SEAT + what]

    def is_seat(self, seat: i64) -> bool:
        return seat >= 0 and seat < self.setup.seats

    def order(self, seat: i64) -> i64:
        """The place of a seat in turn order, from 0."""
        return (seat - self.first + self.setup.seats) % self.setup.seats

    def seat_at(self, order: i64) -> i64:
        """The seat at this place of the turn order."""
        return (self.first + order) % self.setup.seats

    def favor(self, seat: i64) -> i64:
        at = seat * SEAT + FAVOR
        return self.cells[at] | self.cells[at + 1] << 8

    def ship(self, seat: i64) -> i64:
        return self.cells[seat * SEAT + SHIP]

    def sails(self, seat: i64, tile: i64) -> bool:
        """Has this seat this ship tile, 1 to 8?"""
        return self.cells[seat * SEAT + SHIP_TILE] == tile

    def owns(self, seat: i64, card: i64) -> bool:
        """Does this seat own this equipment card, 1 to 22?"""
        return self.cells[EQUIP + card] == OWNED + seat

    def befriends(self, seat: i64, companion: i64) -> bool:
        """Does this seat own this companion, colour * 3 + type?"""
        return self.cells[COMPANION + companion] == seat + 1

    def total(self, seat: i64, what: i64) -> i64:
        """The sum of a row by colour of a seat."""
        at = seat * SEAT + what
        amount: i64 = 0
        for i in range(COLOURS):
            amount += self.cells[at + i]
        return amount

    def hold(self, seat: i64) -> i64:
        """How much the ship can carry (ORA-10.3, 15.14)."""
        room = self.setup.holds[self.get(seat, SHIP_TILE)]
        return room + 1 if self.owns(seat, 4) else room

    def has_room(self, seat: i64) -> bool:
        return self.total(seat, OFFERINGS) + self.total(seat, STATUES) < self.hold(seat)

    def tasks_left(self, seat: i64) -> i64:
        """Zeus tiles that the seat still has."""
        at = seat * SEAT
        return (
            bits(self.cells[at + SHRINES_LEFT])
            + self.cells[at + STATUES_LEFT]
            + self.cells[at + OFFERING_WHITE]
            + bits(self.cells[at + OFFERING_TILES])
            + self.cells[at + MONSTER_WHITE]
            + bits(self.cells[at + MONSTER_TILES])
        )

    def is_face_down(self, cloud: i64) -> bool:
        return self.cells[UP + cloud] == 0

    def face_down(self) -> i64:
        """How many island tiles lie face down."""
        count: i64 = 0
        for cloud in range(i64(12)):
            if self.cells[UP + cloud] == 0:
                count += 1
        return count

    def face(self, cloud: i64) -> i64:
        """The tile under a cloud, 1 to 12; 0 if nobody has seen it."""
        return self.cells[FACE + cloud]

    def has_seen(self, seat: i64, cloud: i64) -> bool:
        return (self.cells[seat * SEAT + SEEN + cloud // 8] >> (cloud % 8)) & 1 == 1

    # ---- writing ----

    def put(self, seat: i64, what: i64, value: i64) -> None:
        self.cells[seat * SEAT + what] = value

    def bump(self, seat: i64, what: i64, by: i64) -> None:
        self.cells.bump(seat * SEAT + what, by)

    def set_favor(self, seat: i64, amount: i64) -> None:
        at = seat * SEAT + FAVOR
        self.cells[at] = amount & 255
        self.cells[at + 1] = amount >> 8

    def gain(self, seat: i64, amount: i64) -> None:
        """Take favor; the owner of S6 takes 1 more (ORA-1.4, 16.6)."""
        taken = amount + 1 if self.sails(seat, FAVOR_BONUS_SHIP) else amount
        self.set_favor(seat, self.favor(seat) + taken)
        self.note(N_GAINED, seat, taken)

    def spend(self, seat: i64, amount: i64) -> None:
        self.set_favor(seat, self.favor(seat) - amount)

    def remember(self, seat: i64, cloud: i64) -> None:
        at = seat * SEAT + SEEN + cloud // 8
        self.cells[at] = self.cells[at] | (i64(1) << (cloud % 8))

    def push(self, kind: i64, value: i64 = 0) -> None:
        """An effect to resolve before those pushed earlier (ORA-3.4)."""
        self.cells[STACK + self.depth * 2] = kind
        self.cells[STACK + self.depth * 2 + 1] = value
        self.depth += 1

    def pop(self) -> None:
        """The last effect is resolved."""
        self.depth -= 1
        self.cells[STACK + self.depth * 2] = 0
        self.cells[STACK + self.depth * 2 + 1] = 0

    def pending(self) -> i64:
        """The kind of the effect that is resolved next; 0 if there is none."""
        return self.cells[STACK + self.depth * 2 - 2] if self.depth > 0 else i64(0)

    def pending_value(self) -> i64:
        return self.cells[STACK + self.depth * 2 - 1] if self.depth > 0 else i64(0)

    def set_pending(self, kind: i64, value: i64) -> None:
        """Change the effect that is resolved next."""
        self.cells[STACK + self.depth * 2 - 2] = kind
        self.cells[STACK + self.depth * 2 - 1] = value

    def ask(self, point: i64, seat: i64) -> None:
        """Wait for this seat at this point."""
        self.point = point
        self.actor = seat

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        if self.journal is not None:
            self.journal.note(kind, a, b, c, d, e)
