from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable
from typing import ClassVar as _ClassVar, Optional as _Optional

DESCRIPTOR: _descriptor.FileDescriptor

class State(_message.Message):
    __slots__ = ("first_seat", "discs")
    FIRST_SEAT_FIELD_NUMBER: _ClassVar[int]
    DISCS_FIELD_NUMBER: _ClassVar[int]
    first_seat: int
    discs: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, first_seat: _Optional[int] = ..., discs: _Optional[_Iterable[int]] = ...) -> None: ...
