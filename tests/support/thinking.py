"""Questions to the AI, and positions to ask about."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from arbiter.ai.v1 import ai_service_pb2 as ai
from arbiter.match.v1 import match_pb2

from engine.core import kernel
from engine.core.game import AnyGame
from engine.core.ids import NOBODY
from engine.core.kit import Rng, seeded
from engine.core.registry import load_games
from engine.core.state import Actions, State
from services.common.codecs import Codec
from services.server import Running
from support.in_process import served
from support.table import Table, bearer

GAMES = load_games()
FOUR = GAMES["connect_four"]
SEED = b"thinking" * 4


@asynccontextmanager
async def thinking(url: str, **settings: Any) -> AsyncIterator[tuple[Table, Running]]:
    """A server of all games with one process that thinks; AI seats are played if asked for."""
    async with served(url, GAMES, **{"ai": True, "ai_seats": False, "ai_workers": 1, **settings}) as pair:
        yield pair


def budget(iterations: int | None = None, ms: int | None = None, level: str | None = None) -> ai.Budget:
    return ai.Budget(iterations=iterations, milliseconds=ms, level=level)


def position(game: AnyGame, state: State) -> ai.Subject:
    return ai.Subject(position=match_pb2.Position(state=Codec(game).encode_position(state)))


def view(game: AnyGame, state: State, seat: int) -> ai.Subject:
    return ai.Subject(view=Codec(game).encode_view(state, seat))


def match(match_id: str) -> ai.Subject:
    return ai.Subject(match=match_pb2.MatchRef(match_id=match_id))


async def suggest(table: Table, subject: ai.Subject, token: str | None = None, **fields: Any) -> ai.Analysis:
    """An answer; 100 iterations and a seed unless said otherwise."""
    timeout = fields.pop("timeout", 60)
    wanted = {"budget": budget(100), "seed": 7, **fields}
    asked = ai.SuggestActionRequest(subject=subject, **wanted)
    answer = await table.ai.SuggestAction(asked, metadata=bearer(token), timeout=timeout)
    return answer.analysis


def begin(game: AnyGame, seats: int = 0, seed: bytes = SEED) -> State:
    amount = seats or min(game.seats)
    options = game.check_options(game.presets[0].options, amount)
    return kernel.begin(game.new(options, amount), seed).state


def play_on(game: AnyGame, state: State, decisions: int, rng: Rng, seed: bytes = SEED) -> State:
    """The position after so many random decisions, or when the game is over."""
    actions = Actions()
    for _ in range(decisions):
        if state.to_act() == NOBODY:
            break
        state.list_actions(actions)
        step = kernel.step(state, int(state.to_act()), actions.get(rng.below(actions.count)), seed)
        assert isinstance(step, kernel.Accepted)
        state = step.state
    return state


def midway(game: AnyGame, seats: int = 0, decisions: int = 12, seed: int = 3) -> State:
    return play_on(game, begin(game, seats), decisions, seeded(seed))


def finished(game: AnyGame) -> State:
    return midway(game, decisions=100_000)


def with_one_choice(game: AnyGame) -> State:
    """A position with one legal action. The kernel would play it, so it is reached without."""
    actions = Actions()
    for number in range(1000):
        rng = seeded(number)
        state = begin(game).clone()
        while (actor := int(state.to_act())) != NOBODY:
            assert actor >= 0, "for games without chance"
            state.list_actions(actions)
            if actions.count == 1:
                return state
            state.apply(actions.get(rng.below(actions.count)))
    raise AssertionError("no such position was found")


def new_id() -> str:
    return uuid.uuid4().hex
