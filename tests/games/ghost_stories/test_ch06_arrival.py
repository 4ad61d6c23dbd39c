"""Chapter 6, arrival."""

import pytest
from support.ghost_stories_table import RED, YELLOW, Table, space

from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms

ALL = [f"{side}{i}" for side in "NESW" for i in range(3)]


def spaces(table):
    return table.values(act.PLACE_GHOST)


@pytest.mark.article("GHO-6.1")
def test_a_coloured_ghost_goes_to_its_board_and_a_black_one_to_the_active_board():
    assert spaces(Table().arrive("N", 34)) == [3, 4, 5]
    assert spaces(Table().arrive("S", 45)) == [6, 7, 8]


@pytest.mark.article("GHO-6.1", broken=True)
def test_another_board_is_refused_while_its_own_has_room():
    table = Table().fill("E0", "E1").arrive("N", 34)
    assert spaces(table) == [5]
    assert table.refuses(act.PLACE_GHOST, space("N0"), "GHO-6.1")


@pytest.mark.article("GHO-6.2")
@pytest.mark.vector(31)
def test_with_a_full_board_any_free_space_will_do():
    table = Table().fill("E0", "E1", "E2", "N0", "N1", "S0", "W1").arrive("N", 34)
    assert spaces(table) == [space(s) for s in ("N2", "S1", "S2", "W0", "W2")]


@pytest.mark.article("GHO-6.2", broken=True)
def test_a_space_that_does_not_exist_is_refused():
    assert Table().fill("E0", "E1", "E2").arrive("N", 34).refuses(act.PLACE_GHOST, 12, "GHO-6.2")


@pytest.mark.article("GHO-6.3")
def test_a_space_with_a_buddha_is_free():
    assert spaces(Table().buddha("E1").arrive("N", 34)) == [3, 4, 5]


@pytest.mark.article("GHO-6.3", broken=True)
def test_a_space_with_a_ghost_is_not_free():
    assert Table().put(("E1", 35)).arrive("N", 34).refuses(act.PLACE_GHOST, space("E1"), "GHO-6.3")


@pytest.mark.article("GHO-6.4")
def test_with_twelve_ghosts_no_card_is_drawn_and_1_qi_is_lost():
    table = Table().fill(*ALL).run("N", (terms.JOB_ARRIVAL,))
    assert (table.state.drawn, table.qi_of(YELLOW), table.point) == (12, 3, terms.AT_MENU)


@pytest.mark.article("GHO-6.4", broken=True)
def test_with_eleven_ghosts_a_card_is_drawn():
    assert Table().fill(*ALL[1:]).run("N", (terms.JOB_ARRIVAL,)).point == terms.AT_GHOST


@pytest.mark.article("GHO-6.5")
@pytest.mark.vector(14)
def test_a_ghost_on_a_buddha_is_discarded_without_effect():
    table = Table().fill("S0", "S1").buddha("S2").arrive("N", 25).do(act.PLACE_GHOST, space("S2"))
    assert table.discarded(25)
    assert not table.has_buddha("S2")
    assert table.works("S")
    assert (table.state.buddhas_on_temple(), table.point) == (2, terms.AT_MENU)


@pytest.mark.article("GHO-6.5", broken=True)
def test_a_ghost_beside_a_buddha_stays():
    table = Table().fill("S0").buddha("S2").arrive("N", 24).do(act.PLACE_GHOST, space("S1"))
    assert table.ghost("S1") == 24
    assert table.has_buddha("S2")


@pytest.mark.article("GHO-6.6")
@pytest.mark.vector(19)
def test_left_stones_act_in_order_and_the_first_is_finished_before_the_second():
    """#3 summons before it blocks the power: the Mantra leaves its ghost only after the other's arrival."""
    table = Table(faces="BAAA").put(("E0", 35)).scroll("E0").arrive("E", 3)
    table.do(act.PLACE_GHOST, space("N0"))
    assert table.works("N")
    table.draw(34).do(act.PLACE_GHOST, space("E1"))
    assert not table.works("N")
    assert table.state.scroll == 0


@pytest.mark.article("GHO-6.6", broken=True)
def test_a_ghost_without_left_stones_does_nothing_on_arrival():
    table = Table().arrive("N", 43).do(act.PLACE_GHOST, space("E0"))
    assert (table.point, table.qi_of(YELLOW), table.haunted()) == (terms.AT_MENU, 4, [])


@pytest.mark.article("GHO-6.7")
def test_a_haunter_gets_its_figure():
    assert Table().arrive("N", 34).do(act.PLACE_GHOST, space("E0")).figure("E0") == "card"


@pytest.mark.article("GHO-6.7", broken=True)
def test_another_ghost_gets_none():
    assert Table().arrive("N", 35).do(act.PLACE_GHOST, space("E0")).figure("E0") == "none"


@pytest.mark.article("GHO-6.8")
def test_effects_end_with_the_ghost():
    table = Table().put(("E0", 46), ("E1", 50)).stand(YELLOW, 5).menu(YELLOW, 1)
    assert table.state.free_dice() == 2
    table.stand(RED, 5).circle("black").menu(YELLOW, 1)
    table.exorcise("black red").take("E1").curse("blank")
    assert not table.state.any_left(terms.TAO_OFF)
    assert table.state.free_dice() == 2


@pytest.mark.article("GHO-6.8", broken=True)
def test_effects_last_while_the_ghost_is_in_play():
    table = Table().put(("E0", 46), ("E1", 50)).menu(YELLOW)
    assert table.state.any_left(terms.TAO_OFF)
    assert table.state.free_dice() == 2
