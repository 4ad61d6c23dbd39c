"""Seats that this process plays over the same calls as anybody else."""

from __future__ import annotations

import random
from collections.abc import Callable

from arbiter.match.v1 import match_service_pb2

from services.cli.client import Client

Accepted = match_service_pb2.Accepted


class RandomBot:
    """Plays any legal action, each as likely as another; equal seeds make equal choices."""

    def __init__(self, client: Client, match_id: str, rng: random.Random) -> None:
        self.client = client
        self.match_id = match_id
        self.rng = rng

    def play(self, version: int) -> Accepted:
        """Decide at this version, which must be this seat's. Raises Stale if somebody was faster."""
        offered = self.client.legal_actions(self.match_id, version)
        action = self.rng.choice(offered.actions).action
        answer = self.client.submit(self.match_id, version, action)
        if not answer.HasField("accepted"):
            raise AssertionError(f"the server refused what it had offered: {answer.refused.message}")
        return answer.accepted


Bot = RandomBot
BOTS: dict[str, Callable[[Client, str, random.Random], Bot]] = {"random": RandomBot}
