"""Rulings asked for in tests, and matches to be ruled on."""

from __future__ import annotations

from typing import Any

from arbiter.match.v1 import match_pb2

from support.ai_seats import new_match, person
from support.table import Table, tokens_of

FEW = 400  # playouts: the floor


def search(name: str = "Art. 7.3") -> match_pb2.EventRule:
    return match_pb2.EventRule(kind=match_pb2.RULE_KIND_SEARCH, name=name)


def forfeit(*absent: int) -> match_pb2.EventRule:
    return match_pb2.EventRule(kind=match_pb2.RULE_KIND_FORFEIT, name="Art. 7.2", absent=absent)


def void() -> match_pb2.EventRule:
    return match_pb2.EventRule(kind=match_pb2.RULE_KIND_VOID, name="Art. 9")


async def left(
    table: Table, turns: int = 8, game: str = "connect_four", seats: int = 2
) -> tuple[str, list[str], Any]:
    """(id, tokens of the seats, what CreateMatch answered) of a match that is left after so many turns."""
    created = await new_match(table, *[person()] * seats, game=game)
    match_id, tokens = created.match.match_id, tokens_of(created)
    for _ in range(turns):
        await table.turn(match_id, tokens)
    return match_id, tokens, created
