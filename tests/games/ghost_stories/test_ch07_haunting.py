"""Chapter 7, haunting and the curse die."""

from collections import Counter

import pytest
from support.ghost_stories_table import RED, YELLOW, Table, space

from engine.core.state import Outcomes
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms

W1 = 1


@pytest.mark.article("GHO-7.1")
def test_the_nearest_active_tile_is_haunted():
    table = Table().put(("E1", 34, "stone")).haunt(5).yin("E")
    assert table.haunted() == [4, 5]


@pytest.mark.article("GHO-7.1", broken=True)
@pytest.mark.vector(13)
def test_haunted_tiles_of_the_line_are_passed_over():
    table = Table().put(("E1", 34, "stone")).haunt(5).yin("E")
    table.set(terms.FIGURE, space("E1"), terms.ON_STONE).yin("E")
    assert table.haunted() == [3, 4, 5]
    table.set(terms.FIGURE, space("E1"), terms.ON_STONE).yin("E")
    assert table.ended == terms.LINE_HAUNTED
    normal = Table(level="normal").put(("E1", 34, "stone")).haunt(5, 4).yin("E")
    assert normal.ended == terms.VILLAGE_HAUNTED


@pytest.mark.article("GHO-7.2")
def test_an_active_tile_gives_help():
    assert Table().stand(0, 4).menu(0, W1).offered(act.REQUEST_HELP)


@pytest.mark.article("GHO-7.2", broken=True)
def test_a_haunted_tile_gives_none_but_may_be_entered_and_acted_from():
    table = Table().haunt(4).put(("N1", 34)).stand(0, 4).menu(0, W1)
    assert table.refuses(act.REQUEST_HELP, 0, "GHO-7.2")
    table.haunt(1).stand(0, 0).menu(0)
    assert table.refuses(act.YIN_YANG_HELP, 4, "GHO-7.2")
    assert table.do(act.MOVE, 1).offered(act.EXORCISE)


@pytest.mark.article("GHO-7.3")
@pytest.mark.vector(48)
def test_a_curse_that_finds_the_line_full_does_nothing():
    table = Table().put(("E1", 11)).haunt(3, 4, 5).yin("E").curse("haunt")
    assert (table.ended, table.haunted()) == (terms.RUNNING, [3, 4, 5])


@pytest.mark.article("GHO-7.3", broken=True)
@pytest.mark.vector(48)
def test_a_haunter_that_finds_the_line_full_loses():
    table = Table().put(("E1", 8, "stone")).haunt(3, 4, 5).yin("E")
    assert table.ended == terms.LINE_HAUNTED
    assert table.refuses(act.STAY, 0, "GHO-7.3", seat=0)


@pytest.mark.vector(48)
def test_with_the_option_any_haunting_of_a_full_line_loses():
    table = Table(full_line_loss=2).put(("E1", 11)).haunt(3, 4, 5).yin("E").curse("haunt")
    assert table.ended == terms.LINE_HAUNTED
    table = Table(full_line_loss=2).put(("E1", 8, "stone")).haunt(3, 4, 5).yin("E")
    assert table.ended == terms.LINE_HAUNTED
    table = Table(full_line_loss=2).haunt(3, 4, 5).fill("N0", "N1", "N2", "W0", "W2").arrive("W", 54)
    assert table.do(act.PLACE_GHOST, space("W1")).ended == terms.LINE_HAUNTED


@pytest.mark.article("GHO-7.4")
def test_the_five_results_of_the_curse_die():
    def cursed(face):
        return Table().put(("E1", 22)).give(RED, blue=1).yin("E").curse(face)

    assert cursed("blank").haunted() == []
    assert cursed("haunt").haunted() == [5]
    assert cursed("ghost").draw(12).do(act.PLACE_GHOST, space("W0")).point == terms.AT_GHOST
    assert cursed("tao").tao(RED) == {}
    assert cursed("qi").qi_of(RED) == 3


@pytest.mark.article("GHO-7.4", broken=True)
@pytest.mark.vector(41)
def test_the_curse_die_is_harmless_once_in_three():
    odds = Outcomes()
    Table().put(("E1", 22)).yin("E").state.list_chance(odds)
    assert Counter({o: w for o, w, _ in odds.to_list()}) == {0: 2, 1: 1, 2: 1, 3: 1, 4: 1}


@pytest.mark.article("GHO-7.5")
def test_the_curse_of_an_exorcised_ghost_uses_the_line_it_left():
    table = Table().put(("E1", 6)).haunt(5).stand(0, 5).menu(0, W1)
    table.exorcise("yellow yellow red").take("E1").curse("haunt")
    assert table.haunted() == [4, 5]


@pytest.mark.article("GHO-7.5", broken=True)
def test_the_curse_of_the_cemetery_uses_no_line():
    table = Table().kill(RED).stand(0, 0).menu(0, W1)
    table.do(act.REQUEST_HELP).do(act.REVIVE, RED).curse("haunt")
    assert table.haunted() == [0]


@pytest.mark.article("GHO-7.6")
def test_the_token_of_a_haunted_circle_returns_to_the_supply():
    table = Table().circle("red").put(("S1", 34, "stone")).yin("S")
    assert table.haunted() == [7]
    assert (table.state.circle, table.supply()[2]) == (0, 3)


@pytest.mark.article("GHO-7.6", broken=True)
def test_it_stays_when_another_tile_is_haunted_or_with_the_option():
    assert Table().circle("red").put(("E1", 34, "stone")).yin("E").state.circle == 3
    table = Table(circle_token_when_haunted=2).circle("red").put(("S1", 34, "stone")).yin("S")
    assert (table.haunted(), table.state.circle) == ([7], 3)
    table.put(("N1", 35)).stand(YELLOW, 1).menu(YELLOW, W1).exorcise("red red red")
    assert table.choices() == {((), (0, 0, 0, 0, 0))}
