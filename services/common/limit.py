"""How many calls a second one caller may make; off unless a limit is set."""

from __future__ import annotations

import time
from typing import Any

from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from services.common.auth import Caller
from services.common.faults import TooMuch

WINDOW_S = 10  # a caller may use up the allowance of this many seconds at once


class Limit:
    """Counts in this process: with n replicas a caller may reach n times as much."""

    def __init__(self, calls_per_second: float) -> None:
        self.item: RateLimitItemPerSecond | None = None
        if calls_per_second > 0:
            self.item = RateLimitItemPerSecond(max(1, round(calls_per_second * WINDOW_S)), WINDOW_S)
            self.windows = SlidingWindowCounterRateLimiter(MemoryStorage())

    def count(self, caller: Caller, context: Any) -> None:
        """Raises TooMuch, with the time after which to try again. Who has no token goes by his address."""
        if self.item is None:
            return
        who = caller.hash.hex() or context.peer().rpartition(":")[0]
        if not self.windows.hit(self.item, who):
            wait = max(0.1, self.windows.get_window_stats(self.item, who).reset_time - time.time())
            raise TooMuch(
                f"more than {self.item.amount} calls in {WINDOW_S} seconds; wait {wait:.1f} seconds",
                "TOO_MANY_CALLS",
                retry_s=wait,
                quota=f"{self.item.amount}/{WINDOW_S}s",
            )
