"""Measures the audit: honest records without a finding, and single changes that are found; `make referee`.

    python tests/referee/measure.py --clean 1000 --mutations 2000 --out docs/referee

Writes one JSON file for each game: what was done, what was found by kind, what was not and why. The same
numbers give the same records and changes on every machine. What a file holds already is not done again.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from support.equivalence import say_the_same
from support.mutations import Mutation, mutate

from ai.referee.audit import Outcome
from ai.referee.findings import WARNING
from engine.core.registry import load_games
from services.benchmarks.records import first_options, random_record
from services.benchmarks.report import commit, machine
from services.common.codecs import Codec, Codecs
from services.referee.auditing import audit_record

RECORDS = 40  # of each game that are changed in turn
BATCH = 250  # between two times that the figures are kept
FIRST_MUTATED = 100_000  # their numbers, apart from those of the honest ones
LONG_MINUTES = 60


def record_of(codec: Codec, number: int) -> Any:
    seats = codec.game.seats[number % len(codec.game.seats)]
    return random_record(codec, first_options(codec.game, seats), seats, number)


def changed_record(codec: Codec, turn: int) -> Any:
    """A record to be changed: by turns at each number of seats, or the fewest where games are very long."""
    seats = codec.game.seats
    number = FIRST_MUTATED + turn
    few = codec.game.minutes > LONG_MINUTES
    played = seats[0] if few else seats[number % len(seats)]
    return random_record(codec, first_options(codec.game, played), played, number)


@dataclass
class Clean:
    """Honest records, each at another number of seats."""

    records: int = 0
    entries: int = 0
    seconds: float = 0.0  # of the processor
    with_findings: list[Any] = field(default_factory=list)

    def go_on(self, codecs: Codecs, codec: Codec, count: int) -> None:
        """Up to so many records in all."""
        while self.records < count:
            record = record_of(codec, self.records)
            begin = time.process_time()
            outcome = audit_record(codecs, record)
            self.seconds = round(self.seconds + time.process_time() - begin, 3)
            self.entries += len(record.entries)
            if outcome.findings:
                self.with_findings.append({"number": self.records, "finding": str(outcome.findings[0])})
            self.records += 1


@dataclass
class Changes:
    """Single changes of single entries; one that is not found must be shown to change nothing that counts."""

    mutations: int = 0
    found: int = 0
    not_found: list[Any] = field(default_factory=list)
    not_found_but_equivalent: list[Any] = field(default_factory=list)
    told_at_another_entry: dict[str, int] = field(default_factory=dict)
    first_finding_by_what_was_changed: dict[str, dict[str, int]] = field(default_factory=dict)

    def go_on(self, codecs: Codecs, codec: Codec, count: int) -> None:
        """Up to so many changes in all; those that were made before are made again, but not audited."""
        rng = random.Random(f"{codec.game.id} mutations")
        records: dict[int, Any] = {}
        for turn in range(count):
            number = turn % RECORDS
            record = records[number] if number in records else changed_record(codec, number)
            records[number] = record
            changed, mutation = mutate(record, rng)
            if turn >= self.mutations:
                self.judge(codec, record, changed, mutation, audit_record(codecs, changed))

    def judge(self, codec: Codec, record: Any, changed: Any, mutation: Mutation, outcome: Outcome) -> None:
        self.mutations += 1
        what = re.sub(r"\[\d+\]", "[]", re.sub(r" to \d+", "", mutation.what))
        first = next((f for f in outcome.findings if f.first), None)
        if outcome.severity < WARNING or first is None:
            same = say_the_same(codec, record, changed)
            side = self.not_found_but_equivalent if same else self.not_found
            side.append({"match": record.header.match_id, "mutation": str(mutation)})
            return
        self.found += 1
        count_one(self.first_finding_by_what_was_changed.setdefault(what, {}), first.kind)
        if not any(f.entry == mutation.entry for f in outcome.findings):
            count_one(self.told_at_another_entry, f"{what}: {first.kind}")


def count_one(counts: dict[str, int], key: str) -> None:
    counts[key] = counts.get(key, 0) + 1


def measure(codecs: Codecs, codec: Codec, clean: int, changes: int, path: Path) -> None:
    """Go on from what the file holds, and keep it every now and then."""
    before = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    mine, theirs = Clean(**before.get("clean", {})), Changes(**before.get("mutations", {}))
    begin = {"game": codec.game.id, "rules_version": codec.game.rules_version}
    while mine.records < clean or theirs.mutations < changes:
        if mine.records < clean:
            mine.go_on(codecs, codec, min(clean, mine.records + BATCH))
        else:
            theirs.go_on(codecs, codec, min(changes, theirs.mutations + BATCH))
        told = {
            **begin,
            "commit": commit(),
            "machine": machine(),
            "clean": asdict(mine),
            "mutations": asdict(theirs),
        }
        path.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clean", type=int, default=1000)
    parser.add_argument("--mutations", type=int, default=2000)
    parser.add_argument("--game", action="append")
    parser.add_argument("--out", type=Path, default=Path("docs/referee"))
    asked = parser.parse_args()
    codecs = Codecs(load_games())
    asked.out.mkdir(parents=True, exist_ok=True)
    for name in asked.game or codecs.by_id:
        measure(codecs, codecs.by_id[name], asked.clean, asked.mutations, asked.out / f"{name}.json")


if __name__ == "__main__":
    main()
