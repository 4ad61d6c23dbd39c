"""Short scenes in which each equipment card is used, for a golden file that a person can read."""

from engine.core.ids import CHANCE, REFEREE
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.game import GAME
from support.oracle_of_delphi_table import BLACK, BLUE, DIE, EXTRA, GREEN, PINK, RED, YELLOW, Table

NAMES = ["Ann", "Bob", "Cy"]


class Scene:
    """A table that writes down what is done and what everybody learns of it."""

    def __init__(self, card, **options):
        self.card, self.table = card, Table(**options)
        self.lines = []

    def act(self, *actions):
        for action in actions:
            self.lines.append(f"  {NAMES[self.table.actor]}: {GAME.describe(action)}")
            self.tell(lambda action=action: self.table.do(action))
        return self

    def chance(self, *outcomes):
        for outcome in outcomes:
            self.lines.append(f"  chance gives {outcome}")
            self.tell(lambda outcome=outcome: self.table.chance(outcome))
        return self

    def face(self):
        return self.chance(self.table.hidden[self.table.state.pending_value()])

    def tell(self, step):
        self.lines += [f"      {GAME.tell(event, NAMES)}" for event in self.table.told(int(REFEREE), step)]

    def take(self):
        """Take the card from the display as a reward; a permanent one is then owned."""
        t = self.table.show(self.card, *[c for c in (2, 5, 6, 7, 8, 12) if c != self.card][:5])
        t.state.push(terms.F_EQUIP)
        t.state.ask(terms.AT_EQUIP, 0)
        self.act(act.take_equipment(self.card))
        return self.chance(next(iter(t.odds())))

    def text(self):
        return "\n".join([f"E{self.card:02}", *self.lines])


def movement():
    scene = Scene(1).take()
    scene.table.dice(0, "green").favor(0, 0)
    four = next(
        i for i in scene.table.board.by_colour[60:72] if scene.table.board.distance(72, i, False) == 4
    )
    yield scene.act(act.commit(DIE, GREEN, GREEN), act.move(), act.sail(four))
    scene = Scene(2).take()
    scene.table.ship(0, 5, 0).dice(0, "green")
    yield scene.act(act.commit(DIE, GREEN, GREEN), act.move(), act.sail(scene.table.at(6, 1)))


def rewards():
    scene = Scene(3).take()
    scene.table.aboard(0, offerings=("blue",)).ship(0, -3, 4).dice(0, "blue")
    make = act.make_offering(scene.table.at(-4, 5), BLUE)
    yield scene.act(act.commit(DIE, BLUE, BLUE), make, act.step(RED))
    scene = Scene(4).take()
    scene.table.aboard(0, offerings=("red", "blue")).ship(0, -8, 7).dice(0, "red")
    yield scene.act(act.commit(DIE, RED, RED), act.load_statue(scene.table.at(-9, 7), RED))


def reaches():
    scene = Scene(5).take()
    scene.table.ship(0, 0, 1).dice(0, "black").shield(0, 5)
    yield scene.act(act.commit(DIE, BLACK, BLACK), act.fight(scene.table.at(1, 2), BLACK)).chance(9)
    scene = Scene(9).take()
    scene.table.ship(0, -7, 7).dice(0, "red")
    yield scene.act(act.commit(DIE, RED, RED), act.load_statue(scene.table.at(-9, 7), RED))
    scene = Scene(10).take()
    scene.table.ship(0, -4, 4).dice(0, "blue")
    yield scene.act(act.commit(DIE, BLUE, BLUE), act.load_offering(scene.table.at(-2, 4), BLUE))


def bundles():
    for card, name, colour in ((6, "pink", PINK), (7, "green", GREEN), (8, "blue", BLUE)):
        scene = Scene(card).take()
        scene.table.dice(0, name)
        yield scene.act(act.commit(DIE, colour, colour), act.bundle(colour)).chance(RED)


def injuries_and_oracle():
    scene = Scene(11).take()
    scene.table.injuries(0, red=3).injuries(1, red=1)
    scene.tell(lambda: scene.table.begin_turn(0))
    yield scene.act(act.end())
    for card, colour in ((12, YELLOW), (13, RED), (14, BLACK)):
        scene = Scene(card).take()
        scene.table.injuries(1, red=1)
        yield scene.act(act.end()).chance(colour * 43)


def one_time():
    yield Scene(15).take().act(act.to_top(BLUE))
    scene = Scene(16).take()
    one, two = scene.table.at(1, 5), scene.table.at(-5, 4)
    yield scene.act(act.scout(one)).face().act(act.scout(two)).face().act(act.uncover(one), act.step(GREEN))
    scene = Scene(17).take()
    scene.table.favor(0, 3)
    yield scene.act(act.commit(EXTRA, 0, GREEN), act.advance_god(GREEN))
    yield Scene(18).take().act(act.take_statue(PINK))
    yield Scene(19).take().act(act.take_statue(GREEN))
    for card, colour in ((20, BLUE), (21, RED)):
        scene = Scene(card).take()
        island = next(act.first(a) for a in scene.table.offers() if act.second(a) == colour)
        yield scene.act(act.take_offering(island, colour))
    yield Scene(22).take().chance(PINK).act(act.step(RED), act.step(RED))


def scenes():
    """All of them, by card."""
    found = [*movement(), *rewards(), *reaches(), *bundles(), *injuries_and_oracle(), *one_time()]
    assert all(scene.table.actor >= CHANCE for scene in found)
    return sorted(found, key=lambda scene: scene.card)
