"""A table of Ghost Stories for tests: set things down, act (every act is judged and offered first), look.

Spaces are "N0" to "W2", colours are written out, cards are numbers. Chance is spoken by the test, so a test
is its own chance. Unless a test says otherwise the boards are N yellow, E red, S green, W blue, all on
face A, and the tiles lie as in TILES: t0 Cemetery, t1 Watchman, ... t4 Tea House, ... t8 Pavilion.
"""

from engine.core.ids import NOBODY, OK
from engine.core.state import Actions, Journal, Outcomes
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import scoring, terms
from engine.games.ghost_stories.articles import RULEBOOK
from engine.games.ghost_stories.data import DATA
from engine.games.ghost_stories.events import events
from engine.games.ghost_stories.options import Options, check_options
from engine.games.ghost_stories.positions import new
from engine.games.ghost_stories.rules import flow, geometry, payment, sound

COLOURS = ("yellow", "green", "red", "blue", "black", "white")
TILES = (1, 2, 3, 4, 9, 5, 6, 7, 8)
STANDING = {int(stone) for stone in (terms.TAO_OFF, terms.POWER_OFF, terms.GROUP_POWER_OFF)}
CURSE = ("blank", "haunt", "ghost", "tao", "qi")
SIDES = "NESW"
W0, W1, W1B, W2, W3 = range(5)
LEVELS = {"initiation": 1, "normal": 2, "nightmare": 3, "hell": 4}
YELLOW, RED, GREEN, BLUE = range(4)  # seats of the usual boards with four players


def space(label):
    return SIDES.index(label[0]) * 3 + int(label[1])


def label(number):
    return f"{SIDES[number // 3]}{number % 3}"


def colour(name):
    return COLOURS.index(name)


def pay(**tokens):
    """The value of a PAY action."""
    return int(act.payment(*(tokens.get(c, 0) for c in COLOURS[:5])))


def card(number):
    return DATA.cards[number - 1]


class Table:
    def __init__(self, seats=4, boards="YRGB", faces="AAAA", tiles=TILES, level="initiation", **options):
        """`boards` go N, E, S, W; `faces` are of the yellow, green, red and blue board."""
        named = tuple("AB".index(face) + 1 for face in faces)
        self.options = check_options(
            Options(difficulty=LEVELS[level], board_faces=2, faces=named, **options), seats
        )
        self.state = new(self.options, seats)
        for kind in tiles:
            self.chance(kind)
        for letter in boards:
            self.chance("YGRB".index(letter))
        assert self.point == terms.AT_FIRST

    # ---- setting things down ----

    def put(self, *places):
        """Ghosts: ("N1", 38), or ("N1", 34, "stone") with the figure on stone 1. Dice are captured."""
        for where, number, *figure in places:
            s, at = self.state, space(where)
            assert s.cells[terms.GHOST + at] == 0
            s.cells[terms.GHOST + at] = number
            s.cells[terms.CARD + number] = terms.IN_PLAY
            c = card(number)
            if c.centre == terms.HAUNTER:
                self.set(terms.FIGURE, at, terms.ON_STONE if figure else terms.ON_CARD)
            if STANDING & set(c.left):
                self.set(terms.AWAKE, at, 1)
            if terms.DIE_CAPTURE in c.left and s.free_dice() > 0:
                self.set(terms.DIE, at, 1)
        return self

    def fill(self, *labels):
        """Harmless ghosts (resistance 4, no left stone) at these places."""
        harmless = [n for n in (21, 32, 43, 10, 17, 18, 28, 29, 39, 40, 6, 7) if not self.seen(n)]
        return self.put(*zip(labels, harmless, strict=False))

    def seen(self, number):
        return self.cell(terms.CARD, number) != terms.UNSEEN

    def give(self, seat, **tokens):
        for name, count in tokens.items():
            self.state.cells.bump(terms.TAO + seat * 5 + colour(name), count)
            self.state.cells.bump(terms.SUPPLY + colour(name), -count)
        return self

    def strip(self):
        """No Taoist has a Tao token."""
        for seat in range(self.state.setup.seats):
            for c in range(5):
                count = self.state.tao(seat, c)
                self.state.cells.bump(terms.TAO + seat * 5 + c, -count)
                self.state.cells.bump(terms.SUPPLY + c, count)
        return self

    def stand(self, seat, tile):
        self.state.cells[terms.AT + seat] = tile
        return self

    def set(self, row, index, value):
        """One cell."""
        self.state.cells[row + index] = value
        return self

    def qi(self, seat, value):
        return self.set(terms.QI, seat, value)

    def yin_yang(self, seat, value):
        return self.set(terms.YIN_YANG, seat, value)

    def haunt(self, *tiles):
        return [self.set(terms.HAUNTED, tile, 1) for tile in tiles][-1]

    def circle(self, name):
        self.state.circle = colour(name) + 1
        self.state.cells.bump(terms.SUPPLY + colour(name), -1)
        return self

    def scroll(self, where):
        self.state.scroll = space(where) + 1
        return self

    def buddha(self, *labels):
        for where in labels:
            self.set(terms.BUDDHA, space(where), 1)
        return self

    def kill(self, *seats):
        for seat in seats:
            for row in (terms.ALIVE, terms.QI, terms.YIN_YANG, terms.POWER_TOKENS):
                self.state.centre += self.state.cells[row + seat] if row == terms.POWER_TOKENS else 0
                self.set(row, seat, 0)
            for c in range(5):
                self.give(seat, **{COLOURS[c]: -int(self.state.tao(seat, c))})
            self.stand(seat, self.state.tile_of(terms.CEMETERY))
        return self

    def discard(self, *numbers):
        for number in numbers:
            self.state.cells[terms.CARD + number] = terms.DISCARDED
        return self

    def deck(self, left):
        """So many cards are left: ghosts above are discarded, incarnations above count as exorcised."""
        s = self.state
        self.count()
        while s.cards_left() > left:
            slot = (s.setup.slots >> (s.drawn + 1)) & 1
            cards = range(65, 55, -1) if slot else range(1, 56)
            self.discard(next(n for n in cards if not self.seen(n)))
            s.drawn += 1
        return self

    def count(self):
        """Make the number of cards drawn fit the cards that were set down."""
        s = self.state
        seen = [n for n in range(1, terms.CARDS) if self.seen(n)]
        incarnations = sum(n > terms.GHOSTS for n in seen)
        ghosts = len(seen) - incarnations
        slots = [n for n in range(64) if s.setup.slots >> n & 1]
        lowest = slots[incarnations - 1] if incarnations else 0
        while ghosts + incarnations < lowest:
            self.discard(next(n for n in range(1, 56) if not self.seen(n)))
            ghosts += 1
        s.drawn = ghosts + incarnations
        return self

    # ---- beginning somewhere ----

    def menu(self, seat=0, window=W0):
        """It is this seat's Yang phase, no action made yet; the position is one that could be stored."""
        s = self.state
        s.helps, s.exorcisms, s.help_tile = 0, 0, 0
        self.count()
        s.active, s.window, s.point, s.actor, s.jobs = s.setup.side_of[seat], window, terms.AT_MENU, seat, 0
        self.clear_jobs()
        assert sound.is_sound(s), "the test sets up an impossible position"
        return self

    def clear_jobs(self):
        for at in range(terms.JOBS, terms.CELLS):
            self.state.cells[at] = 0

    def run(self, side, *jobs):
        """Do these jobs (the first one first) in the turn of this side, then its Yang phase."""
        s = self.state
        self.count()
        s.active, s.point, s.jobs = SIDES.index(side), 0, 0
        self.clear_jobs()
        for job in reversed([*jobs, (terms.JOB_WINDOW, 0)]):
            s.push(*job)
        flow.run(s)
        return self

    def yin(self, side):
        """This board's turn begins."""
        s = self.state
        self.count()
        s.point, s.jobs = 0, 0
        self.clear_jobs()
        s.push(terms.JOB_YIN, SIDES.index(side))
        flow.run(s)
        return self

    def arrive(self, side, number):
        """In the turn of this side a ghost comes, and it is this card; its space is asked for."""
        return self.run(side, (terms.JOB_ARRIVAL,)).draw(number)

    # ---- chance ----

    def chance(self, outcome):
        odds = Outcomes()
        self.state.list_chance(odds)
        assert odds.weight_of(outcome) > 0, f"{outcome} cannot come: {odds.to_list()}"
        return self.apply(outcome)

    def draw(self, number):
        """This card is drawn; an incarnation is moved to the top of the deck if it lies lower."""
        s = self.state
        assert s.point in (terms.AT_GHOST, terms.AT_INCARNATION), s.point
        if number > terms.GHOSTS and s.point == terms.AT_GHOST:
            while not (s.setup.slots >> (s.drawn + 1)) & 1:
                self.discard(next(n for n in range(55, 0, -1) if not self.seen(n)))
                s.drawn += 1
            s.point = terms.AT_INCARNATION
        return self.chance(number)

    def roll(self, faces):
        """`red white yellow`: the Tao dice in the order thrown."""
        for name in faces.split():
            assert self.state.point == terms.AT_TAO
            self.chance(colour(name))
        return self

    def curse(self, face):
        assert self.state.point == terms.AT_CURSE
        return self.chance(CURSE.index(face))

    def last_ghost(self):
        """A ghost that nobody has seen."""
        return next(n for n in range(1, 56) if not self.seen(n))

    # ---- acting ----

    def apply(self, action):
        journal = Journal()
        self.state.journal = journal
        self.state.apply(action)
        self.state.journal = None
        self.told = events(journal.to_list(), 0)
        return self

    def offers(self):
        out = Actions()
        self.state.list_actions(out)
        return out.to_list()

    def values(self, kind):
        """What is offered of this kind."""
        return [int(act.value_of(a)) for a in self.offers() if act.kind_of(a) == kind]

    def offered(self, kind):
        return bool(self.values(kind))

    def code(self, kind, value=0, seat=None):
        who = self.state.to_act() if seat is None else seat
        return self.state.check(who, act.build(kind, value))

    def do(self, kind, value=0):
        code = self.code(kind, value)
        assert code == OK, f"refused: {RULEBOOK.codes[code].number}"
        assert act.build(kind, value) in self.offers(), "legal but not offered"
        return self.apply(act.build(kind, value))

    def refuses(self, kind, value, number, seat=None):
        """Is the act refused, with this article as the citation?"""
        code = self.code(kind, value, seat)
        if code == OK:
            return False
        assert RULEBOOK.codes[code].number == number, f"refused by {RULEBOOK.codes[code].number}"
        return seat is not None or act.build(kind, value) not in self.offers()

    # common sequences

    def exorcise(self, faces=""):
        """Attempt an exorcism; the dice fall like this."""
        self.do(act.EXORCISE)
        return self.roll(faces)

    def take(self, *labels):
        """Choose these ghosts."""
        return self.do(act.CHOOSE_GHOSTS, sum(1 << space(where) for where in labels))

    def take_tao(self, name):
        return self.do(act.TAKE_TAO, colour(name))

    def finish_turn(self):
        """From any window to the end of the turn, leaving out what may be left out."""
        while self.state.point == terms.AT_MENU:
            kinds = (act.STAY, act.SKIP_ACTION, act.DONE_BUDDHA, act.END_TURN)
            kind = next(k for k in kinds if self.offered(k))
            self.do(kind)
            if kind == act.END_TURN:
                break
        return self

    # ---- looking ----

    def choices(self):
        """The legal choices of an exorcism: {(cards chosen, tokens by colour)}."""
        found = set()
        for mask in self.values(act.CHOOSE_GHOSTS):
            spaces = [at for at in range(12) if mask >> at & 1]
            cards = tuple(sorted(int(self.state.ghost(at)) for at in spaces))
            found |= {(cards, tokens) for tokens in self.payments(mask)}
        return found

    def payments(self, mask):
        """Token vectors (yellow, green, red, blue, black) with which this set can be exorcised."""
        after = Table.__new__(Table)
        after.state = self.state.clone()
        before = self.supply()
        after.do(act.CHOOSE_GHOSTS, mask)
        if after.state.point == terms.AT_PAY:
            values = after.values(act.PAY)
            return {tuple(int(act.tokens_in(v, c)) for c in range(5)) for v in values}
        owed = [after.cell(terms.SPEND, c) for c in range(5)]  # while it is asked whose token is spent
        return {tuple(a - b + o for a, b, o in zip(after.supply(), before, owed, strict=True))}

    def supply(self):
        return [int(self.state.cells[terms.SUPPLY + c]) for c in range(5)]

    def ghost(self, where):
        return int(self.state.ghost(space(where)))

    def ghosts(self):
        return {label(at): int(self.state.ghost(at)) for at in range(12) if self.state.ghost(at)}

    def figure(self, where):
        return ("none", "card", "stone")[self.state.cells[terms.FIGURE + space(where)]]

    def haunted(self):
        return [tile for tile in range(9) if self.state.cells[terms.HAUNTED + tile]]

    def has_buddha(self, where):
        return self.cell(terms.BUDDHA, space(where)) == 1

    def tao(self, seat):
        return {COLOURS[c]: int(self.state.tao(seat, c)) for c in range(5) if self.state.tao(seat, c)}

    def qi_of(self, seat):
        return int(self.state.qi(seat))

    def cell(self, row, index):
        return int(self.state.cells[row + index])

    def alive(self, seat):
        return bool(self.state.lives(seat))

    def discarded(self, number):
        return self.cell(terms.CARD, number) == terms.DISCARDED

    def works(self, side):
        return bool(self.state.power_works(SIDES.index(side)))

    def possessed(self, side):
        return bool(self.state.is_possessed(SIDES.index(side)))

    def where(self, seat):
        return int(self.state.place(seat))

    point = property(lambda self: int(self.state.point))
    actor = property(lambda self: int(self.state.actor))
    window = property(lambda self: int(self.state.window))
    ended = property(lambda self: int(self.state.ended))
    score = property(lambda self: int(scoring.points(self.state)))
    over = property(lambda self: self.state.to_act() == NOBODY)


def line(where):
    """The tiles of a space's line, nearest first."""
    at = space(where)
    first, step = geometry.front_tile(at), geometry.line_step(at)
    return [int(first), int(first + step), int(first + 2 * step)]


def eligible(table, tile):
    """Labels of the spaces whose ghosts can be exorcised from this tile."""
    mask = payment.eligible(table.state, tile)
    return {label(at) for at in range(12) if mask >> at & 1}
