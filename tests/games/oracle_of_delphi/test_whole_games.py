"""Whole games: by chance and by a simple purpose. All end, by the rules or by the cap."""

from collections import Counter

import pytest
from support.build import pick
from support.oracle_of_delphi_policy import choose
from support.oracle_of_delphi_table import play_one, start

from engine.core.ids import CHANCE, NOBODY, OK
from engine.core.kit import seeded
from engine.core.state import Actions, Outcomes
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.rules.sound import is_sound

# Plain Python plays some thirty times slower, and a game is up to 60 rounds long.
RANDOM_GAMES = pick(plain=6, compiled=2_000)
PURPOSEFUL_GAMES = pick(plain=8, compiled=500)
LONGEST = 6_000  # plies
DEEPEST = 10  # pending effects


def settings(number):
    """Every number of seats, way of dealing ship tiles and length, by turns."""
    return {
        "ship_tile_mode": 1 + number % 3,
        "zeus_tiles_removed": number % 5,
        "shrine_match": 1 + number // 3 % 2,
        "allow_unneeded_tasks": number % 7 == 6,
        "after_arrival": 1 + number // 5 % 2,
        "apollon_card_extra": number % 4 == 3,
    }


def ended(state):
    """How a game came to its end."""
    arrived = [seat for seat in range(state.setup.seats) if state.get(seat, terms.ARRIVED)]
    assert arrived or state.round == state.setup.max_rounds
    assert abs(sum(state.returns(seat) for seat in range(state.setup.seats)) - 1.0) < 1e-9
    return "by an arrival" if arrived else "by the cap"


@pytest.mark.slow
def test_random_games_end_and_always_offer_something():
    offers, ends, plies, deepest = Actions(), Counter(), 0, 0
    odds = Outcomes()
    for number in range(RANDOM_GAMES):
        state, rng = start(2 + number % 3, **settings(number)), seeded(number)
        while (actor := state.to_act()) != NOBODY:
            assert state.ply < LONGEST
            deepest = max(deepest, state.depth)
            if actor == CHANCE:
                state.list_chance(odds)
                assert odds.count > 0
                state.apply(odds.sample(rng))
            else:
                state.list_actions(offers)
                assert offers.count > 0, f"nothing is legal at point {state.point}"
                state.apply(offers.get(rng.below(offers.count)))
        ends[ended(state)] += 1
        plies += state.ply
        assert is_sound(state)
    assert sum(ends.values()) == RANDOM_GAMES
    assert deepest <= DEEPEST, "no chain of effects is longer"
    assert plies / RANDOM_GAMES < 4_000


def play_on_purpose(number):
    state, rng = start(2 + number % 3, **settings(number)), seeded(number)
    offers, odds = Actions(), Outcomes()
    while (actor := state.to_act()) != NOBODY:
        if actor == CHANCE:
            state.list_chance(odds)
            state.apply(odds.sample(rng))
            continue
        state.list_actions(offers)
        action = choose(state, offers.to_list())
        assert state.check(actor, action) == OK
        state.apply(action)
    return state


@pytest.mark.slow
def test_purposeful_games_end_by_an_arrival_unless_a_seat_can_be_shut_out():
    """With unneeded tasks allowed the pieces that somebody needs may be gone; then the cap ends the game."""
    ends = Counter()
    for number in range(PURPOSEFUL_GAMES):
        state = play_on_purpose(number)
        ends[ended(state), bool(state.setup.unneeded)] += 1
        assert is_sound(state)
    assert sum(ends.values()) == PURPOSEFUL_GAMES
    assert ends["by the cap", False] == 0, ends
    assert ends["by an arrival", False] > 0.8 * PURPOSEFUL_GAMES


def test_pieces_are_never_lost_in_a_random_game():
    """Every position of a game keeps all cards, statues, cubes and monsters."""
    for seats in (2, 3, 4):
        state, rng = start(seats, **settings(seats)), seeded(70 + seats)
        while state.to_act() != NOBODY and state.ply < pick(plain=400, compiled=4_000):
            play_one(state, rng)
            assert is_sound(state), f"ply {state.ply}"
