"""The position for a terminal, in Rich markup, 78 columns wide at most."""

from __future__ import annotations

from engine.core.game import Names
from engine.games.kronia import terms
from engine.games.kronia.view import LaidView, PlayerView, TempleView, Tokens, View
from engine.games.kronia.words import PHASES, rule_name

TITLES = ("", "Temple A", "Temple B", "Temple C", "Hades")
COLOURS = ("", "green", "white", "bright_blue", "red", "yellow", "bright_black")
LETTERS = ("", "Ap", "Ar", "Po", "At", "Ze", "Wr")
NAMES = ("", "Apollo", "Artemis", "Poseidon", "Athena", "Zeus", "Wrath")
SEATS = ("bright_red", "bright_white", "orange3", "bright_green", "medium_purple1")
WIDTH = 22
TALLEST = 5


def table(view: View, names: Names) -> str:
    """The temples with their stacks, the bag, the players, and the viewer's hand."""
    parts = [headline(view, names), "", *temples(view, names), "", bag(view)]
    rules = [rule_name(rule) for rule in view.general_rules]
    if rules:
        parts.append(f"In force for the whole game: [bold]{', '.join(rules)}[/]")
    parts += ["", *(player(view, p, names) for p in view.players)]
    if view.viewer is not None:
        parts += ["", hand(view.players[view.viewer])]
    return "\n".join(parts)


def headline(view: View, names: Names) -> str:
    if view.phase == terms.AT_OVER:
        return "[bold]Kronia[/] · the twelve rounds are over"
    where = f"round {view.round} of 12" if view.round else "setting up"
    if view.to_act is None:
        return f"[bold]Kronia[/] · {where}"
    bag_holder = f" · {coloured(view.first, names)} holds the bag" if view.round else ""
    waits = PHASES.get(view.phase, "")
    return f"[bold]Kronia[/] · {where}{bag_holder} · {coloured(view.to_act, names)}: {waits}"


def coloured(seat: int, names: Names, width: int = 16) -> str:
    """A seat's name in its colour, cut to this width; a name's own brackets are no markup."""
    name = names[seat][:width].replace("\\", "/").replace("[", "(").replace("]", ")")
    return f"[{SEATS[seat]}]{name}[/]"


def ranges(values: list[int]) -> str:
    """`1,2,3,7` as `1-3,7`."""
    out: list[list[int]] = []
    for value in values:
        if out and out[-1][-1] == value - 1:
            out[-1] = [out[-1][0], value]
        else:
            out.append([value])
    return ",".join("-".join(map(str, run)) for run in out)


def god(number: int, long: bool = False) -> str:
    return f"[{COLOURS[number]}]{NAMES[number] if long else LETTERS[number]}[/]"


def tokens(counts: Tokens) -> str:
    shown = [f"{god(g)}{n}" for g, n in enumerate(counts.by_god()) if n]
    return " ".join(shown) or "[dim]none[/]"


def temples(view: View, names: Names) -> list[str]:
    """Columns, one for each temple; a stack grows upwards."""
    columns = [temple(view, t, names) for t in view.temples]
    return ["".join(line).rstrip() for line in zip(*columns)]


def temple(view: View, shown: TempleView, names: Names) -> list[str]:
    stack = [card for card in view.laid if card.temple == shown.temple]
    height = max([1, *(sum(c.temple == t.temple for c in view.laid) for t in view.temples)])
    lines = [pad(f"[bold]{TITLES[shown.temple]}[/]", len(TITLES[shown.temple]))]
    token = god(shown.token, long=True) if shown.token else "[dim]no token[/]"
    lines.append(pad(token, len(NAMES[shown.token]) if shown.token else 8))
    if any(t.rule for t in view.temples):
        name = rule_name(shown.rule)
        lines.append(pad(f"[italic]{name}[/]" if name else "", len(name)))
    lines += [pad("", 0)] * (height - len(stack))
    lines += [laid(card, names) for card in reversed(stack)]
    lines.append(pad("▔" * 14, 14))
    return lines


def pad(markup: str, width: int) -> str:
    """Fill up to a column; `width` is what the markup shows."""
    return markup + " " * max(0, WIDTH - width)


def laid(card: LaidView, names: Names) -> str:
    value = "??" if card.card is None else f"{card.card:2}"
    mark = (" ", "★", "↩", "✗")[card.fate]
    width = 6 + len(names[card.seat][:12])
    return pad(f" [bold]{value}[/] {coloured(card.seat, names, 12)} {mark}", width)


def bag(view: View) -> str:
    line = f"Bag: {tokens(view.bag)}"
    if any(view.drawn.by_god()):
        line += f"   drawn: {tokens(view.drawn)}"
    if any(view.out_of_game.by_god()):
        line += f"   out of the game: {tokens(view.out_of_game)}"
    return line


def player(view: View, shown: PlayerView, names: Names) -> str:
    turn = "▶" if shown.seat == view.to_act else " "
    low = sorted(v for deck in shown.decks for v in deck.under_aid)
    parts = [f"{shown.points:3} pts", f"{shown.hand_size:2} cards", tokens(shown.tokens)]
    if low:
        parts.append("low " + ranges(low))
    if shown.seat != view.viewer and shown.decks and shown.decks[-1].spent:
        parts.append(f"[dim]gone {ranges(list(shown.decks[-1].spent))}[/]")
    gap = " " * (13 - len(names[shown.seat][:12]))
    return f"{turn} {coloured(shown.seat, names, 12)}{gap}" + "  ".join(parts)


def hand(mine: PlayerView) -> str:
    cards = " ".join(f"[bold cyan]{v}[/]" if v <= terms.LOW_CARD else f"[bold]{v}[/]" for v in mine.hand)
    return f"Your hand: {cards or '[dim]empty[/]'}"
