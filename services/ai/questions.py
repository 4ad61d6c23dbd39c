"""What a question to the AI is about, as what the seat that must decide sees of it; nothing more goes on."""

from __future__ import annotations

from typing import Any, NamedTuple

from arbiter.ai.v1 import ai_service_pb2
from arbiter.match.v1 import match_pb2

from ai.search.search import check_turn
from engine.core.faults import Malformed
from services.ai.job import SEAT_TO_ACT
from services.common.auth import Caller
from services.common.codecs import Codec, Codecs
from services.common.faults import WhoAreYou
from services.rules.subjects import Subjects, seat_of


class Question(NamedTuple):
    """A seat that must decide, and what it sees. `foreign`: a client said so."""

    codec: Codec
    view: Any
    seat: int
    version: int = 0
    foreign: bool = False


class Questions:
    def __init__(self, subjects: Subjects, codecs: Codecs) -> None:
        self.subjects = subjects
        self.codecs = codecs

    async def find(self, asked: ai_service_pb2.Subject, seat: int | None, caller: Caller) -> Question:
        """Raises Malformed, and whatever RulesService raises for such a subject."""
        kind = asked.WhichOneof("subject")
        if kind == "view":
            return self.of_view(asked, seat, caller)
        if kind is None:
            raise Malformed("subject", "neither a match, a position nor a view is given")
        subject = match_pb2.Subject()
        getattr(subject, kind).CopyFrom(getattr(asked, kind))
        found = await self.subjects.find(subject, caller)
        mine = seat_of(found, caller, seat)
        game = found.codec.game
        check_turn(found.state, mine, "subject")
        return Question(found.codec, game.view(found.state, mine), mine, found.version)

    def of_view(self, asked: ai_service_pb2.Subject, seat: int | None, caller: Caller) -> Question:
        """A view holds no secret of anybody else, so any token will do."""
        need_token(caller)
        codec = self.codecs.of_view(asked.view, "subject.view")
        seen = codec.decode_view(asked.view, "subject.view")
        return Question(codec, seen, SEAT_TO_ACT if seat is None else seat, foreign=True)


def need_token(caller: Caller) -> None:
    """Thinking costs: it is not for everybody who can reach the port."""
    if caller.scope == "":
        raise WhoAreYou("asking the AI needs a token; any will do", "TOKEN_MISSING")
