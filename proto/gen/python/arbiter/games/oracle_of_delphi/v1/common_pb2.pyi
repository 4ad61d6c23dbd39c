from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from typing import ClassVar as _ClassVar

DESCRIPTOR: _descriptor.FileDescriptor

class Colour(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    COLOUR_UNSPECIFIED: _ClassVar[Colour]
    COLOUR_RED: _ClassVar[Colour]
    COLOUR_BLACK: _ClassVar[Colour]
    COLOUR_PINK: _ClassVar[Colour]
    COLOUR_BLUE: _ClassVar[Colour]
    COLOUR_YELLOW: _ClassVar[Colour]
    COLOUR_GREEN: _ClassVar[Colour]

class God(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GOD_UNSPECIFIED: _ClassVar[God]
    GOD_APHRODITE: _ClassVar[God]
    GOD_ARES: _ClassVar[God]
    GOD_HERMES: _ClassVar[God]
    GOD_POSEIDON: _ClassVar[God]
    GOD_APOLLON: _ClassVar[God]
    GOD_ARTEMIS: _ClassVar[God]

class PlayerColour(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PLAYER_COLOUR_UNSPECIFIED: _ClassVar[PlayerColour]
    PLAYER_COLOUR_RED: _ClassVar[PlayerColour]
    PLAYER_COLOUR_YELLOW: _ClassVar[PlayerColour]
    PLAYER_COLOUR_GREEN: _ClassVar[PlayerColour]
    PLAYER_COLOUR_BLUE: _ClassVar[PlayerColour]

class Letter(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    LETTER_UNSPECIFIED: _ClassVar[Letter]
    LETTER_PHI: _ClassVar[Letter]
    LETTER_PSI: _ClassVar[Letter]
    LETTER_SIGMA: _ClassVar[Letter]
    LETTER_OMEGA: _ClassVar[Letter]

class Task(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TASK_UNSPECIFIED: _ClassVar[Task]
    TASK_SHRINE: _ClassVar[Task]
    TASK_STATUE: _ClassVar[Task]
    TASK_OFFERING: _ClassVar[Task]
    TASK_MONSTER: _ClassVar[Task]

class Source(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SOURCE_UNSPECIFIED: _ClassVar[Source]
    SOURCE_DIE: _ClassVar[Source]
    SOURCE_ORACLE_CARD: _ClassVar[Source]
    SOURCE_EXTRA_ACTION: _ClassVar[Source]

class SpaceKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SPACE_KIND_UNSPECIFIED: _ClassVar[SpaceKind]
    SPACE_KIND_WATER: _ClassVar[SpaceKind]
    SPACE_KIND_ZEUS: _ClassVar[SpaceKind]
    SPACE_KIND_CLOUD: _ClassVar[SpaceKind]
    SPACE_KIND_OFFERING: _ClassVar[SpaceKind]
    SPACE_KIND_TEMPLE: _ClassVar[SpaceKind]
    SPACE_KIND_STATUE: _ClassVar[SpaceKind]
    SPACE_KIND_MONSTER: _ClassVar[SpaceKind]
    SPACE_KIND_CITY: _ClassVar[SpaceKind]
    SPACE_KIND_SHALLOWS: _ClassVar[SpaceKind]
    SPACE_KIND_MARKED_MONSTER: _ClassVar[SpaceKind]

class CompanionKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    COMPANION_KIND_UNSPECIFIED: _ClassVar[CompanionKind]
    COMPANION_KIND_HERO: _ClassVar[CompanionKind]
    COMPANION_KIND_DEMIGOD: _ClassVar[CompanionKind]
    COMPANION_KIND_CREATURE: _ClassVar[CompanionKind]

class Phase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PHASE_UNSPECIFIED: _ClassVar[Phase]
    PHASE_SETUP: _ClassVar[Phase]
    PHASE_CHECK: _ClassVar[Phase]
    PHASE_ACTIONS: _ClassVar[Phase]
    PHASE_CONSULTING: _ClassVar[Phase]
    PHASE_REACTIONS: _ClassVar[Phase]
    PHASE_RECOVERED: _ClassVar[Phase]
    PHASE_ATTACK: _ClassVar[Phase]
    PHASE_OVER: _ClassVar[Phase]

class Point(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    POINT_UNSPECIFIED: _ClassVar[Point]
    POINT_SETUP: _ClassVar[Point]
    POINT_TILE: _ClassVar[Point]
    POINT_ORACLE_CARD: _ClassVar[Point]
    POINT_INJURY_CARD: _ClassVar[Point]
    POINT_REFILL: _ClassVar[Point]
    POINT_BATTLE: _ClassVar[Point]
    POINT_ORACLE: _ClassVar[Point]
    POINT_TITAN: _ClassVar[Point]
    POINT_DRAFT: _ClassVar[Point]
    POINT_RETURN: _ClassVar[Point]
    POINT_RECOVER: _ClassVar[Point]
    POINT_BONUS: _ClassVar[Point]
    POINT_MAIN: _ClassVar[Point]
    POINT_COLOUR: _ClassVar[Point]
    POINT_MOVE: _ClassVar[Point]
    POINT_FIGHT: _ClassVar[Point]
    POINT_EQUIPMENT: _ClassVar[Point]
    POINT_COMPANION: _ClassVar[Point]
    POINT_GOD_STEP: _ClassVar[Point]
    POINT_OMEGA: _ClassVar[Point]
    POINT_LOOK: _ClassVar[Point]
    POINT_SCOUT: _ClassVar[Point]
    POINT_TAKE: _ClassVar[Point]
    POINT_GOD_TO_TOP: _ClassVar[Point]
    POINT_GOD_TARGET: _ClassVar[Point]
    POINT_REACT: _ClassVar[Point]
    POINT_OVER: _ClassVar[Point]

class Effect(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    EFFECT_UNSPECIFIED: _ClassVar[Effect]
    EFFECT_STEPS: _ClassVar[Effect]
    EFFECT_DRAW: _ClassVar[Effect]
    EFFECT_EQUIPMENT: _ClassVar[Effect]
    EFFECT_COMPANION: _ClassVar[Effect]
    EFFECT_OMEGA: _ClassVar[Effect]
    EFFECT_SCOUT: _ClassVar[Effect]
    EFFECT_TAKE: _ClassVar[Effect]
    EFFECT_GOD_TO_TOP: _ClassVar[Effect]
    EFFECT_GOD_DOWN: _ClassVar[Effect]
    EFFECT_SPENT: _ClassVar[Effect]
    EFFECT_REFILL: _ClassVar[Effect]
    EFFECT_UNCOVER: _ClassVar[Effect]
    EFFECT_SEE: _ClassVar[Effect]
    EFFECT_LOOK: _ClassVar[Effect]
    EFFECT_BATTLE: _ClassVar[Effect]
    EFFECT_LOST_ROUND: _ClassVar[Effect]
    EFFECT_INJURY: _ClassVar[Effect]
    EFFECT_GAIN: _ClassVar[Effect]
    EFFECT_STEP_WITH_REWARD: _ClassVar[Effect]
COLOUR_UNSPECIFIED: Colour
COLOUR_RED: Colour
COLOUR_BLACK: Colour
COLOUR_PINK: Colour
COLOUR_BLUE: Colour
COLOUR_YELLOW: Colour
COLOUR_GREEN: Colour
GOD_UNSPECIFIED: God
GOD_APHRODITE: God
GOD_ARES: God
GOD_HERMES: God
GOD_POSEIDON: God
GOD_APOLLON: God
GOD_ARTEMIS: God
PLAYER_COLOUR_UNSPECIFIED: PlayerColour
PLAYER_COLOUR_RED: PlayerColour
PLAYER_COLOUR_YELLOW: PlayerColour
PLAYER_COLOUR_GREEN: PlayerColour
PLAYER_COLOUR_BLUE: PlayerColour
LETTER_UNSPECIFIED: Letter
LETTER_PHI: Letter
LETTER_PSI: Letter
LETTER_SIGMA: Letter
LETTER_OMEGA: Letter
TASK_UNSPECIFIED: Task
TASK_SHRINE: Task
TASK_STATUE: Task
TASK_OFFERING: Task
TASK_MONSTER: Task
SOURCE_UNSPECIFIED: Source
SOURCE_DIE: Source
SOURCE_ORACLE_CARD: Source
SOURCE_EXTRA_ACTION: Source
SPACE_KIND_UNSPECIFIED: SpaceKind
SPACE_KIND_WATER: SpaceKind
SPACE_KIND_ZEUS: SpaceKind
SPACE_KIND_CLOUD: SpaceKind
SPACE_KIND_OFFERING: SpaceKind
SPACE_KIND_TEMPLE: SpaceKind
SPACE_KIND_STATUE: SpaceKind
SPACE_KIND_MONSTER: SpaceKind
SPACE_KIND_CITY: SpaceKind
SPACE_KIND_SHALLOWS: SpaceKind
SPACE_KIND_MARKED_MONSTER: SpaceKind
COMPANION_KIND_UNSPECIFIED: CompanionKind
COMPANION_KIND_HERO: CompanionKind
COMPANION_KIND_DEMIGOD: CompanionKind
COMPANION_KIND_CREATURE: CompanionKind
PHASE_UNSPECIFIED: Phase
PHASE_SETUP: Phase
PHASE_CHECK: Phase
PHASE_ACTIONS: Phase
PHASE_CONSULTING: Phase
PHASE_REACTIONS: Phase
PHASE_RECOVERED: Phase
PHASE_ATTACK: Phase
PHASE_OVER: Phase
POINT_UNSPECIFIED: Point
POINT_SETUP: Point
POINT_TILE: Point
POINT_ORACLE_CARD: Point
POINT_INJURY_CARD: Point
POINT_REFILL: Point
POINT_BATTLE: Point
POINT_ORACLE: Point
POINT_TITAN: Point
POINT_DRAFT: Point
POINT_RETURN: Point
POINT_RECOVER: Point
POINT_BONUS: Point
POINT_MAIN: Point
POINT_COLOUR: Point
POINT_MOVE: Point
POINT_FIGHT: Point
POINT_EQUIPMENT: Point
POINT_COMPANION: Point
POINT_GOD_STEP: Point
POINT_OMEGA: Point
POINT_LOOK: Point
POINT_SCOUT: Point
POINT_TAKE: Point
POINT_GOD_TO_TOP: Point
POINT_GOD_TARGET: Point
POINT_REACT: Point
POINT_OVER: Point
EFFECT_UNSPECIFIED: Effect
EFFECT_STEPS: Effect
EFFECT_DRAW: Effect
EFFECT_EQUIPMENT: Effect
EFFECT_COMPANION: Effect
EFFECT_OMEGA: Effect
EFFECT_SCOUT: Effect
EFFECT_TAKE: Effect
EFFECT_GOD_TO_TOP: Effect
EFFECT_GOD_DOWN: Effect
EFFECT_SPENT: Effect
EFFECT_REFILL: Effect
EFFECT_UNCOVER: Effect
EFFECT_SEE: Effect
EFFECT_LOOK: Effect
EFFECT_BATTLE: Effect
EFFECT_LOST_ROUND: Effect
EFFECT_INJURY: Effect
EFFECT_GAIN: Effect
EFFECT_STEP_WITH_REWARD: Effect
