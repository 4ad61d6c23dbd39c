from arbiter.games.luxor.v1 import action_pb2 as _action_pb2
from arbiter.games.luxor.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class HandEnd(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    HAND_END_UNSPECIFIED: _ClassVar[HandEnd]
    HAND_END_LEFT: _ClassVar[HandEnd]
    HAND_END_RIGHT: _ClassVar[HandEnd]

class Point(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    POINT_UNSPECIFIED: _ClassVar[Point]
    POINT_STARTER: _ClassVar[Point]
    POINT_DEAL: _ClassVar[Point]
    POINT_TOPS: _ClassVar[Point]
    POINT_OSIRIS: _ClassVar[Point]
    POINT_TREASURE: _ClassVar[Point]
    POINT_TURN: _ClassVar[Point]
    POINT_ADVENTURER: _ClassVar[Point]
    POINT_STEPS: _ClassVar[Point]
    POINT_SPACE: _ClassVar[Point]
    POINT_HORUS: _ClassVar[Point]
    POINT_EYES: _ClassVar[Point]
    POINT_PICK: _ClassVar[Point]
    POINT_MINUS_ONE: _ClassVar[Point]
    POINT_ROLL: _ClassVar[Point]
    POINT_SCARAB: _ClassVar[Point]
    POINT_TEMPLE: _ClassVar[Point]
    POINT_DRAW: _ClassVar[Point]
    POINT_REVEAL: _ClassVar[Point]
    POINT_OVER: _ClassVar[Point]
HAND_END_UNSPECIFIED: HandEnd
HAND_END_LEFT: HandEnd
HAND_END_RIGHT: HandEnd
POINT_UNSPECIFIED: Point
POINT_STARTER: Point
POINT_DEAL: Point
POINT_TOPS: Point
POINT_OSIRIS: Point
POINT_TREASURE: Point
POINT_TURN: Point
POINT_ADVENTURER: Point
POINT_STEPS: Point
POINT_SPACE: Point
POINT_HORUS: Point
POINT_EYES: Point
POINT_PICK: Point
POINT_MINUS_ONE: Point
POINT_ROLL: Point
POINT_SCARAB: Point
POINT_TEMPLE: Point
POINT_DRAW: Point
POINT_REVEAL: Point
POINT_OVER: Point

class View(_message.Message):
    __slots__ = ("viewer", "options", "ply", "to_act", "point", "active", "starter", "rounds", "turn", "tiles", "seats", "unseen", "draw_pile", "shuffled_cards", "shuffles", "batch", "discard_pile", "horus", "temple", "unplaced_tiles", "keys", "jokers", "scarabs", "unseen_scarabs", "throws", "entered", "round_moved", "dead_turns", "ending")
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    POINT_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    STARTER_FIELD_NUMBER: _ClassVar[int]
    ROUNDS_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    UNSEEN_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    SHUFFLED_CARDS_FIELD_NUMBER: _ClassVar[int]
    SHUFFLES_FIELD_NUMBER: _ClassVar[int]
    BATCH_FIELD_NUMBER: _ClassVar[int]
    DISCARD_PILE_FIELD_NUMBER: _ClassVar[int]
    HORUS_FIELD_NUMBER: _ClassVar[int]
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    UNPLACED_TILES_FIELD_NUMBER: _ClassVar[int]
    KEYS_FIELD_NUMBER: _ClassVar[int]
    JOKERS_FIELD_NUMBER: _ClassVar[int]
    SCARABS_FIELD_NUMBER: _ClassVar[int]
    UNSEEN_SCARABS_FIELD_NUMBER: _ClassVar[int]
    THROWS_FIELD_NUMBER: _ClassVar[int]
    ENTERED_FIELD_NUMBER: _ClassVar[int]
    ROUND_MOVED_FIELD_NUMBER: _ClassVar[int]
    DEAD_TURNS_FIELD_NUMBER: _ClassVar[int]
    ENDING_FIELD_NUMBER: _ClassVar[int]
    viewer: int
    options: _options_pb2.Options
    ply: int
    to_act: int
    point: Point
    active: int
    starter: int
    rounds: int
    turn: Turn
    tiles: _containers.RepeatedScalarFieldContainer[int]
    seats: _containers.RepeatedCompositeFieldContainer[SeatView]
    unseen: _containers.RepeatedCompositeFieldContainer[UnseenBatch]
    draw_pile: int
    shuffled_cards: _containers.RepeatedScalarFieldContainer[int]
    shuffles: int
    batch: int
    discard_pile: _containers.RepeatedScalarFieldContainer[int]
    horus: _containers.RepeatedCompositeFieldContainer[HorusDeck]
    temple: _containers.RepeatedCompositeFieldContainer[TemplePile]
    unplaced_tiles: _containers.RepeatedScalarFieldContainer[int]
    keys: int
    jokers: int
    scarabs: int
    unseen_scarabs: _containers.RepeatedScalarFieldContainer[int]
    throws: int
    entered: int
    round_moved: bool
    dead_turns: int
    ending: int
    def __init__(self, viewer: _Optional[int] = ..., options: _Optional[_Union[_options_pb2.Options, _Mapping]] = ..., ply: _Optional[int] = ..., to_act: _Optional[int] = ..., point: _Optional[_Union[Point, str]] = ..., active: _Optional[int] = ..., starter: _Optional[int] = ..., rounds: _Optional[int] = ..., turn: _Optional[_Union[Turn, _Mapping]] = ..., tiles: _Optional[_Iterable[int]] = ..., seats: _Optional[_Iterable[_Union[SeatView, _Mapping]]] = ..., unseen: _Optional[_Iterable[_Union[UnseenBatch, _Mapping]]] = ..., draw_pile: _Optional[int] = ..., shuffled_cards: _Optional[_Iterable[int]] = ..., shuffles: _Optional[int] = ..., batch: _Optional[int] = ..., discard_pile: _Optional[_Iterable[int]] = ..., horus: _Optional[_Iterable[_Union[HorusDeck, _Mapping]]] = ..., temple: _Optional[_Iterable[_Union[TemplePile, _Mapping]]] = ..., unplaced_tiles: _Optional[_Iterable[int]] = ..., keys: _Optional[int] = ..., jokers: _Optional[int] = ..., scarabs: _Optional[int] = ..., unseen_scarabs: _Optional[_Iterable[int]] = ..., throws: _Optional[int] = ..., entered: _Optional[int] = ..., round_moved: _Optional[bool] = ..., dead_turns: _Optional[int] = ..., ending: _Optional[int] = ...) -> None: ...

class Turn(_message.Message):
    __slots__ = ("card", "end", "roll", "where", "arrived", "level", "woken", "moved", "acted")
    CARD_FIELD_NUMBER: _ClassVar[int]
    END_FIELD_NUMBER: _ClassVar[int]
    ROLL_FIELD_NUMBER: _ClassVar[int]
    WHERE_FIELD_NUMBER: _ClassVar[int]
    ARRIVED_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    WOKEN_FIELD_NUMBER: _ClassVar[int]
    MOVED_FIELD_NUMBER: _ClassVar[int]
    ACTED_FIELD_NUMBER: _ClassVar[int]
    card: int
    end: HandEnd
    roll: int
    where: int
    arrived: _containers.RepeatedScalarFieldContainer[int]
    level: int
    woken: int
    moved: bool
    acted: bool
    def __init__(self, card: _Optional[int] = ..., end: _Optional[_Union[HandEnd, str]] = ..., roll: _Optional[int] = ..., where: _Optional[int] = ..., arrived: _Optional[_Iterable[int]] = ..., level: _Optional[int] = ..., woken: _Optional[int] = ..., moved: _Optional[bool] = ..., acted: _Optional[bool] = ...) -> None: ...

class SeatView(_message.Message):
    __slots__ = ("seat", "adventurers", "hand", "keys", "jokers", "points", "sarcophagi", "treasures", "scarabs", "scarab_points")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ADVENTURERS_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    KEYS_FIELD_NUMBER: _ClassVar[int]
    JOKERS_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SARCOPHAGI_FIELD_NUMBER: _ClassVar[int]
    TREASURES_FIELD_NUMBER: _ClassVar[int]
    SCARABS_FIELD_NUMBER: _ClassVar[int]
    SCARAB_POINTS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    adventurers: _containers.RepeatedScalarFieldContainer[int]
    hand: _containers.RepeatedCompositeFieldContainer[HandCard]
    keys: int
    jokers: int
    points: int
    sarcophagi: _containers.RepeatedScalarFieldContainer[int]
    treasures: _containers.RepeatedScalarFieldContainer[int]
    scarabs: int
    scarab_points: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, seat: _Optional[int] = ..., adventurers: _Optional[_Iterable[int]] = ..., hand: _Optional[_Iterable[_Union[HandCard, _Mapping]]] = ..., keys: _Optional[int] = ..., jokers: _Optional[int] = ..., points: _Optional[int] = ..., sarcophagi: _Optional[_Iterable[int]] = ..., treasures: _Optional[_Iterable[int]] = ..., scarabs: _Optional[int] = ..., scarab_points: _Optional[_Iterable[int]] = ...) -> None: ...

class HandCard(_message.Message):
    __slots__ = ("card", "batch", "never")
    CARD_FIELD_NUMBER: _ClassVar[int]
    BATCH_FIELD_NUMBER: _ClassVar[int]
    NEVER_FIELD_NUMBER: _ClassVar[int]
    card: int
    batch: int
    never: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, card: _Optional[int] = ..., batch: _Optional[int] = ..., never: _Optional[_Iterable[int]] = ...) -> None: ...

class UnseenBatch(_message.Message):
    __slots__ = ("batch", "cards")
    BATCH_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    batch: int
    cards: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, batch: _Optional[int] = ..., cards: _Optional[_Iterable[int]] = ...) -> None: ...

class HorusDeck(_message.Message):
    __slots__ = ("level", "top", "below")
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    TOP_FIELD_NUMBER: _ClassVar[int]
    BELOW_FIELD_NUMBER: _ClassVar[int]
    level: int
    top: int
    below: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, level: _Optional[int] = ..., top: _Optional[int] = ..., below: _Optional[_Iterable[int]] = ...) -> None: ...

class TemplePile(_message.Message):
    __slots__ = ("symbol", "tiles")
    SYMBOL_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    symbol: _action_pb2.Symbol
    tiles: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, symbol: _Optional[_Union[_action_pb2.Symbol, str]] = ..., tiles: _Optional[_Iterable[int]] = ...) -> None: ...
