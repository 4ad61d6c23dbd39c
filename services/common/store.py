"""Matches in Redis: load a head, commit a step, read a log, list what there is.

Keys of one match share the hash tag `{m:<id>}`; `matches` is the index of ListMatches. Nothing else
writes these keys, and a head is only ever replaced by a later version, in one script.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from arbiter.match.v1 import match_pb2
from arbiter.store.v1 import store_pb2
from google.protobuf.message import DecodeError
from redis.asyncio import Redis
from redis.exceptions import ResponseError

from engine.core.faults import Corrupt, Malformed
from services.common.codecs import Codecs
from services.common.faults import AlreadyExists, Damaged, Missing, NotYet, Stale, Trouble
from services.common.head import MARKED, Head, check_fields, damaged, mark_of, read_setup, to_fields
from services.common.lru import Lru
from services.common.pipe import Pipe, load_script

INDEX = "arbiter:matches"
FOREIGN = "WRONGTYPE"  # what Redis answers where a key holds another kind of value
DIGEST = 32  # bytes of the payload's hash before a remembered reply
LOAD = load_script("load")
COMMIT = load_script("commit")


@dataclass(frozen=True)
class Request:
    """What makes a call repeatable: who made it, its id, and a digest of everything else it says."""

    caller: str
    request_id: str
    payload: bytes

    @property
    def field(self) -> str:
        return f"{self.caller} {self.request_id}"

    @property
    def digest(self) -> bytes:
        return hashlib.sha256(self.payload).digest()

    def reply_of(self, remembered: bytes) -> bytes:
        """The first answer. Raises AlreadyExists if it was given to another payload."""
        if remembered[:DIGEST] != self.digest:
            raise AlreadyExists(
                f"request id {self.request_id!r} was used before with other content; take a new one",
                "REQUEST_ID_REUSED",
            )
        return remembered[DIGEST:]


@dataclass(frozen=True)
class Committed:
    """The new head; None if the request had been answered before, and `reply` is that answer."""

    head: Head | None
    reply: bytes


@dataclass(frozen=True)
class Stored:
    """One entry of a log with the version after it."""

    version: int
    entry: store_pb2.LogEntry


def key(match_id: str, part: str) -> str:
    return f"{{m:{match_id}}}:{part}"


def channel(match_id: str) -> str:
    """Where commits of a match are told to the processes that watch it."""
    return key(match_id, "news")


class Store:
    """One per process. Life times in milliseconds; `idle_ms` 0 keeps matches for ever."""

    def __init__(self, redis: Redis, codecs: Codecs, idle_ms: int, reply_ms: int, cached: int) -> None:
        self.redis = redis
        self.pipe = Pipe(redis)
        self.codecs = codecs
        self.idle_ms = idle_ms
        self.reply_ms = reply_ms
        self.heads: Lru[str, Head] = Lru(cached)  # the newest version that this process has seen

    def cached(self, match_id: str, version: int) -> Head | None:
        """This version without asking Redis, if the process holds it. Raises Stale if it holds a later."""
        head = self.heads.get(match_id)
        if head is None or head.version < version:
            return None
        if head.version > version:
            raise stale(head.match_id, head.version)
        return head

    async def load(self, match_id: str, request: Request | None = None) -> tuple[Head, bytes | None]:
        """The present head, and what is remembered of this request; one round trip."""
        known = self.heads.get(match_id)
        field = request.field if request is not None else ""
        mark = known.mark if known is not None else ""
        try:
            remembered, found = await self.pipe.run(LOAD, self.keys(match_id)[::2], (field, mark, *MARKED))
        except ResponseError as fault:
            if str(fault).startswith(FOREIGN):
                raise damaged(match_id) from None
            raise
        if found is None:
            self.heads.drop(match_id)
            raise missing(match_id)
        if found == b"same" and known is not None:
            return known, remembered
        return self.read_head(match_id, pairs(found)), remembered

    async def create(
        self, head: Head, entries: Sequence[store_pb2.LogEntry], request: Request, reply: bytes
    ) -> Committed:
        """Store a new match. Its id comes from its request, so only a repeated one finds it there."""
        return await self.write(None, head, entries, request, reply)

    async def commit(
        self,
        before: Head,
        head: Head,
        entries: Sequence[store_pb2.LogEntry],
        request: Request,
        reply: bytes,
    ) -> Committed:
        """Add these entries, one version each, make `head` the present one and remember the reply.

        All of it only if Redis still holds `before`. Raises Stale with the present version, or Missing.
        """
        return await self.write(before, head, entries, request, reply)

    async def write(
        self,
        before: Head | None,
        head: Head,
        entries: Sequence[store_pb2.LogEntry],
        request: Request,
        reply: bytes,
    ) -> Committed:
        fields, mark = to_fields(head)
        answer = await self.pipe.run(
            COMMIT,
            self.keys(head.match_id),
            (
                request.field,
                request.digest + reply,
                before.mark if before is not None else "",
                before.version if before is not None else 0,
                self.idle_ms,
                self.reply_ms,
                channel(head.match_id),
                len(fields),
                *fields,
                *fields.values(),
                *(entry.SerializeToString() for entry in entries),
            ),
        )
        if answer[0] == b"again":
            return Committed(None, request.reply_of(answer[1]))
        if answer[0] == b"stale":
            self.heads.drop(head.match_id)
            raise gone_on(head.match_id, answer[1])
        stored = replace(head, mark=mark)
        self.heads.put(head.match_id, stored)
        return Committed(stored, reply)

    def read_head(self, match_id: str, fields: dict[bytes, bytes]) -> Head:
        """Checks and decodes a head. Raises Damaged, or NotYet for a game or rules that are not here."""
        version, values = check_fields(match_id, fields)
        status, game, update_ms, setup_bytes, snapshot, chain = values
        setup = read_setup(match_id, setup_bytes)
        codec = self.codecs.by_id.get(game.decode())
        if codec is None or codec.game.rules_version != setup.rules_version:
            raise NotYet(
                f"match {match_id} is played by {game.decode()} rules {setup.rules_version}, "
                "which this server does not have",
                "RULES_VERSION_MISSING",
            )
        try:
            state = codec.read_state(snapshot) if snapshot else None
        except (Corrupt, Malformed):
            raise damaged(match_id) from None
        head = Head(
            match_id, version, cast(match_pb2.MatchStatus, int(status)), game.decode(), int(update_ms),
            setup, state, snapshot, chain,
            mark_of(version, values, fields[b"seal"]), frozenset(token.hash for token in setup.tokens),
        )  # fmt: skip
        self.heads.put(match_id, head)
        return head

    async def read_log(self, match_id: str, after: int, limit: int) -> list[Stored]:
        """Entries after this version, in order."""
        rows = await self.pipe.call("XRANGE", key(match_id, "log"), f"{after + 1}-0", "+", "COUNT", limit)
        return [read_entry(match_id, row) for row in rows]

    async def oldest(self, match_id: str) -> int | None:
        """The version of the oldest entry that is kept."""
        rows = await self.pipe.call("XRANGE", key(match_id, "log"), "-", "+", "COUNT", 1)
        return version_of(rows[0][0]) if rows else None

    async def index(self, match_id: str, create_ms: int) -> None:
        """Make ListMatches find it; doing so twice does no harm."""
        await self.pipe.call("ZADD", INDEX, create_ms, match_id)

    async def list_ids(self, before: tuple[str, int] | None, limit: int) -> list[tuple[str, int]]:
        """(id, create_ms), newest first, after the one that ended the page before."""
        first = 0
        if before is not None:
            last, score = before
            rank = await self.pipe.call("ZREVRANK", INDEX, last)
            if rank is None:  # it expired; go on with what is older than it was
                rank = await self.pipe.call("ZCOUNT", INDEX, f"({score}", "+inf") - 1
            first = rank + 1
        ids = await self.pipe.call("ZRANGE", INDEX, first, first + limit - 1, "REV")
        scores = await self.pipe.call("ZMSCORE", INDEX, *ids) if ids else []
        return [(name.decode(), int(float(score or 0))) for name, score in zip(ids, scores, strict=True)]

    async def forget(self, match_ids: Sequence[str]) -> None:
        """Take expired matches out of the index."""
        if match_ids:
            await self.pipe.call("ZREM", INDEX, *match_ids)

    def keys(self, match_id: str) -> list[str]:
        """Head, log, replies."""
        return [key(match_id, part) for part in ("head", "log", "replies")]

    async def close(self) -> None:
        await self.pipe.close()


def pairs(flat: list[bytes]) -> dict[bytes, bytes]:
    return dict(zip(flat[::2], flat[1::2], strict=True))


def version_of(stream_id: bytes) -> int:
    return int(stream_id.partition(b"-")[0])


def read_entry(match_id: str, row: Any) -> Stored:
    stream_id, values = row
    fields = values if isinstance(values, dict) else pairs(values)
    try:
        return Stored(version_of(stream_id), store_pb2.LogEntry.FromString(fields[b"e"]))
    except (KeyError, DecodeError):
        raise Damaged(
            f"the log of match {match_id} is damaged at version {version_of(stream_id)}", match_id=match_id
        ) from None


def gone_on(match_id: str, version: bytes) -> Trouble:
    """Why a commit did not find the head that it was made from."""
    if version == b"":
        return missing(match_id)
    return stale(match_id, int(version)) if version.isdigit() else damaged(match_id)


def missing(match_id: str) -> Missing:
    return Missing(f"there is no match {match_id[:40]!r}; it may have expired", "MATCH_NOT_FOUND")


def hole(match_id: str, version: int) -> Damaged:
    return Damaged(f"the log of match {match_id} lacks version {version}", match_id=match_id)


def stale(match_id: str, version: int) -> Stale:
    return Stale(f"match {match_id} is at version {version} by now; load it again", version=version)
