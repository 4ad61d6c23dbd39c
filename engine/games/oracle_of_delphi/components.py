"""What a client needs to draw the game: names, texts, figures, and the board if the options fix it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.data import DATA
from engine.games.oracle_of_delphi.options import Options, make_setup
from engine.games.oracle_of_delphi.view import BoardView, board_view
from engine.games.oracle_of_delphi.words import GODS


@dataclass(frozen=True)
class ColourInfo:
    colour: int
    name: str
    god: str
    monster: str


@dataclass(frozen=True)
class CardInfo:
    card: int
    id: str
    kind: str
    text: str


@dataclass(frozen=True)
class ShipTileInfo:
    ship_tile: int
    id: str
    hold: int
    first_game: bool
    text: str


@dataclass(frozen=True)
class CompanionInfo:
    companion: int
    name: str
    colour: int
    kind: int


@dataclass(frozen=True)
class TileInfo:
    tile: int
    player_colour: int
    letter: int


@dataclass(frozen=True)
class Components:
    colours: tuple[ColourInfo, ...]
    player_colours: tuple[str, ...]
    equipment: tuple[CardInfo, ...]
    ship_tiles: tuple[ShipTileInfo, ...]
    companions: tuple[CompanionInfo, ...]
    island_tiles: tuple[TileInfo, ...]
    entry_row: int
    top_row: int
    oracle_cards_of_a_colour: int
    injury_cards_of_a_colour: int
    board: BoardView | None


def components(options: Options, seats: int) -> Components:
    """For checked options and this number of seats."""
    setup = make_setup(options, seats)
    named = zip(DATA.colours, GODS, DATA.monsters)
    return Components(
        colours=tuple(ColourInfo(i, *names) for i, names in enumerate(named, 1)),
        player_colours=DATA.player_colours,
        equipment=tuple(CardInfo(i, e.id, e.kind, e.text) for i, e in enumerate(DATA.equipment, 1)),
        ship_tiles=tuple(
            ShipTileInfo(i, t.id, t.hold, t.first_game, t.text) for i, t in enumerate(DATA.ships, 1)
        ),
        companions=tuple(
            CompanionInfo(i + 1, name, i // 3 + 1, i % 3 + 1) for i, name in enumerate(DATA.companions)
        ),
        island_tiles=tuple(TileInfo(i + 1, i // 3 + 1, letter) for i, letter in enumerate(DATA.letters)),
        entry_row=setup.entry,
        top_row=int(terms.TOP),
        oracle_cards_of_a_colour=DATA.oracle_per_colour,
        injury_cards_of_a_colour=DATA.injury_per_colour,
        board=board_view(setup.board) if setup.board.number else None,
    )
