"""Positions in bytes: written and read without message objects, and the same as with them."""

import pytest
from arbiter.games.luxor.v1 import state_pb2
from games.luxor.luxor_message import message_of
from support.cases import CASES
from support.walks import walk

from engine.core.faults import Corrupt
from engine.core.ids import NOBODY
from engine.games.luxor import packed, wire
from engine.games.luxor.terms import AT_STEPS, TOMB

LUXOR = [case for case in CASES if case.game.id == "luxor"]

# Where the name of a constant is not that of the field.
OTHER_NAMES = {"tiles_laid": "tiles", "supply": "scarabs"}


def test_every_field_of_the_message_has_its_number():
    numbers = {f.name: f.number for f in state_pb2.State.DESCRIPTOR.fields}
    named = {n: v for n, v in vars(packed).items() if n.isupper() and n not in ("TILES", "SCARABS")}
    coded = {OTHER_NAMES.get(n.lower(), n.lower()): v for n, v in named.items()}
    assert {name: coded.get(name) for name in numbers} == numbers


@pytest.mark.parametrize("case", LUXOR, ids=str)
def test_the_bytes_are_those_of_the_message_filled_in_field_by_field(case):
    for state in walk(case, 0).positions:
        assert wire.state_to_bytes(state) == message_of(state).SerializeToString()


@pytest.mark.parametrize("case", LUXOR, ids=str)
def test_a_position_is_read_from_what_protobuf_wrote(case):
    for state in walk(case, 0).sample():
        data = message_of(state).SerializeToString()
        assert wire.state_from_bytes(data).to_bytes() == state.to_bytes()


def test_places_reached_by_a_move_all_card_survive_up_to_the_tomb_chamber():
    """Bits above 31: the tomb chamber is position 41."""
    state = next(s for s in walk(LUXOR[0], 0).positions if s.point == AT_STEPS)
    for position in range(TOMB + 1):
        state.arrived = 1 << position
        assert wire.state_from_bytes(wire.state_to_bytes(state)).arrived == 1 << position


def test_bytes_that_end_early_are_corrupt():
    for state in walk(LUXOR[0], 0).sample(3):
        data = wire.state_to_bytes(state)
        for end in range(len(data)):
            with pytest.raises(Corrupt):
                wire.state_from_bytes(data[:end])


def test_an_unknown_field_is_corrupt():
    end = walk(LUXOR[0], 0).end
    assert end.to_act() == NOBODY
    with pytest.raises(Corrupt):
        wire.state_from_bytes(wire.state_to_bytes(end) + b"\xf8\x04\x01")


def test_positions_with_the_same_options_share_their_rules():
    first, last = (wire.state_from_bytes(wire.state_to_bytes(s)) for s in walk(LUXOR[0], 0).sample(2))
    assert first.rules is last.rules
