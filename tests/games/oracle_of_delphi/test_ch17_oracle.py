"""Chapters 17, 18 and 20: the oracle, the Titan, the end, piles."""

import pytest
from support.oracle_of_delphi_table import BLUE, CARD, COLOURS, DIE, EXTRA, GREEN, PINK, RED, YELLOW, Table

from engine.core.ids import CHANCE, NOBODY
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import events as ev
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.game import GAME


def hurt_all(table):
    """One injury for everybody, so that no turn begins with the bonus."""
    for seat in range(table.seats):
        table.injuries(seat, pink=1)
    return table


@pytest.mark.article("ORA-17.1")
@pytest.mark.article("ORA-17.2")
@pytest.mark.vector(5)
def test_one_god_of_a_rolled_colour_above_the_clouds_advances():
    table = hurt_all(Table()).gods(1, artemis=3, aphrodite=2, hermes=4)
    table.do(act.end()).roll("green", "red", "blue")
    assert (table.actor, table.point) == (1, terms.AT_REACT)
    assert table.offers() == [act.react(RED), act.react(GREEN), act.decline()]
    table.do(act.react(GREEN))
    assert (table.row(1, "artemis"), table.row(1, "aphrodite")) == (4, 2)
    assert table.point == terms.AT_MAIN


@pytest.mark.article("ORA-17.2", broken=True)
def test_gods_of_other_colours_or_in_the_clouds_do_not_react():
    table = hurt_all(Table()).gods(1, artemis=3, hermes=4).do(act.end()).roll("green", "red", "blue")
    assert table.refused(1, act.react(PINK)) == "ORA-17.2"
    assert table.refused(1, act.react(BLUE)) == "ORA-17.2"
    table.gods(1, artemis=6)
    assert table.refused(1, act.react(GREEN)) == "ORA-11.2"


@pytest.mark.article("ORA-17.1", broken=True)
def test_three_dice_are_rolled_as_a_multiset_of_216():
    table = Table().do(act.end())
    odds = table.odds()
    assert (len(odds), sum(odds.values())) == (56, 216)
    assert sorted(odds.values()).count(1) == 6
    assert sorted(odds.values()).count(3) == 30
    assert sorted(odds.values()).count(6) == 20


@pytest.mark.article("ORA-17.3")
@pytest.mark.article("ORA-17.3", broken=True)
def test_the_seat_that_rolled_advances_no_god():
    table = hurt_all(Table()).gods(0, artemis=3).gods(1, artemis=3).do(act.end()).roll("green", "red", "blue")
    assert table.refused(0, act.react(GREEN)) == "ORA-20.2"
    table.do(act.react(GREEN))
    assert table.row(0, "artemis") == 3


@pytest.mark.vector(51)
@pytest.mark.article("ORA-17.4")
@pytest.mark.article("ORA-17.5")
def test_the_last_seat_rolls_the_titan_die_too_and_a_six_costs_everybody_two_injuries():
    table = hurt_all(Table()).main(2).gods(0, artemis=3).shield(1, 5)
    table.do(act.end()).roll("green", "red", "blue").chance(6)
    assert (table.actor, table.point, GAME.view(table.state, 0).turn.titan) == (0, terms.AT_REACT, 6)
    table.do(act.decline())
    drawn = []
    while table.point == terms.AT_INJURY_CARD:
        drawn.append(table.state.pending_value() // 8)
        table.chance(RED)
    assert drawn == [0, 0, 1, 1, 2, 2]
    assert (table.state.round, table.state.active, table.state.titan) == (2, 0, 0)


@pytest.mark.article("ORA-17.4", broken=True)
def test_the_titan_does_not_attack_before_the_last_seat():
    table = hurt_all(Table()).main(1).do(act.end()).roll("green", "red", "blue")
    assert (table.state.titan, table.state.active, table.point) == (0, 2, terms.AT_MAIN)


@pytest.mark.vector(30)
@pytest.mark.article("ORA-17.6")
@pytest.mark.parametrize(
    ("strength", "injured"), [(6, [2, 2, 2]), (5, [1, 1, 0]), (3, [1, 0, 0]), (1, [1, 0, 0])]
)
def test_the_titan_injures_those_with_a_lower_shield(strength, injured):
    table = Table().shield(1, 3).shield(2, 5).main(2).do(act.end()).roll("red", "red", "red").chance(strength)
    while table.point == terms.AT_INJURY_CARD:
        table.chance(next(iter(table.odds())))
    assert [table.state.total(seat, terms.INJURY) for seat in range(3)] == injured


@pytest.mark.article("ORA-17.5", broken=True)
@pytest.mark.article("ORA-17.6", broken=True)
def test_a_shield_as_high_as_the_roll_is_enough_up_to_five():
    table = (
        Table()
        .shield(0, 5)
        .shield(1, 5)
        .shield(2, 5)
        .main(2)
        .do(act.end())
        .roll("red", "red", "red")
        .chance(5)
    )
    assert [table.state.total(seat, terms.INJURY) for seat in range(3)] == [0, 0, 0]


@pytest.mark.vector(33)
@pytest.mark.article("ORA-17.7")
@pytest.mark.article("ORA-17.7", broken=True)
@pytest.mark.parametrize("comes", [True, False])
def test_the_titan_comes_after_a_recovery_unless_the_option_keeps_it_away(comes):
    table = Table(no_titan_after_recovery=not comes).injuries(2, red=3).gods(0, aphrodite=3, artemis=3)
    table.begin_turn(2).do(act.recover(RED, RED, RED))
    assert table.state.total(0, terms.INJURY) == 0
    if comes:
        assert table.point == terms.AT_TITAN
        table.chance(1)
        assert table.point == terms.AT_INJURY_CARD
    else:
        assert (table.state.round, table.point) == (2, terms.AT_BONUS)


@pytest.mark.article("ORA-17.8")
@pytest.mark.article("ORA-17.8", broken=True)
def test_the_oracle_is_not_skipped():
    table = Table()
    assert table.refused(0, act.skip_oracle()) == "ORA-17.8"
    assert table.do(act.end()).point == terms.AT_ORACLE


def arrived(seat, table=None):
    """This seat is on Zeus with all tasks done, in its own turn."""
    table = table or hurt_all(Table())
    table.main(seat).no_tasks(seat).ship(seat, 0, 1).gods(seat, poseidon=6)
    return table.do(act.god(BLUE), act.relocate(terms.ZEUS))


@pytest.mark.vector(45)
@pytest.mark.article("ORA-18.2")
@pytest.mark.article("ORA-18.5")
@pytest.mark.article("ORA-17.9")
@pytest.mark.article("ORA-18.4")
def test_after_an_arrival_the_round_is_completed_without_titan_and_the_arrival_wins():
    table = arrived(1)
    table.state.round = 14
    table.do(act.end())
    assert table.point == terms.AT_ORACLE, "the oracle is consulted all the same"
    table.roll("red", "red", "red")
    assert (table.state.active, table.point) == (2, terms.AT_MAIN)
    table.do(act.end()).roll("red", "red", "red")
    assert table.over()
    assert [table.state.returns(seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    assert GAME.result(table.state).reason == "One ship has reached Zeus."


@pytest.mark.article("ORA-18.2", broken=True)
@pytest.mark.article("ORA-18.5", broken=True)
@pytest.mark.article("ORA-17.9", broken=True)
def test_without_an_arrival_the_game_goes_on_and_the_titan_comes():
    table = hurt_all(Table()).main(2).do(act.end()).roll("red", "red", "red")
    assert table.point == terms.AT_TITAN
    assert GAME.result(table.state) is None


@pytest.mark.vector(46)
@pytest.mark.article("ORA-18.6")
@pytest.mark.article("ORA-18.6", broken=True)
@pytest.mark.parametrize(
    ("cards", "favor", "shares"),
    [((3, 3), (4, 5), (0, 1)), ((3, 3), (5, 5), (0.5, 0.5)), ((4, 3), (0, 9), (1, 0))],
)
def test_of_two_arrivals_cards_then_favor_decide(cards, favor, shares):
    table = arrived(2, arrived(1))
    for seat, count, money in zip((1, 2), cards, favor):
        table.cards(seat, *list(COLOURS)[:count]).favor(seat, money)
    table.do(act.end()).roll("red", "red", "red")
    assert table.over()
    assert tuple(table.state.returns(seat) for seat in (1, 2)) == shares
    assert table.state.returns(0) == 0.0


@pytest.mark.vector(47)
@pytest.mark.article("ORA-18.3")
def test_after_arriving_dice_and_gods_serve_only_to_gain_cards():
    table = arrived(0).dice(0, "red").gods(0, ares=6)
    assert table.offers() == [act.draw(DIE, RED), act.trade(1), act.end()]
    table.own(0, 12).do(act.end()).roll("yellow", "red", "red")
    assert table.has(0) == 2


@pytest.mark.article("ORA-18.3", broken=True)
@pytest.mark.article("ORA-18.4", broken=True)
def test_after_arriving_nothing_else_is_done():
    table = arrived(0).dice(0, "red").cards(0, "blue").gods(0, ares=6, poseidon=6).own(0, 17).favor(0, 9)
    for action in (
        act.favor(DIE, RED),
        act.look(DIE, RED),
        act.commit(DIE, RED, RED),
        act.god(1),
        act.god(BLUE),
    ):
        assert table.refused(0, action) == "ORA-18.3"
    assert table.refused(0, act.draw(CARD, BLUE)) == "ORA-20.6"
    assert act.draw(EXTRA, 0) in table.offers()
    assert table.refused(0, act.skip_oracle()) == "ORA-17.8"


def test_with_the_option_everything_but_leaving_is_allowed_after_arriving():
    table = arrived(0, hurt_all(Table(after_arrival=2))).dice(0, "red").gods(0, artemis=6, poseidon=6)
    assert act.god(GREEN) in table.offers()
    assert table.refused(0, act.god(BLUE)) == "ORA-18.3"
    table.do(act.commit(DIE, RED, RED))
    assert table.refused(0, act.move()) == "ORA-18.3"
    assert act.advance_god(RED) in table.offers()


@pytest.mark.vector(57)
def test_after_arriving_a_bundle_is_still_taken():
    table = arrived(0).dice(0, "green", "red").own(0, 7).favor(0, 1).gods(0, artemis=5, poseidon=0)
    bundle = act.commit(DIE, GREEN, GREEN)
    assert set(table.offers()) == {act.draw(DIE, GREEN), act.draw(DIE, RED), bundle, act.end()}
    table.do(bundle)
    assert table.offers() == [act.bundle(GREEN)]
    table.do(act.bundle(GREEN)).chance(PINK)
    assert (table.has(0), table.row(0, "artemis"), table.hand(0)) == (2, 6, {"pink": 1})
    assert set(table.offers()) == {act.draw(DIE, RED), act.trade(GREEN), act.end()}


def test_after_arriving_favor_takes_the_place_of_cards_when_none_is_left():
    table = arrived(0).dice(0, "red")
    for c in range(6):
        table.state.cells[terms.ORACLE_PILE + c] = 0
    assert table.offers() == [act.favor(DIE, RED), act.end()]


@pytest.mark.vector(60)
@pytest.mark.article("ORA-18.7")
@pytest.mark.article("ORA-18.7", broken=True)
def test_seats_without_a_turn_left_are_not_asked_any_more():
    table = arrived(1)
    for seat in range(3):
        table.gods(seat, aphrodite=3)
    table.do(act.end()).roll("red", "red", "red")
    assert (table.actor, table.point) == (2, terms.AT_REACT)
    table.do(act.decline())
    assert (table.state.active, table.point) == (2, terms.AT_MAIN)
    table.do(act.end()).roll("red", "red", "red")
    assert table.over()


@pytest.mark.article("ORA-20.1")
def test_an_empty_pile_is_made_anew_from_the_discards():
    table = Table().dice(0, "red")
    for c in range(6):
        table.state.cells[terms.ORACLE_PILE + c] = 0
    table.state.cells[terms.ORACLE_DISCARD + PINK] = 2
    table.do(act.draw(DIE, RED))
    assert (table.odds(), table.state.oracle_shuffles) == ({PINK: 2}, 1)


@pytest.mark.article("ORA-20.1", broken=True)
def test_with_both_piles_empty_nothing_is_drawn():
    table = Table().gods(0, apollon=6)
    for c in range(6):
        table.state.cells[terms.ORACLE_PILE + c] = 0
    table.do(act.god(YELLOW))
    assert (table.hand(0), table.point) == ({}, terms.AT_MAIN)
    table.shield(0, 0).main(2)
    for c in range(6):
        table.state.cells[terms.INJURY_PILE + c] = 0
    table.do(act.end()).roll("red", "red", "red").chance(6)
    assert table.state.round == 2


@pytest.mark.article("ORA-20.2")
@pytest.mark.article("ORA-20.2", broken=True)
def test_a_seat_does_what_it_is_asked_for():
    table = Table().dice(0, "red", "red", "red")
    assert table.refused(0, act.favor(DIE, RED)) is None
    for action in (act.sail(3), act.explore(80), act.react(1), act.pay(), act.draft(1), 0, -5, 1 << 40):
        assert table.refused(0, action) == "ORA-20.2"
    for seat in (-1, 1, 3, 9):
        assert table.refused(seat, act.sail(3)) == "ORA-20.2"
    table.state.phase = terms.P_OVER
    table.state.ask(terms.AT_OVER, NOBODY)
    assert table.refused(0, act.end()) == "ORA-20.2"


@pytest.mark.article("ORA-20.4")
def test_optional_steps_are_declined_by_saying_so():
    table = Table()
    table.state.push(terms.F_STEPS, 3)
    table.state.ask(terms.AT_GODSTEP, 0)
    table.do(act.step(RED), act.decline())
    assert table.point == terms.AT_MAIN


@pytest.mark.article("ORA-20.4", broken=True)
def test_what_is_not_optional_is_not_declined():
    assert Table().refused(0, act.decline()) == "ORA-20.4"


@pytest.mark.article("ORA-20.5")
def test_the_cap_stops_the_game_and_the_fewest_tasks_left_are_best():
    table = hurt_all(Table(max_rounds=3)).tasks(1, statues=2).tasks(2, statues=2).favor(2, 1).main(2)
    table.state.round = 3
    table.do(act.end()).roll("red", "red", "red").chance(1)
    while table.actor == CHANCE:
        table.chance(next(iter(table.odds())))
    assert table.over()
    places = [seat.place for seat in GAME.result(table.state).seats]
    assert places == [3, 2, 1]
    told = table.told(0, lambda: None)
    assert told == []
    assert GAME.tell(ev.GameEnded(True), ["A", "B", "C"]).startswith("The last round")


@pytest.mark.article("ORA-20.5", broken=True)
def test_before_the_cap_the_game_goes_on():
    table = hurt_all(Table(max_rounds=3)).main(2)
    table.state.round = 2
    table.do(act.end()).roll("red", "red", "red").chance(1)
    while table.actor == CHANCE:
        table.chance(next(iter(table.odds())))
    assert table.state.round == 3
