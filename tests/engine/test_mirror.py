"""Dataclasses into messages of the same shape, and back. Any object with the right methods is a message."""

from dataclasses import dataclass, field

import pytest

from engine.core import mirror


@dataclass(frozen=True)
class Inner:
    number: int


@dataclass(frozen=True)
class Outer:
    name: str
    maybe: int | None
    many: tuple[int, ...]
    inner: Inner
    perhaps: Inner | None
    inners: tuple[Inner, ...]


@dataclass(frozen=True)
class DidThis:
    number: int


class Message:
    """The little of a protobuf message that mirror uses."""

    def __init__(self):
        self.present = False

    def SetInParent(self):
        self.present = True

    def HasField(self, name):
        value = getattr(self, name)
        return value.present if isinstance(value, Message) else value is not None


class InnerMessage(Message):
    number = 0


class Repeated(list):
    def add(self):
        self.append(InnerMessage())
        return self[-1]


class OuterMessage(Message):
    def __init__(self):
        super().__init__()
        self.name, self.maybe, self.many = "", None, []
        self.inner, self.perhaps, self.inners = InnerMessage(), InnerMessage(), Repeated()


@dataclass
class OneOf:
    did_this: InnerMessage = field(default_factory=InnerMessage)

    def WhichOneof(self, name):
        return "did_this" if self.did_this.present else None


FULL = Outer("x", 0, (1, 2), Inner(3), Inner(4), (Inner(5), Inner(6)))
EMPTY = Outer("", None, (), Inner(0), None, ())


@pytest.mark.parametrize("value", [FULL, EMPTY])
def test_a_record_survives(value):
    assert mirror.read(Outer, mirror.fill(OuterMessage(), value)) == value


def test_what_is_none_stays_unset():
    message = mirror.fill(OuterMessage(), EMPTY)
    assert message.maybe is None
    assert not message.perhaps.present


def test_an_event_goes_into_the_field_of_its_name():
    message = mirror.fill_oneof(OneOf(), DidThis(7))
    assert mirror.read_oneof((DidThis,), message, "event") == DidThis(7)
    assert mirror.read_oneof((DidThis,), OneOf(), "event") is None


@pytest.mark.parametrize(
    ("name", "wanted"), [("DidThis", "did_this"), ("Won", "won"), ("ABigOne", "a_big_one")]
)
def test_names_become_snake_case(name, wanted):
    assert mirror.snake(name) == wanted
