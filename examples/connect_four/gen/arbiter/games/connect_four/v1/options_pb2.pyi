from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable
from typing import ClassVar as _ClassVar, Optional as _Optional

DESCRIPTOR: _descriptor.FileDescriptor

class Options(_message.Message):
    __slots__ = ("first_seat",)
    FIRST_SEAT_FIELD_NUMBER: _ClassVar[int]
    first_seat: int
    def __init__(self, first_seat: _Optional[int] = ...) -> None: ...

class Components(_message.Message):
    __slots__ = ("columns", "rows", "line", "discs", "colours")
    COLUMNS_FIELD_NUMBER: _ClassVar[int]
    ROWS_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    DISCS_FIELD_NUMBER: _ClassVar[int]
    COLOURS_FIELD_NUMBER: _ClassVar[int]
    columns: int
    rows: int
    line: int
    discs: int
    colours: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, columns: _Optional[int] = ..., rows: _Optional[int] = ..., line: _Optional[int] = ..., discs: _Optional[int] = ..., colours: _Optional[_Iterable[str]] = ...) -> None: ...
