"""`arbiter bench ai`: matches of mixed games with an AI at every seat, played to their ends by one server.

All are created at once and run through the whole service: turns over the stream of the workers, views and
actions over gRPC, every step committed to the store.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import grpc
from arbiter.match.v1 import match_pb2, match_service_pb2, match_service_pb2_grpc

from engine.core.game import AnyGame, Games
from services.benchmarks.process import served
from services.benchmarks.report import Reference, Report, is_plain
from services.benchmarks.rounds import Tick
from services.common.config import cores

MATCHES = 50
SECONDS_A_MATCH = 5.0  # of the time that is asked for: fewer matches in less time
LEVEL = "easy"
LOOK_S = 0.25
STUCK_S = 180.0  # without any step of any match
MAX_MESSAGE = 64 * 1024 * 1024


@dataclass
class Played:
    """What the matches of one game added up to."""

    matches: int = 0
    decisions: int = 0
    plies: int = 0
    iterations: int = 0
    think_s: float = 0.0
    partial: int = 0
    seats: set[int] = field(default_factory=set)

    def add(self, record: match_pb2.Record) -> None:
        self.matches += 1
        self.seats.add(len(record.header.seats))
        for entry in record.entries:
            self.plies += entry.WhichOneof("entry") in ("action", "draw")
            if entry.action.HasField("thinking"):
                note = entry.action.thinking
                self.decisions += 1
                self.iterations += sum(note.iterations)
                self.think_s += note.think_ms / 1000
                self.partial += note.partial


class Table:
    """A client with host scope."""

    def __init__(self, address: str) -> None:
        options = [("grpc.max_receive_message_length", MAX_MESSAGE)]
        self.channel = grpc.insecure_channel(address, options=options)
        self.stub = match_service_pb2_grpc.MatchServiceStub(self.channel)  # type: ignore[no-untyped-call]

    def create(self, game: AnyGame, seats: int, number: int) -> str:
        ai = match_service_pb2.NewAi(level=LEVEL, seed=number)
        asked = match_service_pb2.CreateMatchRequest(
            request_id=os.urandom(8).hex(),
            game=game.id,
            seats=[match_service_pb2.NewSeat(name=f"seat {i}", ai=ai) for i in range(seats)],
        )
        return str(self.stub.CreateMatch(asked).match.match_id)

    def version(self, match_id: str) -> tuple[int, bool]:
        match = self.stub.GetMatch(match_service_pb2.GetMatchRequest(match_id=match_id)).match
        return match.version, match.status == match_pb2.MATCH_STATUS_OVER

    def record(self, match_id: str) -> match_pb2.Record:
        asked = match_service_pb2.GetRecordRequest(match_id=match_id)
        record: match_pb2.Record = self.stub.GetRecord(asked).record
        return record


def mixed(games: Games, amount: int) -> list[tuple[AnyGame, int]]:
    """Games by turns, each with all its numbers of seats by turns."""
    order = list(games.values())
    out = []
    for i in range(amount):
        game = order[i % len(order)]
        out.append((game, game.seats[i // len(order) % len(game.seats)]))
    return out


def run(games: Games, seconds: float, tick: Tick) -> Report:
    """Fifty matches if there are 250 seconds or more, otherwise fewer; all are played to their ends."""
    amount = max(1, min(MATCHES, int(seconds / SECONDS_A_MATCH)))
    report = Report()
    if is_plain():
        report.remarks.append("The search runs as plain Python; `make setup` compiles it.")
    with served() as server:
        table = Table(server.address)
        began = time.monotonic()
        ids = [table.create(game, seats, i) for i, (game, seats) in enumerate(mixed(games, amount))]
        wait_for_all(table, ids, tick)
        took = time.monotonic() - began
        played = add_up(table, ids)
        table.channel.close()
    describe(report, played, took)
    return report


def wait_for_all(table: Table, ids: Sequence[str], tick: Tick) -> None:
    """Raises RuntimeError if nothing moves any more."""
    running = dict.fromkeys(ids, 0)
    moved = time.monotonic()
    while running:
        time.sleep(LOOK_S)
        for match_id, known in list(running.items()):
            version, over = table.version(match_id)
            if version != known:
                moved = time.monotonic()
                running[match_id] = version
            if over:
                del running[match_id]
        tick(1 - len(running) / len(ids), f"{len(running)} matches are being played")
        if time.monotonic() - moved > STUCK_S:
            raise RuntimeError(f"nothing has moved for {STUCK_S:g} s in {', '.join(running)}")


def add_up(table: Table, ids: Sequence[str]) -> dict[str, Played]:
    played: dict[str, Played] = {}
    for match_id in ids:
        record = table.record(match_id)
        played.setdefault(record.header.game, Played()).add(record)
    return played


def describe(report: Report, played: dict[str, Played], took: float) -> None:
    for game, sums in sorted(played.items()):
        seats = ", ".join(str(n) for n in sorted(sums.seats))
        label = f"{game}, {seats} seats, {LEVEL}"
        report.add("matches played to their ends", label, sums.matches, "matches")
        report.add("AI decisions a match", label, sums.decisions / sums.matches, "decisions")
        if sums.decisions:
            report.add("thinking a decision", label, sums.think_s / sums.decisions * 1000, "ms")
    total = list(played.values())
    decisions, think_s = sum(p.decisions for p in total), sum(p.think_s for p in total)
    report.add("matches", "all", sum(p.matches for p in total) / took * 60, "matches/min")
    report.add("AI decisions", "all", decisions / took, "decisions/s")
    report.add("plies", "all", sum(p.plies for p in total) / took, "plies/s")
    alone = Reference(
        "as many as thinking alone would take", decisions / think_s * cores() if think_s else 0.0
    )
    report.add("AI decisions beside thinking alone", "all", decisions / took, "decisions/s", alone)
    report.add("cut off by time", "all", sum(p.partial for p in total), "decisions")
