"""What good players know: every game's evaluation, weights and policy can be used in any position."""

from support.build import pick
from support.cases import each_case
from support.claims import knowledge
from support.walks import WALKS, legal, walk

PLACES = pick(plain=12, compiled=40)


def positions(case):
    for number in WALKS:
        yield from walk(case, number).sample(PLACES)


@each_case
def test_any_view_counts_the_seats_and_a_game_without_secrets_is_its_view(case):
    for state in positions(case):
        for viewer in case.viewers():
            knowledge.the_view_counts_the_seats(case, state, viewer)
            knowledge.nothing_is_hidden_if_the_game_says_so(case, state, viewer)


@each_case
def test_evaluations_and_rewards_are_shares_of_the_victory(case):
    for state in positions(case):
        knowledge.values_are_shares(case, state)
        knowledge.a_victory_is_worth_more_than_a_defeat(case, state)


@each_case
def test_weights_fit_the_legal_actions(case):
    for state in positions(case):
        knowledge.weights_fit_the_actions(case, state)


@each_case
def test_the_rollout_policy_plays_legally(case):
    for seed, state in enumerate(positions(case)):
        knowledge.the_policy_plays_what_is_listed(case, state, seed)


@each_case
def test_what_is_sealed_stays_unseen_by_the_others(case):
    for state in positions(case):
        knowledge.sealing_changes_nothing(case, state)
        if state.to_act() >= 0:
            knowledge.what_is_sealed_is_not_told(case, state, legal(state))
