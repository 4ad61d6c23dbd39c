from arbiter.match.v1 import match_pb2 as _match_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Setup(_message.Message):
    __slots__ = ("game", "rules_version", "options", "seats", "server_seed", "commitment", "auto_forced", "create_ms", "tokens", "rulings")
    GAME_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SERVER_SEED_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    AUTO_FORCED_FIELD_NUMBER: _ClassVar[int]
    CREATE_MS_FIELD_NUMBER: _ClassVar[int]
    TOKENS_FIELD_NUMBER: _ClassVar[int]
    RULINGS_FIELD_NUMBER: _ClassVar[int]
    game: str
    rules_version: str
    options: bytes
    seats: _containers.RepeatedCompositeFieldContainer[SetupSeat]
    server_seed: bytes
    commitment: bytes
    auto_forced: bool
    create_ms: int
    tokens: _containers.RepeatedCompositeFieldContainer[SetupToken]
    rulings: _containers.RepeatedCompositeFieldContainer[_match_pb2.Ruling]
    def __init__(self, game: _Optional[str] = ..., rules_version: _Optional[str] = ..., options: _Optional[bytes] = ..., seats: _Optional[_Iterable[_Union[SetupSeat, _Mapping]]] = ..., server_seed: _Optional[bytes] = ..., commitment: _Optional[bytes] = ..., auto_forced: _Optional[bool] = ..., create_ms: _Optional[int] = ..., tokens: _Optional[_Iterable[_Union[SetupToken, _Mapping]]] = ..., rulings: _Optional[_Iterable[_Union[_match_pb2.Ruling, _Mapping]]] = ...) -> None: ...

class SetupSeat(_message.Message):
    __slots__ = ("name", "open", "claimed", "nonce", "ai")
    NAME_FIELD_NUMBER: _ClassVar[int]
    OPEN_FIELD_NUMBER: _ClassVar[int]
    CLAIMED_FIELD_NUMBER: _ClassVar[int]
    NONCE_FIELD_NUMBER: _ClassVar[int]
    AI_FIELD_NUMBER: _ClassVar[int]
    name: str
    open: bool
    claimed: bool
    nonce: bytes
    ai: SetupAi
    def __init__(self, name: _Optional[str] = ..., open: _Optional[bool] = ..., claimed: _Optional[bool] = ..., nonce: _Optional[bytes] = ..., ai: _Optional[_Union[SetupAi, _Mapping]] = ...) -> None: ...

class SetupAi(_message.Message):
    __slots__ = ("level", "overrides", "seed")
    class OverridesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    OVERRIDES_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    level: str
    overrides: _containers.ScalarMap[str, str]
    seed: int
    def __init__(self, level: _Optional[str] = ..., overrides: _Optional[_Mapping[str, str]] = ..., seed: _Optional[int] = ...) -> None: ...

class Turn(_message.Message):
    __slots__ = ("match_id", "version", "seat", "token", "ai")
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    AI_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    version: int
    seat: int
    token: str
    ai: SetupAi
    def __init__(self, match_id: _Optional[str] = ..., version: _Optional[int] = ..., seat: _Optional[int] = ..., token: _Optional[str] = ..., ai: _Optional[_Union[SetupAi, _Mapping]] = ...) -> None: ...

class SetupToken(_message.Message):
    __slots__ = ("scope", "hash", "id", "expire_s")
    SCOPE_FIELD_NUMBER: _ClassVar[int]
    HASH_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    EXPIRE_S_FIELD_NUMBER: _ClassVar[int]
    scope: str
    hash: bytes
    id: str
    expire_s: int
    def __init__(self, scope: _Optional[str] = ..., hash: _Optional[bytes] = ..., id: _Optional[str] = ..., expire_s: _Optional[int] = ...) -> None: ...

class LogEntry(_message.Message):
    __slots__ = ("started", "claimed", "ply", "ruling", "ply_after", "to_act", "status", "elapsed_ms")
    STARTED_FIELD_NUMBER: _ClassVar[int]
    CLAIMED_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    RULING_FIELD_NUMBER: _ClassVar[int]
    PLY_AFTER_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    ELAPSED_MS_FIELD_NUMBER: _ClassVar[int]
    started: LogStarted
    claimed: LogClaimed
    ply: LogPly
    ruling: LogRuling
    ply_after: int
    to_act: _containers.RepeatedScalarFieldContainer[int]
    status: _match_pb2.MatchStatus
    elapsed_ms: int
    def __init__(self, started: _Optional[_Union[LogStarted, _Mapping]] = ..., claimed: _Optional[_Union[LogClaimed, _Mapping]] = ..., ply: _Optional[_Union[LogPly, _Mapping]] = ..., ruling: _Optional[_Union[LogRuling, _Mapping]] = ..., ply_after: _Optional[int] = ..., to_act: _Optional[_Iterable[int]] = ..., status: _Optional[_Union[_match_pb2.MatchStatus, str]] = ..., elapsed_ms: _Optional[int] = ...) -> None: ...

class LogStarted(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class LogClaimed(_message.Message):
    __slots__ = ("seat", "name")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    seat: int
    name: str
    def __init__(self, seat: _Optional[int] = ..., name: _Optional[str] = ...) -> None: ...

class LogRuling(_message.Message):
    __slots__ = ("ruling", "digest")
    RULING_FIELD_NUMBER: _ClassVar[int]
    DIGEST_FIELD_NUMBER: _ClassVar[int]
    ruling: _match_pb2.Ruling
    digest: bytes
    def __init__(self, ruling: _Optional[_Union[_match_pb2.Ruling, _Mapping]] = ..., digest: _Optional[bytes] = ...) -> None: ...

class LogPly(_message.Message):
    __slots__ = ("seat", "action", "forced", "draw", "notes", "state_digest", "digest", "thinking")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    FORCED_FIELD_NUMBER: _ClassVar[int]
    DRAW_FIELD_NUMBER: _ClassVar[int]
    NOTES_FIELD_NUMBER: _ClassVar[int]
    STATE_DIGEST_FIELD_NUMBER: _ClassVar[int]
    DIGEST_FIELD_NUMBER: _ClassVar[int]
    THINKING_FIELD_NUMBER: _ClassVar[int]
    seat: int
    action: int
    forced: bool
    draw: LogDraw
    notes: _containers.RepeatedScalarFieldContainer[int]
    state_digest: bytes
    digest: bytes
    thinking: _match_pb2.Thinking
    def __init__(self, seat: _Optional[int] = ..., action: _Optional[int] = ..., forced: _Optional[bool] = ..., draw: _Optional[_Union[LogDraw, _Mapping]] = ..., notes: _Optional[_Iterable[int]] = ..., state_digest: _Optional[bytes] = ..., digest: _Optional[bytes] = ..., thinking: _Optional[_Union[_match_pb2.Thinking, _Mapping]] = ...) -> None: ...

class LogDraw(_message.Message):
    __slots__ = ("stream", "number", "pile", "odds")
    STREAM_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    PILE_FIELD_NUMBER: _ClassVar[int]
    ODDS_FIELD_NUMBER: _ClassVar[int]
    stream: int
    number: int
    pile: bool
    odds: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, stream: _Optional[int] = ..., number: _Optional[int] = ..., pile: _Optional[bool] = ..., odds: _Optional[_Iterable[int]] = ...) -> None: ...
