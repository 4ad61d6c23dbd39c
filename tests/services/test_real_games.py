"""Every registered game over the wire: played, watched, recorded and checked, with nothing leaked."""

from __future__ import annotations

import asyncio
import importlib
import random
from typing import Any

import pytest
from arbiter.match.v1 import match_service_pb2
from google.protobuf.any_pb2 import Any as AnyMessage
from support.audit import check_record
from support.in_process import served
from support.redis_server import RedisServer
from support.table import Table, tokens_of

from engine.core.game import AnyGame
from engine.core.ids import SPECTATOR
from engine.core.registry import load_games

GAMES = load_games()
CASES = [(game, seats) for game in GAMES.values() for seats in sorted({min(game.seats), max(game.seats)})]


async def play_at_random(table: Table, match_id: str, tokens: list[str], rng: random.Random) -> int:
    """Play to the end; how many decisions there were."""
    match = await table.match(match_id)
    moves = 0
    while match.to_act:
        mine = tokens[match.to_act[0]]
        offered = (await table.legal(match_id, mine, match.version)).actions
        answer = await table.submit(match_id, mine, rng.choice(offered).action)
        assert answer.HasField("accepted")
        moves += 1
        match = await table.match(match_id)
    return moves


async def watch_all(table: Table, match_id: str, token: str | None) -> list[Any]:
    return [m.update async for m in table.watch(match_id, token) if m.HasField("update")]


def options_for(game: AnyGame, seats: int) -> AnyMessage:
    """The recommended first game, for this number of seats."""
    wire = importlib.import_module(game.wire)
    packed = AnyMessage()
    packed.Pack(wire.options_to_message(game.check_options(game.presets[0].options, seats)))
    return packed


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), CASES, ids=[f"{g.id}-{n}" for g, n in CASES])
async def test_a_game_is_played_over_the_wire_and_its_record_checked(
    redis_server: RedisServer, game: AnyGame, seats: int
) -> None:
    async with served(redis_server.url, GAMES) as (table, now):
        created = await table.create(seats=seats, game=game.id, options=options_for(game, seats))
        match_id, tokens = created.match.match_id, tokens_of(created)
        watching = [asyncio.create_task(watch_all(table, match_id, t)) for t in (*tokens, None)]
        await check_views(table, now.store.heads.get(match_id), game, tokens)
        assert await play_at_random(table, match_id, tokens, random.Random(seats)) > 5
        seen = await asyncio.wait_for(asyncio.gather(*watching), 30)
        match = await table.match(match_id)
        assert all(updates[-1].version == match.version for updates in seen)
        record = await table.record(match_id)
        check_record(game, record)
        secret = bytes.fromhex(record.header.revealed_seed)
        for updates in seen:
            sent = b"".join(u.SerializeToString() for u in updates)
            assert secret not in sent
            assert secret.hex().encode() not in sent
        listed = await table.matches.ListMatches(match_service_pb2.ListMatchesRequest(game=game.id))
        assert match in list(listed.matches)


async def check_views(table: Table, head: Any, game: AnyGame, tokens: list[str]) -> None:
    """What is sent is what the game shows this viewer, and no more."""
    wire = importlib.import_module(game.wire)
    for seat, token in [*enumerate(tokens), (int(SPECTATOR), None)]:
        view = wire.View()
        assert (await table.view(head.match_id, token)).view.Unpack(view)
        assert wire.view_from_message(view) == game.view(head.state, seat)
