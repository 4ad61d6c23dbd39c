"""Rule articles: what a refusal cites and what the rulebook of a game consists of."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

REFUSAL = "refusal"  # `check` cites it
EFFECT = "effect"  # carried out by the engine; nobody can break it
TABLE = "table"  # not mechanical; `reason` says why


@dataclass(frozen=True)
class Text:
    """One sentence in the two languages of the product."""

    en: str
    hu: str

    def in_language(self, language: str) -> str:
        """`hu` or `hu-HU` give Hungarian, anything else English."""
        return self.hu if language.lower().split("-")[0] == "hu" else self.en


@dataclass(frozen=True)
class Article:
    number: str  # such as KRO-3.1
    title: Text
    gist: Text  # one line, in our own words
    page: str  # printed page of the edition, or "" if the book is silent
    kind: str  # REFUSAL, EFFECT or TABLE
    reason: str = ""  # of TABLE: why no code carries it out


@dataclass(frozen=True)
class Rulebook:
    """All articles of one edition, and which one each code of `State.check` stands for."""

    edition: str
    prefix: str
    articles: tuple[Article, ...]
    codes: Mapping[int, Article]

    def by_number(self, number: str) -> Article | None:
        return next((a for a in self.articles if a.number == number), None)


def load_rulebook(path: Path, codes: Mapping[int, str]) -> Rulebook:
    """Read `articles.toml`; `codes` maps every code that `check` can return to an article's number.

    Raises ValueError if a number is repeated, a code has no article, or a refusal has no code.
    """
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    prefix = raw["prefix"]
    articles = tuple(read_article(prefix, number, entry) for number, entry in raw["article"].items())
    by_number = {a.number: a for a in articles}
    unknown = sorted(set(codes.values()) - set(by_number))
    if unknown:
        raise ValueError(f"{path.name} lacks the articles {', '.join(unknown)}")
    refusals = {a.number for a in articles if a.kind == REFUSAL}
    if refusals != set(codes.values()):
        odd = ", ".join(sorted(refusals ^ set(codes.values())))
        raise ValueError(f"{path.name}: a refusal and its code must come in pairs: {odd}")
    return Rulebook(raw["edition"], prefix, articles, {c: by_number[n] for c, n in codes.items()})


def read_article(prefix: str, number: str, entry: Mapping[str, str]) -> Article:
    kind = entry.get("kind", EFFECT)
    if kind not in (REFUSAL, EFFECT, TABLE) or (kind == TABLE) != bool(entry.get("reason")):
        raise ValueError(f"article {number}: kind {kind!r} does not fit its reason")
    return Article(
        number=f"{prefix}-{number}",
        title=Text(entry["title"], entry["cim"]),
        gist=Text(entry["gist"], entry["lenyeg"]),
        page=entry.get("page", ""),
        kind=kind,
        reason=entry.get("reason", ""),
    )
