"""Makes the board of a number: the fixed layout, the compact shape, or a free one (ORA-2.1, 2.17, 19.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.core.kit import Rng, seeded
from engine.games.oracle_of_delphi.rules import free_layout
from engine.games.oracle_of_delphi.rules.board import Board, make
from engine.games.oracle_of_delphi.rules.plan import Atlas, Plan, q_of, r_of
from engine.games.oracle_of_delphi.terms import FREE, STANDARD

RING: Final[i64] = 0
CLASSES: Final[i64] = 5
NUMBERS: Final[i64] = 1 << 24  # numbers of boards: 1 to this


def board_of(atlas: Atlas, mode: i64, number: i64) -> Board:
    """The board that this number stands for; the same everywhere and for ever."""
    if mode == STANDARD:
        return make(standard(atlas), mode, number)
    rng = seeded(number * 4 + mode)
    while True:
        plan = free_layout.plan(atlas, rng) if mode == FREE else compact(atlas, rng)
        if plan.is_valid() and (mode != FREE or i64(len(plan.gaps())) <= atlas.max_gaps):
            return make(plan, mode, number)


def standard(atlas: Atlas) -> Plan:
    plan = Plan()
    at = atlas.standard
    for i in range(i64(len(at)) // 4):
        plan.put_tile(atlas, at[i * 4], False, at[i * 4 + 1], at[i * 4 + 2], at[i * 4 + 3])
    return plan


def compact(atlas: Atlas, rng: Rng) -> Plan:
    """Deal the tiles of each class to its slots, rings turned at random, half of the boards mirrored."""
    plan = Plan()
    for kind in range(CLASSES):
        deal_class(atlas, rng, plan, kind)
    return mirrored(plan) if rng.below(2) == 1 else plan


def deal_class(atlas: Atlas, rng: Rng, plan: Plan, kind: i64) -> None:
    tiles = vec[i64]([0] * i64(len(atlas.classes)))
    count: i64 = 0
    for tile in range(i64(len(atlas.classes))):
        if atlas.classes[tile] == kind:
            tiles[count] = tile
            count += 1
    shuffle(tiles, count, rng)
    slots = atlas.slots
    dealt: i64 = 0
    for i in range(i64(len(slots)) // 4):
        if slots[i * 4] == kind:
            turns = rng.below(6) if kind == RING else slots[i * 4 + 1]
            plan.put_tile(atlas, tiles[dealt], False, turns, slots[i * 4 + 2], slots[i * 4 + 3])
            dealt += 1


def shuffle(items: vec[i64], count: i64, rng: Rng) -> None:
    """Every order of the first `count` items is as likely."""
    left = count
    while left > 1:
        pick = rng.below(left)
        left -= 1
        kept = items[left]
        items[left] = items[pick]
        items[pick] = kept


def mirrored(plan: Plan) -> Plan:
    """The same board seen from below: (q, r) -> (q + r, -r)."""
    out = Plan()
    for h in range(plan.count):
        q = q_of(plan.place[h])
        r = r_of(plan.place[h])
        out.put(q + r, -r, plan.kind[h], plan.detail[h])
    out.sound = out.sound and plan.sound
    return out
