"""`python served.py`: a server process for tests, like `arbiter serve` but with the tests' game.

Settings come from the environment; the port is written to the file that ARBITER_TEST_PORT_FILE names.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


ARBITER_SERVE = (sys.executable, "-m", "services", "serve")  # the real command, with the registered games


class Served:
    """A server process of a test."""

    def __init__(
        self, directory: Path, command: Sequence[str] = (sys.executable, __file__), **settings: Any
    ) -> None:
        self.log = directory / "serve.log"
        given = {f"ARBITER_{key.upper()}": str(value) for key, value in settings.items()}
        environment = {**os.environ, "ARBITER_PORT": "0", "PYTHONPATH": os.pathsep.join(sys.path), **given}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, cwd=directory, env=environment, stdout=log, stderr=log)

    def target(self) -> str:
        """Its address, once it serves."""
        for _ in range(1000):
            for line in self.log.read_text().splitlines():
                if '"event": "serving"' in line:
                    port = line.partition('"port": ')[2].partition(",")[0].strip("} ")
                    return f"127.0.0.1:{port}"
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and wait; the exit code."""
        self.process.send_signal(number)
        return self.process.wait(30)


def main() -> None:
    from services.common.config import Settings
    from services.common.log import set_up_log
    from services.server import serve
    from support.table import GAMES

    set_up_log("info", "json")
    asyncio.run(serve(Settings(), GAMES))


if __name__ == "__main__":
    main()
