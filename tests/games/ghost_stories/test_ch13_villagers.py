"""Chapter 13, the villagers."""

import pytest
from support.ghost_stories_table import BLUE, GREEN, RED, W1, YELLOW, Table, colour, space

from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms


def ask(table, tile, seat=0):
    """The seat stands on this tile and asks its villager."""
    return table.stand(seat, tile).menu(seat, W1).do(act.REQUEST_HELP)


@pytest.mark.article("GHO-13.0")
def test_a_villager_who_can_help_may_be_asked_from_afar():
    assert Table().menu(0).values(act.YIN_YANG_HELP) == [3, 4, 6, 7, 8]
    assert Table().kill(RED).put(("E0", 34, "stone")).haunt(6).menu(0).values(act.YIN_YANG_HELP) == [
        0, 1, 2, 3, 4, 5, 7, 8,
    ]  # fmt: skip


@pytest.mark.article("GHO-13.0", broken=True)
def test_one_who_could_do_nothing_may_not():
    table = Table().menu(0)
    for tile in (0, 1, 2, 5):
        assert table.refuses(act.YIN_YANG_HELP, tile, "GHO-13.0")


@pytest.mark.article("GHO-13.1")
@pytest.mark.vector(30)
def test_the_cemetery_revives_and_may_haunt_itself():
    table = ask(Table(level="normal").haunt(8).kill(RED), 0).do(act.REVIVE, RED)
    assert (table.qi_of(RED), table.where(RED), table.tao(RED), table.state.context) == (2, 0, {}, YELLOW)
    table.curse("haunt")
    assert (table.haunted(), table.alive(RED), table.ended) == ([0, 8], True, 0)


@pytest.mark.article("GHO-13.1", broken=True)
def test_it_revives_nobody_who_lives():
    table = ask(Table().kill(RED), 0)
    assert table.values(act.REVIVE) == [RED]
    assert table.refuses(act.REVIVE, GREEN, "GHO-13.1")


@pytest.mark.article("GHO-13.2")
def test_the_watchman_puts_the_figures_of_a_board_back():
    table = ask(Table().put(("E0", 34, "stone"), ("E1", 38, "stone"), ("S0", 23, "stone")), 1)
    table.do(act.CALM_BOARD, 1)
    assert [table.figure(s) for s in ("E0", "E1", "S0")] == ["card", "card", "stone"]


@pytest.mark.article("GHO-13.2", broken=True)
def test_a_board_without_a_figure_on_a_stone_may_not_be_named():
    table = ask(Table().put(("E0", 34, "stone"), ("S0", 23)), 1)
    assert table.values(act.CALM_BOARD) == [1]
    assert table.refuses(act.CALM_BOARD, 2, "GHO-13.2")


@pytest.mark.article("GHO-13.3")
def test_the_altar_clears_a_tile_and_brings_a_ghost():
    table = ask(Table().haunt(8, 7), 2).do(act.CLEAR_TILE, 8)
    assert (table.haunted(), table.point) == ([7], terms.AT_GHOST)


@pytest.mark.article("GHO-13.3", broken=True)
def test_it_clears_no_active_tile():
    assert ask(Table().haunt(8), 2).refuses(act.CLEAR_TILE, 7, "GHO-13.3")


@pytest.mark.article("GHO-13.4")
def test_the_herbalist_gives_what_two_dice_show():
    table = ask(Table(), 3)
    assert table.state.dice == 2
    table.roll("red white")
    assert table.tao(0) == {"yellow": 1, "red": 1}
    assert table.take_tao("blue").tao(0) == {"yellow": 1, "red": 1, "blue": 1}


@pytest.mark.article("GHO-13.4", broken=True)
def test_he_gives_nothing_that_is_not_available():
    table = ask(Table().give(RED, black=4), 3).roll("black black")
    assert (table.tao(0), table.point) == ({"yellow": 1}, terms.AT_MENU)
    table = ask(Table().put(("N0", 65)), 3).roll("white white")
    assert (table.tao(0), table.point) == ({"yellow": 1}, terms.AT_MENU)


def test_the_herbalist_by_options():
    table = ask(Table(herbalist_white=2).put(("N0", 65)), 3).roll("white red")
    assert (table.point, table.tao(0)) == (terms.AT_TAKE_TAO, {"yellow": 1, "red": 1})
    captors = ("N0", 63), ("N1", 47), ("E0", 48)
    assert ask(Table(herbalist_dice=2).put(*captors), 3).state.dice == 2
    assert Table().put(*captors).stand(0, 3).menu(0, W1).refuses(act.REQUEST_HELP, 0, "GHO-8.4")


@pytest.mark.article("GHO-13.5")
@pytest.mark.vector(7)
def test_a_taoist_may_sacrifice_himself_at_the_sorcerers():
    table = Table().qi(0, 1).haunt(0, 1, 2).put(("E1", 34, "stone"))
    ask(table, 5).do(act.BANISH, space("E1"))
    assert table.discarded(34)
    assert (table.alive(0), table.where(0), table.tao(0), table.cell(terms.YIN_YANG, 0)) == (False, 0, {}, 0)
    assert table.possessed("N")
    assert (table.state.active, table.ended) == (1, 0)


@pytest.mark.article("GHO-13.5", broken=True)
def test_the_sorcerer_needs_a_ghost():
    assert ask(Table().put(("E1", 34)), 5).refuses(act.BANISH, space("E0"), "GHO-13.5")


@pytest.mark.article("GHO-13.6")
def test_the_temple_gives_a_buddha():
    table = ask(Table(), 6)
    assert (table.cell(terms.FRESH, 0), table.state.buddhas_on_temple()) == (1, 1)


@pytest.mark.article("GHO-13.6", broken=True)
def test_it_gives_none_when_both_are_away():
    table = Table().buddha("N0").set(terms.READY, RED, 1).stand(0, 6).menu(0, W1)
    assert table.refuses(act.REQUEST_HELP, 0, "GHO-8.4")


@pytest.mark.article("GHO-13.7")
def test_the_circle_takes_or_exchanges_a_token_and_keeps_it():
    table = ask(Table().circle("blue"), 7).do(act.SET_CIRCLE, colour("red"))
    assert (table.state.circle, table.supply()) == (3, [3, 3, 2, 3, 4])
    table.put(("S1", 34)).menu(0, W1).exorcise("blue blue blue").take("S1")
    assert table.state.circle == 3


@pytest.mark.article("GHO-13.7", broken=True)
def test_it_does_not_take_the_colour_that_lies_there_or_is_not_in_the_supply():
    table = ask(Table().circle("blue").give(RED, black=4), 7)
    assert table.refuses(act.SET_CIRCLE, colour("blue"), "GHO-13.7")
    assert table.refuses(act.SET_CIRCLE, colour("black"), "GHO-2.1")


@pytest.mark.article("GHO-13.8")
@pytest.mark.vector(33)
def test_the_pavilion_moves_a_ghost_with_its_figure_then_a_taoist():
    table = ask(Table().put(("N0", 8, "stone")), 8)
    table.do(act.LIFT_GHOST, space("N0")).do(act.DROP_GHOST, space("W2"))
    assert (table.figure("W2"), table.figure("N0")) == ("stone", "none")
    assert table.values(act.LIFT_TAOIST) == [RED, GREEN, BLUE]
    table.do(act.LIFT_TAOIST, RED)
    assert table.values(act.DROP_TAOIST) == [0, 1, 2, 3, 5, 6, 7, 8]
    assert table.do(act.DROP_TAOIST, 0).where(RED) == 0
    assert table.yin("W").haunted() == [6]


@pytest.mark.article("GHO-13.8", broken=True)
@pytest.mark.vector(50)
def test_what_the_pavilion_cannot_do_is_left_out():
    table = ask(Table().kill(RED, GREEN, BLUE).fill("N0", "N1", "E0", "E1", "S0"), 8)
    assert table.refuses(act.SKIP_HALF, 0, "GHO-13.8")
    assert table.refuses(act.LIFT_GHOST, space("N2"), "GHO-13.8")
    table.do(act.LIFT_GHOST, space("N0"))
    assert table.refuses(act.DROP_GHOST, space("E0"), "GHO-6.3")
    assert table.do(act.DROP_GHOST, space("N2")).point == terms.AT_MENU
    full = [f"{side}{i}" for side in "NESW" for i in range(3)]
    table = Table().kill(RED, GREEN, BLUE).fill(*full).stand(0, 8).menu(0, W1)
    assert table.refuses(act.REQUEST_HELP, 0, "GHO-8.4")
    table = ask(Table().kill(GREEN, BLUE).fill(*full), 8)
    assert table.point == terms.AT_LIFT_TAOIST
    assert table.refuses(act.LIFT_TAOIST, YELLOW, "GHO-13.8")


def test_a_lone_player_moves_himself_unless_the_option_says_no():
    table = ask(Table(1), 8)
    assert table.values(act.LIFT_TAOIST) == [0]
    assert table.do(act.LIFT_TAOIST, 0).do(act.DROP_TAOIST, 0).where(0) == 0
    assert Table(1, solo_pavilion=2).stand(0, 8).menu(0, W1).refuses(act.REQUEST_HELP, 0, "GHO-8.4")


def test_with_the_option_one_half_may_be_left_out_but_not_both():
    table = ask(Table(pavilion_halves=2).put(("N0", 8)), 8).do(act.SKIP_HALF)
    assert table.refuses(act.SKIP_HALF, 0, "GHO-13.8")
    table = ask(Table(pavilion_halves=2).put(("N0", 8)), 8)
    table.do(act.LIFT_GHOST, 0).do(act.DROP_GHOST, 1)
    assert table.do(act.SKIP_HALF).point == terms.AT_MENU
    lone = ask(Table(pavilion_halves=2).kill(RED, GREEN, BLUE).put(("N0", 8)), 8)
    assert lone.refuses(act.SKIP_HALF, 0, "GHO-13.8")


@pytest.mark.article("GHO-13.9")
@pytest.mark.vector(36)
def test_the_tea_house_gives_before_the_ghost_comes():
    table = ask(Table().qi(0, 1), 4).take_tao("red")
    assert table.qi_of(0) == 2
    table.draw(49).do(act.PLACE_GHOST, 0)
    assert (table.qi_of(0), table.alive(0)) == (1, True)


@pytest.mark.article("GHO-13.9", broken=True)
def test_with_an_empty_supply_it_gives_only_the_qi():
    table = Table().strip().give(0, red=4, blue=4, green=4, yellow=4, black=4)
    assert ask(table, 4).qi_of(0) == 5
    assert table.point == terms.AT_GHOST


@pytest.mark.article("GHO-13.10")
@pytest.mark.vector(35)
def test_a_ghost_moved_onto_a_buddha_is_discarded():
    table = ask(Table().put(("N0", 44)).buddha("E1"), 8)
    table.do(act.LIFT_GHOST, 0).do(act.DROP_GHOST, space("E1"))
    assert table.discarded(44)
    assert (table.state.buddhas_on_temple(), table.point) == (2, terms.AT_LIFT_TAOIST)


@pytest.mark.article("GHO-13.10", broken=True)
def test_a_ghost_moved_elsewhere_stays_and_triggers_nothing():
    table = ask(Table().put(("N0", 54)).buddha("E1"), 8)
    table.do(act.LIFT_GHOST, 0).do(act.DROP_GHOST, space("E2"))
    assert (table.ghost("E2"), table.haunted(), table.has_buddha("E1")) == (54, [], True)


@pytest.mark.vector(34)
def test_a_moved_ghost_blocks_the_power_of_its_new_board():
    table = ask(Table().put(("S0", 25)), 8)
    assert (table.works("S"), table.works("W")) == (False, True)
    table.do(act.LIFT_GHOST, space("S0")).do(act.DROP_GHOST, space("W0"))
    assert (table.works("S"), table.works("W")) == (True, False)


def test_a_moved_ghost_keeps_its_die_and_the_scroll():
    table = ask(Table().set(terms.POWER, 0, terms.MANTRA).put(("S0", 46)).scroll("S0"), 8)
    table.do(act.LIFT_GHOST, space("S0")).do(act.DROP_GHOST, space("W0"))
    assert (table.cell(terms.DIE, space("W0")), table.state.scroll) == (1, space("W0") + 1)
