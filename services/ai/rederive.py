"""Chooses again as a record says that an AI chose, and compares."""

from __future__ import annotations

from dataclasses import dataclass

from ai.levels import MOST_ITERATIONS, levels_of
from ai.search.merge import merge
from ai.search.params import Params
from ai.search.search import worker_seed
from engine.core.game import AnyGame
from services.ai.decisions import Decision
from services.ai.job import Job
from services.ai.plan import MAX_WORKERS
from services.ai.think import think
from services.ai.version import version_of

SAME = "same"  # chosen again
OTHER = "other"  # with the same versions something else is chosen: the record does not tell the truth
UNLIKE = "other_version"  # something else is chosen, by other versions than the record's
UNSEARCHED = "unsearched"  # the record says that no search chose it


@dataclass(frozen=True)
class Verdict:
    """`chosen` is the engine's number of what is chosen now; -1 where nothing is."""

    decision: Decision
    kind: str
    chosen: int
    remark: str = ""


def rederive(game: AnyGame, decision: Decision) -> Verdict:
    """A decision with its note, judged."""
    note = decision.thinking
    if note is None or not note.parameters:
        return Verdict(decision, UNSEARCHED, -1, "no search chose it, so there is nothing to compare")
    remark = difference(game, decision)
    if len(note.iterations) > MAX_WORKERS or sum(note.iterations) > MOST_ITERATIONS:
        return Verdict(decision, OTHER, -1, "no search here has so many iterations or workers")
    params, warnings = Params().with_overrides(note.parameters)
    level = note.level if note.level in levels_of(game) else next(iter(levels_of(game)))
    found = [
        think(game, Job(
            game.id, decision.view, decision.seat, level, dict(note.parameters), count,
            worker_seed(note.seed, worker), limit_ms=2**31, settle=False,
        )).result
        for worker, count in enumerate(note.iterations or [0])
    ]  # fmt: skip
    chosen = merge(found, params).action
    if chosen == decision.action:
        return Verdict(decision, SAME, chosen, remark)
    kind = UNLIKE if remark or warnings else OTHER
    return Verdict(decision, kind, chosen, "; ".join([remark, *warnings] if remark else warnings))


def difference(game: AnyGame, decision: Decision) -> str:
    """How the versions of the record differ from those that are here; "" if they do not."""
    note = decision.thinking
    assert note is not None
    if note.rules_version != game.rules_version:
        return f"by rules {note.rules_version}; here are {game.rules_version}"
    here = version_of(game)
    return "" if note.ai_version == here else f"by AI {note.ai_version}; here is {here}"
