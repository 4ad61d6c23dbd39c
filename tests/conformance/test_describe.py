"""There is a sentence, a phrase and a table for everything."""

from support.cases import each_case
from support.claims import texts
from support.walks import numbers, walk


@each_case
def test_every_action_has_a_phrase(case):
    texts.every_action_has_a_phrase(case.game, [n for n in numbers(case) if n >= 0])


@each_case
def test_every_event_has_a_sentence(case):
    texts.every_event_has_a_sentence(walk(case, 0))


@each_case
def test_every_view_has_a_table(case):
    for state in walk(case, 0).sample(6):
        texts.every_view_has_a_table(case, state)
