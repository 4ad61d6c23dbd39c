from arbiter.games.oracle_of_delphi.v1 import common_pb2 as _common_pb2
from arbiter.games.oracle_of_delphi.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class State(_message.Message):
    __slots__ = ("options", "seats", "ply", "board_number", "mask", "battles", "oracle_shuffles", "injury_shuffles", "point", "to_act", "phase", "numbers", "players", "map", "supply", "effects")
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    BOARD_NUMBER_FIELD_NUMBER: _ClassVar[int]
    MASK_FIELD_NUMBER: _ClassVar[int]
    BATTLES_FIELD_NUMBER: _ClassVar[int]
    ORACLE_SHUFFLES_FIELD_NUMBER: _ClassVar[int]
    INJURY_SHUFFLES_FIELD_NUMBER: _ClassVar[int]
    POINT_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    NUMBERS_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    MAP_FIELD_NUMBER: _ClassVar[int]
    SUPPLY_FIELD_NUMBER: _ClassVar[int]
    EFFECTS_FIELD_NUMBER: _ClassVar[int]
    options: _options_pb2.Options
    seats: int
    ply: int
    board_number: int
    mask: int
    battles: int
    oracle_shuffles: int
    injury_shuffles: int
    point: _common_pb2.Point
    to_act: int
    phase: _common_pb2.Phase
    numbers: _containers.RepeatedScalarFieldContainer[int]
    players: _containers.RepeatedCompositeFieldContainer[PlayerState]
    map: MapState
    supply: SupplyState
    effects: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, options: _Optional[_Union[_options_pb2.Options, _Mapping]] = ..., seats: _Optional[int] = ..., ply: _Optional[int] = ..., board_number: _Optional[int] = ..., mask: _Optional[int] = ..., battles: _Optional[int] = ..., oracle_shuffles: _Optional[int] = ..., injury_shuffles: _Optional[int] = ..., point: _Optional[_Union[_common_pb2.Point, str]] = ..., to_act: _Optional[int] = ..., phase: _Optional[_Union[_common_pb2.Phase, str]] = ..., numbers: _Optional[_Iterable[int]] = ..., players: _Optional[_Iterable[_Union[PlayerState, _Mapping]]] = ..., map: _Optional[_Union[MapState, _Mapping]] = ..., supply: _Optional[_Union[SupplyState, _Mapping]] = ..., effects: _Optional[_Iterable[int]] = ...) -> None: ...

class PlayerState(_message.Message):
    __slots__ = ("ship", "favor", "shield", "gods", "injuries", "oracle_cards", "dice", "offerings", "statues", "tasks", "seen", "arrived", "rolls", "slain")
    SHIP_FIELD_NUMBER: _ClassVar[int]
    FAVOR_FIELD_NUMBER: _ClassVar[int]
    SHIELD_FIELD_NUMBER: _ClassVar[int]
    GODS_FIELD_NUMBER: _ClassVar[int]
    INJURIES_FIELD_NUMBER: _ClassVar[int]
    ORACLE_CARDS_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    OFFERINGS_FIELD_NUMBER: _ClassVar[int]
    STATUES_FIELD_NUMBER: _ClassVar[int]
    TASKS_FIELD_NUMBER: _ClassVar[int]
    SEEN_FIELD_NUMBER: _ClassVar[int]
    ARRIVED_FIELD_NUMBER: _ClassVar[int]
    ROLLS_FIELD_NUMBER: _ClassVar[int]
    SLAIN_FIELD_NUMBER: _ClassVar[int]
    ship: _containers.RepeatedScalarFieldContainer[int]
    favor: int
    shield: int
    gods: _containers.RepeatedScalarFieldContainer[int]
    injuries: _containers.RepeatedScalarFieldContainer[int]
    oracle_cards: _containers.RepeatedScalarFieldContainer[int]
    dice: _containers.RepeatedScalarFieldContainer[int]
    offerings: _containers.RepeatedScalarFieldContainer[int]
    statues: _containers.RepeatedScalarFieldContainer[int]
    tasks: _containers.RepeatedScalarFieldContainer[int]
    seen: int
    arrived: bool
    rolls: int
    slain: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, ship: _Optional[_Iterable[int]] = ..., favor: _Optional[int] = ..., shield: _Optional[int] = ..., gods: _Optional[_Iterable[int]] = ..., injuries: _Optional[_Iterable[int]] = ..., oracle_cards: _Optional[_Iterable[int]] = ..., dice: _Optional[_Iterable[int]] = ..., offerings: _Optional[_Iterable[int]] = ..., statues: _Optional[_Iterable[int]] = ..., tasks: _Optional[_Iterable[int]] = ..., seen: _Optional[int] = ..., arrived: _Optional[bool] = ..., rolls: _Optional[int] = ..., slain: _Optional[_Iterable[int]] = ...) -> None: ...

class MapState(_message.Message):
    __slots__ = ("offerings", "temples", "monsters", "cities", "built", "faces", "uncovered", "shrines")
    OFFERINGS_FIELD_NUMBER: _ClassVar[int]
    TEMPLES_FIELD_NUMBER: _ClassVar[int]
    MONSTERS_FIELD_NUMBER: _ClassVar[int]
    CITIES_FIELD_NUMBER: _ClassVar[int]
    BUILT_FIELD_NUMBER: _ClassVar[int]
    FACES_FIELD_NUMBER: _ClassVar[int]
    UNCOVERED_FIELD_NUMBER: _ClassVar[int]
    SHRINES_FIELD_NUMBER: _ClassVar[int]
    offerings: _containers.RepeatedScalarFieldContainer[int]
    temples: _containers.RepeatedScalarFieldContainer[int]
    monsters: _containers.RepeatedScalarFieldContainer[int]
    cities: _containers.RepeatedScalarFieldContainer[int]
    built: _containers.RepeatedScalarFieldContainer[int]
    faces: _containers.RepeatedScalarFieldContainer[int]
    uncovered: _containers.RepeatedScalarFieldContainer[int]
    shrines: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, offerings: _Optional[_Iterable[int]] = ..., temples: _Optional[_Iterable[int]] = ..., monsters: _Optional[_Iterable[int]] = ..., cities: _Optional[_Iterable[int]] = ..., built: _Optional[_Iterable[int]] = ..., faces: _Optional[_Iterable[int]] = ..., uncovered: _Optional[_Iterable[int]] = ..., shrines: _Optional[_Iterable[int]] = ...) -> None: ...

class SupplyState(_message.Message):
    __slots__ = ("oracle", "injury", "equipment", "companions", "used", "apollon_cards", "open_ships")
    ORACLE_FIELD_NUMBER: _ClassVar[int]
    INJURY_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_FIELD_NUMBER: _ClassVar[int]
    COMPANIONS_FIELD_NUMBER: _ClassVar[int]
    USED_FIELD_NUMBER: _ClassVar[int]
    APOLLON_CARDS_FIELD_NUMBER: _ClassVar[int]
    OPEN_SHIPS_FIELD_NUMBER: _ClassVar[int]
    oracle: _containers.RepeatedScalarFieldContainer[int]
    injury: _containers.RepeatedScalarFieldContainer[int]
    equipment: _containers.RepeatedScalarFieldContainer[int]
    companions: _containers.RepeatedScalarFieldContainer[int]
    used: _containers.RepeatedScalarFieldContainer[int]
    apollon_cards: _containers.RepeatedScalarFieldContainer[int]
    open_ships: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, oracle: _Optional[_Iterable[int]] = ..., injury: _Optional[_Iterable[int]] = ..., equipment: _Optional[_Iterable[int]] = ..., companions: _Optional[_Iterable[int]] = ..., used: _Optional[_Iterable[int]] = ..., apollon_cards: _Optional[_Iterable[int]] = ..., open_ships: _Optional[_Iterable[int]] = ...) -> None: ...
