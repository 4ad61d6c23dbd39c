"""Records in protobuf as the rows that an audit reads. What a message says wrongly by itself is told here:
numbers that are no numbers, and things that are said twice and differently."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping, Sequence
from typing import Any

from arbiter.match.v1 import match_pb2
from google.protobuf.duration_pb2 import Duration
from google.protobuf.timestamp_pb2 import Timestamp

from ai.referee import made, rows
from ai.referee.findings import CONTRADICTION, MALFORMED, UNKNOWN_FORMAT, WRONG_CLOCK, WRONG_HEADER
from ai.referee.rows import Fault, Heading, Row
from engine.core.chance import NONCE_MAX_BYTES, SEED_BYTES
from engine.core.faults import Malformed
from engine.core.game import Note, Result, ScoreLine, SeatResult
from engine.core.ids import CHANCE, REFEREE
from engine.core.kernel import Draw, draw_bytes
from engine.core.state import State
from services.common.codecs import Codec, type_url
from services.common.rulings import read_ruling
from services.match.record import FORMAT

MAX_MS = 0xFFFFFFFF
DIGEST_BYTES = 32
Levels = Mapping[int, str]
NO_LEVELS: Levels = {}
KINDS = {"started": 1, "claimed": 2, "action": 3, "draw": 4, "ruling": 5, None: 0}


class Faults(list[Fault]):
    """What is wrong with one message; a digest that cannot be read is told and left out."""

    def say(self, kind: str, message: str, said: str = "", expected: str = "") -> None:
        self.append(Fault(kind, message, said[:100], expected[:100]))

    def digest(self, text: str, what: str, size: int = DIGEST_BYTES) -> bytes | None:
        try:
            data = bytes.fromhex(text)
        except ValueError:
            data = b""
        if len(data) == size and data.hex() == text:
            return data
        self.say(MALFORMED, f"{what} is not {size} bytes in small hexadecimal digits.", text)
        return None


def ms_of(time: Timestamp | Duration) -> int | None:
    """Milliseconds; None if it is no whole number of them."""
    if time.nanos % 1_000_000 or not 0 <= time.nanos < 1_000_000_000 or time.seconds < 0:
        return None
    return time.seconds * 1000 + time.nanos // 1_000_000


# -- header ---------------------------------------------------------------------------------------------


def read_header(codec: Codec | None, header: match_pb2.RecordHeader) -> Heading:
    """`codec` is that of the header's game, None if it is not known here."""
    faults = Faults()
    if header.format != FORMAT:
        faults.say(UNKNOWN_FORMAT, "The record has another format.", str(header.format), str(FORMAT))
    if [seat.seat for seat in header.seats] != list(range(len(header.seats))):
        faults.say(WRONG_HEADER, "The seats are not numbered from 0 in order.")
    check_seal(header, faults)
    full = not header.redacted
    seed = faults.digest(header.revealed_seed, "The seed", SEED_BYTES) if header.revealed_seed else None
    return Heading(
        match_id=header.match_id,
        game=header.game,
        rules_version=header.rules_version,
        names=tuple(seat.name for seat in header.seats),
        commitment=faults.digest(header.commitment, "The commitment") or b"",
        seed=seed,
        nonces=read_nonces(header, faults),
        genesis=faults.digest(header.genesis, "The genesis") if header.genesis else None,
        auto_forced=header.auto_forced,
        redacted=header.redacted,
        create_ms=ms_of(header.create_time) or 0,
        end_ms=ms_of(header.end_time) if header.HasField("end_time") else None,
        start=start_of(codec, header, faults) if codec is not None and full else None,
        mark=mark_of_header(header),
        faults=tuple(faults),
    )


def check_seal(header: match_pb2.RecordHeader, faults: Faults) -> None:
    """A finished record has its seed and its genesis and leaves nothing out."""
    if header.redacted and (header.revealed_seed or header.genesis):
        faults.say(WRONG_HEADER, "The record is told as redacted, but its match is over.")
    if header.revealed_seed and not header.genesis:
        faults.say(WRONG_HEADER, "The genesis is left out.")


def read_nonces(header: match_pb2.RecordHeader, faults: Faults) -> dict[int, bytes]:
    """What each seat added to the seed."""
    found: dict[int, bytes] = {}
    for nonce in header.nonces:
        try:
            data = bytes.fromhex(nonce.nonce)
        except ValueError:
            data = b""
        if not 1 <= len(data) <= NONCE_MAX_BYTES or nonce.seat >= len(header.seats) or nonce.seat in found:
            faults.say(WRONG_HEADER, f"The nonce of seat {nonce.seat} is no nonce.", nonce.nonce)
        else:
            found[nonce.seat] = data
    return found


def start_of(codec: Codec, header: match_pb2.RecordHeader, faults: Faults) -> State | None:
    """The position before anything happened."""
    seats = len(header.seats)
    if seats not in codec.game.seats or header.rules_version != codec.game.rules_version:
        if seats not in codec.game.seats:
            faults.say(WRONG_HEADER, f"{codec.game.title} cannot be played by {seats}.", str(seats))
        return None
    try:
        state: State = codec.game.new(codec.decode_options(header.options, seats), seats)
    except Malformed as fault:
        faults.say(WRONG_HEADER, f"The options cannot be read: {fault}.")
        return None
    return state


# -- entries --------------------------------------------------------------------------------------------


def read_row(
    codec: Codec | None, redacted: bool, at: int, entry: match_pb2.RecordEntry, levels: Levels = NO_LEVELS
) -> Row:
    """The entry at this place of the record, from 1. `levels` are those of the seats that an AI plays."""
    faults = Faults()
    kind = entry.WhichOneof("entry")
    ply = kind in ("action", "draw")
    seat, code, forced, draw, name, ruling = 0, None, False, None, "", None
    if kind == "action":
        seat, forced = entry.action.seat, entry.action.forced
        code = read_code(codec, redacted, entry.action, faults)
        check_thinking(entry.action, levels, codec, faults)
    elif kind == "draw":
        seat, draw = int(CHANCE), to_draw(entry.draw)
        code = read_outcome(codec, redacted, entry.draw, faults)
    else:
        seat, name = entry.claimed.seat, entry.claimed.name
        ruling = read_ruling(entry.ruling) if kind == "ruling" else None
        check_idle(entry, kind, faults)
    elapsed = ms_of(entry.elapsed)
    if elapsed is None or elapsed > MAX_MS:
        faults.say(WRONG_CLOCK, "The time since the entry before is no whole number of milliseconds.")
        elapsed = None
    signed = (ply or ruling is not None) and not redacted
    placed = ply and not redacted
    return Row(
        at=at, version=entry.version, ply=entry.ply, kind=kind or rows.NOTHING, seat=seat, code=code,
        forced=forced, draw=draw, name=name, elapsed_ms=elapsed,
        state_digest=faults.digest(entry.state_digest, "The digest of the position") if placed else None,
        digest=faults.digest(entry.digest, "The digest") if signed else None,
        mark=mark_of(entry, kind, draw), size=entry.ByteSize(), faults=tuple(faults), ruling=ruling,
        source=entry,
    )  # fmt: skip


def check_idle(entry: match_pb2.RecordEntry, kind: str | None, faults: Faults) -> None:
    """A claim, the start of the match or a ruling has no position and no events; a ruling has a digest."""
    if (entry.digest and kind != "ruling") or entry.state_digest or entry.events:
        faults.say(MALFORMED, "It has digests or events, though nothing was played.")
    if kind == "claimed" and not entry.claimed.claimed:
        faults.say(CONTRADICTION, "A claimed seat is told as not claimed.")
    if entry.claimed.HasField("ai"):
        faults.say(CONTRADICTION, "A seat that somebody claimed is told to be played by an AI.")


def levels_of(header: match_pb2.RecordHeader) -> Levels:
    return {seat.seat: seat.ai.level for seat in header.seats if seat.HasField("ai")}


def check_thinking(
    action: match_pb2.RecordedAction, levels: Levels, codec: Codec | None, faults: Faults
) -> None:
    """How an AI chose is no part of the digest; it must at least be of an AI that plays this seat."""
    if not action.HasField("thinking"):
        return
    level, told = levels.get(action.seat), action.thinking
    if level is None:
        faults.say(CONTRADICTION, "An AI is told to have chosen it, but none plays this seat.")
    elif told.level != level:
        faults.say(CONTRADICTION, "The AI that chose it is told to have another level.", told.level, level)
    elif codec is not None and told.rules_version != codec.game.rules_version:
        text = "The AI that chose it is told to have played by other rules."
        faults.say(CONTRADICTION, text, told.rules_version, codec.game.rules_version)


def read_code(
    codec: Codec | None, redacted: bool, action: match_pb2.RecordedAction, faults: Faults
) -> int | None:
    """The engine's number of an action, which the record gives twice."""
    if not action.HasField("code"):
        if not redacted:
            faults.say(MALFORMED, "The action is left out.")
        return None
    if codec is not None and not (redacted and not action.HasField("action")):
        try:
            check_type(action.action.type_url, codec.wire.Action)
            told = codec.decode_action(action.action)
            if told != action.code:
                text = "The action is told twice, and differently."
                faults.say(CONTRADICTION, text, codec.describe(told), f"action {action.code}")
        except Malformed as fault:
            faults.say(MALFORMED, f"The action cannot be read: {fault}.")
    return int(action.code)


def read_outcome(
    codec: Codec | None, redacted: bool, draw: match_pb2.RecordedDraw, faults: Faults
) -> int | None:
    """The engine's number of an outcome, which the record gives twice, as it gives the stream."""
    streams = () if codec is None else codec.game.streams
    if codec is not None and (draw.stream >= len(streams) or streams[draw.stream] != draw.name):
        faults.say(CONTRADICTION, f"Stream {draw.stream} has another name.", draw.name)
    if not draw.HasField("code"):
        if not redacted:
            faults.say(MALFORMED, "The outcome is left out.")
        return None
    if codec is not None:
        try:
            check_type(draw.outcome.type_url, codec.wire.Outcome)
            told = codec.decode_outcome(draw.outcome, "outcome")
            if told != (draw.stream, draw.code):
                text = "The outcome is told twice, and differently."
                faults.say(CONTRADICTION, text, str(told[1]), str(draw.code))
        except Malformed as fault:
            faults.say(MALFORMED, f"The outcome cannot be read: {fault}.")
    return int(draw.code)


def check_type(url: str, expected: type[Any]) -> None:
    """A record names its types as this server does, to the letter. Raises Malformed."""
    if url != type_url(expected):
        raise Malformed("type_url", f"it is {url[:100]}, not {type_url(expected)}")


def to_draw(draw: match_pb2.RecordedDraw) -> Draw:
    odds = tuple((o.outcome, o.weight, o.copies) for o in draw.odds)
    return Draw(draw.stream, draw.number, draw.pile, odds)


def wrong_events(codec: Codec, row: Row, notes: Sequence[Note]) -> str:
    """What is wrong with the events of an entry; "" if they are those of what happened."""
    true = [codec.encode_event(event) for event in codec.game.events(notes, int(REFEREE))]
    told = list(row.source.events)
    if told == true:
        return ""
    if len(told) != len(true):
        return f"It tells {len(told)} events; there were {len(true)}."
    for i, (mine, theirs) in enumerate(zip(told, true, strict=True)):
        try:
            check_type(mine.type_url, codec.wire.Event)
            read, meant = (codec.unpack(event, codec.wire.Event, "event") for event in (mine, theirs))
        except Malformed as fault:
            return f"Event {i + 1} cannot be read: {fault}."
        if read != meant:
            return f"Event {i + 1} is not what happened."
    return ""


# -- result and marks -----------------------------------------------------------------------------------


def read_result(message: match_pb2.Result) -> Result:
    seats = tuple(
        SeatResult(s.seat, s.place, s.share, s.points, read_lines(s.lines), read_lines(s.tie_breaks))
        for s in message.seats
    )
    return Result(seats, message.reason, message.team)


def read_lines(lines: Sequence[match_pb2.ScoreLine]) -> tuple[ScoreLine, ...]:
    return tuple(ScoreLine(line.key, line.title, line.points) for line in lines)


def mark_of(entry: match_pb2.RecordEntry, kind: str | None, draw: Draw | None) -> bytes:
    """SHA-256 over all that an entry says, in a form that does not depend on how protobuf writes it."""
    action, outcome, claimed = entry.action, entry.draw, entry.claimed
    code = action.code if kind == "action" else outcome.code
    numbers = struct.pack(
        "<IIBIIBqi", entry.version, entry.ply, KINDS[kind], action.seat or claimed.seat, code,
        action.forced | claimed.claimed << 1, entry.elapsed.seconds, entry.elapsed.nanos,
    )  # fmt: skip
    texts = [entry.state_digest, entry.digest, claimed.name, claimed.ai.level, outcome.name]
    for told in (action.action, outcome.outcome, *entry.events):
        texts += [told.type_url, told.value.hex()]
    if kind == "ruling":
        texts.append(made.to_bytes(read_ruling(entry.ruling)).hex())
    if action.HasField("thinking"):
        mind = action.thinking
        texts += [mind.level, mind.rules_version, mind.ai_version, *map(str, mind.iterations)]
        texts += [f"{mind.seed} {mind.partial} {mind.think_ms}"]
        texts += [f"{name}={mind.parameters[name]}" for name in sorted(mind.parameters)]
    return hashlib.sha256(numbers + draw_bytes(draw) + "\0".join(texts).encode()).digest()


def mark_of_header(header: match_pb2.RecordHeader) -> bytes:
    texts = [
        str(header.format), header.match_id, header.game, header.rules_version, header.options.type_url,
        header.options.value.hex(), header.commitment, header.revealed_seed, header.genesis,
        f"{header.auto_forced} {header.redacted}",
        f"{header.create_time.seconds}.{header.create_time.nanos}",
        f"{header.end_time.seconds}.{header.end_time.nanos}",
    ]  # fmt: skip
    texts += [f"{s.seat} {s.claimed} {s.name} {s.ai.level}" for s in header.seats]
    texts += [f"{n.seat} {n.nonce}" for n in header.nonces]
    return hashlib.sha256("\0".join(texts).encode()).digest()


def mark_of_result(message: match_pb2.Result | None) -> bytes:
    return hashlib.sha256(repr(None if message is None else read_result(message)).encode()).digest()
