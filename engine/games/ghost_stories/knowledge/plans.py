"""What the actions of a Yang phase are worth: an exorcism, a help, a tile to stand on, an extra action."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from engine.games.ghost_stories.knowledge import odds
from engine.games.ghost_stories.knowledge.glance import FIRST_FACED, SECOND_FACED, Glance
from engine.games.ghost_stories.rules import village
from engine.games.ghost_stories.rules.payment import is_eligible
from engine.games.ghost_stories.terms import (
    ALIVE,
    ALTAR,
    AT,
    BUDDHA,
    CEMETERY,
    CIRCLE,
    COLOURS,
    DICE_IMMUNE,
    FAVORITE,
    FIGURE,
    GHOST,
    GHOSTS,
    GUST,
    HAUNTED,
    HERBALIST,
    ON_STONE,
    PAVILION,
    READY,
    SECOND_WIND,
    SIDES,
    SORCERER,
    SPACES,
    STRENGTH,
    SUPPLY,
    TEMPLE,
    TILE,
    TILES,
    WATCHMAN,
)

# ---- exorcism ----


def exorcism(g: Glance, seat: i64, tile: i64, guest: i64 = -1) -> float:
    """What an attempt from this tile is worth; `guest` is a companion who would stand there too."""
    first = FIRST_FACED[tile]
    second = SECOND_FACED[tile]
    if first >= 0 and not is_eligible(g.s, first):
        first = -1
    if second >= 0 and not is_eligible(g.s, second):
        second = -1
    if first < 0:
        first = second
        second = -1
    if first < 0:
        return 0.0
    dice = dice_of(g, seat)
    if is_plain(g, first) and (second < 0 or is_plain(g, second)):
        return plain(g, seat, tile, guest, first, second, dice)
    faced = odds.Faced()
    for colour in range(COLOURS):
        faced.own[colour] = owned(g, seat, tile, guest, colour)
    face(g, faced, first, seat)
    if second >= 0:
        face(g, faced, second, seat)
    return faced.worth(dice, g.worth.token * g.worth.price, g.wild)


def dice_of(g: Glance, seat: i64) -> i64:
    """Free dice, the special one, and about two more in worth for The Gods' Favorite's second throw."""
    if g.s.has_power(seat, STRENGTH):
        return g.dice + 1
    if g.s.has_power(seat, FAVORITE):
        return min(odds.MOST_DICE, g.dice + min(i64(2), g.dice))
    return g.dice


def is_plain(g: Glance, space: i64) -> bool:
    card = g.s.cells[GHOST + space]
    return g.s.centre_of(card) != DICE_IMMUNE and not g.is_mixed(card)


def owned(g: Glance, seat: i64, tile: i64, guest: i64, colour: i64) -> i64:
    """Tokens of this colour that this Taoist could spend on this tile."""
    if g.blocked:
        return 0
    total: i64 = 0
    for other in range(g.s.setup.seats):
        there = g.s.cells[AT + other] == tile or other == seat or other == guest
        if there and g.s.cells[ALIVE + other] != 0:
            total += g.s.tao(other, colour)
    return total


def plain(g: Glance, seat: i64, tile: i64, guest: i64, first: i64, second: i64, dice: i64) -> float:
    """An attempt at ghosts of one colour each."""
    a = side_of(g, seat, tile, guest, first)
    price = g.token_value(seat, a.colour) * g.worth.price
    if second < 0:
        return odds.lone(dice, a.need, a.own, a.gain, price, g.wild)
    return odds.pair(dice, a, side_of(g, seat, tile, guest, second), price, g.wild)


def side_of(g: Glance, seat: i64, tile: i64, guest: i64, space: i64) -> odds.Side:
    card = g.s.cells[GHOST + space]
    colour = g.s.colour_of(card)
    own = owned(g, seat, tile, guest, colour)
    return odds.Side(colour, g.need(card, space, colour), own, g.gain(space, seat))


def face(g: Glance, faced: odds.Faced, space: i64, seat: i64) -> None:
    card = g.s.cells[GHOST + space]
    for colour in range(COLOURS):
        faced.need[faced.ghosts * 5 + colour] = g.need(card, space, colour)
    if g.s.centre_of(card) == DICE_IMMUNE:
        faced.immune |= i64(1) << faced.ghosts
    faced.gain[faced.ghosts] = g.gain(space, seat)
    faced.ghosts += 1


# ---- helps ----


def help_worth(g: Glance, seat: i64, kind: i64) -> float:
    """What this villager's help is worth now; 0 or less if it is no good or not to be had."""
    if not village.can_help(g.s, kind):
        return 0.0
    if kind == HERBALIST:
        return herbs(g, seat)
    if kind == TEMPLE:
        return temple(g, seat)
    if kind == CIRCLE:
        return best_circle(g) - circle_now(g)
    if kind == WATCHMAN:
        return best_calm(g)
    if kind == ALTAR:
        return g.clear_worth() - g.arrival_cost()
    if kind == SORCERER:
        return best_banish(g) - g.qi_cost(seat)
    if kind == CEMETERY:
        return g.worth.revive - g.worth.curse - g.village_cost() / 6.0 - g.qi_cost(seat) / 6.0
    if kind == PAVILION:
        return best_blow(g)
    return g.worth.qi * g.thirst(seat) + g.best_token(seat) - g.arrival_cost()  # the Tea House


def herbs(g: Glance, seat: i64) -> float:
    dice = village.herb_dice(g.s)
    value = 0.0
    best = 0.0
    for colour in range(COLOURS):
        if g.s.cells[SUPPLY + colour] > 0:
            one = g.token_value(seat, colour)
            value += one
            best = max(best, one)
    return float(dice) * (value + (best if g.wild else 0.0)) / 6.0


def temple(g: Glance, seat: i64) -> float:
    """A Buddha does away with any ghost; one who holds some already wants no more."""
    held = g.buddhas_of(seat)
    return g.worth.buddha / (1.0 + float(held)) if held < 2 else 0.0


def circle_worth(g: Glance, colour: i64) -> float:
    """What a token of this colour does on the Circle: for ghosts in play, and for those to come."""
    value = g.worth.circle * 0.5
    for space in range(SPACES):
        card = g.s.cells[GHOST + space]
        if card != 0 and g.s.need_of(card, colour) > 0:
            value += g.worth.circle * (1.5 if card > GHOSTS else 1.0)
    return value


def circle_now(g: Glance) -> float:
    return circle_worth(g, g.circle - 1) if g.circle != 0 else 0.0


def best_circle(g: Glance) -> float:
    best = 0.0
    for colour in range(COLOURS):
        if g.s.cells[SUPPLY + colour] > 0 and colour + 1 != g.circle:
            best = max(best, circle_worth(g, colour) - g.worth.token)
    return best


def calm_worth(g: Glance, side: i64) -> float:
    """Figures that go back to their cards: each haunting comes a round later."""
    value = 0.0
    for space in range(side * 3, side * 3 + 3):
        if g.s.cells[FIGURE + space] == ON_STONE:
            value += g.worth.haunt * g.haunt_cost(space) * g.worth.calm
    return value


def best_calm(g: Glance) -> float:
    best = 0.0
    for side in range(SIDES):
        best = max(best, calm_worth(g, side))
    return best


def best_banish(g: Glance) -> float:
    best = 0.0
    for space in range(SPACES):
        if g.s.cells[GHOST + space] <= GHOSTS:
            best = max(best, g.harm[space])
    return best


def best_blow(g: Glance) -> float:
    """The Pavilion: a ghost off a full board or onto a Buddha."""
    best = 0.05
    trap = g.buddhas_waiting() > 0
    for space in range(SPACES):
        card = g.s.cells[GHOST + space]
        if card == 0:
            continue
        if trap and card <= GHOSTS:
            best = max(best, g.harm[space] - g.worth.buddha_placed)
        elif g.crowd[space // 3] == 3 and g.ghosts < 9:
            best = max(best, g.crowd_cost(space // 3) * g.worth.blow)
    return best


# ---- a place to stand ----


def action_worth(g: Glance, seat: i64, tile: i64) -> float:
    """The best use of the action step on this tile; 0 or more. Worked out once, since plans overlap."""
    at = seat * TILES + tile
    if g.uses[at] < 0.0:
        g.uses[at] = best_use(g, seat, tile)
    return g.uses[at]


def best_use(g: Glance, seat: i64, tile: i64) -> float:
    attempt = exorcism(g, seat, tile)
    ask = 0.0
    if g.s.cells[HAUNTED + tile] == 0:
        ask = max(0.0, help_worth(g, seat, g.s.cells[TILE + tile]))
    if g.s.has_power(seat, GUST):
        return attempt + ask
    if g.s.has_power(seat, SECOND_WIND):
        return (1.0 + g.worth.second_action) * max(attempt, ask)
    return max(attempt, ask)


def place_worth(g: Glance, seat: i64, tile: i64) -> float:
    """What moving to this tile is worth: its action, and a Buddha that can be placed from there."""
    value = action_worth(g, seat, tile)
    if g.s.cells[READY + seat] > 0:
        value += g.worth.buddha_placed * float(min(g.s.cells[READY + seat], open_spaces(g, tile)))
    return value


def places(g: Glance, seat: i64) -> vec[float]:
    """What each tile is worth to this Taoist."""
    found = vec[float]([0.0] * 9)
    for tile in range(TILES):
        found[tile] = place_worth(g, seat, tile)
    return found


def prospect(g: Glance, found: vec[float], tile: i64) -> float:
    """What this tile offers for the turn after: the best that is near it, itself excepted."""
    best = 0.0
    for other in range(TILES):
        if other != tile and within_step(tile, other):
            best = max(best, found[other])
    return g.worth.ahead * best


def open_spaces(g: Glance, tile: i64) -> i64:
    """Faced spaces with neither ghost nor Buddha."""
    count: i64 = 0
    for space in (FIRST_FACED[tile], SECOND_FACED[tile]):
        if space >= 0 and g.s.cells[GHOST + space] == 0 and g.s.cells[BUDDHA + space] == 0:
            count += 1
    return count


def best_place(g: Glance, seat: i64, near: bool) -> float:
    """The best tile within a step, or anywhere."""
    best = 0.0
    here = g.s.cells[AT + seat]
    for tile in range(TILES):
        if not near or within_step(here, tile):
            best = max(best, place_worth(g, seat, tile))
    return best


def within_step(a: i64, b: i64) -> bool:
    rows = a // 3 - b // 3
    columns = a % 3 - b % 3
    return rows * rows <= 1 and columns * columns <= 1
