"""One game between players, from the deal to its result. Pure: no clock, no store, no luck of its own.

Players see views. The position, and the seed that chance is drawn from, stay in here.
"""

from __future__ import annotations

import hashlib
import struct
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ai.players import Player
from engine.core.chance import Draws
from engine.core.game import AnyGame
from engine.core.ids import CHANCE, MAX_ACTION, NOBODY, OK
from engine.core.state import Actions, Outcomes, State

CRASH, ILLEGAL, OVERTIME = "crash", "illegal", "overtime"
FAILURES = (CRASH, ILLEGAL, OVERTIME)

MAX_MESSAGE = 300  # characters of a player's error that are kept
SEED_BITS = 63


@dataclass(frozen=True)
class Finished:
    """A game that was played to its end; all tuples are by seat."""

    shares: tuple[float, ...]  # of the victory, 0 to 1
    places: tuple[int, ...]  # 1 is best
    points: tuple[int, ...]
    decisions: tuple[int, ...]  # that were asked for; forced actions are not
    iterations: tuple[int, ...]  # of all decisions together
    plies: int  # chance included
    digest: str  # of all plies: equal games have equal digests
    team: bool  # one result for all seats


@dataclass(frozen=True)
class Failed:
    """A game that a player broke off; it has no result, and is counted apart from lost games."""

    kind: str  # CRASH, ILLEGAL or OVERTIME
    seat: int
    ply: int  # of the position in which the player was asked
    message: str


class Broken(Exception):
    """A player did something that is no move."""

    def __init__(self, failed: Failed) -> None:
        super().__init__(failed.message)
        self.failed = failed


Watch = Callable[[int, int], None]  # called with seat and ply before a player is asked


def nobody_watches(seat: int, ply: int) -> None:
    """The usual watch of a game that nothing times."""


class Match:
    """A game in the making. `deal` is the 32-byte seed of all chance, `salt` of the players' own luck."""

    def __init__(
        self, game: AnyGame, start: State, players: Sequence[Player], deal: bytes, salt: bytes
    ) -> None:
        self.game = game
        self.state = start.clone()
        self.players = players
        self.draws = Draws(deal)
        self.salt = salt
        self.actions = Actions()
        self.odds = Outcomes()
        self.decisions = [0] * len(players)
        self.iterations = [0] * len(players)

    def play(self, watch: Watch = nobody_watches) -> Finished | Failed:
        """To the end, or until a player fails. Call it once."""
        moves = hashlib.blake2b(digest_size=8)
        while (actor := int(self.state.to_act())) != NOBODY:
            try:
                action = self.draw() if actor == CHANCE else self.decide(actor, watch)
            except Broken as broken:
                return broken.failed
            self.state.apply(action)
            moves.update(struct.pack("<iI", actor, action))
        return self.finish(moves.hexdigest())

    def draw(self) -> int:
        self.state.list_chance(self.odds)
        return self.draws.draw(self.odds)

    def decide(self, seat: int, watch: Watch) -> int:
        """The only legal action, or what the player wants. Raises Broken."""
        self.state.list_actions(self.actions)
        if self.actions.count == 1:
            return int(self.actions.get(0))
        ply = int(self.state.ply)
        watch(seat, ply)
        seed = decision_seed(self.salt, seat, ply)
        try:
            decision = self.players[seat].decide(self.game, self.game.view(self.state, seat), seat, seed)
            action, iterations = decision.action, int(decision.iterations)
        except Exception as error:  # whatever somebody else's player may raise
            raise self.broken(CRASH, seat, say(error)) from None
        if not (type(action) is int and 0 <= action <= MAX_ACTION and self.state.check(seat, action) == OK):
            raise self.broken(ILLEGAL, seat, f"{action!r} is not legal here"[:MAX_MESSAGE])
        self.decisions[seat] += 1
        self.iterations[seat] += iterations
        return action

    def broken(self, kind: str, seat: int, message: str) -> Broken:
        return Broken(Failed(kind, seat, int(self.state.ply), message))

    def finish(self, digest: str) -> Finished:
        result = self.game.result(self.state)
        if result is None:
            raise AssertionError(f"{self.game.id} says that nobody is to act and has no result")
        seats = sorted(result.seats, key=lambda line: line.seat)
        return Finished(
            shares=tuple(float(line.share) for line in seats),
            places=tuple(int(line.place) for line in seats),
            points=tuple(int(line.points) for line in seats),
            decisions=tuple(self.decisions),
            iterations=tuple(self.iterations),
            plies=int(self.state.ply),
            digest=digest,
            team=result.team,
        )


def decision_seed(salt: bytes, seat: int, ply: int) -> int:
    """A player's seed for one decision, 0 to 2**63 - 1. It tells nothing of the deal: hashes go one way."""
    data = struct.pack("<BI", seat, ply)
    return int.from_bytes(hashlib.blake2b(data, key=salt, digest_size=8).digest(), "little") >> (
        64 - SEED_BITS
    )


def say(error: BaseException) -> str:
    """An error in one line, with the place where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({frames[-1].name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}"[:MAX_MESSAGE]
