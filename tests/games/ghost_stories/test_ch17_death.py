"""Chapters 17 and 18: death and return, neutral and possessed boards, power tokens."""

import pytest
from support.ghost_stories_table import BLUE, GREEN, RED, W0, W1, W3, YELLOW, Table, space

from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms


def dying(table, seat=RED):
    """The seat has 1 Qi and loses it to a tormentor of its own board."""
    side = "NESW"[table.state.setup.side_of[seat]]
    table.qi(seat, 1).put((f"{side}0", 22)).yin(side).curse("qi")
    if table.point == terms.AT_CURSE_REROLL:
        table.do(act.KEEP_CURSE)
    assert not table.alive(seat)
    return table


@pytest.mark.article("GHO-17.1")
def test_a_taoist_without_qi_is_dead_and_loses_what_he_has():
    table = dying(Table().give(RED, blue=2).set(terms.READY, RED, 1).set(terms.FRESH, RED, 1).stand(RED, 8))
    assert (table.alive(RED), table.tao(RED), table.where(RED)) == (False, {}, 0)
    assert (table.cell(terms.YIN_YANG, RED), table.state.buddhas_on_temple()) == (0, 2)
    assert table.supply()[3] == 3


@pytest.mark.article("GHO-17.1", broken=True)
def test_with_1_qi_left_he_lives():
    table = Table().qi(RED, 2).put(("E0", 22)).yin("E").curse("qi")
    assert (table.alive(RED), table.tao(RED)) == (True, {"red": 1})


@pytest.mark.article("GHO-17.2")
def test_his_power_tokens_go_to_the_centre_tile():
    table = dying(Table(2), 1)
    assert (table.state.centre, table.cell(terms.POWER_TOKENS, 1)) == (1, 0)


@pytest.mark.article("GHO-17.2", broken=True)
def test_with_the_option_they_are_lost():
    assert dying(Table(2, dead_taoist_power_tokens=2), 1).state.centre == 0


@pytest.mark.article("GHO-17.3")
def test_his_board_is_possessed_and_its_ghosts_go_on():
    table = dying(Table().put(("E1", 34)))
    assert table.possessed("E")
    assert table.yin("E").figure("E1") == "card"
    assert table.haunted() == [5]


@pytest.mark.article("GHO-17.3", broken=True)
def test_a_living_taoists_board_is_not():
    assert not Table().put(("E1", 34)).menu(0).possessed("E")


@pytest.mark.article("GHO-17.4")
def test_a_revived_taoists_board_is_his_and_its_power_works():
    table = Table().kill(RED).stand(0, 0).menu(0, W1).do(act.REQUEST_HELP).do(act.REVIVE, RED).curse("blank")
    assert (table.possessed("E"), table.works("E")) == (False, True)
    table.finish_turn()
    assert table.point == terms.AT_GHOST
    assert table.draw(12).actor == RED


@pytest.mark.article("GHO-17.4", broken=True)
def test_unless_a_ghost_blocks_it():
    table = Table().kill(RED).put(("E0", 36)).stand(0, 0).menu(0, W1).do(act.REQUEST_HELP).do(act.REVIVE, RED)
    assert not table.works("E")


@pytest.mark.article("GHO-17.5")
def test_the_living_gain():
    table = Table().kill(RED).strip().put(("N1", 62)).stand(0, 1).menu(0, W1).exorcise("blue blue blue")
    assert table.take("N1").do(act.GIVE_QI, BLUE).qi_of(BLUE) == 5


@pytest.mark.article("GHO-17.5", broken=True)
def test_the_dead_do_not():
    table = Table().kill(RED).strip().put(("N1", 62)).yin_yang(0, 0).stand(0, 1).menu(0, W1)
    table.exorcise("blue blue blue").take("N1")
    assert table.refuses(act.GIVE_QI, RED, "GHO-17.5")
    table.do(act.GIVE_QI, 0)
    assert table.refuses(act.GIVE_YIN_YANG, RED, "GHO-17.5")


@pytest.mark.article("GHO-17.6")
def test_the_effect_in_progress_is_completed_then_the_turn_ends():
    """Both curses of a double exorcism are rolled although the first kills; the team's reward stays."""
    table = Table(level="nightmare").strip().qi(0, 1).put(("S0", 59), ("W2", 6)).stand(0, 6)
    table.give(0, black=3, yellow=1).menu(0, W1).exorcise("black black yellow").take("S0", "W2")
    table.do(act.CURSE_FIRST, space("W2")).curse("qi")
    assert not table.alive(0)
    assert table.state.context == terms.BOARD_CONTEXT
    table.curse("qi")
    assert (table.point, table.actor) == (terms.AT_VICTIM, RED)
    table.do(act.CHOOSE_VICTIM, RED)
    assert (table.point, table.actor) == (terms.AT_GIVE_QI, RED)
    assert table.do(act.GIVE_QI, RED).state.active == 1


@pytest.mark.article("GHO-17.6", broken=True)
def test_a_living_taoists_turn_goes_on():
    table = Table().strip().qi(0, 2).put(("N1", 6)).stand(0, 1).menu(0, W1).exorcise("yellow yellow red")
    table.take("N1").curse("qi")
    assert (table.state.active, table.point) == (0, terms.AT_MENU)


# ---- 18. Neutral and possessed boards, power tokens ----


@pytest.mark.article("GHO-18.1")
def test_a_neutral_boards_haunters_advance_and_its_tormentors_are_rolled_for():
    table = Table(2, faces="ABAA").put(("E0", 22), ("E1", 34)).yin("E")
    assert table.figure("E1") == "stone"
    assert (table.point, table.state.context) == (terms.AT_CURSE, terms.BOARD_CONTEXT + 1)


@pytest.mark.article("GHO-18.1", broken=True)
def test_no_green_power_applies_to_it():
    table = Table(2, boards="YGRB", faces="AAAA").put(("E0", 22)).yin("E").curse("qi")
    assert table.cell(terms.BOARD_QI, 1) == 2


@pytest.mark.article("GHO-18.2")
def test_it_loses_the_qi_of_its_overrun_and_its_curse():
    assert Table(2).fill("E0", "E1", "E2").yin("E").cell(terms.BOARD_QI, 1) == 2
    assert Table(2).put(("E0", 22)).yin("E").curse("qi").cell(terms.BOARD_QI, 1) == 2


@pytest.mark.article("GHO-18.2", broken=True)
def test_it_loses_no_tokens():
    table = Table(2).put(("E0", 22)).yin("E").curse("tao")
    assert (table.tao(0), table.tao(1), table.cell(terms.BOARD_QI, 1)) == ({"yellow": 1}, {"green": 1}, 3)


@pytest.mark.article("GHO-18.3")
@pytest.mark.vector(26)
def test_a_neutral_board_without_qi_is_possessed():
    table = Table(2).fill("E0", "E1", "E2").set(terms.BOARD_QI, 1, 1).yin("E")
    assert table.possessed("E")
    assert table.menu(0).refuses(act.SPEND_POWER_TOKEN, 1, "GHO-18.5")
    assert table.yin("E").point == terms.AT_VICTIM
    assert table.values(act.CHOOSE_VICTIM) == [0, 1]


@pytest.mark.article("GHO-18.3", broken=True)
def test_with_1_qi_it_is_not():
    table = Table(2).set(terms.BOARD_QI, 1, 1).menu(0)
    assert not table.possessed("E")
    assert table.offered(act.SPEND_POWER_TOKEN)


@pytest.mark.article("GHO-18.4")
@pytest.mark.vector(53)
def test_a_chosen_player_pays_for_a_possessed_board_the_green_one_too():
    table = Table(faces="ABAA").kill(BLUE).put(("W0", 22)).yin("W").curse("qi")
    assert table.actor == YELLOW
    assert table.do(act.CHOOSE_VICTIM, GREEN).qi_of(GREEN) == 3


@pytest.mark.article("GHO-18.4", broken=True)
def test_the_dead_do_not_pay():
    table = Table().kill(BLUE).put(("W0", 22)).yin("W").curse("qi")
    assert table.refuses(act.CHOOSE_VICTIM, BLUE, "GHO-18.4")
    assert table.refuses(act.CHOOSE_VICTIM, 4, "GHO-18.4")


@pytest.mark.article("GHO-18.5")
@pytest.mark.vector(10)
def test_a_lone_player_borrows_each_power_once_a_turn():
    table = Table(1, boards="RYGB").menu(0)
    for side in (1, 2, 3):
        table.do(act.SPEND_POWER_TOKEN, side)
    assert (table.state.centre, table.cell(terms.POWER_TOKENS, 0)) == (3, 0)
    assert table.do(act.USE_POCKETS).take_tao("black").tao(0)["black"] == 1
    table.menu(0, W3)
    assert table.values(act.TAKE_POWER_TOKENS) == [1, 2, 3]
    table.do(act.TAKE_POWER_TOKENS, 2)
    assert (table.state.centre, table.values(act.TAKE_POWER_TOKENS)) == (1, [])


@pytest.mark.article("GHO-18.5", broken=True)
@pytest.mark.vector(10)
def test_not_twice_not_without_a_token_and_not_a_players_power():
    table = Table(1, boards="RYGB").menu(0).do(act.SPEND_POWER_TOKEN, 1)
    assert table.refuses(act.SPEND_POWER_TOKEN, 1, "GHO-18.5")
    assert table.refuses(act.SPEND_POWER_TOKEN, 0, "GHO-18.5")
    table = Table(2).set(terms.POWER_TOKENS, 0, 0)
    table.state.centre = 1
    assert table.menu(0).refuses(act.SPEND_POWER_TOKEN, 1, "GHO-18.5")


def test_a_borrowed_power_ends_with_the_turn():
    table = Table(2, boards="YRGB").stand(0, 0).menu(0).do(act.SPEND_POWER_TOKEN, 1)
    assert len(table.values(act.MOVE)) == 8
    table.finish_turn()
    assert table.menu(0).values(act.MOVE) == [1, 3, 4]


@pytest.mark.article("GHO-18.6")
def test_tokens_are_taken_from_the_centre_tile_at_the_end_of_the_turn():
    table = Table(2).set(terms.POWER_TOKENS, 1, 0)
    table.state.centre = 1
    assert table.menu(0, W3).do(act.TAKE_POWER_TOKENS, 1).cell(terms.POWER_TOKENS, 0) == 2


@pytest.mark.article("GHO-18.6", broken=True)
def test_not_from_elsewhere_nor_more_than_lie_there():
    table = Table(2).set(terms.POWER_TOKENS, 1, 0)
    table.state.centre = 1
    assert table.menu(0, W3).refuses(act.TAKE_POWER_TOKENS, 2, "GHO-18.6")
    assert table.stand(0, 1).menu(0, W3).refuses(act.TAKE_POWER_TOKENS, 1, "GHO-18.6")


@pytest.mark.article("GHO-18.7")
def test_blue_green_and_the_twin_winds_may_be_borrowed_before_the_action():
    table = Table(1, boards="RYGB").menu(0, W1)
    assert table.values(act.SPEND_POWER_TOKEN) == [2, 3]
    table = Table(2, boards="YRGB", faces="AABA").menu(0, W1)
    assert table.values(act.SPEND_POWER_TOKEN) == [1, 3]
    table.do(act.SPEND_POWER_TOKEN, 3).stand(0, 6).menu(0, W1).do(act.REQUEST_HELP)
    assert table.window == 2


@pytest.mark.article("GHO-18.7", broken=True)
def test_other_powers_only_before_the_move_and_none_after_the_action():
    table = Table(1, boards="RYGB").menu(0, W1)
    assert table.refuses(act.SPEND_POWER_TOKEN, 1, "GHO-18.7")
    assert Table(1, boards="RYGB").menu(0, 3).refuses(act.SPEND_POWER_TOKEN, 3, "GHO-18.7")
    table = Table(2, boards="YRGB", faces="AABA", twin_winds_timing=2).menu(0, W1)
    assert table.refuses(act.SPEND_POWER_TOKEN, 1, "GHO-18.7")


@pytest.mark.article("GHO-18.8")
def test_a_borrowed_mantra_stays_on_its_ghost():
    table = Table(2, boards="RYGB", faces="BAAA").put(("S0", 34)).menu(0)
    table.do(act.SPEND_POWER_TOKEN, 1).do(act.USE_MANTRA).do(act.PUT_MANTRA, space("S0"))
    table.finish_turn()
    assert table.state.scroll == space("S0") + 1


@pytest.mark.article("GHO-18.8", broken=True)
def test_it_leaves_when_the_board_is_possessed():
    table = Table(2, boards="RYGB", faces="BAAA").put(("S0", 34)).scroll("S0").set(terms.BOARD_QI, 1, 1)
    table.fill("E0", "E1", "E2").yin("E")
    assert table.state.scroll == 0


def test_the_window_after_a_token_is_the_same():
    assert Table(2).menu(0).do(act.SPEND_POWER_TOKEN, 1).window == W0
