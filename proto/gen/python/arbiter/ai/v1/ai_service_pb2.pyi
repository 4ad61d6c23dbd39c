from arbiter.match.v1 import match_pb2 as _match_pb2
from google.protobuf import any_pb2 as _any_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Subject(_message.Message):
    __slots__ = ("match", "position", "view")
    MATCH_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    match: _match_pb2.MatchRef
    position: _match_pb2.Position
    view: _any_pb2.Any
    def __init__(self, match: _Optional[_Union[_match_pb2.MatchRef, _Mapping]] = ..., position: _Optional[_Union[_match_pb2.Position, _Mapping]] = ..., view: _Optional[_Union[_any_pb2.Any, _Mapping]] = ...) -> None: ...

class Budget(_message.Message):
    __slots__ = ("iterations", "milliseconds", "level")
    ITERATIONS_FIELD_NUMBER: _ClassVar[int]
    MILLISECONDS_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    iterations: int
    milliseconds: int
    level: str
    def __init__(self, iterations: _Optional[int] = ..., milliseconds: _Optional[int] = ..., level: _Optional[str] = ...) -> None: ...

class ListLevelsRequest(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: str
    def __init__(self, game: _Optional[str] = ...) -> None: ...

class ListLevelsResponse(_message.Message):
    __slots__ = ("levels", "ai_version")
    LEVELS_FIELD_NUMBER: _ClassVar[int]
    AI_VERSION_FIELD_NUMBER: _ClassVar[int]
    levels: _containers.RepeatedCompositeFieldContainer[Level]
    ai_version: str
    def __init__(self, levels: _Optional[_Iterable[_Union[Level, _Mapping]]] = ..., ai_version: _Optional[str] = ...) -> None: ...

class Level(_message.Message):
    __slots__ = ("level", "iterations", "parameters")
    class ParametersEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    ITERATIONS_FIELD_NUMBER: _ClassVar[int]
    PARAMETERS_FIELD_NUMBER: _ClassVar[int]
    level: str
    iterations: int
    parameters: _containers.ScalarMap[str, str]
    def __init__(self, level: _Optional[str] = ..., iterations: _Optional[int] = ..., parameters: _Optional[_Mapping[str, str]] = ...) -> None: ...

class SuggestActionRequest(_message.Message):
    __slots__ = ("request_id", "subject", "seat", "budget", "seed", "workers", "overrides", "max_ranked")
    class OverridesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BUDGET_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    WORKERS_FIELD_NUMBER: _ClassVar[int]
    OVERRIDES_FIELD_NUMBER: _ClassVar[int]
    MAX_RANKED_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    subject: Subject
    seat: int
    budget: Budget
    seed: int
    workers: int
    overrides: _containers.ScalarMap[str, str]
    max_ranked: int
    def __init__(self, request_id: _Optional[str] = ..., subject: _Optional[_Union[Subject, _Mapping]] = ..., seat: _Optional[int] = ..., budget: _Optional[_Union[Budget, _Mapping]] = ..., seed: _Optional[int] = ..., workers: _Optional[int] = ..., overrides: _Optional[_Mapping[str, str]] = ..., max_ranked: _Optional[int] = ...) -> None: ...

class SuggestActionResponse(_message.Message):
    __slots__ = ("analysis",)
    ANALYSIS_FIELD_NUMBER: _ClassVar[int]
    analysis: Analysis
    def __init__(self, analysis: _Optional[_Union[Analysis, _Mapping]] = ...) -> None: ...

class Analysis(_message.Message):
    __slots__ = ("seat", "action", "text", "ranked", "values", "thinking", "nodes", "depth", "warnings", "version")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    RANKED_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    THINKING_FIELD_NUMBER: _ClassVar[int]
    NODES_FIELD_NUMBER: _ClassVar[int]
    DEPTH_FIELD_NUMBER: _ClassVar[int]
    WARNINGS_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    seat: int
    action: _any_pb2.Any
    text: str
    ranked: _containers.RepeatedCompositeFieldContainer[RankedAction]
    values: _containers.RepeatedScalarFieldContainer[float]
    thinking: _match_pb2.Thinking
    nodes: int
    depth: int
    warnings: _containers.RepeatedScalarFieldContainer[str]
    version: int
    def __init__(self, seat: _Optional[int] = ..., action: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., text: _Optional[str] = ..., ranked: _Optional[_Iterable[_Union[RankedAction, _Mapping]]] = ..., values: _Optional[_Iterable[float]] = ..., thinking: _Optional[_Union[_match_pb2.Thinking, _Mapping]] = ..., nodes: _Optional[int] = ..., depth: _Optional[int] = ..., warnings: _Optional[_Iterable[str]] = ..., version: _Optional[int] = ...) -> None: ...

class RankedAction(_message.Message):
    __slots__ = ("action", "text", "visits", "offered", "values", "line", "proven")
    ACTION_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    VISITS_FIELD_NUMBER: _ClassVar[int]
    OFFERED_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    PROVEN_FIELD_NUMBER: _ClassVar[int]
    action: _any_pb2.Any
    text: str
    visits: int
    offered: int
    values: _containers.RepeatedScalarFieldContainer[float]
    line: _containers.RepeatedCompositeFieldContainer[LineStep]
    proven: bool
    def __init__(self, action: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., text: _Optional[str] = ..., visits: _Optional[int] = ..., offered: _Optional[int] = ..., values: _Optional[_Iterable[float]] = ..., line: _Optional[_Iterable[_Union[LineStep, _Mapping]]] = ..., proven: _Optional[bool] = ...) -> None: ...

class LineStep(_message.Message):
    __slots__ = ("seat", "action", "text")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    action: _any_pb2.Any
    text: str
    def __init__(self, seat: _Optional[int] = ..., action: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., text: _Optional[str] = ...) -> None: ...

class AnalyzePositionRequest(_message.Message):
    __slots__ = ("request_id", "subject", "seat", "budget", "seed", "workers", "overrides", "max_ranked")
    class OverridesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BUDGET_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    WORKERS_FIELD_NUMBER: _ClassVar[int]
    OVERRIDES_FIELD_NUMBER: _ClassVar[int]
    MAX_RANKED_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    subject: Subject
    seat: int
    budget: Budget
    seed: int
    workers: int
    overrides: _containers.ScalarMap[str, str]
    max_ranked: int
    def __init__(self, request_id: _Optional[str] = ..., subject: _Optional[_Union[Subject, _Mapping]] = ..., seat: _Optional[int] = ..., budget: _Optional[_Union[Budget, _Mapping]] = ..., seed: _Optional[int] = ..., workers: _Optional[int] = ..., overrides: _Optional[_Mapping[str, str]] = ..., max_ranked: _Optional[int] = ...) -> None: ...

class AnalyzePositionResponse(_message.Message):
    __slots__ = ("queued", "analysis", "last")
    QUEUED_FIELD_NUMBER: _ClassVar[int]
    ANALYSIS_FIELD_NUMBER: _ClassVar[int]
    LAST_FIELD_NUMBER: _ClassVar[int]
    queued: Queued
    analysis: Analysis
    last: bool
    def __init__(self, queued: _Optional[_Union[Queued, _Mapping]] = ..., analysis: _Optional[_Union[Analysis, _Mapping]] = ..., last: _Optional[bool] = ...) -> None: ...

class Queued(_message.Message):
    __slots__ = ("ahead",)
    AHEAD_FIELD_NUMBER: _ClassVar[int]
    ahead: int
    def __init__(self, ahead: _Optional[int] = ...) -> None: ...

class ReviewRecordRequest(_message.Message):
    __slots__ = ("match_id", "record", "budget", "seed", "overrides", "seats")
    class OverridesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    RECORD_FIELD_NUMBER: _ClassVar[int]
    BUDGET_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    OVERRIDES_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    record: _match_pb2.Record
    budget: Budget
    seed: int
    overrides: _containers.ScalarMap[str, str]
    seats: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, match_id: _Optional[str] = ..., record: _Optional[_Union[_match_pb2.Record, _Mapping]] = ..., budget: _Optional[_Union[Budget, _Mapping]] = ..., seed: _Optional[int] = ..., overrides: _Optional[_Mapping[str, str]] = ..., seats: _Optional[_Iterable[int]] = ...) -> None: ...

class ReviewRecordResponse(_message.Message):
    __slots__ = ("move", "summary")
    MOVE_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    move: ReviewedMove
    summary: ReviewSummary
    def __init__(self, move: _Optional[_Union[ReviewedMove, _Mapping]] = ..., summary: _Optional[_Union[ReviewSummary, _Mapping]] = ...) -> None: ...

class ReviewedMove(_message.Message):
    __slots__ = ("ply", "seat", "action", "text", "values", "best", "played", "loss", "iterations", "partial")
    PLY_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    BEST_FIELD_NUMBER: _ClassVar[int]
    PLAYED_FIELD_NUMBER: _ClassVar[int]
    LOSS_FIELD_NUMBER: _ClassVar[int]
    ITERATIONS_FIELD_NUMBER: _ClassVar[int]
    PARTIAL_FIELD_NUMBER: _ClassVar[int]
    ply: int
    seat: int
    action: _any_pb2.Any
    text: str
    values: _containers.RepeatedScalarFieldContainer[float]
    best: RankedAction
    played: RankedAction
    loss: float
    iterations: int
    partial: bool
    def __init__(self, ply: _Optional[int] = ..., seat: _Optional[int] = ..., action: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., text: _Optional[str] = ..., values: _Optional[_Iterable[float]] = ..., best: _Optional[_Union[RankedAction, _Mapping]] = ..., played: _Optional[_Union[RankedAction, _Mapping]] = ..., loss: _Optional[float] = ..., iterations: _Optional[int] = ..., partial: _Optional[bool] = ...) -> None: ...

class ReviewSummary(_message.Message):
    __slots__ = ("seats", "turning_points", "decisions", "thinking", "warnings")
    SEATS_FIELD_NUMBER: _ClassVar[int]
    TURNING_POINTS_FIELD_NUMBER: _ClassVar[int]
    DECISIONS_FIELD_NUMBER: _ClassVar[int]
    THINKING_FIELD_NUMBER: _ClassVar[int]
    WARNINGS_FIELD_NUMBER: _ClassVar[int]
    seats: _containers.RepeatedCompositeFieldContainer[ReviewedSeat]
    turning_points: _containers.RepeatedCompositeFieldContainer[TurningPoint]
    decisions: int
    thinking: _match_pb2.Thinking
    warnings: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, seats: _Optional[_Iterable[_Union[ReviewedSeat, _Mapping]]] = ..., turning_points: _Optional[_Iterable[_Union[TurningPoint, _Mapping]]] = ..., decisions: _Optional[int] = ..., thinking: _Optional[_Union[_match_pb2.Thinking, _Mapping]] = ..., warnings: _Optional[_Iterable[str]] = ...) -> None: ...

class ReviewedSeat(_message.Message):
    __slots__ = ("seat", "decisions", "best", "mean_loss")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    DECISIONS_FIELD_NUMBER: _ClassVar[int]
    BEST_FIELD_NUMBER: _ClassVar[int]
    MEAN_LOSS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    decisions: int
    best: int
    mean_loss: float
    def __init__(self, seat: _Optional[int] = ..., decisions: _Optional[int] = ..., best: _Optional[int] = ..., mean_loss: _Optional[float] = ...) -> None: ...

class TurningPoint(_message.Message):
    __slots__ = ("ply", "seat", "loss")
    PLY_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LOSS_FIELD_NUMBER: _ClassVar[int]
    ply: int
    seat: int
    loss: float
    def __init__(self, ply: _Optional[int] = ..., seat: _Optional[int] = ..., loss: _Optional[float] = ...) -> None: ...
