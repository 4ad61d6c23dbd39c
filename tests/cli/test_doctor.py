"""`arbiter doctor`: broken set-ups, each named with what to do about it."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
import redis
from support.redis_server import RedisServer
from support.terminal import free_port

from engine.core import registry
from services.ai.leases import GROUP
from services.cli import check_install, check_setup
from services.match.turns import turns_key


@contextmanager
def store(directory: Path, *arguments: str) -> Iterator[str]:
    server = RedisServer(directory, *arguments)
    server.start()
    try:
        yield server.url
    finally:
        server.kill()


def examine(arbiter, *words) -> tuple[int, dict[str, list[dict[str, str]]]]:
    run = arbiter("doctor", "--json", "--port", free_port(), *words)
    by_what: dict[str, list[dict[str, str]]] = {}
    for finding in json.loads(run.stdout)["findings"]:
        by_what.setdefault(finding["what"], []).append(finding)
    return run.exit_code, by_what


def test_a_good_set_up_is_called_ready(arbiter, tmp_path: Path):
    with store(tmp_path, "--appendonly", "yes", "--maxmemory-policy", "noeviction") as url:
        run = arbiter("doctor", "--redis-url", url, "--port", free_port())
    assert run.exit_code == 0, run.output
    assert "Ready to serve" in run.stdout
    assert "fail" not in run.stdout


def test_without_a_store_the_private_one_is_looked_at(arbiter, tmp_path: Path):
    code, found = examine(arbiter, "--data", tmp_path / "data")
    assert code == 0
    assert found["Redis program"][0]["level"] == "ok"
    assert found["Data directory"][0]["level"] == "ok"


def test_a_store_that_evicts_fails(arbiter, tmp_path: Path):
    with store(tmp_path, "--appendonly", "yes", "--maxmemory-policy", "allkeys-lru") as url:
        code, found = examine(arbiter, "--redis-url", url)
    assert code == 1
    assert found["Store"][0]["level"] == "fail"
    assert "allkeys-lru" in found["Store"][0]["found"]
    assert "noeviction" in found["Store"][0]["found"]


def test_a_store_without_an_append_only_file_is_a_warning(arbiter, tmp_path: Path):
    with store(tmp_path, "--appendonly", "no") as url:
        code, found = examine(arbiter, "--redis-url", url)
    assert code == 0
    assert found["Store"][0]["level"] == "warn"
    assert "AOF" in found["Store"][0]["found"]


def test_a_store_that_is_not_there_fails_and_its_password_is_not_shown(arbiter):
    code, found = examine(arbiter, "--redis-url", f"redis://:hush-hush@127.0.0.1:{free_port()}/0")
    assert code == 1
    assert found["Store"][0]["level"] == "fail"
    assert "cannot be reached" in found["Store"][0]["found"]
    assert "hush-hush" not in json.dumps(found)


def test_turns_that_wait_while_nobody_plays_ai_seats_are_a_warning(
    arbiter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("ARBITER_AI_LEASE_S", "1")
    with store(tmp_path) as url, redis.Redis.from_url(url) as client:
        stream = turns_key("kronia")
        assert examine(arbiter, "--redis-url", url)[1]["AI seats"][0]["level"] == "ok"
        seconds, _ = client.time()
        client.xadd(stream, {"t": b""}, id=f"{(seconds - 40) * 1000}-0")
        (seats,) = examine(arbiter, "--redis-url", url)[1]["AI seats"]
        assert seats["level"] == "warn"
        assert "1 turn waiting, the oldest for 4" in seats["found"]
        assert "arbiter ai-worker" in seats["advice"]
        client.xgroup_create(stream, GROUP, id="0")
        client.xreadgroup(GROUP, "somebody", {stream: ">"})
        assert examine(arbiter, "--redis-url", url)[1]["AI seats"][0]["level"] == "ok"
        time.sleep(1.1)
        assert examine(arbiter, "--redis-url", url)[1]["AI seats"][0]["level"] == "warn"


def test_a_game_that_cannot_be_loaded_is_named_and_the_rest_is_looked_at(
    arbiter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    broken = EntryPoint("chess", "no_such_plugin.game:GAME", registry.ENTRY_POINTS)
    for module in (registry, check_install):
        monkeypatch.setattr(module, "entry_points", lambda group: [broken])
    with store(tmp_path) as url:
        code, found = examine(arbiter, "--redis-url", url)
    assert code == 1
    assert found["Game chess"][0]["level"] == "fail"
    assert found["AI seats"][0]["level"] == "ok"


def test_a_port_in_use_fails(arbiter, tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        run = arbiter("doctor", "--data", tmp_path, "--port", taken.getsockname()[1])
    assert run.exit_code == 1
    assert "cannot be used" in run.stdout
    assert "ARBITER_PORT" in run.stdout


def test_a_port_where_arbiter_serves_is_a_warning(arbiter, tmp_path: Path, address):
    run = arbiter("doctor", "--data", tmp_path, "--port", address.port)
    assert run.exit_code == 0
    assert "an Arbiter already serves" in run.stdout


def test_open_access_to_the_whole_network_fails(arbiter, tmp_path: Path, monkeypatch):
    monkeypatch.setenv("ARBITER_AUTH", "open")
    code, found = examine(arbiter, "--data", tmp_path, "--host", "0.0.0.0")
    assert code == 1
    assert "ARBITER_AUTH=token" in found["Access"][0]["advice"]
    code, found = examine(arbiter, "--data", tmp_path)
    assert (code, found["Access"][0]["level"]) == (0, "warn")


def test_a_short_token_key_fails_and_is_not_shown(arbiter, tmp_path: Path, monkeypatch):
    monkeypatch.setenv("ARBITER_TOKEN_KEY", "tooshort")
    code, found = examine(arbiter, "--data", tmp_path)
    assert code == 1
    assert found["Token key"][0]["level"] == "fail"
    assert "tooshort" not in json.dumps(found)


def test_settings_that_make_no_sense_fail(arbiter, monkeypatch):
    monkeypatch.setenv("ARBITER_HEARTBEAT_S", "99")
    code, found = examine(arbiter)
    assert code == 1
    assert "heartbeat_s" in found["Settings"][0]["found"]


def test_a_full_disk_fails(tmp_path: Path, monkeypatch):
    usage = check_setup.shutil._ntuple_diskusage(10, 9, 1)
    monkeypatch.setattr(check_setup.shutil, "disk_usage", lambda place: usage)
    (finding,) = check_setup.check_data(tmp_path / "data")
    assert finding.level == "fail"


def test_a_data_directory_that_is_a_file_fails(arbiter, tmp_path: Path):
    path = tmp_path / "data"
    path.write_text("")
    code, found = examine(arbiter, "--data", path)
    assert code == 1
    assert found["Data directory"][0]["level"] == "fail"


def test_code_that_was_generated_for_a_newer_protobuf_fails(monkeypatch):
    monkeypatch.setattr(check_install, "version", lambda name: "5.29.0")
    assert check_install.check_protobuf().level == "fail"


def test_a_game_that_cannot_be_loaded_is_named():
    finding = check_install.check_game("chess", "no_such_plugin.game:GAME")
    assert finding is not None
    assert finding.level == "fail"
    assert "no_such_plugin" in finding.advice


@pytest.mark.parametrize("key", ["TLS"])
def test_a_certificate_without_its_key_fails(arbiter, tmp_path: Path, monkeypatch, key):
    monkeypatch.setenv("ARBITER_TLS_CERT", str(tmp_path / "cert.pem"))
    code, found = examine(arbiter, "--data", tmp_path)
    assert code == 1
    assert found[key][0]["level"] == "fail"
