"""The end of a record: is it the end of the match, and is the result the one that the position gives?"""

from __future__ import annotations

from dataclasses import fields

from ai.referee.findings import COMMITMENT_MISMATCH, TRUNCATED, UNFINISHED, WRONG_RESULT, WRONG_SCORE
from ai.referee.rows import Heading
from ai.referee.stage import Issue, Stage
from engine.core.game import Result, ScoreLine, SeatResult
from engine.core.ids import CHANCE

SCORES = ("points", "lines", "tie_breaks")


def check_end(stage: Stage | None, heading: Heading, has_result: bool, ruled: bool) -> list[Issue]:
    """What is wrong with where the entries end. `ruled`: a ruling ended the match."""
    ended = heading.seed is not None or has_result
    if heading.redacted and has_result:
        return [Issue(WRONG_RESULT, "The record has a result, but is told as redacted.")]
    if ruled or (stage is not None and stage.over):
        if heading.seed is None and not heading.redacted:
            return [Issue(COMMITMENT_MISMATCH, "The match is over, but the seed is not revealed.")]
        return []
    if not ended:
        return [Issue(UNFINISHED, "The match is not over, so its draws cannot be checked yet.")]
    if stage is None or stage.lost:
        return []
    actor = stage.state.to_act()
    waits = "chance was to speak" if actor == CHANCE else f"seat {actor} was to decide"
    return [Issue(TRUNCATED, f"The entries end before the match did: {waits}.")]


def compare_results(told: Result | None, true: Result | None) -> list[Issue]:
    """The first difference of two results, if there is one."""
    if told == true or true is None:
        return []
    if told is None:
        return [Issue(WRONG_RESULT, "The match is over, but the record has no result.")]
    if told.team != true.team:
        return [Issue(WRONG_RESULT, "It is told wrongly whether all seats share one result.")]
    if len(told.seats) != len(true.seats):
        return [Issue(WRONG_RESULT, f"There are results of {len(told.seats)} seats.",
                      str(len(told.seats)), str(len(true.seats)))]  # fmt: skip
    for mine, theirs in zip(told.seats, true.seats, strict=True):
        found = compare_seats(mine, theirs)
        if found:
            return found
    return [Issue(WRONG_RESULT, "The reason of the end is told otherwise.", told.reason[:100], true.reason)]


def compare_seats(told: SeatResult, true: SeatResult) -> list[Issue]:
    for field in fields(SeatResult):
        said, meant = getattr(told, field.name), getattr(true, field.name)
        if said == meant:
            continue
        kind = WRONG_SCORE if field.name in SCORES else WRONG_RESULT
        text = f"The {field.name.replace('_', '-')} of seat {true.seat} is not what the last position gives."
        return [Issue(kind, text, brief(said), brief(meant))]
    return []


def brief(value: object) -> str:
    if isinstance(value, tuple):
        lines = [line for line in value if isinstance(line, ScoreLine)]
        return ", ".join(f"{line.key} {line.points}" for line in lines)[:200]
    return str(value)
