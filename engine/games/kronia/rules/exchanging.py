"""Chapter 11: the exchange temple (KRO-11.8 to 11.10), in the steps mode, own token, owner, tokens taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.kronia.rules import awarding, codes
from engine.games.kronia.terms import (
    APOLLO,
    AT_EXCHANGE,
    AT_GIVE,
    AT_TAKE,
    AT_TARGET,
    DECLINE,
    GODS,
    N_CHOSE_EXCHANGE,
    N_DECLINED,
    N_EXCHANGED,
    N_NAMED_OWNER,
    N_OFFERED,
    ONE_FOR_TWO,
    OWNED,
    TWO_FOR_ONE,
    WRATH,
    ZEUS,
)

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState

BEYOND: Final[i64] = 99  # a value that no token or pair has


def cheapest(s: KroniaState, seat: i64) -> i64:
    """The least value of a favor token that this seat owns, or BEYOND."""
    for god in range(APOLLO, ZEUS + 1):
        if s.tokens(seat, god) > 0:
            return god
    return BEYOND


def cheapest_pair(s: KroniaState, seat: i64) -> i64:
    """The least value of two favor tokens that this seat owns, or BEYOND."""
    least = cheapest(s, seat)
    if least == BEYOND:
        return BEYOND
    if s.tokens(seat, least) > 1:
        return 2 * least
    for god in range(least + 1, ZEUS + 1):
        if s.tokens(seat, god) > 0:
            return least + god
    return BEYOND


def dearest(s: KroniaState, seat: i64) -> i64:
    """The greatest value of a favor token that this seat owns, or 0."""
    for god in range(ZEUS, i64(0), -1):
        if s.tokens(seat, god) > 0:
            return god
    return 0


def least_to_take(s: KroniaState, winner: i64, mode: i64) -> i64:
    """The least value that any other player could supply in this mode, or BEYOND."""
    least = BEYOND
    for seat in range(s.setup.seats):
        if seat != winner:
            least = min(least, cheapest_pair(s, seat) if mode == ONE_FOR_TWO else cheapest(s, seat))
    return least


def worth_given(s: KroniaState, given: i64) -> i64:
    """The value of the temple's token together with an own one."""
    return s.token_on(s.temple) + given


def check_mode(s: KroniaState, winner: i64, mode: i64) -> i64:
    """Could the winner of the temple that is being settled exchange in this mode?"""
    if mode != ONE_FOR_TWO and mode != TWO_FOR_ONE:
        return codes.EXCHANGE
    given: i64 = 0
    if mode == TWO_FOR_ONE:
        given = dearest(s, winner)
        if given == 0:
            return codes.EXCHANGE
    least = least_to_take(s, winner, mode)
    if least == BEYOND:
        return codes.EXCHANGE
    return OK if least <= worth_given(s, given) else codes.EXCHANGE_VALUE


def can_exchange(s: KroniaState, winner: i64) -> bool:
    return check_mode(s, winner, ONE_FOR_TWO) == OK or check_mode(s, winner, TWO_FOR_ONE) == OK


def check_exchange(s: KroniaState, seat: i64, mode: i64) -> i64:
    if s.point >= AT_EXCHANGE and s.point <= AT_TAKE and seat != s.actor and mode == DECLINE:
        return codes.OWNER_CANNOT_REFUSE
    if s.point != AT_EXCHANGE:
        return codes.TURN
    return OK if mode == DECLINE else check_mode(s, s.winner(s.temple), mode)


def do_exchange(s: KroniaState, mode: i64) -> None:
    if mode == DECLINE:
        s.note(N_DECLINED, s.actor, s.temple)
        awarding.award(s, s.token_on(s.temple))
        awarding.settle_temples(s)
        return
    s.note(N_CHOSE_EXCHANGE, s.actor, mode)
    s.mode = mode
    s.point = AT_GIVE if mode == TWO_FOR_ONE else AT_TARGET


def check_give(s: KroniaState, seat: i64, god: i64) -> i64:
    if s.point != AT_GIVE:
        return codes.TURN
    if god == WRATH:
        return codes.WRATH_IS_NO_FAVOR
    if god < APOLLO or god > ZEUS or s.tokens(s.actor, god) == 0:
        return codes.EXCHANGE
    if least_to_take(s, s.actor, s.mode) > worth_given(s, god):
        return codes.EXCHANGE_VALUE
    return OK


def do_give(s: KroniaState, god: i64) -> None:
    s.given = god
    s.note(N_OFFERED, s.actor, god)
    s.point = AT_TARGET


def check_target(s: KroniaState, seat: i64, owner: i64) -> i64:
    if s.point != AT_TARGET:
        return codes.TURN
    if not s.is_seat(owner) or owner == s.actor:
        return codes.EXCHANGE
    least = cheapest_pair(s, owner) if s.mode == ONE_FOR_TWO else cheapest(s, owner)
    if least == BEYOND:
        return codes.EXCHANGE
    return OK if least <= worth_given(s, s.given) else codes.EXCHANGE_VALUE


def do_target(s: KroniaState, owner: i64) -> None:
    s.other = owner + 1
    s.note(N_NAMED_OWNER, s.actor, owner)
    s.point = AT_TAKE


def check_take(s: KroniaState, seat: i64, god: i64, second: i64) -> i64:
    if s.point != AT_TAKE:
        return codes.TURN
    if god == WRATH or second == WRATH:
        return codes.WRATH_IS_NO_FAVOR
    if god < APOLLO or god > ZEUS or second > ZEUS or (second != 0) != (s.mode == ONE_FOR_TWO):
        return codes.EXCHANGE
    if second != 0 and second < god:
        return codes.EXCHANGE  # a pair is named with the smaller god first
    owner = s.other - 1
    needed: i64 = 2 if second == god else 1
    if s.tokens(owner, god) < needed or (second != 0 and s.tokens(owner, second) == 0):
        return codes.EXCHANGE
    return OK if god + second <= worth_given(s, s.given) else codes.EXCHANGE_VALUE


def do_take(s: KroniaState, god: i64, second: i64) -> None:
    """What is given goes to the owner of what is taken; the winner stays the winner (11.8, 11.20)."""
    owner = s.other - 1
    pass_token(s, owner, s.actor, god)
    if second != 0:
        pass_token(s, owner, s.actor, second)
    if s.given != 0:
        pass_token(s, s.actor, owner, s.given)
    s.cells.bump(OWNED + owner * GODS + s.token_on(s.temple), 1)
    s.note(N_EXCHANGED, s.actor, owner, s.given, god, second)
    s.mode = 0
    s.given = 0
    s.other = 0
    awarding.end_temple(s)
    awarding.settle_temples(s)


def pass_token(s: KroniaState, giver: i64, taker: i64, god: i64) -> None:
    s.cells.bump(OWNED + giver * GODS + god, -1)
    s.cells.bump(OWNED + taker * GODS + god, 1)
