"""One judge: what is offered is what is legal, and every refusal has an article."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.game import AnyGame
from engine.core.ids import CHANCE, MAX_ACTION, MAX_SEATS, NOBODY, OK, REFEREE, SPECTATOR
from engine.core.state import State
from support.walks import broken, legal

EVERYBODY = [*range(MAX_SEATS + 1), int(CHANCE), int(NOBODY), int(SPECTATOR), int(REFEREE)]


def offers_are_exactly_what_is_legal(state: State, asked: Iterable[int]) -> None:
    seat, offered = state.to_act(), legal(state)
    assert len(set(offered)) == len(offered), "an action is offered twice"
    assert legal(state) == offered, "the order of the offers changes"
    assert all(0 <= action <= MAX_ACTION for action in offered), "an action does not fit 31 bits"
    if seat < 0:
        assert offered == [], "something is offered though no seat is to act"
    for action in offered:
        assert state.check(seat, action) == OK, f"{action} is offered and refused"
    for action in asked:
        if seat >= 0 and state.check(seat, action) == OK:
            assert action in offered, f"{action} is legal and not offered"


def nobody_else_may_act(state: State, asked: Iterable[int]) -> None:
    for seat in EVERYBODY:
        if seat != state.to_act() or seat < 0:
            for action in asked:
                assert state.check(seat, action) != OK, f"seat {seat} may do {action} out of turn"


def refusals_cite(game: AnyGame, state: State, seats: Iterable[int], asked: Iterable[int]) -> set[int]:
    """Returns the codes that were met."""
    met: set[int] = set()
    asked = list(asked)
    for seat in seats:
        for action in asked:
            code, codes = state.check(seat, action), broken(state, seat, action)
            assert codes[:1] == ([] if code == OK else [code]), "the first article is not the one cited"
            assert len(set(codes)) == len(codes), "an article is cited twice"
            for each in codes:
                assert each in game.rulebook.codes, f"code {each} has no article"
            met.update(codes)
    return met


def facts_are_readable(game: AnyGame, state: State, seats: Iterable[int], asked: Iterable[int]) -> None:
    asked = list(asked)
    for seat in seats:
        for action in asked:
            for code in broken(state, seat, action):
                for fact in game.facts(state, seat, action, code):
                    assert fact.name.isidentifier(), f"{fact.name!r} is not snake_case"
                    assert fact.name == fact.name.lower(), f"{fact.name!r} is not snake_case"
                    assert isinstance(fact.value, (int, str)), f"{fact.name} is neither number nor name"
