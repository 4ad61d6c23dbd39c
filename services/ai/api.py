"""The calls that an AI seat makes, as any other client might; and what their errors mean to a turn."""

from __future__ import annotations

from typing import Any

import grpc
from arbiter.match.v1 import (
    match_pb2,
    match_service_pb2,
    match_service_pb2_grpc,
    rules_service_pb2,
    rules_service_pb2_grpc,
)
from arbiter.store.v1 import store_pb2
from google.protobuf.any_pb2 import Any as AnyMessage

CALL_S = 10.0
Code = grpc.StatusCode
SETTLED = (  # the decision was made by another worker, or there is nothing left to decide
    Code.ABORTED, Code.ALREADY_EXISTS, Code.NOT_FOUND, Code.PERMISSION_DENIED, Code.UNAUTHENTICATED,
    Code.INVALID_ARGUMENT, Code.DATA_LOSS,
)  # fmt: skip
PASSING = (  # FAILED_PRECONDITION: a replica that does not have the rules of the match
    Code.UNAVAILABLE, Code.DEADLINE_EXCEEDED, Code.RESOURCE_EXHAUSTED, Code.CANCELLED,
    Code.FAILED_PRECONDITION,
)  # fmt: skip
QUIET = (Code.ABORTED, Code.ALREADY_EXISTS, Code.NOT_FOUND)  # as happens when two work on one turn


class SeatApi:
    def __init__(self, channel: grpc.aio.Channel) -> None:
        self.matches: Any = match_service_pb2_grpc.MatchServiceStub(channel)  # type: ignore[no-untyped-call]
        self.rules: Any = rules_service_pb2_grpc.RulesServiceStub(channel)  # type: ignore[no-untyped-call]

    async def call(self, method: Any, request: Any, turn: store_pb2.Turn) -> Any:
        metadata = (("authorization", f"Bearer {turn.token}"),)
        return await method(request, timeout=CALL_S, metadata=metadata)

    async def view(self, turn: store_pb2.Turn) -> match_service_pb2.GetViewResponse:
        """What the seat sees at the version of the turn; ABORTED if that is past."""
        asked = match_service_pb2.GetViewRequest(match_id=turn.match_id, version=turn.version)
        seen: match_service_pb2.GetViewResponse = await self.call(self.matches.GetView, asked, turn)
        return seen

    async def submit(
        self, turn: store_pb2.Turn, action: AnyMessage, thinking: match_pb2.Thinking
    ) -> match_service_pb2.SubmitActionResponse:
        """Another decision at the same version gets ABORTED or ALREADY_EXISTS: there is one at most."""
        asked = match_service_pb2.SubmitActionRequest(
            match_id=turn.match_id,
            request_id=f"ai-{turn.version}-{turn.seat}",
            expected_version=turn.version,
            action=action,
            thinking=thinking,
        )
        answer: match_service_pb2.SubmitActionResponse = await self.call(
            self.matches.SubmitAction, asked, turn
        )
        return answer

    async def any_legal(self, turn: store_pb2.Turn) -> AnyMessage:
        """The first legal action."""
        subject = match_pb2.Subject(match=match_pb2.MatchRef(match_id=turn.match_id, version=turn.version))
        asked = rules_service_pb2.ListLegalActionsRequest(subject=subject)
        legal: rules_service_pb2.ListLegalActionsResponse = await self.call(
            self.rules.ListLegalActions, asked, turn
        )
        return legal.actions[0].action
