"""What a seat has, in uses: favor, cards, gods, injuries, equipment. The smaller half of an evaluation."""

from __future__ import annotations

from mypy_extensions import i64

from engine.games.oracle_of_delphi.rules import tasks
from engine.games.oracle_of_delphi.rules.counting import bits
from engine.games.oracle_of_delphi.state import OracleState
from engine.games.oracle_of_delphi.terms import (
    APHRODITE,
    ARES,
    ARTEMIS,
    COLOURS,
    COMPANION,
    COMPANIONS,
    EQUIP,
    EQUIPMENT,
    GOD,
    HAND,
    HERMES,
    INJURY,
    MONSTER_TILES,
    OWNED,
    SHIELD,
    SHRINES_LEFT,
    STATUES_LEFT,
    T_MONSTER,
    TOP,
)
from engine.games.oracle_of_delphi.tuning import HOARD, TUNING


def favor_worth(favor: i64) -> float:
    return TUNING.hoard[min(favor, HOARD - 1)]


def hand_worth(cards: i64) -> float:
    """One card a turn can be used, so each is worth less than the one before."""
    return TUNING.hands[min(cards, HOARD - 1)]


def season(left: i64) -> float:
    """The share of a lasting thing's weight with so many tasks left."""
    return min(1.0, float(left) / TUNING.lasting)


def late_share(left: i64) -> float:
    """The share of a god's worth: with few tasks left it may come too late."""
    return min(1.0, TUNING.late + (1.0 - TUNING.late) * float(left) / 3.0)


def acts_once(card: i64) -> bool:
    """Is this equipment carried out and then discarded (ORA-15.2)?"""
    return card >= 15 and card != 17


def god_worth(s: OracleState, seat: i64, god: i64, row: i64) -> float:
    return god_power(s, seat, god) * TUNING.rows[row]


def god_power(s: OracleState, seat: i64, god: i64) -> float:
    """What this god can still do for the seat."""
    if god == ARES and tasks.white_left(s, seat, T_MONSTER) + bits(s.get(seat, MONSTER_TILES)) == 0:
        return TUNING.hand[1] * 0.5
    if god == HERMES and s.get(seat, STATUES_LEFT) == 0:
        return TUNING.hand[1] * 0.5
    if god == ARTEMIS and s.get(seat, SHRINES_LEFT) == 0:
        return TUNING.hand[1] * 0.5
    if god == APHRODITE:
        return TUNING.power[god] * min(1.5, 0.4 + 0.25 * float(s.total(seat, INJURY)))
    return TUNING.power[god]


def step_worth(s: OracleState, seat: i64, god: i64) -> float:
    """One step up of a god below the top (ORA-12.1)."""
    row = s.get(seat, GOD + god)
    if row >= TOP:
        return 0.0
    then = s.setup.entry if row == 0 else row + 1
    return god_worth(s, seat, god, then) - god_worth(s, seat, god, row)


def harm(s: OracleState, seat: i64, total: i64, most: i64) -> float:
    """What so many injuries cost, `most` of them of one colour (ORA-4)."""
    if total == 0:
        return -TUNING.healthy
    more = s.owns(seat, 11)
    same: i64 = 4 if more else 3
    all_: i64 = 8 if more else 6
    cost = TUNING.injury * float(total)
    if most >= same or total >= all_:
        return cost + TUNING.recover
    return cost + TUNING.near if most == same - 1 or total == all_ - 1 else cost


def most_injuries(s: OracleState, seat: i64, spared: i64) -> i64:
    """The greatest number of one colour, `spared` left out (-1: none is)."""
    most: i64 = 0
    for c in range(COLOURS):
        if c != spared:
            most = max(most, s.get(seat, INJURY + c))
    return most


def heal_worth(s: OracleState, seat: i64, colour: i64) -> float:
    """Discarding all injuries of a colour; -1: all of them."""
    total = s.total(seat, INJURY)
    left = total - s.get(seat, INJURY + colour) if colour >= 0 else i64(0)
    before = harm(s, seat, total, most_injuries(s, seat, -1))
    return before - harm(s, seat, left, most_injuries(s, seat, colour) if left > 0 else i64(0))


def wealth(s: OracleState, seat: i64, left: i64) -> float:
    """All that the seat has beside its place on the board, with so many tasks left."""
    worth = favor_worth(s.favor(seat)) + hand_worth(s.total(seat, HAND))
    worth -= harm(s, seat, s.total(seat, INJURY), most_injuries(s, seat, -1)) * min(1.0, float(left))
    share = season(left)
    worth += TUNING.shield[s.get(seat, SHIELD)] * share
    for god in range(COLOURS):
        row = s.get(seat, GOD + god)
        if row > 0:
            worth += god_worth(s, seat, god, row) * late_share(left)
    for card in range(i64(1), EQUIPMENT + 1):
        if s.cells[EQUIP + card] == OWNED + seat and not acts_once(card):
            worth += TUNING.equipment[card - 1] * share
    for friend in range(COMPANIONS):
        if s.cells[COMPANION + friend] == seat + 1:
            worth += TUNING.companions[friend % 3] * share
    return worth
