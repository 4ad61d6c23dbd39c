"""Chapters 11 and 12: healing, advancing, the powers of gods."""

import pytest
from support.oracle_of_delphi_table import BLACK, BLUE, DIE, GREEN, PINK, RED, YELLOW, Table

from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms


@pytest.mark.article("ORA-11.1")
def test_all_injuries_of_the_colour_are_discarded():
    table = Table().injuries(0, red=2, blue=1).dice(0, "red").use("red", act.discard_injuries(RED))
    assert table.hurt(0) == {"blue": 1}
    assert table.state.cells[terms.INJURY_DISCARD + RED] == 2


@pytest.mark.article("ORA-11.1", broken=True)
def test_without_an_injury_of_the_colour_there_is_nothing_to_discard():
    table = Table().injuries(0, blue=1).dice(0, "red").do(act.commit(DIE, RED, RED))
    assert table.refused(0, act.discard_injuries(RED)) == "ORA-11.1"


@pytest.mark.article("ORA-11.2")
def test_the_god_of_the_colour_advances_one_step():
    table = Table().gods(0, ares=4).dice(0, "black").use("black", act.advance_god(BLACK))
    assert table.row(0, "ares") == 5


@pytest.mark.article("ORA-11.2", broken=True)
def test_a_god_on_top_is_not_advanced():
    table = Table().gods(0, ares=6).dice(0, "black").do(act.commit(DIE, BLACK, BLACK))
    assert table.refused(0, act.advance_god(BLACK)) == "ORA-11.2"


@pytest.mark.article("ORA-12.3")
def test_a_god_is_used_in_the_turn_in_which_it_reached_the_top():
    table = Table().gods(0, apollon=5).dice(0, "yellow").use("yellow", act.advance_god(YELLOW))
    assert act.god(YELLOW) in table.offers()


@pytest.mark.article("ORA-12.3", broken=True)
def test_a_god_below_the_top_is_not_used():
    table = Table().gods(0, apollon=5)
    assert table.refused(0, act.god(YELLOW)) == "ORA-12.3"
    assert table.refused(0, act.trade(YELLOW)) == "ORA-12.3"


@pytest.mark.article("ORA-12.4")
@pytest.mark.article("ORA-12.13")
@pytest.mark.article("ORA-12.8")
@pytest.mark.vector(35)
@pytest.mark.parametrize(("ship", "row"), [(1, 0), (3, 2)])
def test_artemis_goes_down_after_the_rewards_and_is_not_moved_by_them(ship, row):
    table = (
        Table().tile(0, ship).gods(0, artemis=6).do(act.god(GREEN), act.uncover(Table().at(-2, -2))).face()
    )
    assert table.row(0, "artemis") == 6
    assert table.refused(0, act.step(GREEN)) == "ORA-12.13"
    table.do(act.step(RED), act.step(RED), act.step(BLUE))
    assert table.row(0, "artemis") == row


@pytest.mark.article("ORA-12.4", broken=True)
def test_a_god_that_was_not_used_stays_on_top():
    table = Table().gods(0, apollon=6).do(act.end())
    assert table.row(0, "apollon") == 6


@pytest.mark.article("ORA-12.13", broken=True)
def test_other_gods_may_be_moved_by_the_rewards():
    table = Table().gods(0, artemis=6).do(act.god(GREEN), act.uncover(Table().at(-2, -2))).face()
    assert table.refused(0, act.step(YELLOW)) is None


@pytest.mark.article("ORA-12.8", broken=True)
def test_artemis_uncovers_face_down_tiles_only():
    table = Table().gods(0, artemis=6).uncovered(1, 5).do(act.god(GREEN))
    assert table.refused(0, act.uncover(table.at(1, 5))) == "ORA-9.4"
    assert table.refused(0, act.uncover(table.at(4, -2))) == "ORA-12.8"
    assert table.refused(0, act.relocate(3)) == "ORA-3.4"


@pytest.mark.vector(40)
@pytest.mark.article("ORA-12.5")
@pytest.mark.article("ORA-12.11", broken=True)
def test_hermes_far_from_a_city_can_only_be_traded():
    table = Table().gods(0, hermes=6)
    assert table.refused(0, act.god(PINK)) == "ORA-12.11"
    table.do(act.trade(PINK)).chance(BLUE)
    assert (table.hand(0), table.row(0, "hermes")) == ({"blue": 1}, 0)


@pytest.mark.vector(53)
@pytest.mark.parametrize(("option", "row"), [(1, 2), (2, 0)])
def test_where_a_traded_god_goes_with_s3(option, row):
    table = Table(s3_trade_row=option).tile(0, 3).gods(0, hermes=6).do(act.trade(PINK)).chance(BLUE)
    assert (table.hand(0), table.row(0, "hermes")) == ({"blue": 1}, row)


@pytest.mark.article("ORA-12.5", broken=True)
def test_without_a_card_to_draw_no_god_is_traded():
    table = Table().gods(0, hermes=6)
    for c in range(6):
        table.state.cells[terms.ORACLE_PILE + c] = 0
    assert table.refused(0, act.trade(PINK)) == "ORA-6.4"


@pytest.mark.article("ORA-12.6")
@pytest.mark.vector(48)
def test_poseidon_puts_the_ship_anywhere_and_to_zeus_when_all_is_done():
    table = Table().ship(0, 0, 1).gods(0, poseidon=6).do(act.god(BLUE))
    assert len(table.offers()) == 71
    table = Table().no_tasks(0).ship(0, 0, 1).gods(0, poseidon=6).do(act.god(BLUE))
    assert act.relocate(terms.ZEUS) in table.offers()
    table.do(act.relocate(terms.ZEUS))
    assert table.get(0, terms.ARRIVED) == 1


@pytest.mark.article("ORA-12.6", broken=True)
def test_poseidon_puts_no_ship_on_land_or_too_early_on_zeus():
    table = Table().ship(0, 0, 1).gods(0, poseidon=6).do(act.god(BLUE))
    assert table.refused(0, act.relocate(table.at(1, 2))) == "ORA-12.6"
    assert table.refused(0, act.relocate(terms.ZEUS)) == "ORA-7.6"
    assert table.refused(0, act.relocate(table.at(0, 1))) == "ORA-7.5"


@pytest.mark.article("ORA-12.9")
def test_aphrodite_discards_all_injuries():
    table = Table().injuries(0, red=2, blue=1).gods(0, aphrodite=6).do(act.god(RED))
    assert (table.hurt(0), table.row(0, "aphrodite"), table.point) == ({}, 0, terms.AT_MAIN)


@pytest.mark.article("ORA-12.9", broken=True)
@pytest.mark.article("ORA-20.6")
@pytest.mark.article("ORA-20.6", broken=True)
def test_aphrodite_without_injuries_is_not_offered():
    table = Table().gods(0, aphrodite=6)
    assert table.refused(0, act.god(RED)) == "ORA-20.6"
    assert act.trade(RED) in table.offers()


@pytest.mark.vector(36)
@pytest.mark.article("ORA-12.10")
@pytest.mark.article("ORA-15.13")
def test_ares_defeats_without_a_roll_and_goes_down_after_e22():
    table = Table().gods(0, ares=6).ship(0, 1, 1).show(22, 1, 2, 3, 4, 5)
    table.do(act.god(BLACK), act.strike(table.at(1, 2), GREEN), act.take_equipment(22)).chance(7)
    assert table.has(0) == 3
    table.chance(RED)
    assert table.refused(0, act.step(BLACK)) == "ORA-12.13"
    table.do(act.step(RED), act.step(RED))
    assert (table.row(0, "ares"), table.row(0, "aphrodite"), table.hand(0)) == (0, 3, {"red": 1})
    assert table.get(0, terms.MONSTER_WHITE) == 0


@pytest.mark.article("ORA-12.10", broken=True)
@pytest.mark.article("ORA-15.13", broken=True)
def test_ares_needs_a_monster_that_could_be_fought():
    table = Table().gods(0, ares=6).ship(0, 0, 1)
    assert table.refused(0, act.god(BLACK)) == "ORA-12.10"
    table.ship(0, 1, 1).do(act.god(BLACK))
    assert table.refused(0, act.strike(table.at(1, 2), RED)) == "ORA-12.10"
    assert table.has(0) == 0


@pytest.mark.article("ORA-12.11")
def test_hermes_loads_from_any_city_when_next_to_one():
    table = Table().gods(0, hermes=6).ship(0, -8, 7).do(act.god(PINK))
    assert table.offers() == [act.fetch(c) for c in range(6)]
    table.do(act.fetch(BLUE))
    assert table.get(0, terms.STATUES + BLUE) == 1
    table = Table().gods(0, hermes=6).ship(0, -8, 7).aboard(0, statues=("red", "black"))
    assert table.refused(0, act.god(PINK)) == "ORA-10.3"


@pytest.mark.article("ORA-12.12")
def test_the_wider_reach_serves_ares_and_hermes():
    table = Table().gods(0, ares=6, hermes=6).ship(0, 0, 1).own(0, 5)
    assert table.refused(0, act.god(BLACK)) is None
    table.ship(0, -7, 7)
    assert table.refused(0, act.god(PINK)) == "ORA-12.11"
    assert table.own(0, 9).refused(0, act.god(PINK)) is None


@pytest.mark.article("ORA-12.12", broken=True)
def test_the_reach_of_another_card_does_not_serve_them():
    table = Table().gods(0, ares=6, hermes=6).ship(0, 0, 1).own(0, 10)
    assert table.refused(0, act.god(BLACK)) == "ORA-12.10"
