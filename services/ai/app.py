"""The use cases of the AI: levels, a suggestion, improving ones. Holds nothing between calls."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence

from arbiter.ai.v1 import ai_service_pb2

from ai.levels import levels_of
from services.ai.job import Found
from services.ai.messages import to_analysis, to_levels
from services.ai.plan import LONG_MS, Limits, Plan, make_plan, seed_of
from services.ai.pool import Pool
from services.ai.questions import Question, Questions
from services.common.auth import Caller
from services.common.codecs import Codecs
from services.common.fields import check_request_id

Asked = ai_service_pb2.SuggestActionRequest | ai_service_pb2.AnalyzePositionRequest
Told = ai_service_pb2.AnalyzePositionResponse


class AiApp:
    """One per process."""

    def __init__(self, questions: Questions, codecs: Codecs, pool: Pool, limits: Limits) -> None:
        self.questions = questions
        self.codecs = codecs
        self.pool = pool
        self.limits = limits

    async def levels(
        self, asked: ai_service_pb2.ListLevelsRequest, _caller: Caller
    ) -> ai_service_pb2.ListLevelsResponse:
        game = self.codecs.of_game(asked.game).game
        return to_levels(game, levels_of(game))

    async def suggest(
        self, asked: ai_service_pb2.SuggestActionRequest, caller: Caller
    ) -> ai_service_pb2.SuggestActionResponse:
        question, plan = await self.understand(asked, caller)
        found = await self.pool.run_all(plan.jobs(question), who_is(caller), plan.think_ms > LONG_MS)
        return ai_service_pb2.SuggestActionResponse(
            analysis=to_analysis(question, plan, found, asked.max_ranked)
        )

    async def understand(self, asked: Asked, caller: Caller) -> tuple[Question, Plan]:
        if asked.request_id:
            check_request_id(asked.request_id)
        seat = asked.seat if asked.HasField("seat") else None
        question = await self.questions.find(asked.subject, seat, caller)
        seed = seed_of(asked.seed if asked.HasField("seed") else None, asked.request_id)
        endless = isinstance(asked, ai_service_pb2.AnalyzePositionRequest)
        plan = make_plan(
            question.codec.game, asked.budget, asked.overrides, seed, asked.workers, self.limits, endless
        )
        return question, plan

    async def analyze(
        self, asked: ai_service_pb2.AnalyzePositionRequest, caller: Caller
    ) -> AsyncGenerator[Told, None]:
        question, plan = await self.understand(asked, caller)
        jobs = plan.jobs(question, tell=True)
        news = News(len(jobs))
        searches = [
            asyncio.create_task(
                self.pool.run(
                    job, who_is(caller), long=True, tell=news.teller(i), queued=news.wait, admitted=i > 0
                )
            )
            for i, job in enumerate(jobs)
        ]
        for search in searches:
            search.add_done_callback(news.wake)
        try:
            while not settled(searches):
                await news.next()
                if news.ahead is not None and not any(news.latest):
                    yield Told(queued=ai_service_pb2.Queued(ahead=news.ahead))
                    news.ahead = None
                latest = [found for found in news.latest if found is not None]
                if latest and not settled(searches):
                    yield Told(analysis=to_analysis(question, plan, latest, asked.max_ranked))
            found = await asyncio.gather(*searches)
            last = to_analysis(question, plan, found, asked.max_ranked)
            yield Told(analysis=last, last=True)
        finally:
            for search in searches:
                search.cancel()
            await asyncio.gather(*searches, return_exceptions=True)


def settled(searches: Sequence[asyncio.Task[Found]]) -> bool:
    """Have all ended, or has one failed?"""
    return all(s.done() for s in searches) or any(s.done() and s.exception() for s in searches)


class News:
    """The newest report of each worker, and a bell that rings when there is one."""

    def __init__(self, workers: int) -> None:
        self.latest: list[Found | None] = [None] * workers
        self.ahead: int | None = None
        self.bell = asyncio.Event()

    def teller(self, worker: int) -> Teller:
        return Teller(self, worker)

    def wait(self, ahead: int) -> None:
        self.ahead = ahead
        self.bell.set()

    def wake(self, _search: object) -> None:
        self.bell.set()

    async def next(self) -> None:
        await self.bell.wait()
        self.bell.clear()


class Teller:
    """What one worker tells."""

    def __init__(self, news: News, worker: int) -> None:
        self.news = news
        self.worker = worker

    def __call__(self, found: Found) -> None:
        self.news.latest[self.worker] = found
        self.news.bell.set()


def who_is(caller: Caller) -> str:
    """Who shares a place in the queue."""
    return caller.hash.hex()
