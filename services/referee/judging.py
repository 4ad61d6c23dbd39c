"""JudgeAction: a ruling on one action, in a match, at a past ply, in a record or in a position."""

from __future__ import annotations

from arbiter.match.v1 import match_pb2
from arbiter.referee.v1 import referee_service_pb2 as referee

from ai.referee.verdict import Ruling, judge
from ai.referee.wording import difference, facts_in_words, ruling_in_words
from engine.core.state import State
from services.common.auth import Caller
from services.common.citations import Citations
from services.common.codecs import Codec
from services.referee.moments import Moments, seat_of
from services.referee.parts import PartsOf

DEFAULT_ALTERNATIVES = 3
MAX_ALTERNATIVES = 20


class JudgeApp:
    """One per process."""

    def __init__(self, moments: Moments, citations: Citations) -> None:
        self.moments = moments
        self.ruler = Ruler(citations)

    async def judge(self, asked: referee.JudgeActionRequest, caller: Caller) -> referee.JudgeActionResponse:
        moment = await self.moments.find(asked.subject, caller)
        seat = seat_of(moment, caller, asked.seat if asked.HasField("seat") else None)
        action = moment.codec.decode_action(asked.action)
        count = min(asked.max_alternatives or DEFAULT_ALTERNATIVES, MAX_ALTERNATIVES)
        answer = self.ruler.rule(moment.codec, moment.state, seat, action, asked.language, count)
        answer.version = moment.version
        return answer


class Ruler:
    """Rulings as messages; needs neither a store nor a caller."""

    def __init__(self, citations: Citations) -> None:
        self.citations = citations
        self.parts = PartsOf()

    def rule(
        self, codec: Codec, state: State, seat: int, action: int, language: str, count: int
    ) -> referee.JudgeActionResponse:
        ruling = judge(codec.game, state, seat, action, self.parts.of(codec), count)
        phrase = codec.describe(action)
        answer = referee.JudgeActionResponse(
            text=phrase,
            ruling=ruling_in_words(ruling, phrase, codec.describe, language),
            facts=facts_in_words(ruling.facts, language),
            seat=seat,
            ply=int(state.ply),
        )
        self.add_verdict(answer, codec, state, ruling, language)
        wanted = self.parts.of(codec)(action)
        for near in ruling.alternatives:
            offer = match_pb2.LegalAction(
                action=codec.encode_action(near.action), text=codec.describe(near.action)
            )
            what = difference(wanted, near.parts, language)
            answer.alternatives.add(action=offer, distance=near.distance, difference=what)
        return answer

    def add_verdict(
        self, answer: referee.JudgeActionResponse, codec: Codec, state: State, ruling: Ruling, language: str
    ) -> None:
        if ruling.legal:
            answer.verdict.legal.text = answer.text
            return
        refused = self.citations.refused(codec, state, ruling.seat, ruling.action, ruling.codes, language)
        answer.verdict.refused.CopyFrom(refused)
