from arbiter.games.kronia.v1 import common_pb2 as _common_pb2
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Event(_message.Message):
    __slots__ = ("first_player_set", "tile_laid_out", "drew", "placed", "returned", "hades_round", "card_laid", "passed", "swapped", "moved", "revealed", "awarded", "unclaimed", "extra_drawn", "picked", "exchange_declined", "exchange_chosen", "token_offered", "owner_named", "exchanged", "recovered", "recovery_decided", "discarded", "low_card_kept", "wrath_taken", "first_named", "round_ended", "second_stage", "paid", "debt_incurred", "game_ended")
    FIRST_PLAYER_SET_FIELD_NUMBER: _ClassVar[int]
    TILE_LAID_OUT_FIELD_NUMBER: _ClassVar[int]
    DREW_FIELD_NUMBER: _ClassVar[int]
    PLACED_FIELD_NUMBER: _ClassVar[int]
    RETURNED_FIELD_NUMBER: _ClassVar[int]
    HADES_ROUND_FIELD_NUMBER: _ClassVar[int]
    CARD_LAID_FIELD_NUMBER: _ClassVar[int]
    PASSED_FIELD_NUMBER: _ClassVar[int]
    SWAPPED_FIELD_NUMBER: _ClassVar[int]
    MOVED_FIELD_NUMBER: _ClassVar[int]
    REVEALED_FIELD_NUMBER: _ClassVar[int]
    AWARDED_FIELD_NUMBER: _ClassVar[int]
    UNCLAIMED_FIELD_NUMBER: _ClassVar[int]
    EXTRA_DRAWN_FIELD_NUMBER: _ClassVar[int]
    PICKED_FIELD_NUMBER: _ClassVar[int]
    EXCHANGE_DECLINED_FIELD_NUMBER: _ClassVar[int]
    EXCHANGE_CHOSEN_FIELD_NUMBER: _ClassVar[int]
    TOKEN_OFFERED_FIELD_NUMBER: _ClassVar[int]
    OWNER_NAMED_FIELD_NUMBER: _ClassVar[int]
    EXCHANGED_FIELD_NUMBER: _ClassVar[int]
    RECOVERED_FIELD_NUMBER: _ClassVar[int]
    RECOVERY_DECIDED_FIELD_NUMBER: _ClassVar[int]
    DISCARDED_FIELD_NUMBER: _ClassVar[int]
    LOW_CARD_KEPT_FIELD_NUMBER: _ClassVar[int]
    WRATH_TAKEN_FIELD_NUMBER: _ClassVar[int]
    FIRST_NAMED_FIELD_NUMBER: _ClassVar[int]
    ROUND_ENDED_FIELD_NUMBER: _ClassVar[int]
    SECOND_STAGE_FIELD_NUMBER: _ClassVar[int]
    PAID_FIELD_NUMBER: _ClassVar[int]
    DEBT_INCURRED_FIELD_NUMBER: _ClassVar[int]
    GAME_ENDED_FIELD_NUMBER: _ClassVar[int]
    first_player_set: FirstPlayerSet
    tile_laid_out: TileLaidOut
    drew: Drew
    placed: Placed
    returned: Returned
    hades_round: HadesRound
    card_laid: CardLaid
    passed: Passed
    swapped: Swapped
    moved: Moved
    revealed: Revealed
    awarded: Awarded
    unclaimed: Unclaimed
    extra_drawn: ExtraDrawn
    picked: Picked
    exchange_declined: ExchangeDeclined
    exchange_chosen: ExchangeChosen
    token_offered: TokenOffered
    owner_named: OwnerNamed
    exchanged: Exchanged
    recovered: Recovered
    recovery_decided: RecoveryDecided
    discarded: Discarded
    low_card_kept: LowCardKept
    wrath_taken: WrathTaken
    first_named: FirstNamed
    round_ended: RoundEnded
    second_stage: SecondStage
    paid: Paid
    debt_incurred: DebtIncurred
    game_ended: GameEnded
    def __init__(self, first_player_set: _Optional[_Union[FirstPlayerSet, _Mapping]] = ..., tile_laid_out: _Optional[_Union[TileLaidOut, _Mapping]] = ..., drew: _Optional[_Union[Drew, _Mapping]] = ..., placed: _Optional[_Union[Placed, _Mapping]] = ..., returned: _Optional[_Union[Returned, _Mapping]] = ..., hades_round: _Optional[_Union[HadesRound, _Mapping]] = ..., card_laid: _Optional[_Union[CardLaid, _Mapping]] = ..., passed: _Optional[_Union[Passed, _Mapping]] = ..., swapped: _Optional[_Union[Swapped, _Mapping]] = ..., moved: _Optional[_Union[Moved, _Mapping]] = ..., revealed: _Optional[_Union[Revealed, _Mapping]] = ..., awarded: _Optional[_Union[Awarded, _Mapping]] = ..., unclaimed: _Optional[_Union[Unclaimed, _Mapping]] = ..., extra_drawn: _Optional[_Union[ExtraDrawn, _Mapping]] = ..., picked: _Optional[_Union[Picked, _Mapping]] = ..., exchange_declined: _Optional[_Union[ExchangeDeclined, _Mapping]] = ..., exchange_chosen: _Optional[_Union[ExchangeChosen, _Mapping]] = ..., token_offered: _Optional[_Union[TokenOffered, _Mapping]] = ..., owner_named: _Optional[_Union[OwnerNamed, _Mapping]] = ..., exchanged: _Optional[_Union[Exchanged, _Mapping]] = ..., recovered: _Optional[_Union[Recovered, _Mapping]] = ..., recovery_decided: _Optional[_Union[RecoveryDecided, _Mapping]] = ..., discarded: _Optional[_Union[Discarded, _Mapping]] = ..., low_card_kept: _Optional[_Union[LowCardKept, _Mapping]] = ..., wrath_taken: _Optional[_Union[WrathTaken, _Mapping]] = ..., first_named: _Optional[_Union[FirstNamed, _Mapping]] = ..., round_ended: _Optional[_Union[RoundEnded, _Mapping]] = ..., second_stage: _Optional[_Union[SecondStage, _Mapping]] = ..., paid: _Optional[_Union[Paid, _Mapping]] = ..., debt_incurred: _Optional[_Union[DebtIncurred, _Mapping]] = ..., game_ended: _Optional[_Union[GameEnded, _Mapping]] = ...) -> None: ...

class FirstPlayerSet(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TileLaidOut(_message.Message):
    __slots__ = ("temple", "tile", "side", "rule")
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    temple: _common_pb2.Temple
    tile: int
    side: int
    rule: _common_pb2.Rule
    def __init__(self, temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., tile: _Optional[int] = ..., side: _Optional[int] = ..., rule: _Optional[_Union[_common_pb2.Rule, str]] = ...) -> None: ...

class Drew(_message.Message):
    __slots__ = ("god",)
    GOD_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class Placed(_message.Message):
    __slots__ = ("temple", "god")
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    GOD_FIELD_NUMBER: _ClassVar[int]
    temple: _common_pb2.Temple
    god: _common_pb2.God
    def __init__(self, temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class Returned(_message.Message):
    __slots__ = ("god", "count")
    GOD_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    god: _common_pb2.God
    count: int
    def __init__(self, god: _Optional[_Union[_common_pb2.God, str]] = ..., count: _Optional[int] = ...) -> None: ...

class HadesRound(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CardLaid(_message.Message):
    __slots__ = ("seat", "temple", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    temple: _common_pb2.Temple
    card: int
    def __init__(self, seat: _Optional[int] = ..., temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., card: _Optional[int] = ...) -> None: ...

class Passed(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class Swapped(_message.Message):
    __slots__ = ("seat", "temple", "position", "taken_up", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    TAKEN_UP_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    temple: _common_pb2.Temple
    position: int
    taken_up: int
    card: int
    def __init__(self, seat: _Optional[int] = ..., temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., position: _Optional[int] = ..., taken_up: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class Moved(_message.Message):
    __slots__ = ("seat", "temple", "position", "to")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    seat: int
    temple: _common_pb2.Temple
    position: int
    to: _common_pb2.Temple
    def __init__(self, seat: _Optional[int] = ..., temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., position: _Optional[int] = ..., to: _Optional[_Union[_common_pb2.Temple, str]] = ...) -> None: ...

class Revealed(_message.Message):
    __slots__ = ("temple", "position", "seat", "card")
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    temple: _common_pb2.Temple
    position: int
    seat: int
    card: int
    def __init__(self, temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., position: _Optional[int] = ..., seat: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class Awarded(_message.Message):
    __slots__ = ("temple", "seat", "god", "card")
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    GOD_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    temple: _common_pb2.Temple
    seat: int
    god: _common_pb2.God
    card: int
    def __init__(self, temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., seat: _Optional[int] = ..., god: _Optional[_Union[_common_pb2.God, str]] = ..., card: _Optional[int] = ...) -> None: ...

class Unclaimed(_message.Message):
    __slots__ = ("temple", "god")
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    GOD_FIELD_NUMBER: _ClassVar[int]
    temple: _common_pb2.Temple
    god: _common_pb2.God
    def __init__(self, temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class ExtraDrawn(_message.Message):
    __slots__ = ("temple", "god")
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    GOD_FIELD_NUMBER: _ClassVar[int]
    temple: _common_pb2.Temple
    god: _common_pb2.God
    def __init__(self, temple: _Optional[_Union[_common_pb2.Temple, str]] = ..., god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class Picked(_message.Message):
    __slots__ = ("seat", "god", "returned")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    GOD_FIELD_NUMBER: _ClassVar[int]
    RETURNED_FIELD_NUMBER: _ClassVar[int]
    seat: int
    god: _common_pb2.God
    returned: _common_pb2.God
    def __init__(self, seat: _Optional[int] = ..., god: _Optional[_Union[_common_pb2.God, str]] = ..., returned: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class ExchangeDeclined(_message.Message):
    __slots__ = ("seat", "temple")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TEMPLE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    temple: _common_pb2.Temple
    def __init__(self, seat: _Optional[int] = ..., temple: _Optional[_Union[_common_pb2.Temple, str]] = ...) -> None: ...

class ExchangeChosen(_message.Message):
    __slots__ = ("seat", "mode")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    mode: _common_pb2.ExchangeMode
    def __init__(self, seat: _Optional[int] = ..., mode: _Optional[_Union[_common_pb2.ExchangeMode, str]] = ...) -> None: ...

class TokenOffered(_message.Message):
    __slots__ = ("seat", "god")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    GOD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    god: _common_pb2.God
    def __init__(self, seat: _Optional[int] = ..., god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class OwnerNamed(_message.Message):
    __slots__ = ("seat", "owner")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    OWNER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    owner: int
    def __init__(self, seat: _Optional[int] = ..., owner: _Optional[int] = ...) -> None: ...

class Exchanged(_message.Message):
    __slots__ = ("seat", "owner", "given", "taken", "second")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    OWNER_FIELD_NUMBER: _ClassVar[int]
    GIVEN_FIELD_NUMBER: _ClassVar[int]
    TAKEN_FIELD_NUMBER: _ClassVar[int]
    SECOND_FIELD_NUMBER: _ClassVar[int]
    seat: int
    owner: int
    given: _common_pb2.God
    taken: _common_pb2.God
    second: _common_pb2.God
    def __init__(self, seat: _Optional[int] = ..., owner: _Optional[int] = ..., given: _Optional[_Union[_common_pb2.God, str]] = ..., taken: _Optional[_Union[_common_pb2.God, str]] = ..., second: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class Recovered(_message.Message):
    __slots__ = ("seat", "card", "taken")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    TAKEN_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: int
    taken: bool
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ..., taken: _Optional[bool] = ...) -> None: ...

class RecoveryDecided(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class Discarded(_message.Message):
    __slots__ = ("seat", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: int
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class LowCardKept(_message.Message):
    __slots__ = ("seat", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: int
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class WrathTaken(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class FirstNamed(_message.Message):
    __slots__ = ("seat", "named")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NAMED_FIELD_NUMBER: _ClassVar[int]
    seat: int
    named: int
    def __init__(self, seat: _Optional[int] = ..., named: _Optional[int] = ...) -> None: ...

class RoundEnded(_message.Message):
    __slots__ = ("round", "first")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    round: int
    first: int
    def __init__(self, round: _Optional[int] = ..., first: _Optional[int] = ...) -> None: ...

class SecondStage(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Paid(_message.Message):
    __slots__ = ("seat", "god")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    GOD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    god: _common_pb2.God
    def __init__(self, seat: _Optional[int] = ..., god: _Optional[_Union[_common_pb2.God, str]] = ...) -> None: ...

class DebtIncurred(_message.Message):
    __slots__ = ("seat", "points")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    points: int
    def __init__(self, seat: _Optional[int] = ..., points: _Optional[int] = ...) -> None: ...

class GameEnded(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
