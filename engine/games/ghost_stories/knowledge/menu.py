"""How promising each entry of the Yang phase's menu looks, window by window.

Entries that lead on (a move, an action, the end of the step) are compared with each other. Extra ones (the
Yin-Yang, a power, a power token) are worth taking if they are worth more than nothing, so they stand that
much above the best of those that lead on.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from engine.core.heuristics import Weights
from engine.core.state import Actions
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories.knowledge import plans
from engine.games.ghost_stories.knowledge.glance import Glance
from engine.games.ghost_stories.rules.geometry import adjacent
from engine.games.ghost_stories.terms import (
    ALIVE,
    AT,
    BEFORE_ACTION,
    BEFORE_MOVE,
    BLUE,
    BOARD,
    CENTRE,
    FAVORITE,
    GHOST,
    HAUNTED,
    MANTRA,
    PEAKS,
    POCKETS,
    POWER,
    SPACES,
    STRENGTH,
    TILE,
    TILES,
    TWIN_WINDS,
)


def score(g: Glance, actions: Actions, out: Weights) -> None:
    """A number for each listed action, higher is better, into `out`."""
    out.clear()
    base = 0.0
    places = plans.places(g, g.s.actor) if g.s.window == BEFORE_MOVE else vec[float]()
    for i in range(actions.count):
        if not is_extra(act.kind_of(actions.ids[i])):
            value = onward(g, actions.ids[i], places)
            base = max(base, value)
            out.add(value)
        else:
            out.add(0.0)
    for i in range(actions.count):
        if is_extra(act.kind_of(actions.ids[i])):
            out.of[i] = base + extra(g, act.kind_of(actions.ids[i]), act.value_of(actions.ids[i]))


def is_extra(kind: i64) -> bool:
    return (
        kind == act.YIN_YANG_HELP
        or kind == act.YIN_YANG_CLEAR
        or kind == act.SPEND_POWER_TOKEN
        or kind == act.USE_POCKETS
        or kind == act.USE_MANTRA
        or kind == act.USE_TWIN_WINDS
    )


def onward(g: Glance, action: i64, places: vec[float]) -> float:
    kind = act.kind_of(action)
    seat = g.s.actor
    here = g.s.cells[AT + seat]
    if kind == act.MOVE:
        return places[act.value_of(action)] + plans.prospect(g, places, act.value_of(action))
    if kind == act.STAY:
        return places[here] + plans.prospect(g, places, here)
    if kind == act.REQUEST_HELP:
        return plans.help_worth(g, seat, g.s.cells[TILE + here])
    if kind == act.EXORCISE:
        return plans.exorcism(g, seat, here)
    if kind == act.PLACE_BUDDHA:
        return g.worth.buddha_placed + 0.1 * float(g.crowd[act.value_of(action) // 3])
    if kind == act.TAKE_POWER_TOKENS:
        return float(act.value_of(action))
    return 0.02  # SKIP_ACTION, DONE_BUDDHA, END_TURN: better than something that harms


# ---- extra actions ----


def extra(g: Glance, kind: i64, value: i64) -> float:
    """What an extra action is worth beyond its price; a little below 0 says: rather not."""
    seat = g.s.actor
    if kind == act.YIN_YANG_HELP:
        if g.s.window <= BEFORE_ACTION and value == g.s.cells[AT + seat]:
            return -1.0  # the action step gives the same for nothing
        return plans.help_worth(g, seat, g.s.cells[TILE + value]) - g.worth.yin_yang
    if kind == act.YIN_YANG_CLEAR:
        return g.clear_worth() - g.worth.yin_yang
    if kind == act.USE_POCKETS:
        return 1.0  # a token for nothing
    if kind == act.USE_MANTRA:
        return mantra(g)
    if kind == act.USE_TWIN_WINDS:
        return twin_winds(g, seat) - 0.1
    return power_token(g, seat, value) - g.worth.power_token


def mantra(g: Glance) -> float:
    """The scroll goes to the ghost that gains most by it; it is moved only for a better one."""
    best = 0.0
    for space in range(SPACES):
        if g.s.cells[GHOST + space] != 0 and space + 1 != g.s.scroll:
            best = max(best, scroll_worth(g, space))
    now = 0.1
    if g.s.scroll != 0:
        now = scroll_worth(g, g.s.scroll - 1) * 1.2
    return best - now


def scroll_worth(g: Glance, space: i64) -> float:
    """A weak ghost falls anyway; the scroll is for strong ones that hurt."""
    strength = float(min(i64(4), g.symbols(g.s.cells[GHOST + space])))
    return g.worth.mantra * g.harm[space] * (0.25 + 0.25 * strength)


def twin_winds(g: Glance, seat: i64) -> float:
    """A companion who comes to this tile with tokens for its ghosts, or to a better tile for himself."""
    best = 0.0
    for other in range(g.s.setup.seats):
        if other != seat and g.s.cells[ALIVE + other] != 0:
            for tile in range(TILES):
                if adjacent(g.s.cells[AT + other], tile):
                    best = max(best, companion(g, seat, other, tile))
    return best


def companion(g: Glance, seat: i64, other: i64, tile: i64) -> float:
    """What it is worth that this companion stands there instead of where he is."""
    here = g.s.cells[AT + seat]
    value = 0.0
    if tile == here:
        value += plans.exorcism(g, seat, here, other) - plans.exorcism(g, seat, here)
    old = plans.action_worth(g, other, g.s.cells[AT + other])
    return value + g.worth.blow * (plans.action_worth(g, other, tile) - old)


def power_token(g: Glance, seat: i64, side: i64) -> float:
    """What the power of this board is worth in this turn."""
    power = g.s.cells[POWER + side]
    if power == POCKETS:
        return g.best_token(seat)
    if power == MANTRA:
        return mantra(g)
    if power == TWIN_WINDS:
        return twin_winds(g, seat)
    near = g.s.window != BEFORE_ACTION
    if power == PEAKS:
        return plans.best_place(g, seat, False) - plans.best_place(g, seat, True) if near else 0.0
    here = g.s.cells[AT + seat]
    attempt = best_attempt(g, seat) if near else plans.exorcism(g, seat, here)
    if power == STRENGTH or power == FAVORITE:
        return 0.35 * attempt
    ask = 0.0
    if g.s.cells[HAUNTED + here] == 0:
        ask = max(0.0, plans.help_worth(g, seat, g.s.cells[TILE + here]))
    if g.s.cells[BOARD + side] == BLUE + 1 and not near:
        return 0.7 * max(min(attempt, ask), 0.6 * max(attempt, ask))
    return 0.0


def best_attempt(g: Glance, seat: i64) -> float:
    best = 0.0
    here = g.s.cells[AT + seat]
    for tile in range(TILES):
        if tile != CENTRE and plans.within_step(here, tile):
            best = max(best, plans.exorcism(g, seat, tile))
    return best
