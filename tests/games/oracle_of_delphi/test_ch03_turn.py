"""Chapters 3 and 4: round, turn, injury check."""

import pytest
from support.oracle_of_delphi_table import BLACK, BLUE, CARD, GREEN, PINK, RED, Table

from engine.core.ids import CHANCE
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms


@pytest.mark.article("ORA-3.1")
@pytest.mark.article("ORA-3.2")
def test_after_the_oracle_the_next_seat_has_its_turn():
    table = Table().injuries(1, red=1).do(act.end()).roll("red", "red", "green")
    assert (table.state.active, table.point) == (1, terms.AT_MAIN)


@pytest.mark.article("ORA-3.1", broken=True)
@pytest.mark.article("ORA-3.3", broken=True)
def test_another_seat_does_not_act_in_the_turn_of_the_active_one():
    table = Table().dice(1, "red", "red", "red")
    assert table.refused(1, act.favor(0, RED)) == "ORA-3.3"
    assert table.refused(1, act.end()) == "ORA-3.3"


@pytest.mark.article("ORA-3.2", broken=True)
def test_the_oracle_is_not_consulted_before_the_actions_are_over():
    table = Table().dice(0, "red", "red", "red")
    assert table.actor == 0
    table.do(act.favor(0, RED))
    assert table.actor == 0


@pytest.mark.article("ORA-3.3")
def test_the_active_seat_acts_as_long_as_it_has_dice_in_any_order():
    table = (
        Table()
        .dice(0, "red", "green", "black")
        .do(act.favor(0, GREEN), act.favor(0, RED), act.favor(0, BLACK))
    )
    assert table.has(0) == 6
    assert table.offers() == [act.end()]


@pytest.mark.article("ORA-3.4")
def test_an_action_is_finished_with_its_rewards_before_the_next():
    table = Table().ship(0, 0, 5).dice(0, "yellow", "red").favor(0, 5)
    table.use("yellow", act.explore(table.at(1, 5))).face()
    assert table.point == terms.AT_GODSTEP
    table.do(act.decline())
    assert table.point == terms.AT_MAIN


@pytest.mark.article("ORA-3.4", broken=True)
def test_nothing_else_is_begun_in_the_middle_of_an_action():
    table = Table().dice(0, "red", "red").do(act.commit(0, RED, RED))
    assert table.refused(0, act.favor(0, RED)) == "ORA-3.4"
    assert table.refused(0, act.end()) == "ORA-3.4"


@pytest.mark.article("ORA-3.5")
def test_phase_2_may_end_with_dice_unused():
    table = Table().dice(0, "red", "green", "blue").do(act.end())
    assert table.actor == CHANCE


@pytest.mark.article("ORA-3.5", broken=True)
def test_dice_left_over_are_rolled_with_the_others():
    table = Table().dice(0, "red", "green", "blue").do(act.end()).roll("pink", "pink", "pink")
    assert [table.get(0, terms.DICE + c) for c in range(6)] == [0, 0, 3, 0, 0, 0]


@pytest.mark.vector(2)
@pytest.mark.article("ORA-3.6")
@pytest.mark.article("ORA-3.6", broken=True)
def test_a_second_oracle_card_is_not_used_in_a_turn():
    table = Table().dice(0, "black").cards(0, "green", "blue")
    table.do(act.favor(CARD, GREEN))
    assert table.refused(0, act.favor(CARD, BLUE)) == "ORA-3.6"
    assert table.refused(0, act.commit(CARD, BLUE, BLUE)) == "ORA-3.6"
    assert {act.first(a) for a in table.offered(act.FAVOR)} == {0}
    assert act.favor(0, BLACK) in table.offers()


@pytest.mark.article("ORA-3.7")
def test_a_used_oracle_card_is_discarded_when_the_turn_ends():
    table = Table().cards(0, "green").do(act.favor(CARD, GREEN))
    assert table.state.cells[terms.ORACLE_DISCARD + GREEN] == 0
    table.do(act.end())
    assert table.state.cells[terms.ORACLE_DISCARD + GREEN] == 1


@pytest.mark.article("ORA-3.7", broken=True)
def test_an_unused_oracle_card_stays_in_hand():
    table = Table().cards(0, "green").do(act.end())
    assert table.hand(0) == {"green": 1}


@pytest.mark.article("ORA-3.8")
def test_a_god_acts_in_phase_2_of_its_owners_turn():
    table = Table().gods(0, apollon=6)
    assert table.refused(0, act.god(4)) is None


@pytest.mark.article("ORA-3.8", broken=True)
def test_a_god_does_not_act_in_the_turn_of_another_seat_or_after_phase_2():
    table = Table().gods(1, apollon=6)
    assert table.refused(1, act.god(4)) == "ORA-3.8"
    assert table.refused(1, act.trade(4)) == "ORA-3.8"
    table.gods(1, poseidon=3).do(act.end()).roll("blue", "blue", "blue")
    assert table.point == terms.AT_REACT
    assert table.refused(1, act.god(4)) == "ORA-3.8"


@pytest.mark.vector(1)
@pytest.mark.article("ORA-4.1")
@pytest.mark.article("ORA-4.2")
def test_six_injuries_force_a_recovery_that_is_the_whole_turn():
    table = Table().injuries(0, red=2, black=2, green=2).dice(0, "red", "green", "blue").gods(1, ares=3)
    table.injuries(1, red=1).begin_turn(0)
    assert table.point == terms.AT_RECOVER
    table.do(act.recover(RED, BLACK, BLACK))
    assert table.hurt(0) == {"red": 1, "green": 2}
    assert [table.get(0, terms.DICE + c) for c in (RED, GREEN, BLUE)] == [1, 1, 1]
    assert (table.state.active, table.point) == (1, terms.AT_MAIN), "nobody reacts"


@pytest.mark.article("ORA-4.1", broken=True)
def test_two_of_each_of_two_colours_and_one_more_are_no_reason_to_recover():
    table = Table().injuries(0, red=2, black=2, green=1).begin_turn(0)
    assert table.point == terms.AT_MAIN


@pytest.mark.article("ORA-4.2", broken=True)
def test_nothing_is_done_while_recovering_and_only_held_injuries_are_discarded():
    table = Table().injuries(0, red=3).dice(0, "red").begin_turn(0)
    assert table.refused(0, act.favor(0, RED)) == "ORA-4.2"
    assert table.refused(0, act.recover(RED, RED, BLUE)) == "ORA-4.2"
    assert table.refused(0, act.end()) == "ORA-4.2"
    assert table.offers() == [act.recover(RED, RED, RED)]


@pytest.mark.vector(31)
def test_e11_raises_the_limits_of_recovery():
    assert Table().injuries(0, red=3, blue=1).begin_turn(0).point == terms.AT_RECOVER
    assert Table().own(0, 11).injuries(0, red=3, blue=1).begin_turn(0).point == terms.AT_MAIN
    table = Table().own(0, 11).injuries(0, red=4).begin_turn(0)
    assert table.point == terms.AT_RECOVER
    table.do(act.recover(RED, RED, RED))
    assert table.hurt(0) == {"red": 1}
    assert Table().own(0, 11).injuries(0, red=3, blue=3, pink=2).begin_turn(0).point == terms.AT_RECOVER


@pytest.mark.article("ORA-4.3")
def test_a_turn_without_injuries_begins_with_two_favor_or_a_god_step():
    table = Table().begin_turn(0)
    assert table.offers() == [act.bonus_favor(), *(act.bonus_god(g) for g in range(6))]
    table.do(act.bonus_god(PINK))
    assert (table.row(0, "hermes"), table.point) == (2, terms.AT_MAIN)


@pytest.mark.article("ORA-4.3", broken=True)
def test_one_injury_is_enough_to_lose_the_bonus_and_the_bonus_comes_first():
    assert Table().injuries(0, red=1).begin_turn(0).point == terms.AT_MAIN
    table = Table().dice(0, "red").begin_turn(0)
    assert table.refused(0, act.favor(0, RED)) == "ORA-4.3"


@pytest.mark.vector(32)
def test_with_all_gods_on_top_the_bonus_is_forced_to_favor():
    tops = dict.fromkeys(("aphrodite", "ares", "hermes", "poseidon", "apollon", "artemis"), 6)
    for ship, favor in ((1, 2), (6, 3)):
        table = Table().tile(0, ship).gods(0, **tops).begin_turn(0)
        assert table.offers() == [act.bonus_favor()]
        table.do(act.bonus_favor())
        assert table.has(0) == favor


@pytest.mark.article("ORA-4.4")
def test_the_check_looks_at_the_start_of_the_turn_only():
    table = Table().injuries(0, red=3).begin_turn(0)
    assert table.point == terms.AT_RECOVER


@pytest.mark.article("ORA-4.4", broken=True)
@pytest.mark.article("ORA-4.5")
def test_injuries_drawn_while_acting_do_not_end_the_turn():
    table = Table().injuries(0, red=2, blue=3 - 1).ship(0, 1, 1).dice(0, "black", "red").befriend(1, "red", 0)
    table.begin_turn(0)
    table.use("black", act.fight(table.at(1, 2), BLACK)).chance(0).chance(RED)
    assert table.hurt(0) == {"red": 3, "blue": 2}
    assert table.point == terms.AT_MAIN
    assert act.favor(0, RED) in table.offers()


@pytest.mark.article("ORA-4.5", broken=True)
def test_they_do_count_at_the_start_of_the_next_turn():
    table = Table().injuries(0, red=3).begin_turn(0)
    assert table.refused(0, act.favor(0, RED)) == "ORA-4.2"
