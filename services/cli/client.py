"""The way to a server: address, credentials, calls that outlive a broken connection, and a watch."""

from __future__ import annotations

import json
import os
import secrets
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import grpc
import stamina
import stamina.instrumentation
from arbiter.match.v1 import (
    match_pb2,
    match_service_pb2,
    match_service_pb2_grpc,
    rules_service_pb2,
    rules_service_pb2_grpc,
)
from arbiter.referee.v1 import referee_service_pb2, referee_service_pb2_grpc
from google.protobuf.any_pb2 import Any as AnyMessage

from services.cli.problems import Problem, reason_of, to_problem

DEFAULT_ADDRESS = "127.0.0.1:50051"
DEFAULT_PORT = 50051
DEADLINE_S = 30.0  # of a unary call
GIVE_UP_S = 60.0  # of trying to get a broken watch back
MAX_MESSAGE = 64 * 1024 * 1024  # a record of a long match

# Every unary call may be repeated: those that change something carry a request id.
RETRIES = {
    "methodConfig": [
        {
            "name": [
                {"service": "arbiter.match.v1.MatchService"},
                {"service": "arbiter.match.v1.RulesService"},
                {"service": "arbiter.referee.v1.RefereeService"},
                {"service": "arbiter.ai.v1.AiService"},
            ],
            "retryPolicy": {
                "maxAttempts": 5,
                "initialBackoff": "0.1s",
                "maxBackoff": "2s",
                "backoffMultiplier": 2.5,
                "retryableStatusCodes": ["UNAVAILABLE"],
            },
        }
    ]
}
CHANNEL_OPTIONS = [
    ("grpc.service_config", json.dumps(RETRIES)),
    ("grpc.enable_retries", 1),
    ("grpc.keepalive_time_ms", 20_000),
    ("grpc.keepalive_timeout_ms", 10_000),
    ("grpc.max_receive_message_length", MAX_MESSAGE),
    ("grpc.initial_reconnect_backoff_ms", 100),
    ("grpc.min_reconnect_backoff_ms", 100),
    ("grpc.max_reconnect_backoff_ms", 2_000),
]
PASSING = (  # a server that is told to stop cancels its streams
    grpc.StatusCode.UNAVAILABLE,
    grpc.StatusCode.CANCELLED,
    grpc.StatusCode.DEADLINE_EXCEEDED,
    grpc.StatusCode.RESOURCE_EXHAUSTED,
)


@dataclass(frozen=True)
class Address:
    """Where a server is. `https://` in front of the host asks for TLS; `ca` is whom to trust."""

    host: str
    port: int
    tls: bool = False
    ca: Path | None = None

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https://' if self.tls else ''}{host}:{self.port}"

    @property
    def target(self) -> str:
        return str(self).removeprefix("https://")

    def answers(self) -> bool:
        """Does anything listen there? Asks nothing of it."""
        try:
            socket.create_connection((self.host, self.port), timeout=1.0).close()
        except OSError:
            return False
        return True


def read_address(text: str, ca: Path | None = None) -> Address:
    """`host`, `host:port`, `[v6]:port`, with `https://` for TLS. Raises Problem."""
    tls = text.startswith("https://") or ca is not None
    rest = text.removeprefix("https://").removeprefix("http://").rstrip("/")
    host, colon, port = rest.rpartition(":")
    if not colon or rest.endswith("]"):
        host, port = rest, str(DEFAULT_PORT)
    host = host.strip("[]")
    if not host or not port.isdigit() or not 0 < int(port) < 65536:
        raise Problem(f"{text!r} is not an address.", "Write host:port, such as 127.0.0.1:50051.")
    return Address(host, int(port), tls, ca)


def given_address(server: str | None, ca: Path | None = None) -> tuple[Address, bool]:
    """The address to use, and whether somebody asked for it by flag or by ARBITER_SERVER."""
    text = server or os.environ.get("ARBITER_SERVER", "")
    return read_address(text or DEFAULT_ADDRESS, ca), bool(text)


def open_channel(address: Address) -> grpc.Channel:
    stamina.instrumentation.set_on_retry_hooks(())  # its default writes each retry into the person's table
    if not address.tls:
        return grpc.insecure_channel(address.target, options=CHANNEL_OPTIONS)
    try:
        roots = address.ca.read_bytes() if address.ca is not None else None
    except OSError as fault:
        raise Problem(f"{address.ca} cannot be read: {fault.strerror}.", "Check --ca.") from None
    return grpc.secure_channel(
        address.target, grpc.ssl_channel_credentials(root_certificates=roots), options=CHANNEL_OPTIONS
    )


def new_request_id() -> str:
    return secrets.token_hex(12)


R = TypeVar("R")  # what a call answers


class Client:
    """Calls of one server with one token. Every call raises Problem, or Stale when somebody was faster."""

    def __init__(self, channel: grpc.Channel, address: Address, token: str = "") -> None:
        self.channel = channel
        self.address = address
        self.token = token
        self.metadata = (("authorization", f"Bearer {token}"),) if token else ()
        self.rules = rules_service_pb2_grpc.RulesServiceStub(channel)  # type: ignore[no-untyped-call]
        self.matches = match_service_pb2_grpc.MatchServiceStub(channel)  # type: ignore[no-untyped-call]
        self.referee = referee_service_pb2_grpc.RefereeServiceStub(channel)  # type: ignore[no-untyped-call]
        self.moves = (self.matches.SubmitAction, self.rules.ListLegalActions)

    def holding(self, token: str) -> Client:
        """The same server with another token."""
        return Client(self.channel, self.address, token)

    def call(
        self, method: Callable[..., Any], request: Any, _kind: type[R], timeout_s: float = DEADLINE_S
    ) -> R:
        try:
            answer: R = method(request, timeout=timeout_s, metadata=self.metadata)
            return answer
        except grpc.RpcError as error:
            if error.code() == grpc.StatusCode.ABORTED or (method in self.moves and was_ruled(error)):
                raise Stale from None
            raise to_problem(error, str(self.address)) from None

    def list_games(self) -> rules_service_pb2.ListGamesResponse:
        asked = rules_service_pb2.ListGamesRequest()
        return self.call(self.rules.ListGames, asked, rules_service_pb2.ListGamesResponse)

    def rulebook(self, game: str, language: str) -> rules_service_pb2.GetRulebookResponse:
        asked = rules_service_pb2.GetRulebookRequest(game=game, language=language)
        return self.call(self.rules.GetRulebook, asked, rules_service_pb2.GetRulebookResponse)

    def create(self, asked: match_service_pb2.CreateMatchRequest) -> match_service_pb2.CreateMatchResponse:
        return self.call(self.matches.CreateMatch, asked, match_service_pb2.CreateMatchResponse)

    def get_match(self, match_id: str) -> match_pb2.Match:
        asked = match_service_pb2.GetMatchRequest(match_id=match_id)
        return self.call(self.matches.GetMatch, asked, match_service_pb2.GetMatchResponse).match

    def claim(self, asked: match_service_pb2.ClaimSeatRequest) -> match_service_pb2.ClaimSeatResponse:
        return self.call(self.matches.ClaimSeat, asked, match_service_pb2.ClaimSeatResponse)

    def view(self, match_id: str) -> match_service_pb2.GetViewResponse:
        asked = match_service_pb2.GetViewRequest(match_id=match_id)
        return self.call(self.matches.GetView, asked, match_service_pb2.GetViewResponse)

    def legal_actions(self, match_id: str, version: int) -> rules_service_pb2.ListLegalActionsResponse:
        subject = match_pb2.Subject(match=match_pb2.MatchRef(match_id=match_id, version=version))
        asked = rules_service_pb2.ListLegalActionsRequest(subject=subject)
        return self.call(self.rules.ListLegalActions, asked, rules_service_pb2.ListLegalActionsResponse)

    def submit(
        self, match_id: str, version: int, action: AnyMessage, language: str = ""
    ) -> match_service_pb2.SubmitActionResponse:
        asked = match_service_pb2.SubmitActionRequest(
            match_id=match_id,
            request_id=new_request_id(),
            expected_version=version,
            action=action,
            language=language,
        )
        return self.call(self.matches.SubmitAction, asked, match_service_pb2.SubmitActionResponse)

    def record(self, match_id: str) -> match_pb2.Record:
        asked = match_service_pb2.GetRecordRequest(match_id=match_id)
        return self.call(self.matches.GetRecord, asked, match_service_pb2.GetRecordResponse).record

    def ask_rules(self, asked: referee_service_pb2.AskRulesRequest) -> referee_service_pb2.AskRulesResponse:
        return self.call(self.referee.AskRules, asked, referee_service_pb2.AskRulesResponse)

    def adjudicate(
        self, asked: referee_service_pb2.AdjudicateMatchRequest, timeout_s: float
    ) -> referee_service_pb2.AdjudicateMatchResponse:
        kind = referee_service_pb2.AdjudicateMatchResponse
        return self.call(self.referee.AdjudicateMatch, asked, kind, timeout_s)

    def close(self) -> None:
        self.channel.close()


def was_ruled(error: grpc.RpcError) -> bool:
    """A ruling ended the match meanwhile, of which the watch tells."""
    return error.code() == grpc.StatusCode.FAILED_PRECONDITION and reason_of(error) == "RULED"


class Stale(Exception):
    """The version that was meant is not the present one any more."""


class CutShort(Exception):
    """A watch ended although the match is not over."""


class Feed:
    """One match from one version on, in order and without a gap, however often the connection breaks.

    `on_break` is told once each time that it does.
    """

    def __init__(
        self, client: Client, match_id: str, version: int, on_break: Callable[[], None] = lambda: None
    ) -> None:
        self.client = client
        self.match_id = match_id
        self.version = version
        self.on_break = on_break
        self.stream: Any = None

    def next(self) -> match_service_pb2.WatchMatchResponse:
        """The next update, heartbeat or end. Waits for it; raises Problem if the server stays away."""
        try:
            for attempt in stamina.retry_context(
                on=is_passing,
                attempts=None,
                timeout=GIVE_UP_S,
                wait_initial=0.1,
                wait_max=2.0,
                wait_jitter=0.2,
            ):
                with attempt:
                    return self.read(told=attempt.num > 1)
        except grpc.RpcError as error:
            raise to_problem(error, str(self.client.address)) from None
        except CutShort:
            raise Problem("The server ends every watch at once.", "Check --server.") from None
        raise AssertionError("the last attempt returns or raises")

    def read(self, told: bool) -> match_service_pb2.WatchMatchResponse:
        if self.stream is None:
            asked = match_service_pb2.WatchMatchRequest(match_id=self.match_id, from_version=self.version)
            self.stream = self.client.matches.WatchMatch(asked, metadata=self.client.metadata)
        try:
            message: match_service_pb2.WatchMatchResponse | None = next(self.stream, None)
            if message is None:
                raise CutShort
        except (grpc.RpcError, CutShort) as error:
            self.stream = None
            if is_passing(error) and not told:
                self.on_break()
            raise
        if message.HasField("update"):
            self.version = message.update.version
        return message

    def close(self) -> None:
        if self.stream is not None:
            self.stream.cancel()
            self.stream = None


def is_passing(error: Exception) -> bool:
    """May the same call do better in a moment?"""
    return isinstance(error, CutShort) or (isinstance(error, grpc.RpcError) and error.code() in PASSING)
