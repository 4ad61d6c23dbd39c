from arbiter.games.kronia.v1 import common_pb2 as _common_pb2
from arbiter.games.kronia.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Point(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    POINT_UNSPECIFIED: _ClassVar[Point]
    POINT_FIRST: _ClassVar[Point]
    POINT_TILE: _ClassVar[Point]
    POINT_SIDE: _ClassVar[Point]
    POINT_DRAW: _ClassVar[Point]
    POINT_PLACE: _ClassVar[Point]
    POINT_LAY: _ClassVar[Point]
    POINT_CHANGE: _ClassVar[Point]
    POINT_EXTRA: _ClassVar[Point]
    POINT_PICK: _ClassVar[Point]
    POINT_EXCHANGE: _ClassVar[Point]
    POINT_GIVE: _ClassVar[Point]
    POINT_TARGET: _ClassVar[Point]
    POINT_TAKE: _ClassVar[Point]
    POINT_RECOVER: _ClassVar[Point]
    POINT_DISCARD: _ClassVar[Point]
    POINT_NAME_FIRST: _ClassVar[Point]
    POINT_PAY: _ClassVar[Point]
    POINT_OVER: _ClassVar[Point]

class Fate(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FATE_UNSPECIFIED: _ClassVar[Fate]
    FATE_WON: _ClassVar[Fate]
    FATE_TAKEN: _ClassVar[Fate]
    FATE_LEFT: _ClassVar[Fate]

class CardPlace(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CARD_PLACE_UNSPECIFIED: _ClassVar[CardPlace]
    CARD_PLACE_HAND: _ClassVar[CardPlace]
    CARD_PLACE_LAID: _ClassVar[CardPlace]
    CARD_PLACE_HIDDEN: _ClassVar[CardPlace]
    CARD_PLACE_SPENT: _ClassVar[CardPlace]
    CARD_PLACE_UNDER_AID: _ClassVar[CardPlace]
    CARD_PLACE_LATER: _ClassVar[CardPlace]
POINT_UNSPECIFIED: Point
POINT_FIRST: Point
POINT_TILE: Point
POINT_SIDE: Point
POINT_DRAW: Point
POINT_PLACE: Point
POINT_LAY: Point
POINT_CHANGE: Point
POINT_EXTRA: Point
POINT_PICK: Point
POINT_EXCHANGE: Point
POINT_GIVE: Point
POINT_TARGET: Point
POINT_TAKE: Point
POINT_RECOVER: Point
POINT_DISCARD: Point
POINT_NAME_FIRST: Point
POINT_PAY: Point
POINT_OVER: Point
FATE_UNSPECIFIED: Fate
FATE_WON: Fate
FATE_TAKEN: Fate
FATE_LEFT: Fate
CARD_PLACE_UNSPECIFIED: CardPlace
CARD_PLACE_HAND: CardPlace
CARD_PLACE_LAID: CardPlace
CARD_PLACE_HIDDEN: CardPlace
CARD_PLACE_SPENT: CardPlace
CARD_PLACE_UNDER_AID: CardPlace
CARD_PLACE_LATER: CardPlace

class State(_message.Message):
    __slots__ = ("options", "seats", "ply", "round", "point", "to_act", "first", "turn", "temple", "bag", "shuffled", "shuffles", "drawn", "draws_left", "tiles_left", "sides_thrown", "general_rules", "temples", "laid", "revealed", "players", "pending")
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    POINT_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    BAG_FIELD_NUMBER: _ClassVar[int]
    SHUFFLED_FIELD_NUMBER: _ClassVar[int]
    SHUFFLES_FIELD_NUMBER: _ClassVar[int]
    DRAWN_FIELD_NUMBER: _ClassVar[int]
    DRAWS_LEFT_FIELD_NUMBER: _ClassVar[int]
    TILES_LEFT_FIELD_NUMBER: _ClassVar[int]
    SIDES_THROWN_FIELD_NUMBER: _ClassVar[int]
    GENERAL_RULES_FIELD_NUMBER: _ClassVar[int]
    TEMPLES_FIELD_NUMBER: _ClassVar[int]
    LAID_FIELD_NUMBER: _ClassVar[int]
    REVEALED_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    PENDING_FIELD_NUMBER: _ClassVar[int]
    options: _options_pb2.Options
    seats: int
    ply: int
    round: int
    point: Point
    to_act: int
    first: int
    turn: int
    temple: int
    bag: _containers.RepeatedScalarFieldContainer[int]
    shuffled: _containers.RepeatedScalarFieldContainer[int]
    shuffles: int
    drawn: _containers.RepeatedScalarFieldContainer[int]
    draws_left: int
    tiles_left: _containers.RepeatedScalarFieldContainer[int]
    sides_thrown: int
    general_rules: _containers.RepeatedScalarFieldContainer[_common_pb2.Rule]
    temples: _containers.RepeatedCompositeFieldContainer[TempleState]
    laid: _containers.RepeatedCompositeFieldContainer[LaidState]
    revealed: bool
    players: _containers.RepeatedCompositeFieldContainer[PlayerState]
    pending: PendingState
    def __init__(self, options: _Optional[_Union[_options_pb2.Options, _Mapping]] = ..., seats: _Optional[int] = ..., ply: _Optional[int] = ..., round: _Optional[int] = ..., point: _Optional[_Union[Point, str]] = ..., to_act: _Optional[int] = ..., first: _Optional[int] = ..., turn: _Optional[int] = ..., temple: _Optional[int] = ..., bag: _Optional[_Iterable[int]] = ..., shuffled: _Optional[_Iterable[int]] = ..., shuffles: _Optional[int] = ..., drawn: _Optional[_Iterable[int]] = ..., draws_left: _Optional[int] = ..., tiles_left: _Optional[_Iterable[int]] = ..., sides_thrown: _Optional[int] = ..., general_rules: _Optional[_Iterable[_Union[_common_pb2.Rule, str]]] = ..., temples: _Optional[_Iterable[_Union[TempleState, _Mapping]]] = ..., laid: _Optional[_Iterable[_Union[LaidState, _Mapping]]] = ..., revealed: _Optional[bool] = ..., players: _Optional[_Iterable[_Union[PlayerState, _Mapping]]] = ..., pending: _Optional[_Union[PendingState, _Mapping]] = ...) -> None: ...

class TempleState(_message.Message):
    __slots__ = ("token", "rule", "tile", "side", "winner", "settled")
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    SETTLED_FIELD_NUMBER: _ClassVar[int]
    token: _common_pb2.God
    rule: _common_pb2.Rule
    tile: int
    side: int
    winner: int
    settled: bool
    def __init__(self, token: _Optional[_Union[_common_pb2.God, str]] = ..., rule: _Optional[_Union[_common_pb2.Rule, str]] = ..., tile: _Optional[int] = ..., side: _Optional[int] = ..., winner: _Optional[int] = ..., settled: _Optional[bool] = ...) -> None: ...

class LaidState(_message.Message):
    __slots__ = ("seat", "card", "temple", "fate")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    FATE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: int
    temple: int
    fate: Fate
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ..., temple: _Optional[int] = ..., fate: _Optional[_Union[Fate, str]] = ...) -> None: ...

class PlayerState(_message.Message):
    __slots__ = ("tokens", "cards", "shown", "hidden", "debt", "covered", "kept")
    TOKENS_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    SHOWN_FIELD_NUMBER: _ClassVar[int]
    HIDDEN_FIELD_NUMBER: _ClassVar[int]
    DEBT_FIELD_NUMBER: _ClassVar[int]
    COVERED_FIELD_NUMBER: _ClassVar[int]
    KEPT_FIELD_NUMBER: _ClassVar[int]
    tokens: _containers.RepeatedScalarFieldContainer[int]
    cards: _containers.RepeatedScalarFieldContainer[CardPlace]
    shown: _containers.RepeatedScalarFieldContainer[int]
    hidden: _containers.RepeatedScalarFieldContainer[int]
    debt: int
    covered: int
    kept: int
    def __init__(self, tokens: _Optional[_Iterable[int]] = ..., cards: _Optional[_Iterable[_Union[CardPlace, str]]] = ..., shown: _Optional[_Iterable[int]] = ..., hidden: _Optional[_Iterable[int]] = ..., debt: _Optional[int] = ..., covered: _Optional[int] = ..., kept: _Optional[int] = ...) -> None: ...

class PendingState(_message.Message):
    __slots__ = ("extra", "aside", "mode", "given", "other", "owed", "named", "due", "paid")
    EXTRA_FIELD_NUMBER: _ClassVar[int]
    ASIDE_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    GIVEN_FIELD_NUMBER: _ClassVar[int]
    OTHER_FIELD_NUMBER: _ClassVar[int]
    OWED_FIELD_NUMBER: _ClassVar[int]
    NAMED_FIELD_NUMBER: _ClassVar[int]
    DUE_FIELD_NUMBER: _ClassVar[int]
    PAID_FIELD_NUMBER: _ClassVar[int]
    extra: int
    aside: int
    mode: _common_pb2.ExchangeMode
    given: _common_pb2.God
    other: int
    owed: int
    named: int
    due: int
    paid: int
    def __init__(self, extra: _Optional[int] = ..., aside: _Optional[int] = ..., mode: _Optional[_Union[_common_pb2.ExchangeMode, str]] = ..., given: _Optional[_Union[_common_pb2.God, str]] = ..., other: _Optional[int] = ..., owed: _Optional[int] = ..., named: _Optional[int] = ..., due: _Optional[int] = ..., paid: _Optional[int] = ...) -> None: ...
