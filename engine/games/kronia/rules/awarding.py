"""Chapter 5, the award (KRO-5), with "reversed tie" and "lowest wins" (KRO-11.3, 11.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import CHANCE
from engine.games.kronia.rules import exchanging, recovering
from engine.games.kronia.terms import (
    AT_EXCHANGE,
    AT_EXTRA,
    BAG,
    CARD,
    EXCHANGE_RULE,
    FATE,
    GODS,
    LOWEST_WINS,
    N_AWARDED,
    N_REVEALED,
    N_UNCLAIMED,
    OWNED,
    REVERSED_TIE,
    RULE,
    SHOWN,
    TEMPLES,
    TOKEN,
    WINNER,
    WINNER_PICKS,
    WON,
)

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def turn_up(s: KroniaState) -> None:
    """All laid cards are turned up, keeping their order (KRO-5.1)."""
    s.revealed = 1
    for temple in range(TEMPLES):
        for i in range(s.laid):
            if s.temple_of(i) == temple:
                s.cells[SHOWN + s.card(s.owner(i), s.value(i))] = s.round
                s.note(N_REVEALED, temple, s.position(i), s.owner(i), s.value(i))


def reveal(s: KroniaState) -> None:
    turn_up(s)
    s.settled = 0
    settle_temples(s)


def settle_temples(s: KroniaState) -> None:
    """Settle one temple after another until a winner must decide, then go on (KRO-5.7)."""
    while True:
        temple = next_temple(s)
        if temple < 0:
            recovering.start_recovery(s)
            return
        s.temple = temple
        index = best_card(s, temple)
        if index < 0:
            s.note(N_UNCLAIMED, temple, s.token_on(temple))
            s.cells[TOKEN + temple] = 0  # it leaves the game (5.5)
            s.settled |= i64(1) << temple
        elif win(s, temple, index):
            return


def next_temple(s: KroniaState) -> i64:
    """The exchange temple first (KRO-11.11), then A, B, C; -1 when all are settled."""
    for temple in range(s.setup.temples):
        if s.cells[RULE + temple] == EXCHANGE_RULE and (s.settled >> temple) & 1 == 0:
            return temple
    for temple in range(s.setup.temples):
        if (s.settled >> temple) & 1 == 0:
            return temple
    return -1


def best_card(s: KroniaState, temple: i64) -> i64:
    """The place in the row of laid cards of the one that wins this temple, or -1 (KRO-5.2 to 5.4)."""
    best: i64 = -1
    for i in range(s.laid):
        if s.temple_of(i) == temple and (best < 0 or beats(s, temple, s.value(i), s.value(best))):
            best = i
    return best


def beats(s: KroniaState, temple: i64, upper: i64, lower: i64) -> bool:
    """Does the upper of two cards in a stack beat the lower one?"""
    rule = s.cells[RULE + temple]
    if upper == lower:
        return rule == REVERSED_TIE or (rule == LOWEST_WINS and s.setup.lowest_top)
    return (upper < lower) == (rule == LOWEST_WINS)


def win(s: KroniaState, temple: i64, index: i64) -> bool:
    """The owner of this card wins the temple. True if a decision or a draw comes before the token."""
    seat = s.owner(index)
    s.cells[FATE + index] = WON  # and stays so, whatever is exchanged (11.20)
    s.cells[WINNER + temple] = seat + 1
    rule = s.cells[RULE + temple]
    if rule == EXCHANGE_RULE and exchanging.can_exchange(s, seat):
        s.point = AT_EXCHANGE
        s.actor = seat
        return True
    if rule == WINNER_PICKS and tokens_in_bag(s) > 0:
        s.point = AT_EXTRA
        s.actor = CHANCE
        return True
    award(s, s.token_on(temple))
    return False


def tokens_in_bag(s: KroniaState) -> i64:
    """Tokens in the bag, wrath tokens included."""
    count: i64 = 0
    for god in range(i64(1), GODS):
        count += s.cells[BAG + god]
    return count


def award(s: KroniaState, god: i64) -> None:
    """The winner of the temple that is being settled gets this token (KRO-5.6)."""
    seat = s.winner(s.temple)
    s.cells.bump(OWNED + seat * GODS + god, 1)
    s.note(N_AWARDED, s.temple, seat, god, winning_value(s, seat))
    end_temple(s)


def winning_value(s: KroniaState, seat: i64) -> i64:
    """The value of the card with which this seat won the temple that is being settled."""
    for i in range(s.laid):
        if s.temple_of(i) == s.temple and s.owner(i) == seat and s.cells[FATE + i] == WON:
            return s.value(i)
    return 0


def end_temple(s: KroniaState) -> None:
    s.cells[TOKEN + s.temple] = 0
    s.settled |= i64(1) << s.temple


def card_at(s: KroniaState, index: i64) -> i64:
    """The cell that says where the card at this place of the row of laid cards is."""
    return CARD + s.card(s.owner(index), s.value(index))
