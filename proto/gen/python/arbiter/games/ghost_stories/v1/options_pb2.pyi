from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Difficulty(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DIFFICULTY_UNSPECIFIED: _ClassVar[Difficulty]
    DIFFICULTY_INITIATION: _ClassVar[Difficulty]
    DIFFICULTY_NORMAL: _ClassVar[Difficulty]
    DIFFICULTY_NIGHTMARE: _ClassVar[Difficulty]
    DIFFICULTY_HELL: _ClassVar[Difficulty]

class BoardFaces(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BOARD_FACES_UNSPECIFIED: _ClassVar[BoardFaces]
    BOARD_FACES_RANDOM: _ClassVar[BoardFaces]
    BOARD_FACES_NAMED: _ClassVar[BoardFaces]

class Face(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FACE_UNSPECIFIED: _ClassVar[Face]
    FACE_A: _ClassVar[Face]
    FACE_B: _ClassVar[Face]

class TwinWindsTiming(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TWIN_WINDS_TIMING_UNSPECIFIED: _ClassVar[TwinWindsTiming]
    TWIN_WINDS_TIMING_AFTER_MOVE: _ClassVar[TwinWindsTiming]
    TWIN_WINDS_TIMING_BEFORE_MOVE: _ClassVar[TwinWindsTiming]

class ScoringProfile(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCORING_PROFILE_UNSPECIFIED: _ClassVar[ScoringProfile]
    SCORING_PROFILE_PRINTED_2008: _ClassVar[ScoringProfile]
    SCORING_PROFILE_ERRATA_2009: _ClassVar[ScoringProfile]

class ScoreNeutralQi(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCORE_NEUTRAL_QI_UNSPECIFIED: _ClassVar[ScoreNeutralQi]
    SCORE_NEUTRAL_QI_COUNTS: _ClassVar[ScoreNeutralQi]
    SCORE_NEUTRAL_QI_IGNORED: _ClassVar[ScoreNeutralQi]

class DeckOut(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DECK_OUT_UNSPECIFIED: _ClassVar[DeckOut]
    DECK_OUT_ON_LAST_DRAW: _ClassVar[DeckOut]
    DECK_OUT_ON_DRAW_FROM_EMPTY: _ClassVar[DeckOut]

class CircleTokenWhenHaunted(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CIRCLE_TOKEN_WHEN_HAUNTED_UNSPECIFIED: _ClassVar[CircleTokenWhenHaunted]
    CIRCLE_TOKEN_WHEN_HAUNTED_RETURN_TO_SUPPLY: _ClassVar[CircleTokenWhenHaunted]
    CIRCLE_TOKEN_WHEN_HAUNTED_STAY_WITHOUT_EFFECT: _ClassVar[CircleTokenWhenHaunted]

class CircleOnMulticolour(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CIRCLE_ON_MULTICOLOUR_UNSPECIFIED: _ClassVar[CircleOnMulticolour]
    CIRCLE_ON_MULTICOLOUR_PER_SYMBOL: _ClassVar[CircleOnMulticolour]
    CIRCLE_ON_MULTICOLOUR_NONE: _ClassVar[CircleOnMulticolour]

class MantraOnPowerLoss(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MANTRA_ON_POWER_LOSS_UNSPECIFIED: _ClassVar[MantraOnPowerLoss]
    MANTRA_ON_POWER_LOSS_RETURN_TO_BOARD: _ClassVar[MantraOnPowerLoss]
    MANTRA_ON_POWER_LOSS_REMOVED_FOR_REST_OF_GAME: _ClassVar[MantraOnPowerLoss]

class HerbalistDice(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    HERBALIST_DICE_UNSPECIFIED: _ClassVar[HerbalistDice]
    HERBALIST_DICE_FREE_ONLY: _ClassVar[HerbalistDice]
    HERBALIST_DICE_ALWAYS_TWO: _ClassVar[HerbalistDice]

class HerbalistWhite(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    HERBALIST_WHITE_UNSPECIFIED: _ClassVar[HerbalistWhite]
    HERBALIST_WHITE_AS_EXORCISM: _ClassVar[HerbalistWhite]
    HERBALIST_WHITE_ALWAYS_WILD: _ClassVar[HerbalistWhite]

class QiCap(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    QI_CAP_UNSPECIFIED: _ClassVar[QiCap]
    QI_CAP_NONE: _ClassVar[QiCap]
    QI_CAP_START_QI: _ClassVar[QiCap]

class DarkWraithResistance(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DARK_WRAITH_RESISTANCE_UNSPECIFIED: _ClassVar[DarkWraithResistance]
    DARK_WRAITH_RESISTANCE_THREE: _ClassVar[DarkWraithResistance]
    DARK_WRAITH_RESISTANCE_TWO: _ClassVar[DarkWraithResistance]

class ExorcismDiceRule(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    EXORCISM_DICE_RULE_UNSPECIFIED: _ClassVar[ExorcismDiceRule]
    EXORCISM_DICE_RULE_FREE_ASSIGNMENT: _ClassVar[ExorcismDiceRule]
    EXORCISM_DICE_RULE_DICE_FIRST: _ClassVar[ExorcismDiceRule]

class PavilionHalves(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PAVILION_HALVES_UNSPECIFIED: _ClassVar[PavilionHalves]
    PAVILION_HALVES_BOTH_IF_POSSIBLE: _ClassVar[PavilionHalves]
    PAVILION_HALVES_EACH_OPTIONAL: _ClassVar[PavilionHalves]

class SoloPavilion(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SOLO_PAVILION_UNSPECIFIED: _ClassVar[SoloPavilion]
    SOLO_PAVILION_OWN_TAOIST: _ClassVar[SoloPavilion]
    SOLO_PAVILION_NOBODY: _ClassVar[SoloPavilion]

class DeadTaoistPowerTokens(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DEAD_TAOIST_POWER_TOKENS_UNSPECIFIED: _ClassVar[DeadTaoistPowerTokens]
    DEAD_TAOIST_POWER_TOKENS_CENTRE_TILE: _ClassVar[DeadTaoistPowerTokens]
    DEAD_TAOIST_POWER_TOKENS_LOST: _ClassVar[DeadTaoistPowerTokens]

class FullLineLoss(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FULL_LINE_LOSS_UNSPECIFIED: _ClassVar[FullLineLoss]
    FULL_LINE_LOSS_HAUNTERS_ONLY: _ClassVar[FullLineLoss]
    FULL_LINE_LOSS_ANY_HAUNT: _ClassVar[FullLineLoss]
DIFFICULTY_UNSPECIFIED: Difficulty
DIFFICULTY_INITIATION: Difficulty
DIFFICULTY_NORMAL: Difficulty
DIFFICULTY_NIGHTMARE: Difficulty
DIFFICULTY_HELL: Difficulty
BOARD_FACES_UNSPECIFIED: BoardFaces
BOARD_FACES_RANDOM: BoardFaces
BOARD_FACES_NAMED: BoardFaces
FACE_UNSPECIFIED: Face
FACE_A: Face
FACE_B: Face
TWIN_WINDS_TIMING_UNSPECIFIED: TwinWindsTiming
TWIN_WINDS_TIMING_AFTER_MOVE: TwinWindsTiming
TWIN_WINDS_TIMING_BEFORE_MOVE: TwinWindsTiming
SCORING_PROFILE_UNSPECIFIED: ScoringProfile
SCORING_PROFILE_PRINTED_2008: ScoringProfile
SCORING_PROFILE_ERRATA_2009: ScoringProfile
SCORE_NEUTRAL_QI_UNSPECIFIED: ScoreNeutralQi
SCORE_NEUTRAL_QI_COUNTS: ScoreNeutralQi
SCORE_NEUTRAL_QI_IGNORED: ScoreNeutralQi
DECK_OUT_UNSPECIFIED: DeckOut
DECK_OUT_ON_LAST_DRAW: DeckOut
DECK_OUT_ON_DRAW_FROM_EMPTY: DeckOut
CIRCLE_TOKEN_WHEN_HAUNTED_UNSPECIFIED: CircleTokenWhenHaunted
CIRCLE_TOKEN_WHEN_HAUNTED_RETURN_TO_SUPPLY: CircleTokenWhenHaunted
CIRCLE_TOKEN_WHEN_HAUNTED_STAY_WITHOUT_EFFECT: CircleTokenWhenHaunted
CIRCLE_ON_MULTICOLOUR_UNSPECIFIED: CircleOnMulticolour
CIRCLE_ON_MULTICOLOUR_PER_SYMBOL: CircleOnMulticolour
CIRCLE_ON_MULTICOLOUR_NONE: CircleOnMulticolour
MANTRA_ON_POWER_LOSS_UNSPECIFIED: MantraOnPowerLoss
MANTRA_ON_POWER_LOSS_RETURN_TO_BOARD: MantraOnPowerLoss
MANTRA_ON_POWER_LOSS_REMOVED_FOR_REST_OF_GAME: MantraOnPowerLoss
HERBALIST_DICE_UNSPECIFIED: HerbalistDice
HERBALIST_DICE_FREE_ONLY: HerbalistDice
HERBALIST_DICE_ALWAYS_TWO: HerbalistDice
HERBALIST_WHITE_UNSPECIFIED: HerbalistWhite
HERBALIST_WHITE_AS_EXORCISM: HerbalistWhite
HERBALIST_WHITE_ALWAYS_WILD: HerbalistWhite
QI_CAP_UNSPECIFIED: QiCap
QI_CAP_NONE: QiCap
QI_CAP_START_QI: QiCap
DARK_WRAITH_RESISTANCE_UNSPECIFIED: DarkWraithResistance
DARK_WRAITH_RESISTANCE_THREE: DarkWraithResistance
DARK_WRAITH_RESISTANCE_TWO: DarkWraithResistance
EXORCISM_DICE_RULE_UNSPECIFIED: ExorcismDiceRule
EXORCISM_DICE_RULE_FREE_ASSIGNMENT: ExorcismDiceRule
EXORCISM_DICE_RULE_DICE_FIRST: ExorcismDiceRule
PAVILION_HALVES_UNSPECIFIED: PavilionHalves
PAVILION_HALVES_BOTH_IF_POSSIBLE: PavilionHalves
PAVILION_HALVES_EACH_OPTIONAL: PavilionHalves
SOLO_PAVILION_UNSPECIFIED: SoloPavilion
SOLO_PAVILION_OWN_TAOIST: SoloPavilion
SOLO_PAVILION_NOBODY: SoloPavilion
DEAD_TAOIST_POWER_TOKENS_UNSPECIFIED: DeadTaoistPowerTokens
DEAD_TAOIST_POWER_TOKENS_CENTRE_TILE: DeadTaoistPowerTokens
DEAD_TAOIST_POWER_TOKENS_LOST: DeadTaoistPowerTokens
FULL_LINE_LOSS_UNSPECIFIED: FullLineLoss
FULL_LINE_LOSS_HAUNTERS_ONLY: FullLineLoss
FULL_LINE_LOSS_ANY_HAUNT: FullLineLoss

class Options(_message.Message):
    __slots__ = ("difficulty", "initiation_black_tao", "easy_initiation_5_qi", "board_faces", "faces", "twin_winds_timing", "scoring_profile", "score_neutral_qi", "deck_out", "circle_token_when_haunted", "circle_on_multicolour", "mantra_on_power_loss", "herbalist_dice", "herbalist_white", "qi_cap", "dark_wraith_resistance", "exorcism_dice_rule", "pavilion_halves", "solo_pavilion", "dead_taoist_power_tokens", "full_line_loss", "yin_yang_between_blue_actions")
    DIFFICULTY_FIELD_NUMBER: _ClassVar[int]
    INITIATION_BLACK_TAO_FIELD_NUMBER: _ClassVar[int]
    EASY_INITIATION_5_QI_FIELD_NUMBER: _ClassVar[int]
    BOARD_FACES_FIELD_NUMBER: _ClassVar[int]
    FACES_FIELD_NUMBER: _ClassVar[int]
    TWIN_WINDS_TIMING_FIELD_NUMBER: _ClassVar[int]
    SCORING_PROFILE_FIELD_NUMBER: _ClassVar[int]
    SCORE_NEUTRAL_QI_FIELD_NUMBER: _ClassVar[int]
    DECK_OUT_FIELD_NUMBER: _ClassVar[int]
    CIRCLE_TOKEN_WHEN_HAUNTED_FIELD_NUMBER: _ClassVar[int]
    CIRCLE_ON_MULTICOLOUR_FIELD_NUMBER: _ClassVar[int]
    MANTRA_ON_POWER_LOSS_FIELD_NUMBER: _ClassVar[int]
    HERBALIST_DICE_FIELD_NUMBER: _ClassVar[int]
    HERBALIST_WHITE_FIELD_NUMBER: _ClassVar[int]
    QI_CAP_FIELD_NUMBER: _ClassVar[int]
    DARK_WRAITH_RESISTANCE_FIELD_NUMBER: _ClassVar[int]
    EXORCISM_DICE_RULE_FIELD_NUMBER: _ClassVar[int]
    PAVILION_HALVES_FIELD_NUMBER: _ClassVar[int]
    SOLO_PAVILION_FIELD_NUMBER: _ClassVar[int]
    DEAD_TAOIST_POWER_TOKENS_FIELD_NUMBER: _ClassVar[int]
    FULL_LINE_LOSS_FIELD_NUMBER: _ClassVar[int]
    YIN_YANG_BETWEEN_BLUE_ACTIONS_FIELD_NUMBER: _ClassVar[int]
    difficulty: Difficulty
    initiation_black_tao: bool
    easy_initiation_5_qi: bool
    board_faces: BoardFaces
    faces: _containers.RepeatedScalarFieldContainer[Face]
    twin_winds_timing: TwinWindsTiming
    scoring_profile: ScoringProfile
    score_neutral_qi: ScoreNeutralQi
    deck_out: DeckOut
    circle_token_when_haunted: CircleTokenWhenHaunted
    circle_on_multicolour: CircleOnMulticolour
    mantra_on_power_loss: MantraOnPowerLoss
    herbalist_dice: HerbalistDice
    herbalist_white: HerbalistWhite
    qi_cap: QiCap
    dark_wraith_resistance: DarkWraithResistance
    exorcism_dice_rule: ExorcismDiceRule
    pavilion_halves: PavilionHalves
    solo_pavilion: SoloPavilion
    dead_taoist_power_tokens: DeadTaoistPowerTokens
    full_line_loss: FullLineLoss
    yin_yang_between_blue_actions: bool
    def __init__(self, difficulty: _Optional[_Union[Difficulty, str]] = ..., initiation_black_tao: _Optional[bool] = ..., easy_initiation_5_qi: _Optional[bool] = ..., board_faces: _Optional[_Union[BoardFaces, str]] = ..., faces: _Optional[_Iterable[_Union[Face, str]]] = ..., twin_winds_timing: _Optional[_Union[TwinWindsTiming, str]] = ..., scoring_profile: _Optional[_Union[ScoringProfile, str]] = ..., score_neutral_qi: _Optional[_Union[ScoreNeutralQi, str]] = ..., deck_out: _Optional[_Union[DeckOut, str]] = ..., circle_token_when_haunted: _Optional[_Union[CircleTokenWhenHaunted, str]] = ..., circle_on_multicolour: _Optional[_Union[CircleOnMulticolour, str]] = ..., mantra_on_power_loss: _Optional[_Union[MantraOnPowerLoss, str]] = ..., herbalist_dice: _Optional[_Union[HerbalistDice, str]] = ..., herbalist_white: _Optional[_Union[HerbalistWhite, str]] = ..., qi_cap: _Optional[_Union[QiCap, str]] = ..., dark_wraith_resistance: _Optional[_Union[DarkWraithResistance, str]] = ..., exorcism_dice_rule: _Optional[_Union[ExorcismDiceRule, str]] = ..., pavilion_halves: _Optional[_Union[PavilionHalves, str]] = ..., solo_pavilion: _Optional[_Union[SoloPavilion, str]] = ..., dead_taoist_power_tokens: _Optional[_Union[DeadTaoistPowerTokens, str]] = ..., full_line_loss: _Optional[_Union[FullLineLoss, str]] = ..., yin_yang_between_blue_actions: _Optional[bool] = ...) -> None: ...
