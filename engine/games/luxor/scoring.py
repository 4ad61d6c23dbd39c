"""LUX-9 Scoring: the five parts of the final score, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.games.luxor.rules.tables import (
    JOKERS_PER_SET,
    KEY_SCORE,
    SARCOPHAGUS,
    SCORE,
    SET_SCORE,
    TREASURE_KIND,
)
from engine.games.luxor.terms import TOMB, TREASURE_KINDS

if TYPE_CHECKING:
    from engine.games.luxor.state import LuxorState, Player

BEHIND: Final[i64] = -1


def position_points(me: Player) -> i64:
    """The value beside each standing adventurer; those who lie score nothing (LUX-9.1)."""
    points: i64 = 0
    for i in range(me.pieces.size):
        if me.pieces[i] <= TOMB:
            points += SCORE[me.pieces[i]]
    return points


def sarcophagus_points(me: Player) -> i64:
    """LUX-9.2."""
    points: i64 = 0
    for i in range(i64(2)):
        if (me.sarcophagi >> i) & 1 != 0:
            points += SARCOPHAGUS[i]
    return points


def best_sarcophagus(me: Player) -> i64:
    """The points of the more valuable one that a seat holds, 0 for none (LUX-9.7)."""
    best: i64 = 0
    for i in range(i64(2)):
        if (me.sarcophagi >> i) & 1 != 0 and SARCOPHAGUS[i] > best:
            best = SARCOPHAGUS[i]
    return best


def key_points(me: Player) -> i64:
    """LUX-9.2."""
    return me.keys * KEY_SCORE


def treasures_by_kind(me: Player) -> tuple[i64, i64, i64]:
    """How many vases, jewelry and statues a seat has."""
    vases: i64 = 0
    jewelry: i64 = 0
    statues: i64 = 0
    for tile in range(me.treasures.size):
        amount = me.treasures[tile]
        if amount != 0:
            if TREASURE_KIND[tile] == 0:
                vases += amount
            elif TREASURE_KIND[tile] == 1:
                jewelry += amount
            else:
                statues += amount
    return vases, jewelry, statues


def count_sets(vases: i64, jewelry: i64, statues: i64, jokers: i64) -> i64:
    """The greatest number of sets that can be laid out (LUX-9.3)."""
    sets: i64 = 0
    while can_form(sets + 1, vases, jewelry, statues, jokers):
        sets += 1
    return sets


def can_form(sets: i64, vases: i64, jewelry: i64, statues: i64, jokers: i64) -> bool:
    """Can so many sets be laid out, each with at most two jokers?"""
    own = min(vases, sets) + min(jewelry, sets) + min(statues, sets)
    missing = TREASURE_KINDS * sets - own
    return missing <= jokers and own >= sets * (TREASURE_KINDS - JOKERS_PER_SET)


def set_points(me: Player) -> i64:
    """LUX-9.4, 9.5."""
    vases, jewelry, statues = treasures_by_kind(me)
    sets = count_sets(vases, jewelry, statues, me.jokers)
    return SET_SCORE[min(sets, i64(len(SET_SCORE)) - 1)]


def scarab_points(me: Player) -> i64:
    """LUX-9.6."""
    points: i64 = 0
    for value in range(me.scarabs.size):
        points += value * me.scarabs[value]
    return points


def total(me: Player) -> i64:
    """Treasures scored during play and the five parts of the final score."""
    parts = position_points(me) + sarcophagus_points(me) + key_points(me) + set_points(me) + scarab_points(me)
    return me.points + parts


def place(s: LuxorState, seat: i64) -> i64:
    """1 is best. Ties go to the more valuable sarcophagus, then they are shared (LUX-9.7)."""
    better: i64 = 0
    for other in range(s.rules.seats):
        if compare(s, other, seat) > 0:
            better += 1
    return better + 1


def compare(s: LuxorState, a: i64, b: i64) -> i64:
    """Above 0 if seat a is ahead of seat b, below if behind, 0 if they share their place."""
    difference = total(s.players[a]) - total(s.players[b])
    if difference != 0:
        return difference
    return best_sarcophagus(s.players[a]) - best_sarcophagus(s.players[b])


def share(s: LuxorState, seat: i64) -> float:
    """The seat's share of the victory, 0 to 1."""
    winners: i64 = 0
    for other in range(s.rules.seats):
        if place(s, other) == 1:
            winners += 1
    return 1.0 / float(winners) if place(s, seat) == 1 else 0.0
