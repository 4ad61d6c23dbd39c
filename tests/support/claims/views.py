"""Secrets: what a viewer may not know changes nothing that he can observe.

The twin of a position is another one that looks the same to this viewer: his view, imagined. Whatever
he can see, be offered, be refused or be told must be equal in both.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from engine.core import kernel
from engine.core.ids import CHANCE, OK
from engine.core.kit import Rng
from engine.core.state import State
from support.cases import Case
from support.walks import broken, legal, odds_of


def the_view_is_a_frozen_record(case: Case, state: State, viewer: int) -> None:
    seen = case.game.view(state, viewer)
    assert dataclasses.is_dataclass(seen)
    assert type(seen).__dataclass_params__.frozen, "a view can be changed"
    assert not isinstance(seen, State)


def twin_of(case: Case, state: State, viewer: int, rng: Rng) -> State:
    """Another position that looks the same to this viewer, which is checked."""
    seen = case.game.view(state, viewer)
    twin: State = case.game.determinize(seen, rng)
    assert case.game.view(twin, viewer) == seen, "the imagined position looks different"
    assert twin.to_act() == state.to_act(), "somebody else is to act in the imagined position"
    if state.to_act() == CHANCE:
        assert odds_of(twin).stream == odds_of(state).stream, "something else is drawn"
    return twin


def offers_and_refusals_are_equal(
    case: Case, state: State, twin: State, viewer: int, asked: Iterable[int]
) -> None:
    if viewer < 0:
        return
    if state.to_act() == viewer:
        assert legal(twin) == legal(state), "the offers betray a secret"
    for action in asked:
        codes = broken(state, viewer, action)
        assert broken(twin, viewer, action) == codes, f"the refusal of {action} betrays a secret"
        for code in codes:
            facts = [case.game.facts(world, viewer, action, code) for world in (state, twin)]
            assert facts[0] == facts[1], f"the facts of code {code} betray a secret"


def shown_texts_are_equal(case: Case, state: State, twin: State, viewer: int) -> None:
    names = [f"N{seat}" for seat in range(case.seats)]
    tables = [case.game.table(case.game.view(world, viewer), names) for world in (state, twin)]
    assert tables[0] == tables[1], "the table betrays a secret"


def the_same_action_tells_the_same(case: Case, state: State, twin: State, viewer: int, action: int) -> None:
    """Plays an action in both worlds, and the same draws after it, until the viewer learns something.

    An action that only one of the worlds allows (a card that a rival holds there) proves nothing.
    """
    ours, theirs = state.clone(), twin.clone()
    possible = allows(theirs, action)
    while possible:
        notes = [kernel.apply_noted(world, action) for world in (ours, theirs)]
        told = [case.game.events(each, viewer) for each in notes]
        seen = [case.game.view(world, viewer) for world in (ours, theirs)]
        revealing = any(case.game.seals(each) for each in notes)
        if revealing and (seen[0] != seen[1] or told[0] != told[1]):
            return  # here the worlds part in the open; what is shown may be gone again from the view
        assert seen[0] == seen[1], "the view after an action betrays a secret"
        assert told[0] == told[1], "what the viewer is told betrays a secret"
        assert ours.to_act() == theirs.to_act(), "whose turn it is betrays a secret"
        if ours.to_act() != CHANCE:
            return
        action = odds_of(ours).ids[0]
        possible = allows(theirs, action)


def allows(state: State, action: int) -> bool:
    if state.to_act() == CHANCE:
        return odds_of(state).weight_of(action) > 0
    return state.check(state.to_act(), action) == OK


def what_looks_alike_is_told_alike(case: Case, state: State, viewer: int, actions: Iterable[int]) -> None:
    """A rival's actions (or draws) that lead to positions which this viewer cannot tell apart.

    If he is told different things of them, he can tell them apart after all. Two ways to the very same
    position may be told differently: then nothing hidden is betrayed.
    """
    met: dict[object, tuple[bytes, object]] = {}
    for action in actions:
        after = state.clone()
        told = case.game.events(kernel.apply_noted(after, action), viewer)
        seen, data = case.game.view(after, viewer), after.to_bytes()
        if seen in met and met[seen][0] != data:
            assert met[seen][1] == told, f"what the viewer is told of {action} betrays a secret"
        met.setdefault(seen, (data, told))
