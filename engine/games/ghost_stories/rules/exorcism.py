"""Chapters 9 and 10: an exorcism from the roll to its curses and rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.core.state import Actions
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories.rules import codes, dice, payment, spaces, tokens
from engine.games.ghost_stories.rules.geometry import front_tile
from engine.games.ghost_stories.terms import (
    ALIVE,
    AT_CURSE_ORDER,
    AT_OWNER,
    AT_PAY,
    AT_SET,
    BUDDHA,
    CARD_CURSES,
    CARD_WIDTH,
    COLOURS,
    GHOST,
    HOWLING,
    JOB_BANISH,
    JOB_CHOOSE_SET,
    JOB_CURSE,
    JOB_REWARD,
    JOB_SPEND,
    JOB_THROW,
    JOB_VICTORY,
    N_ATTEMPT,
    N_EXORCISED,
    N_FAILED,
    NO_SPACE,
    SPACES,
    SPEND,
    STRENGTH,
    UNCATCHABLE,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def check_eligible(s: GhostStoriesState, seat: i64) -> i64:
    """At least one eligible ghost on a facing space (GHO-8.5, 9.12)."""
    tile = s.place(seat)
    if payment.eligible(s, tile) != 0:
        return OK
    code = codes.NO_GHOST_TO_EXORCISE
    for space in range(SPACES):
        if front_tile(space) == tile and s.ghost(space) != 0:
            code = codes.HOWLING_NIGHTMARE if s.ghost(space) == HOWLING else codes.UNCATCHABLE
    return code


def begin_attempt(s: GhostStoriesState, seat: i64) -> None:
    """Throw the free Tao dice, with Strength of a Mountain the special one too (GHO-9.1, 14.6)."""
    s.note(N_ATTEMPT, seat, s.place(seat))
    s.push(JOB_CHOOSE_SET)
    s.push(JOB_THROW, s.free_dice() + (1 if s.has_power(seat, STRENGTH) else 0))


def begin_choice(s: GhostStoriesState) -> None:
    s.ask(AT_SET, s.active_seat())


# ---- which ghosts ----


def check_set(s: GhostStoriesState, seat: i64, wanted: i64) -> i64:
    if s.point != AT_SET or seat != s.actor:
        return codes.TURN
    code = check_faced(s, seat, wanted)
    if code != OK:
        return code
    roll = payment.roll_of(s, seat, payment.tokens_blocked(s))
    chosen = as_set(s, seat, wanted)
    if has_payment(roll, chosen):
        return OK
    if roll.cost(chosen) != payment.IMPOSSIBLE:
        return codes.DICE_MUST_COUNT
    return why_not_covered(s, seat, roll, chosen)


def check_faced(s: GhostStoriesState, seat: i64, wanted: i64) -> i64:
    """Only ghosts that he faces and whose condition is met."""
    tile = s.place(seat)
    if wanted >> SPACES != 0:
        return codes.FACING
    for space in range(SPACES):
        if (wanted >> space) & 1 == 0 or (front_tile(space) == tile and payment.is_eligible(s, space)):
            continue
        if front_tile(space) != tile:
            return codes.FACING
        if s.ghost(space) == HOWLING:
            return codes.HOWLING_NIGHTMARE
        return codes.UNCATCHABLE if s.ghost(space) == UNCATCHABLE else codes.NO_GHOST_TO_EXORCISE
    return OK


def as_set(s: GhostStoriesState, seat: i64, wanted: i64) -> i64:
    """Ghosts of a Roll, one bit each, from spaces."""
    eligible = payment.eligible(s, s.place(seat))
    chosen: i64 = 0
    ghost: i64 = 0
    for space in range(SPACES):
        if (eligible >> space) & 1 != 0:
            chosen |= ((wanted >> space) & 1) << ghost
            ghost += 1
    return chosen


def has_payment(roll: payment.Roll, chosen: i64) -> bool:
    out = Actions()
    roll.list_payments(chosen, out)
    return out.count > 0


def why_not_covered(s: GhostStoriesState, seat: i64, roll: payment.Roll, chosen: i64) -> i64:
    """The article that explains best why these ghosts cannot be paid for."""
    if payment.tokens_blocked(s):
        unblocked = payment.roll_of(s, seat, False)
        if unblocked.cost(chosen) != payment.IMPOSSIBLE:
            return codes.TAO_BLOCKED
    for ghost in range(roll.ghosts):
        alone = i64(1) << ghost
        if chosen & alone != 0 and roll.cost(alone) == payment.IMPOSSIBLE:
            return codes.DICE_IMMUNE if roll.immune & alone != 0 else codes.NOT_COVERED
    return codes.ONE_SYMBOL_EACH


def do_set(s: GhostStoriesState, wanted: i64) -> None:
    seat = s.actor
    s.chosen = wanted
    if wanted == 0:
        s.note(N_FAILED, seat)
        dice.put_down(s)
        return
    payments = Actions()
    roll = payment.roll_of(s, seat, payment.tokens_blocked(s))
    roll.list_payments(as_set(s, seat, wanted), payments)
    if payments.count == 1:
        do_pay(s, payments.get(0))
    else:
        s.ask(AT_PAY, seat)


# ---- with which tokens ----


def check_pay(s: GhostStoriesState, seat: i64, tao: i64) -> i64:
    if s.point != AT_PAY or seat != s.actor:
        return codes.TURN
    roll = payment.roll_of(s, seat, payment.tokens_blocked(s))
    chosen = as_set(s, seat, s.chosen)
    if roll.is_legal(chosen, tao):
        return OK if tao >> 15 == 0 else codes.NO_MORE_THAN_NEEDED
    if not roll.owns(tao):
        return codes.SAME_TILE
    if not roll.pays(chosen, tao):
        return codes.NOT_COVERED
    if payment.size_of(tao) > roll.cost(chosen):
        return codes.NO_MORE_THAN_NEEDED
    return codes.DICE_MUST_COUNT


def do_pay(s: GhostStoriesState, tao: i64) -> None:
    for colour in range(COLOURS):
        s.cells[SPEND + colour] = act.tokens_in(tao, colour)
    s.push(JOB_BANISH)
    s.push(JOB_SPEND)


def spend(s: GhostStoriesState) -> None:
    """Take the tokens one by one; ask whose, where several on the tile own that colour (GHO-9.5)."""
    tile = s.place(s.active_seat())
    for colour in range(COLOURS):
        while s.cells[SPEND + colour] > 0:
            owner: i64 = -1
            for seat in range(s.setup.seats):
                if can_spend(s, seat, tile, colour):
                    if owner >= 0:
                        s.mark = colour + 1
                        s.ask(AT_OWNER, s.active_seat())
                        return
                    owner = seat
            tokens.give_back(s, owner, colour, 1)
            s.cells.bump(SPEND + colour, -1)


def can_spend(s: GhostStoriesState, seat: i64, tile: i64, colour: i64) -> bool:
    return s.cells[ALIVE + seat] != 0 and s.place(seat) == tile and s.tao(seat, colour) > 0


def check_owner(s: GhostStoriesState, seat: i64, owner: i64) -> i64:
    if s.point != AT_OWNER:
        return codes.TURN
    if not s.is_seat(owner) or not can_spend(s, owner, s.place(s.active_seat()), s.mark - 1):
        return codes.SAME_TILE
    return OK


def do_owner(s: GhostStoriesState, owner: i64) -> None:
    colour = s.mark - 1
    s.mark = 0
    tokens.give_back(s, owner, colour, 1)
    s.cells.bump(SPEND + colour, -1)
    s.push(JOB_SPEND)


# ---- what follows ----


def banish(s: GhostStoriesState) -> None:
    """The exorcised ghosts leave first; then come all curses, then all rewards (GHO-10.1)."""
    first: i64 = NO_SPACE
    second: i64 = NO_SPACE
    for space in range(SPACES):
        if (s.chosen >> space) & 1 != 0:
            if first == NO_SPACE:
                first = space
            else:
                second = space
    first_card = leave(s, first)
    second_card: i64 = 0
    if second != NO_SPACE:
        second_card = leave(s, second)
    s.chosen = 0
    dice.put_down(s)
    if curses(s, first_card) and curses(s, second_card):
        s.first_gone = first + 1
        s.first_card = first_card
        s.second_gone = second + 1
        s.second_card = second_card
        s.ask(AT_CURSE_ORDER, s.active_seat())
    else:
        follow_up(s, first, first_card, second, second_card)


def leave(s: GhostStoriesState, space: i64) -> i64:
    card = s.cells[GHOST + space]
    s.note(N_EXORCISED, s.active_seat(), card, space)
    if card == UNCATCHABLE and s.cells[BUDDHA + space] != 0:
        spaces.buddha_returns(s, space)
    spaces.remove(s, space)
    return card


def curses(s: GhostStoriesState, card: i64) -> bool:
    return s.setup.cards[card * CARD_WIDTH + CARD_CURSES] != 0


def check_order(s: GhostStoriesState, space: i64) -> i64:
    if s.point != AT_CURSE_ORDER:
        return codes.TURN
    return OK if space + 1 == s.first_gone or space + 1 == s.second_gone else codes.FACING


def do_order(s: GhostStoriesState, space: i64) -> None:
    first = s.first_gone - 1
    first_card = s.first_card
    second = s.second_gone - 1
    second_card = s.second_card
    s.first_gone = 0
    s.first_card = 0
    s.second_gone = 0
    s.second_card = 0
    if space == first:
        follow_up(s, first, first_card, second, second_card)
    else:
        follow_up(s, second, second_card, first, first_card)


def follow_up(s: GhostStoriesState, first: i64, first_card: i64, second: i64, second_card: i64) -> None:
    """Curses concern the exorcist, over the line of the space that the ghost left (GHO-7.5, 10.2)."""
    seat = s.setup.seat_of[s.active]
    s.push(JOB_VICTORY)
    if second_card != 0:
        s.push(JOB_REWARD, second_card, seat)
    s.push(JOB_REWARD, first_card, seat)
    if curses(s, second_card):
        s.push(JOB_CURSE, second, seat)
    if curses(s, first_card):
        s.push(JOB_CURSE, first, seat)
