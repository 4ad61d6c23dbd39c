"""What an audit can find: kinds with their severity, findings, and the ledger that keeps them in bounds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.articles import Article

NOTE, WARNING, ERROR, REFUSED = 1, 2, 3, 4  # as in arbiter.referee.v1.Severity

# Of the whole record.
UNKNOWN_GAME = "unknown_game"
UNKNOWN_RULES_VERSION = "unknown_rules_version"
UNKNOWN_FORMAT = "unknown_format"
REDACTED = "redacted"
UNFINISHED = "unfinished"
WRONG_HEADER = "wrong_header"
COMMITMENT_MISMATCH = "commitment_mismatch"
GENESIS_MISMATCH = "genesis_mismatch"
WRONG_RESULT = "wrong_result"
WRONG_SCORE = "wrong_score"
# Of the order of entries.
DUPLICATED = "duplicated"
MISSING = "missing"
REORDERED = "reordered"
TRUNCATED = "truncated"
WRONG_VERSION = "wrong_version"
WRONG_PLY = "wrong_ply"
# Of one entry.
MALFORMED = "malformed"
CONTRADICTION = "contradiction"
UNEXPECTED_ENTRY = "unexpected_entry"
ILLEGAL_ACTION = "illegal_action"
WRONG_SEAT = "wrong_seat"
ALTERED_ACTION = "altered_action"
WRONG_FORCED = "wrong_forced"
UNEXPECTED_DRAW = "unexpected_draw"
FALSE_CHANCE = "false_chance"
IMPOSSIBLE_OUTCOME = "impossible_outcome"
WRONG_ODDS = "wrong_odds"
WRONG_CLOCK = "wrong_clock"
WRONG_STATE_DIGEST = "wrong_state_digest"
BROKEN_CHAIN = "broken_chain"
WRONG_EVENTS = "wrong_events"
WRONG_RULING = "wrong_ruling"
NOT_REPLAYED = "not_replayed"
NOT_JUDGED = "not_judged"

SEVERITY = {
    UNKNOWN_GAME: REFUSED,
    UNKNOWN_RULES_VERSION: REFUSED,
    UNKNOWN_FORMAT: REFUSED,
    REDACTED: NOTE,
    UNFINISHED: NOTE,
    NOT_JUDGED: NOTE,
    NOT_REPLAYED: NOTE,
    WRONG_EVENTS: WARNING,
}  # every other kind is an ERROR

MAX_FINDINGS = 500  # of each sort, primary and consequential, that are kept; the rest is counted


@dataclass(frozen=True)
class Finding:
    """`entry` counts from 1; 0 is the header, one more than there are entries is the end."""

    kind: str
    entry: int
    message: str
    version: int = 0
    ply: int = 0
    said: str = ""  # by the record, where it is short
    expected: str = ""  # where it is known and short
    articles: tuple[Article, ...] = ()  # that are broken; the first is the citation
    consequential: bool = False
    first: bool = False

    @property
    def severity(self) -> int:
        return SEVERITY.get(self.kind, ERROR)


class Ledger:
    """Findings as they come; some are only decided later, and are changed in place by their number."""

    def __init__(self, limit: int = MAX_FINDINGS) -> None:
        self.limit = limit
        self.kept: list[Finding] = []
        self.counts = {False: 0, True: 0}  # by `consequential`
        self.suppressed = 0
        self.worst = 0

    def add(self, finding: Finding) -> int:
        """Keep a finding; its number, or -1 if there are too many."""
        self.worst = max(self.worst, finding.severity)
        self.counts[finding.consequential] += 1
        if self.counts[finding.consequential] > self.limit:
            self.suppressed += 1
            return -1
        self.kept.append(finding)
        return len(self.kept) - 1

    def change(self, number: int, **fields: str) -> None:
        """Say something else in a finding; its severity must stay."""
        if number >= 0:
            self.kept[number] = replace(self.kept[number], **fields)  # type: ignore[arg-type]

    @property
    def total(self) -> int:
        return self.counts[False] + self.counts[True]

    def in_order(self) -> list[Finding]:
        """By entry, what others follow from first; the first divergence is marked."""
        found = sorted(self.kept, key=lambda f: (f.entry, f.consequential))
        for i, finding in enumerate(found):
            if not finding.consequential and finding.severity > NOTE:
                found[i] = replace(finding, first=True)
                break
        return found
