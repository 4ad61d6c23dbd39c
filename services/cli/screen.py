"""What is drawn at the table: the board, what happened, refusals, the result."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from arbiter.match.v1 import match_pb2
from rich.console import Console, Group
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

HELP = (
    ("3", "play action 3"),
    (
        "some words",
        "show only the actions that have them; Enter alone plays a single one, or shows all again",
    ),
    ("/words", "the same, for words that are commands"),
    ("a", "all legal actions"),
    ("v", "draw the table again"),
    ("l", "what happened lately"),
    ("r KRO-3.1", "read an article; r alone lists them, r word finds them"),
    ("hint", "what the AI would do in your place, and what may follow; hint expert asks that level"),
    ("analyze", "all actions, ranked better and better until a key is pressed; analyze 5 stops after 5 s"),
    ("try {…}", "submit any action as protobuf JSON, legal or not; try alone shows an example"),
    ("q", "leave; the match goes on"),
)


def show_board(console: Console, markup: str, title: str) -> int:
    """The position as the game draws it, under a line that says who looks at it; gives its rows."""
    if console.is_terminal:
        console.clear()
    board = Text.from_markup(markup)
    console.print(Rule(Text(title, "bold"), align="left", style="dim"))
    console.print(board)
    return 1 + rows_of(console, board)


def show_events(console: Console, texts: Sequence[str], most: int) -> int:
    """The newest sentences, oldest first, in at most so many rows; gives the rows that they took."""
    lines = [Text.assemble(("· ", "dim"), text) for text in texts]
    rows = [rows_of(console, line) for line in lines]
    first = 0
    while first < len(lines) and sum(rows[first:]) + (first > 0) > most:
        first += 1
    if first:
        console.print(Text(f"… {first} before that (l shows them)", "dim"))
    for line in lines[first:]:
        console.print(line)
    return sum(rows[first:]) + (first > 0)


def rows_of(console: Console, text: Text) -> int:
    return len(console.render_lines(text, pad=False))


def show_help(console: Console) -> None:
    table = Table.grid(padding=(0, 2))
    for typed, meaning in HELP:
        table.add_row(Text(typed, "cyan"), meaning)
    console.print(table)


def show_refusal(console: Console, refused: match_pb2.Refused) -> None:
    """The article that is broken, what it says, and the figures that the refusal rests on."""
    parts: list[Text] = [Text(refused.gist)]
    facts = ", ".join(f"{fact.name.replace('_', ' ')} {value_of(fact)}" for fact in refused.facts)
    if facts:
        parts.append(Text(facts, "yellow"))
    for also in refused.also_broken:
        parts.append(
            Text.assemble("Also ", (also.article, "bold"), f" {also.title}: {also.gist}", style="dim")
        )
    page = f" (page {refused.page})" if refused.page else ""
    title = Text.assemble("Refused: ", (refused.article, "bold"), f" {refused.title}{page}")
    console.print(Panel(Group(*parts), title=title, title_align="left", border_style="red"))


def value_of(fact: match_pb2.Fact) -> str:
    return str(fact.number) if fact.WhichOneof("value") == "number" else fact.text


def show_result(console: Console, match: match_pb2.Match, names: Sequence[str]) -> None:
    """Places, and what the points are made of, a column for each seat."""
    result = match.result
    console.print(Rule(Text("The end", "bold"), align="left", style="dim"))
    if match.rulings:
        show_rulings(console, match.rulings)
        if not match.HasField("result"):
            console.print(Text(say_fairness(match), "dim"))
            return
    elif result.reason:
        console.print(Text(result.reason, "bold"))
    if result.team and not match.rulings:
        won = any(seat.share > 0 for seat in result.seats)
        console.print(
            Text("The team wins." if won else "The team loses.", "bold green" if won else "bold red")
        )
    console.print(score_table(result, names))
    console.print(Text(say_fairness(match), "dim"))


def show_rulings(console: Console, rulings: Sequence[match_pb2.Ruling]) -> None:
    """The trail: by which rule, from what; the last one counts."""
    for ruling in rulings:
        what = "On appeal" if ruling.appeal else "Ruling"
        by = f" by {ruling.rule.name}" if ruling.rule.name else ""
        looked = f" ({ruling.outlook.playouts} playouts)" if ruling.HasField("outlook") else ""
        console.print(Text.assemble((f"{what}{by}: ", "bold"), ruling.reason, (looked, "dim")))


def score_table(result: match_pb2.Result, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for seat in result.seats:
        best = seat.share > 0
        table.add_column(Text(names[seat.seat], "bold green" if best else "bold"), justify="right")
    table.add_row("place", *(str(seat.place) for seat in result.seats))
    add_lines(table, [list(seat.lines) for seat in result.seats], "")
    if any(seat.points or seat.lines for seat in result.seats):
        table.add_row("points", *(str(seat.points) for seat in result.seats), style="bold")
    add_lines(table, [list(seat.tie_breaks) for seat in result.seats], "tie-break: ")
    table.add_row("share of the victory", *(share_text(seat.share) for seat in result.seats), style="dim")
    return table


def add_lines(table: Table, columns: list[list[match_pb2.ScoreLine]], prefix: str) -> None:
    """One row for each key that any seat has, in the order in which they first come."""
    titles = {line.key: line.title for lines in columns for line in lines}
    for key, title in titles.items():
        found = [next((str(x.points) for x in lines if x.key == key), "") for lines in columns]
        table.add_row(f"{prefix}{title}", *found)


def share_text(share: float) -> str:
    return f"{share:.0%}" if share in (0, 1, 0.5) else f"{share:.1%}"


def say_fairness(match: match_pb2.Match) -> str:
    """Checks the revealed seed against the commitment that was published before the first draw."""
    try:
        kept = hashlib.sha256(bytes.fromhex(match.revealed_seed)).hexdigest() == match.commitment
    except ValueError:
        kept = False
    if kept and match.revealed_seed:
        return (
            f"The server's seed, now revealed, is the one committed to at the start: {match.commitment[:16]}…"
        )
    return "The server's seed does not fit its commitment: the draws of this match cannot be trusted."
