"""Players for the arena, good and bad; the arena loads them by name, as it would anybody's."""

from __future__ import annotations

import os
import random
import time
from typing import Any

from ai.players import Decision, Stop
from ai.search.search import never
from engine.core.game import AnyGame
from engine.core.kit import seeded
from engine.core.state import Actions


def legal(game: AnyGame, view: Any, seed: int) -> list[int]:
    """What a seat may do, found out from its view alone."""
    actions = Actions()
    game.determinize(view, seeded(seed)).list_actions(actions)
    return actions.to_list()


class Lucky:
    """Any legal action."""

    name = "lucky"

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def decide(self, game: AnyGame, view: Any, seat: int, seed: int, stop: Stop = never) -> Decision:
        return Decision(random.Random(seed).choice(legal(game, view, seed)), 1)


class First(Lucky):
    """The first legal action: it repeats itself."""

    def decide(self, game: AnyGame, view: Any, seat: int, seed: int, stop: Stop = never) -> Decision:
        return Decision(legal(game, view, seed)[0], 0)


class Slow(Lucky):
    """Any legal action, after a while."""

    def decide(self, game: AnyGame, view: Any, seat: int, seed: int, stop: Stop = never) -> Decision:
        time.sleep(0.02)
        return super().decide(game, view, seat, seed)


class Crashing(Lucky):
    def decide(self, game: AnyGame, view: Any, seat: int, seed: int, stop: Stop = never) -> Decision:
        raise RuntimeError("out of ideas")


class Cheating(Lucky):
    def decide(self, game: AnyGame, view: Any, seat: int, seed: int, stop: Stop = never) -> Decision:
        return Decision(2**31 - 1, 0)


class Silent(Lucky):
    """Never answers."""

    def decide(self, game: AnyGame, view: Any, seat: int, seed: int, stop: Stop = never) -> Decision:
        while True:
            time.sleep(0.05)


class Dying(Lucky):
    """Takes its process with it."""

    def decide(self, game: AnyGame, view: Any, seat: int, seed: int, stop: Stop = never) -> Decision:
        os._exit(3)


class Chatty(Lucky):
    """Prints what it does."""

    def decide(self, game: AnyGame, view: Any, seat: int, seed: int, stop: Stop = never) -> Decision:
        os.write(1, b"thinking\n")
        return super().decide(game, view, seat, seed)
