"""How things are timed against one another."""

from __future__ import annotations

import time

import pytest

from services.benchmarks.rounds import Work, race


def naps(seconds: float, calls: list[str], key: str) -> Work:
    def run(count: int) -> float:
        calls.append(key)
        time.sleep(seconds * count)
        return count

    return Work(key, run)


def test_rounds_are_interleaved_and_equal() -> None:
    calls: list[str] = []
    race([naps(0.002, calls, "a"), naps(0.002, calls, "b")], 0.2, lambda share, key: None, rounds=3)
    assert calls[-6:] == ["a", "b", "a", "b", "a", "b"]


def test_what_takes_four_times_as_long_has_about_a_quarter_of_the_rate() -> None:
    rates = race([naps(0.002, [], "fast"), naps(0.008, [], "slow")], 0.6, lambda share, key: None)
    assert 2 < rates["fast"] / rates["slow"] < 6


def test_the_progress_goes_up_to_one() -> None:
    shares: list[float] = []
    race([naps(0.001, [], "a"), naps(0.001, [], "b")], 0.1, lambda share, key: shares.append(share), rounds=2)
    assert shares == [pytest.approx(0.25 * i) for i in (1, 2, 3, 4)]
