from arbiter.games.kronia.v1 import common_pb2 as _common_pb2
from arbiter.games.kronia.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Phase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PHASE_UNSPECIFIED: _ClassVar[Phase]
    PHASE_FIRST: _ClassVar[Phase]
    PHASE_TILE: _ClassVar[Phase]
    PHASE_SIDE: _ClassVar[Phase]
    PHASE_DRAW: _ClassVar[Phase]
    PHASE_PLACE: _ClassVar[Phase]
    PHASE_LAY: _ClassVar[Phase]
    PHASE_CHANGE: _ClassVar[Phase]
    PHASE_EXTRA: _ClassVar[Phase]
    PHASE_PICK: _ClassVar[Phase]
    PHASE_EXCHANGE: _ClassVar[Phase]
    PHASE_GIVE: _ClassVar[Phase]
    PHASE_TARGET: _ClassVar[Phase]
    PHASE_TAKE: _ClassVar[Phase]
    PHASE_RECOVER: _ClassVar[Phase]
    PHASE_DISCARD: _ClassVar[Phase]
    PHASE_NAME_FIRST: _ClassVar[Phase]
    PHASE_PAY: _ClassVar[Phase]
    PHASE_OVER: _ClassVar[Phase]

class CardFate(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CARD_FATE_UNSPECIFIED: _ClassVar[CardFate]
    CARD_FATE_WON: _ClassVar[CardFate]
    CARD_FATE_TAKEN: _ClassVar[CardFate]
    CARD_FATE_LEFT: _ClassVar[CardFate]
PHASE_UNSPECIFIED: Phase
PHASE_FIRST: Phase
PHASE_TILE: Phase
PHASE_SIDE: Phase
PHASE_DRAW: Phase
PHASE_PLACE: Phase
PHASE_LAY: Phase
PHASE_CHANGE: Phase
PHASE_EXTRA: Phase
PHASE_PICK: Phase
PHASE_EXCHANGE: Phase
PHASE_GIVE: Phase
PHASE_TARGET: Phase
PHASE_TAKE: Phase
PHASE_RECOVER: Phase
PHASE_DISCARD: Phase
PHASE_NAME_FIRST: Phase
PHASE_PAY: Phase
PHASE_OVER: Phase
CARD_FATE_UNSPECIFIED: CardFate
CARD_FATE_WON: CardFate
CARD_FATE_TAKEN: CardFate
CARD_FATE_LEFT: CardFate

class View(_message.Message):
    __slots__ = ("viewer", "options", "seats", "ply", "round", "phase", "to_act", "first", "turn", "temple", "bag", "drawn", "draws_left", "out_of_game", "tiles_left", "general_rules", "temples", "laid", "revealed", "players", "pending")
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    BAG_FIELD_NUMBER: _ClassVar[int]
    DRAWN_FIELD_NUMBER: _ClassVar[int]
    DRAWS_LEFT_FIELD_NUMBER: _ClassVar[int]
    OUT_OF_GAME_FIELD_NUMBER: _ClassVar[int]
    TILES_LEFT_FIELD_NUMBER: _ClassVar[int]
    GENERAL_RULES_FIELD_NUMBER: _ClassVar[int]
    TEMPLES_FIELD_NUMBER: _ClassVar[int]
    LAID_FIELD_NUMBER: _ClassVar[int]
    REVEALED_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    PENDING_FIELD_NUMBER: _ClassVar[int]
    viewer: int
    options: _options_pb2.Options
    seats: int
    ply: int
    round: int
    phase: Phase
    to_act: int
    first: int
    turn: int
    temple: _common_pb2.Temple
    bag: _common_pb2.Tokens
    drawn: _common_pb2.Tokens
    draws_left: int
    out_of_game: _common_pb2.Tokens
    tiles_left: _containers.RepeatedScalarFieldContainer[int]
    general_rules: _containers.RepeatedScalarFieldContainer[_common_pb2.Rule]
    temples: _containers.RepeatedCompositeFieldContainer[TempleView]
    laid: _containers.RepeatedCompositeFieldContainer[LaidView]
    revealed: bool
    players: _containers.RepeatedCompositeFieldContainer[PlayerView]
    pending: PendingView
    def __init__(self, viewer: _Optional[int] = ..., options: _Optional[_Union[_options_pb2.Options, _Mapping]] = ..., seats: _Optional[int] = ..., ply: _Optional[int] = ..., round: _Optional[int] = ..., phase: _Optional[_Union[Phase, str]] = ..., to_act: _Optional[int] = ..., first: _Optional[int] = ..., turn: _Optional[int] = ..., temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., bag: _Optional[_Union[_common_pb2.Tokens, _Mapping]] = ..., drawn: _Optional[_Union[_common_pb2.Tokens, _Mapping]] = ..., draws_left: _Optional[int] = ..., out_of_game: _Optional[_Union[_common_pb2.Tokens, _Mapping]] = ..., tiles_left: _Optional[_Iterable[int]] = ..., general_rules: _Optional[_Iterable[_Union[_common_pb2.Rule, str]]] = ..., temples: _Optional[_Iterable[_Union[TempleView, _Mapping]]] = ..., laid: _Optional[_Iterable[_Union[LaidView, _Mapping]]] = ..., revealed: _Optional[bool] = ..., players: _Optional[_Iterable[_Union[PlayerView, _Mapping]]] = ..., pending: _Optional[_Union[PendingView, _Mapping]] = ...) -> None: ...

class TempleView(_message.Message):
    __slots__ = ("temple", "token", "rule", "tile", "side", "winner", "settled")
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    SETTLED_FIELD_NUMBER: _ClassVar[int]
    temple: _common_pb2.Temple
    token: _common_pb2.God
    rule: _common_pb2.Rule
    tile: int
    side: int
    winner: int
    settled: bool
    def __init__(self, temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., token: _Optional[_Union[_common_pb2.God, str]] = ..., rule: _Optional[_Union[_common_pb2.Rule, str]] = ..., tile: _Optional[int] = ..., side: _Optional[int] = ..., winner: _Optional[int] = ..., settled: _Optional[bool] = ...) -> None: ...

class LaidView(_message.Message):
    __slots__ = ("seat", "temple", "position", "card", "fate")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    FATE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    temple: _common_pb2.Temple
    position: int
    card: int
    fate: CardFate
    def __init__(self, seat: _Optional[int] = ..., temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., position: _Optional[int] = ..., card: _Optional[int] = ..., fate: _Optional[_Union[CardFate, str]] = ...) -> None: ...

class PlayerView(_message.Message):
    __slots__ = ("seat", "hand_size", "hand", "tokens", "decks", "debt", "covered", "kept", "points")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    HAND_SIZE_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    TOKENS_FIELD_NUMBER: _ClassVar[int]
    DECKS_FIELD_NUMBER: _ClassVar[int]
    DEBT_FIELD_NUMBER: _ClassVar[int]
    COVERED_FIELD_NUMBER: _ClassVar[int]
    KEPT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    hand_size: int
    hand: _containers.RepeatedScalarFieldContainer[int]
    tokens: _common_pb2.Tokens
    decks: _containers.RepeatedCompositeFieldContainer[DeckView]
    debt: int
    covered: int
    kept: int
    points: int
    def __init__(self, seat: _Optional[int] = ..., hand_size: _Optional[int] = ..., hand: _Optional[_Iterable[int]] = ..., tokens: _Optional[_Union[_common_pb2.Tokens, _Mapping]] = ..., decks: _Optional[_Iterable[_Union[DeckView, _Mapping]]] = ..., debt: _Optional[int] = ..., covered: _Optional[int] = ..., kept: _Optional[int] = ..., points: _Optional[int] = ...) -> None: ...

class DeckView(_message.Message):
    __slots__ = ("spent", "under_aid", "discards", "shown")
    SPENT_FIELD_NUMBER: _ClassVar[int]
    UNDER_AID_FIELD_NUMBER: _ClassVar[int]
    DISCARDS_FIELD_NUMBER: _ClassVar[int]
    SHOWN_FIELD_NUMBER: _ClassVar[int]
    spent: _containers.RepeatedScalarFieldContainer[int]
    under_aid: _containers.RepeatedScalarFieldContainer[int]
    discards: _containers.RepeatedCompositeFieldContainer[DiscardView]
    shown: _containers.RepeatedCompositeFieldContainer[ShownView]
    def __init__(self, spent: _Optional[_Iterable[int]] = ..., under_aid: _Optional[_Iterable[int]] = ..., discards: _Optional[_Iterable[_Union[DiscardView, _Mapping]]] = ..., shown: _Optional[_Iterable[_Union[ShownView, _Mapping]]] = ...) -> None: ...

class DiscardView(_message.Message):
    __slots__ = ("round", "card")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    round: int
    card: int
    def __init__(self, round: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class ShownView(_message.Message):
    __slots__ = ("card", "round")
    CARD_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    card: int
    round: int
    def __init__(self, card: _Optional[int] = ..., round: _Optional[int] = ...) -> None: ...

class PendingView(_message.Message):
    __slots__ = ("extra", "tile", "aside", "mode", "given", "other", "owed", "named", "due", "paid")
    EXTRA_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    ASIDE_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    GIVEN_FIELD_NUMBER: _ClassVar[int]
    OTHER_FIELD_NUMBER: _ClassVar[int]
    OWED_FIELD_NUMBER: _ClassVar[int]
    NAMED_FIELD_NUMBER: _ClassVar[int]
    DUE_FIELD_NUMBER: _ClassVar[int]
    PAID_FIELD_NUMBER: _ClassVar[int]
    extra: _common_pb2.God
    tile: int
    aside: int
    mode: _common_pb2.ExchangeMode
    given: _common_pb2.God
    other: int
    owed: int
    named: int
    due: int
    paid: int
    def __init__(self, extra: _Optional[_Union[_common_pb2.God, str]] = ..., tile: _Optional[int] = ..., aside: _Optional[int] = ..., mode: _Optional[_Union[_common_pb2.ExchangeMode, str]] = ..., given: _Optional[_Union[_common_pb2.God, str]] = ..., other: _Optional[int] = ..., owed: _Optional[int] = ..., named: _Optional[int] = ..., due: _Optional[int] = ..., paid: _Optional[int] = ...) -> None: ...

class Components(_message.Message):
    __slots__ = ("gods", "temples", "deck_colours", "card_values", "low_cards", "set_bonus", "low_bonus", "tiles")
    GODS_FIELD_NUMBER: _ClassVar[int]
    TEMPLES_FIELD_NUMBER: _ClassVar[int]
    DECK_COLOURS_FIELD_NUMBER: _ClassVar[int]
    CARD_VALUES_FIELD_NUMBER: _ClassVar[int]
    LOW_CARDS_FIELD_NUMBER: _ClassVar[int]
    SET_BONUS_FIELD_NUMBER: _ClassVar[int]
    LOW_BONUS_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    gods: _containers.RepeatedCompositeFieldContainer[GodInfo]
    temples: _containers.RepeatedScalarFieldContainer[_common_pb2.Temple]
    deck_colours: _containers.RepeatedScalarFieldContainer[str]
    card_values: _containers.RepeatedScalarFieldContainer[int]
    low_cards: _containers.RepeatedScalarFieldContainer[int]
    set_bonus: _containers.RepeatedScalarFieldContainer[int]
    low_bonus: _containers.RepeatedScalarFieldContainer[int]
    tiles: _containers.RepeatedCompositeFieldContainer[TileInfo]
    def __init__(self, gods: _Optional[_Iterable[_Union[GodInfo, _Mapping]]] = ..., temples: _Optional[_Iterable[_Union[_common_pb2.Temple, str]]] = ..., deck_colours: _Optional[_Iterable[str]] = ..., card_values: _Optional[_Iterable[int]] = ..., low_cards: _Optional[_Iterable[int]] = ..., set_bonus: _Optional[_Iterable[int]] = ..., low_bonus: _Optional[_Iterable[int]] = ..., tiles: _Optional[_Iterable[_Union[TileInfo, _Mapping]]] = ...) -> None: ...

class GodInfo(_message.Message):
    __slots__ = ("god", "name", "colour", "points", "tokens")
    GOD_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    TOKENS_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    name: str
    colour: str
    points: int
    tokens: int
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ..., name: _Optional[str] = ..., colour: _Optional[str] = ..., points: _Optional[int] = ..., tokens: _Optional[int] = ...) -> None: ...

class TileInfo(_message.Message):
    __slots__ = ("tile", "sides", "names")
    TILE_FIELD_NUMBER: _ClassVar[int]
    SIDES_FIELD_NUMBER: _ClassVar[int]
    NAMES_FIELD_NUMBER: _ClassVar[int]
    tile: int
    sides: _containers.RepeatedScalarFieldContainer[_common_pb2.Rule]
    names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, tile: _Optional[int] = ..., sides: _Optional[_Iterable[_Union[_common_pb2.Rule, str]]] = ..., names: _Optional[_Iterable[str]] = ...) -> None: ...
