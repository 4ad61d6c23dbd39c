"""The order of entries: every shuffle of a few is told apart, and memory stays bounded in a long mess."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from ai.referee.findings import Finding, Ledger
from ai.referee.order import Next, Order
from ai.referee.rows import ACTION, STARTED, Row
from ai.referee.runs import displaced, longest_run


def row(at: int, version: int, ply: int | None = None) -> Row:
    told = version - 1 if ply is None else ply
    kind = STARTED if told == 0 else ACTION
    return Row(at, version, told, kind, 0, 1, False, None, "", 0, b"", b"", b"", 100)


def run(rows: Sequence[Row], **bounds: int) -> tuple[list[Next], list[Finding]]:
    ledger = Ledger()
    order = Order(ledger, **bounds)
    out = []
    for each in rows:
        out += order.take(each)
        assert len(order.waiting) < bounds.get("window", 4096)
    out += order.finish()
    assert order.bytes == 0
    return out, ledger.kept


def in_file(versions: Sequence[int]) -> list[Row]:
    return [row(at, version) for at, version in enumerate(versions, 1)]


@pytest.mark.parametrize(
    ("versions", "found"),
    [
        ([1, 2, 3, 4], []),
        ([1, 3, 4], [("missing", 2, 2)]),
        ([2, 3, 4], [("missing", 1, 1)]),
        ([1, 2, 6, 7], [("missing", 3, 3)]),
        ([1, 2, 2, 3], [("duplicated", 3, 2)]),
        ([1, 2, 3, 4, 2], [("duplicated", 5, 2)]),
        ([1, 3, 2, 4], [("reordered", 2, 3), ("reordered", 3, 2)]),
        ([1, 5, 3, 4, 2, 6], [("reordered", 2, 5), ("reordered", 5, 2)]),
        ([1, 3, 4, 5, 2, 6], [("reordered", 5, 2)]),
        ([1, 5, 2, 3, 4, 6], [("reordered", 2, 5)]),
        ([1, 2, 4, 6, 5, 7], [("missing", 3, 3), ("reordered", 4, 6), ("reordered", 5, 5)]),
    ],
)
def test_missing_doubled_and_moved_entries_are_told_apart(versions, found) -> None:
    out, findings = run(in_file(versions))
    assert sorted((f.kind, f.entry, f.version) for f in findings) == found
    left = [each.version for each in out]
    assert left == sorted(set(versions))
    assert [each.row.version for each in out] == left


@pytest.mark.parametrize("wrong", [1, 2, 3, 5, 6, 99, 4_000_000_000])
def test_a_wrong_number_is_told_where_it_stands(wrong: int) -> None:
    for last in (4, 5, 9):
        rows = in_file(range(1, last + 1))
        rows[3] = row(4, wrong, ply=3)
        out, findings = run(rows)
        assert [(f.kind, f.entry, f.expected) for f in findings] == [("wrong_version", 4, "4")]
        assert [each.row.at for each in out] == list(range(1, last + 1))


def test_an_entry_that_comes_after_the_window_is_still_told_apart_from_a_double() -> None:
    versions = [1, *range(3, 200), 2, 2, 200]
    out, findings = run(in_file(versions), window=20)
    assert [(f.kind, f.version) for f in findings] == [("missing", 2), ("reordered", 2), ("duplicated", 2)]
    assert [each.version for each in out] == [1, *range(3, 201)]


def test_a_window_of_bytes_bounds_large_entries() -> None:
    out, findings = run(in_file([1, *range(3, 60)]), window_bytes=1000)
    assert [(f.kind, f.version) for f in findings] == [("missing", 2)]
    assert len(out) == 58


def test_whatever_comes_every_version_leaves_once_and_in_order() -> None:
    rng = random.Random(1)
    for _ in range(300):
        versions = list(range(1, rng.randrange(2, 25)))
        for _ in range(rng.randrange(4)):
            at = rng.randrange(len(versions))
            what = rng.randrange(3)
            if what == 0:
                versions.insert(rng.randrange(len(versions)), versions[at])
            elif what == 1 and len(versions) > 1:
                del versions[at]
            else:
                versions.insert(rng.randrange(len(versions)), versions.pop(at))
        out, findings = run(in_file(versions))
        left = [each.version for each in out]
        assert left == sorted(set(left))
        assert bool(findings) == (versions != list(range(1, len(versions) + 1)))


def test_the_fewest_moved_entries_are_blamed() -> None:
    rng = random.Random(2)
    for _ in range(200):
        versions = rng.sample(range(100), rng.randrange(1, 8))
        kept = [v for i, v in enumerate(versions) if i not in displaced(versions)]
        assert kept == sorted(kept)
        run_ = [versions[i] for i in longest_run(versions)]
        assert run_ == sorted(run_)
        assert len(kept) >= len(run_) - 1
