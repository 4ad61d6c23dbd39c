"""Chapters 13 to 16: Zeus tiles, companions, equipment, ship tiles."""

import pytest
from support.oracle_of_delphi_table import (
    BLACK,
    BLUE,
    CARD,
    CREATURE,
    DEMIGOD,
    DIE,
    EXTRA,
    GREEN,
    HERO,
    PINK,
    RED,
    YELLOW,
    Table,
    play_one,
    start,
)

from engine.core.kit import seeded
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms


def taking(card, table=None, reward=False):
    """Seat 0 takes this equipment card, of the display or as the reward of a defeated monster."""
    table = table or Table()
    table.show(card, *[c for c in (1, 3, 9, 10, 11, 14) if c != card][:5])
    if reward:
        table.shield(0, 5).ship(0, 1, 1).dice(0, "black")
        table.use("black", act.fight(table.at(1, 2), BLACK)).chance(9)
    else:
        table.state.push(terms.F_EQUIP)
        table.state.ask(terms.AT_EQUIP, 0)
    table.do(act.take_equipment(card))
    table.chance(next(iter(table.odds())))  # the display is refilled
    return table


def befriending(name, kind, table=None):
    table = table or Table()
    colour = {"red": RED, "black": BLACK, "blue": BLUE}[name]
    table.state.push(terms.F_COMPANION, colour)
    table.state.ask(terms.AT_COMPANION, 0)
    return table.do(act.take_companion(colour * 3 + kind))


@pytest.mark.article("ORA-13.1")
@pytest.mark.article("ORA-13.5")
def test_a_defeated_monster_returns_its_tile_and_brings_equipment():
    table = taking(1, reward=True)
    assert (table.left(0), table.state.owns(0, 1)) == (11, True)
    assert table.get(0, terms.MONSTER_TILES) == 1 << RED


@pytest.mark.article("ORA-13.1", broken=True)
@pytest.mark.article("ORA-13.3", broken=True)
def test_a_loaded_item_completes_nothing_yet():
    table = Table().ship(0, -3, 4).dice(0, "blue").use("blue", act.load_offering(Table().at(-2, 4), BLUE))
    assert (table.left(0), table.has(0)) == (12, 0)


@pytest.mark.article("ORA-13.5", broken=True)
def test_equipment_that_is_not_on_display_is_not_taken_and_the_reward_is_not_declined():
    table = Table()
    table.state.push(terms.F_EQUIP)
    table.state.ask(terms.AT_EQUIP, 0)
    assert table.refused(0, act.take_equipment(20)) == "ORA-13.5"
    assert table.refused(0, act.decline()) == "ORA-20.4"


@pytest.mark.article("ORA-14.1")
def test_a_hero_raises_the_shield_and_discards_injuries_now_and_later():
    table = befriending("red", HERO, Table().injuries(0, red=2, blue=1))
    assert (table.get(0, terms.SHIELD), table.hurt(0)) == (2, {"blue": 1})
    table.state.push(terms.F_INJURY, 1)
    table.state.ask(terms.AT_INJURY_CARD, -1)
    table.chance(RED)
    assert table.hurt(0) == {"blue": 1}


@pytest.mark.article("ORA-14.1", broken=True)
def test_a_hero_does_nothing_against_other_colours():
    table = befriending("red", HERO)
    table.state.push(terms.F_INJURY, 1)
    table.state.ask(terms.AT_INJURY_CARD, -1)
    table.chance(BLUE)
    assert table.hurt(0) == {"blue": 1}


def test_a_demigod_brings_an_oracle_card_and_a_creature_nothing_at_once():
    table = befriending("blue", DEMIGOD).chance(GREEN)
    assert table.hand(0) == {"green": 1}
    assert befriending("blue", CREATURE).point == terms.AT_MAIN


@pytest.mark.article("ORA-14.4")
@pytest.mark.article("ORA-14.4", broken=True)
def test_the_shield_stays_on_five():
    assert befriending("red", HERO, Table().shield(0, 4)).get(0, terms.SHIELD) == 5
    assert befriending("red", HERO, Table().shield(0, 2)).get(0, terms.SHIELD) == 4


@pytest.mark.article("ORA-15.1")
def test_the_display_is_filled_up_to_six():
    table = taking(9)
    shown = [c for c in range(1, 23) if table.state.cells[terms.EQUIP + c] == terms.ON_DISPLAY]
    assert len(shown) == 6


@pytest.mark.article("ORA-15.1", broken=True)
def test_it_is_filled_before_a_one_time_effect():
    table = Table().show(22, 1, 2, 3, 4, 5)
    table.state.push(terms.F_EQUIP)
    table.state.ask(terms.AT_EQUIP, 0)
    table.do(act.take_equipment(22))
    assert table.point == terms.AT_REFILL
    assert table.has(0) == 0


@pytest.mark.article("ORA-15.2")
def test_a_one_time_card_is_discarded_when_it_is_carried_out():
    table = taking(15).do(act.to_top(BLUE))
    assert table.row(0, "poseidon") == 6
    assert table.state.cells[terms.EQUIP + 15] == terms.SPENT


@pytest.mark.article("ORA-15.2", broken=True)
def test_what_cannot_be_done_is_lost():
    tops = dict.fromkeys(("aphrodite", "hermes", "poseidon", "artemis"), 6)
    table = taking(15, Table().gods(0, **tops))
    assert table.point == terms.AT_MAIN
    assert table.state.cells[terms.EQUIP + 15] == terms.SPENT


@pytest.mark.article("ORA-15.3")
@pytest.mark.article("ORA-15.3", broken=True)
def test_a_seat_may_own_five_equipment_cards_and_take_a_sixth():
    table = taking(9, Table().own(0, 1, 2, 5, 6, 7))
    assert sum(table.state.owns(0, c) for c in range(1, 23)) == 6


@pytest.mark.article("ORA-15.4")
def test_e09_and_e10_reach_across_one_water_space():
    table = Table().own(0, 9, 10).ship(0, -7, 7).dice(0, "red", "blue")
    table.do(act.commit(DIE, RED, RED))
    assert act.load_statue(table.at(-9, 7), RED) in table.offers()
    table.main(0).ship(0, -2, 1).do(act.commit(DIE, BLUE, BLUE))
    assert table.refused(0, act.load_offering(table.at(-2, 4), BLUE)) == "ORA-15.4"


@pytest.mark.article("ORA-15.4", broken=True)
def test_two_water_spaces_or_shallows_are_not_bridged():
    table = Table().own(0, 5).ship(0, 3, 0).dice(0, "black").do(act.commit(DIE, BLACK, BLACK))
    assert table.broken(0, act.fight(table.at(1, 2), BLACK)) == ["ORA-15.4", "ORA-8.1"]


@pytest.mark.vector(39)
@pytest.mark.article("ORA-15.5")
@pytest.mark.article("ORA-15.5", broken=True)
@pytest.mark.parametrize("counts", [False, True])
def test_e03_counts_for_the_reward_by_which_it_is_taken_only_with_the_option(counts):
    table = taking(3, Table(e03_counts_own_reward=counts), reward=True)
    assert (table.point == terms.AT_GODSTEP) == counts
    table.do(*[act.step(RED)] * counts)
    table.aboard(0, offerings=("blue",)).ship(0, -3, 4).dice(0, "blue")
    table.use("blue", act.make_offering(table.at(-4, 5), BLUE))
    assert (table.has(0), table.point) == (3, terms.AT_GODSTEP)
    table.do(act.step(GREEN))
    assert table.point == terms.AT_MAIN


@pytest.mark.vector(55)
@pytest.mark.article("ORA-15.6")
def test_e07_turns_a_green_card_into_favor_card_and_step():
    table = Table().own(0, 7).cards(0, "green").use("green", act.bundle(GREEN), source=CARD).chance(PINK)
    assert (table.has(0), table.hand(0), table.row(0, "artemis")) == (1, {"pink": 1}, 2)
    assert table.refused(0, act.favor(CARD, PINK)) == "ORA-3.6"
    table = Table().own(0, 7).dice(0, "green").gods(0, artemis=6).use("green", act.bundle(GREEN)).chance(PINK)
    assert (table.has(0), table.row(0, "artemis")) == (1, 6)


@pytest.mark.article("ORA-15.6", broken=True)
def test_the_bundle_needs_its_colour_its_card_and_no_extra_action():
    table = Table(bundle_sources=2).own(0, 7, 17).cards(0, "green").dice(0, "green", "pink").favor(0, 3)
    table.do(act.commit(CARD, GREEN, GREEN))
    assert table.refused(0, act.bundle(GREEN)) == "ORA-15.6"
    table.main(0).do(act.commit(EXTRA, 0, GREEN))
    assert table.refused(0, act.bundle(GREEN)) == "ORA-15.6"
    table.main(0).do(act.commit(DIE, PINK, PINK))
    assert table.refused(0, act.bundle(PINK)) == "ORA-15.6"


@pytest.mark.article("ORA-15.7")
@pytest.mark.article("ORA-15.7", broken=True)
def test_e11_helps_its_owner_only():
    assert Table().own(0, 11).injuries(0, red=3).begin_turn(0).point == terms.AT_MAIN
    assert Table().own(1, 11).injuries(0, red=3).begin_turn(0).point == terms.AT_RECOVER


@pytest.mark.vector(37)
@pytest.mark.article("ORA-15.8")
def test_s6_adds_one_to_every_gain():
    table = (
        Table()
        .tile(0, 6)
        .own(0, 6, 12, 13)
        .dice(0, "red", "pink")
        .ship(0, -3, 4)
        .aboard(0, offerings=("blue",))
    )
    table.do(act.favor(DIE, RED))
    assert table.has(0) == 3
    table.use("pink", act.bundle(PINK)).chance(RED)
    assert table.has(0) == 5
    table.dice(0, "blue").use("blue", act.make_offering(table.at(-4, 5), BLUE))
    assert table.has(0) == 9
    table.do(act.end()).roll("yellow", "red", "yellow")
    assert table.has(0) == 15
    table = Table().tile(0, 6).ship(0, 0, 5).dice(0, "yellow").use("yellow", act.explore(Table().at(1, 5)))
    table.face("green_psi")
    assert table.has(0) == 5


@pytest.mark.article("ORA-15.8", broken=True)
@pytest.mark.article("ORA-16.6", broken=True)
def test_e12_pays_nothing_for_other_colours_or_other_rolls():
    table = Table().own(1, 12).do(act.end()).roll("yellow", "yellow", "red")
    assert table.has(1) == 0
    table = Table().own(0, 12).do(act.end()).roll("green", "pink", "red")
    assert table.has(0) == 0


@pytest.mark.article("ORA-15.9")
@pytest.mark.article("ORA-15.9", broken=True)
def test_e15_moves_one_of_four_gods():
    table = taking(15)
    assert table.offers() == [act.to_top(g) for g in (RED, PINK, BLUE, GREEN)]
    assert table.refused(0, act.to_top(BLACK)) == "ORA-15.9"


@pytest.mark.article("ORA-15.10")
@pytest.mark.vector(59)
def test_e16_as_the_reward_of_ares_with_e03_owned():
    table = Table().gods(0, ares=6).own(0, 3).ship(0, 1, 1).show(16, 1, 2, 4, 5, 6)
    table.do(act.god(BLACK), act.strike(table.at(1, 2), BLACK), act.take_equipment(16)).chance(7)
    table.do(act.scout(table.at(1, 5))).face().do(act.scout(table.at(-2, 6))).face()
    assert sorted(table.offers()) == sorted([act.uncover(table.at(1, 5)), act.uncover(table.at(-2, 6))])
    table.do(act.uncover(table.at(1, 5)))
    assert table.state.cells[terms.SHRINE + table.at(1, 5) - terms.CLOUD] == 1
    assert table.refused(0, act.step(BLACK)) == "ORA-12.13"
    table.do(act.step(RED))
    assert table.state.cells[terms.EQUIP + 16] == terms.SPENT
    assert table.point == terms.AT_GODSTEP
    table.do(act.step(RED))
    assert (table.row(0, "aphrodite"), table.row(0, "ares"), table.left(0)) == (3, 0, 10)


@pytest.mark.article("ORA-15.10", broken=True)
def test_e16_needs_two_tiles_and_looks_at_two():
    table = taking(16)
    assert table.refused(0, act.uncover(terms.CLOUD)) == "ORA-15.10"
    assert table.refused(0, act.decline()) == "ORA-20.4"
    table.do(act.scout(terms.CLOUD)).face()
    assert table.refused(0, act.scout(terms.CLOUD)) == "ORA-15.10"
    table = Table()
    for cloud in list(table.hidden)[1:]:
        table.state.cells[terms.FACE + cloud], table.state.cells[terms.UP + cloud] = table.hidden[cloud], 1
    assert taking(16, table).point == terms.AT_MAIN


@pytest.mark.article("ORA-15.11", broken=True)
def test_the_extra_action_is_taken_once_a_turn_for_three_favor():
    table = Table().own(0, 17).favor(0, 2)
    assert table.broken(0, act.favor(EXTRA, 0)) == ["ORA-15.11", "ORA-20.3"]
    table.favor(0, 9).use("red", act.advance_god(RED), source=EXTRA)
    assert table.has(0) == 6
    assert table.broken(0, act.favor(EXTRA, 0)) == ["ORA-15.11"]
    table.do(act.end())
    assert table.state.extra_done == 0


@pytest.mark.article("ORA-15.12")
@pytest.mark.parametrize("card", [18, 19, 20, 21])
def test_e18_to_e21_load_an_item_of_a_shown_colour_from_anywhere(card):
    table = taking(card)
    shown = {PINK, BLUE, BLACK} if card in (18, 20) else {RED, GREEN, YELLOW}
    items = [a for a in table.offers() if a != act.decline()]
    assert {act.second(a) for a in items} == shown
    table.do(items[0])
    aboard = terms.STATUES if card < 20 else terms.OFFERINGS
    assert table.state.total(0, aboard) == 1
    assert table.state.cells[terms.EQUIP + card] == terms.SPENT


@pytest.mark.article("ORA-15.12", broken=True)
def test_e18_takes_no_other_colour_and_needs_room():
    table = taking(18)
    assert table.refused(0, act.take_statue(RED)) == "ORA-15.12"
    assert table.refused(0, act.take_offering(table.at(4, -2), PINK)) == "ORA-15.12"
    full = taking(18, Table().aboard(0, offerings=("red", "green")))
    assert full.point == terms.AT_MAIN, "the effect is lost"


def test_e04_makes_room_for_one_more_and_raises_the_shield():
    table = taking(4)
    assert (table.state.hold(0), table.get(0, terms.SHIELD)) == (3, 1)
    assert table.state.owns(0, 4)


@pytest.mark.article("ORA-16.1")
@pytest.mark.article("ORA-16.1", broken=True)
def test_s1_starts_with_a_shield_of_two_and_the_others_with_none():
    met = set()
    for number in range(8):
        state, rng = start(4), seeded(number)
        while state.phase == terms.P_SETUP and state.stage <= terms.S_DRAFT:
            play_one(state, rng)
        for seat in range(4):
            met.add((state.sails(seat, 1), state.get(seat, terms.SHIELD)))
    assert met == {(True, 2), (False, 0)}


@pytest.mark.vector(38)
@pytest.mark.article("ORA-16.3")
def test_with_s3_all_gods_react_from_the_start_and_come_back_to_the_entry_row():
    gods = dict.fromkeys(("aphrodite", "ares", "hermes", "poseidon", "apollon", "artemis"), 1)
    table = Table(seats=4, player_colours=(1, 2, 3, 4)).tile(1, 3).gods(1, **gods).injuries(1, red=1)
    table.do(act.end()).roll("green", "red", "blue")
    assert table.offers() == [act.react(RED), act.react(BLUE), act.react(GREEN), act.decline()]
    table.do(act.react(RED)).gods(1, poseidon=6).do(act.god(BLUE), act.relocate(3))
    assert table.row(1, "poseidon") == 1


@pytest.mark.article("ORA-16.3", broken=True)
def test_without_s3_a_used_god_goes_to_the_bottom():
    table = Table().gods(0, poseidon=6).do(act.god(BLUE), act.relocate(3))
    assert table.row(0, "poseidon") == 0
