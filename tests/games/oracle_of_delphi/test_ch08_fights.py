"""Chapter 8: fights, round by round."""

import pytest
from support.oracle_of_delphi_table import BLACK, BLUE, DIE, GREEN, HERO, PINK, RED, Table

from engine.core.ids import CHANCE, OK
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.rules import tasks


def fighting(shield=0, favor=0, colour="black", **options):
    """Seat 0 beside the black and green monsters of (1, 2), in a fight."""
    table = Table(**options).ship(0, 1, 1).dice(0, colour, "red").favor(0, favor).shield(0, shield)
    return table.use(colour, act.fight(table.at(1, 2), {"black": BLACK, "green": GREEN}[colour]))


@pytest.mark.vector(6)
@pytest.mark.article("ORA-8.6")
@pytest.mark.article("ORA-8.9")
def test_a_fight_is_won_in_the_second_round_for_one_favor():
    table = fighting(shield=2, favor=3).chance(5)
    assert table.point == terms.AT_FIGHT
    table.do(act.pay())
    assert table.state.strength == 6
    table.chance(7)
    assert (table.has(0), table.left(0), table.point) == (2, 11, terms.AT_EQUIP)
    assert not table.state.cells[terms.ON_MONSTER + table.at(1, 2) - terms.MONSTER] >> BLACK & 1


@pytest.mark.article("ORA-8.9", broken=True)
def test_a_monster_that_was_not_defeated_stays():
    table = fighting().chance(3)
    assert table.state.cells[terms.ON_MONSTER + table.at(1, 2) - terms.MONSTER] >> BLACK & 1
    assert (table.left(0), table.point) == (12, terms.AT_MAIN)


@pytest.mark.vector(28)
@pytest.mark.article("ORA-8.3")
@pytest.mark.article("ORA-8.4")
def test_strength_is_nine_less_the_shield_and_falls_with_each_favor():
    table = fighting(shield=0, favor=1)
    assert (table.state.strength, sum(w for o, w in table.odds().items() if o >= table.state.strength)) == (
        9,
        1,
    )
    table.chance(8).do(act.pay())
    assert sum(w for o, w in table.odds().items() if o >= table.state.strength) == 2
    table = fighting(shield=5, favor=4)
    assert sum(w for o, w in table.odds().items() if o >= table.state.strength) == 6
    for _ in range(3):
        table.chance(0).chance(PINK).do(act.pay())
    table.chance(0).chance(PINK).do(act.pay())
    assert table.point == terms.AT_EQUIP, "strength 0 is beaten without a roll"


@pytest.mark.article("ORA-8.3", broken=True)
@pytest.mark.article("ORA-8.4", broken=True)
def test_a_roll_below_the_strength_does_not_win():
    table = fighting(shield=4, favor=1).chance(4)
    assert table.point == terms.AT_FIGHT


@pytest.mark.vector(29)
@pytest.mark.article("ORA-8.5")
def test_a_rolled_zero_costs_an_injury_which_a_hero_discards():
    table = fighting(favor=1)
    table.befriend(0, "blue", HERO).chance(0).chance(BLUE)
    assert table.hurt(0) == {}
    assert table.state.cells[terms.INJURY_DISCARD + BLUE] == 1
    assert table.point == terms.AT_FIGHT
    table = fighting(favor=1).chance(0).chance(BLUE)
    assert table.hurt(0) == {"blue": 1}


@pytest.mark.article("ORA-8.5", broken=True)
def test_a_lost_round_without_a_zero_costs_no_injury():
    table = fighting(favor=1).chance(1)
    assert table.hurt(0) == {}


@pytest.mark.article("ORA-8.6", broken=True)
def test_without_favor_the_fight_is_over():
    table = fighting(favor=1).chance(1).favor(0, 0)
    assert table.broken(0, act.pay()) == ["ORA-8.6", "ORA-20.3"]
    assert table.offers() == [act.surrender()]
    assert fighting(favor=0).chance(1).point == terms.AT_MAIN


@pytest.mark.article("ORA-8.7")
@pytest.mark.article("ORA-8.8")
def test_giving_up_costs_nothing_more_but_the_die_is_used():
    table = fighting(favor=5).chance(1).do(act.pay()).chance(1).do(act.surrender())
    assert (table.has(0), table.point) == (4, terms.AT_MAIN)
    assert table.refused(0, act.commit(DIE, BLACK, BLACK)) == "ORA-5.7"


@pytest.mark.article("ORA-8.7", broken=True)
def test_the_next_fight_begins_at_full_strength():
    table = fighting(favor=9).chance(1).do(act.pay()).chance(1).do(act.surrender())
    table.dice(0, "black").use("black", act.fight(table.at(1, 2), BLACK))
    assert table.state.strength == 9


@pytest.mark.article("ORA-8.8", broken=True)
def test_a_second_round_needs_no_second_die():
    table = fighting(favor=1).chance(1).do(act.pay())
    assert table.actor == CHANCE
    assert table.state.total(0, terms.DICE) == 1


@pytest.mark.article("ORA-8.10")
@pytest.mark.article("ORA-8.10", broken=True)
def test_nothing_else_is_done_between_rounds():
    table = fighting(favor=1).chance(1)
    assert table.refused(0, act.favor(DIE, RED)) == "ORA-8.10"
    assert table.refused(0, act.end()) == "ORA-8.10"
    assert table.offers() == [act.pay(), act.surrender()]


@pytest.mark.article("ORA-8.1")
def test_a_monster_of_the_colour_next_to_the_ship_may_be_fought():
    table = Table().ship(0, 1, 1).dice(0, "green").do(act.commit(DIE, GREEN, GREEN))
    assert act.fight(table.at(1, 2), GREEN) in table.offers()


@pytest.mark.article("ORA-8.1", broken=True)
def test_a_monster_that_is_not_there_is_not_fought():
    table = Table().ship(0, 1, 1).dice(0, "red").do(act.commit(DIE, RED, RED))
    assert table.refused(0, act.fight(table.at(1, 2), RED)) == "ORA-8.1"
    assert table.refused(0, act.fight(table.at(2, -1), RED)) == "ORA-8.1"
    assert table.broken(0, act.fight(table.at(4, -1), RED)) == ["ORA-1.2", "ORA-8.1"]


def needed(table):
    """Colours of the monsters that seat 0 may fight, wherever they are."""
    return [c for c in range(6) if tasks.check_monster(table.state, 0, c) == OK]


@pytest.mark.vector(20)
@pytest.mark.article("ORA-8.2")
def test_with_nothing_done_any_monster_serves_and_after_the_white_one_two_colours_remain():
    table = Table()
    assert needed(table) == list(range(6))
    table.tasks(0, white_monster=0, monsters_done=("green",))
    assert needed(table) == [RED, BLACK]
    table.ship(0, -4, 2).dice(0, "pink").do(act.commit(DIE, PINK, PINK))
    assert table.broken(0, act.fight(table.at(-5, 2), PINK)) == ["ORA-8.2", "ORA-13.2"]


@pytest.mark.vector(21)
@pytest.mark.article("ORA-8.2", broken=True)
def test_a_colour_done_or_asked_for_by_a_coloured_tile_does_not_serve_the_white_one():
    table = Table().tasks(0, monsters=("black",), monsters_done=("red",)).ship(0, 4, 0).dice(0, "red")
    table.do(act.commit(DIE, RED, RED))
    assert table.refused(0, act.fight(table.at(4, -1), RED)) == "ORA-8.2"
    table = fighting(colour="black", shield=5)
    table.chance(9)
    assert (table.get(0, terms.MONSTER_TILES), table.get(0, terms.MONSTER_WHITE)) == (1 << RED, 1)
