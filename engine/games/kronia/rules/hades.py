"""Chapter 10, the Hades round: who takes the wrath token (KRO-10.4 to 10.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.games.kronia.rules import awarding, rounds
from engine.games.kronia.terms import GODS, N_WRATH, OWNED, WRATH

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def resolve(s: KroniaState) -> None:
    """All cards are turned up, one seat takes the wrath token, all cards go to the pile (KRO-10.7)."""
    awarding.turn_up(s)
    seat = lower_sum(s) if s.setup.decks == 2 else lowest_card(s)
    s.cells.bump(OWNED + seat * GODS + WRATH, 1)
    s.note(N_WRATH, seat)
    rounds.clear_temples(s)
    rounds.end_round(s)


def lowest_card(s: KroniaState) -> i64:
    """The owner of the lowest card; of equal ones, of the upper (KRO-10.6)."""
    lowest: i64 = 0
    for i in range(s.laid):
        if s.value(i) <= s.value(lowest):
            lowest = i
    return s.owner(lowest)


def lower_sum(s: KroniaState) -> i64:
    """Of two players the one with the smaller sum; on equal sums who laid last (KRO-10.9, R-22)."""
    difference: i64 = 0  # seat 0's sum minus seat 1's
    for i in range(s.laid):
        difference += s.value(i) if s.owner(i) == 0 else -s.value(i)
    if difference != 0:
        return 0 if difference < 0 else 1
    return s.owner(0) if s.setup.sum_tie_bottom else s.owner(s.laid - 1)
