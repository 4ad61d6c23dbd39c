"""Follows matches for all watchers of this process: one subscription, one reader, a short memory each.

Redis tells a channel of every commit; the hub then reads the log once, however many watch. A message
that gets lost costs no update: before every heartbeat the log is read again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from redis.asyncio import Redis
from redis.exceptions import RedisError

from services.common.log import get_log
from services.common.store import Store, Stored, channel

MEMORY = 256  # entries of a match that are kept for its watchers
PAGE = 256  # entries read at once
RETRY_S = 0.5  # until the next look, when the subscription broke
NEWS = ("message", "subscribe")  # what was committed before Redis confirms a subscription, nobody tells


class Feed:
    """The newest entries of one match and everybody who waits for the next one."""

    def __init__(self, store: Store, match_id: str) -> None:
        self.store = store
        self.match_id = match_id
        self.watchers = 0
        self.tip = -1  # version of the newest entry read; -1 before the first look
        self.recent: deque[Stored] = deque(maxlen=MEMORY)
        self.changed = asyncio.Event()
        self.reading: asyncio.Task[None] | None = None

    async def pull(self) -> None:
        """Read what is new; whoever asks meanwhile waits for a reading that began after his question."""
        if self.reading is not None and not self.reading.done():
            await asyncio.wait([self.reading])
        if self.reading is None or self.reading.done():
            self.reading = asyncio.create_task(self.read())
        await asyncio.shield(self.reading)

    async def read(self) -> None:
        while True:
            entries = await self.store.read_log(self.match_id, self.tip, PAGE)
            if entries:
                self.tip = entries[-1].version
                self.recent.extend(entries)
                self.changed.set()
                self.changed = asyncio.Event()
            if len(entries) < PAGE:
                return

    async def after(self, version: int) -> list[Stored]:
        """Entries after this version that exist; from memory if it reaches back so far."""
        if self.recent and self.recent[0].version <= version + 1:
            return [stored for stored in self.recent if stored.version > version]
        if version >= self.tip:
            return []
        return await self.store.read_log(self.match_id, version, PAGE)

    async def wait(self, version: int, seconds: float) -> None:
        """Until there is an entry after this version, or this long."""
        if self.tip > version:
            return
        try:
            async with asyncio.timeout(seconds):
                await self.changed.wait()
        except TimeoutError:
            await self.pull()


class Hub:
    """One per process."""

    def __init__(self, redis: Redis, store: Store) -> None:
        self.redis = redis
        self.store = store
        self.feeds: dict[str, Feed] = {}
        self.pubsub = redis.pubsub()
        self.asking = asyncio.Lock()  # redis-py would open a connection for each of two who ask first at once
        self.listener: asyncio.Task[None] | None = None
        self.pulls: set[asyncio.Task[None]] = set()
        self.stopping = False
        self.log = get_log()

    @asynccontextmanager
    async def follow(self, match_id: str, version: int) -> AsyncIterator[Feed]:
        """A feed that knows all entries after this version, as long as the block lasts."""
        feed = self.feeds.get(match_id)
        if feed is None:
            feed = self.feeds[match_id] = Feed(self.store, match_id)
            feed.tip = version
        feed.watchers += 1
        try:
            if feed.watchers == 1:
                async with self.asking:
                    await self.pubsub.subscribe(channel(match_id))
                if self.listener is None or self.listener.done():
                    self.listener = asyncio.create_task(self.listen())
            await feed.pull()
            yield feed
        finally:
            feed.watchers -= 1
            if feed.watchers == 0:
                del self.feeds[match_id]
                await self.leave(match_id)

    async def leave(self, match_id: str) -> None:
        try:
            async with self.asking:
                await self.pubsub.unsubscribe(channel(match_id))
        except (RedisError, OSError):
            self.log.debug("unsubscribe_failed", match=match_id)

    async def listen(self) -> None:
        """Turn messages into pulls; after a broken connection everything is pulled."""
        while self.feeds:
            try:
                message = await self.pubsub.get_message(timeout=None)
            except (RedisError, OSError) as fault:
                self.log.warning("watch_connection_lost", error=type(fault).__name__)
                await asyncio.sleep(RETRY_S)
                for match_id in list(self.feeds):
                    self.wake(match_id)
                continue
            if message is not None and message["type"] in NEWS:
                name = message["channel"].decode()
                self.wake(name[len("{m:") : name.index("}")])

    def wake(self, match_id: str) -> None:
        feed = self.feeds.get(match_id)
        if feed is not None:
            pull = asyncio.create_task(self.pull_quietly(feed))
            self.pulls.add(pull)
            pull.add_done_callback(self.pulls.discard)

    async def pull_quietly(self, feed: Feed) -> None:
        """The watchers pull again before their next heartbeat, and are told of a fault then."""
        try:
            await feed.pull()
        except Exception as fault:
            self.log.warning("watch_read_failed", match=feed.match_id, error=type(fault).__name__)

    def stop(self) -> None:
        """Wake all watchers, to be told that the server is stopping."""
        self.stopping = True
        for feed in self.feeds.values():
            feed.changed.set()

    async def close(self) -> None:
        tasks = [*self.pulls, *([self.listener] if self.listener else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pubsub.aclose()  # type: ignore[no-untyped-call]
