"""Secrets: whatever a viewer may not know changes nothing that he can observe."""

from support.cases import each_case
from support.claims import views
from support.walks import WALKS, legal, numbers, odds_of, walk

from engine.core.ids import CHANCE
from engine.core.kit import seeded

# Views, events and imagined positions are plain Python in both builds, so both take the same counts.
TWINS = 1
ACTIONS = 5


def worlds(case, size):
    """(position, its twin, viewer) for positions of random games and every viewer."""
    for number in WALKS:
        for place, state in enumerate(walk(case, number).sample(size)):
            for viewer in case.viewers():
                for twin in range(TWINS):
                    rng = seeded(1_000_000 * number + 1_000 * place + 10 * twin + viewer + 3)
                    yield state, views.twin_of(case, state, viewer, rng), viewer


@each_case
def test_a_view_is_a_frozen_record_and_no_position(case):
    for viewer in case.viewers():
        views.the_view_is_a_frozen_record(case, case.start(), viewer)


@each_case
def test_an_imagined_position_looks_like_the_true_one(case):
    for state, twin, viewer in worlds(case, 12):
        assert case.game.view(twin, viewer) == case.game.view(state, viewer)


@each_case
def test_offers_and_refusals_betray_no_secret(case):
    for state, twin, viewer in worlds(case, 6):
        views.offers_and_refusals_are_equal(case, state, twin, viewer, numbers(case)[::2])


@each_case
def test_the_table_betrays_no_secret(case):
    for state, twin, viewer in worlds(case, 5):
        views.shown_texts_are_equal(case, state, twin, viewer)


@each_case
def test_what_a_viewer_is_told_of_an_action_betrays_no_secret(case):
    for state, twin, viewer in worlds(case, 8):
        actions = possible(state)
        for action in actions[:: max(1, len(actions) // ACTIONS)]:
            views.the_same_action_tells_the_same(case, state, twin, viewer, action)


@each_case
def test_actions_that_a_viewer_cannot_tell_apart_are_told_alike(case):
    for number in WALKS:
        for state in walk(case, number).sample(8):
            for viewer in case.viewers():
                if state.to_act() != viewer:
                    views.what_looks_alike_is_told_alike(case, state, viewer, possible(state)[:24])


def possible(state):
    """Legal actions, or outcomes that can be drawn."""
    if state.to_act() == CHANCE:
        return [outcome for outcome, _, _ in odds_of(state).to_list()]
    return legal(state)
