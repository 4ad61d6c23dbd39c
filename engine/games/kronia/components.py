"""What a client needs to draw the game."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.kronia import terms
from engine.games.kronia.data import DATA
from engine.games.kronia.options import Options, make_setup


@dataclass(frozen=True)
class GodInfo:
    god: int
    name: str
    colour: str
    points: int
    tokens: int


@dataclass(frozen=True)
class TileInfo:
    tile: int
    sides: tuple[int, ...]
    names: tuple[str, ...]


@dataclass(frozen=True)
class Components:
    gods: tuple[GodInfo, ...]
    temples: tuple[int, ...]
    deck_colours: tuple[str, ...]
    card_values: tuple[int, ...]
    low_cards: tuple[int, ...]
    set_bonus: tuple[int, ...]
    low_bonus: tuple[int, ...]
    tiles: tuple[TileInfo, ...]


def components(options: Options, seats: int) -> Components:
    """For checked options and this number of seats."""
    setup = make_setup(options, seats)
    tokens = setup.tokens.to_list()
    gods = [GodInfo(g.number, g.name, g.colour, g.number, tokens[g.number]) for g in DATA.gods]
    if tokens[terms.WRATH]:
        gods.append(
            GodInfo(int(terms.WRATH), "Wrath", "black", -int(terms.WRATH_POINTS), tokens[terms.WRATH])
        )
    temples = [t + 1 for t in range(setup.temples)]
    if tokens[terms.WRATH]:
        temples.append(int(terms.HADES) + 1)
    pairing = options.pairing or DATA.pairing
    sides = [pairing[2 * t : 2 * t + 2] for t in range(terms.TILES)]
    tiles = [TileInfo(t + 1, s, tuple(DATA.rule_names[r - 1] for r in s)) for t, s in enumerate(sides)]
    return Components(
        gods=tuple(g for g in gods if g.tokens),
        temples=tuple(temples),
        deck_colours=DATA.colours[: 4 if seats == 2 else seats],
        card_values=tuple(range(1, terms.VALUES + 1)),
        low_cards=tuple(range(1, terms.LOW_CARD + 1)),
        set_bonus=tuple(setup.set_bonus),
        low_bonus=tuple(setup.low_bonus),
        tiles=tuple(tiles) if options.module_special_tiles else (),
    )
