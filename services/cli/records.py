"""Records in files for the referee's commands: audited part by part, or whole in memory."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from arbiter.match.v1 import match_pb2

from ai.referee.audit import Outcome
from ai.referee.findings import MALFORMED, TRUNCATED
from ai.referee.rows import Fault
from services.ai.version import version_of
from services.cli.problems import Problem, as_sentence
from services.common.codecs import Codecs
from services.referee.auditing import Auditor
from services.referee.files import Unreadable, read_parts

BATCH = 256

Tick = Callable[[int], None]  # told how many entries were read


def audit_file(codecs: Codecs, path: Path, tick: Tick, replay_rulings: bool = False) -> Outcome:
    """What the audit of a file came to. Raises Problem if it is no record at all.

    With `replay_rulings` the outlooks that rulings rest on are computed again.
    """
    auditor: Auditor | None = None
    result: match_pb2.Result | None = None
    faults: list[Fault] = []
    try:
        for name, message in read_parts(path):
            if name == "header":
                codec = codecs.by_id.get(message.game) if replay_rulings else None
                auditor = Auditor(codecs, message, "" if codec is None else version_of(codec.game))
            elif auditor is None:
                raise Unreadable("The file is no record: it does not begin with a header.", 0)
            elif name == "entries":
                auditor.take((message,))
                if auditor.entries % BATCH == 0:
                    tick(auditor.entries)
            else:
                result = message
    except OSError as fault:
        raise no_file(path, fault) from None
    except Unreadable as fault:
        if auditor is None:
            raise no_record(path, fault) from None
        faults.append(Fault(TRUNCATED if fault.cut else MALFORMED, str(fault)))
    if auditor is None:
        raise Problem(f"{path} is empty.", "`arbiter record` fetches a match.")
    return auditor.finish(result, faults)


def read_record(codecs: Codecs, path: Path) -> match_pb2.Record:
    """A whole record. Raises Problem."""
    record = match_pb2.Record()
    try:
        for name, message in read_parts(path):
            if name == "entries":
                record.entries.append(message)
            else:
                getattr(record, name).CopyFrom(message)
    except OSError as fault:
        raise no_file(path, fault) from None
    except Unreadable as fault:
        raise no_record(path, fault) from None
    if record.header.game not in codecs.by_id:
        raise Problem(
            f"{path} is a record of {record.header.game!r}, which is not installed.", "See `arbiter games`."
        )
    return record


def no_file(path: Path, fault: OSError) -> Problem:
    return Problem(f"{path} cannot be read: {fault.strerror}.", "`arbiter record` fetches a match.")


def no_record(path: Path, fault: Unreadable) -> Problem:
    return Problem(f"{path}: {as_sentence(str(fault))}", "`arbiter record` writes records.")
