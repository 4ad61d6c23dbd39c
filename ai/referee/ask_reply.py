"""The whole answer to a question: articles, what the position says, and both in sentences.

A sentence is an article, a computed fact, or says that no article covers the question; there is no other.
"""

from __future__ import annotations

from dataclasses import dataclass

from ai.referee.ask import Answer, Asker, Ranked
from ai.referee.ask_position import PositionReader, Reading
from ai.referee.wording import article_in_words, facts_in_words
from engine.core.articles import Text
from engine.core.game import AnyGame, Fact
from engine.core.state import State

NONE = Text("No article of {game} covers this", "A(z) {game} egyetlen cikke sem szól erről")
WHY = {
    "unknown": Text(": its rules do not speak of {unknown}.", ": a szabályok nem ismerik ezt: {unknown}."),
    "weak": Text(".", "."),
    "advice": Text(
        ": rules say what may be done, not what is good.",
        ": a szabályok arról szólnak, mit szabad, nem arról, mi a jó.",
    ),
    "buying": Text(
        ": rules do not speak of buying the game.", ": a szabályok nem szólnak a játék vásárlásáról."
    ),
    "duration": Text(
        ": rules do not say how long a game takes.", ": a szabályok nem mondják meg, meddig tart egy játék."
    ),
    "house rules": Text(": the rules know no house rules.", ": a szabályok nem ismerik a házi szabályokat."),
}
TO_ACT = Text("To act: seat {value}.", "Soron van: {value}. szék.")
NOBODY_ACTS = Text("To act: {value}.", "Soron van: {value}.")
LEGAL = Text("Legal: {value}.", "Szabályos: {value}.")
LEGAL_COUNT = Text("Legal actions: {value}.", "Szabályos lépések száma: {value}.")
REFUSED = Text("Refused: {value}.", "Szabálytalan: {value}.")


@dataclass(frozen=True)
class Moment:
    """A position that a question is about, and for whose eyes: `seat` acts, `viewer` sees."""

    state: State
    seat: int | None
    viewer: int


@dataclass(frozen=True)
class Reply:
    covered: bool  # articles answer it
    articles: tuple[Ranked, ...]  # best first; those that a refusal cites before all others
    facts: tuple[Fact, ...]
    unknown: tuple[str, ...]
    message: str


class Referee:
    """Answers about one game. What positions need is made ready with the first question about one."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.asker = Asker(game)
        self.reader: PositionReader | None = None

    def ask(self, question: str, language: str = "en", most: int = 3, moment: Moment | None = None) -> Reply:
        """Raises Malformed for a question that is empty or too long."""
        answer = self.asker.answer(question, language, most)
        reading = self.read(question, answer, moment) if moment is not None else None
        articles, facts = merged(answer, reading, most), reading.facts if reading else ()
        told = [told_fact(fact, language) for fact in facts]
        told += [article_in_words(ranked.article, language) for ranked in articles]
        if not articles and not facts:
            told.append(none_in_words(self.game.title, answer, language))
        return Reply(bool(articles), articles, facts, answer.unknown, " ".join(told))

    def read(self, question: str, answer: Answer, moment: Moment) -> Reading | None:
        reader = self.positions()
        return reader.read(question, answer.language, moment.state, moment.seat, moment.viewer)

    def positions(self) -> PositionReader:
        if self.reader is None:
            self.reader = PositionReader(self.game, self.asker.lexicons)
        return self.reader


def merged(answer: Answer, reading: Reading | None, most: int) -> tuple[Ranked, ...]:
    """The articles that a refusal cites are certain, so they come first."""
    cited = tuple(Ranked(article, 1.0) for article in reading.cited) if reading else ()
    numbers = {ranked.article.number for ranked in cited}
    rest = tuple(ranked for ranked in answer.articles if ranked.article.number not in numbers)
    return (*cited, *rest)[: max(most, len(cited))]


def none_in_words(title: str, answer: Answer, language: str) -> str:
    unknown = ", ".join(f"“{word}”" for word in answer.unknown)
    why = WHY[answer.reason].in_language(language).format(unknown=unknown)
    return NONE.in_language(language).format(game=title) + why


def told_fact(fact: Fact, language: str) -> str:
    known = {"legal": LEGAL, "legal_actions": LEGAL_COUNT, "refused": REFUSED}
    if fact.name == "to_act":
        known["to_act"] = TO_ACT if isinstance(fact.value, int) else NOBODY_ACTS
    text = known.get(fact.name)
    if text is None:
        return facts_in_words([fact], language)
    return text.in_language(language).format(value=fact.value)
