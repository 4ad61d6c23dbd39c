from arbiter.games.luxor.v1 import action_pb2 as _action_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class CardAction(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CARD_ACTION_UNSPECIFIED: _ClassVar[CardAction]
    CARD_ACTION_NUMBER: _ClassVar[CardAction]
    CARD_ACTION_PLUS_MINUS_ONE: _ClassVar[CardAction]
    CARD_ACTION_DIE: _ClassVar[CardAction]
    CARD_ACTION_RANGE: _ClassVar[CardAction]
    CARD_ACTION_DIE_RANGE: _ClassVar[CardAction]
    CARD_ACTION_MOVE_ALL: _ClassVar[CardAction]
    CARD_ACTION_LAST_TO_PENULTIMATE: _ClassVar[CardAction]
    CARD_ACTION_MINUS_ONE: _ClassVar[CardAction]

class TileKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TILE_KIND_UNSPECIFIED: _ClassVar[TileKind]
    TILE_KIND_TREASURE: _ClassVar[TileKind]
    TILE_KIND_HORUS: _ClassVar[TileKind]
    TILE_KIND_OSIRIS: _ClassVar[TileKind]
    TILE_KIND_TUNNEL: _ClassVar[TileKind]
    TILE_KIND_SCARAB: _ClassVar[TileKind]
    TILE_KIND_JOKER: _ClassVar[TileKind]
    TILE_KIND_JOKER_OR_SCARAB: _ClassVar[TileKind]
    TILE_KIND_EYES: _ClassVar[TileKind]
CARD_ACTION_UNSPECIFIED: CardAction
CARD_ACTION_NUMBER: CardAction
CARD_ACTION_PLUS_MINUS_ONE: CardAction
CARD_ACTION_DIE: CardAction
CARD_ACTION_RANGE: CardAction
CARD_ACTION_DIE_RANGE: CardAction
CARD_ACTION_MOVE_ALL: CardAction
CARD_ACTION_LAST_TO_PENULTIMATE: CardAction
CARD_ACTION_MINUS_ONE: CardAction
TILE_KIND_UNSPECIFIED: TileKind
TILE_KIND_TREASURE: TileKind
TILE_KIND_HORUS: TileKind
TILE_KIND_OSIRIS: TileKind
TILE_KIND_TUNNEL: TileKind
TILE_KIND_SCARAB: TileKind
TILE_KIND_JOKER: TileKind
TILE_KIND_JOKER_OR_SCARAB: TileKind
TILE_KIND_EYES: TileKind

class Components(_message.Message):
    __slots__ = ("board", "rows", "columns", "stairs", "spaces", "anubis", "tomb", "cards", "tiles", "temple", "scarabs", "keys", "jokers", "sarcophagi", "key_score", "set_scores", "jokers_per_set", "colors")
    BOARD_FIELD_NUMBER: _ClassVar[int]
    ROWS_FIELD_NUMBER: _ClassVar[int]
    COLUMNS_FIELD_NUMBER: _ClassVar[int]
    STAIRS_FIELD_NUMBER: _ClassVar[int]
    SPACES_FIELD_NUMBER: _ClassVar[int]
    ANUBIS_FIELD_NUMBER: _ClassVar[int]
    TOMB_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    SCARABS_FIELD_NUMBER: _ClassVar[int]
    KEYS_FIELD_NUMBER: _ClassVar[int]
    JOKERS_FIELD_NUMBER: _ClassVar[int]
    SARCOPHAGI_FIELD_NUMBER: _ClassVar[int]
    KEY_SCORE_FIELD_NUMBER: _ClassVar[int]
    SET_SCORES_FIELD_NUMBER: _ClassVar[int]
    JOKERS_PER_SET_FIELD_NUMBER: _ClassVar[int]
    COLORS_FIELD_NUMBER: _ClassVar[int]
    board: Board
    rows: int
    columns: int
    stairs: Cell
    spaces: _containers.RepeatedCompositeFieldContainer[Space]
    anubis: _containers.RepeatedCompositeFieldContainer[AnubisPlace]
    tomb: TombChamber
    cards: _containers.RepeatedCompositeFieldContainer[CardKind]
    tiles: _containers.RepeatedCompositeFieldContainer[TileFace]
    temple: _containers.RepeatedCompositeFieldContainer[TempleBack]
    scarabs: _containers.RepeatedCompositeFieldContainer[ScarabKind]
    keys: int
    jokers: int
    sarcophagi: _containers.RepeatedScalarFieldContainer[int]
    key_score: int
    set_scores: _containers.RepeatedScalarFieldContainer[int]
    jokers_per_set: int
    colors: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, board: _Optional[_Union[Board, _Mapping]] = ..., rows: _Optional[int] = ..., columns: _Optional[int] = ..., stairs: _Optional[_Union[Cell, _Mapping]] = ..., spaces: _Optional[_Iterable[_Union[Space, _Mapping]]] = ..., anubis: _Optional[_Iterable[_Union[AnubisPlace, _Mapping]]] = ..., tomb: _Optional[_Union[TombChamber, _Mapping]] = ..., cards: _Optional[_Iterable[_Union[CardKind, _Mapping]]] = ..., tiles: _Optional[_Iterable[_Union[TileFace, _Mapping]]] = ..., temple: _Optional[_Iterable[_Union[TempleBack, _Mapping]]] = ..., scarabs: _Optional[_Iterable[_Union[ScarabKind, _Mapping]]] = ..., keys: _Optional[int] = ..., jokers: _Optional[int] = ..., sarcophagi: _Optional[_Iterable[int]] = ..., key_score: _Optional[int] = ..., set_scores: _Optional[_Iterable[int]] = ..., jokers_per_set: _Optional[int] = ..., colors: _Optional[_Iterable[str]] = ...) -> None: ...

class Board(_message.Message):
    __slots__ = ("name", "digest")
    NAME_FIELD_NUMBER: _ClassVar[int]
    DIGEST_FIELD_NUMBER: _ClassVar[int]
    name: str
    digest: str
    def __init__(self, name: _Optional[str] = ..., digest: _Optional[str] = ...) -> None: ...

class Cell(_message.Message):
    __slots__ = ("row", "column")
    ROW_FIELD_NUMBER: _ClassVar[int]
    COLUMN_FIELD_NUMBER: _ClassVar[int]
    row: int
    column: int
    def __init__(self, row: _Optional[int] = ..., column: _Optional[int] = ...) -> None: ...

class Space(_message.Message):
    __slots__ = ("position", "tile", "level", "symbol", "score", "cell")
    POSITION_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    SYMBOL_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    CELL_FIELD_NUMBER: _ClassVar[int]
    position: int
    tile: TileKind
    level: int
    symbol: _action_pb2.Symbol
    score: int
    cell: Cell
    def __init__(self, position: _Optional[int] = ..., tile: _Optional[_Union[TileKind, str]] = ..., level: _Optional[int] = ..., symbol: _Optional[_Union[_action_pb2.Symbol, str]] = ..., score: _Optional[int] = ..., cell: _Optional[_Union[Cell, _Mapping]] = ...) -> None: ...

class AnubisPlace(_message.Message):
    __slots__ = ("after", "cell")
    AFTER_FIELD_NUMBER: _ClassVar[int]
    CELL_FIELD_NUMBER: _ClassVar[int]
    after: int
    cell: Cell
    def __init__(self, after: _Optional[int] = ..., cell: _Optional[_Union[Cell, _Mapping]] = ...) -> None: ...

class TombChamber(_message.Message):
    __slots__ = ("score", "cells")
    SCORE_FIELD_NUMBER: _ClassVar[int]
    CELLS_FIELD_NUMBER: _ClassVar[int]
    score: int
    cells: _containers.RepeatedCompositeFieldContainer[Cell]
    def __init__(self, score: _Optional[int] = ..., cells: _Optional[_Iterable[_Union[Cell, _Mapping]]] = ...) -> None: ...

class CardKind(_message.Message):
    __slots__ = ("id", "action", "low", "high", "level", "copies")
    ID_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LOW_FIELD_NUMBER: _ClassVar[int]
    HIGH_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    COPIES_FIELD_NUMBER: _ClassVar[int]
    id: int
    action: CardAction
    low: int
    high: int
    level: int
    copies: int
    def __init__(self, id: _Optional[int] = ..., action: _Optional[_Union[CardAction, str]] = ..., low: _Optional[int] = ..., high: _Optional[int] = ..., level: _Optional[int] = ..., copies: _Optional[int] = ...) -> None: ...

class TileFace(_message.Message):
    __slots__ = ("id", "kind", "treasure", "needs", "points", "steps", "levels", "copies")
    ID_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    TREASURE_FIELD_NUMBER: _ClassVar[int]
    NEEDS_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    STEPS_FIELD_NUMBER: _ClassVar[int]
    LEVELS_FIELD_NUMBER: _ClassVar[int]
    COPIES_FIELD_NUMBER: _ClassVar[int]
    id: int
    kind: TileKind
    treasure: str
    needs: int
    points: int
    steps: int
    levels: _containers.RepeatedScalarFieldContainer[int]
    copies: int
    def __init__(self, id: _Optional[int] = ..., kind: _Optional[_Union[TileKind, str]] = ..., treasure: _Optional[str] = ..., needs: _Optional[int] = ..., points: _Optional[int] = ..., steps: _Optional[int] = ..., levels: _Optional[_Iterable[int]] = ..., copies: _Optional[int] = ...) -> None: ...

class TempleBack(_message.Message):
    __slots__ = ("symbol", "tile", "copies")
    SYMBOL_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    COPIES_FIELD_NUMBER: _ClassVar[int]
    symbol: _action_pb2.Symbol
    tile: int
    copies: int
    def __init__(self, symbol: _Optional[_Union[_action_pb2.Symbol, str]] = ..., tile: _Optional[int] = ..., copies: _Optional[int] = ...) -> None: ...

class ScarabKind(_message.Message):
    __slots__ = ("points", "copies")
    POINTS_FIELD_NUMBER: _ClassVar[int]
    COPIES_FIELD_NUMBER: _ClassVar[int]
    points: int
    copies: int
    def __init__(self, points: _Optional[int] = ..., copies: _Optional[int] = ...) -> None: ...
