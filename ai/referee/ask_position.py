"""What a position says to a question: facts of `check`, `facts` and the view of who asks, and no others.

A few mechanical questions are understood: whose turn it is, what may be done, whether something may be
done and why not, how many of something there are. To any other question a position says nothing.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from ai.referee.ask_actions import Catalogue, Phrase, legal_actions, wanted_terms
from ai.referee.ask_text import ENGLISH, HUNGARIAN, POSSIBLE, forms, words_of
from ai.referee.ask_words import Lexicon, everyday, read_glossary
from engine.core import kernel
from engine.core.articles import Article
from engine.core.game import AnyGame, Fact
from engine.core.ids import CHANCE, OK
from engine.core.state import State

MOST_PHRASES = 20  # legal actions that are named
SUBJECT = re.compile(r"(?i)\W*(?:the )?(?:red|blue|green|yellow|black|white|pink|player|he|she) +(?=(\w+))")
MOST_FACTS = 16  # numbers of a view in one answer
OWN = re.compile(r"(?i)\b(?:i|my|me|nekem|nálam|saját|\w+(?:om|em|am|im))\b")  # of who asks


@dataclass(frozen=True)
class Reading:
    """What was found out. `kind` is turn, options, may or count; `cited` are the articles broken."""

    kind: str
    facts: tuple[Fact, ...]
    cited: tuple[Article, ...] = ()


class PositionReader:
    """Reads questions about positions of one game."""

    def __init__(self, game: AnyGame, lexicons: dict[str, Lexicon]) -> None:
        self.game = game
        self.lexicons = lexicons
        self.catalogue = Catalogue(game, lexicons[ENGLISH])
        counts = read_glossary(game).get("counts", {})
        self.counts = [(path, name_terms(path, name, lexicons[ENGLISH])) for path, name in counts.items()]

    def read(
        self, question: str, language: str, state: State, seat: int | None, viewer: int
    ) -> Reading | None:
        """None if it is no question that a position answers.

        `seat` is the one whose actions are asked about, None if they are not to be told. Numbers come from
        what `viewer` (a seat or SPECTATOR) sees.
        """
        kinds, rest = kinds_of(question, language)
        if "turn" in kinds:
            return Reading("turn", (turn_fact(state),))
        rest = without_subject(rest, self.catalogue.verbs)
        wanted = wanted_terms(rest, self.lexicons[language], self.catalogue)
        if "count" in kinds:
            facts = self.counted(state, viewer, question, wanted)
            return Reading("count", facts) if facts else None
        if seat is None:
            return None
        if "options" in kinds and not self.speaks_of_more(rest, language):
            return self.options(state, seat)
        return self.judged(state, seat, wanted) if "may" in kinds else None

    def speaks_of_more(self, rest: str, language: str) -> bool:
        lexicon = self.lexicons[language]
        return any(not lexicon.is_stop(w) and not lexicon.is_soft(w) for w in words_of(rest, language))

    def options(self, state: State, seat: int) -> Reading:
        legal = legal_actions(state, seat)
        named = tuple(Fact("legal", self.game.describe(action)) for action in legal[:MOST_PHRASES])
        return Reading("options", (turn_fact(state), Fact("legal_actions", len(legal)), *named))

    def judged(self, state: State, seat: int, wanted: list[frozenset[str]]) -> Reading | None:
        legal = legal_actions(state, seat)
        meant = self.catalogue.meant(wanted, legal)
        if not meant:
            return None
        allowed = [phrase for phrase in meant if state.check(seat, phrase.action) == OK]
        if allowed:
            named = tuple(Fact("legal", phrase.text) for phrase in allowed[:MOST_PHRASES])
            more = (Fact("legal_actions", len(allowed)),) if len(allowed) > MOST_PHRASES else ()
            return Reading("may", (*named, *more))
        return self.refused(state, seat, meant)

    def refused(self, state: State, seat: int, meant: Sequence[Phrase]) -> Reading:
        """Of several actions, all refused, the first that breaks the article which most of them break."""
        codes = {phrase.action: state.check(seat, phrase.action) for phrase in meant}
        code, _ = Counter(codes.values()).most_common(1)[0]
        phrase = next(p for p in meant if codes[p.action] == code)
        refusal = kernel.judge(state, seat, phrase.action)
        broken = refusal.codes if refusal is not None else (code,)
        cited = tuple(dict.fromkeys(self.game.rulebook.codes[c] for c in broken))
        facts = self.game.facts(state, seat, phrase.action, broken[0])
        return Reading("may", (Fact("refused", phrase.text), *facts), cited)

    def counted(self, state: State, viewer: int, rest: str, wanted: list[frozenset[str]]) -> tuple[Fact, ...]:
        """Numbers of the view of which the question speaks with the most words."""
        view = self.game.view(state, viewer)
        own = viewer if viewer >= 0 and OWN.search(rest) else None
        found: dict[int, list[Fact]] = {}
        for pattern, terms in self.counts:
            fits = sum(1 for word in wanted if word & terms)
            for path, value in numbers_at(view, pattern) if fits else ():
                if own is None or str(own) in path or not any(name.isdigit() for name in path):
                    more = sum(1 for word in wanted if not word & terms and word & path_terms(path))
                    found.setdefault(fits + more, []).append(Fact("_".join(path), value))
        return tuple(found[max(found)][:MOST_FACTS]) if found else ()


def kinds_of(question: str, language: str) -> tuple[set[str], str]:
    """Which readings the question asks for, and what else it says. In Hungarian "may" is an ending."""
    kinds, rest = set(), unicodedata.normalize("NFC", question)
    for reading in everyday()["reading"]:
        for phrase in reading[language]:
            found = re.search(
                rf"(?i)(?<!\w){unaccented(phrase).replace(' ', '[ ,]+')}(?!\w)", unaccented(rest)
            )
            if found:
                kinds.add(reading["name"])
                rest = rest[: found.start()] + rest[found.end() :]
    if language == HUNGARIAN and any(POSSIBLE.search(word) for word in words_of(question)):
        kinds.add("may")
    return kinds, rest


def without_subject(rest: str, verbs: frozenset[str]) -> str:
    """Without the colour of who would act: "red take a key" is left of "may red take a key?"."""
    found = SUBJECT.match(rest)
    return rest[found.end() :] if found and found.group(1).lower() in verbs else rest


def unaccented(text: str) -> str:
    """As long as the text was, without accents."""
    return "".join(unicodedata.normalize("NFKD", letter)[0] for letter in unicodedata.normalize("NFC", text))


def turn_fact(state: State) -> Fact:
    actor = int(state.to_act())
    return Fact("to_act", actor if actor >= 0 else "chance" if actor == CHANCE else "nobody")


def numbers_at(value: Any, pattern: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """The numbers of a view at a path such as `players.*.hand_size`, with the names that lead there.

    A star stands for every record of a list, named by its seat or place, or for every field. A plus at
    the end stands for the sum of a list of numbers.
    """
    names = pattern.rstrip("+").split(".")
    for path, found in walk(value, names, ()):
        if pattern.endswith("+"):
            yield path, sum(found)
        elif isinstance(found, int):
            yield path, int(found)


def walk(value: Any, names: list[str], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    if not names:
        yield path, value
        return
    name, rest = names[0], names[1:]
    if name != "*":
        yield from walk(getattr(value, name), rest, (*path, name))
    elif is_dataclass(value):
        for each in fields(value):
            yield from walk(getattr(value, each.name), rest, (*path, each.name))
    else:
        for place, each in enumerate(value):
            seat = getattr(each, "seat", None)
            yield from walk(each, rest, (*path, str(place if seat is None else seat)))


def path_terms(path: Sequence[str]) -> frozenset[str]:
    """Of the names that a star stood for: a god, a colour, a seat."""
    return frozenset(form for name in path for form in (name, *forms(name, ENGLISH)))


def name_terms(path: str, name: str, english: Lexicon) -> frozenset[str]:
    words = [*words_of(path.replace("_", " ").replace(".", " ")), *words_of(name)]
    terms = {form for word in words if not english.is_stop(word) for form in forms(word, ENGLISH)}
    for hit in english.concepts.find(words):
        terms |= hit.names
    return frozenset(terms)
