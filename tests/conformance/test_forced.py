"""The kernel plays what is forced, and nothing else."""

from support.cases import each_case
from support.claims import forced
from support.walks import walk


@each_case
def test_only_decisions_with_a_single_option_are_forced(case):
    forced.only_single_options_are_forced(case, 5)


@each_case
def test_nothing_is_forced_unless_it_is_asked_for(case):
    assert not any(entry.forced for entry in walk(case, 0).entries)
