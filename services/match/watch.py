"""WatchMatch: everything after a version in order, then live, each watcher by his own projection."""

from __future__ import annotations

from collections.abc import AsyncGenerator

from arbiter.match.v1 import match_service_pb2

from services.common.auth import Caller, enter
from services.common.codecs import Codecs
from services.common.faults import BeyondLog, Leaving
from services.common.fields import check_match_id
from services.common.head import OVER, Head
from services.common.store import Store, hole
from services.match.hub import Hub
from services.match.messages import ai_to_act, to_match, to_update

Message = match_service_pb2.WatchMatchResponse


class WatchApp:
    """One per process. `heartbeat_s` is the longest silence of a stream."""

    def __init__(self, store: Store, hub: Hub, codecs: Codecs, heartbeat_s: float) -> None:
        self.store = store
        self.hub = hub
        self.codecs = codecs
        self.heartbeat_s = heartbeat_s

    async def watch(
        self, asked: match_service_pb2.WatchMatchRequest, caller: Caller
    ) -> AsyncGenerator[Message, None]:
        check_match_id(asked.match_id)
        head, _ = await self.store.load(asked.match_id)
        enter(caller, head)
        await self.check_start(head, asked.from_version)
        version = asked.from_version
        stored_to = head.version  # the log was written with it, so it must reach that far
        async with self.hub.follow(head.match_id, version) as feed:
            while True:
                entries = await feed.after(version)
                for stored in entries:
                    if stored.version != version + 1:
                        raise hole(head.match_id, version + 1)
                    head = await self.with_names(head, stored.entry.WhichOneof("entry") == "claimed")
                    update = to_update(self.codecs.by_id[head.game], head.setup, stored, caller.viewer)
                    yield Message(update=update)
                    version = stored.version
                if (entries and entries[-1].entry.status == OVER) or (
                    head.status == OVER and version >= head.version
                ):
                    head, _ = await self.store.load(head.match_id)
                    if version >= head.version:
                        yield Message(over=to_match(self.codecs.by_id[head.game], head))
                        return
                    await feed.pull()  # an appeal has been ruled on since
                    continue
                if not entries and version < stored_to:
                    await self.still_welcome(head, caller)
                    raise hole(head.match_id, version + 1)
                if self.hub.stopping:
                    raise Leaving(f"the server is stopping; watch again from version {version}")
                if not entries:
                    await feed.wait(version, self.heartbeat_s)
                    if feed.tip <= version and not self.hub.stopping:
                        present = await self.still_welcome(head, caller)
                        thinking = ai_to_act(present.setup, present.to_act())
                        beat = match_service_pb2.Heartbeat(version=version, thinking=thinking)
                        yield Message(heartbeat=beat)

    async def check_start(self, head: Head, version: int) -> None:
        if version > head.version:
            raise BeyondLog(
                f"match {head.match_id} is at version {head.version}; there is no version {version} yet",
                "VERSION_IN_FUTURE",
                version=head.version,
            )
        oldest = await self.store.oldest(head.match_id)
        if oldest is not None and version + 1 < oldest:
            raise BeyondLog(
                f"the log of match {head.match_id} begins at version {oldest}; "
                f"watch from {oldest - 1} or later",
                "VERSION_NOT_KEPT",
                oldest=oldest - 1,
            )

    async def with_names(self, head: Head, renamed: bool) -> Head:
        """A head that knows what the seats are called after a claim."""
        return (await self.store.load(head.match_id))[0] if renamed else head

    async def still_welcome(self, head: Head, caller: Caller) -> Head:
        """The present head. Raises Missing when the match has expired, WhoAreYou for a withdrawn token."""
        present, _ = await self.store.load(head.match_id)
        enter(caller, present)
        return present
