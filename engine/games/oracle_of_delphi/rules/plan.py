"""Hexes put down so far while a board is made, and what makes it valid (ORA-2.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from engine.games.oracle_of_delphi.terms import K_HOLE, K_WATER, K_ZEUS, WATERS

SIDE: Final[i64] = 64  # of the square that holds every board
MIDDLE: Final[i64] = 32
AREA: Final[i64] = 4096
HEXES_MAX: Final[i64] = 160
EDGES: Final[i64] = 6
# Neighbours E, NE, NW, W, SW, SE as steps in the square; axial coordinates, r grows downwards.
EAST: Final[i64] = 1
NORTH_EAST: Final[i64] = -63
NORTH_WEST: Final[i64] = -64
SOUTH_WEST: Final[i64] = 63
SOUTH_EAST: Final[i64] = 64


def neighbour(place: i64, edge: i64) -> i64:
    """The place in the square across this edge, 0 to 5 counter-clockwise from the east."""
    if edge == 0:
        return place + EAST
    if edge == 1:
        return place + NORTH_EAST
    if edge == 2:
        return place + NORTH_WEST
    if edge == 3:
        return place - EAST
    if edge == 4:
        return place + SOUTH_WEST
    return place + SOUTH_EAST


def place_of(q: i64, r: i64) -> i64:
    """The place in the square of a hex; -1 if it lies too far out."""
    if q <= -MIDDLE or q >= MIDDLE - 1 or r <= -MIDDLE or r >= MIDDLE - 1:
        return -1
    return (r + MIDDLE) * SIDE + q + MIDDLE


def turned_q(q: i64, r: i64, mirrored: bool, turns: i64) -> i64:
    """q after a mirror (q, r) -> (q + r, -r) and this many clockwise turns (q, r) -> (-r, q + r)."""
    if mirrored:
        return turned_q(q + r, -r, False, turns)
    return q if turns == 0 else turned_q(-r, q + r, False, turns - 1)


def turned_r(q: i64, r: i64, mirrored: bool, turns: i64) -> i64:
    if mirrored:
        return turned_r(q + r, -r, False, turns)
    return r if turns == 0 else turned_r(-r, q + r, False, turns - 1)


@mypyc_attr(acyclic=True)
class Atlas:
    """The component data of the board: tiles, the fixed layout, the slots of the compact shape."""

    def __init__(self) -> None:
        self.starts: vec[i64] = vec[i64]()  # by tile: where its hexes begin; one more for the end
        self.hexes: vec[i64] = vec[i64]()  # q, r, kind, detail of each hex
        self.classes: vec[i64] = vec[i64]()  # by tile: 0 ring, 1 large, 2 medium, 3 small, 4 city
        self.standard: vec[i64] = vec[i64]()  # tile, rotation, q, r
        self.slots: vec[i64] = vec[i64]()  # class, rotation, q, r
        self.slack: i64 = 0
        self.min_water: i64 = 0
        self.city_distance: i64 = 0
        self.max_gaps: i64 = 0


@mypyc_attr(acyclic=True)
class Plan:
    """What lies where. `detail` is a colour, bits of colours, or 1 for a marked monster island."""

    def __init__(self) -> None:
        self.at: vec[i64] = vec[i64]([0] * AREA)  # hex + 1 at each place of the square
        self.place: vec[i64] = vec[i64]([0] * HEXES_MAX)
        self.kind: vec[i64] = vec[i64]([0] * HEXES_MAX)
        self.detail: vec[i64] = vec[i64]([0] * HEXES_MAX)
        self.count: i64 = 0
        self.sound = True  # nothing overlaps and nothing lies too far out

    def put(self, q: i64, r: i64, kind: i64, detail: i64) -> None:
        place = place_of(q, r)
        if place < 0 or self.at[place] != 0:
            self.sound = False
            return
        self.place[self.count] = place
        self.kind[self.count] = kind
        self.detail[self.count] = detail
        self.count += 1
        self.at[place] = self.count

    def put_tile(self, atlas: Atlas, tile: i64, mirrored: bool, turns: i64, q: i64, r: i64) -> None:
        """Lay a tile: mirror, turn, move (ORA-2.18)."""
        h = atlas.starts[tile]
        while h < atlas.starts[tile + 1]:
            x = atlas.hexes[h * 4]
            y = atlas.hexes[h * 4 + 1]
            self.put(
                turned_q(x, y, mirrored, turns) + q,
                turned_r(x, y, mirrored, turns) + r,
                atlas.hexes[h * 4 + 2],
                atlas.hexes[h * 4 + 3],
            )
            h += 1

    def kind_at(self, place: i64) -> i64:
        """The kind of hex at a place of the square; -1 if nothing lies there."""
        hex_ = self.at[place]
        return i64(-1) if hex_ == 0 else self.kind[hex_ - 1]

    def is_valid(self) -> bool:
        """All water is one area and every island has water beside it (ORA-2.1)."""
        if not self.sound:
            return False
        for h in range(self.count):
            kind = self.kind[h]
            if kind != K_WATER and kind != K_HOLE and not self.beside(self.place[h], K_WATER):
                return False
        return self.water_reached() == WATERS

    def beside(self, place: i64, kind: i64) -> bool:
        for edge in range(EDGES):
            if self.kind_at(neighbour(place, edge)) == kind:
                return True
        return False

    def water_reached(self) -> i64:
        """How many water hexes can be reached from the first one without leaving the water."""
        seen = vec[i64]([0] * AREA)
        todo = vec[i64]([0] * HEXES_MAX)
        start: i64 = 0
        while self.kind[start] != K_WATER:
            start += 1
        todo[0] = self.place[start]
        seen[self.place[start]] = 1
        found: i64 = 1
        done: i64 = 0
        while done < found:
            here = todo[done]
            done += 1
            for edge in range(EDGES):
                there = neighbour(here, edge)
                if seen[there] == 0 and self.kind_at(there) == K_WATER:
                    seen[there] = 1
                    todo[found] = there
                    found += 1
        return found

    def outside(self) -> vec[i64]:
        """1 for every empty place that can be reached from the border of the square (ORA-1.3)."""
        seen = vec[i64]([0] * AREA)
        todo = vec[i64]([0] * AREA)
        found: i64 = 0
        for i in range(SIDE):
            for border in (i, AREA - SIDE + i, i * SIDE, i * SIDE + SIDE - 1):
                if seen[border] == 0:
                    seen[border] = 1
                    todo[found] = border
                    found += 1
        done: i64 = 0
        while done < found:
            here = todo[done]
            done += 1
            for edge in range(EDGES):
                there = neighbour(here, edge)
                if there >= 0 and there < AREA and seen[there] == 0 and self.at[there] == 0:
                    seen[there] = 1
                    todo[found] = there
                    found += 1
        return seen

    def in_order(self) -> vec[i64]:
        """The hexes from top to bottom, from left to right."""
        places = in_order(self.place[: self.count])
        for i in range(self.count):
            places[i] = self.at[places[i]] - 1
        return places

    def gaps(self) -> vec[i64]:
        """The places that are empty and fully enclosed by tiles, from top to bottom, from left to right."""
        top, bottom, left, right = self.frame()
        seen = vec[u8]([0] * AREA)
        todo = vec[i64]([0] * AREA)
        todo[0] = top * SIDE + left
        seen[todo[0]] = 1
        found: i64 = 1
        done: i64 = 0
        while done < found:  # the empty places of the frame and all that can be reached from them
            here = todo[done]
            done += 1
            for edge in range(EDGES):
                there = neighbour(here, edge)
                row = there // SIDE
                column = there % SIDE
                if row < top or row > bottom or column < left or column > right:
                    continue
                if seen[there] == 0 and self.at[there] == 0:
                    seen[there] = 1
                    todo[found] = there
                    found += 1
        out = vec[i64]()
        for row in range(top, bottom + 1):
            for place in range(row * SIDE + left, row * SIDE + right + 1):
                if seen[place] == 0 and self.at[place] == 0:
                    out = append(out, place)
        return out

    def frame(self) -> tuple[i64, i64, i64, i64]:
        """Top and bottom row, left and right column of the smallest empty frame around all hexes."""
        top = SIDE
        bottom: i64 = 0
        left = SIDE
        right: i64 = 0
        for h in range(self.count):
            row = self.place[h] // SIDE
            column = self.place[h] % SIDE
            top = min(top, row)
            bottom = max(bottom, row)
            left = min(left, column)
            right = max(right, column)
        return top - 1, bottom + 1, left - 1, right + 1


def in_order(places: vec[i64]) -> vec[i64]:
    """The same places from top to bottom, from left to right."""
    out = places[:]
    for i in range(i64(1), i64(len(out))):
        place = out[i]
        at = i
        while at > 0 and out[at - 1] > place:
            out[at] = out[at - 1]
            at -= 1
        out[at] = place
    return out


def q_of(place: i64) -> i64:
    return place % SIDE - MIDDLE


def r_of(place: i64) -> i64:
    return place // SIDE - MIDDLE


def is_shallow(kind: i64) -> bool:
    return kind == K_HOLE or kind == K_ZEUS
