"""The legal actions as a numbered menu: grouped by kind, narrowed by typing, fitted to the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arbiter.match.v1 import match_pb2
from rich.console import Console
from rich.text import Text

GAP = 3  # spaces between two columns of the menu, and one less in short
FEW = 4  # actions of a kind that are always written out


@dataclass(frozen=True)
class Item:
    """One action; `number` is what one types, and stays the same while the menu is narrowed."""

    number: int
    kind: str  # the name of its case in the game's Action message
    text: str
    action: match_pb2.LegalAction


@dataclass(frozen=True)
class Line:
    """One row of the menu and how many actions are in it."""

    text: Text
    actions: int


def make_items(actions: Sequence[match_pb2.LegalAction], kinds: Sequence[str]) -> list[Item]:
    """Numbered from 1, kinds together, otherwise in the game's order."""
    order = list(dict.fromkeys(kinds))
    pairs = sorted(zip(actions, kinds, strict=True), key=lambda pair: order.index(pair[1]))
    return [Item(i, kind, action.text, action) for i, (action, kind) in enumerate(pairs, 1)]


def narrow(items: Sequence[Item], typed: str) -> list[Item]:
    """Those that have all that was typed as whole words, in any order; if none has, as parts of words."""
    wanted = typed.lower().split()
    whole = [item for item in items if set(wanted) <= set(words_of(item))]
    return whole or [item for item in items if all(word in item.text.lower() for word in wanted)]


def words_of(item: Item) -> list[str]:
    return [word.strip(".,:;()") for word in item.text.lower().split()]


def show_menu(console: Console, items: Sequence[Item], rows: int) -> None:
    """At most this many rows: written out if there is room, else in short; says what is not shown."""
    lines = lay_out(items, console.width, short=False)
    if len(lines) > rows:
        lines = lay_out(items, console.width, short=True)
    hidden = 0
    if len(lines) > rows:
        lines = lines[: max(rows - 1, 1)]
        hidden = len(items) - sum(line.actions for line in lines)
    for line in lines:
        console.print(line.text, no_wrap=True, overflow="ellipsis")
    if hidden:
        console.print(Text(f"… {hidden} more: type a part of one to narrow them down, or a for all", "dim"))


def rows_in_short(items: Sequence[Item], width: int) -> int:
    """How many rows the menu takes at least if all of it is to be seen."""
    return len(lay_out(items, width, short=True))


def lay_out(items: Sequence[Item], width: int, short: bool) -> list[Line]:
    groups: dict[str, list[Item]] = {}
    for item in items:
        groups.setdefault(item.kind, []).append(item)
    lines = []
    digits = len(str(items[-1].number)) if items else 1
    for kind, members in groups.items():
        texts, heading = [item.text for item in members], ""
        if short:
            texts, heading = shorten(texts)
        if heading or len(groups) > 1:
            lines.append(Line(Text(f"{heading or kind.replace('_', ' ')} ({len(members)})", "bold"), 0))
        cells = [cell(item.number, text, digits) for item, text in zip(members, texts, strict=True)]
        lines += columns(cells, width, GAP - short)
    return lines


def shorten(texts: Sequence[str]) -> tuple[list[str], str]:
    """Phrases that differ in a few words only: those words, and the pattern that they fill."""
    split = [text.split() for text in texts]
    if len(texts) <= FEW or len({len(words) for words in split}) != 1:
        return list(texts), ""
    same = [len(set(column)) == 1 for column in zip(*split, strict=True)]
    if not any(same):
        return list(texts), ""
    pattern = " ".join(word if fixed else "…" for word, fixed in zip(split[0], same, strict=True))
    rest = [" ".join(word for word, fixed in zip(words, same, strict=True) if not fixed) for words in split]
    return rest, pattern


def columns(cells: Sequence[Text], width: int, gap: int) -> list[Line]:
    """As many columns as fit, numbered downwards in each."""
    widest = min(max(c.cell_len for c in cells), width)
    per_row = max(1, (width + gap) // (widest + gap))
    height = -(-len(cells) // per_row)
    return [row(cells[at::height], widest + gap) for at in range(height)]


def row(cells: Sequence[Text], step: int) -> Line:
    text = Text()
    for each in cells[:-1]:
        text.append_text(each)
        text.append(" " * max(step - each.cell_len, 0))
    text.append_text(cells[-1])
    return Line(text, len(cells))


def cell(number: int, text: str, digits: int) -> Text:
    return Text.assemble((f"{number:>{digits}})", "cyan"), " ", text)
