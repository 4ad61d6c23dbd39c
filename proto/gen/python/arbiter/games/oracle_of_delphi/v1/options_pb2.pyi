from arbiter.games.oracle_of_delphi.v1 import common_pb2 as _common_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class BoardMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BOARD_MODE_UNSPECIFIED: _ClassVar[BoardMode]
    BOARD_MODE_COMPACT: _ClassVar[BoardMode]
    BOARD_MODE_STANDARD: _ClassVar[BoardMode]
    BOARD_MODE_FREE: _ClassVar[BoardMode]

class ShipTileMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SHIP_TILE_MODE_UNSPECIFIED: _ClassVar[ShipTileMode]
    SHIP_TILE_MODE_RANDOM: _ClassVar[ShipTileMode]
    SHIP_TILE_MODE_DRAFT: _ClassVar[ShipTileMode]
    SHIP_TILE_MODE_FIRST_GAME: _ClassVar[ShipTileMode]

class ShrineMatch(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SHRINE_MATCH_UNSPECIFIED: _ClassVar[ShrineMatch]
    SHRINE_MATCH_PICTURE: _ClassVar[ShrineMatch]
    SHRINE_MATCH_COLOUR: _ClassVar[ShrineMatch]

class BundleSources(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BUNDLE_SOURCES_UNSPECIFIED: _ClassVar[BundleSources]
    BUNDLE_SOURCES_DIE_OR_CARD: _ClassVar[BundleSources]
    BUNDLE_SOURCES_DIE_ONLY: _ClassVar[BundleSources]

class AfterArrival(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    AFTER_ARRIVAL_UNSPECIFIED: _ClassVar[AfterArrival]
    AFTER_ARRIVAL_CARD_GAINS: _ClassVar[AfterArrival]
    AFTER_ARRIVAL_ALL_BUT_LEAVING: _ClassVar[AfterArrival]

class S3TradeRow(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    S3_TRADE_ROW_UNSPECIFIED: _ClassVar[S3TradeRow]
    S3_TRADE_ROW_ENTRY: _ClassVar[S3TradeRow]
    S3_TRADE_ROW_BOTTOM: _ClassVar[S3TradeRow]
BOARD_MODE_UNSPECIFIED: BoardMode
BOARD_MODE_COMPACT: BoardMode
BOARD_MODE_STANDARD: BoardMode
BOARD_MODE_FREE: BoardMode
SHIP_TILE_MODE_UNSPECIFIED: ShipTileMode
SHIP_TILE_MODE_RANDOM: ShipTileMode
SHIP_TILE_MODE_DRAFT: ShipTileMode
SHIP_TILE_MODE_FIRST_GAME: ShipTileMode
SHRINE_MATCH_UNSPECIFIED: ShrineMatch
SHRINE_MATCH_PICTURE: ShrineMatch
SHRINE_MATCH_COLOUR: ShrineMatch
BUNDLE_SOURCES_UNSPECIFIED: BundleSources
BUNDLE_SOURCES_DIE_OR_CARD: BundleSources
BUNDLE_SOURCES_DIE_ONLY: BundleSources
AFTER_ARRIVAL_UNSPECIFIED: AfterArrival
AFTER_ARRIVAL_CARD_GAINS: AfterArrival
AFTER_ARRIVAL_ALL_BUT_LEAVING: AfterArrival
S3_TRADE_ROW_UNSPECIFIED: S3TradeRow
S3_TRADE_ROW_ENTRY: S3TradeRow
S3_TRADE_ROW_BOTTOM: S3TradeRow

class Options(_message.Message):
    __slots__ = ("board", "board_number", "player_colours", "ship_tile_mode", "zeus_tiles_removed", "shrine_match", "allow_unneeded_tasks", "bundle_sources", "e03_counts_own_reward", "creature_with_extra_action", "no_titan_after_recovery", "after_arrival", "apollon_card_extra", "s3_trade_row", "max_rounds")
    BOARD_FIELD_NUMBER: _ClassVar[int]
    BOARD_NUMBER_FIELD_NUMBER: _ClassVar[int]
    PLAYER_COLOURS_FIELD_NUMBER: _ClassVar[int]
    SHIP_TILE_MODE_FIELD_NUMBER: _ClassVar[int]
    ZEUS_TILES_REMOVED_FIELD_NUMBER: _ClassVar[int]
    SHRINE_MATCH_FIELD_NUMBER: _ClassVar[int]
    ALLOW_UNNEEDED_TASKS_FIELD_NUMBER: _ClassVar[int]
    BUNDLE_SOURCES_FIELD_NUMBER: _ClassVar[int]
    E03_COUNTS_OWN_REWARD_FIELD_NUMBER: _ClassVar[int]
    CREATURE_WITH_EXTRA_ACTION_FIELD_NUMBER: _ClassVar[int]
    NO_TITAN_AFTER_RECOVERY_FIELD_NUMBER: _ClassVar[int]
    AFTER_ARRIVAL_FIELD_NUMBER: _ClassVar[int]
    APOLLON_CARD_EXTRA_FIELD_NUMBER: _ClassVar[int]
    S3_TRADE_ROW_FIELD_NUMBER: _ClassVar[int]
    MAX_ROUNDS_FIELD_NUMBER: _ClassVar[int]
    board: BoardMode
    board_number: int
    player_colours: _containers.RepeatedScalarFieldContainer[_common_pb2.PlayerColour]
    ship_tile_mode: ShipTileMode
    zeus_tiles_removed: int
    shrine_match: ShrineMatch
    allow_unneeded_tasks: bool
    bundle_sources: BundleSources
    e03_counts_own_reward: bool
    creature_with_extra_action: bool
    no_titan_after_recovery: bool
    after_arrival: AfterArrival
    apollon_card_extra: bool
    s3_trade_row: S3TradeRow
    max_rounds: int
    def __init__(self, board: _Optional[_Union[BoardMode, str]] = ..., board_number: _Optional[int] = ..., player_colours: _Optional[_Iterable[_Union[_common_pb2.PlayerColour, str]]] = ..., ship_tile_mode: _Optional[_Union[ShipTileMode, str]] = ..., zeus_tiles_removed: _Optional[int] = ..., shrine_match: _Optional[_Union[ShrineMatch, str]] = ..., allow_unneeded_tasks: _Optional[bool] = ..., bundle_sources: _Optional[_Union[BundleSources, str]] = ..., e03_counts_own_reward: _Optional[bool] = ..., creature_with_extra_action: _Optional[bool] = ..., no_titan_after_recovery: _Optional[bool] = ..., after_arrival: _Optional[_Union[AfterArrival, str]] = ..., apollon_card_extra: _Optional[bool] = ..., s3_trade_row: _Optional[_Union[S3TradeRow, str]] = ..., max_rounds: _Optional[int] = ...) -> None: ...
