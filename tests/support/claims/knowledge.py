"""A game's knowledge: whatever it thinks, it must be usable, and must leave the position alone."""

from __future__ import annotations

import math
from typing import Any

from engine.core.heuristics import Values, Weights
from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.state import Actions, State
from support.cases import Case


def the_view_counts_the_seats(case: Case, state: State, viewer: int) -> None:
    seats = case.game.count_seats(case.game.view(state, viewer))
    assert seats == case.seats, f"the view shows {seats} seats"


def nothing_is_hidden_if_the_game_says_so(case: Case, state: State, viewer: int) -> None:
    if not case.game.hidden:
        twin = case.game.determinize(case.game.view(state, viewer), seeded(5))
        assert twin.to_bytes() == state.to_bytes(), "the view of a game without secrets is not the position"


def values_are_shares(case: Case, state: State) -> None:
    """Of finished games the reward, of others the evaluation: 0 to 1 for each seat, and repeatable."""
    before = state.to_bytes()
    rows = []
    for _ in range(2):
        values = Values(case.seats)
        if state.to_act() == NOBODY:
            case.game.heuristics.reward(state, case.seats, values)
        else:
            case.game.heuristics.evaluate(state, case.seats, values)
        rows.append(values.to_list())
    assert rows[0] == rows[1], "the same position is worth two things"
    assert all(0.0 <= value <= 1.0 for value in rows[0]), f"values are no shares: {rows[0]}"
    assert state.to_bytes() == before, "an evaluation changed the position"


def a_victory_is_worth_more_than_a_defeat(case: Case, state: State) -> None:
    if state.to_act() != NOBODY:
        return
    values = Values(case.seats)
    case.game.heuristics.reward(state, case.seats, values)
    for seat in range(case.seats):
        share = state.returns(seat)
        assert (values.get(seat) > 0.5) == (share > 0.5) or 0.0 < share <= 0.5, "a defeat pays like a victory"


def weights_fit_the_actions(case: Case, state: State) -> None:
    if state.to_act() < 0:
        return
    before = state.to_bytes()
    actions, weights = Actions(), Weights()
    state.list_actions(actions)
    listed = actions.to_list()
    case.game.heuristics.weigh(state, actions, weights)
    assert weights.count == actions.count, "not every action has a weight"
    assert all(w > 0.0 and math.isfinite(w) for w in weights.to_list()), "a weight is not above zero"
    assert actions.to_list() == listed, "weighing changed the list"
    assert state.to_bytes() == before, "weighing changed the position"


def the_policy_plays_what_is_listed(case: Case, state: State, seed: int) -> None:
    if state.to_act() < 0:
        return
    before = state.to_bytes()
    actions = Actions()
    state.list_actions(actions)
    chosen = {case.game.heuristics.choose(state, actions, seeded(seed)) for _ in range(2)}
    assert len(chosen) == 1, "equal seeds choose differently"
    assert actions.holds(chosen.pop()), "the policy plays what is not legal"
    assert state.to_bytes() == before, "choosing changed the position"


def sealing_changes_nothing(case: Case, state: State) -> None:
    if state.to_act() == NOBODY:
        return
    before = state.to_bytes()
    assert isinstance(case.game.heuristics.sealed(state), bool)
    assert state.to_bytes() == before


def what_is_sealed_is_not_told(case: Case, state: State, steps: list[int]) -> None:
    """Every other seat sees the same whatever a sealed step was, but for what it is said to learn."""
    actor = int(state.to_act())
    knows = case.game.heuristics
    if actor == CHANCE or not knows.sealed(state):
        return
    learned = {step: int(knows.learned(state, step)) for step in steps}
    assert all(0 <= number < 1 << 24 for number in learned.values()), "what is learned has no such number"
    for seat in range(case.seats):
        if seat != actor:
            seen: dict[int, Any] = {}
            for step in steps:
                after = state.clone()
                after.apply(step)
                if after.to_act() == CHANCE or after.ply != state.ply + 1:
                    continue
                view = case.game.view(after, seat)
                assert view == seen.setdefault(learned[step], view), f"seat {seat} sees what is called sealed"
