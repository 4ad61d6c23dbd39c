"""How hard and how long: every run ends by itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Profile:
    """Users of each scenario, how many of them come a second, and where it ends, whichever is first."""

    users: int
    spawn_rate: float
    seconds: float
    requests: int


PROFILES = {
    "smoke": Profile(users=3, spawn_rate=10, seconds=5, requests=20_000),
    "steady": Profile(users=10, spawn_rate=10, seconds=20, requests=200_000),
    "heavy": Profile(users=60, spawn_rate=20, seconds=60, requests=1_000_000),
}
