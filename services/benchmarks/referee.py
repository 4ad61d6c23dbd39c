"""`arbiter bench referee`: how fast records are audited, at each game's largest table, beside verify.py."""

from __future__ import annotations

import time

from google.protobuf import json_format

from engine.core.game import AnyGame, Games
from services.benchmarks.records import first_options, random_record
from services.benchmarks.report import Reference, Report, is_plain
from services.benchmarks.rounds import Tick, Work, race
from services.common.codecs import Codecs
from services.referee.auditing import audit_record
from services.verify import problems


class Bench:
    """One game's record, audited and verified again and again."""

    def __init__(self, codecs: Codecs, game: AnyGame) -> None:
        self.codecs = codecs
        self.game = game
        seats = max(game.seats)
        self.record = random_record(codecs.by_id[game.id], first_options(game, seats), seats, 0)
        self.told = json_format.MessageToDict(self.record)
        self.entries = len(self.record.entries)

    def works(self) -> list[Work]:
        return [Work(f"{self.game.id} audit", self.audit), Work(f"{self.game.id} verify", self.verify)]

    def audit(self, count: int) -> float:
        for _ in range(count):
            if audit_record(self.codecs, self.record).findings:
                raise AssertionError("an honest record has a finding")
        return count * self.entries

    def verify(self, count: int) -> float:
        for _ in range(count):
            if problems(self.told):
                raise AssertionError("an honest record has a problem")
        return count * self.entries


def run(games: Games, seconds: float, tick: Tick) -> Report:
    """About `seconds` in all, in seconds of the processor."""
    codecs = Codecs(games)
    benches = [Bench(codecs, game) for game in games.values()]
    works = [work for bench in benches for work in bench.works()]
    rates = race(works, seconds, tick, clock=time.thread_time)
    report = Report()
    if is_plain():
        report.remarks.append("The rules run as plain Python; `make setup` compiles them.")
    for bench in benches:
        name = bench.game.id
        audited, verified = rates[f"{name} audit"], rates[f"{name} verify"]
        report.add("audit", name, audited, "entries/s", Reference("verify.py, no rules", verified))
        report.add("audit_of_1000_entries", name, 1e6 / audited, "ms")
        report.add("record", name, bench.entries, "entries")
    return report
