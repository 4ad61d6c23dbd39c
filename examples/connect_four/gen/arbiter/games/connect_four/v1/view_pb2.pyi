from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable
from typing import ClassVar as _ClassVar, Optional as _Optional

DESCRIPTOR: _descriptor.FileDescriptor

class View(_message.Message):
    __slots__ = ("seat", "first_seat", "ply", "to_act", "cells", "winner", "line")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    FIRST_SEAT_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    CELLS_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    first_seat: int
    ply: int
    to_act: int
    cells: _containers.RepeatedScalarFieldContainer[int]
    winner: int
    line: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, seat: _Optional[int] = ..., first_seat: _Optional[int] = ..., ply: _Optional[int] = ..., to_act: _Optional[int] = ..., cells: _Optional[_Iterable[int]] = ..., winner: _Optional[int] = ..., line: _Optional[_Iterable[int]] = ...) -> None: ...
