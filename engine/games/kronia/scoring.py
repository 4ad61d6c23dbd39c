"""Chapter 8, scoring (KRO-8, 9.10, 9.11) with the scoring tiles (KRO-11.14, 11.15), and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.games.kronia.terms import (
    APOLLO,
    BONUS_ON_BONUSES,
    CARD,
    DEBT,
    KEPT,
    RAINBOW,
    UNDER_AID,
    VALUES,
    ZEUS,
)

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def token_points(s: KroniaState, seat: i64) -> i64:
    """The face value of a seat's favor tokens (KRO-8.2)."""
    points: i64 = 0
    for god in range(APOLLO, ZEUS + 1):
        points += god * s.tokens(seat, god)
    return points


def set_points(s: KroniaState, seat: i64) -> i64:
    """The bonus for several tokens of one god, for each god (KRO-8.3, 9.10)."""
    points: i64 = 0
    for god in range(APOLLO, ZEUS + 1):
        points += s.setup.set_bonus[s.tokens(seat, god)]
    return points


def low_cards(s: KroniaState, seat: i64) -> i64:
    """How many cards lie under a seat's aids, of both stages with two players (KRO-9.9)."""
    count: i64 = 0
    start = CARD + seat * s.setup.decks * VALUES
    for i in range(start, start + s.setup.decks * VALUES):
        if s.cells[i] == UNDER_AID:
            count += 1
    return count


def low_points(s: KroniaState, seat: i64) -> i64:
    """The bonus for low cards (KRO-8.4, 9.11)."""
    return s.setup.low_bonus[low_cards(s, seat)]


def rainbow_points(s: KroniaState, seat: i64) -> i64:
    """6 for every complete set of the gods in play (KRO-11.14)."""
    if not s.has_general(RAINBOW):
        return 0
    sets: i64 = 255
    for god in range(APOLLO, ZEUS + 1):
        if s.setup.tokens[god] > 0:
            sets = min(sets, s.tokens(seat, god))
    return 6 * sets


def bonus_points(s: KroniaState, seat: i64) -> i64:
    """3 for a set bonus in one god, 6 in two or more (KRO-11.15)."""
    if not s.has_general(BONUS_ON_BONUSES):
        return 0
    gods: i64 = 0
    for god in range(APOLLO, ZEUS + 1):
        if s.setup.set_bonus[s.tokens(seat, god)] > 0:
            gods += 1
    return 3 * min(gods, i64(2))


def points(s: KroniaState, seat: i64) -> i64:
    """The whole score; it may be negative (KRO-10.12)."""
    bonuses = set_points(s, seat) + low_points(s, seat) + rainbow_points(s, seat) + bonus_points(s, seat)
    return token_points(s, seat) + bonuses - s.cells[DEBT + seat]


def counted_tokens(s: KroniaState, seat: i64) -> i64:
    """Favor tokens for the tie-break: after the payment, as an option before it (KRO-8.5, R-45)."""
    if s.setup.count_before_payment:
        return s.cells[KEPT + seat]
    count: i64 = 0
    for god in range(APOLLO, ZEUS + 1):
        count += s.tokens(seat, god)
    return count


def rank(s: KroniaState, seat: i64) -> i64:
    """A number that is greater for a better seat and equal for a shared place (KRO-8.5, 8.6)."""
    return points(s, seat) * 256 + counted_tokens(s, seat)


def share(s: KroniaState, seat: i64) -> float:
    """A seat's share of the victory (KRO-1.8, 8.6)."""
    mine = rank(s, seat)
    winners = 0
    for other in range(s.setup.seats):
        theirs = rank(s, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            winners += 1
    return 1.0 / float(winners)
