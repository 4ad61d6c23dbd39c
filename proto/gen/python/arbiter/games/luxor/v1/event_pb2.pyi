from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class MoveCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MOVE_CAUSE_UNSPECIFIED: _ClassVar[MoveCause]
    MOVE_CAUSE_CARD: _ClassVar[MoveCause]
    MOVE_CAUSE_OSIRIS: _ClassVar[MoveCause]
    MOVE_CAUSE_TUNNEL: _ClassVar[MoveCause]
MOVE_CAUSE_UNSPECIFIED: MoveCause
MOVE_CAUSE_CARD: MoveCause
MOVE_CAUSE_OSIRIS: MoveCause
MOVE_CAUSE_TUNNEL: MoveCause

class Event(_message.Message):
    __slots__ = ("starter_chosen", "card_drawn", "tile_laid", "horus_card_shown", "card_played", "card_discarded", "die_rolled", "nobody_can_move", "adventurer_chosen", "adventurer_moved", "adventurer_woken", "tomb_entered", "space_chosen", "treasure_taken", "treasure_left", "key_taken", "horus_card_taken", "horus_declined", "joker_taken", "scarab_taken", "pile_reshuffled", "last_round_began", "turn_began", "game_ended", "scarabs_shown")
    STARTER_CHOSEN_FIELD_NUMBER: _ClassVar[int]
    CARD_DRAWN_FIELD_NUMBER: _ClassVar[int]
    TILE_LAID_FIELD_NUMBER: _ClassVar[int]
    HORUS_CARD_SHOWN_FIELD_NUMBER: _ClassVar[int]
    CARD_PLAYED_FIELD_NUMBER: _ClassVar[int]
    CARD_DISCARDED_FIELD_NUMBER: _ClassVar[int]
    DIE_ROLLED_FIELD_NUMBER: _ClassVar[int]
    NOBODY_CAN_MOVE_FIELD_NUMBER: _ClassVar[int]
    ADVENTURER_CHOSEN_FIELD_NUMBER: _ClassVar[int]
    ADVENTURER_MOVED_FIELD_NUMBER: _ClassVar[int]
    ADVENTURER_WOKEN_FIELD_NUMBER: _ClassVar[int]
    TOMB_ENTERED_FIELD_NUMBER: _ClassVar[int]
    SPACE_CHOSEN_FIELD_NUMBER: _ClassVar[int]
    TREASURE_TAKEN_FIELD_NUMBER: _ClassVar[int]
    TREASURE_LEFT_FIELD_NUMBER: _ClassVar[int]
    KEY_TAKEN_FIELD_NUMBER: _ClassVar[int]
    HORUS_CARD_TAKEN_FIELD_NUMBER: _ClassVar[int]
    HORUS_DECLINED_FIELD_NUMBER: _ClassVar[int]
    JOKER_TAKEN_FIELD_NUMBER: _ClassVar[int]
    SCARAB_TAKEN_FIELD_NUMBER: _ClassVar[int]
    PILE_RESHUFFLED_FIELD_NUMBER: _ClassVar[int]
    LAST_ROUND_BEGAN_FIELD_NUMBER: _ClassVar[int]
    TURN_BEGAN_FIELD_NUMBER: _ClassVar[int]
    GAME_ENDED_FIELD_NUMBER: _ClassVar[int]
    SCARABS_SHOWN_FIELD_NUMBER: _ClassVar[int]
    starter_chosen: StarterChosen
    card_drawn: CardDrawn
    tile_laid: TileLaid
    horus_card_shown: HorusCardShown
    card_played: CardPlayed
    card_discarded: CardDiscarded
    die_rolled: DieRolled
    nobody_can_move: NobodyCanMove
    adventurer_chosen: AdventurerChosen
    adventurer_moved: AdventurerMoved
    adventurer_woken: AdventurerWoken
    tomb_entered: TombEntered
    space_chosen: SpaceChosen
    treasure_taken: TreasureTaken
    treasure_left: TreasureLeft
    key_taken: KeyTaken
    horus_card_taken: HorusCardTaken
    horus_declined: HorusDeclined
    joker_taken: JokerTaken
    scarab_taken: ScarabTaken
    pile_reshuffled: PileReshuffled
    last_round_began: LastRoundBegan
    turn_began: TurnBegan
    game_ended: GameEnded
    scarabs_shown: ScarabsShown
    def __init__(self, starter_chosen: _Optional[_Union[StarterChosen, _Mapping]] = ..., card_drawn: _Optional[_Union[CardDrawn, _Mapping]] = ..., tile_laid: _Optional[_Union[TileLaid, _Mapping]] = ..., horus_card_shown: _Optional[_Union[HorusCardShown, _Mapping]] = ..., card_played: _Optional[_Union[CardPlayed, _Mapping]] = ..., card_discarded: _Optional[_Union[CardDiscarded, _Mapping]] = ..., die_rolled: _Optional[_Union[DieRolled, _Mapping]] = ..., nobody_can_move: _Optional[_Union[NobodyCanMove, _Mapping]] = ..., adventurer_chosen: _Optional[_Union[AdventurerChosen, _Mapping]] = ..., adventurer_moved: _Optional[_Union[AdventurerMoved, _Mapping]] = ..., adventurer_woken: _Optional[_Union[AdventurerWoken, _Mapping]] = ..., tomb_entered: _Optional[_Union[TombEntered, _Mapping]] = ..., space_chosen: _Optional[_Union[SpaceChosen, _Mapping]] = ..., treasure_taken: _Optional[_Union[TreasureTaken, _Mapping]] = ..., treasure_left: _Optional[_Union[TreasureLeft, _Mapping]] = ..., key_taken: _Optional[_Union[KeyTaken, _Mapping]] = ..., horus_card_taken: _Optional[_Union[HorusCardTaken, _Mapping]] = ..., horus_declined: _Optional[_Union[HorusDeclined, _Mapping]] = ..., joker_taken: _Optional[_Union[JokerTaken, _Mapping]] = ..., scarab_taken: _Optional[_Union[ScarabTaken, _Mapping]] = ..., pile_reshuffled: _Optional[_Union[PileReshuffled, _Mapping]] = ..., last_round_began: _Optional[_Union[LastRoundBegan, _Mapping]] = ..., turn_began: _Optional[_Union[TurnBegan, _Mapping]] = ..., game_ended: _Optional[_Union[GameEnded, _Mapping]] = ..., scarabs_shown: _Optional[_Union[ScarabsShown, _Mapping]] = ...) -> None: ...

class StarterChosen(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class CardDrawn(_message.Message):
    __slots__ = ("seat", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: int
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class TileLaid(_message.Message):
    __slots__ = ("space", "tile")
    SPACE_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    space: int
    tile: int
    def __init__(self, space: _Optional[int] = ..., tile: _Optional[int] = ...) -> None: ...

class HorusCardShown(_message.Message):
    __slots__ = ("level", "card")
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    level: int
    card: int
    def __init__(self, level: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class CardPlayed(_message.Message):
    __slots__ = ("seat", "place", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    place: int
    card: int
    def __init__(self, seat: _Optional[int] = ..., place: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class CardDiscarded(_message.Message):
    __slots__ = ("seat", "place", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    place: int
    card: int
    def __init__(self, seat: _Optional[int] = ..., place: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class DieRolled(_message.Message):
    __slots__ = ("seat", "roll")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ROLL_FIELD_NUMBER: _ClassVar[int]
    seat: int
    roll: int
    def __init__(self, seat: _Optional[int] = ..., roll: _Optional[int] = ...) -> None: ...

class NobodyCanMove(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class AdventurerChosen(_message.Message):
    __slots__ = ("seat", "position")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    seat: int
    position: int
    def __init__(self, seat: _Optional[int] = ..., position: _Optional[int] = ...) -> None: ...

class AdventurerMoved(_message.Message):
    __slots__ = ("seat", "start", "goal", "cause")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    START_FIELD_NUMBER: _ClassVar[int]
    GOAL_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    start: int
    goal: int
    cause: MoveCause
    def __init__(self, seat: _Optional[int] = ..., start: _Optional[int] = ..., goal: _Optional[int] = ..., cause: _Optional[_Union[MoveCause, str]] = ...) -> None: ...

class AdventurerWoken(_message.Message):
    __slots__ = ("seat", "place")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    place: int
    def __init__(self, seat: _Optional[int] = ..., place: _Optional[int] = ...) -> None: ...

class TombEntered(_message.Message):
    __slots__ = ("seat", "sarcophagus")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SARCOPHAGUS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    sarcophagus: int
    def __init__(self, seat: _Optional[int] = ..., sarcophagus: _Optional[int] = ...) -> None: ...

class SpaceChosen(_message.Message):
    __slots__ = ("seat", "space")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    space: int
    def __init__(self, seat: _Optional[int] = ..., space: _Optional[int] = ...) -> None: ...

class TreasureTaken(_message.Message):
    __slots__ = ("seat", "space", "tile", "points")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    space: int
    tile: int
    points: int
    def __init__(self, seat: _Optional[int] = ..., space: _Optional[int] = ..., tile: _Optional[int] = ..., points: _Optional[int] = ...) -> None: ...

class TreasureLeft(_message.Message):
    __slots__ = ("seat", "space")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    space: int
    def __init__(self, seat: _Optional[int] = ..., space: _Optional[int] = ...) -> None: ...

class KeyTaken(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class HorusCardTaken(_message.Message):
    __slots__ = ("seat", "level", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    level: int
    card: int
    def __init__(self, seat: _Optional[int] = ..., level: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class HorusDeclined(_message.Message):
    __slots__ = ("seat", "space")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    space: int
    def __init__(self, seat: _Optional[int] = ..., space: _Optional[int] = ...) -> None: ...

class JokerTaken(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class ScarabTaken(_message.Message):
    __slots__ = ("seat", "points")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    points: int
    def __init__(self, seat: _Optional[int] = ..., points: _Optional[int] = ...) -> None: ...

class PileReshuffled(_message.Message):
    __slots__ = ("cards",)
    CARDS_FIELD_NUMBER: _ClassVar[int]
    cards: int
    def __init__(self, cards: _Optional[int] = ...) -> None: ...

class LastRoundBegan(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TurnBegan(_message.Message):
    __slots__ = ("seat", "rounds")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ROUNDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    rounds: int
    def __init__(self, seat: _Optional[int] = ..., rounds: _Optional[int] = ...) -> None: ...

class GameEnded(_message.Message):
    __slots__ = ("article",)
    ARTICLE_FIELD_NUMBER: _ClassVar[int]
    article: str
    def __init__(self, article: _Optional[str] = ...) -> None: ...

class ScarabsShown(_message.Message):
    __slots__ = ("seat", "points")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    points: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, seat: _Optional[int] = ..., points: _Optional[_Iterable[int]] = ...) -> None: ...
