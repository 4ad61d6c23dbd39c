"""What one seat at this terminal has been told, in order: the match as it looks from there."""

from __future__ import annotations

from collections.abc import Callable

from arbiter.match.v1 import match_pb2

from services.cli.client import Client, Feed


class Eyes:
    """Follows a match for one seat (or for a spectator, with his client)."""

    def __init__(
        self, client: Client, match: match_pb2.Match, on_break: Callable[[], None] = lambda: None
    ) -> None:
        self.feed = Feed(client, match.match_id, 0, on_break)
        self.names = [seat.name or f"Seat {seat.seat}" for seat in match.seats]
        self.claimed = [seat.claimed for seat in match.seats]
        self.status = match_pb2.MATCH_STATUS_WAITING
        self.to_act: list[int] = []
        self.thinking: list[int] = []  # those of `to_act` that an AI plays
        self.told: list[str] = []  # every sentence so far
        self.seen = 0  # of those, how many this seat has had before its eyes
        self.final: match_pb2.Match | None = None

    @property
    def version(self) -> int:
        return self.feed.version

    @property
    def over(self) -> bool:
        return self.status == match_pb2.MATCH_STATUS_OVER

    def take(self) -> None:
        """Waits for one message and takes note of it."""
        message = self.feed.next()
        if message.HasField("update"):
            self.note(message.update)
        elif message.HasField("over"):
            self.final = message.over
            self.status = match_pb2.MATCH_STATUS_OVER

    def note(self, update: match_pb2.Update) -> None:
        self.status = update.status
        self.to_act = list(update.to_act)
        self.thinking = list(update.thinking)
        if update.HasField("claimed"):
            seat = update.claimed
            self.names[seat.seat] = seat.name or f"Seat {seat.seat}"
            self.claimed[seat.seat] = True
            self.told.append(f"{self.names[seat.seat]} takes seat {seat.seat}.")
        self.told.extend(update.texts)

    def catch_up(self, version: int) -> None:
        while self.version < version:
            self.take()

    def finish(self) -> match_pb2.Match:
        """The match as it ended, once it is over."""
        while self.final is None:
            self.take()
        return self.final

    def unseen(self) -> list[str]:
        return self.told[self.seen :]

    def mark_seen(self) -> None:
        self.seen = len(self.told)

    def close(self) -> None:
        self.feed.close()
