"""What a client needs to draw the game."""

from __future__ import annotations

from engine.games.ghost_stories.data import DATA, Card
from engine.games.ghost_stories.names import space_label
from engine.games.ghost_stories.options import Options, make_setup
from engine.games.ghost_stories.rules.geometry import front_tile, line_step, opposite
from engine.games.ghost_stories.terms import SPACES
from engine.games.ghost_stories.view import slots
from engine.games.ghost_stories.view_types import (
    CardInfo,
    Components,
    NamedPower,
    NamedTile,
    SpaceInfo,
    Tokens,
)

CURSE_DIE = (1, 1, 2, 3, 4, 5)  # two blanks, then one of each


def components(options: Options, seats: int) -> Components:
    setup = make_setup(options, seats)
    table = setup.cards
    width = len(table) // (len(DATA.cards) + 1)
    return Components(
        cards=tuple(card_info(c, [int(n) for n in table[c.number * width :][6:11]]) for c in DATA.cards),
        powers=tuple(NamedPower(i, p.name, p.neve) for i, p in enumerate(DATA.powers, 1)),
        tiles=tuple(NamedTile(i, t.name, t.neve) for i, t in enumerate(DATA.tiles, 1)),
        spaces=tuple(space_info(space) for space in range(SPACES)),
        haunted_limit=int(setup.limit),
        incarnations=int(setup.incarnations),
        deck_size=int(setup.ghosts + setup.incarnations),
        incarnation_draws=slots(int(setup.slots)),
        curse_die=CURSE_DIE,
        seat_sides=tuple(side + 1 for side in DATA.sides[seats - 1]),
    )


def card_info(card: Card, need: list[int]) -> CardInfo:
    """`need` is the resistance under the options in force (R-01)."""
    return CardInfo(
        number=card.number,
        name=card.name,
        neve=card.neve,
        colour=card.colour + 1,
        resistance=Tokens(*need),
        left=card.left,
        centre=card.centre,
        curses=card.curses,
        reward=card.reward,
    )


def space_info(space: int) -> SpaceInfo:
    first, step = int(front_tile(space)), int(line_step(space))
    line = (first, first + step, first + 2 * step)
    return SpaceInfo(space, space_label(space), line, int(opposite(space)))
