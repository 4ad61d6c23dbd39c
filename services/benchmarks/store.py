"""`arbiter bench store`: load a match and commit a step, beside a bare GET and compare-and-set in Lua."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from arbiter.store.v1 import store_pb2

from engine.core.game import AnyGame, Games
from services.benchmarks.report import Reference, Report
from services.benchmarks.rounds import Tick, Work, race
from services.common.codecs import Codecs
from services.common.head import WAITING, Head, to_fields
from services.common.private_redis import PrivateRedis, socket_path
from services.common.store import Request, Store
from services.match import play
from services.server import connect

AT_ONCE = (1, 64)  # matches that are written to at the same time
REPLY = bytes(600)  # about what a client is told of an action
DAY_MS = 86_400_000

CAS = """
if redis.call('GET', KEYS[1]) == ARGV[1] then
  redis.call('SET', KEYS[1], ARGV[2])
  redis.call('SET', KEYS[2], ARGV[3])
  return 1
end
return 0
"""


class Ours:
    """Matches of one game in the store of the services."""

    def __init__(self, store: Store, game: AnyGame) -> None:
        self.store = store
        self.codec = store.codecs.by_id[game.id]
        self.numbers = itertools.count()
        self.entry = store_pb2.LogEntry()

    def first(self, match_id: str) -> play.Step:
        game = self.codec.game
        seats = min(game.seats)
        options = self.codec.wire.options_to_message(game.check_options(game.presets[0].options, seats))
        setup = store_pb2.Setup(
            game=game.id,
            rules_version=game.rules_version,
            options=options.SerializeToString(),
            server_seed=bytes(32),
            commitment=bytes(32),
            auto_forced=True,
        )
        for seat in range(seats):
            setup.seats.add(name=f"seat {seat}", claimed=True)
        return play.begin(self.codec, Head(match_id, 0, WAITING, game.id, 0, setup, None, b"", b""), [])

    def request(self) -> Request:
        return Request("bench", str(next(self.numbers)), b"payload")

    async def create(self, count: int) -> None:
        for i in range(count):
            step = self.first(f"bench{i}")
            self.entry = step.entries[-1]
            await self.store.create(step.head, step.entries, self.request(), REPLY)

    async def cycle(self, i: int) -> None:
        """Load, and commit one more version of the same position."""
        request = self.request()
        head, _ = await self.store.load(f"bench{i}", request)
        after = replace(head, version=head.version + 1)
        await self.store.commit(head, after, [self.entry], request, REPLY)

    def payload(self) -> int:
        """Bytes that a commit writes."""
        fields, _ = to_fields(self.first("bench0").head)
        return sum(map(len, fields.values())) + len(REPLY) + self.entry.ByteSize()


class Bare:
    """The least that a safe store must do: read, and write if nobody else has written."""

    def __init__(self, redis: Any, payload: int) -> None:
        self.redis = redis
        self.payload = bytes(payload)
        self.sha = ""
        self.versions = [0] * max(AT_ONCE)

    async def create(self) -> None:
        self.sha = await self.redis.script_load(CAS)
        for i in range(len(self.versions)):
            await self.redis.set(f"bare:{i}:version", 0)
            await self.redis.set(f"bare:{i}:value", self.payload)

    async def cycle(self, i: int) -> None:
        await self.redis.get(f"bare:{i}:value")
        version = self.versions[i]
        keys = (f"bare:{i}:version", f"bare:{i}:value")
        done = await self.redis.evalsha(self.sha, 2, *keys, version, version + 1, self.payload)
        if done != 1:
            raise AssertionError("nobody else writes here")
        self.versions[i] += 1


def work(runner: asyncio.Runner, key: str, side: Ours | Bare, at_once: int) -> Work:
    async def many(count: int) -> None:
        async def one(i: int) -> None:
            for _ in range(count):
                await side.cycle(i)

        await asyncio.gather(*(one(i) for i in range(at_once)))

    def run(count: int) -> float:
        runner.run(many(count))
        return count * at_once

    return Work(f"{key} {at_once}", run)


def run(games: Games, seconds: float, tick: Tick) -> Report:
    """About `seconds` in all, with a store of its own that keeps an append-only file as in earnest."""
    report = Report()
    with tempfile.TemporaryDirectory(prefix="arbiter-bench-") as directory:
        private = PrivateRedis(Path(directory), "everysec")
        private.open()
        try:
            with asyncio.Runner() as runner:
                measure(runner, f"unix://{socket_path(Path(directory))}", games, seconds, tick, report)
        finally:
            private.close()
    return report


def measure(
    runner: asyncio.Runner, url: str, games: Games, seconds: float, tick: Tick, report: Report
) -> None:
    redis = connect(url)
    codecs = Codecs(games)
    for number, game in enumerate(games.values()):

        def show(share: float, key: str, before: int = number) -> None:
            tick((before + share) / len(games), key)

        store = Store(redis, codecs, 30 * DAY_MS, DAY_MS, max(AT_ONCE))
        ours = Ours(store, game)
        bare = Bare(redis, ours.payload())
        runner.run(start(redis, ours, bare))
        sides = (("ours", ours), ("bare", bare))
        works = [work(runner, key, side, n) for n in AT_ONCE for key, side in sides]
        rates = race(works, seconds / len(games), show)
        for n in AT_ONCE:
            reference = Reference("GET and Lua compare-and-set", rates[f"bare {n}"])
            report.add(f"load_commit_{n}_at_once", game.id, rates[f"ours {n}"], "cycles/s", reference)
        report.add("commit_payload", game.id, ours.payload(), "bytes")
        runner.run(store.close())
    runner.run(redis.aclose())


async def start(redis: Any, ours: Ours, bare: Bare) -> None:
    await redis.flushdb()
    await ours.create(max(AT_ONCE))
    await bare.create()
