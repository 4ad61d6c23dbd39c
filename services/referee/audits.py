"""AuditRecord: a record streamed in, findings and a signed report streamed out, in bounded memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from typing import cast

from arbiter.match.v1 import match_pb2
from arbiter.referee.v1 import referee_service_pb2 as referee

from ai.referee.audit import Outcome
from ai.referee.findings import Finding
from ai.referee.report import to_json, to_page
from engine.core.faults import Malformed
from services.common.auth import Caller, Keyring
from services.common.codecs import Codecs
from services.common.faults import TooMuch, TooSlow, WhoAreYou
from services.referee.articles import to_citation
from services.referee.auditing import Auditor
from services.referee.sealing import seal

MAX_BYTES = 100 * 1024 * 1024  # of all messages of a record together
AT_ONCE = 2  # threads of one process that audit; the entries of others wait
PATIENCE_S = 60.0  # between two messages of a record
BATCH = 256  # entries between which other calls get their turn

Answer = referee.AuditRecordResponse
Parts = AsyncIterator[referee.AuditRecordRequest]


class AuditApp:
    """One per process. Entries are worked on in a thread, so that other calls go on."""

    def __init__(
        self,
        codecs: Codecs,
        keyring: Keyring,
        max_bytes: int = MAX_BYTES,
        patience_s: float = PATIENCE_S,
    ) -> None:
        self.codecs = codecs
        self.keyring = keyring
        self.max_bytes = max_bytes
        self.patience_s = patience_s
        self.turns = asyncio.Semaphore(AT_ONCE)

    async def audit(self, parts: Parts, caller: Caller) -> AsyncGenerator[Answer, None]:
        """Raises Malformed for parts out of order, TooMuch for a record that is too large."""
        if caller.scope == "":
            raise WhoAreYou("auditing a record needs a token; any will do", "TOKEN_MISSING")
        reading = Reading(self.codecs, self.max_bytes, self.turns)
        while (part := await self.next_part(parts)) is not None:
            if await reading.take(part):
                yield reading.progress()
        outcome, language = await reading.done()
        for finding in outcome.findings:
            yield Answer(finding=to_finding(finding, language))
        yield Answer(report=to_report(outcome, language, self.keyring))

    async def next_part(self, parts: Parts) -> referee.AuditRecordRequest | None:
        """None at the end of the stream. Raises TooSlow if nothing comes for too long."""
        try:
            async with asyncio.timeout(self.patience_s):
                return await anext(parts, None)
        except TimeoutError:
            raise TooSlow(f"nothing came for {self.patience_s:g} seconds; send the record again") from None


class Reading:
    """The parts of one record, in order."""

    def __init__(self, codecs: Codecs, max_bytes: int, turns: asyncio.Semaphore) -> None:
        self.codecs = codecs
        self.max_bytes = max_bytes
        self.turns = turns
        self.bytes = 0
        self.auditor: Auditor | None = None
        self.language = ""
        self.ended = False
        self.result: match_pb2.Result | None = None

    async def take(self, part: referee.AuditRecordRequest) -> bool:
        """Take a part; True if there is progress to be told."""
        self.weigh(part.ByteSize())
        kind = part.WhichOneof("part")
        if kind == "start" and self.auditor is None:
            self.language = part.start.language
            self.auditor = Auditor(self.codecs, part.start.header)
            return False
        if self.auditor is None:
            raise Malformed("start", "the first message must be the start, with the header")
        if self.ended or kind not in ("entries", "end"):
            raise Malformed(kind or "part", "a record is one start, then entries, then one end")
        if kind == "end":
            self.ended = True
            self.result = part.end.result if part.end.HasField("result") else None
            return False
        entries = part.entries.entries
        for first in range(0, len(entries), BATCH):
            async with self.turns:
                await asyncio.to_thread(self.auditor.take, entries[first : first + BATCH])
        return True

    def weigh(self, size: int) -> None:
        self.bytes += size
        if self.bytes > self.max_bytes:
            raise TooMuch(
                f"the record is larger than {self.max_bytes} bytes; audit its file with `arbiter audit`",
                "RECORD_TOO_LARGE",
                limit=self.max_bytes,
            )

    def progress(self) -> Answer:
        auditor = self.auditor
        assert auditor is not None
        return Answer(progress=referee.AuditProgress(entries=auditor.entries, findings=auditor.findings))

    async def done(self) -> tuple[Outcome, str]:
        """What it came to, and the language of its citations."""
        if self.auditor is None or not self.ended:
            raise Malformed("end", "the stream broke off: the last message must be the end")
        async with self.turns:
            return await asyncio.to_thread(self.auditor.finish, self.result), self.language


def to_finding(finding: Finding, language: str) -> referee.Finding:
    message = referee.Finding(
        kind=finding.kind,
        severity=cast(referee.Severity, finding.severity),
        entry=finding.entry,
        version=finding.version,
        ply=finding.ply,
        first=finding.first,
        consequential=finding.consequential,
        message=finding.message,
        said=finding.said,
        expected=finding.expected,
    )
    if finding.articles:
        message.citation.CopyFrom(to_citation(finding.articles[0], language))
        message.also_broken.extend(to_citation(article, language) for article in finding.articles[1:])
    return message


def to_report(outcome: Outcome, language: str, keyring: Keyring) -> referee.AuditReport:
    report = to_json(outcome, language)
    return referee.AuditReport(
        severity=cast(referee.Severity, outcome.severity),
        entries=outcome.entries,
        findings=outcome.primary,
        consequential=outcome.consequential,
        suppressed=outcome.suppressed,
        replayed=outcome.replayed,
        json=report,
        page=to_page(outcome, language),
        signature=seal(keyring, report),
    )
