"""A match and its updates as messages: what everybody may know, and what one viewer is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from arbiter.match.v1 import match_pb2
from arbiter.store.v1 import store_pb2
from google.protobuf.any_pb2 import Any as AnyMessage
from google.protobuf.timestamp_pb2 import Timestamp

from engine.core.game import Result
from engine.core.ids import CHANCE
from engine.core.kernel import Draw, Entry
from engine.core.state import NOTE_WIDTH, State
from services.common.codecs import Codec
from services.common.head import OVER, RUNNING, Head
from services.common.results import to_result
from services.common.rulings import ruled_result
from services.common.store import Stored

MATCH = "match"  # in the memo of a head; a viewer's number has his view


def ai_to_act(setup: store_pb2.Setup, to_act: Sequence[int]) -> list[int]:
    """Those of the seats that an AI plays."""
    return [seat for seat in to_act if setup.seats[seat].HasField("ai")]


def timestamp(ms: int) -> Timestamp:
    return Timestamp(seconds=ms // 1000, nanos=ms % 1000 * 1_000_000)


def options_of(codec: Codec, setup: store_pb2.Setup) -> AnyMessage:
    url = f"type.googleapis.com/{codec.wire.Options.DESCRIPTOR.full_name}"
    return AnyMessage(type_url=url, value=setup.options)


def seats_of(setup: store_pb2.Setup) -> list[match_pb2.Seat]:
    return [to_seat(i, seat) for i, seat in enumerate(setup.seats)]


def to_seat(number: int, seat: store_pb2.SetupSeat) -> match_pb2.Seat:
    ai = match_pb2.SeatAi(level=seat.ai.level) if seat.HasField("ai") else None
    return match_pb2.Seat(seat=number, name=seat.name, claimed=seat.claimed, ai=ai)


def names_of(setup: store_pb2.Setup) -> list[str]:
    """What sentences call the seats."""
    return [seat.name or f"Seat {i}" for i, seat in enumerate(setup.seats)]


def to_match(codec: Codec, head: Head) -> match_pb2.Match:
    """What everybody may know of a match. Shared, so not to be changed."""
    if MATCH not in head.memo:
        head.memo[MATCH] = build_match(codec, head)
    return cast(match_pb2.Match, head.memo[MATCH])


def to_view(codec: Codec, head: Head, state: State, viewer: int) -> AnyMessage:
    """What this viewer sees of the head's position. Shared, so not to be changed."""
    if viewer not in head.memo:
        head.memo[viewer] = codec.encode_view(state, viewer)
    return cast(AnyMessage, head.memo[viewer])


def build_match(codec: Codec, head: Head) -> match_pb2.Match:
    """With the seed and the result once it is over."""
    setup = head.setup
    match = match_pb2.Match(
        match_id=head.match_id,
        game=head.game,
        rules_version=setup.rules_version,
        options=options_of(codec, setup),
        seats=seats_of(setup),
        status=head.status,
        version=head.version,
        ply=head.ply,
        to_act=head.to_act(),
        commitment=setup.commitment.hex(),
        create_time=timestamp(setup.create_ms),
        update_time=timestamp(head.update_ms),
        auto_forced=setup.auto_forced,
        thinking=ai_to_act(setup, head.to_act()),
    )
    if head.status == OVER:
        match.revealed_seed = setup.server_seed.hex()
        match.rulings.extend(setup.rulings)
        result = end_of(codec, head)
        if result is not None:
            match.result.CopyFrom(to_result(result))
    return match


def end_of(codec: Codec, head: Head) -> Result | None:
    """How a match that is over ended, by the rules or by the last ruling; None if it does not count."""
    ruling = head.ruling()
    if ruling is not None:
        return ruled_result(ruling)
    return None if head.state is None else codec.game.result(head.state)


def to_log(
    entries: tuple[Entry, ...], digests: list[bytes], after: list[int], over: bool, elapsed_ms: int
) -> list[store_pb2.LogEntry]:
    """Log entries of the plies of one step; `after` are the seats that must decide after all of them."""
    out = []
    for i, entry in enumerate(entries):
        last = i == len(entries) - 1
        following = after if last else [entries[i + 1].seat]
        out.append(
            store_pb2.LogEntry(
                ply=to_log_ply(entry, digests[i]),
                ply_after=entry.ply,
                to_act=[seat for seat in following if seat != CHANCE],
                status=OVER if last and over else RUNNING,
                elapsed_ms=elapsed_ms if i == 0 else 0,
            )
        )
    return out


def to_log_ply(entry: Entry, digest: bytes) -> store_pb2.LogPly:
    ply = store_pb2.LogPly(
        seat=entry.seat,
        action=entry.action,
        forced=entry.forced,
        notes=[number for note in entry.notes for number in note],
        state_digest=entry.state_digest,
        digest=digest,
    )
    if entry.draw is not None:
        ply.draw.CopyFrom(to_log_draw(entry.draw))
    return ply


def to_log_draw(draw: Draw) -> store_pb2.LogDraw:
    return store_pb2.LogDraw(
        stream=draw.stream,
        number=draw.number,
        pile=draw.pile,
        odds=[number for odds in draw.odds for number in odds],
    )


def events_of(codec: Codec, ply: store_pb2.LogPly, viewer: int) -> tuple[object, ...]:
    """What this viewer is told of a ply."""
    flat = list(ply.notes)
    width = int(NOTE_WIDTH)
    notes = [tuple(flat[i : i + width]) for i in range(0, len(flat), width)]
    return codec.game.events(notes, viewer)  # type: ignore[arg-type]


def to_update(codec: Codec, setup: store_pb2.Setup, stored: Stored, viewer: int) -> match_pb2.Update:
    """One entry as one viewer is told of it. The same for ever: it does not depend on the present."""
    entry = stored.entry
    update = match_pb2.Update(
        version=stored.version,
        ply=entry.ply_after,
        to_act=entry.to_act,
        status=entry.status,
        thinking=ai_to_act(setup, entry.to_act) if entry.status == RUNNING else (),
    )
    kind = entry.WhichOneof("entry")
    if kind == "started":
        update.started.SetInParent()
    elif kind == "claimed":
        update.claimed.seat = entry.claimed.seat
        update.claimed.name = entry.claimed.name
        update.claimed.claimed = True
    elif kind == "ruling":
        update.ruling.CopyFrom(entry.ruling.ruling)
        update.texts.append(entry.ruling.ruling.reason)
    else:
        fill_ply(codec, setup, update, entry.ply, viewer)
    return update


def fill_ply(
    codec: Codec, setup: store_pb2.Setup, update: match_pb2.Update, ply: store_pb2.LogPly, viewer: int
) -> None:
    if ply.seat == CHANCE:
        update.drawn.stream = codec.game.streams[ply.draw.stream]
    else:
        update.acted.seat = ply.seat
        if ply.seat == viewer:
            update.acted.forced = ply.forced
            update.acted.action.CopyFrom(codec.encode_action(ply.action))
    names = names_of(setup)
    for event in events_of(codec, ply, viewer):
        update.events.append(codec.encode_event(event))
        update.texts.append(codec.game.tell(event, names))
