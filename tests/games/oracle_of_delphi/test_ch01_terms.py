"""Chapter 1: terms and limits, and the geometry of the fixed board."""

import pytest
from support.oracle_of_delphi_table import BLACK, COLOURS, GREEN, Table

from engine.core.ids import SPECTATOR
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.data import ATLAS, DATA
from engine.games.oracle_of_delphi.game import GAME
from engine.games.oracle_of_delphi.rules import laying_out
from engine.games.oracle_of_delphi.rules.board import ACROSS, NEXT, NOT

GAPS = {(0, -3), (5, -3), (5, 1), (-7, 6), (-6, 6)}
HOLES = {(-1, 3), (2, 1)}


def standard():
    return laying_out.board_of(ATLAS, int(terms.STANDARD), 1)


@pytest.mark.article("ORA-1.1")
def test_each_colour_has_a_god_a_city_and_twelve_water_spaces():
    board = standard()
    assert len(DATA.colours) == len(DATA.gods) == 6
    assert sorted(board.detail[i] for i in range(terms.CITY, terms.SHALLOW)) == list(range(6))
    waters = [board.detail[i] for i in range(terms.WATERS)]
    assert [waters.count(c) for c in range(6)] == [12] * 6


@pytest.mark.article("ORA-1.1", broken=True)
def test_there_is_no_seventh_colour():
    table = Table().dice(0, "red", "red", "red").favor(0, 9)
    assert table.refused(0, act.commit(0, 0, 6)) == "ORA-5.2"


@pytest.mark.article("ORA-1.2")
def test_an_island_that_shares_an_edge_is_next_to_the_ship():
    table = Table().ship(0, 1, 1)
    assert table.board.reaches(table.state.ship(0), table.at(1, 2)) == NEXT


@pytest.mark.article("ORA-1.2", broken=True)
def test_an_island_two_spaces_away_is_not_next_to_the_ship():
    table = Table().ship(0, 0, 1).dice(0, "black").do(act.commit(0, BLACK, BLACK))
    assert table.board.reaches(table.state.ship(0), table.at(1, 2)) == ACROSS
    assert table.broken(0, act.fight(table.at(1, 2), BLACK)) == ["ORA-1.2", "ORA-8.1"]


@pytest.mark.vector(49)
@pytest.mark.article("ORA-1.3")
def test_the_fixed_board_has_seven_shallows_besides_zeus():
    board = standard()
    shallows = {(board.q[i], board.r[i]) for i in range(terms.SHALLOW, board.count)}
    assert shallows == GAPS | HOLES
    assert (board.q[terms.ZEUS], board.r[terms.ZEUS]) == (0, 0)
    assert max(board.distance(terms.ZEUS, i, False) for i in range(terms.WATERS)) == 9
    assert all(board.distance(0, i, False) < 255 for i in range(terms.WATERS))


@pytest.mark.article("ORA-1.3", broken=True)
def test_a_bay_that_is_open_to_the_outside_is_no_space_at_all():
    board = standard()
    places = {(board.q[i], board.r[i]) for i in range(board.count)}
    assert (-1, -4) not in places
    assert len(places) == board.count == 125


@pytest.mark.vector(26)
def test_the_wider_reach_crosses_water_and_nothing_else():
    table = Table()
    island = table.at(1, 2)
    reach = {place: table.board.reaches(table.at(*place), island) for place in [(0, 1), (3, 2), (3, 0)]}
    assert reach == {(0, 1): ACROSS, (3, 2): NOT, (3, 0): NOT}
    table.own(0, 5).ship(0, 0, 1).dice(0, "black", "green")
    table.do(act.commit(0, BLACK, BLACK))
    assert act.fight(island, BLACK) in table.offers()
    table.main(0).do(act.commit(0, GREEN, GREEN))
    assert act.fight(island, GREEN) in table.offers()


@pytest.mark.vector(27)
def test_without_e05_nothing_is_next_to_the_ship_there():
    table = Table().ship(0, 0, 1).dice(0, "black", "green")
    table.do(act.commit(0, BLACK, BLACK))
    kinds = {act.kind_of(a) for a in table.offers()}
    assert kinds == {act.MOVE, act.ADVANCE_GOD}


@pytest.mark.vector(56)
def test_from_zeus_only_the_wider_reach_finds_anything():
    table = Table()
    board = table.board
    reached = {
        (board.q[i], board.r[i]) for i in range(terms.CLOUD, terms.SHALLOW) if board.reaches(terms.ZEUS, i)
    }
    near = {(1, -2), (-2, 2)}
    kinds = {board.kind[table.at(*place)] for place in reached}
    assert near <= reached
    assert terms.K_MONSTER not in kinds
    assert {place for place in reached if board.kind[table.at(*place)] == terms.K_CLOUD} == near
    assert all(board.reaches(terms.ZEUS, i) != NEXT for i in range(terms.CLOUD, terms.SHALLOW))
    assert COLOURS["pink"] == board.detail[table.at(1, -2)]
    assert COLOURS["red"] == board.detail[table.at(-2, 2)]


@pytest.mark.article("ORA-1.4")
def test_favor_goes_beyond_the_printed_tokens():
    table = Table().favor(0, 300).dice(0, "red")
    table.do(act.favor(0, 0))
    assert table.has(0) == 302


@pytest.mark.article("ORA-1.4", broken=True)
def test_a_seat_without_favor_has_none_to_pay_with():
    table = Table().dice(0, "green").favor(0, 0)
    assert table.refused(0, act.commit(0, GREEN, BLACK)) == "ORA-5.5"


@pytest.mark.article("ORA-1.5")
def test_turns_go_clockwise_from_the_starting_seat():
    table = Table()
    table.state.first = 1
    assert [table.state.seat_at(i) for i in range(3)] == [1, 2, 0]
    assert [table.state.order(i) for i in range(3)] == [2, 0, 1]


@pytest.mark.article("ORA-1.5", broken=True)
def test_the_order_is_the_same_in_the_next_round():
    table = Table().begin_turn(2)
    first = table.state.first
    table.main(2).do(act.end()).roll("red", "red", "red").chance(1)
    while table.point != terms.AT_BONUS and table.point != terms.AT_MAIN:
        table.chance(next(iter(table.odds())))
    assert (table.state.round, table.state.first, table.state.active) == (2, first, first)


@pytest.mark.article("ORA-1.6")
def test_cards_dice_and_injuries_of_all_seats_are_open_to_everybody():
    table = Table().cards(1, "red", "blue").injuries(2, pink=2).dice(1, "green")
    for viewer in (0, int(SPECTATOR)):
        seen = GAME.view(table.state, viewer)
        assert seen.players[1].oracle_cards == (1, 0, 0, 1, 0, 0)
        assert seen.players[2].injuries == (0, 0, 2, 0, 0, 0)
        assert seen.players[1].dice == (0, 0, 0, 0, 0, 1)


@pytest.mark.article("ORA-1.6", broken=True)
def test_the_face_of_a_face_down_tile_is_open_to_nobody():
    table = Table()
    for viewer in (0, 1, 2, int(SPECTATOR)):
        assert all(cloud.tile == cloud.letter == 0 for cloud in GAME.view(table.state, viewer).clouds)
