"""Every game ends, with a complete result."""

from support.cases import each_case_at_all
from support.claims import ends
from support.walks import walk


@each_case_at_all
def test_every_random_game_ends_and_there_is_something_to_do_until_then(case):
    played = walk(case, 7)
    for state in played.positions[:-1]:
        ends.there_is_something_to_do(case, state)


@each_case_at_all
def test_a_finished_game_has_a_complete_result(case):
    ends.the_result_is_complete(case, walk(case, 7).end)


@each_case_at_all
def test_every_ply_is_counted(case):
    played = walk(case, 7)
    first = played.positions[0].ply
    assert [state.ply - first for state in played.positions] == list(range(len(played.positions)))
