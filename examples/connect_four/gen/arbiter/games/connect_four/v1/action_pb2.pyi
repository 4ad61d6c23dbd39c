from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Action(_message.Message):
    __slots__ = ("drop",)
    DROP_FIELD_NUMBER: _ClassVar[int]
    drop: Drop
    def __init__(self, drop: _Optional[_Union[Drop, _Mapping]] = ...) -> None: ...

class Drop(_message.Message):
    __slots__ = ("column",)
    COLUMN_FIELD_NUMBER: _ClassVar[int]
    column: int
    def __init__(self, column: _Optional[int] = ...) -> None: ...

class Outcome(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
