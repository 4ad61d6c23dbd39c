"""What a search found as messages."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.ai.v1 import ai_service_pb2

from ai.levels import Level
from ai.search.merge import merge
from ai.search.result import Ranked, Result, Step
from engine.core.game import AnyGame
from services.ai.job import Found
from services.ai.plan import Plan
from services.ai.questions import Question
from services.ai.version import version_of
from services.common.codecs import Codec

RANKED = 20  # actions in an answer unless the caller asks for more
MAX_RANKED = 500
CHANCE_TEXT = "chance"


def to_levels(game: AnyGame, levels: dict[str, Level]) -> ai_service_pb2.ListLevelsResponse:
    response = ai_service_pb2.ListLevelsResponse(ai_version=version_of(game))
    for level in levels.values():
        parameters = level.params.to_overrides()
        response.levels.add(level=level.name, iterations=level.iterations, parameters=parameters)
    return response


def merged(found: Sequence[Found], plan: Plan) -> Result:
    """One result of all workers, in their order."""
    return merge([each.result for each in found], plan.params)


def to_analysis(
    question: Question, plan: Plan, found: Sequence[Found], max_ranked: int
) -> ai_service_pb2.Analysis:
    """The answer; `found` has that of each worker, in their order."""
    result = merged(found, plan)
    codec = question.codec
    searched = any(result.iterations)
    most = min(max_ranked or RANKED, MAX_RANKED)
    return ai_service_pb2.Analysis(
        seat=result.seat,
        action=codec.encode_action(result.action),
        text=codec.describe(result.action),
        ranked=[to_ranked(codec, row) for row in result.ranked[:most]],
        values=result.values if searched else (),
        thinking=plan.thinking(result.iterations, result.partial, max(each.think_ms for each in found)),
        nodes=result.nodes,
        depth=result.deepest,
        warnings=plan.warnings,
        version=question.version,
    )


def to_ranked(codec: Codec, row: Ranked) -> ai_service_pb2.RankedAction:
    return ai_service_pb2.RankedAction(
        action=codec.encode_action(row.action),
        text=codec.describe(row.action),
        visits=row.visits,
        offered=row.offered,
        values=row.values if row.visits or row.proven else (),
        line=[to_step(codec, step) for step in row.line],
        proven=row.proven,
    )


def to_step(codec: Codec, step: Step) -> ai_service_pb2.LineStep:
    if step.actor < 0:
        return ai_service_pb2.LineStep(text=CHANCE_TEXT)
    return ai_service_pb2.LineStep(
        seat=step.actor, action=codec.encode_action(step.action), text=codec.describe(step.action)
    )
