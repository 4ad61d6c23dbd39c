"""Where a seat's next useful steps can be done, and what each is worth: only by what the seat knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from engine.games.oracle_of_delphi.prices import Prices
from engine.games.oracle_of_delphi.rules import islands, moving, reach, tasks
from engine.games.oracle_of_delphi.rules.board import NOT, Board
from engine.games.oracle_of_delphi.rules.counting import bits, has
from engine.games.oracle_of_delphi.state import OracleState
from engine.games.oracle_of_delphi.terms import (
    BUILT,
    CITY,
    CLOUD,
    CLOUDS,
    COLOURS,
    IN_CITY,
    INJURY,
    MONSTER,
    MONSTERS,
    OFFERING,
    OFFERINGS,
    OMEGA,
    ON_MONSTER,
    ON_OFFERING,
    ON_TEMPLE,
    PHI,
    PSI,
    SHALLOW,
    SHIELD,
    SHRINE,
    SHRINES_LEFT,
    SIGMA,
    STATUE,
    STATUES,
    STOPS,
    T_MONSTER,
    T_OFFERING,
    T_STATUE,
    TEMPLE,
    TILES,
    ZEUS,
)
from engine.games.oracle_of_delphi.tuning import ROUNDS, TUNING

ROOM: Final[i64] = 62  # their numbers are bits of a number
LEAST: Final[float] = 0.4  # targets worth less are left out
SURE: Final[float] = 0.8  # the least worth of an item that is needed, however far it must go
NOWHERE: Final[float] = -3.0  # the promise of a place from which nothing useful is known


@mypyc_attr(acyclic=True)
class Targets:
    """A list of (island, colour of the action there, worth in uses), and how the seat's ship travels."""

    def __init__(self, s: OracleState, seat: i64) -> None:
        self.board: Board = s.board
        self.count: i64 = 0
        self.space: vec[i64] = vec[i64]([0] * ROOM)
        self.colour: vec[i64] = vec[i64]([0] * ROOM)
        self.worth: vec[float] = vec[float]([0.0] * ROOM)
        self.far: vec[bool] = vec[bool]([False] * ROOM)  # in reach across one water space
        self.known: vec[u8] = vec[u8]([0] * STOPS)  # 1: this place has been surveyed
        self.near: vec[i64] = vec[i64]([0] * STOPS)  # targets in reach from there, as bits
        self.best: vec[float] = vec[float]([0.0] * STOPS)  # of the others, the way and a colour paid
        self.second: vec[float] = vec[float]([0.0] * STOPS)
        self.shallow: bool = s.owns(seat, 2)
        self.far_fight: bool = s.owns(seat, reach.MONSTERS_AND_CLOUDS)
        self.far_statue: bool = s.owns(seat, reach.FOR_STATUES)
        self.far_offering: bool = s.owns(seat, reach.FOR_OFFERINGS)
        self.range: i64 = moving.BASE_RANGE + (2 if s.sails(seat, 2) else 0) + (1 if s.owns(seat, 1) else 0)
        self.home: bool = s.tasks_left(seat) == 0
        self.unknown: i64 = 0  # face-down tiles that the seat has not seen
        self.chance: float = 0.0  # that such a tile is one for its shrines
        if not self.home:
            self.find(s, seat)

    def add(self, space: i64, colour: i64, worth: float) -> None:
        if worth >= LEAST and self.count < ROOM:
            self.space[self.count] = space
            self.colour[self.count] = colour
            self.worth[self.count] = worth
            self.far[self.count] = self.is_far(space)
            self.count += 1

    def find(self, s: OracleState, seat: i64) -> None:
        find_clouds(self, s, seat)
        find_offerings(self, s, seat)
        find_statues(self, s, seat)
        find_monsters(self, s, seat)

    def is_far(self, space: i64) -> bool:
        """Does the seat reach this island across one water space?"""
        if space < OFFERING or (space >= MONSTER and space < CITY):
            return self.far_fight
        return self.far_offering if space < STATUE else self.far_statue

    def steps(self, stop: i64, i: i64) -> i64:
        """Spaces from here to where target i is in reach."""
        space = self.space[i]
        steps = self.board.shore(stop, space, self.shallow)
        if steps == 0 or not self.far[i]:
            return steps
        return i64(1) if steps == 1 and self.board.reaches(stop, space) == NOT else steps - 1

    def survey(self, stop: i64) -> None:
        """Work out what a place promises apart from the prices of this turn."""
        best = NOWHERE
        second = NOWHERE
        near: i64 = 0
        bit: i64 = 1  # not a shifted literal: that is a C int, and ends at 31 bits
        for i in range(self.count):
            steps = self.steps(stop, i)
            if steps == 0:
                near |= bit
            bit <<= 1
            if steps == 0:
                continue
            value = self.worth[i] - TUNING.way(self.range, steps)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        self.near[stop] = near
        self.best[stop] = best - TUNING.colour
        self.second[stop] = second - TUNING.colour
        self.known[stop] = 1

    def promise(self, stop: i64, prices: Prices, spent: i64) -> float:
        """How good it is to be here: the best target less the way and its colour, and some of the second.

        `spent` is the way to a colour (see `Prices`) that is used up by then. On the way to a target the
        dice may change, so its colour has a price like any.
        """
        if self.board.number == 0:
            return 0.0  # ship tiles are drafted before the board is laid
        if self.home:
            return TUNING.home - TUNING.way(self.range, self.board.distance(stop, ZEUS, self.shallow))
        if self.known[stop] == 0:
            self.survey(stop)
        best = self.best[stop]
        second = self.second[stop]
        near = self.near[stop]
        i: i64 = 0
        while near != 0:
            if near & 1 == 1:
                value = self.worth[i] - prices.cost(self.colour[i], spent)
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
            near >>= 1
            i += 1
        return best + TUNING.second * second if second > 0.0 else best

    def outlook(self, stop: i64) -> float:
        """How good it is to be here before any dice are known; 0 if nothing useful is known."""
        if self.home:
            return TUNING.home - TUNING.way(self.range, self.board.distance(stop, ZEUS, self.shallow))
        best = 0.0
        second = 0.0
        for i in range(self.count):
            value = self.worth[i] - TUNING.way(self.range, self.steps(stop, i)) - TUNING.colour
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        return best + TUNING.second * second


def between(board: Board, a: i64, b: i64) -> i64:
    """Spaces between two islands as the crow flies."""
    q = board.q[a] - board.q[b]
    r = board.r[a] - board.r[b]
    return max(max(q, -q), max(max(r, -r), max(q + r, -q - r))) - 1


def find_clouds(t: Targets, s: OracleState, seat: i64) -> None:
    """Known tiles for shrines, tiles nobody has shown to this seat, and letters worth taking (ORA-9)."""
    known = known_tiles(s, seat)
    t.unknown = CLOUDS - bits(known)
    t.chance = own_share(s, seat, known)
    left = s.get(seat, SHRINES_LEFT)
    unseen = t.chance * TUNING.shrine + (1.0 - t.chance) * TUNING.letter
    for cloud in range(CLOUDS):
        if s.cells[SHRINE + cloud] != 0:
            continue
        space = CLOUD + cloud
        down = s.is_face_down(cloud)
        if down and not s.has_seen(seat, cloud):
            t.add(space, s.board.detail[space], unseen)
        elif left != 0 and islands.matching(s, seat, s.face(cloud)) >= 0:
            t.add(space, s.board.detail[space], TUNING.shrine)
        elif down:
            t.add(space, s.board.detail[space], letter_worth(s, seat, s.setup.letters[s.face(cloud)]))


def known_tiles(s: OracleState, seat: i64) -> i64:
    """The tiles whose place this seat knows, as bits from 1."""
    known: i64 = 0
    for cloud in range(CLOUDS):
        if not s.is_face_down(cloud) or s.has_seen(seat, cloud):
            known |= i64(1) << s.face(cloud)
    return known


def own_share(s: OracleState, seat: i64, known: i64) -> float:
    """The share of tiles for this seat's shrines among those that it does not know."""
    if s.get(seat, SHRINES_LEFT) == 0:
        return 0.0
    own: i64 = 0
    unknown: i64 = 0
    for tile in range(i64(1), TILES + 1):
        if not has(known, tile):
            unknown += 1
            if islands.matching(s, seat, tile) >= 0:
                own += 1
    return float(own) / float(unknown) if unknown > 0 else 0.0


def letter_worth(s: OracleState, seat: i64, letter: i64) -> float:
    """What the letter of a tile brings that is not the seat's own (ORA-9.3)."""
    if letter == PSI:
        return 4.0 * TUNING.favor
    if letter == PHI:
        return TUNING.hand[1] + TUNING.hand[2]
    if letter == SIGMA:
        return TUNING.letter
    worth = TUNING.injury * float(s.total(seat, INJURY)) * 0.5 if letter == OMEGA else 0.0
    shield = s.get(seat, SHIELD)
    return worth + (TUNING.shield[shield + 1] - TUNING.shield[shield] if shield < 5 else 0.0)


def carried(s: OracleState, seat: i64, row: i64) -> i64:
    """Colours of the items on board, as bits."""
    out: i64 = 0
    for c in range(COLOURS):
        if s.get(seat, row + c) > 0:
            out |= i64(1) << c
    return out


def wanted(s: OracleState, seat: i64, task: i64, aboard: i64) -> i64:
    """Colours of items that would serve a Zeus tile that no cargo covers, as bits (ORA-10.4, 13.2).

    Also with the option that allows other items: then those are of no use.
    """
    coloured = tasks.coloured_left(s, seat, task)
    out = coloured & ~aboard
    if bits(aboard & ~coloured) < tasks.white_left(s, seat, task):
        out |= 63 & ~(coloured | aboard | s.get(seat, tasks.done_row(task)))
    return out


def find_offerings(t: Targets, s: OracleState, seat: i64) -> None:
    aboard = carried(s, seat, OFFERINGS)
    load = wanted(s, seat, T_OFFERING, aboard) if s.has_room(seat) else i64(0)
    if load | aboard == 0:
        return
    for temple in range(i64(6)):
        colour = s.cells[ON_TEMPLE + temple] - 1
        if colour < 0:
            continue
        if has(aboard, colour):
            t.add(TEMPLE + temple, colour, delivery_worth(s, seat, T_OFFERING, colour))
        if has(load, colour):
            for i in range(i64(6)):
                if has(s.cells[ON_OFFERING + i], colour):
                    haul = float(between(s.board, OFFERING + i, TEMPLE + temple))
                    t.add(OFFERING + i, colour, max(SURE, TUNING.load - TUNING.haul * haul))


def delivery_worth(s: OracleState, seat: i64, task: i64, colour: i64) -> float:
    """Of an item on board at its destination, the reward included."""
    if not tasks.is_open(s, seat, task, colour):
        return TUNING.unload
    if task == T_OFFERING:
        return TUNING.make + 3.0 * TUNING.favor
    return TUNING.raise_statue + TUNING.companion


def find_statues(t: Targets, s: OracleState, seat: i64) -> None:
    aboard = carried(s, seat, STATUES)
    load = wanted(s, seat, T_STATUE, aboard) if s.has_room(seat) else i64(0)
    if load | aboard == 0:
        return
    for i in range(i64(6)):
        free = s.board.sites(i) & ~s.cells[BUILT + i]
        if free & aboard != 0:
            for c in range(COLOURS):
                if has(free & aboard, c):
                    t.add(STATUE + i, c, delivery_worth(s, seat, T_STATUE, c))
    if load == 0:
        return
    for city in range(CITY, SHALLOW):
        colour = s.board.detail[city]
        if has(load, colour) and s.cells[IN_CITY + colour] > 0:
            haul = TUNING.haul * float(nearest_site(s, city, colour))
            t.add(city, colour, max(SURE, TUNING.load - haul))


def nearest_site(s: OracleState, city: i64, colour: i64) -> i64:
    """Spaces to the nearest free building site of the colour."""
    least: i64 = 12
    for i in range(i64(6)):
        if has(s.board.sites(i) & ~s.cells[BUILT + i], colour):
            least = min(least, between(s.board, city, STATUE + i))
    return least


def find_monsters(t: Targets, s: OracleState, seat: i64) -> None:
    coloured = tasks.coloured_left(s, seat, T_MONSTER)
    open_ = coloured
    if tasks.white_left(s, seat, T_MONSTER) > 0:
        open_ |= 63 & ~s.get(seat, tasks.done_row(T_MONSTER))
    if open_ == 0:
        return
    worth = fight_worth(9 - s.get(seat, SHIELD), s.favor(seat))
    if worth < LEAST:
        return
    for i in range(MONSTERS):
        here = s.cells[ON_MONSTER + i] & open_
        if here != 0:
            for c in range(COLOURS):
                if has(here, c):
                    t.add(MONSTER + i, c, worth)


def fight_worth(strength: i64, favor: i64) -> float:
    """What a fight at this strength brings on average when favor is spent on it (ORA-8)."""
    at = max(i64(0), strength) * ROUNDS + min(favor, ROUNDS - 1)
    won = TUNING.fight + TUNING.equip
    return TUNING.wins[at] * won - TUNING.favor * TUNING.pays[at] - TUNING.injury * TUNING.hurts[at]
