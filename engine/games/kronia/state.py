"""One position of Kronia: a row of small numbers. The rules are in `rules/`, one module per chapter."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from engine.core.kit import Row, Writer, row
from engine.core.state import Actions, Outcomes, State
from engine.games.kronia import chance, scoring
from engine.games.kronia.rules import gate
from engine.games.kronia.terms import (
    AT,
    CARD,
    GODS,
    HADES,
    HAND,
    LAID_CARD,
    OWNED,
    STAGE_ROUNDS,
    TOKEN,
    VALUES,
    WINNER,
)


@mypyc_attr(acyclic=True)
class Setup:
    """What is fixed before the game: options and the component data that they select. Never changes."""

    def __init__(self, options: Row, seats: i64, temples: i64, decks: i64, tokens: Row, sides: Row) -> None:
        self.options = options  # the canonical bytes of the options
        self.seats = seats
        self.temples = temples  # ordinary ones (KRO-1.2)
        self.decks = decks  # per player, and cards laid by each in a round (KRO-9.1, 9.4)
        self.tokens = tokens  # in the bag at the start, by god (KRO-1.4, 1.5, 10.1)
        self.sides = sides  # special rule of side s of tile t at t * 2 + s
        self.layout: Row = row([])  # chosen sides, t * 2 + s + 1 for each temple; empty: dealt at random
        self.set_bonus: vec[i64] = vec[i64]()  # by number of tokens of one god (KRO-8.3, 9.10)
        self.low_bonus: vec[i64] = vec[i64]()  # by number of low cards (KRO-8.4, 9.11)
        self.special_tiles = False
        self.tile_replacement = False
        self.first_seat: i64 = -1  # -1: drawn
        self.simultaneous = False
        self.exact_total = False
        self.lowest_top = False
        self.redraw = False
        self.sum_tie_bottom = False
        self.shortfall: i64 = 1
        self.pooled = False
        self.minimal_sets = False
        self.count_before_payment = False


@mypyc_attr(acyclic=True)
class KroniaState(State):
    """A position. Rows (terms.py says where each begins) are in `cells`; single numbers are fields."""

    def __init__(self, setup: Setup, cells: Row) -> None:
        super().__init__()
        self.setup = setup
        self.cells = cells
        self.round: i64 = 0  # 1 to 12 once the first round has begun
        self.point: i64 = 0  # the decision point, AT_...
        self.actor: i64 = 0
        self.first: i64 = 0  # the first player of the round: holder of the bag
        self.turn: i64 = 0  # players dealt with so far in this phase, in turn order
        self.temple: i64 = 0  # the temple that is being dealt a tile, filled or settled
        self.shuffles: i64 = 0  # of the bag
        self.draws_left: i64 = 0  # tokens still to draw in this round
        self.sides_thrown: i64 = 0  # special tiles whose side has been thrown
        self.general: i64 = 0  # bit r is set: general or scoring rule r is in force
        self.laid: i64 = 0  # cards on the temples
        self.revealed: i64 = 0  # 1 from the reveal to the end of the round
        self.settled: i64 = 0  # bit t is set: temple t has been settled in this round
        self.extra: i64 = 0  # the token drawn under "winner picks"
        self.aside: i64 = 0  # wrath tokens put aside under the option "redraw"
        self.mode: i64 = 0  # of a half-done exchange
        self.given: i64 = 0  # own token given in it
        self.other: i64 = 0  # seat + 1 from whom is taken
        self.owed: i64 = 0  # cards that the actor still has to discard from the hand
        self.named: i64 = 0  # seat + 1 named as the next first player
        self.due: i64 = 0  # points that the running payment must reach
        self.paid: i64 = 0  # points given in it so far

    # ---- the seam ----

    def clone(self) -> KroniaState:
        s = KroniaState(self.setup, self.cells.copy())
        s.ply = self.ply
        s.round = self.round
        s.point = self.point
        s.actor = self.actor
        s.first = self.first
        s.turn = self.turn
        s.temple = self.temple
        s.shuffles = self.shuffles
        s.draws_left = self.draws_left
        s.sides_thrown = self.sides_thrown
        s.general = self.general
        s.laid = self.laid
        s.revealed = self.revealed
        s.settled = self.settled
        s.extra = self.extra
        s.aside = self.aside
        s.mode = self.mode
        s.given = self.given
        s.other = self.other
        s.owed = self.owed
        s.named = self.named
        s.due = self.due
        s.paid = self.paid
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
        w.number(self.ply, 4)
        w.number(self.shuffles, 2)
        for value in self.numbers():
            w.number(value)
        return w.done() + self.cells.to_bytes()

    def numbers(self) -> vec[i64]:
        """The single numbers in canonical order, each 0 to 255."""
        return vec[i64](
            [
                self.round, self.point, self.actor + 2, self.first, self.turn, self.temple, self.draws_left,
                self.sides_thrown, self.general & 255, self.general >> 8, self.laid, self.revealed,
                self.settled, self.extra, self.aside, self.mode, self.given, self.other, self.owed,
                self.named, self.due, self.paid,
            ]
        )  # fmt: skip

    # ---- reading ----

    def deck(self) -> i64:
        """The deck in use: 0, or 1 in the second stage of two players (KRO-9.1)."""
        return 1 if self.setup.decks == 2 and self.round > STAGE_ROUNDS else 0

    def card(self, seat: i64, value: i64) -> i64:
        """The place of a card of the deck in use in the rows by card."""
        return (seat * self.setup.decks + self.deck()) * VALUES + value - 1

    def in_hand(self, seat: i64, value: i64) -> bool:
        return value >= 1 and value <= VALUES and self.cells[CARD + self.card(seat, value)] == HAND

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        start = CARD + self.card(seat, 1)
        for i in range(start, start + VALUES):
            if self.cells[i] == HAND:
                size += 1
        return size

    def tokens(self, seat: i64, god: i64) -> i64:
        return self.cells[OWNED + seat * GODS + god]

    def token_on(self, temple: i64) -> i64:
        return self.cells[TOKEN + temple]

    def winner(self, temple: i64) -> i64:
        """The seat that won this temple in this round, or -1."""
        return self.cells[WINNER + temple] - 1

    def is_hades_round(self) -> bool:
        return self.cells[TOKEN + HADES] != 0

    def temple_exists(self, temple: i64) -> bool:
        """Is this an ordinary temple that is in play (KRO-1.2)?"""
        return temple >= 0 and temple < self.setup.temples

    def is_seat(self, seat: i64) -> bool:
        return seat >= 0 and seat < self.setup.seats

    def seat_after(self, steps: i64) -> i64:
        """The seat this many places clockwise from the first player."""
        return (self.first + steps) % self.setup.seats

    def owner(self, index: i64) -> i64:
        """The seat whose card is at this place of the row of laid cards."""
        return self.cells[LAID_CARD + index] >> 4

    def value(self, index: i64) -> i64:
        """The value of the card at this place of the row of laid cards."""
        return self.cells[LAID_CARD + index] & 15

    def temple_of(self, index: i64) -> i64:
        return self.cells[AT + index]

    def laid_by(self, seat: i64) -> i64:
        """How many cards this seat has on the temples."""
        count: i64 = 0
        for i in range(self.laid):
            if self.owner(i) == seat:
                count += 1
        return count

    def find_card(self, temple: i64, position: i64) -> i64:
        """The place in the row of laid cards of the one at this height of a stack (0: bottom), or -1."""
        height: i64 = 0
        for i in range(self.laid):
            if self.temple_of(i) == temple:
                if height == position:
                    return i
                height += 1
        return -1

    def position(self, index: i64) -> i64:
        """The height in its stack (0: bottom) of the card at this place of the row of laid cards."""
        height: i64 = 0
        for i in range(index):
            if self.temple_of(i) == self.temple_of(index):
                height += 1
        return height

    def has_general(self, rule: i64) -> bool:
        return (self.general >> rule) & 1 == 1

    # ---- writing ----

    def put_down(self, seat: i64, value: i64, temple: i64) -> None:
        """Put a card on top of a stack (KRO-3.2, 4.4)."""
        self.cells[LAID_CARD + self.laid] = seat * 16 + value
        self.cells[AT + self.laid] = temple
        self.laid += 1

    def take_up(self, index: i64) -> None:
        """Take a laid card out of its stack; the others keep their order."""
        self.laid -= 1
        for i in range(index, self.laid):
            self.cells[LAID_CARD + i] = self.cells[LAID_CARD + i + 1]
            self.cells[AT + i] = self.cells[AT + i + 1]
        self.cells[LAID_CARD + self.laid] = 0
        self.cells[AT + self.laid] = 0

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        if self.journal is not None:
            self.journal.note(kind, a, b, c, d, e)
