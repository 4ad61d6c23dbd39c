"""Positions for tests, told in few words, and ways to play in them.

A scene has only what a test needs: its cards and tiles need not add up, and a seat may have fewer than
five adventurers. Every space that is not mentioned carries a treasure that needs three adventurers.
"""

from __future__ import annotations

from engine.core.ids import CHANCE, OK
from engine.core.kit import row
from engine.core.state import Actions, Outcomes
from engine.games.luxor import actions as a
from engine.games.luxor.articles import RULEBOOK
from engine.games.luxor.data import DATA
from engine.games.luxor.names import card_face
from engine.games.luxor.options import Options
from engine.games.luxor.positions import new
from engine.games.luxor.terms import AT_DRAW, AT_TURN, LEVELS, LYING, MARKS, TOMB

LEFT, RIGHT = 0, 4
A1, A2, A3 = (int(LYING) + i for i in range(int(MARKS)))  # lying at an Anubis place
EMPTY = 0


def card(face: str, level: int | None = None) -> int:
    """The card with this face: 3, ±1, die, 1-3, 1-die, all 2, last, -1 (1-3)."""
    return next(c.id for c in DATA.cards if card_face(c.id) == face and level in (None, c.level))


def tile(kind: str, *numbers: int) -> int:
    """vase 2 3 (needs, points), horus 1, osiris 3, eyes 1 2, tunnel, scarab, joker, joker_or_scarab."""
    for t in DATA.tiles:
        shown = {"osiris": (t.steps,), "horus": t.levels, "eyes": t.levels}.get(t.kind, ())
        if t.kind == kind and shown == numbers:
            return t.id
        if t.treasure == kind and (t.needs, t.points) == numbers:
            return t.id
    raise LookupError(f"no tile {kind} {numbers}")


NEEDS_1 = tile("vase", 1, 1)
NEEDS_2 = tile("vase", 2, 3)
NEEDS_2_FOR_4 = tile("jewelry", 2, 4)
NEEDS_3 = tile("statue", 3, 6)
TUNNEL, SCARAB, JOKER, EITHER = tile("tunnel"), tile("scarab"), tile("joker"), tile("joker_or_scarab")


def scene(*seats, hand=("1", "1", "1", "1", "1"), keys=0, tiles=None, entered=0, options=None, level=None):
    """Seat 0's turn. `seats` are the positions of the adventurers; `tiles` is by space."""
    count = max(2, len(seats))
    s = new(options or Options(), count)
    for space in range(1, TOMB):
        s.tiles[space] = (tiles or {}).get(space, NEEDS_3)
    for number in range(count):
        p = s.players[number]
        p.pieces = row(sorted(seats[number]) if number < len(seats) else [0, 0, A1, A2, A3])
        p.hand = row([card(face, level) for face in hand], 5)
        p.batch = row([1] * 5, 5)
        p.keys = keys
    for n in range(1, LEVELS + 1):
        s.piles.tops[n] = next(c.id for c in DATA.cards if c.level == n)
        s.piles.decks.bump(s.piles.tops[n], -1)
    for t in DATA.tiles:
        s.stock.unplaced[t.id] = 0
    s.entered = entered
    s.point = AT_TURN
    return s


# ---- asking ----


def at(s, seat=0):
    """Positions of a seat's adventurers, ascending."""
    return s.players[seat].pieces.to_list()


def hand(s, seat=0):
    return [card_face(c) for c in s.players[seat].hand.to_list()]


def offers(s):
    out = Actions()
    s.list_actions(out)
    return out.to_list()


def may(s, action, seat=None):
    return s.check(s.active if seat is None else seat, action) == OK


def cited(s, action, seat=None):
    """The number of the article that refuses this, such as LUX-3.2; "" if it is legal."""
    code = s.check(s.active if seat is None else seat, action)
    return "" if code == OK else RULEBOOK.codes[code].number


def all_cited(s, action):
    out = Actions()
    s.list_broken(s.active, action, out)
    return [RULEBOOK.codes[code].number for code in out.to_list()]


def odds(s):
    out = Outcomes()
    s.list_chance(out)
    return out


def drawable(s):
    """Outcomes that can come now, with the copies that are left."""
    return {outcome: weight for outcome, weight, _ in odds(s).to_list()}


# ---- doing ----


def do(s, *actions):
    """Legal actions of the seat to act, one after the other."""
    for action in actions:
        assert cited(s, action) == "", f"{action} is refused by {cited(s, action)}"
        s.apply(action)
    return s


def come(s, *outcomes):
    """Chance brings these."""
    for outcome in outcomes:
        assert s.to_act() == CHANCE
        assert odds(s).weight_of(outcome) > 0, f"{outcome} cannot come"
        s.apply(outcome)
    return s


def play(s, place=LEFT, roll=None, start=None, steps=None):
    """Play an end card, roll, choose the adventurer and the steps; without a choice the only one."""
    do(s, a.play_card(place))
    if roll is not None:
        come(s, roll)
    for kind, wanted in ((a.CHOOSE_ADVENTURER, start), (a.CHOOSE_STEPS, steps)):
        if s.to_act() >= 0 and offers(s) and a.kind_of(offers(s)[0]) == kind:
            do(s, choice(s, kind, wanted))
    return s


def choice(s, kind, wanted):
    if wanted is None:
        (only,) = offers(s)
        return only
    return a.choose_adventurer(wanted) if kind == a.CHOOSE_ADVENTURER else a.choose_steps(wanted)


def draw(s, face=None):
    """The card due at the end of the turn is drawn: this one, or the first that can come."""
    assert s.point == AT_DRAW, f"no card is due at point {s.point}"
    return come(s, card(face) if face else next(iter(drawable(s))))


def is_draw_due(s):
    return s.point == AT_DRAW
