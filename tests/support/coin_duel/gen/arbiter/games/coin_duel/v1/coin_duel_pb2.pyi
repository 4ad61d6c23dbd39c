from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Action(_message.Message):
    __slots__ = ("stake",)
    STAKE_FIELD_NUMBER: _ClassVar[int]
    stake: Stake
    def __init__(self, stake: _Optional[_Union[Stake, _Mapping]] = ...) -> None: ...

class Stake(_message.Message):
    __slots__ = ("coin",)
    COIN_FIELD_NUMBER: _ClassVar[int]
    coin: int
    def __init__(self, coin: _Optional[int] = ...) -> None: ...

class Outcome(_message.Message):
    __slots__ = ("coin", "bonus")
    COIN_FIELD_NUMBER: _ClassVar[int]
    BONUS_FIELD_NUMBER: _ClassVar[int]
    coin: int
    bonus: int
    def __init__(self, coin: _Optional[int] = ..., bonus: _Optional[int] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("seat", "mine", "my_stake", "staked", "points", "spent", "round")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MINE_FIELD_NUMBER: _ClassVar[int]
    MY_STAKE_FIELD_NUMBER: _ClassVar[int]
    STAKED_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SPENT_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    seat: int
    mine: _containers.RepeatedScalarFieldContainer[int]
    my_stake: int
    staked: _containers.RepeatedScalarFieldContainer[bool]
    points: _containers.RepeatedScalarFieldContainer[int]
    spent: _containers.RepeatedScalarFieldContainer[int]
    round: int
    def __init__(self, seat: _Optional[int] = ..., mine: _Optional[_Iterable[int]] = ..., my_stake: _Optional[int] = ..., staked: _Optional[_Iterable[bool]] = ..., points: _Optional[_Iterable[int]] = ..., spent: _Optional[_Iterable[int]] = ..., round: _Optional[int] = ...) -> None: ...

class Event(_message.Message):
    __slots__ = ("dealt", "staked", "revealed")
    DEALT_FIELD_NUMBER: _ClassVar[int]
    STAKED_FIELD_NUMBER: _ClassVar[int]
    REVEALED_FIELD_NUMBER: _ClassVar[int]
    dealt: Dealt
    staked: Staked
    revealed: Revealed
    def __init__(self, dealt: _Optional[_Union[Dealt, _Mapping]] = ..., staked: _Optional[_Union[Staked, _Mapping]] = ..., revealed: _Optional[_Union[Revealed, _Mapping]] = ...) -> None: ...

class Dealt(_message.Message):
    __slots__ = ("seat", "coin")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COIN_FIELD_NUMBER: _ClassVar[int]
    seat: int
    coin: int
    def __init__(self, seat: _Optional[int] = ..., coin: _Optional[int] = ...) -> None: ...

class Staked(_message.Message):
    __slots__ = ("seat", "coin")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COIN_FIELD_NUMBER: _ClassVar[int]
    seat: int
    coin: int
    def __init__(self, seat: _Optional[int] = ..., coin: _Optional[int] = ...) -> None: ...

class Revealed(_message.Message):
    __slots__ = ("bonus", "winner")
    BONUS_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    bonus: int
    winner: int
    def __init__(self, bonus: _Optional[int] = ..., winner: _Optional[int] = ...) -> None: ...

class State(_message.Message):
    __slots__ = ("owner", "stake", "points", "round", "ply")
    OWNER_FIELD_NUMBER: _ClassVar[int]
    STAKE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    owner: _containers.RepeatedScalarFieldContainer[int]
    stake: _containers.RepeatedScalarFieldContainer[int]
    points: _containers.RepeatedScalarFieldContainer[int]
    round: int
    ply: int
    def __init__(self, owner: _Optional[_Iterable[int]] = ..., stake: _Optional[_Iterable[int]] = ..., points: _Optional[_Iterable[int]] = ..., round: _Optional[int] = ..., ply: _Optional[int] = ...) -> None: ...

class Options(_message.Message):
    __slots__ = ("rounds",)
    ROUNDS_FIELD_NUMBER: _ClassVar[int]
    rounds: int
    def __init__(self, rounds: _Optional[int] = ...) -> None: ...

class Components(_message.Message):
    __slots__ = ("coins",)
    COINS_FIELD_NUMBER: _ClassVar[int]
    coins: int
    def __init__(self, coins: _Optional[int] = ...) -> None: ...
