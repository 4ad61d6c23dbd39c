from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Event(_message.Message):
    __slots__ = ("dropped", "won", "tied")
    DROPPED_FIELD_NUMBER: _ClassVar[int]
    WON_FIELD_NUMBER: _ClassVar[int]
    TIED_FIELD_NUMBER: _ClassVar[int]
    dropped: Dropped
    won: Won
    tied: Tied
    def __init__(self, dropped: _Optional[_Union[Dropped, _Mapping]] = ..., won: _Optional[_Union[Won, _Mapping]] = ..., tied: _Optional[_Union[Tied, _Mapping]] = ...) -> None: ...

class Dropped(_message.Message):
    __slots__ = ("seat", "column", "row")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLUMN_FIELD_NUMBER: _ClassVar[int]
    ROW_FIELD_NUMBER: _ClassVar[int]
    seat: int
    column: int
    row: int
    def __init__(self, seat: _Optional[int] = ..., column: _Optional[int] = ..., row: _Optional[int] = ...) -> None: ...

class Won(_message.Message):
    __slots__ = ("seat", "line")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    line: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, seat: _Optional[int] = ..., line: _Optional[_Iterable[int]] = ...) -> None: ...

class Tied(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
