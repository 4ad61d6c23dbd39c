"""Measures the audit: honest records without a finding, and single changes that are found; `make referee`.

    python tests/referee/measure.py --clean 1000 --mutations 2000 --out docs/referee

Writes one JSON file for each game: what was done, what was found by kind, what was not and why. The same
numbers give the same records and changes on every machine.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import time
from collections import Counter
from pathlib import Path
from typing import Any

from support.equivalence import say_the_same
from support.mutations import mutate

from ai.referee.findings import WARNING
from engine.core.registry import load_games
from services.benchmarks.records import first_options, random_record
from services.benchmarks.report import commit, machine
from services.common.codecs import Codec, Codecs
from services.referee.auditing import audit_record

RECORDS = 40  # of each game that are changed in turn
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


def measure_clean(codecs: Codecs, codec: Codec, count: int) -> dict[str, Any]:
    """Honest records, each at another number of seats."""
    entries, seconds, found = 0, 0.0, []
    for number in range(count):
        record = record_of(codec, number)
        begin = time.process_time()
        outcome = audit_record(codecs, record)
        seconds += time.process_time() - begin
        entries += len(record.entries)
        if outcome.findings:
            found.append({"number": number, "finding": str(outcome.findings[0])})
    rate = round(entries / seconds) if seconds else 0
    return {"records": count, "with_findings": found, "entries": entries, "entries_per_cpu_second": rate}


def measure_mutations(codecs: Codecs, codec: Codec, count: int) -> dict[str, Any]:
    """Single changes of single entries; one that is not found must be shown to change nothing that counts."""
    rng = random.Random(f"{codec.game.id} mutations")
    records = [changed_record(codec, i) for i in range(min(RECORDS, 1 + count // 20))]
    kinds: dict[str, Counter[str]] = {}
    found, elsewhere, equivalent, missed = 0, Counter[str](), [], []
    for turn in range(count):
        record = records[turn % len(records)]
        changed, mutation = mutate(record, rng)
        outcome = audit_record(codecs, changed)
        what = re.sub(r"\[\d+\]", "[]", re.sub(r" to \d+", "", mutation.what))
        first = next((f for f in outcome.findings if f.first), None)
        if outcome.severity < WARNING or first is None:
            side = equivalent if say_the_same(codec, record, changed) else missed
            side.append({"record": FIRST_MUTATED + turn % len(records), "mutation": str(mutation)})
            continue
        found += 1
        kinds.setdefault(what, Counter())[first.kind] += 1
        if not any(f.entry == mutation.entry for f in outcome.findings):
            elsewhere[f"{what}: {first.kind}"] += 1
    return {
        "mutations": count,
        "found": found,
        "not_found_but_equivalent": equivalent,
        "not_found": missed,
        "told_at_another_entry": dict(sorted(elsewhere.items())),
        "first_finding_by_what_was_changed": {k: dict(v.most_common()) for k, v in sorted(kinds.items())},
    }


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
        codec = codecs.by_id[name]
        result = {
            "game": name,
            "rules_version": codec.game.rules_version,
            "commit": commit(),
            "machine": machine(),
            "clean": measure_clean(codecs, codec, asked.clean),
            "mutations": measure_mutations(codecs, codec, asked.mutations),
        }
        text = json.dumps(result, indent=1, ensure_ascii=False)
        (asked.out / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
