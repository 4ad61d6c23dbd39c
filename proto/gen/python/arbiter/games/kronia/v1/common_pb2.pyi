from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Optional as _Optional

DESCRIPTOR: _descriptor.FileDescriptor

class God(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GOD_UNSPECIFIED: _ClassVar[God]
    GOD_APOLLO: _ClassVar[God]
    GOD_ARTEMIS: _ClassVar[God]
    GOD_POSEIDON: _ClassVar[God]
    GOD_ATHENA: _ClassVar[God]
    GOD_ZEUS: _ClassVar[God]
    GOD_WRATH: _ClassVar[God]

class Temple(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TEMPLE_UNSPECIFIED: _ClassVar[Temple]
    TEMPLE_A: _ClassVar[Temple]
    TEMPLE_B: _ClassVar[Temple]
    TEMPLE_C: _ClassVar[Temple]
    TEMPLE_HADES: _ClassVar[Temple]

class Rule(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RULE_UNSPECIFIED: _ClassVar[Rule]
    RULE_REVERSED_TIE: _ClassVar[Rule]
    RULE_FIRST_TOKEN: _ClassVar[Rule]
    RULE_LOWEST_WINS: _ClassVar[Rule]
    RULE_NO_TAKE_BACK: _ClassVar[Rule]
    RULE_WINNER_PICKS: _ClassVar[Rule]
    RULE_EXCHANGE: _ClassVar[Rule]
    RULE_CHOOSE_FIRST: _ClassVar[Rule]
    RULE_EXTRA_TOKEN: _ClassVar[Rule]
    RULE_RAINBOW: _ClassVar[Rule]
    RULE_BONUS_ON_BONUSES: _ClassVar[Rule]

class ExchangeMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    EXCHANGE_MODE_UNSPECIFIED: _ClassVar[ExchangeMode]
    EXCHANGE_MODE_DECLINE: _ClassVar[ExchangeMode]
    EXCHANGE_MODE_ONE_FOR_TWO: _ClassVar[ExchangeMode]
    EXCHANGE_MODE_TWO_FOR_ONE: _ClassVar[ExchangeMode]
GOD_UNSPECIFIED: God
GOD_APOLLO: God
GOD_ARTEMIS: God
GOD_POSEIDON: God
GOD_ATHENA: God
GOD_ZEUS: God
GOD_WRATH: God
TEMPLE_UNSPECIFIED: Temple
TEMPLE_A: Temple
TEMPLE_B: Temple
TEMPLE_C: Temple
TEMPLE_HADES: Temple
RULE_UNSPECIFIED: Rule
RULE_REVERSED_TIE: Rule
RULE_FIRST_TOKEN: Rule
RULE_LOWEST_WINS: Rule
RULE_NO_TAKE_BACK: Rule
RULE_WINNER_PICKS: Rule
RULE_EXCHANGE: Rule
RULE_CHOOSE_FIRST: Rule
RULE_EXTRA_TOKEN: Rule
RULE_RAINBOW: Rule
RULE_BONUS_ON_BONUSES: Rule
EXCHANGE_MODE_UNSPECIFIED: ExchangeMode
EXCHANGE_MODE_DECLINE: ExchangeMode
EXCHANGE_MODE_ONE_FOR_TWO: ExchangeMode
EXCHANGE_MODE_TWO_FOR_ONE: ExchangeMode

class Tokens(_message.Message):
    __slots__ = ("apollo", "artemis", "poseidon", "athena", "zeus", "wrath")
    APOLLO_FIELD_NUMBER: _ClassVar[int]
    ARTEMIS_FIELD_NUMBER: _ClassVar[int]
    POSEIDON_FIELD_NUMBER: _ClassVar[int]
    ATHENA_FIELD_NUMBER: _ClassVar[int]
    ZEUS_FIELD_NUMBER: _ClassVar[int]
    WRATH_FIELD_NUMBER: _ClassVar[int]
    apollo: int
    artemis: int
    poseidon: int
    athena: int
    zeus: int
    wrath: int
    def __init__(self, apollo: _Optional[int] = ..., artemis: _Optional[int] = ..., poseidon: _Optional[int] = ..., athena: _Optional[int] = ..., zeus: _Optional[int] = ..., wrath: _Optional[int] = ...) -> None: ...
