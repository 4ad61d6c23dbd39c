"""What users do: ask about actions, play whole matches, watch them. They play what they are offered."""

from __future__ import annotations

import itertools
import os
import time
from typing import Any

import gevent
import grpc
from locust import User, between, task

from loadtests.table import Played, Refusal, Table

HOST_TOKEN = "LOAD_TOKEN"  # in the environment: host scope for a server that demands tokens
LATE_S = 5.0  # an update that a watcher has not seen by then is lost
BATCH = 50

numbers = itertools.count(1)


class Player(User):
    """A client with a channel of its own, games to choose from, and numbers of its own."""

    abstract = True
    wait_time = between(0.0, 0.02)

    def on_start(self) -> None:
        number = next(numbers)
        fire = self.environment.events.request.fire
        self.table = Table(str(self.host), os.environ.get(HOST_TOKEN, ""), number, fire)
        games = self.table.games()
        self.games = itertools.cycle(games[number % len(games) :] + games[: number % len(games)])
        self.played: Played | None = None

    def on_stop(self) -> None:
        self.table.close()

    def match(self) -> Played:
        """The match that is being played, or a new one of the next game."""
        if self.played is None or not self.played.to_act:
            self.played = self.table.create(next(self.games))
        return self.played

    def move(self, played: Played) -> None:
        """Play one of the actions that are offered."""
        self.table.submit(played, self.table.rng.choice(self.table.offers(played)))

    def check(self, name: str, holds: bool, why: str) -> None:
        """What must hold is told to Locust as a request of its own if it does not."""
        if not holds:
            self.table.report(name, 0.0, fault=Refusal(why))


class Validating(Player):
    """A client that asks before it acts: many questions, few actions."""

    @task
    def ask(self) -> None:
        played = self.match()
        offers = self.table.offers(played)
        for action in self.table.rng.sample(offers, min(5, len(offers))):
            self.check("offers are legal", self.table.validate(played, action), "an offer is not legal")
        many = list(itertools.islice(itertools.cycle(offers), BATCH))
        legal = self.table.validate_many(played, many)
        self.check("offers are legal", legal == BATCH, f"{BATCH - legal} of {BATCH} offers are not legal")
        self.table.submit(played, offers[0])


class Matches(Player):
    """A host and all of its seats: whole matches, views on the way, the record at the end."""

    @task
    def play(self) -> None:
        played = self.match()
        self.move(played)
        if self.table.rng.random() < 0.2 and played.to_act:
            self.table.view(played)
        if not played.to_act:
            entries = self.table.record(played)
            self.check(
                "records are whole", entries == played.version, f"{entries} of {played.version} entries"
            )


class Watching(Player):
    """A match with a spectator, who must see every version, once and in order."""

    def on_start(self) -> None:
        super().on_start()
        self.stream: Any = None
        self.watcher: Any = None

    def on_stop(self) -> None:
        self.leave()
        super().on_stop()

    def leave(self) -> None:
        """A stream that is not cancelled would keep its greenlet, and the process, for ever."""
        if self.stream is not None:
            self.stream.cancel()
            self.watcher.join(timeout=LATE_S)
        self.stream = None

    def follow(self, played: Played) -> None:
        self.leave()
        self.stream = self.table.watch(played)
        self.watcher = gevent.spawn(see, self.stream, played)

    @task
    def play_and_watch(self) -> None:
        before = self.played
        played = self.match()
        if played is not before:
            self.follow(played)
        self.move(played)
        start = time.perf_counter()
        while played.version not in played.log[-1:] and time.perf_counter() < start + LATE_S:
            gevent.sleep(0.001)
        seen = played.log == list(range(1, played.version + 1))
        fault = None if seen else Refusal(f"at version {played.version} the watcher saw {played.log[-3:]}")
        self.table.report("WatchMatch: from answer to update", time.perf_counter() - start, fault=fault)


def see(stream: Any, played: Played) -> None:
    """Note the versions that arrive, until the stream is cancelled or the match is over."""
    try:
        for message in stream:
            if message.HasField("update"):
                played.log.append(message.update.version)
    except grpc.RpcError as error:
        if error.code() != grpc.StatusCode.CANCELLED:
            played.log.append(-1)


SCENARIOS = {"validate": Validating, "matches": Matches, "watch": Watching}
