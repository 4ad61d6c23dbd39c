"""How promising each answer looks when a rule asks something: where to place, what to take, whom to spare."""

from __future__ import annotations

from mypy_extensions import i64

from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories.knowledge import menu, plans
from engine.games.ghost_stories.knowledge.glance import FIRST_FACED, SECOND_FACED, Glance
from engine.games.ghost_stories.rules import exorcism, payment
from engine.games.ghost_stories.rules.geometry import front_tile, opposite
from engine.games.ghost_stories.terms import (
    ALIVE,
    AT,
    BLANK,
    BUDDHA,
    COLOURS,
    DICE,
    GHOST,
    GHOSTS,
    HAUNT,
    HOWLING,
    JOB_HERBS,
    JOB_WIDTH,
    JOBS,
    LOSE_ALL_TAO,
    LOSE_QI,
    QI,
    SUPPLY,
    TILES,
    UNCATCHABLE,
    WHITE,
)


def score(g: Glance, action: i64) -> float:
    """A number for this answer, higher is better."""
    kind = act.kind_of(action)
    value = act.value_of(action)
    seat = g.s.actor
    if kind == act.PLACE_GHOST:
        return place(g, g.s.card, value)
    if kind == act.DISCARD_TAO:
        return -g.token_value(seat, value) * (2.0 if g.s.tao(seat, value) == 1 else 1.0)
    if kind == act.CHOOSE_VICTIM:
        return -g.qi_cost(value) + 0.1 * float(g.s.cells[QI + value])
    if kind == act.TAKE_TAO:
        return g.token_value(g.s.mark - 1, value) * 4.0
    if kind == act.REROLL_CURSE:
        return curse_cost(g, g.s.face - 1) - 0.3
    if kind == act.REROLL:
        return reroll(g, value)
    if kind == act.CHOOSE_GHOSTS:
        return chosen(g, value)
    if kind == act.PAY:
        return -price(g, value)
    if kind == act.SPEND_FROM:
        return float(g.s.tao(value, g.s.mark - 1)) + (0.0 if value == seat else 0.2)
    return score_more(g, kind, value)


def score_more(g: Glance, kind: i64, value: i64) -> float:
    """Rewards and helps."""
    seat = g.s.actor
    if kind == act.TAKE_QI:
        return g.worth.qi * g.thirst(seat)
    if kind == act.TAKE_YIN_YANG:
        return g.worth.yin_yang
    if kind == act.GIVE_QI:
        return g.thirst(value) * 2.0 - 0.1 * float(g.s.cells[QI + value])
    if kind == act.CLEAR_TILE:
        return clear(g, value)
    if kind == act.BANISH:
        return g.harm[value]
    if kind == act.CALM_BOARD:
        return plans.calm_worth(g, value)
    if kind == act.SET_CIRCLE:
        return plans.circle_worth(g, value)
    if kind == act.PUT_MANTRA:
        return menu.scroll_worth(g, value) * 2.0
    if kind == act.LIFT_GHOST:
        return lift(g, value)
    if kind == act.DROP_GHOST:
        return drop(g, g.s.mark - 1, value)
    if kind == act.LIFT_TAOIST:
        return blow(g, value)
    if kind == act.DROP_TAOIST:
        return plans.action_worth(g, g.s.mark - 1, value)
    if kind == act.CHOOSE_COMPANION:
        return best_companion(g, value)
    if kind == act.MOVE_COMPANION:
        return menu.companion(g, seat, g.s.mark - 1, value)
    return 0.0


# ---- where a ghost comes ----


def place(g: Glance, card: i64, space: i64) -> float:
    """Buddhas for strong ghosts; corners where one roll strikes two; no board filled without need."""
    side = space // 3
    value = g.worth.ghost - g.harm_of(card, space)
    if g.s.cells[BUDDHA + space] != 0:
        if card <= GHOSTS:
            return g.harm_of(card, space) - g.worth.buddha_placed
        value += 5.0 if card == UNCATCHABLE else -0.3  # others send the Buddha back for nothing
    if g.crowd[side] == 2:
        value -= g.worth.second_ghost
    if card == HOWLING:
        value -= 0.5 * float(min(i64(1), g.s.cells[GHOST + opposite(space)]))
    return value + surroundings(g, card, space)


def surroundings(g: Glance, card: i64, space: i64) -> float:
    """A corner, a ghost around it, and a Taoist who has the colour."""
    tile = front_tile(space)
    other = FIRST_FACED[tile] + SECOND_FACED[tile] - space
    value = 0.0
    if SECOND_FACED[tile] >= 0:
        value += g.worth.corner
        if g.s.cells[GHOST + other] != 0:
            value += g.worth.pair
    colour = g.s.colour_of(card)
    for seat in range(g.s.setup.seats):
        if g.s.cells[ALIVE + seat] != 0 and plans.within_step(g.s.cells[AT + seat], tile):
            value += g.worth.near * (1.0 + float(g.s.tao(seat, colour)))
    return value


def lift(g: Glance, space: i64) -> float:
    """A ghost off a full board, or onto a Buddha."""
    card = g.s.cells[GHOST + space]
    value = g.crowd_cost(space // 3) * g.worth.blow
    if card <= GHOSTS and g.buddhas_waiting() > 0:
        value = max(value, g.harm[space] - g.worth.buddha_placed)
    return value


def drop(g: Glance, source: i64, space: i64) -> float:
    card = g.s.cells[GHOST + source]
    crowding = 0.0
    if space // 3 != source // 3 and g.crowd[space // 3] >= 1:
        crowding = g.worth.second_ghost * float(g.crowd[space // 3])
    if g.s.cells[BUDDHA + space] != 0 and (card <= GHOSTS or card == UNCATCHABLE):
        return g.harm[source] + 1.0
    return surroundings(g, card, space) - crowding


def clear(g: Glance, tile: i64) -> float:
    """The tile whose help is worth most now."""
    seat = g.s.actor
    return 1.0 + 0.3 * max(0.0, plans.help_worth(g, seat, g.s.cells[tile]))


def blow(g: Glance, seat: i64) -> float:
    """How much better another tile is for this Taoist."""
    best = 0.0
    for tile in range(TILES):
        best = max(best, plans.action_worth(g, seat, tile))
    return best - plans.action_worth(g, seat, g.s.cells[AT + seat])


def best_companion(g: Glance, other: i64) -> float:
    best = -1.0
    for tile in range(TILES):
        if tile != g.s.cells[AT + other] and plans.within_step(g.s.cells[AT + other], tile):
            best = max(best, menu.companion(g, g.s.actor, other, tile))
    return best


# ---- dice and tokens ----


def curse_cost(g: Glance, face: i64) -> float:
    if face == BLANK:
        return 0.0
    if face == HAUNT:
        return g.village_cost()
    if face == LOSE_QI:
        return g.qi_cost(g.s.actor)
    if face == LOSE_ALL_TAO:
        return g.worth.token * float(g.s.tao_total(g.s.actor))
    return g.arrival_cost()


def chosen(g: Glance, wanted: i64) -> float:
    """These ghosts gone, less the tokens that it takes."""
    if wanted == 0:
        return 0.0
    seat = g.s.actor
    roll = payment.roll_of(g.s, seat, g.blocked)
    value = -g.worth.token * float(roll.cost(exorcism.as_set(g.s, seat, wanted)))
    for space in range(i64(12)):
        if (wanted >> space) & 1 != 0:
            value += g.gain(space, seat)
    return value


def price(g: Glance, tao: i64) -> float:
    """What these tokens are worth to the one who pays."""
    total = 0.0
    for colour in range(COLOURS):
        total += float(act.tokens_in(tao, colour)) * (0.1 + g.token_value(g.s.actor, colour))
    return total


def reroll(g: Glance, thrown: i64) -> float:
    """Good dice stay, the others fly: a point for each die that is treated so."""
    value = 0.0
    for die in range(g.s.dice):
        flies = (thrown >> die) & 1 != 0
        if flies != is_good(g, die):
            value += 1.0
    return value


def is_good(g: Glance, die: i64) -> bool:
    """Does this die pay for something, counting those before it?"""
    face = g.s.cells[DICE + die]
    herbs = is_herbs(g)
    if face == WHITE:
        return g.wild or (herbs and g.s.setup.herbalist_white)
    if herbs:
        return g.s.cells[SUPPLY + face] > 0
    before: i64 = 0
    for other in range(die):
        if g.s.cells[DICE + other] == face:
            before += 1
    return before < faced_need(g, face)


def is_herbs(g: Glance) -> bool:
    """Were these dice thrown at the Herbalist's?"""
    return g.s.jobs > 0 and g.s.cells[JOBS + (g.s.jobs - 1) * JOB_WIDTH] == JOB_HERBS


def faced_need(g: Glance, colour: i64) -> i64:
    """Symbols of this colour on the ghosts that the active Taoist faces."""
    tile = g.s.cells[AT + g.s.actor]
    total: i64 = 0
    for space in (FIRST_FACED[tile], SECOND_FACED[tile]):
        if space >= 0 and g.s.cells[GHOST + space] != 0:
            total += g.need(g.s.cells[GHOST + space], space, colour)
    return total
