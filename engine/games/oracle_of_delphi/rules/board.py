"""The geometry of one board, worked out once and shared by every position on it (ORA-1.2, 1.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from engine.games.oracle_of_delphi.rules.plan import AREA, EDGES, Plan, neighbour, q_of, r_of
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
        self.steps: vec[u8] = vec[u8]()  # from * 73 + to: cost of the shortest way
        self.steps_shallow: vec[u8] = vec[u8]()  # the same for the owner of E02
        self.reach: vec[u8] = vec[u8]()  # stop * 45 + island - CLOUD: NOT, NEXT or ACROSS
        self.around: vec[i64] = vec[i64]()  # islands within ACROSS of each stop, one stop after another
        self.around_from: vec[i64] = vec[i64]()  # by stop: where its islands begin; one more for the end
        self.nearest: vec[u8] = vec[u8]()  # (shallow * 73 + stop) * 6 + colour: cost to another such space
        self.by_colour: vec[i64] = vec[i64]()  # the twelve water spaces of each colour in turn

    def distance(self, start: i64, to: i64, shallow: bool) -> i64:
        """Cost of the shortest way between two stops, in spaces (ORA-7.1, 7.7)."""
        at = start * STOPS + to
        return i64(self.steps_shallow[at]) if shallow else i64(self.steps[at])

    def reaches(self, stop: i64, island: i64) -> i64:
        """NOT, NEXT or ACROSS."""
        return i64(self.reach[stop * ISLANDS + island - CLOUD])

    def least(self, stop: i64, colour: i64, shallow: bool) -> i64:
        """Cost to the nearest other water space of this colour."""
        half: i64 = STOPS if shallow else 0
        return i64(self.nearest[(half + stop) * COLOURS + colour])

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
    for kind in range(K_HOLE):
        for place in range(AREA):  # from top to bottom, from left to right
            if plan.kind_at(place) == kind:
                add_space(board, number_of, place, kind, plan.detail[plan.at[place] - 1])
    gaps = plan.gaps()
    for place in range(AREA):
        if plan.kind_at(place) == K_HOLE or is_in(gaps, place):
            add_space(board, number_of, place, K_HOLE, 0)
    join(board, number_of)
    list_colours(board)
    board.steps = all_steps(board, False)
    board.steps_shallow = all_steps(board, True)
    find_reach(board)
    find_nearest(board)
    return board


def is_in(places: vec[i64], wanted: i64) -> bool:
    for place in places:
        if place == wanted:
            return True
    return False


def add_space(board: Board, number_of: vec[i64], place: i64, kind: i64, detail: i64) -> None:
    board.q = append(board.q, q_of(place))
    board.r = append(board.r, r_of(place))
    board.kind = append(board.kind, kind)
    board.detail = append(board.detail, detail)
    board.count += 1
    number_of[place] = board.count


def join(board: Board, number_of: vec[i64]) -> None:
    board.beside = vec[i64]([-1] * (board.count * EDGES))
    for place in range(AREA):
        if number_of[place] != 0:
            for edge in range(EDGES):
                there = number_of[neighbour(place, edge)]
                board.beside[(number_of[place] - 1) * EDGES + edge] = there - 1


def list_colours(board: Board) -> None:
    out = vec[i64]()
    for colour in range(COLOURS):
        for space in range(WATERS):
            if board.detail[space] == colour:
                out = append(out, space)
    board.by_colour = out


def all_steps(board: Board, shallow: bool) -> vec[u8]:
    out = vec[u8]([255] * (STOPS * STOPS))
    for start in range(STOPS):
        cost = steps_from(board, start, shallow)
        for to in range(STOPS):
            out[start * STOPS + to] = u8(cost[to])
    return out


def steps_from(board: Board, start: i64, shallow: bool) -> vec[i64]:
    """Cost to every space. Water costs 1; shallows cost 0 for the owner of E02 and else cannot be
    entered; Zeus is the end of a way, or one of the shallows (ORA-1.3, 7.3, 7.7)."""
    cost = vec[i64]([FAR] * board.count)
    here = vec[i64]([0] * board.count)  # spaces of the present cost
    then = vec[i64]([0] * board.count)  # those that cost one more
    here[0] = start
    cost[start] = 0
    count: i64 = 1
    paid: i64 = 0
    while count > 0:
        more: i64 = 0
        done: i64 = 0
        while done < count:
            space = here[done]
            done += 1
            if space == ZEUS and space != start and not shallow:
                continue
            for edge in range(EDGES):
                to = board.beside[space * EDGES + edge]
                if to < 0:
                    continue
                if shallow and free_to_enter(to):
                    if cost[to] > paid:
                        cost[to] = paid
                        here[count] = to
                        count += 1
                elif (to < WATERS or to == ZEUS) and cost[to] > paid + 1:
                    cost[to] = paid + 1
                    then[more] = to
                    more += 1
        for i in range(more):
            here[i] = then[i]
        count = more
        paid += 1
    return cost


def free_to_enter(space: i64) -> bool:
    return space == ZEUS or space >= SHALLOW


def find_reach(board: Board) -> None:
    reach = vec[u8]([0] * (STOPS * ISLANDS))
    around = vec[i64]()
    starts = vec[i64]()
    for stop in range(STOPS):
        starts = append(starts, i64(len(around)))
        for island in range(CLOUD, CLOUD + ISLANDS):
            level = reach_of(board, stop, island)
            reach[stop * ISLANDS + island - CLOUD] = u8(level)
            if level != NOT:
                around = append(around, island)
    board.reach = reach
    board.around = around
    board.around_from = append(starts, i64(len(around)))


def reach_of(board: Board, stop: i64, island: i64) -> i64:
    for edge in range(EDGES):
        if board.beside[stop * EDGES + edge] == island:
            return NEXT
    for edge in range(EDGES):
        between = board.beside[stop * EDGES + edge]
        if between >= 0 and between < WATERS:
            for other in range(EDGES):
                if board.beside[between * EDGES + other] == island:
                    return ACROSS
    return NOT


def find_nearest(board: Board) -> None:
    board.nearest = vec[u8]([255] * (2 * STOPS * COLOURS))
    for half in range(i64(2)):
        for stop in range(STOPS):
            for space in range(WATERS):
                at = (half * STOPS + stop) * COLOURS + board.detail[space]
                cost = board.distance(stop, space, half == 1)
                if space != stop and cost < i64(board.nearest[at]):
                    board.nearest[at] = u8(cost)
