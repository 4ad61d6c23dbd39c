from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class FirstPlayerRule(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FIRST_PLAYER_RULE_UNSPECIFIED: _ClassVar[FirstPlayerRule]
    FIRST_PLAYER_RULE_RANDOM: _ClassVar[FirstPlayerRule]
    FIRST_PLAYER_RULE_SEAT: _ClassVar[FirstPlayerRule]

class RecoverOrder(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RECOVER_ORDER_UNSPECIFIED: _ClassVar[RecoverOrder]
    RECOVER_ORDER_TURN_ORDER: _ClassVar[RecoverOrder]
    RECOVER_ORDER_SIMULTANEOUS: _ClassVar[RecoverOrder]

class SetBonusBeyond(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SET_BONUS_BEYOND_UNSPECIFIED: _ClassVar[SetBonusBeyond]
    SET_BONUS_BEYOND_CAP: _ClassVar[SetBonusBeyond]
    SET_BONUS_BEYOND_NEW_SET: _ClassVar[SetBonusBeyond]

class HadesSumTie(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    HADES_SUM_TIE_UNSPECIFIED: _ClassVar[HadesSumTie]
    HADES_SUM_TIE_OWNER_OF_TOP_CARD: _ClassVar[HadesSumTie]
    HADES_SUM_TIE_OWNER_OF_BOTTOM_CARD: _ClassVar[HadesSumTie]

class WrathShortfall(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WRATH_SHORTFALL_UNSPECIFIED: _ClassVar[WrathShortfall]
    WRATH_SHORTFALL_SUBTRACT_MISSING_POINTS: _ClassVar[WrathShortfall]
    WRATH_SHORTFALL_IGNORE: _ClassVar[WrathShortfall]
    WRATH_SHORTFALL_MINUS_THREE: _ClassVar[WrathShortfall]

class WrathPaymentUnit(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WRATH_PAYMENT_UNIT_UNSPECIFIED: _ClassVar[WrathPaymentUnit]
    WRATH_PAYMENT_UNIT_PER_TOKEN: _ClassVar[WrathPaymentUnit]
    WRATH_PAYMENT_UNIT_POOLED: _ClassVar[WrathPaymentUnit]

class WrathPaymentMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WRATH_PAYMENT_MODE_UNSPECIFIED: _ClassVar[WrathPaymentMode]
    WRATH_PAYMENT_MODE_TOKEN_BY_TOKEN: _ClassVar[WrathPaymentMode]
    WRATH_PAYMENT_MODE_MINIMAL_SETS: _ClassVar[WrathPaymentMode]

class TieBreakTokens(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TIE_BREAK_TOKENS_UNSPECIFIED: _ClassVar[TieBreakTokens]
    TIE_BREAK_TOKENS_AFTER_PAYMENT: _ClassVar[TieBreakTokens]
    TIE_BREAK_TOKENS_BEFORE_PAYMENT: _ClassVar[TieBreakTokens]

class WinnerPicksWrath(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WINNER_PICKS_WRATH_UNSPECIFIED: _ClassVar[WinnerPicksWrath]
    WINNER_PICKS_WRATH_RETURN_NO_REDRAW: _ClassVar[WinnerPicksWrath]
    WINNER_PICKS_WRATH_REDRAW: _ClassVar[WinnerPicksWrath]

class TileLayout(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TILE_LAYOUT_UNSPECIFIED: _ClassVar[TileLayout]
    TILE_LAYOUT_RANDOM: _ClassVar[TileLayout]
    TILE_LAYOUT_CHOSEN: _ClassVar[TileLayout]

class FirstTokenTotal(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FIRST_TOKEN_TOTAL_UNSPECIFIED: _ClassVar[FirstTokenTotal]
    FIRST_TOKEN_TOTAL_USUAL: _ClassVar[FirstTokenTotal]
    FIRST_TOKEN_TOTAL_EXACT: _ClassVar[FirstTokenTotal]

class LowestWinsTie(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    LOWEST_WINS_TIE_UNSPECIFIED: _ClassVar[LowestWinsTie]
    LOWEST_WINS_TIE_BOTTOM: _ClassVar[LowestWinsTie]
    LOWEST_WINS_TIE_TOP: _ClassVar[LowestWinsTie]
FIRST_PLAYER_RULE_UNSPECIFIED: FirstPlayerRule
FIRST_PLAYER_RULE_RANDOM: FirstPlayerRule
FIRST_PLAYER_RULE_SEAT: FirstPlayerRule
RECOVER_ORDER_UNSPECIFIED: RecoverOrder
RECOVER_ORDER_TURN_ORDER: RecoverOrder
RECOVER_ORDER_SIMULTANEOUS: RecoverOrder
SET_BONUS_BEYOND_UNSPECIFIED: SetBonusBeyond
SET_BONUS_BEYOND_CAP: SetBonusBeyond
SET_BONUS_BEYOND_NEW_SET: SetBonusBeyond
HADES_SUM_TIE_UNSPECIFIED: HadesSumTie
HADES_SUM_TIE_OWNER_OF_TOP_CARD: HadesSumTie
HADES_SUM_TIE_OWNER_OF_BOTTOM_CARD: HadesSumTie
WRATH_SHORTFALL_UNSPECIFIED: WrathShortfall
WRATH_SHORTFALL_SUBTRACT_MISSING_POINTS: WrathShortfall
WRATH_SHORTFALL_IGNORE: WrathShortfall
WRATH_SHORTFALL_MINUS_THREE: WrathShortfall
WRATH_PAYMENT_UNIT_UNSPECIFIED: WrathPaymentUnit
WRATH_PAYMENT_UNIT_PER_TOKEN: WrathPaymentUnit
WRATH_PAYMENT_UNIT_POOLED: WrathPaymentUnit
WRATH_PAYMENT_MODE_UNSPECIFIED: WrathPaymentMode
WRATH_PAYMENT_MODE_TOKEN_BY_TOKEN: WrathPaymentMode
WRATH_PAYMENT_MODE_MINIMAL_SETS: WrathPaymentMode
TIE_BREAK_TOKENS_UNSPECIFIED: TieBreakTokens
TIE_BREAK_TOKENS_AFTER_PAYMENT: TieBreakTokens
TIE_BREAK_TOKENS_BEFORE_PAYMENT: TieBreakTokens
WINNER_PICKS_WRATH_UNSPECIFIED: WinnerPicksWrath
WINNER_PICKS_WRATH_RETURN_NO_REDRAW: WinnerPicksWrath
WINNER_PICKS_WRATH_REDRAW: WinnerPicksWrath
TILE_LAYOUT_UNSPECIFIED: TileLayout
TILE_LAYOUT_RANDOM: TileLayout
TILE_LAYOUT_CHOSEN: TileLayout
FIRST_TOKEN_TOTAL_UNSPECIFIED: FirstTokenTotal
FIRST_TOKEN_TOTAL_USUAL: FirstTokenTotal
FIRST_TOKEN_TOTAL_EXACT: FirstTokenTotal
LOWEST_WINS_TIE_UNSPECIFIED: LowestWinsTie
LOWEST_WINS_TIE_BOTTOM: LowestWinsTie
LOWEST_WINS_TIE_TOP: LowestWinsTie

class Options(_message.Message):
    __slots__ = ("module_hades", "module_special_tiles", "first_player", "first_seat", "recover_order", "set_bonus_beyond", "hades_sum_tie", "wrath_shortfall", "wrath_payment_unit", "wrath_payment_mode", "tie_break_tokens", "winner_picks_wrath", "tile_replacement", "tile_layout", "layout", "pairing", "first_token_total", "lowest_wins_tie")
    MODULE_HADES_FIELD_NUMBER: _ClassVar[int]
    MODULE_SPECIAL_TILES_FIELD_NUMBER: _ClassVar[int]
    FIRST_PLAYER_FIELD_NUMBER: _ClassVar[int]
    FIRST_SEAT_FIELD_NUMBER: _ClassVar[int]
    RECOVER_ORDER_FIELD_NUMBER: _ClassVar[int]
    SET_BONUS_BEYOND_FIELD_NUMBER: _ClassVar[int]
    HADES_SUM_TIE_FIELD_NUMBER: _ClassVar[int]
    WRATH_SHORTFALL_FIELD_NUMBER: _ClassVar[int]
    WRATH_PAYMENT_UNIT_FIELD_NUMBER: _ClassVar[int]
    WRATH_PAYMENT_MODE_FIELD_NUMBER: _ClassVar[int]
    TIE_BREAK_TOKENS_FIELD_NUMBER: _ClassVar[int]
    WINNER_PICKS_WRATH_FIELD_NUMBER: _ClassVar[int]
    TILE_REPLACEMENT_FIELD_NUMBER: _ClassVar[int]
    TILE_LAYOUT_FIELD_NUMBER: _ClassVar[int]
    LAYOUT_FIELD_NUMBER: _ClassVar[int]
    PAIRING_FIELD_NUMBER: _ClassVar[int]
    FIRST_TOKEN_TOTAL_FIELD_NUMBER: _ClassVar[int]
    LOWEST_WINS_TIE_FIELD_NUMBER: _ClassVar[int]
    module_hades: bool
    module_special_tiles: bool
    first_player: FirstPlayerRule
    first_seat: int
    recover_order: RecoverOrder
    set_bonus_beyond: SetBonusBeyond
    hades_sum_tie: HadesSumTie
    wrath_shortfall: WrathShortfall
    wrath_payment_unit: WrathPaymentUnit
    wrath_payment_mode: WrathPaymentMode
    tie_break_tokens: TieBreakTokens
    winner_picks_wrath: WinnerPicksWrath
    tile_replacement: bool
    tile_layout: TileLayout
    layout: _containers.RepeatedCompositeFieldContainer[TileChoice]
    pairing: _containers.RepeatedScalarFieldContainer[int]
    first_token_total: FirstTokenTotal
    lowest_wins_tie: LowestWinsTie
    def __init__(self, module_hades: _Optional[bool] = ..., module_special_tiles: _Optional[bool] = ..., first_player: _Optional[_Union[FirstPlayerRule, str]] = ..., first_seat: _Optional[int] = ..., recover_order: _Optional[_Union[RecoverOrder, str]] = ..., set_bonus_beyond: _Optional[_Union[SetBonusBeyond, str]] = ..., hades_sum_tie: _Optional[_Union[HadesSumTie, str]] = ..., wrath_shortfall: _Optional[_Union[WrathShortfall, str]] = ..., wrath_payment_unit: _Optional[_Union[WrathPaymentUnit, str]] = ..., wrath_payment_mode: _Optional[_Union[WrathPaymentMode, str]] = ..., tie_break_tokens: _Optional[_Union[TieBreakTokens, str]] = ..., winner_picks_wrath: _Optional[_Union[WinnerPicksWrath, str]] = ..., tile_replacement: _Optional[bool] = ..., tile_layout: _Optional[_Union[TileLayout, str]] = ..., layout: _Optional[_Iterable[_Union[TileChoice, _Mapping]]] = ..., pairing: _Optional[_Iterable[int]] = ..., first_token_total: _Optional[_Union[FirstTokenTotal, str]] = ..., lowest_wins_tie: _Optional[_Union[LowestWinsTie, str]] = ...) -> None: ...

class TileChoice(_message.Message):
    __slots__ = ("tile", "side")
    TILE_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    tile: int
    side: int
    def __init__(self, tile: _Optional[int] = ..., side: _Optional[int] = ...) -> None: ...
