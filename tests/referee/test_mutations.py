"""Random single changes of single entries: a sample of what `make referee` measures in full."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from google.protobuf.any_pb2 import Any as AnyMessage
from referee.measure import Changes, Clean, record_of
from support.build import pick
from support.cases import GAMES, each_game
from support.equivalence import say_the_same
from support.mutations import change_field, mutate

from ai.referee.findings import WARNING
from ai.referee.report import to_json, to_page
from services.benchmarks.records import first_options, random_record
from services.common.codecs import Codec, Codecs
from services.referee.auditing import audit_record

CODECS = Codecs(GAMES)
KEPT = Path(__file__).resolve().parents[2] / "docs/referee"


def first_record(codec: Codec) -> Any:
    seats = min(codec.game.seats)
    return random_record(codec, first_options(codec.game, seats), seats, 1)


@each_game
def test_single_changes_are_found(game: Any) -> None:
    told, count = Changes(), pick(plain=8, compiled=150)
    told.go_on(CODECS, CODECS.by_id[game.id], count)
    assert told.not_found == []
    assert told.found + len(told.not_found_but_equivalent) == told.mutations == count


@each_game
def test_honest_records_are_not_blamed(game: Any) -> None:
    told = Clean()
    told.go_on(CODECS, CODECS.by_id[game.id], pick(plain=1, compiled=12))
    assert told.with_findings == []


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.json")), ids=lambda path: path.stem)
def test_the_figures_that_are_kept_show_nothing_missed(path: Path) -> None:
    told = json.loads(path.read_text(encoding="utf-8"))
    game = GAMES[told["game"]]
    clean, changes = Clean(**told["clean"]), Changes(**told["mutations"])
    assert told["rules_version"] == game.rules_version, "measure again: make referee"
    assert clean.records >= 50
    assert clean.with_findings == []
    assert changes.mutations >= 300
    assert changes.not_found == []
    assert changes.found + len(changes.not_found_but_equivalent) == changes.mutations
    assert changes.found >= 0.999 * changes.mutations


def test_a_measurement_that_was_ended_goes_on_as_if_it_had_not_been() -> None:
    codec = CODECS.by_id["connect_four"]
    whole, parts = Changes(), Changes()
    whole.go_on(CODECS, codec, 60)
    for count in (20, 45, 60):
        parts.go_on(CODECS, codec, count)
    assert whole == parts


def test_equivalence_sees_through_bytes_and_not_through_meaning() -> None:
    codec = CODECS.by_id["connect_four"]
    record, same, other = (record_of(codec, 1) for _ in range(3))
    at = next(i for i, e in enumerate(record.entries) if e.HasField("action"))
    column = record.entries[at].action.code
    packed: AnyMessage = same.entries[at].action.action
    packed.value = bytes([0x0A, 0x03, 0x08, 0x80 | column, 0x00])  # the column, written in two bytes
    assert packed.value != record.entries[at].action.action.value
    assert say_the_same(codec, record, same)
    other.entries[at].elapsed.nanos += 1_000_000
    assert not say_the_same(codec, record, other)


@each_game
def test_whatever_is_done_to_a_record_the_audit_comes_to_its_end(game: Any) -> None:
    """Many changes at once, of the header and the result too: findings, but never a fault."""
    codec = CODECS.by_id[game.id]
    rng = random.Random(game.id)
    original = first_record(codec)
    for _ in range(pick(plain=2, compiled=40)):
        record = original
        for _ in range(rng.randrange(1, 30)):
            record, _ = mutate(record, rng)
        for _ in range(rng.randrange(4)):
            change_field(rng.choice([record.header, record.result]), rng)
        outcome = audit_record(CODECS, record)
        assert outcome.severity >= WARNING
        assert json.loads(to_json(outcome, "hu"))["entries"] == len(record.entries)
        assert to_page(outcome, "en")


def test_what_a_record_says_cannot_add_to_the_page() -> None:
    codec = CODECS.by_id["connect_four"]
    record = first_record(codec)
    record.header.seats[0].name = "<script>|`x`\n# Nothing is wrong"
    page = to_page(audit_record(CODECS, record), "en")
    assert "<script>" not in page.replace("\\<", "")
    assert not any(line.startswith("# Nothing") for line in page.splitlines())
