import datetime

from arbiter.match.v1 import match_pb2 as _match_pb2
from google.protobuf import any_pb2 as _any_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class CreateMatchRequest(_message.Message):
    __slots__ = ("request_id", "game", "options", "seats", "ask_forced")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    ASK_FORCED_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    game: str
    options: _any_pb2.Any
    seats: _containers.RepeatedCompositeFieldContainer[NewSeat]
    ask_forced: bool
    def __init__(self, request_id: _Optional[str] = ..., game: _Optional[str] = ..., options: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., seats: _Optional[_Iterable[_Union[NewSeat, _Mapping]]] = ..., ask_forced: _Optional[bool] = ...) -> None: ...

class NewSeat(_message.Message):
    __slots__ = ("name", "open", "ai")
    NAME_FIELD_NUMBER: _ClassVar[int]
    OPEN_FIELD_NUMBER: _ClassVar[int]
    AI_FIELD_NUMBER: _ClassVar[int]
    name: str
    open: bool
    ai: NewAi
    def __init__(self, name: _Optional[str] = ..., open: _Optional[bool] = ..., ai: _Optional[_Union[NewAi, _Mapping]] = ...) -> None: ...

class NewAi(_message.Message):
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

class CreateMatchResponse(_message.Message):
    __slots__ = ("match", "host_token", "seat_tokens", "spectator_token")
    MATCH_FIELD_NUMBER: _ClassVar[int]
    HOST_TOKEN_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    SPECTATOR_TOKEN_FIELD_NUMBER: _ClassVar[int]
    match: _match_pb2.Match
    host_token: str
    seat_tokens: _containers.RepeatedCompositeFieldContainer[SeatToken]
    spectator_token: str
    def __init__(self, match: _Optional[_Union[_match_pb2.Match, _Mapping]] = ..., host_token: _Optional[str] = ..., seat_tokens: _Optional[_Iterable[_Union[SeatToken, _Mapping]]] = ..., spectator_token: _Optional[str] = ...) -> None: ...

class SeatToken(_message.Message):
    __slots__ = ("seat", "token", "expire_time")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    EXPIRE_TIME_FIELD_NUMBER: _ClassVar[int]
    seat: int
    token: str
    expire_time: _timestamp_pb2.Timestamp
    def __init__(self, seat: _Optional[int] = ..., token: _Optional[str] = ..., expire_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class GetMatchRequest(_message.Message):
    __slots__ = ("match_id",)
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    def __init__(self, match_id: _Optional[str] = ...) -> None: ...

class GetMatchResponse(_message.Message):
    __slots__ = ("match",)
    MATCH_FIELD_NUMBER: _ClassVar[int]
    match: _match_pb2.Match
    def __init__(self, match: _Optional[_Union[_match_pb2.Match, _Mapping]] = ...) -> None: ...

class ListMatchesRequest(_message.Message):
    __slots__ = ("page_size", "page_token", "game", "status")
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    game: str
    status: _match_pb2.MatchStatus
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., game: _Optional[str] = ..., status: _Optional[_Union[_match_pb2.MatchStatus, str]] = ...) -> None: ...

class ListMatchesResponse(_message.Message):
    __slots__ = ("matches", "next_page_token")
    MATCHES_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    matches: _containers.RepeatedCompositeFieldContainer[_match_pb2.Match]
    next_page_token: str
    def __init__(self, matches: _Optional[_Iterable[_Union[_match_pb2.Match, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class ClaimSeatRequest(_message.Message):
    __slots__ = ("match_id", "request_id", "seat", "name", "nonce")
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    NONCE_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    request_id: str
    seat: int
    name: str
    nonce: bytes
    def __init__(self, match_id: _Optional[str] = ..., request_id: _Optional[str] = ..., seat: _Optional[int] = ..., name: _Optional[str] = ..., nonce: _Optional[bytes] = ...) -> None: ...

class ClaimSeatResponse(_message.Message):
    __slots__ = ("token", "match")
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    MATCH_FIELD_NUMBER: _ClassVar[int]
    token: SeatToken
    match: _match_pb2.Match
    def __init__(self, token: _Optional[_Union[SeatToken, _Mapping]] = ..., match: _Optional[_Union[_match_pb2.Match, _Mapping]] = ...) -> None: ...

class GetViewRequest(_message.Message):
    __slots__ = ("match_id", "version")
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    version: int
    def __init__(self, match_id: _Optional[str] = ..., version: _Optional[int] = ...) -> None: ...

class GetViewResponse(_message.Message):
    __slots__ = ("version", "view", "match")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    MATCH_FIELD_NUMBER: _ClassVar[int]
    version: int
    view: _any_pb2.Any
    match: _match_pb2.Match
    def __init__(self, version: _Optional[int] = ..., view: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., match: _Optional[_Union[_match_pb2.Match, _Mapping]] = ...) -> None: ...

class SubmitActionRequest(_message.Message):
    __slots__ = ("match_id", "request_id", "expected_version", "action", "language", "thinking")
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    THINKING_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    request_id: str
    expected_version: int
    action: _any_pb2.Any
    language: str
    thinking: _match_pb2.Thinking
    def __init__(self, match_id: _Optional[str] = ..., request_id: _Optional[str] = ..., expected_version: _Optional[int] = ..., action: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., language: _Optional[str] = ..., thinking: _Optional[_Union[_match_pb2.Thinking, _Mapping]] = ...) -> None: ...

class SubmitActionResponse(_message.Message):
    __slots__ = ("accepted", "refused")
    ACCEPTED_FIELD_NUMBER: _ClassVar[int]
    REFUSED_FIELD_NUMBER: _ClassVar[int]
    accepted: Accepted
    refused: _match_pb2.Refused
    def __init__(self, accepted: _Optional[_Union[Accepted, _Mapping]] = ..., refused: _Optional[_Union[_match_pb2.Refused, _Mapping]] = ...) -> None: ...

class Accepted(_message.Message):
    __slots__ = ("version", "updates", "view")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    UPDATES_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    version: int
    updates: _containers.RepeatedCompositeFieldContainer[_match_pb2.Update]
    view: _any_pb2.Any
    def __init__(self, version: _Optional[int] = ..., updates: _Optional[_Iterable[_Union[_match_pb2.Update, _Mapping]]] = ..., view: _Optional[_Union[_any_pb2.Any, _Mapping]] = ...) -> None: ...

class WatchMatchRequest(_message.Message):
    __slots__ = ("match_id", "from_version")
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    FROM_VERSION_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    from_version: int
    def __init__(self, match_id: _Optional[str] = ..., from_version: _Optional[int] = ...) -> None: ...

class WatchMatchResponse(_message.Message):
    __slots__ = ("update", "heartbeat", "over")
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    OVER_FIELD_NUMBER: _ClassVar[int]
    update: _match_pb2.Update
    heartbeat: Heartbeat
    over: _match_pb2.Match
    def __init__(self, update: _Optional[_Union[_match_pb2.Update, _Mapping]] = ..., heartbeat: _Optional[_Union[Heartbeat, _Mapping]] = ..., over: _Optional[_Union[_match_pb2.Match, _Mapping]] = ...) -> None: ...

class Heartbeat(_message.Message):
    __slots__ = ("version", "thinking")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    THINKING_FIELD_NUMBER: _ClassVar[int]
    version: int
    thinking: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, version: _Optional[int] = ..., thinking: _Optional[_Iterable[int]] = ...) -> None: ...

class GetRecordRequest(_message.Message):
    __slots__ = ("match_id",)
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    def __init__(self, match_id: _Optional[str] = ...) -> None: ...

class GetRecordResponse(_message.Message):
    __slots__ = ("record",)
    RECORD_FIELD_NUMBER: _ClassVar[int]
    record: _match_pb2.Record
    def __init__(self, record: _Optional[_Union[_match_pb2.Record, _Mapping]] = ...) -> None: ...
