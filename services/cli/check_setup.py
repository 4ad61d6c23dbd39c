"""Would `arbiter serve` start with these settings, and keep what it is given?"""

from __future__ import annotations

import asyncio
import datetime
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import redis as blocking
from redis.exceptions import RedisError

from engine.core import ids
from services.cli.check_ai import check_ai_seats
from services.cli.client import Address
from services.cli.findings import Finding, fail, ok, warn
from services.common.auth import Keyring
from services.common.condition import OLDEST, Condition, examine
from services.common.config import LOOPBACK, Settings
from services.common.private_redis import NoStore, PrivateRedis, find_server
from services.server import connect

LOW_DISK = 1 << 30  # bytes: worth a warning
NO_DISK = 64 << 20  # bytes: an append-only file soon cannot be written
SKEW_S = 2.0  # between this machine and the store
FULL = 0.8  # of maxmemory: worth a warning
PROBE_S = 2.0


def check_setup(settings: Settings) -> Iterator[Finding]:
    yield from check_store(settings)
    yield check_port(settings)
    yield check_access(settings)
    yield check_token_key(settings)
    if settings.tls_cert is not None or settings.tls_key is not None:
        yield check_tls(settings)
    yield check_clock(settings)


def check_store(settings: Settings) -> Iterator[Finding]:
    if settings.redis_url:
        yield from check_redis(settings.redis_url, settings.ai_lease_s)
        return
    yield check_program()
    yield from check_data(settings.data)
    private = PrivateRedis(settings.data, settings.fsync)
    if private.socket.exists():
        yield from check_redis(f"unix://{private.socket}", settings.ai_lease_s)


def check_redis(url: str, lease_s: float) -> Iterator[Finding]:
    """What a server would find, by the same look that it takes at its start."""
    try:
        found = asyncio.run(look(url))
        with blocking.Redis.from_url(url, socket_timeout=PROBE_S, socket_connect_timeout=PROBE_S) as client:
            memory = client.info("memory")
            seats = check_ai_seats(client, lease_s)
    except (RedisError, OSError, ValueError) as fault:
        yield fail(
            "Store", f"{without_password(url)} cannot be reached: {fault}", "Start it, or correct REDIS_URL."
        )
        return
    name = f"{found.server} {found.version}"
    for reason in found.reasons_against():
        yield fail(
            "Store",
            f"{name}: {reason}",
            "Until then a server starts only with --force, and may lose matches.",
        )
    for warning in found.warnings():
        yield warn("Store", f"{name}: {warning}", "Redis settings that fit are in deploy/redis.conf.")
    if not found.reasons_against() and not found.warnings():
        yield ok("Store", f"{name}, {found.policy}, append-only file on ({found.fsync})")
    most, used = int(memory.get("maxmemory", 0)), int(memory.get("used_memory", 0))
    if most and used > FULL * most:
        yield warn(
            "Memory of the store",
            f"{used / most:.0%} of maxmemory are in use",
            "Raise maxmemory, or let idle matches expire sooner.",
        )
    yield seats


async def look(url: str) -> Condition:
    client = connect(url)
    try:
        return await asyncio.wait_for(examine(client), PROBE_S * 3)
    except TimeoutError:
        raise OSError("it does not answer") from None
    finally:
        await client.aclose()


def without_password(url: str) -> str:
    before, at, after = url.rpartition("@")
    return f"{before.partition('://')[0]}://…@{after}" if at else url


def check_program() -> Finding:
    """No REDIS_URL: the server would run a Redis of its own."""
    try:
        program = find_server()
    except NoStore as fault:
        return fail("Redis program", "none is installed", str(fault))
    try:
        said = subprocess.run(
            [program, "--version"], capture_output=True, text=True, timeout=10, check=True
        ).stdout
    except (OSError, subprocess.SubprocessError) as fault:
        return fail("Redis program", f"{program} does not run: {fault}", "Install redis-server 6.2 or newer.")
    version = said.partition("v=")[2].split(" ")[0]
    if tuple(int(n) for n in version.split(".")[:2] if n.isdigit()) < OLDEST:
        return fail("Redis program", f"{program} is version {version}", "Install redis-server 6.2 or newer.")
    return ok("Redis program", f"{program} {version}, run privately since REDIS_URL is not set")


def check_data(data: Path) -> Iterator[Finding]:
    """The data directory, or the nearest one above it that exists."""
    place = next(p for p in (data.absolute(), *data.absolute().parents) if p.exists())
    if not place.is_dir() or not os.access(place, os.W_OK | os.X_OK):
        yield fail("Data directory", f"{data} cannot be written", "Set ARBITER_DATA, or correct its owner.")
        return
    free = shutil.disk_usage(place).free
    text = f"{data}, {free / (1 << 30):.1f} GiB free"
    if free < NO_DISK:
        yield fail("Data directory", text, "Make room, or set ARBITER_DATA to another disk.")
    elif free < LOW_DISK:
        yield warn("Data directory", text, "Make room: the store writes every move there.")
    else:
        yield ok("Data directory", text)


def check_port(settings: Settings) -> Finding:
    where = f"{settings.host}:{settings.port}"
    if settings.port == 0:
        return ok("Port", "any free one")
    try:
        family, kind, _, _, place = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[
            0
        ]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as fault:
        return port_taken(settings, where, fault)
    return ok("Port", f"{where} is free")


def port_taken(settings: Settings, where: str, fault: OSError) -> Finding:
    if is_arbiter(settings):
        return warn(
            "Port",
            f"an Arbiter already serves at {where}",
            "Use it, or give another port: ARBITER_PORT or --port.",
        )
    return fail(
        "Port",
        f"{where} cannot be used: {fault.strerror}",
        "Stop what uses it, or set ARBITER_PORT or --port.",
    )


def is_arbiter(settings: Settings) -> bool:
    import grpc
    from arbiter.match.v1 import rules_service_pb2, rules_service_pb2_grpc

    address = Address("127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host, settings.port)
    with grpc.insecure_channel(address.target) as channel:
        stub = rules_service_pb2_grpc.RulesServiceStub(channel)  # type: ignore[no-untyped-call]
        try:
            stub.ListGames(rules_service_pb2.ListGamesRequest(), timeout=PROBE_S)
        except grpc.RpcError:
            return False
    return True


def check_access(settings: Settings) -> Finding:
    if not settings.open:
        return ok("Access", "calls need a token; `arbiter token` mints one")
    if settings.host in LOOPBACK:
        return warn(
            "Access",
            "open: any program on this machine has host scope",
            "Fine for a laptop; otherwise set ARBITER_AUTH=token.",
        )
    return fail(
        "Access",
        f"open, and {settings.host} is not only this machine: anybody has host scope",
        "Set ARBITER_AUTH=token.",
    )


def check_token_key(settings: Settings) -> Finding:
    key = settings.token_key.get_secret_value()
    if not key:
        if settings.token_alg == "EdDSA":
            return fail(
                "Token key", "EdDSA, and no key", "Set ARBITER_TOKEN_KEY to an Ed25519 private key in PEM."
            )
        return ok("Token key", "made by the server and kept in its store")
    try:
        Keyring(settings.token_alg, key)
    except ValueError as fault:
        return fail("Token key", str(fault), "Set ARBITER_TOKEN_KEY to a good one.")
    return ok("Token key", f"given, {settings.token_alg}")


def check_tls(settings: Settings) -> Finding:
    """Do the files go together, and is the certificate still good?"""
    from cryptography import x509

    advice = "Set ARBITER_TLS_CERT and ARBITER_TLS_KEY to a certificate chain and its key, both PEM."
    if settings.tls_cert is None or settings.tls_key is None:
        return fail("TLS", "a certificate or its key is missing", advice)
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(settings.tls_cert, settings.tls_key)
        ends = x509.load_pem_x509_certificate(settings.tls_cert.read_bytes()).not_valid_after_utc
    except (OSError, ValueError) as fault:
        return fail("TLS", f"the files do not go together: {fault}", advice)
    left = ends - datetime.datetime.now(datetime.UTC)
    if left.total_seconds() < 0:
        return fail("TLS", f"the certificate ended on {ends:%Y-%m-%d}", "Get a new one.")
    if left.days < 14:
        return warn("TLS", f"the certificate ends on {ends:%Y-%m-%d}", "Get a new one.")
    return ok("TLS", f"good until {ends:%Y-%m-%d}")


def check_clock(settings: Settings) -> Finding:
    """Against the store's clock, and against the day on which this installation was written."""
    written = Path(ids.__file__).stat().st_mtime
    if time.time() < written - 86400:
        return fail("Clock", "it is earlier than this installation", "Set it: tokens and deadlines go by it.")
    if settings.redis_url:
        try:
            with blocking.Redis.from_url(
                settings.redis_url, socket_timeout=PROBE_S, socket_connect_timeout=PROBE_S
            ) as client:
                seconds, micros = client.time()
        except (RedisError, OSError, ValueError):
            return ok("Clock", "plausible; the store was not there to compare")
        skew = time.time() - seconds - micros / 1e6
        if abs(skew) > SKEW_S:
            return warn(
                "Clock",
                f"{abs(skew):.1f} s {'ahead of' if skew > 0 else 'behind'} the store's",
                "Run NTP on both.",
            )
        return ok("Clock", "agrees with the store's")
    return ok("Clock", "plausible")
