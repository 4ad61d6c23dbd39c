"""A table of The Oracle of Delphi for tests: the fixed board with fixed contents, three seats by default.

Every act is judged and offered before it is carried out; dice and cards are named, so a test is its own
chance. Seats are 0, 1, 2 (red, yellow, green). Places are written as axial coordinates.
"""

from engine.core.ids import CHANCE, NOBODY, OK
from engine.core.kit import seeded
from engine.core.state import Actions, Journal, Outcomes
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.articles import RULEBOOK
from engine.games.oracle_of_delphi.data import DATA
from engine.games.oracle_of_delphi.game import GAME
from engine.games.oracle_of_delphi.options import Options, check_options
from engine.games.oracle_of_delphi.rules import flow, turn
from engine.games.oracle_of_delphi.rules.sound import is_sound
from support.oracle_of_delphi_contents import ISLAND_TILES, MONSTERS, OFFERINGS, TEMPLES

RED, BLACK, PINK, BLUE, YELLOW, GREEN = range(6)
COLOURS = dict(zip(DATA.colours, range(6)))
GODS = dict(zip(DATA.gods, range(6)))
LETTERS = {"phi": 1, "psi": 2, "sigma": 3, "omega": 4}
TILES = {
    f"{DATA.player_colours[i // 3]}_{name}": i + 1
    for i, letter in enumerate(DATA.letters)
    for name, number in LETTERS.items()
    if number == letter
}
DIE, CARD, EXTRA = int(terms.DIE), int(terms.CARD), int(terms.EXTRA_ACTION)
HERO, DEMIGOD, CREATURE = 0, 1, 2


def start(seats=3, **options):
    """The position before anything is drawn, on the fixed board unless said otherwise."""
    options.setdefault("board", int(terms.STANDARD))
    return GAME.new(check_options(Options(**options), seats), seats)


def play_first(state):
    """The first outcome or action that there is."""
    if state.to_act() == CHANCE:
        odds = Outcomes()
        state.list_chance(odds)
        state.apply(odds.ids[0])
    else:
        offers = Actions()
        state.list_actions(offers)
        state.apply(offers.get(0))


def play_one(state, rng):
    """One random step: an outcome by weight, or a legal action."""
    if state.to_act() == CHANCE:
        odds = Outcomes()
        state.list_chance(odds)
        state.apply(odds.sample(rng))
        return
    offers = Actions()
    state.list_actions(offers)
    state.apply(offers.get(rng.below(offers.count)))


def set_up(seats, number=0, until=lambda s: s.phase != terms.P_SETUP, **options):
    """Random setup up to a point."""
    state, rng = start(seats, **options), seeded(number)
    while not until(state):
        assert state.to_act() != NOBODY
        play_one(state, rng)
    return state


class Table:
    """One position, set up by hand and then played by the rules."""

    def __init__(self, seats=3, **options):
        colours = options.pop("player_colours", (1, 2, 3, 4)[:seats])
        self.seats = seats
        self.state = start(seats, player_colours=colours, **options)
        while self.state.phase == terms.P_SETUP:
            play_first(self.state)
        self.board = self.state.board
        self.spaces = {(self.board.q[i], self.board.r[i]): i for i in range(self.board.count)}
        self.clear()

    # ---- setting up ----

    def clear(self):
        """The contents of the fixture; seats without favor, injuries, gods above the clouds or cards."""
        s = self.state
        s.first = s.active = 0
        s.round, s.count, s.mask, s.titan = 1, 0, 0, 0
        for i in range(terms.COLOURS):
            s.cells[terms.ORACLE_PILE + i] = s.cells[terms.ORACLE_SHUFFLED + i] = 5
            s.cells[terms.INJURY_PILE + i] = s.cells[terms.INJURY_SHUFFLED + i] = 7
            for row in (
                terms.ORACLE_DISCARD,
                terms.INJURY_DISCARD,
                terms.USED,
                terms.APOLLON_CARD,
                terms.BUILT,
            ):
                s.cells[row + i] = 0
            s.cells[terms.IN_CITY + i] = 3
        for seat in range(self.seats):
            self.clear_seat(seat)
        for i in range(terms.COMPANIONS):
            s.cells[terms.COMPANION + i] = 0
        for card in range(1, terms.EQUIPMENT + 1):
            s.cells[terms.EQUIP + card] = terms.ON_DISPLAY if card <= 6 else terms.IN_PILE
        if self.seats == 3:
            self.fill_board()
        self.main(0)

    def clear_seat(self, seat):
        s = self.state
        values = {
            terms.SHIP: terms.ZEUS, terms.SHIP_TILE: 1, terms.SHIELD: 0, terms.SHRINES_LEFT: 7,
            terms.STATUES_LEFT: 3, terms.OFFERING_WHITE: 1, terms.MONSTER_WHITE: 1,
            terms.OFFERING_TILES: 1 << YELLOW | 1 << BLUE, terms.MONSTER_TILES: 1 << RED | 1 << BLACK,
        }  # fmt: skip
        for what in (terms.GOD, terms.INJURY, terms.HAND, terms.DICE):
            values |= {what + c: 0 for c in range(terms.COLOURS)}
        for what, value in values.items():
            s.put(seat, what, value)
        s.set_favor(seat, 0)

    def fill_board(self):
        s = self.state
        for row, first, contents in (
            (terms.ON_OFFERING, terms.OFFERING, OFFERINGS),
            (terms.ON_MONSTER, terms.MONSTER, MONSTERS),
        ):
            for place, names in contents.items():
                s.cells[row + self.at(*place) - first] = sum(1 << COLOURS[n] for n in names)
        for place, name in TEMPLES.items():
            s.cells[terms.ON_TEMPLE + self.at(*place) - terms.TEMPLE] = COLOURS[name] + 1
        self.hidden = {self.at(*place) - terms.CLOUD: TILES[name] for place, name in ISLAND_TILES.items()}

    def main(self, seat):
        """It is this seat's turn to take actions; nothing is pending."""
        s = self.state
        while s.depth:
            s.pop()
        s.active, s.phase, s.colour, s.source, s.in_use = seat, terms.P_MAIN, 0, 0, 0
        s.foe, s.strength, s.wild, s.card_done, s.extra_done = 0, 0, 0, 0, 0
        s.ask(terms.AT_MAIN, seat)
        return self

    def begin_turn(self, seat):
        """The injury check of this seat's turn."""
        self.state.point = terms.AT_NOTHING
        turn.begin(self.state, seat)
        flow.resume(self.state)
        return self

    def at(self, q, r):
        """The number of a space."""
        return self.spaces[q, r]

    def ship(self, seat, q, r):
        self.state.put(seat, terms.SHIP, self.at(q, r))
        return self

    def dice(self, seat, *names):
        for c in range(terms.COLOURS):
            self.state.put(seat, terms.DICE + c, names.count(DATA.colours[c]))
        return self

    def cards(self, seat, *names):
        """Oracle cards in front of a seat, taken from the pile."""
        for name in names:
            self.state.bump(seat, terms.HAND + COLOURS[name], 1)
            self.state.cells.bump(terms.ORACLE_PILE + COLOURS[name], -1)
        return self

    def injuries(self, seat, **counts):
        for name, count in counts.items():
            self.state.bump(seat, terms.INJURY + COLOURS[name], count)
            self.state.cells.bump(terms.INJURY_PILE + COLOURS[name], -count)
        return self

    def favor(self, seat, amount):
        self.state.set_favor(seat, amount)
        return self

    def shield(self, seat, field):
        self.state.put(seat, terms.SHIELD, field)
        return self

    def gods(self, seat, **rows):
        for name, row in rows.items():
            self.state.put(seat, terms.GOD + GODS[name], row)
        return self

    def tile(self, seat, number):
        """Give a ship tile, without its start effect."""
        self.state.put(seat, terms.SHIP_TILE, number)
        return self

    def own(self, seat, *cards):
        for card in cards:
            self.state.cells[terms.EQUIP + card] = terms.OWNED + seat
        return self

    def show(self, *cards):
        """Make exactly these equipment cards the display."""
        for card in range(1, terms.EQUIPMENT + 1):
            if self.state.cells[terms.EQUIP + card] in (terms.ON_DISPLAY, terms.IN_PILE):
                self.state.cells[terms.EQUIP + card] = terms.ON_DISPLAY if card in cards else terms.IN_PILE
        return self

    def befriend(self, seat, name, kind):
        self.state.cells[terms.COMPANION + COLOURS[name] * 3 + kind] = seat + 1
        return self

    def aboard(self, seat, offerings=(), statues=()):
        for name in offerings:
            self.state.bump(seat, terms.OFFERINGS + COLOURS[name], 1)
        for name in statues:
            self.state.bump(seat, terms.STATUES + COLOURS[name], 1)
            self.state.cells.bump(terms.IN_CITY + COLOURS[name], -1)
        return self

    def tasks(self, seat, **rows):
        """Zeus tiles left: shrines (numbers 0 to 2), statues, white, offerings, white_monster, monsters."""
        s = self.state
        if "shrines" in rows:
            s.put(seat, terms.SHRINES_LEFT, sum(1 << n for n in rows["shrines"]))
        for name, what in (
            ("statues", terms.STATUES_LEFT),
            ("white", terms.OFFERING_WHITE),
            ("white_monster", terms.MONSTER_WHITE),
        ):
            if name in rows:
                s.put(seat, what, rows[name])
        for name, what in (
            ("offerings", terms.OFFERING_TILES),
            ("monsters", terms.MONSTER_TILES),
            ("offerings_done", terms.OFFERING_DONE),
            ("statues_done", terms.STATUE_DONE),
            ("monsters_done", terms.MONSTER_DONE),
        ):
            if name in rows:
                s.put(seat, what, sum(1 << COLOURS[n] for n in rows[name]))
        return self

    def no_tasks(self, seat):
        return self.tasks(seat, shrines=(), statues=0, white=0, offerings=(), white_monster=0, monsters=())

    def uncovered(self, q, r, by=None):
        """Turn the fixture's tile of this place up, without effect."""
        cloud = self.at(q, r) - terms.CLOUD
        self.state.cells[terms.FACE + cloud] = self.hidden[cloud]
        self.state.cells[terms.UP + cloud] = 1
        return self

    # ---- asking ----

    @property
    def actor(self):
        return self.state.to_act()

    @property
    def point(self):
        return self.state.point

    def offers(self):
        out = Actions()
        self.state.list_actions(out)
        return out.to_list()

    def offered(self, kind):
        return [a for a in self.offers() if act.kind_of(a) == kind]

    def odds(self):
        out = Outcomes()
        self.state.list_chance(out)
        return {outcome: weight for outcome, weight, _ in out.to_list()}

    def refused(self, seat, action):
        """The number of the article that refuses this, or None if it is legal."""
        before = self.state.to_bytes()
        code = self.state.check(seat, action)
        assert self.state.to_bytes() == before, "asking changed the position"
        return None if code == OK else RULEBOOK.codes[code].number

    def broken(self, seat, action):
        """Every article that the action breaks."""
        out = Actions()
        self.state.list_broken(seat, action, out)
        return [RULEBOOK.codes[code].number for code in out.to_list()]

    def get(self, seat, what):
        return self.state.get(seat, what)

    def row(self, seat, god):
        return self.get(seat, terms.GOD + GODS[god])

    def hand(self, seat):
        return {n: c for n, i in COLOURS.items() if (c := self.get(seat, terms.HAND + i))}

    def hurt(self, seat):
        return {n: c for n, i in COLOURS.items() if (c := self.get(seat, terms.INJURY + i))}

    def has(self, seat):
        return self.state.favor(seat)

    def left(self, seat):
        return self.state.tasks_left(seat)

    def told(self, viewer, step):
        """The events that a viewer gets of what this step does."""
        self.state.journal = journal = Journal()
        step()
        self.state.journal = None
        return list(GAME.events(journal.to_list(), viewer))

    # ---- acting ----

    def do(self, *actions):
        """Carry out legal actions of whoever is to act; each must be offered too."""
        for action in actions:
            assert self.refused(self.actor, action) is None, self.broken(self.actor, action)
            assert action in self.offers(), "legal but not offered"
            self.state.apply(action)
        return self

    def chance(self, *outcomes):
        for outcome in outcomes:
            assert self.actor == CHANCE, f"nothing is drawn at point {self.point}"
            assert outcome in self.odds(), f"{outcome} cannot be drawn: {self.odds()}"
            self.state.apply(outcome)
        return self

    def use(self, colour, then, printed=None, source=DIE):
        """Commit a source to a colour and do this with it."""
        commit = act.commit(source, COLOURS[printed or colour] if source != EXTRA else 0, COLOURS[colour])
        return self.do(commit, then)

    def sail(self, colour, q, r, printed=None, source=DIE):
        return self.use(colour, act.move(), printed, source).do(act.sail(self.at(q, r)))

    def roll(self, *names):
        """The oracle dice of the seat whose turn ends."""
        a, b, c = sorted(COLOURS[n] for n in names)
        return self.chance(a * 36 + b * 6 + c)

    def face(self, name=None):
        """The face of the tile that is being learnt: the fixture's, or this one."""
        cloud = self.state.pending_value()
        return self.chance(self.hidden[cloud] if name is None else TILES[name])

    def sound(self):
        return is_sound(self.state)

    def over(self):
        return self.actor == NOBODY


def dice_number(*names):
    a, b, c = sorted(COLOURS[n] for n in names)
    return a * 36 + b * 6 + c
