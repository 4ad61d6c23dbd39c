from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Colour(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    COLOUR_UNSPECIFIED: _ClassVar[Colour]
    COLOUR_YELLOW: _ClassVar[Colour]
    COLOUR_GREEN: _ClassVar[Colour]
    COLOUR_RED: _ClassVar[Colour]
    COLOUR_BLUE: _ClassVar[Colour]
    COLOUR_BLACK: _ClassVar[Colour]
    COLOUR_WHITE: _ClassVar[Colour]

class Side(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SIDE_UNSPECIFIED: _ClassVar[Side]
    SIDE_NORTH: _ClassVar[Side]
    SIDE_EAST: _ClassVar[Side]
    SIDE_SOUTH: _ClassVar[Side]
    SIDE_WEST: _ClassVar[Side]

class TileKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TILE_KIND_UNSPECIFIED: _ClassVar[TileKind]
    TILE_KIND_CEMETERY: _ClassVar[TileKind]
    TILE_KIND_NIGHT_WATCHMANS_BEAT: _ClassVar[TileKind]
    TILE_KIND_TAOIST_ALTAR: _ClassVar[TileKind]
    TILE_KIND_HERBALISTS_SHOP: _ClassVar[TileKind]
    TILE_KIND_SORCERERS_HUT: _ClassVar[TileKind]
    TILE_KIND_BUDDHIST_TEMPLE: _ClassVar[TileKind]
    TILE_KIND_CIRCLE_OF_PRAYER: _ClassVar[TileKind]
    TILE_KIND_PAVILION_OF_THE_HEAVENLY_WINDS: _ClassVar[TileKind]
    TILE_KIND_TEA_HOUSE: _ClassVar[TileKind]

class Power(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    POWER_UNSPECIFIED: _ClassVar[Power]
    POWER_BOTTOMLESS_POCKETS: _ClassVar[Power]
    POWER_ENFEEBLEMENT_MANTRA: _ClassVar[Power]
    POWER_GODS_FAVORITE: _ClassVar[Power]
    POWER_STRENGTH_OF_A_MOUNTAIN: _ClassVar[Power]
    POWER_DANCE_OF_THE_PEAKS: _ClassVar[Power]
    POWER_DANCE_OF_THE_TWIN_WINDS: _ClassVar[Power]
    POWER_HEAVENLY_GUST: _ClassVar[Power]
    POWER_SECOND_WIND: _ClassVar[Power]

class Stone(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    STONE_UNSPECIFIED: _ClassVar[Stone]
    STONE_SUMMON: _ClassVar[Stone]
    STONE_HAUNT_TILE: _ClassVar[Stone]
    STONE_QI_LOSS: _ClassVar[Stone]
    STONE_QUICK_HAUNT: _ClassVar[Stone]
    STONE_TAO_OFF: _ClassVar[Stone]
    STONE_DIE_CAPTURE: _ClassVar[Stone]
    STONE_POWER_OFF: _ClassVar[Stone]
    STONE_GROUP_POWER_OFF: _ClassVar[Stone]
    STONE_GROUP_TAO_LOSS: _ClassVar[Stone]
    STONE_CIRCLE_CLEAR: _ClassVar[Stone]
    STONE_CURSE_DIE: _ClassVar[Stone]
    STONE_HAUNTER: _ClassVar[Stone]
    STONE_TORMENTOR: _ClassVar[Stone]
    STONE_DICE_IMMUNE: _ClassVar[Stone]
    STONE_WHITE_NOT_WILD: _ClassVar[Stone]
    STONE_OPPOSITE_EMPTY: _ClassVar[Stone]
    STONE_NEEDS_BUDDHA: _ClassVar[Stone]
    STONE_QI_OR_YY: _ClassVar[Stone]
    STONE_TAO_1: _ClassVar[Stone]
    STONE_TAO_2: _ClassVar[Stone]
    STONE_QI_AND_YY: _ClassVar[Stone]

class Figure(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FIGURE_UNSPECIFIED: _ClassVar[Figure]
    FIGURE_ON_CARD: _ClassVar[Figure]
    FIGURE_ON_STONE: _ClassVar[Figure]

class CurseFace(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CURSE_FACE_UNSPECIFIED: _ClassVar[CurseFace]
    CURSE_FACE_BLANK: _ClassVar[CurseFace]
    CURSE_FACE_HAUNT: _ClassVar[CurseFace]
    CURSE_FACE_GHOST: _ClassVar[CurseFace]
    CURSE_FACE_LOSE_ALL_TAO: _ClassVar[CurseFace]
    CURSE_FACE_LOSE_QI: _ClassVar[CurseFace]

class Point(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    POINT_UNSPECIFIED: _ClassVar[Point]
    POINT_TILE: _ClassVar[Point]
    POINT_BOARD: _ClassVar[Point]
    POINT_FACE: _ClassVar[Point]
    POINT_FIRST: _ClassVar[Point]
    POINT_GHOST: _ClassVar[Point]
    POINT_INCARNATION: _ClassVar[Point]
    POINT_CURSE_DIE: _ClassVar[Point]
    POINT_TAO_DIE: _ClassVar[Point]
    POINT_PLACE: _ClassVar[Point]
    POINT_DISCARD: _ClassVar[Point]
    POINT_VICTIM: _ClassVar[Point]
    POINT_CURSE_REROLL: _ClassVar[Point]
    POINT_MENU: _ClassVar[Point]
    POINT_TAKE_TAO: _ClassVar[Point]
    POINT_MANTRA: _ClassVar[Point]
    POINT_COMPANION: _ClassVar[Point]
    POINT_COMPANION_TILE: _ClassVar[Point]
    POINT_REROLL: _ClassVar[Point]
    POINT_SET: _ClassVar[Point]
    POINT_PAY: _ClassVar[Point]
    POINT_OWNER: _ClassVar[Point]
    POINT_CURSE_ORDER: _ClassVar[Point]
    POINT_QI_OR_YY: _ClassVar[Point]
    POINT_GIVE_QI: _ClassVar[Point]
    POINT_GIVE_YY: _ClassVar[Point]
    POINT_REVIVE: _ClassVar[Point]
    POINT_ALTAR: _ClassVar[Point]
    POINT_SORCERER: _ClassVar[Point]
    POINT_WATCHMAN: _ClassVar[Point]
    POINT_CIRCLE: _ClassVar[Point]
    POINT_LIFT_GHOST: _ClassVar[Point]
    POINT_DROP_GHOST: _ClassVar[Point]
    POINT_LIFT_TAOIST: _ClassVar[Point]
    POINT_DROP_TAOIST: _ClassVar[Point]
    POINT_OVER: _ClassVar[Point]

class Window(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WINDOW_UNSPECIFIED: _ClassVar[Window]
    WINDOW_BEFORE_MOVE: _ClassVar[Window]
    WINDOW_BEFORE_ACTION: _ClassVar[Window]
    WINDOW_BETWEEN_ACTIONS: _ClassVar[Window]
    WINDOW_AFTER_ACTION: _ClassVar[Window]
    WINDOW_AFTER_BUDDHA: _ClassVar[Window]

class Ending(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ENDING_UNSPECIFIED: _ClassVar[Ending]
    ENDING_WON: _ClassVar[Ending]
    ENDING_ALL_DEAD: _ClassVar[Ending]
    ENDING_VILLAGE_HAUNTED: _ClassVar[Ending]
    ENDING_LINE_HAUNTED: _ClassVar[Ending]
    ENDING_DECK_OUT: _ClassVar[Ending]

class JobKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    JOB_KIND_UNSPECIFIED: _ClassVar[JobKind]
    JOB_KIND_YIN: _ClassVar[JobKind]
    JOB_KIND_CENTRE: _ClassVar[JobKind]
    JOB_KIND_OVERRUN: _ClassVar[JobKind]
    JOB_KIND_STEP_3: _ClassVar[JobKind]
    JOB_KIND_ARRIVAL: _ClassVar[JobKind]
    JOB_KIND_LEFT: _ClassVar[JobKind]
    JOB_KIND_CURSE: _ClassVar[JobKind]
    JOB_KIND_DISCARD: _ClassVar[JobKind]
    JOB_KIND_WINDOW: _ClassVar[JobKind]
    JOB_KIND_ACTED: _ClassVar[JobKind]
    JOB_KIND_END_TURN: _ClassVar[JobKind]
    JOB_KIND_TAKE_TAO: _ClassVar[JobKind]
    JOB_KIND_GAIN_QI: _ClassVar[JobKind]
    JOB_KIND_THROW: _ClassVar[JobKind]
    JOB_KIND_HERBS: _ClassVar[JobKind]
    JOB_KIND_CHOOSE_SET: _ClassVar[JobKind]
    JOB_KIND_SPEND: _ClassVar[JobKind]
    JOB_KIND_BANISH: _ClassVar[JobKind]
    JOB_KIND_REWARD: _ClassVar[JobKind]
    JOB_KIND_GIVE_YY: _ClassVar[JobKind]
    JOB_KIND_VICTORY: _ClassVar[JobKind]
    JOB_KIND_SECOND_HALF: _ClassVar[JobKind]
COLOUR_UNSPECIFIED: Colour
COLOUR_YELLOW: Colour
COLOUR_GREEN: Colour
COLOUR_RED: Colour
COLOUR_BLUE: Colour
COLOUR_BLACK: Colour
COLOUR_WHITE: Colour
SIDE_UNSPECIFIED: Side
SIDE_NORTH: Side
SIDE_EAST: Side
SIDE_SOUTH: Side
SIDE_WEST: Side
TILE_KIND_UNSPECIFIED: TileKind
TILE_KIND_CEMETERY: TileKind
TILE_KIND_NIGHT_WATCHMANS_BEAT: TileKind
TILE_KIND_TAOIST_ALTAR: TileKind
TILE_KIND_HERBALISTS_SHOP: TileKind
TILE_KIND_SORCERERS_HUT: TileKind
TILE_KIND_BUDDHIST_TEMPLE: TileKind
TILE_KIND_CIRCLE_OF_PRAYER: TileKind
TILE_KIND_PAVILION_OF_THE_HEAVENLY_WINDS: TileKind
TILE_KIND_TEA_HOUSE: TileKind
POWER_UNSPECIFIED: Power
POWER_BOTTOMLESS_POCKETS: Power
POWER_ENFEEBLEMENT_MANTRA: Power
POWER_GODS_FAVORITE: Power
POWER_STRENGTH_OF_A_MOUNTAIN: Power
POWER_DANCE_OF_THE_PEAKS: Power
POWER_DANCE_OF_THE_TWIN_WINDS: Power
POWER_HEAVENLY_GUST: Power
POWER_SECOND_WIND: Power
STONE_UNSPECIFIED: Stone
STONE_SUMMON: Stone
STONE_HAUNT_TILE: Stone
STONE_QI_LOSS: Stone
STONE_QUICK_HAUNT: Stone
STONE_TAO_OFF: Stone
STONE_DIE_CAPTURE: Stone
STONE_POWER_OFF: Stone
STONE_GROUP_POWER_OFF: Stone
STONE_GROUP_TAO_LOSS: Stone
STONE_CIRCLE_CLEAR: Stone
STONE_CURSE_DIE: Stone
STONE_HAUNTER: Stone
STONE_TORMENTOR: Stone
STONE_DICE_IMMUNE: Stone
STONE_WHITE_NOT_WILD: Stone
STONE_OPPOSITE_EMPTY: Stone
STONE_NEEDS_BUDDHA: Stone
STONE_QI_OR_YY: Stone
STONE_TAO_1: Stone
STONE_TAO_2: Stone
STONE_QI_AND_YY: Stone
FIGURE_UNSPECIFIED: Figure
FIGURE_ON_CARD: Figure
FIGURE_ON_STONE: Figure
CURSE_FACE_UNSPECIFIED: CurseFace
CURSE_FACE_BLANK: CurseFace
CURSE_FACE_HAUNT: CurseFace
CURSE_FACE_GHOST: CurseFace
CURSE_FACE_LOSE_ALL_TAO: CurseFace
CURSE_FACE_LOSE_QI: CurseFace
POINT_UNSPECIFIED: Point
POINT_TILE: Point
POINT_BOARD: Point
POINT_FACE: Point
POINT_FIRST: Point
POINT_GHOST: Point
POINT_INCARNATION: Point
POINT_CURSE_DIE: Point
POINT_TAO_DIE: Point
POINT_PLACE: Point
POINT_DISCARD: Point
POINT_VICTIM: Point
POINT_CURSE_REROLL: Point
POINT_MENU: Point
POINT_TAKE_TAO: Point
POINT_MANTRA: Point
POINT_COMPANION: Point
POINT_COMPANION_TILE: Point
POINT_REROLL: Point
POINT_SET: Point
POINT_PAY: Point
POINT_OWNER: Point
POINT_CURSE_ORDER: Point
POINT_QI_OR_YY: Point
POINT_GIVE_QI: Point
POINT_GIVE_YY: Point
POINT_REVIVE: Point
POINT_ALTAR: Point
POINT_SORCERER: Point
POINT_WATCHMAN: Point
POINT_CIRCLE: Point
POINT_LIFT_GHOST: Point
POINT_DROP_GHOST: Point
POINT_LIFT_TAOIST: Point
POINT_DROP_TAOIST: Point
POINT_OVER: Point
WINDOW_UNSPECIFIED: Window
WINDOW_BEFORE_MOVE: Window
WINDOW_BEFORE_ACTION: Window
WINDOW_BETWEEN_ACTIONS: Window
WINDOW_AFTER_ACTION: Window
WINDOW_AFTER_BUDDHA: Window
ENDING_UNSPECIFIED: Ending
ENDING_WON: Ending
ENDING_ALL_DEAD: Ending
ENDING_VILLAGE_HAUNTED: Ending
ENDING_LINE_HAUNTED: Ending
ENDING_DECK_OUT: Ending
JOB_KIND_UNSPECIFIED: JobKind
JOB_KIND_YIN: JobKind
JOB_KIND_CENTRE: JobKind
JOB_KIND_OVERRUN: JobKind
JOB_KIND_STEP_3: JobKind
JOB_KIND_ARRIVAL: JobKind
JOB_KIND_LEFT: JobKind
JOB_KIND_CURSE: JobKind
JOB_KIND_DISCARD: JobKind
JOB_KIND_WINDOW: JobKind
JOB_KIND_ACTED: JobKind
JOB_KIND_END_TURN: JobKind
JOB_KIND_TAKE_TAO: JobKind
JOB_KIND_GAIN_QI: JobKind
JOB_KIND_THROW: JobKind
JOB_KIND_HERBS: JobKind
JOB_KIND_CHOOSE_SET: JobKind
JOB_KIND_SPEND: JobKind
JOB_KIND_BANISH: JobKind
JOB_KIND_REWARD: JobKind
JOB_KIND_GIVE_YY: JobKind
JOB_KIND_VICTORY: JobKind
JOB_KIND_SECOND_HALF: JobKind

class Tokens(_message.Message):
    __slots__ = ("yellow", "green", "red", "blue", "black")
    YELLOW_FIELD_NUMBER: _ClassVar[int]
    GREEN_FIELD_NUMBER: _ClassVar[int]
    RED_FIELD_NUMBER: _ClassVar[int]
    BLUE_FIELD_NUMBER: _ClassVar[int]
    BLACK_FIELD_NUMBER: _ClassVar[int]
    yellow: int
    green: int
    red: int
    blue: int
    black: int
    def __init__(self, yellow: _Optional[int] = ..., green: _Optional[int] = ..., red: _Optional[int] = ..., blue: _Optional[int] = ..., black: _Optional[int] = ...) -> None: ...

class Job(_message.Message):
    __slots__ = ("kind", "a", "b")
    KIND_FIELD_NUMBER: _ClassVar[int]
    A_FIELD_NUMBER: _ClassVar[int]
    B_FIELD_NUMBER: _ClassVar[int]
    kind: JobKind
    a: int
    b: int
    def __init__(self, kind: _Optional[_Union[JobKind, str]] = ..., a: _Optional[int] = ..., b: _Optional[int] = ...) -> None: ...
