"""Which action a question means: its words against the phrases of what can be done in a game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from ai.referee.ask_text import ENGLISH, fold, forms, words_of
from ai.referee.ask_words import Lexicon
from engine.core import kernel
from engine.core.game import AnyGame
from engine.core.kit import seeded
from engine.core.state import Actions, State

GAMES_TRIED = 6  # random games from which actions are collected
PLIES_TRIED = 400  # of each
NAMED = re.compile(r"(?<=\w )([A-HJ-Z])\b")  # "temple A": a letter that names something, not "a" or "I"
PARTICLES = frozenset(("to", "of", "at", "the", "a", "on"))
NOTHING = frozenset(("nothing", "no"))
PLACE = re.compile(r"^(?:[a-z]?\d+|[a-z])$")  # such as 12, n2 or b


@dataclass(frozen=True)
class Phrase:
    """An action and the terms of the words in which the game describes it."""

    action: int
    text: str
    words: tuple[frozenset[str], ...]  # the terms of each word that says something; the verb first
    terms: frozenset[str]

    def left_open(self, wanted: list[frozenset[str]]) -> int | None:
        """How many of its words the question leaves open; None if it does not mean this action."""
        if not all(each & self.terms for each in wanted) or not any(each & self.words[0] for each in wanted):
            return None
        left = [word for word in self.words if not any(each & word for each in wanted)]
        return None if any(word & NOTHING for word in left) else len(left)


class Catalogue:
    """Actions that can occur in a game, by their phrases. Built once, from random games with fixed seeds."""

    def __init__(self, game: AnyGame, english: Lexicon) -> None:
        self.game = game
        self.english = english
        self.known: dict[int, Phrase] = {}
        for number in range(GAMES_TRIED):
            for action in actions_of(game, number):
                self.phrase(action)
        self.common = tuple(self.known.values())
        self.spoken = frozenset().union(*(p.terms for p in self.common))
        self.verbs = frozenset(fold(p.text.split()[0].lower()) for p in self.common) - PARTICLES

    def phrase(self, action: int) -> Phrase:
        found = self.known.get(action)
        if found is None:
            found = to_phrase(action, self.game.describe(action), self.english)
            if len(self.known) < 20000:
                self.known[action] = found
        return found

    def meant(self, wanted: list[frozenset[str]], more: Iterable[int]) -> list[Phrase]:
        """The phrases that the words mean, among the common ones and the actions `more`.

        A phrase must have every word of the question, its verb among them, and must not say more that the
        question leaves open than the question says; a "nothing" must be in both.
        """
        phrases = {p.action: p for p in (*self.common, *map(self.phrase, more))}
        best: dict[int, list[Phrase]] = {}
        for phrase in phrases.values():
            open_words = phrase.left_open(wanted)
            if open_words is not None and open_words < len(wanted):
                best.setdefault(open_words, []).append(phrase)
        return best[min(best)] if best else []


def actions_of(game: AnyGame, number: int) -> Iterable[int]:
    """Every legal action of the positions of one random game."""
    seats = game.seats[number % len(game.seats)]
    options = game.presets[number % len(game.presets)].options
    rng, seed = seeded(number), number.to_bytes(32, "big")
    try:
        state = kernel.begin(game.new(game.check_options(options, seats), seats), seed).state
    except ValueError:  # a preset for another number of seats
        return
    legal = Actions()
    while state.to_act() >= 0 and state.ply < PLIES_TRIED:
        state.list_actions(legal)
        yield from legal.to_list()
        answer = kernel.step(state, state.to_act(), legal.get(rng.below(legal.count)), seed)
        if isinstance(answer, kernel.Refused):
            return
        state = answer.state


def to_phrase(action: int, text: str, english: Lexicon) -> Phrase:
    words = words_of(text)
    found = [{fold(word), *forms(word, ENGLISH)} for word in words]
    for hit in english.concepts.find(words):
        for at in range(hit.first, hit.last):
            found[at] |= hit.names
    says = [
        frozenset(terms)
        for at, (word, terms) in enumerate(zip(words, found))
        if at == 0 or PLACE.match(word) or word in NOTHING or not english.is_stop(word)
    ]
    return Phrase(action, text, tuple(says), frozenset().union(*says))


def wanted_terms(question: str, lexicon: Lexicon, catalogue: Catalogue) -> list[frozenset[str]]:
    """What each word or phrase of a question may be called in the phrase of an action.

    Small words are left out unless an action is called so: "use".
    """
    words, verbs = words_of(question, lexicon.language), catalogue.verbs
    wanted: list[frozenset[str]] = []
    covered: set[int] = set()
    for hit in lexicon.concepts.find(words):
        inside = words[hit.first : hit.last]
        if len(inside) == 1:
            wanted.append(hit.names | {fold(inside[0]), *forms(inside[0], lexicon.language)})
        elif hit.names & catalogue.spoken:
            wanted.append(hit.names)
        else:
            continue
        covered.update(range(hit.first, hit.last))
    for at, word in enumerate(words):
        if at not in covered and (not lexicon.is_stop(word) or word in verbs or word in NOTHING):
            wanted.append(frozenset((fold(word), *forms(word, lexicon.language))))
    wanted += [frozenset((letter.lower(),)) for letter in NAMED.findall(question)]
    return list(dict.fromkeys(wanted))


def legal_actions(state: State, seat: int) -> list[int]:
    """What this seat may do now; nothing if it is not to act."""
    if state.to_act() != seat:
        return []
    legal = Actions()
    state.list_actions(legal)
    return legal.to_list()
