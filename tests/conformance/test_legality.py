"""What is offered is exactly what is legal, for every game, number of seats and option."""

from support.cases import each_case
from support.claims import legality
from support.walks import WALKS, numbers, walk


@each_case
def test_an_action_is_offered_exactly_when_it_is_legal(case):
    for number in WALKS:
        for state in walk(case, number).sample():
            legality.offers_are_exactly_what_is_legal(state, numbers(case))


@each_case
def test_a_seat_that_is_not_to_act_may_do_nothing(case):
    for state in walk(case, 0).sample(8):
        legality.nobody_else_may_act(state, numbers(case)[::2])
