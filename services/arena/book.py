"""The games of a run in a file: a header, then one line of JSON for each finished game.

A run that was killed goes on from it. Only the last line can be torn, since lines are written whole.
"""

from __future__ import annotations

import fcntl
import json
import os
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ai.arena.match import Failed, Finished
from ai.arena.trial import Played
from services.arena.plan import Job, Plan

MAX_SHOWN = 200  # characters of a value in a message


class Refused(Exception):
    """The file is not of this run, or not a file of games at all; the message is for a person."""


class Book:
    """An open file of games; nobody else writes to it meanwhile. Raises Refused or OSError."""

    def __init__(self, path: Path, plan: Plan, versions: dict[str, str]) -> None:
        self.path = path
        self.notes: list[str] = []  # for people
        self.played: dict[Job, Played] = {}
        self.file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            self.lock()
            self.read(plan, plan.to_header(versions))
        except BaseException:
            os.close(self.file)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self.file)

    def lock(self) -> None:
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Refused(f"{self.path} is being written by another run") from None

    def read(self, plan: Plan, header: dict[str, Any]) -> None:
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.ftruncate(self.file, whole)
            self.notes.append(f"The last line of {self.path} was torn; its game is played again.")
        lines = data[:whole].splitlines()
        if not lines:
            self.write(header)
            return
        self.compare(self.parse(lines[0], 1), header)
        for number, line in enumerate(lines[1:], 2):
            self.keep(plan, self.parse(line, number), number)

    def parse(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            value = json.loads(line)
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise Refused(f"{self.path} is no file of games: line {number} cannot be read")
        return value

    def compare(self, found: dict[str, Any], header: dict[str, Any]) -> None:
        """Games of other arguments are no part of this run."""
        if found.get("arena") != header["arena"]:
            raise Refused(f"{self.path} is no file of games of this version")
        for key, wanted in header.items():
            if key != "versions" and found.get(key) != wanted:
                what = f"its {key.replace('_', ' ')} {differ(found.get(key), wanted)}"
                raise Refused(f"{self.path} is of another run: {what}")
        if found.get("versions") != header["versions"]:
            self.notes.append(
                f"Games in {self.path} are of {found.get('versions')}, those to come of {header['versions']}."
            )

    def keep(self, plan: Plan, line: dict[str, Any], number: int) -> None:
        try:
            job = Job(int(line["contest"]), int(line["game"]))
            seating = plan.schedule(job.contest).slot(job.number).seating
            other = line.get("seating", list(seating)) != list(seating)
            self.played[job] = Played(job.number, seating, read_outcome(line))
        except (KeyError, TypeError, ValueError, IndexError):
            raise Refused(f"{self.path} is no file of games: line {number} cannot be read") from None
        if other:
            raise Refused(f"{self.path} is of another run: in line {number} the players sit otherwise")

    def add(self, job: Job, played: Played) -> None:
        self.played[job] = played
        kind = "failed" if isinstance(played.outcome, Failed) else "finished"
        seating = list(played.seating)
        self.write(
            {"contest": job.contest, "game": job.number, "seating": seating, kind: asdict(played.outcome)}
        )

    def write(self, value: dict[str, Any]) -> None:
        """One line in one call, so that nothing but the end of the machine can tear it."""
        os.write(self.file, json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")


def read_outcome(line: dict[str, Any]) -> Finished | Failed:
    if "failed" in line:
        return Failed(**line["failed"])
    fields: dict[str, Any] = line["finished"]
    by_seat: dict[str, Any] = {k: tuple(v) for k, v in fields.items() if isinstance(v, list)}
    return Finished(**{**fields, **by_seat})


def differ(found: Any, wanted: Any) -> str:
    """What is different, briefly."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        keys = sorted(k for k in {**found, **wanted} if found.get(k) != wanted.get(k))
        found, wanted = {k: found.get(k) for k in keys}, {k: wanted.get(k) for k in keys}
    verb = "are" if isinstance(wanted, list | dict) else "is"
    return f"{verb} {shown(found)}, not {shown(wanted)}"


def shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= MAX_SHOWN else f"{text[:MAX_SHOWN]}…"
