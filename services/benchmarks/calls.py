"""The calls that the benchmark of the server makes, prepared so that making one costs the client little."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass
from typing import Any

import grpc
from arbiter.bench.v1 import bench_service_pb2, bench_service_pb2_grpc
from arbiter.match.v1 import (
    match_pb2,
    match_service_pb2,
    match_service_pb2_grpc,
    rules_service_pb2,
    rules_service_pb2_grpc,
)

from services.benchmarks.driver import Call

BATCH = 100  # actions of one BatchValidateActions
SEATS = 2
DEADLINE_S = 30.0  # far from what is measured; a real client has one


@dataclass
class Played:
    """A match of the pool: its seats' tokens and the action that is to be submitted next."""

    match_id: str
    tokens: dict[int, str]
    version: int
    seat: int = 0
    action: Any = None
    over: bool = False


class Client:
    """One channel and the stubs on it."""

    def __init__(self, address: str, game: str) -> None:
        self.game = game
        self.channel = grpc.aio.insecure_channel(address)
        self.rules: Any = rules_service_pb2_grpc.RulesServiceStub(self.channel)  # type: ignore[no-untyped-call]
        self.matches: Any = match_service_pb2_grpc.MatchServiceStub(self.channel)  # type: ignore[no-untyped-call]
        self.bench: Any = bench_service_pb2_grpc.BenchServiceStub(self.channel)  # type: ignore[no-untyped-call]
        self.numbers = itertools.count()

    def echo(self, payload: int, token: str) -> Call:
        """The no-op RPC with so many bytes each way, and the same metadata as the call beside it."""
        request = bench_service_pb2.EchoRequest(payload=bytes(payload))
        metadata = bearer(token)
        return lambda: self.bench.Echo(request, metadata=metadata, timeout=DEADLINE_S)

    async def new_match(self) -> Played:
        seats = [match_service_pb2.NewSeat(name=f"seat {i}") for i in range(SEATS)]
        made = await self.matches.CreateMatch(
            match_service_pb2.CreateMatchRequest(
                request_id=f"bench-{next(self.numbers)}", game=self.game, seats=seats
            ),
            timeout=DEADLINE_S,
        )
        tokens = {seat.seat: seat.token for seat in made.seat_tokens}
        return Played(made.match.match_id, tokens, made.match.version, made.match.to_act[0])

    async def choose(self, played: Played) -> None:
        """Ask what is legal and take the first, or a new match if this one is over."""
        if played.over:
            played.__dict__.update((await self.new_match()).__dict__)
        listed = await self.rules.ListLegalActions(
            rules_service_pb2.ListLegalActionsRequest(subject=subject_of(played)),
            metadata=bearer(played.tokens[played.seat]),
            timeout=DEADLINE_S,
        )
        played.action = listed.actions[0].action

    def submit(self, played: Played, sizes: list[int] | None = None) -> Call:
        """Plays the chosen action; the match then waits for another choice. Bytes both ways go to `sizes`."""
        request = match_service_pb2.SubmitActionRequest(
            match_id=played.match_id,
            request_id=f"bench-{next(self.numbers)}",
            expected_version=played.version,
            action=played.action,
        )
        metadata = bearer(played.tokens[played.seat])

        async def call() -> None:
            answer = await self.matches.SubmitAction(request, metadata=metadata, timeout=DEADLINE_S)
            last = answer.accepted.updates[-1]
            played.version = answer.accepted.version
            played.over = not last.to_act
            played.seat = last.to_act[0] if last.to_act else 0
            if sizes is not None:
                sizes.append(request.ByteSize() + answer.ByteSize())

        return call


def subject_of(played: Played) -> match_pb2.Subject:
    """The match at its present version."""
    return match_pb2.Subject(match=match_pb2.MatchRef(match_id=played.match_id, version=played.version))


def bearer(token: str) -> tuple[tuple[str, str], ...]:
    return (("authorization", f"Bearer {token}"),)


@dataclass(frozen=True)
class Prepared:
    """A call that can be made again and again, its size both ways, and what serves as its request."""

    call: Call
    payload: int  # bytes one way, on average
    token: str
    path: str
    request: bytes


async def prepare(client: Client, played: Played) -> dict[str, Prepared]:
    """Calls about one match that change nothing, by name. Asked as the seat to act, version given."""
    token = played.tokens[played.seat]
    subject = subject_of(played)
    listing = rules_service_pb2.ListLegalActionsRequest(subject=subject)
    listed = await client.rules.ListLegalActions(listing, metadata=bearer(token), timeout=DEADLINE_S)
    actions = [entry.action for entry in listed.actions]
    many = list(itertools.islice(itertools.cycle(actions), BATCH))
    rules, matches = "arbiter.match.v1.RulesService", "arbiter.match.v1.MatchService"
    asked = {
        "validate": (
            client.rules.ValidateAction,
            f"{rules}/ValidateAction",
            rules_service_pb2.ValidateActionRequest(subject=subject, action=actions[0]),
        ),
        "batch": (
            client.rules.BatchValidateActions,
            f"{rules}/BatchValidateActions",
            rules_service_pb2.BatchValidateActionsRequest(subject=subject, actions=many),
        ),
        "list_legal": (client.rules.ListLegalActions, f"{rules}/ListLegalActions", listing),
        "get_view": (
            client.matches.GetView,
            f"{matches}/GetView",
            match_service_pb2.GetViewRequest(match_id=played.match_id),
        ),
    }
    ready = {}
    for name, (method, path, request) in asked.items():
        answer = await method(request, metadata=bearer(token), timeout=DEADLINE_S)
        size = (request.ByteSize() + answer.ByteSize()) // 2
        ready[name] = Prepared(
            repeated(method, request, token), size, token, path, request.SerializeToString()
        )
    return ready


def repeated(method: Any, request: Any, token: str) -> Call:
    metadata = bearer(token)
    return lambda: method(request, metadata=metadata, timeout=DEADLINE_S)


async def submit_size(client: Client) -> int:
    """Bytes one way of an accepted submission, on average over the start of a match."""
    played = await client.new_match()
    sizes: list[int] = []
    for _ in range(6):
        await client.choose(played)
        await client.submit(played, sizes)()
    return sum(sizes) // (2 * len(sizes))


async def pool(client: Client, size: int) -> list[Played]:
    return list(await asyncio.gather(*(client.new_match() for _ in range(size))))
