from arbiter.games.ghost_stories.v1 import common_pb2 as _common_pb2
from arbiter.games.ghost_stories.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class View(_message.Message):
    __slots__ = ("viewer", "options", "seats", "ply", "point", "to_act", "ending", "active", "window", "tiles", "boards", "taoists", "supply", "circle", "centre_power_tokens", "temple_buddhas", "scroll", "scroll_gone", "free_dice", "deck", "card", "turn", "pending", "jobs", "score", "tao_throws", "curse_throws")
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    POINT_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    ENDING_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    BOARDS_FIELD_NUMBER: _ClassVar[int]
    TAOISTS_FIELD_NUMBER: _ClassVar[int]
    SUPPLY_FIELD_NUMBER: _ClassVar[int]
    CIRCLE_FIELD_NUMBER: _ClassVar[int]
    CENTRE_POWER_TOKENS_FIELD_NUMBER: _ClassVar[int]
    TEMPLE_BUDDHAS_FIELD_NUMBER: _ClassVar[int]
    SCROLL_FIELD_NUMBER: _ClassVar[int]
    SCROLL_GONE_FIELD_NUMBER: _ClassVar[int]
    FREE_DICE_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    PENDING_FIELD_NUMBER: _ClassVar[int]
    JOBS_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    TAO_THROWS_FIELD_NUMBER: _ClassVar[int]
    CURSE_THROWS_FIELD_NUMBER: _ClassVar[int]
    viewer: int
    options: _options_pb2.Options
    seats: int
    ply: int
    point: _common_pb2.Point
    to_act: int
    ending: _common_pb2.Ending
    active: _common_pb2.Side
    window: _common_pb2.Window
    tiles: _containers.RepeatedCompositeFieldContainer[TileView]
    boards: _containers.RepeatedCompositeFieldContainer[BoardView]
    taoists: _containers.RepeatedCompositeFieldContainer[TaoistView]
    supply: _common_pb2.Tokens
    circle: _common_pb2.Colour
    centre_power_tokens: int
    temple_buddhas: int
    scroll: int
    scroll_gone: bool
    free_dice: int
    deck: DeckView
    card: int
    turn: TurnView
    pending: PendingView
    jobs: _containers.RepeatedCompositeFieldContainer[_common_pb2.Job]
    score: int
    tao_throws: int
    curse_throws: int
    def __init__(self, viewer: _Optional[int] = ..., options: _Optional[_Union[_options_pb2.Options, _Mapping]] = ..., seats: _Optional[int] = ..., ply: _Optional[int] = ..., point: _Optional[_Union[_common_pb2.Point, str]] = ..., to_act: _Optional[int] = ..., ending: _Optional[_Union[_common_pb2.Ending, str]] = ..., active: _Optional[_Union[_common_pb2.Side, str]] = ..., window: _Optional[_Union[_common_pb2.Window, str]] = ..., tiles: _Optional[_Iterable[_Union[TileView, _Mapping]]] = ..., boards: _Optional[_Iterable[_Union[BoardView, _Mapping]]] = ..., taoists: _Optional[_Iterable[_Union[TaoistView, _Mapping]]] = ..., supply: _Optional[_Union[_common_pb2.Tokens, _Mapping]] = ..., circle: _Optional[_Union[_common_pb2.Colour, str]] = ..., centre_power_tokens: _Optional[int] = ..., temple_buddhas: _Optional[int] = ..., scroll: _Optional[int] = ..., scroll_gone: _Optional[bool] = ..., free_dice: _Optional[int] = ..., deck: _Optional[_Union[DeckView, _Mapping]] = ..., card: _Optional[int] = ..., turn: _Optional[_Union[TurnView, _Mapping]] = ..., pending: _Optional[_Union[PendingView, _Mapping]] = ..., jobs: _Optional[_Iterable[_Union[_common_pb2.Job, _Mapping]]] = ..., score: _Optional[int] = ..., tao_throws: _Optional[int] = ..., curse_throws: _Optional[int] = ...) -> None: ...

class TileView(_message.Message):
    __slots__ = ("tile", "kind", "haunted")
    TILE_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    HAUNTED_FIELD_NUMBER: _ClassVar[int]
    tile: int
    kind: _common_pb2.TileKind
    haunted: bool
    def __init__(self, tile: _Optional[int] = ..., kind: _Optional[_Union[_common_pb2.TileKind, str]] = ..., haunted: _Optional[bool] = ...) -> None: ...

class BoardView(_message.Message):
    __slots__ = ("side", "colour", "power", "seat", "neutral", "possessed", "power_works", "qi", "spaces")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    POWER_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NEUTRAL_FIELD_NUMBER: _ClassVar[int]
    POSSESSED_FIELD_NUMBER: _ClassVar[int]
    POWER_WORKS_FIELD_NUMBER: _ClassVar[int]
    QI_FIELD_NUMBER: _ClassVar[int]
    SPACES_FIELD_NUMBER: _ClassVar[int]
    side: _common_pb2.Side
    colour: _common_pb2.Colour
    power: _common_pb2.Power
    seat: int
    neutral: bool
    possessed: bool
    power_works: bool
    qi: int
    spaces: _containers.RepeatedCompositeFieldContainer[SpaceView]
    def __init__(self, side: _Optional[_Union[_common_pb2.Side, str]] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., power: _Optional[_Union[_common_pb2.Power, str]] = ..., seat: _Optional[int] = ..., neutral: _Optional[bool] = ..., possessed: _Optional[bool] = ..., power_works: _Optional[bool] = ..., qi: _Optional[int] = ..., spaces: _Optional[_Iterable[_Union[SpaceView, _Mapping]]] = ...) -> None: ...

class SpaceView(_message.Message):
    __slots__ = ("space", "card", "figure", "captive_die", "standing", "scroll", "buddha")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    FIGURE_FIELD_NUMBER: _ClassVar[int]
    CAPTIVE_DIE_FIELD_NUMBER: _ClassVar[int]
    STANDING_FIELD_NUMBER: _ClassVar[int]
    SCROLL_FIELD_NUMBER: _ClassVar[int]
    BUDDHA_FIELD_NUMBER: _ClassVar[int]
    space: int
    card: int
    figure: _common_pb2.Figure
    captive_die: bool
    standing: bool
    scroll: bool
    buddha: bool
    def __init__(self, space: _Optional[int] = ..., card: _Optional[int] = ..., figure: _Optional[_Union[_common_pb2.Figure, str]] = ..., captive_die: _Optional[bool] = ..., standing: _Optional[bool] = ..., scroll: _Optional[bool] = ..., buddha: _Optional[bool] = ...) -> None: ...

class TaoistView(_message.Message):
    __slots__ = ("seat", "colour", "alive", "qi", "tile", "tao", "yin_yang", "ready_buddhas", "new_buddhas", "power_tokens")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    ALIVE_FIELD_NUMBER: _ClassVar[int]
    QI_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    TAO_FIELD_NUMBER: _ClassVar[int]
    YIN_YANG_FIELD_NUMBER: _ClassVar[int]
    READY_BUDDHAS_FIELD_NUMBER: _ClassVar[int]
    NEW_BUDDHAS_FIELD_NUMBER: _ClassVar[int]
    POWER_TOKENS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    colour: _common_pb2.Colour
    alive: bool
    qi: int
    tile: int
    tao: _common_pb2.Tokens
    yin_yang: bool
    ready_buddhas: int
    new_buddhas: int
    power_tokens: int
    def __init__(self, seat: _Optional[int] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., alive: _Optional[bool] = ..., qi: _Optional[int] = ..., tile: _Optional[int] = ..., tao: _Optional[_Union[_common_pb2.Tokens, _Mapping]] = ..., yin_yang: _Optional[bool] = ..., ready_buddhas: _Optional[int] = ..., new_buddhas: _Optional[int] = ..., power_tokens: _Optional[int] = ...) -> None: ...

class DeckView(_message.Message):
    __slots__ = ("drawn", "left", "incarnation_draws", "unseen", "discarded", "exorcised", "incarnations")
    DRAWN_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    INCARNATION_DRAWS_FIELD_NUMBER: _ClassVar[int]
    UNSEEN_FIELD_NUMBER: _ClassVar[int]
    DISCARDED_FIELD_NUMBER: _ClassVar[int]
    EXORCISED_FIELD_NUMBER: _ClassVar[int]
    INCARNATIONS_FIELD_NUMBER: _ClassVar[int]
    drawn: int
    left: int
    incarnation_draws: _containers.RepeatedScalarFieldContainer[int]
    unseen: _containers.RepeatedScalarFieldContainer[int]
    discarded: _containers.RepeatedScalarFieldContainer[int]
    exorcised: int
    incarnations: int
    def __init__(self, drawn: _Optional[int] = ..., left: _Optional[int] = ..., incarnation_draws: _Optional[_Iterable[int]] = ..., unseen: _Optional[_Iterable[int]] = ..., discarded: _Optional[_Iterable[int]] = ..., exorcised: _Optional[int] = ..., incarnations: _Optional[int] = ...) -> None: ...

class TurnView(_message.Message):
    __slots__ = ("helps", "exorcisms", "help_tile", "used_pockets", "used_mantra", "used_twin_winds", "placed_buddha", "took_power_tokens", "scroll_came_back", "ghost_moved", "borrowed")
    HELPS_FIELD_NUMBER: _ClassVar[int]
    EXORCISMS_FIELD_NUMBER: _ClassVar[int]
    HELP_TILE_FIELD_NUMBER: _ClassVar[int]
    USED_POCKETS_FIELD_NUMBER: _ClassVar[int]
    USED_MANTRA_FIELD_NUMBER: _ClassVar[int]
    USED_TWIN_WINDS_FIELD_NUMBER: _ClassVar[int]
    PLACED_BUDDHA_FIELD_NUMBER: _ClassVar[int]
    TOOK_POWER_TOKENS_FIELD_NUMBER: _ClassVar[int]
    SCROLL_CAME_BACK_FIELD_NUMBER: _ClassVar[int]
    GHOST_MOVED_FIELD_NUMBER: _ClassVar[int]
    BORROWED_FIELD_NUMBER: _ClassVar[int]
    helps: int
    exorcisms: int
    help_tile: int
    used_pockets: bool
    used_mantra: bool
    used_twin_winds: bool
    placed_buddha: bool
    took_power_tokens: bool
    scroll_came_back: bool
    ghost_moved: bool
    borrowed: _containers.RepeatedScalarFieldContainer[_common_pb2.Side]
    def __init__(self, helps: _Optional[int] = ..., exorcisms: _Optional[int] = ..., help_tile: _Optional[int] = ..., used_pockets: _Optional[bool] = ..., used_mantra: _Optional[bool] = ..., used_twin_winds: _Optional[bool] = ..., placed_buddha: _Optional[bool] = ..., took_power_tokens: _Optional[bool] = ..., scroll_came_back: _Optional[bool] = ..., ghost_moved: _Optional[bool] = ..., borrowed: _Optional[_Iterable[_Union[_common_pb2.Side, str]]] = ...) -> None: ...

class PendingView(_message.Message):
    __slots__ = ("first_choice", "curse_source", "curse_seat", "curse_side", "curse_face", "dice", "faces", "in_the_air", "chosen", "spend", "cursing")
    FIRST_CHOICE_FIELD_NUMBER: _ClassVar[int]
    CURSE_SOURCE_FIELD_NUMBER: _ClassVar[int]
    CURSE_SEAT_FIELD_NUMBER: _ClassVar[int]
    CURSE_SIDE_FIELD_NUMBER: _ClassVar[int]
    CURSE_FACE_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    FACES_FIELD_NUMBER: _ClassVar[int]
    IN_THE_AIR_FIELD_NUMBER: _ClassVar[int]
    CHOSEN_FIELD_NUMBER: _ClassVar[int]
    SPEND_FIELD_NUMBER: _ClassVar[int]
    CURSING_FIELD_NUMBER: _ClassVar[int]
    first_choice: int
    curse_source: int
    curse_seat: int
    curse_side: _common_pb2.Side
    curse_face: _common_pb2.CurseFace
    dice: int
    faces: _containers.RepeatedScalarFieldContainer[_common_pb2.Colour]
    in_the_air: _containers.RepeatedScalarFieldContainer[int]
    chosen: _containers.RepeatedScalarFieldContainer[int]
    spend: _common_pb2.Tokens
    cursing: _containers.RepeatedCompositeFieldContainer[CursingGhost]
    def __init__(self, first_choice: _Optional[int] = ..., curse_source: _Optional[int] = ..., curse_seat: _Optional[int] = ..., curse_side: _Optional[_Union[_common_pb2.Side, str]] = ..., curse_face: _Optional[_Union[_common_pb2.CurseFace, str]] = ..., dice: _Optional[int] = ..., faces: _Optional[_Iterable[_Union[_common_pb2.Colour, str]]] = ..., in_the_air: _Optional[_Iterable[int]] = ..., chosen: _Optional[_Iterable[int]] = ..., spend: _Optional[_Union[_common_pb2.Tokens, _Mapping]] = ..., cursing: _Optional[_Iterable[_Union[CursingGhost, _Mapping]]] = ...) -> None: ...

class CursingGhost(_message.Message):
    __slots__ = ("space", "card")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    space: int
    card: int
    def __init__(self, space: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class Components(_message.Message):
    __slots__ = ("cards", "powers", "tiles", "spaces", "haunted_limit", "incarnations", "deck_size", "incarnation_draws", "curse_die", "seat_sides")
    CARDS_FIELD_NUMBER: _ClassVar[int]
    POWERS_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    SPACES_FIELD_NUMBER: _ClassVar[int]
    HAUNTED_LIMIT_FIELD_NUMBER: _ClassVar[int]
    INCARNATIONS_FIELD_NUMBER: _ClassVar[int]
    DECK_SIZE_FIELD_NUMBER: _ClassVar[int]
    INCARNATION_DRAWS_FIELD_NUMBER: _ClassVar[int]
    CURSE_DIE_FIELD_NUMBER: _ClassVar[int]
    SEAT_SIDES_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedCompositeFieldContainer[CardInfo]
    powers: _containers.RepeatedCompositeFieldContainer[NamedPower]
    tiles: _containers.RepeatedCompositeFieldContainer[NamedTile]
    spaces: _containers.RepeatedCompositeFieldContainer[SpaceInfo]
    haunted_limit: int
    incarnations: int
    deck_size: int
    incarnation_draws: _containers.RepeatedScalarFieldContainer[int]
    curse_die: _containers.RepeatedScalarFieldContainer[_common_pb2.CurseFace]
    seat_sides: _containers.RepeatedScalarFieldContainer[_common_pb2.Side]
    def __init__(self, cards: _Optional[_Iterable[_Union[CardInfo, _Mapping]]] = ..., powers: _Optional[_Iterable[_Union[NamedPower, _Mapping]]] = ..., tiles: _Optional[_Iterable[_Union[NamedTile, _Mapping]]] = ..., spaces: _Optional[_Iterable[_Union[SpaceInfo, _Mapping]]] = ..., haunted_limit: _Optional[int] = ..., incarnations: _Optional[int] = ..., deck_size: _Optional[int] = ..., incarnation_draws: _Optional[_Iterable[int]] = ..., curse_die: _Optional[_Iterable[_Union[_common_pb2.CurseFace, str]]] = ..., seat_sides: _Optional[_Iterable[_Union[_common_pb2.Side, str]]] = ...) -> None: ...

class CardInfo(_message.Message):
    __slots__ = ("number", "name", "neve", "colour", "resistance", "left", "centre", "curses", "reward")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    NEVE_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    RESISTANCE_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    CENTRE_FIELD_NUMBER: _ClassVar[int]
    CURSES_FIELD_NUMBER: _ClassVar[int]
    REWARD_FIELD_NUMBER: _ClassVar[int]
    number: int
    name: str
    neve: str
    colour: _common_pb2.Colour
    resistance: _common_pb2.Tokens
    left: _containers.RepeatedScalarFieldContainer[_common_pb2.Stone]
    centre: _common_pb2.Stone
    curses: bool
    reward: _common_pb2.Stone
    def __init__(self, number: _Optional[int] = ..., name: _Optional[str] = ..., neve: _Optional[str] = ..., colour: _Optional[_Union[_common_pb2.Colour, str]] = ..., resistance: _Optional[_Union[_common_pb2.Tokens, _Mapping]] = ..., left: _Optional[_Iterable[_Union[_common_pb2.Stone, str]]] = ..., centre: _Optional[_Union[_common_pb2.Stone, str]] = ..., curses: _Optional[bool] = ..., reward: _Optional[_Union[_common_pb2.Stone, str]] = ...) -> None: ...

class NamedPower(_message.Message):
    __slots__ = ("power", "name", "neve")
    POWER_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    NEVE_FIELD_NUMBER: _ClassVar[int]
    power: _common_pb2.Power
    name: str
    neve: str
    def __init__(self, power: _Optional[_Union[_common_pb2.Power, str]] = ..., name: _Optional[str] = ..., neve: _Optional[str] = ...) -> None: ...

class NamedTile(_message.Message):
    __slots__ = ("kind", "name", "neve")
    KIND_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    NEVE_FIELD_NUMBER: _ClassVar[int]
    kind: _common_pb2.TileKind
    name: str
    neve: str
    def __init__(self, kind: _Optional[_Union[_common_pb2.TileKind, str]] = ..., name: _Optional[str] = ..., neve: _Optional[str] = ...) -> None: ...

class SpaceInfo(_message.Message):
    __slots__ = ("space", "label", "line", "opposite")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    OPPOSITE_FIELD_NUMBER: _ClassVar[int]
    space: int
    label: str
    line: _containers.RepeatedScalarFieldContainer[int]
    opposite: int
    def __init__(self, space: _Optional[int] = ..., label: _Optional[str] = ..., line: _Optional[_Iterable[int]] = ..., opposite: _Optional[int] = ...) -> None: ...
