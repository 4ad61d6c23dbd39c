from arbiter.games.oracle_of_delphi.v1 import common_pb2 as _common_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Event(_message.Message):
    __slots__ = ("first_seat_drawn", "player_colour_set", "board_drawn", "dealt", "equipment_revealed", "ship_tile_opened", "ship_tile_taken", "oracle_rolled", "injured", "doubles_turned", "task_removed", "turn_begun", "recovered", "favor_gained", "oracle_card_drawn", "reshuffled", "source_used", "moved", "fight_begun", "round_fought", "fight_continued", "surrendered", "monster_defeated", "task_done", "tile_looked_at", "tile_uncovered", "shrine_built", "loaded", "delivered", "injuries_discarded", "god_moved", "power_used", "god_traded", "shield_raised", "equipment_taken", "equipment_spent", "companion_taken", "declined", "titan_rolled", "titan_attacked", "arrived", "game_ended")
    FIRST_SEAT_DRAWN_FIELD_NUMBER: _ClassVar[int]
    PLAYER_COLOUR_SET_FIELD_NUMBER: _ClassVar[int]
    BOARD_DRAWN_FIELD_NUMBER: _ClassVar[int]
    DEALT_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_REVEALED_FIELD_NUMBER: _ClassVar[int]
    SHIP_TILE_OPENED_FIELD_NUMBER: _ClassVar[int]
    SHIP_TILE_TAKEN_FIELD_NUMBER: _ClassVar[int]
    ORACLE_ROLLED_FIELD_NUMBER: _ClassVar[int]
    INJURED_FIELD_NUMBER: _ClassVar[int]
    DOUBLES_TURNED_FIELD_NUMBER: _ClassVar[int]
    TASK_REMOVED_FIELD_NUMBER: _ClassVar[int]
    TURN_BEGUN_FIELD_NUMBER: _ClassVar[int]
    RECOVERED_FIELD_NUMBER: _ClassVar[int]
    FAVOR_GAINED_FIELD_NUMBER: _ClassVar[int]
    ORACLE_CARD_DRAWN_FIELD_NUMBER: _ClassVar[int]
    RESHUFFLED_FIELD_NUMBER: _ClassVar[int]
    SOURCE_USED_FIELD_NUMBER: _ClassVar[int]
    MOVED_FIELD_NUMBER: _ClassVar[int]
    FIGHT_BEGUN_FIELD_NUMBER: _ClassVar[int]
    ROUND_FOUGHT_FIELD_NUMBER: _ClassVar[int]
    FIGHT_CONTINUED_FIELD_NUMBER: _ClassVar[int]
    SURRENDERED_FIELD_NUMBER: _ClassVar[int]
    MONSTER_DEFEATED_FIELD_NUMBER: _ClassVar[int]
    TASK_DONE_FIELD_NUMBER: _ClassVar[int]
    TILE_LOOKED_AT_FIELD_NUMBER: _ClassVar[int]
    TILE_UNCOVERED_FIELD_NUMBER: _ClassVar[int]
    SHRINE_BUILT_FIELD_NUMBER: _ClassVar[int]
    LOADED_FIELD_NUMBER: _ClassVar[int]
    DELIVERED_FIELD_NUMBER: _ClassVar[int]
    INJURIES_DISCARDED_FIELD_NUMBER: _ClassVar[int]
    GOD_MOVED_FIELD_NUMBER: _ClassVar[int]
    POWER_USED_FIELD_NUMBER: _ClassVar[int]
    GOD_TRADED_FIELD_NUMBER: _ClassVar[int]
    SHIELD_RAISED_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_TAKEN_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_SPENT_FIELD_NUMBER: _ClassVar[int]
    COMPANION_TAKEN_FIELD_NUMBER: _ClassVar[int]
    DECLINED_FIELD_NUMBER: _ClassVar[int]
    TITAN_ROLLED_FIELD_NUMBER: _ClassVar[int]
    TITAN_ATTACKED_FIELD_NUMBER: _ClassVar[int]
    ARRIVED_FIELD_NUMBER: _ClassVar[int]
    GAME_ENDED_FIELD_NUMBER: _ClassVar[int]
    first_seat_drawn: FirstSeatDrawn
    player_colour_set: PlayerColourSet
    board_drawn: BoardDrawn
    dealt: Dealt
    equipment_revealed: EquipmentRevealed
    ship_tile_opened: ShipTileOpened
    ship_tile_taken: ShipTileTaken
    oracle_rolled: OracleRolled
    injured: Injured
    doubles_turned: DoublesTurned
    task_removed: TaskRemoved
    turn_begun: TurnBegun
    recovered: Recovered
    favor_gained: FavorGained
    oracle_card_drawn: OracleCardDrawn
    reshuffled: Reshuffled
    source_used: SourceUsed
    moved: Moved
    fight_begun: FightBegun
    round_fought: RoundFought
    fight_continued: FightContinued
    surrendered: Surrendered
    monster_defeated: MonsterDefeated
    task_done: TaskDone
    tile_looked_at: TileLookedAt
    tile_uncovered: TileUncovered
    shrine_built: ShrineBuilt
    loaded: Loaded
    delivered: Delivered
    injuries_discarded: InjuriesDiscarded
    god_moved: GodMoved
    power_used: PowerUsed
    god_traded: GodTraded
    shield_raised: ShieldRaised
    equipment_taken: EquipmentTaken
    equipment_spent: EquipmentSpent
    companion_taken: CompanionTaken
    declined: Declined
    titan_rolled: TitanRolled
    titan_attacked: TitanAttacked
    arrived: Arrived
    game_ended: GameEnded
    def __init__(self, first_seat_drawn: _Optional[_Union[FirstSeatDrawn, _Mapping]] = ..., player_colour_set: _Optional[_Union[PlayerColourSet, _Mapping]] = ..., board_drawn: _Optional[_Union[BoardDrawn, _Mapping]] = ..., dealt: _Optional[_Union[Dealt, _Mapping]] = ..., equipment_revealed: _Optional[_Union[EquipmentRevealed, _Mapping]] = ..., ship_tile_opened: _Optional[_Union[ShipTileOpened, _Mapping]] = ..., ship_tile_taken: _Optional[_Union[ShipTileTaken, _Mapping]] = ..., oracle_rolled: _Optional[_Union[OracleRolled, _Mapping]] = ..., injured: _Optional[_Union[Injured, _Mapping]] = ..., doubles_turned: _Optional[_Union[DoublesTurned, _Mapping]] = ..., task_removed: _Optional[_Union[TaskRemoved, _Mapping]] = ..., turn_begun: _Optional[_Union[TurnBegun, _Mapping]] = ..., recovered: _Optional[_Union[Recovered, _Mapping]] = ..., favor_gained: _Optional[_Union[FavorGained, _Mapping]] = ..., oracle_card_drawn: _Optional[_Union[OracleCardDrawn, _Mapping]] = ..., reshuffled: _Optional[_Union[Reshuffled, _Mapping]] = ..., source_used: _Optional[_Union[SourceUsed, _Mapping]] = ..., moved: _Optional[_Union[Moved, _Mapping]] = ..., fight_begun: _Optional[_Union[FightBegun, _Mapping]] = ..., round_fought: _Optional[_Union[RoundFought, _Mapping]] = ..., fight_continued: _Optional[_Union[FightContinued, _Mapping]] = ..., surrendered: _Optional[_Union[Surrendered, _Mapping]] = ..., monster_defeated: _Optional[_Union[MonsterDefeated, _Mapping]] = ..., task_done: _Optional[_Union[TaskDone, _Mapping]] = ..., tile_looked_at: _Optional[_Union[TileLookedAt, _Mapping]] = ..., tile_uncovered: _Optional[_Union[TileUncovered, _Mapping]] = ..., shrine_built: _Optional[_Union[ShrineBuilt, _Mapping]] = ..., loaded: _Optional[_Union[Loaded, _Mapping]] = ..., delivered: _Optional[_Union[Delivered, _Mapping]] = ..., injuries_discarded: _Optional[_Union[InjuriesDiscarded, _Mapping]] = ..., god_moved: _Optional[_Union[GodMoved, _Mapping]] = ..., power_used: _Optional[_Union[PowerUsed, _Mapping]] = ..., god_traded: _Optional[_Union[GodTraded, _Mapping]] = ..., shield_raised: _Optional[_Union[ShieldRaised, _Mapping]] = ..., equipment_taken: _Optional[_Union[EquipmentTaken, _Mapping]] = ..., equipment_spent: _Optional[_Union[EquipmentSpent, _Mapping]] = ..., companion_taken: _Optional[_Union[CompanionTaken, _Mapping]] = ..., declined: _Optional[_Union[Declined, _Mapping]] = ..., titan_rolled: _Optional[_Union[TitanRolled, _Mapping]] = ..., titan_attacked: _Optional[_Union[TitanAttacked, _Mapping]] = ..., arrived: _Optional[_Union[Arrived, _Mapping]] = ..., game_ended: _Optional[_Union[GameEnded, _Mapping]] = ...) -> None: ...

class FirstSeatDrawn(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class PlayerColourSet(_message.Message):
    __slots__ = ("seat", "player_colour")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_COLOUR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    player_colour: _common_pb2.PlayerColour
    def __init__(self, seat: _Optional[int] = ..., player_colour: _Optional[_Union[_common_pb2.PlayerColour, str]] = ...) -> None: ...

class BoardDrawn(_message.Message):
    __slots__ = ("number",)
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    number: int
    def __init__(self, number: _Optional[int] = ...) -> None: ...

class Dealt(_message.Message):
    __slots__ = ("kind", "space", "colour")
    KIND_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    kind: _common_pb2.SpaceKind
    space: int
    colour: _common_pb2.Colour
    def __init__(self, kind: _Optional[_Union[_common_pb2.SpaceKind, str]] = ..., space: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class EquipmentRevealed(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: int
    def __init__(self, card: _Optional[int] = ...) -> None: ...

class ShipTileOpened(_message.Message):
    __slots__ = ("ship_tile",)
    SHIP_TILE_FIELD_NUMBER: _ClassVar[int]
    ship_tile: int
    def __init__(self, ship_tile: _Optional[int] = ...) -> None: ...

class ShipTileTaken(_message.Message):
    __slots__ = ("seat", "ship_tile")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SHIP_TILE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    ship_tile: int
    def __init__(self, seat: _Optional[int] = ..., ship_tile: _Optional[int] = ...) -> None: ...

class OracleRolled(_message.Message):
    __slots__ = ("seat", "colours")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOURS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    colours: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    def __init__(self, seat: _Optional[int] = ..., colours: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ...) -> None: ...

class Injured(_message.Message):
    __slots__ = ("seat", "colour", "spared")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    SPARED_FIELD_NUMBER: _ClassVar[int]
    seat: int
    colour: _common_pb2.Colour
    spared: bool
    def __init__(self, seat: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., spared: _Optional[bool] = ...) -> None: ...

class DoublesTurned(_message.Message):
    __slots__ = ("monsters", "offerings")
    MONSTERS_FIELD_NUMBER: _ClassVar[int]
    OFFERINGS_FIELD_NUMBER: _ClassVar[int]
    monsters: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    offerings: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    def __init__(self, monsters: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ..., offerings: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ...) -> None: ...

class TaskRemoved(_message.Message):
    __slots__ = ("seat", "task", "colour", "shrine")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TASK_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    SHRINE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    task: _common_pb2.Task
    colour: _common_pb2.Colour
    shrine: int
    def __init__(self, seat: _Optional[int] = ..., task: _Optional[_Union[_common_pb2.Task, str]] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., shrine: _Optional[int] = ...) -> None: ...

class TurnBegun(_message.Message):
    __slots__ = ("seat", "round")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    seat: int
    round: int
    def __init__(self, seat: _Optional[int] = ..., round: _Optional[int] = ...) -> None: ...

class Recovered(_message.Message):
    __slots__ = ("seat", "colours")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOURS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    colours: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    def __init__(self, seat: _Optional[int] = ..., colours: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ...) -> None: ...

class FavorGained(_message.Message):
    __slots__ = ("seat", "favor")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    FAVOR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    favor: int
    def __init__(self, seat: _Optional[int] = ..., favor: _Optional[int] = ...) -> None: ...

class OracleCardDrawn(_message.Message):
    __slots__ = ("seat", "colour")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    colour: _common_pb2.Colour
    def __init__(self, seat: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class Reshuffled(_message.Message):
    __slots__ = ("injuries",)
    INJURIES_FIELD_NUMBER: _ClassVar[int]
    injuries: bool
    def __init__(self, injuries: _Optional[bool] = ...) -> None: ...

class SourceUsed(_message.Message):
    __slots__ = ("seat", "source", "printed", "colour", "favor")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    PRINTED_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    FAVOR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    source: _common_pb2.Source
    printed: _common_pb2.Colour
    colour: _common_pb2.Colour
    favor: int
    def __init__(self, seat: _Optional[int] = ..., source: _Optional[_Union[_common_pb2.Source, str]] = ..., printed: _Optional[_Union[_common_pb2.Colour, str]] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., favor: _Optional[int] = ...) -> None: ...

class Moved(_message.Message):
    __slots__ = ("seat", "start", "space", "favor")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    START_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    FAVOR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    start: int
    space: int
    favor: int
    def __init__(self, seat: _Optional[int] = ..., start: _Optional[int] = ..., space: _Optional[int] = ..., favor: _Optional[int] = ...) -> None: ...

class FightBegun(_message.Message):
    __slots__ = ("seat", "space", "colour", "strength")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    STRENGTH_FIELD_NUMBER: _ClassVar[int]
    seat: int
    space: int
    colour: _common_pb2.Colour
    strength: int
    def __init__(self, seat: _Optional[int] = ..., space: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., strength: _Optional[int] = ...) -> None: ...

class RoundFought(_message.Message):
    __slots__ = ("seat", "rolled", "strength", "won")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ROLLED_FIELD_NUMBER: _ClassVar[int]
    STRENGTH_FIELD_NUMBER: _ClassVar[int]
    WON_FIELD_NUMBER: _ClassVar[int]
    seat: int
    rolled: int
    strength: int
    won: bool
    def __init__(self, seat: _Optional[int] = ..., rolled: _Optional[int] = ..., strength: _Optional[int] = ..., won: _Optional[bool] = ...) -> None: ...

class FightContinued(_message.Message):
    __slots__ = ("seat", "strength")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    STRENGTH_FIELD_NUMBER: _ClassVar[int]
    seat: int
    strength: int
    def __init__(self, seat: _Optional[int] = ..., strength: _Optional[int] = ...) -> None: ...

class Surrendered(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class MonsterDefeated(_message.Message):
    __slots__ = ("seat", "space", "colour")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    space: int
    colour: _common_pb2.Colour
    def __init__(self, seat: _Optional[int] = ..., space: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class TaskDone(_message.Message):
    __slots__ = ("seat", "task", "colour", "shrine", "left")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TASK_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    SHRINE_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    task: _common_pb2.Task
    colour: _common_pb2.Colour
    shrine: int
    left: int
    def __init__(self, seat: _Optional[int] = ..., task: _Optional[_Union[_common_pb2.Task, str]] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., shrine: _Optional[int] = ..., left: _Optional[int] = ...) -> None: ...

class TileLookedAt(_message.Message):
    __slots__ = ("seat", "space", "tile", "player_colour", "letter")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    PLAYER_COLOUR_FIELD_NUMBER: _ClassVar[int]
    LETTER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    space: int
    tile: int
    player_colour: _common_pb2.PlayerColour
    letter: _common_pb2.Letter
    def __init__(self, seat: _Optional[int] = ..., space: _Optional[int] = ..., tile: _Optional[int] = ..., player_colour: _Optional[_Union[_common_pb2.PlayerColour, str]] = ..., letter: _Optional[_Union[_common_pb2.Letter, str]] = ...) -> None: ...

class TileUncovered(_message.Message):
    __slots__ = ("seat", "space", "tile", "player_colour", "letter")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    PLAYER_COLOUR_FIELD_NUMBER: _ClassVar[int]
    LETTER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    space: int
    tile: int
    player_colour: _common_pb2.PlayerColour
    letter: _common_pb2.Letter
    def __init__(self, seat: _Optional[int] = ..., space: _Optional[int] = ..., tile: _Optional[int] = ..., player_colour: _Optional[_Union[_common_pb2.PlayerColour, str]] = ..., letter: _Optional[_Union[_common_pb2.Letter, str]] = ...) -> None: ...

class ShrineBuilt(_message.Message):
    __slots__ = ("seat", "space")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    space: int
    def __init__(self, seat: _Optional[int] = ..., space: _Optional[int] = ...) -> None: ...

class Loaded(_message.Message):
    __slots__ = ("seat", "task", "colour", "space")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TASK_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    task: _common_pb2.Task
    colour: _common_pb2.Colour
    space: int
    def __init__(self, seat: _Optional[int] = ..., task: _Optional[_Union[_common_pb2.Task, str]] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., space: _Optional[int] = ...) -> None: ...

class Delivered(_message.Message):
    __slots__ = ("seat", "task", "colour", "space")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TASK_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    task: _common_pb2.Task
    colour: _common_pb2.Colour
    space: int
    def __init__(self, seat: _Optional[int] = ..., task: _Optional[_Union[_common_pb2.Task, str]] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., space: _Optional[int] = ...) -> None: ...

class InjuriesDiscarded(_message.Message):
    __slots__ = ("seat", "colour", "count")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    colour: _common_pb2.Colour
    count: int
    def __init__(self, seat: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., count: _Optional[int] = ...) -> None: ...

class GodMoved(_message.Message):
    __slots__ = ("seat", "god", "row")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    GOD_FIELD_NUMBER: _ClassVar[int]
    ROW_FIELD_NUMBER: _ClassVar[int]
    seat: int
    god: _common_pb2.God
    row: int
    def __init__(self, seat: _Optional[int] = ..., god: _Optional[_Union[_common_pb2.God, str]] = ..., row: _Optional[int] = ...) -> None: ...

class PowerUsed(_message.Message):
    __slots__ = ("seat", "god")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    GOD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    god: _common_pb2.God
    def __init__(self, seat: _Optional[int] = ..., god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class GodTraded(_message.Message):
    __slots__ = ("seat", "god")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    GOD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    god: _common_pb2.God
    def __init__(self, seat: _Optional[int] = ..., god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class ShieldRaised(_message.Message):
    __slots__ = ("seat", "shield")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SHIELD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    shield: int
    def __init__(self, seat: _Optional[int] = ..., shield: _Optional[int] = ...) -> None: ...

class EquipmentTaken(_message.Message):
    __slots__ = ("seat", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: int
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class EquipmentSpent(_message.Message):
    __slots__ = ("seat", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: int
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class CompanionTaken(_message.Message):
    __slots__ = ("seat", "companion")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COMPANION_FIELD_NUMBER: _ClassVar[int]
    seat: int
    companion: int
    def __init__(self, seat: _Optional[int] = ..., companion: _Optional[int] = ...) -> None: ...

class Declined(_message.Message):
    __slots__ = ("seat", "point")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POINT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    point: _common_pb2.Point
    def __init__(self, seat: _Optional[int] = ..., point: _Optional[_Union[_common_pb2.Point, str]] = ...) -> None: ...

class TitanRolled(_message.Message):
    __slots__ = ("strength",)
    STRENGTH_FIELD_NUMBER: _ClassVar[int]
    strength: int
    def __init__(self, strength: _Optional[int] = ...) -> None: ...

class TitanAttacked(_message.Message):
    __slots__ = ("strength",)
    STRENGTH_FIELD_NUMBER: _ClassVar[int]
    strength: int
    def __init__(self, strength: _Optional[int] = ...) -> None: ...

class Arrived(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class GameEnded(_message.Message):
    __slots__ = ("by_cap",)
    BY_CAP_FIELD_NUMBER: _ClassVar[int]
    by_cap: bool
    def __init__(self, by_cap: _Optional[bool] = ...) -> None: ...
