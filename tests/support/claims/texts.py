"""Sentences for people: there is one for everything, and it is one line of plain text."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from engine.core.game import AnyGame
from engine.core.ids import REFEREE
from engine.core.state import State
from support.cases import Case
from support.walks import Walk

AWKWARD = ["Ann", "[red]Bob[/red]", "[/]", "Zoë \\[x]", "", "a" * 60, "[bold]", "李"]


def every_action_has_a_phrase(game: AnyGame, numbers: Iterable[int]) -> None:
    for number in numbers:
        phrase = game.describe(number)
        assert isinstance(phrase, str)
        assert phrase.strip(), f"{number} has no phrase"
        assert "\n" not in phrase, f"{number} has more than one line"


def every_event_has_a_sentence(walk: Walk) -> None:
    game, names = walk.case.game, AWKWARD[: walk.case.seats]
    for entry in walk.entries:
        for viewer in (*walk.case.viewers(), int(REFEREE)):
            for event in game.events(entry.notes, viewer):
                sentence = game.tell(event, names)
                assert isinstance(sentence, str)
                assert sentence.strip(), f"{event} has no sentence"
                assert "\n" not in sentence, f"{event} is told in more than one line"


def every_view_has_a_table(case: Case, state: State) -> None:
    """In Rich markup that can be read, with names that hold markup of their own."""
    for viewer in case.viewers():
        markup = case.game.table(case.game.view(state, viewer), AWKWARD[: case.seats])
        assert Text.from_markup(markup).plain.strip()
