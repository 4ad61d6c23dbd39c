"""Random games of Luxor, whole or in part, for tests."""

from __future__ import annotations

from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.state import Actions, Outcomes
from engine.games.luxor import actions as a
from engine.games.luxor.options import Options
from engine.games.luxor.positions import new


def walk(seats, number, plies=1 << 30, options=None):
    """The position after so many plies (or the end) of the random game with this number."""
    s, rng = new(options or Options(), seats), seeded(number)
    actions, odds = Actions(), Outcomes()
    while (actor := s.to_act()) != NOBODY and s.ply < plies:
        if actor == CHANCE:
            s.list_chance(odds)
            s.apply(odds.sample(rng))
        else:
            s.list_actions(actions)
            s.apply(actions.get(rng.below(actions.count)))
    return s


def race(seats, number):
    """The end of a game in which everybody moves the foremost adventurer as far as a card allows."""
    s, rng = new(Options(), seats), seeded(number)
    actions, odds = Actions(), Outcomes()
    while (actor := s.to_act()) != NOBODY:
        if actor == CHANCE:
            s.list_chance(odds)
            s.apply(odds.sample(rng))
        else:
            s.list_actions(actions)
            s.apply(racing_choice(actions.to_list(), rng))
    return s


def racing_choice(offers, rng):
    kind = a.kind_of(offers[0])
    if kind in (a.CHOOSE_ADVENTURER, a.CHOOSE_STEPS):
        return max(offers)
    if kind == a.USE_HORUS:
        return offers[0]  # a key, if there is one
    return offers[rng.below(len(offers))]
