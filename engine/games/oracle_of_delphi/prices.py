"""What each colour costs the seat to act, in uses, with and without one of its sources."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from engine.core.ids import OK
from engine.games.oracle_of_delphi.rules import sources
from engine.games.oracle_of_delphi.standing import favor_worth, hand_worth
from engine.games.oracle_of_delphi.state import OracleState
from engine.games.oracle_of_delphi.terms import (
    CARD,
    COLOURS,
    DEMIGOD,
    DICE,
    DIE,
    EXTRA_ACTION,
    EXTRA_COST,
    HAND,
)
from engine.games.oracle_of_delphi.tuning import TUNING

NONE: Final[i64] = -1
ANY_CARD: Final[i64] = 6
EXTRA: Final[i64] = 7
TWIN: Final[i64] = 8  # added for the second of two dice of a colour


@mypyc_attr(acyclic=True)
class Prices:
    """The best and the second best way to each colour. A way is a die by its colour, or any card."""

    def __init__(self, s: OracleState, seat: i64) -> None:
        self.favor: i64 = s.favor(seat)
        self.card: float = hand_worth(s.total(seat, HAND)) - hand_worth(max(i64(0), s.total(seat, HAND) - 1))
        self.friends: bool = False  # has the seat a demigod?
        for c in range(COLOURS):
            if s.befriends(seat, c * 3 + DEMIGOD):
                self.friends = True
        self.best: vec[float] = vec[float]([TUNING.wait] * COLOURS)
        self.second: vec[float] = vec[float]([TUNING.wait] * COLOURS)
        self.way: vec[i64] = vec[i64]([NONE] * COLOURS)  # see `way_of`
        for printed in range(COLOURS):
            dice = s.get(seat, DICE + printed)
            if dice > 0:
                self.add(s, seat, DIE, printed, dice > 1)
            if s.get(seat, HAND + printed) > 0 and sources.check_source(s, seat, CARD, printed) == OK:
                self.add(s, seat, CARD, printed, False)
        if s.owns(seat, 17) and sources.check_source(s, seat, EXTRA_ACTION, 0) == OK:
            for colour in range(COLOURS):
                self.offer(colour, EXTRA, favor_worth(self.favor) - favor_worth(self.favor - EXTRA_COST))

    def add(self, s: OracleState, seat: i64, source: i64, printed: i64, twice: bool) -> None:
        way = way_of(source, printed)
        for colour in range(COLOURS):
            favor = self.favor_for(s, seat, source, printed, colour)
            if favor > self.favor:
                continue
            cost = favor_worth(self.favor) - favor_worth(self.favor - favor)
            if source == CARD:
                cost += self.card
            self.offer(colour, way, cost)
            if twice:
                self.offer(colour, way + TWIN, cost)

    def favor_for(self, s: OracleState, seat: i64, source: i64, printed: i64, colour: i64) -> i64:
        """What `sources.price` says, asked in full only where a companion or a god lowers it."""
        if s.wild == 1 or self.friends:
            return sources.price(s, seat, source, printed, colour)
        return sources.step_price(s, seat, printed, colour)

    def offer(self, colour: i64, way: i64, cost: float) -> None:
        if cost < self.best[colour]:
            if way != self.way[colour]:
                self.second[colour] = self.best[colour]
            self.best[colour] = cost
            self.way[colour] = way
        elif cost < self.second[colour] and way != self.way[colour]:
            self.second[colour] = cost

    def cost(self, colour: i64, spent: i64) -> float:
        """The price of a colour, in uses, when this way is used up (NONE: none is)."""
        return self.second[colour] if self.way[colour] == spent and spent != NONE else self.best[colour]


def way_of(source: i64, printed: i64) -> i64:
    """A die by its colour; all cards alike, since one can be used in a turn; the extra action."""
    if source == DIE:
        return printed
    return ANY_CARD if source == CARD else EXTRA
