from arbiter.match.v1 import match_pb2 as _match_pb2
from google.protobuf import any_pb2 as _any_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ArticleKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ARTICLE_KIND_UNSPECIFIED: _ClassVar[ArticleKind]
    ARTICLE_KIND_REFUSAL: _ClassVar[ArticleKind]
    ARTICLE_KIND_EFFECT: _ClassVar[ArticleKind]
    ARTICLE_KIND_TABLE: _ClassVar[ArticleKind]
ARTICLE_KIND_UNSPECIFIED: ArticleKind
ARTICLE_KIND_REFUSAL: ArticleKind
ARTICLE_KIND_EFFECT: ArticleKind
ARTICLE_KIND_TABLE: ArticleKind

class ListGamesRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ListGamesResponse(_message.Message):
    __slots__ = ("games",)
    GAMES_FIELD_NUMBER: _ClassVar[int]
    games: _containers.RepeatedCompositeFieldContainer[GameInfo]
    def __init__(self, games: _Optional[_Iterable[_Union[GameInfo, _Mapping]]] = ...) -> None: ...

class GameInfo(_message.Message):
    __slots__ = ("game", "title", "rules_version", "seats", "minutes", "settings", "presets", "action_type_url")
    GAME_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    MINUTES_FIELD_NUMBER: _ClassVar[int]
    SETTINGS_FIELD_NUMBER: _ClassVar[int]
    PRESETS_FIELD_NUMBER: _ClassVar[int]
    ACTION_TYPE_URL_FIELD_NUMBER: _ClassVar[int]
    game: str
    title: str
    rules_version: str
    seats: _containers.RepeatedScalarFieldContainer[int]
    minutes: int
    settings: _containers.RepeatedCompositeFieldContainer[Setting]
    presets: _containers.RepeatedCompositeFieldContainer[Preset]
    action_type_url: str
    def __init__(self, game: _Optional[str] = ..., title: _Optional[str] = ..., rules_version: _Optional[str] = ..., seats: _Optional[_Iterable[int]] = ..., minutes: _Optional[int] = ..., settings: _Optional[_Iterable[_Union[Setting, _Mapping]]] = ..., presets: _Optional[_Iterable[_Union[Preset, _Mapping]]] = ..., action_type_url: _Optional[str] = ...) -> None: ...

class Setting(_message.Message):
    __slots__ = ("id", "title", "values", "ruling")
    ID_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    RULING_FIELD_NUMBER: _ClassVar[int]
    id: str
    title: str
    values: _containers.RepeatedScalarFieldContainer[str]
    ruling: str
    def __init__(self, id: _Optional[str] = ..., title: _Optional[str] = ..., values: _Optional[_Iterable[str]] = ..., ruling: _Optional[str] = ...) -> None: ...

class Preset(_message.Message):
    __slots__ = ("id", "title", "options")
    ID_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    id: str
    title: str
    options: _any_pb2.Any
    def __init__(self, id: _Optional[str] = ..., title: _Optional[str] = ..., options: _Optional[_Union[_any_pb2.Any, _Mapping]] = ...) -> None: ...

class GetRulebookRequest(_message.Message):
    __slots__ = ("game", "language", "options", "seats")
    GAME_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    game: str
    language: str
    options: _any_pb2.Any
    seats: int
    def __init__(self, game: _Optional[str] = ..., language: _Optional[str] = ..., options: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., seats: _Optional[int] = ...) -> None: ...

class GetRulebookResponse(_message.Message):
    __slots__ = ("game", "edition", "articles", "components")
    GAME_FIELD_NUMBER: _ClassVar[int]
    EDITION_FIELD_NUMBER: _ClassVar[int]
    ARTICLES_FIELD_NUMBER: _ClassVar[int]
    COMPONENTS_FIELD_NUMBER: _ClassVar[int]
    game: GameInfo
    edition: str
    articles: _containers.RepeatedCompositeFieldContainer[Article]
    components: _any_pb2.Any
    def __init__(self, game: _Optional[_Union[GameInfo, _Mapping]] = ..., edition: _Optional[str] = ..., articles: _Optional[_Iterable[_Union[Article, _Mapping]]] = ..., components: _Optional[_Union[_any_pb2.Any, _Mapping]] = ...) -> None: ...

class Article(_message.Message):
    __slots__ = ("article", "title", "gist", "page", "kind")
    ARTICLE_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    GIST_FIELD_NUMBER: _ClassVar[int]
    PAGE_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    article: str
    title: str
    gist: str
    page: str
    kind: ArticleKind
    def __init__(self, article: _Optional[str] = ..., title: _Optional[str] = ..., gist: _Optional[str] = ..., page: _Optional[str] = ..., kind: _Optional[_Union[ArticleKind, str]] = ...) -> None: ...

class NewPositionRequest(_message.Message):
    __slots__ = ("game", "options", "seats", "seed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    game: str
    options: _any_pb2.Any
    seats: int
    seed: bytes
    def __init__(self, game: _Optional[str] = ..., options: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., seats: _Optional[int] = ..., seed: _Optional[bytes] = ...) -> None: ...

class NewPositionResponse(_message.Message):
    __slots__ = ("position", "to_act", "chance")
    POSITION_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    CHANCE_FIELD_NUMBER: _ClassVar[int]
    position: _match_pb2.Position
    to_act: _containers.RepeatedScalarFieldContainer[int]
    chance: Chance
    def __init__(self, position: _Optional[_Union[_match_pb2.Position, _Mapping]] = ..., to_act: _Optional[_Iterable[int]] = ..., chance: _Optional[_Union[Chance, _Mapping]] = ...) -> None: ...

class Chance(_message.Message):
    __slots__ = ("stream", "outcomes")
    STREAM_FIELD_NUMBER: _ClassVar[int]
    OUTCOMES_FIELD_NUMBER: _ClassVar[int]
    stream: str
    outcomes: _containers.RepeatedCompositeFieldContainer[ChanceOutcome]
    def __init__(self, stream: _Optional[str] = ..., outcomes: _Optional[_Iterable[_Union[ChanceOutcome, _Mapping]]] = ...) -> None: ...

class ChanceOutcome(_message.Message):
    __slots__ = ("outcome", "weight")
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    WEIGHT_FIELD_NUMBER: _ClassVar[int]
    outcome: _any_pb2.Any
    weight: int
    def __init__(self, outcome: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., weight: _Optional[int] = ...) -> None: ...

class ValidateActionRequest(_message.Message):
    __slots__ = ("subject", "seat", "action", "language")
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    subject: _match_pb2.Subject
    seat: int
    action: _any_pb2.Any
    language: str
    def __init__(self, subject: _Optional[_Union[_match_pb2.Subject, _Mapping]] = ..., seat: _Optional[int] = ..., action: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., language: _Optional[str] = ...) -> None: ...

class ValidateActionResponse(_message.Message):
    __slots__ = ("verdict", "version")
    VERDICT_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    verdict: _match_pb2.Verdict
    version: int
    def __init__(self, verdict: _Optional[_Union[_match_pb2.Verdict, _Mapping]] = ..., version: _Optional[int] = ...) -> None: ...

class BatchValidateActionsRequest(_message.Message):
    __slots__ = ("subject", "seat", "actions", "language")
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ACTIONS_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    subject: _match_pb2.Subject
    seat: int
    actions: _containers.RepeatedCompositeFieldContainer[_any_pb2.Any]
    language: str
    def __init__(self, subject: _Optional[_Union[_match_pb2.Subject, _Mapping]] = ..., seat: _Optional[int] = ..., actions: _Optional[_Iterable[_Union[_any_pb2.Any, _Mapping]]] = ..., language: _Optional[str] = ...) -> None: ...

class BatchValidateActionsResponse(_message.Message):
    __slots__ = ("verdicts", "version")
    VERDICTS_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    verdicts: _containers.RepeatedCompositeFieldContainer[_match_pb2.Verdict]
    version: int
    def __init__(self, verdicts: _Optional[_Iterable[_Union[_match_pb2.Verdict, _Mapping]]] = ..., version: _Optional[int] = ...) -> None: ...

class StreamValidateActionsRequest(_message.Message):
    __slots__ = ("id", "request")
    ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_FIELD_NUMBER: _ClassVar[int]
    id: str
    request: ValidateActionRequest
    def __init__(self, id: _Optional[str] = ..., request: _Optional[_Union[ValidateActionRequest, _Mapping]] = ...) -> None: ...

class StreamValidateActionsResponse(_message.Message):
    __slots__ = ("id", "response", "error")
    ID_FIELD_NUMBER: _ClassVar[int]
    RESPONSE_FIELD_NUMBER: _ClassVar[int]
    ERROR_FIELD_NUMBER: _ClassVar[int]
    id: str
    response: ValidateActionResponse
    error: StreamError
    def __init__(self, id: _Optional[str] = ..., response: _Optional[_Union[ValidateActionResponse, _Mapping]] = ..., error: _Optional[_Union[StreamError, _Mapping]] = ...) -> None: ...

class StreamError(_message.Message):
    __slots__ = ("code", "message")
    CODE_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    code: int
    message: str
    def __init__(self, code: _Optional[int] = ..., message: _Optional[str] = ...) -> None: ...

class ListLegalActionsRequest(_message.Message):
    __slots__ = ("subject", "seat")
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    subject: _match_pb2.Subject
    seat: int
    def __init__(self, subject: _Optional[_Union[_match_pb2.Subject, _Mapping]] = ..., seat: _Optional[int] = ...) -> None: ...

class ListLegalActionsResponse(_message.Message):
    __slots__ = ("actions", "seat", "version")
    ACTIONS_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    actions: _containers.RepeatedCompositeFieldContainer[_match_pb2.LegalAction]
    seat: int
    version: int
    def __init__(self, actions: _Optional[_Iterable[_Union[_match_pb2.LegalAction, _Mapping]]] = ..., seat: _Optional[int] = ..., version: _Optional[int] = ...) -> None: ...

class ApplyActionRequest(_message.Message):
    __slots__ = ("position", "action", "outcome", "seed", "language", "ask_forced")
    POSITION_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    ASK_FORCED_FIELD_NUMBER: _ClassVar[int]
    position: _match_pb2.Position
    action: SeatAction
    outcome: _any_pb2.Any
    seed: bytes
    language: str
    ask_forced: bool
    def __init__(self, position: _Optional[_Union[_match_pb2.Position, _Mapping]] = ..., action: _Optional[_Union[SeatAction, _Mapping]] = ..., outcome: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., seed: _Optional[bytes] = ..., language: _Optional[str] = ..., ask_forced: _Optional[bool] = ...) -> None: ...

class SeatAction(_message.Message):
    __slots__ = ("seat", "action")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    seat: int
    action: _any_pb2.Any
    def __init__(self, seat: _Optional[int] = ..., action: _Optional[_Union[_any_pb2.Any, _Mapping]] = ...) -> None: ...

class ApplyActionResponse(_message.Message):
    __slots__ = ("applied", "refused")
    APPLIED_FIELD_NUMBER: _ClassVar[int]
    REFUSED_FIELD_NUMBER: _ClassVar[int]
    applied: Applied
    refused: _match_pb2.Refused
    def __init__(self, applied: _Optional[_Union[Applied, _Mapping]] = ..., refused: _Optional[_Union[_match_pb2.Refused, _Mapping]] = ...) -> None: ...

class Applied(_message.Message):
    __slots__ = ("position", "to_act", "chance", "events", "result")
    POSITION_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    CHANCE_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    position: _match_pb2.Position
    to_act: _containers.RepeatedScalarFieldContainer[int]
    chance: Chance
    events: _containers.RepeatedCompositeFieldContainer[_any_pb2.Any]
    result: _match_pb2.Result
    def __init__(self, position: _Optional[_Union[_match_pb2.Position, _Mapping]] = ..., to_act: _Optional[_Iterable[int]] = ..., chance: _Optional[_Union[Chance, _Mapping]] = ..., events: _Optional[_Iterable[_Union[_any_pb2.Any, _Mapping]]] = ..., result: _Optional[_Union[_match_pb2.Result, _Mapping]] = ...) -> None: ...
