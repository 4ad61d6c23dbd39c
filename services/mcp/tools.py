"""The verbs of the rules service and the referee as tools for a language model.

Each is one call of the public API with the token that this program was given, so a model sees what that
token may see. Docstrings are what the model is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from arbiter.match.v1 import match_pb2, match_service_pb2, rules_service_pb2
from arbiter.referee.v1 import referee_service_pb2

from services.cli.adjudicate import PLAYOUTS
from services.cli.client import Client, new_request_id
from services.cli.problems import Problem
from services.common.codecs import Codec, Codecs
from services.common.rulings import NUMBERS
from services.mcp.messages import (
    Json,
    codec_of,
    game_of_position,
    read_position,
    read_record,
    read_typed,
    referee_subject,
    simple_subject,
    to_json,
)

CHUNK = 256  # entries of a record in one message
ADJUDICATION_S = 600.0  # at most


class Tools:
    """Public methods are the tools, in the order in which they are told."""

    def __init__(self, client: Client, codecs: Codecs) -> None:
        self._client = client
        self._codecs = codecs

    def list_games(self) -> Json:
        """List the games with their ids, numbers of seats, options and presets."""
        return to_json(self._client.list_games())

    def get_rulebook(self, game: str, language: str = "en") -> Json:
        """All rule articles of a game: number, title, one-line gist, page of the printed book. en or hu."""
        return to_json(self._client.rulebook(game, language))

    def get_article(self, game: str, article: str, language: str = "en") -> Json:
        """One rule article by its number, such as KRO-5.3, in English (en) or Hungarian (hu)."""
        asked = referee_service_pb2.GetArticleRequest(game=game, article=article, language=language)
        call = self._client.referee.GetArticle
        return to_json(self._client.call(call, asked, referee_service_pb2.GetArticleResponse))

    def ask_rules(
        self,
        game: str,
        question: str,
        language: str = "en",
        match_id: str | None = None,
        seat: int | None = None,
        max_results: int = 3,
    ) -> Json:
        """Ask about the rules in plain words. Answers are articles only; `covered` false: none answers it.

        With match_id, questions about the present position ("may I ...", "whose turn is it") are answered
        with computed facts.
        """
        asked = referee_service_pb2.AskRulesRequest(
            question=question, language=language, game=game, seat=seat, max_results=max_results
        )
        if match_id is not None:
            asked.subject.CopyFrom(referee_subject(self._codecs, match_id, None, None, None))
        return to_json(self._client.ask_rules(asked))

    def new_position(
        self, game: str, seats: int, options: dict[str, Any] | None = None, seed: str = ""
    ) -> Json:
        """Start a game on paper: a position to try actions in. `seed` (hex) draws what chance decides."""
        asked = rules_service_pb2.NewPositionRequest(game=game, seats=seats, seed=from_hex(seed))
        if options is not None:
            kind = codec_of(self._codecs, game).wire.Options
            asked.options.CopyFrom(read_typed(options, kind, "the options"))
        call = self._client.rules.NewPosition
        return to_json(self._client.call(call, asked, rules_service_pb2.NewPositionResponse))

    def list_legal_actions(
        self, match_id: str | None = None, position: dict[str, Any] | None = None, seat: int | None = None
    ) -> Json:
        """Every legal action of the seat to act (or of `seat`), each with a phrase in words."""
        asked = rules_service_pb2.ListLegalActionsRequest(
            subject=simple_subject(self._codecs, match_id, position), seat=seat
        )
        call = self._client.rules.ListLegalActions
        return to_json(self._client.call(call, asked, rules_service_pb2.ListLegalActionsResponse))

    def validate_action(
        self,
        action: dict[str, Any],
        match_id: str | None = None,
        position: dict[str, Any] | None = None,
        seat: int | None = None,
        language: str = "en",
    ) -> Json:
        """Is this action legal, and if not, which article does it break? Changes nothing."""
        codec = self._codec(match_id, position)
        asked = rules_service_pb2.ValidateActionRequest(
            subject=simple_subject(self._codecs, match_id, position),
            seat=seat,
            action=read_typed(action, codec.wire.Action, "the action"),
            language=language,
        )
        call = self._client.rules.ValidateAction
        return to_json(self._client.call(call, asked, rules_service_pb2.ValidateActionResponse))

    def apply_action(
        self,
        position: dict[str, Any],
        seat: int,
        action: dict[str, Any],
        seed: str = "",
        language: str = "en",
    ) -> Json:
        """Play an action in a position on paper; the answer has the position after it, or the refusal."""
        codec = game_of_position(self._codecs, position)
        packed = read_typed(action, codec.wire.Action, "the action")
        asked = rules_service_pb2.ApplyActionRequest(
            position=read_position(self._codecs, position),
            action=rules_service_pb2.SeatAction(seat=seat, action=packed),
            seed=from_hex(seed),
            language=language,
        )
        call = self._client.rules.ApplyAction
        return to_json(self._client.call(call, asked, rules_service_pb2.ApplyActionResponse))

    def judge_action(
        self,
        action: dict[str, Any],
        match_id: str | None = None,
        position: dict[str, Any] | None = None,
        record: dict[str, Any] | None = None,
        ply: int | None = None,
        seat: int | None = None,
        language: str = "en",
    ) -> Json:
        """The referee's ruling on an action: all broken articles, facts in numbers, what is legal instead.

        Of a match now, of a match or a record at a past ply, or of a position.
        """
        codec = self._codec(match_id, position, record)
        asked = referee_service_pb2.JudgeActionRequest(
            subject=referee_subject(self._codecs, match_id, position, record, ply),
            seat=seat,
            action=read_typed(action, codec.wire.Action, "the action"),
            language=language,
        )
        call = self._client.referee.JudgeAction
        return to_json(self._client.call(call, asked, referee_service_pb2.JudgeActionResponse))

    def audit_record(
        self, match_id: str | None = None, record: dict[str, Any] | None = None, language: str = "en"
    ) -> Json:
        """Audit a record: rules, draws, order, digests, clocks, result. No `findings`: nothing is wrong."""
        if (match_id is None) == (record is None):
            raise Problem("Give either match_id or record.", "get_record fetches a record.")
        whole = self._client.record(match_id) if match_id is not None else read_record(record or {})
        findings, report = [], {}
        call = self._client.referee.AuditRecord
        for answer in call(parts_of(whole, language), metadata=self._client.metadata):
            if answer.HasField("finding"):
                findings.append(to_json(answer.finding))
            elif answer.HasField("report"):
                answer.report.ClearField("json")  # the same as bytes; the page is for reading
                report = to_json(answer.report)
        return {"findings": findings, "report": report}

    def adjudicate_match(
        self,
        match_id: str,
        rule: str,
        name: str = "",
        playouts: int | None = None,
        absent: list[int] | None = None,
        appeal: bool = False,
        language: str = "en",
    ) -> Json:
        """End a match that will not be played on, by the event's rule: search, forfeit or void. It is final.

        Needs a host's or a referee's token. `absent`: the seats that left, for a forfeit. `appeal`: the one
        appeal, four times the playouts at least. Ask the people concerned first.
        """
        kinds = {str(kind): number for kind, number in NUMBERS.items()}
        if rule not in kinds:
            raise Problem(f"{rule!r} is no rule.", f"Take one of {', '.join(kinds)}.")
        many = (PLAYOUTS if rule == "search" else 0) if playouts is None else playouts
        asked = referee_service_pb2.AdjudicateMatchRequest(
            match_id=match_id,
            request_id=new_request_id(),
            rule=match_pb2.EventRule(kind=kinds[rule], name=name, absent=whole("absent", absent or [])),
            playouts=whole("playouts", [many])[0],
            appeal=appeal,
            language=language,
        )
        return to_json(self._client.adjudicate(asked, ADJUDICATION_S))

    def get_match(self, match_id: str) -> Json:
        """What everybody may know of a match: game, seats, whose turn it is, the result once it is over."""
        return to_json(self._client.get_match(match_id))

    def get_view(self, match_id: str) -> Json:
        """What this program's token sees of a match: a seat's own view, or a spectator's."""
        return to_json(self._client.view(match_id))

    def get_record(self, match_id: str) -> Json:
        """The record of a match; while it runs, without what the token may not know."""
        return to_json(self._client.record(match_id))

    def _codec(
        self,
        match_id: str | None,
        position: dict[str, Any] | None,
        record: dict[str, Any] | None = None,
    ) -> Codec:
        """The game that the action is one of."""
        if position is not None:
            return game_of_position(self._codecs, position)
        if record is not None:
            return codec_of(self._codecs, read_record(record).header.game)
        if match_id is None:
            raise Problem("Say where the action is to be judged.", "Give match_id or position.")
        asked = match_service_pb2.GetMatchRequest(match_id=match_id)
        answer = self._client.call(self._client.matches.GetMatch, asked, match_service_pb2.GetMatchResponse)
        return codec_of(self._codecs, answer.match.game)

    def listed(self) -> list[Callable[..., Json]]:
        """All tools, in the order of this class."""
        names = [name for name in vars(type(self)) if not name.startswith("_") and name != "listed"]
        return [getattr(self, name) for name in names]


def whole(what: str, numbers: list[int]) -> list[int]:
    """As they fit into a message."""
    if all(0 <= number < 2**32 for number in numbers):
        return numbers
    raise Problem(f"{what} holds {numbers}.", "Give whole numbers from 0.")


def from_hex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Problem(f"{text!r} is not hexadecimal.", "Write a seed as 64 hexadecimal digits.") from None


def parts_of(record: match_pb2.Record, language: str) -> Iterator[referee_service_pb2.AuditRecordRequest]:
    """A record as the referee takes it: header, entries in chunks, result."""
    start = referee_service_pb2.AuditStart(header=record.header, language=language)
    yield referee_service_pb2.AuditRecordRequest(start=start)
    for at in range(0, len(record.entries), CHUNK):
        entries = referee_service_pb2.AuditEntries(entries=record.entries[at : at + CHUNK])
        yield referee_service_pb2.AuditRecordRequest(entries=entries)
    end = referee_service_pb2.AuditEnd(result=record.result if record.HasField("result") else None)
    yield referee_service_pb2.AuditRecordRequest(end=end)
