import datetime

from google.protobuf import any_pb2 as _any_pb2
from google.protobuf import duration_pb2 as _duration_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class MatchStatus(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MATCH_STATUS_UNSPECIFIED: _ClassVar[MatchStatus]
    MATCH_STATUS_WAITING: _ClassVar[MatchStatus]
    MATCH_STATUS_RUNNING: _ClassVar[MatchStatus]
    MATCH_STATUS_OVER: _ClassVar[MatchStatus]

class RuleKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RULE_KIND_UNSPECIFIED: _ClassVar[RuleKind]
    RULE_KIND_SEARCH: _ClassVar[RuleKind]
    RULE_KIND_FORFEIT: _ClassVar[RuleKind]
    RULE_KIND_VOID: _ClassVar[RuleKind]
MATCH_STATUS_UNSPECIFIED: MatchStatus
MATCH_STATUS_WAITING: MatchStatus
MATCH_STATUS_RUNNING: MatchStatus
MATCH_STATUS_OVER: MatchStatus
RULE_KIND_UNSPECIFIED: RuleKind
RULE_KIND_SEARCH: RuleKind
RULE_KIND_FORFEIT: RuleKind
RULE_KIND_VOID: RuleKind

class Subject(_message.Message):
    __slots__ = ("match", "position")
    MATCH_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    match: MatchRef
    position: Position
    def __init__(self, match: _Optional[_Union[MatchRef, _Mapping]] = ..., position: _Optional[_Union[Position, _Mapping]] = ...) -> None: ...

class MatchRef(_message.Message):
    __slots__ = ("match_id", "version")
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    version: int
    def __init__(self, match_id: _Optional[str] = ..., version: _Optional[int] = ...) -> None: ...

class Position(_message.Message):
    __slots__ = ("state",)
    STATE_FIELD_NUMBER: _ClassVar[int]
    state: _any_pb2.Any
    def __init__(self, state: _Optional[_Union[_any_pb2.Any, _Mapping]] = ...) -> None: ...

class Verdict(_message.Message):
    __slots__ = ("legal", "refused")
    LEGAL_FIELD_NUMBER: _ClassVar[int]
    REFUSED_FIELD_NUMBER: _ClassVar[int]
    legal: Legal
    refused: Refused
    def __init__(self, legal: _Optional[_Union[Legal, _Mapping]] = ..., refused: _Optional[_Union[Refused, _Mapping]] = ...) -> None: ...

class Legal(_message.Message):
    __slots__ = ("text",)
    TEXT_FIELD_NUMBER: _ClassVar[int]
    text: str
    def __init__(self, text: _Optional[str] = ...) -> None: ...

class Refused(_message.Message):
    __slots__ = ("game", "article", "title", "gist", "page", "facts", "also_broken", "message")
    GAME_FIELD_NUMBER: _ClassVar[int]
    ARTICLE_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    GIST_FIELD_NUMBER: _ClassVar[int]
    PAGE_FIELD_NUMBER: _ClassVar[int]
    FACTS_FIELD_NUMBER: _ClassVar[int]
    ALSO_BROKEN_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    game: str
    article: str
    title: str
    gist: str
    page: str
    facts: _containers.RepeatedCompositeFieldContainer[Fact]
    also_broken: _containers.RepeatedCompositeFieldContainer[Citation]
    message: str
    def __init__(self, game: _Optional[str] = ..., article: _Optional[str] = ..., title: _Optional[str] = ..., gist: _Optional[str] = ..., page: _Optional[str] = ..., facts: _Optional[_Iterable[_Union[Fact, _Mapping]]] = ..., also_broken: _Optional[_Iterable[_Union[Citation, _Mapping]]] = ..., message: _Optional[str] = ...) -> None: ...

class Citation(_message.Message):
    __slots__ = ("article", "title", "gist", "page")
    ARTICLE_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    GIST_FIELD_NUMBER: _ClassVar[int]
    PAGE_FIELD_NUMBER: _ClassVar[int]
    article: str
    title: str
    gist: str
    page: str
    def __init__(self, article: _Optional[str] = ..., title: _Optional[str] = ..., gist: _Optional[str] = ..., page: _Optional[str] = ...) -> None: ...

class Fact(_message.Message):
    __slots__ = ("name", "number", "text")
    NAME_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    name: str
    number: int
    text: str
    def __init__(self, name: _Optional[str] = ..., number: _Optional[int] = ..., text: _Optional[str] = ...) -> None: ...

class LegalAction(_message.Message):
    __slots__ = ("action", "text")
    ACTION_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    action: _any_pb2.Any
    text: str
    def __init__(self, action: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., text: _Optional[str] = ...) -> None: ...

class Seat(_message.Message):
    __slots__ = ("seat", "name", "claimed", "ai")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    CLAIMED_FIELD_NUMBER: _ClassVar[int]
    AI_FIELD_NUMBER: _ClassVar[int]
    seat: int
    name: str
    claimed: bool
    ai: SeatAi
    def __init__(self, seat: _Optional[int] = ..., name: _Optional[str] = ..., claimed: _Optional[bool] = ..., ai: _Optional[_Union[SeatAi, _Mapping]] = ...) -> None: ...

class SeatAi(_message.Message):
    __slots__ = ("level",)
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    level: str
    def __init__(self, level: _Optional[str] = ...) -> None: ...

class Match(_message.Message):
    __slots__ = ("match_id", "game", "rules_version", "options", "seats", "status", "version", "ply", "to_act", "commitment", "revealed_seed", "result", "create_time", "update_time", "auto_forced", "thinking", "rulings")
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    REVEALED_SEED_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    UPDATE_TIME_FIELD_NUMBER: _ClassVar[int]
    AUTO_FORCED_FIELD_NUMBER: _ClassVar[int]
    THINKING_FIELD_NUMBER: _ClassVar[int]
    RULINGS_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    game: str
    rules_version: str
    options: _any_pb2.Any
    seats: _containers.RepeatedCompositeFieldContainer[Seat]
    status: MatchStatus
    version: int
    ply: int
    to_act: _containers.RepeatedScalarFieldContainer[int]
    commitment: str
    revealed_seed: str
    result: Result
    create_time: _timestamp_pb2.Timestamp
    update_time: _timestamp_pb2.Timestamp
    auto_forced: bool
    thinking: _containers.RepeatedScalarFieldContainer[int]
    rulings: _containers.RepeatedCompositeFieldContainer[Ruling]
    def __init__(self, match_id: _Optional[str] = ..., game: _Optional[str] = ..., rules_version: _Optional[str] = ..., options: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., seats: _Optional[_Iterable[_Union[Seat, _Mapping]]] = ..., status: _Optional[_Union[MatchStatus, str]] = ..., version: _Optional[int] = ..., ply: _Optional[int] = ..., to_act: _Optional[_Iterable[int]] = ..., commitment: _Optional[str] = ..., revealed_seed: _Optional[str] = ..., result: _Optional[_Union[Result, _Mapping]] = ..., create_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., update_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., auto_forced: _Optional[bool] = ..., thinking: _Optional[_Iterable[int]] = ..., rulings: _Optional[_Iterable[_Union[Ruling, _Mapping]]] = ...) -> None: ...

class EventRule(_message.Message):
    __slots__ = ("kind", "name", "absent")
    KIND_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    ABSENT_FIELD_NUMBER: _ClassVar[int]
    kind: RuleKind
    name: str
    absent: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, kind: _Optional[_Union[RuleKind, str]] = ..., name: _Optional[str] = ..., absent: _Optional[_Iterable[int]] = ...) -> None: ...

class Ruling(_message.Message):
    __slots__ = ("rule", "awards", "outlook", "reason", "appeal", "ply", "version", "rules_version", "ai_version", "team", "language")
    RULE_FIELD_NUMBER: _ClassVar[int]
    AWARDS_FIELD_NUMBER: _ClassVar[int]
    OUTLOOK_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    APPEAL_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    AI_VERSION_FIELD_NUMBER: _ClassVar[int]
    TEAM_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    rule: EventRule
    awards: _containers.RepeatedCompositeFieldContainer[Award]
    outlook: Outlook
    reason: str
    appeal: bool
    ply: int
    version: int
    rules_version: str
    ai_version: str
    team: bool
    language: str
    def __init__(self, rule: _Optional[_Union[EventRule, _Mapping]] = ..., awards: _Optional[_Iterable[_Union[Award, _Mapping]]] = ..., outlook: _Optional[_Union[Outlook, _Mapping]] = ..., reason: _Optional[str] = ..., appeal: _Optional[bool] = ..., ply: _Optional[int] = ..., version: _Optional[int] = ..., rules_version: _Optional[str] = ..., ai_version: _Optional[str] = ..., team: _Optional[bool] = ..., language: _Optional[str] = ...) -> None: ...

class Award(_message.Message):
    __slots__ = ("seat", "share", "place")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SHARE_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    share: float
    place: int
    def __init__(self, seat: _Optional[int] = ..., share: _Optional[float] = ..., place: _Optional[int] = ...) -> None: ...

class Outlook(_message.Message):
    __slots__ = ("playouts", "seed", "seats", "team", "partial", "sharpness", "shift")
    PLAYOUTS_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    TEAM_FIELD_NUMBER: _ClassVar[int]
    PARTIAL_FIELD_NUMBER: _ClassVar[int]
    SHARPNESS_FIELD_NUMBER: _ClassVar[int]
    SHIFT_FIELD_NUMBER: _ClassVar[int]
    playouts: int
    seed: int
    seats: _containers.RepeatedCompositeFieldContainer[SeatOutlook]
    team: bool
    partial: bool
    sharpness: float
    shift: float
    def __init__(self, playouts: _Optional[int] = ..., seed: _Optional[int] = ..., seats: _Optional[_Iterable[_Union[SeatOutlook, _Mapping]]] = ..., team: _Optional[bool] = ..., partial: _Optional[bool] = ..., sharpness: _Optional[float] = ..., shift: _Optional[float] = ...) -> None: ...

class SeatOutlook(_message.Message):
    __slots__ = ("share", "low", "high", "places")
    SHARE_FIELD_NUMBER: _ClassVar[int]
    LOW_FIELD_NUMBER: _ClassVar[int]
    HIGH_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    share: float
    low: float
    high: float
    places: _containers.RepeatedScalarFieldContainer[float]
    def __init__(self, share: _Optional[float] = ..., low: _Optional[float] = ..., high: _Optional[float] = ..., places: _Optional[_Iterable[float]] = ...) -> None: ...

class Result(_message.Message):
    __slots__ = ("seats", "reason", "team")
    SEATS_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    TEAM_FIELD_NUMBER: _ClassVar[int]
    seats: _containers.RepeatedCompositeFieldContainer[SeatResult]
    reason: str
    team: bool
    def __init__(self, seats: _Optional[_Iterable[_Union[SeatResult, _Mapping]]] = ..., reason: _Optional[str] = ..., team: _Optional[bool] = ...) -> None: ...

class SeatResult(_message.Message):
    __slots__ = ("seat", "place", "share", "points", "lines", "tie_breaks")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    SHARE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    LINES_FIELD_NUMBER: _ClassVar[int]
    TIE_BREAKS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    place: int
    share: float
    points: int
    lines: _containers.RepeatedCompositeFieldContainer[ScoreLine]
    tie_breaks: _containers.RepeatedCompositeFieldContainer[ScoreLine]
    def __init__(self, seat: _Optional[int] = ..., place: _Optional[int] = ..., share: _Optional[float] = ..., points: _Optional[int] = ..., lines: _Optional[_Iterable[_Union[ScoreLine, _Mapping]]] = ..., tie_breaks: _Optional[_Iterable[_Union[ScoreLine, _Mapping]]] = ...) -> None: ...

class ScoreLine(_message.Message):
    __slots__ = ("key", "title", "points")
    KEY_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    key: str
    title: str
    points: int
    def __init__(self, key: _Optional[str] = ..., title: _Optional[str] = ..., points: _Optional[int] = ...) -> None: ...

class Update(_message.Message):
    __slots__ = ("version", "ply", "started", "claimed", "acted", "drawn", "ruling", "events", "texts", "to_act", "status", "thinking")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    STARTED_FIELD_NUMBER: _ClassVar[int]
    CLAIMED_FIELD_NUMBER: _ClassVar[int]
    ACTED_FIELD_NUMBER: _ClassVar[int]
    DRAWN_FIELD_NUMBER: _ClassVar[int]
    RULING_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    TEXTS_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    THINKING_FIELD_NUMBER: _ClassVar[int]
    version: int
    ply: int
    started: Started
    claimed: Seat
    acted: Acted
    drawn: Drawn
    ruling: Ruling
    events: _containers.RepeatedCompositeFieldContainer[_any_pb2.Any]
    texts: _containers.RepeatedScalarFieldContainer[str]
    to_act: _containers.RepeatedScalarFieldContainer[int]
    status: MatchStatus
    thinking: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, version: _Optional[int] = ..., ply: _Optional[int] = ..., started: _Optional[_Union[Started, _Mapping]] = ..., claimed: _Optional[_Union[Seat, _Mapping]] = ..., acted: _Optional[_Union[Acted, _Mapping]] = ..., drawn: _Optional[_Union[Drawn, _Mapping]] = ..., ruling: _Optional[_Union[Ruling, _Mapping]] = ..., events: _Optional[_Iterable[_Union[_any_pb2.Any, _Mapping]]] = ..., texts: _Optional[_Iterable[str]] = ..., to_act: _Optional[_Iterable[int]] = ..., status: _Optional[_Union[MatchStatus, str]] = ..., thinking: _Optional[_Iterable[int]] = ...) -> None: ...

class Started(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Acted(_message.Message):
    __slots__ = ("seat", "forced", "action")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    FORCED_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    seat: int
    forced: bool
    action: _any_pb2.Any
    def __init__(self, seat: _Optional[int] = ..., forced: _Optional[bool] = ..., action: _Optional[_Union[_any_pb2.Any, _Mapping]] = ...) -> None: ...

class Drawn(_message.Message):
    __slots__ = ("stream",)
    STREAM_FIELD_NUMBER: _ClassVar[int]
    stream: str
    def __init__(self, stream: _Optional[str] = ...) -> None: ...

class Record(_message.Message):
    __slots__ = ("header", "entries", "result")
    HEADER_FIELD_NUMBER: _ClassVar[int]
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    header: RecordHeader
    entries: _containers.RepeatedCompositeFieldContainer[RecordEntry]
    result: Result
    def __init__(self, header: _Optional[_Union[RecordHeader, _Mapping]] = ..., entries: _Optional[_Iterable[_Union[RecordEntry, _Mapping]]] = ..., result: _Optional[_Union[Result, _Mapping]] = ...) -> None: ...

class RecordHeader(_message.Message):
    __slots__ = ("format", "match_id", "game", "rules_version", "options", "seats", "commitment", "revealed_seed", "nonces", "create_time", "genesis", "auto_forced", "redacted", "end_time")
    FORMAT_FIELD_NUMBER: _ClassVar[int]
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    REVEALED_SEED_FIELD_NUMBER: _ClassVar[int]
    NONCES_FIELD_NUMBER: _ClassVar[int]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    GENESIS_FIELD_NUMBER: _ClassVar[int]
    AUTO_FORCED_FIELD_NUMBER: _ClassVar[int]
    REDACTED_FIELD_NUMBER: _ClassVar[int]
    END_TIME_FIELD_NUMBER: _ClassVar[int]
    format: int
    match_id: str
    game: str
    rules_version: str
    options: _any_pb2.Any
    seats: _containers.RepeatedCompositeFieldContainer[Seat]
    commitment: str
    revealed_seed: str
    nonces: _containers.RepeatedCompositeFieldContainer[Nonce]
    create_time: _timestamp_pb2.Timestamp
    genesis: str
    auto_forced: bool
    redacted: bool
    end_time: _timestamp_pb2.Timestamp
    def __init__(self, format: _Optional[int] = ..., match_id: _Optional[str] = ..., game: _Optional[str] = ..., rules_version: _Optional[str] = ..., options: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., seats: _Optional[_Iterable[_Union[Seat, _Mapping]]] = ..., commitment: _Optional[str] = ..., revealed_seed: _Optional[str] = ..., nonces: _Optional[_Iterable[_Union[Nonce, _Mapping]]] = ..., create_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., genesis: _Optional[str] = ..., auto_forced: _Optional[bool] = ..., redacted: _Optional[bool] = ..., end_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class Nonce(_message.Message):
    __slots__ = ("seat", "nonce")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NONCE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    nonce: str
    def __init__(self, seat: _Optional[int] = ..., nonce: _Optional[str] = ...) -> None: ...

class RecordEntry(_message.Message):
    __slots__ = ("version", "ply", "started", "claimed", "action", "draw", "ruling", "events", "elapsed", "state_digest", "digest")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    STARTED_FIELD_NUMBER: _ClassVar[int]
    CLAIMED_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    DRAW_FIELD_NUMBER: _ClassVar[int]
    RULING_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    ELAPSED_FIELD_NUMBER: _ClassVar[int]
    STATE_DIGEST_FIELD_NUMBER: _ClassVar[int]
    DIGEST_FIELD_NUMBER: _ClassVar[int]
    version: int
    ply: int
    started: Started
    claimed: Seat
    action: RecordedAction
    draw: RecordedDraw
    ruling: Ruling
    events: _containers.RepeatedCompositeFieldContainer[_any_pb2.Any]
    elapsed: _duration_pb2.Duration
    state_digest: str
    digest: str
    def __init__(self, version: _Optional[int] = ..., ply: _Optional[int] = ..., started: _Optional[_Union[Started, _Mapping]] = ..., claimed: _Optional[_Union[Seat, _Mapping]] = ..., action: _Optional[_Union[RecordedAction, _Mapping]] = ..., draw: _Optional[_Union[RecordedDraw, _Mapping]] = ..., ruling: _Optional[_Union[Ruling, _Mapping]] = ..., events: _Optional[_Iterable[_Union[_any_pb2.Any, _Mapping]]] = ..., elapsed: _Optional[_Union[datetime.timedelta, _duration_pb2.Duration, _Mapping]] = ..., state_digest: _Optional[str] = ..., digest: _Optional[str] = ...) -> None: ...

class RecordedAction(_message.Message):
    __slots__ = ("seat", "action", "code", "forced", "thinking")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    CODE_FIELD_NUMBER: _ClassVar[int]
    FORCED_FIELD_NUMBER: _ClassVar[int]
    THINKING_FIELD_NUMBER: _ClassVar[int]
    seat: int
    action: _any_pb2.Any
    code: int
    forced: bool
    thinking: Thinking
    def __init__(self, seat: _Optional[int] = ..., action: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., code: _Optional[int] = ..., forced: _Optional[bool] = ..., thinking: _Optional[_Union[Thinking, _Mapping]] = ...) -> None: ...

class Thinking(_message.Message):
    __slots__ = ("level", "seed", "iterations", "parameters", "rules_version", "ai_version", "partial", "think_ms")
    class ParametersEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    ITERATIONS_FIELD_NUMBER: _ClassVar[int]
    PARAMETERS_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    AI_VERSION_FIELD_NUMBER: _ClassVar[int]
    PARTIAL_FIELD_NUMBER: _ClassVar[int]
    THINK_MS_FIELD_NUMBER: _ClassVar[int]
    level: str
    seed: int
    iterations: _containers.RepeatedScalarFieldContainer[int]
    parameters: _containers.ScalarMap[str, str]
    rules_version: str
    ai_version: str
    partial: bool
    think_ms: int
    def __init__(self, level: _Optional[str] = ..., seed: _Optional[int] = ..., iterations: _Optional[_Iterable[int]] = ..., parameters: _Optional[_Mapping[str, str]] = ..., rules_version: _Optional[str] = ..., ai_version: _Optional[str] = ..., partial: _Optional[bool] = ..., think_ms: _Optional[int] = ...) -> None: ...

class RecordedDraw(_message.Message):
    __slots__ = ("stream", "name", "number", "pile", "odds", "outcome", "code")
    STREAM_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    PILE_FIELD_NUMBER: _ClassVar[int]
    ODDS_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    CODE_FIELD_NUMBER: _ClassVar[int]
    stream: int
    name: str
    number: int
    pile: bool
    odds: _containers.RepeatedCompositeFieldContainer[Odds]
    outcome: _any_pb2.Any
    code: int
    def __init__(self, stream: _Optional[int] = ..., name: _Optional[str] = ..., number: _Optional[int] = ..., pile: _Optional[bool] = ..., odds: _Optional[_Iterable[_Union[Odds, _Mapping]]] = ..., outcome: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., code: _Optional[int] = ...) -> None: ...

class Odds(_message.Message):
    __slots__ = ("outcome", "weight", "copies")
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    WEIGHT_FIELD_NUMBER: _ClassVar[int]
    COPIES_FIELD_NUMBER: _ClassVar[int]
    outcome: int
    weight: int
    copies: int
    def __init__(self, outcome: _Optional[int] = ..., weight: _Optional[int] = ..., copies: _Optional[int] = ...) -> None: ...
