"""The benchmarks of the store and of the server, briefly."""

from __future__ import annotations

import json
import os
import time

import pytest
from typer.testing import CliRunner

from services.benchmarks import h2load
from services.benchmarks.process import cpu_s, served
from services.cli.main import app


def shown(what: str, seconds: int) -> dict[str, dict]:
    result = CliRunner().invoke(app, ["bench", what, "--json", "--seconds", str(seconds)])
    assert result.exit_code == 0, result.output
    return {f"{r['name']} {r['game']}": r for r in json.loads(result.stdout)["results"]}


def test_the_store_is_measured_beside_bare_redis() -> None:
    results = shown("store", 2)
    cycle = results["load_commit_64_at_once kronia"]
    assert cycle["reference"]["name"] == "GET and Lua compare-and-set"
    assert cycle["ratio"] == pytest.approx(cycle["value"] / cycle["reference"]["value"], rel=0.01)


def test_the_server_is_measured_beside_a_call_that_does_nothing() -> None:
    results = shown("rpc", 4)
    for name in ("validate_closed_1", "validate_closed_8", "validate_closed_64", "submit_closed_8"):
        assert results[f"{name} kronia"]["reference"]["name"].startswith("no-op RPC")
        assert results[f"{name} kronia"]["value"] > 0
    assert results["batch_of_100_closed_8 kronia"]["unit"] == "validations/s"
    assert results["validate_half_load_p99 kronia"]["ratio"] >= 1
    assert results["validate_cpu_server kronia"]["value"] > 0
    assert ("validate_h2load_64 kronia" in results) == (h2load.find() is not None)


def test_matches_between_ais_are_played_to_their_ends_and_counted() -> None:
    results = shown("ai", 5)
    assert results["matches played to their ends connect_four, 2 seats, easy"]["value"] == 1
    assert results["AI decisions all"]["value"] > 0
    assert results["cut off by time all"]["value"] == 0


def test_the_benchmarks_server_is_gone_afterwards_and_so_is_its_store() -> None:
    with served() as server:
        pids = (server.pid, server.redis_pid)
    deadline = time.monotonic() + 10
    while any(os.path.exists(f"/proc/{pid}") for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(os.path.exists(f"/proc/{pid}") for pid in pids)


def test_cpu_time_of_a_process_grows_as_it_works() -> None:
    before = cpu_s(os.getpid())
    end = time.thread_time() + 0.1
    while time.thread_time() < end:
        pass
    assert 0.08 < cpu_s(os.getpid()) - before < 5
