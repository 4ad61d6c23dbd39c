"""Puts the services together and runs them: a store, a door, the applications, a gRPC server."""

from __future__ import annotations

import asyncio
import secrets
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import grpc
from arbiter.ai.v1 import ai_service_pb2_grpc
from arbiter.bench.v1 import bench_service_pb2_grpc
from arbiter.match.v1 import match_service_pb2_grpc, rules_service_pb2_grpc
from arbiter.referee.v1 import referee_service_pb2_grpc
from grpc_channelz.v1 import channelz
from grpc_health.v1 import health, health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection
from redis.asyncio import Redis

from engine.core.game import Games
from services.ai.app import AiApp
from services.ai.host import SeatsHost, local_door
from services.ai.plan import Limits
from services.ai.pool import Pool
from services.ai.questions import Questions
from services.ai.review import ReviewApp
from services.ai.server import AiServer
from services.common.auth import Door, Keyring
from services.common.citations import Citations
from services.common.codecs import Codecs
from services.common.condition import Unfit, examine
from services.common.config import Settings
from services.common.limit import Limit
from services.common.log import get_log
from services.common.private_redis import NoStore, PrivateRedis
from services.common.redis_client import connect as connect
from services.common.rpc import Guarded, Porter
from services.common.store import Store
from services.match.app import MatchApp, now_ms
from services.match.hub import Hub
from services.match.record import RecordApp
from services.match.server import MatchServer
from services.match.turns import Turns
from services.match.watch import WatchApp
from services.referee.adjudicating import AdjudicateApp
from services.referee.articles import ArticleApp
from services.referee.asking import AskApp
from services.referee.audits import AuditApp
from services.referee.judging import JudgeApp
from services.referee.moments import Moments
from services.referee.server import RefereeServer
from services.rules.library import LibraryApp
from services.rules.positions import PositionApp
from services.rules.server import RulesServer
from services.rules.subjects import Subjects
from services.rules.validate import ValidateApp

TOKEN_KEY = "arbiter:token-key"
RULES = "arbiter.match.v1.RulesService"
MATCHES = "arbiter.match.v1.MatchService"
REFEREE = "arbiter.referee.v1.RefereeService"
AI = "arbiter.ai.v1.AiService"
CHANNELZ = "grpc.channelz.v1.Channelz"
BENCH = "arbiter.bench.v1.BenchService"
STORE_S = 30.0  # for the store to answer at the start
REGISTRY = "engine.core.registry:load_games"  # where worker processes get the games from
KEEP_S = 1.0  # between two looks at the private store
KEEPALIVE_MIN_S = 10  # clients may ping as often as this; docs/operations.md gives them 30 s


@dataclass
class Running:
    """A server that answers on `port`."""

    server: grpc.aio.Server
    port: int
    health: health.aio.HealthServicer
    store: Store
    hub: Hub
    pool: Pool
    seats: SeatsHost | None

    async def drain(self, grace_s: float, wait_s: float = 0.0) -> None:
        """Not serving first; watchers are sent away, other calls in flight have this long.

        Turns of AI seats are handed to other workers.
        """
        await self.health.enter_graceful_shutdown()
        await asyncio.sleep(wait_s)
        if self.seats is not None:
            await self.seats.stop()
        self.hub.stop()
        await self.server.stop(grace_s)


async def read_token_key(redis: Redis, settings: Settings) -> str:
    """The key that signs tokens: the setting, else one made once and kept in the store for all replicas."""
    given = settings.token_key.get_secret_value()
    if given:
        return given
    if settings.token_alg != "HS256":
        raise Unfit("EdDSA tokens need a key: set ARBITER_TOKEN_KEY to an Ed25519 private key in PEM.")
    await redis.set(TOKEN_KEY, secrets.token_urlsafe(32), nx=True)
    kept = cast(bytes, await redis.get(TOKEN_KEY))
    return kept.decode()


async def check_store(redis: Redis, force: bool) -> None:
    """Raises Unfit if the store would lose matches in normal running, unless forced."""
    found = await examine(redis)
    log = get_log()
    log.info("store_found", server=found.server, version=found.version, policy=found.policy, aof=found.aof)
    for warning in found.warnings():
        log.warning("store_doubtful", message=warning)
    for reason in found.reasons_against():
        if not force:
            raise Unfit(f"The store is not fit: {reason}, or start with --force.")
        log.warning("store_unfit", message=reason)


@asynccontextmanager
async def running(
    settings: Settings, games: Games, redis: Redis, loader: str = REGISTRY
) -> AsyncIterator[Running]:
    """A server that answers until the block ends. Everything it needs is passed in.

    `loader` names the function that gives the same games to the processes that think.
    """
    try:
        async with asyncio.timeout(STORE_S):
            await check_store(redis, settings.force)
            token_key = await read_token_key(redis, settings)
    except TimeoutError:
        raise Unfit(f"The store does not answer within {STORE_S:g} seconds.") from None
    parts = build_parts(settings, games, redis, token_key, loader)
    server = new_server(settings)
    porter = Porter(
        Door(parts.keyring, settings.open), Limit(settings.calls_per_second), settings.default_deadline_s
    )
    add_apps(Guarded(server, porter), settings, parts)
    names, status = add_standard(server, settings)
    port = bind(server, settings)
    async with seats_played(settings, redis, server, parts) as seats:
        await server.start()
        for name in ("", *names):
            await status.set(name, health_pb2.HealthCheckResponse.SERVING)
        if seats is not None:
            seats.start()
        sweeper = asyncio.create_task(parts.turns.keep_sweeping())
        try:
            yield Running(server, port, status, parts.store, parts.hub, parts.pool, seats)
        finally:
            sweeper.cancel()
            if seats is not None:
                await seats.stop()
            await server.stop(0)
            await parts.close()


@dataclass(frozen=True)
class Parts:
    """What the services of one process share."""

    codecs: Codecs
    keyring: Keyring
    store: Store
    turns: Turns
    hub: Hub
    pool: Pool

    async def close(self) -> None:
        await self.turns.close()
        await self.pool.close()
        await self.hub.close()
        await self.store.close()


def build_parts(settings: Settings, games: Games, redis: Redis, token_key: str, loader: str) -> Parts:
    keyring = Keyring(settings.token_alg, token_key)
    codecs = Codecs(games)
    store = Store(redis, codecs, settings.idle_ms, settings.reply_ms, settings.cached_matches)
    pool = Pool(loader, settings.thinkers, settings.ai_queue)
    return Parts(codecs, keyring, store, Turns(store, keyring), Hub(redis, store), pool)


@asynccontextmanager
async def seats_played(
    settings: Settings, redis: Redis, server: grpc.aio.Server, parts: Parts
) -> AsyncIterator[SeatsHost | None]:
    """What plays AI seats, to be started when the server is; None where others do."""
    if not (settings.ai and settings.ai_seats):
        yield None
        return
    with local_door(server) as target:
        channel = grpc.aio.insecure_channel(target)
        yield SeatsHost(settings, redis, channel, parts.codecs, parts.pool)


def new_server(settings: Settings) -> grpc.aio.Server:
    """The one place that chooses the kind of server; docs/decisions/0005 has the figures."""
    options = [
        ("grpc.so_reuseport", 0),
        ("grpc.max_receive_message_length", settings.max_message_bytes),
        ("grpc.max_send_message_length", -1),
        ("grpc.max_connection_age_ms", int(settings.max_connection_age_s * 1000)),
        ("grpc.max_connection_age_grace_ms", int(settings.grace_s * 1000)),
        ("grpc.keepalive_time_ms", 30_000),
        ("grpc.keepalive_timeout_ms", 10_000),
        ("grpc.http2.min_ping_interval_without_data_ms", KEEPALIVE_MIN_S * 1000),
        ("grpc.keepalive_permit_without_calls", 1),
    ]
    return grpc.aio.server(options=options)


def add_apps(guarded: Guarded, settings: Settings, parts: Parts) -> None:
    store, codecs, pool = parts.store, parts.codecs, parts.pool
    citations = Citations()
    subjects = Subjects(store, codecs, settings.cached_positions)
    rules = RulesServer(
        LibraryApp(codecs), ValidateApp(subjects, citations), PositionApp(subjects, codecs, citations)
    )
    records = RecordApp(store, codecs)
    matches = MatchServer(
        MatchApp(store, parts.turns, codecs, parts.keyring, citations, int(settings.token_days * 86400)),
        WatchApp(store, parts.hub, codecs, settings.heartbeat_s),
        records,
    )
    moments = Moments(subjects, store, codecs, records)
    referee = RefereeServer(
        ArticleApp(codecs),
        JudgeApp(moments, citations),
        AuditApp(codecs, parts.keyring),
        AskApp(moments, codecs),
        AdjudicateApp(store, codecs, records, pool, settings.default_deadline_s, now_ms),
    )
    referee_service_pb2_grpc.add_RefereeServiceServicer_to_server(referee, guarded)  # type: ignore[no-untyped-call]
    rules_service_pb2_grpc.add_RulesServiceServicer_to_server(rules, guarded)  # type: ignore[no-untyped-call]
    match_service_pb2_grpc.add_MatchServiceServicer_to_server(matches, guarded)  # type: ignore[no-untyped-call]
    if settings.ai:
        limits = Limits.of(settings)
        ai = AiServer(
            AiApp(Questions(subjects, codecs), codecs, pool, limits), ReviewApp(records, codecs, pool, limits)
        )
        ai_service_pb2_grpc.add_AiServiceServicer_to_server(ai, guarded)  # type: ignore[no-untyped-call]


def add_standard(server: grpc.aio.Server, settings: Settings) -> tuple[list[str], health.aio.HealthServicer]:
    """Health, reflection and channelz; and the yardstick of the benchmarks if asked for."""
    names = [RULES, MATCHES, REFEREE, *([AI] if settings.ai else [])]
    if settings.bench:
        from services.bench import BenchServer

        bench_service_pb2_grpc.add_BenchServiceServicer_to_server(BenchServer(), server)  # type: ignore[no-untyped-call]
        names.append(BENCH)
    status = health.aio.HealthServicer()
    health_pb2_grpc.add_HealthServicer_to_server(status, server)
    channelz.add_channelz_servicer(server)
    reflection.enable_server_reflection(
        (*names, health.SERVICE_NAME, reflection.SERVICE_NAME, CHANNELZ), server
    )
    return names, status


def bind(server: grpc.aio.Server, settings: Settings) -> int:
    """Raises OSError if the port is taken, Unfit if the TLS files do not go together."""
    address = f"{settings.host}:{settings.port}"
    credentials = tls(settings)
    try:
        port = (
            server.add_insecure_port(address)
            if credentials is None
            else server.add_secure_port(address, credentials)
        )
    except RuntimeError:
        port = 0
    if port == 0:
        raise Unfit(f"The address {address} is taken or not ours; choose another with --port or --host.")
    return int(port)


def tls(settings: Settings) -> grpc.ServerCredentials | None:
    if settings.tls_cert is None and settings.tls_key is None:
        if settings.tls_client_ca is not None:
            raise Unfit("Client certificates need TLS: give --tls-cert and --tls-key too.")
        return None
    if settings.tls_cert is None or settings.tls_key is None:
        raise Unfit("TLS needs both a certificate and its key: give --tls-cert and --tls-key.")
    pair = (read_pem(settings.tls_key), read_pem(settings.tls_cert))
    ca = read_pem(settings.tls_client_ca) if settings.tls_client_ca is not None else None
    return grpc.ssl_server_credentials([pair], root_certificates=ca, require_client_auth=ca is not None)


def read_pem(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as fault:
        raise Unfit(f"{path} cannot be read: {fault.strerror}.") from None


async def serve(settings: Settings, games: Games) -> None:
    """Run until SIGTERM or SIGINT, then drain. Raises Unfit, NoStore or RedisError if it cannot start."""
    private = None
    url = settings.redis_url
    log = get_log()
    if not url:
        private = PrivateRedis(settings.data, settings.fsync)
        started = await asyncio.to_thread(private.open)
        log.info("private_store", directory=str(settings.data), started=started)
        url = f"unix://{private.socket}"
    redis = connect(url)
    keeper = asyncio.create_task(keep(private)) if private is not None else None
    try:
        async with running(settings, games, redis) as now:
            await until_told(settings, now)
    finally:
        if keeper is not None:
            keeper.cancel()
        await redis.aclose()
        if private is not None:
            await asyncio.to_thread(private.close)
        log.info("stopped")


async def keep(private: PrivateRedis) -> None:
    """Start the private store again should it die."""
    while True:
        await asyncio.sleep(KEEP_S)
        try:
            if await asyncio.to_thread(private.ensure):
                get_log().warning("private_store_restarted", directory=str(private.data))
        except NoStore as fault:
            get_log().error("private_store_lost", message=str(fault))


async def until_told(settings: Settings, now: Running) -> None:
    log = get_log()
    told = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    if settings.open:
        log.warning(
            "open_access",
            message="calls without a token have host scope; set ARBITER_AUTH=token to change it",
        )
    log.info("serving", host=settings.host, port=now.port, tls=settings.tls_cert is not None)
    await told.wait()
    log.info("draining", grace_s=settings.grace_s)
    await now.drain(settings.grace_s, settings.drain_wait_s)
