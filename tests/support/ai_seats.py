"""Matches with AI seats."""

from __future__ import annotations

import asyncio
import os
from typing import Any

from arbiter.match.v1 import match_pb2, match_service_pb2

from services.match.turns import MARKS, turns_key
from support.table import Table

TURNS = turns_key("connect_four")


def ai(level: str = "easy", **fields: Any) -> match_service_pb2.NewSeat:
    return match_service_pb2.NewSeat(name="Robot", ai=match_service_pb2.NewAi(level=level, **fields))


def person() -> match_service_pb2.NewSeat:
    return match_service_pb2.NewSeat(name="Anna")


async def new_match(table: Table, *seats: match_service_pb2.NewSeat, game: str = "connect_four") -> Any:
    request = match_service_pb2.CreateMatchRequest(request_id=os.urandom(8).hex(), game=game, seats=seats)
    return await table.matches.CreateMatch(request)


async def until(table: Table, match_id: str, reached: Any, within: float = 60) -> Any:
    """The match as soon as it is so."""
    async with asyncio.timeout(within):
        while not reached(match := await table.match(match_id)):
            await asyncio.sleep(0.01)
    return match


def over(match: Any) -> bool:
    return bool(match.status == match_pb2.MATCH_STATUS_OVER)


def ai_moves(record: match_pb2.Record, seat: int | None = None) -> list[match_pb2.RecordedAction]:
    acted = [entry.action for entry in record.entries if entry.WhichOneof("entry") == "action"]
    return [a for a in acted if not a.forced and (seat is None or a.seat == seat)]


async def settled(redis: Any) -> None:
    """Nothing is left in the stream, with the workers, or marked."""
    async with asyncio.timeout(10):
        while redis.xlen(TURNS) or redis.xpending(TURNS, "ai")["pending"] or redis.zcard(MARKS):
            await asyncio.sleep(0.02)
