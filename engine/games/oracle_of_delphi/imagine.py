"""Determinization: a position that a viewer cannot tell from the true one (section 8 of the specification).

All that is hidden are the faces of island tiles. Those that somebody else looked at are dealt from the
tiles that the viewer has not seen; those that nobody looked at stay open, as they are in the true one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import Rng
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.options import make_setup
from engine.games.oracle_of_delphi.positions import BYTE_FIELDS, assemble
from engine.games.oracle_of_delphi.state import OracleState
from engine.games.oracle_of_delphi.view import PlayerView, View


def determinize(seen: View, rng: Rng) -> OracleState:
    """One of the positions that agree with this view, drawn with the generator given.

    Raises Corrupt if no position looks like this.
    """
    outline = seen.outline
    state = outline.state.clone()
    if outline.closed:
        unseen = list(outline.unseen)
        for cloud in outline.closed:
            state.cells[terms.FACE + cloud] = unseen.pop(int(rng.below(len(unseen))))
    return state


@dataclass(frozen=True)
class Outline:
    """What a view says for certain, with any tiles where only others have looked; shared, so only copied."""

    state: OracleState
    closed: tuple[int, ...]  # the clouds where only others have looked
    unseen: tuple[int, ...]  # tiles whose places the viewer does not know, ascending


def outline_of(seen: View) -> Outline:
    closed = tuple(i for i, cloud in enumerate(seen.clouds) if cloud.seen_by and not cloud.tile)
    return Outline(position_of(seen), closed, tuple(unseen_tiles(seen)))


def position_of(seen: View) -> OracleState:
    """The position of this view, with any tiles where only others have looked. Corrupt if there is none."""
    setup = make_setup(seen.options, seen.seats)
    cells = [0] * int(terms.CELLS)
    set_map(cells, seen)
    set_faces(cells, seen)
    set_cards(cells, seen)
    for player in seen.players:
        set_player(cells, player)
    turn = seen.turn
    for i, effect in enumerate(turn.effects):
        cells[terms.STACK + 2 * i : terms.STACK + 2 * i + 2] = [effect.kind, effect.value]
    wide = [seen.ply, turn.mask, turn.battles, seen.oracle.shuffles, seen.injury.shuffles]
    return assemble(setup, seen.board.number, wide, narrow(seen), cells)


def narrow(seen: View) -> list[int]:
    """The single numbers in the order of BYTE_FIELDS."""
    turn = seen.turn
    actor = int(CHANCE) if seen.point <= terms.AT_TITAN else int(NOBODY)
    if seen.to_act is not None:
        actor = seen.to_act
    values = {
        "round": seen.round, "point": seen.point, "actor": actor + 2, "phase": turn.phase - 1,
        "first": seen.first, "active": seen.active, "stage": turn.stage, "count": turn.count,
        "throws": turn.throws, "titans": turn.titans, "titan": turn.titan, "wild": int(turn.wild),
        "card_done": int(turn.card_done), "extra_done": int(turn.extra_done), "source": turn.source - 1,
        "colour": turn.colour, "in_use": turn.god_in_use, "foe": turn.foe, "strength": turn.strength,
        "depth": len(turn.effects),
    }  # fmt: skip
    return [values[name] for name in BYTE_FIELDS]


def bits(colours: Sequence[int]) -> int:
    """Colours from 1 as bits."""
    return sum(1 << (c - 1) for c in colours)


def set_map(cells: list[int], seen: View) -> None:
    rows = (
        (terms.ON_OFFERING, seen.offerings),
        (terms.BUILT, seen.statues),
        (terms.ON_MONSTER, seen.monsters),
    )
    for row, islands in rows:
        for i, island in enumerate(islands):
            cells[row + i] = bits(island.colours)
    for i, temple in enumerate(seen.temples):
        cells[terms.ON_TEMPLE + i] = temple.colours[0] if temple.colours else 0
    statues = make_setup(seen.options, seen.seats).statues
    for colour in range(terms.COLOURS):
        cells[terms.IN_CITY + colour] = statues
    for city in seen.cities:
        cells[terms.IN_CITY + city.colour - 1] = city.statues
    for i, cloud in enumerate(seen.clouds):
        cells[terms.UP + i] = int(cloud.face_up)
        cells[terms.SHRINE + i] = 0 if cloud.shrine is None else cloud.shrine + 1
        for seat in cloud.seen_by:
            cells[seat * terms.SEAT + terms.SEEN + i // 8] |= 1 << (i % 8)


def unseen_tiles(seen: View) -> list[int]:
    """The tiles whose places this viewer does not know."""
    return sorted(set(range(1, int(terms.TILES) + 1)) - {cloud.tile for cloud in seen.clouds})


def set_faces(cells: list[int], seen: View) -> None:
    """Known faces as they are; faces that only others have seen in the order of the tiles."""
    unseen = unseen_tiles(seen)
    for i, cloud in enumerate(seen.clouds):
        if cloud.tile:
            cells[terms.FACE + i] = cloud.tile
        elif cloud.seen_by:
            cells[terms.FACE + i] = unseen.pop()


def set_cards(cells: list[int], seen: View) -> None:
    piles = (
        (terms.ORACLE_PILE, terms.ORACLE_SHUFFLED, terms.ORACLE_DISCARD, seen.oracle),
        (terms.INJURY_PILE, terms.INJURY_SHUFFLED, terms.INJURY_DISCARD, seen.injury),
    )
    for pile, shuffled, discard, shown in piles:
        cells[pile : pile + 6] = shown.pile
        cells[shuffled : shuffled + 6] = shown.pile  # only the draws of a match depend on it
        cells[discard : discard + 6] = shown.discard
    for card in seen.display:
        cells[terms.EQUIP + card] = terms.ON_DISPLAY
    for card in seen.equipment_spent:
        cells[terms.EQUIP + card] = terms.SPENT
    for tile in seen.open_ships:
        cells[terms.OPEN_SHIP + tile - 1] = 1
    cells[terms.USED : terms.USED + 6] = seen.turn.used_cards
    cells[terms.APOLLON_CARD : terms.APOLLON_CARD + 6] = seen.turn.apollon_cards


def set_player(cells: list[int], player: PlayerView) -> None:
    at = player.seat * terms.SEAT
    tasks = player.tasks
    values: dict[int, int] = {
        terms.PLAYER: player.player_colour,
        terms.SHIP: player.ship,
        terms.SHIP_TILE: player.ship_tile,
        terms.FAVOR: player.favor & 255,
        terms.FAVOR + 1: player.favor >> 8,
        terms.SHIELD: player.shield,
        terms.SHRINES_LEFT: bits(tasks.shrines),
        terms.STATUES_LEFT: tasks.statues,
        terms.OFFERING_WHITE: tasks.white_offerings,
        terms.OFFERING_TILES: bits(tasks.offerings),
        terms.MONSTER_WHITE: tasks.white_monsters,
        terms.MONSTER_TILES: bits(tasks.monsters),
        terms.OFFERING_DONE: bits(tasks.offerings_done),
        terms.STATUE_DONE: bits(tasks.statues_done),
        terms.MONSTER_DONE: bits(tasks.monsters_done),
        terms.ARRIVED: int(player.arrived),
        terms.ROLLS: player.rolls,
    }
    for what, value in values.items():
        cells[at + what] = value
    rows = {
        terms.GOD: player.gods, terms.INJURY: player.injuries, terms.HAND: player.oracle_cards,
        terms.DICE: player.dice, terms.OFFERINGS: player.offerings, terms.STATUES: player.statues,
        terms.SLAIN: player.slain,
    }  # fmt: skip
    for what, counts in rows.items():
        cells[at + what : at + what + 6] = counts
    for card in player.equipment:
        cells[terms.EQUIP + card] = terms.OWNED + player.seat
    for companion in player.companions:
        cells[terms.COMPANION + companion - 1] = player.seat + 1
