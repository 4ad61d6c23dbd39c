"""What good players know: each sentence is a piece of strategy that the policy or the evaluation follows."""

import pytest
from support.ghost_stories_table import BLUE, GREEN, RED, W0, W1, W2, YELLOW, Table, colour, space

from engine.core.heuristics import Values, Weights
from engine.core.state import Actions
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms
from engine.games.ghost_stories.game import GAME
from engine.games.ghost_stories.knowledge import odds

KNOWS = GAME.heuristics


def preferred(table):
    """The listed action that the policy weighs most, as (kind, value)."""
    actions, weights = Actions(), Weights()
    table.state.list_actions(actions)
    KNOWS.weigh(table.state, actions, weights)
    assert weights.count == actions.count
    assert min(weights.to_list()) > 0.0
    best = max(range(actions.count), key=weights.get)
    return int(act.kind_of(actions.get(best))), int(act.value_of(actions.get(best)))


def weight(table, kind, value=0):
    """The share of the weight that this action has."""
    actions, weights = Actions(), Weights()
    table.state.list_actions(actions)
    KNOWS.weigh(table.state, actions, weights)
    at = actions.to_list().index(act.build(kind, value))
    return weights.get(at) / weights.total()


def value_of(table):
    values = Values(table.state.setup.seats)
    KNOWS.evaluate(table.state, table.state.setup.seats, values)
    assert len(set(values.to_list())) == 1, "a team shares its chance"
    return values.get(0)


def reward_of(table):
    values = Values(table.state.setup.seats)
    KNOWS.reward(table.state, table.state.setup.seats, values)
    assert len(set(values.to_list())) == 1
    return values.get(0)


# ---- the reward ----


def test_a_narrow_victory_is_worth_more_than_the_best_defeat():
    won = Table().haunt(0, 1, 2).deck(1)
    for seat in range(4):
        won.qi(seat, 1)
    won.state.finish(terms.WON)
    lost = Table().deck(1)
    lost.state.finish(terms.DECK_OUT)
    assert 0.6 <= reward_of(won) <= 1.0
    assert 0.0 <= reward_of(lost) <= 0.3


def test_a_victory_with_more_points_is_worth_more():
    rich, poor = Table().deck(8), Table().haunt(0, 1).deck(8)
    for table in (rich, poor):
        table.state.finish(terms.WON)
    assert reward_of(rich) > reward_of(poor)


def test_a_later_defeat_is_worth_more_than_an_early_one():
    early, late = Table().deck(50), Table().deck(5)
    for table in (early, late):
        table.state.finish(terms.VILLAGE_HAUNTED)
    assert reward_of(late) > reward_of(early)


# ---- the team's chance ----


def quiet():
    return Table().menu(YELLOW)


def test_every_haunted_tile_lowers_the_chance():
    chances = []
    for haunted in range(4):
        table = Table()
        if haunted:
            table.haunt(*(0, 2, 6)[:haunted])
        chances.append(value_of(table.menu(YELLOW)))
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == 4


def test_full_boards_lower_the_chance_more_than_ghosts_that_are_spread():
    spread = Table().put(("N0", 6), ("E0", 17), ("S0", 28)).menu(YELLOW)
    full = Table().put(("N0", 6), ("N1", 17), ("N2", 28)).menu(YELLOW)
    assert value_of(full) < value_of(spread) < value_of(quiet())


def test_a_figure_that_haunts_soon_lowers_the_chance_more_than_one_on_its_card():
    far = Table().put(("N0", 8)).menu(BLUE)
    soon = Table().put(("N0", 8, "stone")).menu(BLUE)
    assert value_of(soon) < value_of(far)


def test_qi_tao_and_yin_yang_raise_the_chance():
    few, much = Table().menu(YELLOW), Table().give(YELLOW, black=2, red=1).menu(YELLOW)
    assert value_of(much) > value_of(few)
    assert value_of(Table().qi(RED, 1).menu(YELLOW)) < value_of(few)
    assert value_of(Table().yin_yang(RED, 0).menu(YELLOW)) < value_of(few)


def test_a_dead_taoist_lowers_the_chance():
    assert value_of(Table().kill(RED).menu(YELLOW)) < value_of(Table().qi(RED, 1).menu(YELLOW))


def test_the_chance_is_one_number_between_defeat_and_victory_for_all_seats():
    assert 0.0 < value_of(quiet()) < 1.0


# ---- exorcisms ----


def test_the_odds_of_dice_are_exact():
    assert odds.lone(3, 1, 0, 1.0, 0.0, True) == pytest.approx(19 / 27)
    assert odds.lone(3, 2, 0, 1.0, 0.0, True) == pytest.approx(7 / 27)
    assert odds.lone(4, 2, 0, 1.0, 0.0, True) == pytest.approx(33 / 81)
    assert odds.lone(3, 2, 1, 1.0, 0.0, True) == pytest.approx(19 / 27)
    assert odds.lone(3, 1, 0, 1.0, 0.0, False) == pytest.approx(1 - (5 / 6) ** 3)


def test_one_roll_at_two_ghosts_is_counted_with_both_and_each_alone():
    two = odds.pair(3, odds.Side(0, 1, 0, 1.0), odds.Side(1, 1, 0, 1.0), 0.0, True)
    rolls = [(a, b, c) for a in range(6) for b in range(6) for c in range(6)]
    paid = 0
    for roll in rolls:
        first, second, white = roll.count(0), roll.count(1), roll.count(5)
        both = max(0, 1 - first) + max(0, 1 - second) <= white
        paid += 2 if both else 1 if first or second or white else 0
    assert two == pytest.approx(paid / 216)


def test_ghosts_of_several_colours_are_counted_like_plain_ones_where_they_agree():
    faced = odds.Faced()
    faced.need[0] = 2
    faced.own[0] = 1
    faced.gain[0] = 1.0
    faced.ghosts = 1
    assert faced.worth(3, 0.25, True) == pytest.approx(odds.lone(3, 2, 1, 1.0, 0.25, True))


def test_a_taoist_goes_where_his_tokens_exorcise():
    table = Table().put(("E1", 38)).give(RED, red=2).set(terms.READY, YELLOW, 2).menu(RED, W0)
    assert preferred(table) == (act.MOVE, 5)


def test_a_corner_with_two_weak_ghosts_is_better_than_an_edge_with_one():
    table = Table().put(("N0", 4), ("E2", 37), ("W1", 15)).set(terms.READY, YELLOW, 2).menu(RED, W0)
    assert preferred(table) == (act.MOVE, 2)


def test_a_weak_ghost_is_attempted_and_a_strong_one_without_tokens_is_not():
    weak = Table().put(("N1", 34)).stand(YELLOW, 1).menu(YELLOW, W1)
    assert preferred(weak) == (act.EXORCISE, 0)
    strong = Table().put(("N1", 43)).strip().stand(YELLOW, 1).menu(YELLOW, W1)
    assert weight(strong, act.EXORCISE) < weight(weak, act.EXORCISE)


def test_the_last_incarnation_is_attacked_with_all_that_there_is():
    table = Table().put(("N1", 64)).deck(8).strip().give(RED, yellow=4)
    table.put(("E1", 34)).menu(RED, W0)
    assert preferred(table) == (act.MOVE, 1)


def test_two_ghosts_are_chosen_rather_than_one():
    table = Table().put(("N0", 4), ("E2", 37)).stand(YELLOW, 2).menu(YELLOW, W1)
    table.exorcise("yellow white black")
    assert preferred(table) == (act.CHOOSE_GHOSTS, 1 << space("N0") | 1 << space("E2"))


# ---- the village ----


def test_the_village_is_cleared_when_one_more_haunted_tile_would_lose():
    altar = (1, 2, 4, 5, 3, 9, 6, 7, 8)
    table = Table(tiles=altar).yin_yang(YELLOW, 0)
    table.haunt(6, 7, 8)
    assert preferred(table.menu(YELLOW, W1)) == (act.REQUEST_HELP, 0)
    assert preferred(table.yin_yang(YELLOW, 1))[0] in (act.YIN_YANG_CLEAR, act.YIN_YANG_HELP)


def test_the_watchman_calms_the_board_with_more_figures():
    table = Table().put(("N0", 8, "stone"), ("N1", 9, "stone"), ("E0", 41, "stone"))
    table.stand(YELLOW, 1).menu(YELLOW, W1).do(act.REQUEST_HELP)
    assert preferred(table) == (act.CALM_BOARD, 0)


def test_the_sorcerer_banishes_the_ghost_that_does_most_harm():
    table = Table(tiles=(1, 2, 3, 4, 5, 9, 6, 7, 8)).put(("N0", 4), ("E0", 55))
    table.menu(YELLOW, W1).do(act.REQUEST_HELP)
    assert preferred(table) == (act.BANISH, space("E0"))


def test_the_circle_takes_the_colour_of_most_ghosts():
    table = Table(tiles=(1, 2, 3, 4, 7, 9, 6, 5, 8)).put(("N0", 6), ("N1", 7), ("E0", 39), ("N2", 10))
    table.menu(RED, W1).do(act.REQUEST_HELP)
    assert preferred(table) == (act.SET_CIRCLE, colour("yellow"))


def test_a_dead_taoist_is_brought_back():
    table = Table(tiles=(9, 2, 3, 4, 1, 5, 6, 7, 8)).kill(RED).menu(YELLOW, W1)
    assert preferred(table) == (act.REQUEST_HELP, 0)


def test_a_taoist_with_his_last_qi_does_not_pay_it_to_the_sorcerer_for_a_weak_ghost():
    table = Table(tiles=(1, 2, 3, 4, 5, 9, 6, 7, 8)).put(("E0", 37)).qi(YELLOW, 1)
    assert preferred(table.menu(YELLOW, W1)) != (act.REQUEST_HELP, 0)


# ---- Buddhas and new ghosts ----


def test_a_ready_buddha_is_placed():
    table = Table().set(terms.READY, YELLOW, 1).stand(YELLOW, 1).menu(YELLOW, W2)
    assert preferred(table) == (act.PLACE_BUDDHA, space("N1"))


def test_a_strong_ghost_is_led_onto_a_buddha():
    table = Table().buddha("E1").arrive("N", 44)
    assert preferred(table) == (act.PLACE_GHOST, space("E1"))


def test_an_incarnation_is_kept_off_the_buddhas_but_the_uncatchable_is_led_to_one():
    kept = Table().buddha("E1").arrive("E", 59)
    assert preferred(kept)[1] != space("E1")
    led = Table().buddha("E1").arrive("E", 57)
    assert preferred(led) == (act.PLACE_GHOST, space("E1"))


def test_a_ghost_without_room_at_home_does_not_fill_another_board():
    table = Table().fill("E0", "E1", "E2").put(("N0", 4), ("N2", 3), ("S0", 26))
    table.arrive("N", 37)
    assert preferred(table)[1] // 3 != 0


def test_the_howling_nightmare_is_placed_opposite_a_free_space():
    table = Table().fill("W1").arrive("E", 56)
    assert preferred(table)[1] != space("E1")


# ---- tokens, dice and victims ----


def test_tokens_are_taken_in_the_colours_that_lie_on_the_boards():
    table = Table(tiles=(1, 2, 3, 5, 9, 4, 6, 7, 8)).put(("W0", 21), ("W1", 17))
    table.menu(YELLOW, W1).do(act.REQUEST_HELP)
    assert preferred(table) == (act.TAKE_TAO, colour("blue"))


def test_the_colour_that_no_ghost_needs_is_discarded():
    table = Table().put(("S0", 28)).give(YELLOW, green=1)
    table.run("N", (terms.JOB_DISCARD, YELLOW))
    assert preferred(table) == (act.DISCARD_TAO, colour("yellow"))


def test_the_one_with_most_qi_pays_for_a_possessed_board():
    table = Table().qi(YELLOW, 1).qi(GREEN, 2).kill(RED).fill("E0", "E1", "E2").yin("E")
    assert preferred(table) == (act.CHOOSE_VICTIM, BLUE)


def test_good_dice_stay_and_bad_ones_fly_again():
    table = Table(faces="AAAA").put(("S1", 28)).stand(GREEN, 7).menu(GREEN, W1)
    table.exorcise("green red white")
    assert preferred(table) == (act.REROLL, 0b010)


def test_a_harmless_curse_is_kept_and_a_deadly_one_rolled_again():
    for face, kind in (("blank", act.KEEP_CURSE), ("qi", act.REROLL_CURSE)):
        table = Table().put(("S1", 33)).qi(GREEN, 1).yin("S").curse(face)
        assert preferred(table)[0] == kind


def test_power_tokens_are_taken_back_and_free_tokens_from_the_pockets():
    table = Table(seats=2, boards="YRGB").menu(0, W0)
    assert preferred(table)[0] == act.USE_POCKETS
