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


def play_unattended(seating: Seating, bots: dict[int, Bot]) -> tuple[match_pb2.Match, int, float]:
    """The match as it ended, the decisions that were asked for, and the seconds that it took."""
    client = seating.client.holding(seating.tokens[0])
    eyes = Eyes(client, seating.match)
    decisions = 0
    start = time.perf_counter()
    with progress() as bar:
        task = bar.add_task(f"{seating.game.title}", total=None, decisions=0)
        try:
            eyes.catch_up(seating.match.version)
            while not eyes.over:
                decisions += play_one(eyes, bots)
                bar.update(task, decisions=decisions)
            return eyes.finish(), decisions, time.perf_counter() - start
        finally:
            eyes.close()


def play_one(eyes: Eyes, bots: dict[int, Bot]) -> int:
    if not eyes.to_act:
        raise Problem("The match waits for nobody and is not over.", "That is a fault of the game.")
    try:
        eyes.catch_up(bots[eyes.to_act[0]].play(eyes.version).version)
    except Stale:
        eyes.take()
        return 0
    return 1


def progress() -> Progress:
    """On standard error, and only if that is a terminal."""
    console = err()
    return Progress(
        SpinnerColumn(), TextColumn("{task.description}: {task.fields[decisions]} decisions"),
        TimeElapsedColumn(), console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip


def to_report(
    match: match_pb2.Match, record: match_pb2.Record, decisions: int, seconds: float
) -> dict[str, Any]:
    """What `--json` prints: the match in figures. `digest` is the end of the record's chain."""
    last = record.entries[-1]
    return {
        "match": match.match_id,
        "game": match.game,
        "rules_version": match.rules_version,
        "seats": len(match.seats),
        "plies": match.ply,
        "versions": match.version,
        "decisions": decisions,
        "result": to_dict(match.result),
        "state_digest": last.state_digest,
        "digest": last.digest,
        "seconds": round(seconds, 3),
    }
