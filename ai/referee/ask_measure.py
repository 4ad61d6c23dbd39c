"""How often questions get the right answer: the sets in `tests/referee/questions` against the bars."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ai.referee.ask import Answer, Asker

TUNE, HELD = "tune", "held"  # looked at when the glossaries were improved; only measured
FIRST_BAR, THREE_BAR, REFUSED_BAR = 0.90, 0.97, 0.90
SEEN = 3  # answers that a person looks at


@dataclass(frozen=True)
class Question:
    """One question of a set; without `articles` it is one that the rules do not answer."""

    text: str
    language: str
    part: str  # TUNE or HELD
    articles: tuple[str, ...]  # each by itself right
    why: str = ""  # of one without: premise, advice, price, …


@dataclass(frozen=True)
class Figures:
    """Counts, and shares from 0 to 1 (1 of nothing)."""

    asked: int = 0
    first: int = 0
    three: int = 0
    outside: int = 0
    refused: int = 0

    def __add__(self, other: Figures) -> Figures:
        return Figures(
            self.asked + other.asked,
            self.first + other.first,
            self.three + other.three,
            self.outside + other.outside,
            self.refused + other.refused,
        )

    def shares(self) -> tuple[float, float, float]:
        """Of the answers right at first, right among three, refused rightly."""
        asked, outside = self.asked or 1, self.outside or 1
        return (
            self.first / asked if self.asked else 1.0,
            self.three / asked if self.asked else 1.0,
            self.refused / outside if self.outside else 1.0,
        )

    def reach_bars(self) -> bool:
        first, three, refused = self.shares()
        return first >= FIRST_BAR and three >= THREE_BAR and refused >= REFUSED_BAR

    def to_json(self) -> dict[str, float | int | bool]:
        first, three, refused = (round(share, 4) for share in self.shares())
        return {
            "questions": self.asked + self.outside,
            "answerable": self.asked,
            "first_right": first,
            "among_three_right": three,
            "outside": self.outside,
            "refused_right": refused,
            "reaches_bars": self.reach_bars(),
        }


def read_questions(path: Path) -> list[Question]:
    """A set from its file. Raises KeyError or ValueError if one is neither answerable nor outside."""
    raw = tomllib.loads(path.read_text(encoding="utf-8"))["question"]
    return [to_question(entry) for entry in raw]


def to_question(entry: dict[str, object]) -> Question:
    listed = entry.get("articles", [])
    articles = tuple(str(number) for number in listed) if isinstance(listed, list) else ()
    if bool(articles) == (entry.get("covered") is False) or entry["set"] not in (TUNE, HELD):
        raise ValueError(f"{entry['ask']!r} is neither answerable nor outside, or in no set")
    return Question(
        str(entry["ask"]), str(entry["lang"]), str(entry["set"]), articles, str(entry.get("why", ""))
    )


def measure(asker: Asker, questions: Iterable[Question]) -> dict[tuple[str, str], Figures]:
    """Figures by language and set."""
    found: dict[tuple[str, str], Figures] = {}
    for question in questions:
        answer = asker.answer(question.text, question.language, SEEN)
        key = question.language, question.part
        found[key] = found.get(key, Figures()) + mark(question, answer)
    return found


def mark(question: Question, answer: Answer) -> Figures:
    if not question.articles:
        return Figures(outside=1, refused=int(not answer.covered))
    numbers = [ranked.article.number for ranked in answer.articles]
    right = [number in question.articles for number in numbers]
    return Figures(asked=1, first=int(right[:1] == [True]), three=int(any(right)))


def total(figures: Iterable[Figures]) -> Figures:
    whole = Figures()
    for each in figures:
        whole += each
    return whole


def missed(asker: Asker, questions: Sequence[Question], part: str) -> list[tuple[Question, Answer]]:
    """Questions of a set that are not answered rightly at first: what an improvement would look at."""
    answers = [(q, asker.answer(q.text, q.language, SEEN)) for q in questions if q.part == part]
    return [(q, a) for q, a in answers if mark(q, a).first + mark(q, a).refused == 0]
