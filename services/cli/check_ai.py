"""Do the turns of AI seats find somebody who plays them?"""

from __future__ import annotations

from typing import Any

import redis as blocking
from redis.exceptions import ResponseError

from services.ai.leases import GROUP
from services.cli.check_install import game_sources
from services.cli.findings import Finding, ok, warn
from services.match.turns import turns_key

WHAT = "AI seats"


def check_ai_seats(client: blocking.Redis, lease_s: float) -> Finding:
    """Turns wait in streams of the store, one for each game; a worker that lives looks there all the time."""
    waiting, oldest_s, workers = 0, 0.0, set()
    for stream in map(turns_key, game_sources()):
        waiting += int(client.xlen(stream))
        oldest_s = max(oldest_s, age_s(client, stream))
        workers |= living(client, stream, lease_s)
    if waiting and not workers and oldest_s > lease_s:
        return warn(
            WHAT,
            f"{waiting} turn{'s' * (waiting > 1)} waiting, the oldest for {oldest_s:.0f} s, and nobody plays",
            "Start `arbiter ai-worker`, or `arbiter serve` without --no-ai and with ARBITER_AI_SEATS on.",
        )
    return ok(WHAT, f"turns waiting or under way: {waiting}; workers: {len(workers)}")


def age_s(client: blocking.Redis, stream: str) -> float:
    """Of the oldest turn, by the store's clock; 0 if none waits."""
    rows: Any = client.xrange(stream, count=1)
    if not rows:
        return 0.0
    seconds, micros = client.time()
    return float(seconds) + micros / 1e6 - int(rows[0][0].split(b"-")[0]) / 1000


def living(client: blocking.Redis, stream: str, lease_s: float) -> set[bytes]:
    """The workers that have looked at this stream within a lease."""
    try:
        rows: Any = client.xinfo_consumers(stream, GROUP)
    except ResponseError:  # no turn has ever waited, or nobody has looked
        return set()
    return {row["name"] for row in rows if row["idle"] < lease_s * 1000}
