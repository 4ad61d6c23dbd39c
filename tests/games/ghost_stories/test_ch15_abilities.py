"""Chapters 15 and 16: the abilities of ghosts and the incarnations."""

import pytest
from support.ghost_stories_table import BLUE, GREEN, RED, W1, YELLOW, Table, colour, eligible, space

from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms


def arrived(number, where, side="N", **options):
    return Table(**options).arrive(side, number).do(act.PLACE_GHOST, space(where))


def beaten(number, faces, **tokens):
    """The yellow Taoist exorcises this card at N1."""
    table = Table().strip().put(("N1", number)).stand(0, 1).give(0, **tokens).menu(0, W1)
    return table.exorcise(faces).take("N1")


@pytest.mark.article("GHO-15.1")
def test_summon_brings_one_more_ghost():
    assert arrived(37, "E0").draw(34).point == terms.AT_PLACE


@pytest.mark.article("GHO-15.1", broken=True)
def test_without_a_summon_no_other_comes():
    assert arrived(35, "E0").point == terms.AT_MENU


@pytest.mark.article("GHO-15.2")
def test_shapeless_evil_haunts_at_once():
    assert arrived(54, "N1").haunted() == [1]


@pytest.mark.article("GHO-15.2", broken=True)
def test_a_mere_haunter_does_not():
    assert arrived(34, "E1").haunted() == []


@pytest.mark.article("GHO-15.3")
def test_grave_walker_costs_1_qi():
    assert arrived(49, "N1").qi_of(YELLOW) == 3


@pytest.mark.article("GHO-15.3", broken=True)
def test_with_a_possessed_active_board_a_player_is_chosen():
    table = (
        Table().kill(RED).put(("E0", 22)).yin("E").curse("ghost").draw(49).do(act.PLACE_GHOST, space("E1"))
    )
    assert (table.point, table.actor) == (terms.AT_VICTIM, GREEN)
    assert table.do(act.CHOOSE_VICTIM, BLUE).qi_of(BLUE) == 3


@pytest.mark.article("GHO-15.4")
@pytest.mark.vector(12)
def test_a_quick_haunter_starts_on_the_stone():
    table = arrived(45, "N1")
    assert table.figure("N1") == "stone"
    assert table.yin("N").haunted() == [1]


@pytest.mark.article("GHO-15.4", broken=True)
def test_a_slow_one_starts_on_the_card():
    assert arrived(34, "E1").figure("E1") == "card"


@pytest.mark.article("GHO-15.5")
def test_tokens_may_be_taken_and_discarded_while_they_are_blocked():
    table = Table().put(("N0", 62)).menu(0).do(act.USE_POCKETS).take_tao("red")
    assert table.tao(0) == {"yellow": 1, "red": 1}
    table = Table().put(("N0", 62)).arrive("N", 55).do(act.PLACE_GHOST, 1)
    assert table.point == terms.AT_DISCARD


@pytest.mark.article("GHO-15.5", broken=True)
def test_but_not_spent_in_exorcisms():
    table = (
        Table().put(("N0", 62), ("S1", 35)).stand(0, 7).give(0, red=1).menu(0, W1).exorcise("blue blue blue")
    )
    assert table.refuses(act.CHOOSE_GHOSTS, 1 << space("S1"), "GHO-15.5")


@pytest.mark.article("GHO-15.6")
def test_a_captured_die_is_held_until_the_ghost_leaves():
    table = arrived(46, "N1")
    assert (table.cell(terms.DIE, 1), table.state.free_dice()) == (1, 2)
    table.give(0, black=1).stand(0, 1).menu(0, W1).exorcise("red red").take("N1").take_tao("red")
    assert table.state.free_dice() == 3


@pytest.mark.article("GHO-15.6", broken=True)
def test_a_fourth_capture_takes_nothing_also_later_and_the_special_die_is_safe():
    table = Table(faces="ABAA").put(("E0", 63), ("E1", 47), ("W0", 48)).arrive("N", 46)
    table.do(act.PLACE_GHOST, 1)
    assert (table.cell(terms.DIE, 1), table.state.free_dice()) == (0, 0)
    table.stand(GREEN, 5).give(GREEN, black=1).menu(GREEN, W1).do(act.EXORCISE)
    assert table.state.dice == 1
    table.roll("black").take("E1").take_tao("red")
    assert (table.cell(terms.DIE, 1), table.state.free_dice()) == (0, 1)


@pytest.mark.article("GHO-15.7")
def test_power_off_blocks_the_board_on_which_it_lies():
    table = Table(2, boards="YRGB").put(("E0", 36)).menu(0)
    assert not table.works("E")
    assert table.refuses(act.SPEND_POWER_TOKEN, 1, "GHO-14.0")


@pytest.mark.article("GHO-15.7", broken=True)
def test_it_blocks_no_other_board():
    table = Table().put(("S0", 36)).menu(0)
    assert [table.works(side) for side in "NESW"] == [True, True, False, True]


@pytest.mark.article("GHO-15.8")
@pytest.mark.vector(43)
def test_forgotten_ones_block_every_power_and_the_mantra_leaves():
    table = Table(2, boards="YRGB", faces="BBAA").put(("S0", 34), ("S1", 22)).scroll("S0").arrive("N", 60)
    table.do(act.PLACE_GHOST, 0)
    assert (table.state.scroll, [table.works(side) for side in "NESW"]) == (0, [False] * 4)
    assert table.refuses(act.SPEND_POWER_TOKEN, 1, "GHO-14.0")
    assert table.stand(0, 0).menu(0).values(act.MOVE) == [1, 3, 4]
    assert table.refuses(act.USE_MANTRA, 0, "GHO-14.0")
    assert table.yin("S").point == terms.AT_CURSE
    table = Table().put(("N0", 60), ("W1", 34)).stand(BLUE, 3).menu(BLUE, W1).exorcise("red blue blue")
    assert table.take("W1").window == 3


@pytest.mark.article("GHO-15.8", broken=True)
def test_when_they_are_gone_powers_work_again():
    table = beaten(60, "black black black")
    table.do(act.GIVE_QI, 0)
    assert table.ended == terms.WON
    table = Table(level="nightmare").put(("N1", 60)).stand(0, 1).menu(0, W1)
    table.exorcise("black black black").take("N1").do(act.GIVE_QI, 0)
    assert table.works("N")


@pytest.mark.article("GHO-15.9")
@pytest.mark.vector(20)
def test_everyone_with_a_token_discards_one_of_his_choice():
    table = Table().strip().give(YELLOW, red=2).give(RED, blue=1, black=1).kill(BLUE).arrive("N", 55)
    table.do(act.PLACE_GHOST, 0)
    assert (table.actor, table.values(act.DISCARD_TAO)) == (YELLOW, [colour("red")])
    table.do(act.DISCARD_TAO, colour("red"))
    assert (table.actor, table.values(act.DISCARD_TAO)) == (RED, [colour("blue"), colour("black")])
    table.do(act.DISCARD_TAO, colour("black"))
    assert (table.point, table.tao(RED)) == (terms.AT_MENU, {"blue": 1})


@pytest.mark.article("GHO-15.9", broken=True)
def test_nobody_discards_what_he_does_not_own():
    table = Table().strip().give(YELLOW, red=2).arrive("N", 55).do(act.PLACE_GHOST, 0)
    assert table.refuses(act.DISCARD_TAO, colour("blue"), "GHO-15.9")


@pytest.mark.article("GHO-15.10")
def test_nameless_clears_the_circle():
    table = Table().circle("red").arrive("N", 65).do(act.PLACE_GHOST, 0)
    assert (table.state.circle, table.supply()[2]) == (0, 3)


@pytest.mark.article("GHO-15.10", broken=True)
def test_another_incarnation_does_not():
    assert Table().circle("red").arrive("N", 63).do(act.PLACE_GHOST, space("S0")).state.circle == 3


@pytest.mark.article("GHO-15.11")
def test_tokens_circle_sorcerer_and_buddha_work_against_an_immune_ghost():
    assert beaten(35, "blue blue blue", red=1).discarded(35)
    assert Table().put(("N1", 35)).menu(0).do(act.YIN_YANG_HELP, 5).do(act.BANISH, 1).discarded(35)
    assert Table().buddha("E1").arrive("N", 35).do(act.PLACE_GHOST, space("E1")).discarded(35)
    table = Table().set(terms.POWER, 0, terms.MANTRA).strip().put(("N1", 35)).scroll("N1").stand(0, 1)
    assert table.menu(0, W1).exorcise("blue blue blue").take("N1").discarded(35)


@pytest.mark.article("GHO-15.11", broken=True)
def test_dice_do_not():
    table = Table().strip().put(("N1", 35)).stand(0, 1).menu(0, W1).exorcise("red red white")
    assert table.refuses(act.CHOOSE_GHOSTS, 2, "GHO-15.11")


@pytest.mark.article("GHO-15.12")
def test_white_counts_for_nothing_while_nameless_is_in_play():
    table = Table().strip().put(("N1", 34), ("S0", 65)).stand(0, 1).menu(0, W1).exorcise("white white white")
    assert table.choices() == {((), (0, 0, 0, 0, 0))}


@pytest.mark.article("GHO-15.12", broken=True)
def test_without_it_white_counts():
    table = Table().strip().put(("N1", 34)).stand(0, 1).menu(0, W1).exorcise("white white white")
    assert table.choices() == {((34,), (0, 0, 0, 0, 0))}


@pytest.mark.article("GHO-15.13")
def test_a_right_curse_is_rolled_by_the_exorcist():
    table = beaten(6, "yellow yellow red")
    assert (table.point, table.state.context, table.state.source) == (terms.AT_CURSE, YELLOW, 1)


@pytest.mark.article("GHO-15.13", broken=True)
def test_without_the_stone_nothing_is_rolled():
    assert beaten(5, "yellow yellow red").point == terms.AT_MENU


@pytest.mark.article("GHO-15.14")
def test_qi_or_the_yin_yang():
    table = Table().strip().put(("N1", 44)).yin_yang(0, 0).stand(0, 1).give(0, red=2).menu(0, W1)
    table.exorcise("red red blue").take("N1")
    assert {int(act.kind_of(a)) for a in table.offers()} == {int(act.TAKE_QI), int(act.TAKE_YIN_YANG)}


@pytest.mark.article("GHO-15.14", broken=True)
def test_with_the_yin_yang_in_hand_only_qi():
    table = beaten(44, "red red blue", red=2)
    assert (table.point, table.qi_of(0)) == (terms.AT_MENU, 5)


@pytest.mark.article("GHO-15.15")
def test_one_or_two_tokens_of_any_colours():
    assert beaten(45, "black red red").take_tao("blue").tao(0) == {"blue": 1}
    table = beaten(43, "red red red", red=1).take_tao("blue").take_tao("black")
    assert (table.tao(0), table.point) == ({"blue": 1, "black": 1}, terms.AT_MENU)


@pytest.mark.article("GHO-15.15", broken=True)
def test_none_from_an_empty_supply():
    table = Table().strip().put(("N1", 45)).stand(0, 1)
    table.give(RED, yellow=4, red=4, blue=4, green=4, black=4).menu(0, W1)
    assert table.exorcise("black red red").take("N1").point == terms.AT_MENU


# ---- 16. Incarnations ----


@pytest.mark.article("GHO-16.1")
def test_incarnations_are_placed_by_colour():
    assert Table().arrive("N", 61).values(act.PLACE_GHOST) == [3, 4, 5]
    assert Table().arrive("W", 57).values(act.PLACE_GHOST) == [9, 10, 11]


@pytest.mark.article("GHO-16.1", broken=True)
def test_and_nowhere_else_while_there_is_room():
    assert Table().arrive("N", 61).refuses(act.PLACE_GHOST, 0, "GHO-6.1")


@pytest.mark.article("GHO-16.2")
def test_the_sorcerer_takes_a_ghost_beside_an_incarnation():
    table = Table().put(("N0", 62), ("N1", 34)).stand(0, 5).menu(0, W1).do(act.REQUEST_HELP)
    assert table.values(act.BANISH) == [1]


@pytest.mark.article("GHO-16.2", broken=True)
def test_he_takes_no_incarnation():
    table = Table().put(("N0", 62), ("N1", 34)).stand(0, 5).menu(0, W1).do(act.REQUEST_HELP)
    assert table.refuses(act.BANISH, 0, "GHO-16.2")
    assert Table().put(("N0", 62)).stand(0, 5).menu(0, W1).refuses(act.REQUEST_HELP, 0, "GHO-8.4")


@pytest.mark.article("GHO-16.3")
@pytest.mark.vector(15)
def test_a_buddha_does_not_destroy_an_incarnation():
    table = Table().buddha("N1").arrive("E", 64).do(act.PLACE_GHOST, 1)
    assert (table.ghost("N1"), table.has_buddha("N1"), table.state.buddhas_on_temple()) == (64, False, 2)


@pytest.mark.article("GHO-16.3", broken=True)
def test_it_destroys_a_ghost():
    assert Table().buddha("N1").arrive("E", 1).do(act.PLACE_GHOST, 1).ghost("N1") == 0


@pytest.mark.article("GHO-16.4")
def test_the_game_is_won_with_the_last_incarnation():
    table = beaten(64, "yellow yellow yellow", yellow=1).do(act.GIVE_QI, RED)
    assert table.ended == terms.WON


@pytest.mark.article("GHO-16.4", broken=True)
def test_after_the_victory_nothing_more_is_done_and_before_the_last_one_it_goes_on():
    table = beaten(64, "yellow yellow yellow", yellow=1).do(act.GIVE_QI, RED)
    assert table.refuses(act.SKIP_ACTION, 0, "GHO-16.4", seat=0)
    table = Table(level="nightmare").strip().put(("N1", 64)).stand(0, 1).give(0, yellow=1).menu(0, W1)
    table.exorcise("yellow yellow yellow").take("N1").do(act.GIVE_QI, RED)
    assert table.ended == terms.RUNNING


@pytest.mark.article("GHO-16.5")
def test_the_team_gets_1_qi_and_1_yin_yang():
    table = Table(level="hell").strip().put(("N1", 62)).stand(0, 1).menu(0, W1).exorcise("blue blue blue")
    table.take("N1").do(act.GIVE_QI, RED).do(act.GIVE_YIN_YANG, GREEN)
    assert (table.qi_of(RED), table.cell(terms.YIN_YANG, GREEN)) == (4, 1)


@pytest.mark.article("GHO-16.5", broken=True)
def test_the_yin_yang_is_lost_if_nobody_lacks_one():
    table = (
        Table(level="nightmare").strip().put(("N1", 62)).stand(0, 1).menu(0, W1).exorcise("blue blue blue")
    )
    assert table.take("N1").do(act.GIVE_QI, RED).point == terms.AT_MENU


@pytest.mark.article("GHO-16.6")
@pytest.mark.vector(23)
def test_howling_nightmare_is_eligible_while_the_opposite_space_holds_no_ghost():
    assert eligible(Table().put(("E1", 56)), 5) == {"E1"}
    assert eligible(Table().put(("E1", 56)).buddha("W1"), 5) == {"E1"}


@pytest.mark.article("GHO-16.6", broken=True)
@pytest.mark.vector(23)
def test_not_while_it_holds_one():
    table = Table().put(("E1", 56), ("W1", 34)).stand(0, 5).menu(0, W1)
    assert table.refuses(act.EXORCISE, 0, "GHO-16.6")


@pytest.mark.article("GHO-16.7")
@pytest.mark.vector(15)
def test_uncatchable_is_eligible_with_a_buddha_that_stays():
    table = Table().buddha("N1").arrive("N", 57).do(act.PLACE_GHOST, 1).curse("blank")
    assert (table.ghost("N1"), table.has_buddha("N1"), eligible(table, 1)) == (57, True, {"N1"})
    table.strip().stand(0, 1).menu(0, W1).exorcise("black black black").take("N1")
    assert not table.has_buddha("N1")
    moved = Table().buddha("E1").put(("N1", 57)).stand(0, 8).menu(0, W1).do(act.REQUEST_HELP)
    moved.do(act.LIFT_GHOST, 1).do(act.DROP_GHOST, space("E1"))
    assert (moved.ghost("E1"), moved.has_buddha("E1")) == (57, True)
    away = Table().buddha("E1").put(("E1", 57)).stand(0, 8).menu(0, W1).do(act.REQUEST_HELP)
    away.do(act.LIFT_GHOST, space("E1")).do(act.DROP_GHOST, 0)
    assert (away.ghost("N0"), away.has_buddha("E1")) == (57, True)


@pytest.mark.article("GHO-16.7", broken=True)
def test_not_without_one():
    table = Table().put(("N1", 57)).stand(0, 1).menu(0, W1)
    assert table.refuses(act.EXORCISE, 0, "GHO-16.7")


@pytest.mark.article("GHO-16.8")
def test_deaths_army_torments_and_curses():
    assert Table().put(("E0", 59)).yin("E").point == terms.AT_CURSE
    assert beaten(59, "black black black", black=2).point == terms.AT_CURSE


@pytest.mark.article("GHO-16.8", broken=True)
def test_it_does_not_torment_in_other_turns():
    assert Table().put(("E0", 59)).yin("S").point == terms.AT_GHOST


@pytest.mark.article("GHO-16.9")
def test_bone_cracker_costs_tokens_on_arrival_and_in_its_boards_turn():
    table = Table().arrive("N", 61).do(act.PLACE_GHOST, space("E0"))
    for seat in (YELLOW, RED, GREEN, BLUE):
        assert table.actor == seat
        table.apply(table.offers()[0])
    assert table.supply() == [4, 4, 4, 4, 4]
    table.give(GREEN, red=1).yin("E")
    assert (table.point, table.actor) == (terms.AT_DISCARD, GREEN)


@pytest.mark.article("GHO-16.9", broken=True)
def test_it_costs_nothing_in_other_turns():
    assert Table().put(("E0", 61)).yin("S").point == terms.AT_GHOST


@pytest.mark.article("GHO-16.10")
def test_the_other_incarnations_act_by_their_stones():
    assert arrived(62, "W0").state.any_left(terms.TAO_OFF)
    assert arrived(63, "S0").state.free_dice() == 2
    assert not arrived(60, "N0").works("W")
    assert arrived(64, "N0").figure("N0") == "card"
    assert not arrived(65, "N0").state.white_is_wild()


@pytest.mark.article("GHO-16.10", broken=True)
def test_hope_killer_does_nothing_on_arrival():
    table = arrived(58, "N0")
    assert (table.point, table.state.free_dice(), table.state.white_is_wild()) == (terms.AT_MENU, 3, True)
