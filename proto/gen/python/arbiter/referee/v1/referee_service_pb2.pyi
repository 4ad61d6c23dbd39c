from arbiter.match.v1 import match_pb2 as _match_pb2
from google.protobuf import any_pb2 as _any_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Severity(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SEVERITY_UNSPECIFIED: _ClassVar[Severity]
    SEVERITY_NOTE: _ClassVar[Severity]
    SEVERITY_WARNING: _ClassVar[Severity]
    SEVERITY_ERROR: _ClassVar[Severity]
    SEVERITY_REFUSED: _ClassVar[Severity]
SEVERITY_UNSPECIFIED: Severity
SEVERITY_NOTE: Severity
SEVERITY_WARNING: Severity
SEVERITY_ERROR: Severity
SEVERITY_REFUSED: Severity

class Subject(_message.Message):
    __slots__ = ("match", "position", "moment", "record")
    MATCH_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    MOMENT_FIELD_NUMBER: _ClassVar[int]
    RECORD_FIELD_NUMBER: _ClassVar[int]
    match: _match_pb2.MatchRef
    position: _match_pb2.Position
    moment: MatchMoment
    record: RecordMoment
    def __init__(self, match: _Optional[_Union[_match_pb2.MatchRef, _Mapping]] = ..., position: _Optional[_Union[_match_pb2.Position, _Mapping]] = ..., moment: _Optional[_Union[MatchMoment, _Mapping]] = ..., record: _Optional[_Union[RecordMoment, _Mapping]] = ...) -> None: ...

class MatchMoment(_message.Message):
    __slots__ = ("match_id", "ply")
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    ply: int
    def __init__(self, match_id: _Optional[str] = ..., ply: _Optional[int] = ...) -> None: ...

class RecordMoment(_message.Message):
    __slots__ = ("record", "ply")
    RECORD_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    record: _match_pb2.Record
    ply: int
    def __init__(self, record: _Optional[_Union[_match_pb2.Record, _Mapping]] = ..., ply: _Optional[int] = ...) -> None: ...

class JudgeActionRequest(_message.Message):
    __slots__ = ("subject", "seat", "action", "language", "max_alternatives")
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    MAX_ALTERNATIVES_FIELD_NUMBER: _ClassVar[int]
    subject: Subject
    seat: int
    action: _any_pb2.Any
    language: str
    max_alternatives: int
    def __init__(self, subject: _Optional[_Union[Subject, _Mapping]] = ..., seat: _Optional[int] = ..., action: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., language: _Optional[str] = ..., max_alternatives: _Optional[int] = ...) -> None: ...

class JudgeActionResponse(_message.Message):
    __slots__ = ("verdict", "text", "ruling", "facts", "alternatives", "seat", "version", "ply")
    VERDICT_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    RULING_FIELD_NUMBER: _ClassVar[int]
    FACTS_FIELD_NUMBER: _ClassVar[int]
    ALTERNATIVES_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    verdict: _match_pb2.Verdict
    text: str
    ruling: str
    facts: str
    alternatives: _containers.RepeatedCompositeFieldContainer[Alternative]
    seat: int
    version: int
    ply: int
    def __init__(self, verdict: _Optional[_Union[_match_pb2.Verdict, _Mapping]] = ..., text: _Optional[str] = ..., ruling: _Optional[str] = ..., facts: _Optional[str] = ..., alternatives: _Optional[_Iterable[_Union[Alternative, _Mapping]]] = ..., seat: _Optional[int] = ..., version: _Optional[int] = ..., ply: _Optional[int] = ...) -> None: ...

class Alternative(_message.Message):
    __slots__ = ("action", "distance", "difference")
    ACTION_FIELD_NUMBER: _ClassVar[int]
    DISTANCE_FIELD_NUMBER: _ClassVar[int]
    DIFFERENCE_FIELD_NUMBER: _ClassVar[int]
    action: _match_pb2.LegalAction
    distance: float
    difference: str
    def __init__(self, action: _Optional[_Union[_match_pb2.LegalAction, _Mapping]] = ..., distance: _Optional[float] = ..., difference: _Optional[str] = ...) -> None: ...

class AuditRecordRequest(_message.Message):
    __slots__ = ("start", "entries", "end")
    START_FIELD_NUMBER: _ClassVar[int]
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    END_FIELD_NUMBER: _ClassVar[int]
    start: AuditStart
    entries: AuditEntries
    end: AuditEnd
    def __init__(self, start: _Optional[_Union[AuditStart, _Mapping]] = ..., entries: _Optional[_Union[AuditEntries, _Mapping]] = ..., end: _Optional[_Union[AuditEnd, _Mapping]] = ...) -> None: ...

class AuditStart(_message.Message):
    __slots__ = ("header", "language")
    HEADER_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    header: _match_pb2.RecordHeader
    language: str
    def __init__(self, header: _Optional[_Union[_match_pb2.RecordHeader, _Mapping]] = ..., language: _Optional[str] = ...) -> None: ...

class AuditEntries(_message.Message):
    __slots__ = ("entries",)
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    entries: _containers.RepeatedCompositeFieldContainer[_match_pb2.RecordEntry]
    def __init__(self, entries: _Optional[_Iterable[_Union[_match_pb2.RecordEntry, _Mapping]]] = ...) -> None: ...

class AuditEnd(_message.Message):
    __slots__ = ("result",)
    RESULT_FIELD_NUMBER: _ClassVar[int]
    result: _match_pb2.Result
    def __init__(self, result: _Optional[_Union[_match_pb2.Result, _Mapping]] = ...) -> None: ...

class AuditRecordResponse(_message.Message):
    __slots__ = ("progress", "finding", "report")
    PROGRESS_FIELD_NUMBER: _ClassVar[int]
    FINDING_FIELD_NUMBER: _ClassVar[int]
    REPORT_FIELD_NUMBER: _ClassVar[int]
    progress: AuditProgress
    finding: Finding
    report: AuditReport
    def __init__(self, progress: _Optional[_Union[AuditProgress, _Mapping]] = ..., finding: _Optional[_Union[Finding, _Mapping]] = ..., report: _Optional[_Union[AuditReport, _Mapping]] = ...) -> None: ...

class AuditProgress(_message.Message):
    __slots__ = ("entries", "findings")
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    FINDINGS_FIELD_NUMBER: _ClassVar[int]
    entries: int
    findings: int
    def __init__(self, entries: _Optional[int] = ..., findings: _Optional[int] = ...) -> None: ...

class Finding(_message.Message):
    __slots__ = ("kind", "severity", "entry", "version", "ply", "first", "consequential", "message", "said", "expected", "citation", "also_broken")
    KIND_FIELD_NUMBER: _ClassVar[int]
    SEVERITY_FIELD_NUMBER: _ClassVar[int]
    ENTRY_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    CONSEQUENTIAL_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    SAID_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_FIELD_NUMBER: _ClassVar[int]
    CITATION_FIELD_NUMBER: _ClassVar[int]
    ALSO_BROKEN_FIELD_NUMBER: _ClassVar[int]
    kind: str
    severity: Severity
    entry: int
    version: int
    ply: int
    first: bool
    consequential: bool
    message: str
    said: str
    expected: str
    citation: _match_pb2.Citation
    also_broken: _containers.RepeatedCompositeFieldContainer[_match_pb2.Citation]
    def __init__(self, kind: _Optional[str] = ..., severity: _Optional[_Union[Severity, str]] = ..., entry: _Optional[int] = ..., version: _Optional[int] = ..., ply: _Optional[int] = ..., first: _Optional[bool] = ..., consequential: _Optional[bool] = ..., message: _Optional[str] = ..., said: _Optional[str] = ..., expected: _Optional[str] = ..., citation: _Optional[_Union[_match_pb2.Citation, _Mapping]] = ..., also_broken: _Optional[_Iterable[_Union[_match_pb2.Citation, _Mapping]]] = ...) -> None: ...

class AuditReport(_message.Message):
    __slots__ = ("severity", "entries", "findings", "consequential", "suppressed", "replayed", "json", "page", "signature")
    SEVERITY_FIELD_NUMBER: _ClassVar[int]
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    FINDINGS_FIELD_NUMBER: _ClassVar[int]
    CONSEQUENTIAL_FIELD_NUMBER: _ClassVar[int]
    SUPPRESSED_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    JSON_FIELD_NUMBER: _ClassVar[int]
    PAGE_FIELD_NUMBER: _ClassVar[int]
    SIGNATURE_FIELD_NUMBER: _ClassVar[int]
    severity: Severity
    entries: int
    findings: int
    consequential: int
    suppressed: int
    replayed: int
    json: bytes
    page: str
    signature: str
    def __init__(self, severity: _Optional[_Union[Severity, str]] = ..., entries: _Optional[int] = ..., findings: _Optional[int] = ..., consequential: _Optional[int] = ..., suppressed: _Optional[int] = ..., replayed: _Optional[int] = ..., json: _Optional[bytes] = ..., page: _Optional[str] = ..., signature: _Optional[str] = ...) -> None: ...

class AdjudicateMatchRequest(_message.Message):
    __slots__ = ("match_id", "request_id", "rule", "playouts", "seed", "language", "appeal", "expected_version")
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    PLAYOUTS_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    APPEAL_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    request_id: str
    rule: _match_pb2.EventRule
    playouts: int
    seed: int
    language: str
    appeal: bool
    expected_version: int
    def __init__(self, match_id: _Optional[str] = ..., request_id: _Optional[str] = ..., rule: _Optional[_Union[_match_pb2.EventRule, _Mapping]] = ..., playouts: _Optional[int] = ..., seed: _Optional[int] = ..., language: _Optional[str] = ..., appeal: _Optional[bool] = ..., expected_version: _Optional[int] = ...) -> None: ...

class AdjudicateMatchResponse(_message.Message):
    __slots__ = ("ruling", "match")
    RULING_FIELD_NUMBER: _ClassVar[int]
    MATCH_FIELD_NUMBER: _ClassVar[int]
    ruling: _match_pb2.Ruling
    match: _match_pb2.Match
    def __init__(self, ruling: _Optional[_Union[_match_pb2.Ruling, _Mapping]] = ..., match: _Optional[_Union[_match_pb2.Match, _Mapping]] = ...) -> None: ...

class AskRulesRequest(_message.Message):
    __slots__ = ("question", "language", "game", "subject", "seat", "max_results")
    QUESTION_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MAX_RESULTS_FIELD_NUMBER: _ClassVar[int]
    question: str
    language: str
    game: str
    subject: Subject
    seat: int
    max_results: int
    def __init__(self, question: _Optional[str] = ..., language: _Optional[str] = ..., game: _Optional[str] = ..., subject: _Optional[_Union[Subject, _Mapping]] = ..., seat: _Optional[int] = ..., max_results: _Optional[int] = ...) -> None: ...

class AskRulesResponse(_message.Message):
    __slots__ = ("covered", "answers", "facts", "message", "version")
    COVERED_FIELD_NUMBER: _ClassVar[int]
    ANSWERS_FIELD_NUMBER: _ClassVar[int]
    FACTS_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    covered: bool
    answers: _containers.RepeatedCompositeFieldContainer[RulesAnswer]
    facts: _containers.RepeatedCompositeFieldContainer[_match_pb2.Fact]
    message: str
    version: int
    def __init__(self, covered: _Optional[bool] = ..., answers: _Optional[_Iterable[_Union[RulesAnswer, _Mapping]]] = ..., facts: _Optional[_Iterable[_Union[_match_pb2.Fact, _Mapping]]] = ..., message: _Optional[str] = ..., version: _Optional[int] = ...) -> None: ...

class RulesAnswer(_message.Message):
    __slots__ = ("article", "score")
    ARTICLE_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    article: _match_pb2.Citation
    score: float
    def __init__(self, article: _Optional[_Union[_match_pb2.Citation, _Mapping]] = ..., score: _Optional[float] = ...) -> None: ...

class GetArticleRequest(_message.Message):
    __slots__ = ("game", "article", "language")
    GAME_FIELD_NUMBER: _ClassVar[int]
    ARTICLE_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    game: str
    article: str
    language: str
    def __init__(self, game: _Optional[str] = ..., article: _Optional[str] = ..., language: _Optional[str] = ...) -> None: ...

class GetArticleResponse(_message.Message):
    __slots__ = ("article", "edition", "refuses", "reason")
    ARTICLE_FIELD_NUMBER: _ClassVar[int]
    EDITION_FIELD_NUMBER: _ClassVar[int]
    REFUSES_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    article: _match_pb2.Citation
    edition: str
    refuses: bool
    reason: str
    def __init__(self, article: _Optional[_Union[_match_pb2.Citation, _Mapping]] = ..., edition: _Optional[str] = ..., refuses: _Optional[bool] = ..., reason: _Optional[str] = ...) -> None: ...
