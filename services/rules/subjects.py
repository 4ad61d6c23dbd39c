"""What a call of the rules is about: a stored match or a position that the caller sends."""

from __future__ import annotations

from typing import NamedTuple

from arbiter.match.v1 import match_pb2

from engine.core.faults import Malformed
from engine.core.state import State
from services.common.auth import Caller, acting_seat, enter, need_referee
from services.common.codecs import Codec, Codecs
from services.common.faults import NotYet
from services.common.fields import check_match_id
from services.common.head import Head, check_not_ruled
from services.common.lru import Lru
from services.common.store import Store, stale


class Subject(NamedTuple):
    """A position to be looked at and not changed; `version` is 0 if the caller sent it."""

    codec: Codec
    state: State
    seats: int
    version: int


class Subjects:
    """Finds the position of a subject. Decoded positions are kept, since hosts ask often about one."""

    def __init__(self, store: Store, codecs: Codecs, cached: int) -> None:
        self.store = store
        self.codecs = codecs
        self.positions: Lru[tuple[str, bytes], State] = Lru(cached)

    async def find(self, asked: match_pb2.Subject, caller: Caller) -> Subject:
        kind = asked.WhichOneof("subject")
        if kind == "match":
            return await self.of_match(asked.match, caller)
        if kind == "position":
            return self.of_position(asked.position, caller, "subject.position.state")
        raise Malformed("subject", "neither a match nor a position is given")

    async def of_match(self, asked: match_pb2.MatchRef, caller: Caller) -> Subject:
        """A match that is played or ended by the rules: what a ruling ended has no legal actions."""
        head, state = await self.head_of(asked, caller)
        check_not_ruled(head)
        return Subject(self.codecs.by_id[head.game], state, head.seats, head.version)

    async def head_of(self, asked: match_pb2.MatchRef, caller: Caller) -> tuple[Head, State]:
        """With a version that this process holds, no other process is asked."""
        version = asked.version if asked.HasField("version") else None
        head = self.store.cached(asked.match_id, version) if version is not None else None
        if head is None:
            check_match_id(asked.match_id)
            head, _ = await self.store.load(asked.match_id)
        enter(caller, head)
        if version is not None and version != head.version:
            raise stale(head.match_id, head.version)
        if head.state is None:
            check_not_ruled(head)
            raise NotYet(f"match {head.match_id} has not begun", "NOT_BEGUN")
        return head, head.state

    def of_position(self, asked: match_pb2.Position, caller: Caller, field: str) -> Subject:
        need_referee(caller, "sending a position")
        codec = self.codecs.of_position(asked.state, field)
        known = (codec.game.id, asked.state.value)
        state = self.positions.get(known)
        if state is None:
            state = codec.decode_position(asked.state, field)
            self.positions.put(known, state)
        return Subject(codec, state, max(codec.game.seats), 0)


def seat_of(subject: Subject, caller: Caller, asked: int | None) -> int:
    """The seat that the question is about."""
    return acting_seat(caller, subject.seats, asked, int(subject.state.to_act()))
