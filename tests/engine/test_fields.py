"""Fields of a message in bytes, compared with what protobuf itself writes and reads."""

import pytest
from arbiter.games.kronia.v1 import state_pb2
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.fields import FieldReader, FieldWriter
from engine.core.kit import row, zeros

numbers = st.integers(0, (1 << 32) - 1)
small = st.lists(st.integers(0, 255), max_size=200)


@settings(derandomize=True, database=None)
@given(ply=numbers, turn=numbers, actor=st.integers(-(1 << 30), 1 << 30), bag=small, tokens=small)
def test_protobuf_writes_the_same_bytes(ply, turn, actor, bag, tokens):
    message = state_pb2.State(ply=ply, to_act=actor, turn=turn, bag=bag)
    message.players.add(tokens=tokens, debt=3)
    w = FieldWriter()
    w.number(3, ply)
    w.signed(6, actor)
    w.number(8, turn)
    w.row(10, row(bag), 0, len(bag))
    mark = w.begin(21)
    w.row(1, row(tokens), 0, len(tokens))
    w.number(5, 3)
    w.end(mark)
    assert w.done() == message.SerializeToString()


@settings(derandomize=True, database=None)
@given(ply=numbers, actor=st.integers(-(1 << 30), 1 << 30), bag=small)
def test_what_protobuf_wrote_is_read(ply, actor, bag):
    data = state_pb2.State(ply=ply, to_act=actor, bag=bag).SerializeToString()
    r = FieldReader(data)
    cells = zeros(len(bag))
    found = {}
    while field := r.next():
        if field == 3:
            found["ply"] = r.number((1 << 32) - 1)
        elif field == 6:
            found["actor"] = r.signed()
        else:
            r.row(cells, 0, len(bag))
    assert found.get("ply", 0) == ply
    assert found.get("actor", 0) == actor
    assert cells.to_list() == bag


def read_number(r):
    assert r.next() == 1
    return r.number(10)


def read_row(r):
    assert r.next() == 1
    r.row(zeros(2), 0, 2)


def test_a_field_that_is_optional_is_written_even_if_it_is_zero():
    w = FieldWriter()
    w.number(1, 0)
    w.optional(2, 0)
    assert w.done() == b"\x10\x00"


@pytest.mark.parametrize("length", [0, 1, 127, 128, 300, 16_383, 16_384])
def test_a_message_of_any_length_has_its_length_before_it(length):
    inside = bytes(i % 128 for i in range(length))
    w = FieldWriter()
    mark = w.begin(1)
    for value in inside:
        w.byte(value)
    w.end(mark)
    w.number(2, 7)
    r = FieldReader(w.done())
    assert r.next() == 1
    assert r.raw() == inside
    assert r.next() == 2
    assert r.number(7) == 7
    assert r.next() == 0


def test_raw_writes_a_message_that_is_already_in_bytes():
    w = FieldWriter()
    w.raw(4, b"abc")
    assert w.done() == b"\x22\x03abc"


@pytest.mark.parametrize("value", [-1, 1 << 32])
def test_a_number_of_more_than_32_bits_is_not_written(value):
    with pytest.raises(OverflowError):
        FieldWriter().number(1, value)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\x08", "end within"),
        (b"\x08\x80", "end within"),
        (b"\x08\xff\xff\xff\xff\x1f", "32 bits"),
        (b"\x08\x80\x80\x80\x80\x80\x01", "32 bits"),
        (b"\x08\x0b", "out of range"),
        (b"\x0a\x00", "a number was expected"),
        (b"\x0d\x00\x00\x00\x00", "of a kind"),
    ],
)
def test_a_damaged_number_is_refused(data, why):
    r = FieldReader(data)
    with pytest.raises(ValueError, match=why):
        read_number(r)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\x0a\x03\x01\x02", "end within"),
        (b"\x0a\x01\x01", "end within"),
        (b"\x0a\x03\x01\x02\x03", "more numbers"),
        (b"\x0a\x03\x01\x80\x02", "out of range"),
        (b"\x08\x01", "expected"),
    ],
)
def test_a_damaged_row_is_refused(data, why):
    r = FieldReader(data)
    with pytest.raises(ValueError, match=why):
        read_row(r)


def test_bits_are_the_values_of_a_row():
    r = FieldReader(b"\x0a\x02\x01\x03")
    r.next()
    assert r.bits(3) == 0b1010
    r = FieldReader(b"\x0a\x03\x03\x29\x3e")
    r.next()
    assert r.bits(62) == 1 << 3 | 1 << 41 | 1 << 62
    r = FieldReader(b"\x0a\x02\x01\x03")
    r.next()
    with pytest.raises(ValueError, match="out of range"):
        r.bits(2)
