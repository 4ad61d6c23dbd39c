"""Scripted matches as text: a victory and every kind of defeat. The test chooses what chance says.

Between the scripted moments players do what keeps the story short. `make goldens` rewrites the files.
"""

from pathlib import Path

import pytest
from support.goldens import check_golden

from engine.core import kernel
from engine.core.ids import CHANCE, NOBODY, REFEREE, SPECTATOR
from engine.core.state import Actions, Outcomes
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms
from engine.games.ghost_stories.data import DATA
from engine.games.ghost_stories.game import GAME
from engine.games.ghost_stories.options import Options, check_options
from engine.games.ghost_stories.rules.payment import eligible

FOLDER = Path(__file__).with_name("playthroughs")
NAMES = ("Ann", "Bert", "Cleo", "Dan")
TILES = (1, 2, 3, 9, 4, 5, 6, 7, 8)  # the Herbalist lies in the centre


class Story:
    """A match from the start, told line by line. Subclasses say what chance and the players do."""

    def __init__(self, seats, **options):
        self.options = check_options(Options(board_faces=2, faces=(1, 1, 1, 1), **options), seats)
        self.state = GAME.new(self.options, seats)
        self.lines = []

    def odds(self):
        odds = Outcomes()
        self.state.list_chance(odds)
        return odds

    def actions(self):
        offers = Actions()
        self.state.list_actions(offers)
        return offers.to_list()

    def play(self):
        while self.state.to_act() != NOBODY:
            if self.state.to_act() == CHANCE:
                odds = self.odds()
                outcome = next(o for o in self.chance() if odds.weight_of(o) > 0)
                entry = kernel.play_outcome(self.state, odds, outcome)
                what = f"{GAME.streams[odds.stream]} gives {outcome}"
            else:
                seat, action = self.state.to_act(), self.choose(self.actions())
                entry = kernel.play(self.state, seat, action)
                what = f"{NAMES[seat]}: {GAME.describe(action)}"
            self.lines.append(f"{entry.ply:4}  {what}")
            told = GAME.events(entry.notes, int(REFEREE))
            self.lines += [f"      {GAME.tell(event, NAMES)}" for event in told]
        return self

    def chance(self):
        """Outcomes in the order of preference."""
        point = self.state.point
        if point == terms.AT_TILE:
            return [TILES[self.state.find(terms.TILE, 9, 0)]]
        if point == terms.AT_BOARD:
            return [0, 2, 1, 3]
        if point == terms.AT_FIRST:
            return [0]
        if point in (terms.AT_GHOST, terms.AT_INCARNATION):
            return self.cards()
        return self.faces() if point == terms.AT_TAO else self.curses()

    def cards(self):
        return [62, *range(1, 66)]

    def faces(self):
        return [int(terms.WHITE)]

    def curses(self):
        return [int(terms.BLANK)]

    def choose(self, offers):
        """The first offer of the kind that is preferred."""
        for wanted in self.wishes():
            for action in offers:
                if act.kind_of(action) == wanted:
                    return action
        return offers[-1]

    def wishes(self):
        return (act.STAY, act.SKIP_ACTION, act.DONE_BUDDHA, act.END_TURN)

    def text(self):
        outcome = GAME.result(self.state)
        table = GAME.table(GAME.view(self.state, int(SPECTATOR)), NAMES)
        score = ", ".join(f"{line.title} {line.points}" for line in outcome.seats[0].lines)
        tail = ["", table, "", f"{outcome.reason} {outcome.seats[0].points} points: {score}."]
        return "\n".join([*self.lines, *tail]) + "\n"


class Exorcists(Story):
    """Every roll is white, and whoever can goes to a ghost and exorcises it, the incarnation first."""

    spared = ()  # spaces whose ghosts are left alone

    def worth(self, tile):
        """How much a Taoist wants to act from this tile."""
        s = self.state
        faced = [at for at in range(12) if eligible(s, tile) >> at & 1]
        if any(at in self.spared or self.is_spared(s.ghost(at)) for at in faced):
            return -1
        faced = [at for at in faced if self.can_beat(int(s.ghost(at)))]
        boss = any(s.ghost(at) > terms.GHOSTS for at in faced)
        ready = sum(int(s.cells[terms.FIGURE + at]) for at in faced)
        return 100 * boss + 10 * ready + len(faced)

    def is_spared(self, card):
        return False

    def can_beat(self, number):
        """With white faces and the own tokens."""
        s, card = self.state, DATA.cards[number - 1]
        owned = sum(min(n, int(s.tao(s.to_act(), c))) for c, n in enumerate(card.need))
        dice = 0 if card.centre == terms.DICE_IMMUNE else int(s.free_dice())
        return sum(card.need) <= owned + dice

    def choose(self, offers):
        kinds = {int(act.kind_of(action)) for action in offers}
        clear = [action for action in offers if act.kind_of(action) == act.YIN_YANG_CLEAR]
        if clear:
            return clear[0]
        if act.STAY in kinds:
            moves = {int(act.value_of(a)): a for a in offers if act.kind_of(a) == act.MOVE}
            moves[int(self.state.place(self.state.to_act()))] = int(act.build(act.STAY))
            best = max(sorted(moves), key=lambda tile: (self.worth(tile), tile == terms.CENTRE))
            return moves[best]
        if act.EXORCISE in kinds and self.worth(int(self.state.place(self.state.to_act()))) > 0:
            return int(act.build(act.EXORCISE))
        if act.REQUEST_HELP in kinds and self.is_shop(self.state.place(self.state.to_act())):
            return int(act.build(act.REQUEST_HELP))
        return super().choose(offers)

    def is_shop(self, tile):
        """The Herbalist, who gives two tokens for two white faces."""
        return self.state.cells[terms.TILE + tile] == terms.HERBALIST

    def cards(self):
        mild = sorted((n for n in range(1, 56) if self.is_mild(n)), key=lambda n: ((n - 1) % 11, n))
        return [62, 63, 59, 60, *mild, *range(1, 66)]

    def is_mild(self, number):
        """Three white faces exorcise it, and it brings no other ghost."""
        card = DATA.cards[number - 1]
        return sum(card.need) <= 3 and card.centre != terms.DICE_IMMUNE and terms.SUMMON not in card.left


class Haunted(Story):
    """Nobody does anything and haunters come."""

    def cards(self):
        return [34, 12, 23, 1, 38, 16, 27, 5, 41, 19, 30, 8, 42, 20, 31, 9, *range(1, 66)]


class FullLine(Exorcists):
    """A haunter at E1 is left alone until its whole line is haunted, at initiation."""

    spared = (4,)

    def cards(self):
        quiet = [n for n in super().cards() if DATA.cards[n - 1].centre != terms.HAUNTER]
        return [34, *quiet]

    def choose(self, offers):
        wanted = int(act.build(act.PLACE_GHOST, 4))
        if wanted in offers and self.state.card == 34:
            return wanted
        fair = [a for a in offers if act.kind_of(a) != act.YIN_YANG_CLEAR]
        return super().choose(fair)


class Dying(Story):
    """Boards fill up and nobody fights: the overrun kills one after the other."""

    def cards(self):
        return [2, 13, 24, 35, 6, 17, 28, 39, 7, 18, 29, 40, 10, 21, 32, 43, *range(1, 66)]


class Sleepers(Exorcists):
    """Ghosts are fought, but not the incarnation, until the deck runs out."""

    def is_spared(self, card):
        return card > terms.GHOSTS

    def cards(self):
        return [58, *super().cards()]


STORIES = {
    "victory": (Exorcists, 4, {}, terms.WON),
    "defeat_village": (Haunted, 3, {"difficulty": 2}, terms.VILLAGE_HAUNTED),
    "defeat_line": (FullLine, 2, {}, terms.LINE_HAUNTED),
    "defeat_dead": (Dying, 2, {}, terms.ALL_DEAD),
    "defeat_deck": (Sleepers, 4, {"easy_initiation_5_qi": True}, terms.DECK_OUT),
}


@pytest.mark.parametrize("name", list(STORIES))
def test_a_story_goes_as_it_was_told(name):
    kind, seats, options, ending = STORIES[name]
    story = kind(seats, **options).play()
    assert story.state.ended == ending
    check_golden(FOLDER / f"{name}.txt", story.text())


def test_every_kind_of_ending_has_a_story():
    told = {int(ending) for *_, ending in STORIES.values()}
    assert told == {1, 2, 3, 4, 5}
