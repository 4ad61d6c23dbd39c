"""AuditRecord: a record in, findings and a signed report out, within bounds."""

from __future__ import annotations

import asyncio
import hashlib
import json
import resource
from collections.abc import AsyncIterator
from typing import Any

import pytest
from arbiter.match.v1 import match_pb2
from arbiter.referee.v1 import referee_service_pb2 as referee
from google.protobuf.any_pb2 import Any as AnyMessage
from support.in_process import served
from support.redis_server import RedisServer
from support.table import GAMES, Table, bearer, fails, reason, tokens_of

from services.benchmarks.records import first_options, random_record
from services.common.auth import OPEN_HOST, Caller, Keyring
from services.common.codecs import Codecs
from services.common.faults import Trouble
from services.referee.audits import MAX_BYTES, AuditApp
from services.referee.sealing import is_sealed
from services.server import Running

CHUNK = 5


async def parts(record: Any, language: str = "") -> AsyncIterator[referee.AuditRecordRequest]:
    start = referee.AuditStart(header=record.header, language=language)
    yield referee.AuditRecordRequest(start=start)
    for first in range(0, len(record.entries), CHUNK):
        chunk = referee.AuditEntries(entries=record.entries[first : first + CHUNK])
        yield referee.AuditRecordRequest(entries=chunk)
    end = referee.AuditEnd()
    if record.HasField("result"):
        end.result.CopyFrom(record.result)
    yield referee.AuditRecordRequest(end=end)


async def slowly(stream: AsyncIterator[Any]) -> AsyncIterator[Any]:
    """A client that listens before it sends on: whoever writes into a call that is over is told less."""
    async for part in stream:
        yield part
        await asyncio.sleep(0.2)


async def audit(table: Table, stream: Any, token: str | None = None) -> list[Any]:
    return [answer async for answer in table.referee.AuditRecord(stream, metadata=bearer(token))]


async def finished(table: Table) -> tuple[Any, list[str]]:
    created = await table.create(seats=2)
    tokens = tokens_of(created)
    await table.play_out(created.match.match_id, tokens)
    return await table.record(created.match.match_id, tokens[0]), tokens


def findings(answers: list[Any]) -> list[Any]:
    return [answer.finding for answer in answers if answer.HasField("finding")]


def report(answers: list[Any]) -> Any:
    assert answers[-1].HasField("report")
    assert sum(answer.HasField("report") for answer in answers) == 1
    return answers[-1].report


async def test_an_honest_record_is_told_to_be_one(table: Table) -> None:
    record, _ = await finished(table)
    answers = await audit(table, parts(record))
    assert findings(answers) == []
    told = report(answers)
    assert told.severity == referee.SEVERITY_UNSPECIFIED
    assert told.entries == len(record.entries)
    assert told.replayed == told.entries - 1, "all but the start of the match"
    assert [a.progress.entries for a in answers if a.HasField("progress")][-1] == told.entries
    assert "Nothing is wrong" in told.page


async def test_an_illegal_action_comes_with_its_article_in_the_language_asked_for(table: Table) -> None:
    record, _ = await finished(table)
    acted = [i for i, e in enumerate(record.entries) if e.HasField("action")]
    mine, theirs = (record.entries[i].action for i in acted[:2])
    mine.action.CopyFrom(theirs.action)
    mine.code = theirs.code
    for language, gist in (("en", "One stakes a coin"), ("hu", "Csak saját")):
        answers = await audit(table, parts(record, language))
        first = findings(answers)[0]
        assert (first.kind, first.entry, first.first) == ("illegal_action", acted[0] + 1, True)
        assert first.citation.article == "CD-4"
        assert first.citation.gist.startswith(gist)
        assert all(f.consequential for f in findings(answers)[1:])
        assert report(answers).severity == referee.SEVERITY_ERROR


async def test_the_same_record_gives_the_same_signed_report(strict: tuple[Table, Running]) -> None:
    table, _ = strict
    record = a_record()
    token = seat_token()
    first, again = [report(await audit(table, parts(record), token)) for _ in range(2)]
    assert first == again
    keyring = Keyring("HS256", "k" * 32)
    assert is_sealed(keyring, first.json, first.signature)
    assert not is_sealed(keyring, first.json + b" ", first.signature)
    assert not is_sealed(Keyring("HS256", "x" * 32), first.json, first.signature)
    told = json.loads(first.json)
    assert json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode() == first.json
    assert told["severity"] == "none"
    assert hashlib.sha256(first.json).hexdigest() not in first.page, "a page does not claim to be signed"


def a_record() -> match_pb2.Record:
    """A finished record of another server."""
    codec = Codecs(GAMES).by_id["coin_duel"]
    return random_record(codec, first_options(codec.game, 2), 2, 0)


def seat_token() -> str:
    return Keyring("HS256", "k" * 32).mint("some-match", "seat:0", "id", 4_000_000_000)


async def test_a_signature_is_no_token(strict: tuple[Table, Running]) -> None:
    table, _ = strict
    record = a_record()
    signature = report(await audit(table, parts(record), seat_token())).signature
    error = await fails(audit(table, slowly(parts(record)), signature))
    assert reason(error) == "TOKEN_INVALID"


async def test_a_stranger_may_not_keep_the_server_busy(strict: tuple[Table, Running]) -> None:
    table, _ = strict
    record = a_record()
    assert reason(await fails(audit(table, slowly(parts(record))))) == "TOKEN_MISSING"


async def test_a_running_record_is_audited_as_far_as_it_can_be(table: Table) -> None:
    created = await table.create()
    tokens = tokens_of(created)
    await table.turn(created.match.match_id, tokens)
    record = await table.record(created.match.match_id, tokens[0])
    found = findings(await audit(table, parts(record)))
    assert {f.kind for f in found} <= {"redacted", "unfinished", "not_judged"}
    assert all(f.severity == referee.SEVERITY_NOTE for f in found)
    assert not any(f.first for f in found)


async def test_parts_out_of_order_are_malformed(table: Table) -> None:
    record, _ = await finished(table)
    whole = [part async for part in parts(record)]

    async def given(*some: Any) -> AsyncIterator[Any]:
        for part in some:
            yield part

    for some, field in (
        ([], "end"),
        (whole[1:], "start"),
        ([whole[0], whole[0]], "start"),
        (whole[:-1], "end"),
        ([*whole, whole[1]], "entries"),
        ([referee.AuditRecordRequest()], "start"),
    ):
        error = await fails(audit(table, slowly(given(*some))))
        assert error.details().startswith(f"{field}:"), error.details()


async def test_a_record_that_is_too_large_is_refused_with_its_limit(redis_server: RedisServer) -> None:
    app = AuditApp(Codecs(GAMES), Keyring("HS256", "k" * 32), max_bytes=10_000)
    async with served(redis_server.url) as (table, _):
        record, _ = await finished(table)
    for _ in range(4):
        record.entries.extend(list(record.entries))
    with pytest.raises(Trouble) as told:
        async for _ in app.audit(parts(record), OPEN_HOST):
            pass
    assert told.value.reason == "RECORD_TOO_LARGE"
    assert told.value.facts == {"limit": "10000"}


async def test_a_client_that_falls_silent_is_sent_away() -> None:
    app = AuditApp(Codecs(GAMES), Keyring("HS256", "k" * 32), patience_s=0.05)

    async def silent() -> AsyncIterator[Any]:
        yield referee.AuditRecordRequest(start=referee.AuditStart(header=a_record().header))
        await asyncio.sleep(30)

    with pytest.raises(Trouble, match="nothing came"):
        async for _ in app.audit(silent(), OPEN_HOST):
            pass


async def test_many_findings_fit_and_the_rest_is_counted(table: Table) -> None:
    record, _ = await finished(table)
    last = record.entries[-1]
    record.entries.extend([last] * 700)
    answers = await audit(table, parts(record))
    told = report(answers)
    assert len(findings(answers)) == 500
    assert {f.kind for f in findings(answers)} == {"duplicated"}
    assert (told.findings, told.suppressed) == (700, 200)
    assert json.loads(told.json)["suppressed"] == 200


async def test_an_action_that_an_ai_chose_is_of_the_ai_that_plays_the_seat(table: Table) -> None:
    record, _ = await finished(table)
    acted = next(i for i, e in enumerate(record.entries) if e.HasField("action") and not e.action.forced)
    action = record.entries[acted].action
    action.thinking.level, action.thinking.rules_version = "hard", record.header.rules_version
    found = findings(await audit(table, parts(record)))
    assert [(f.kind, f.entry) for f in found] == [("contradiction", acted + 1)]
    record.header.seats[action.seat].ai.level = "hard"
    assert findings(await audit(table, parts(record))) == []
    action.thinking.level = "easy"
    found = findings(await audit(table, parts(record)))
    assert [(f.kind, f.said, f.expected) for f in found] == [("contradiction", "easy", "hard")]


async def test_a_hundred_megabytes_are_audited_in_bounded_memory() -> None:
    """Entries of 200 kB each, since it is the bytes that must not pile up."""
    record = a_record()
    stuffing = AnyMessage(
        type_url="type.googleapis.com/arbiter.games.coin_duel.v1.Event", value=b"x" * 200_000
    )

    async def stuffed() -> AsyncIterator[referee.AuditRecordRequest]:
        yield referee.AuditRecordRequest(start=referee.AuditStart(header=record.header))
        sent = 0
        version = 0
        while sent < 100_000_000:
            entry = match_pb2.RecordEntry()
            entry.CopyFrom(record.entries[version % len(record.entries)])
            version += 1
            entry.version = version + (version > 5)  # one is missing, so that the order of the rest is open
            entry.events.append(stuffing)
            part = referee.AuditRecordRequest(entries=referee.AuditEntries(entries=[entry]))
            sent += part.ByteSize()
            yield part
        yield referee.AuditRecordRequest(end=referee.AuditEnd())

    app = AuditApp(Codecs(GAMES), Keyring("HS256", "k" * 32))
    before = peak_kb()
    answers = [answer async for answer in app.audit(stuffed(), Caller("seat", "m", 0))]
    assert report(answers).entries >= 490
    assert peak_kb() - before < 32_000, "it must not hold what it has read"
    assert MAX_BYTES >= 100_000_000


def peak_kb() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
