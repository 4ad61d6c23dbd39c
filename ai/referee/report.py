"""What an audit came to, as canonical JSON and as a page: the same record gives the same bytes.

Canonical JSON: keys sorted, no spaces, UTF-8 as it is. There is no time and no name of a machine in it.
"""

from __future__ import annotations

import json
from typing import Any

from ai.referee.audit import Outcome
from ai.referee.findings import ERROR, NOTE, REFUSED, WARNING, Finding
from engine.core.articles import Article

FORMAT = 1
SEVERITIES = {0: "none", NOTE: "note", WARNING: "warning", ERROR: "error", REFUSED: "refused"}
VERDICTS = {
    0: "Nothing is wrong with this record.",
    NOTE: "Nothing is wrong with what could be checked of this record.",
    WARNING: "The record tells something wrong that decides nothing.",
    ERROR: "The record is not what happened under the rules and the seed.",
    REFUSED: "The record cannot be judged here.",
}


def to_dict(outcome: Outcome, language: str) -> dict[str, Any]:
    told = outcome.heading
    return {
        "format": FORMAT,
        "record": {
            "match_id": told.match_id,
            "game": told.game,
            "rules_version": told.rules_version,
            "seats": list(told.names),
            "commitment": told.commitment.hex(),
            "sha256": outcome.fingerprint.hex(),
        },
        "severity": SEVERITIES[outcome.severity],
        "verdict": VERDICTS[outcome.severity],
        "entries": outcome.entries,
        "replayed": outcome.replayed,
        "findings": [finding_to_dict(finding, language) for finding in outcome.findings],
        "primary": outcome.primary,
        "consequential": outcome.consequential,
        "suppressed": outcome.suppressed,
    }


def finding_to_dict(finding: Finding, language: str) -> dict[str, Any]:
    """Only what there is to say."""
    full = {
        "kind": finding.kind,
        "severity": SEVERITIES[finding.severity],
        "entry": finding.entry,
        "version": finding.version or None,
        "ply": finding.ply or None,
        "first": finding.first or None,
        "consequential": finding.consequential or None,
        "message": finding.message,
        "said": finding.said or None,
        "expected": finding.expected or None,
        "articles": [article_to_dict(a, language) for a in finding.articles] or None,
    }
    return {key: value for key, value in full.items() if value is not None}


def article_to_dict(article: Article, language: str) -> dict[str, str]:
    return {
        "number": article.number,
        "title": article.title.in_language(language),
        "gist": article.gist.in_language(language),
        "page": article.page,
    }


def to_json(outcome: Outcome, language: str) -> bytes:
    """The canonical bytes: what is signed."""
    value = to_dict(outcome, language)
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def to_page(outcome: Outcome, language: str) -> str:
    """The report for people, in Markdown."""
    told = outcome.heading
    lines = [
        f"# Audit of match {plain(told.match_id) or '?'}",
        "",
        f"**{VERDICTS[outcome.severity]}**",
        "",
        f"{plain(told.game)}, rules {plain(told.rules_version)}; "
        + ", ".join(f"seat {i}: {plain(name) or '?'}" for i, name in enumerate(told.names)),
        "",
        f"{outcome.entries} entries, {outcome.replayed} actions and draws played again; {outcome.primary} "
        f"findings, {outcome.consequential} that only follow from others, {outcome.suppressed} not listed.",
        "",
        f"Record (SHA-256 of what was read): `{outcome.fingerprint.hex()}`",
        f"Commitment: `{told.commitment.hex()}`",
        "",
    ]
    if outcome.findings:
        lines += ["| entry | ply | kind | severity | finding |", "|--:|--:|---|---|---|"]
        lines += [row_of(finding, language) for finding in outcome.findings]
        lines.append("")
    return "\n".join(lines)


def row_of(finding: Finding, language: str) -> str:
    marks = "".join((" **first divergence**" * finding.first, " (follows)" * finding.consequential))
    text = finding.message
    if finding.said or finding.expected:
        text += f" Said: {finding.said or 'nothing'}; expected: {finding.expected or 'unknown'}."
    for article in finding.articles:
        page = f", page {article.page}" if article.page else ""
        text += f" {article.number}{page}: {article.gist.in_language(language)}"
    severity = SEVERITIES[finding.severity]
    return f"| {finding.entry} | {finding.ply or ''} | {finding.kind}{marks} | {severity} | {plain(text)} |"


def plain(text: str) -> str:
    """What a record says, so that it cannot add to the page: one line, without marks of Markdown or HTML."""
    escaped = "".join(f"\\{c}" if c in "\\`*_[]<>|#" else c for c in text)
    return " ".join(escaped.split())
