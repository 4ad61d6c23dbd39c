"""Copies share nothing, and asking changes nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.state import Journal, State
from support.cases import Case
from support.walks import broken, legal, odds_of, random_ply


def portrait(case: Case, state: State) -> tuple[Any, ...]:
    """All that can be asked of a position: more than its bytes, which may leave out what is derived."""
    views = tuple(case.game.view(state, viewer) for viewer in case.viewers())
    odds = odds_of(state).to_list() if state.to_act() == CHANCE else []
    return state.to_bytes(), state.ply, state.to_act(), legal(state), odds, views, case.game.result(state)


def asking_changes_nothing(case: Case, state: State, asked: Iterable[int]) -> None:
    before = state.to_bytes()
    legal(state)
    asked = list(asked)
    for seat in range(case.seats):
        for action in asked:
            for code in [state.check(seat, action), *broken(state, seat, action)]:
                if code:
                    case.game.facts(state, seat, action, code)
    if state.to_act() == CHANCE:
        odds_of(state)
    if state.to_act() == NOBODY:
        [state.returns(seat) for seat in range(case.seats)]
    case.game.result(state)
    state.clone()
    for viewer in case.viewers():
        case.game.determinize(case.game.view(state, viewer), seeded(viewer & 0xFF))
    assert state.to_bytes() == before, "a question changed the position"


def a_copy_is_equal(case: Case, state: State) -> None:
    state.journal = Journal()
    copy = state.clone()
    state.journal = None
    assert copy.journal is None, "the copy keeps the journal of the original"
    assert portrait(case, copy) == portrait(case, state), "the copy differs"


def a_copy_shares_nothing(case: Case, state: State, plies: int) -> None:
    """Plays on in a copy, then in the original, and looks at the other each time."""
    first, second = state.clone(), state.clone()
    before = portrait(case, state)
    play_on(first, plies)
    assert portrait(case, state) == before, "playing on in a copy changed the original"
    play_on(second, plies)
    assert second.to_bytes() == first.to_bytes(), "two copies went different ways"


def play_on(state: State, plies: int) -> None:
    rng = seeded(plies)
    for _ in range(plies):
        if state.to_act() == NOBODY:
            return
        random_ply(state, rng, bytes(32))
