"""Is an action legal? The hot path: one action, many, a stream; and the list of all that are."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator

from arbiter.match.v1 import match_pb2, rules_service_pb2

from engine.core import kernel
from engine.core.faults import Malformed
from engine.core.ids import OK
from engine.core.state import Actions
from services.common.auth import Caller
from services.common.citations import Citations
from services.common.codecs import Codec
from services.common.faults import as_trouble, to_status
from services.common.log import CALL, get_log
from services.common.lru import Lru
from services.rules.subjects import Subject, Subjects, seat_of

MAX_BATCH = 1000
KEPT_VERDICTS = 8192


class ValidateApp:
    """One per process."""

    def __init__(self, subjects: Subjects, citations: Citations) -> None:
        self.subjects = subjects
        self.citations = citations
        self.log = get_log()
        self.legal: Lru[tuple[str, int], match_pb2.Verdict] = Lru(KEPT_VERDICTS)

    async def validate(
        self, asked: rules_service_pb2.ValidateActionRequest, caller: Caller
    ) -> rules_service_pb2.ValidateActionResponse:
        subject = await self.subjects.find(asked.subject, caller)
        seat = seat_of(subject, caller, asked.seat if asked.HasField("seat") else None)
        action = subject.codec.decode_action(asked.action)
        return rules_service_pb2.ValidateActionResponse(
            verdict=self.verdict(subject, seat, action, asked.language), version=subject.version
        )

    async def batch(
        self, asked: rules_service_pb2.BatchValidateActionsRequest, caller: Caller
    ) -> rules_service_pb2.BatchValidateActionsResponse:
        """One position, one seat, many actions; the answers are in the order of the questions."""
        if len(asked.actions) > MAX_BATCH:
            raise Malformed(
                "actions", f"there are {len(asked.actions)}; at most {MAX_BATCH} are judged at once"
            )
        subject = await self.subjects.find(asked.subject, caller)
        seat = seat_of(subject, caller, asked.seat if asked.HasField("seat") else None)
        verdicts = []
        for i, message in enumerate(asked.actions):
            action = subject.codec.decode_action(message, f"actions[{i}]")
            verdicts.append(self.verdict(subject, seat, action, asked.language))
        return rules_service_pb2.BatchValidateActionsResponse(verdicts=verdicts, version=subject.version)

    async def stream(
        self, questions: AsyncIterator[rules_service_pb2.StreamValidateActionsRequest], caller: Caller
    ) -> AsyncGenerator[rules_service_pb2.StreamValidateActionsResponse, None]:
        """A question that cannot be answered gets an error of its own; the stream goes on."""
        async for question in questions:
            answer = rules_service_pb2.StreamValidateActionsResponse(id=question.id)
            try:
                answer.response.CopyFrom(await self.validate(question.request, caller))
            except Exception as fault:
                if as_trouble(fault) is None:
                    self.log.error("question_failed", exc_info=fault)
                status = to_status(fault, CALL.get().text)
                answer.error.code = status.code
                answer.error.message = status.message
            yield answer

    async def list_legal(
        self, asked: rules_service_pb2.ListLegalActionsRequest, caller: Caller
    ) -> rules_service_pb2.ListLegalActionsResponse:
        subject = await self.subjects.find(asked.subject, caller)
        seat = seat_of(subject, caller, asked.seat if asked.HasField("seat") else None)
        response = rules_service_pb2.ListLegalActionsResponse(seat=seat, version=subject.version)
        if subject.state.to_act() == seat:
            legal = Actions()
            subject.state.list_actions(legal)
            response.actions.extend(offer(subject.codec, action) for action in legal.to_list())
        return response

    def verdict(self, subject: Subject, seat: int, action: int, language: str) -> match_pb2.Verdict:
        """Shared if legal, so not to be changed."""
        codec = subject.codec
        if subject.state.check(seat, action) == OK:
            known = self.legal.get((codec.game.id, action))
            if known is None:
                known = match_pb2.Verdict(legal=match_pb2.Legal(text=codec.describe(action)))
                self.legal.put((codec.game.id, action), known)
            return known
        refused = kernel.judge(subject.state, seat, action)
        codes = refused.codes if refused is not None else ()
        return match_pb2.Verdict(
            refused=self.citations.refused(codec, subject.state, seat, action, codes, language)
        )


def offer(codec: Codec, action: int) -> match_pb2.LegalAction:
    return match_pb2.LegalAction(action=codec.encode_action(action), text=codec.describe(action))
