"""Boards: the fixed one, the compact and the free ones by number (ORA-2.1, 2.17, 2.18)."""

from collections import Counter

import pytest
from support.build import pick
from support.oracle_of_delphi_table import set_up

from engine.core.kit import seeded
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.data import ATLAS
from engine.games.oracle_of_delphi.game import GAME
from engine.games.oracle_of_delphi.options import Options, check_options
from engine.games.oracle_of_delphi.rules import laying_out

# A compact or free board takes plain Python a good part of a second.
BOARDS = pick(plain=3, compiled=60)


@pytest.mark.article("ORA-2.1")
@pytest.mark.article("ORA-2.17")
@pytest.mark.article("ORA-2.18")
@pytest.mark.parametrize("mode", [terms.COMPACT, terms.FREE])
def test_every_drawn_board_is_valid_and_complete(mode):
    for number in range(1, BOARDS + 1):
        board = laying_out.board_of(ATLAS, int(mode), number)
        kinds = Counter(board.kind[i] for i in range(int(terms.SHALLOW)))
        assert kinds == {0: 72, 1: 1, 2: 12, 3: 6, 4: 6, 5: 6, 6: 9, 7: 6}
        assert all(board.distance(0, i, False) < 255 for i in range(terms.STOPS))
        assert board.count - terms.SHALLOW <= 14
        places = [(board.q[i], board.r[i]) for i in range(board.count)]
        assert len(set(places)) == board.count
        assert set(places[terms.CITY : terms.SHALLOW]) == city_places(board)


def city_places(board):
    """Cities are at least two spaces apart and have two water spaces each."""
    found = set()
    for i in range(int(terms.CITY), int(terms.SHALLOW)):
        sea = [e for e in range(6) if 0 <= board.beside[i * 6 + e] < terms.WATERS]
        assert len(sea) >= 2
        found.add((board.q[i], board.r[i]))
    return found


@pytest.mark.article("ORA-2.1", broken=True)
def test_a_plan_whose_water_falls_apart_is_not_valid():
    rng, valid = seeded(3), 0
    for _ in range(40):
        valid += laying_out.compact(ATLAS, rng).is_valid()
    assert 2 <= valid <= 25, "about three in ten deals are valid"


@pytest.mark.article("ORA-2.17", broken=True)
def test_a_board_needs_all_six_cities():
    plan = laying_out.standard(ATLAS)
    assert plan.is_valid()
    plan.put(0, 0, int(terms.K_CITY), 0)
    assert not plan.is_valid(), "two hexes lie on one place"


@pytest.mark.article("ORA-2.18", broken=True)
def test_a_mirrored_board_is_another_board():
    plan = laying_out.standard(ATLAS)
    assert laying_out.mirrored(plan).is_valid()
    assert [laying_out.mirrored(plan).place[i] for i in range(20)] != [plan.place[i] for i in range(20)]


def test_a_board_is_the_same_each_time_it_is_made_from_its_number():
    for mode in (terms.COMPACT, terms.FREE):
        one, two = (laying_out.board_of(ATLAS, int(mode), 77) for _ in range(2))
        assert [one.q[i] for i in range(one.count)] == [two.q[i] for i in range(two.count)]
        assert [one.detail[i] for i in range(one.count)] == [two.detail[i] for i in range(two.count)]


def test_the_number_of_a_drawn_board_is_kept_in_the_position():
    state = set_up(2, 5, until=lambda s: s.stage > terms.S_BOARD, board=int(terms.COMPACT))
    again = GAME.read(state.to_bytes())
    assert 1 <= state.board.number == again.board.number
    assert [again.board.q[i] for i in range(again.board.count)] == [
        state.board.q[i] for i in range(state.board.count)
    ]
    named = GAME.new(check_options(Options(board_number=int(state.board.number)), 2), 2)
    assert [named.board.r[i] for i in range(named.board.count)] == [
        state.board.r[i] for i in range(state.board.count)
    ]
