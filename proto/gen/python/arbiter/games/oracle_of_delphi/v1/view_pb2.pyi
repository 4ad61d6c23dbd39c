from arbiter.games.oracle_of_delphi.v1 import common_pb2 as _common_pb2
from arbiter.games.oracle_of_delphi.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class View(_message.Message):
    __slots__ = ("viewer", "options", "seats", "ply", "round", "point", "to_act", "first", "active", "board", "clouds", "offerings", "temples", "statues", "monsters", "cities", "players", "oracle", "injury", "display", "equipment_pile", "equipment_spent", "companions", "open_ships", "turn")
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    POINT_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    BOARD_FIELD_NUMBER: _ClassVar[int]
    CLOUDS_FIELD_NUMBER: _ClassVar[int]
    OFFERINGS_FIELD_NUMBER: _ClassVar[int]
    TEMPLES_FIELD_NUMBER: _ClassVar[int]
    STATUES_FIELD_NUMBER: _ClassVar[int]
    MONSTERS_FIELD_NUMBER: _ClassVar[int]
    CITIES_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    ORACLE_FIELD_NUMBER: _ClassVar[int]
    INJURY_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_PILE_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_SPENT_FIELD_NUMBER: _ClassVar[int]
    COMPANIONS_FIELD_NUMBER: _ClassVar[int]
    OPEN_SHIPS_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    viewer: int
    options: _options_pb2.Options
    seats: int
    ply: int
    round: int
    point: _common_pb2.Point
    to_act: int
    first: int
    active: int
    board: BoardView
    clouds: _containers.RepeatedCompositeFieldContainer[CloudView]
    offerings: _containers.RepeatedCompositeFieldContainer[IslandView]
    temples: _containers.RepeatedCompositeFieldContainer[IslandView]
    statues: _containers.RepeatedCompositeFieldContainer[IslandView]
    monsters: _containers.RepeatedCompositeFieldContainer[IslandView]
    cities: _containers.RepeatedCompositeFieldContainer[CityView]
    players: _containers.RepeatedCompositeFieldContainer[PlayerView]
    oracle: PileView
    injury: PileView
    display: _containers.RepeatedScalarFieldContainer[int]
    equipment_pile: _containers.RepeatedScalarFieldContainer[int]
    equipment_spent: _containers.RepeatedScalarFieldContainer[int]
    companions: _containers.RepeatedScalarFieldContainer[int]
    open_ships: _containers.RepeatedScalarFieldContainer[int]
    turn: TurnView
    def __init__(self, viewer: _Optional[int] = ..., options: _Optional[_Union[_options_pb2.Options, _Mapping]] = ..., seats: _Optional[int] = ..., ply: _Optional[int] = ..., round: _Optional[int] = ..., point: _Optional[_Union[_common_pb2.Point, str]] = ..., to_act: _Optional[int] = ..., first: _Optional[int] = ..., active: _Optional[int] = ..., board: _Optional[_Union[BoardView, _Mapping]] = ..., clouds: _Optional[_Iterable[_Union[CloudView, _Mapping]]] = ..., offerings: _Optional[_Iterable[_Union[IslandView, _Mapping]]] = ..., temples: _Optional[_Iterable[_Union[IslandView, _Mapping]]] = ..., statues: _Optional[_Iterable[_Union[IslandView, _Mapping]]] = ..., monsters: _Optional[_Iterable[_Union[IslandView, _Mapping]]] = ..., cities: _Optional[_Iterable[_Union[CityView, _Mapping]]] = ..., players: _Optional[_Iterable[_Union[PlayerView, _Mapping]]] = ..., oracle: _Optional[_Union[PileView, _Mapping]] = ..., injury: _Optional[_Union[PileView, _Mapping]] = ..., display: _Optional[_Iterable[int]] = ..., equipment_pile: _Optional[_Iterable[int]] = ..., equipment_spent: _Optional[_Iterable[int]] = ..., companions: _Optional[_Iterable[int]] = ..., open_ships: _Optional[_Iterable[int]] = ..., turn: _Optional[_Union[TurnView, _Mapping]] = ...) -> None: ...

class BoardView(_message.Message):
    __slots__ = ("number", "q", "r", "kind", "colour", "site_colours")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    Q_FIELD_NUMBER: _ClassVar[int]
    R_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    SITE_COLOURS_FIELD_NUMBER: _ClassVar[int]
    number: int
    q: _containers.RepeatedScalarFieldContainer[int]
    r: _containers.RepeatedScalarFieldContainer[int]
    kind: _containers.RepeatedScalarFieldContainer[_common_pb2.SpaceKind]
    colour: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    site_colours: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    def __init__(self, number: _Optional[int] = ..., q: _Optional[_Iterable[int]] = ..., r: _Optional[_Iterable[int]] = ..., kind: _Optional[_Iterable[_Union[_common_pb2.SpaceKind, str]]] = ..., colour: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ..., site_colours: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ...) -> None: ...

class CloudView(_message.Message):
    __slots__ = ("space", "face_up", "tile", "player_colour", "letter", "seen_by", "shrine")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    FACE_UP_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    PLAYER_COLOUR_FIELD_NUMBER: _ClassVar[int]
    LETTER_FIELD_NUMBER: _ClassVar[int]
    SEEN_BY_FIELD_NUMBER: _ClassVar[int]
    SHRINE_FIELD_NUMBER: _ClassVar[int]
    space: int
    face_up: bool
    tile: int
    player_colour: _common_pb2.PlayerColour
    letter: _common_pb2.Letter
    seen_by: _containers.RepeatedScalarFieldContainer[int]
    shrine: int
    def __init__(self, space: _Optional[int] = ..., face_up: _Optional[bool] = ..., tile: _Optional[int] = ..., player_colour: _Optional[_Union[_common_pb2.PlayerColour, str]] = ..., letter: _Optional[_Union[_common_pb2.Letter, str]] = ..., seen_by: _Optional[_Iterable[int]] = ..., shrine: _Optional[int] = ...) -> None: ...

class IslandView(_message.Message):
    __slots__ = ("space", "colours")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    COLOURS_FIELD_NUMBER: _ClassVar[int]
    space: int
    colours: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    def __init__(self, space: _Optional[int] = ..., colours: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ...) -> None: ...

class CityView(_message.Message):
    __slots__ = ("space", "colour", "statues")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    STATUES_FIELD_NUMBER: _ClassVar[int]
    space: int
    colour: _common_pb2.Colour
    statues: int
    def __init__(self, space: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., statues: _Optional[int] = ...) -> None: ...

class PlayerView(_message.Message):
    __slots__ = ("seat", "player_colour", "ship", "ship_tile", "favor", "shield", "hold", "gods", "injuries", "oracle_cards", "dice", "offerings", "statues", "slain", "tasks", "equipment", "companions", "arrived", "rolls")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_COLOUR_FIELD_NUMBER: _ClassVar[int]
    SHIP_FIELD_NUMBER: _ClassVar[int]
    SHIP_TILE_FIELD_NUMBER: _ClassVar[int]
    FAVOR_FIELD_NUMBER: _ClassVar[int]
    SHIELD_FIELD_NUMBER: _ClassVar[int]
    HOLD_FIELD_NUMBER: _ClassVar[int]
    GODS_FIELD_NUMBER: _ClassVar[int]
    INJURIES_FIELD_NUMBER: _ClassVar[int]
    ORACLE_CARDS_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    OFFERINGS_FIELD_NUMBER: _ClassVar[int]
    STATUES_FIELD_NUMBER: _ClassVar[int]
    SLAIN_FIELD_NUMBER: _ClassVar[int]
    TASKS_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_FIELD_NUMBER: _ClassVar[int]
    COMPANIONS_FIELD_NUMBER: _ClassVar[int]
    ARRIVED_FIELD_NUMBER: _ClassVar[int]
    ROLLS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    player_colour: _common_pb2.PlayerColour
    ship: int
    ship_tile: int
    favor: int
    shield: int
    hold: int
    gods: _containers.RepeatedScalarFieldContainer[int]
    injuries: _containers.RepeatedScalarFieldContainer[int]
    oracle_cards: _containers.RepeatedScalarFieldContainer[int]
    dice: _containers.RepeatedScalarFieldContainer[int]
    offerings: _containers.RepeatedScalarFieldContainer[int]
    statues: _containers.RepeatedScalarFieldContainer[int]
    slain: _containers.RepeatedScalarFieldContainer[int]
    tasks: TasksView
    equipment: _containers.RepeatedScalarFieldContainer[int]
    companions: _containers.RepeatedScalarFieldContainer[int]
    arrived: bool
    rolls: int
    def __init__(self, seat: _Optional[int] = ..., player_colour: _Optional[_Union[_common_pb2.PlayerColour, str]] = ..., ship: _Optional[int] = ..., ship_tile: _Optional[int] = ..., favor: _Optional[int] = ..., shield: _Optional[int] = ..., hold: _Optional[int] = ..., gods: _Optional[_Iterable[int]] = ..., injuries: _Optional[_Iterable[int]] = ..., oracle_cards: _Optional[_Iterable[int]] = ..., dice: _Optional[_Iterable[int]] = ..., offerings: _Optional[_Iterable[int]] = ..., statues: _Optional[_Iterable[int]] = ..., slain: _Optional[_Iterable[int]] = ..., tasks: _Optional[_Union[TasksView, _Mapping]] = ..., equipment: _Optional[_Iterable[int]] = ..., companions: _Optional[_Iterable[int]] = ..., arrived: _Optional[bool] = ..., rolls: _Optional[int] = ...) -> None: ...

class TasksView(_message.Message):
    __slots__ = ("left", "shrines", "statues", "white_offerings", "offerings", "white_monsters", "monsters", "offerings_done", "statues_done", "monsters_done")
    LEFT_FIELD_NUMBER: _ClassVar[int]
    SHRINES_FIELD_NUMBER: _ClassVar[int]
    STATUES_FIELD_NUMBER: _ClassVar[int]
    WHITE_OFFERINGS_FIELD_NUMBER: _ClassVar[int]
    OFFERINGS_FIELD_NUMBER: _ClassVar[int]
    WHITE_MONSTERS_FIELD_NUMBER: _ClassVar[int]
    MONSTERS_FIELD_NUMBER: _ClassVar[int]
    OFFERINGS_DONE_FIELD_NUMBER: _ClassVar[int]
    STATUES_DONE_FIELD_NUMBER: _ClassVar[int]
    MONSTERS_DONE_FIELD_NUMBER: _ClassVar[int]
    left: int
    shrines: _containers.RepeatedScalarFieldContainer[int]
    statues: int
    white_offerings: int
    offerings: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    white_monsters: int
    monsters: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    offerings_done: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    statues_done: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    monsters_done: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    def __init__(self, left: _Optional[int] = ..., shrines: _Optional[_Iterable[int]] = ..., statues: _Optional[int] = ..., white_offerings: _Optional[int] = ..., offerings: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ..., white_monsters: _Optional[int] = ..., monsters: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ..., offerings_done: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ..., statues_done: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ..., monsters_done: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ...) -> None: ...

class PileView(_message.Message):
    __slots__ = ("pile", "discard", "shuffles")
    PILE_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    SHUFFLES_FIELD_NUMBER: _ClassVar[int]
    pile: _containers.RepeatedScalarFieldContainer[int]
    discard: _containers.RepeatedScalarFieldContainer[int]
    shuffles: int
    def __init__(self, pile: _Optional[_Iterable[int]] = ..., discard: _Optional[_Iterable[int]] = ..., shuffles: _Optional[int] = ...) -> None: ...

class TurnView(_message.Message):
    __slots__ = ("phase", "stage", "count", "mask", "throws", "battles", "titans", "titan", "wild", "card_done", "extra_done", "source", "colour", "god_in_use", "foe", "strength", "used_cards", "apollon_cards", "effects")
    PHASE_FIELD_NUMBER: _ClassVar[int]
    STAGE_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    MASK_FIELD_NUMBER: _ClassVar[int]
    THROWS_FIELD_NUMBER: _ClassVar[int]
    BATTLES_FIELD_NUMBER: _ClassVar[int]
    TITANS_FIELD_NUMBER: _ClassVar[int]
    TITAN_FIELD_NUMBER: _ClassVar[int]
    WILD_FIELD_NUMBER: _ClassVar[int]
    CARD_DONE_FIELD_NUMBER: _ClassVar[int]
    EXTRA_DONE_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    GOD_IN_USE_FIELD_NUMBER: _ClassVar[int]
    FOE_FIELD_NUMBER: _ClassVar[int]
    STRENGTH_FIELD_NUMBER: _ClassVar[int]
    USED_CARDS_FIELD_NUMBER: _ClassVar[int]
    APOLLON_CARDS_FIELD_NUMBER: _ClassVar[int]
    EFFECTS_FIELD_NUMBER: _ClassVar[int]
    phase: _common_pb2.Phase
    stage: int
    count: int
    mask: int
    throws: int
    battles: int
    titans: int
    titan: int
    wild: bool
    card_done: bool
    extra_done: bool
    source: _common_pb2.Source
    colour: _common_pb2.Colour
    god_in_use: _common_pb2.God
    foe: int
    strength: int
    used_cards: _containers.RepeatedScalarFieldContainer[int]
    apollon_cards: _containers.RepeatedScalarFieldContainer[int]
    effects: _containers.RepeatedCompositeFieldContainer[EffectView]
    def __init__(self, phase: _Optional[_Union[_common_pb2.Phase, str]] = ..., stage: _Optional[int] = ..., count: _Optional[int] = ..., mask: _Optional[int] = ..., throws: _Optional[int] = ..., battles: _Optional[int] = ..., titans: _Optional[int] = ..., titan: _Optional[int] = ..., wild: _Optional[bool] = ..., card_done: _Optional[bool] = ..., extra_done: _Optional[bool] = ..., source: _Optional[_Union[_common_pb2.Source, str]] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., god_in_use: _Optional[_Union[_common_pb2.God, str]] = ..., foe: _Optional[int] = ..., strength: _Optional[int] = ..., used_cards: _Optional[_Iterable[int]] = ..., apollon_cards: _Optional[_Iterable[int]] = ..., effects: _Optional[_Iterable[_Union[EffectView, _Mapping]]] = ...) -> None: ...

class EffectView(_message.Message):
    __slots__ = ("kind", "value")
    KIND_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    kind: _common_pb2.Effect
    value: int
    def __init__(self, kind: _Optional[_Union[_common_pb2.Effect, str]] = ..., value: _Optional[int] = ...) -> None: ...

class Components(_message.Message):
    __slots__ = ("colours", "player_colours", "equipment", "ship_tiles", "companions", "island_tiles", "entry_row", "top_row", "oracle_cards_of_a_colour", "injury_cards_of_a_colour", "board")
    COLOURS_FIELD_NUMBER: _ClassVar[int]
    PLAYER_COLOURS_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_FIELD_NUMBER: _ClassVar[int]
    SHIP_TILES_FIELD_NUMBER: _ClassVar[int]
    COMPANIONS_FIELD_NUMBER: _ClassVar[int]
    ISLAND_TILES_FIELD_NUMBER: _ClassVar[int]
    ENTRY_ROW_FIELD_NUMBER: _ClassVar[int]
    TOP_ROW_FIELD_NUMBER: _ClassVar[int]
    ORACLE_CARDS_OF_A_COLOUR_FIELD_NUMBER: _ClassVar[int]
    INJURY_CARDS_OF_A_COLOUR_FIELD_NUMBER: _ClassVar[int]
    BOARD_FIELD_NUMBER: _ClassVar[int]
    colours: _containers.RepeatedCompositeFieldContainer[ColourInfo]
    player_colours: _containers.RepeatedScalarFieldContainer[str]
    equipment: _containers.RepeatedCompositeFieldContainer[CardInfo]
    ship_tiles: _containers.RepeatedCompositeFieldContainer[ShipTileInfo]
    companions: _containers.RepeatedCompositeFieldContainer[CompanionInfo]
    island_tiles: _containers.RepeatedCompositeFieldContainer[TileInfo]
    entry_row: int
    top_row: int
    oracle_cards_of_a_colour: int
    injury_cards_of_a_colour: int
    board: BoardView
    def __init__(self, colours: _Optional[_Iterable[_Union[ColourInfo, _Mapping]]] = ..., player_colours: _Optional[_Iterable[str]] = ..., equipment: _Optional[_Iterable[_Union[CardInfo, _Mapping]]] = ..., ship_tiles: _Optional[_Iterable[_Union[ShipTileInfo, _Mapping]]] = ..., companions: _Optional[_Iterable[_Union[CompanionInfo, _Mapping]]] = ..., island_tiles: _Optional[_Iterable[_Union[TileInfo, _Mapping]]] = ..., entry_row: _Optional[int] = ..., top_row: _Optional[int] = ..., oracle_cards_of_a_colour: _Optional[int] = ..., injury_cards_of_a_colour: _Optional[int] = ..., board: _Optional[_Union[BoardView, _Mapping]] = ...) -> None: ...

class ColourInfo(_message.Message):
    __slots__ = ("colour", "name", "god", "monster")
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    GOD_FIELD_NUMBER: _ClassVar[int]
    MONSTER_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    name: str
    god: str
    monster: str
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., name: _Optional[str] = ..., god: _Optional[str] = ..., monster: _Optional[str] = ...) -> None: ...

class CardInfo(_message.Message):
    __slots__ = ("card", "id", "kind", "text")
    CARD_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    card: int
    id: str
    kind: str
    text: str
    def __init__(self, card: _Optional[int] = ..., id: _Optional[str] = ..., kind: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...

class ShipTileInfo(_message.Message):
    __slots__ = ("ship_tile", "id", "hold", "first_game", "text")
    SHIP_TILE_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    HOLD_FIELD_NUMBER: _ClassVar[int]
    FIRST_GAME_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    ship_tile: int
    id: str
    hold: int
    first_game: bool
    text: str
    def __init__(self, ship_tile: _Optional[int] = ..., id: _Optional[str] = ..., hold: _Optional[int] = ..., first_game: _Optional[bool] = ..., text: _Optional[str] = ...) -> None: ...

class CompanionInfo(_message.Message):
    __slots__ = ("companion", "name", "colour", "kind")
    COMPANION_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    companion: int
    name: str
    colour: _common_pb2.Colour
    kind: _common_pb2.CompanionKind
    def __init__(self, companion: _Optional[int] = ..., name: _Optional[str] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., kind: _Optional[_Union[_common_pb2.CompanionKind, str]] = ...) -> None: ...

class TileInfo(_message.Message):
    __slots__ = ("tile", "player_colour", "letter")
    TILE_FIELD_NUMBER: _ClassVar[int]
    PLAYER_COLOUR_FIELD_NUMBER: _ClassVar[int]
    LETTER_FIELD_NUMBER: _ClassVar[int]
    tile: int
    player_colour: _common_pb2.PlayerColour
    letter: _common_pb2.Letter
    def __init__(self, tile: _Optional[int] = ..., player_colour: _Optional[_Union[_common_pb2.PlayerColour, str]] = ..., letter: _Optional[_Union[_common_pb2.Letter, str]] = ...) -> None: ...
