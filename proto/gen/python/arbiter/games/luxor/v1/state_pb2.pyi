from arbiter.games.luxor.v1 import components_pb2 as _components_pb2
from arbiter.games.luxor.v1 import options_pb2 as _options_pb2
from arbiter.games.luxor.v1 import view_pb2 as _view_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class State(_message.Message):
    __slots__ = ("board", "options", "ply", "point", "active", "starter", "rounds", "entered", "round_moved", "dead_turns", "ending", "turn", "tiles", "players", "draw_pile", "shuffled", "shuffles", "batch", "discard_pile", "horus_decks", "horus_tops", "cobra_pile", "falcon_pile", "lion_pile", "unplaced", "keys", "jokers", "throws", "scarabs")
    BOARD_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    POINT_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    STARTER_FIELD_NUMBER: _ClassVar[int]
    ROUNDS_FIELD_NUMBER: _ClassVar[int]
    ENTERED_FIELD_NUMBER: _ClassVar[int]
    ROUND_MOVED_FIELD_NUMBER: _ClassVar[int]
    DEAD_TURNS_FIELD_NUMBER: _ClassVar[int]
    ENDING_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    SHUFFLED_FIELD_NUMBER: _ClassVar[int]
    SHUFFLES_FIELD_NUMBER: _ClassVar[int]
    BATCH_FIELD_NUMBER: _ClassVar[int]
    DISCARD_PILE_FIELD_NUMBER: _ClassVar[int]
    HORUS_DECKS_FIELD_NUMBER: _ClassVar[int]
    HORUS_TOPS_FIELD_NUMBER: _ClassVar[int]
    COBRA_PILE_FIELD_NUMBER: _ClassVar[int]
    FALCON_PILE_FIELD_NUMBER: _ClassVar[int]
    LION_PILE_FIELD_NUMBER: _ClassVar[int]
    UNPLACED_FIELD_NUMBER: _ClassVar[int]
    KEYS_FIELD_NUMBER: _ClassVar[int]
    JOKERS_FIELD_NUMBER: _ClassVar[int]
    THROWS_FIELD_NUMBER: _ClassVar[int]
    SCARABS_FIELD_NUMBER: _ClassVar[int]
    board: _components_pb2.Board
    options: _options_pb2.Options
    ply: int
    point: _view_pb2.Point
    active: int
    starter: int
    rounds: int
    entered: int
    round_moved: bool
    dead_turns: int
    ending: int
    turn: _view_pb2.Turn
    tiles: _containers.RepeatedScalarFieldContainer[int]
    players: _containers.RepeatedCompositeFieldContainer[Player]
    draw_pile: _containers.RepeatedScalarFieldContainer[int]
    shuffled: _containers.RepeatedScalarFieldContainer[int]
    shuffles: int
    batch: int
    discard_pile: _containers.RepeatedScalarFieldContainer[int]
    horus_decks: _containers.RepeatedScalarFieldContainer[int]
    horus_tops: _containers.RepeatedScalarFieldContainer[int]
    cobra_pile: _containers.RepeatedScalarFieldContainer[int]
    falcon_pile: _containers.RepeatedScalarFieldContainer[int]
    lion_pile: _containers.RepeatedScalarFieldContainer[int]
    unplaced: _containers.RepeatedScalarFieldContainer[int]
    keys: int
    jokers: int
    throws: int
    scarabs: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, board: _Optional[_Union[_components_pb2.Board, _Mapping]] = ..., options: _Optional[_Union[_options_pb2.Options, _Mapping]] = ..., ply: _Optional[int] = ..., point: _Optional[_Union[_view_pb2.Point, str]] = ..., active: _Optional[int] = ..., starter: _Optional[int] = ..., rounds: _Optional[int] = ..., entered: _Optional[int] = ..., round_moved: _Optional[bool] = ..., dead_turns: _Optional[int] = ..., ending: _Optional[int] = ..., turn: _Optional[_Union[_view_pb2.Turn, _Mapping]] = ..., tiles: _Optional[_Iterable[int]] = ..., players: _Optional[_Iterable[_Union[Player, _Mapping]]] = ..., draw_pile: _Optional[_Iterable[int]] = ..., shuffled: _Optional[_Iterable[int]] = ..., shuffles: _Optional[int] = ..., batch: _Optional[int] = ..., discard_pile: _Optional[_Iterable[int]] = ..., horus_decks: _Optional[_Iterable[int]] = ..., horus_tops: _Optional[_Iterable[int]] = ..., cobra_pile: _Optional[_Iterable[int]] = ..., falcon_pile: _Optional[_Iterable[int]] = ..., lion_pile: _Optional[_Iterable[int]] = ..., unplaced: _Optional[_Iterable[int]] = ..., keys: _Optional[int] = ..., jokers: _Optional[int] = ..., throws: _Optional[int] = ..., scarabs: _Optional[_Iterable[int]] = ...) -> None: ...

class Player(_message.Message):
    __slots__ = ("hand", "batches", "never_left", "never_right", "adventurers", "treasures", "scarabs", "keys", "jokers", "points", "sarcophagi")
    HAND_FIELD_NUMBER: _ClassVar[int]
    BATCHES_FIELD_NUMBER: _ClassVar[int]
    NEVER_LEFT_FIELD_NUMBER: _ClassVar[int]
    NEVER_RIGHT_FIELD_NUMBER: _ClassVar[int]
    ADVENTURERS_FIELD_NUMBER: _ClassVar[int]
    TREASURES_FIELD_NUMBER: _ClassVar[int]
    SCARABS_FIELD_NUMBER: _ClassVar[int]
    KEYS_FIELD_NUMBER: _ClassVar[int]
    JOKERS_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SARCOPHAGI_FIELD_NUMBER: _ClassVar[int]
    hand: _containers.RepeatedScalarFieldContainer[int]
    batches: _containers.RepeatedScalarFieldContainer[int]
    never_left: _containers.RepeatedScalarFieldContainer[int]
    never_right: _containers.RepeatedScalarFieldContainer[int]
    adventurers: _containers.RepeatedScalarFieldContainer[int]
    treasures: _containers.RepeatedScalarFieldContainer[int]
    scarabs: _containers.RepeatedScalarFieldContainer[int]
    keys: int
    jokers: int
    points: int
    sarcophagi: int
    def __init__(self, hand: _Optional[_Iterable[int]] = ..., batches: _Optional[_Iterable[int]] = ..., never_left: _Optional[_Iterable[int]] = ..., never_right: _Optional[_Iterable[int]] = ..., adventurers: _Optional[_Iterable[int]] = ..., treasures: _Optional[_Iterable[int]] = ..., scarabs: _Optional[_Iterable[int]] = ..., keys: _Optional[int] = ..., jokers: _Optional[int] = ..., points: _Optional[int] = ..., sarcophagi: _Optional[int] = ...) -> None: ...
