"""Chapter 7: movement on the fixed board."""

import pytest
from support.oracle_of_delphi_table import BLUE, COLOURS, CREATURE, DEMIGOD, EXTRA, GREEN, RED, YELLOW, Table

from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms

REACHED = {
    "green": {(-1, 1), (-1, -1), (0, 2), (2, -3)},
    "red": {(1, -1), (-2, 3), (3, -2), (3, 0)},
    "black": {(-1, 0), (-3, 1), (0, 3)},
    "pink": {(0, 1), (-2, -1), (3, -1)},
    "blue": {(1, 0), (2, 0), (-2, 1)},
    "yellow": {(0, -1), (1, 1), (-1, 2), (2, -2), (-1, -2), (-3, 2)},
}


def moving(table, colour, source=0):
    """Everything that is asked after a move of this colour was chosen, without playing it on."""
    table.do(act.commit(source, 0 if source == EXTRA else COLOURS[colour], COLOURS[colour]), act.move())
    return table


def destinations(table):
    board = table.board
    return {(board.q[act.first(a)], board.r[act.first(a)]) for a in table.offers()}


@pytest.mark.vector(11)
@pytest.mark.article("ORA-7.1")
@pytest.mark.article("ORA-7.2")
@pytest.mark.parametrize("colour", REACHED)
def test_where_a_ship_gets_from_zeus_with_range_three(colour):
    assert destinations(moving(Table().dice(0, colour), colour)) == REACHED[colour]


@pytest.mark.vector(12)
@pytest.mark.article("ORA-7.8")
@pytest.mark.article("ORA-14.3")
def test_a_blue_creature_carries_a_blue_move_six_spaces_to_any_water():
    table = moving(Table().dice(0, "blue").befriend(0, "blue", CREATURE), "blue")
    board = table.board
    near = [i for i in range(terms.WATERS) if board.distance(terms.ZEUS, i, False) <= 6]
    assert {act.first(a) for a in table.offers()} == set(near)


@pytest.mark.article("ORA-7.8", broken=True)
@pytest.mark.article("ORA-14.3", broken=True)
def test_a_blue_creature_does_nothing_for_a_red_move():
    table = moving(Table().dice(0, "red").befriend(0, "blue", CREATURE), "red")
    assert destinations(table) == REACHED["red"]


@pytest.mark.vector(58)
def test_a_demigod_and_a_creature_work_together():
    table = Table().dice(0, "blue").befriend(0, "blue", DEMIGOD).befriend(0, "green", CREATURE)
    table.do(act.commit(0, BLUE, GREEN), act.move())
    assert table.has(0) == 0
    assert len(table.offers()) > 40
    table = Table().dice(0, "red").befriend(0, "green", CREATURE).gods(0, apollon=6)
    table.do(act.god(YELLOW)).chance(RED).do(act.commit(0, RED, GREEN), act.move())
    assert len(table.offers()) > 40


@pytest.mark.vector(54)
@pytest.mark.article("ORA-15.11")
def test_the_extra_action_gets_a_creature_only_with_the_option():
    table = Table().own(0, 17).befriend(0, "blue", CREATURE).favor(0, 3)
    assert destinations(moving(table, "blue", EXTRA)) == REACHED["blue"]
    table = Table(creature_with_extra_action=True).own(0, 17).befriend(0, "blue", CREATURE).favor(0, 3)
    assert len(destinations(moving(table, "blue", EXTRA))) > 40


@pytest.mark.vector(13)
@pytest.mark.article("ORA-7.3")
@pytest.mark.article("ORA-7.7")
def test_e02_crosses_a_gap_for_nothing():
    table = Table().ship(0, 5, 0)
    assert table.board.distance(table.at(5, 0), table.at(6, 1), False) == 6
    assert table.board.distance(table.at(5, 0), table.at(6, 1), True) == 1
    table.own(0, 2).dice(0, "green")
    assert act.sail(table.at(6, 1)) in moving(table, "green").offers()


@pytest.mark.article("ORA-7.7", broken=True)
def test_even_with_e02_no_move_ends_in_shallows():
    table = moving(Table().ship(0, 5, 0).own(0, 2).dice(0, "green"), "green")
    assert table.refused(0, act.sail(table.at(5, 1))) == "ORA-7.7"


@pytest.mark.article("ORA-7.3", broken=True)
def test_islands_cities_and_shallows_are_not_entered():
    table = moving(Table().dice(0, "green"), "green")
    for place in ((1, -2), (-9, 7), (5, 1)):
        assert table.refused(0, act.sail(table.at(*place))) == "ORA-7.3"
    assert table.refused(0, act.sail(200)) == "ORA-7.3"


@pytest.mark.vector(14)
@pytest.mark.article("ORA-7.6")
@pytest.mark.article("ORA-7.6", broken=True)
def test_zeus_is_crossed_with_e02_and_entered_only_when_all_is_done():
    table = Table().ship(0, -1, 0)
    assert table.board.distance(table.at(-1, 0), table.at(1, 0), False) == 3
    assert table.board.distance(table.at(-1, 0), table.at(1, 0), True) == 1
    table.dice(0, "blue", "blue").own(0, 2)
    moving(table, "blue")
    assert table.refused(0, act.sail(terms.ZEUS)) == "ORA-7.6"
    table.no_tasks(0)
    assert table.refused(0, act.sail(terms.ZEUS)) is None


@pytest.mark.vector(15)
@pytest.mark.article("ORA-7.5")
@pytest.mark.article("ORA-7.5", broken=True)
def test_staying_is_no_move():
    table = moving(Table().ship(0, 1, 0).dice(0, "blue"), "blue")
    assert table.refused(0, act.sail(table.at(1, 0))) == "ORA-7.5"
    assert table.refused(0, act.sail(table.at(2, 0))) is None


@pytest.mark.vector(16)
@pytest.mark.article("ORA-18.1")
def test_without_zeus_tiles_any_colour_leads_to_zeus():
    for colour in COLOURS:
        table = moving(Table().no_tasks(0).ship(0, 0, 2).dice(0, colour), colour)
        assert act.sail(terms.ZEUS) in table.offers()
    table = Table().no_tasks(0).dice(0, "red").favor(0, 2)
    far = next(i for i in range(terms.WATERS) if table.board.distance(i, terms.ZEUS, False) == 5)
    table.state.put(0, terms.SHIP, far)
    moving(table, "red").do(act.sail(terms.ZEUS))
    assert (table.has(0), table.get(0, terms.ARRIVED)) == (0, 1)


@pytest.mark.article("ORA-18.1", broken=True)
def test_with_one_task_left_zeus_is_out_of_bounds():
    table = moving(Table().no_tasks(0).tasks(0, statues=1).ship(0, 0, 2).dice(0, "red"), "red")
    assert table.refused(0, act.sail(terms.ZEUS)) == "ORA-7.6"


@pytest.mark.article("ORA-7.1", broken=True)
def test_a_space_out_of_range_costs_favor_or_is_refused():
    table = moving(Table().dice(0, "green").favor(0, 0), "green")
    far = table.at(-1, 6)
    assert table.broken(0, act.sail(far)) == ["ORA-7.1", "ORA-20.3"]
    table = moving(Table().dice(0, "green").favor(0, 9), "green")
    cost = table.board.distance(terms.ZEUS, far, False)
    table.do(act.sail(far))
    assert table.has(0) == 9 - (cost - 3)


@pytest.mark.article("ORA-7.2", broken=True)
def test_a_move_does_not_end_on_another_colour():
    table = moving(Table().dice(0, "green"), "green")
    assert table.refused(0, act.sail(table.at(1, 0))) == "ORA-7.2"


@pytest.mark.article("ORA-7.4")
@pytest.mark.article("ORA-7.4", broken=True)
def test_ships_share_spaces_and_are_never_in_the_way():
    table = Table().ship(1, -1, 1).ship(2, -1, 1).dice(0, "green")
    table.sail("green", -1, 1)
    assert table.state.ship(0) == table.state.ship(1) == table.state.ship(2)


@pytest.mark.article("ORA-16.2")
@pytest.mark.article("ORA-15.14")
def test_s2_and_e01_make_the_range_larger():
    assert len(moving(Table().dice(0, "green").tile(0, 2).own(0, 1), "green").offers()) > 4


@pytest.mark.article("ORA-16.2", broken=True)
@pytest.mark.article("ORA-15.14", broken=True)
def test_without_them_the_range_is_three():
    table = moving(Table().dice(0, "green").own(1, 1).tile(1, 2), "green")
    assert destinations(table) == REACHED["green"]
