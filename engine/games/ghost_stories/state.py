"""One position of Ghost Stories: a row of small numbers. The rules are in `rules/`, one module per chapter.

Everything is open but the deck, and the deck is counts: which cards nobody has seen, how many are left, and
which draws bring an incarnation. Cards removed unseen are among those that nobody has seen.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import Row, Writer
from engine.core.state import Actions, Outcomes, State
from engine.games.ghost_stories import chance, scoring
from engine.games.ghost_stories.rules import gate
from engine.games.ghost_stories.rules.setup import Setup
from engine.games.ghost_stories.terms import (
    ALIVE,
    AT,
    AT_OVER,
    AWAKE,
    BOARD,
    BOARD_QI,
    BUDDHA,
    CARD_CENTRE,
    CARD_COLOUR,
    CARD_LEFT,
    CARD_NEED,
    CARD_WIDTH,
    COLOURS,
    DIE,
    FRESH,
    GHOST,
    GHOSTS,
    GROUP_POWER_OFF,
    HAUNTED,
    JOB_WIDTH,
    JOBS,
    NO_STONE,
    POWER,
    POWER_OFF,
    QI,
    READY,
    SIDES,
    SPACES,
    SUPPLY,
    TAO,
    TILE,
    TILES,
    WHITE_NOT_WILD,
)


@mypyc_attr(acyclic=True)
class GhostStoriesState(State):
    """A position. Rows (terms.py says where each begins) are in `cells`; single numbers are fields."""

    def __init__(self, setup: Setup, cells: Row) -> None:
        super().__init__()
        self.setup = setup
        self.cells = cells
        self.point: i64 = 0  # the decision point, AT_...
        self.actor: i64 = 0
        self.active: i64 = 0  # the side whose turn it is
        self.window: i64 = 0  # of the Yang phase
        self.circle: i64 = 0  # colour + 1 of the token on the Circle of Prayer
        self.centre: i64 = 0  # power tokens on the centre tile
        self.scroll: i64 = 0  # space + 1 of the ghost under the Mantra scroll
        self.scroll_gone: i64 = 0  # 1: out of the game (option)
        self.drawn: i64 = 0  # cards drawn so far
        self.card: i64 = 0  # the card that is about to be placed
        self.mark: i64 = 0  # the first half of a choice in two parts, plus 1
        self.source: i64 = 0  # of the curse being rolled: a space, or CEMETERY_SOURCE
        self.context: i64 = 0  # whom it concerns
        self.face: i64 = 0  # what it shows
        self.dice: i64 = 0  # Tao dice of this roll
        self.to_throw: i64 = 0  # bit i is set: die i is still to be thrown
        self.tao_throws: i64 = 0
        self.curse_throws: i64 = 0
        self.chosen: i64 = 0  # spaces of the ghosts chosen for exorcism, one bit each
        self.first_gone: i64 = 0  # space + 1 of an exorcised ghost that curses, while their order is asked
        self.first_card: i64 = 0
        self.second_gone: i64 = 0
        self.second_card: i64 = 0
        self.helps: i64 = 0  # helps asked in the action step of this turn
        self.exorcisms: i64 = 0  # and exorcisms attempted
        self.help_tile: i64 = 0  # tile + 1 where the first help was asked
        self.used: i64 = 0  # bits USED_...
        self.borrowed: i64 = 0  # bit of each side whose power was borrowed in this turn
        self.ended: i64 = 0  # how
        self.jobs: i64 = 0  # how many jobs are on the stack

    # ---- the seam ----

    def clone(self) -> GhostStoriesState:
        s = GhostStoriesState(self.setup, self.cells.copy())
        s.ply = self.ply
        s.point = self.point
        s.actor = self.actor
        s.active = self.active
        s.window = self.window
        s.circle = self.circle
        s.centre = self.centre
        s.scroll = self.scroll
        s.scroll_gone = self.scroll_gone
        s.drawn = self.drawn
        s.card = self.card
        s.mark = self.mark
        s.source = self.source
        s.context = self.context
        s.face = self.face
        s.dice = self.dice
        s.to_throw = self.to_throw
        s.tao_throws = self.tao_throws
        s.curse_throws = self.curse_throws
        s.chosen = self.chosen
        s.first_gone = self.first_gone
        s.first_card = self.first_card
        s.second_gone = self.second_gone
        s.second_card = self.second_card
        s.helps = self.helps
        s.exorcisms = self.exorcisms
        s.help_tile = self.help_tile
        s.used = self.used
        s.borrowed = self.borrowed
        s.ended = self.ended
        s.jobs = self.jobs
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
        return scoring.share(self)

    def to_bytes(self) -> bytes:
        w = Writer()
        w.row(self.setup.options)
        w.number(self.setup.seats)
        w.number(self.ply, 4)
        w.number(self.tao_throws, 2)
        w.number(self.curse_throws, 2)
        w.number(self.chosen, 2)
        for value in self.numbers():
            w.number(value)
        w.cells(self.cells)
        return w.done()

    def numbers(self) -> vec[i64]:
        """The single numbers in canonical order, each 0 to 255."""
        return vec[i64](
            [
                self.point, self.actor + 2, self.active, self.window, self.circle, self.centre, self.scroll,
                self.scroll_gone, self.drawn, self.card, self.mark, self.source, self.context, self.face,
                self.dice, self.to_throw, self.first_gone, self.first_card, self.second_gone,
                self.second_card, self.helps, self.exorcisms, self.help_tile, self.used, self.borrowed,
                self.ended, self.jobs,
            ]
        )  # fmt: skip

    # ---- what is to be done ----

    def push(self, job: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Put a job on the stack; it is done before those that lie there already."""
        at = JOBS + self.jobs * JOB_WIDTH
        self.cells[at] = job
        self.cells[at + 1] = a
        self.cells[at + 2] = b
        self.jobs += 1

    def ask(self, point: i64, actor: i64) -> None:
        """Wait for a seat's decision, or for chance."""
        self.point = point
        self.actor = actor

    def ask_chance(self, point: i64) -> None:
        self.ask(point, CHANCE)

    def proceed(self) -> None:
        """Nothing is waited for any longer: the next job is due."""
        self.point = 0

    def finish(self, how: i64) -> None:
        """The game is over (GHO-19); the first reason stands."""
        if self.ended == 0:
            self.ended = how
            self.point = AT_OVER
            self.actor = NOBODY

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.journal is not None:
            self.journal.note(kind, a, b, c, d)

    # ---- reading: seats and boards ----

    def find(self, start: i64, size: i64, wanted: i64) -> i64:
        """The first place of a row of cells that holds this value, or -1."""
        for i in range(size):
            if self.cells[start + i] == wanted:
                return i
        return -1

    def is_seat(self, seat: i64) -> bool:
        return seat >= 0 and seat < self.setup.seats

    def lives(self, seat: i64) -> bool:
        return seat >= 0 and seat < self.setup.seats and self.cells[ALIVE + seat] != 0

    def active_seat(self) -> i64:
        """The living Taoist whose turn it is, or -1."""
        seat = self.setup.seat_of[self.active]
        return seat if seat >= 0 and self.cells[ALIVE + seat] != 0 else i64(-1)

    def decider(self) -> i64:
        """The active Taoist's seat, or else the next living one clockwise (R-09)."""
        for step in range(SIDES):
            seat = self.setup.seat_of[(self.active + step) % SIDES]
            if seat >= 0 and self.cells[ALIVE + seat] != 0:
                return seat
        return NOBODY

    def is_possessed(self, side: i64) -> bool:
        """A dead Taoist's board, or a neutral one without Qi (GHO-17.3, 18.3)."""
        seat = self.setup.seat_of[side]
        if seat >= 0:
            return self.cells[ALIVE + seat] == 0
        return self.cells[BOARD_QI + side] == 0

    def side_of_colour(self, colour: i64) -> i64:
        return self.find(BOARD, SIDES, colour + 1)

    def tile_of(self, kind: i64) -> i64:
        """Where this village tile lies."""
        return self.find(TILE, TILES, kind)

    def is_active_tile(self, kind: i64) -> bool:
        return self.cells[HAUNTED + self.tile_of(kind)] == 0

    # ---- reading: ghosts ----

    def ghost(self, space: i64) -> i64:
        return self.cells[GHOST + space]

    def colour_of(self, card: i64) -> i64:
        return self.setup.cards[card * CARD_WIDTH + CARD_COLOUR]

    def centre_of(self, card: i64) -> i64:
        return self.setup.cards[card * CARD_WIDTH + CARD_CENTRE]

    def left_of(self, card: i64, place: i64) -> i64:
        """The left stone at place 0 or 1, or NO_STONE."""
        if place > 1:
            return NO_STONE
        return self.setup.cards[card * CARD_WIDTH + CARD_LEFT + place]

    def need_of(self, card: i64, colour: i64) -> i64:
        return self.setup.cards[card * CARD_WIDTH + CARD_NEED + colour]

    def has_left(self, space: i64, stone: i64) -> bool:
        """Does the ghost here have this left stone, and has its effect begun?"""
        if self.cells[AWAKE + space] == 0:
            return False
        at = self.cells[GHOST + space] * CARD_WIDTH + CARD_LEFT
        return self.setup.cards[at] == stone or self.setup.cards[at + 1] == stone

    def any_left(self, stone: i64) -> bool:
        """Is a standing effect of this left stone in force anywhere?"""
        for space in range(SPACES):
            if self.cells[AWAKE + space] != 0 and self.has_left(space, stone):
                return True
        return False

    def white_is_wild(self) -> bool:
        """Not while the Nameless is in play (GHO-15.12)."""
        for space in range(SPACES):
            card = self.cells[GHOST + space]
            if card > GHOSTS and self.centre_of(card) == WHITE_NOT_WILD:
                return False
        return True

    def ghosts_on(self, side: i64) -> i64:
        count: i64 = 0
        for space in range(side * 3, side * 3 + 3):
            if self.cells[GHOST + space] != 0:
                count += 1
        return count

    def ghosts_in_play(self) -> i64:
        count: i64 = 0
        for space in range(SPACES):
            if self.cells[GHOST + space] != 0:
                count += 1
        return count

    def free_dice(self) -> i64:
        """Tao dice that no ghost holds (GHO-9.1)."""
        left: i64 = 3
        for space in range(SPACES):
            left -= self.cells[DIE + space]
        return left

    def cards_left(self) -> i64:
        return self.setup.ghosts + self.setup.incarnations - self.drawn

    # ---- reading: powers ----

    def power_works(self, side: i64) -> bool:
        if self.is_possessed(side):
            return False
        for space in range(SPACES):
            if self.cells[AWAKE + space] == 0:
                continue
            if space // 3 == side and self.has_left(space, POWER_OFF):
                return False
            if self.has_left(space, GROUP_POWER_OFF):
                return False
        return True

    def has_power(self, seat: i64, power: i64) -> bool:
        """Is this power his own or borrowed, and does it work (GHO-14.0, 18.5)?"""
        side = self.find(POWER, SIDES, power)
        if side < 0:
            return False
        own = self.setup.seat_of[side] == seat
        borrowed = (self.borrowed >> side) & 1 != 0 and self.setup.seat_of[self.active] == seat
        return (own or borrowed) and self.power_works(side)

    # ---- reading: tokens ----

    def tao(self, seat: i64, colour: i64) -> i64:
        return self.cells[TAO + seat * COLOURS + colour]

    def tao_total(self, seat: i64) -> i64:
        total: i64 = 0
        for colour in range(COLOURS):
            total += self.tao(seat, colour)
        return total

    def supply_total(self) -> i64:
        total: i64 = 0
        for colour in range(COLOURS):
            total += self.cells[SUPPLY + colour]
        return total

    def buddhas_on_temple(self) -> i64:
        """Those that nobody holds and that stand on no space (GHO-2.2)."""
        left: i64 = 2
        for space in range(SPACES):
            left -= self.cells[BUDDHA + space]
        for seat in range(self.setup.seats):
            left -= self.cells[READY + seat] + self.cells[FRESH + seat]
        return left

    def is_used(self, bit: i64) -> bool:
        return self.used & bit != 0

    def qi(self, seat: i64) -> i64:
        return self.cells[QI + seat]

    def place(self, seat: i64) -> i64:
        """The tile on which his figure stands."""
        return self.cells[AT + seat]
