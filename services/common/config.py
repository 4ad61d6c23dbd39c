"""Settings: from flags of `arbiter serve`, else the environment, else a file `arbiter.env`, else as below."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from pydantic import AliasChoices, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

LOOPBACK = ("127.0.0.1", "localhost", "::1", "[::1]")
DAY_S = 86400.0


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def default_data() -> Path:
    """Where a private store keeps its files, by the XDG base directory rules."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(home) / "arbiter"


class Settings(BaseSettings):
    """Every setting; in the environment each is `ARBITER_<NAME>`, and `REDIS_URL` has that name too."""

    model_config = SettingsConfigDict(
        env_prefix="ARBITER_", env_file="arbiter.env", extra="ignore", populate_by_name=True
    )

    host: str = "127.0.0.1"
    port: int = Field(50051, ge=0, le=65535)  # 0: any free one, which the log names
    redis_url: str = Field("", validation_alias=AliasChoices("redis_url", "ARBITER_REDIS_URL", "REDIS_URL"))
    data: Path = Field(default_factory=default_data)  # of the private store; unused with a redis_url
    fsync: Literal["everysec", "always"] = "everysec"  # of the private store
    force: bool = False  # start although the store may lose or evict data

    auth: Literal["", "open", "token"] = ""  # "": open on loopback, token elsewhere
    token_alg: Literal["HS256", "EdDSA"] = "HS256"
    token_key: SecretStr = SecretStr("")  # HS256: at least 32 characters; EdDSA: a PEM private key
    token_days: float = Field(30.0, gt=0)

    tls_cert: Path | None = None  # PEM chain
    tls_key: Path | None = None  # PEM
    tls_client_ca: Path | None = None  # PEM; if given, clients must show a certificate of it

    idle_days: float = Field(30.0, ge=0)  # an untouched match is forgotten after this; 0: never
    reply_hours: float = Field(24.0, ge=24.0)  # how long a repeated request gets its first answer
    cached_matches: int = Field(4096, ge=1)
    cached_positions: int = Field(256, ge=1)

    max_message_bytes: int = Field(4 * 1024 * 1024, ge=1024)
    default_deadline_s: float = Field(60.0, gt=0)  # of a unary call that brings none
    heartbeat_s: float = Field(10.0, gt=0, le=15.0)
    calls_per_second: float = Field(0.0, ge=0)  # of one caller; 0: no limit
    max_connection_age_s: float = Field(1800.0, gt=0)
    drain_wait_s: float = Field(0.0, ge=0)  # between "not serving" and closing, for balancers to notice
    grace_s: float = Field(10.0, ge=0)  # for calls in flight when the server is told to stop

    ai: bool = True  # serve arbiter.ai.v1, and play the AI seats of matches
    ai_seats: bool = True  # with `ai`: play seats; False leaves them to `arbiter ai-worker`
    ai_workers: int = Field(0, ge=0, le=256)  # processes that think, started as needed; 0: one for each core
    ai_queue: int = Field(64, ge=0)  # searches that may wait for a free one
    ai_max_ms: int = Field(20_000, ge=10, le=600_000)  # the longest search of a call
    ai_max_iterations: int = Field(300_000, ge=1, le=2**31 - 1)  # of one worker; bounds its memory
    ai_turn_ms: int = Field(10_000, ge=10, le=600_000)  # the longest thought of an AI seat
    ai_lease_s: float = Field(15.0, ge=1.0)  # a worker silent for this long loses its turn to another

    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["", "json", "text"] = ""  # "": text at a terminal, JSON elsewhere
    bench: bool = False  # serve arbiter.bench.v1 too

    @property
    def open(self) -> bool:
        """Do calls without a token have host scope?"""
        return self.auth == "open" or (self.auth == "" and self.host in LOOPBACK)

    @property
    def thinkers(self) -> int:
        """Processes that think."""
        return self.ai_workers or cores()

    @property
    def idle_ms(self) -> int:
        return int(self.idle_days * DAY_S * 1000)

    @property
    def reply_ms(self) -> int:
        return int(self.reply_hours * 3600 * 1000)
