"""Chapter 2 and 19: the setup, the boards, the shorter games."""

from collections import Counter

import pytest
from support.oracle_of_delphi_table import Table, play_first, play_one, set_up

from engine.core.ids import CHANCE
from engine.core.kit import seeded
from engine.core.state import Outcomes
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.data import DATA
from engine.games.oracle_of_delphi.game import GAME

SEATS = (2, 3, 4)


def bits(mask):
    return bin(mask).count("1")


def row(state, first, count):
    return [state.cells[first + i] for i in range(count)]


@pytest.mark.vector(50)
@pytest.mark.article("ORA-2.3")
@pytest.mark.article("ORA-2.5")
@pytest.mark.parametrize("seats", SEATS)
def test_offerings_and_monsters_lie_evenly(seats):
    state = set_up(seats, seats)
    offerings, monsters = row(state, terms.ON_OFFERING, 6), row(state, terms.ON_MONSTER, 9)
    assert [bits(m) for m in offerings] == [seats] * 6
    marked = [bits(m) for i, m in enumerate(monsters) if state.board.is_marked(i)]
    plain = [bits(m) for i, m in enumerate(monsters) if not state.board.is_marked(i)]
    assert (marked, plain) == ([2] * 3, [seats - 1] * 6)
    for islands in (offerings, monsters):
        assert [sum(m >> c & 1 for m in islands) for c in range(6)] == [seats] * 6


@pytest.mark.article("ORA-2.3", broken=True)
@pytest.mark.article("ORA-2.5", broken=True)
def test_a_colour_is_never_dealt_twice_to_one_island():
    state = set_up(4, 3, until=lambda s: s.stage == terms.S_OFFERINGS and s.count >= 6)
    while state.to_act() == CHANCE and state.stage == terms.S_OFFERINGS:
        odds = Outcomes()
        state.list_chance(odds)
        there = state.cells[terms.ON_OFFERING + state.count % 6]
        assert all(not there >> colour & 1 for colour, _, _ in odds.to_list())
        state.apply(odds.ids[0])
    assert state.stage > terms.S_OFFERINGS


def test_every_deal_of_offerings_is_as_likely_as_any_other():
    """The weights of a path multiply to one share of all deals that may be."""
    state = set_up(2, 1, until=lambda s: s.stage == terms.S_OFFERINGS and s.count == 6)
    first = row(state, terms.ON_OFFERING, 6)
    shares, rng = set(), seeded(9)
    for _ in range(20):
        world, share = state.clone(), 1.0
        while world.stage == terms.S_OFFERINGS and world.to_act() == CHANCE:
            odds = Outcomes()
            world.list_chance(odds)
            outcome = odds.sample(rng)
            share *= odds.weight_of(outcome) / odds.total
            world.apply(outcome)
        shares.add(round(1 / share))
    assert shares == {265}, "second deals are the derangements of the first"
    assert [bits(m) for m in first] == [1] * 6


@pytest.mark.article("ORA-2.2")
@pytest.mark.article("ORA-2.14")
def test_ships_start_at_zeus_and_shields_on_0():
    state = set_up(3, 1, ship_tile_mode=1)
    assert state.board.kind[terms.ZEUS] == terms.K_ZEUS
    assert all(state.ship(seat) == terms.ZEUS for seat in range(3))
    assert all(state.get(s, terms.SHIELD) == (2 if state.sails(s, 1) else 0) for s in range(3))


@pytest.mark.article("ORA-2.2", broken=True)
@pytest.mark.article("ORA-2.14", broken=True)
def test_a_ship_that_starts_at_zeus_has_not_arrived():
    state = set_up(3, 1)
    assert all(state.get(seat, terms.ARRIVED) == 0 for seat in range(3))


@pytest.mark.article("ORA-2.4")
def test_each_temple_island_has_a_temple_of_its_own():
    assert sorted(row(set_up(2, 8), terms.ON_TEMPLE, 6)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.article("ORA-2.4", broken=True)
def test_a_temple_that_stands_is_not_dealt_again():
    state = set_up(2, 8, until=lambda s: s.stage == terms.S_TEMPLES and s.count == 3)
    odds = Outcomes()
    state.list_chance(odds)
    assert odds.count == 3


@pytest.mark.article("ORA-2.6")
def test_three_statues_stand_in_each_city():
    assert row(set_up(4, 2), terms.IN_CITY, 6) == [3] * 6


@pytest.mark.article("ORA-2.6", broken=True)
def test_a_fourth_statue_of_a_colour_cannot_be_loaded():
    table = Table().ship(0, -8, 7).dice(0, "red", "red")
    table.state.cells[terms.IN_CITY] = 0
    table.do(act.commit(0, 0, 0))
    assert table.refused(0, act.load_statue(table.at(-9, 7), 0)) == "ORA-10.2"


@pytest.mark.article("ORA-2.7")
def test_all_twelve_island_tiles_lie_face_down_and_nobody_knows_one():
    state = set_up(2, 4)
    assert state.face_down() == 12
    assert all(state.face(cloud) == 0 for cloud in range(12))


@pytest.mark.article("ORA-2.7", broken=True)
def test_a_tile_that_is_known_is_not_drawn_again():
    table = Table().dice(0, "red").do(act.look(0, 0), act.look_at(terms.CLOUD))
    table.chance(5)
    table.do(act.look_at(terms.CLOUD + 1))
    assert sorted(table.odds()) == [t for t in range(1, 13) if t != 5]


@pytest.mark.article("ORA-2.8")
def test_six_equipment_cards_are_on_display_and_the_rest_is_a_pile():
    state = set_up(3, 6, ship_tile_mode=3)
    places = Counter(row(state, terms.EQUIP + 1, 22))
    assert places == {terms.ON_DISPLAY: 6, terms.IN_PILE: 16}
    assert sum(row(state, terms.ORACLE_PILE, 6)) == 30
    assert sum(row(state, terms.INJURY_PILE, 6)) == 42 - 3


@pytest.mark.article("ORA-2.8", broken=True)
def test_a_card_that_is_not_on_display_cannot_be_taken():
    table = Table().tile(0, 7)
    table.state.push(terms.F_EQUIP)
    table.state.ask(terms.AT_EQUIP, 0)
    assert table.refused(0, act.take_equipment(7)) == "ORA-13.5"


@pytest.mark.article("ORA-2.9")
@pytest.mark.article("ORA-16.6")
def test_starting_favor_rises_by_one_from_seat_to_seat_and_s6_adds_one():
    for number in range(4):
        state = set_up(4, number, until=lambda s: s.stage == terms.S_DICE)
        favor = [state.favor(state.seat_at(i)) for i in range(4)]
        bonus = [int(state.sails(state.seat_at(i), 6)) for i in range(4)]
        assert [f - b for f, b in zip(favor, bonus)] == [3, 4, 5, 6]


@pytest.mark.article("ORA-2.9", broken=True)
def test_the_first_seat_has_no_more_than_three():
    state = set_up(2, 0, until=lambda s: s.stage == terms.S_DICE, ship_tile_mode=3)
    assert state.favor(state.first) == 3


@pytest.mark.article("ORA-2.10")
@pytest.mark.article("ORA-2.19")
@pytest.mark.parametrize("seats", SEATS)
def test_in_a_draft_the_last_seat_chooses_first_from_one_more_than_players(seats):
    state = set_up(seats, 3, until=lambda s: s.point == terms.AT_DRAFT, ship_tile_mode=2)
    open_tiles = [i + 1 for i, o in enumerate(row(state, terms.OPEN_SHIP, 8)) if o]
    assert len(open_tiles) == seats + 1
    order = []
    while state.point == terms.AT_DRAFT:
        order.append(state.to_act())
        play_first(state)
    assert order == [state.seat_at(i) for i in range(seats)][::-1]
    taken = [state.get(seat, terms.SHIP_TILE) for seat in range(seats)]
    assert len(set(taken)) == seats
    assert set(taken) < set(open_tiles)
    assert [i + 1 for i, o in enumerate(row(state, terms.OPEN_SHIP, 8)) if o] == sorted(
        set(open_tiles) - set(taken)
    )


@pytest.mark.article("ORA-2.10", broken=True)
def test_a_ship_tile_that_is_not_open_cannot_be_drafted():
    state = set_up(3, 3, until=lambda s: s.point == terms.AT_DRAFT, ship_tile_mode=2)
    closed = next(t for t in range(1, 9) if not state.cells[terms.OPEN_SHIP + t - 1])
    assert GAME.rulebook.codes[state.check(state.to_act(), act.draft(closed))].number == "ORA-2.10"


@pytest.mark.article("ORA-2.19", broken=True)
def test_a_tile_dealt_to_one_seat_is_not_dealt_to_another():
    state = set_up(4, 3, until=lambda s: s.stage == terms.S_SHIPS and s.count == 2)
    odds = Outcomes()
    state.list_chance(odds)
    assert odds.count == 6


@pytest.mark.article("ORA-2.11")
@pytest.mark.article("ORA-2.12")
def test_everybody_rolls_three_dice_before_the_first_round():
    state = set_up(3, 12)
    assert [state.total(seat, terms.DICE) for seat in range(3)] == [3, 3, 3]
    assert state.titans == 0


@pytest.mark.article("ORA-2.11", broken=True)
def test_only_the_last_seat_rolls_the_titan_die():
    table = Table().do(act.end()).roll("red", "red", "red")
    assert table.state.titan == 0
    assert table.point != terms.AT_TITAN


@pytest.mark.article("ORA-2.12", broken=True)
def test_the_first_roll_moves_no_god_and_pays_nothing():
    state = set_up(3, 12, until=lambda s: s.stage == terms.S_DICE, ship_tile_mode=3)
    before = [state.favor(seat) for seat in range(3)]
    while state.stage == terms.S_DICE:
        play_first(state)
    assert [state.favor(seat) for seat in range(3)] == before
    assert all(state.get(s, terms.GOD + g) == 0 for s in range(3) for g in range(6) if not state.sails(s, 3))


@pytest.mark.article("ORA-2.13")
@pytest.mark.parametrize("seats", SEATS)
def test_the_god_of_the_starting_injury_is_on_the_row_of_the_number_of_players(seats):
    state = set_up(seats, 21, ship_tile_mode=1)
    for seat in range(seats):
        hurt = [state.get(seat, terms.INJURY + c) for c in range(6)]
        assert sum(hurt) == 1
        if not state.sails(seat, 3):
            assert [state.get(seat, terms.GOD + c) for c in range(6)] == [(5 - seats) * h for h in hurt]


@pytest.mark.article("ORA-2.13", broken=True)
def test_with_s3_the_starting_injury_moves_no_god_further():
    for number in range(6):
        state = set_up(4, number, ship_tile_mode=3)
        for seat in range(4):
            if state.sails(seat, 3):
                assert [state.get(seat, terms.GOD + c) for c in range(6)] == [1] * 6
                return
    raise AssertionError("nobody had S3")


@pytest.mark.article("ORA-2.15")
def test_two_double_sided_tiles_show_their_monster_the_same_for_all():
    state = set_up(3, 5, ship_tile_mode=3)
    offerings = {state.get(seat, terms.OFFERING_TILES) for seat in range(3)}
    monsters = {state.get(seat, terms.MONSTER_TILES) for seat in range(3)}
    assert len(offerings) == len(monsters) == 1
    assert bits(offerings.pop()) == bits(monsters.pop()) == 2
    assert all(state.tasks_left(seat) == 12 for seat in range(3))


@pytest.mark.article("ORA-2.15", broken=True)
def test_no_other_colours_are_asked_for_than_those_of_the_tiles():
    for number in range(8):
        state = set_up(2, number, until=lambda s: s.stage > terms.S_DOUBLES)
        wanted = [c for c in range(6) if state.get(0, terms.OFFERING_TILES) >> c & 1]
        fought = [c for c in range(6) if state.get(0, terms.MONSTER_TILES) >> c & 1]
        assert set(wanted) < set(DATA.double_offering)
        assert set(fought) < set(DATA.double_monster)
        sides = {DATA.double_offering.index(c) for c in wanted} | {
            DATA.double_monster.index(c) for c in fought
        }
        assert sides == {0, 1, 2, 3}


@pytest.mark.article("ORA-2.16")
@pytest.mark.article("ORA-16.4")
@pytest.mark.article("ORA-16.7")
def test_start_effects_are_decided_in_turn_order_after_everything_else():
    asked = []
    for number in range(30):
        state = set_up(4, number, until=lambda s: s.stage >= terms.S_DOUBLES)
        rng, orders = seeded(number), []
        while state.phase == terms.P_SETUP:
            if state.to_act() >= 0:
                orders.append(state.order(state.to_act()))
                asked.append(state.point)
            play_one(state, rng)
        assert orders == sorted(orders)
    assert {terms.AT_RETURN, terms.AT_EQUIP} <= set(asked)


@pytest.mark.article("ORA-2.16", broken=True)
def test_ship_tiles_without_a_choice_ask_for_nothing():
    state = set_up(4, 2, until=lambda s: s.stage >= terms.S_DOUBLES, ship_tile_mode=3)
    while state.phase == terms.P_SETUP:
        assert state.to_act() == CHANCE
        play_first(state)
    assert state.round == 1


@pytest.mark.article("ORA-16.7", broken=True)
def test_seats_without_s7_start_without_equipment_or_oracle_card():
    state = set_up(4, 2, ship_tile_mode=3)
    assert all(state.total(seat, terms.HAND) == 0 for seat in range(4))
    assert max(row(state, terms.EQUIP + 1, 22)) == terms.ON_DISPLAY


@pytest.mark.article("ORA-16.4", broken=True)
def test_a_zeus_tile_that_the_seat_does_not_have_cannot_be_returned():
    table = Table().tile(0, 4).tasks(0, shrines=(0, 1))
    table.state.phase, table.state.stage = terms.P_SETUP, terms.S_EFFECTS
    table.state.ask(terms.AT_RETURN, 0)
    assert table.refused(0, act.return_tile(2)) == "ORA-16.4"
    assert table.refused(0, act.return_tile(terms.T_OFFERING * 8 + 0)) == "ORA-16.4"
    assert table.refused(0, act.decline()) == "ORA-20.4"
    assert len(table.offers()) == 2 + 1 + 1 + 2 + 1 + 2
