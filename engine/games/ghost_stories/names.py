"""What things are called in sentences and on the table."""

from __future__ import annotations

from engine.games.ghost_stories.data import DATA
from engine.games.ghost_stories.terms import BLACK, CEMETERY_SOURCE, SPACES, WHITE

SIDE_LETTERS = "NESW"
SIDE_NAMES = ("north", "east", "south", "west")
CURSE_FACES = ("nothing", "haunt", "a ghost comes", "lose all Tao tokens", "lose 1 Qi")
ENDINGS = (
    "",
    "The last incarnation of Wu-Feng is exorcised: the village is saved.",
    "All Taoists are dead.",
    "Too many village tiles are haunted.",
    "A haunter found its whole line haunted.",
    "The deck ran out before the last incarnation was exorcised.",
)


def space_label(space: int) -> str:
    """N0 to W2; a space that does not exist is called by its number."""
    if not 0 <= space < SPACES:
        return f"space {space}"
    return f"{SIDE_LETTERS[space // 3]}{space % 3}"


def tile_label(tile: int) -> str:
    return f"tile {tile}"


def kind_name(kind: int) -> str:
    return f"the {DATA.tiles[kind - 1].name}" if 1 <= kind <= len(DATA.tiles) else "a tile"


def card_name(card: int) -> str:
    return f"{DATA.cards[card - 1].name} (#{card})" if 1 <= card <= len(DATA.cards) else f"card {card}"


def colour_name(colour: int) -> str:
    if colour == WHITE:
        return "white"
    return DATA.colours[colour] if 0 <= colour <= BLACK else f"colour {colour}"


def side_name(side: int) -> str:
    return SIDE_NAMES[side] if 0 <= side < len(SIDE_NAMES) else f"side {side}"


def power_name(power: int) -> str:
    return DATA.powers[power - 1].name if 1 <= power <= len(DATA.powers) else "no power"


def source_name(source: int) -> str:
    return "the Cemetery" if source == CEMETERY_SOURCE else space_label(source)


def tokens_text(counts: list[int]) -> str:
    """`1 red, 2 blue`, or `none`."""
    return ", ".join(f"{n} {colour_name(c)}" for c, n in enumerate(counts) if n) or "none"
