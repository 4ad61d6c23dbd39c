from arbiter.games.ghost_stories.v1 import common_pb2 as _common_pb2
from arbiter.games.ghost_stories.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Action(_message.Message):
    __slots__ = ("place_ghost", "discard_tao", "choose_victim", "keep_curse", "reroll_curse", "yin_yang_help", "yin_yang_clear", "spend_power_token", "use_pockets", "use_mantra", "move", "stay", "use_twin_winds", "request_help", "exorcise", "skip_action", "place_buddha", "done_buddha", "take_power_tokens", "end_turn", "take_tao", "put_mantra", "choose_companion", "move_companion", "reroll", "choose_ghosts", "pay", "spend_from", "curse_first", "take_qi", "take_yin_yang", "give_qi", "give_yin_yang", "revive", "clear_tile", "banish", "calm_board", "set_circle", "lift_ghost", "drop_ghost", "lift_taoist", "drop_taoist", "skip_half", "hand_over")
    PLACE_GHOST_FIELD_NUMBER: _ClassVar[int]
    DISCARD_TAO_FIELD_NUMBER: _ClassVar[int]
    CHOOSE_VICTIM_FIELD_NUMBER: _ClassVar[int]
    KEEP_CURSE_FIELD_NUMBER: _ClassVar[int]
    REROLL_CURSE_FIELD_NUMBER: _ClassVar[int]
    YIN_YANG_HELP_FIELD_NUMBER: _ClassVar[int]
    YIN_YANG_CLEAR_FIELD_NUMBER: _ClassVar[int]
    SPEND_POWER_TOKEN_FIELD_NUMBER: _ClassVar[int]
    USE_POCKETS_FIELD_NUMBER: _ClassVar[int]
    USE_MANTRA_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    STAY_FIELD_NUMBER: _ClassVar[int]
    USE_TWIN_WINDS_FIELD_NUMBER: _ClassVar[int]
    REQUEST_HELP_FIELD_NUMBER: _ClassVar[int]
    EXORCISE_FIELD_NUMBER: _ClassVar[int]
    SKIP_ACTION_FIELD_NUMBER: _ClassVar[int]
    PLACE_BUDDHA_FIELD_NUMBER: _ClassVar[int]
    DONE_BUDDHA_FIELD_NUMBER: _ClassVar[int]
    TAKE_POWER_TOKENS_FIELD_NUMBER: _ClassVar[int]
    END_TURN_FIELD_NUMBER: _ClassVar[int]
    TAKE_TAO_FIELD_NUMBER: _ClassVar[int]
    PUT_MANTRA_FIELD_NUMBER: _ClassVar[int]
    CHOOSE_COMPANION_FIELD_NUMBER: _ClassVar[int]
    MOVE_COMPANION_FIELD_NUMBER: _ClassVar[int]
    REROLL_FIELD_NUMBER: _ClassVar[int]
    CHOOSE_GHOSTS_FIELD_NUMBER: _ClassVar[int]
    PAY_FIELD_NUMBER: _ClassVar[int]
    SPEND_FROM_FIELD_NUMBER: _ClassVar[int]
    CURSE_FIRST_FIELD_NUMBER: _ClassVar[int]
    TAKE_QI_FIELD_NUMBER: _ClassVar[int]
    TAKE_YIN_YANG_FIELD_NUMBER: _ClassVar[int]
    GIVE_QI_FIELD_NUMBER: _ClassVar[int]
    GIVE_YIN_YANG_FIELD_NUMBER: _ClassVar[int]
    REVIVE_FIELD_NUMBER: _ClassVar[int]
    CLEAR_TILE_FIELD_NUMBER: _ClassVar[int]
    BANISH_FIELD_NUMBER: _ClassVar[int]
    CALM_BOARD_FIELD_NUMBER: _ClassVar[int]
    SET_CIRCLE_FIELD_NUMBER: _ClassVar[int]
    LIFT_GHOST_FIELD_NUMBER: _ClassVar[int]
    DROP_GHOST_FIELD_NUMBER: _ClassVar[int]
    LIFT_TAOIST_FIELD_NUMBER: _ClassVar[int]
    DROP_TAOIST_FIELD_NUMBER: _ClassVar[int]
    SKIP_HALF_FIELD_NUMBER: _ClassVar[int]
    HAND_OVER_FIELD_NUMBER: _ClassVar[int]
    place_ghost: PlaceGhost
    discard_tao: DiscardTao
    choose_victim: ChooseVictim
    keep_curse: KeepCurse
    reroll_curse: RerollCurse
    yin_yang_help: YinYangHelp
    yin_yang_clear: YinYangClear
    spend_power_token: SpendPowerToken
    use_pockets: UsePockets
    use_mantra: UseMantra
    move: Move
    stay: Stay
    use_twin_winds: UseTwinWinds
    request_help: RequestHelp
    exorcise: Exorcise
    skip_action: SkipAction
    place_buddha: PlaceBuddha
    done_buddha: DoneBuddha
    take_power_tokens: TakePowerTokens
    end_turn: EndTurn
    take_tao: TakeTao
    put_mantra: PutMantra
    choose_companion: ChooseCompanion
    move_companion: MoveCompanion
    reroll: Reroll
    choose_ghosts: ChooseGhosts
    pay: Pay
    spend_from: SpendFrom
    curse_first: CurseFirst
    take_qi: TakeQi
    take_yin_yang: TakeYinYang
    give_qi: GiveQi
    give_yin_yang: GiveYinYang
    revive: Revive
    clear_tile: ClearTile
    banish: Banish
    calm_board: CalmBoard
    set_circle: SetCircle
    lift_ghost: LiftGhost
    drop_ghost: DropGhost
    lift_taoist: LiftTaoist
    drop_taoist: DropTaoist
    skip_half: SkipHalf
    hand_over: HandOver
    def __init__(self, place_ghost: _Optional[_Union[PlaceGhost, _Mapping]] = ..., discard_tao: _Optional[_Union[DiscardTao, _Mapping]] = ..., choose_victim: _Optional[_Union[ChooseVictim, _Mapping]] = ..., keep_curse: _Optional[_Union[KeepCurse, _Mapping]] = ..., reroll_curse: _Optional[_Union[RerollCurse, _Mapping]] = ..., yin_yang_help: _Optional[_Union[YinYangHelp, _Mapping]] = ..., yin_yang_clear: _Optional[_Union[YinYangClear, _Mapping]] = ..., spend_power_token: _Optional[_Union[SpendPowerToken, _Mapping]] = ..., use_pockets: _Optional[_Union[UsePockets, _Mapping]] = ..., use_mantra: _Optional[_Union[UseMantra, _Mapping]] = ..., move: _Optional[_Union[Move, _Mapping]] = ..., stay: _Optional[_Union[Stay, _Mapping]] = ..., use_twin_winds: _Optional[_Union[UseTwinWinds, _Mapping]] = ..., request_help: _Optional[_Union[RequestHelp, _Mapping]] = ..., exorcise: _Optional[_Union[Exorcise, _Mapping]] = ..., skip_action: _Optional[_Union[SkipAction, _Mapping]] = ..., place_buddha: _Optional[_Union[PlaceBuddha, _Mapping]] = ..., done_buddha: _Optional[_Union[DoneBuddha, _Mapping]] = ..., take_power_tokens: _Optional[_Union[TakePowerTokens, _Mapping]] = ..., end_turn: _Optional[_Union[EndTurn, _Mapping]] = ..., take_tao: _Optional[_Union[TakeTao, _Mapping]] = ..., put_mantra: _Optional[_Union[PutMantra, _Mapping]] = ..., choose_companion: _Optional[_Union[ChooseCompanion, _Mapping]] = ..., move_companion: _Optional[_Union[MoveCompanion, _Mapping]] = ..., reroll: _Optional[_Union[Reroll, _Mapping]] = ..., choose_ghosts: _Optional[_Union[ChooseGhosts, _Mapping]] = ..., pay: _Optional[_Union[Pay, _Mapping]] = ..., spend_from: _Optional[_Union[SpendFrom, _Mapping]] = ..., curse_first: _Optional[_Union[CurseFirst, _Mapping]] = ..., take_qi: _Optional[_Union[TakeQi, _Mapping]] = ..., take_yin_yang: _Optional[_Union[TakeYinYang, _Mapping]] = ..., give_qi: _Optional[_Union[GiveQi, _Mapping]] = ..., give_yin_yang: _Optional[_Union[GiveYinYang, _Mapping]] = ..., revive: _Optional[_Union[Revive, _Mapping]] = ..., clear_tile: _Optional[_Union[ClearTile, _Mapping]] = ..., banish: _Optional[_Union[Banish, _Mapping]] = ..., calm_board: _Optional[_Union[CalmBoard, _Mapping]] = ..., set_circle: _Optional[_Union[SetCircle, _Mapping]] = ..., lift_ghost: _Optional[_Union[LiftGhost, _Mapping]] = ..., drop_ghost: _Optional[_Union[DropGhost, _Mapping]] = ..., lift_taoist: _Optional[_Union[LiftTaoist, _Mapping]] = ..., drop_taoist: _Optional[_Union[DropTaoist, _Mapping]] = ..., skip_half: _Optional[_Union[SkipHalf, _Mapping]] = ..., hand_over: _Optional[_Union[HandOver, _Mapping]] = ...) -> None: ...

class PlaceGhost(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class DiscardTao(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class ChooseVictim(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class KeepCurse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class RerollCurse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class YinYangHelp(_message.Message):
    __slots__ = ("tile",)
    TILE_FIELD_NUMBER: _ClassVar[int]
    tile: int
    def __init__(self, tile: _Optional[int] = ...) -> None: ...

class YinYangClear(_message.Message):
    __slots__ = ("tile",)
    TILE_FIELD_NUMBER: _ClassVar[int]
    tile: int
    def __init__(self, tile: _Optional[int] = ...) -> None: ...

class SpendPowerToken(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: _common_pb2.Side
    def __init__(self, side: _Optional[_Union[_common_pb2.Side, str]] = ...) -> None: ...

class UsePockets(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UseMantra(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Move(_message.Message):
    __slots__ = ("tile",)
    TILE_FIELD_NUMBER: _ClassVar[int]
    tile: int
    def __init__(self, tile: _Optional[int] = ...) -> None: ...

class Stay(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UseTwinWinds(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class RequestHelp(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Exorcise(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class SkipAction(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class PlaceBuddha(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class DoneBuddha(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TakePowerTokens(_message.Message):
    __slots__ = ("count",)
    COUNT_FIELD_NUMBER: _ClassVar[int]
    count: int
    def __init__(self, count: _Optional[int] = ...) -> None: ...

class EndTurn(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TakeTao(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class PutMantra(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class ChooseCompanion(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class MoveCompanion(_message.Message):
    __slots__ = ("tile",)
    TILE_FIELD_NUMBER: _ClassVar[int]
    tile: int
    def __init__(self, tile: _Optional[int] = ...) -> None: ...

class Reroll(_message.Message):
    __slots__ = ("dice",)
    DICE_FIELD_NUMBER: _ClassVar[int]
    dice: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, dice: _Optional[_Iterable[int]] = ...) -> None: ...

class ChooseGhosts(_message.Message):
    __slots__ = ("spaces",)
    SPACES_FIELD_NUMBER: _ClassVar[int]
    spaces: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, spaces: _Optional[_Iterable[int]] = ...) -> None: ...

class Pay(_message.Message):
    __slots__ = ("tokens",)
    TOKENS_FIELD_NUMBER: _ClassVar[int]
    tokens: _common_pb2.Tokens
    def __init__(self, tokens: _Optional[_Union[_common_pb2.Tokens, _Mapping]] = ...) -> None: ...

class SpendFrom(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class CurseFirst(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class TakeQi(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TakeYinYang(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class GiveQi(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class GiveYinYang(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class Revive(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class ClearTile(_message.Message):
    __slots__ = ("tile",)
    TILE_FIELD_NUMBER: _ClassVar[int]
    tile: int
    def __init__(self, tile: _Optional[int] = ...) -> None: ...

class Banish(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class CalmBoard(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: _common_pb2.Side
    def __init__(self, side: _Optional[_Union[_common_pb2.Side, str]] = ...) -> None: ...

class SetCircle(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class LiftGhost(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class DropGhost(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class LiftTaoist(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class DropTaoist(_message.Message):
    __slots__ = ("tile",)
    TILE_FIELD_NUMBER: _ClassVar[int]
    tile: int
    def __init__(self, tile: _Optional[int] = ...) -> None: ...

class SkipHalf(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class HandOver(_message.Message):
    __slots__ = ("seat", "colour")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    colour: _common_pb2.Colour
    def __init__(self, seat: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class Outcome(_message.Message):
    __slots__ = ("tile_laid", "board_laid", "face_up", "first_seat", "card_drawn", "tao_die_thrown", "curse_die_thrown")
    TILE_LAID_FIELD_NUMBER: _ClassVar[int]
    BOARD_LAID_FIELD_NUMBER: _ClassVar[int]
    FACE_UP_FIELD_NUMBER: _ClassVar[int]
    FIRST_SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_DRAWN_FIELD_NUMBER: _ClassVar[int]
    TAO_DIE_THROWN_FIELD_NUMBER: _ClassVar[int]
    CURSE_DIE_THROWN_FIELD_NUMBER: _ClassVar[int]
    tile_laid: TileLaid
    board_laid: BoardLaid
    face_up: FaceUp
    first_seat: FirstSeat
    card_drawn: CardDrawn
    tao_die_thrown: TaoDieThrown
    curse_die_thrown: CurseDieThrown
    def __init__(self, tile_laid: _Optional[_Union[TileLaid, _Mapping]] = ..., board_laid: _Optional[_Union[BoardLaid, _Mapping]] = ..., face_up: _Optional[_Union[FaceUp, _Mapping]] = ..., first_seat: _Optional[_Union[FirstSeat, _Mapping]] = ..., card_drawn: _Optional[_Union[CardDrawn, _Mapping]] = ..., tao_die_thrown: _Optional[_Union[TaoDieThrown, _Mapping]] = ..., curse_die_thrown: _Optional[_Union[CurseDieThrown, _Mapping]] = ...) -> None: ...

class TileLaid(_message.Message):
    __slots__ = ("kind",)
    KIND_FIELD_NUMBER: _ClassVar[int]
    kind: _common_pb2.TileKind
    def __init__(self, kind: _Optional[_Union[_common_pb2.TileKind, str]] = ...) -> None: ...

class BoardLaid(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class FaceUp(_message.Message):
    __slots__ = ("face",)
    FACE_FIELD_NUMBER: _ClassVar[int]
    face: _options_pb2.Face
    def __init__(self, face: _Optional[_Union[_options_pb2.Face, str]] = ...) -> None: ...

class FirstSeat(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class CardDrawn(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: int
    def __init__(self, card: _Optional[int] = ...) -> None: ...

class TaoDieThrown(_message.Message):
    __slots__ = ("face",)
    FACE_FIELD_NUMBER: _ClassVar[int]
    face: _common_pb2.Colour
    def __init__(self, face: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class CurseDieThrown(_message.Message):
    __slots__ = ("face",)
    FACE_FIELD_NUMBER: _ClassVar[int]
    face: _common_pb2.CurseFace
    def __init__(self, face: _Optional[_Union[_common_pb2.CurseFace, str]] = ...) -> None: ...
