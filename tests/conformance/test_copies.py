"""A copy shares nothing with its original, and asking changes nothing."""

from support.cases import each_case
from support.claims import copies
from support.walks import numbers, walk


@each_case
def test_asking_changes_nothing(case):
    for state in walk(case, 0).sample():
        copies.asking_changes_nothing(case, state, numbers(case)[::4])


@each_case
def test_a_copy_is_equal_and_keeps_no_journal(case):
    for state in walk(case, 0).sample():
        copies.a_copy_is_equal(case, state)


@each_case
def test_a_copy_shares_nothing_with_its_original(case):
    for state in walk(case, 0).sample():
        copies.a_copy_shares_nothing(case, state, plies=12)
