"""Looks at the Redis server before the first call: may it lose or evict matches? Says what it found."""

from __future__ import annotations

from dataclasses import dataclass

from redis.asyncio import Redis
from redis.exceptions import ResponseError

OLDEST = (6, 2)
SAFE_POLICY = "noeviction"


class Unfit(Exception):
    """The store may not be used without `--force`; the message says why and what to do."""


@dataclass(frozen=True)
class Condition:
    """What was found. `unknown` where the server does not tell, as hosted ones often do not."""

    server: str  # redis or valkey
    version: str
    policy: str
    aof: str  # yes, no or unknown
    fsync: str

    def reasons_against(self) -> list[str]:
        """Why matches would be lost in normal running; empty if they would not."""
        out = []
        if self.policy not in (SAFE_POLICY, "unknown"):
            out.append(
                f"its maxmemory-policy is {self.policy}, which deletes matches when memory runs short; "
                f"set it to {SAFE_POLICY}"
            )
        if tuple(int(part) for part in self.version.split(".")[:2]) < OLDEST:
            out.append(f"its version is {self.version}; 6.2 or newer is needed")
        return out

    def warnings(self) -> list[str]:
        """What an operator should know though the server starts."""
        out = []
        if self.aof == "no":
            out.append("AOF is off: a restart of the store loses what came after its last snapshot")
        if self.aof == "yes" and self.fsync == "no":
            out.append("appendfsync is no: a power cut may lose half a minute")
        if "unknown" in (self.policy, self.aof):
            out.append(
                "the store does not tell its configuration: see that it neither evicts nor runs without AOF"
            )
        return out


async def examine(redis: Redis) -> Condition:
    """Raises RedisError if the server cannot be reached."""
    info = await redis.info("server")
    policy = await read_setting(redis, "maxmemory-policy")
    aof = await read_setting(redis, "appendonly")
    fsync = await read_setting(redis, "appendfsync")
    valkey = info.get("valkey_version")
    return Condition(
        "valkey" if valkey else "redis", str(valkey or info["redis_version"]), policy, aof, fsync
    )


async def read_setting(redis: Redis, name: str) -> str:
    try:
        found = await redis.config_get(name)
    except ResponseError:  # hosted servers forbid CONFIG
        return "unknown"
    return str(found.get(name, "unknown"))
