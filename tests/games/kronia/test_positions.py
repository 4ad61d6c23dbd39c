"""Positions from outside: what cannot lie on a table is corrupt, and every position of a game is not."""

import pytest
from support.build import pick
from support.cases import EVERYTHING, Case
from support.claims.copies import play_on
from support.claims.snapshots import alterations
from support.walks import walk

from engine.core.faults import Corrupt
from engine.core.kit import seeded
from engine.games.kronia import terms, wire
from engine.games.kronia.data import DATA
from engine.games.kronia.game import GAME
from engine.games.kronia.options import Options, TileChoice
from engine.games.kronia.restore import check_sound

KRONIA = [case for case in EVERYTHING if case.game.id == "kronia"]


def trading() -> Case:
    """With an exchange temple in every game."""
    side = DATA.pairing.index(int(terms.EXCHANGE_RULE))
    tiles = [side // 2, *(tile for tile in range(5) if tile != side // 2)][:3]
    options = Options(
        module_special_tiles=True,
        tile_layout=int(terms.CHOSEN_LAYOUT),
        layout=tuple(TileChoice(tile + 1, side % 2 + 1 if tile == side // 2 else 1) for tile in tiles),
    )
    return Case(GAME, "trading", GAME.check_options(options, 4), 4)


MET = [*KRONIA, trading()]


def at(point):
    """A position of a random game at this decision point."""
    return next(s for case in MET for s in walk(case, 0).positions if s.point == point).clone()


@pytest.mark.parametrize("case", MET[:: pick(plain=-4, compiled=-1)], ids=str)
def test_every_position_of_random_games_is_sound(case):
    for state in walk(case, 0).positions:
        check_sound(state)


def cell(number, value):
    return lambda s: s.cells.__setitem__(int(number), value)


SPOILED = {
    "a token from nowhere": (terms.AT_LAY, lambda s: s.cells.bump(terms.OWNED + 1, 9)),
    "more in the bag than was put into it": (terms.AT_LAY, lambda s: s.cells.bump(terms.BAG + 1, 1)),
    "a bag that runs dry": (terms.AT_LAY, lambda s: [cell(terms.BAG + g, 0)(s) for g in range(1, 7)]),
    "no token on a temple": (terms.AT_LAY, cell(terms.TOKEN, 0)),
    "a wrath token on a temple": (terms.AT_LAY, cell(terms.TOKEN, int(terms.WRATH))),
    "a token on a temple that is settled": (terms.AT_RECOVER, cell(terms.TOKEN, 1)),
    "a card laid twice": (terms.AT_CHANGE, lambda s: cell(terms.LAID_CARD, s.cells[terms.LAID_CARD + 1])(s)),
    "a card laid that is in the hand": (terms.AT_CHANGE, lambda s: put_in_hand(s)),
    "a hand with a card too few": (terms.AT_CHANGE, lambda s: lose_a_card(s)),
    "a card that is nowhere": (terms.AT_LAY, cell(terms.CARD, 0)),
    "a card at a place that is none": (terms.AT_LAY, cell(terms.CARD, 200)),
    "a card on a temple that nobody laid": (terms.AT_PLACE, cell(terms.CARD, int(terms.LAID))),
    "a round that is none": (terms.AT_LAY, lambda s: setattr(s, "round", 0)),
    "a settled temple that is none": (terms.AT_LAY, lambda s: setattr(s, "settled", 8)),
    "a rule without its tile": (terms.AT_LAY, lambda s: (cell(terms.TILE, 0)(s), cell(terms.RULE, 3)(s))),
    "a tile that is dealt and left": (terms.AT_TILE, cell(terms.TILE, 1)),
    "more payments than wrath tokens": (terms.AT_PAY, lambda s: cell(terms.COVERED + s.actor, 9)(s)),
    "a payment that is closed": (terms.AT_PAY, lambda s: setattr(s, "paid", s.due)),
    "nobody to decide": (terms.AT_LAY, lambda s: setattr(s, "actor", -2)),
    "somebody else who places": (
        terms.AT_PLACE,
        lambda s: setattr(s, "actor", (s.first + 1) % s.setup.seats),
    ),
    "somebody else who lays": (terms.AT_LAY, lambda s: setattr(s, "turn", s.turn + 1)),
    "a first player who is not there": (terms.AT_LAY, lambda s: setattr(s, "first", s.setup.seats)),
    "a name that was acted upon": (terms.AT_CHANGE, lambda s: setattr(s, "named", 1)),
    "a change before all have laid": (terms.AT_LAY, lambda s: setattr(s, "point", int(terms.AT_CHANGE))),
    "chance at a decision": (terms.AT_CHANGE, lambda s: setattr(s, "actor", -1)),
    "a seat where chance must speak": (terms.AT_DRAW, lambda s: setattr(s, "actor", 0)),
    "nothing to draw": (terms.AT_DRAW, lambda s: setattr(s, "draws_left", 0)),
    "nothing to discard": (terms.AT_DISCARD, lambda s: setattr(s, "owed", 0)),
    "an exchange with oneself": (terms.AT_TAKE, lambda s: setattr(s, "other", s.actor + 1)),
    "an exchange in no mode": (terms.AT_TARGET, lambda s: setattr(s, "mode", 0)),
    "a winner who won nothing": (terms.AT_EXCHANGE, lambda s: cell(terms.WINNER + s.temple, 0)(s)),
}


def put_in_hand(s):
    cell(terms.CARD + s.card(s.owner(0), s.value(0)), int(terms.HAND))(s)


def lose_a_card(s):
    mine = [v for v in range(1, 13) if s.in_hand(0, v)]
    cell(terms.CARD + s.card(0, mine[0]), int(terms.SPENT))(s)


@pytest.mark.parametrize("what", SPOILED)
def test_what_cannot_lie_on_a_table_is_corrupt(what):
    point, spoil = SPOILED[what]
    state = at(point)
    check_sound(state)
    spoil(state)
    with pytest.raises(Corrupt):
        check_sound(state)
    with pytest.raises(Corrupt):
        wire.state_from_message(wire.state_to_message(state))


@pytest.mark.parametrize("case", MET[:: pick(plain=-8, compiled=-2)], ids=str)
def test_altered_bytes_are_corrupt_or_can_be_played_on(case):
    rng = seeded(11)
    for state in walk(case, 0).sample(pick(plain=4, compiled=8)):
        for data in alterations(state.to_bytes(), rng, pick(plain=40, compiled=200)):
            try:
                altered = GAME.read(data)
            except Corrupt:
                continue
            play_on(altered, 12)
