"""What words mean: everyday ones, and each game's own from its `glossary.toml`, as concepts.

A concept is one thing under its names in both languages. A question and an article meet in it although
they use different words: "meeple" and "adventurer".
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from typing import Any

from ai.referee.ask_text import LANGUAGES, exactly, fold, forms, words_of
from engine.core.game import AnyGame

Phrase = tuple[tuple[str, ...], ...]  # the forms of each of its words


@dataclass(frozen=True)
class Hit:
    """A phrase found in a text: words `first` to `last - 1`."""

    first: int
    last: int
    names: frozenset[str]  # concepts, or reasons of questions that no rules answer


@dataclass
class Phrasebook:
    """Phrases of one language by the forms of their first word."""

    language: str
    forms: Callable[[str, str], tuple[str, ...]] = forms  # how words are compared
    phrases: dict[str, list[tuple[Phrase, str]]] = field(default_factory=dict)
    longest: int = 1

    def add(self, text: str, name: str) -> None:
        phrase = tuple(self.forms(word, self.language) for word in words_of(text, self.language))
        if not phrase:
            raise ValueError(f"{name}: there is no word in {text!r}")
        self.longest = max(self.longest, len(phrase))
        for form in phrase[0]:
            self.phrases.setdefault(form, []).append((phrase, name))

    def find(self, words: Sequence[str]) -> list[Hit]:
        """The longest phrases from left to right, without overlap."""
        hits, at = [], 0
        while at < len(words):
            hit = self.find_at(words, at)
            if hit is None:
                at += 1
                continue
            hits.append(hit)
            at = hit.last
        return hits

    def find_at(self, words: Sequence[str], at: int) -> Hit | None:
        length, names = 0, set[str]()
        for form in self.forms(words[at], self.language):
            for phrase, name in self.phrases.get(form, ()):
                if len(phrase) < length or not self.fits(phrase, words, at):
                    continue
                if len(phrase) > length:
                    length, names = len(phrase), set[str]()
                names.add(name)
        return Hit(at, at + length, frozenset(names)) if length else None

    def fits(self, phrase: Phrase, words: Sequence[str], at: int) -> bool:
        if at + len(phrase) > len(words):
            return False
        return all(
            not set(wanted).isdisjoint(self.forms(words[at + i], self.language))
            for i, wanted in enumerate(phrase)
        )


@dataclass(frozen=True)
class Lexicon:
    """All that is known of one language's words for one game."""

    language: str
    stop: frozenset[str]  # folded words that are never looked up
    soft: frozenset[str]  # forms of words that are no loss if no article has them
    concepts: Phrasebook
    outside: Phrasebook
    asked: Mapping[str, str]  # by article's number: how people ask for it
    own: frozenset[str]  # the game's words in its glossary

    def is_stop(self, word: str) -> bool:
        return fold(word) in self.stop

    def is_soft(self, word: str) -> bool:
        return not self.soft.isdisjoint(forms(word, self.language))


@lru_cache(maxsize=1)
def everyday() -> Mapping[str, Any]:
    return read_toml(resources.files("ai.referee") / "words.toml")


def read_toml(path: Any) -> Mapping[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def read_glossary(game: AnyGame) -> Mapping[str, Any]:
    """`glossary.toml` beside the game's `wire` module; a game without one gives an empty glossary."""
    package = game.wire.rpartition(".")[0]
    path = resources.files(package) / "glossary.toml"
    return read_toml(path) if path.is_file() else {}


def read_lexicons(game: AnyGame) -> dict[str, Lexicon]:
    """By language. Raises ValueError if the glossary speaks of an article that the game has not."""
    glossary = read_glossary(game)
    prefix = game.rulebook.prefix
    asked = {f"{prefix}-{number}": texts for number, texts in glossary.get("asked", {}).items()}
    unknown = sorted(n for n in asked if game.rulebook.by_number(n) is None)
    if unknown:
        raise ValueError(f"the glossary of {game.id} speaks of {', '.join(unknown)}, which is no article")
    return {language: to_lexicon(language, glossary.get("same", ()), asked) for language in LANGUAGES}


def to_lexicon(
    language: str, own: Sequence[Mapping[str, Any]], asked: Mapping[str, Mapping[str, str]]
) -> Lexicon:
    concepts, outside = Phrasebook(language), Phrasebook(language, exactly)
    for number, group in enumerate([*everyday()["same"], *own]):
        for place, text in enumerate(group.get(language, ())):
            name = f"foreign{number}of{place}" if group.get("foreign") else f"concept{number}"
            concepts.add(text, name)
    for kind in everyday()["outside"]:
        for text in kind[language]:
            outside.add(text, kind["reason"])
    soft = words_of(everyday()["soft"][language])
    return Lexicon(
        language=language,
        stop=frozenset(fold(word) for word in words_of(everyday()["stop"][language])),
        soft=frozenset(form for word in soft for form in forms(word, language)),
        concepts=concepts,
        outside=outside,
        asked={number: texts.get(language, "") for number, texts in asked.items()},
        own=frozenset(
            word for group in own for text in group.get(language, ()) for word in words_of(text, language)
        ),
    )
