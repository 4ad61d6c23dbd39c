"""Which articles answer a question about the rules of a game, or that none does.

Nothing is composed: an answer ranks articles that exist, a refusal names what the rules do not know.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ai.referee.ask_index import Index, small
from ai.referee.ask_text import ENGLISH, HUNGARIAN, LANGUAGES, forms, is_accented, variants, words_of
from ai.referee.ask_words import Hit, read_lexicons
from engine.core.articles import Article
from engine.core.faults import Malformed
from engine.core.game import AnyGame

LONGEST = 500  # characters of a question
CONCEPT = 0.85  # worth of another word for the same thing, beside the very word
INSIDE = 0.5  # worth of a single word of a phrase whose meaning is another
TYPO = 0.8  # worth of a word that had to be corrected
ASKED = 2.0  # worth of the best way of asking for an article, beside its own text
SOFT = 0.7  # worth of an everyday word
UNKNOWN = 4.0  # rarity of what the rules do not know
FOREIGN = 2.0  # weight of a thing that only other games have
SMALL = 0.4  # worth of a small word such as where or when
FLOOR = 0.2  # the part of a question that the best article must speak of
FLOOR_UNKNOWN = 0.5  # the same if the question speaks of something that the rules do not know


@dataclass(frozen=True)
class Unit:
    """One word or phrase of a question, and the terms that it may be found by, with their worth."""

    text: str
    terms: tuple[tuple[str, float], ...]  # empty: the rules do not know it
    weight: float = 1.0


@dataclass(frozen=True)
class Ranked:
    article: Article
    score: float  # 0 to 1: how much of the question it speaks of, in proportion to the best


@dataclass(frozen=True)
class Answer:
    """`covered` says whether articles answer; if not, `reason` and `unknown` say why not."""

    covered: bool
    articles: tuple[Ranked, ...]  # best first; none if not covered
    language: str  # in which the question was read
    unknown: tuple[str, ...] = ()  # words for things that the rules do not speak of
    reason: str = ""  # advice, buying, duration, house rules, unknown, or weak


class Asker:
    """Answers questions about one game. Raises ValueError if the glossary of the game is broken."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.articles = game.rulebook.articles
        self.title = re.compile(rf"(?i)\b{re.escape(game.title.removeprefix('The '))}\b")
        self.lexicons = read_lexicons(game)
        self.indexes = {language: Index(self.articles, self.lexicons[language]) for language in LANGUAGES}

    def answer(self, question: str, language: str = "en", most: int = 3) -> Answer:
        """The best `most` articles. `language` decides if the question itself does not show its own."""
        check_question(question)
        read_as = self.language_of(question, language)
        index = self.indexes[read_as]
        words = words_of(self.title.sub(" ", question), read_as)
        outside = sorted({name for hit in index.lexicon.outside.find(words) for name in hit.names if name})
        if outside:
            return Answer(False, (), read_as, reason=outside[0])
        units = to_units(index, words)
        unknown = tuple(unit.text for unit in units if not unit.terms)
        ranking = rank(index, [*units, *small_units(index, words)])
        if not ranking:
            return Answer(False, (), read_as, unknown, "unknown" if unknown else "weak")
        best, top = ranking[0]
        confidence = covers(index, units, best)
        if confidence < (FLOOR_UNKNOWN if unknown else FLOOR):
            return Answer(False, (), read_as, unknown, "unknown" if unknown else "weak")
        found = tuple(Ranked(self.articles[n], confidence * score / top) for n, score in ranking[:most])
        return Answer(True, found, read_as, unknown)

    def language_of(self, question: str, otherwise: str) -> str:
        """By accents, else by which language has more of the words."""
        if is_accented(question):
            return HUNGARIAN
        words = words_of(question)
        count = {language: sum(map(index.knows, words)) for language, index in self.indexes.items()}
        if count[HUNGARIAN] == count[ENGLISH]:
            return HUNGARIAN if otherwise.lower().split("-")[0] == HUNGARIAN else ENGLISH
        return HUNGARIAN if count[HUNGARIAN] > count[ENGLISH] else ENGLISH


def check_question(question: str) -> None:
    if not question.strip():
        raise Malformed("question", "it is empty")
    if len(question) > LONGEST:
        raise Malformed("question", f"it has {len(question)} characters; {LONGEST} are allowed")


def to_units(index: Index, words: Sequence[str]) -> list[Unit]:
    hits = {hit.first: hit for hit in index.lexicon.concepts.find(words)}
    units, at = [], 0
    while at < len(words):
        hit = hits.get(at)
        unit = phrase_unit(index, words, hit) if hit else word_unit(index, words[at])
        if unit is not None:
            units.append(unit)
        at = hit.last if hit else at + 1
    return list({unit.terms or unit.text: unit for unit in units}.values())


def small_units(index: Index, words: Sequence[str]) -> list[Unit]:
    """Words such as where and when: ways of asking differ in them, but no article is about them."""
    found = dict.fromkeys(small(word) for word in words if index.lexicon.is_stop(word))
    return [Unit("", ((term, 1.0),), SMALL) for term in found if index.score(term)]


def phrase_unit(index: Index, words: Sequence[str], hit: Hit) -> Unit | None:
    """A concept, or the words that name it."""
    lexicon, inside = index.lexicon, words[hit.first : hit.last]
    own = 1.0 if len(inside) == 1 else INSIDE
    terms = [(name, CONCEPT) for name in sorted(hit.names)]
    if all(is_foreign(name) and not index.score(name) for name in hit.names):
        return Unit(" ".join(inside), (), FOREIGN)
    for word in inside:
        if not lexicon.is_stop(word) or len(inside) == 1:
            terms += [(form, own) for form in forms(word, lexicon.language)]
    found = tuple(term for term in terms if index.score(term[0]))
    soft = all(lexicon.is_soft(word) or lexicon.is_stop(word) for word in inside)
    if not found and soft:
        return None
    light = soft and (len(inside) == 1 or all(lexicon.is_stop(word) for word in inside))
    return Unit(" ".join(inside), found, SOFT if light else 1.0)


def is_foreign(concept: str) -> bool:
    """The name of things that a game has only if its articles say so."""
    return concept.startswith("foreign")


def word_unit(index: Index, word: str) -> Unit | None:
    """None for a word that says nothing about the subject."""
    lexicon = index.lexicon
    if lexicon.is_stop(word):
        return None
    terms = tuple((form, 1.0) for form in forms(word, lexicon.language) if index.score(form))
    if lexicon.is_soft(word):
        return Unit(word, terms, SOFT) if terms else None
    if terms:
        return Unit(word, terms)
    for variant in variants(word, lexicon.language):
        again = word_unit(index, variant)
        if again is None or again.terms:
            return again
    meant = index.corrected(word)
    return Unit(word, corrected_terms(index, meant) if meant else ())


def corrected_terms(index: Index, word: str) -> tuple[tuple[str, float], ...]:
    names = [name for hit in index.lexicon.concepts.find([word]) for name in sorted(hit.names)]
    terms = [*forms(word, index.lexicon.language), *names]
    return tuple((term, TYPO) for term in terms if index.score(term))


def rank(index: Index, units: Sequence[Unit]) -> list[tuple[int, float]]:
    """Articles by their place in the rulebook with their scores, best first.

    An article is worth what its own text is, and what the best way of asking for it is.
    """
    itself: dict[int, float] = {}
    asked: dict[int, float] = {}
    for passage, score in passage_scores(index, units).items():
        article = index.owner[passage]
        if index.is_asked(passage):
            asked[article] = max(asked.get(article, 0.0), score)
        else:
            itself[article] = score
    total = {n: itself.get(n, 0.0) + ASKED * asked.get(n, 0.0) for n in {*itself, *asked}}
    return sorted(total.items(), key=lambda pair: (-pair[1], pair[0]))


def passage_scores(index: Index, units: Sequence[Unit]) -> dict[int, float]:
    total: dict[int, float] = {}
    for unit in units:
        best: dict[int, float] = {}
        for term, worth in unit.terms:
            for passage, score in index.score(term).items():
                best[passage] = max(best.get(passage, 0.0), worth * unit.weight * score)
        for passage, score in best.items():
            total[passage] = total.get(passage, 0.0) + score
    return total


def covers(index: Index, units: Sequence[Unit], article: int) -> float:
    """The part of the question, 0 to 1, that the article speaks of; rare words count for more."""
    whole = part = 0.0
    for unit in units:
        rarity = unit.weight * min((index.rarity(term) for term, _ in unit.terms), default=UNKNOWN)
        whole += rarity
        part += rarity * max((worth for term, worth in unit.terms if index.has(article, term)), default=0)
    return part / whole if whole else 0.0
