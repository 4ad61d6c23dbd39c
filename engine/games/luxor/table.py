"""A position for a terminal, in Rich markup: the path as it lies on the board, the seats, the supplies."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.games.luxor.data import DATA
from engine.games.luxor.names import card_face, place_name, symbol_name, tile_of
from engine.games.luxor.terms import (
    AT_ADVENTURER,
    AT_EYES,
    AT_HORUS,
    AT_MINUS_ONE,
    AT_OVER,
    AT_PICK,
    AT_SPACE,
    AT_STEPS,
    AT_TURN,
    LYING,
    STAIRS,
    TOMB,
)
from engine.games.luxor.view import HandCard, SeatView, View

WIDTH = 9  # characters of one cell
LETTERS = "ABCD"  # the seats' adventurers
TREASURES = {"vase": "vase", "jewelry": "jewl", "statue": "stat"}
ARROWS = {(0, 1): "→", (0, -1): "←", (1, 0): "↓", (-1, 0): "↑"}
ASKED = {
    int(point): text
    for point, text in (
        (AT_TURN, "plays a card, or discards one if neither end fits"),
        (AT_ADVENTURER, "chooses an adventurer"),
        (AT_STEPS, "chooses the number of steps"),
        (AT_SPACE, "chooses the tile that acts"),
        (AT_HORUS, "takes a key or a Horus card"),
        (AT_EYES, "chooses a Horus deck"),
        (AT_PICK, "takes a joker or a scarab"),
        (AT_MINUS_ONE, "may take the treasure"),
    )
}

Cell = tuple[int, int]


def table(seen: View, names: Sequence[str]) -> str:
    """Everything that the viewer sees, about 75 characters wide."""
    legend = "[dim](number, symbol, end score; needs:points)[/dim]"
    return "\n".join(
        [
            f"Stairs: {crowd(seen, int(STAIRS)) or '-'}   {legend}",
            *draw_board(seen),
            *(line for seat in seen.seats for line in draw_seat(seat, names)),
            *draw_supplies(seen),
            draw_turn(seen, names),
        ]
    )


def plain(name: str) -> str:
    """A name as it is, without line breaks and without being taken for markup."""
    one_line = " ".join(name.split()) or "nobody"
    return re.sub(r"(\\*)(\[[a-z#/@][^[]*?])", lambda m: m[1] * 2 + "\\" + m[2], one_line)


# ---- the board ----


def path() -> list[tuple[int, tuple[Cell, ...]]]:
    """Positions and their cells in the order in which they are walked; 42 and more are Anubis places."""
    order: list[tuple[int, tuple[Cell, ...]]] = []
    for space in DATA.spaces:
        order.append((space.id, (space.cell,)))
        order += [(LYING + i, (a.cell,)) for i, a in enumerate(DATA.anubis) if a.after == space.id]
    order.append((int(TOMB), DATA.tomb_cells))
    return order


PATH = path()
POSITION = {cell: position for position, cells in PATH for cell in cells}
ORDER = {cell: i for i, (_, cells) in enumerate(PATH) for cell in cells}


def draw_board(seen: View) -> Iterator[str]:
    yield border(-1)
    for r in range(DATA.rows):
        for line in range(3):
            cells = [cell_line(seen, (r, c), line) + side((r, c), line) for c in range(DATA.columns)]
            yield "│" + "".join(cells)
        yield border(r)


def border(r: int) -> str:
    """The line below a row of cells: a wall, or an opening where the path goes through."""
    marks = [opening((r, c), (r + 1, c)) for c in range(DATA.columns)]
    return "+" + "".join((mark.center(WIDTH) if mark else "─" * WIDTH) + "+" for mark in marks)


def side(cell: Cell, line: int) -> str:
    """What stands to the right of a cell."""
    mark = opening(cell, (cell[0], cell[1] + 1))
    if mark == "":
        return "│"
    return mark if line == 1 else " "


def opening(cell: Cell, other: Cell) -> str:
    """An arrow if the path leads from one of two neighbours to the other, a blank inside the tomb chamber."""
    if cell not in ORDER or other not in ORDER:
        return ""
    step = ORDER[other] - ORDER[cell]
    if step == 0:
        return " "
    if abs(step) != 1:
        return ""
    return ARROWS[(other[0] - cell[0]) * step, (other[1] - cell[1]) * step]


def cell_line(seen: View, cell: Cell, line: int) -> str:
    """One of the three lines of a cell: what is printed, what lies there, who is there."""
    position = POSITION.get(cell)
    if position is None:
        return " " * WIDTH
    if position == TOMB:
        first = cell == DATA.tomb_cells[0]
        texts = ("tomb", f"score {DATA.tomb_score}", crowd(seen, position)) if first else ("", "", "")
        return pad(texts[line])
    if position >= LYING:
        return pad((f"Anubis {position - LYING + 1}", "lying:", crowd(seen, position))[line])
    space = DATA.spaces[position - 1]
    head = f"{position:<2} {space.symbol:<4.4}".ljust(WIDTH - 1) + str(space.score)
    return pad((head, tile_text(seen.tiles[position]), crowd(seen, position))[line])


def pad(text: str) -> str:
    """To the width of a cell; markup takes no room."""
    shown = re.sub(r"\[/?[a-z ]+\]", "", text)
    return text + " " * (WIDTH - len(shown))


def tile_text(tile: int) -> str:
    if tile == 0:
        return "[dim]empty[/dim]"
    face = tile_of(tile)
    if face.kind == "treasure":
        return f"{TREASURES.get(face.treasure, face.treasure[:4])} {face.needs}:{face.points}"
    texts = {
        "horus": f"Horus {face.levels[0] if face.levels else 0}", "osiris": f"Osiris+{face.steps}",
        "tunnel": "tunnel", "scarab": "scarab", "joker": "joker", "joker_or_scarab": "jok/scar",
        "eyes": "eyes " + "/".join(map(str, face.levels)),
    }  # fmt: skip
    return texts[face.kind]


def crowd(seen: View, position: int) -> str:
    """Letters and numbers of the adventurers at a position: A2B1."""
    found = [(seat.seat, seat.adventurers.count(position)) for seat in seen.seats]
    return "".join(paint(seat, f"{LETTERS[seat]}{amount}") for seat, amount in found if amount)


def paint(seat: int, text: str) -> str:
    return f"[{DATA.colors[seat]}]{text}[/{DATA.colors[seat]}]"


# ---- seats and supplies ----


def draw_seat(seat: SeatView, names: Sequence[str]) -> Iterator[str]:
    scarabs = str(seat.scarabs)
    if seat.scarab_points:
        scarabs += f" ({', '.join(map(str, seat.scarab_points))})"
    sarcophagi = f", sarcophagi {' and '.join(map(str, seat.sarcophagi))}" if seat.sarcophagi else ""
    yield (
        f"{paint(seat.seat, LETTERS[seat.seat])} {plain(names[seat.seat])} : {seat.points} points, "
        f"keys {seat.keys}, jokers {seat.jokers}, scarabs {scarabs}{sarcophagi}"
    )
    yield f"   hand {' | '.join(draw_card(card) for card in seat.hand)}"
    if seat.treasures:
        yield f"   treasures {', '.join(tile_text(tile) for tile in seat.treasures)}"


def draw_card(card: HandCard) -> str:
    if card.card:
        return card_face(card.card)
    return f"? (not {', '.join(card_face(c) for c in card.never)})" if card.never else "?"


def draw_supplies(seen: View) -> Iterator[str]:
    decks = [
        f"{d.level}: {card_face(d.top)} +{len(d.below)}" if d.top else f"{d.level}: -" for d in seen.horus
    ]
    yield f"Horus decks (top card + below)  {'   '.join(decks)}"
    temple = ", ".join(f"{symbol_name(p.symbol)} {len(p.tiles)}" for p in seen.temple)
    last = card_face(seen.discard_pile[-1]) if seen.discard_pile else "-"
    yield f"Draw pile {seen.draw_pile}, discards {len(seen.discard_pile)} (last {last}); temple {temple}"
    yield f"Supply: keys {seen.keys}, jokers {seen.jokers}, scarabs {seen.scarabs}"


def draw_turn(seen: View, names: Sequence[str]) -> str:
    """Whose turn it is and what is to be decided."""
    if seen.to_act < 0:
        return "The game is over." if seen.point == AT_OVER else "Chance is to speak."
    text = f"Round {seen.rounds + 1}: {plain(names[seen.active])} {ASKED[seen.point]}"
    if seen.turn.card:
        text += f"; in play: {card_face(seen.turn.card)}" + (
            f", roll {seen.turn.roll}" if seen.turn.roll else ""
        )
    if seen.point == AT_STEPS:
        text += f", from {place_name(seen.turn.where)}"
    return text + "."
