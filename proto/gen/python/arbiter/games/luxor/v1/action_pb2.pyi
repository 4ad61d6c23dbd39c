from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class HorusChoice(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    HORUS_CHOICE_UNSPECIFIED: _ClassVar[HorusChoice]
    HORUS_CHOICE_KEY: _ClassVar[HorusChoice]
    HORUS_CHOICE_CARD: _ClassVar[HorusChoice]
    HORUS_CHOICE_DECLINE: _ClassVar[HorusChoice]

class PickChoice(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PICK_CHOICE_UNSPECIFIED: _ClassVar[PickChoice]
    PICK_CHOICE_JOKER: _ClassVar[PickChoice]
    PICK_CHOICE_SCARAB: _ClassVar[PickChoice]

class Symbol(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SYMBOL_UNSPECIFIED: _ClassVar[Symbol]
    SYMBOL_COBRA: _ClassVar[Symbol]
    SYMBOL_FALCON: _ClassVar[Symbol]
    SYMBOL_LION: _ClassVar[Symbol]
HORUS_CHOICE_UNSPECIFIED: HorusChoice
HORUS_CHOICE_KEY: HorusChoice
HORUS_CHOICE_CARD: HorusChoice
HORUS_CHOICE_DECLINE: HorusChoice
PICK_CHOICE_UNSPECIFIED: PickChoice
PICK_CHOICE_JOKER: PickChoice
PICK_CHOICE_SCARAB: PickChoice
SYMBOL_UNSPECIFIED: Symbol
SYMBOL_COBRA: Symbol
SYMBOL_FALCON: Symbol
SYMBOL_LION: Symbol

class Action(_message.Message):
    __slots__ = ("play_card", "discard_card", "choose_adventurer", "choose_steps", "choose_space", "use_horus", "choose_deck", "pick", "take_treasure", "reorder_hand")
    PLAY_CARD_FIELD_NUMBER: _ClassVar[int]
    DISCARD_CARD_FIELD_NUMBER: _ClassVar[int]
    CHOOSE_ADVENTURER_FIELD_NUMBER: _ClassVar[int]
    CHOOSE_STEPS_FIELD_NUMBER: _ClassVar[int]
    CHOOSE_SPACE_FIELD_NUMBER: _ClassVar[int]
    USE_HORUS_FIELD_NUMBER: _ClassVar[int]
    CHOOSE_DECK_FIELD_NUMBER: _ClassVar[int]
    PICK_FIELD_NUMBER: _ClassVar[int]
    TAKE_TREASURE_FIELD_NUMBER: _ClassVar[int]
    PASS_FIELD_NUMBER: _ClassVar[int]
    REORDER_HAND_FIELD_NUMBER: _ClassVar[int]
    play_card: PlayCard
    discard_card: DiscardCard
    choose_adventurer: ChooseAdventurer
    choose_steps: ChooseSteps
    choose_space: ChooseSpace
    use_horus: UseHorus
    choose_deck: ChooseDeck
    pick: Pick
    take_treasure: TakeTreasure
    reorder_hand: ReorderHand
    def __init__(self, play_card: _Optional[_Union[PlayCard, _Mapping]] = ..., discard_card: _Optional[_Union[DiscardCard, _Mapping]] = ..., choose_adventurer: _Optional[_Union[ChooseAdventurer, _Mapping]] = ..., choose_steps: _Optional[_Union[ChooseSteps, _Mapping]] = ..., choose_space: _Optional[_Union[ChooseSpace, _Mapping]] = ..., use_horus: _Optional[_Union[UseHorus, _Mapping]] = ..., choose_deck: _Optional[_Union[ChooseDeck, _Mapping]] = ..., pick: _Optional[_Union[Pick, _Mapping]] = ..., take_treasure: _Optional[_Union[TakeTreasure, _Mapping]] = ..., reorder_hand: _Optional[_Union[ReorderHand, _Mapping]] = ..., **kwargs) -> None: ...

class PlayCard(_message.Message):
    __slots__ = ("place",)
    PLACE_FIELD_NUMBER: _ClassVar[int]
    place: int
    def __init__(self, place: _Optional[int] = ...) -> None: ...

class DiscardCard(_message.Message):
    __slots__ = ("place",)
    PLACE_FIELD_NUMBER: _ClassVar[int]
    place: int
    def __init__(self, place: _Optional[int] = ...) -> None: ...

class ChooseAdventurer(_message.Message):
    __slots__ = ("position",)
    POSITION_FIELD_NUMBER: _ClassVar[int]
    position: int
    def __init__(self, position: _Optional[int] = ...) -> None: ...

class ChooseSteps(_message.Message):
    __slots__ = ("steps",)
    STEPS_FIELD_NUMBER: _ClassVar[int]
    steps: int
    def __init__(self, steps: _Optional[int] = ...) -> None: ...

class ChooseSpace(_message.Message):
    __slots__ = ("space",)
    SPACE_FIELD_NUMBER: _ClassVar[int]
    space: int
    def __init__(self, space: _Optional[int] = ...) -> None: ...

class UseHorus(_message.Message):
    __slots__ = ("choice",)
    CHOICE_FIELD_NUMBER: _ClassVar[int]
    choice: HorusChoice
    def __init__(self, choice: _Optional[_Union[HorusChoice, str]] = ...) -> None: ...

class ChooseDeck(_message.Message):
    __slots__ = ("level",)
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    level: int
    def __init__(self, level: _Optional[int] = ...) -> None: ...

class Pick(_message.Message):
    __slots__ = ("choice",)
    CHOICE_FIELD_NUMBER: _ClassVar[int]
    choice: PickChoice
    def __init__(self, choice: _Optional[_Union[PickChoice, str]] = ...) -> None: ...

class TakeTreasure(_message.Message):
    __slots__ = ("take",)
    TAKE_FIELD_NUMBER: _ClassVar[int]
    take: bool
    def __init__(self, take: _Optional[bool] = ...) -> None: ...

class Pass(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ReorderHand(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Outcome(_message.Message):
    __slots__ = ("starting_seat", "drawn_card", "horus_top", "osiris_tile", "treasure_tile", "temple_top", "scarab_points", "roll")
    STARTING_SEAT_FIELD_NUMBER: _ClassVar[int]
    DRAWN_CARD_FIELD_NUMBER: _ClassVar[int]
    HORUS_TOP_FIELD_NUMBER: _ClassVar[int]
    OSIRIS_TILE_FIELD_NUMBER: _ClassVar[int]
    TREASURE_TILE_FIELD_NUMBER: _ClassVar[int]
    TEMPLE_TOP_FIELD_NUMBER: _ClassVar[int]
    SCARAB_POINTS_FIELD_NUMBER: _ClassVar[int]
    ROLL_FIELD_NUMBER: _ClassVar[int]
    starting_seat: int
    drawn_card: int
    horus_top: HorusTop
    osiris_tile: int
    treasure_tile: int
    temple_top: TempleTop
    scarab_points: int
    roll: int
    def __init__(self, starting_seat: _Optional[int] = ..., drawn_card: _Optional[int] = ..., horus_top: _Optional[_Union[HorusTop, _Mapping]] = ..., osiris_tile: _Optional[int] = ..., treasure_tile: _Optional[int] = ..., temple_top: _Optional[_Union[TempleTop, _Mapping]] = ..., scarab_points: _Optional[int] = ..., roll: _Optional[int] = ...) -> None: ...

class HorusTop(_message.Message):
    __slots__ = ("level", "card")
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    level: int
    card: int
    def __init__(self, level: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class TempleTop(_message.Message):
    __slots__ = ("symbol", "tile")
    SYMBOL_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    symbol: Symbol
    tile: int
    def __init__(self, symbol: _Optional[_Union[Symbol, str]] = ..., tile: _Optional[int] = ...) -> None: ...
