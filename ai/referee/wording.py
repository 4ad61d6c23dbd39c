"""Rulings in sentences, in English or Hungarian. Articles speak for themselves; this only joins them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ai.referee.nearest import Parts, differing
from ai.referee.verdict import Ruling
from engine.core.articles import Article, Text
from engine.core.game import Fact

Describe = Callable[[int], str]


def load_phrases() -> Mapping[str, Text]:
    raw = tomllib.loads(Path(__file__).with_name("phrases.toml").read_text(encoding="utf-8"))
    return {name: Text(entry["en"], entry["hu"]) for name, entry in raw.items()}


PHRASES = load_phrases()
LEGAL = Text("Legal: {action}.", "Szabályos: {action}.")
REFUSED = Text("Refused: {action}. {article}", "Szabálytalan: {action}. {article}")
PAGE = Text(" (page {page})", " ({page}. oldal)")
ALSO = Text("It also breaks {articles}.", "Megszegi ezt is: {articles}.")
INSTEAD = Text("Legal instead: {actions}.", "Helyette szabályos: {actions}.")
OTHER_KIND = Text("something else: {what}", "másféle lépés: {what}")
PART = Text("{name} {value} instead of {other}", "{name}: {value} ({other} helyett)")
PART_MORE = Text("with {name} {value}", "{name}: {value}")


def facts_in_words(facts: Sequence[Fact], language: str) -> str:
    """`Needs 3, has 2.`; "" without facts."""
    if not facts:
        return ""
    text = ", ".join(fact_in_words(fact, language) for fact in facts)
    return f"{text[:1].upper()}{text[1:]}."


def fact_in_words(fact: Fact, language: str) -> str:
    """A fact whose name has no phrase is told by its name."""
    known = PHRASES.get(fact.name)
    if known is None:
        return f"{fact.name.replace('_', ' ')}: {fact.value}"
    return known.in_language(language).format(fact.value)


def difference(wanted: Parts, other: Parts, language: str) -> str:
    """What is different about another action, in a phrase."""
    if wanted.kind != other.kind:
        return OTHER_KIND.in_language(language).format(what=other.kind.replace("_", " "))
    phrases = []
    for name in differing(wanted, other):
        value, instead = other.values.get(name), wanted.values.get(name)
        text = PART_MORE if instead in (None, "") else PART
        phrases.append(text.in_language(language).format(name=name, value=value or 0, other=instead))
    return ", ".join(phrases)


def page_in_words(page: str, language: str) -> str:
    """` (page 4)`; "" where the printed book is silent."""
    return PAGE.in_language(language).format(page=page) if page else ""


def article_in_words(article: Article, language: str) -> str:
    page = page_in_words(article.page, language)
    gist = article.gist.in_language(language)
    return f"{article.number}, {article.title.in_language(language)}{page}: {gist}"


def ruling_in_words(ruling: Ruling, phrase: str, describe: Describe, language: str) -> str:
    """The whole ruling. `phrase` is the action in words."""
    if ruling.legal:
        return LEGAL.in_language(language).format(action=phrase)
    first = article_in_words(ruling.articles[0], language)
    lines = [REFUSED.in_language(language).format(action=phrase, article=first)]
    facts = facts_in_words(ruling.facts, language)
    if facts:
        lines.append(facts)
    if len(ruling.articles) > 1:
        others = "; ".join(article_in_words(article, language) for article in ruling.articles[1:])
        lines.append(ALSO.in_language(language).format(articles=others.rstrip(".")))
    if ruling.alternatives:
        offered = "; ".join(describe(near.action) for near in ruling.alternatives)
        lines.append(INSTEAD.in_language(language).format(actions=offered))
    return " ".join(lines)
