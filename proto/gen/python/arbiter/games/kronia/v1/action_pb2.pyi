from arbiter.games.kronia.v1 import common_pb2 as _common_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Action(_message.Message):
    __slots__ = ("place", "lay", "swap", "move", "exchange", "give", "target", "take", "pick", "recover", "discard", "name_first", "pay", "pay_set", "look_through_pile")
    PLACE_FIELD_NUMBER: _ClassVar[int]
    LAY_FIELD_NUMBER: _ClassVar[int]
    PASS_FIELD_NUMBER: _ClassVar[int]
    SWAP_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    EXCHANGE_FIELD_NUMBER: _ClassVar[int]
    GIVE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    TAKE_FIELD_NUMBER: _ClassVar[int]
    PICK_FIELD_NUMBER: _ClassVar[int]
    RECOVER_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    NAME_FIRST_FIELD_NUMBER: _ClassVar[int]
    PAY_FIELD_NUMBER: _ClassVar[int]
    PAY_SET_FIELD_NUMBER: _ClassVar[int]
    LOOK_THROUGH_PILE_FIELD_NUMBER: _ClassVar[int]
    place: Place
    lay: Lay
    swap: Swap
    move: Move
    exchange: Exchange
    give: Give
    target: Target
    take: Take
    pick: Pick
    recover: Recover
    discard: Discard
    name_first: NameFirst
    pay: Pay
    pay_set: PaySet
    look_through_pile: LookThroughPile
    def __init__(self, place: _Optional[_Union[Place, _Mapping]] = ..., lay: _Optional[_Union[Lay, _Mapping]] = ..., swap: _Optional[_Union[Swap, _Mapping]] = ..., move: _Optional[_Union[Move, _Mapping]] = ..., exchange: _Optional[_Union[Exchange, _Mapping]] = ..., give: _Optional[_Union[Give, _Mapping]] = ..., target: _Optional[_Union[Target, _Mapping]] = ..., take: _Optional[_Union[Take, _Mapping]] = ..., pick: _Optional[_Union[Pick, _Mapping]] = ..., recover: _Optional[_Union[Recover, _Mapping]] = ..., discard: _Optional[_Union[Discard, _Mapping]] = ..., name_first: _Optional[_Union[NameFirst, _Mapping]] = ..., pay: _Optional[_Union[Pay, _Mapping]] = ..., pay_set: _Optional[_Union[PaySet, _Mapping]] = ..., look_through_pile: _Optional[_Union[LookThroughPile, _Mapping]] = ..., **kwargs) -> None: ...

class Place(_message.Message):
    __slots__ = ("temple", "god")
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    GOD_FIELD_NUMBER: _ClassVar[int]
    temple: _common_pb2.Temple
    god: _common_pb2.God
    def __init__(self, temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class Lay(_message.Message):
    __slots__ = ("temple", "card", "other_deck")
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    OTHER_DECK_FIELD_NUMBER: _ClassVar[int]
    temple: _common_pb2.Temple
    card: int
    other_deck: bool
    def __init__(self, temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., card: _Optional[int] = ..., other_deck: _Optional[bool] = ...) -> None: ...

class Pass(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class LaidCardRef(_message.Message):
    __slots__ = ("temple", "position")
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    temple: _common_pb2.Temple
    position: int
    def __init__(self, temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., position: _Optional[int] = ...) -> None: ...

class Swap(_message.Message):
    __slots__ = ("laid", "card")
    LAID_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    laid: LaidCardRef
    card: int
    def __init__(self, laid: _Optional[_Union[LaidCardRef, _Mapping]] = ..., card: _Optional[int] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ("laid", "to")
    LAID_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    laid: LaidCardRef
    to: _common_pb2.Temple
    def __init__(self, laid: _Optional[_Union[LaidCardRef, _Mapping]] = ..., to: _Optional[_Union[_common_pb2.Temple, str]] = ...) -> None: ...

class Exchange(_message.Message):
    __slots__ = ("mode",)
    MODE_FIELD_NUMBER: _ClassVar[int]
    mode: _common_pb2.ExchangeMode
    def __init__(self, mode: _Optional[_Union[_common_pb2.ExchangeMode, str]] = ...) -> None: ...

class Give(_message.Message):
    __slots__ = ("god",)
    GOD_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class Target(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class Take(_message.Message):
    __slots__ = ("god", "second")
    GOD_FIELD_NUMBER: _ClassVar[int]
    SECOND_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    second: _common_pb2.God
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ..., second: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class Pick(_message.Message):
    __slots__ = ("god",)
    GOD_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class Recover(_message.Message):
    __slots__ = ("cards",)
    CARDS_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, cards: _Optional[_Iterable[int]] = ...) -> None: ...

class Discard(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: int
    def __init__(self, card: _Optional[int] = ...) -> None: ...

class NameFirst(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class Pay(_message.Message):
    __slots__ = ("god",)
    GOD_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class PaySet(_message.Message):
    __slots__ = ("tokens",)
    TOKENS_FIELD_NUMBER: _ClassVar[int]
    tokens: _common_pb2.Tokens
    def __init__(self, tokens: _Optional[_Union[_common_pb2.Tokens, _Mapping]] = ...) -> None: ...

class LookThroughPile(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Outcome(_message.Message):
    __slots__ = ("first_player", "tile", "side", "token")
    FIRST_PLAYER_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    first_player: FirstPlayer
    tile: TileDealt
    side: SideUp
    token: TokenDrawn
    def __init__(self, first_player: _Optional[_Union[FirstPlayer, _Mapping]] = ..., tile: _Optional[_Union[TileDealt, _Mapping]] = ..., side: _Optional[_Union[SideUp, _Mapping]] = ..., token: _Optional[_Union[TokenDrawn, _Mapping]] = ...) -> None: ...

class FirstPlayer(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TileDealt(_message.Message):
    __slots__ = ("tile",)
    TILE_FIELD_NUMBER: _ClassVar[int]
    tile: int
    def __init__(self, tile: _Optional[int] = ...) -> None: ...

class SideUp(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: int
    def __init__(self, side: _Optional[int] = ...) -> None: ...

class TokenDrawn(_message.Message):
    __slots__ = ("god",)
    GOD_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...
