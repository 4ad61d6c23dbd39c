"""Every game ends, with a complete result, and there is always something to do until then."""

from __future__ import annotations

import math

from engine.core.game import Result, SeatResult
from engine.core.ids import CHANCE, NOBODY
from engine.core.state import State
from support.cases import Case
from support.walks import legal, odds_of


def there_is_something_to_do(case: Case, state: State) -> None:
    actor = state.to_act()
    assert actor in (*range(case.seats), CHANCE), f"nobody can be {actor}"
    if actor == CHANCE:
        assert odds_of(state).count > 0, "chance must speak, but nothing can be drawn"
    else:
        assert legal(state), "a seat must act, but nothing is legal"
    assert case.game.result(state) is None, "there is a result before the end"


def the_result_is_complete(case: Case, state: State) -> None:
    assert state.to_act() == NOBODY
    result = case.game.result(state)
    assert result is not None, "the game is over without a result"
    assert result.reason, "the result gives no reason"
    assert [seat.seat for seat in result.seats] == list(range(case.seats)), "a seat lacks its result"
    for seat in result.seats:
        the_lines_add_up(seat)
        assert state.returns(seat.seat) == seat.share, "the result and `returns` disagree"
    (the_team_shares_one_result if result.team else the_victory_is_shared_out)(result)


def the_lines_add_up(seat: SeatResult) -> None:
    if seat.lines or seat.points:
        assert sum(line.points for line in seat.lines) == seat.points, "the lines do not add up"
    keys = [line.key for line in (*seat.lines, *seat.tie_breaks)]
    assert all(key.isidentifier() and key == key.lower() for key in keys), "a key is not snake_case"


def the_team_shares_one_result(result: Result) -> None:
    assert len({(seat.place, seat.share, seat.points) for seat in result.seats}) == 1
    assert 0.0 <= result.seats[0].share <= 1.0


def the_victory_is_shared_out(result: Result) -> None:
    assert math.isclose(sum(seat.share for seat in result.seats), 1.0), "the shares do not add up to 1"
    winners = [seat for seat in result.seats if seat.place == 1]
    for seat in result.seats:
        expected = 1 / len(winners) if seat.place == 1 else 0.0
        assert math.isclose(seat.share, expected), "the share does not go with the place"
        better = sum(other.place < seat.place for other in result.seats)
        assert seat.place == better + 1, "a place is left out or given twice"
