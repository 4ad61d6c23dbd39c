"""Reused buffers: actions, outcomes, journals."""

import pytest

from engine.core.kit import seeded
from engine.core.state import NOTE_WIDTH, Actions, Journal, Outcomes, State


def test_a_list_of_actions_grows_and_is_used_again():
    actions = Actions()
    for n in range(1_000):
        actions.add(n)
    assert (actions.count, actions.get(999), actions.holds(500), actions.holds(1_000)) == (
        1_000,
        999,
        True,
        False,
    )
    actions.clear()
    actions.add(5)
    assert actions.to_list() == [5]


def test_outcomes_without_weight_are_left_out():
    odds = Outcomes()
    odds.draw(2, 1)
    odds.add(7, 3, 4)
    odds.add(8, 0, 4)
    odds.add(9, 1, 1)
    assert (odds.to_list(), odds.total, odds.stream, odds.number, odds.pile) == (
        [(7, 3, 4), (9, 1, 1)],
        4,
        2,
        1,
        True,
    )
    assert [odds.weight_of(o) for o in (7, 8, 9)] == [3, 0, 1]


def test_each_share_belongs_to_one_outcome():
    odds = Outcomes()
    odds.die(0, 0)
    odds.add(10, 2)
    odds.add(20, 3)
    assert [odds.pick(at) for at in range(5)] == [10, 10, 20, 20, 20]
    with pytest.raises(ValueError):
        odds.pick(5)


def test_a_list_of_outcomes_grows_and_is_used_again():
    odds = Outcomes()
    odds.die(0, 0)
    for n in range(300):
        odds.add(n, 2)
    assert (odds.count, odds.total, odds.pick(599)) == (300, 600, 299)
    odds.die(1, 5)
    assert (odds.count, odds.total, odds.pile) == (0, 0, False)


def test_a_search_samples_only_what_is_possible():
    odds = Outcomes()
    odds.die(0, 0)
    odds.add(3, 1)
    odds.add(4, 9)
    rng = seeded(3)
    assert {odds.sample(rng) for _ in range(200)} == {3, 4}


def test_a_note_is_a_kind_and_five_values():
    journal = Journal()
    journal.note(1, 2, 3)
    journal.note(-4, e=1 << 50)
    assert journal.to_list() == [(1, 2, 3, 0, 0, 0), (-4, 0, 0, 0, 0, 1 << 50)]
    assert all(len(note) == NOTE_WIDTH for note in journal.to_list())


class OneArticle(State):
    def check(self, seat, action):
        return 5 if action else 0


def test_the_broken_articles_are_that_of_check_unless_a_game_says_more():
    codes = Actions()
    OneArticle().list_broken(0, 1, codes)
    assert codes.to_list() == [5]
    OneArticle().list_broken(0, 0, codes)
    assert codes.to_list() == []


@pytest.mark.parametrize(
    "ask",
    [
        lambda s: s.clone(),
        lambda s: s.to_act(),
        lambda s: s.check(0, 0),
        lambda s: s.list_actions(Actions()),
        lambda s: s.list_chance(Outcomes()),
        lambda s: s.apply(0),
        lambda s: s.returns(0),
        lambda s: s.to_bytes(),
    ],
)
def test_the_base_knows_no_game(ask):
    with pytest.raises(NotImplementedError):
        ask(State())
