"""The server that is loaded: the one named by LOAD_TARGET, or one started for the run."""

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
from pathlib import Path

TARGET = "LOAD_TARGET"  # in the environment: host:port of a server that runs already
START_S = 30.0
STOP_S = 20.0


@contextmanager
def target() -> Iterator[str]:
    """Its address. A server of our own has a free port and a store in a temporary directory.

    Raises RuntimeError with the end of its log if it does not start.
    """
    given = os.environ.get(TARGET, "")
    if given:
        yield given
        return
    with tempfile.TemporaryDirectory(prefix="arbiter-load-") as directory:
        log = Path(directory) / "serve.log"
        with log.open("wb") as out:
            server = subprocess.Popen(
                [sys.executable, "-P", "-m", "services", "serve", "--port", "0", "--auth", "open",
                 "--data", str(Path(directory) / "data"), "--log-format", "json"],
                cwd=directory, env=environment(), stdin=subprocess.DEVNULL, stdout=out, stderr=out,
            )  # fmt: skip
        try:
            yield f"127.0.0.1:{wait_for_port(server, log)}"
        finally:
            stop(server)


def environment() -> dict[str, str]:
    """No setting that is meant for another server. The package is the installed one, not the folder that we
    are in, unless PYTHONPATH says so."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("ARBITER_") and k != "REDIS_URL"}
    path = [os.path.abspath(p) for p in kept.pop("PYTHONPATH", "").split(os.pathsep) if p]
    return {**kept, "PYTHONPATH": os.pathsep.join(path)} if path else kept


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
