"""What `arbiter doctor` says: one finding for each thing it looked at."""

from __future__ import annotations

from dataclasses import dataclass

OK, WARN, FAIL = "ok", "warn", "fail"


@dataclass(frozen=True)
class Finding:
    """`found` is a short statement, `advice` says what to do about a warning or a failure."""

    what: str
    level: str  # OK, WARN or FAIL
    found: str
    advice: str = ""


def ok(what: str, found: str) -> Finding:
    return Finding(what, OK, found)


def warn(what: str, found: str, advice: str) -> Finding:
    return Finding(what, WARN, found, advice)


def fail(what: str, found: str, advice: str) -> Finding:
    return Finding(what, FAIL, found, advice)
