"""The conformance claims once more for every number of players, every level and both faces of every board."""

import pytest
from support.build import pick
from support.cases import Case
from support.claims import copies, ends, legality, snapshots
from support.walks import legal, numbers, walk

from engine.games.ghost_stories.game import GAME
from engine.games.ghost_stories.options import Options, check_options

FACES = {"A": (1, 1, 1, 1), "B": (2, 2, 2, 2)}


def case(seats, level, face):
    faces = FACES[face] if seats > 1 else (*FACES[face][:2], 1, FACES[face][3])
    options = check_options(Options(difficulty=level, board_faces=2, faces=faces), seats)
    return Case(GAME, f"level {level}, face {face}", options, seats)


CASES = [case(seats, level, face) for seats in (1, 2, 3, 4) for level in (1, 2, 3, 4) for face in FACES]
each = pytest.mark.parametrize("case", CASES, ids=str)


@each
def test_games_are_played_to_a_complete_result_with_something_to_do_until_then(case):
    played = walk(case, 3)
    for state in played.positions[:-1]:
        ends.there_is_something_to_do(case, state)
    ends.the_result_is_complete(case, played.end)


@each
def test_offers_are_exactly_what_is_legal_and_refusals_cite(case):
    asked = numbers(case)[:: pick(plain=4, compiled=1)]
    for state in walk(case, 0).sample(pick(plain=4, compiled=12)):
        legality.offers_are_exactly_what_is_legal(state, asked)
        legality.nobody_else_may_act(state, legal(state)[:6])
        legality.refusals_cite(GAME, state, range(case.seats), asked)


@each
def test_positions_are_stored_and_read_back(case):
    for state in walk(case, 0).sample(pick(plain=3, compiled=10)):
        snapshots.bytes_hold_the_whole_position(case, state)
    assert copies.portrait(case, walk(case, 0).end)
