"""What cards, tiles and places are called in a sentence."""

from __future__ import annotations

from engine.games.luxor.data import DATA, SYMBOLS, Card, Tile
from engine.games.luxor.terms import LEFT, LYING, RIGHT, STAIRS, TOMB

HIDDEN = "a card"


def card_of(number: int) -> Card:
    return DATA.cards[number - 1]


def tile_of(number: int) -> Tile:
    return DATA.tiles[number - 1]


def card_face(number: int) -> str:
    """Short, as printed: 3, ±1, die, 1-4, 1-die, all 2, last, -1 (1-3)."""
    card = card_of(number)
    faces = {
        "number": str(card.low),
        "plus_minus_one": "±1",
        "die": "die",
        "range": f"{card.low}-{card.high}",
        "die_range": "1-die",
        "move_all": f"all {card.low}",
        "last_to_penultimate": "last",
        "minus_one": f"-1 ({card.low}-{card.high})",
    }
    return faces[card.kind]


def card_name(number: int) -> str:
    """In a sentence: the card 3, the Horus card all 2."""
    kind = "Horus card" if card_of(number).level else "card"
    return f"the {kind} {card_face(number)}"


def tile_name(number: int) -> str:
    """In a sentence: a vase (2 adventurers, 3 points), an Osiris tile (4)."""
    tile = tile_of(number)
    if tile.kind == "treasure":
        who = "adventurer" if tile.needs == 1 else "adventurers"
        what = "point" if tile.points == 1 else "points"
        return f"{tile.treasure} ({tile.needs} {who}, {tile.points} {what})"
    names = {
        "horus": f"Horus tile of level {tile.levels[0] if tile.levels else 0}",
        "osiris": f"Osiris tile {tile.steps}",
        "tunnel": "tunnel",
        "scarab": "scarab tile",
        "joker": "joker tile",
        "joker_or_scarab": "joker-or-scarab tile",
        "eyes": f"eye tile of levels {' and '.join(map(str, tile.levels))}",
    }
    return names[tile.kind]


def place_name(position: int) -> str:
    """Where an adventurer is."""
    if position == STAIRS:
        return "the stairs"
    if position == TOMB:
        return "the tomb chamber"
    if position >= LYING:
        return f"Anubis place {position - LYING + 1}"
    return f"space {position}"


def end_name(place: int) -> str:
    """A place of the hand."""
    return {int(LEFT): "left", int(RIGHT): "right"}.get(place, f"number {place + 1}")


def symbol_name(symbol: int) -> str:
    return SYMBOLS[symbol]
