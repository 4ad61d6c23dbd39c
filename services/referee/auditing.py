"""One record through an audit, whatever it comes from: a stream, a file or a message."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arbiter.match.v1 import match_pb2

from ai.referee.audit import Audit, Outcome, Tell
from ai.referee.rows import Fault, Row
from engine.core.game import Note
from services.common.codecs import Codec, Codecs
from services.referee.reading import (
    levels_of,
    mark_of_result,
    read_header,
    read_result,
    read_row,
    wrong_events,
)


class Auditor:
    """Takes a record in parts, in this order: the header, entries in any number of chunks, the result.

    With `ai_version`, that of what plays on here, the outlooks of rulings are computed again.
    """

    def __init__(self, codecs: Codecs, header: match_pb2.RecordHeader, ai_version: str = "") -> None:
        codec = codecs.by_id.get(header.game)
        same = codec is not None and codec.game.rules_version == header.rules_version
        self.codec: Codec | None = codec if same else None
        self.redacted = header.redacted
        game = None if codec is None else codec.game
        self.audit = Audit(game, read_header(self.codec, header), self.tell(), ai_version)
        self.levels = levels_of(header)
        self.entries = 0

    def tell(self) -> Tell:
        codec = self.codec

        def tell(row: Row, notes: Sequence[Note]) -> str:
            return "" if codec is None else wrong_events(codec, row, notes)

        return tell

    @property
    def findings(self) -> int:
        return self.audit.ledger.total

    def take(self, entries: Iterable[match_pb2.RecordEntry]) -> None:
        for entry in entries:
            self.entries += 1
            self.audit.take(read_row(self.codec, self.redacted, self.entries, entry, self.levels))

    def finish(self, result: match_pb2.Result | None, faults: Sequence[Fault] = ()) -> Outcome:
        """`faults` are those of the file that the record came from."""
        told = None if result is None else read_result(result)
        return self.audit.finish(told, mark_of_result(result), faults)


def audit_record(codecs: Codecs, record: match_pb2.Record, ai_version: str = "") -> Outcome:
    """A record that is whole in memory."""
    auditor = Auditor(codecs, record.header, ai_version)
    auditor.take(record.entries)
    return auditor.finish(record.result if record.HasField("result") else None)
