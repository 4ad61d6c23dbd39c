"""The generator of free boards: tiles packed by chance and contact, cities around them (ORA-2.1, 2.17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.core.kit import Rng
from engine.games.oracle_of_delphi.rules.plan import (
    AREA,
    EDGES,
    MIDDLE,
    SIDE,
    Atlas,
    Plan,
    neighbour,
    q_of,
    r_of,
    turned_q,
    turned_r,
)
from engine.games.oracle_of_delphi.terms import K_WATER

TILES: Final[i64] = 12  # the first is the ring of water around Zeus
CITIES: Final[i64] = 6
TURNS: Final[i64] = 6
TANGENT: Final[i64] = 577  # of 30 degrees, in thousandths
HEXES: Final[i64] = 12  # of the largest tile


def plan(atlas: Atlas, rng: Rng) -> Plan:
    """A board by chance; `sound` is False where the try failed."""
    out = Plan()
    out.put_tile(atlas, 0, False, 0, 0, 0)
    order = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    shuffle(order, TILES - 1, rng)
    for tile in order:
        if not add_tile(atlas, rng, out, tile):
            out.sound = False
            return out
    if not add_cities(atlas, rng, out):
        out.sound = False
    return out


def shuffle(items: vec[i64], count: i64, rng: Rng) -> None:
    left = count
    while left > 1:
        pick = rng.below(left)
        left -= 1
        kept = items[left]
        items[left] = items[pick]
        items[pick] = kept


def turned(atlas: Atlas, tile: i64, mirrored: bool, turns: i64) -> vec[i64]:
    """The hexes of a turned tile as steps in the square, each with 1 for water and 0 for other kinds."""
    out = vec[i64]()
    h = atlas.starts[tile]
    while h < atlas.starts[tile + 1]:
        q = atlas.hexes[h * 4]
        r = atlas.hexes[h * 4 + 1]
        out = append(out, turned_r(q, r, mirrored, turns) * SIDE + turned_q(q, r, mirrored, turns))
        out = append(out, 1 if atlas.hexes[h * 4 + 2] == K_WATER else 0)
        h += 1
    return out


def contacts(board: Plan, shape: vec[i64], offset: i64, water: bool) -> i64:
    """Edges between a tile laid there and what lies; water to water only if asked; -1 if it overlaps."""
    count: i64 = 0
    for i in range(i64(len(shape)) // 2):
        place = offset + shape[i * 2]
        if place < 2 * SIDE or place >= AREA - 2 * SIDE or board.at[place] != 0:
            return -1
        column = place % SIDE
        if column < 2 or column > SIDE - 3:
            return -1
        for edge in range(EDGES):
            kind = board.kind_at(neighbour(place, edge))
            if kind >= 0 and (not water or (kind == K_WATER and shape[i * 2 + 1] == 1)):
                count += 1
    return count


def add_tile(atlas: Atlas, rng: Rng, board: Plan, tile: i64) -> bool:
    """Lay a tile where it has nearly the most contact; a side by chance. False if it fits nowhere."""
    mirrored = rng.below(2) == 1
    found = vec[i64]()  # turns, offset, contacts
    most: i64 = 0
    for turns in range(TURNS):
        shape = turned(atlas, tile, mirrored, turns)
        tried = vec[i64]([0] * AREA)
        for h in range(board.count):
            for edge in range(EDGES):
                beside = neighbour(board.place[h], edge)
                if board.at[beside] != 0:
                    continue
                for i in range(i64(len(shape)) // 2):
                    offset = beside - shape[i * 2]
                    if offset < 0 or offset >= AREA or tried[offset] != 0:
                        continue
                    tried[offset] = 1
                    count = contacts(board, shape, offset, False)
                    if count > 0 and contacts(board, shape, offset, True) >= atlas.min_water:
                        found = append(append(append(found, turns), offset), count)
                        most = max(most, count)
    return lay_one(atlas, rng, board, tile, mirrored, found, most - atlas.slack)


def lay_one(
    atlas: Atlas, rng: Rng, board: Plan, tile: i64, mirrored: bool, found: vec[i64], least: i64
) -> bool:
    """Lay the tile at one of the places with at least so many contacts."""
    kept: i64 = 0
    for i in range(i64(len(found)) // 3):
        if found[i * 3 + 2] >= least:
            kept += 1
    if kept == 0:
        return False
    pick = rng.below(kept)
    for i in range(i64(len(found)) // 3):
        if found[i * 3 + 2] >= least:
            if pick == 0:
                lay(atlas, board, tile, mirrored, found[i * 3], found[i * 3 + 1])
                return True
            pick -= 1
    return False


def lay(atlas: Atlas, board: Plan, tile: i64, mirrored: bool, turns: i64, offset: i64) -> None:
    board.put_tile(atlas, tile, mirrored, turns, offset % SIDE - MIDDLE, offset // SIDE - MIDDLE)


def city_places(atlas: Atlas, board: Plan) -> vec[i64]:
    """Turns and offset of every way to lay a city tile: its water joins on, its city stands free."""
    free = board.outside()
    out = vec[i64]()
    for turns in range(TURNS):
        shape = turned(atlas, TILES, False, turns)
        for offset in range(2 * SIDE, AREA - 2 * SIDE):
            if free[offset] == 1 and suits_city(board, free, shape, offset):
                out = append(append(out, turns), offset)
    return out


def suits_city(board: Plan, free: vec[i64], shape: vec[i64], offset: i64) -> bool:
    column = offset % SIDE
    if column < 3 or column > SIDE - 4:
        return False
    for i in range(i64(len(shape)) // 2):
        place = offset + shape[i * 2]
        if free[place] == 0:
            return False
        if shape[i * 2 + 1] == 1:
            if not board.beside(place, K_WATER):
                return False
        else:
            for edge in range(EDGES):
                if board.at[neighbour(place, edge)] != 0:
                    return False
    return True


def add_cities(atlas: Atlas, rng: Rng, board: Plan) -> bool:
    """One city in each of six directions 60 degrees apart, as near to it as may be (ORA-2.17)."""
    places = city_places(atlas, board)
    cities = vec[i64]([12, 13, 14, 15, 16, 17])
    shuffle(cities, CITIES, rng)
    middle_x: i64 = 0
    middle_y: i64 = 0
    for h in range(board.count):
        middle_x += across(board.place[h])
        middle_y += down(board.place[h])
    middle_x = middle_x // board.count
    middle_y = middle_y // board.count
    dx = rng.below(2001) - 1000  # the first direction; only its angle matters
    dy = rng.below(2001) - 1000
    taken = vec[i64]()
    for city in cities:
        best = nearest_place(atlas, board, places, taken, middle_x, middle_y, dx, dy)
        if best < 0:
            return False
        taken = append(taken, places[best * 2 + 1])
        lay(atlas, board, city, False, places[best * 2], places[best * 2 + 1])
        turned_x = (500 * dx - 866 * dy) // 1000
        dy = (866 * dx + 500 * dy) // 1000
        dx = turned_x
    return True


def across(place: i64) -> i64:
    """Thousandths of the width of half a hex from the left."""
    return (2 * q_of(place) + r_of(place)) * 1000


def down(place: i64) -> i64:
    return r_of(place) * 1732


def size(value: i64) -> i64:
    return -value if value < 0 else value


def nearest_place(
    atlas: Atlas, board: Plan, places: vec[i64], taken: vec[i64], x: i64, y: i64, dx: i64, dy: i64
) -> i64:
    """The free place whose direction is closest, at most 30 degrees off; -1 if there is none.

    Whole numbers throughout, so that a board is the same on every machine.
    """
    best: i64 = -1
    best_off: i64 = TANGENT + 1
    for i in range(i64(len(places)) // 2):
        offset = places[i * 2 + 1]
        along = (across(offset) - x) * dx + (down(offset) - y) * dy
        aside = size((across(offset) - x) * dy - (down(offset) - y) * dx)
        if along <= 0 or aside * 1000 // along > TANGENT or aside * 1000 // along >= best_off:
            continue
        if is_free(atlas, board, places[i * 2], offset) and is_apart(taken, offset, atlas.city_distance):
            best = i
            best_off = aside * 1000 // along
    return best


def is_free(atlas: Atlas, board: Plan, turns: i64, offset: i64) -> bool:
    shape = turned(atlas, TILES, False, turns)
    for i in range(i64(len(shape)) // 2):
        if board.at[offset + shape[i * 2]] != 0:
            return False
    return True


def is_apart(taken: vec[i64], offset: i64, least: i64) -> bool:
    for other in taken:
        q = q_of(other) - q_of(offset)
        r = r_of(other) - r_of(offset)
        if (size(q) + size(r) + size(q + r)) // 2 < least:
            return False
    return True
