"""A client for tests: a channel to a server, and the calls that most tests make."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from typing import Any

import grpc
from arbiter.ai.v1 import ai_service_pb2_grpc
from arbiter.games.coin_duel.v1 import coin_duel_pb2 as coin
from arbiter.match.v1 import (
    match_pb2,
    match_service_pb2,
    match_service_pb2_grpc,
    rules_service_pb2,
    rules_service_pb2_grpc,
)
from arbiter.referee.v1 import referee_service_pb2, referee_service_pb2_grpc
from google.protobuf.any_pb2 import Any as AnyMessage
from google.rpc import error_details_pb2, status_pb2

from support.coin_duel.game import GAME as COIN_DUEL

GAMES = {COIN_DUEL.id: COIN_DUEL}
TYPE = "type.googleapis.com/arbiter.games.coin_duel.v1."


def stake(coin_value: int) -> AnyMessage:
    message = AnyMessage()
    message.Pack(coin.Action(stake=coin.Stake(coin=coin_value)))
    return message


def bearer(token: str | None) -> list[tuple[str, str]]:
    return [("authorization", f"Bearer {token}")] if token else []


class Table:
    """Everything a client does, over one channel."""

    def __init__(self, target: str) -> None:
        self.channel = grpc.aio.insecure_channel(target, [("grpc.use_local_subchannel_pool", 1)])
        self.rules: Any = rules_service_pb2_grpc.RulesServiceStub(self.channel)
        self.ai: Any = ai_service_pb2_grpc.AiServiceStub(self.channel)
        self.matches: Any = match_service_pb2_grpc.MatchServiceStub(self.channel)
        self.referee: Any = referee_service_pb2_grpc.RefereeServiceStub(self.channel)

    async def create(
        self, seats: int = 2, is_open: bool = False, names: Sequence[str] = (), **fields: Any
    ) -> Any:
        """A match of Coin Duel; all seats are open or none is."""
        called = names or [f"P{i}" for i in range(seats)]
        wanted = {
            "request_id": uuid.uuid4().hex,
            "game": "coin_duel",
            "seats": [match_service_pb2.NewSeat(name=name, open=is_open) for name in called],
        }
        return await self.matches.CreateMatch(match_service_pb2.CreateMatchRequest(**{**wanted, **fields}))

    async def claim(self, match_id: str, **fields: Any) -> Any:
        wanted = {"match_id": match_id, "request_id": uuid.uuid4().hex}
        return await self.matches.ClaimSeat(match_service_pb2.ClaimSeatRequest(**{**wanted, **fields}))

    async def submit(self, match_id: str, token: str | None, action: AnyMessage, **fields: Any) -> Any:
        wanted = {"match_id": match_id, "request_id": uuid.uuid4().hex, "action": action}
        request = match_service_pb2.SubmitActionRequest(**{**wanted, **fields})
        return await self.matches.SubmitAction(request, metadata=bearer(token))

    async def match(self, match_id: str, token: str | None = None) -> Any:
        request = match_service_pb2.GetMatchRequest(match_id=match_id)
        return (await self.matches.GetMatch(request, metadata=bearer(token))).match

    async def view(self, match_id: str, token: str | None = None, **fields: Any) -> Any:
        request = match_service_pb2.GetViewRequest(match_id=match_id, **fields)
        return await self.matches.GetView(request, metadata=bearer(token))

    async def record(self, match_id: str, token: str | None = None) -> Any:
        request = match_service_pb2.GetRecordRequest(match_id=match_id)
        return (await self.matches.GetRecord(request, metadata=bearer(token))).record

    async def legal(self, match_id: str, token: str | None, version: int | None = None) -> Any:
        subject = match_pb2.Subject(match=match_pb2.MatchRef(match_id=match_id, version=version))
        request = rules_service_pb2.ListLegalActionsRequest(subject=subject)
        return await self.rules.ListLegalActions(request, metadata=bearer(token))

    async def validate(
        self, match_id: str, token: str | None, action: AnyMessage, version: int | None = None, **fields: Any
    ) -> Any:
        subject = match_pb2.Subject(match=match_pb2.MatchRef(match_id=match_id, version=version))
        request = rules_service_pb2.ValidateActionRequest(subject=subject, action=action, **fields)
        return await self.rules.ValidateAction(request, metadata=bearer(token))

    async def adjudicate(self, match_id: str, token: str | None = None, **fields: Any) -> Any:
        """A ruling; the match is void unless said otherwise."""
        wanted = {
            "match_id": match_id,
            "request_id": uuid.uuid4().hex,
            "rule": match_pb2.EventRule(kind=match_pb2.RULE_KIND_VOID, name="Art. 9"),
        }
        timeout = fields.pop("timeout", 60)
        request = referee_service_pb2.AdjudicateMatchRequest(**{**wanted, **fields})
        return await self.referee.AdjudicateMatch(request, metadata=bearer(token), timeout=timeout)

    def watch(self, match_id: str, token: str | None = None, from_version: int = 0) -> Any:
        request = match_service_pb2.WatchMatchRequest(match_id=match_id, from_version=from_version)
        return self.matches.WatchMatch(request, metadata=bearer(token))

    async def turn(self, match_id: str, tokens: Sequence[str], token: str | None = None) -> Any:
        """Play the first legal action of the seat to act; None when the match is over."""
        match = await self.match(match_id, token or tokens[0])
        if not match.to_act:
            return None
        mine = tokens[match.to_act[0]]
        offered = await self.legal(match_id, mine)
        return await self.submit(match_id, mine, offered.actions[0].action)

    async def play_out(self, match_id: str, tokens: Sequence[str]) -> None:
        while await self.turn(match_id, tokens) is not None:
            pass


def tokens_of(created: Any) -> list[str]:
    return [seat.token for seat in created.seat_tokens]


def status_of(error: grpc.aio.AioRpcError) -> status_pb2.Status:
    """The rich status of a failed call."""
    for key, value in error.trailing_metadata() or ():
        if key == "grpc-status-details-bin":
            return status_pb2.Status.FromString(value)
    raise AssertionError(f"no details: {error}")


def detail(error: grpc.aio.AioRpcError, kind: type[Any]) -> Any:
    """The detail of this type, or None."""
    for packed in status_of(error).details:
        if packed.Is(kind.DESCRIPTOR):
            message = kind()
            packed.Unpack(message)
            return message
    return None


def reason(error: grpc.aio.AioRpcError) -> str:
    info = detail(error, error_details_pb2.ErrorInfo)
    assert info is not None
    assert info.domain == "arbiter"
    return str(info.reason)


async def fails(call: Any) -> grpc.aio.AioRpcError:
    """The error of a call that must fail."""
    try:
        answer = await call
    except grpc.aio.AioRpcError as error:
        return error
    raise AssertionError(f"it was answered: {answer}")
