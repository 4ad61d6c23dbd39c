"""AiService as the command line asks it: the levels, a suggestion, an analysis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import grpc
from arbiter.ai.v1 import ai_service_pb2, ai_service_pb2_grpc
from arbiter.match.v1 import match_pb2

from services.cli.client import DEADLINE_S, Client, Stale
from services.cli.problems import Problem, did_you_mean, to_problem

THINK_S = 90.0  # for a suggestion to come, waiting for a free worker included
RANKED = 12  # actions of an analysis; more do not fit a screen


class NoAi(Problem):
    """The server was started without the AI, or is older than it."""


class AiClient:
    """Calls with the token of a client. Every one raises Problem, NoAi, or Stale as those of Client do."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.stub = ai_service_pb2_grpc.AiServiceStub(client.channel)  # type: ignore[no-untyped-call]

    def levels(self, game: str) -> list[str]:
        """Their names, weakest first."""
        asked = ai_service_pb2.ListLevelsRequest(game=game)
        try:
            answer = self.stub.ListLevels(asked, timeout=DEADLINE_S, metadata=self.client.metadata)
        except grpc.RpcError as error:
            raise self.fault_of(error) from None
        return [level.level for level in answer.levels]

    def suggest(self, match_id: str, version: int, level: str) -> ai_service_pb2.Analysis:
        """What the caller's own seat should do here. Ctrl-C gives the server's worker back."""
        asked = ai_service_pb2.SuggestActionRequest(
            subject=subject(match_id, version), budget=ai_service_pb2.Budget(level=level), max_ranked=1
        )
        call = self.stub.SuggestAction.future(asked, timeout=THINK_S, metadata=self.client.metadata)
        try:
            answer: ai_service_pb2.SuggestActionResponse = call.result()
        except grpc.RpcError as error:
            raise self.fault_of(error) from None
        finally:
            call.cancel()
        return answer.analysis

    def analyze(self, match_id: str, version: int, milliseconds: int) -> Analyzing:
        """Better and better answers for so long; 0: as long as the server lets one think."""
        budget = ai_service_pb2.Budget(milliseconds=milliseconds) if milliseconds else None
        asked = ai_service_pb2.AnalyzePositionRequest(
            subject=subject(match_id, version), budget=budget, max_ranked=RANKED
        )
        return Analyzing(self, self.stub.AnalyzePosition(asked, metadata=self.client.metadata))

    def fault_of(self, error: Any) -> Exception:
        if error.code() == grpc.StatusCode.ABORTED:
            return Stale()
        if error.code() == grpc.StatusCode.UNIMPLEMENTED:
            return NoAi(
                f"The server at {self.client.address} has no AI.",
                "It was started with --no-ai, or is older; `--other random` needs none.",
            )
        return to_problem(error, str(self.client.address))


class Analyzing:
    """An analysis under way. `stop` may be called from any thread."""

    def __init__(self, client: AiClient, call: Any) -> None:
        self.client = client
        self.call = call
        self.stopped = False

    def __iter__(self) -> Iterator[ai_service_pb2.AnalyzePositionResponse]:
        """The messages until the budget is used up or somebody stops it."""
        try:
            yield from self.call
        except grpc.RpcError as error:
            if not self.stopped:
                raise self.client.fault_of(error) from None

    def stop(self) -> None:
        self.stopped = True
        self.call.cancel()


def subject(match_id: str, version: int) -> ai_service_pb2.Subject:
    return ai_service_pb2.Subject(match=match_pb2.MatchRef(match_id=match_id, version=version))


def check_level(word: str, levels: list[str]) -> None:
    """Raises Problem, with the nearest name, if there is no such level."""
    if word not in levels:
        raise Problem(f"There is no level {word!r}.", did_you_mean(word, levels))
