"""Chance: sound lists, fair draws, and one order for each seed."""

from support.build import pick
from support.cases import each_case, each_number_of_seats
from support.claims import chance as claims
from support.walks import WALKS, odds_of, walk

from engine.core import chance
from engine.core.ids import CHANCE
from engine.core.kit import seeded

SIZE = pick(plain=1_500, compiled=4_000)


def waiting(case, size):
    """Chance events of random games, at most `size`, of every stream that occurs."""
    found = {}
    for number in WALKS:
        for state in walk(case, number).positions:
            if state.to_act() == CHANCE:
                odds = odds_of(state)
                found.setdefault((odds.stream, odds.count), odds)
    return list(found.values())[:size]


@each_case
def test_every_list_of_outcomes_is_sound(case):
    for number in WALKS:
        for state in walk(case, number).positions:
            if state.to_act() == CHANCE:
                claims.the_list_is_sound(case, odds_of(state))


@each_number_of_seats
def test_what_a_search_samples_follows_the_weights(case):
    for odds in waiting(case, 6):
        claims.samples_follow_the_weights(odds, seeded(5), SIZE)


@each_number_of_seats
def test_what_the_kernel_draws_follows_the_weights(case):
    for odds in waiting(case, 6):
        if odds.pile:
            claims.first_draws_follow_the_weights(odds, SIZE // 4)
        else:
            claims.throws_follow_the_weights(odds, SIZE)


@each_number_of_seats
def test_a_pile_is_drawn_as_a_permutation_of_its_copies(case):
    for odds in waiting(case, 4):
        if odds.pile:
            claims.a_pile_is_drawn_as_a_permutation(odds, bytes(range(32)))


@each_case
def test_equal_seeds_give_equal_draws(case):
    played = walk(case, 0)
    for state, entry in played.moves():
        if state.to_act() == CHANCE:
            assert chance.draw(played.seed, odds_of(state)) == entry.action


@each_number_of_seats
def test_a_draw_can_be_made_again_from_its_entry_alone(case):
    played = walk(case, 0)
    for _, entry in played.moves():
        if entry.draw is not None:
            odds = claims.Outcomes()
            odds.begin(entry.draw.stream, entry.draw.number, entry.draw.pile)
            for outcome, weight, copies in entry.draw.odds:
                odds.add(outcome, weight, copies)
            assert chance.draw(played.seed, odds) == entry.action
