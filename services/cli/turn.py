"""One decision of a person: the menu, the words that can be typed, the action that comes out of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from arbiter.match.v1 import match_pb2
from google.protobuf import json_format
from google.protobuf.any_pb2 import Any as AnyMessage
from rich.console import Console
from rich.text import Text

from services.cli.menu import Item, make_items, narrow, rows_in_short, show_menu
from services.cli.problems import Problem
from services.cli.rulebook import Book, show_article, show_list
from services.cli.screen import show_events, show_help
from services.common.codecs import Codec, pack

Advise = Callable[[str, str, Sequence[Item]], None]  # hint or analyze, the words after it, the menu
Ask = Callable[[str], str]  # shows a prompt and gives the line typed; EOFError when there are no more
LATELY = 40  # rows of sentences that `l` shows
COMMANDS = ("?", "q", "a", "v", "l", "r", "try", "hint", "analyze")
ALSO = {"quit": "q", "exit": "q", "help": "?"}  # what people type before they have read the help
WITH_WORDS = ("r", "try", "hint", "analyze")


class Leave(Exception):
    """The person leaves the table."""


class Turn:
    """Asks one seat for one action. `draw` shows the table above so many rows or more, and says how many."""

    def __init__(
        self,
        console: Console,
        ask: Ask,
        codec: Codec,
        actions: Sequence[match_pb2.LegalAction],
        told: Sequence[str],
        read_book: Callable[[], Book],
        draw: Callable[[int], int],
        advise: Advise,
    ) -> None:
        self.console = console
        self.ask = ask
        self.codec = codec
        self.items = make_items(actions, [kind_of(codec, action.action) for action in actions])
        self.shown: list[Item] = self.items
        self.told = told
        self.read_book = read_book
        self.draw = draw
        self.advise = advise

    def open(self) -> None:
        """Draw the table and all actions."""
        self.shown = self.items
        show_menu(self.console, self.items, self.draw(rows_in_short(self.items, self.console.width)))

    def choose(self, prompt: str) -> AnyMessage:
        """The action to submit; not always a legal one. Raises Leave."""
        while True:
            try:
                line = self.ask(prompt).strip()
            except EOFError:
                raise Leave from None
            try:
                action = self.obey(line)
            except Problem as problem:
                self.say(f"{problem.what} {problem.advice}".strip(), "yellow")
                continue
            if action is not None:
                return action

    def obey(self, line: str) -> AnyMessage | None:
        """Does what a line says; an action if it names one. Raises Problem for what makes no sense."""
        line = ALSO.get(line, line)
        word, _, rest = line.partition(" ")
        if line.isdigit():
            return self.by_number(int(line))
        if word in COMMANDS and (not rest or word in WITH_WORDS):
            return self.command(word, rest.strip())
        if line == "" and len(self.shown) == 1:
            return self.shown[0].action.action
        self.filter(line.removeprefix("/"))
        return None

    def by_number(self, number: int) -> AnyMessage:
        if not 1 <= number <= len(self.items):
            raise Problem(f"There is no action {number}; the last one is {len(self.items)}.")
        return self.items[number - 1].action.action

    def filter(self, words: str) -> None:
        found = narrow(self.items, words)
        if not found:
            self.shown = self.items
            raise Problem(
                f"No legal action has {words!r} in it.", "? shows what can be typed; Enter shows all actions."
            )
        self.shown = found
        show_menu(self.console, found, max(self.console.height - 3, 6))
        if len(found) == 1 and words:
            self.say("Enter plays it.", "dim")

    def command(self, word: str, rest: str) -> AnyMessage | None:
        if word == "q":
            raise Leave
        if word == "try":
            return self.arbitrary(rest)
        if word == "?":
            show_help(self.console)
        elif word == "a":
            show_menu(self.console, self.items, len(self.items) * 2)
        elif word == "v":
            self.open()
        elif word == "l":
            show_events(self.console, self.told, LATELY)
        elif word in ("hint", "analyze"):
            self.advise(word, rest, self.items)
        else:
            self.read(rest)
        return None

    def read(self, wanted: str) -> None:
        book = self.read_book()
        found = book.find(wanted) if wanted else book.articles
        if len(found) == 1:
            show_article(self.console, found[0], book.edition)
        else:
            show_list(self.console, found, f"{book.title}, {book.edition}")

    def arbitrary(self, text: str) -> AnyMessage | None:
        """Any action as protobuf JSON, so that a refusal can be seen."""
        message = self.codec.wire.Action()
        if not text:
            example = self.codec.unpack(self.items[0].action.action, self.codec.wire.Action, "action")
            self.say(f"For example: try {json.dumps(json_format.MessageToDict(example))}", "dim")
            return None
        try:
            json_format.Parse(text, message)
        except json_format.ParseError as fault:
            raise Problem(
                f"That is no action of {self.codec.game.title}: {fault}", "try alone shows an example."
            ) from None
        return pack(message)

    def say(self, text: str, style: str) -> None:
        self.console.print(Text(text, style))


def kind_of(codec: Codec, action: AnyMessage) -> str:
    """The name of its case, such as lay; games whose Action has no such choice have one kind."""
    message = codec.unpack(action, codec.wire.Action, "action")
    choices = message.DESCRIPTOR.oneofs
    return str(message.WhichOneof(choices[0].name) or "") if choices else ""
