"""Commands in processes of their own: on pipes, on a pseudo-terminal, and behind a line that can be cut."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import socket
import struct
import subprocess
import sys
import termios
import threading
import time
from pathlib import Path

ENTRY = "from services.cli.main import app; app(prog_name='arbiter')"

# The pseudo-terminal on standard input becomes the one whose Ctrl-C counts. Not by `preexec_fn`: a fork
# of a process with gRPC's threads may hang.
TAKE_TERMINAL = "import fcntl, os, termios; os.setsid(); fcntl.ioctl(0, termios.TIOCSCTTY, 0)"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def command(*words: object) -> list[str]:
    return [sys.executable, "-c", ENTRY, *map(str, words)]


def environment(**more: str) -> dict[str, str]:
    """This one, with a search path that is right in any directory."""
    env = {**os.environ, **more}
    if env.get("PYTHONPATH"):
        places = env["PYTHONPATH"].split(os.pathsep)
        env["PYTHONPATH"] = os.pathsep.join(str(Path(place).resolve()) for place in places)
    return env


def start(directory: Path, *words: object) -> subprocess.Popen[str]:
    """`arbiter` with these words on pipes, in a directory without sources."""
    return subprocess.Popen(
        command(*words), cwd=directory, env=environment(), text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


class Terminal:
    """`arbiter` at a pseudo-terminal of 24 rows and 80 columns."""

    def __init__(self, directory: Path, *words: object, **env: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        env = environment(TERM="xterm-256color", **env)
        for name in ("COLUMNS", "LINES"):
            env.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"{TAKE_TERMINAL}; {ENTRY}", *map(str, words)],
            cwd=directory, env=env, stdin=slave, stdout=slave, stderr=slave,
        )  # fmt: skip
        os.close(slave)
        self.text = ""

    def read_until(self, *wanted: str, timeout: float = 30.0) -> str:
        """What is shown until one of these comes; it is taken off. AssertionError if none does."""
        until = time.monotonic() + timeout
        while True:
            ends = [self.text.index(w) + len(w) for w in wanted if w in self.text]
            if ends:
                seen, self.text = self.text[: min(ends)], self.text[min(ends) :]
                return seen
            if time.monotonic() > until or not self.more(until):
                raise AssertionError(f"none of {wanted} in {self.text!r}")

    def more(self, until: float) -> bool:
        """Reads on; False at the end of what the process shows."""
        ready, _, _ = select.select([self.master], [], [], max(until - time.monotonic(), 0))
        if not ready:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other side is closed
            return False
        self.text += data.decode(errors="replace")
        return bool(data)

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self.master, key)

    def close(self) -> int:
        """The exit code; the process is killed if it does not end by itself."""
        try:
            return self.process.wait(20)
        finally:
            self.process.kill()
            self.process.wait()
            os.close(self.master)


class Line:
    """A TCP line to a server; `cut` breaks every connection that goes over it."""

    def __init__(self, port: int) -> None:
        self.upstream = port
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.upstream))
            self.pairs.append((near, far))
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=pump, args=(source, target), daemon=True).start()

    def cut(self) -> None:
        for pair in self.pairs:
            for end in pair:
                shut(end)
        self.pairs.clear()

    def close(self) -> None:
        self.listener.close()
        self.cut()


def pump(source: socket.socket, target: socket.socket) -> None:
    try:
        while data := source.recv(65536):
            target.sendall(data)
    except OSError:
        pass
    shut(source)
    shut(target)


def shut(end: socket.socket) -> None:
    try:
        end.shutdown(socket.SHUT_RDWR)
    except OSError:
        return
    finally:
        end.close()
