"""Chapters 9 and 10: islands and shrines, offerings and statues."""

import pytest
from support.oracle_of_delphi_table import BLACK, BLUE, DIE, GREEN, PINK, RED, YELLOW, Table

from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.rules import cargo

PSI_PLACE = (1, 5)  # red_psi lies here, on a yellow border; (0, 5) is next to it


@pytest.mark.vector(7)
@pytest.mark.article("ORA-9.1")
@pytest.mark.article("ORA-9.2")
@pytest.mark.article("ORA-13.3")
def test_the_own_tile_gets_a_shrine_and_another_seat_gets_the_letter():
    table = Table().ship(0, 0, 5).dice(0, "yellow")
    table.use("yellow", act.explore(table.at(*PSI_PLACE))).face()
    assert table.state.cells[terms.SHRINE + table.at(*PSI_PLACE) - terms.CLOUD] == 1
    assert (table.left(0), table.has(0), table.point) == (11, 0, terms.AT_GODSTEP)
    table.do(act.step(RED))
    assert table.point == terms.AT_MAIN
    other = Table().main(1).ship(1, 0, 5).dice(1, "yellow")
    other.use("yellow", act.explore(other.at(*PSI_PLACE))).face()
    assert (other.has(1), other.left(1), other.point) == (4, 12, terms.AT_MAIN)
    other.main(0).ship(0, 0, 5).dice(0, "yellow").use("yellow", act.build_shrine(other.at(*PSI_PLACE)))
    assert (other.left(0), other.has(0)) == (11, 0)


@pytest.mark.article("ORA-9.1", broken=True)
@pytest.mark.article("ORA-9.4")
@pytest.mark.article("ORA-9.4", broken=True)
def test_only_face_down_tiles_in_reach_on_a_fitting_border_are_explored():
    table = Table().ship(0, 0, 5).dice(0, "yellow").uncovered(*PSI_PLACE).do(act.commit(DIE, YELLOW, YELLOW))
    assert table.refused(0, act.explore(table.at(*PSI_PLACE))) == "ORA-9.4"
    assert table.broken(0, act.explore(table.at(-2, 6))) == ["ORA-1.2", "ORA-9.1"]
    assert table.refused(0, act.explore(table.at(4, -2))) == "ORA-9.1"
    table = Table().ship(0, 0, 5).dice(0, "red").do(act.commit(DIE, RED, RED))
    assert table.refused(0, act.explore(table.at(*PSI_PLACE))) == "ORA-5.2"


@pytest.mark.article("ORA-9.2", broken=True)
@pytest.mark.article("ORA-9.3")
@pytest.mark.article("ORA-9.7")
@pytest.mark.parametrize("tile", ["blue_phi", "green_psi", "blue_sigma", "blue_omega"])
def test_a_tile_of_another_colour_pays_by_its_letter(tile):
    table = Table().ship(0, 0, 5).dice(0, "yellow").injuries(0, red=2)
    table.use("yellow", act.explore(table.at(*PSI_PLACE))).face(tile)
    if tile == "blue_phi":
        table.chance(RED, GREEN)
        assert table.hand(0) == {"red": 1, "green": 1}
    elif tile == "green_psi":
        assert table.has(0) == 4
    elif tile == "blue_sigma":
        table.do(act.step(RED), act.step(RED), act.step(BLUE))
        assert (table.row(0, "aphrodite"), table.row(0, "poseidon")) == (3, 2)
    else:
        table.do(act.heal(RED))
        assert (table.get(0, terms.SHIELD), table.hurt(0)) == (1, {})
    assert (table.left(0), table.point) == (12, terms.AT_MAIN)


@pytest.mark.article("ORA-9.3", broken=True)
@pytest.mark.article("ORA-9.7", broken=True)
def test_the_own_tile_pays_no_letter():
    table = Table().ship(0, 0, 5).dice(0, "yellow").use("yellow", act.explore(Table().at(*PSI_PLACE))).face()
    assert table.has(0) == 0


@pytest.mark.vector(44)
def test_omega_at_the_end_of_the_shield_track():
    table = Table().ship(0, 0, 5).dice(0, "yellow").injuries(0, red=2, pink=1).shield(0, 5)
    table.use("yellow", act.explore(table.at(*PSI_PLACE))).face("blue_omega")
    assert table.offers() == [act.heal(RED), act.heal(PINK), act.decline()]
    assert table.get(0, terms.SHIELD) == 5
    table.do(act.decline())
    assert table.hurt(0) == {"red": 2, "pink": 1}


@pytest.mark.vector(34)
@pytest.mark.article("ORA-12.1")
@pytest.mark.article("ORA-12.2")
@pytest.mark.parametrize(("seats", "row"), [(2, 5), (3, 4), (4, 3)])
def test_sigma_moves_ares_three_steps_from_the_clouds(seats, row):
    table = Table(seats=seats, player_colours=(4, 2, 3, 1)[:seats])
    table.state.push(terms.F_STEPS, 3)
    table.state.ask(terms.AT_GODSTEP, 0)
    table.do(act.step(BLACK), act.step(BLACK), act.step(BLACK))
    assert table.row(0, "ares") == row


@pytest.mark.article("ORA-12.1", broken=True)
@pytest.mark.article("ORA-12.2", broken=True)
def test_a_step_beyond_the_top_row_is_refused():
    table = Table().gods(0, ares=6)
    table.state.push(terms.F_STEPS, 3)
    table.state.ask(terms.AT_GODSTEP, 0)
    assert table.refused(0, act.step(BLACK)) == "ORA-11.2"


@pytest.mark.vector(41)
@pytest.mark.parametrize(("match", "left"), [(1, 11), (2, 10)])
def test_a_returned_shrine_tile_and_the_two_ways_to_match(match, left):
    table = Table(shrine_match=match).tasks(0, shrines=(0, 2)).ship(0, 0, 5).dice(0, "yellow")
    table.use("yellow", act.explore(table.at(*PSI_PLACE))).face()
    assert table.left(0) == left
    assert table.has(0) == (4 if match == 1 else 0)
    assert table.get(0, terms.SHRINES_LEFT) == (0b101 if match == 1 else 0b100)


@pytest.mark.vector(42)
@pytest.mark.article("ORA-9.5")
@pytest.mark.article("ORA-9.6")
def test_a_shrine_is_built_on_a_tile_uncovered_by_another():
    table = Table().main(1).ship(1, -4, 4).dice(1, "blue")
    table.use("blue", act.explore(table.at(-5, 4))).face().chance(RED, RED)
    assert table.hand(1) == {"red": 2}
    table.dice(1, "blue").do(act.commit(DIE, BLUE, BLUE))
    assert table.refused(1, act.build_shrine(table.at(-5, 4))) == "ORA-9.5"
    table.main(0).ship(0, -4, 4).dice(0, "blue").use("blue", act.build_shrine(table.at(-5, 4)))
    assert (table.left(0), table.hand(0), table.point) == (11, {}, terms.AT_GODSTEP)


@pytest.mark.article("ORA-9.5", broken=True)
@pytest.mark.article("ORA-9.6", broken=True)
def test_no_shrine_on_a_face_down_tile_or_on_a_shrine():
    table = Table().ship(0, 0, 5).dice(0, "yellow", "yellow").do(act.commit(DIE, YELLOW, YELLOW))
    assert table.refused(0, act.build_shrine(table.at(*PSI_PLACE))) == "ORA-9.5"
    table.do(act.explore(table.at(*PSI_PLACE))).face().do(act.decline(), act.commit(DIE, YELLOW, YELLOW))
    assert table.refused(0, act.build_shrine(table.at(*PSI_PLACE))) == "ORA-9.5"


@pytest.mark.article("ORA-9.8")
@pytest.mark.article("ORA-9.8", broken=True)
def test_a_tile_that_was_looked_at_lies_where_it_lay():
    table = Table().dice(0, "red").do(act.look(DIE, RED), act.look_at(table_place())).face().do(act.stop())
    cloud = table_place() - terms.CLOUD
    assert table.state.face(cloud) == table.hidden[cloud]
    table.ship(0, 0, 5).dice(0, "yellow").use("yellow", act.explore(table_place()))
    assert table.state.cells[terms.UP + cloud] == 1, "its face was known, so nothing is drawn"


def table_place():
    return Table().at(*PSI_PLACE)


@pytest.mark.article("ORA-9.9")
@pytest.mark.article("ORA-9.9", broken=True)
def test_the_letter_cannot_be_taken_instead_of_the_shrine():
    table = Table().ship(0, 0, 5).dice(0, "yellow")
    assert table.refused(0, act.take_letter(table.at(*PSI_PLACE))) == "ORA-9.9"
    table.use("yellow", act.explore(table.at(*PSI_PLACE))).face()
    assert table.left(0) == 11


@pytest.mark.article("ORA-10.1")
@pytest.mark.article("ORA-10.5")
@pytest.mark.vector(8)
def test_an_offering_is_loaded_and_made_without_moving():
    table = Table().ship(0, -3, 4).dice(0, "blue", "blue")
    table.use("blue", act.load_offering(table.at(-2, 4), BLUE))
    assert table.get(0, terms.OFFERINGS + BLUE) == 1
    table.use("blue", act.make_offering(table.at(-4, 5), BLUE))
    assert (table.has(0), table.left(0)) == (3, 11)
    assert table.get(0, terms.OFFERING_TILES) == 1 << YELLOW


@pytest.mark.article("ORA-10.1", broken=True)
@pytest.mark.article("ORA-10.5", broken=True)
def test_a_cube_that_is_not_there_or_not_on_board_is_refused():
    table = Table().ship(0, -3, 4).dice(0, "red", "blue").do(act.commit(DIE, RED, RED))
    assert table.refused(0, act.load_offering(table.at(-2, 4), RED)) == "ORA-10.1"
    assert table.broken(0, act.load_offering(table.at(4, -2), RED)) == ["ORA-1.2", "ORA-10.1"]
    table.main(0).do(act.commit(DIE, BLUE, BLUE))
    assert table.refused(0, act.make_offering(table.at(-4, 5), BLUE)) == "ORA-10.5"


@pytest.mark.vector(9)
@pytest.mark.article("ORA-10.2")
@pytest.mark.article("ORA-10.6")
@pytest.mark.article("ORA-13.4")
@pytest.mark.parametrize("start", [(-8, 7), (-8, 6)])
def test_a_red_statue_is_loaded_carried_and_raised(start):
    table = Table().ship(0, *start).dice(0, "red", "yellow", "red")
    table.use("red", act.load_statue(table.at(-9, 7), RED))
    table.favor(0, 9).sail("yellow", -6, 4)
    table.use("red", act.raise_statue(table.at(-6, 5), RED))
    assert table.point == terms.AT_COMPANION
    assert table.offers() == [act.take_companion(i) for i in (0, 1, 2)]
    table.do(act.take_companion(2))
    assert (table.left(0), table.get(0, terms.STATUE_DONE)) == (11, 1 << RED)


@pytest.mark.article("ORA-10.2", broken=True)
@pytest.mark.article("ORA-10.6", broken=True)
def test_statues_of_other_colours_or_places_are_refused():
    table = Table().ship(0, -8, 7).dice(0, "pink").do(act.commit(DIE, PINK, PINK))
    assert table.refused(0, act.load_statue(table.at(-9, 7), PINK)) == "ORA-10.2"
    table = Table().ship(0, 3, 3).aboard(0, statues=("red",)).dice(0, "red").do(act.commit(DIE, RED, RED))
    assert table.refused(0, act.raise_statue(table.at(4, 3), RED)) == "ORA-10.6"


@pytest.mark.article("ORA-13.4", broken=True)
def test_a_companion_of_another_colour_or_one_that_is_taken_is_refused():
    table = Table().befriend(1, "red", 0)
    table.state.push(terms.F_COMPANION, RED)
    table.state.ask(terms.AT_COMPANION, 0)
    assert table.refused(0, act.take_companion(0)) == "ORA-13.4"
    assert table.refused(0, act.take_companion(5)) == "ORA-13.4"
    assert table.refused(0, act.decline()) == "ORA-20.4"


@pytest.mark.vector(22)
@pytest.mark.article("ORA-10.3")
@pytest.mark.article("ORA-10.3", broken=True)
@pytest.mark.article("ORA-10.4")
def test_the_white_offering_may_be_covered_once_and_the_hold_takes_two():
    table = Table().aboard(0, offerings=("red",)).ship(0, -1, 0).dice(0, "black", "blue", "yellow")
    table.do(act.commit(DIE, BLACK, BLACK))
    assert table.broken(0, act.load_offering(table.at(-2, 0), BLACK)) == ["ORA-10.4", "ORA-13.2"]
    table.main(0).ship(0, -3, 4).use("blue", act.load_offering(table.at(-2, 4), BLUE))
    table.do(act.commit(DIE, YELLOW, YELLOW))
    assert table.refused(0, act.load_offering(table.at(-2, 4), YELLOW)) == "ORA-10.3"


@pytest.mark.vector(23)
@pytest.mark.article("ORA-10.4", broken=True)
@pytest.mark.article("ORA-13.2")
@pytest.mark.article("ORA-13.2", broken=True)
def test_cargo_that_covers_all_tasks_leaves_no_need_for_more():
    table = Table().tile(0, 8).tasks(0, statues=2, statues_done=("red",)).aboard(0, statues=("pink", "black"))
    codes = {cargo.check_take_statue(table.state, 0, c) for c in range(6)}
    assert codes == {1004}
    assert {cargo.check_take_statue(Table().state, 0, c) for c in range(6)} == {0}


@pytest.mark.vector(24)
@pytest.mark.article("ORA-10.7")
@pytest.mark.article("ORA-10.7", broken=True)
def test_a_building_site_takes_one_statue():
    table = Table().ship(0, 3, 3).aboard(0, statues=("black",)).dice(0, "black", "black")
    table.state.cells[terms.BUILT + table.at(4, 3) - terms.STATUE] = 1 << BLACK
    table.do(act.commit(DIE, BLACK, BLACK))
    assert table.broken(0, act.raise_statue(table.at(4, 3), BLACK)) == ["ORA-10.7", "ORA-10.6"]
    for place, sea in (((0, -2), (0, -1)), ((2, -1), (1, -1))):
        table.main(0).ship(0, *sea).do(act.commit(DIE, BLACK, BLACK))
        assert act.raise_statue(table.at(*place), BLACK) in table.offers()
        table.dice(0, "black")


@pytest.mark.vector(25)
def test_an_offering_and_a_statue_of_one_colour_may_be_on_board_together():
    table = Table().aboard(0, offerings=("red",)).ship(0, -8, 7).dice(0, "red")
    table.use("red", act.load_statue(table.at(-9, 7), RED))
    assert (table.get(0, terms.OFFERINGS + RED), table.get(0, terms.STATUES + RED)) == (1, 1)


@pytest.mark.article("ORA-10.8")
@pytest.mark.article("ORA-10.8", broken=True)
def test_cargo_is_not_thrown_overboard():
    table = Table().aboard(0, offerings=("red",))
    assert table.refused(0, act.throw_overboard(RED)) == "ORA-10.8"
    assert table.do(act.end()).get(0, terms.OFFERINGS + RED) == 1


@pytest.mark.article("ORA-10.9")
@pytest.mark.article("ORA-10.9", broken=True)
def test_a_temple_takes_an_offering_of_each_seat_but_only_its_colour():
    table = Table()
    for seat in range(3):
        table.main(seat).aboard(seat, offerings=("blue",)).ship(seat, -3, 4).dice(seat, "blue")
        table.use("blue", act.make_offering(table.at(-4, 5), BLUE))
        assert table.left(seat) == 11
    table.main(0).aboard(0, offerings=("yellow",)).dice(0, "yellow").do(act.commit(DIE, YELLOW, YELLOW))
    assert table.refused(0, act.make_offering(table.at(-4, 5), YELLOW)) == "ORA-10.5"


@pytest.mark.vector(52)
@pytest.mark.parametrize("allowed", [True, False])
def test_a_second_offering_of_a_colour_is_loaded_only_with_the_option_and_pays_nothing(allowed):
    table = (
        Table(allow_unneeded_tasks=allowed)
        .own(0, 3)
        .ship(0, -3, 2)
        .dice(0, "yellow", "yellow", "yellow", "yellow")
    )
    table.ship(0, -3, 4).use("yellow", act.load_offering(table.at(-2, 4), YELLOW))
    table.ship(0, -3, 7).do(act.commit(DIE, YELLOW, YELLOW))
    again = act.load_offering(table.at(-4, 7), YELLOW)
    if not allowed:
        assert table.refused(0, again) == "ORA-10.4"
        return
    table.do(again).ship(0, -6, 4).use("yellow", act.make_offering(table.at(-6, 3), YELLOW)).do(act.decline())
    assert (table.has(0), table.left(0)) == (3, 11)
    table.use("yellow", act.make_offering(table.at(-6, 3), YELLOW))
    assert (table.has(0), table.left(0), table.point) == (3, 11, terms.AT_MAIN)


def test_with_the_option_an_unneeded_monster_falls_without_reward():
    table = Table(allow_unneeded_tasks=True).tasks(0, white_monster=0, monsters_done=("green",)).shield(0, 5)
    table.ship(0, 1, 1).dice(0, "green").use("green", act.fight(table.at(1, 2), GREEN)).chance(9)
    assert (table.left(0), table.point, table.get(0, terms.SLAIN + GREEN)) == (11, terms.AT_MAIN, 1)
