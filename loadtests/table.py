"""One user's calls over gRPC, each told to Locust with its time, size and fault."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import grpc
from arbiter.match.v1 import (
    match_pb2,
    match_service_pb2,
    match_service_pb2_grpc,
    rules_service_pb2,
    rules_service_pb2_grpc,
)

DEADLINE_S = 10.0

Tell = Callable[..., None]  # Locust's `events.request.fire`


@dataclass
class Played:
    """A match as its host sees it."""

    match_id: str
    tokens: dict[int, str]
    spectator: str
    version: int
    to_act: list[int]
    log: list[int] = field(default_factory=list)  # versions that a watcher has seen


class Table:
    """A channel of its own, as every client has; `host` is a token with host scope, or empty."""

    def __init__(self, target: str, host: str, number: int, tell: Tell) -> None:
        self.channel = grpc.insecure_channel(target)
        self.rules: Any = rules_service_pb2_grpc.RulesServiceStub(self.channel)  # type: ignore[no-untyped-call]
        self.matches: Any = match_service_pb2_grpc.MatchServiceStub(self.channel)  # type: ignore[no-untyped-call]
        self.host = host
        self.tell = tell
        self.rng = random.Random(number)
        self.number = number
        self.asked = 0

    def call(self, name: str, method: Any, request: Any, token: str) -> Any:
        """The answer; a fault is told to Locust and raised."""
        start = time.perf_counter()
        fault: Exception | None = None
        size = 0
        try:
            answer = method(request, timeout=DEADLINE_S, metadata=bearer(token))
            size = answer.ByteSize()
            return answer
        except grpc.RpcError as error:
            fault = error
            raise
        finally:
            self.report(name, time.perf_counter() - start, size, fault)

    def report(self, name: str, seconds: float, size: int = 0, fault: Exception | None = None) -> None:
        self.tell(
            request_type="gRPC",
            name=name,
            response_time=1000 * seconds,
            response_length=size,
            exception=fault,
            context={},
        )

    def new_id(self) -> str:
        """A request id that no other user or run has."""
        self.asked += 1
        return f"load-{self.number}-{self.asked}-{time.time_ns()}"

    def games(self) -> list[Any]:
        answer = self.call("ListGames", self.rules.ListGames, rules_service_pb2.ListGamesRequest(), self.host)
        return list(answer.games)

    def create(self, game: Any) -> Played:
        """A match of the smallest table, all of whose seats are this user's."""
        seats = [match_service_pb2.NewSeat(name=f"user {self.number}") for _ in range(min(game.seats))]
        request = match_service_pb2.CreateMatchRequest(request_id=self.new_id(), game=game.game, seats=seats)
        made = self.call("CreateMatch", self.matches.CreateMatch, request, self.host)
        tokens = {seat.seat: seat.token for seat in made.seat_tokens}
        match = made.match
        return Played(match.match_id, tokens, made.spectator_token, match.version, list(match.to_act))

    def offers(self, played: Played) -> list[Any]:
        """What the seat to act may do."""
        request = rules_service_pb2.ListLegalActionsRequest(subject=subject(played))
        answer = self.call("ListLegalActions", self.rules.ListLegalActions, request, self.token(played))
        return [offer.action for offer in answer.actions]

    def validate(self, played: Played, action: Any) -> bool:
        request = rules_service_pb2.ValidateActionRequest(subject=subject(played), action=action)
        answer = self.call("ValidateAction", self.rules.ValidateAction, request, self.token(played))
        return bool(answer.verdict.HasField("legal"))

    def validate_many(self, played: Played, actions: list[Any]) -> int:
        """How many are legal."""
        request = rules_service_pb2.BatchValidateActionsRequest(subject=subject(played), actions=actions)
        answer = self.call(
            "BatchValidateActions", self.rules.BatchValidateActions, request, self.token(played)
        )
        return sum(verdict.HasField("legal") for verdict in answer.verdicts)

    def submit(self, played: Played, action: Any) -> None:
        """Play it. Raises Refusal if the server refuses what it offered."""
        request = match_service_pb2.SubmitActionRequest(
            match_id=played.match_id,
            request_id=self.new_id(),
            expected_version=played.version,
            action=action,
        )
        answer = self.call("SubmitAction", self.matches.SubmitAction, request, self.token(played))
        if not answer.HasField("accepted"):
            raise Refusal(f"an offered action was refused: {answer.refused.message}")
        played.version = answer.accepted.version
        played.to_act = list(answer.accepted.updates[-1].to_act)

    def view(self, played: Played) -> None:
        request = match_service_pb2.GetViewRequest(match_id=played.match_id)
        self.call("GetView", self.matches.GetView, request, self.token(played))

    def record(self, played: Played) -> int:
        """How many entries the record of a match has."""
        request = match_service_pb2.GetRecordRequest(match_id=played.match_id)
        answer = self.call("GetRecord", self.matches.GetRecord, request, self.token(played, seat=0))
        return len(answer.record.entries)

    def watch(self, played: Played) -> Any:
        """The stream of all updates, as a spectator sees them; the caller cancels it."""
        request = match_service_pb2.WatchMatchRequest(match_id=played.match_id, from_version=0)
        return self.matches.WatchMatch(request, metadata=bearer(played.spectator))

    def token(self, played: Played, seat: int | None = None) -> str:
        return played.tokens[played.to_act[0] if seat is None else seat]

    def close(self) -> None:
        self.channel.close()


class Refusal(Exception):
    """The server contradicted itself."""


def subject(played: Played) -> match_pb2.Subject:
    return match_pb2.Subject(match=match_pb2.MatchRef(match_id=played.match_id, version=played.version))


def bearer(token: str) -> tuple[tuple[str, str], ...]:
    return (("authorization", f"Bearer {token}"),) if token else ()
