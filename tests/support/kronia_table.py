"""A table of Kronia for tests: every act is judged and offered before it is carried out.

Temples are "A", "B", "C" and "H" (Hades). Tokens are drawn by name, so a test is its own chance.
"""

from engine.core.ids import CHANCE, NOBODY, OK
from engine.core.kit import row, seeded
from engine.core.state import Actions, Journal, Outcomes
from engine.games.kronia import actions as act
from engine.games.kronia import scoring, terms
from engine.games.kronia.articles import RULEBOOK
from engine.games.kronia.game import GAME
from engine.games.kronia.options import Options, TileChoice, check_options, make_setup
from engine.games.kronia.rules import rounds, setting_up
from engine.games.kronia.state import KroniaState
from engine.games.kronia.terms import (
    APOLLO,
    ARTEMIS,
    ATHENA,
    BONUS_ON_BONUSES,
    CELLS,
    GODS,
    POSEIDON,
    RAINBOW,
    WRATH,
    ZEUS,
)

NAMES = "ABCH"
FAVOR_GODS = (APOLLO, ARTEMIS, POSEIDON, ATHENA, ZEUS)
FILLERS = (RAINBOW, BONUS_ON_BONUSES, terms.CHOOSE_FIRST)  # tiles for temples that a test does not mention


def temple(name):
    """The number of a temple."""
    return NAMES.index(name)


def start(seats, first=0, tiles=None, **options):
    """A table at which everything before the first draw is done.

    `first` None leaves the first player to chance. `tiles` maps temples to rules; the other temples
    get a scoring rule, which changes nothing before the end.
    """
    if first is not None:
        options |= {"first_player": terms.SEAT_FIRST, "first_seat": first}
    if tiles is not None:
        options |= {"module_special_tiles": True, **chosen(seats, tiles)}
    return Table(Options(**options), seats)


def chosen(seats, tiles):
    """Options that put these rules at these temples, each on the first side of a tile of its own."""
    names = NAMES[: 2 if seats == 3 else 3]
    fillers = [rule for rule in FILLERS if rule not in tiles.values()]
    wanted = [tiles[name] if name in tiles else fillers.pop(0) for name in names]
    others = [rule for rule in range(1, terms.RULES) if rule not in wanted]
    sides = [*wanted, *others[: terms.TILES - len(wanted)]]
    pairing = [rule for pair in zip(sides, [r for r in others if r not in sides]) for rule in pair]
    layout = tuple(TileChoice(i + 1, 1) for i in range(len(names)))
    return {"tile_layout": terms.CHOSEN_LAYOUT, "layout": layout, "pairing": tuple(pairing)}


class Table:
    """One game, played by hand."""

    def __init__(self, options, seats):
        options = check_options(options, seats)
        self.seats = seats
        self.state = KroniaState(make_setup(options, seats), row([0] * CELLS))
        setting_up.begin(self.state)

    # ---- asking ----

    @property
    def actor(self):
        return self.state.to_act()

    @property
    def point(self):
        return self.state.point

    @property
    def first(self):
        return self.state.first

    @property
    def round(self):
        return self.state.round

    def offers(self):
        """The legal actions of whoever is to act."""
        out = Actions()
        self.state.list_actions(out)
        return out.to_list()

    def odds(self):
        """{outcome: weight} of the chance event that is waited on."""
        out = Outcomes()
        self.state.list_chance(out)
        return {outcome: weight for outcome, weight, _ in out.to_list()}

    def refused(self, seat, action):
        """The number of the article that refuses this, such as KRO-3.1, or None if it is legal."""
        before = self.state.to_bytes()
        code = self.state.check(seat, action)
        assert self.state.to_bytes() == before, "asking changed the position"
        return None if code == OK else RULEBOOK.codes[code].number

    def hand(self, seat):
        return [v for v in range(1, terms.VALUES + 1) if self.state.in_hand(seat, v)]

    def stack(self, name):
        """The cards at a temple from the bottom up, as (seat, value)."""
        laid = range(self.state.laid)
        return [
            (self.state.owner(i), self.state.value(i))
            for i in laid
            if self.state.temple_of(i) == temple(name)
        ]

    def token(self, name):
        return self.state.token_on(temple(name))

    def bag(self):
        """{god: tokens in the bag}, wrath included, without gods of which there are none."""
        counts = {god: self.state.cells[terms.BAG + god] for god in range(1, GODS)}
        return {god: count for god, count in counts.items() if count}

    def bag_size(self):
        return sum(self.bag().values())

    def owned(self, seat):
        """The favor tokens of a seat, sorted, such as [APOLLO, APOLLO, ZEUS]."""
        return [god for god in FAVOR_GODS for _ in range(self.state.tokens(seat, god))]

    def wrath(self, seat):
        return self.state.tokens(seat, WRATH)

    def where(self, seat, card, deck=None):
        """Where a card is: terms.HAND, LAID, HIDDEN, SPENT, UNDER_AID or LATER."""
        decks = self.state.setup.decks
        number = self.state.deck() if deck is None else deck
        return self.state.cells[terms.CARD + (seat * decks + number) * terms.VALUES + card - 1]

    def low_cards(self, seat):
        return scoring.low_cards(self.state, seat)

    def points(self, seat):
        return scoring.points(self.state, seat)

    def shares(self):
        return [self.state.returns(seat) for seat in range(self.seats)]

    def place_of(self, seat, card):
        """(temple, position in its stack) of a card that this seat has laid."""
        for name in NAMES:
            if (seat, card) in self.stack(name):
                return temple(name), self.stack(name).index((seat, card))
        raise AssertionError(f"seat {seat} has not laid {card}")

    def seen_by(self, viewer):
        """The view of a seat or of SPECTATOR."""
        return GAME.view(self.state, viewer)

    def told(self, viewer, step):
        """The events that a viewer gets of what this step does."""
        self.state.journal = journal = Journal()
        step()
        self.state.journal = None
        return list(GAME.events(journal.to_list(), viewer))

    # ---- acting ----

    def chance(self, *outcomes):
        for outcome in outcomes:
            assert self.actor == CHANCE, "nothing is drawn here"
            assert outcome in self.odds(), f"{outcome} cannot be drawn"
            self.state.apply(outcome)
        return self

    draw = chance

    def do(self, seat, action):
        """Carry out a legal action; it must be offered too."""
        assert self.refused(seat, action) is None, self.refused(seat, action)
        assert action in self.offers(), "legal but not offered"
        self.state.apply(action)
        return self

    def place(self, name, god):
        return self.do(self.actor, act.place(temple(name), god))

    def lay(self, seat, name, card):
        return self.do(seat, act.lay(temple(name), card))

    def pass_(self, *seats):
        for seat in seats:
            self.do(seat, act.pass_())
        return self

    def pass_all(self):
        while self.point == terms.AT_CHANGE:
            self.pass_(self.actor)
        return self

    def swap(self, seat, old, new):
        """Take up the laid card `old` and lay `new` from the hand."""
        return self.do(seat, act.swap(*self.place_of(seat, old), new))

    def move(self, seat, card, name):
        return self.do(seat, act.move(*self.place_of(seat, card), temple(name)))

    def recover(self, seat, *cards):
        """Take back these cards; the other losing cards are left."""
        return self.do(seat, recovering(*cards))

    def discard(self, seat, *cards):
        for card in cards:
            self.do(seat, act.discard(card))
        return self

    def leave_all(self):
        """Everybody who is asked leaves the losing cards."""
        while self.point == terms.AT_RECOVER:
            self.recover(self.actor)
        return self

    # ---- longer stretches ----

    def tokens(self, *gods, surplus=None):
        """The draw of a round and its placement, in the order of the temples; anything may be left over."""
        self.draw(*gods)
        while self.actor == CHANCE:
            self.draw(self.spare(surplus))
        for name, god in zip(NAMES, gods):
            self.place(name, god)
        return self

    def spare(self, god=None):
        """A favor god that can be drawn now, or this one."""
        return god or next(g for g in FAVOR_GODS if g in self.odds())

    def hades(self):
        """A draw that begins a Hades round."""
        self.draw(WRATH)
        while self.actor == CHANCE:
            self.draw(self.spare())
        return self

    def cards(self, *laid):
        """(temple, card) of each player in turn order."""
        for name, card in laid:
            self.lay(self.actor, name, card)
        return self

    def finish(self, tokens=None, low=None, wrath=None):
        """Go to the end of round 12 with these possessions, {seat: [gods]}, {seat: cards}, {seat: number}.

        Written straight into the position: what is tested is what happens from there on.
        """
        s = self.state
        s.round = terms.ROUNDS
        for seat, gods in (tokens or {}).items():
            for god in gods:
                s.cells.bump(terms.OWNED + seat * GODS + god, 1)
        for seat, count in (low or {}).items():
            for i in range(count):
                deck, card = divmod(i, terms.LOW_CARD)
                at = (seat * s.setup.decks + deck) * terms.VALUES + card
                s.cells[terms.CARD + at] = terms.UNDER_AID
        for seat, count in (wrath or {}).items():
            s.cells[terms.OWNED + seat * GODS + WRATH] = count
        rounds.end_round(s)
        return self

    def skip_to(self, number):
        """Begin this round instead of the next: rounds before it did not happen, cards and tokens stay."""
        self.state.round = number - 1
        setting_up.drawing.start_round(self.state)
        return self

    def spend(self, seat, card):
        """Put a card of the hand on the pile, as if it had been played in a round before."""
        assert self.state.in_hand(seat, card)
        self.state.cells[terms.CARD + self.state.card(seat, card)] = terms.SPENT
        return self

    def play_on(self, rng, until=lambda table: False):
        """Random legal play until this holds or the game is over."""
        while self.actor != NOBODY and not until(self):
            play_one(self.state, rng)
        return self


def recovering(*cards):
    """The action that takes back these cards and leaves the others."""
    return act.recover(sum(1 << (card - 1) for card in cards))


def payment(*gods):
    """The action that pays with all of these tokens at once."""
    return act.pay_set(sum(1 << (3 * (god - 1)) for god in gods))


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


def random_games(seats, count, **options):
    """Tables at the beginning of random games, each with a generator that plays it."""
    for number in range(count):
        yield start(seats, first=number % seats, **options), seeded(1000 * seats + number)


def pile_size(table):
    """Cards on the common pile, seen or not."""
    cells = table.state.cells
    return sum(cells[terms.CARD + i] in (terms.SPENT, terms.HIDDEN) for i in range(terms.CARDS))
