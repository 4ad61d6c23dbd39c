"""What any search must show, for every registered game, and exact answers in tiny ones."""

from __future__ import annotations

import pytest
from support import tiny
from support.build import pick
from support.cases import GAMES, each_number_of_seats
from support.claims import views
from support.walks import walk

from ai.search.choose import rank
from ai.search.merge import merge
from ai.search.params import Choice, Params, Rollouts, Selection, Widening
from ai.search.result import Ranked
from ai.search.search import Search, think
from engine.core.faults import Malformed
from engine.core.ids import CHANCE, NOBODY, OK
from engine.core.kit import seeded
from engine.core.state import Actions

BUDGET = pick(plain=24, compiled=96)
EVEN = Params(rollouts=Rollouts("random", 60), settle=False)
WHOLE = Params(settle=False)  # rollouts to the end
KNOWING = Params(
    Selection("puct", 1.0, 0.1, 0.5, "weigh"), Rollouts("game", 12), Widening(2.0, 0.5), settle=False
)
MODELLED = Params(rollouts=Rollouts("game", 12), opponents="policy", settle=False)
GUIDED = Params(Selection("uct", 0.7, 0.0, 0.3, "evaluate"), Rollouts("random", 0), settle=False)


def decisions(case, size):
    """(position, seat to act, its legal actions) where there is a choice, spread over a random game."""
    found = []
    for state in walk(case, 0).positions:
        listed = Actions()
        state.list_actions(listed)
        if listed.count > 1:
            found.append((state, int(state.to_act()), listed.to_list()))
    return found[:: max(1, len(found) // size)][:size]


def search(case, state, seat, params=EVEN, budget=BUDGET, seed=7):
    return think(case.game, case.game.view(state, seat), seat, params, budget, seed)


@each_number_of_seats
@pytest.mark.parametrize(
    "params", [EVEN, KNOWING, GUIDED, MODELLED], ids=["plain", "knowing", "guided", "modelled"]
)
def test_every_legal_action_is_ranked_once_and_the_visits_add_up(case, params):
    for state, seat, legal in decisions(case, 3):
        found = search(case, state, seat, params)
        assert sorted(r.action for r in found.ranked) == sorted(legal)
        assert found.action in legal
        assert sum(r.visits for r in found.ranked) == sum(found.iterations) <= BUDGET
        assert all(0.0 <= value <= 1.0 for r in found.ranked for value in r.values)
        assert found.partial is False


@each_number_of_seats
def test_rollouts_to_the_end_end(case):
    state, seat, _ = decisions(case, 1)[0]
    found = search(case, state, seat, WHOLE, budget=3)
    assert found.plies > 0
    assert sum(found.values) == pytest.approx(1.0) or case.game.id == "ghost_stories"


@each_number_of_seats
def test_equal_views_seeds_and_budgets_give_equal_answers(case):
    for state, seat, _ in decisions(case, 2):
        first = search(case, state, seat)
        assert search(case, state.clone(), seat) == first
        assert search(case, state, seat, seed=8).seed == 8


@each_number_of_seats
def test_what_a_seat_cannot_know_changes_nothing_in_its_answer(case):
    for number, (state, seat, _) in enumerate(decisions(case, 2)):
        twin = views.twin_of(case, state, seat, seeded(number + 11))
        assert search(case, twin, seat, KNOWING) == search(case, state, seat, KNOWING)


@each_number_of_seats
def test_a_search_in_two_parts_is_the_search_in_one(case):
    state, seat, _ = decisions(case, 1)[0]
    seen = case.game.view(state, seat)
    parts = Search(case.game, seen, seat, EVEN, 3)
    parts.run(BUDGET // 3)
    parts.run(BUDGET - BUDGET // 3)
    assert parts.result() == think(case.game, seen, seat, EVEN, BUDGET, 3)


@each_number_of_seats
def test_a_search_leaves_the_position_as_it_was(case):
    for state, seat, _ in decisions(case, 2):
        before = state.to_bytes()
        search(case, state, seat, KNOWING)
        assert state.to_bytes() == before


@each_number_of_seats
def test_the_best_line_can_be_played_as_far_as_nothing_is_hidden(case):
    if case.game.hidden:
        return
    state, seat, _ = decisions(case, 1)[0]
    position = state.clone()
    for step in search(case, state, seat).best.line:
        while position.to_act() != step.actor or step.actor == CHANCE:
            if position.to_act() == CHANCE:
                assert step.actor == CHANCE
                break
            forced = Actions()
            position.list_actions(forced)
            assert forced.count == 1
            position.apply(forced.get(0))
        if step.actor != CHANCE:
            assert position.check(step.actor, step.action) == OK
        position.apply(step.action)


@each_number_of_seats
def test_the_only_legal_action_is_answered_without_searching(case):
    for state in walk(case, 0).positions:
        listed = Actions()
        state.list_actions(listed)
        if listed.count == 1:
            found = search(case, state, int(state.to_act()), budget=10**9)
            assert (found.action, found.iterations, found.forced) == (listed.get(0), (0,), True)
            return


@each_number_of_seats
def test_a_finished_game_and_a_seat_that_must_wait_are_refused(case):
    end = walk(case, 0).end
    assert end.to_act() == NOBODY
    with pytest.raises(Malformed, match="the game is over"):
        search(case, end, 0)
    state, seat, _ = decisions(case, 1)[0]
    if case.seats > 1:
        with pytest.raises(Malformed, match="not seat"):
            search(case, state, (seat + 1) % case.seats)


@each_number_of_seats
def test_budgets_of_none_and_one_are_obeyed(case):
    state, seat, legal = decisions(case, 1)[0]
    none = search(case, state, seat, budget=0)
    assert none.action in legal
    assert (none.iterations, none.partial) == ((0,), True)
    one = search(case, state, seat, budget=1)
    assert (one.iterations, sum(r.visits for r in one.ranked)) == ((1,), 1)


@each_number_of_seats
def test_a_stopped_search_answers_with_what_it_has(case):
    state, seat, legal = decisions(case, 1)[0]
    calls = iter([False, True])
    found = think(case.game, case.game.view(state, seat), seat, EVEN, 10**9, 1, stop=lambda: next(calls))
    assert (found.iterations, found.partial) == ((16,), True)
    assert found.action in legal


@each_number_of_seats
def test_an_action_that_wins_at_once_is_found(case):
    """Mate in one, for each seat that has one in a random game: values are given to the right seats."""
    met = set()
    for number in range(pick(plain=1, compiled=4)):
        for state in walk(case, number).positions[-12:]:
            seat = int(state.to_act())
            winners = winning(state, seat)
            if seat in met or not winners or len(winners) == len(legal_in(state)):
                continue
            met.add(seat)
            found = search(case, state, seat, budget=pick(plain=100, compiled=400))
            assert found.action in winners or found.best.values[seat] > 0.9


def legal_in(state):
    listed = Actions()
    state.list_actions(listed)
    return listed.to_list()


def winning(state, seat):
    """Actions after which the game is over and this seat has won alone."""
    wins = []
    for action in legal_in(state):
        after = state.clone()
        after.apply(action)
        if after.to_act() == NOBODY and after.returns(seat) == 1.0:
            wins.append(action)
    return wins


def tiny_search(kind, params=EVEN, budget=2000, hidden=False, heuristics=None, steps=(), seat=0):
    game = tiny.make(kind, hidden, heuristics)
    made = Search(game, game.view(kind(steps), seat), seat, params, 1)
    made.run(budget)
    return made


@pytest.mark.parametrize("solver", [True, False])
def test_a_gamble_is_worth_its_odds_and_declined(solver):
    made = tiny_search(tiny.Lottery, Params(solver=solver, settle=False))
    found = made.result()
    gamble = next(r for r in found.ranked if r.action == tiny.GAMBLE)
    assert found.action == tiny.SAFE
    assert gamble.values[0] == pytest.approx(1 / 6, abs=0.08 if not solver else 1e-9)
    assert gamble.values[1] == pytest.approx(1 - gamble.values[0])


def test_outcomes_of_chance_are_visited_by_their_weights():
    made = tiny_search(
        tiny.Lottery, Params(Selection(exploration=50.0), solver=False, settle=False), steps=(), budget=6000
    )
    gamble = made.tree.find(0, tiny.GAMBLE)
    shares = [made.tree.visits[n] / made.tree.visits[gamble] for n in made.tree.children(gamble)]
    by_outcome = dict(zip([made.tree.step[n] for n in made.tree.children(gamble)], shares, strict=True))
    assert by_outcome == pytest.approx({0: 4 / 6, 1: 1 / 6, 2: 1 / 6}, abs=0.04)


def test_wide_events_of_chance_are_not_told_apart_when_asked_so():
    made = tiny_search(tiny.Lottery, Params(widest_chance=2, settle=False))
    gamble = made.tree.find(0, tiny.GAMBLE)
    assert len(made.tree.children(gamble)) == 1
    assert made.result().action == tiny.SAFE


def test_every_seat_of_a_tree_plays_for_itself():
    made = tiny_search(tiny.Kingmaker)
    assert made.result().values == pytest.approx((0.0, 0.5, 0.5), abs=0.5)
    assert made.result().ranked[0].values[0] == pytest.approx(0.0, abs=0.05)
    assert max(made.result().values[1:]) > 0.9


def test_a_paranoid_seat_expects_that_all_are_against_it():
    found = tiny_search(tiny.Kingmaker, Params(opponents="paranoid", settle=False)).result()
    assert found.values[0] == pytest.approx(0.0, abs=0.05)
    assert found.values[1] == found.values[2] == pytest.approx(1.0, abs=0.05)


def test_a_seat_that_cannot_see_a_sealed_coin_guesses_it_half_of_the_time():
    made = tiny_search(tiny.Pennies, hidden=True, heuristics=tiny.SealedCoins(), budget=4000)
    assert made.result().values == pytest.approx((0.5, 0.5), abs=0.06)


def test_what_a_seat_learns_of_a_sealed_step_it_can_answer():
    made = tiny_search(tiny.Pennies, hidden=True, heuristics=tiny.GlimpsedCoins(), budget=4000)
    assert made.result().values[1] > 0.9


def test_without_the_seal_the_same_search_lets_the_guesser_peek():
    made = tiny_search(tiny.Pennies, hidden=True, budget=4000)
    assert made.result().values[1] > 0.9


def test_a_seat_fears_that_others_answer_a_card_that_it_holds_already_unless_they_are_modelled():
    fearful = tiny_search(tiny.Bluff, hidden=True, steps=(0,)).result()
    assert fearful.action == tiny.SAFE, "the guesser's tree has met one coin only"
    modelled = Params(EVEN.selection, EVEN.rollouts, opponents="policy", settle=False)
    found = tiny_search(tiny.Bluff, modelled, hidden=True, steps=(0,)).result()
    assert found.action == tiny.GAMBLE
    assert found.best.values[0] == pytest.approx(0.5, abs=0.05)


@pytest.mark.parametrize(("doubt", "worth"), [(0.0, 1.0), (0.5, 0.75), (1.0, 0.5)])
def test_a_seat_that_doubts_its_model_of_others_trusts_it_for_the_rest_of_their_decisions(doubt, worth):
    params = Params(rollouts=Rollouts("game", 60), opponents="policy", doubt=doubt, settle=False)
    made = tiny_search(tiny.Bluff, params, hidden=True, heuristics=tiny.FirstCoin(), steps=(1,))
    gamble = next(r for r in made.result().ranked if r.action == tiny.GAMBLE)
    assert gamble.values[0] == pytest.approx(worth, abs=0.05)


def test_a_choice_that_looks_at_all_visits_is_not_settled_early():
    drawn = tiny_search(tiny.Lottery, Params(choice=Choice(temperature=1.0), solver=False))
    assert not drawn.settled(1)
    assert tiny_search(tiny.Lottery, Params(solver=False)).settled(1)


def test_a_proven_defeat_stands_behind_what_nobody_has_disproved():
    def row(action, visits, value, proven):
        return Ranked(action, visits, visits, (value, 1.0 - value), 0.5, proven, ())

    lost, hoped = row(1, 2, 0.0, True), row(2, 40, 0.0, False)
    assert [r.action for r in rank([lost, hoped], 0, "visits")] == [2, 1]
    won = row(3, 1, 1.0, True)
    assert rank([lost, hoped, won], 0, "visits")[0] == won


def test_workers_that_did_nothing_weigh_nothing_in_a_merged_answer():
    game = GAMES["connect_four"]
    state = game.new(game.presets[0].options, 2)
    some = [think(game, game.view(state, 0), 0, Params(), n, n) for n in (3, 0, 0)]
    assert merge(some, Params()).values == pytest.approx(some[0].values)


def test_modelled_opponents_prove_nothing():
    found = tiny_search(tiny.Kingmaker, Params(opponents="policy", settle=False)).result()
    assert not any(r.proven for r in found.ranked)
    assert found.values == pytest.approx((1 / 3, 1 / 3, 1 / 3), abs=0.05)


def test_a_line_says_who_makes_each_step_also_where_another_seat_acts_openly():
    line = tiny_search(tiny.Pennies, hidden=True).result().best.line
    assert [step.actor for step in line] == [0, 1]


def test_four_in_a_row_is_proven_for_both_seats():
    game = GAMES["connect_four"]
    state = game.new(game.presets[0].options, 2)
    for column in (4, 1, 4, 1, 4):
        state.apply(column)
    seat = int(state.to_act())
    found = think(game, game.view(state, seat), seat, Params(), 4000, 1)
    assert found.action == 4, "the only answer to three in a column"
    state.apply(1)
    found = think(game, game.view(state, 1 - seat), 1 - seat, Params(), 4000, 1)
    assert (found.action, found.best.proven, found.best.values[1 - seat]) == (4, True, 1.0)
    assert sum(found.iterations) < 4000, "a proof ends the search"


def test_noise_changes_the_choice_and_not_the_ranking():
    noisy = Params(choice=Choice(temperature=100.0), settle=False)
    game = tiny.make(tiny.Lottery)
    seen = game.view(tiny.Lottery(), 0)
    answers = [think(game, seen, 0, noisy, 50, seed) for seed in range(30)]
    assert {a.action for a in answers} == {tiny.SAFE, tiny.GAMBLE}
    assert all(a.ranked[0].action == tiny.SAFE for a in answers)


def test_settling_ends_a_search_whose_choice_cannot_change():
    game = GAMES["connect_four"]
    state = game.new(game.presets[0].options, 2)
    seen = game.view(state, int(state.to_act()))
    seat = int(state.to_act())
    long = think(game, seen, seat, Params(settle=False), 6000, 2)
    short = think(game, seen, seat, Params(settle=True), 6000, 2)
    assert short.action == long.action
    assert sum(short.iterations) < sum(long.iterations)
    assert short.partial is False
