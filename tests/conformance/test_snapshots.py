"""Stored positions are whole, and damaged ones are noticed."""

import pytest
from support.build import pick
from support.cases import each_case, each_number_of_seats
from support.claims import snapshots
from support.claims.copies import play_on
from support.walks import WALKS, walk

from engine.core.faults import Corrupt
from engine.core.kit import seeded


@each_case
def test_bytes_hold_the_whole_position(case):
    for number in WALKS:
        for state in walk(case, number).sample():
            snapshots.bytes_hold_the_whole_position(case, state)


@each_number_of_seats
def test_every_position_of_a_game_is_read_back_from_its_bytes(case):
    for state in walk(case, 0).positions:
        assert case.game.read(state.to_bytes()).to_bytes() == state.to_bytes()


@each_case
def test_the_game_goes_on_alike_from_stored_bytes(case):
    for state in walk(case, 0).sample(5):
        snapshots.the_game_goes_on_alike(case, state, plies=15)


@each_case
def test_damaged_bytes_are_corrupt_or_another_whole_position(case):
    rng = seeded(11)
    for state in walk(case, 0).sample(pick(plain=4, compiled=8)):
        for data in snapshots.alterations(state.to_bytes(), rng, pick(plain=40, compiled=200)):
            accepted = snapshots.altered_bytes_are_corrupt_or_a_position(case.game, data)
            if accepted is not None:
                play_on(accepted, 12)  # a host may go on from it


@each_number_of_seats
def test_cut_off_bytes_are_corrupt(case):
    data = walk(case, 0).sample(3)[1].to_bytes()
    for size in range(len(data)):
        with pytest.raises(Corrupt):
            case.game.read(data[:size])
