"""The position for a terminal, in Rich markup: the hex map in colour, then the players."""

from __future__ import annotations

from engine.core.game import Names
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.outcome import POINTS
from engine.games.oracle_of_delphi.view import MARKED, PlayerView, View
from engine.games.oracle_of_delphi.words import LETTERS, card_name, companion_name, ship_name

# By number on the wire: none, red, black, pink, blue, yellow, green.
INK = ("dim", "red", "bright_black", "magenta", "bright_blue", "yellow", "green")
SHORT = ("-", "r", "k", "p", "b", "y", "g")
SEATS = ("bright_red", "bright_yellow", "bright_green", "bright_cyan")
PLAYER_SHORT = ("", "r", "y", "g", "b")
GODS = ("", "Aphr", "Ares", "Herm", "Pos", "Apol", "Art")
SHIPS = "ABCD"
CELL = 6  # columns of one hex; odd rows are shifted by half of it
WATER, ZEUS, CLOUD, OFFERING, TEMPLE, STATUE, MONSTER, CITY, HOLE = range(1, 10)


def table(view: View, names: Names) -> str:
    """Headline, map, key, display and players."""
    lines = [headline(view, names), ""]
    if view.board.number:
        lines += [*map_lines(view), "", KEY, ""]
    if view.open_ships:
        lines.append("Open ship tiles: " + " ".join(ship_name(t) for t in view.open_ships))
    lines.append("Display: " + (" ".join(card_name(e) for e in view.display) or "none"))
    lines.append("")
    for player in view.players:
        lines += player_lines(view, player, names)
    return "\n".join(lines)


KEY = (
    "[dim]~ water  ≈ shallows  # island tile face down, letter when up, ⌂ shrine  o offerings  T temple  "
    "s free sites  m monsters  C city and its statues  A-D ships[/]"
)


def headline(view: View, names: Names) -> str:
    title = "[bold]The Oracle of Delphi[/]"
    if view.point == terms.AT_OVER:
        return f"{title} · the game is over"
    where = f"round {view.round}" if view.round else "setting up"
    if view.to_act is None:
        return f"{title} · {where}"
    fight = f" (strength {view.turn.strength})" if view.point == terms.AT_FIGHT else ""
    titan = f" · Titan {view.turn.titan}" if view.turn.titan else ""
    return f"{title} · {where}{titan} · {named(view.to_act, names)}: {POINTS.get(view.point, '')}{fight}"


def named(seat: int, names: Names, width: int = 16) -> str:
    """A seat's name in its colour, cut to this width; a name's own brackets are no markup."""
    name = names[seat][:width].replace("\\", "/").replace("[", "(").replace("]", ")").replace("\n", " ")
    return f"[{SEATS[seat]}]{SHIPS[seat]} {name}[/]"


def map_lines(view: View) -> list[str]:
    """Rows of hexes; a hex is six columns wide, so that neighbours in the next row are half a hex aside."""
    board = view.board
    cells = {(board.q[i], board.r[i]): cell(view, i) for i in range(len(board.q))}
    left = min(2 * q + r for q, r in cells)
    lines = []
    for r in range(min(board.r), max(board.r) + 1):
        row = sorted((2 * q + r - left, text) for (q, row_), text in cells.items() if row_ == r)
        line, at = "", 0
        for place, (markup, width) in row:
            start = place * CELL // 2
            line += " " * (start - at) + markup
            at = start + width
        lines.append(line)
    return lines


def cell(view: View, space: int) -> tuple[str, int]:
    """(markup, columns) of one hex; it leaves a column free."""
    kind = view.board.kind[space]
    ships = "".join(SHIPS[p.seat] for p in view.players if p.ship == space)
    if kind == WATER:
        ink = INK[view.board.colour[space]]
        if ships:
            return f"[reverse {ink}]{ships:^4}[/]", max(4, len(ships))
        return f"[{ink}]~{SHORT[view.board.colour[space]]}~ [/]", 4
    if kind == ZEUS:
        text = f"Z{ships}"
        return f"[bold white]{text:<4}[/]", max(4, len(text))
    if kind == HOLE:
        return "[dim]≈≈≈ [/]", 4
    if kind == CLOUD:
        return cloud(view, space)
    return island(view, space, MONSTER if kind == MARKED else kind)


def cloud(view: View, space: int) -> tuple[str, int]:
    """The border's colour; the tile as far as the viewer knows it."""
    shown = view.clouds[space - terms.CLOUD]
    ink = INK[view.board.colour[space]]
    face = f"{PLAYER_SHORT[shown.player_colour]}{LETTERS[shown.letter]}" if shown.tile else "#"
    if shown.shrine is not None:
        text = f"⌂{SHIPS[shown.shrine]}"
    elif shown.face_up:
        text = f"«{face}»"
    else:
        text = f"({face})"
    return f"[{ink}]{text:<4}[/]", max(4, len(text))


def island(view: View, space: int, kind: int) -> tuple[str, int]:
    """A letter for the kind, then its pieces by the letters of their colours."""
    if kind == CITY:
        city = view.cities[space - terms.CITY]
        return f"[bold {INK[city.colour]}]C{SHORT[city.colour]}{city.statues} [/]", 4
    if kind == STATUE:
        return sites(view, space)
    rows = {OFFERING: ("o", view.offerings, terms.OFFERING), TEMPLE: ("T", view.temples, terms.TEMPLE)}
    mark, islands, first = rows.get(kind, ("m", view.monsters, terms.MONSTER))
    found = islands[space - first].colours
    return f"[bold]{mark}[/]" + "".join(letter(c) for c in found) + " " * (3 - len(found)), max(
        4, 1 + len(found)
    )


def sites(view: View, space: int) -> tuple[str, int]:
    """Building sites: a letter where one is free, a dot where a statue stands."""
    at = space - terms.STATUE
    built = view.statues[at].colours
    colours = view.board.site_colours[3 * at : 3 * at + 3]
    return "[bold]s[/]" + "".join(f"[{INK[c]}].[/]" if c in built else letter(c) for c in colours), 4


def letter(colour: int) -> str:
    return f"[{INK[colour]}]{SHORT[colour]}[/]"


def counts(row: tuple[int, ...]) -> str:
    """Pieces by colour, such as `r b2`."""
    shown = [letter(c) + (str(n) if n > 1 else "") for c, n in enumerate(row, 1) if n]
    return " ".join(shown) or "[dim]-[/]"


def player_lines(view: View, p: PlayerView, names: Names) -> list[str]:
    turn = "▶" if p.seat == view.to_act else " "
    colour = ("?", "red", "yellow", "green", "blue")[p.player_colour]
    ship = ship_name(p.ship_tile) if p.ship_tile else "no ship tile"
    goal = " [bold]at Zeus[/]" if p.arrived else ""
    gods = " ".join(f"[{INK[g]}]{GODS[g]}[/] {row}" for g, row in enumerate(p.gods, 1))
    cargo = f"cargo {counts(p.offerings)} / {counts(p.statues)} of {p.hold}"
    cards = [card_name(e) for e in p.equipment] + [companion_name(c - 1) for c in p.companions]
    lines = [
        f"{turn} {named(p.seat, names)} ({colour}, {ship}){goal}",
        f"    favor {p.favor}   shield {p.shield}   {cargo}",
        f"    dice {counts(p.dice)}   oracle {counts(p.oracle_cards)}   injuries {counts(p.injuries)}",
        f"    gods {gods}",
        f"    tasks {tasks(p)}",
    ]
    if cards:
        lines.append("    owns " + ", ".join(cards))
    return lines


def tasks(p: PlayerView) -> str:
    """What is left to do, kind by kind."""
    t = p.tasks
    offerings = " ".join([letter(c) for c in t.offerings] + ["w"] * t.white_offerings) or "-"
    monsters = " ".join([letter(c) for c in t.monsters] + ["w"] * t.white_monsters) or "-"
    return (
        f"{t.left}: shrines {len(t.shrines)}, statues {t.statues}, offerings {offerings}, monsters {monsters}"
    )
