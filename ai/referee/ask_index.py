"""The articles of one game in one language, indexed by SQLite's full-text search and ranked by its BM25."""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Iterator, Sequence

from rapidfuzz.distance import OSA

from ai.referee.ask_text import fold, forms, words_of
from ai.referee.ask_words import Lexicon
from engine.core.articles import Article

WEIGHTS = (1.0, 1.0, 1.0)  # of the title, of the gist, of a way of asking for it
TYPO_LETTERS = 5  # shorter words are not taken for a misspelling of others
LONG = 9  # letters from which two slips are forgiven
KEPT_TERMS = 20000
SHORTEST_PART = 4  # letters of a part of a compound word


class Index:
    """Built once for a game and a language; what terms score is remembered."""

    def __init__(self, articles: Sequence[Article], lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.surfaces: dict[str, str] = {}  # folded word -> a word of the articles or the glossary
        self.scores: dict[str, dict[int, float]] = {}
        self.owner: list[int] = []  # of each row: its article's place in the rulebook
        self.db = sqlite3.connect(":memory:", check_same_thread=False)
        self.db.execute("CREATE VIRTUAL TABLE passage USING fts5(title, gist, asked)")
        rows = [(n, fields) for n, article in enumerate(articles) for fields in self.passages(article)]
        said = [word for _, texts in rows for text in texts for word in words_of(text, lexicon.language)]
        for word in [*said, *sorted(lexicon.own)]:
            self.surfaces.setdefault(fold(word), word)
        for article, fields in rows:
            terms = [" ".join(self.terms(text)) for text in fields[:2]]
            terms.append(" ".join([*self.terms(fields[2]), *self.small_terms(fields[2])]))
            self.db.execute(
                "INSERT INTO passage(rowid, title, gist, asked) VALUES (?, ?, ?, ?)",
                (len(self.owner), *terms),
            )
            self.owner.append(article)

    def passages(self, article: Article) -> Iterator[tuple[str, str, str]]:
        """The article itself, then each way of asking for it."""
        language = self.lexicon.language
        yield article.title.in_language(language), article.gist.in_language(language), ""
        for text in self.lexicon.asked.get(article.number, "").split(";"):
            if text.strip():
                yield "", "", text

    def terms(self, text: str) -> Iterator[str]:
        """What a text is found by: the forms of its words, of the parts of compound ones, its concepts."""
        words = words_of(text, self.lexicon.language)
        for word in words:
            if not self.lexicon.is_stop(word):
                yield from forms(word, self.lexicon.language)
        for part in self.parts(words):
            yield from forms(part, self.lexicon.language)
        for hit in self.lexicon.concepts.find(words):
            yield from sorted(hit.names)

    def small_terms(self, text: str) -> Iterator[str]:
        """The small words of a question, which tell where from when: "where" is found by itself alone."""
        for word in words_of(text, self.lexicon.language):
            if self.lexicon.is_stop(word):
                yield small(word)

    def parts(self, words: Sequence[str]) -> Iterator[str]:
        """The ends of long words that the articles have by themselves: lapka of falulapka."""
        for word in words:
            folded = fold(word)
            for cut in range(SHORTEST_PART, len(folded) - SHORTEST_PART + 1):
                tail = self.surfaces.get(folded[cut:])
                if tail is not None and not self.lexicon.is_stop(tail):
                    yield tail

    def score(self, term: str) -> dict[int, float]:
        """How well each passage fits one term; only passages that have it."""
        known = self.scores.get(term)
        if known is None:
            rows = self.db.execute(
                "SELECT rowid, -bm25(passage, ?, ?, ?) FROM passage WHERE passage MATCH ?",
                (*WEIGHTS, f'"{term}"'),
            )
            known = {int(row): float(value) for row, value in rows}
            if len(self.scores) < KEPT_TERMS:
                self.scores[term] = known
        return known

    def is_asked(self, passage: int) -> bool:
        """A way of asking for an article, not the article itself."""
        return passage > 0 and self.owner[passage - 1] == self.owner[passage]

    def has(self, article: int, term: str) -> bool:
        return any(self.owner[passage] == article for passage in self.score(term))

    def rarity(self, term: str) -> float:
        """High for what few passages say."""
        count = len(self.score(term))
        return math.log(1 + (len(self.owner) - count + 0.5) / (count + 0.5))

    def corrected(self, word: str) -> str | None:
        """The word of the articles that this one probably misspells, if any."""
        folded = fold(word)
        if len(folded) < TYPO_LETTERS:
            return None
        slips = 1 if len(folded) < LONG else 2
        best: tuple[int, str] | None = None
        for surface, original in self.surfaces.items():
            if len(surface) >= TYPO_LETTERS - 1 and may_misspell(folded, surface):
                distance = OSA.distance(folded, surface, score_cutoff=slips)
                if distance <= slips and (best is None or distance < best[0]):
                    best = (distance, original)
        return best[1] if best else None

    def knows(self, word: str) -> bool:
        """The word, as it is but for accents, occurs in this language."""
        return fold(word) in self.surfaces or self.lexicon.is_stop(word)


def may_misspell(word: str, other: str) -> bool:
    """People rarely get the beginning wrong, unless they swap letters: "auction" is not "action"."""
    return word[:2] == other[:2] or sorted(word) == sorted(other)


def small(word: str) -> str:
    """The term of a small word, apart from those of words with a meaning of their own."""
    return f"small{fold(word)}"
