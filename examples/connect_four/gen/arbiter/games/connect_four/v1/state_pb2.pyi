from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Optional as _Optional

DESCRIPTOR: _descriptor.FileDescriptor

class State(_message.Message):
    __slots__ = ("first_seat", "red", "yellow")
    FIRST_SEAT_FIELD_NUMBER: _ClassVar[int]
    RED_FIELD_NUMBER: _ClassVar[int]
    YELLOW_FIELD_NUMBER: _ClassVar[int]
    first_seat: int
    red: int
    yellow: int
    def __init__(self, first_seat: _Optional[int] = ..., red: _Optional[int] = ..., yellow: _Optional[int] = ...) -> None: ...
