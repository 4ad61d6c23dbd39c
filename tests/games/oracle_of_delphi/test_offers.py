"""What is offered: candidates leave out much that cannot be, but nothing that `check` allows."""

import pytest
from support.build import pick
from support.cases import CASES
from support.walks import walk

from engine.core.ids import OK
from engine.core.state import Actions
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.rules import sources

ORACLE = [case for case in CASES if case.game.id == "oracle_of_delphi"]
POSITIONS = pick(plain=8, compiled=80)


@pytest.mark.parametrize("case", ORACLE, ids=str)
def test_every_number_that_check_allows_is_offered(case):
    offered = Actions()
    asked = [s for s in walk(case, 0).positions if s.to_act() >= 0]
    for state in asked[:: max(1, len(asked) // POSITIONS)]:
        state.list_actions(offered)
        kinds = range(int(act.KINDS))
        numbers = (act.build(kind, a, b) for kind in kinds for a in range(128) for b in range(6))
        allowed = {number for number in numbers if state.check(state.to_act(), number) == OK}
        assert allowed == set(offered.to_list())


@pytest.mark.parametrize("case", ORACLE, ids=str)
def test_colours_that_can_be_paid_are_those_whose_price_the_seat_has(case):
    for state in walk(case, 0).positions[:: pick(plain=25, compiled=3)]:
        for seat in range(state.setup.seats):
            for source in (terms.DIE, terms.CARD, terms.EXTRA_ACTION):
                for printed in range(int(terms.COLOURS)):
                    prices = [sources.price(state, seat, source, printed, c) for c in range(6)]
                    paid = sum(1 << c for c, price in enumerate(prices) if price <= state.favor(seat))
                    assert sources.affordable(state, seat, source, printed) == paid
