"""Which entries of a shuffled list were moved: the fewest whose removal leaves the rest in order."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence


def displaced(versions: Sequence[int]) -> list[int]:
    """The places of the moved ones, ascending; versions are all different.

    If two changed places, those two; otherwise all but a longest run in ascending order.
    """
    wanted = sorted(versions)
    wrong = [i for i, version in enumerate(versions) if version != wanted[i]]
    if len(wrong) <= 2:
        return wrong
    kept = set(longest_run(versions))
    return [i for i in range(len(versions)) if i not in kept]


def longest_run(versions: Sequence[int]) -> list[int]:
    """The places of a longest ascending subsequence (patience sorting)."""
    tails: list[int] = []  # smallest last version of a run of each length
    places: list[int] = []  # where that version stands
    before: list[int] = []  # for each place, the place before it in its run, or -1
    for i, version in enumerate(versions):
        at = bisect_left(tails, version)
        before.append(places[at - 1] if at else -1)
        if at == len(tails):
            tails.append(version)
            places.append(i)
        else:
            tails[at], places[at] = version, i
    run = []
    at = places[-1] if places else -1
    while at >= 0:
        run.append(at)
        at = before[at]
    return run[::-1]
