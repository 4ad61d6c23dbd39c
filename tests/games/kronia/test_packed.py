"""Positions in bytes: written and read without message objects, and the same as with them."""

import pytest
from arbiter.games.kronia.v1 import state_pb2
from support.cases import CASES
from support.kronia_position import message_of
from support.walks import walk

from engine.core.faults import Corrupt
from engine.games.kronia import packed, wire

KRONIA = [case for case in CASES if case.game.id == "kronia"]

# Where the name of a constant is not that of the field.
OTHER_NAMES = {
    "in_bag": "bag",
    "in_shuffle": "shuffled",
    "off_temple": "drawn",
    "undealt": "tiles_left",
    "temple_states": "temples",
}


def test_every_field_of_the_message_has_its_number():
    numbers = {f.name: f.number for f in state_pb2.State.DESCRIPTOR.fields}
    names = {name.lower(): OTHER_NAMES.get(name.lower(), name.lower()) for name in vars(packed)}
    coded = {field: getattr(packed, name.upper()) for name, field in names.items() if field in numbers}
    assert coded == numbers


@pytest.mark.parametrize("case", KRONIA, ids=str)
def test_the_bytes_are_those_of_the_message_filled_in_field_by_field(case):
    for state in walk(case, 0).positions:
        assert wire.state_to_bytes(state) == message_of(state).SerializeToString()


@pytest.mark.parametrize("case", KRONIA, ids=str)
def test_a_position_is_read_from_what_protobuf_wrote(case):
    for state in walk(case, 0).sample():
        data = message_of(state).SerializeToString()
        assert wire.state_from_bytes(data).to_bytes() == state.to_bytes()


def test_bytes_that_end_early_are_corrupt():
    for state in walk(KRONIA[0], 0).sample(3):
        data = wire.state_to_bytes(state)
        for end in range(len(data)):
            with pytest.raises(Corrupt):
                wire.state_from_bytes(data[:end])


def test_an_unknown_field_is_corrupt():
    data = wire.state_to_bytes(walk(KRONIA[0], 0).end)
    with pytest.raises(Corrupt):
        wire.state_from_bytes(data + b"\xd8\x04\x01")


def test_positions_with_the_same_options_share_their_setup():
    first, last = (wire.state_from_bytes(wire.state_to_bytes(s)) for s in walk(KRONIA[0], 0).sample(2))
    assert first.setup is last.setup
