"""Rulings as messages, and back."""

from __future__ import annotations

from typing import cast

from arbiter.match.v1 import match_pb2

from ai.arena.intervals import Interval
from ai.referee.adjudicate import Award, Kind, Outlook, Rule, Ruling
from ai.referee.expectation import Correction
from ai.referee.made import Made, result_of
from engine.core.game import Result

KINDS: dict[match_pb2.RuleKind, Kind] = {
    match_pb2.RULE_KIND_SEARCH: "search",
    match_pb2.RULE_KIND_FORFEIT: "forfeit",
    match_pb2.RULE_KIND_VOID: "void",
}
UNKNOWN = cast(Kind, "")  # of a ruling that names no rule: it can be read, but not stand
NUMBERS = {name: number for number, name in KINDS.items()}


def to_ruling(made: Made) -> match_pb2.Ruling:
    ruling = made.ruling
    message = match_pb2.Ruling(
        rule=match_pb2.EventRule(
            kind=NUMBERS[ruling.rule.kind], name=ruling.rule.name, absent=ruling.rule.absent
        ),
        awards=[match_pb2.Award(seat=a.seat, share=a.share, place=a.place) for a in ruling.awards],
        reason=ruling.reason,
        appeal=made.appeal,
        ply=made.ply,
        version=made.version,
        rules_version=made.rules_version,
        ai_version=made.ai_version,
        team=ruling.team,
        language=made.language,
    )
    if ruling.outlook is not None:
        message.outlook.CopyFrom(to_outlook(ruling.outlook))
    return message


def to_outlook(found: Outlook) -> match_pb2.Outlook:
    message = match_pb2.Outlook(
        playouts=found.playouts, seed=found.seed, team=found.team, partial=found.partial,
        sharpness=found.correction.sharpness, shift=found.correction.shift,
    )  # fmt: skip
    for share, places in zip(found.shares, found.places, strict=True):
        message.seats.add(share=share.mean, low=share.low, high=share.high, places=places)
    return message


def read_rule(message: match_pb2.EventRule) -> Rule:
    return Rule(KINDS.get(message.kind, UNKNOWN), message.name, tuple(message.absent))


def read_ruling(message: match_pb2.Ruling) -> Made:
    """The ruling as it is told, however wrong."""
    rule = read_rule(message.rule)
    found = read_outlook(message.outlook) if message.HasField("outlook") else None
    awards = tuple(Award(a.seat, a.share, a.place) for a in message.awards)
    return Made(
        Ruling(rule, awards, found, message.reason, message.team), message.appeal, message.ply,
        message.version, message.rules_version, message.ai_version, message.language,
    )  # fmt: skip


def read_outlook(message: match_pb2.Outlook) -> Outlook:
    shares = tuple(Interval(s.share, s.low, s.high) for s in message.seats)
    places = tuple(tuple(s.places) for s in message.seats)
    correction = Correction(message.sharpness, message.shift)
    return Outlook(message.playouts, message.seed, shares, places, message.team, message.partial, correction)


def ruled_result(message: match_pb2.Ruling) -> Result | None:
    """The result that a stored ruling gives; None if the match does not count."""
    return result_of(read_ruling(message))
