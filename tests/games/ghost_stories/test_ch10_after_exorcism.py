"""Chapters 10, 11 and 12: curses and rewards, Buddhas, the Yin-Yang."""

import pytest
from support.ghost_stories_table import RED, W0, W1, W1B, W2, W3, YELLOW, Table, colour, space

from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms


@pytest.mark.article("GHO-10.1")
def test_ghosts_leave_then_come_curses_then_rewards():
    table = Table().put(("S0", 50), ("W2", 6)).circle("black").yin_yang(0, 0).strip().stand(0, 6).menu(0, W1)
    table.exorcise("black yellow yellow").take("S0", "W2")
    assert table.ghosts() == {}
    assert table.values(act.CURSE_FIRST) == [space("S0"), space("W2")]
    table.do(act.CURSE_FIRST, space("W2"))
    assert table.state.source == space("W2")
    table.curse("blank")
    assert table.state.source == space("S0")
    assert table.curse("blank").point == terms.AT_QI_OR_YY


@pytest.mark.article("GHO-10.1", broken=True)
def test_a_ghost_that_was_not_exorcised_may_not_curse_first():
    table = Table().put(("S0", 6), ("W2", 17)).strip().stand(0, 6).give(0, blue=1).menu(0, W1)
    table.exorcise("yellow yellow white").take("S0", "W2")
    assert table.refuses(act.CURSE_FIRST, space("N0"), "GHO-2.7")


@pytest.mark.article("GHO-10.2")
def test_curse_and_reward_concern_the_exorcist():
    table = Table().put(("E1", 50)).circle("black").yin_yang(0, 0).stand(0, 5).menu(0, W1)
    table.exorcise("black red red").take("E1").curse("qi").do(act.TAKE_QI)
    assert (table.qi_of(YELLOW), table.qi_of(RED)) == (4, 4)


@pytest.mark.article("GHO-10.2", broken=True)
def test_they_do_not_concern_the_owner_of_the_board_or_of_the_tokens():
    table = Table().put(("E1", 6)).stand(0, 5).stand(RED, 5).give(RED, yellow=1).menu(0, W1)
    table.exorcise("yellow red red").take("E1").do(act.SPEND_FROM, RED).curse("tao")
    assert (table.tao(YELLOW), table.tao(RED)) == ({}, {"red": 1})


@pytest.mark.article("GHO-10.3")
def test_the_sorcerer_brings_neither_curse_nor_reward():
    table = Table().put(("E1", 50)).stand(0, 5).menu(0, W1)
    table.do(act.REQUEST_HELP).do(act.BANISH, space("E1"))
    assert (table.point, table.qi_of(0)) == (terms.AT_MENU, 3)


@pytest.mark.article("GHO-10.3", broken=True)
def test_an_exorcism_brings_both():
    table = Table().put(("E1", 50)).circle("black").stand(0, 5).menu(0, W1)
    table.exorcise("black red red").take("E1")
    assert table.point == terms.AT_CURSE
    assert table.curse("blank").qi_of(0) == 5


@pytest.mark.article("GHO-10.4")
def test_a_living_exorcist_is_rewarded():
    table = Table().put(("E1", 50)).circle("black").qi(0, 2).stand(0, 5).menu(0, W1)
    assert table.exorcise("black red red").take("E1").curse("qi").qi_of(0) == 2


@pytest.mark.article("GHO-10.4", broken=True)
def test_a_dead_one_is_not_and_his_turn_ends():
    table = Table().put(("E1", 50)).circle("black").qi(0, 1).stand(0, 5).menu(0, W1)
    table.exorcise("black red red").take("E1").curse("qi")
    assert not table.alive(0)
    assert (table.qi_of(0), table.state.active) == (0, 1)


@pytest.mark.vector(5)
def test_the_choice_of_a_reward():
    table = Table().strip().put(("N1", 52)).yin_yang(0, 0).stand(0, 1).menu(0, W1)
    table.exorcise("black black black").take("N1")
    assert table.offered(act.TAKE_QI)
    assert table.offered(act.TAKE_YIN_YANG)
    table = Table().strip().put(("N1", 52)).stand(0, 1).menu(0, W1)
    assert table.exorcise("black black black").take("N1").qi_of(0) == 5


# ---- 11. Buddhas ----


@pytest.mark.article("GHO-11.1")
@pytest.mark.vector(42)
def test_a_buddha_of_an_earlier_turn_may_be_placed():
    table = Table(1).stand(0, 6).menu(0, W1)
    table.do(act.REQUEST_HELP)
    assert table.values(act.PLACE_BUDDHA) == []
    table.do(act.DONE_BUDDHA).do(act.END_TURN)
    table.menu(0, W2)
    assert table.values(act.PLACE_BUDDHA) == [space("S0"), space("W2")]
    table.do(act.PLACE_BUDDHA, space("S0"))
    assert table.has_buddha("S0")


@pytest.mark.article("GHO-11.1", broken=True)
def test_it_may_not_be_placed_in_the_turn_it_was_taken_nor_on_a_ghost_or_a_buddha():
    table = Table().stand(0, 6).set(terms.FRESH, 0, 1).menu(0, W2)
    assert table.refuses(act.PLACE_BUDDHA, space("S0"), "GHO-11.1")
    table = Table().stand(0, 6).set(terms.READY, 0, 1).put(("S0", 34)).buddha("W2").menu(0, W2)
    assert table.refuses(act.PLACE_BUDDHA, space("S0"), "GHO-11.1")
    assert table.refuses(act.PLACE_BUDDHA, space("W2"), "GHO-11.1")
    assert table.refuses(act.PLACE_BUDDHA, space("N1"), "GHO-2.7")


@pytest.mark.article("GHO-11.2")
@pytest.mark.vector(42)
def test_from_a_corner_two_buddhas_may_be_placed():
    table = Table().stand(0, 8).set(terms.READY, 0, 2).menu(0, W2)
    table.do(act.PLACE_BUDDHA, space("E0")).do(act.PLACE_BUDDHA, space("S2"))
    assert table.has_buddha("E0")
    assert table.has_buddha("S2")


@pytest.mark.article("GHO-11.2", broken=True)
def test_from_an_edge_only_one():
    table = Table().stand(0, 1).set(terms.READY, 0, 2).menu(0, W2).do(act.PLACE_BUDDHA, space("N1"))
    assert table.values(act.PLACE_BUDDHA) == []


@pytest.mark.article("GHO-11.3")
def test_a_buddha_waits_for_a_ghost():
    table = Table().buddha("N1").put(("N0", 34)).yin("N").draw(12).do(act.PLACE_GHOST, space("W0"))
    assert table.has_buddha("N1")


@pytest.mark.article("GHO-11.3", broken=True)
def test_it_returns_when_one_comes():
    table = Table().buddha("W0").yin("N").draw(12).do(act.PLACE_GHOST, space("W0"))
    assert not table.has_buddha("W0")


# ---- 12. Yin-Yang ----


@pytest.mark.article("GHO-12.1")
@pytest.mark.vector(29)
def test_the_yin_yang_asks_any_villager_or_clears_any_tile():
    table = Table().haunt(8).menu(0)
    assert table.do(act.YIN_YANG_CLEAR, 8).haunted() == []
    assert (table.point, table.window) == (terms.AT_MENU, W0)
    table = Table().haunt(8).menu(0).do(act.YIN_YANG_HELP, 2).do(act.CLEAR_TILE, 8)
    assert (table.haunted(), table.point) == ([], terms.AT_GHOST)


@pytest.mark.article("GHO-12.1", broken=True)
def test_without_a_yin_yang_or_a_haunted_tile_it_may_not_be_used():
    table = Table().haunt(8).yin_yang(0, 0).menu(0)
    assert table.refuses(act.YIN_YANG_CLEAR, 8, "GHO-12.1")
    assert table.refuses(act.YIN_YANG_HELP, 4, "GHO-12.1")
    assert Table().menu(0).refuses(act.YIN_YANG_CLEAR, 8, "GHO-12.1")


@pytest.mark.article("GHO-12.2")
def test_it_may_be_used_between_all_steps_and_replaces_none():
    for window in (W0, W1, W2, W3):
        table = Table().haunt(8).menu(0, window)
        assert table.do(act.YIN_YANG_CLEAR, 8).window == window


@pytest.mark.article("GHO-12.2", broken=True)
@pytest.mark.vector(52)
def test_it_may_not_be_used_inside_a_step():
    table = Table(faces="AAAB").strip().put(("N1", 34)).stand(3, 1).menu(3, W1)
    table.exorcise("red red red").take("N1")
    assert table.window == W1B
    assert {int(act.kind_of(a)) for a in table.offers()} == {int(act.SKIP_ACTION)}
    assert table.refuses(act.YIN_YANG_HELP, 4, "GHO-12.2")
    assert table.do(act.SKIP_ACTION).offered(act.YIN_YANG_HELP)
    table = Table().stand(0, 8).set(terms.READY, 0, 2).menu(0, W2).do(act.PLACE_BUDDHA, space("E0"))
    assert table.refuses(act.YIN_YANG_HELP, 4, "GHO-12.2")
    table = Table().stand(0, 4).menu(0, W1).do(act.REQUEST_HELP)
    assert table.refuses(act.YIN_YANG_HELP, 4, "GHO-12.2")


def test_with_the_option_it_may_be_used_between_two_blue_actions():
    table = Table(faces="AAAB", yin_yang_between_blue_actions=True).put(("N1", 34)).stand(3, 1).menu(3, W1)
    table.exorcise("red red red").take("N1").do(act.YIN_YANG_HELP, 4).take_tao("red").draw(12)
    assert table.do(act.PLACE_GHOST, space("W0")).window == W1B


@pytest.mark.article("GHO-12.3")
def test_a_yin_yang_won_back_may_be_used_in_the_same_turn():
    table = Table().strip().put(("N1", 44)).haunt(8).stand(0, 1).give(0, red=4).menu(0)
    table.do(act.YIN_YANG_CLEAR, 8).do(act.STAY).exorcise("blue blue blue").take("N1").do(act.TAKE_YIN_YANG)
    assert table.offered(act.YIN_YANG_HELP)


@pytest.mark.article("GHO-12.3", broken=True)
def test_a_yin_yang_that_was_not_won_back_may_not():
    table = Table().strip().put(("N1", 44)).haunt(8).stand(0, 1).give(0, red=4).menu(0)
    table.do(act.YIN_YANG_CLEAR, 8).do(act.STAY).exorcise("blue blue blue").take("N1").do(act.TAKE_QI)
    assert not table.offered(act.YIN_YANG_HELP)


def test_the_circle_may_be_set_from_afar():
    table = Table().menu(0).do(act.YIN_YANG_HELP, 7).do(act.SET_CIRCLE, colour("red"))
    assert table.state.circle == colour("red") + 1
