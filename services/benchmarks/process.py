"""A server of the benchmark's own, in a process of its own with a private store, and what it costs in CPU."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import redis

from services.common.private_redis import socket_path

START_S = 30.0
STOP_S = 15.0


@dataclass(frozen=True)
class Served:
    """A server that answers on this address; the process ids of it and of its store."""

    address: str
    pid: int
    redis_pid: int


@contextmanager
def served() -> Iterator[Served]:
    """`arbiter serve --bench` on a free port, in a temporary directory, until the block ends.

    Raises RuntimeError with the end of its log if it does not start.
    """
    with tempfile.TemporaryDirectory(prefix="arbiter-bench-") as directory:
        data = Path(directory) / "data"
        log = Path(directory) / "serve.log"
        with log.open("wb") as out:
            server = subprocess.Popen(
                [sys.executable, "-P", "-m", "services", "serve", "--port", "0", "--bench", "--auth", "open",
                 "--data", str(data), "--log-format", "json"],
                cwd=directory, env=environment(), stdin=subprocess.DEVNULL, stdout=out, stderr=out,
            )  # fmt: skip
        try:
            port = wait_for_port(server, log)
            with redis.Redis(unix_socket_path=str(socket_path(data))) as client:
                info = cast(dict[str, int], client.info("server"))
            yield Served(f"127.0.0.1:{port}", server.pid, info["process_id"])
        finally:
            stop(server)


def environment() -> dict[str, str]:
    """The modules of this process, and no setting that is meant for another server."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("ARBITER_") and k != "REDIS_URL"}
    return {**kept, "PYTHONPATH": os.pathsep.join(os.path.abspath(p) for p in sys.path if p)}


def wait_for_port(server: subprocess.Popen[bytes], log: Path) -> int:
    until = time.monotonic() + START_S
    while time.monotonic() < until and server.poll() is None:
        for line in log.read_text(encoding="utf-8").splitlines():
            with suppress(ValueError):
                event = json.loads(line)
                if event.get("event") == "serving":
                    return int(event["port"])
        time.sleep(0.02)
    raise RuntimeError(f"the server does not start:\n{log.read_text(encoding='utf-8')[-2000:]}")


def stop(server: subprocess.Popen[bytes]) -> None:
    if server.poll() is None:
        server.send_signal(signal.SIGTERM)
    try:
        server.wait(STOP_S)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def cpu_s(pid: int) -> float:
    """Seconds of CPU that a process has used, all its threads together; 0 where the system does not tell."""
    used = 0
    for task in Path(f"/proc/{pid}/task").glob("*"):
        with suppress(OSError, ValueError):  # a thread that has just ended
            used += int((task / "schedstat").read_text(encoding="ascii").split()[0])
    return used / 1e9
