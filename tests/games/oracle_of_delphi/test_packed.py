"""Positions in bytes: written and read without message objects, and the same as with them."""

import pytest
from arbiter.games.oracle_of_delphi.v1 import state_pb2
from support.cases import CASES
from support.oracle_of_delphi_position import message_of
from support.walks import walk

from engine.core.faults import Corrupt
from engine.games.oracle_of_delphi import packed, wire

ORACLE = [case for case in CASES if case.game.id == "oracle_of_delphi"]


def test_every_field_of_the_message_has_its_number():
    numbers = {f.name: f.number for f in state_pb2.State.DESCRIPTOR.fields}
    coded = {name.lower(): value for name, value in vars(packed).items() if name.lower() in numbers}
    assert coded == numbers


@pytest.mark.parametrize(
    ("field", "sizes"), [("players", "OF_PLAYER"), ("map", "OF_MAP"), ("supply", "OF_SUPPLY")]
)
def test_every_field_of_an_inner_message_has_its_cells(field, sizes):
    inner = state_pb2.State.DESCRIPTOR.fields_by_name[field].message_type
    assert [f.number for f in inner.fields] == list(range(1, len(getattr(packed, sizes))))


@pytest.mark.parametrize("case", ORACLE, ids=str)
def test_the_bytes_are_those_of_the_message_filled_in_field_by_field(case):
    for state in walk(case, 0).positions:
        assert wire.state_to_bytes(state) == message_of(state).SerializeToString()


@pytest.mark.parametrize("case", ORACLE, ids=str)
def test_a_position_is_read_from_what_protobuf_wrote(case):
    for state in walk(case, 0).sample():
        data = message_of(state).SerializeToString()
        assert wire.state_from_bytes(data).to_bytes() == state.to_bytes()


def test_bytes_that_end_early_are_corrupt():
    for state in walk(ORACLE[0], 0).sample(3):
        data = wire.state_to_bytes(state)
        ends_of_effects = {len(data) - 3 - 2 * int(state.depth)} if state.depth else set()
        for end in set(range(len(data))) - ends_of_effects:
            with pytest.raises(Corrupt):
                wire.state_from_bytes(data[:end])


def test_a_field_that_is_unknown_or_comes_twice_is_corrupt():
    state = walk(ORACLE[0], 0).sample(2)[-1]
    data = wire.state_to_bytes(state)
    for more in (b"\xd8\x04\x01", b"\x18\x01", b"\x60\x01"):
        with pytest.raises(Corrupt):
            wire.state_from_bytes(data + more)


def test_a_row_with_a_number_too_many_is_corrupt():
    state = walk(ORACLE[0], 0).sample(2)[-1]
    for field in ("offerings", "faces", "shrines"):
        message = message_of(state)
        getattr(message.map, field).append(0)
        with pytest.raises(Corrupt):
            wire.state_from_bytes(message.SerializeToString())


def test_positions_with_the_same_options_share_their_setup():
    first, last = (wire.state_from_bytes(wire.state_to_bytes(s)) for s in walk(ORACLE[0], 0).sample(2))
    assert first.setup is last.setup
