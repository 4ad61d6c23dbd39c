from arbiter.games.ghost_stories.v1 import common_pb2 as _common_pb2
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Event(_message.Message):
    __slots__ = ("tile_laid_out", "board_laid_out", "power_shown", "first_seat_set", "turn_began", "figure_moved", "tile_haunted", "tile_cleared", "nothing_to_haunt", "card_revealed", "ghost_placed", "ghost_trapped", "buddha_returned", "no_room", "no_card", "die_captured", "die_freed", "curse_rolled", "curse_averted", "qi_lost", "qi_gained", "board_qi_lost", "tao_lost", "tao_taken", "taoist_died", "board_possessed", "taoist_revived", "taoist_moved", "yin_yang_used", "yin_yang_gained", "yin_yang_lost", "power_borrowed", "power_tokens_taken", "scroll_put", "scroll_came_back", "help_asked", "exorcism_attempted", "tao_die_rolled", "ghost_exorcised", "nothing_exorcised", "ghost_banished", "ghost_moved", "circle_set", "buddha_taken", "buddha_placed", "stone_acted", "game_ended")
    TILE_LAID_OUT_FIELD_NUMBER: _ClassVar[int]
    BOARD_LAID_OUT_FIELD_NUMBER: _ClassVar[int]
    POWER_SHOWN_FIELD_NUMBER: _ClassVar[int]
    FIRST_SEAT_SET_FIELD_NUMBER: _ClassVar[int]
    TURN_BEGAN_FIELD_NUMBER: _ClassVar[int]
    FIGURE_MOVED_FIELD_NUMBER: _ClassVar[int]
    TILE_HAUNTED_FIELD_NUMBER: _ClassVar[int]
    TILE_CLEARED_FIELD_NUMBER: _ClassVar[int]
    NOTHING_TO_HAUNT_FIELD_NUMBER: _ClassVar[int]
    CARD_REVEALED_FIELD_NUMBER: _ClassVar[int]
    GHOST_PLACED_FIELD_NUMBER: _ClassVar[int]
    GHOST_TRAPPED_FIELD_NUMBER: _ClassVar[int]
    BUDDHA_RETURNED_FIELD_NUMBER: _ClassVar[int]
    NO_ROOM_FIELD_NUMBER: _ClassVar[int]
    NO_CARD_FIELD_NUMBER: _ClassVar[int]
    DIE_CAPTURED_FIELD_NUMBER: _ClassVar[int]
    DIE_FREED_FIELD_NUMBER: _ClassVar[int]
    CURSE_ROLLED_FIELD_NUMBER: _ClassVar[int]
    CURSE_AVERTED_FIELD_NUMBER: _ClassVar[int]
    QI_LOST_FIELD_NUMBER: _ClassVar[int]
    QI_GAINED_FIELD_NUMBER: _ClassVar[int]
    BOARD_QI_LOST_FIELD_NUMBER: _ClassVar[int]
    TAO_LOST_FIELD_NUMBER: _ClassVar[int]
    TAO_TAKEN_FIELD_NUMBER: _ClassVar[int]
    TAOIST_DIED_FIELD_NUMBER: _ClassVar[int]
    BOARD_POSSESSED_FIELD_NUMBER: _ClassVar[int]
    TAOIST_REVIVED_FIELD_NUMBER: _ClassVar[int]
    TAOIST_MOVED_FIELD_NUMBER: _ClassVar[int]
    YIN_YANG_USED_FIELD_NUMBER: _ClassVar[int]
    YIN_YANG_GAINED_FIELD_NUMBER: _ClassVar[int]
    YIN_YANG_LOST_FIELD_NUMBER: _ClassVar[int]
    POWER_BORROWED_FIELD_NUMBER: _ClassVar[int]
    POWER_TOKENS_TAKEN_FIELD_NUMBER: _ClassVar[int]
    SCROLL_PUT_FIELD_NUMBER: _ClassVar[int]
    SCROLL_CAME_BACK_FIELD_NUMBER: _ClassVar[int]
    HELP_ASKED_FIELD_NUMBER: _ClassVar[int]
    EXORCISM_ATTEMPTED_FIELD_NUMBER: _ClassVar[int]
    TAO_DIE_ROLLED_FIELD_NUMBER: _ClassVar[int]
    GHOST_EXORCISED_FIELD_NUMBER: _ClassVar[int]
    NOTHING_EXORCISED_FIELD_NUMBER: _ClassVar[int]
    GHOST_BANISHED_FIELD_NUMBER: _ClassVar[int]
    GHOST_MOVED_FIELD_NUMBER: _ClassVar[int]
    CIRCLE_SET_FIELD_NUMBER: _ClassVar[int]
    BUDDHA_TAKEN_FIELD_NUMBER: _ClassVar[int]
    BUDDHA_PLACED_FIELD_NUMBER: _ClassVar[int]
    STONE_ACTED_FIELD_NUMBER: _ClassVar[int]
    GAME_ENDED_FIELD_NUMBER: _ClassVar[int]
    tile_laid_out: TileLaidOut
    board_laid_out: BoardLaidOut
    power_shown: PowerShown
    first_seat_set: FirstSeatSet
    turn_began: TurnBegan
    figure_moved: FigureMoved
    tile_haunted: TileHaunted
    tile_cleared: TileCleared
    nothing_to_haunt: NothingToHaunt
    card_revealed: CardRevealed
    ghost_placed: GhostPlaced
    ghost_trapped: GhostTrapped
    buddha_returned: BuddhaReturned
    no_room: NoRoom
    no_card: NoCard
    die_captured: DieCaptured
    die_freed: DieFreed
    curse_rolled: CurseRolled
    curse_averted: CurseAverted
    qi_lost: QiLost
    qi_gained: QiGained
    board_qi_lost: BoardQiLost
    tao_lost: TaoLost
    tao_taken: TaoTaken
    taoist_died: TaoistDied
    board_possessed: BoardPossessed
    taoist_revived: TaoistRevived
    taoist_moved: TaoistMoved
    yin_yang_used: YinYangUsed
    yin_yang_gained: YinYangGained
    yin_yang_lost: YinYangLost
    power_borrowed: PowerBorrowed
    power_tokens_taken: PowerTokensTaken
    scroll_put: ScrollPut
    scroll_came_back: ScrollCameBack
    help_asked: HelpAsked
    exorcism_attempted: ExorcismAttempted
    tao_die_rolled: TaoDieRolled
    ghost_exorcised: GhostExorcised
    nothing_exorcised: NothingExorcised
    ghost_banished: GhostBanished
    ghost_moved: GhostMoved
    circle_set: CircleSet
    buddha_taken: BuddhaTaken
    buddha_placed: BuddhaPlaced
    stone_acted: StoneActed
    game_ended: GameEnded
    def __init__(self, tile_laid_out: _Optional[_Union[TileLaidOut, _Mapping]] = ..., board_laid_out: _Optional[_Union[BoardLaidOut, _Mapping]] = ..., power_shown: _Optional[_Union[PowerShown, _Mapping]] = ..., first_seat_set: _Optional[_Union[FirstSeatSet, _Mapping]] = ..., turn_began: _Optional[_Union[TurnBegan, _Mapping]] = ..., figure_moved: _Optional[_Union[FigureMoved, _Mapping]] = ..., tile_haunted: _Optional[_Union[TileHaunted, _Mapping]] = ..., tile_cleared: _Optional[_Union[TileCleared, _Mapping]] = ..., nothing_to_haunt: _Optional[_Union[NothingToHaunt, _Mapping]] = ..., card_revealed: _Optional[_Union[CardRevealed, _Mapping]] = ..., ghost_placed: _Optional[_Union[GhostPlaced, _Mapping]] = ..., ghost_trapped: _Optional[_Union[GhostTrapped, _Mapping]] = ..., buddha_returned: _Optional[_Union[BuddhaReturned, _Mapping]] = ..., no_room: _Optional[_Union[NoRoom, _Mapping]] = ..., no_card: _Optional[_Union[NoCard, _Mapping]] = ..., die_captured: _Optional[_Union[DieCaptured, _Mapping]] = ..., die_freed: _Optional[_Union[DieFreed, _Mapping]] = ..., curse_rolled: _Optional[_Union[CurseRolled, _Mapping]] = ..., curse_averted: _Optional[_Union[CurseAverted, _Mapping]] = ..., qi_lost: _Optional[_Union[QiLost, _Mapping]] = ..., qi_gained: _Optional[_Union[QiGained, _Mapping]] = ..., board_qi_lost: _Optional[_Union[BoardQiLost, _Mapping]] = ..., tao_lost: _Optional[_Union[TaoLost, _Mapping]] = ..., tao_taken: _Optional[_Union[TaoTaken, _Mapping]] = ..., taoist_died: _Optional[_Union[TaoistDied, _Mapping]] = ..., board_possessed: _Optional[_Union[BoardPossessed, _Mapping]] = ..., taoist_revived: _Optional[_Union[TaoistRevived, _Mapping]] = ..., taoist_moved: _Optional[_Union[TaoistMoved, _Mapping]] = ..., yin_yang_used: _Optional[_Union[YinYangUsed, _Mapping]] = ..., yin_yang_gained: _Optional[_Union[YinYangGained, _Mapping]] = ..., yin_yang_lost: _Optional[_Union[YinYangLost, _Mapping]] = ..., power_borrowed: _Optional[_Union[PowerBorrowed, _Mapping]] = ..., power_tokens_taken: _Optional[_Union[PowerTokensTaken, _Mapping]] = ..., scroll_put: _Optional[_Union[ScrollPut, _Mapping]] = ..., scroll_came_back: _Optional[_Union[ScrollCameBack, _Mapping]] = ..., help_asked: _Optional[_Union[HelpAsked, _Mapping]] = ..., exorcism_attempted: _Optional[_Union[ExorcismAttempted, _Mapping]] = ..., tao_die_rolled: _Optional[_Union[TaoDieRolled, _Mapping]] = ..., ghost_exorcised: _Optional[_Union[GhostExorcised, _Mapping]] = ..., nothing_exorcised: _Optional[_Union[NothingExorcised, _Mapping]] = ..., ghost_banished: _Optional[_Union[GhostBanished, _Mapping]] = ..., ghost_moved: _Optional[_Union[GhostMoved, _Mapping]] = ..., circle_set: _Optional[_Union[CircleSet, _Mapping]] = ..., buddha_taken: _Optional[_Union[BuddhaTaken, _Mapping]] = ..., buddha_placed: _Optional[_Union[BuddhaPlaced, _Mapping]] = ..., stone_acted: _Optional[_Union[StoneActed, _Mapping]] = ..., game_ended: _Optional[_Union[GameEnded, _Mapping]] = ...) -> None: ...

class TileLaidOut(_message.Message):
    __slots__ = ("tile", "kind")
    TILE_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    tile: int
    kind: _common_pb2.TileKind
    def __init__(self, tile: _Optional[int] = ..., kind: _Optional[_Union[_common_pb2.TileKind, str]] = ...) -> None: ...

class BoardLaidOut(_message.Message):
    __slots__ = ("side", "colour")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    side: _common_pb2.Side
    colour: _common_pb2.Colour
    def __init__(self, side: _Optional[_Union[_common_pb2.Side, str]] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class PowerShown(_message.Message):
    __slots__ = ("side", "power")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    POWER_FIELD_NUMBER: _ClassVar[int]
    side: _common_pb2.Side
    power: _common_pb2.Power
    def __init__(self, side: _Optional[_Union[_common_pb2.Side, str]] = ..., power: _Optional[_Union[_common_pb2.Power, str]] = ...) -> None: ...

class FirstSeatSet(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TurnBegan(_message.Message):
    __slots__ = ("side", "seat")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    side: _common_pb2.Side
    seat: int
    def __init__(self, side: _Optional[_Union[_common_pb2.Side, str]] = ..., seat: _Optional[int] = ...) -> None: ...

class FigureMoved(_message.Message):
    __slots__ = ("space", "figure")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    FIGURE_FIELD_NUMBER: _ClassVar[int]
    space: int
    figure: _common_pb2.Figure
    def __init__(self, space: _Optional[int] = ..., figure: _Optional[_Union[_common_pb2.Figure, str]] = ...) -> None: ...

class TileHaunted(_message.Message):
    __slots__ = ("tile", "kind")
    TILE_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    tile: int
    kind: _common_pb2.TileKind
    def __init__(self, tile: _Optional[int] = ..., kind: _Optional[_Union[_common_pb2.TileKind, str]] = ...) -> None: ...

class TileCleared(_message.Message):
    __slots__ = ("tile", "kind")
    TILE_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    tile: int
    kind: _common_pb2.TileKind
    def __init__(self, tile: _Optional[int] = ..., kind: _Optional[_Union[_common_pb2.TileKind, str]] = ...) -> None: ...

class NothingToHaunt(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class CardRevealed(_message.Message):
    __slots__ = ("card", "left")
    CARD_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    card: int
    left: int
    def __init__(self, card: _Optional[int] = ..., left: _Optional[int] = ...) -> None: ...

class GhostPlaced(_message.Message):
    __slots__ = ("card", "space")
    CARD_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    card: int
    space: int
    def __init__(self, card: _Optional[int] = ..., space: _Optional[int] = ...) -> None: ...

class GhostTrapped(_message.Message):
    __slots__ = ("card", "space")
    CARD_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    card: int
    space: int
    def __init__(self, card: _Optional[int] = ..., space: _Optional[int] = ...) -> None: ...

class BuddhaReturned(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class NoRoom(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class NoCard(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class DieCaptured(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class DieFreed(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class CurseRolled(_message.Message):
    __slots__ = ("face", "source", "seat", "side")
    FACE_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    face: _common_pb2.CurseFace
    source: int
    seat: int
    side: _common_pb2.Side
    def __init__(self, face: _Optional[_Union[_common_pb2.CurseFace, str]] = ..., source: _Optional[int] = ..., seat: _Optional[int] = ..., side: _Optional[_Union[_common_pb2.Side, str]] = ...) -> None: ...

class CurseAverted(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class QiLost(_message.Message):
    __slots__ = ("seat", "left")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    left: int
    def __init__(self, seat: _Optional[int] = ..., left: _Optional[int] = ...) -> None: ...

class QiGained(_message.Message):
    __slots__ = ("seat", "now")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NOW_FIELD_NUMBER: _ClassVar[int]
    seat: int
    now: int
    def __init__(self, seat: _Optional[int] = ..., now: _Optional[int] = ...) -> None: ...

class BoardQiLost(_message.Message):
    __slots__ = ("side", "left")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    side: _common_pb2.Side
    left: int
    def __init__(self, side: _Optional[_Union[_common_pb2.Side, str]] = ..., left: _Optional[int] = ...) -> None: ...

class TaoLost(_message.Message):
    __slots__ = ("seat", "colour", "count")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    colour: _common_pb2.Colour
    count: int
    def __init__(self, seat: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., count: _Optional[int] = ...) -> None: ...

class TaoTaken(_message.Message):
    __slots__ = ("seat", "colour")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    colour: _common_pb2.Colour
    def __init__(self, seat: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class TaoistDied(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class BoardPossessed(_message.Message):
    __slots__ = ("side",)
    SIDE_FIELD_NUMBER: _ClassVar[int]
    side: _common_pb2.Side
    def __init__(self, side: _Optional[_Union[_common_pb2.Side, str]] = ...) -> None: ...

class TaoistRevived(_message.Message):
    __slots__ = ("seat", "tile")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    tile: int
    def __init__(self, seat: _Optional[int] = ..., tile: _Optional[int] = ...) -> None: ...

class TaoistMoved(_message.Message):
    __slots__ = ("seat", "origin", "target")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ORIGIN_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    seat: int
    origin: int
    target: int
    def __init__(self, seat: _Optional[int] = ..., origin: _Optional[int] = ..., target: _Optional[int] = ...) -> None: ...

class YinYangUsed(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class YinYangGained(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class YinYangLost(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class PowerBorrowed(_message.Message):
    __slots__ = ("seat", "side")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    side: _common_pb2.Side
    def __init__(self, seat: _Optional[int] = ..., side: _Optional[_Union[_common_pb2.Side, str]] = ...) -> None: ...

class PowerTokensTaken(_message.Message):
    __slots__ = ("seat", "count")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ...) -> None: ...

class ScrollPut(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class ScrollCameBack(_message.Message):
    __slots__ = ("gone",)
    GONE_FIELD_NUMBER: _ClassVar[int]
    gone: bool
    def __init__(self, gone: _Optional[bool] = ...) -> None: ...

class HelpAsked(_message.Message):
    __slots__ = ("seat", "tile", "kind", "yin_yang")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    YIN_YANG_FIELD_NUMBER: _ClassVar[int]
    seat: int
    tile: int
    kind: _common_pb2.TileKind
    yin_yang: bool
    def __init__(self, seat: _Optional[int] = ..., tile: _Optional[int] = ..., kind: _Optional[_Union[_common_pb2.TileKind, str]] = ..., yin_yang: _Optional[bool] = ...) -> None: ...

class ExorcismAttempted(_message.Message):
    __slots__ = ("seat", "tile")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    tile: int
    def __init__(self, seat: _Optional[int] = ..., tile: _Optional[int] = ...) -> None: ...

class TaoDieRolled(_message.Message):
    __slots__ = ("die", "face")
    DIE_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    die: int
    face: _common_pb2.Colour
    def __init__(self, die: _Optional[int] = ..., face: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class GhostExorcised(_message.Message):
    __slots__ = ("seat", "card", "space")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: int
    space: int
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ..., space: _Optional[int] = ...) -> None: ...

class NothingExorcised(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class GhostBanished(_message.Message):
    __slots__ = ("card", "space")
    CARD_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    card: int
    space: int
    def __init__(self, card: _Optional[int] = ..., space: _Optional[int] = ...) -> None: ...

class GhostMoved(_message.Message):
    __slots__ = ("card", "origin", "target")
    CARD_FIELD_NUMBER: _ClassVar[int]
    ORIGIN_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    card: int
    origin: int
    target: int
    def __init__(self, card: _Optional[int] = ..., origin: _Optional[int] = ..., target: _Optional[int] = ...) -> None: ...

class CircleSet(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: _common_pb2.Colour
    def __init__(self, colour: _Optional[_Union[_common_pb2.Colour, str]] = ...) -> None: ...

class BuddhaTaken(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class BuddhaPlaced(_message.Message):
    __slots__ = ("seat", "space")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    space: int
    def __init__(self, seat: _Optional[int] = ..., space: _Optional[int] = ...) -> None: ...

class StoneActed(_message.Message):
    __slots__ = ("space", "card", "stone")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    STONE_FIELD_NUMBER: _ClassVar[int]
    space: int
    card: int
    stone: _common_pb2.Stone
    def __init__(self, space: _Optional[int] = ..., card: _Optional[int] = ..., stone: _Optional[_Union[_common_pb2.Stone, str]] = ...) -> None: ...

class GameEnded(_message.Message):
    __slots__ = ("ending",)
    ENDING_FIELD_NUMBER: _ClassVar[int]
    ending: _common_pb2.Ending
    def __init__(self, ending: _Optional[_Union[_common_pb2.Ending, str]] = ...) -> None: ...
