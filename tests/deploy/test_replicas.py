"""Two servers on one Redis, as compose.yaml starts them: any call may hit any of them."""

from __future__ import annotations

import itertools
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import grpc
import pytest
import yaml
from arbiter.match.v1 import match_pb2, match_service_pb2
from grpc_channelz.v1 import channelz_pb2, channelz_pb2_grpc
from support.redis_server import RedisServer
from support.served import Served
from support.table import Table, tokens_of

DEPLOY = Path(__file__).parents[2] / "deploy"
ENVOY = os.environ.get("ENVOY") or shutil.which("envoy")
OVER = match_pb2.MATCH_STATUS_OVER


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[list[str]]:
    """The addresses of two servers, which demand tokens, and end well when they are told to."""
    (tmp_path / "redis").mkdir()
    redis = RedisServer(tmp_path / "redis", "--appendonly", "yes")
    redis.start()
    servers = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        settings = {"auth": "token", "redis_url": redis.url, "token_key": "k" * 40}
        servers.append(Served(tmp_path / name, **settings))
    try:
        yield [server.target() for server in servers]
        assert [server.end() for server in servers] == [0, 0]
    finally:
        for server in servers:
            server.process.kill()
            server.process.wait()
        redis.kill()


def host_token() -> str:
    """As `arbiter token` mints it with the servers' key."""
    done = subprocess.run(
        [sys.executable, "-m", "services", "token"], capture_output=True, text=True, timeout=60, check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "ARBITER_TOKEN_KEY": "k" * 40},
    )  # fmt: skip
    return done.stdout.strip()


async def create(table: Table):
    seats = [match_service_pb2.NewSeat(name=name) for name in ("Ann", "Ben")]
    request = match_service_pb2.CreateMatchRequest(request_id="one", game="coin_duel", seats=seats)
    return await table.matches.CreateMatch(request, metadata=[("authorization", f"Bearer {host_token()}")])


async def test_two_servers_serve_one_match_by_turns(pair: list[str]) -> None:
    tables = [Table(target) for target in pair]
    created = await create(tables[0])
    match_id, tokens = created.match.match_id, tokens_of(created)
    watched = tables[0].watch(match_id, created.spectator_token)
    turns = 0
    for table in itertools.cycle(reversed(tables)):
        if await table.turn(match_id, tokens) is None:
            break
        turns += 1
    seen = [m.update.version async for m in watched if m.HasField("update")]
    ended = [await table.match(match_id, tokens[0]) for table in tables]
    assert turns > 3
    assert ended[0] == ended[1]
    assert ended[0].status == OVER
    assert seen == list(range(1, ended[0].version + 1))
    for table in tables:
        await table.channel.close()


def test_the_health_check_of_the_image_tells_a_server_from_none(pair: list[str]) -> None:
    port = pair[0].rpartition(":")[2]
    check = [sys.executable, str(DEPLOY / "healthcheck.py")]
    well = subprocess.run(check, env={**os.environ, "ARBITER_PORT": port}, timeout=30, check=False)
    none = subprocess.run(check, env={**os.environ, "ARBITER_PORT": "1"}, timeout=30, check=False)
    assert (well.returncode, none.returncode) == (0, 1)


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        return int(listener.getsockname()[1])


def configuration(port: int, targets: list[str]) -> str:
    """`envoy.yaml` with another port, and these servers instead of a name that only compose knows."""
    config = yaml.safe_load((DEPLOY / "envoy.yaml").read_text(encoding="utf-8"))
    resources = config["static_resources"]
    listener = resources["listeners"][0]["address"]["socket_address"]
    listener.update(address="127.0.0.1", port_value=port)
    resources["clusters"][0]["load_assignment"]["endpoints"][0]["lb_endpoints"] = [
        {
            "endpoint": {
                "address": {"socket_address": {"address": "127.0.0.1", "port_value": int(t.split(":")[1])}}
            }
        }
        for t in targets
    ]
    return yaml.safe_dump(config)


def calls_of(target: str) -> int:
    """How many calls a server says that it has begun (channelz)."""
    with grpc.insecure_channel(target) as channel:
        stub = channelz_pb2_grpc.ChannelzStub(channel)
        found = stub.GetServers(channelz_pb2.GetServersRequest(), timeout=5).server
    return sum(server.data.calls_started for server in found)


@pytest.mark.skipif(ENVOY is None, reason="there is no envoy; set ENVOY to its path")
async def test_envoy_spreads_one_clients_calls_over_both_servers(pair: list[str], tmp_path: Path) -> None:
    port = free_port()
    (tmp_path / "envoy.yaml").write_text(configuration(port, pair), encoding="utf-8")
    with (tmp_path / "envoy.log").open("wb") as log:
        command = [
            str(ENVOY),
            "-c",
            str(tmp_path / "envoy.yaml"),
            "--concurrency",
            "1",
            "--use-dynamic-base-id",
        ]
        envoy = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        table = Table(f"127.0.0.1:{port}")
        created = await created_through(table)
        before = [calls_of(target) for target in pair]
        match_id, tokens = created.match.match_id, tokens_of(created)
        watched = table.watch(match_id, created.spectator_token)
        await table.play_out(match_id, tokens)
        seen = [m.update.version async for m in watched if m.HasField("update")]
        after = [calls_of(target) for target in pair]
        await table.channel.close()
    finally:
        envoy.terminate()
        envoy.wait(20)
    assert seen == list(range(1, seen[-1] + 1))
    shares = [b - a for a, b in zip(before, after, strict=True)]
    assert sum(shares) > 15
    assert min(shares) > 0.3 * sum(shares)


async def created_through(table: Table):
    """Tried until Envoy has found the servers well."""
    end = time.monotonic() + 20
    while True:
        try:
            return await create(table)
        except grpc.aio.AioRpcError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)
