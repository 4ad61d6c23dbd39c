from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class StartingPlayer(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    STARTING_PLAYER_UNSPECIFIED: _ClassVar[StartingPlayer]
    STARTING_PLAYER_FIRST_SEAT: _ClassVar[StartingPlayer]
    STARTING_PLAYER_RANDOM: _ClassVar[StartingPlayer]

class HorusTile(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    HORUS_TILE_UNSPECIFIED: _ClassVar[HorusTile]
    HORUS_TILE_COMPULSORY: _ClassVar[HorusTile]
    HORUS_TILE_MAY_DECLINE: _ClassVar[HorusTile]

class MoveAllBlocked(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MOVE_ALL_BLOCKED_UNSPECIFIED: _ClassVar[MoveAllBlocked]
    MOVE_ALL_BLOCKED_STAYS: _ClassVar[MoveAllBlocked]
    MOVE_ALL_BLOCKED_CARD_UNPLAYABLE: _ClassVar[MoveAllBlocked]

class MoveAllAction(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MOVE_ALL_ACTION_UNSPECIFIED: _ClassVar[MoveAllAction]
    MOVE_ALL_ACTION_OPTIONAL: _ClassVar[MoveAllAction]
    MOVE_ALL_ACTION_COMPULSORY: _ClassVar[MoveAllAction]

class MinusOneTake(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MINUS_ONE_TAKE_UNSPECIFIED: _ClassVar[MinusOneTake]
    MINUS_ONE_TAKE_OPTIONAL: _ClassVar[MinusOneTake]
    MINUS_ONE_TAKE_COMPULSORY: _ClassVar[MinusOneTake]

class LastToPenultimateTomb(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    LAST_TO_PENULTIMATE_TOMB_UNSPECIFIED: _ClassVar[LastToPenultimateTomb]
    LAST_TO_PENULTIMATE_TOMB_ALLOWED: _ClassVar[LastToPenultimateTomb]
    LAST_TO_PENULTIMATE_TOMB_FORBIDDEN: _ClassVar[LastToPenultimateTomb]

class BackToStairs(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BACK_TO_STAIRS_UNSPECIFIED: _ClassVar[BackToStairs]
    BACK_TO_STAIRS_FORBIDDEN: _ClassVar[BackToStairs]
    BACK_TO_STAIRS_ALLOWED: _ClassVar[BackToStairs]

class Reshuffle(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RESHUFFLE_UNSPECIFIED: _ClassVar[Reshuffle]
    RESHUFFLE_EAGER: _ClassVar[Reshuffle]
    RESHUFFLE_LAZY: _ClassVar[Reshuffle]

class Tunnels(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TUNNELS_UNSPECIFIED: _ClassVar[Tunnels]
    TUNNELS_ONE_HOP: _ClassVar[Tunnels]
    TUNNELS_CHAIN: _ClassVar[Tunnels]

class Stalemate(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    STALEMATE_UNSPECIFIED: _ClassVar[Stalemate]
    STALEMATE_ALIGNED_ROUND: _ClassVar[Stalemate]
    STALEMATE_ANY_TURNS: _ClassVar[Stalemate]

class SpentKeys(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SPENT_KEYS_UNSPECIFIED: _ClassVar[SpentKeys]
    SPENT_KEYS_OUT_OF_PLAY: _ClassVar[SpentKeys]
    SPENT_KEYS_RECYCLED: _ClassVar[SpentKeys]
STARTING_PLAYER_UNSPECIFIED: StartingPlayer
STARTING_PLAYER_FIRST_SEAT: StartingPlayer
STARTING_PLAYER_RANDOM: StartingPlayer
HORUS_TILE_UNSPECIFIED: HorusTile
HORUS_TILE_COMPULSORY: HorusTile
HORUS_TILE_MAY_DECLINE: HorusTile
MOVE_ALL_BLOCKED_UNSPECIFIED: MoveAllBlocked
MOVE_ALL_BLOCKED_STAYS: MoveAllBlocked
MOVE_ALL_BLOCKED_CARD_UNPLAYABLE: MoveAllBlocked
MOVE_ALL_ACTION_UNSPECIFIED: MoveAllAction
MOVE_ALL_ACTION_OPTIONAL: MoveAllAction
MOVE_ALL_ACTION_COMPULSORY: MoveAllAction
MINUS_ONE_TAKE_UNSPECIFIED: MinusOneTake
MINUS_ONE_TAKE_OPTIONAL: MinusOneTake
MINUS_ONE_TAKE_COMPULSORY: MinusOneTake
LAST_TO_PENULTIMATE_TOMB_UNSPECIFIED: LastToPenultimateTomb
LAST_TO_PENULTIMATE_TOMB_ALLOWED: LastToPenultimateTomb
LAST_TO_PENULTIMATE_TOMB_FORBIDDEN: LastToPenultimateTomb
BACK_TO_STAIRS_UNSPECIFIED: BackToStairs
BACK_TO_STAIRS_FORBIDDEN: BackToStairs
BACK_TO_STAIRS_ALLOWED: BackToStairs
RESHUFFLE_UNSPECIFIED: Reshuffle
RESHUFFLE_EAGER: Reshuffle
RESHUFFLE_LAZY: Reshuffle
TUNNELS_UNSPECIFIED: Tunnels
TUNNELS_ONE_HOP: Tunnels
TUNNELS_CHAIN: Tunnels
STALEMATE_UNSPECIFIED: Stalemate
STALEMATE_ALIGNED_ROUND: Stalemate
STALEMATE_ANY_TURNS: Stalemate
SPENT_KEYS_UNSPECIFIED: SpentKeys
SPENT_KEYS_OUT_OF_PLAY: SpentKeys
SPENT_KEYS_RECYCLED: SpentKeys

class Options(_message.Message):
    __slots__ = ("starting_player", "horus_tile", "move_all_blocked", "move_all_action", "minus_one_take", "last_to_penultimate_tomb", "back_to_stairs", "reshuffle", "tunnels", "stalemate", "spent_keys", "max_rounds")
    STARTING_PLAYER_FIELD_NUMBER: _ClassVar[int]
    HORUS_TILE_FIELD_NUMBER: _ClassVar[int]
    MOVE_ALL_BLOCKED_FIELD_NUMBER: _ClassVar[int]
    MOVE_ALL_ACTION_FIELD_NUMBER: _ClassVar[int]
    MINUS_ONE_TAKE_FIELD_NUMBER: _ClassVar[int]
    LAST_TO_PENULTIMATE_TOMB_FIELD_NUMBER: _ClassVar[int]
    BACK_TO_STAIRS_FIELD_NUMBER: _ClassVar[int]
    RESHUFFLE_FIELD_NUMBER: _ClassVar[int]
    TUNNELS_FIELD_NUMBER: _ClassVar[int]
    STALEMATE_FIELD_NUMBER: _ClassVar[int]
    SPENT_KEYS_FIELD_NUMBER: _ClassVar[int]
    MAX_ROUNDS_FIELD_NUMBER: _ClassVar[int]
    starting_player: StartingPlayer
    horus_tile: HorusTile
    move_all_blocked: MoveAllBlocked
    move_all_action: MoveAllAction
    minus_one_take: MinusOneTake
    last_to_penultimate_tomb: LastToPenultimateTomb
    back_to_stairs: BackToStairs
    reshuffle: Reshuffle
    tunnels: Tunnels
    stalemate: Stalemate
    spent_keys: SpentKeys
    max_rounds: int
    def __init__(self, starting_player: _Optional[_Union[StartingPlayer, str]] = ..., horus_tile: _Optional[_Union[HorusTile, str]] = ..., move_all_blocked: _Optional[_Union[MoveAllBlocked, str]] = ..., move_all_action: _Optional[_Union[MoveAllAction, str]] = ..., minus_one_take: _Optional[_Union[MinusOneTake, str]] = ..., last_to_penultimate_tomb: _Optional[_Union[LastToPenultimateTomb, str]] = ..., back_to_stairs: _Optional[_Union[BackToStairs, str]] = ..., reshuffle: _Optional[_Union[Reshuffle, str]] = ..., tunnels: _Optional[_Union[Tunnels, str]] = ..., stalemate: _Optional[_Union[Stalemate, str]] = ..., spent_keys: _Optional[_Union[SpentKeys, str]] = ..., max_rounds: _Optional[int] = ...) -> None: ...
