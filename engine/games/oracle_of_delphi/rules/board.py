"""The geometry of one board, worked out once and shared by every position on it (ORA-1.2, 1.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from engine.games.oracle_of_delphi.rules.plan import (
    AREA,
    EDGES,
    Plan,
    in_order,
    neighbour,
    place_of,
    q_of,
    r_of,
)
from engine.games.oracle_of_delphi.terms import (
    CITY,
    CLOUD,
    COLOURS,
    ISLANDS,
    K_HOLE,
    MONSTER,
    SHALLOW,
    STATUE,
    STOPS,
    WATERS,
    ZEUS,
)

FAR: Final[i64] = 255  # farther than any two spaces are apart
NOT: Final[i64] = 0  # reach of an island from a space: none,
NEXT: Final[i64] = 1  # next to it (ORA-1.2),
ACROSS: Final[i64] = 2  # or across one water space (ORA-15.4)
AROUND: Final[i64] = 18  # spaces at one or two steps of a space


@mypyc_attr(acyclic=True)
class Board:
    """Spaces are numbered as terms.py says, within a kind from top to bottom and left to right."""

    def __init__(self, mode: i64, number: i64) -> None:
        self.mode = mode
        self.number = number  # with the mode it says which board this is; 0: not drawn yet
        self.count: i64 = 0  # spaces, shallows included
        self.q: vec[i64] = vec[i64]()
        self.r: vec[i64] = vec[i64]()
        self.kind: vec[i64] = vec[i64]()
        self.detail: vec[i64] = vec[i64]()  # a colour, bits of colours, or 1: marked
        self.beside: vec[i64] = vec[i64]()  # space * 6 + edge: the neighbour, or -1
        self.ways: vec[u8] = vec[u8]()  # water, Zeus and shallows beside each space, one space after another
        self.ways_from: vec[i64] = vec[i64]()  # by space: where these begin; one more for the end
        self.by_colour: vec[i64] = vec[i64]()  # the twelve water spaces of each colour in turn
        self.reach: vec[u8] = vec[u8]()  # stop * 45 + island - CLOUD: NOT, NEXT or ACROSS
        self.around: vec[u8] = vec[u8]()  # stop * 18 and on: the islands within ACROSS, by number
        self.around_count: vec[u8] = vec[u8]()  # by stop: how many islands that are
        # Of a start: stop, and 73 more for the owner of E02. Worked out when the first ship asks there.
        self.known: vec[u8] = vec[u8]()  # by start: 1 if it is
        self.steps: vec[u8] = vec[u8]()  # start * 73 + to: cost of the shortest way
        self.nearest: vec[u8] = vec[u8]()  # start * 6 + colour: cost to another such space
        self.landed: vec[u8] = vec[u8]()  # by start: 1 if its shores are worked out
        self.shores: vec[u8] = vec[u8]()  # start * 45 + island - CLOUD: cost to a space next to it

    def distance(self, start: i64, to: i64, shallow: bool) -> i64:
        """Cost of the shortest way between two stops, in spaces (ORA-7.1, 7.7)."""
        at = start + STOPS if shallow else start
        if self.known[at] == 0:
            find_ways(self, start, shallow)
        return i64(self.steps[at * STOPS + to])

    def shore(self, start: i64, island: i64, shallow: bool) -> i64:
        """Cost of the shortest way to a stop next to this island."""
        at = start + STOPS if shallow else start
        if self.landed[at] == 0:
            find_shores(self, start, shallow)
        return i64(self.shores[at * ISLANDS + island - CLOUD])

    def reaches(self, stop: i64, island: i64) -> i64:
        """NOT, NEXT or ACROSS."""
        return i64(self.reach[stop * ISLANDS + island - CLOUD])

    def islands(self, stop: i64) -> i64:
        """How many islands are within ACROSS of this stop."""
        return i64(self.around_count[stop])

    def island(self, stop: i64, i: i64) -> i64:
        """The space of one of them, `i` from 0."""
        return i64(self.around[stop * AROUND + i])

    def least(self, stop: i64, colour: i64, shallow: bool) -> i64:
        """Cost to the nearest other water space of this colour."""
        at = stop + STOPS if shallow else stop
        if self.known[at] == 0:
            find_ways(self, stop, shallow)
        return i64(self.nearest[at * COLOURS + colour])

    def colour(self, space: i64) -> i64:
        """Of water, of the border of a cloud, of a city; -1 for other spaces."""
        if space < WATERS or (space >= CLOUD and space < CLOUD + 12) or (space >= CITY and space < SHALLOW):
            return self.detail[space]
        return -1

    def sites(self, island: i64) -> i64:
        """Colours of the building sites of a statue island (from 0), as bits."""
        return self.detail[STATUE + island]

    def is_marked(self, island: i64) -> bool:
        """Does this monster island (from 0) get two monsters (ORA-2.5)?"""
        return self.detail[MONSTER + island] == 1


def make(plan: Plan, mode: i64, number: i64) -> Board:
    """The board of a valid plan."""
    board = Board(mode, number)
    number_of = vec[i64]([0] * AREA)  # space + 1 at each place of the square
    hexes = plan.in_order()
    for kind in range(K_HOLE):
        for hex_ in hexes:  # from top to bottom, from left to right
            if plan.kind[hex_] == kind:
                add_space(board, number_of, plan.place[hex_], kind, plan.detail[hex_])
    holes = plan.gaps()
    for hex_ in hexes:
        if plan.kind[hex_] == K_HOLE:
            holes = append(holes, plan.place[hex_])
    for place in in_order(holes):
        add_space(board, number_of, place, K_HOLE, 0)
    join(board, number_of)
    list_colours(board)
    find_islands(board)
    board.known = vec[u8]([0] * (2 * STOPS))
    board.steps = vec[u8]([255] * (2 * STOPS * STOPS))
    board.nearest = vec[u8]([255] * (2 * STOPS * COLOURS))
    board.landed = vec[u8]([0] * (2 * STOPS))
    board.shores = vec[u8]([255] * (2 * STOPS * ISLANDS))
    return board


def add_space(board: Board, number_of: vec[i64], place: i64, kind: i64, detail: i64) -> None:
    board.q = append(board.q, q_of(place))
    board.r = append(board.r, r_of(place))
    board.kind = append(board.kind, kind)
    board.detail = append(board.detail, detail)
    board.count += 1
    number_of[place] = board.count


def join(board: Board, number_of: vec[i64]) -> None:
    board.beside = vec[i64]([-1] * (board.count * EDGES))
    for space in range(board.count):
        place = place_of(board.q[space], board.r[space])
        for edge in range(EDGES):
            board.beside[space * EDGES + edge] = number_of[neighbour(place, edge)] - 1
    board.ways = vec[u8]([0] * (board.count * EDGES))
    board.ways_from = vec[i64]([0] * (board.count + 1))
    count: i64 = 0
    for space in range(board.count):
        for edge in range(EDGES):
            to = board.beside[space * EDGES + edge]
            if (to >= 0 and to <= ZEUS) or to >= SHALLOW:
                board.ways[count] = u8(to)
                count += 1
        board.ways_from[space + 1] = count


def list_colours(board: Board) -> None:
    out = vec[i64]()
    for colour in range(COLOURS):
        for space in range(WATERS):
            if board.detail[space] == colour:
                out = append(out, space)
    board.by_colour = out


def steps_from(board: Board, start: i64, shallow: bool) -> vec[u8]:
    """Cost to every space. Water costs 1; shallows cost 0 for the owner of E02 and else cannot be
    entered; Zeus is the end of a way, or one of the shallows (ORA-1.3, 7.3, 7.7)."""
    cost = vec[u8]([255] * board.count)  # FAR
    here = vec[u8]([0] * board.count)  # spaces of the present cost
    then = vec[u8]([0] * board.count)  # those that cost one more
    here[0] = u8(start)
    cost[start] = 0
    count: i64 = 1
    paid: i64 = 0
    while count > 0:
        more: i64 = 0
        done: i64 = 0
        while done < count:
            space = i64(here[done])
            done += 1
            if space == ZEUS and space != start and not shallow:
                continue
            for i in range(i64(board.ways_from[space]), i64(board.ways_from[space + 1])):
                to = i64(board.ways[i])
                if shallow and free_to_enter(to):
                    if i64(cost[to]) > paid:
                        cost[to] = u8(paid)
                        here[count] = u8(to)
                        count += 1
                elif to <= ZEUS and i64(cost[to]) > paid + 1:
                    cost[to] = u8(paid + 1)
                    then[more] = u8(to)
                    more += 1
        swapped = here
        here = then
        then = swapped
        count = more
        paid += 1
    return cost


def free_to_enter(space: i64) -> bool:
    return space == ZEUS or space >= SHALLOW


def find_islands(board: Board) -> None:
    """What is next to each stop, and what lies across one water space."""
    reach = vec[u8]([0] * (STOPS * ISLANDS))
    for stop in range(STOPS):
        for edge in range(EDGES):
            between = board.beside[stop * EDGES + edge]
            if is_island(between):
                reach[stop * ISLANDS + between - CLOUD] = u8(NEXT)
            elif between >= 0 and between < WATERS:
                add_across(board, reach, stop, between)
    board.reach = reach
    board.around = vec[u8]([0] * (STOPS * AROUND))
    board.around_count = vec[u8]([0] * STOPS)
    for stop in range(STOPS):
        count: i64 = 0
        for island in range(ISLANDS):
            if reach[stop * ISLANDS + island] != 0:
                board.around[stop * AROUND + count] = u8(CLOUD + island)
                count += 1
        board.around_count[stop] = u8(count)


def is_island(space: i64) -> bool:
    return space >= CLOUD and space < CLOUD + ISLANDS


def add_across(board: Board, reach: vec[u8], stop: i64, between: i64) -> None:
    """The islands beside this water space, unless they are next to the stop."""
    for edge in range(EDGES):
        there = board.beside[between * EDGES + edge]
        if is_island(there) and reach[stop * ISLANDS + there - CLOUD] == 0:
            reach[stop * ISLANDS + there - CLOUD] = u8(ACROSS)


def find_ways(board: Board, start: i64, shallow: bool) -> None:
    """Work out what a ship finds that starts here."""
    at = start + STOPS if shallow else start
    cost = steps_from(board, start, shallow)
    for to in range(STOPS):
        board.steps[at * STOPS + to] = cost[to]
    for space in range(WATERS):
        colour = at * COLOURS + board.detail[space]
        if space != start and cost[space] < board.nearest[colour]:
            board.nearest[colour] = cost[space]
    board.known[at] = 1


def find_shores(board: Board, start: i64, shallow: bool) -> None:
    """Work out how far it is from here to each island."""
    at = start + STOPS if shallow else start
    for stop in range(WATERS):
        cost = u8(board.distance(start, stop, shallow))
        for i in range(board.islands(stop)):
            island = board.island(stop, i)
            place = at * ISLANDS + island - CLOUD
            if board.reaches(stop, island) == NEXT and cost < board.shores[place]:
                board.shores[place] = cost
    board.landed[at] = 1
