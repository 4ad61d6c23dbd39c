"""Chapter 14, the eight powers."""

import pytest
from support.ghost_stories_table import BLUE, GREEN, RED, W0, W1, W1B, W2, YELLOW, Table, space

from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms


@pytest.mark.article("GHO-14.0")
def test_a_power_comes_back_when_its_ghost_is_gone():
    table = Table().put(("N1", 3)).stand(0, 5).menu(0)
    assert not table.offered(act.USE_POCKETS)
    table.do(act.YIN_YANG_HELP, 5).do(act.BANISH, space("N1"))
    assert table.offered(act.USE_POCKETS)


@pytest.mark.article("GHO-14.0", broken=True)
def test_a_power_that_does_not_work_or_is_another_boards_may_not_be_used():
    assert Table().put(("N1", 3)).menu(0).refuses(act.USE_POCKETS, 0, "GHO-14.0")
    assert Table().menu(RED).refuses(act.USE_POCKETS, 0, "GHO-14.0")
    assert Table().menu(0).refuses(act.USE_MANTRA, 0, "GHO-14.0")
    assert Table().menu(RED).refuses(act.USE_TWIN_WINDS, 0, "GHO-14.0")
    table = Table().put(("N1", 34)).stand(0, 1).menu(0, W1B)
    table.state.exorcisms = 1
    assert table.refuses(act.EXORCISE, 0, "GHO-14.0")


@pytest.mark.article("GHO-14.1")
def test_bottomless_pockets_give_a_token_before_the_move():
    table = Table().menu(0).do(act.USE_POCKETS).take_tao("black")
    assert (table.tao(0), table.window) == ({"yellow": 1, "black": 1}, W0)


@pytest.mark.article("GHO-14.1", broken=True)
def test_but_only_once_and_only_before_the_move():
    table = Table().menu(0).do(act.USE_POCKETS).take_tao("black")
    assert table.refuses(act.USE_POCKETS, 0, "GHO-14.1")
    assert Table().menu(0, W1).refuses(act.USE_POCKETS, 0, "GHO-14.1")


@pytest.mark.article("GHO-14.2")
def test_the_mantra_is_put_and_moved_onto_any_ghost():
    table = Table(faces="BAAA").put(("E1", 62), ("S0", 34)).menu(0)
    table.do(act.USE_MANTRA).do(act.PUT_MANTRA, space("E1"))
    assert table.state.scroll == space("E1") + 1
    table.menu(0)
    table.state.used = 0
    table.do(act.USE_MANTRA)
    assert table.values(act.PUT_MANTRA) == [space("S0")]


@pytest.mark.article("GHO-14.2", broken=True)
@pytest.mark.vector(51)
def test_a_scroll_that_came_back_waits_for_the_next_turn():
    table = Table(faces="BAAA").put(("E1", 20), ("S0", 34)).scroll("E1").menu(0)
    table.do(act.YIN_YANG_HELP, 5).do(act.BANISH, space("E1"))
    assert table.state.scroll == 0
    assert table.refuses(act.USE_MANTRA, 0, "GHO-14.2")
    table.finish_turn()
    assert table.menu(0).offered(act.USE_MANTRA)
    assert table.menu(0, W1).refuses(act.USE_MANTRA, 0, "GHO-14.2")
    table.menu(0).do(act.USE_MANTRA)
    assert table.refuses(act.PUT_MANTRA, space("E0"), "GHO-14.2")


def test_the_scroll_leaves_its_ghost_with_the_power_and_by_option_the_game():
    def lost(**options):
        table = Table(faces="BAAA", **options).put(("E1", 20), ("S0", 34)).scroll("E1").arrive("E", 3)
        return table.do(act.PLACE_GHOST, 0).draw(23).do(act.PLACE_GHOST, space("S1"))

    table = lost()
    assert (table.state.scroll, table.state.scroll_gone) == (0, 0)
    table.menu(0).do(act.YIN_YANG_HELP, 5).do(act.BANISH, space("N0"))
    assert table.offered(act.USE_MANTRA)
    table = lost(mantra_on_power_loss=2)
    assert (table.state.scroll, table.state.scroll_gone) == (0, 1)
    table.menu(0).do(act.YIN_YANG_HELP, 5).do(act.BANISH, space("N0"))
    assert table.refuses(act.USE_MANTRA, 0, "GHO-14.2")


@pytest.mark.article("GHO-14.3")
def test_dance_of_the_peaks_moves_to_any_tile():
    assert Table().stand(RED, 0).menu(RED).values(act.MOVE) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.article("GHO-14.3", broken=True)
def test_not_while_it_is_blocked():
    assert Table().put(("E0", 36)).stand(RED, 0).menu(RED).values(act.MOVE) == [1, 3, 4]


@pytest.mark.article("GHO-14.4")
@pytest.mark.vector(47)
def test_twin_winds_move_another_taoist_after_the_own_move():
    table = Table(faces="AABA").strip().put(("N1", 2)).give(YELLOW, yellow=1).menu(RED)
    assert table.refuses(act.USE_TWIN_WINDS, 0, "GHO-14.4")
    table.do(act.MOVE, 1).do(act.USE_TWIN_WINDS).do(act.CHOOSE_COMPANION, YELLOW)
    assert table.values(act.MOVE_COMPANION) == [0, 1, 2, 3, 5, 6, 7, 8]
    table.do(act.MOVE_COMPANION, 1).exorcise("blue blue blue").take("N1")
    assert table.discarded(2)


@pytest.mark.article("GHO-14.4", broken=True)
def test_they_blow_once_and_never_for_oneself_or_the_dead():
    table = Table(faces="AABA").kill(BLUE).menu(RED, W1).do(act.USE_TWIN_WINDS)
    assert table.refuses(act.CHOOSE_COMPANION, RED, "GHO-14.4")
    assert table.refuses(act.CHOOSE_COMPANION, BLUE, "GHO-14.4")
    table.do(act.CHOOSE_COMPANION, GREEN).do(act.MOVE_COMPANION, 0)
    assert table.refuses(act.USE_TWIN_WINDS, 0, "GHO-14.4")
    lone = Table(faces="AABA").kill(YELLOW, GREEN, BLUE).menu(RED, W1)
    assert lone.refuses(act.USE_TWIN_WINDS, 0, "GHO-14.4")


@pytest.mark.vector(47)
def test_with_the_option_they_blow_before_the_move():
    table = Table(faces="AABA", twin_winds_timing=2).menu(RED).do(act.USE_TWIN_WINDS)
    table.do(act.CHOOSE_COMPANION, YELLOW).do(act.MOVE_COMPANION, 0)
    assert table.window == W0
    assert Table(faces="AABA", twin_winds_timing=2).menu(RED, W1).refuses(act.USE_TWIN_WINDS, 0, "GHO-14.4")


@pytest.mark.article("GHO-14.5")
def test_the_favorite_rolls_any_dice_again_once():
    table = Table().strip().put(("N1", 43)).stand(GREEN, 1).menu(GREEN, W1).exorcise("red blue white")
    assert table.values(act.REROLL) == list(range(8))
    table.do(act.REROLL, 0b011).roll("red green")
    assert (table.point, [table.cell(terms.DICE, i) for i in range(3)]) == (terms.AT_SET, [2, 1, 5])
    table = Table().put(("S0", 22)).yin("S").curse("qi").do(act.REROLL_CURSE).curse("tao")
    assert (table.qi_of(GREEN), table.tao(GREEN)) == (4, {})
    table = Table().put(("S0", 22)).yin("S").curse("qi").do(act.KEEP_CURSE)
    assert table.qi_of(GREEN) == 3
    table = Table().stand(GREEN, 3).menu(GREEN, W1).do(act.REQUEST_HELP).roll("red red").do(act.REROLL, 2)
    assert table.roll("blue").tao(GREEN) == {"green": 1, "red": 1, "blue": 1}


@pytest.mark.article("GHO-14.5", broken=True)
def test_nobody_else_does_and_no_die_that_was_not_thrown():
    table = Table().strip().put(("N1", 43)).stand(0, 1).menu(0, W1).exorcise("red blue white")
    assert table.refuses(act.REROLL, 1, "GHO-14.5")
    assert table.refuses(act.REROLL_CURSE, 0, "GHO-14.5")
    table = Table().strip().put(("N1", 43)).stand(GREEN, 1).menu(GREEN, W1).exorcise("red blue white")
    assert table.refuses(act.REROLL, 8, "GHO-14.5")
    assert Table().put(("E0", 22)).yin("E").curse("blank").point == terms.AT_GHOST


@pytest.mark.article("GHO-14.6")
@pytest.mark.vector(17)
def test_strength_of_a_mountain_rolls_one_more_die_and_no_curse():
    table = Table(faces="ABAA").put(("S0", 11)).yin("S")
    assert table.point == terms.AT_GHOST
    table = Table(faces="ABAA").put(("S1", 6)).stand(GREEN, 7).menu(GREEN, W1).do(act.EXORCISE)
    assert table.state.dice == 4
    assert table.roll("yellow red red yellow").take("S1").point == terms.AT_MENU


@pytest.mark.article("GHO-14.6", broken=True)
@pytest.mark.vector(17)
def test_it_protects_no_neutral_board_and_fails_while_blocked():
    table = Table(3, boards="YGRB", faces="ABAA").put(("W0", 11)).yin("W")
    assert (table.point, table.state.context) == (terms.AT_CURSE, terms.BOARD_CONTEXT + 3)
    assert Table(faces="ABAA").put(("S0", 11), ("S1", 25)).yin("S").point == terms.AT_CURSE


@pytest.mark.article("GHO-14.7")
def test_heavenly_gust_allows_help_and_exorcism_in_either_order():
    table = Table().put(("E1", 34)).stand(BLUE, 5).menu(BLUE, W1)
    table.exorcise("red red red").take("E1")
    assert table.window == W1B
    table = Table().put(("S1", 34)).stand(BLUE, 7).menu(BLUE, W1).do(act.REQUEST_HELP).do(act.SET_CIRCLE, 0)
    assert table.window == W1B
    assert table.exorcise("red red red").take("S1").window == W2


@pytest.mark.article("GHO-14.7", broken=True)
def test_it_allows_neither_twice():
    table = (
        Table().put(("E0", 34), ("S2", 43)).stand(BLUE, 8).menu(BLUE, W1).exorcise("red red red").take("E0")
    )
    assert table.refuses(act.EXORCISE, 0, "GHO-14.7")
    table = Table().stand(BLUE, 6).menu(BLUE, W1).do(act.REQUEST_HELP)
    assert table.refuses(act.REQUEST_HELP, 0, "GHO-14.7")


@pytest.mark.article("GHO-14.8")
def test_second_wind_allows_two_of_a_kind():
    table = Table(faces="AAAB").stand(BLUE, 6).menu(BLUE, W1).do(act.REQUEST_HELP)
    assert table.window == W1B
    assert table.do(act.REQUEST_HELP).cell(terms.FRESH, BLUE) == 2
    table = (
        Table(faces="AAAB").put(("N1", 34)).stand(BLUE, 1).menu(BLUE, W1).exorcise("blue blue blue").take()
    )
    assert table.exorcise("red red red").take("N1").window == W2


@pytest.mark.article("GHO-14.8", broken=True)
def test_it_allows_no_mixture_and_only_the_same_tile():
    table = Table(faces="AAAB").put(("S0", 34)).stand(BLUE, 6).menu(BLUE, W1).do(act.REQUEST_HELP)
    assert table.refuses(act.EXORCISE, 0, "GHO-14.8")
    table = (
        Table(faces="AAAB").put(("S0", 34)).stand(BLUE, 6).menu(BLUE, W1).exorcise("blue blue blue").take()
    )
    assert table.refuses(act.REQUEST_HELP, 0, "GHO-14.8")
    lone = Table(1, faces="AAAB").put(("N0", 34)).stand(0, 8).menu(0).do(act.SPEND_POWER_TOKEN, 3)
    lone.do(act.STAY).do(act.REQUEST_HELP).do(act.LIFT_GHOST, 0).do(act.DROP_GHOST, 1)
    assert lone.do(act.LIFT_TAOIST, 0).do(act.DROP_TAOIST, 4).window == W2


def test_a_blue_power_lost_between_two_actions_allows_no_second_one():
    table = Table().stand(BLUE, 4).menu(BLUE, W1).do(act.REQUEST_HELP).take_tao("red")
    table.draw(14).do(act.PLACE_GHOST, space("W0")).draw(34).do(act.PLACE_GHOST, space("E0"))
    assert table.window == W2
