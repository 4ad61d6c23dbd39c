"""A record plays again exactly, and one that was tampered with does not."""

from support.cases import each_case, each_number_of_seats
from support.claims import replay
from support.walks import WALKS, numbers, spread, walk


@each_case
def test_a_replay_gives_the_same_positions_and_digests(case):
    for number in WALKS:
        replay.a_replay_gives_the_same_match(walk(case, number))


@each_case
def test_the_same_seed_and_actions_give_the_same_match(case):
    replay.the_same_seed_deals_the_same_match(walk(case, 0))


@each_number_of_seats
def test_a_tampered_entry_diverges_at_its_ply(case):
    played = walk(case, 0)
    for at in spread(len(played.entries), 5):
        replay.a_tampered_action_diverges(played, at, numbers(case))


@each_case
def test_a_refused_action_changes_nothing(case):
    played = walk(case, 0)
    for at in spread(len(played.positions), 8):
        replay.a_refusal_changes_nothing(played, at, numbers(case))


@each_number_of_seats
def test_the_chain_of_digests_never_repeats_and_is_the_same_each_time(case):
    digests = replay.digests_chain(walk(case, 0))
    assert len(set(digests)) == len(digests)
    assert replay.digests_chain(walk(case, 0)) == digests
