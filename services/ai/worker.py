"""A worker process: reads jobs from standard input, thinks, writes answers to what was standard output.

It is started by executing Python anew, never by forking a process that has spoken gRPC, and it loads
neither gRPC nor protobuf. It ends when its input does, or when its parent is gone.
"""

from __future__ import annotations

import importlib
import mmap
import os
import pickle
import signal
import struct
import sys
import traceback
from typing import IO, Any

from engine.core.faults import Malformed
from engine.core.game import Games
from services.ai.job import Found, Job, Playouts, Task
from services.ai.playing_on import play_on
from services.ai.think import think

HEADER = struct.Struct("<I")
READY, TOLD, FOUND, MALFORMED, FAILED = "ready", "told", "found", "malformed", "failed"
NICER = 5  # steps of priority below the server, whose calls must not wait for a search


def load(name: str) -> Games:
    """The games that a function gives, named `module:function`."""
    module, _, function = name.partition(":")
    games: Games = getattr(importlib.import_module(module), function)()
    return games


def read(stream: IO[bytes]) -> Any:
    """The next message; None at the end."""
    header = stream.read(HEADER.size)
    if len(header) < HEADER.size:
        return None
    (size,) = HEADER.unpack(header)
    data = stream.read(size)
    return pickle.loads(data) if len(data) == size else None


def frame(message: Any) -> bytes:
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return HEADER.pack(len(data)) + data


class Worker:
    """`flag` is this worker's byte of the memory that it shares with its parent."""

    def __init__(self, games: Games, flags: mmap.mmap, slot: int, out: IO[bytes], parent: int) -> None:
        self.games = games
        self.flags = flags
        self.slot = slot
        self.out = out
        self.parent = parent

    def cancelled(self) -> bool:
        if os.getppid() != self.parent:
            os._exit(0)  # nobody is left to answer to
        return self.flags[self.slot] != 0

    def send(self, *message: Any) -> None:
        self.out.write(frame(message))
        self.out.flush()

    def tell(self, found: Found) -> None:
        self.send(TOLD, found)

    def do(self, job: Task[Any]) -> None:
        try:
            found = self.answer(job)
        except Malformed as fault:
            self.send(MALFORMED, fault.field, fault.problem)
        except Exception as fault:
            # Where, not with which values: those are secrets.
            self.send(FAILED, type(fault).__name__, "".join(traceback.format_tb(fault.__traceback__)))
        else:
            self.send(FOUND, found)

    def answer(self, job: Task[Any]) -> Any:
        if isinstance(job, Playouts):
            return play_on(self.games[job.game], job, self.cancelled)
        if isinstance(job, Job):
            return think(self.games[job.game], job, self.cancelled, self.tell if job.tell else None)
        raise TypeError(f"no work is called {type(job).__name__}")


def main() -> None:
    """`-c "from services.ai.worker import main; main()" <loader> <slot> <descriptor of the flags>`."""
    loader, slot, flags = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    parent = os.getppid()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICER)
    source, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed goes to the log
    worker = Worker(load(loader), mmap.mmap(flags, 0), slot, out, parent)
    worker.send(READY)
    while (job := read(source)) is not None:
        worker.do(job)
