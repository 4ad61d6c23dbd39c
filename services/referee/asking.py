"""AskRules: which articles answer a question, and what the position it is about says to it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from arbiter.referee.v1 import referee_service_pb2 as referee

from engine.core.faults import Malformed
from engine.core.game import Fact
from engine.core.ids import SPECTATOR
from services.common.auth import REFEREE_SCOPE, SPECTATOR_SCOPE, Caller
from services.common.codecs import Codec, Codecs
from services.referee.articles import to_citation
from services.referee.moments import Moment, Moments, seat_of

if TYPE_CHECKING:
    from ai.referee import ask_reply

DEFAULT_RESULTS = 3
MAX_RESULTS = 20


class AskApp:
    """One per process. Without a subject it needs no token: there is no secret in a rulebook."""

    def __init__(self, moments: Moments, codecs: Codecs) -> None:
        self.moments = moments
        self.codecs = codecs
        self.referees: dict[str, asyncio.Future[ask_reply.Referee]] = {}

    async def ask(self, asked: referee.AskRulesRequest, caller: Caller) -> referee.AskRulesResponse:
        moment = await self.moments.find(asked.subject, caller) if asked.HasField("subject") else None
        codec = self.game_of(asked, moment)
        position = None if moment is None else self.position(asked, moment, caller)
        answering = await self.referee_of(codec)
        most = min(asked.max_results or DEFAULT_RESULTS, MAX_RESULTS)
        if position is not None:
            await asyncio.to_thread(answering.positions)  # plays a few random games the first time
        reply = answering.ask(asked.question, asked.language, most, position)
        return to_response(reply, asked.language, moment.version if moment is not None else 0)

    def game_of(self, asked: referee.AskRulesRequest, moment: Moment | None) -> Codec:
        if moment is None:
            return self.codecs.of_game(asked.game)
        if asked.game not in ("", moment.codec.game.id):
            raise Malformed("game", f"the subject is a game of {moment.codec.game.id}")
        return moment.codec

    def position(self, asked: referee.AskRulesRequest, moment: Moment, caller: Caller) -> ask_reply.Moment:
        """Whose actions are judged, and whose eyes count: a seat's own while its match runs."""
        from ai.referee.ask_reply import Moment as Position

        wanted = asked.seat if asked.HasField("seat") else None
        if caller.scope == SPECTATOR_SCOPE and wanted is None and not moment.over:
            return Position(moment.state, None, int(SPECTATOR))
        seat = seat_of(moment, caller, wanted)
        sent = asked.subject.WhichOneof("subject") in ("position", "record")
        sees_all = moment.over or sent or caller.scope == REFEREE_SCOPE
        return Position(moment.state, seat, seat if sees_all else caller.viewer)

    async def referee_of(self, codec: Codec) -> ask_reply.Referee:
        """Made in a thread with the first question about a game, so that nothing else waits for it."""
        known = self.referees.get(codec.game.id)
        if known is None:
            known = asyncio.ensure_future(asyncio.to_thread(new_referee, codec))
            self.referees[codec.game.id] = known
        return await asyncio.shield(known)


def new_referee(codec: Codec) -> ask_reply.Referee:
    """The libraries for words are loaded here: a server that nobody asks does without them."""
    from ai.referee.ask_reply import Referee

    return Referee(codec.game)


def to_response(reply: ask_reply.Reply, language: str, version: int) -> referee.AskRulesResponse:
    response = referee.AskRulesResponse(covered=reply.covered, message=reply.message, version=version)
    for ranked in reply.articles:
        response.answers.add(article=to_citation(ranked.article, language), score=round(ranked.score, 4))
    for fact in reply.facts:
        add_fact(response, fact)
    return response


def add_fact(response: referee.AskRulesResponse, fact: Fact) -> None:
    if isinstance(fact.value, str):
        response.facts.add(name=fact.name, text=fact.value)
    else:
        response.facts.add(name=fact.name, number=fact.value)
