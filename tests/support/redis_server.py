"""A real Redis server for one test session or one test, on a Unix socket in a directory of its own."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

import redis

from services.common.private_redis import find_server

PROGRAM = os.environ.get("ARBITER_TEST_REDIS", "")  # another server program than that of the product


class RedisServer:
    def __init__(self, directory: Path, *arguments: str) -> None:
        self.directory = directory
        self.socket = directory / "redis.sock"
        self.arguments = arguments
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self.socket}"

    def start(self) -> None:
        command = [PROGRAM or find_server(), "--port", "0", "--unixsocket", str(self.socket)]
        command += ["--dir", str(self.directory), "--save", "", *self.arguments]
        with (self.directory / "redis.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        with self.client() as client:
            for _ in range(500):
                try:
                    client.ping()
                    return
                except redis.RedisError:
                    time.sleep(0.02)
        raise AssertionError((self.directory / "redis.log").read_text())

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def client(self) -> redis.Redis:
        return redis.Redis(unix_socket_path=str(self.socket))
