"""A whole match without anybody at the keyboard: every seat by a bot, over the same calls as anybody else."""

from __future__ import annotations

import time
from typing import Any

from arbiter.match.v1 import match_pb2
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from services.cli.bots import Bot
from services.cli.client import Stale
from services.cli.eyes import Eyes
from services.cli.output import err, to_dict
from services.cli.problems import Problem
from services.cli.seating import Seating


def play_unattended(seating: Seating, bots: dict[int, Bot]) -> tuple[match_pb2.Match, float]:
    """The match as it ended, and the seconds that it took."""
    eyes = Eyes(seating.witness, seating.match)
    ais = {seat.seat for seat in seating.match.seats if seat.HasField("ai")}
    start = time.perf_counter()
    with progress() as bar:
        task = bar.add_task(f"{seating.game.title}", total=None, steps=0)
        try:
            eyes.catch_up(seating.match.version)
            while not eyes.over:
                play_one(eyes, bots, ais)
                bar.update(task, steps=eyes.version)
            return eyes.finish(), time.perf_counter() - start
        finally:
            eyes.close()


def play_one(eyes: Eyes, bots: dict[int, Bot], ais: set[int]) -> None:
    """A decision of a bot, or a message while an AI has the turn or what follows it is on its way."""
    seat = eyes.to_act[0] if eyes.to_act else None
    if seat in ais or (seat is None and ais):
        eyes.take()
        return
    if seat is None:
        raise Problem("The match waits for nobody and is not over.", "That is a fault of the game.")
    try:
        eyes.catch_up(bots[seat].play(eyes.version).version)
    except Stale:
        eyes.take()


def progress() -> Progress:
    """On standard error, and only if that is a terminal."""
    console = err()
    return Progress(
        SpinnerColumn(), TextColumn("{task.description}: {task.fields[steps]} steps"),
        TimeElapsedColumn(), console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip


def decisions_in(record: match_pb2.Record) -> int:
    """How often a seat had a choice, in the record of a match that is over."""
    return sum(entry.WhichOneof("entry") == "action" and not entry.action.forced for entry in record.entries)


def to_report(match: match_pb2.Match, record: match_pb2.Record, seconds: float) -> dict[str, Any]:
    """What `--json` prints: the match in figures. `digest` is the end of the record's chain."""
    last = record.entries[-1]
    return {
        "match": match.match_id,
        "game": match.game,
        "rules_version": match.rules_version,
        "seats": len(match.seats),
        "plies": match.ply,
        "versions": match.version,
        "decisions": decisions_in(record),
        "result": to_dict(match.result),
        "state_digest": last.state_digest,
        "digest": last.digest,
        "seconds": round(seconds, 3),
    }
