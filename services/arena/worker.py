"""A process that plays games, and its handle: it can be lost or ended without the run losing a game.

Spawned, never forked. A search may not look up for a long time, so only its end stops it: the handle ends
a process whose player is not done in time. A game is a function of its job, so one that was lost to the
death of a process is played again; a second death is the player's.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
import traceback
from contextlib import suppress
from ctypes import Array, c_int64
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from ai.arena.match import CRASH, OVERTIME, Failed, Finished
from services.arena.floor import Floor
from services.arena.plan import Job, Plan

SPAWN = multiprocessing.get_context("spawn")
ASKED, SEAT, PLY = range(
    3
)  # places of the desk: how often a player was asked, and the last time's seat and ply
MAX_DEATHS = 2  # of processes at one game, before it counts as a crash


class Trouble(Exception):
    """A worker could not do what has nothing to do with a player; the message is for a person."""


@dataclass(frozen=True)
class Told:
    """A worker's words to its handle: the outcome of a game, or a traceback."""

    outcome: Finished | Failed | None = None
    trouble: str = ""


def work(plan: Plan, calls: Connection, desk: Array[c_int64]) -> None:
    """The process: plays jobs for as long as its parent lives."""
    threading.Thread(target=follow_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    os.dup2(2, 1)  # standard output is the parent's alone, whatever a player prints

    def watch(seat: int, ply: int) -> None:
        desk[SEAT], desk[PLY] = seat, ply
        desk[ASKED] += 1

    try:
        floor = Floor(plan)
        while True:
            job = calls.recv()
            calls.send(Told(floor.play(job, watch)))
    except (EOFError, ConnectionError):
        return  # the parent has gone
    except Exception:
        calls.send(Told(trouble=traceback.format_exc(limit=-4)))


def follow_parent() -> None:
    """End with the parent, in the middle of a game if need be: nobody is left to hear of it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Worker:
    """Handle of one process. `limit_s` is what a decision may take."""

    def __init__(self, plan: Plan, limit_s: float) -> None:
        self.plan = plan
        self.limit_s = limit_s
        self.desk: Any = SPAWN.RawArray("q", 3)
        self.job: Job | None = None
        self.deaths = 0
        self.asked, self.since = 0, 0.0
        self.start()

    def start(self) -> None:
        self.calls, far = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(self.plan, far, self.desk), daemon=True)
        self.process.start()
        far.close()  # so that the line is cut when the process ends

    def give(self, job: Job) -> None:
        self.job, self.deaths = job, 0
        self.hand_over()

    def hand_over(self) -> None:
        self.desk[ASKED] = 0
        self.asked, self.since = 0, time.monotonic()
        with suppress(ConnectionError):  # it has died, which `take` finds out
            self.calls.send(self.job)

    def take(self) -> Finished | Failed | None:
        """What came of the job, or None if the worker goes on. Raises Trouble.

        Call it when `calls` is readable, and now and then.
        """
        try:
            if self.calls.poll():
                return self.hear(self.calls.recv())
        except (EOFError, ConnectionError):
            return self.bury()
        return self.time_out()

    def hear(self, told: Told) -> Finished | Failed:
        if told.outcome is None:
            raise Trouble(told.trouble)
        self.job = None
        return told.outcome

    def time_out(self) -> Failed | None:
        now = time.monotonic()
        if self.desk[ASKED] != self.asked or self.asked == 0:
            self.asked, self.since = int(self.desk[ASKED]), now
            return None
        if now - self.since < self.limit_s:
            return None
        failed = self.blame(OVERTIME, f"no answer within {self.limit_s:g} s")
        self.end()
        self.start()
        self.job = None
        return failed

    def bury(self) -> Failed | None:
        """The process has died: once more, unless it was once more already."""
        self.process.join()
        code = self.process.exitcode
        self.deaths += 1
        self.calls.close()
        self.start()
        if self.deaths < MAX_DEATHS:
            self.hand_over()
            return None
        if self.desk[ASKED] == 0:
            raise Trouble(f"A process ended with {code} before it played anything.")
        failed = self.blame(CRASH, f"its process ended with {code}")
        self.job = None
        return failed

    def blame(self, kind: str, message: str) -> Failed:
        return Failed(kind, int(self.desk[SEAT]), int(self.desk[PLY]), message)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.calls.close()
