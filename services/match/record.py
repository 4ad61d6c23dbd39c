"""GetRecord: a whole match, complete once it is over, before that only what the viewer may know."""

from __future__ import annotations

from collections.abc import AsyncIterator

from arbiter.match.v1 import match_pb2, match_service_pb2
from arbiter.store.v1 import store_pb2
from google.protobuf.duration_pb2 import Duration

from engine.core.ids import CHANCE, REFEREE
from services.common.auth import REFEREE_SCOPE, Caller, enter
from services.common.codecs import Codec, Codecs
from services.common.fields import check_match_id
from services.common.head import OVER, Head
from services.common.results import to_result
from services.common.store import Store, Stored, hole
from services.match import play
from services.match.messages import end_of, events_of, options_of, seats_of, timestamp

FORMAT = 1
PAGE = 512  # entries read at once


class RecordApp:
    def __init__(self, store: Store, codecs: Codecs) -> None:
        self.store = store
        self.codecs = codecs

    async def get(
        self, asked: match_service_pb2.GetRecordRequest, caller: Caller
    ) -> match_service_pb2.GetRecordResponse:
        check_match_id(asked.match_id)
        head, _ = await self.store.load(asked.match_id)
        enter(caller, head)
        codec = self.codecs.by_id[head.game]
        over = head.status == OVER
        whole = over or caller.scope == REFEREE_SCOPE
        record = match_pb2.Record(header=to_header(codec, head, over, whole))
        async for stored in self.entries(head):
            record.entries.append(to_entry(codec, stored, caller.viewer, whole))
        result = end_of(codec, head) if over else None
        if result is not None:
            record.result.CopyFrom(to_result(result))
        return match_service_pb2.GetRecordResponse(record=record)

    async def entries(self, head: Head) -> AsyncIterator[Stored]:
        """The log up to the version of this head. Raises Damaged where an entry is missing."""
        version = 0
        while version < head.version:
            page = await self.store.read_log(head.match_id, version, min(PAGE, head.version - version))
            if not page:
                raise hole(head.match_id, version + 1)
            for stored in page:
                if stored.version != version + 1:
                    raise hole(head.match_id, version + 1)
                yield stored
                version = stored.version


def to_header(codec: Codec, head: Head, over: bool, whole: bool) -> match_pb2.RecordHeader:
    """The seed stays a secret until the match is over, also for a referee, who sees the `whole` rest."""
    setup = head.setup
    header = match_pb2.RecordHeader(
        format=FORMAT,
        match_id=head.match_id,
        game=head.game,
        rules_version=setup.rules_version,
        options=options_of(codec, setup),
        seats=seats_of(setup),
        commitment=setup.commitment.hex(),
        create_time=timestamp(setup.create_ms),
        auto_forced=setup.auto_forced,
        redacted=not whole,
    )
    if over:
        header.revealed_seed = setup.server_seed.hex()
        header.end_time.CopyFrom(timestamp(head.update_ms))
    if whole:
        header.genesis = play.genesis_of(codec, setup).hex()
        for seat, nonce in play.nonces_of(setup).items():
            header.nonces.add(seat=seat, nonce=nonce.hex())
    return header


def to_entry(codec: Codec, stored: Stored, viewer: int, over: bool) -> match_pb2.RecordEntry:
    """Every field when the match is over (or for a referee); else those that this viewer may know."""
    entry = stored.entry
    out = match_pb2.RecordEntry(version=stored.version, ply=entry.ply_after)
    kind = entry.WhichOneof("entry")
    if kind == "started":
        out.started.SetInParent()
    elif kind == "claimed":
        out.claimed.seat = entry.claimed.seat
        out.claimed.name = entry.claimed.name
        out.claimed.claimed = True
    elif kind == "ruling":
        out.ruling.CopyFrom(entry.ruling.ruling)
        out.digest = entry.ruling.digest.hex()
    else:
        fill_ply(codec, out, entry.ply, viewer, over)
    if over:
        out.elapsed.CopyFrom(to_duration(entry.elapsed_ms))
    return out


def fill_ply(
    codec: Codec, out: match_pb2.RecordEntry, ply: store_pb2.LogPly, viewer: int, over: bool
) -> None:
    if ply.seat == CHANCE:
        fill_draw(codec, out.draw, ply, over)
    else:
        out.action.seat = ply.seat
        if over or ply.seat == viewer:
            out.action.action.CopyFrom(codec.encode_action(ply.action))
            out.action.code = ply.action
            out.action.forced = ply.forced
        if over and ply.HasField("thinking"):
            out.action.thinking.CopyFrom(ply.thinking)
    for event in events_of(codec, ply, int(REFEREE) if over else viewer):
        out.events.append(codec.encode_event(event))
    if over:
        out.state_digest = ply.state_digest.hex()
        out.digest = ply.digest.hex()


def fill_draw(codec: Codec, draw: match_pb2.RecordedDraw, ply: store_pb2.LogPly, over: bool) -> None:
    draw.stream = ply.draw.stream
    draw.name = codec.game.streams[ply.draw.stream]
    if not over:
        return
    draw.number = ply.draw.number
    draw.pile = ply.draw.pile
    draw.outcome.CopyFrom(codec.encode_outcome(ply.draw.stream, ply.action))
    draw.code = ply.action
    odds = ply.draw.odds
    for i in range(0, len(odds), 3):
        draw.odds.add(outcome=odds[i], weight=odds[i + 1], copies=odds[i + 2])


def to_duration(ms: int) -> Duration:
    return Duration(seconds=ms // 1000, nanos=ms % 1000 * 1_000_000)
