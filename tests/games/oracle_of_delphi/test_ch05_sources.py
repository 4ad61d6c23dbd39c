"""Chapters 5 and 6: dice, cards, recolouring, colour-free actions."""

import pytest
from support.oracle_of_delphi_table import (
    BLACK,
    BLUE,
    CARD,
    COLOURS,
    DEMIGOD,
    DIE,
    EXTRA,
    GREEN,
    PINK,
    RED,
    YELLOW,
    Table,
)

from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.rules import sources


def price(table, printed, colour, source=DIE):
    return sources.price(table.state, 0, source, COLOURS[printed], COLOURS[colour])


PAIRS = (("pink", "blue"), ("pink", "red"), ("pink", "black"), ("red", "green"), ("green", "red"))


@pytest.mark.vector(3)
def test_a_god_on_top_is_offered_beside_dice_and_cards_and_uses_none():
    table = Table().gods(0, poseidon=6).dice(0, "red", "red", "blue").cards(0, "green")
    assert act.god(BLUE) in table.offers()
    table.do(act.god(BLUE), act.relocate(table.at(-8, 7)))
    assert table.state.total(0, terms.DICE) == 3
    assert table.hand(0) == {"green": 1}
    assert table.row(0, "poseidon") == 0


@pytest.mark.vector(4)
@pytest.mark.article("ORA-5.3")
@pytest.mark.article("ORA-5.5")
def test_green_becomes_black_for_two_favor():
    table = Table().dice(0, "green").favor(0, 2).use("black", act.advance_god(BLACK), printed="green")
    assert table.has(0) == 0
    assert table.row(0, "ares") == 2


@pytest.mark.article("ORA-5.5", broken=True)
@pytest.mark.article("ORA-20.3")
@pytest.mark.article("ORA-20.3", broken=True)
def test_recolouring_without_the_full_price_is_refused():
    table = Table().dice(0, "green").favor(0, 1)
    assert table.broken(0, act.commit(DIE, GREEN, BLACK)) == ["ORA-5.5", "ORA-20.3"]
    assert table.refused(0, act.commit(DIE, GREEN, RED)) is None


@pytest.mark.article("ORA-5.3", broken=True)
def test_a_die_used_as_it_is_costs_nothing():
    table = Table().dice(0, "green").favor(0, 1).use("green", act.advance_god(GREEN))
    assert table.has(0) == 1


@pytest.mark.vector(10)
def test_the_first_round_of_the_rulebook_can_be_played():
    table = Table().dice(0, "black", "pink", "green").favor(0, 3)
    table.sail("green", -1, 1).use("black", act.advance_god(BLACK))
    assert table.row(0, "ares") == 2
    assert (price(table, "pink", "blue"), price(table, "pink", "red")) == (1, 4)
    table.do(act.commit(DIE, PINK, BLUE))
    assert table.has(0) == 2


@pytest.mark.vector(17)
@pytest.mark.article("ORA-16.5")
@pytest.mark.article("ORA-16.8")
def test_prices_of_recolouring_with_and_without_ship_tiles():
    table = Table()
    assert [price(table, *pair) for pair in PAIRS] == [1, 4, 5, 5, 1]
    assert [price(table.tile(0, 5), *pair) for pair in PAIRS] == [0, 3, 4, 4, 0]
    assert [price(table.tile(0, 8), *pair) for pair in PAIRS] == [1, 2, 1, 1, 1]
    assert table.state.hold(0) == 4


@pytest.mark.article("ORA-16.5", broken=True)
def test_s5_never_makes_recolouring_cheaper_than_nothing():
    table = Table().tile(0, 5)
    assert price(table, "red", "red") == 0
    assert price(table, "red", "black") == 0


@pytest.mark.article("ORA-5.8")
def test_s8_turns_a_die_against_the_clock():
    table = Table().tile(0, 8).dice(0, "red").favor(0, 1)
    assert table.refused(0, act.commit(DIE, RED, GREEN)) is None


@pytest.mark.article("ORA-5.8", broken=True)
@pytest.mark.article("ORA-16.8", broken=True)
def test_without_s8_a_die_is_not_turned_against_the_clock():
    table = Table().dice(0, "red").favor(0, 1)
    assert table.broken(0, act.commit(DIE, RED, GREEN)) == ["ORA-5.5", "ORA-20.3", "ORA-5.8"]


@pytest.mark.vector(18)
@pytest.mark.article("ORA-14.2")
@pytest.mark.article("ORA-5.6")
def test_a_black_demigod_makes_black_any_colour():
    table = Table().befriend(0, "black", DEMIGOD)
    assert (price(table, "red", "green"), price(table, "red", "pink")) == (1, 1)
    assert [price(table, "black", c) for c in COLOURS] == [0] * 6
    assert price(table, "red", "black") == 1
    assert price(table, "black", "green", CARD) == 0


@pytest.mark.article("ORA-14.2", broken=True)
def test_a_demigod_does_nothing_for_other_seats_or_the_extra_action():
    table = Table().befriend(1, "black", DEMIGOD)
    assert price(table, "red", "green") == 5
    table.befriend(0, "red", DEMIGOD)
    assert price(table, "red", "green", EXTRA) == 3


@pytest.mark.article("ORA-5.6", broken=True)
def test_the_discount_of_s5_counts_once_for_a_use():
    assert price(Table().tile(0, 5), "red", "yellow") == 3


@pytest.mark.vector(19)
@pytest.mark.article("ORA-12.7")
def test_apollon_makes_every_die_and_one_card_any_colour():
    table = Table().gods(0, apollon=6).dice(0, "red", "green").cards(0, "pink")
    table.do(act.god(YELLOW)).chance(BLUE)
    assert [price(table, "red", c) for c in COLOURS] == [0] * 6
    table.use("black", act.advance_god(BLACK), printed="pink", source=CARD)
    assert table.refused(0, act.commit(CARD, BLUE, BLUE)) == "ORA-3.6"
    assert table.row(0, "apollon") == 0
    table.do(act.end())
    assert table.state.wild == 0


@pytest.mark.article("ORA-12.7", broken=True)
def test_apollon_after_the_card_of_the_turn_makes_no_further_card_usable():
    table = (
        Table().gods(0, apollon=6).cards(0, "pink").do(act.favor(CARD, PINK), act.god(YELLOW)).chance(BLUE)
    )
    assert table.refused(0, act.favor(CARD, BLUE)) == "ORA-3.6"


def test_with_the_option_apollons_card_may_be_used_besides():
    table = Table(apollon_card_extra=True).gods(0, apollon=6).cards(0, "pink")
    table.do(act.favor(CARD, PINK), act.god(YELLOW)).chance(BLUE)
    table.use("red", act.advance_god(RED), printed="blue", source=CARD)
    assert table.offered(act.FAVOR) == []


@pytest.mark.article("ORA-5.1")
def test_dice_cards_and_the_extra_action_are_sources():
    table = Table().dice(0, "red").cards(0, "blue").own(0, 17).favor(0, 3)
    assert {act.first(a) for a in table.offered(act.FAVOR)} == {DIE, CARD, EXTRA}


@pytest.mark.article("ORA-5.1", broken=True)
def test_without_a_source_there_is_no_action():
    table = Table().dice(0, "red", "red", "red")
    assert table.refused(0, act.favor(DIE, BLUE)) == "ORA-5.1"
    assert table.refused(0, act.favor(CARD, BLUE)) == "ORA-5.1"
    assert table.refused(0, act.favor(EXTRA, 0)) == "ORA-5.1"


@pytest.mark.article("ORA-5.2")
def test_the_colour_committed_to_is_the_colour_of_the_action():
    table = Table().ship(0, 1, 1).dice(0, "black").do(act.commit(DIE, BLACK, BLACK))
    assert act.fight(table.at(1, 2), BLACK) in table.offers()


@pytest.mark.article("ORA-5.2", broken=True)
def test_another_colour_is_refused():
    table = Table().ship(0, 1, 1).dice(0, "black").do(act.commit(DIE, BLACK, BLACK))
    assert table.refused(0, act.fight(table.at(1, 2), GREEN)) == "ORA-5.2"
    assert table.refused(0, act.advance_god(RED)) == "ORA-5.2"


@pytest.mark.article("ORA-5.4")
def test_an_oracle_card_is_recoloured_like_a_die():
    table = (
        Table().cards(0, "red").favor(0, 1).use("black", act.advance_god(BLACK), printed="red", source=CARD)
    )
    assert table.has(0) == 0


@pytest.mark.article("ORA-5.4", broken=True)
def test_an_oracle_card_that_is_not_in_hand_is_no_source():
    assert Table().cards(0, "red").refused(0, act.favor(CARD, GREEN)) == "ORA-5.1"


@pytest.mark.article("ORA-5.7")
@pytest.mark.article("ORA-5.7", broken=True)
def test_a_used_die_is_not_used_again():
    table = Table().dice(0, "red", "green", "blue").do(act.favor(DIE, RED))
    assert table.refused(0, act.favor(DIE, RED)) == "ORA-5.7"
    assert table.refused(0, act.favor(DIE, GREEN)) is None


@pytest.mark.article("ORA-6.1")
def test_any_source_draws_an_oracle_card():
    table = Table().dice(0, "red").do(act.draw(DIE, RED)).chance(GREEN)
    assert table.hand(0) == {"green": 1}


@pytest.mark.article("ORA-6.1", broken=True)
@pytest.mark.article("ORA-6.4", broken=True)
def test_nothing_is_drawn_when_no_card_is_left_and_nothing_is_looked_at_when_all_is_up():
    table = Table().dice(0, "red")
    for c in range(6):
        table.state.cells[terms.ORACLE_PILE + c] = 0
    assert table.refused(0, act.draw(DIE, RED)) == "ORA-6.4"
    for place in list(table.hidden):
        table.state.cells[terms.FACE + place], table.state.cells[terms.UP + place] = table.hidden[place], 1
    assert table.refused(0, act.look(DIE, RED)) == "ORA-6.4"


@pytest.mark.article("ORA-6.2")
def test_any_source_brings_two_favor():
    table = Table().dice(0, "pink").do(act.favor(DIE, PINK))
    assert table.has(0) == 2


@pytest.mark.article("ORA-6.2", broken=True)
def test_favor_is_not_taken_without_a_source():
    assert Table().refused(0, act.favor(DIE, PINK)) == "ORA-5.7"


@pytest.mark.article("ORA-6.3")
@pytest.mark.article("ORA-6.4")
def test_up_to_two_tiles_are_looked_at_and_stay_face_down():
    table = Table().dice(0, "pink").do(act.look(DIE, PINK))
    assert len(table.offers()) == 12
    table.do(act.look_at(table.at(1, 5))).face().do(act.look_at(table.at(-5, 4))).face()
    assert table.point == terms.AT_MAIN
    assert table.state.face_down() == 12
    assert table.state.has_seen(0, table.at(1, 5) - terms.CLOUD)


@pytest.mark.article("ORA-6.3", broken=True)
def test_the_first_look_is_taken_and_the_second_is_at_another_tile():
    table = Table().dice(0, "pink").do(act.look(DIE, PINK))
    assert table.refused(0, act.stop()) == "ORA-20.4"
    table.do(act.look_at(terms.CLOUD)).face()
    assert table.refused(0, act.look_at(terms.CLOUD)) == "ORA-6.4"
    table.do(act.stop())
    assert table.point == terms.AT_MAIN


@pytest.mark.vector(43)
def test_with_one_or_no_tile_face_down():
    table = Table().dice(0, "pink").gods(0, artemis=6)
    for cloud in list(table.hidden)[1:]:
        table.state.cells[terms.FACE + cloud], table.state.cells[terms.UP + cloud] = table.hidden[cloud], 1
    last = terms.CLOUD + next(iter(table.hidden))
    assert table.refused(0, act.god(GREEN)) is None
    table.do(act.look(DIE, PINK))
    assert table.offers() == [act.look_at(last)]
    table.do(act.look_at(last)).face()
    assert table.point == terms.AT_MAIN, "a second look is not asked for"
    table.do(act.god(GREEN), act.uncover(last)).chance(RED, RED)  # a phi
    table.gods(0, artemis=6)
    assert table.refused(0, act.god(GREEN)) == "ORA-12.8"
    assert act.trade(GREEN) in table.offers()
