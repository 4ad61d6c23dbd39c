from arbiter.games.ghost_stories.v1 import common_pb2 as _common_pb2
from arbiter.games.ghost_stories.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class State(_message.Message):
    __slots__ = ("options", "seats", "ply", "point", "to_act", "ending", "active", "window", "tiles", "haunted", "boards", "powers", "board_qi", "ghosts", "figures", "captive_dice", "standing", "buddhas", "taoists", "supply", "circle", "centre_power_tokens", "scroll", "scroll_gone", "drawn", "discarded", "card", "tao_throws", "curse_throws", "turn", "pending", "jobs")
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    POINT_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    ENDING_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    HAUNTED_FIELD_NUMBER: _ClassVar[int]
    BOARDS_FIELD_NUMBER: _ClassVar[int]
    POWERS_FIELD_NUMBER: _ClassVar[int]
    BOARD_QI_FIELD_NUMBER: _ClassVar[int]
    GHOSTS_FIELD_NUMBER: _ClassVar[int]
    FIGURES_FIELD_NUMBER: _ClassVar[int]
    CAPTIVE_DICE_FIELD_NUMBER: _ClassVar[int]
    STANDING_FIELD_NUMBER: _ClassVar[int]
    BUDDHAS_FIELD_NUMBER: _ClassVar[int]
    TAOISTS_FIELD_NUMBER: _ClassVar[int]
    SUPPLY_FIELD_NUMBER: _ClassVar[int]
    CIRCLE_FIELD_NUMBER: _ClassVar[int]
    CENTRE_POWER_TOKENS_FIELD_NUMBER: _ClassVar[int]
    SCROLL_FIELD_NUMBER: _ClassVar[int]
    SCROLL_GONE_FIELD_NUMBER: _ClassVar[int]
    DRAWN_FIELD_NUMBER: _ClassVar[int]
    DISCARDED_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    TAO_THROWS_FIELD_NUMBER: _ClassVar[int]
    CURSE_THROWS_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    PENDING_FIELD_NUMBER: _ClassVar[int]
    JOBS_FIELD_NUMBER: _ClassVar[int]
    options: _options_pb2.Options
    seats: int
    ply: int
    point: _common_pb2.Point
    to_act: int
    ending: _common_pb2.Ending
    active: _common_pb2.Side
    window: _common_pb2.Window
    tiles: _containers.RepeatedScalarFieldContainer[_common_pb2.TileKind]
    haunted: _containers.RepeatedScalarFieldContainer[int]
    boards: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    powers: _containers.RepeatedScalarFieldContainer[_common_pb2.Power]
    board_qi: _containers.RepeatedScalarFieldContainer[int]
    ghosts: _containers.RepeatedScalarFieldContainer[int]
    figures: _containers.RepeatedScalarFieldContainer[_common_pb2.Figure]
    captive_dice: _containers.RepeatedScalarFieldContainer[int]
    standing: _containers.RepeatedScalarFieldContainer[int]
    buddhas: _containers.RepeatedScalarFieldContainer[int]
    taoists: _containers.RepeatedCompositeFieldContainer[TaoistState]
    supply: _containers.RepeatedScalarFieldContainer[int]
    circle: _common_pb2.Colour
    centre_power_tokens: int
    scroll: int
    scroll_gone: bool
    drawn: int
    discarded: _containers.RepeatedScalarFieldContainer[int]
    card: int
    tao_throws: int
    curse_throws: int
    turn: TurnState
    pending: PendingState
    jobs: _containers.RepeatedCompositeFieldContainer[_common_pb2.Job]
    def __init__(self, options: _Optional[_Union[_options_pb2.Options, _Mapping]] = ..., seats: _Optional[int] = ..., ply: _Optional[int] = ..., point: _Optional[_Union[_common_pb2.Point, str]] = ..., to_act: _Optional[int] = ..., ending: _Optional[_Union[_common_pb2.Ending, str]] = ..., active: _Optional[_Union[_common_pb2.Side, str]] = ..., window: _Optional[_Union[_common_pb2.Window, str]] = ..., tiles: _Optional[_Iterable[_Union[_common_pb2.TileKind, str]]] = ..., haunted: _Optional[_Iterable[int]] = ..., boards: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ..., powers: _Optional[_Iterable[_Union[_common_pb2.Power, str]]] = ..., board_qi: _Optional[_Iterable[int]] = ..., ghosts: _Optional[_Iterable[int]] = ..., figures: _Optional[_Iterable[_Union[_common_pb2.Figure, str]]] = ..., captive_dice: _Optional[_Iterable[int]] = ..., standing: _Optional[_Iterable[int]] = ..., buddhas: _Optional[_Iterable[int]] = ..., taoists: _Optional[_Iterable[_Union[TaoistState, _Mapping]]] = ..., supply: _Optional[_Iterable[int]] = ..., circle: _Optional[_Union[_common_pb2.Colour, str]] = ..., centre_power_tokens: _Optional[int] = ..., scroll: _Optional[int] = ..., scroll_gone: _Optional[bool] = ..., drawn: _Optional[int] = ..., discarded: _Optional[_Iterable[int]] = ..., card: _Optional[int] = ..., tao_throws: _Optional[int] = ..., curse_throws: _Optional[int] = ..., turn: _Optional[_Union[TurnState, _Mapping]] = ..., pending: _Optional[_Union[PendingState, _Mapping]] = ..., jobs: _Optional[_Iterable[_Union[_common_pb2.Job, _Mapping]]] = ...) -> None: ...

class TaoistState(_message.Message):
    __slots__ = ("alive", "qi", "tile", "tao", "yin_yang", "ready_buddhas", "new_buddhas", "power_tokens")
    ALIVE_FIELD_NUMBER: _ClassVar[int]
    QI_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    TAO_FIELD_NUMBER: _ClassVar[int]
    YIN_YANG_FIELD_NUMBER: _ClassVar[int]
    READY_BUDDHAS_FIELD_NUMBER: _ClassVar[int]
    NEW_BUDDHAS_FIELD_NUMBER: _ClassVar[int]
    POWER_TOKENS_FIELD_NUMBER: _ClassVar[int]
    alive: bool
    qi: int
    tile: int
    tao: _containers.RepeatedScalarFieldContainer[int]
    yin_yang: bool
    ready_buddhas: int
    new_buddhas: int
    power_tokens: int
    def __init__(self, alive: _Optional[bool] = ..., qi: _Optional[int] = ..., tile: _Optional[int] = ..., tao: _Optional[_Iterable[int]] = ..., yin_yang: _Optional[bool] = ..., ready_buddhas: _Optional[int] = ..., new_buddhas: _Optional[int] = ..., power_tokens: _Optional[int] = ...) -> None: ...

class TurnState(_message.Message):
    __slots__ = ("helps", "exorcisms", "help_tile", "used", "borrowed")
    HELPS_FIELD_NUMBER: _ClassVar[int]
    EXORCISMS_FIELD_NUMBER: _ClassVar[int]
    HELP_TILE_FIELD_NUMBER: _ClassVar[int]
    USED_FIELD_NUMBER: _ClassVar[int]
    BORROWED_FIELD_NUMBER: _ClassVar[int]
    helps: int
    exorcisms: int
    help_tile: int
    used: int
    borrowed: int
    def __init__(self, helps: _Optional[int] = ..., exorcisms: _Optional[int] = ..., help_tile: _Optional[int] = ..., used: _Optional[int] = ..., borrowed: _Optional[int] = ...) -> None: ...

class PendingState(_message.Message):
    __slots__ = ("mark", "source", "context", "face", "dice", "to_throw", "chosen", "spend", "first_space", "first_card", "second_space", "second_card")
    MARK_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    CONTEXT_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    TO_THROW_FIELD_NUMBER: _ClassVar[int]
    CHOSEN_FIELD_NUMBER: _ClassVar[int]
    SPEND_FIELD_NUMBER: _ClassVar[int]
    FIRST_SPACE_FIELD_NUMBER: _ClassVar[int]
    FIRST_CARD_FIELD_NUMBER: _ClassVar[int]
    SECOND_SPACE_FIELD_NUMBER: _ClassVar[int]
    SECOND_CARD_FIELD_NUMBER: _ClassVar[int]
    mark: int
    source: int
    context: int
    face: _common_pb2.CurseFace
    dice: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    to_throw: int
    chosen: int
    spend: _containers.RepeatedScalarFieldContainer[int]
    first_space: int
    first_card: int
    second_space: int
    second_card: int
    def __init__(self, mark: _Optional[int] = ..., source: _Optional[int] = ..., context: _Optional[int] = ..., face: _Optional[_Union[_common_pb2.CurseFace, str]] = ..., dice: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ..., to_throw: _Optional[int] = ..., chosen: _Optional[int] = ..., spend: _Optional[_Iterable[int]] = ..., first_space: _Optional[int] = ..., first_card: _Optional[int] = ..., second_space: _Optional[int] = ..., second_card: _Optional[int] = ...) -> None: ...
