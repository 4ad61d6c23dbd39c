"""Could these components lie on a table like this? Asked of every position that comes from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import CHANCE, NOBODY
from engine.core.state import Actions, Outcomes
from engine.games.kronia.rules import awarding, tiles
from engine.games.kronia.terms import (
    AT_CHANGE,
    AT_DISCARD,
    AT_DRAW,
    AT_EXCHANGE,
    AT_EXTRA,
    AT_LAY,
    AT_NAME_FIRST,
    AT_OVER,
    AT_PAY,
    AT_PICK,
    AT_PLACE,
    AT_RECOVER,
    AT_SIDE,
    AT_TAKE,
    AT_TARGET,
    AT_TILE,
    BAG,
    BOXED,
    CARD,
    CHOOSE_FIRST,
    COVERED,
    DEBT,
    DRAWN,
    FATE,
    GODS,
    HADES,
    HAND,
    HID,
    HIDDEN,
    KEPT,
    LAID,
    LATER,
    LEFT,
    ONE_FOR_TWO,
    OPEN,
    OWNED,
    ROUNDS,
    RULE,
    SHOWN,
    SHUFFLED,
    SIDES,
    SPENT,
    STAGE_ROUNDS,
    TEMPLES,
    TILE,
    TILES,
    TILES_LEFT,
    TWO_FOR_ONE,
    VALUES,
    WON,
    WRATH,
    WRATH_POINTS,
)

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def is_sound(s: KroniaState) -> bool:
    return (
        numbers_fit(s)
        and tokens_add_up(s)
        and temples_fit(s)
        and special_tiles_fit(s)
        and cards_lie_well(s)
        and memories_fit(s)
        and payments_fit(s)
        and hands_are_full(s)
        and point_fits(s)
        and somebody_can_act(s)
    )


def numbers_fit(s: KroniaState) -> bool:
    if s.round > ROUNDS or (s.round == 0) != (s.point < AT_DRAW) or s.turn > s.setup.seats * s.setup.decks:
        return False
    if not s.is_seat(s.first) or s.named != 0:  # a name is acted upon at once
        return False
    if s.settled >> s.setup.temples != 0 or s.aside > s.setup.tokens[WRATH]:
        return False
    if (s.draws_left != 0) != (s.point == AT_DRAW) or (s.owed != 0) != (s.point == AT_DISCARD):
        return False
    for seat in range(s.setup.seats):
        if s.cells[COVERED + seat] > s.tokens(seat, WRATH):
            return False
    return s.owed <= s.setup.decks


def memories_fit(s: KroniaState) -> bool:
    """Rounds that are remembered have been; what was revealed in one was not discarded before it."""
    for card in range(s.setup.seats * s.setup.decks * VALUES):
        shown, discarded = s.cells[SHOWN + card], s.cells[HID + card]
        if shown > s.round or discarded > s.round:
            return False
        if (s.cells[CARD + card] == HIDDEN) != (discarded != 0) or (discarded != 0 and shown > discarded):
            return False
    return True


def payments_fit(s: KroniaState) -> bool:
    """Nothing is counted or owed for wrath tokens before the twelve rounds are over (KRO-10.10)."""
    for seat in range(s.setup.seats):
        owed = s.cells[KEPT + seat] + s.cells[DEBT + seat] + s.cells[COVERED + seat]
        if s.point < AT_PAY and owed != 0:
            return False
        if (
            s.cells[KEPT + seat] > ROUNDS * HADES
            or s.cells[DEBT + seat] > WRATH_POINTS * s.setup.tokens[WRATH]
        ):
            return False
    return True


# ---- tokens and temples ----


def tokens_add_up(s: KroniaState) -> bool:
    """No token is there twice, and no more have left bag and table than the rounds so far took."""
    pool: i64 = 0
    printed: i64 = 0
    for god in range(i64(1), GODS):
        if s.cells[BAG + god] > s.cells[SHUFFLED + god] or s.cells[SHUFFLED + god] > s.setup.tokens[god]:
            return False
        open_tokens = tokens_on_table(s, god)
        owned: i64 = 0
        for seat in range(s.setup.seats):
            owned += s.cells[OWNED + seat * GODS + god]
        if open_tokens + owned > s.setup.tokens[god]:
            return False
        pool += open_tokens
        printed += s.setup.tokens[god]
    return pool >= printed - s.setup.temples * s.round and awarding.tokens_in_bag(s) >= s.draws_left


def tokens_on_table(s: KroniaState, god: i64) -> i64:
    """Tokens of a god that nobody owns: in the bag, drawn, or on a temple."""
    found = s.cells[BAG + god] + s.cells[DRAWN + god]
    for temple in range(TEMPLES):
        if s.token_on(temple) == god:
            found += 1
    if s.point == AT_PICK and s.extra == god:
        found += 1
    return found + s.aside if god == WRATH else found


def temples_fit(s: KroniaState) -> bool:
    """A temple in play has its token from the placing until it is settled, and no other has one."""
    if s.token_on(HADES) != 0 and s.token_on(HADES) != WRATH:
        return False
    for temple in range(HADES):
        god = s.token_on(temple)
        if god >= WRATH or (god != 0 and (not s.temple_exists(temple) or s.is_hades_round())):
            return False
        if s.point >= AT_LAY and (god != 0) != has_token(s, temple):
            return False
    return True


def has_token(s: KroniaState, temple: i64) -> bool:
    if s.point > AT_TAKE or s.is_hades_round() or not s.temple_exists(temple):
        return False
    return (s.settled >> temple) & 1 == 0


def special_tiles_fit(s: KroniaState) -> bool:
    """Each special tile is dealt once or left, and each temple has the rule of its own tile or none."""
    most: i64 = 1 if s.setup.special_tiles else 0
    for tile in range(TILES):
        if s.cells[TILES_LEFT + tile] > most:
            return False
    for temple in range(TEMPLES):
        up = s.cells[TILE + temple] - 1
        rule: i64 = 0
        if up >= 0:
            if most == 0 or not s.temple_exists(temple) or s.cells[TILES_LEFT + up // SIDES] != 0:
                return False
            rule = s.setup.sides[up] if s.setup.sides[up] <= CHOOSE_FIRST else i64(0)
        if s.cells[RULE + temple] != rule:
            return False
    return most == 1 or s.general == 0


# ---- cards ----


def cards_lie_well(s: KroniaState) -> bool:
    """What lies on a temple is there once, belongs to its owner's deck, and is not in a hand as well."""
    if s.laid != cards_due(s):
        return False
    lying: i64 = 0
    for i in range(s.laid):
        temple = s.temple_of(i)
        if (temple == HADES) != s.is_hades_round() or (temple != HADES and not s.temple_exists(temple)):
            return False
        if s.laid_by(s.owner(i)) > s.setup.decks:
            return False
        for other in range(i):
            if s.owner(other) == s.owner(i) and s.value(other) == s.value(i):
                return False
        place = s.cells[awarding.card_at(s, i)]
        if not fate_fits(s, s.cells[FATE + i], place):
            return False
        if place == LAID:
            lying += 1
    for i in range(s.setup.seats * s.setup.decks * VALUES):
        place = s.cells[CARD + i]
        if place == BOXED or place > LATER:
            return False
        if place == LAID:
            lying -= 1
    return lying == 0


def fate_fits(s: KroniaState, fate: i64, place: i64) -> bool:
    """Is a card where it must be after what became of it (KRO-6.2, 6.3)?"""
    if fate == OPEN or (fate == WON and s.revealed == 1):
        return place == LAID
    if s.revealed == 0 or fate > LEFT:
        return False
    if s.setup.simultaneous and s.point == AT_RECOVER:
        return place == LAID  # carried out when all have decided
    return place == SPENT if fate == LEFT else place == HAND or place == HIDDEN


def cards_due(s: KroniaState) -> i64:
    """How many cards lie on the temples: one more at each turn of the laying, then all, to the end."""
    if s.point == AT_LAY:
        return s.turn
    return s.setup.seats * s.setup.decks if s.point > AT_LAY and s.point < AT_NAME_FIRST else i64(0)


def hands_are_full(s: KroniaState) -> bool:
    """Before the reveal a hand and what was laid from it are what the rounds so far have left (KRO-6.2)."""
    if s.point < AT_DRAW or s.point > AT_CHANGE:
        return True
    played = s.round - 1
    if s.setup.decks == 2 and s.round > STAGE_ROUNDS:
        played -= STAGE_ROUNDS
    for seat in range(s.setup.seats):
        if s.hand_size(seat) + s.laid_by(seat) != VALUES - played * s.setup.decks:
            return False
    return True


# ---- the decision point ----


def point_fits(s: KroniaState) -> bool:
    """Who is to act goes with what there is to do."""
    point = s.point
    if point == AT_OVER:
        return s.actor == NOBODY
    if point <= AT_DRAW or point == AT_EXTRA:
        return s.actor == CHANCE and chance_fits(s)
    if s.actor < 0 or (s.revealed == 1) != (point > AT_CHANGE and point < AT_NAME_FIRST):
        return False
    if point >= AT_PICK and point <= AT_TAKE:
        return s.winner(s.temple) == s.actor and s.temple_exists(s.temple) and exchange_fits(s)
    if point == AT_NAME_FIRST:
        return tiles.seat_that_names(s) == s.actor
    if point == AT_PAY and (s.round < ROUNDS or s.due <= s.paid):
        return False
    if point == AT_PAY and s.cells[COVERED + s.actor] == s.tokens(s.actor, WRATH):
        return False
    return s.actor == (s.first if point == AT_PLACE else s.seat_after(s.turn))


def chance_fits(s: KroniaState) -> bool:
    if s.point == AT_EXTRA:
        return s.revealed == 1 and s.temple_exists(s.temple) and s.winner(s.temple) >= 0
    if s.point == AT_SIDE:
        return s.extra < TILES and s.cells[TILES_LEFT + s.extra] == 1 and s.temple_exists(s.temple)
    return s.point != AT_TILE or s.temple_exists(s.temple)


def exchange_fits(s: KroniaState) -> bool:
    """As much of an exchange as must be settled at this point (KRO-11.8)."""
    if s.point <= AT_EXCHANGE:
        return s.mode == 0
    if s.mode != ONE_FOR_TWO and s.mode != TWO_FOR_ONE:
        return False
    own = s.given != 0 and s.given < WRATH and s.tokens(s.actor, s.given) > 0
    if s.point >= AT_TARGET and own != (s.mode == TWO_FOR_ONE):
        return False
    return s.point != AT_TAKE or (s.other != 0 and s.other - 1 != s.actor)


def somebody_can_act(s: KroniaState) -> bool:
    """A seat has a legal action, chance an outcome."""
    if s.actor == CHANCE:
        odds = Outcomes()
        s.list_chance(odds)
        return odds.total > 0
    legal = Actions()
    s.list_actions(legal)
    return s.actor == NOBODY or legal.count > 0
