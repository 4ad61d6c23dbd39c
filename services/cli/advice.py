"""`hint` and `analyze` at the table: what the server's AI thinks of the position, for the seat that asks.

Neither ends the program: Ctrl-C stops the thinking, and the seat is asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from arbiter.ai.v1 import ai_service_pb2
from rich.console import Console
from rich.live import Live
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from services.cli.ai_client import AiClient, Analyzing, check_level
from services.cli.client import Client
from services.cli.keys import on_key
from services.cli.menu import Item
from services.cli.problems import Problem

Told = ai_service_pb2.AnalyzePositionResponse

REST_ROWS = 6  # of a screen: the heading and the foot of the table, and the prompt
LINE_STEPS = 6  # of what is likely to follow
NUMBER, FIGURE = 4, 9  # cells of a column
LEAST = 10  # cells of what follows, or it is left out
BAR = 10  # cells of a full share


class Moment(NamedTuple):
    """What is asked about: a version of a match, the seat that must decide, and its menu."""

    match_id: str
    version: int
    seat: int
    names: Sequence[str]
    items: Sequence[Item]

    def number(self, action: bytes) -> str:
        """What one types to play it."""
        found = [item.number for item in self.items if item.action.action.value == action]
        return str(found[0]) if found else ""


class Adviser:
    """Asks with a seat's own token, so it learns what that seat may know. Raises Problem and Stale."""

    def __init__(self, console: Console, client: Client, game: str, level: str) -> None:
        self.console = console
        self.client = AiClient(client)
        self.game = game
        self.level = level

    def hint(self, moment: Moment, word: str) -> None:
        """The best action, and why. `word` names another level."""
        level = word or self.level
        check_level(level, self.client.levels(self.game))
        try:
            with self.thinking(f"The AI thinks at level {level}; Ctrl-C stops it"):
                found = self.client.suggest(moment.match_id, moment.version, level)
        except KeyboardInterrupt:
            self.console.print(Text("Stopped.", "dim"))
            return
        for line in hint_lines(found, moment):
            self.console.print(line)

    def thinking(self, text: str) -> Progress:
        """On a terminal alone, and gone with the answer. How long it takes is not known before."""
        progress = Progress(
            SpinnerColumn(), TextColumn("{task.description}"), BarColumn(20), TimeElapsedColumn(),
            console=self.console, transient=True, disable=not self.console.is_terminal,
        )  # fmt: skip
        progress.add_task(text, total=None)
        return progress

    def analyze(self, moment: Moment, word: str) -> None:
        """A table that gets better until a key, Ctrl-C or the end of the budget. `word`: seconds."""
        self.client.levels(self.game)  # says so where there is no AI, before anything is drawn
        analyzing = self.client.analyze(moment.match_id, moment.version, milliseconds_of(word))
        try:
            latest = self.follow_live(analyzing, moment) if self.console.is_terminal else follow(analyzing)
        finally:
            analyzing.stop()
        self.console.print(draw(latest, moment, self.console, ""))

    def follow_live(self, analyzing: Analyzing, moment: Moment) -> Told:
        with on_key(analyzing.stop) as keys:
            stops = "a key stops it" if keys else "Ctrl-C stops it"
            begun = Text(f"The AI thinks; {stops} …", "dim")
            with Live(begun, console=self.console, auto_refresh=False, transient=True) as live:

                def show(told: Told) -> None:
                    live.update(draw(told, moment, self.console, stops), refresh=True)

                return follow(analyzing, show)


def follow(analyzing: Analyzing, show: Callable[[Told], None] = lambda _told: None) -> Told:
    """The last that was told before the analysis ended or Ctrl-C ended it."""
    latest = Told()
    try:
        for latest in analyzing:
            show(latest)
    except KeyboardInterrupt:
        pass
    return latest


def milliseconds_of(word: str) -> int:
    """Of so many seconds; 0 for none. Raises Problem."""
    try:
        seconds = float(word or 0)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 3600 or (word and seconds < 0.001):
        raise Problem(f"{word!r} is no number of seconds.", "For example: analyze 5")
    return int(seconds * 1000)


def hint_lines(found: ai_service_pb2.Analysis, moment: Moment) -> list[Text]:
    """The action with its number, its value and visits, and what is likely to follow."""
    # A weak level may choose another action than the best it found, so that it can be beaten.
    best = (
        found.ranked[0] if found.ranked else ai_service_pb2.RankedAction(action=found.action, text=found.text)
    )
    number = moment.number(best.action.value)
    lines = [Text.assemble((f"{number}) " if number else "", "cyan"), (best.text, "bold green"))]
    tried = sum(found.thinking.iterations)
    if len(moment.items) == 1:
        lines.append(Text("It is the only legal action.", "dim"))
    elif best.values:
        share = best.values[found.seat]
        proven = ", proven" if best.proven else ""
        said = f" {share:.0%} of the victory{proven}; visited {best.visits:,} times in {tried:,} iterations"
        lines.append(Text.assemble(bar(share), said))
        if len(best.line) > 1:
            lines.append(Text.assemble(("Then ", "dim"), line_in_words(best.line[1:], moment)))
    if found.thinking.partial:
        lines.append(Text("Time ran out before the level's iterations did.", "dim"))
    return lines + [Text(warning, "yellow") for warning in found.warnings]


def line_in_words(line: Sequence[ai_service_pb2.LineStep], moment: Moment) -> str:
    """`you: this, that; Bela: this`: who does what, one after the other."""
    turns = [
        who + ", ".join(step.text for step in steps)
        for who, steps in groupby(line[:LINE_STEPS], lambda step: actor_of(step, moment))
    ]
    return "; ".join([*turns, "…"] if len(line) > LINE_STEPS else turns)


def actor_of(step: ai_service_pb2.LineStep, moment: Moment) -> str:
    if not step.HasField("seat"):
        return ""
    return "you: " if step.seat == moment.seat else f"{moment.names[step.seat]}: "


def draw(latest: Told, moment: Moment, console: Console, stops: str) -> Table | Text:
    """The ranked actions so far, best first, and how far the search has come."""
    foot = f"; {stops}" if stops else ""
    if latest.WhichOneof("message") != "analysis":
        ahead = f"; {latest.queued.ahead} before this one" if latest.queued.ahead else ""
        state = "The AI is busy" if latest.HasField("queued") else "Stopped before there was an answer"
        return Text(state + ahead + foot, "dim")
    found = latest.analysis
    rows = found.ranked[: max(1, console.height - REST_ROWS)]
    tried, seconds = sum(found.thinking.iterations), found.thinking.think_ms / 1000
    table = columns_for(rows, console.width)
    proven = "; ! is proven" if any(row.proven for row in rows) else ""
    table.caption = f"{tried:,} iterations in {seconds:.1f} s, {found.depth} deep{proven}{foot}"
    for ranked in rows:
        share = f"{ranked.values[found.seat]:.1%}" if ranked.values else ""
        cells = (
            Text(f"{moment.number(ranked.action.value)})", "cyan"), Text(ranked.text),
            Text(share + ("!" if ranked.proven else "")), Text(f"{ranked.visits:,}"),
            Text(line_in_words(ranked.line[1:], moment), "dim"),
        )  # fmt: skip
        table.add_row(*cells[: len(table.columns)])
    return table


def columns_for(rows: Sequence[ai_service_pb2.RankedAction], width: int) -> Table:
    """What follows is cut before figures are, and the actions before they take more than half."""
    action = max(len("Action"), min(max((len(row.text) for row in rows), default=0), width // 2))
    table = Table(
        box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold",
        caption_justify="left", caption_style="dim",
    )  # fmt: skip
    table.add_column("", width=NUMBER, justify="right")
    table.add_column("Action", width=action, no_wrap=True, overflow="ellipsis")
    table.add_column("Victory", width=FIGURE, justify="right")
    table.add_column("Visits", width=FIGURE, justify="right")
    left = width - NUMBER - action - 2 * FIGURE - 4  # a space before each column
    if left >= LEAST:
        table.add_column("Then", width=left, no_wrap=True, overflow="ellipsis")
    return table


def bar(share: float) -> Text:
    full = round(share * BAR)
    return Text.assemble(("━" * full, "green"), ("╌" * (BAR - full), "dim"))
