"""Chapters 4 and 5: the turn and its Yin phase."""

import pytest
from support.ghost_stories_table import BLUE, GREEN, RED, W0, YELLOW, Table, space

from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms


@pytest.mark.article("GHO-4.1")
def test_the_yang_phase_follows_the_yin_phase():
    table = Table().put(("N1", 34)).yin("N").draw(12)
    assert table.figure("N1") == "stone"
    table.do(act.PLACE_GHOST, space("W1"))
    assert (table.point, table.window, table.actor) == (terms.AT_MENU, W0, YELLOW)


@pytest.mark.article("GHO-4.1", broken=True)
def test_nobody_moves_while_the_yin_phase_waits_for_a_space():
    table = Table().yin("N").draw(12)
    assert table.refuses(act.MOVE, 1, "GHO-1.3")


@pytest.mark.article("GHO-4.2")
def test_a_neutral_board_has_no_third_step_and_no_yang():
    table = Table(2).yin("E")
    assert table.state.active == 2
    assert table.state.drawn == 0


@pytest.mark.article("GHO-4.2", broken=True)
def test_a_living_taoists_board_has_a_third_step():
    assert Table(2).yin("S").point == terms.AT_GHOST


@pytest.mark.article("GHO-4.3")
def test_the_next_living_player_decides_for_a_board_without_one():
    table = Table(2).put(("E1", 22)).yin("E").curse("ghost").draw(12)
    assert (table.point, table.actor) == (terms.AT_PLACE, 1)
    table = Table().kill(RED, GREEN).put(("E1", 22)).yin("E").curse("ghost").draw(12)
    assert table.actor == BLUE


@pytest.mark.article("GHO-4.3", broken=True)
def test_an_active_living_taoist_decides_himself():
    table = Table().put(("E1", 22)).yin("E").curse("ghost").draw(12)
    assert table.actor == RED


@pytest.mark.article("GHO-4.4")
def test_the_active_taoist_pays_wherever_the_ghost_lies():
    table = Table().fill("N0", "N1", "N2").arrive("N", 49).do(act.PLACE_GHOST, space("E1"))
    assert (table.qi_of(YELLOW), table.qi_of(RED)) == (3, 4)


@pytest.mark.article("GHO-4.4", broken=True)
def test_without_a_living_active_taoist_the_active_board_pays():
    table = Table(2).put(("E1", 22)).yin("E").curse("ghost").draw(49).do(act.PLACE_GHOST, space("E0"))
    assert table.cell(terms.BOARD_QI, 1) == 2
    assert (table.qi_of(0), table.qi_of(1)) == (4, 4)


@pytest.mark.article("GHO-5.1")
def test_haunters_act_before_tormentors_and_these_by_space():
    table = Table().put(("E0", 22), ("E1", 33), ("E2", 34, "stone")).yin("E")
    assert table.haunted() == [2]
    assert table.state.source == space("E0")
    assert table.curse("blank").state.source == space("E1")


@pytest.mark.article("GHO-5.1", broken=True)
def test_ghosts_of_other_boards_do_not_act():
    table = Table().put(("N1", 34), ("S1", 22)).yin("E")
    assert table.figure("N1") == "card"
    assert table.point == terms.AT_GHOST


@pytest.mark.article("GHO-5.2")
@pytest.mark.vector(11)
def test_a_haunter_goes_to_the_stone_and_then_haunts():
    table = Table().arrive("E", 34)
    table.do(act.PLACE_GHOST, space("E1"))
    assert table.figure("E1") == "card"
    assert table.yin("E").figure("E1") == "stone"
    assert table.haunted() == []
    assert table.yin("E").figure("E1") == "card"
    assert table.haunted() == [5]
    table.yin("E").yin("E")
    assert table.haunted() == [4, 5]


@pytest.mark.article("GHO-5.2", broken=True)
def test_a_ghost_that_is_no_haunter_does_not_haunt():
    table = Table().put(("E1", 43)).yin("E").yin("E")
    assert (table.figure("E1"), table.haunted()) == ("none", [])


@pytest.mark.article("GHO-5.3")
def test_a_newcomer_waits():
    table = Table().put(("E0", 22)).yin("E").curse("ghost").draw(44).do(act.PLACE_GHOST, space("E1"))
    assert table.point == terms.AT_GHOST


@pytest.mark.article("GHO-5.3", broken=True)
def test_the_newcomer_acts_in_the_next_turn():
    table = Table().put(("E0", 22), ("E1", 44)).yin("E").curse("blank")
    assert (table.point, table.state.source) == (terms.AT_CURSE, space("E1"))


@pytest.mark.article("GHO-5.4")
def test_each_tormentor_rolls_once():
    table = Table().put(("E0", 22), ("E1", 44)).yin("E").curse("blank").curse("blank")
    assert table.point == terms.AT_GHOST


@pytest.mark.article("GHO-5.4", broken=True)
def test_without_a_tormentor_nothing_is_rolled():
    assert Table().put(("E0", 34)).yin("E").point == terms.AT_GHOST


@pytest.mark.article("GHO-5.5")
@pytest.mark.vector(16)
def test_three_ghosts_cost_1_qi_and_no_ghost_comes():
    table = Table().fill("E0", "E1", "E2").yin("E")
    assert (table.qi_of(RED), table.point) == (3, terms.AT_MENU)


@pytest.mark.article("GHO-5.5", broken=True)
@pytest.mark.vector(16)
def test_two_ghosts_cost_nothing_and_a_ghost_comes():
    table = Table().fill("E0", "E1").yin("E")
    assert (table.qi_of(RED), table.point) == (4, terms.AT_GHOST)


@pytest.mark.article("GHO-5.6")
def test_the_third_step_brings_one_ghost():
    table = Table().yin("E").draw(12).do(act.PLACE_GHOST, space("W1"))
    assert table.ghosts() == {"W1": 12}
    assert table.point == terms.AT_MENU


@pytest.mark.article("GHO-5.6", broken=True)
def test_a_full_board_brings_none():
    assert Table().fill("E0", "E1", "E2").yin("E").state.drawn == 3


@pytest.mark.article("GHO-5.7")
@pytest.mark.vector(9)
def test_severed_heads_on_a_crowded_table_cost_no_overrun():
    """11 ghosts; #47 fills the board and captures a die, its summons finds no room: 1 Qi."""
    table = Table().fill("N0", "N1", "E0", "E1", "E2", "S0", "S1", "S2", "W0", "W1", "W2")
    table.yin("N").draw(47).do(act.PLACE_GHOST, space("N2"))
    assert table.cell(terms.DIE, space("N2")) == 1
    assert table.state.drawn == 12
    assert (table.qi_of(YELLOW), table.point) == (3, terms.AT_MENU)


@pytest.mark.article("GHO-5.7", broken=True)
def test_the_board_that_filled_up_costs_qi_in_its_next_turn():
    table = Table().fill("N0", "N1").yin("N").draw(47).do(act.PLACE_GHOST, space("N2"))
    table.draw(35).do(act.PLACE_GHOST, space("E0"))
    assert table.qi_of(YELLOW) == 4
    assert table.yin("N").qi_of(YELLOW) == 3


@pytest.mark.vector(44)
def test_death_in_the_yin_phase_goes_on_as_for_a_possessed_board():
    table = Table().qi(RED, 1).put(("E0", 22), ("E1", 44)).yin("E").curse("qi")
    assert not table.alive(RED)
    assert table.state.context == terms.BOARD_CONTEXT + 1
    table.curse("qi")
    assert (table.point, table.actor) == (terms.AT_VICTIM, GREEN)
    table.do(act.CHOOSE_VICTIM, YELLOW)
    assert table.qi_of(YELLOW) == 3
    assert (table.state.active, table.state.drawn) == (2, 2)


def test_death_of_the_overrun_ends_the_turn():
    table = Table().qi(RED, 1).fill("E0", "E1", "E2").yin("E")
    assert not table.alive(RED)
    assert table.state.active == 2
