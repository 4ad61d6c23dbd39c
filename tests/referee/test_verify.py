"""The sceptic's checker: short, alone, and of one mind with the engine about every draw and digest."""

from __future__ import annotations

import ast
import random
import sys
from pathlib import Path
from typing import Any

from google.protobuf import json_format
from support import forgery
from support.build import pick
from support.cases import GAMES, each_game
from support.walks import odds_of

from engine.core import chance
from engine.core.ids import CHANCE
from services import verify
from services.benchmarks.records import bytes_of
from services.common.codecs import Codecs

CODECS = Codecs(GAMES)


def as_json(record: Any) -> dict[str, Any]:
    told: dict[str, Any] = json_format.MessageToDict(record)
    return told


def honest(game: Any, number: int = 1) -> Any:
    return forgery.clean(CODECS.by_id[game.id], min(game.seats), number)


def test_it_is_short_and_imports_only_what_comes_with_python() -> None:
    source = Path(verify.__file__).read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 165
    imported = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            imported |= {name.name.partition(".")[0] for name in node.names}
        if isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").partition(".")[0])
    assert imported <= set(sys.stdlib_module_names)


def test_the_page_about_fairness_points_to_it() -> None:
    page = Path(verify.__file__).resolve().parents[1] / "docs/fairness.md"
    if page.exists():  # an installed package has no pages
        assert "services/verify.py" in page.read_text(encoding="utf-8")


@each_game
def test_it_passes_every_honest_record(game: Any) -> None:
    for number in range(pick(plain=2, compiled=8)):
        seats = game.seats[number % len(game.seats)]
        record = as_json(forgery.clean(CODECS.by_id[game.id], seats, number))
        assert verify.problems(record) == []
        assert verify.problems(record, record["header"]["commitment"].upper()) == []
        assert len(verify.problems(record, "00" * 32)) == 1


@each_game
def test_it_draws_what_the_engine_draws(game: Any) -> None:
    """For keys of no record too, so that agreement is not a matter of these records."""
    record = honest(game)
    for at in forgery.rows_of(record, "draw")[:: pick(plain=7, compiled=1)]:
        told = as_json(record)["entries"][at - 1]["draw"]
        state = forgery.state_before(CODECS.by_id[game.id], record, at)
        assert state.to_act() == CHANCE
        for number in range(3):
            key = bytes_of("key", number)
            assert verify.outcome_of(key, told) == chance.draw(key, odds_of(state))


@each_game
def test_it_finds_every_other_outcome_though_the_chain_was_made_anew(game: Any) -> None:
    for pile in (False, True):
        tampered = forgery.with_other_outcome(honest(game), CODECS.by_id[game.id], pile)
        if tampered is not None:
            found = verify.problems(as_json(forgery.resign(tampered.record)))
            assert [text.partition(":")[0] for text in found] == [f"Entry {tampered.entry}"]


@each_game
def test_it_finds_missing_doubled_and_moved_entries(game: Any) -> None:
    record = honest(game)
    half = len(record.entries) // 2
    for tampered in (
        forgery.without(record, half),
        forgery.doubled(record, half),
        forgery.exchanged(record, half, half + 1),
    ):
        assert verify.problems(as_json(tampered.record))


@each_game
def test_it_finds_changes_of_all_that_the_chain_covers(game: Any) -> None:
    rng = random.Random(3)
    record = honest(game)
    for at in rng.sample([*forgery.rows_of(record, "action"), *forgery.rows_of(record, "draw")], 8):
        changed = forgery.copied(record)
        entry = changed.entries[at - 1]
        what = rng.choice(["ply", "elapsed", "state_digest", "digest", "code"])
        if what == "code":
            getattr(entry, str(entry.WhichOneof("entry"))).code += 1
        elif what == "elapsed":
            entry.elapsed.FromMilliseconds(entry.elapsed.ToMilliseconds() + 1)
        elif what == "ply":
            entry.ply += 1
        else:
            setattr(entry, what, "00" * 32)
        assert verify.problems(as_json(changed)), what


@each_game
def test_another_seed_or_nonce_is_found(game: Any) -> None:
    record = honest(game)
    other = forgery.copied(record)
    other.header.revealed_seed = "ab" * 32
    assert "committed" in verify.problems(as_json(other))[0]
    if forgery.rows_of(record, "draw"):
        other = forgery.copied(record)
        other.header.nonces[0].nonce = "cd" * 8
        assert verify.problems(as_json(other))


@each_game
def test_a_running_match_cannot_be_verified_yet(game: Any) -> None:
    record = honest(game)
    record.header.revealed_seed = ""
    assert "not over" in verify.problems(as_json(record))[0]
