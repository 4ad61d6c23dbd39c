"""The result of a finished game as a message."""

from __future__ import annotations

from arbiter.match.v1 import match_pb2

from engine.core.game import Result, ScoreLine


def to_result(result: Result) -> match_pb2.Result:
    message = match_pb2.Result(reason=result.reason, team=result.team)
    for seat in result.seats:
        message.seats.add(
            seat=seat.seat,
            place=seat.place,
            share=seat.share,
            points=seat.points,
            lines=to_lines(seat.lines),
            tie_breaks=to_lines(seat.tie_breaks),
        )
    return message


def to_lines(lines: tuple[ScoreLine, ...]) -> list[match_pb2.ScoreLine]:
    return [match_pb2.ScoreLine(key=line.key, title=line.title, points=line.points) for line in lines]
