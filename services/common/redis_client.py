"""A Redis client that packs commands in C, and repeats one over a new connection when the old one breaks."""

from __future__ import annotations

from typing import Any

import hiredis
from redis.asyncio import Connection, Redis, SSLConnection, UnixDomainSocketConnection
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff

CONNECT_S = 2.0


class Packing:
    """redis-py's asyncio connections join commands in Python, which costs more than sending them."""

    def pack_command(self, *args: Any) -> list[bytes]:
        name, *rest = args
        words = name.split() if isinstance(name, (str, bytes)) else [name]  # CONFIG GET is two
        return [hiredis.pack_command((*words, *rest))]


class TcpConnection(Packing, Connection):
    pass


class TlsConnection(Packing, SSLConnection):
    pass


class UnixConnection(Packing, UnixDomainSocketConnection):
    pass


PACKING = {
    Connection: TcpConnection,
    SSLConnection: TlsConnection,
    UnixDomainSocketConnection: UnixConnection,
}


def connect(url: str) -> Redis:
    """A client for this URL. It waits for ever for an answer; `Pipe` and the start-up set limits."""
    retry = Retry(ExponentialBackoff(cap=0.2, base=0.02), 2)
    redis = Redis.from_url(url, retry=retry, socket_timeout=None, socket_connect_timeout=CONNECT_S)
    pool = redis.connection_pool
    pool.connection_class = PACKING[pool.connection_class]
    return redis
