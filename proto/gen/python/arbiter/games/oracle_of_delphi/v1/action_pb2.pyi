from arbiter.games.oracle_of_delphi.v1 import common_pb2 as _common_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Action(_message.Message):
    __slots__ = ("draft", "return_tile", "recover", "bonus_favor", "bonus_god", "draw", "take_favor", "look", "commit", "use_god", "trade", "end", "move", "fight", "explore", "build_shrine", "load_offering", "make_offering", "load_statue", "raise_statue", "discard_injuries", "advance_god", "bundle", "sail", "pay", "surrender", "take_equipment", "take_companion", "step", "decline", "heal", "look_at", "stop", "scout", "uncover", "take_statue", "take_offering", "to_top", "relocate", "strike", "fetch", "react", "skip_oracle", "take_letter", "throw_overboard")
    DRAFT_FIELD_NUMBER: _ClassVar[int]
    RETURN_TILE_FIELD_NUMBER: _ClassVar[int]
    RECOVER_FIELD_NUMBER: _ClassVar[int]
    BONUS_FAVOR_FIELD_NUMBER: _ClassVar[int]
    BONUS_GOD_FIELD_NUMBER: _ClassVar[int]
    DRAW_FIELD_NUMBER: _ClassVar[int]
    TAKE_FAVOR_FIELD_NUMBER: _ClassVar[int]
    LOOK_FIELD_NUMBER: _ClassVar[int]
    COMMIT_FIELD_NUMBER: _ClassVar[int]
    USE_GOD_FIELD_NUMBER: _ClassVar[int]
    TRADE_FIELD_NUMBER: _ClassVar[int]
    END_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    FIGHT_FIELD_NUMBER: _ClassVar[int]
    EXPLORE_FIELD_NUMBER: _ClassVar[int]
    BUILD_SHRINE_FIELD_NUMBER: _ClassVar[int]
    LOAD_OFFERING_FIELD_NUMBER: _ClassVar[int]
    MAKE_OFFERING_FIELD_NUMBER: _ClassVar[int]
    LOAD_STATUE_FIELD_NUMBER: _ClassVar[int]
    RAISE_STATUE_FIELD_NUMBER: _ClassVar[int]
    DISCARD_INJURIES_FIELD_NUMBER: _ClassVar[int]
    ADVANCE_GOD_FIELD_NUMBER: _ClassVar[int]
    BUNDLE_FIELD_NUMBER: _ClassVar[int]
    SAIL_FIELD_NUMBER: _ClassVar[int]
    PAY_FIELD_NUMBER: _ClassVar[int]
    SURRENDER_FIELD_NUMBER: _ClassVar[int]
    TAKE_EQUIPMENT_FIELD_NUMBER: _ClassVar[int]
    TAKE_COMPANION_FIELD_NUMBER: _ClassVar[int]
    STEP_FIELD_NUMBER: _ClassVar[int]
    DECLINE_FIELD_NUMBER: _ClassVar[int]
    HEAL_FIELD_NUMBER: _ClassVar[int]
    LOOK_AT_FIELD_NUMBER: _ClassVar[int]
    STOP_FIELD_NUMBER: _ClassVar[int]
    SCOUT_FIELD_NUMBER: _ClassVar[int]
    UNCOVER_FIELD_NUMBER: _ClassVar[int]
    TAKE_STATUE_FIELD_NUMBER: _ClassVar[int]
    TAKE_OFFERING_FIELD_NUMBER: _ClassVar[int]
    TO_TOP_FIELD_NUMBER: _ClassVar[int]
    RELOCATE_FIELD_NUMBER: _ClassVar[int]
    STRIKE_FIELD_NUMBER: _ClassVar[int]
    FETCH_FIELD_NUMBER: _ClassVar[int]
    REACT_FIELD_NUMBER: _ClassVar[int]
    SKIP_ORACLE_FIELD_NUMBER: _ClassVar[int]
    TAKE_LETTER_FIELD_NUMBER: _ClassVar[int]
    THROW_OVERBOARD_FIELD_NUMBER: _ClassVar[int]
    draft: Draft
    return_tile: ReturnTile
    recover: Recover
    bonus_favor: BonusFavor
    bonus_god: BonusGod
    draw: Draw
    take_favor: TakeFavor
    look: Look
    commit: Commit
    use_god: UseGod
    trade: Trade
    end: End
    move: Move
    fight: Fight
    explore: Explore
    build_shrine: BuildShrine
    load_offering: LoadOffering
    make_offering: MakeOffering
    load_statue: LoadStatue
    raise_statue: RaiseStatue
    discard_injuries: DiscardInjuries
    advance_god: AdvanceGod
    bundle: Bundle
    sail: Sail
    pay: Pay
    surrender: Surrender
    take_equipment: TakeEquipment
    take_companion: TakeCompanion
    step: Step
    decline: Decline
    heal: Heal
    look_at: LookAt
    stop: Stop
    scout: Scout
    uncover: Uncover
    take_statue: TakeStatue
    take_offering: TakeOffering
    to_top: ToTop
    relocate: Relocate
    strike: Strike
    fetch: Fetch
    react: React
    skip_oracle: SkipOracle
    take_letter: TakeLetter
    throw_overboard: ThrowOverboard
    def __init__(self, draft: _Optional[_Union[Draft, _Mapping]] = ..., return_tile: _Optional[_Union[ReturnTile, _Mapping]] = ..., recover: _Optional[_Union[Recover, _Mapping]] = ..., bonus_favor: _Optional[_Union[BonusFavor, _Mapping]] = ..., bonus_god: _Optional[_Union[BonusGod, _Mapping]] = ..., draw: _Optional[_Union[Draw, _Mapping]] = ..., take_favor: _Optional[_Union[TakeFavor, _Mapping]] = ..., look: _Optional[_Union[Look, _Mapping]] = ..., commit: _Optional[_Union[Commit, _Mapping]] = ..., use_god: _Optional[_Union[UseGod, _Mapping]] = ..., trade: _Optional[_Union[Trade, _Mapping]] = ..., end: _Optional[_Union[End, _Mapping]] = ..., move: _Optional[_Union[Move, _Mapping]] = ..., fight: _Optional[_Union[Fight, _Mapping]] = ..., explore: _Optional[_Union[Explore, _Mapping]] = ..., build_shrine: _Optional[_Union[BuildShrine, _Mapping]] = ..., load_offering: _Optional[_Union[LoadOffering, _Mapping]] = ..., make_offering: _Optional[_Union[MakeOffering, _Mapping]] = ..., load_statue: _Optional[_Union[LoadStatue, _Mapping]] = ..., raise_statue: _Optional[_Union[RaiseStatue, _Mapping]] = ..., discard_injuries: _Optional[_Union[DiscardInjuries, _Mapping]] = ..., advance_god: _Optional[_Union[AdvanceGod, _Mapping]] = ..., bundle: _Optional[_Union[Bundle, _Mapping]] = ..., sail: _Optional[_Union[Sail, _Mapping]] = ..., pay: _Optional[_Union[Pay, _Mapping]] = ..., surrender: _Optional[_Union[Surrender, _Mapping]] = ..., take_equipment: _Optional[_Union[TakeEquipment, _Mapping]] = ..., take_companion: _Optional[_Union[TakeCompanion, _Mapping]] = ..., step: _Optional[_Union[Step, _Mapping]] = ..., decline: _Optional[_Union[Decline, _Mapping]] = ..., heal: _Optional[_Union[Heal, _Mapping]] = ..., look_at: _Optional[_Union[LookAt, _Mapping]] = ..., stop: _Optional[_Union[Stop, _Mapping]] = ..., scout: _Optional[_Union[Scout, _Mapping]] = ..., uncover: _Optional[_Union[Uncover, _Mapping]] = ..., take_statue: _Optional[_Union[TakeStatue, _Mapping]] = ..., take_offering: _Optional[_Union[TakeOffering, _Mapping]] = ..., to_top: _Optional[_Union[ToTop, _Mapping]] = ..., relocate: _Optional[_Union[Relocate, _Mapping]] = ..., strike: _Optional[_Union[Strike, _Mapping]] = ..., fetch: _Optional[_Union[Fetch, _Mapping]] = ..., react: _Optional[_Union[React, _Mapping]] = ..., skip_oracle: _Optional[_Union[SkipOracle, _Mapping]] = ..., take_letter: _Optional[_Union[TakeLetter, _Mapping]] = ..., throw_overboard: _Optional[_Union[ThrowOverboard, _Mapping]] = ...) -> None: ...

class SourceRef(_message.Message):
    __slots__ = ("kind", "colour")
    KIND_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    kind: _common_pb2.Source
    colour: _common_pb2.Colour
    def __init__(self, kind: _Optional[_Union[_common_pb2.Source, str]] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class ZeusTile(_message.Message):
    __slots__ = ("task", "colour", "shrine")
    TASK_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    SHRINE_FIELD_NUMBER: _ClassVar[int]
    task: _common_pb2.Task
    colour: _common_pb2.Colour
    shrine: int
    def __init__(self, task: _Optional[_Union[_common_pb2.Task, str]] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., shrine: _Optional[int] = ...) -> None: ...

class Draft(_message.Message):
    __slots__ = ("ship_tile",)
    SHIP_TILE_FIELD_NUMBER: _ClassVar[int]
    ship_tile: int
    def __init__(self, ship_tile: _Optional[int] = ...) -> None: ...

class ReturnTile(_message.Message):
    __slots__ = ("tile",)
    TILE_FIELD_NUMBER: _ClassVar[int]
    tile: ZeusTile
    def __init__(self, tile: _Optional[_Union[ZeusTile, _Mapping]] = ...) -> None: ...

class Recover(_message.Message):
    __slots__ = ("colours",)
    COLOURS_FIELD_NUMBER: _ClassVar[int]
    colours: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    def __init__(self, colours: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ...) -> None: ...

class BonusFavor(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class BonusGod(_message.Message):
    __slots__ = ("god",)
    GOD_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class Draw(_message.Message):
    __slots__ = ("source",)
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    source: SourceRef
    def __init__(self, source: _Optional[_Union[SourceRef, _Mapping]] = ...) -> None: ...

class TakeFavor(_message.Message):
    __slots__ = ("source",)
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    source: SourceRef
    def __init__(self, source: _Optional[_Union[SourceRef, _Mapping]] = ...) -> None: ...

class Look(_message.Message):
    __slots__ = ("source",)
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    source: SourceRef
    def __init__(self, source: _Optional[_Union[SourceRef, _Mapping]] = ...) -> None: ...

class Commit(_message.Message):
    __slots__ = ("source", "colour")
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    source: SourceRef
    colour: _common_pb2.Colour
    def __init__(self, source: _Optional[_Union[SourceRef, _Mapping]] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class UseGod(_message.Message):
    __slots__ = ("god",)
    GOD_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class Trade(_message.Message):
    __slots__ = ("god",)
    GOD_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class End(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Move(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Fight(_message.Message):
    __slots__ = ("space", "colour")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    space: int
    colour: _common_pb2.Colour
    def __init__(self, space: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class Explore(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class BuildShrine(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class LoadOffering(_message.Message):
    __slots__ = ("space", "colour")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    space: int
    colour: _common_pb2.Colour
    def __init__(self, space: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class MakeOffering(_message.Message):
    __slots__ = ("space", "colour")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    space: int
    colour: _common_pb2.Colour
    def __init__(self, space: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class LoadStatue(_message.Message):
    __slots__ = ("space", "colour")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    space: int
    colour: _common_pb2.Colour
    def __init__(self, space: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class RaiseStatue(_message.Message):
    __slots__ = ("space", "colour")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    space: int
    colour: _common_pb2.Colour
    def __init__(self, space: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class DiscardInjuries(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class AdvanceGod(_message.Message):
    __slots__ = ("god",)
    GOD_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class Bundle(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class Sail(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class Pay(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Surrender(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TakeEquipment(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: int
    def __init__(self, card: _Optional[int] = ...) -> None: ...

class TakeCompanion(_message.Message):
    __slots__ = ("companion",)
    COMPANION_FIELD_NUMBER: _ClassVar[int]
    companion: int
    def __init__(self, companion: _Optional[int] = ...) -> None: ...

class Step(_message.Message):
    __slots__ = ("god",)
    GOD_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class Decline(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Heal(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class LookAt(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class Stop(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Scout(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class Uncover(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class TakeStatue(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class TakeOffering(_message.Message):
    __slots__ = ("space", "colour")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    space: int
    colour: _common_pb2.Colour
    def __init__(self, space: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class ToTop(_message.Message):
    __slots__ = ("god",)
    GOD_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class Relocate(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class Strike(_message.Message):
    __slots__ = ("space", "colour")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    space: int
    colour: _common_pb2.Colour
    def __init__(self, space: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class Fetch(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class React(_message.Message):
    __slots__ = ("god",)
    GOD_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class SkipOracle(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TakeLetter(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class ThrowOverboard(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class Outcome(_message.Message):
    __slots__ = ("first_seat", "seat_colour", "board_throw", "offering_dealt", "temple_dealt", "monster_dealt", "ship_tile_dealt", "zeus_tiles_drawn", "island_tile_seen", "oracle_card", "injury_card", "equipment_card", "battle_die", "titan_die", "oracle_dice")
    FIRST_SEAT_FIELD_NUMBER: _ClassVar[int]
    SEAT_COLOUR_FIELD_NUMBER: _ClassVar[int]
    BOARD_THROW_FIELD_NUMBER: _ClassVar[int]
    OFFERING_DEALT_FIELD_NUMBER: _ClassVar[int]
    TEMPLE_DEALT_FIELD_NUMBER: _ClassVar[int]
    MONSTER_DEALT_FIELD_NUMBER: _ClassVar[int]
    SHIP_TILE_DEALT_FIELD_NUMBER: _ClassVar[int]
    ZEUS_TILES_DRAWN_FIELD_NUMBER: _ClassVar[int]
    ISLAND_TILE_SEEN_FIELD_NUMBER: _ClassVar[int]
    ORACLE_CARD_FIELD_NUMBER: _ClassVar[int]
    INJURY_CARD_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_CARD_FIELD_NUMBER: _ClassVar[int]
    BATTLE_DIE_FIELD_NUMBER: _ClassVar[int]
    TITAN_DIE_FIELD_NUMBER: _ClassVar[int]
    ORACLE_DICE_FIELD_NUMBER: _ClassVar[int]
    first_seat: FirstSeat
    seat_colour: SeatColour
    board_throw: BoardThrow
    offering_dealt: OfferingDealt
    temple_dealt: TempleDealt
    monster_dealt: MonsterDealt
    ship_tile_dealt: ShipTileDealt
    zeus_tiles_drawn: ZeusTilesDrawn
    island_tile_seen: IslandTileSeen
    oracle_card: OracleCard
    injury_card: InjuryCard
    equipment_card: EquipmentCard
    battle_die: BattleDie
    titan_die: TitanDie
    oracle_dice: OracleDice
    def __init__(self, first_seat: _Optional[_Union[FirstSeat, _Mapping]] = ..., seat_colour: _Optional[_Union[SeatColour, _Mapping]] = ..., board_throw: _Optional[_Union[BoardThrow, _Mapping]] = ..., offering_dealt: _Optional[_Union[OfferingDealt, _Mapping]] = ..., temple_dealt: _Optional[_Union[TempleDealt, _Mapping]] = ..., monster_dealt: _Optional[_Union[MonsterDealt, _Mapping]] = ..., ship_tile_dealt: _Optional[_Union[ShipTileDealt, _Mapping]] = ..., zeus_tiles_drawn: _Optional[_Union[ZeusTilesDrawn, _Mapping]] = ..., island_tile_seen: _Optional[_Union[IslandTileSeen, _Mapping]] = ..., oracle_card: _Optional[_Union[OracleCard, _Mapping]] = ..., injury_card: _Optional[_Union[InjuryCard, _Mapping]] = ..., equipment_card: _Optional[_Union[EquipmentCard, _Mapping]] = ..., battle_die: _Optional[_Union[BattleDie, _Mapping]] = ..., titan_die: _Optional[_Union[TitanDie, _Mapping]] = ..., oracle_dice: _Optional[_Union[OracleDice, _Mapping]] = ...) -> None: ...

class FirstSeat(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class SeatColour(_message.Message):
    __slots__ = ("player_colour",)
    PLAYER_COLOUR_FIELD_NUMBER: _ClassVar[int]
    player_colour: _common_pb2.PlayerColour
    def __init__(self, player_colour: _Optional[_Union[_common_pb2.PlayerColour, str]] = ...) -> None: ...

class BoardThrow(_message.Message):
    __slots__ = ("face",)
    FACE_FIELD_NUMBER: _ClassVar[int]
    face: int
    def __init__(self, face: _Optional[int] = ...) -> None: ...

class OfferingDealt(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class TempleDealt(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class MonsterDealt(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class ShipTileDealt(_message.Message):
    __slots__ = ("ship_tile",)
    SHIP_TILE_FIELD_NUMBER: _ClassVar[int]
    ship_tile: int
    def __init__(self, ship_tile: _Optional[int] = ...) -> None: ...

class ZeusTilesDrawn(_message.Message):
    __slots__ = ("value",)
    VALUE_FIELD_NUMBER: _ClassVar[int]
    value: int
    def __init__(self, value: _Optional[int] = ...) -> None: ...

class IslandTileSeen(_message.Message):
    __slots__ = ("tile",)
    TILE_FIELD_NUMBER: _ClassVar[int]
    tile: int
    def __init__(self, tile: _Optional[int] = ...) -> None: ...

class OracleCard(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class InjuryCard(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class EquipmentCard(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: int
    def __init__(self, card: _Optional[int] = ...) -> None: ...

class BattleDie(_message.Message):
    __slots__ = ("face",)
    FACE_FIELD_NUMBER: _ClassVar[int]
    face: int
    def __init__(self, face: _Optional[int] = ...) -> None: ...

class TitanDie(_message.Message):
    __slots__ = ("face",)
    FACE_FIELD_NUMBER: _ClassVar[int]
    face: int
    def __init__(self, face: _Optional[int] = ...) -> None: ...

class OracleDice(_message.Message):
    __slots__ = ("seat", "colours")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOURS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    colours: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    def __init__(self, seat: _Optional[int] = ..., colours: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ...) -> None: ...
