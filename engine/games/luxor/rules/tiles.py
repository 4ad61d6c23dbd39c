"""LUX-6 Horus, Osiris and temple tiles: what the tile does on which a move has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.luxor.actions import CARD, DECLINE, KEY, PICK_JOKER, PICK_SCARAB
from engine.games.luxor.rules.codes import (
    ACTION_DUE,
    DECK_NOT_SHOWN,
    NO_TUNNEL_AHEAD,
    SUPPLY_EMPTY,
    TOO_FEW,
    TURN_ORDER,
)
from engine.games.luxor.rules.movement import walk
from engine.games.luxor.rules.refill import start_draw, take_horus_card
from engine.games.luxor.rules.tables import TILE_KIND, TILE_LEVEL, TILE_OTHER_LEVEL
from engine.games.luxor.rules.treasure import act_on_treasure, missing_adventurers
from engine.games.luxor.terms import (
    AT_EYES,
    AT_HORUS,
    AT_PICK,
    AT_SCARAB,
    BY_TUNNEL,
    EYES,
    HORUS,
    JOKER,
    JOKER_OR_SCARAB,
    N_DECLINED,
    N_JOKER,
    N_KEY,
    N_SCARAB,
    NOWHERE,
    SCARAB,
    TOMB,
    TREASURE,
    TUNNEL,
)

if TYPE_CHECKING:
    from engine.games.luxor.state import LuxorState


def find_obstacle(s: LuxorState, space: i64) -> i64:
    """OK if the tile here would do something for the active seat, otherwise the article that says why not.

    Also OK for a place without a tile: there is nothing that could fail.
    """
    tile = s.tiles[space]
    kind = TILE_KIND[tile]
    if kind == TREASURE:
        return OK if missing_adventurers(s, space) <= 0 else TOO_FEW
    if kind == TUNNEL:
        return OK if next_tunnel(s, space) != NOWHERE else NO_TUNNEL_AHEAD
    if kind == HORUS:
        return OK if s.keys_left != 0 or s.piles.tops[TILE_LEVEL[tile]] != 0 else SUPPLY_EMPTY
    if kind == EYES:
        left = s.piles.tops[TILE_LEVEL[tile]] != 0 or s.piles.tops[TILE_OTHER_LEVEL[tile]] != 0
        return OK if left else SUPPLY_EMPTY
    if kind == SCARAB:
        return OK if s.scarabs_left != 0 else SUPPLY_EMPTY
    if kind == JOKER:
        return OK if s.jokers_left != 0 else SUPPLY_EMPTY
    if kind == JOKER_OR_SCARAB:
        return OK if s.jokers_left != 0 or s.scarabs_left != 0 else SUPPLY_EMPTY
    return OK


def act_on(s: LuxorState, space: i64) -> None:
    """Perform the action of the tile on this position, if there is any (LUX-6.12)."""
    s.where = space
    kind = TILE_KIND[s.tiles[space]] if space < TOMB else i64(0)
    if kind == TREASURE:
        act_on_treasure(s, space)
    elif kind == 0 or find_obstacle(s, space) != OK:
        start_draw(s)
    elif kind == HORUS:
        s.point = AT_HORUS
    elif kind == EYES:
        s.point = AT_EYES
    elif kind == SCARAB:
        s.point = AT_SCARAB
    elif kind == JOKER:
        take_joker(s)
    elif kind == JOKER_OR_SCARAB:
        s.point = AT_PICK
    else:
        go_through_tunnel(s, space)


# ---- Horus and eye tiles ----


def check_horus(s: LuxorState, choice: i64) -> i64:
    """LUX-6.1; declining is ruling R10."""
    if choice == KEY:
        return OK if s.keys_left != 0 else SUPPLY_EMPTY
    if choice == CARD:
        return OK if s.piles.tops[TILE_LEVEL[s.tiles[s.where]]] != 0 else SUPPLY_EMPTY
    if choice == DECLINE:
        return OK if s.rules.may_decline_horus else ACTION_DUE
    return TURN_ORDER


def do_horus(s: LuxorState, choice: i64) -> None:
    if choice == CARD:
        take_horus_card(s, TILE_LEVEL[s.tiles[s.where]])
        return
    if choice == KEY:
        s.me().keys += 1
        s.keys_left -= 1
        s.note(N_KEY, s.active)
    else:
        s.note(N_DECLINED, s.active, s.where)
    start_draw(s)


def check_eyes(s: LuxorState, level: i64) -> i64:
    """LUX-6.7."""
    tile = s.tiles[s.where]
    if level != TILE_LEVEL[tile] and level != TILE_OTHER_LEVEL[tile]:
        return DECK_NOT_SHOWN
    return OK if s.piles.tops[level] != 0 else SUPPLY_EMPTY


def do_eyes(s: LuxorState, level: i64) -> None:
    take_horus_card(s, level)


# ---- jokers and scarabs ----


def check_pick(s: LuxorState, what: i64) -> i64:
    """LUX-6.6."""
    if what == PICK_JOKER:
        return OK if s.jokers_left != 0 else SUPPLY_EMPTY
    if what == PICK_SCARAB:
        return OK if s.scarabs_left != 0 else SUPPLY_EMPTY
    return TURN_ORDER


def do_pick(s: LuxorState, what: i64) -> None:
    if what == PICK_JOKER:
        take_joker(s)
    else:
        s.point = AT_SCARAB


def take_joker(s: LuxorState) -> None:
    """LUX-6.5."""
    s.me().jokers += 1
    s.jokers_left -= 1
    s.note(N_JOKER, s.active)
    start_draw(s)


def do_take_scarab(s: LuxorState, points: i64) -> None:
    """LUX-6.4."""
    s.me().scarabs.bump(points)
    s.stock.scarabs.bump(points, -1)
    s.scarabs_left -= 1
    s.note(N_SCARAB, s.active, points)
    start_draw(s)


# ---- tunnels ----


def next_tunnel(s: LuxorState, space: i64) -> i64:
    """The nearest tunnel tile towards the tomb chamber, or NOWHERE (LUX-6.8)."""
    for goal in range(space + 1, TOMB):
        if TILE_KIND[s.tiles[goal]] == TUNNEL:
            return goal
    return NOWHERE


def go_through_tunnel(s: LuxorState, space: i64) -> None:
    """One hop, without a further action (LUX-6.9); under an option on to the last tunnel (ruling R6)."""
    start = space
    goal = next_tunnel(s, start)
    while goal != NOWHERE:
        walk(s, s.me(), start, goal, BY_TUNNEL)
        start = goal
        goal = next_tunnel(s, start) if s.rules.tunnel_chains else NOWHERE
    start_draw(s)
