"""A match at one terminal: people at the keyboard, bots of this process, and whoever plays elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.match.v1 import match_pb2
from google.protobuf.any_pb2 import Any as AnyMessage
from rich.console import Console
from rich.text import Text

from services.cli.advice import Adviser, Moment
from services.cli.bots import Bot
from services.cli.client import Client, Stale
from services.cli.eyes import Eyes
from services.cli.menu import Item
from services.cli.problems import Problem, listed
from services.cli.rulebook import Book
from services.cli.screen import show_board, show_events, show_refusal
from services.cli.seating import Seating
from services.cli.turn import Ask, Turn

MENU_ROWS = 4  # that the menu gets at least, however small the terminal
UNLIMITED = 10_000  # rows, where there is no screen to fit
HINT_LEVEL = "hard"  # who is asked for a hint
EVENT_ROWS = 1  # likewise for what happened


class Table:
    """`run` plays until the match is over or somebody leaves."""

    def __init__(
        self,
        seating: Seating,
        bots: dict[int, Bot],
        console: Console,
        ask: Ask,
        language: str,
        hint_level: str = HINT_LEVEL,
    ) -> None:
        self.seating = seating
        self.bots = bots
        self.console = console
        self.ask = ask
        self.language = language
        self.hint_level = hint_level
        self.eyes = {seat: Eyes(self.client(seat), seating.match, self.on_break) for seat in seating.mine}
        self.at_keyboard = seating.mine[0]
        self.book: Book | None = None

    @property
    def now(self) -> Eyes:
        return self.eyes[self.at_keyboard]

    def client(self, seat: int) -> Client:
        return self.seating.client.holding(self.seating.tokens[seat])

    def run(self) -> match_pb2.Match:
        """The match as it ended. Raises Leave."""
        try:
            self.now.catch_up(self.seating.match.version)
            while not self.now.over:
                self.go_on()
            match = self.now.finish()
            self.draw()
            return match
        finally:
            for eyes in self.eyes.values():
                eyes.close()

    def go_on(self) -> None:
        """One decision, of whoever must make it."""
        ours = [seat for seat in self.now.to_act if seat in self.seating.players]
        try:
            if not ours:
                self.wait()
            elif ours[0] in self.bots:
                accepted = self.bots[ours[0]].play(self.now.version)
                self.now.catch_up(accepted.version)
            else:
                self.decide(ours[0])
        except Stale:
            self.now.take()  # the same seat was played from elsewhere; what it did is on its way

    def wait(self) -> None:
        """Somebody elsewhere decides; says so, and tells what happens."""
        with self.console.status(Text(awaited(self.now), "dim")):
            self.now.take()
        self.tell_unseen()

    def tell_unseen(self) -> None:
        """On a terminal the next drawing of the table shows them again; in a pipe they come once."""
        shown = self.now.unseen()
        show_events(self.console, shown, UNLIMITED)
        if not self.console.is_terminal:
            self.now.mark_seen()

    def decide(self, seat: int) -> None:
        """Ask the person at the keyboard, and again after a refusal."""
        self.hand_over(seat)
        eyes = self.now
        version = eyes.version
        offered = self.client(seat).legal_actions(self.seating.match.match_id, version)
        turn = Turn(
            self.console, self.ask, self.seating.codec, offered.actions, eyes.told, self.read_book, self.draw,
            self.advise,
        )  # fmt: skip
        turn.open()
        while True:
            action = turn.choose(f"{eyes.names[seat]}> ")
            eyes.mark_seen()
            if self.submit(seat, version, action):
                return

    def advise(self, word: str, rest: str, items: Sequence[Item]) -> None:
        """`hint` or `analyze`, with what the seat at the keyboard may know and nothing else."""
        seat, match = self.at_keyboard, self.seating.match
        moment = Moment(match.match_id, self.now.version, seat, self.now.names, items)
        adviser = Adviser(self.console, self.client(seat), match.game, self.hint_level)
        (adviser.hint if word == "hint" else adviser.analyze)(moment, rest)

    def submit(self, seat: int, version: int, action: AnyMessage) -> bool:
        """True if it was played. A refusal is shown."""
        match_id = self.seating.match.match_id
        try:
            answer = self.client(seat).submit(match_id, version, action, self.language)
        except Problem as problem:
            self.console.print(Text(f"{problem.what} {problem.advice}".strip(), "yellow"))
            return False
        if answer.HasField("refused"):
            show_refusal(self.console, answer.refused)
            return False
        self.now.catch_up(answer.accepted.version)
        return True

    def hand_over(self, seat: int) -> None:
        """The keyboard changes hands; what only one may see is off the screen before the other looks."""
        if seat == self.at_keyboard:
            return
        before, version = self.at_keyboard, self.now.version
        secret = self.has_secret(before) or self.has_secret(seat)
        self.at_keyboard = seat
        self.now.catch_up(version)
        if secret:
            self.console.clear()
            try:
                self.ask(f"It is the turn of {self.now.names[seat]}. Press Enter when nobody else looks. ")
            except EOFError:
                return

    def has_secret(self, seat: int) -> bool:
        """Does this seat see anything that a spectator does not? If it cannot be told, it does."""
        if not self.seating.spectator:
            return True
        match_id = self.seating.match.match_id
        views = []
        for client in (self.client(seat), self.seating.client.holding(self.seating.spectator)):
            wire = self.seating.codec.wire
            view = self.seating.codec.unpack(client.view(match_id).view, wire.View, "view")
            if "seat" in view.DESCRIPTOR.fields_by_name:
                view.ClearField("seat")
            views.append(view)
        return bool(views[0] != views[1])

    def draw(self, menu: int = 0) -> int:
        """The table as the person at the keyboard sees it; a menu of so many rows comes before old news.

        Gives the rows that are left for the menu.
        """
        eyes, seat = self.now, self.at_keyboard
        codec = self.seating.codec
        seen = self.client(seat).view(self.seating.match.match_id).view
        view = codec.wire.view_from_message(codec.unpack(seen, codec.wire.View, "view"))
        markup = codec.game.table(view, eyes.names)
        title = f"{codec.game.title} · {eyes.names[seat]} (seat {seat}) · match {self.seating.match.match_id}"
        left = self.console.height - 1 - show_board(self.console, markup, title)  # a row is for the prompt
        unseen = eyes.unseen()
        if not self.console.is_terminal:
            eyes.mark_seen()
            show_events(self.console, unseen, UNLIMITED)
            return UNLIMITED
        news = max(EVENT_ROWS, left - max(menu, MENU_ROWS))
        return max(MENU_ROWS, left - show_events(self.console, unseen, news))

    def read_book(self) -> Book:
        if self.book is None:
            self.book = Book(self.seating.client.rulebook(self.seating.game.id, self.language))
        return self.book

    def on_break(self) -> None:
        self.console.print(Text("The connection broke; getting it back …", "yellow"))


def awaited(eyes: Eyes) -> str:
    """Who is waited for, in a line."""
    if eyes.status == match_pb2.MATCH_STATUS_WAITING:
        return f"Waiting for {eyes.claimed.count(False)} more at the table. Ctrl-C leaves it."
    who = listed(eyes.names[seat] for seat in eyes.to_act)
    if eyes.to_act and set(eyes.to_act) <= set(eyes.thinking):
        return f"{who} {'is' if len(eyes.to_act) == 1 else 'are'} thinking. Ctrl-C leaves the table."
    return f"Waiting for {who or 'the server'}. Ctrl-C leaves the table."
